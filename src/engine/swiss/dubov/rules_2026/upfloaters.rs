//! Upfloaters of a bracket (3.2.1, 3.2.2): as few as possible, and of all sets of that size the first in the order of
//! 4.2 with which the bracket is best by C5 to C10.
//!
//! Usually no player or only one is needed, and plain matchings determine the possible ones; else a lexicographic
//! search does.

use super::Dubov2026;
use super::criteria::{CRITERIA, UpfloatBracket, past};
use super::exact;
use crate::matching::{BitSet, Graph, LargestMatching};
use crate::swiss::criteria::Criterion;
use crate::swiss::dubov::cards::DubovRoster;
use crate::tournament::Colour;
use std::collections::BTreeMap;
use std::ops::Range;

/// Returns the upfloaters of the bracket of `residents`, best placed first; `lower` are all players below them, in
/// order of score and number. `None` if not all of these can be paired.
pub(super) fn choose(roster: &DubovRoster<'_>, residents: &[usize], lower: &[usize]) -> Option<Vec<usize>> {
    let (fewest, open) = roster.left_over(residents);
    let of = |lower: &[usize]| {
        let chosen = match fewest {
            0 => Some(Vec::new()),
            1 => one(roster, residents, lower, &open).map(|who| vec![who]),
            _ => None,
        };
        chosen.or_else(|| some(roster, residents, lower, fewest))
    };
    if let Some(chosen) = of(lower) {
        let rest: Vec<usize> = lower.iter().copied().filter(|who| !chosen.contains(who)).collect();
        if roster.surely_completable(lower.iter().copied(), chosen.len()) || roster.is_completable(&rest) {
            return Some(chosen);
        }
    }
    let able = if fewest == 1 { without_whom_the_rest_is_paired(roster, lower) } else { Vec::new() };
    let chosen = if able.is_empty() { None } else { of(&able) };
    chosen.or_else(|| exact::solve(&UpfloatBracket::new(roster, residents, lower, true)))
}

/// Returns the players who satisfy C4 as the only upfloater: the others below can be paired without exactly the players
/// whom some largest matching leaves out.
fn without_whom_the_rest_is_paired(roster: &DubovRoster<'_>, lower: &[usize]) -> Vec<usize> {
    match roster.left_over(lower) {
        (1, able) => able.iter().map(|place| lower[place]).collect(),
        _ => Vec::new(),
    }
}

/// Obstacle that keeps a player before the upfloater from floating up, in order of precedence.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Obstacle {
    /// C1, C3
    Bracket,
    /// C4
    Rest,
    /// The bracket is worse with them by this index of [`CRITERIA`].
    Criterion(usize),
}

/// Returns all players before the only upfloater in the order of 4.2, by the obstacle that keeps them from floating up.
pub(super) fn passed_over(
    roster: &DubovRoster<'_>,
    residents: &[usize],
    lower: &[usize],
    upfloater: usize,
) -> BTreeMap<Obstacle, Vec<usize>> {
    let (_, open) = roster.left_over(residents);
    let able = without_whom_the_rest_is_paired(roster, lower);
    let view = UpfloatBracket::new(roster, residents, lower, true);
    let count =
        |criterion: &Criterion<Dubov2026>, who: usize| criterion.own.map(|told| (told.count)(&view, who));
    let theirs: Vec<Option<usize>> = CRITERIA.iter().map(|criterion| count(criterion, upfloater)).collect();
    let first_worse = |who: usize| {
        let mut criteria = CRITERIA.iter().zip(&theirs);
        criteria.position(|(criterion, &theirs)| count(criterion, who) > theirs)
    };
    let mut passed: BTreeMap<Obstacle, Vec<usize>> = BTreeMap::new();
    for who in lower.iter().copied().take_while(|&who| who != upfloater) {
        let obstacle = if !open.iter().any(|place| roster.may_meet(who, residents[place])) {
            Obstacle::Bracket
        } else if !able.contains(&who) {
            Obstacle::Rest
        } else {
            Obstacle::Criterion(first_worse(who).unwrap_or(CRITERIA.len() - 1))
        };
        passed.entry(obstacle).or_default().push(who);
    }
    passed
}

