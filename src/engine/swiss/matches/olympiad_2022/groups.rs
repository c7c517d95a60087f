//! Groups of equal match points (6.3, 6.4): from the top down to the median group, from the bottom up to it, then the
//! median group; the floaters of each (Article 8), and the pairs inside it (Article 9).

use super::super::MatchRoster;
use super::{explain, within_limits};
use crate::format::Trace;
use crate::matching::{Graph, LargestMatching};
use crate::swiss::byes::Incomplete;
use std::cell::Cell;

/// Returns the team with the bye: the lowest ranked one that may have it and without which the others can be paired
/// (4.1, 4.2; O-1). `None` if the number of teams is even.
///
/// # Errors
/// Returns [`Incomplete`] if not all teams can be paired, or no team can have the bye.
pub(super) fn bye(roster: &MatchRoster<'_>) -> Result<Option<usize>, Incomplete> {
    let everybody = roster.everybody();
    if everybody.len().is_multiple_of(2) {
        return if roster.is_completable(&everybody) { Ok(None) } else { Err(Incomplete) };
    }
    let (1, spare) = roster.left_over(&everybody) else { return Err(Incomplete) };
    spare.iter().filter(|&who| roster.card(who).may_get_bye).max().map(Some).ok_or(Incomplete)
}

/// Direction from which groups are paired.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum From {
    Above,
    Below,
}

impl From {
    fn group(self) -> &'static str {
        match self {
            Self::Above => "olympiad-above",
            Self::Below => "olympiad-below",
        }
    }

    fn float(self) -> [&'static str; 2] {
        match self {
            Self::Above => ["8.3", "olympiad-floats-down"],
            Self::Below => ["8.2", "olympiad-floats-up"],
        }
    }
}

/// Pairs all teams but the one with the bye, given that they can be paired.
pub(super) fn pairs(roster: &MatchRoster<'_>, bye: Option<usize>, trace: &mut Trace) -> Vec<[usize; 2]> {
    let mut hall = Hall::new(roster, bye);
    let median = hall.median();
    for from in [From::Above, From::Below] {
        while let Some((group, others)) = hall.outermost(from, median) {
            explain::note_group(roster, &group, from.group(), trace);
            hall.pair_group(from, &group, &others, trace);
        }
    }
    let last = std::mem::take(&mut hall.left);
    explain::note_group(roster, &last, "olympiad-median", trace);
    let within = hall.inside(&last, true);
    let inside = within.unwrap_or_else(|| {
        explain::note_limits_off(roster, &last, trace);
        // The remaining teams can be paired: each previous group was paired so that they can.
        hall.inside(&last, false).unwrap_or_default()
    });
    hall.pairs.extend(inside);
    hall.pairs
}

/// State of the pairing; a team is its place in the roster.
struct Hall<'a> {
    roster: &'a MatchRoster<'a>,
    /// True for each colour that the limits allow each team.
    limits: Vec<[bool; 2]>,
    /// Teams not paired yet, by rank.
    left: Vec<usize>,
    pairs: Vec<[usize; 2]>,
}

/// Search for the floaters of a group and their opponents.
struct Search<'a> {
    group: &'a [usize],
    others: &'a [usize],
    /// Number of floaters.
    count: usize,
    /// Number of the others that are near enough.
    near: usize,
    keeps_limits: bool,
    /// Number of choices that may still be examined.
    budget: Cell<u32>,
}

/// Maximum number of choices of floaters examined for a group. If few pairs are barred, the first or an early one
/// succeeds.
const BUDGET: u32 = 2000;

impl<'a> Hall<'a> {
    fn new(roster: &'a MatchRoster<'a>, bye: Option<usize>) -> Self {
        let limits = roster.cards().iter().map(|card| within_limits(roster.field, card.seat)).collect();
        let left = roster.everybody().into_iter().filter(|&who| Some(who) != bye).collect();
        Self { roster, limits, left, pairs: Vec::new() }
    }

    /// Returns the median team: the middle one, the lower ranked of two (6.4; O-2: of the teams to be paired).
    fn median(&self) -> Option<usize> {
        self.left.get(self.left.len() / 2).copied()
    }

    /// Returns the outermost group on one side of the median group, ordered from the edge, and all other unpaired
    /// teams, nearest first; `None` if only the median group is left on that side.
    fn outermost(&self, from: From, median: Option<usize>) -> Option<(Vec<usize>, Vec<usize>)> {
        let score = |who: usize| self.roster.card(who).score;
        let mut order = self.left.clone();
        if from == From::Below {
            order.reverse();
        }
        let (edge, median) = (score(*order.first()?), score(median?));
        let is_outside = match from {
            From::Above => edge > median,
            From::Below => edge < median,
        };
        is_outside.then(|| order.into_iter().partition(|&who| score(who) == edge))
    }

    /// Returns true if some colour allocation is within the limits of both (7.3).
    fn fit(&self, one: usize, other: usize) -> bool {
        let [[white, black], [their_white, their_black]] = [self.limits[one], self.limits[other]];
        white && their_black || black && their_white
    }

    fn may_meet(&self, one: usize, other: usize, keeps_limits: bool) -> bool {
        self.roster.may_meet(one, other) && (!keeps_limits || self.fit(one, other))
    }

