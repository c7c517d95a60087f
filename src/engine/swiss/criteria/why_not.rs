//! "Why not?" by criteria: the first bracket in which a round with the board differs from the pairing, and the first criterion by
//! which it is worse there.
//!
//! The others are paired without the two players of the board. That is the best round with it: whatever the two are charged, be it that the
//! higher ranked goes down from bracket to bracket, is the same in all such rounds.

use super::{ByCriteria, Criterion, Descending, Outcome, ScoreGroups, brackets};
use crate::format::{Reason, Seat, Value, Verdict};
use crate::swiss::roster::Roster;
use crate::tournament::Points;
use std::collections::BTreeMap;

/// What a pairing counts by a criterion: how many at each level, the one that weighs most first.
type Counts<L> = BTreeMap<L, u32>;

/// Adds up what the steps of a pairing are charged, criterion by criterion.
pub(in crate::swiss) fn counts<E: ByCriteria>(
    bracket: &E::Bracket<'_>,
    steps: impl Iterator<Item = E::Step> + Clone,
) -> Vec<Counts<E::Level>> {
    let of_one = |criterion: &Criterion<E>| {
        let mut counts = Counts::new();
        for (level, count) in steps.clone().filter_map(|step| (criterion.cost)(bracket, step)) {
            *counts.entry(E::level(bracket, criterion, level)).or_default() += count;
        }
        counts
    };
    E::CRITERIA.iter().map(of_one).collect()
}

