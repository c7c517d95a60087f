//! "Why not?" by the criteria: the first bracket in which a round with the board differs from the pairing,
//! and the first criterion by which it is worse there. The others are paired without the two players of the
//! board: that is the best round with it.

use super::criteria::{UpfloatBracket, UpfloatStep};
use super::{Dubov2026, PairedBracket, READING, brackets};
use crate::format::{Field, Pairing, Reason, Seat, Value, Verdict};
use crate::swiss::byes::{BYE_ARTICLES, other_bye, settled};
use crate::swiss::criteria::why_not::{
    PairsByScore, add_board, by_higher, bye_of, counts, first_difference as difference, ordered_pairs,
    parted, worse,
};
use crate::swiss::dubov::cards::{self, DubovRoster};
use crate::tournament::Points;
use std::cmp::Reverse;

/// Returns the criterion by which the round in which `players` meet is worse than the pairing. `None` if one of the two
/// rounds has no legal pairing.
pub(super) fn first_difference(field: &Field, players: [Seat; 2]) -> Option<(Verdict, Vec<Reason>)> {
    let roster = cards::roster(field, READING, &[]).ok()?;
    let others_field = field.without(&players);
    let others = cards::roster(&others_field, READING, &[]).ok()?;
    let byes = [settled(&roster).ok()?, settled(&others).ok()?];
    if let Some(reason) = other_bye([&roster, &others], byes, BYE_ARTICLES) {
        return Some((Verdict::Worse, vec![reason]));
    }
    in_brackets(&roster, byes[0], &with_board(&roster, players, &others, byes[1])?)
}

/// Same as [`first_difference`] for a full round.
pub(super) fn round_difference(field: &Field, other: &Pairing) -> Option<(Verdict, Vec<Reason>)> {
    let roster = cards::roster(field, READING, &[]).ok()?;
    let bye = settled(&roster).ok()?;
    let byes = [bye, bye_of(&roster, other)];
    if let Some(reason) = other_bye([&roster, &roster], byes, BYE_ARTICLES) {
        return Some((Verdict::Worse, vec![reason]));
    }
    in_brackets(&roster, bye, &by_higher(&roster, other))
}

/// Returns the criterion by which another round is worse than the pairing. `None` if they are the same, or if there is
/// no legal pairing.
fn in_brackets(
    roster: &DubovRoster<'_>,
    bye: Option<usize>,
    forced: &PairsByScore,
) -> Option<(Verdict, Vec<Reason>)> {
    let mut best: Vec<PairedBracket> = Vec::new();
    brackets(roster, bye, |paired| best.push(paired)).ok()?;
    best.iter().find_map(|paired| {
        let score = roster.card(*paired.residents.first()?).score;
        let forced = forced.get(&Reverse(score)).map(Vec::as_slice).unwrap_or_default();
        (ordered_pairs(paired.outcome.pairs.clone()) != forced).then(|| judged(roster, paired, score, forced))
    })
}

/// Pairs the others, and adds the board to the bracket of the higher placed of its two players.
fn with_board(
    roster: &DubovRoster<'_>,
    players: [Seat; 2],
    others: &DubovRoster<'_>,
    bye: Option<usize>,
) -> Option<PairsByScore> {
    let (board, rest) = parted(roster, players);
    let [higher, lower] = board[..] else { return None };
    let mut round = PairsByScore::new();
    brackets(others, bye, |paired| {
        let pairs = paired.outcome.pairs.iter().map(|pair| pair.map(|who| rest[who]));
        if let Some(&resident) = paired.residents.first() {
            round.insert(Reverse(others.card(resident).score), ordered_pairs(pairs.collect()));
        }
    })
    .ok()?;
    add_board(&mut round, roster, [higher, lower]);
    Some(round)
}

/// Compares the other pairs of a bracket with those of the pairing.
fn judged(
    roster: &DubovRoster<'_>,
    paired: &PairedBracket,
    bracket: Points,
    forced: &[[usize; 2]],
) -> (Verdict, Vec<Reason>) {
    let view = UpfloatBracket::new(roster, &paired.residents, &paired.lower, true);
    let is_resident = |who: usize| paired.residents.binary_search(&who).is_ok();
    let steps = |pairs: &[[usize; 2]]| -> Vec<UpfloatStep> {
        let step = |&[one, other]: &[usize; 2]| match (is_resident(one), is_resident(other)) {
            (true, false) => UpfloatStep::Upfloat { resident: one, upfloater: other },
            (false, true) => UpfloatStep::Upfloat { resident: other, upfloater: one },
            (true, true) | (false, false) => UpfloatStep::Pair(one, other),
        };
        pairs.iter().map(step).collect()
    };
    let both = [steps(&paired.outcome.pairs), steps(forced)];
    let here = both.each_ref().map(|steps| counts::<Dubov2026>(&view, steps.iter().copied()));
    if let Some((criterion, level, counts)) = difference::<Dubov2026>(&view, here, [None, None]) {
        let reason = worse(Reason::new(criterion.id, criterion.why_not), bracket, counts);
        // Scores are levels, the lowest first.
        let reason = match view.scores.iter().rev().nth(level).filter(|_| criterion.by_score) {
            Some(&score) => reason.with("score", Value::Points(score)),
            None => reason,
        };
        return (Verdict::Worse, vec![reason]);
    }
    let upfloaters = |steps: &[UpfloatStep]| -> Vec<usize> {
        let of = |step: &UpfloatStep| match *step {
            UpfloatStep::Upfloat { upfloater, .. } => Some(upfloater),
            UpfloatStep::Pair(..) => None,
        };
        let mut all: Vec<usize> = steps.iter().filter_map(of).collect();
        all.sort_unstable();
        all
    };
    let (rule, what) = if upfloaters(&both[0]) == upfloaters(&both[1]) {
        ("3.2", "why-not-later-subgroups")
    } else {
        ("4.2", "why-not-later-upfloaters")
    };
    (Verdict::Later, vec![Reason::new(rule, what).with("bracket", Value::Points(bracket))])
}
