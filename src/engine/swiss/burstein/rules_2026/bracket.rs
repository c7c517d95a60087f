//! One bracket (3.2): the first pairing in the order of Article 4 that is best on C5 to C8.

use super::exact;
use crate::matching::{Graph, LargestMatching};
use crate::swiss::burstein::fold;
use crate::swiss::criteria::BracketOutcome;
use crate::swiss::roster::Roster;
use crate::tournament::Points;

/// The players of a bracket and the groups below it; players are places in the roster, ascending.
#[derive(Clone, Debug)]
pub(in crate::swiss) struct BursteinBracket<'a> {
    pub(super) roster: &'a Roster<'a>,
    /// In order of their bracket sequence numbers (Article 4).
    pub(super) members: Vec<usize>,
    pub(super) incoming: Vec<usize>,
    /// The next scoregroup; empty in the last bracket.
    pub(super) next: &'a [usize],
    /// All players below the next scoregroup.
    pub(super) below: Vec<usize>,
    /// Scores of the members, highest first; the last is that of the residents.
    pub(super) scores: Vec<Points>,
}

impl<'a> BursteinBracket<'a> {
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

    pub(super) fn score(&self) -> Points {
        self.scores.last().copied().unwrap_or_default()
    }

    /// Returns the index of a member's score among those of the bracket, 0 for the highest.
    pub(super) fn level(&self, who: usize) -> usize {
        let score = self.roster.card(who).score;
        self.scores.partition_point(|&higher| higher > score)
    }

    pub(super) fn outcome(&self, opponents: &fold::OpponentByIndex) -> BracketOutcome {
        let (pairs, floaters) =
            (fold::pairs(&self.members, opponents), fold::left_over(&self.members, opponents));
        BracketOutcome { pairs, floaters, bye: None }
    }

    /// Pairs the bracket; `None` only if the unpaired players cannot be paired at all.
    pub(super) fn pair(&self) -> Option<BracketOutcome> {
        self.at_its_best().or_else(|| exact::solve(self))
    }

    /// Returns the best pairing if C5 to C7 reach bounds that no pairing can beat: as many pairs as the members allow
    /// (C5), floaters of the lowest score only (C6), and no player left over in the next bracket, or one of its
    /// residents if the number there is odd (C7).
    fn at_its_best(&self) -> Option<BracketOutcome> {
        let count = LargestMatching::of(self.roster.graph(&self.members)).exposed().count();
        let residents = |who: usize| self.roster.card(who).score == self.score();
        let outcome = self.with_floaters(count, residents)?;
        if self.lets_next_be_best(&outcome.floaters) {
            return Some(outcome);
        }
        if count != 1 {
            return None;
        }
        // A single floater is chosen among those with whom the next bracket is at its best.
        let in_need = self.in_need_of_one()?;
        let is_welcome = |who: usize| in_need.iter().any(|&other| self.roster.may_meet(who, other));
        self.with_floaters(1, |who| residents(who) && is_welcome(who))
    }

    /// Returns the first pairing with the fewest refused preferences (C8) and with `count` floaters, all of whom
    /// satisfy `may_float`.
    fn with_floaters(&self, count: usize, may_float: impl Fn(usize) -> bool) -> Option<BracketOutcome> {
        let nobody = self.members.len();
        let mut graph = self.roster.graph_with_room(&self.members, count);
        if count > 0 {
            let floaters = self.members.iter().enumerate().filter(|&(_, &who)| may_float(who));
            floaters
                .for_each(|(index, _)| (nobody..nobody + count).for_each(|place| graph.join(index, place)));
        }
        fold::first(self.roster, &self.members, graph).map(|opponents| self.outcome(&opponents))
    }

    /// Returns true if these floaters keep completion (C4) and allow the next bracket the best possible C5 and C6 (C7).
    fn lets_next_be_best(&self, floaters: &[usize]) -> bool {
        if floaters.is_empty() {
            return self.roster.is_completable(&joined(self.next, &self.below));
        }
        self.next_at_its_best(floaters).is_some_and(|graph| LargestMatching::of(graph).is_perfect())
    }

    /// Returns the players of the next scoregroup of whom a single floater has to meet one for the next bracket to be
    /// at its best: if only one player is without an opponent there, the possible candidates for that. `None` if no
    /// floater can.
    pub(super) fn in_need_of_one(&self) -> Option<Vec<usize>> {
        let mut matching = LargestMatching::of(self.next_at_its_best(&[])?);
        (matching.exposed().count() == 1)
            .then(|| matching.exposable().iter().filter_map(|place| self.next.get(place).copied()).collect())
    }

    /// Returns the graph of allowed pairs of the next scoregroup, followed by these floaters; every perfect matching is
    /// a next bracket at its best. If the number below is odd, the last vertex represents a player there, and is joined
    /// to the players with whom the rest there can be paired. `None` if the players below cannot be paired with any
    /// downfloaters.
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

/// Returns the union of two sets of players, ascending.
fn joined(one: &[usize], other: &[usize]) -> Vec<usize> {
    let mut all = [one, other].concat();
    all.sort_unstable();
    all
}
