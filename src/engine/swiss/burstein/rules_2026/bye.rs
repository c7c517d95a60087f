//! The pairing-allocated bye (3.1), settled before any bracket.

use crate::format::Field;
use crate::matching::LargestMatching;
use crate::swiss::byes::may_get_bye;
use crate::swiss::colours::ColourHistory;
use crate::swiss::pool::Pool;
use std::cmp::Reverse;

/// Returns who gets the bye, `Some(None)` when the number is even; `None` when no complete pairing exists (1.9.1).
pub(super) fn find(field: &Field, pool: &Pool) -> Option<Option<usize>> {
    let everybody: Vec<usize> = (0..pool.players.len()).collect();
    if everybody.len().is_multiple_of(2) {
        return pool.is_completable(&everybody).then_some(None);
    }
    let games = |who: usize| ColourHistory::of(field.player(pool.players[who].seat)).games();
    // 3.1.1, then 3.1.3 to 3.1.5.
    let may = |&who: &usize| may_get_bye(field, pool.players[who].seat);
    let mut candidates: Vec<usize> = everybody.iter().copied().filter(may).collect();
    candidates.sort_by_key(|&who| (pool.players[who].score, Reverse(games(who)), Reverse(who)));
    let first = *candidates.first()?;
    let others: Vec<usize> = everybody.iter().copied().filter(|&who| who != first).collect();
    if pool.surely_completable(&others, 0) {
        return Some(Some(first));
    }
    // 3.1.2: whom some largest matching leaves out.
    let mut matching = LargestMatching::of(pool.graph(&everybody, 0));
    let is_single = matching.exposed().count() == 1;
    let spare = matching.exposable();
    is_single.then(|| candidates.into_iter().find(|&who| spare.contains(who)).map(Some)).flatten()
}
