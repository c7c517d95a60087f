//! Who gets which colour (Article 5).

use super::READING;
use crate::format::Strength;
use crate::format::{Field, Pair, Reason, Seat};
use crate::swiss::colour_by_parity;
use crate::swiss::colours::{Claim, ColourHistory, Ground, hand_out};
use crate::swiss::dutch::rules_2026::{about_colours, arrival_number, preference};
use crate::tournament::Colour;

/// Gives the colours of two players who meet, with what decided.
pub(super) fn allocate(field: &Field, players: [Seat; 2]) -> (Pair, Ground) {
    let histories = players.map(|seat| ColourHistory::of(field.player(seat)));
    if histories.iter().all(|history| history.games() == 0) {
        let higher = field.higher(players[0], players[1]);
        let lower = if higher == players[0] { players[1] } else { players[0] };
        let pair = match colour_by_parity(field.initial_colour, arrival_number(field, higher)) {
            Colour::White => Pair { white: higher, black: lower },
            Colour::Black => Pair { white: lower, black: higher },
        };
        return (pair, Ground::PairingNumber);
    }
    hand_out(field, players, histories.map(|history| claim(&history)))
}

/// Returns the preference as it weighs in 5.2.3; before the first game it is a mild one for Black (1.6.4).
fn claim(history: &ColourHistory) -> Option<Claim> {
    let weight = match preference(history).map(|preference| preference.strength) {
        None | Some(Strength::Mild) => 0,
        Some(Strength::Strong) => 1,
        Some(Strength::Absolute) => 2,
    };
    (READING.due)(history).map(|side| Claim { side, weight })
}

/// Puts what decided the colours into a reason.
pub(super) fn reason(field: &Field, pair: Pair, ground: Ground) -> Reason {
    let (rule, what) = match ground {
        Ground::PairingNumber => ("5.2.1", "dubov-2026-initial"),
        Ground::BothPreferences => ("5.2.2", "dubov-2026-both"),
        Ground::StrongerPreference => ("5.2.3", "dubov-2026-stronger"),
        Ground::LatestDifference => ("5.2.4", "dubov-2026-alternate"),
        Ground::HigherRanked => ("5.2.5", "dubov-2026-higher"),
    };
    about_colours(field, pair, Reason::new(rule, what), ground)
}