/// Finds the best set of `fewest` upfloaters without regard to completion (C4); `None` if there is none.
fn some(roster: &DubovRoster<'_>, residents: &[usize], lower: &[usize], fewest: usize) -> Option<Vec<usize>> {
    // Of players equal by all criteria, a later one comes before an earlier one only if the resident whom they meet may
    // not meet the earlier one. So no more than this number of them are examined.
    let most = fewest + roster.most_barred;
    let mut alike: BTreeMap<_, usize> = BTreeMap::new();
    let mut is_looked_at = |&who: &usize| {
        let player = roster.card(who);
        let likeness =
            (player.score, player.due == Some(Colour::White), player.is_fixed(), past(roster, who));
        let count = alike.entry(likeness).or_default();
        *count += 1;
        *count <= most
    };
    let is_usable = |who: usize| residents.iter().any(|&resident| roster.may_meet(who, resident));
    let lower = lower.iter().copied().filter(|who| is_looked_at(who));
    let lower: Vec<usize> = lower.filter(|&who| is_usable(who)).collect();
    let legal = roster.graph(&[residents, &lower].concat());
    // The set reaches no further down than necessary (C6): one scoregroup after the other is added.
    let score = |place: usize| roster.card(lower[place]).score;
    let is_end = |&end: &usize| end == lower.len() || score(end) != score(end - 1);
    for end in (fewest.max(1)..=lower.len()).filter(is_end) {
        if !can_float(&legal, residents.len(), 0..end, fewest) {
            continue;
        }
        let above = lower[..end].partition_point(|&who| roster.card(who).score > score(end - 1));
        let settled = settled(&legal, residents.len(), above..end, fewest);
        let view = UpfloatBracket { settled, ..UpfloatBracket::new(roster, residents, &lower[..end], false) };
        let chosen = exact::solve(&view).filter(|chosen| chosen.len() == fewest);
        if chosen.is_some() {
            return chosen;
        }
    }
    None
}

/// Returns the number of players who float up whatever the scores: all who are above the last score, which has the
/// places `last`, if they can float up together. Every best set contains them, and takes the others from the last
/// score.
fn settled(legal: &Graph, residents: usize, last: Range<usize>, fewest: usize) -> Option<usize> {
    Some(last.start).filter(|_| can_float(legal, residents, last, fewest))
}

/// Returns true if all residents, the first vertices, can be paired with exactly `fewest` of the lower players up to
/// the end of `free`, including all those before `free`.
fn can_float(legal: &Graph, residents: usize, free: Range<usize>, fewest: usize) -> bool {
    // Each player who stays is matched with a separate vertex, so that exactly this number can.
    let Some(staying) = free.end.checked_sub(fewest) else { return false };
    let first = residents + free.end;
    let mut graph = Graph::new(first + staying);
    for one in 0..residents {
        let others = legal.neighbours(one).take_while(|&other| other < first);
        others.filter(|&other| other > one).for_each(|other| graph.join(one, other));
    }
    for place in free {
        (first..first + staying).for_each(|vertex| graph.join(residents + place, vertex));
    }
    LargestMatching::of(graph).is_perfect()
}

/// Finds the best single upfloater without regard to completion (C4) by bounds on C7; `None` if they do not decide.
/// `open` are the residents who can be left over without one.
fn one(roster: &DubovRoster<'_>, residents: &[usize], lower: &[usize], open: &BitSet) -> Option<usize> {
    let meets = |who: usize, place: usize| roster.may_meet(who, residents[place]);
    let is_usable = |who: usize| open.iter().any(|place| meets(who, place));
    // C6: the highest score with a usable player.
    let score = roster.card(lower.iter().copied().find(|&who| is_usable(who))?).score;
    let level = lower.iter().copied().filter(|&who| roster.card(who).score == score && is_usable(who));
    let level: Vec<usize> = level.collect();
    // C7: the pairs without both preferences are at least half of the difference of the subgroups.
    let seeking = |side| residents.iter().filter(|&&who| roster.card(who).due == Some(side)).count();
    let mut sides = [Colour::White, Colour::Black];
    sides.sort_by_key(|&side| (seeking(side) + 1).abs_diff(seeking(side.other())));
    sides.into_iter().find_map(|side| {
        let smaller = if seeking(side) < seeking(side.other()) { side } else { side.other() };
        let mut across = LargestMatching::of(without_pairs_of(roster, residents, smaller));
        if across.exposed().count() > 1 {
            return None;
        }
        let open = across.exposable();
        let fits = |&who: &usize| {
            let barred = |place: usize| smaller == side && roster.card(residents[place]).due == Some(side);
            roster.card(who).due == Some(side) && open.iter().any(|place| meets(who, place) && !barred(place))
        };
        level.iter().copied().filter(fits).min_by_key(|&who| past(roster, who))
    })
}

