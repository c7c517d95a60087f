//! The pairing cards of a round: the data of each player defined in C.04.3 1.

use crate::format::{Field, Seat};
use crate::swiss::byes::may_get_bye;
use crate::swiss::colours::{ColourHistory, Preference};
use crate::swiss::floats::{RecentFloats, derived};
use crate::swiss::general_2026::{limits, preference};
use crate::swiss::roster;
use crate::tournament::Points;

/// Data specific to this edition.
#[derive(Clone, Debug)]
pub(in crate::swiss) struct DutchData {
    pub(in crate::swiss::dutch) history: ColourHistory,
    pub(in crate::swiss::dutch) preference: Option<Preference>,
    /// True if the score is over half of the points in the last round (1.8).
    pub(in crate::swiss::dutch) topscorer: bool,
    pub(in crate::swiss::dutch) floats: RecentFloats,
    /// Number of unplayed rounds (C9).
    pub(in crate::swiss::dutch) unplayed: u32,
}

pub(in crate::swiss::dutch) type DutchCard = roster::Card<DutchData>;

/// All players to be paired, highest ranked first (1.2).
pub(in crate::swiss::dutch) type DutchRoster<'a> = roster::Roster<'a, DutchData>;

pub(in crate::swiss::dutch) fn roster(field: &Field) -> DutchRoster<'_> {
    DutchRoster::by_score(field, card)
}

pub(in crate::swiss::dutch) fn card(field: &Field, seat: Seat) -> DutchCard {
    let (entrant, score) = (field.player(seat), field.pairing_score(seat));
    let history = ColourHistory::of(entrant);
    let preference = preference(&history);
    let topscorer = is_topscorer(field, score);
    // C3: two players with the same absolute preference do not meet, unless one of them is a topscorer.
    let rounds = u32::try_from(entrant.record.len()).unwrap_or(u32::MAX);
    DutchCard {
        seat,
        score,
        may_have: limits(preference.filter(|_| !topscorer)),
        due: preference.map(|preference| preference.side),
        may_get_bye: may_get_bye(field, seat),
        own: DutchData {
            history,
            preference,
            topscorer,
            floats: RecentFloats::by(entrant, |round| derived(round, field.points.loss)),
            unplayed: rounds.saturating_sub(history.games().into()),
        },
    }
}

/// Returns true if a score is above half of the maximum before the last round (1.8).
pub(in crate::swiss::dutch) fn is_topscorer(field: &Field, score: Points) -> bool {
    let played = i64::from(field.round.0) - 1;
    field.is_last_round() && 2 * i64::from(score.tenths()) > played * i64::from(field.points.win.tenths())
}