/// A criterion by which two pairings differ: the first level at which they do, and what each counts there.
pub(in crate::swiss) type Difference<E> = (&'static Criterion<E>, <E as ByCriteria>::Level, [u32; 2]);

/// Returns the first criterion by which two pairings of a bracket differ. `next` are the counts of the bracket that follows each of
/// them, where there is one.
pub(in crate::swiss) fn first_difference<E: ByCriteria>(
    here: [Vec<Counts<E::Level>>; 2],
    next: [Option<Vec<Counts<E::Level>>>; 2],
) -> Option<Difference<E>> {
    E::CRITERIA.iter().enumerate().find_map(|(place, criterion)| {
        let counts = |which: usize| match criterion.ahead {
            Some(ahead) => next[which].as_ref()?.get(ahead),
            None => here[which].get(place),
        };
        let [one, other] = [counts(0)?, counts(1)?];
        let count = |counts: &Counts<E::Level>, level| counts.get(level).copied().unwrap_or(0);
        let levels = one.keys().chain(other.keys());
        let level = levels.filter(|level| count(one, level) != count(other, level)).min()?;
        Some((criterion, *level, [count(one, level), count(other, level)]))
    })
}

/// Says that a bracket counts more by a criterion: in the pairing first, then with the board.
pub(in crate::swiss) fn worse(reason: Reason, bracket: Points, counts: [u32; 2]) -> Reason {
    let [best, forced] = counts.map(|count| usize::try_from(count).unwrap_or(usize::MAX));
    reason.with("bracket", Value::Points(bracket)).compared(best, forced)
}

/// Returns the two players of a board, and all others, as places in a roster.
pub(in crate::swiss) fn parted<T>(roster: &Roster<'_, T>, players: [Seat; 2]) -> (Vec<usize>, Vec<usize>) {
    roster.everybody().into_iter().partition(|&who| players.contains(&roster.card(who).seat))
}

/// Says in which criterion the round in which `players` meet is worse than the pairing first. `groups` are those of everybody, and those of
/// the others. `None` when one of the two rounds has no legal pairing.
pub(in crate::swiss) fn by_brackets<E: Descending>(
    groups: [&ScoreGroups<'_, E>; 2],
    players: [Seat; 2],
) -> Option<(Verdict, Vec<Reason>)> {
    let [all, others] = groups;
    let mut best = Vec::new();
    brackets(all, |bracket, outcome| best.push((bracket.clone(), ordered(outcome.clone())))).ok()?;
    let forced = with_board(all, others, players)?;
    let at = best.iter().zip(&forced).position(|((_, one), other)| one != other)?;
    let (bracket, outcomes) = (&best[at].0, [&best[at].1, &forced[at]]);
    let bye_was_given = best[..at].iter().any(|(_, outcome)| outcome.bye.is_some());
    let here = outcomes.map(|outcome| counts::<E>(bracket, outcome.steps()));
    let next = outcomes.map(|outcome| {
        let bye_is_given = bye_was_given || outcome.bye.is_some();
        let mut next = all.bracket(at + 1, &outcome.floaters, bye_is_given)?;
        let paired = E::pair(&mut next)?;
        Some(counts::<E>(&next, paired.steps()))
    });
    let score = E::score(bracket);
    Some(match first_difference::<E>(here, next) {
        Some((criterion, level, counts)) => {
            let reason = Reason::new(criterion.id, criterion.why_not).with("score", Value::Points(level.0));
            (Verdict::Worse, vec![worse(reason, score, counts)])
        }
        None => {
            let reason = E::later(bracket, outcomes).with("bracket", Value::Points(score));
            (Verdict::Later, vec![reason])
        }
    })
}

fn ordered(mut outcome: Outcome) -> Outcome {
    outcome.pairs.iter_mut().for_each(|pair| pair.sort_unstable());
    outcome.pairs.sort_unstable();
    outcome.floaters.sort_unstable();
    outcome
}

/// Pairs the others, and puts the board into their brackets: the one of the higher scoregroup goes down to the other with those who are
/// left over.
fn with_board<E: Descending>(
    all: &ScoreGroups<'_, E>,
    others: &ScoreGroups<'_, E>,
    players: [Seat; 2],
) -> Option<Vec<Outcome>> {
    let (board, rest) = parted(&all.roster, players);
    let mut round: BTreeMap<Points, Outcome> = BTreeMap::new();
    brackets(others, |bracket, outcome| {
        let place = |who: usize| rest[who];
        let outcome = Outcome {
            pairs: outcome.pairs.iter().map(|pair| pair.map(place)).collect(),
            floaters: outcome.floaters.iter().map(|&who| place(who)).collect(),
            bye: outcome.bye.map(place),
        };
        round.insert(E::score(bracket), outcome);
    })
    .ok()?;
    let group_of = |who: usize| all.residents.iter().position(|group| group.contains(&who));
    let mut board: Vec<(usize, usize)> =
        board.into_iter().filter_map(|who| Some((group_of(who)?, who))).collect();
    board.sort_unstable();
    let [(first, higher), (last, lower)] = board[..] else { return None };
    // Who has the bye goes down too, as long as somebody else does: the bracket that leaves them alone gives it.
    let mut with_bye: Option<usize> = None;
    let mut made: Vec<Outcome> = Vec::with_capacity(all.residents.len());
    for (at, residents) in all.residents.iter().enumerate() {
        let score = all.roster.card(*residents.first()?).score;
        let came_down = made.last().map(|outcome| outcome.floaters.as_slice()).unwrap_or_default();
        // Where nobody else has this score, all who came down move on.
        let only_move_on = || {
            let moves_on = |who: &usize| *who != higher && with_bye != Some(*who);
            Outcome { floaters: came_down.iter().copied().filter(moves_on).collect(), ..Outcome::default() }
        };
        let mut outcome = round.remove(&score).unwrap_or_else(only_move_on);
        with_bye = with_bye.or(outcome.bye.take());
        if at == last {
            outcome.pairs.push([higher, lower]);
        } else if (first..last).contains(&at) {
            outcome.floaters.push(higher);
        }
        if outcome.floaters.is_empty() {
            outcome.bye = with_bye.take();
        } else {
            outcome.floaters.extend(with_bye);
        }
        made.push(ordered(outcome));
    }
    Some(made)
}