/// Returns the graph of some players without the pairs in which both seek `side`.
fn without_pairs_of(roster: &DubovRoster<'_>, players: &[usize], side: Colour) -> Graph {
    let mut graph = roster.graph(players);
    let places = players.iter().enumerate().filter(|&(_, &who)| roster.card(who).due == Some(side));
    let places: Vec<usize> = places.map(|(place, _)| place).collect();
    for (index, &one) in places.iter().enumerate() {
        places[..index].iter().for_each(|&other| graph.cut(one, other));
    }
    graph
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;
    use crate::format::{Attendance, Field, RoundRecord, Seat};
    use crate::swiss::dubov::cards;
    use crate::swiss::test_rounds::{Dice, fresh};
    use crate::tournament::{Points, Rating, RoundNo};

    /// Two clubs whose players may not meet each other; four players of the first are alone at the top, all others are
    /// at one of three lower scores. All have played two games against strangers, who are away.
    pub(in super::super) fn two_clubs(seed: u64) -> Field {
        const PLAYERS: u16 = 14;
        let mut dice = Dice(seed);
        let mut field = fresh(2 * usize::from(PLAYERS), 9, Colour::White);
        field.round = RoundNo(3);
        for seat in 0..2 * PLAYERS {
            let level = if seat < 4 { 0 } else { 1 + dice.roll(3) };
            let player = &mut field.players[usize::from(seat)];
            player.rating = Rating::new(2000).ok();
            if seat >= PLAYERS {
                player.attendance = Attendance::Away;
            }
            let opponent = Seat((seat + PLAYERS) % (2 * PLAYERS));
            for points in [[10, 10], [10, 5], [5, 5], [5, 0]][level] {
                let colour = if dice.comes_up(50) { Colour::White } else { Colour::Black };
                let points = Points::from_tenths(points);
                player.record.push(RoundRecord::Played { opponent, colour, points, float: None });
            }
        }
        for club in [0..6, 6..PLAYERS] {
            let end = club.end;
            let pairs = club.flat_map(|one| (one + 1..end).map(move |other| [Seat(one), Seat(other)]));
            field.forbidden.extend(pairs);
        }
        field
    }

    #[test]
    fn upfloaters_whose_scores_are_settled_are_those_that_scores_as_digits_choose() {
        let mut told = 0;
        for seed in 0..400 {
            let field = two_clubs(seed);
            let roster = cards::roster(&field, super::super::READING, &[]).unwrap();
            let everybody = roster.everybody();
            let (residents, lower) = everybody.split_at(4);
            let (fewest, _) = roster.left_over(residents);
            let chosen = some(&roster, residents, lower, fewest);
            let plain = (1..=lower.len()).find_map(|end| {
                let found = exact::solve(&UpfloatBracket::new(&roster, residents, &lower[..end], false));
                let is_score =
                    end == lower.len() || roster.card(lower[end]).score < roster.card(lower[end - 1]).score;
                found.filter(|found| is_score && found.len() == fewest)
            });
            assert_eq!(chosen, plain, "seed {seed}");
            let last = chosen.as_ref().and_then(|chosen| chosen.last()).map(|&who| roster.card(who).score);
            let above = chosen.iter().flatten().filter(|&&who| Some(roster.card(who).score) > last).count();
            told += usize::from(above > 0);
        }
        assert!(told > 100, "{told} sets are of two scores or more");
    }
}
