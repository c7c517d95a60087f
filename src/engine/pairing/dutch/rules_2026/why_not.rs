//! "Why not?" by the criteria: the first bracket in which a round differs from the one that the rules make, and
//! the first criterion by which it is worse there.

use super::bracket::{Bracket, Outcome};
use super::completion::bye_score;
use super::criteria::{CRITERIA, Step};
use super::pool::Pool;
use super::{brackets, completion::Stuck};
use crate::pairing::why_not::{Verdict, compared};
use crate::pairing::{Field, Reason, Value};
use crate::tournament::Points;
use std::cmp::Reverse;
use std::collections::BTreeMap;

/// What a candidate counts by a criterion: how many at each score, the highest first.
type Counts = BTreeMap<Reverse<Points>, u32>;

/// A bracket, paired.
struct Paired {
    outcome: Outcome,
    score: Points,
    gives_bye: bool,
    moved_down: Vec<usize>,
    counts: Vec<Counts>,
}

/// Says in which criterion the best round of `forced` is worse than that of `field` first. `None` when one of the
/// two has no legal pairing.
pub(super) fn first_difference(field: &Field, forced: &Field) -> Option<(Verdict, Vec<Reason>)> {
    let (pool, forced_pool) = (Pool::new(field), Pool::new(forced));
    let byes = (bye_score(&pool).ok()?, bye_score(&forced_pool).ok()?);
    if let (Some(best), Some(forced)) = byes
        && best != forced
    {
        let reason = Reason::new("C5", "why-not-c5").with("best", Value::Points(best));
        return Some((Verdict::Worse, vec![reason.with("forced", Value::Points(forced))]));
    }
    let best = paired(&pool, byes.0).ok()?;
    let forced = paired(&forced_pool, byes.1).ok()?;
    let place = best.iter().zip(&forced).position(|(one, other)| one.outcome != other.outcome)?;
    let (one, other) = (best.get(place)?, forced.get(place)?);
    let worse = CRITERIA.iter().enumerate().find_map(|(index, criterion)| {
        let (score, counts) = match criterion.id {
            "C8" => {
                let ahead = |round: &[Paired]| ahead(round.get(place + 1), criterion.by_score);
                difference(&ahead(&best), &ahead(&forced))?
            }
            "C9" if !one.gives_bye || !other.gives_bye => return None,
            _ => difference(one.counts.get(index)?, other.counts.get(index)?)?,
        };
        let reason = Reason::new(criterion.id, criterion.why_not)
            .with("bracket", Value::Points(one.score))
            .with("score", Value::Points(score));
        let [best, forced] = counts.map(|count| usize::try_from(count).unwrap_or(usize::MAX));
        Some(compared(reason, best, forced))
    });
    Some(match worse {
        Some(reason) => (Verdict::Worse, vec![reason]),
        None => (Verdict::Later, vec![later(one, &other.outcome)]),
    })
}

/// C8 asks for the least C6 and C7 of the next bracket: what its best candidate has.
fn ahead(next: Option<&Paired>, by_score: bool) -> Counts {
    let wanted = if by_score { "C7" } else { "C6" };
    let place = CRITERIA.iter().position(|criterion| criterion.id == wanted);
    next.zip(place).and_then(|(next, place)| next.counts.get(place).cloned()).unwrap_or_default()
}

fn paired(pool: &Pool<'_>, bye: Option<Points>) -> Result<Vec<Paired>, Stuck> {
    let mut all = Vec::new();
    brackets(pool, bye, |bracket, outcome| {
        all.push(Paired {
            counts: counts(bracket, outcome),
            outcome: outcome.clone(),
            score: bracket.score(),
            gives_bye: bracket.gives_bye,
            moved_down: bracket.members[..bracket.moved_down].to_vec(),
        });
    })?;
    Ok(all)
}

/// Counts what the pairing of a bracket is charged, criterion by criterion.
fn counts(bracket: &Bracket<'_>, outcome: &Outcome) -> Vec<Counts> {
    let pairs = outcome.pairs.iter().map(|&[one, other]| Step::Pair(one, other));
    let left = outcome.floaters.iter().chain(&outcome.bye);
    let steps: Vec<Step> = pairs.chain(left.map(|&who| Step::Float { who, beyond: false })).collect();
    CRITERIA
        .iter()
        .map(|criterion| {
            let mut counts = Counts::new();
            for (level, count) in steps.iter().filter_map(|&step| (criterion.charge)(bracket, step)) {
                let score = if criterion.by_score { bracket.score_at(level) } else { bracket.score() };
                *counts.entry(Reverse(score)).or_default() += count;
            }
            counts
        })
        .collect()
}

/// Returns the highest score at which two lists differ, with both counts.
fn difference(one: &Counts, other: &Counts) -> Option<(Points, [u32; 2])> {
    let count = |counts: &Counts, score: &Reverse<Points>| counts.get(score).copied().unwrap_or(0);
    let scores = one.keys().chain(other.keys());
    let differing = scores.filter(|&score| count(one, score) != count(other, score));
    differing.min().map(|score| (score.0, [count(one, score), count(other, score)]))
}

/// Says which choice of Article 4 comes later: moved-down players, their opponents, the exchange or the transposition.
fn later(best: &Paired, forced: &Outcome) -> Reason {
    let upper = |outcome: &Outcome| -> Vec<[usize; 2]> {
        outcome.pairs.iter().copied().filter(|[one, _]| best.moved_down.contains(one)).collect()
    };
    let heads = |pairs: &[[usize; 2]]| -> Vec<usize> { pairs.iter().map(|pair| pair[0]).collect() };
    let (here, there) = (upper(&best.outcome), upper(forced));
    let (rule, what) = if heads(&here) != heads(&there) {
        ("4.4", "why-not-later-moved-down")
    } else if here != there {
        ("4.2", "why-not-later-opponents")
    } else if heads(&best.outcome.pairs) != heads(&forced.pairs) {
        ("4.3", "why-not-later-exchange")
    } else {
        ("4.2", "why-not-later-transposition")
    };
    Reason::new(rule, what).with("bracket", Value::Points(best.score))
}