    /// Pairs a group with as few floaters as possible (9.5), within the colour limits if that is possible with as few
    /// (7.4).
    fn pair_group(&mut self, from: From, group: &[usize], others: &[usize], trace: &mut Trace) {
        let (least, _) = self.roster.left_over(&sorted(group));
        for count in (least..=group.len()).step_by(2) {
            for keeps_limits in [true, false] {
                let Some(floats) = self.floats(group, others, count, keeps_limits) else { continue };
                if !keeps_limits {
                    explain::note_limits_off(self.roster, group, trace);
                }
                for &float in &floats {
                    explain::note_float(self.roster, float, from.float(), trace);
                }
                let stays = without(group, &floats);
                let inside = self.inside(&stays, keeps_limits).unwrap_or_default();
                self.keep(floats.into_iter().chain(inside).collect());
                return;
            }
        }
        self.keep(self.any(group));
    }

    /// Returns the pairs of a group in some pairing of all remaining teams, used if no choice of floaters was found in
    /// time.
    fn any(&self, group: &[usize]) -> Vec<[usize; 2]> {
        let matching = LargestMatching::of(self.graph(&self.left, false));
        let mate = |at: usize| Some([*self.left.get(at)?, *self.left.get(matching.mate(at)?)?]);
        let pairs = (0..self.left.len()).filter_map(mate);
        pairs
            .filter(|&[one, other]| group.contains(&one) && (one < other || !group.contains(&other)))
            .collect()
    }

    fn keep(&mut self, pairs: Vec<[usize; 2]>) {
        self.left = without(&self.left, &pairs);
        self.pairs.extend(pairs);
    }

    /// Returns the floaters and their opponents: the innermost of a group first, each with the nearest team it has not
    /// met; a group beyond the next one only if no team can float into the next (8.2, 8.3; O-3).
    fn floats(
        &self,
        group: &[usize],
        others: &[usize],
        count: usize,
        keeps_limits: bool,
    ) -> Option<Vec<[usize; 2]>> {
        let score = |who: usize| self.roster.card(who).score;
        let mut near = 0;
        loop {
            let next = others.get(near).map(|&who| score(who));
            near += others[near..].iter().take_while(|&&who| Some(score(who)) == next).count();
            let search = Search { group, others, count, near, keeps_limits, budget: Cell::new(BUDGET) };
            let mut chosen = Vec::with_capacity(count);
            if self.choose(&search, group.len(), &mut chosen) {
                return Some(chosen);
            }
            if near == others.len() {
                return None;
            }
        }
    }

    /// Chooses further floaters among the first `before` of the group; backtracks if the others could not be paired
    /// then.
    fn choose(&self, search: &Search<'_>, before: usize, chosen: &mut Vec<[usize; 2]>) -> bool {
        if !self.leaves_a_pairing(search, chosen) {
            return false;
        }
        if chosen.len() == search.count {
            return true;
        }
        for at in (0..before).rev() {
            let floater = search.group[at];
            for &opponent in &search.others[..search.near] {
                let is_free = chosen.iter().all(|pair| pair[1] != opponent);
                if is_free && self.may_meet(floater, opponent, search.keeps_limits) {
                    chosen.push([floater, opponent]);
                    if self.choose(search, at, chosen) {
                        return true;
                    }
                    chosen.pop();
                }
            }
        }
        false
    }

    /// Returns true if the rest can still be paired: once all floaters are chosen, the group and the others each among
    /// themselves.
    fn leaves_a_pairing(&self, search: &Search<'_>, chosen: &[[usize; 2]]) -> bool {
        let Some(budget) = search.budget.get().checked_sub(1) else { return false };
        search.budget.set(budget);
        let (stays, others) = (without(search.group, chosen), without(search.others, chosen));
        let inside = LargestMatching::of(self.graph(&stays, search.keeps_limits));
        let open = search.count - chosen.len();
        inside.exposed().count() <= open
            && match open {
                0 => self.roster.is_completable(&sorted(&others)),
                _ => self.roster.is_completable(&sorted(&[stays, others].concat())),
            }
    }

    /// Returns the graph of allowed pairs of `members`, by index.
    fn graph(&self, members: &[usize], keeps_limits: bool) -> Graph {
        let mut graph = Graph::new(members.len());
        for (at, &one) in members.iter().enumerate() {
            for (place, &other) in members.iter().enumerate().skip(at + 1) {
                if self.may_meet(one, other, keeps_limits) {
                    graph.join(at, place);
                }
            }
        }
        graph
    }

    /// Pairs a group among itself, team by team from its edge: each with the first of the other half, then with the
    /// last of its own, that leaves a pairing of the rest (9.1 to 9.3). `None` if there is no such pairing.
    fn inside(&self, group: &[usize], keeps_limits: bool) -> Option<Vec<[usize; 2]>> {
        let mut matching = LargestMatching::of(self.graph(group, keeps_limits));
        if !matching.is_perfect() {
            return None;
        }
        let mut free: Vec<usize> = (0..group.len()).collect();
        let mut pairs = Vec::with_capacity(group.len() / 2);
        while let Some(&first) = free.first() {
            let half = free.len() / 2;
            let mut tried = (half..free.len()).chain((1..half).rev());
            let at = tried.find(|&at| matching.demand(first, free[at]))?;
            pairs.push([group[first], group[free[at]]]);
            free.remove(at);
            free.remove(0);
        }
        Some(pairs)
    }
}

fn sorted(members: &[usize]) -> Vec<usize> {
    let mut members = members.to_vec();
    members.sort_unstable();
    members
}

fn without(members: &[usize], pairs: &[[usize; 2]]) -> Vec<usize> {
    members.iter().copied().filter(|who| !pairs.as_flattened().contains(who)).collect()
}
