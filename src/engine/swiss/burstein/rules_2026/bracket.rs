//! One bracket (3.2): the first pairing in the order of Article 4 that is best on C5 to C8.

use super::exact;
use crate::matching::{Graph, LargestMatching};
use crate::swiss::burstein::fold;
use crate::swiss::criteria::Outcome;
use crate::swiss::roster::Roster;
use crate::tournament::Points;

/// The players of a bracket and what stands below it; players are places in the roster, ascending.
#[derive(Clone, Debug)]
pub(in crate::swiss) struct Bracket<'a> {
    pub(super) roster: &'a Roster<'a>,
    /// In order of their bracket sequence numbers (Article 4).
    pub(super) members: Vec<usize>,
    /// Who came from the bracket before.
    pub(super) incoming: Vec<usize>,
    /// The next scoregroup; empty in the last bracket.
    pub(super) next: &'a [usize],
    /// Everybody below the next scoregroup.
    pub(super) below: Vec<usize>,
    /// The scores of the members, the highest first; the last is that of the residents.
    pub(super) scores: Vec<Points>,
}

impl<'a> Bracket<'a> {
    pub(super) fn new(roster: &'a Roster<'a>, incoming: &[usize], groups: &'a [Vec<usize>]) -> Self {
        let (group, lower) = groups.split_first().map_or((&[][..], groups), |(group, lower)| (group, lower));
        let mut members = [incoming, group].concat();
        members.sort_unstable();
        let mut scores: Vec<Points> = members.iter().map(|&who| roster.card(who).score).collect();
        scores.sort_unstable_by(|a, b| b.cmp(a));
        scores.dedup();
        let mut below = lower.iter().skip(1).flatten().copied().collect::<Vec<usize>>();
        below.sort_unstable();
        let next = lower.first().map(Vec::as_slice).unwrap_or_default();
        Self { roster, members, incoming: incoming.to_vec(), next, below, scores }
    }

    /// Returns the score of the residents.
    pub(super) fn score(&self) -> Points {
        self.scores.last().copied().unwrap_or_default()
    }

    /// Returns the place of a member's score among those of the bracket, 0 for the highest.
    pub(super) fn level(&self, who: usize) -> usize {
        let score = self.roster.card(who).score;
        self.scores.partition_point(|&higher| higher > score)
    }

    pub(super) fn outcome(&self, opponents: &fold::Opponents) -> Outcome {
        let (pairs, floaters) =
            (fold::pairs(&self.members, opponents), fold::left_over(&self.members, opponents));
        Outcome { pairs, floaters, bye: None }
    }

    /// Pairs the bracket; `None` only when those not paired yet cannot be paired at all.
    pub(super) fn pair(&self) -> Option<Outcome> {
        self.at_its_best().or_else(|| exact::solve(self))
    }

    /// Returns the best pairing when C5 to C7 reach what no pairing can beat: as many pairs as the members allow (C5),
    /// floaters of the lowest score only (C6), and nobody left over in the next bracket, or one of its residents
    /// when the number there is odd (C7).
    fn at_its_best(&self) -> Option<Outcome> {
        let count = LargestMatching::of(self.roster.graph(&self.members)).exposed().count();
        let residents = |who: usize| self.roster.card(who).score == self.score();
        let outcome = self.with_floaters(count, residents)?;
        if self.lets_next_be_best(&outcome.floaters) {
            return Some(outcome);
        }
        if count != 1 {
            return None;
        }
        // A single floater is looked for among those with whom the next bracket is at its best.
        let in_need = self.in_need_of_one()?;
        let is_welcome = |who: usize| in_need.iter().any(|&other| self.roster.may_meet(who, other));
        self.with_floaters(1, |who| residents(who) && is_welcome(who))
    }

    /// Returns the first pairing with the fewest refused preferences (C8) that leaves over so many of those who may
    /// float.
    fn with_floaters(&self, count: usize, may_float: impl Fn(usize) -> bool) -> Option<Outcome> {
        let nobody = self.members.len();
        let mut graph = self.roster.graph_with_room(&self.members, count);
        if count > 0 {
            let floaters = self.members.iter().enumerate().filter(|&(_, &who)| may_float(who));
            floaters
                .for_each(|(index, _)| (nobody..nobody + count).for_each(|place| graph.join(index, place)));
        }
        fold::first(self.roster, &self.members, graph).map(|opponents| self.outcome(&opponents))
    }

    /// Whether these floaters keep completion (C4) and let the next bracket reach C5 and C6 as well as any floaters
    /// could (C7).
    fn lets_next_be_best(&self, floaters: &[usize]) -> bool {
        if floaters.is_empty() {
            return self.roster.is_completable(&joined(self.next, &self.below));
        }
        self.next_at_its_best(floaters).is_some_and(|graph| LargestMatching::of(graph).is_perfect())
    }

    /// Returns those of the next scoregroup of whom a single floater has to meet one to let the next bracket be at its best: when
    /// only one player is without an opponent there, they are those who can be the one. `None` when no floater can.
    pub(super) fn in_need_of_one(&self) -> Option<Vec<usize>> {
        let mut matching = LargestMatching::of(self.next_at_its_best(&[])?);
        (matching.exposed().count() == 1)
            .then(|| matching.exposable().iter().filter_map(|place| self.next.get(place).copied()).collect())
    }

    /// Returns who may meet whom of the next scoregroup, then these floaters; every perfect matching is a next bracket at its
    /// best. When an odd number stands below, the last vertex is somebody there, for those with whom the rest there can be
    /// paired. `None` when it cannot be paired whoever comes.
    fn next_at_its_best(&self, floaters: &[usize]) -> Option<Graph> {
        let odd = self.below.len() % 2;
        let (left_over, spare) = self.roster.left_over(&self.below);
        if left_over > odd {
            return None;
        }
        let following = [self.next, floaters].concat();
        let mut graph = self.roster.graph_with_room(&following, odd);
        let completes = |who: usize| spare.iter().any(|place| self.roster.may_meet(who, self.below[place]));
        let completing = self.next.iter().enumerate().filter(|&(_, &who)| completes(who));
        completing.for_each(|(place, _)| graph.join(place, following.len()));
        Some(graph)
    }
}

/// Puts two sets of players together, ascending.
fn joined(one: &[usize], other: &[usize]) -> Vec<usize> {
    let mut all = [one, other].concat();
    all.sort_unstable();
    all
}
