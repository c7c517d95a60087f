//! "Why not?" by criteria: the first bracket in which a round with the board differs from the pairing, and
//! the first criterion by which it is worse there. The others are paired without the two players of the
//! board: that is the best round with it.

use super::criteria::{CriterionSubject, MatchBracket, MatchStep};
use super::identifier::step;
use super::upfloaters::{Following, counted_ahead};
use super::{BracketResult, MatchEdition, MatchRoster, brackets, following};
use crate::format::{Field, Pairing, Reason, Seat, Value, Verdict};
use crate::swiss::byes::{other_bye, settled};
use crate::swiss::criteria::why_not::{
    PairsByScore, add_board, by_higher, bye_of, counts, first_difference as difference, ordered_pairs,
    parted, worse,
};
use std::cmp::Reverse;

const BYE_ARTICLES: [&str; 3] = ["3.4.2", "3.4.3", "3.4.4"];

/// Returns the rule by which the round in which `players` meet is worse than the pairing: the bye, then the first
/// bracket in which the two differ. `None` if one of the two rounds has no legal pairing.
pub(super) fn first_difference<E: MatchEdition>(
    field: &Field,
    players: [Seat; 2],
) -> Option<(Verdict, Vec<Reason>)> {
    let others = field.without(&players);
    let rosters = [E::roster(field), E::roster(&others)];
    let byes = [settled(&rosters[0]).ok()?, settled(&rosters[1]).ok()?];
    if let Some(reason) = other_bye(rosters.each_ref(), byes, BYE_ARTICLES) {
        return Some((Verdict::Worse, vec![reason]));
    }
    let reading = following(field);
    let forced = with_board::<E>(rosters.each_ref(), byes[1], players, reading)?;
    in_brackets::<E>(&rosters[0], byes[0], &forced, reading)
}

/// Same as [`first_difference`] for a full round.
pub(super) fn round_difference<E: MatchEdition>(
    field: &Field,
    other: &Pairing,
) -> Option<(Verdict, Vec<Reason>)> {
    let roster = E::roster(field);
    let bye = settled(&roster).ok()?;
    let byes = [bye, bye_of(&roster, other)];
    if let Some(reason) = other_bye([&roster, &roster], byes, BYE_ARTICLES) {
        return Some((Verdict::Worse, vec![reason]));
    }
    in_brackets::<E>(&roster, bye, &by_higher(&roster, other), following(field))
}

/// Returns the criterion by which another round is worse than the pairing. `None` if they are the same, or if there is
/// no legal pairing.
fn in_brackets<E: MatchEdition>(
    all: &MatchRoster<'_>,
    bye: Option<usize>,
    forced: &PairsByScore,
    reading: Following,
) -> Option<(Verdict, Vec<Reason>)> {
    let mut found = None;
    brackets::<E>(all, bye, reading, |bracket, outcome| {
        if found.is_none() {
            let forced = forced.get(&Reverse(bracket.score())).map(Vec::as_slice).unwrap_or_default();
            if ordered_pairs(outcome.pairs.clone()) != forced {
                found = Some(judged::<E>(bracket, outcome, forced, reading));
            }
        }
    })
    .ok()?;
    found
}

/// Pairs the others, and adds the board to the bracket of the higher placed of its two players.
fn with_board<E: MatchEdition>(
    [all, others]: [&MatchRoster<'_>; 2],
    bye: Option<usize>,
    players: [Seat; 2],
    reading: Following,
) -> Option<PairsByScore> {
    let (board, rest) = parted(all, players);
    let [higher, lower] = board[..] else { return None };
    let mut round = PairsByScore::new();
    brackets::<E>(others, bye, reading, |bracket, outcome| {
        let pairs = outcome.pairs.iter().map(|pair| pair.map(|who| rest[who]));
        round.insert(Reverse(bracket.score()), ordered_pairs(pairs.collect()));
    })
    .ok()?;
    add_board(&mut round, all, [higher, lower]);
    Some(round)
}

/// Compares the other pairs of a bracket with those of the pairing.
fn judged<E: MatchEdition>(
    bracket: &MatchBracket<'_>,
    outcome: &BracketResult,
    forced: &[[usize; 2]],
    reading: Following,
) -> (Verdict, Vec<Reason>) {
    let mut upfloaters: Vec<usize> =
        forced.iter().flatten().copied().filter(|&who| !bracket.is_resident(who)).collect();
    upfloaters.sort_unstable();
    let sets = [&outcome.upfloaters, &upfloaters];
    let steps = |pairs: &[[usize; 2]], set: &[usize]| -> Vec<MatchStep> {
        let ahead = counted_ahead(bracket, set, reading);
        let pairs = pairs.iter().map(|&pair| step(bracket, pair));
        pairs.chain(std::iter::repeat_n(MatchStep::Ahead, ahead)).collect()
    };
    let both = [steps(&outcome.pairs, sets[0]), steps(forced, sets[1])];
    let here = both.each_ref().map(|steps| counts::<E>(bracket, steps.iter().copied()));
    // Pairs are compared within one set of upfloaters: the first of the best sets (3.5) is chosen before them (3.6).
    let is_same_set = sets[0] == sets[1];
    let found = difference::<E>(bracket, here, [None, None]);
    if let Some((criterion, level, counts)) =
        found.filter(|(criterion, ..)| is_same_set || criterion.own != Some(CriterionSubject::Pairs))
    {
        let reason = worse(Reason::new(criterion.id, criterion.why_not), bracket.score(), counts);
        let reason = match bracket.score_of(level).filter(|_| criterion.by_score) {
            Some(score) => reason.with("score", Value::Points(score)),
            None => reason,
        };
        return (Verdict::Worse, vec![reason]);
    }
    let (rule, what) = match is_same_set {
        true => ("3.6.3", "why-not-later-identifier"),
        false => ("3.5.4", "why-not-later-upfloaters"),
    };
    (Verdict::Later, vec![Reason::new(rule, what).with("bracket", Value::Points(bracket.score()))])
}
