//! Comparison of ranks with computed places.

use super::order::{RankLine, Standing};
use super::{Decided, NotChecked, RankCheck, Uncounted, WrongRank};
use crate::standings::SharedPlace;
use crate::tiebreak::{TieBreakValue, ValueFormat};
use crate::tournament::TieBreakId;
use std::collections::{BTreeMap, BTreeSet};

/// A player or team with a rank, and the place among those with a rank.
struct Ranked<'s> {
    line: &'s RankLine,
    place: SharedPlace,
    rank: u16,
}

/// Compares the ranks of a report, by number, with the places computed by its order.
pub(super) fn compare(standing: &Standing, ranks: &[(u16, Option<u16>)]) -> RankCheck {
    let ranked = ranked(standing, ranks);
    let as_they_stand = wrong(&ranked, |own| usize::from(own.rank));
    // Some count a shared rank once: 1, 2, 2, 3.
    let places = counted_once(&ranked);
    let other = places.map(|places| wrong(&ranked, |own| places.get(&own.rank).copied().unwrap_or_default()));
    let fewest = match other {
        Some(other) if other.len() < as_they_stand.len() => other,
        _ => as_they_stand,
    };
    let told = fewest.into_iter().map(|(own, stands_at)| told(standing, &ranked, own, stands_at));
    // If values differ only beyond their printed decimals, other programs may have treated them as equal.
    let (as_equal, wrong_ranks): (Vec<WrongRank>, Vec<WrongRank>) =
        told.partition(WrongRank::is_within_rounding);
    let is_named = |own: &Ranked| {
        let named = wrong_ranks.iter().chain(&as_equal);
        named.into_iter().any(|wrong| wrong.number == own.line.number)
    };
    let open = ranked.iter().filter(|own| own.line.is_open && !is_named(own)).count() + as_equal.len();
    let by = |(id, _): &(TieBreakId, ValueFormat)| {
        let by_it = |wrong: &&WrongRank| wrong.decided.as_ref().is_some_and(|decided| decided.by == *id);
        let tied = as_equal.iter().filter(by_it).count();
        (tied > 0).then(|| NotChecked::Code { id: id.clone(), why: Uncounted::Rounding, tied })
    };
    let not_checked =
        standing.keys.iter().filter_map(by).chain(standing.not_checked.iter().cloned()).collect();
    RankCheck { ranks: ranked.len(), open, wrong_ranks, not_checked, ..RankCheck::default() }
}

impl WrongRank {
    /// Returns true if the deciding values are equal as printed.
    fn is_within_rounding(&self) -> bool {
        self.decided.as_ref().is_some_and(|decided| {
            decided.format.plain(&decided.value) == decided.format.plain(&decided.other_value)
        })
    }
}

/// Returns all lines with a rank, best first. Lines without a rank do not affect the places of the others.
fn ranked<'s>(standing: &'s Standing, ranks: &[(u16, Option<u16>)]) -> Vec<Ranked<'s>> {
    let ranks: BTreeMap<u16, u16> =
        ranks.iter().filter_map(|&(number, rank)| Some((number, rank?))).collect();
    let has_rank: Vec<bool> = standing.rows.iter().map(|line| ranks.contains_key(&line.number)).collect();
    // Number of lines with a rank among the first `n`.
    let mut among = vec![0];
    for &has in &has_rank {
        among.push(among.last().copied().unwrap_or(0) + usize::from(has));
    }
    let up_to = |count: usize| among.get(count).or(among.last()).copied().unwrap_or(0);
    let lines = standing.rows.iter();
    lines
        .filter_map(|line| {
            let rank = *ranks.get(&line.number)?;
            let first = up_to(line.place.first.saturating_sub(1)) + 1;
            let last = up_to(line.place.last);
            Some(Ranked { line, place: SharedPlace { first, last: last.max(first) }, rank })
        })
        .collect()
}

/// Returns the place of each rank if shared ranks are counted once; `None` if no rank is shared, or one is missing.
fn counted_once(ranked: &[Ranked<'_>]) -> Option<BTreeMap<u16, usize>> {
    let ranks: BTreeSet<u16> = ranked.iter().map(|own| own.rank).collect();
    let is_dense = ranks.iter().zip(1..).all(|(&rank, at)| rank == at);
    let place = |rank: u16| ranked.iter().filter(|own| own.rank < rank).count() + 1;
    (is_dense && ranks.len() < ranked.len()).then(|| ranks.iter().map(|&rank| (rank, place(rank))).collect())
}

/// Returns the lines that are not at their place, with their place in the report, counted from 1.
fn wrong<'r, 's>(
    ranked: &'r [Ranked<'s>],
    stands_at: impl Fn(&Ranked<'s>) -> usize,
) -> Vec<(&'r Ranked<'s>, usize)> {
    let placed = ranked.iter().map(|own| (own, stands_at(own)));
    placed.filter(|(own, at)| !(own.place.first..=own.place.last).contains(at)).collect()
}

/// Creates the report of a wrong rank, with the tie-break between its player and the one computed there.
fn told(standing: &Standing, ranked: &[Ranked<'_>], own: &Ranked<'_>, stands_at: usize) -> WrongRank {
    let number = own.line.number;
    let at = ranked.iter().position(|other| other.line.number == number).unwrap_or(0);
    let there = stands_at.clamp(1, ranked.len().max(1)) - 1;
    let decided = decided(standing, ranked, at, there);
    WrongRank { number, rank: own.rank, place: own.place, decided }
}

/// Returns the first key in which two lines differ.
fn decided(standing: &Standing, ranked: &[Ranked<'_>], at: usize, there: usize) -> Option<Decided> {
    let (own, other) = (ranked.get(at)?.line, ranked.get(there)?.line);
    if own.is_struck || other.is_struck {
        return None;
    }
    let row = |line: &RankLine| standing.rows.iter().position(|known| known.number == line.number);
    let (one, two) = (row(own)?, row(other)?);
    let between = standing.rows.get(one.min(two) + 1..=one.max(two))?;
    let key = between.iter().filter_map(|line| line.decided_by).min()?;
    let (by, format) = standing.keys.get(key)?.clone();
    let value = |line: &RankLine| line.values.get(key).cloned().unwrap_or(TieBreakValue::Blank);
    Some(Decided { by, format, value: value(own), other: other.number, other_value: value(other) })
}
