//! "Why not?" by the criteria: the first bracket in which a round with the board differs from the pairing, and the first
//! criterion by which it is worse there. The others are paired without the two players of the board; until they meet, the
//! one of the higher scoregroup goes down with those who are left over.

use super::bracket::{Bracket, Outcome};
use super::criteria::{CRITERIA, Step};
use super::{brackets, bye, roster};
use crate::format::{Field, Reason, Seat, Value, Verdict};
use crate::swiss::colours::ColourHistory;
use crate::swiss::compared::{self, Counts, difference, other_bye, worse};
use crate::swiss::roster::Roster;
use crate::tournament::Points;
use std::cmp::Reverse;
use std::collections::BTreeMap;

/// Says in which criterion the round in which `players` meet is worse than the pairing first. `None` when one of the
/// two rounds has no legal pairing.
pub(super) fn first_difference(field: &Field, players: [Seat; 2]) -> Option<(Verdict, Vec<Reason>)> {
    let others_field = field.without(&players);
    let (all, others) = (roster(field), roster(&others_field));
    let byes = [bye::find(&all)?, bye::find(&others)?];
    if let [Some(best), Some(forced)] = byes {
        let cards = [all.card(best), others.card(forced)];
        if cards[0].seat != cards[1].seat {
            let games = |seat: Seat| ColourHistory::of(field.player(seat)).games();
            let measures = cards.map(|card| (card.score, games(card.seat)));
            return Some((Verdict::Worse, vec![other_bye(measures)]));
        }
    }
    let groups = all.groups((0..all.len()).filter(|&who| Some(who) != byes[0]));
    let mut best = Vec::new();
    brackets(&all, &groups, |_, outcome| best.push(ordered(outcome.clone()))).ok()?;
    let forced = with_board(&all, &groups, players, &others, byes[1])?;
    let at = best.iter().zip(&forced).position(|(one, other)| one != other)?;
    let incoming = at.checked_sub(1).and_then(|before| best.get(before));
    let floaters = incoming.map(|before| before.floaters.as_slice()).unwrap_or_default();
    let bracket = Bracket::new(&all, floaters, groups.get(at)?, groups.get(at + 1..)?);
    Some(judged(&bracket, groups.get(at + 1..)?, [best.get(at)?, forced.get(at)?]))
}

fn ordered(mut outcome: Outcome) -> Outcome {
    for pair in &mut outcome.pairs {
        pair.sort_unstable();
    }
    outcome.pairs.sort_unstable();
    outcome.floaters.sort_unstable();
    outcome
}

/// Pairs the others, and puts the board into their brackets.
fn with_board(
    all: &Roster<'_>,
    groups: &[Vec<usize>],
    players: [Seat; 2],
    others: &Roster<'_>,
    bye: Option<usize>,
) -> Option<Vec<Outcome>> {
    let is_asked = |who: &usize| players.contains(&all.card(*who).seat);
    let (board, rest): (Vec<usize>, Vec<usize>) = all.everybody().into_iter().partition(is_asked);
    let mut round: BTreeMap<Reverse<Points>, Outcome> = BTreeMap::new();
    let their_groups = others.groups((0..others.len()).filter(|&who| Some(who) != bye));
    brackets(others, &their_groups, |bracket, outcome| {
        let place = |who: usize| rest[who];
        let outcome = Outcome {
            pairs: outcome.pairs.iter().map(|pair| pair.map(place)).collect(),
            floaters: outcome.floaters.iter().map(|&who| place(who)).collect(),
        };
        round.insert(Reverse(bracket.score()), outcome);
    })
    .ok()?;
    let group_of = |who: usize| groups.iter().position(|group| group.contains(&who));
    let mut board: Vec<(usize, usize)> =
        board.into_iter().filter_map(|who| Some((group_of(who)?, who))).collect();
    board.sort_unstable();
    let [(first, higher), (last, lower)] = board[..] else { return None };
    let mut floaters: Vec<usize> = Vec::new();
    let mut made = Vec::with_capacity(groups.len());
    for (at, group) in groups.iter().enumerate() {
        let score = all.card(*group.first()?).score;
        // Where nobody else has this score, all who came down move on.
        let only_move_on = || Outcome {
            pairs: Vec::new(),
            floaters: floaters.iter().copied().filter(|&who| who != higher).collect(),
        };
        let mut outcome = round.remove(&Reverse(score)).unwrap_or_else(only_move_on);
        if at == last {
            outcome.pairs.push([higher, lower]);
        } else if (first..last).contains(&at) {
            outcome.floaters.push(higher);
        }
        floaters.clone_from(&outcome.floaters);
        made.push(ordered(outcome));
    }
    Some(made)
}

/// Holds the other pairing of a bracket against the best one.
fn judged(bracket: &Bracket<'_>, lower: &[Vec<usize>], outcomes: [&Outcome; 2]) -> (Verdict, Vec<Reason>) {
    let here = outcomes.map(|outcome| counts(bracket, outcome));
    let next = outcomes.map(|outcome| {
        let (group, lower) = lower.split_first()?;
        let next = Bracket::new(bracket.roster, &outcome.floaters, group, lower);
        let paired = next.pair()?;
        Some(counts(&next, &paired))
    });
    let first_worse = CRITERIA.iter().enumerate().find_map(|(index, criterion)| {
        let (score, counts) = match (criterion.ahead, &next) {
            (Some(ahead), [Some(one), Some(other)]) => difference(one.get(ahead)?, other.get(ahead)?)?,
            (Some(_), _) => return None,
            (None, _) => difference(here[0].get(index)?, here[1].get(index)?)?,
        };
        let reason = Reason::new(criterion.id, criterion.why_not).with("score", Value::Points(score.0));
        Some(worse(reason, bracket.score(), counts))
    });
    match first_worse {
        Some(reason) => (Verdict::Worse, vec![reason]),
        None => {
            let reason = Reason::new("4", "why-not-later-sequence");
            (Verdict::Later, vec![reason.with("bracket", Value::Points(bracket.score()))])
        }
    }
}

/// Counts what the pairing of a bracket is charged, criterion by criterion.
fn counts(bracket: &Bracket<'_>, outcome: &Outcome) -> Vec<Counts<Reverse<Points>>> {
    let pairs = outcome.pairs.iter().map(|&[one, other]| Step::Pair(one, other));
    let floats = outcome.floaters.iter().map(|&who| Step::Float { who, beyond: false });
    let steps: Vec<Step> = pairs.chain(floats).collect();
    let of_one = |charge: fn(&Bracket<'_>, Step) -> _| {
        let charges = steps.iter().filter_map(|&step| charge(bracket, step));
        compared::counts(charges.map(|(level, count): (usize, u32)| {
            (Reverse(bracket.scores.get(level).copied().unwrap_or_default()), count)
        }))
    };
    CRITERIA.iter().map(|criterion| of_one(criterion.charge)).collect()
}
