//! "Why not?" by the criteria: the first bracket in which a round with the board differs from the pairing, and the
//! first criterion by which it is worse there.
//!
//! The others are paired without the two players of the board. That is the best round with it: whatever the two are
//! charged, be it that the higher ranked goes down from bracket to bracket, is the same in all such rounds.

use super::bracket::{Bracket, Outcome};
use super::brackets;
use super::cards::{self, Roster};
use super::completion::bye_score;
use super::criteria::{CRITERIA, Step};
use crate::format::Verdict;
use crate::format::{Field, Reason, Seat, Value};
use crate::swiss::compared::{self, difference, worse};
use crate::tournament::Points;
use std::cmp::Reverse;
use std::collections::BTreeMap;

/// What a candidate counts by a criterion: how many at each score, the highest first.
type Counts = compared::Counts<Reverse<Points>>;

/// A bracket, paired.
struct Paired<'a> {
    bracket: Bracket<'a>,
    outcome: Outcome,
}

/// Says in which criterion the round in which `players` meet is worse than the pairing first. `None` when one of the
/// two rounds has no legal pairing.
pub(super) fn first_difference(field: &Field, players: [Seat; 2]) -> Option<(Verdict, Vec<Reason>)> {
    let roster = cards::roster(field);
    let others_field = field.without(&players);
    let others = cards::roster(&others_field);
    let byes = [bye_score(&roster).ok()?, bye_score(&others).ok()?];
    if let [Some(best), Some(forced)] = byes
        && best != forced
    {
        let reason = Reason::new("C5", "why-not-bye-score").with("best", Value::Points(best));
        return Some((Verdict::Worse, vec![reason.with("forced", Value::Points(forced))]));
    }
    let mut best = Vec::new();
    brackets(&roster, byes[0], |bracket, outcome| {
        best.push(Paired { bracket: bracket.clone(), outcome: outcome.clone() });
    })
    .ok()?;
    let forced = with_board(&roster, players, &others, byes[1])?;
    let place = best.iter().zip(&forced).position(|(one, other)| one.outcome != other.outcome)?;
    let (one, other) = (best.get(place)?, forced.get(place)?);
    let here = counts(&one.bracket, &one.outcome);
    let there = counts(&one.bracket, &other.outcome);
    let ahead = [ahead(one, place), ahead(other, place)];
    let worse = CRITERIA.iter().enumerate().find_map(|(index, criterion)| {
        let (score, counts) = match criterion.ahead {
            Some(index) => {
                let [one, other] =
                    ahead.each_ref().map(|next| next.as_ref().and_then(|next| next.get(index)));
                difference(one?, other?)?
            }
            None => difference(here.get(index)?, there.get(index)?)?,
        };
        let reason = Reason::new(criterion.id, criterion.why_not).with("score", Value::Points(score.0));
        Some(worse(reason, one.bracket.score(), counts))
    });
    Some(match worse {
        Some(reason) => (Verdict::Worse, vec![reason]),
        None => (Verdict::Later, vec![later(one, &other.outcome)]),
    })
}

/// Pairs the others, and puts the board into their brackets: the higher ranked goes down to the lower ranked.
fn with_board<'a>(
    roster: &'a Roster<'a>,
    players: [Seat; 2],
    others: &Roster<'_>,
    mut bye: Option<Points>,
) -> Option<Vec<Paired<'a>>> {
    let is_asked = |who: &usize| players.contains(&roster.card(*who).seat);
    let (board, rest): (Vec<usize>, Vec<usize>) = (0..roster.len()).partition(is_asked);
    let [higher, lower] = board[..] else { return None };
    let mut round: BTreeMap<Reverse<Points>, Outcome> = BTreeMap::new();
    brackets(others, bye, |bracket, outcome| {
        let place = |who: usize| rest[who];
        let outcome = Outcome {
            pairs: outcome.pairs.iter().map(|pair| pair.map(place)).collect(),
            floaters: outcome.floaters.iter().map(|&who| place(who)).collect(),
            bye: outcome.bye.map(place),
        };
        round.insert(Reverse(bracket.score()), outcome);
    })
    .ok()?;
    let mut moved_down: Vec<usize> = Vec::new();
    // Who has the bye goes down too, as long as somebody else does: the bracket that leaves them alone gives it.
    let mut with_bye: Option<usize> = None;
    let mut all = Vec::new();
    let groups = roster.score_groups();
    for (group, residents) in groups.iter().enumerate() {
        let mut bracket = Bracket::new(roster, &moved_down, &groups[group..], bye);
        // Where nobody else has this score, all who came down move on.
        let only_move_on = || Outcome {
            floaters: moved_down
                .iter()
                .copied()
                .filter(|who| !board.contains(who) && with_bye != Some(*who))
                .collect(),
            ..Outcome::default()
        };
        let mut outcome = round.remove(&Reverse(bracket.score())).unwrap_or_else(only_move_on);
        with_bye = with_bye.or(outcome.bye.take());
        if residents.contains(&lower) {
            outcome.pairs.push([higher, lower]);
            outcome.pairs.sort_unstable();
        } else if residents.start <= lower && residents.end > higher {
            outcome.floaters.push(higher);
        }
        if outcome.floaters.is_empty() {
            outcome.bye = with_bye.take();
        } else {
            outcome.floaters.extend(with_bye);
            outcome.floaters.sort_unstable();
        }
        bracket.gives_bye = outcome.bye.is_some();
        bye = bye.filter(|_| !bracket.gives_bye);
        moved_down.clone_from(&outcome.floaters);
        all.push(Paired { bracket, outcome });
    }
    Some(all)
}

/// C8 asks for the least C6 and C7 of the next bracket with these downfloaters: what its best candidate has.
fn ahead(paired: &Paired<'_>, place: usize) -> Option<Vec<Counts>> {
    let Paired { bracket, outcome } = paired;
    if bracket.next.is_empty() {
        return None;
    }
    let bye = bracket.bye.filter(|_| outcome.bye.is_none());
    let groups = bracket.roster.score_groups();
    let mut next = Bracket::new(bracket.roster, &outcome.floaters, groups.get(place + 1..)?, bye);
    let outcome = next.pair()?;
    Some(counts(&next, &outcome))
}

/// Counts what the pairing of a bracket is charged, criterion by criterion.
fn counts(bracket: &Bracket<'_>, outcome: &Outcome) -> Vec<Counts> {
    let pairs = outcome.pairs.iter().map(|&[one, other]| Step::Pair(one, other));
    let left = outcome.floaters.iter().chain(&outcome.bye);
    let steps: Vec<Step> = pairs.chain(left.map(|&who| Step::Float { who, beyond: false })).collect();
    CRITERIA
        .iter()
        .map(|criterion| {
            let charges = steps.iter().filter_map(|&step| (criterion.charge)(bracket, step));
            compared::counts(charges.map(|(level, count)| {
                let score = if criterion.by_score { bracket.score_at(level) } else { bracket.score() };
                (Reverse(score), count)
            }))
        })
        .collect()
}

/// Says which choice of Article 4 comes later: moved-down players, their opponents, the exchange or the transposition.
fn later(best: &Paired<'_>, forced: &Outcome) -> Reason {
    let upper = |outcome: &Outcome| -> Vec<[usize; 2]> {
        outcome.pairs.iter().copied().filter(|&[one, _]| best.bracket.is_moved_down(one)).collect()
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
    Reason::new(rule, what).with("bracket", Value::Points(best.bracket.score()))
}
