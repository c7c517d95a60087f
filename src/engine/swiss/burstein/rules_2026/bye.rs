//! The pairing-allocated bye (3.1), settled before any bracket.

use crate::swiss::colours::ColourHistory;
use crate::swiss::roster::Roster;
use std::cmp::Reverse;

/// Returns who gets the bye, `Some(None)` when the number is even; `None` when no complete pairing exists (1.9.1).
pub(super) fn find(roster: &Roster<'_>) -> Option<Option<usize>> {
    let everybody = roster.everybody();
    if everybody.len().is_multiple_of(2) {
        return roster.is_completable(&everybody).then_some(None);
    }
    let games = |who: usize| ColourHistory::of(roster.field.player(roster.card(who).seat)).games();
    // 3.1.2: whom some largest matching leaves out.
    let (1, spare) = roster.left_over(&everybody) else { return None };
    // 3.1.1, then 3.1.3 to 3.1.5.
    let may = everybody.into_iter().filter(|&who| roster.card(who).may_get_bye && spare.contains(who));
    may.min_by_key(|&who| (roster.card(who).score, Reverse(games(who)), Reverse(who))).map(Some)
}
