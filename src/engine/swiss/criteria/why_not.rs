//! "Why not?" by criteria: the first bracket in which a round with the board differs from the pairing, and the first
//! criterion by which it is worse there.
//!
//! The others are paired without the two players of the board. That gives the best round with it: the cost of the two,
//! including downfloats of the higher ranked from bracket to bracket, is the same in all such rounds.

use super::{BracketOutcome, ByCriteria, Criterion, Descending, ScoreGroups, brackets};
use crate::format::{Pairing, Reason, Seat, Value, Verdict};
use crate::swiss::roster::Roster;
use crate::tournament::Points;
use std::cmp::Reverse;
use std::collections::BTreeMap;

/// Counts of a pairing by a criterion: one for each level, most significant first.
pub(in crate::swiss) type Counts<L> = BTreeMap<L, u32>;

/// Sums the costs of the steps of a pairing, criterion by criterion.
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
    E::criteria(bracket).iter().map(of_one).collect()
}

/// A criterion by which two pairings differ: the first level at which they differ, and the count of each there.
pub(in crate::swiss) type Difference<E> = (&'static Criterion<E>, <E as ByCriteria>::Level, [u32; 2]);

/// Returns the first criterion by which two pairings of a bracket differ. `next` are the counts of the bracket that
/// follows each of them, if there is one.
pub(in crate::swiss) fn first_difference<E: ByCriteria>(
    bracket: &E::Bracket<'_>,
    here: [Vec<Counts<E::Level>>; 2],
    next: [Option<Vec<Counts<E::Level>>>; 2],
) -> Option<Difference<E>> {
    E::criteria(bracket).iter().enumerate().find_map(|(place, criterion)| {
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

/// Adds to a reason a bracket and its counts by a criterion: in the pairing first, then with the board.
pub(in crate::swiss) fn worse(reason: Reason, bracket: Points, counts: [u32; 2]) -> Reason {
    let [best, forced] = counts.map(|count| usize::try_from(count).unwrap_or(usize::MAX));
    reason.with("bracket", Value::Points(bracket)).compared(best, forced)
}

/// Returns the two players of a board, and all others, as places in a roster.
pub(in crate::swiss) fn parted<T>(roster: &Roster<'_, T>, players: [Seat; 2]) -> (Vec<usize>, Vec<usize>) {
    roster.everybody().into_iter().partition(|&who| players.contains(&roster.card(who).seat))
}

/// Returns the criterion by which the round in which `players` meet is worse than the pairing. `groups` are those of
/// all players, and those of the others. `None` if one of the two rounds has no legal pairing.
pub(in crate::swiss) fn by_brackets<E: Descending>(
    groups: [&ScoreGroups<'_, E>; 2],
    players: [Seat; 2],
) -> Option<(Verdict, Vec<Reason>)> {
    let [all, others] = groups;
    let mut best = Vec::new();
    brackets(all, |bracket, outcome| best.push((bracket.clone(), ordered(outcome.clone())))).ok()?;
    compared(all, &best, &with_board(all, others, players)?)
}

/// Returns the criterion by which another round of all players is worse than the pairing. `None` if they are the same,
/// or if there is no legal pairing.
pub(in crate::swiss) fn by_round<E: Descending>(
    all: &ScoreGroups<'_, E>,
    other: &Pairing,
) -> Option<(Verdict, Vec<Reason>)> {
    let mut best = Vec::new();
    brackets(all, |bracket, outcome| best.push((bracket.clone(), ordered(outcome.clone())))).ok()?;
    compared(all, &best, &by_lower(&all.residents, &partners(&all.roster, other), true))
}

/// Finds the first bracket in which a round differs from the pairing, and the first criterion or choice by which it is
/// worse there.
fn compared<E: Descending>(
    all: &ScoreGroups<'_, E>,
    best: &[(E::Bracket<'_>, BracketOutcome)],
    forced: &[BracketOutcome],
) -> Option<(Verdict, Vec<Reason>)> {
    let at = best.iter().zip(forced).position(|((_, one), other)| one != other)?;
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
    Some(match first_difference::<E>(bracket, here, next) {
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

/// Returns the partner of each player in a round; `None` for the player with the bye.
pub(in crate::swiss) fn partners<T>(roster: &Roster<'_, T>, round: &Pairing) -> Vec<Option<usize>> {
    let places: BTreeMap<Seat, usize> =
        roster.everybody().into_iter().map(|who| (roster.card(who).seat, who)).collect();
    let mut partners = vec![None; roster.len()];
    for board in &round.boards {
        if let [Some(&one), Some(&other)] = [board.white, board.black].map(|seat| places.get(&seat)) {
            (partners[one], partners[other]) = (Some(other), Some(one));
        }
    }
    partners
}

pub(in crate::swiss) fn bye_of<T>(roster: &Roster<'_, T>, round: &Pairing) -> Option<usize> {
    round.bye.and_then(|seat| roster.everybody().into_iter().find(|&who| roster.card(who).seat == seat))
}

/// The pairs of each bracket, by the score of its residents, in editions with upfloaters; the higher placed player of a
/// pair first, in order.
pub(in crate::swiss) type PairsByScore = BTreeMap<Reverse<Points>, Vec<[usize; 2]>>;

/// Reads a round bracket by bracket in editions with upfloaters: two players meet in the bracket of the higher placed.
pub(in crate::swiss) fn by_higher<T>(roster: &Roster<'_, T>, round: &Pairing) -> PairsByScore {
    let mut read = PairsByScore::new();
    for (one, other) in partners(roster, round).into_iter().enumerate() {
        if let Some(other) = other.filter(|&other| one < other) {
            read.entry(Reverse(roster.card(one).score)).or_default().push([one, other]);
        }
    }
    read
}

/// Reads a round bracket by bracket in editions with downfloaters: two players meet in the bracket of the lower, to
/// which the higher floats down. The player with the bye floats down as long as another player does, and to the last
/// bracket unless `any_gives_bye`.
pub(in crate::swiss) fn by_lower(
    groups: &[Vec<usize>],
    partners: &[Option<usize>],
    any_gives_bye: bool,
) -> Vec<BracketOutcome> {
    let mut group_of = vec![0; partners.len()];
    for (at, group) in groups.iter().enumerate() {
        group.iter().for_each(|&who| group_of[who] = at);
    }
    let mut moved_down: Vec<usize> = Vec::new();
    let mut read = Vec::with_capacity(groups.len());
    for (at, residents) in groups.iter().enumerate() {
        let mut outcome = BracketOutcome::default();
        for who in moved_down.drain(..).chain(residents.iter().copied()) {
            match partners[who] {
                Some(other) if group_of[other] > at => outcome.floaters.push(who),
                Some(other) if who < other => outcome.pairs.push([who, other]),
                Some(_) => {}
                None => outcome.floaters.push(who),
            }
        }
        if let [alone] = outcome.floaters[..]
            && partners[alone].is_none()
            && any_gives_bye
        {
            outcome.bye = outcome.floaters.pop();
        }
        moved_down.clone_from(&outcome.floaters);
        read.push(ordered(outcome));
    }
    read
}

/// Returns pairs in the order in which rounds are compared.
pub(in crate::swiss) fn ordered_pairs(mut pairs: Vec<[usize; 2]>) -> Vec<[usize; 2]> {
    pairs.iter_mut().for_each(|pair| pair.sort_unstable());
    pairs.sort_unstable();
    pairs
}

/// Adds a board to the bracket of the higher placed of its two players.
pub(in crate::swiss) fn add_board<T>(
    round: &mut PairsByScore,
    roster: &Roster<'_, T>,
    [higher, lower]: [usize; 2],
) {
    let bracket = round.entry(Reverse(roster.card(higher).score)).or_default();
    bracket.push([higher, lower]);
    bracket.sort_unstable();
}

/// Returns an outcome with its pairs and players in the order in which rounds are compared.
pub(in crate::swiss) fn ordered(mut outcome: BracketOutcome) -> BracketOutcome {
    outcome.pairs = ordered_pairs(outcome.pairs);
    outcome.floaters.sort_unstable();
    outcome
}

/// Pairs the others, and adds the board to their brackets: its player of the higher scoregroup floats down to the
/// other's bracket with the players left over.
fn with_board<E: Descending>(
    all: &ScoreGroups<'_, E>,
    others: &ScoreGroups<'_, E>,
    players: [Seat; 2],
) -> Option<Vec<BracketOutcome>> {
    let (board, rest) = parted(&all.roster, players);
    let mut round: BTreeMap<Points, BracketOutcome> = BTreeMap::new();
    brackets(others, |bracket, outcome| {
        let place = |who: usize| rest[who];
        let outcome = BracketOutcome {
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
    // The player with the bye floats down too, as long as another player does: the bracket that leaves them alone
    // allocates it.
    let mut with_bye: Option<usize> = None;
    let mut made: Vec<BracketOutcome> = Vec::with_capacity(all.residents.len());
    for (at, residents) in all.residents.iter().enumerate() {
        let score = all.roster.card(*residents.first()?).score;
        let came_down = made.last().map(|outcome| outcome.floaters.as_slice()).unwrap_or_default();
        // If no other player has this score, all downfloaters move on.
        let only_move_on = || {
            let moves_on = |who: &usize| *who != higher && with_bye != Some(*who);
            BracketOutcome {
                floaters: came_down.iter().copied().filter(moves_on).collect(),
                ..BracketOutcome::default()
            }
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
