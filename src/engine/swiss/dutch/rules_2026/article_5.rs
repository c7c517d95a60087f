//! Who gets which colour (C.04.3 Article 5).

use super::cards::{Roster, preference};
use crate::format::Strength;
use crate::format::{Attendance, Entrant, Field, Pair, Reason, RoundRecord, Seat, Value};
use crate::swiss::colour_by_parity;
use crate::swiss::colours::{Claim, ColourHistory, Ground, hand_out};
use crate::tournament::{Bye, Colour};

/// Gives the colours of two players who meet, with what decided.
pub(in crate::swiss) fn allocate(field: &Field, players: [Seat; 2]) -> (Pair, Ground) {
    let claims = players.map(|seat| claim(&ColourHistory::of(field.player(seat))));
    if claims == [None, None] {
        let higher = field.higher(players[0], players[1]);
        let lower = if higher == players[0] { players[1] } else { players[0] };
        // 5.2.5 reads the number among those who have arrived, not the number in the list.
        let pair = match colour_by_parity(field.initial_colour, arrival_number(field, higher)) {
            Colour::White => Pair { white: higher, black: lower },
            Colour::Black => Pair { white: lower, black: higher },
        };
        return (pair, Ground::PairingNumber);
    }
    hand_out(field, players, claims)
}

/// Returns which of two players of the roster gets White.
pub(super) fn white_of(roster: &Roster<'_>, one: usize, other: usize) -> usize {
    let seats = [one, other].map(|place| roster.card(place).seat);
    let (pair, _) = allocate(roster.field, seats);
    if pair.white == seats[0] { one } else { other }
}

/// Returns the preference as it weighs in 5.2.2: of two absolute ones the wider difference wins.
fn claim(history: &ColourHistory) -> Option<Claim> {
    let preference = preference(history)?;
    let weight = match preference.strength {
        Strength::Mild => 0,
        Strength::Strong => 1,
        Strength::Absolute => 2 + history.difference().unsigned_abs(),
    };
    Some(Claim { side: preference.side, weight })
}

/// Returns the place of a player among those who are to be paired or took part in an earlier round, counted
/// from 1 in order of pairing numbers: who never arrived has no number yet.
pub(in crate::swiss) fn arrival_number(field: &Field, seat: Seat) -> usize {
    field.players.iter().take(seat.index() + 1).filter(|player| has_arrived(player)).count()
}

fn has_arrived(player: &Entrant) -> bool {
    player.attendance == Attendance::Present
        || player.record.iter().any(|round| match *round {
            RoundRecord::Played { .. } | RoundRecord::Forfeited { .. } => true,
            RoundRecord::Bye { bye, .. } => bye == Bye::PairingAllocated,
        })
}

/// Puts what decided the colours into a reason.
pub(super) fn reason(field: &Field, pair: Pair, ground: Ground) -> Reason {
    let (rule, what) = match ground {
        Ground::BothPreferences => ("5.2.1", "dutch-2026-both-preferences"),
        Ground::StrongerPreference => ("5.2.2", "dutch-2026-stronger-preference"),
        Ground::LatestDifference => ("5.2.3", "dutch-2026-latest-difference"),
        Ground::HigherRanked => ("5.2.4", "dutch-2026-higher-ranked"),
        Ground::PairingNumber => ("5.2.5", "dutch-2026-pairing-number"),
    };
    about_colours(field, pair, Reason::new(rule, what), ground)
}

/// Names the players of a board with the higher ranked of them; where a number decides, also that and the initial colour.
pub(in crate::swiss) fn about_colours(field: &Field, pair: Pair, reason: Reason, ground: Ground) -> Reason {
    let higher = field.higher(pair.white, pair.black);
    let reason = reason
        .with("white", Value::player(pair.white))
        .with("black", Value::player(pair.black))
        .with("higher", Value::player(higher));
    if ground != Ground::PairingNumber {
        return reason;
    }
    let reason = reason.with("number", Value::count(arrival_number(field, higher)));
    reason.with("initial", Value::Colour(field.initial_colour))
}
