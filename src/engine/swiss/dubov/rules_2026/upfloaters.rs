//! Who comes up into a bracket (3.2.1, 3.2.2): as few as possible, and of all sets of so many the first in the order of
//! 4.2 with which the bracket is best by C5 to C10.
//!
//! Usually nobody is needed, or one, and plain matchings tell who can be; else a lexicographic search does.

use super::criteria::{CRITERIA, Criterion, View, past};
use super::exact;
use crate::matching::{BitSet, Graph, LargestMatching};
use crate::swiss::dubov::cards::Roster;
use crate::swiss::lexicographic::TooWide;
use crate::tournament::Colour;
use std::collections::BTreeMap;
use std::ops::Range;

/// Returns the upfloaters of the bracket of `residents`, best placed first; `lower` are all below them, in
/// order of score and number. `None` when not all of these can be paired.
pub(super) fn choose(
    roster: &Roster<'_>,
    residents: &[usize],
    lower: &[usize],
) -> Result<Option<Vec<usize>>, TooWide> {
    let (fewest, open) = roster.left_over(residents);
    let of = |lower: &[usize]| {
        let chosen = match fewest {
            0 => Some(Vec::new()),
            1 => one(roster, residents, lower, &open).map(|who| vec![who]),
            _ => None,
        };
        if chosen.is_some() { Ok(chosen) } else { some(roster, residents, lower, fewest) }
    };
    if let Some(chosen) = of(lower)? {
        let rest: Vec<usize> = lower.iter().copied().filter(|who| !chosen.contains(who)).collect();
        if roster.surely_completable(lower.iter().copied(), chosen.len()) || roster.is_completable(&rest) {
            return Ok(Some(chosen));
        }
    }
    let able = if fewest == 1 { without_whom_the_rest_is_paired(roster, lower) } else { Vec::new() };
    let chosen = if able.is_empty() { None } else { of(&able)? };
    if chosen.is_some() { Ok(chosen) } else { exact::solve(&View::new(roster, residents, lower, true)) }
}

/// C4 of one upfloater: the others below can be paired without exactly those whom some largest matching leaves out.
fn without_whom_the_rest_is_paired(roster: &Roster<'_>, lower: &[usize]) -> Vec<usize> {
    match roster.left_over(lower) {
        (1, able) => able.iter().map(|place| lower[place]).collect(),
        _ => Vec::new(),
    }
}

/// What keeps a player from floating up who comes before the one who does, in the order in which it is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Obstacle {
    /// C1, C3
    Bracket,
    /// C4
    Rest,
    /// The bracket is worse with them by this one of [`CRITERIA`].
    Criterion(usize),
}

/// Returns everybody who comes before the only upfloater in the order of 4.2, with what keeps them from floating up.
pub(super) fn passed_over(
    roster: &Roster<'_>,
    residents: &[usize],
    lower: &[usize],
    upfloater: usize,
) -> BTreeMap<Obstacle, Vec<usize>> {
    let (_, open) = roster.left_over(residents);
    let able = without_whom_the_rest_is_paired(roster, lower);
    let view = View::new(roster, residents, lower, true);
    let count = |criterion: &Criterion, who: usize| criterion.told.map(|told| (told.count)(&view, who));
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

/// Finds the best set of `fewest` upfloaters without regard to completion (C4); `None` without one.
fn some(
    roster: &Roster<'_>,
    residents: &[usize],
    lower: &[usize],
    fewest: usize,
) -> Result<Option<Vec<usize>>, TooWide> {
    // Of players whom no criterion tells apart a later one comes before an earlier one only if the resident whom they
    // meets may not meet that one. So no more than this many of them are looked at.
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
    // The set looks no further down than it must (C6): one score group after the other is added.
    let score = |place: usize| roster.card(lower[place]).score;
    let is_end = |&end: &usize| end == lower.len() || score(end) != score(end - 1);
    for end in (fewest.max(1)..=lower.len()).filter(is_end) {
        if !can_float(&legal, residents.len(), 0..end, fewest) {
            continue;
        }
        // When all who are above the last score can float up together, every best set has them and takes the others from there.
        let above = lower[..end].partition_point(|&who| roster.card(who).score > score(end - 1));
        let settled = Some(above).filter(|&above| can_float(&legal, residents.len(), above..end, fewest));
        let view = View { settled, ..View::new(roster, residents, &lower[..end], false) };
        let chosen = exact::solve(&view)?;
        if chosen.as_ref().is_some_and(|chosen| chosen.len() == fewest) {
            return Ok(chosen);
        }
    }
    Ok(None)
}

/// Whether all residents, the first vertices, can be paired with exactly `fewest` of the lower players up to the end of
/// `free`, all those before `free` among them.
fn can_float(legal: &Graph, residents: usize, free: Range<usize>, fewest: usize) -> bool {
    // Each who stays is matched with a vertex of its own, so that just so many can.
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

/// Finds the best single upfloater without regard to completion (C4) by bounds on C7; `None` if they do not tell.
/// `open` are the residents who can be left over without one.
fn one(roster: &Roster<'_>, residents: &[usize], lower: &[usize], open: &BitSet) -> Option<usize> {
    let meets = |who: usize, place: usize| roster.may_meet(who, residents[place]);
    let is_usable = |who: usize| open.iter().any(|place| meets(who, place));
    // C6: the highest score with somebody usable.
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

/// The graph of some players without the pairs in which both seek `side`.
fn without_pairs_of(roster: &Roster<'_>, players: &[usize], side: Colour) -> Graph {
    let mut graph = roster.graph(players);
    let places = players.iter().enumerate().filter(|&(_, &who)| roster.card(who).due == Some(side));
    let places: Vec<usize> = places.map(|(place, _)| place).collect();
    for (index, &one) in places.iter().enumerate() {
        places[..index].iter().for_each(|&other| graph.cut(one, other));
    }
    graph
}
