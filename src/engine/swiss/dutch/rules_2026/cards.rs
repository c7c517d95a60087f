//! The pairing cards of a round: what C.04.3 1 asks of every player.

use crate::format::{Field, Float, RoundRecord, Seat};
use crate::swiss::byes::may_get_bye;
use crate::swiss::colours::{ColourHistory, Preference};
use crate::swiss::floats::RecentFloats;
use crate::swiss::general_2026::{limits, preference};
use crate::swiss::roster;
use crate::tournament::{Bye, Points};
use std::cmp::Reverse;

/// What this edition asks of a player besides.
#[derive(Clone, Debug)]
pub(in crate::swiss) struct Own {
    pub(super) history: ColourHistory,
    pub(super) preference: Option<Preference>,
    /// Over half of the points in the last round (1.8).
    pub(super) topscorer: bool,
    pub(super) floats: RecentFloats,
    /// Rounds without a game (C9).
    pub(super) unplayed: u32,
}

pub(super) type Card = roster::Card<Own>;

/// Everybody to be paired, the highest ranked first (1.2).
pub(super) type Roster<'a> = roster::Roster<'a, Own>;

/// Writes the cards.
pub(super) fn roster(field: &Field) -> Roster<'_> {
    let mut seats: Vec<(Reverse<Points>, Seat)> = field.present().map(|seat| field.place(seat)).collect();
    seats.sort_unstable();
    Roster::new(field, seats.into_iter().map(|(_, seat)| card(field, seat)).collect())
}

/// Writes the card of one player.
pub(super) fn card(field: &Field, seat: Seat) -> Card {
    let (entrant, score) = (field.player(seat), field.pairing_score(seat));
    let history = ColourHistory::of(entrant);
    let preference = preference(&history);
    let topscorer = is_topscorer(field, score);
    // C3: two players with the same absolute preference do not meet, unless one of them is a topscorer.
    let rounds = u32::try_from(entrant.record.len()).unwrap_or(u32::MAX);
    Card {
        seat,
        score,
        may_have: limits(preference.filter(|_| !topscorer)),
        due: preference.map(|preference| preference.side),
        may_get_bye: may_get_bye(field, seat),
        own: Own {
            history,
            preference,
            topscorer,
            floats: recent_floats(field, seat),
            unplayed: rounds.saturating_sub(history.games().into()),
        },
    }
}

/// Whether a score is above half of what could be reached before the last round (1.8).
pub(super) fn is_topscorer(field: &Field, score: Points) -> bool {
    let played = i64::from(field.round.0) - 1;
    field.is_last_round() && 2 * i64::from(score.tenths()) > played * i64::from(field.points.win.tenths())
}

/// Returns the floats of the latest two rounds (1.4): a game against another score, the pairing-allocated bye,
/// and any other round that gave more than a loss without a game.
pub(super) fn recent_floats(field: &Field, seat: Seat) -> RecentFloats {
    let float = |(round, earned): (&RoundRecord, Points)| match *round {
        RoundRecord::Played { float, .. } => float,
        RoundRecord::Bye { bye: Bye::PairingAllocated, .. } => Some(Float::Down),
        RoundRecord::Forfeited { .. } | RoundRecord::Bye { .. } => {
            (earned > field.points.loss).then_some(Float::Down)
        }
    };
    let mut latest = field.player(seat).earned().rev().map(float);
    RecentFloats { last: latest.next().flatten(), before: latest.next().flatten() }
}
