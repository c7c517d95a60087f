//! Two rounds of one field held against each other: what each counts by a criterion, and where they part first. "Why not?" of
//! the editions of 2026 is answered so.

use crate::format::{Reason, Value};
use crate::tournament::Points;
use std::collections::BTreeMap;

/// What a pairing counts by a criterion: how many at each level, the one that weighs most first.
pub(super) type Counts<K> = BTreeMap<K, u32>;

/// Adds up what the steps of a pairing are charged.
pub(super) fn counts<K: Ord>(charges: impl Iterator<Item = (K, u32)>) -> Counts<K> {
    let mut counts = Counts::new();
    for (level, count) in charges {
        *counts.entry(level).or_default() += count;
    }
    counts
}

/// Returns the first level at which two counts differ, with both.
pub(super) fn difference<K: Ord + Copy>(one: &Counts<K>, other: &Counts<K>) -> Option<(K, [u32; 2])> {
    let count = |counts: &Counts<K>, level: &K| counts.get(level).copied().unwrap_or(0);
    let levels = one.keys().chain(other.keys());
    let differing = levels.filter(|&level| count(one, level) != count(other, level));
    differing.min().map(|&level| (level, [count(one, &level), count(other, &level)]))
}

/// Says that a bracket counts more by a criterion: in the pairing first, then with the board.
pub(super) fn worse(reason: Reason, bracket: Points, counts: [u32; 2]) -> Reason {
    let [best, forced] = counts.map(|count| usize::try_from(count).unwrap_or(usize::MAX));
    reason.with("bracket", Value::Points(bracket)).compared(best, forced)
}

/// Says by which article another bye comes later (3.1.3 to 3.1.5 of the Dubov and Burstein systems): score and games played of
/// who has it in the pairing, then with the board.
pub(super) fn other_bye([best, forced]: [(Points, u16); 2]) -> Reason {
    if best.0 != forced.0 {
        let reason = Reason::new("3.1.3", "why-not-bye-score").with("best", Value::Points(best.0));
        return reason.with("forced", Value::Points(forced.0));
    }
    if best.1 != forced.1 {
        let reason = Reason::new("3.1.4", "why-not-bye-games");
        return reason.compared(best.1.into(), forced.1.into());
    }
    Reason::new("3.1.5", "why-not-bye-number")
}
