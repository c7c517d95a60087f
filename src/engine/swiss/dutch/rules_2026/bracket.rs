//! One bracket (C.04.3 1.3.2): its members, and the search for its best pairing.

use super::cards::{DutchCard, DutchRoster};
use super::completion::{
    ByeScore, can_take_bye, graph_above, is_completable, is_completable_above, join_bye, surely_completable,
};
use super::criteria::{CRITERIA, DutchCriterion};
use super::lower_demand::Below;
use super::narrowing;
use super::space::{Scope, Space};
use crate::matching::{Graph, LargestMatching};
use crate::swiss::criteria::BracketOutcome;
use crate::swiss::lexicographic;
use crate::tournament::Points;
use std::ops::Range;

/// The players of a bracket and the groups below it; players are places in the roster.
#[derive(Clone, Debug)]
pub(in crate::swiss) struct DutchBracket<'a> {
    pub(in crate::swiss::dutch) roster: &'a DutchRoster<'a>,
    /// In order of bracket sequence numbers (4.1): moved-down players first.
    pub(in crate::swiss::dutch) members: Vec<usize>,
    /// Number of moved-down players among the members (M0 of 3.1).
    pub(in crate::swiss::dutch) moved_down: usize,
    residents: Range<usize>,
    pub(in crate::swiss::dutch) next: Range<usize>,
    /// All players below the next scoregroup.
    pub(in crate::swiss::dutch) below: Range<usize>,
    /// Score of the bye (C5), until it is allocated.
    pub(in crate::swiss::dutch) bye: Option<ByeScore>,
    /// True if the one player left over in this bracket gets the bye (the gate of C9).
    pub(in crate::swiss::dutch) gives_bye: bool,
    /// True if C8 is weighed; else it is known to decide nothing, or is checked afterwards.
    pub(in crate::swiss::dutch) looks_ahead: bool,
    /// Scores of the members, highest first.
    pub(in crate::swiss::dutch) scores: Vec<Points>,
    /// Distinct score differences, highest first, in a collapsed bracket (dutch-2017 A.9); empty in any other.
    pub(in crate::swiss::dutch) differences: Vec<Points>,
    /// The criteria, most significant first.
    pub(in crate::swiss::dutch) criteria: &'static [DutchCriterion],
}

/// Tests by one bound whether downfloaters keep completion and the best next bracket.
type Keeps = fn(&DutchBracket<'_>, &[usize]) -> bool;

impl<'a> DutchBracket<'a> {
    /// Creates the bracket of the first of the remaining scoregroups (1.3.1).
    pub(in crate::swiss::dutch) fn new(
        roster: &'a DutchRoster<'a>,
        moved_down: &[usize],
        groups: &[Vec<usize>],
        bye: Option<ByeScore>,
    ) -> Self {
        invariant!(!groups.is_empty(), "a bracket has residents");
        let range = |group: &Vec<usize>| group.first().map(|&first| first..first + group.len());
        let residents = groups.first().and_then(range).unwrap_or_default();
        let next = groups.get(1).and_then(range).unwrap_or(residents.end..residents.end);
        let members: Vec<usize> = moved_down.iter().copied().chain(residents.clone()).collect();
        let mut scores: Vec<Points> = members.iter().map(|&who| roster.card(who).score).collect();
        scores.dedup();
        let below = next.end..roster.len();
        let moved_down = moved_down.len();
        let (gives_bye, looks_ahead) = (false, false);
        Self {
            roster,
            members,
            moved_down,
            residents,
            next,
            below,
            bye,
            gives_bye,
            looks_ahead,
            scores,
            differences: Vec::new(),
            criteria: &CRITERIA,
        }
    }

    pub(in crate::swiss::dutch) fn card(&self, who: usize) -> &DutchCard {
        self.roster.card(who)
    }

    pub(in crate::swiss::dutch) fn is_moved_down(&self, who: usize) -> bool {
        who < self.residents.start
    }

    /// Returns the index of a member's score among those of the bracket, 0 for the highest.
    pub(in crate::swiss::dutch) fn score_level(&self, who: usize) -> usize {
        let score = self.card(who).score;
        self.scores.partition_point(|&higher| higher > score)
    }

    pub(in crate::swiss::dutch) fn score_at(&self, level: usize) -> Points {
        self.scores.get(level).copied().unwrap_or_else(|| self.score())
    }

    pub(in crate::swiss::dutch) fn score(&self) -> Points {
        self.roster.card(self.residents.start).score
    }

    /// Returns all players below the bracket.
    pub(in crate::swiss::dutch) fn rest(&self) -> Range<usize> {
        self.next.start..self.below.end
    }

    /// Finds the best pairing of the bracket, the first of equals (3.8). `None` only if no legal pairing of all the
    /// remaining players exists.
    pub(in crate::swiss::dutch) fn pair(&mut self) -> Option<BracketOutcome> {
        let bye_is_here = self.bye.is_some_and(|bye| bye.is_from(self.score()));
        if bye_is_here && self.can_give_bye() {
            self.gives_bye = true;
            return self.within(&Below::open(1));
        }
        if self.nobody_meets() {
            return Some(BracketOutcome { floaters: self.members.clone(), ..BracketOutcome::default() });
        }
        if !bye_is_here {
            let here = self.least_left_over();
            let below = self.least_below(here);
            if below.left_over() <= self.next.len() || below.left_over() == self.members.len() {
                let outcome = self.within_and_next(&below);
                if outcome.is_some() {
                    return outcome;
                }
            }
            self.looks_ahead = true;
            let outcome = self.ahead(here);
            if outcome.is_some() {
                return outcome;
            }
        }
        self.looks_ahead = true;
        narrowing::solve(&Space::new(self, Scope::All)).map(|(outcome, _)| outcome)
    }

    /// Finds the best pairing with as many downfloaters as `below` requires, if it allows the next bracket its best
    /// possible result: the best pairing whatever it leads to there, or the best one with suitable downfloaters.
    pub(in crate::swiss::dutch) fn within_and_next(&self, below: &Below) -> Option<BracketOutcome> {
        let first = self.within(below)?;
        if self.keeps_all_below(&first.floaters) {
            return Some(first);
        }
        let (comers, keeps) = self.who_can_keep_all_below(first.floaters.len())?;
        let levels = |outcome: &BracketOutcome| -> Vec<usize> {
            let mut levels: Vec<usize> = outcome.floaters.iter().map(|&who| self.score_level(who)).collect();
            levels.sort_unstable();
            levels
        };
        // C7, the only undecided criterion before C8, must be as good as in `first`.
        let is_best =
            |second: &BracketOutcome| levels(second) == levels(&first) && keeps(self, &second.floaters);
        self.within(&below.among(comers)).filter(is_best)
    }

    /// Finds the best pairing from this bracket, with at least `here` players left over, and the next one, without
    /// examining the players left over from both: it is the best one if these can then be paired below.
    fn ahead(&self, here: usize) -> Option<BracketOutcome> {
        let next = self.next.clone().next().map(|who| self.card(who).score);
        if self.bye.is_some_and(|bye| next.is_some_and(|next| bye.is_from(next))) {
            return None;
        }
        let looked_at = self.members.len() + self.next.len();
        let least = here.saturating_sub(self.next.len());
        // A search takes the cube of its vertices: a failed one is worthwhile if it has far fewer than a search over
        // all players. At up to two thirds of its vertices, 40 wild events of up to 400 players take 4510 million
        // instructions; at half of them 4554, at as many 4845, without such searches 4649.
        let is_worth = |&count: &usize| {
            surely_completable(self.roster, count + 1, self.below.clone(), self.bye)
                || 3 * (looked_at + count) <= 2 * (looked_at + self.below.len())
        };
        let counts = lexicographic::widening(looked_at % 2).skip_while(|&count| count <= least);
        for count in counts.take_while(is_worth) {
            if let Some((outcome, beyond)) = narrowing::solve(&Space::new(self, Scope::Next(count))) {
                let is_best = is_completable(self.roster, &beyond, self.below.clone(), self.bye);
                return is_best.then_some(outcome);
            }
        }
        None
    }

    /// Finds the best pairing with as many downfloaters as `below` requires, whatever they lead to in the next bracket.
    pub(in crate::swiss::dutch) fn within(&self, below: &Below) -> Option<BracketOutcome> {
        narrowing::solve(&Space::new(self, Scope::Bracket(below))).map(|(outcome, _)| outcome)
    }

    /// Returns true if the gate of C9 is open: one member gets the bye, all other members meet each other, and so do
    /// all players below.
    pub(in crate::swiss::dutch) fn can_give_bye(&self) -> bool {
        let mut graph = self.graph(1);
        join_bye(self.roster, &mut graph, &self.members, self.bye);
        LargestMatching::of(graph).is_perfect() && is_completable(self.roster, &[], self.rest(), None)
    }

    /// Returns the graph of allowed pairs of the bracket, by index of the members, with `more` isolated vertices.
    pub(in crate::swiss::dutch) fn graph(&self, more: usize) -> Graph {
        let mut graph = self.roster.graph_with_room(&self.members, more);
        self.part_moved_down(&mut graph);
        graph
    }

    /// Removes the pairs of moved-down players, the first vertices, who do not meet in this bracket (3.3.3).
    pub(in crate::swiss::dutch) fn part_moved_down(&self, graph: &mut Graph) {
        for one in 0..self.moved_down {
            (0..one).for_each(|other| graph.cut(one, other));
        }
    }

    /// Returns true if no two members may meet, so that all of them float down.
    pub(in crate::swiss::dutch) fn nobody_meets(&self) -> bool {
        let mut pairs =
            self.residents.clone().flat_map(|lower| self.members.iter().map(move |&upper| [upper, lower]));
        !pairs.any(|[upper, lower]| self.roster.may_meet(upper, lower))
    }

    /// Returns the least possible number of downfloaters.
    pub(in crate::swiss::dutch) fn least_left_over(&self) -> usize {
        LargestMatching::of(self.graph(0)).exposed().count()
    }

    /// Returns the demand of the players below, or that for `here` downfloaters, whichever is more (C6).
    pub(in crate::swiss::dutch) fn least_below(&self, here: usize) -> Below {
        let below = Below::of(self.roster, self.rest(), self.bye);
        if below.left_over() < here { Below::open(here) } else { below }
    }

    /// Returns true if these downfloaters keep completion (C4) and allow the next bracket its best possible result
    /// (C8): as few players are left over there as the players below it require, or as this number of downfloaters
    /// allows at best; and these are residents, whose score is the lowest.
    fn keeps_all_below(&self, floaters: &[usize]) -> bool {
        let roster = self.roster;
        if floaters.is_empty() || floaters.len() == self.members.len() {
            return is_completable(roster, floaters, self.rest(), self.bye);
        }
        floaters.len() <= self.next.len()
            && (self.gives_what_is_asked(floaters) || self.leaves_fewest_over(floaters))
    }

    /// Returns true if, with these downfloaters, as few are left over in the next bracket as the players below it
    /// require, all of them residents.
    fn gives_what_is_asked(&self, floaters: &[usize]) -> bool {
        let (bye, below) = self.below_next();
        is_completable_above(self.roster, floaters, self.next.clone(), bye, &below)
    }

    /// Returns true if each of these downfloaters reduces the number of players left over in the next bracket by one,
    /// and those left over can be paired below. A downfloater cannot reduce it by more; and if one of them were left
    /// over there too, the others would have to.
    fn leaves_fewest_over(&self, floaters: &[usize]) -> bool {
        if self.below_next().0.is_some() {
            return false;
        }
        let without = self.next_above(&Below::open(0)).0.exposed().count();
        let Some(least) = without.checked_sub(floaters.len()) else { return false };
        let (mut graph, players) =
            graph_above(self.roster, floaters, self.next.clone(), None, &Below::open(0));
        for (one, _) in floaters.iter().enumerate() {
            (0..one).for_each(|other| graph.cut(one, other));
        }
        let left_over: Vec<usize> =
            LargestMatching::of(graph).exposed().map(|vertex| players[vertex]).collect();
        left_over.len() == least && is_completable(self.roster, &left_over, self.below.clone(), self.bye)
    }

    /// Returns a largest matching of the next scoregroup without downfloaters, with the bye if it belongs there and
    /// with `below`; and the players, by vertex.
    pub(in crate::swiss::dutch) fn next_above(&self, below: &Below) -> (LargestMatching, Vec<usize>) {
        let (bye, _) = self.below_next();
        let (graph, players) = graph_above(self.roster, &[], self.next.clone(), bye, below);
        (LargestMatching::of(graph), players)
    }

    /// Returns the score of the bye if it is that of the next scoregroup, and the demand of the players below that
    /// group.
    fn below_next(&self) -> (Option<ByeScore>, Below) {
        let is_next =
            |bye: &ByeScore| self.next.clone().next().is_some_and(|who| bye.admits(self.card(who).score));
        let below = Below::of(self.roster, self.below.clone(), self.bye.filter(|bye| !is_next(bye)));
        (self.bye.filter(is_next), below)
    }

    /// Returns all players who can be among this number of downfloaters that satisfy
    /// [`keeps_all_below`](Self::keeps_all_below) by one of its two bounds, and a test by that bound. If the next
    /// bracket, with the demand on it, leaves over exactly this number without downfloaters, the first bound applies;
    /// if more, only the second can be reached. Each downfloater has to meet a player who can be among those left over.
    /// `None` if there are too few.
    fn who_can_keep_all_below(&self, floaters: usize) -> Option<(Vec<usize>, Keeps)> {
        let (_, below) = self.below_next();
        let (mut matching, players) = self.next_above(&below);
        let left_over = matching.exposed().count();
        if floaters == 0 || left_over < floaters {
            return None;
        }
        let keeps: Keeps = if left_over == floaters {
            |bracket, floaters| bracket.gives_what_is_asked(floaters)
        } else {
            |bracket, floaters| bracket.leaves_fewest_over(floaters)
        };
        if left_over > floaters {
            (matching, _) = self.next_above(&Below::open(0));
        }
        let left_over = matching.exposable();
        let left_over: Vec<usize> =
            left_over.iter().filter_map(|vertex| players.get(vertex).copied()).collect();
        let finds_one = |who: &usize| left_over.iter().any(|&other| self.roster.may_meet(*who, other));
        let comers: Vec<usize> = self.members.iter().copied().filter(finds_one).collect();
        (comers.len() >= floaters).then_some((comers, keeps))
    }

    /// Returns true if a member may get the bye.
    pub(in crate::swiss::dutch) fn can_take_bye(&self, who: usize) -> bool {
        self.bye.is_some_and(|bye| can_take_bye(self.roster, who, bye))
    }

    /// Reads the mates of the members, by index; a mate outside of the members means that the member is left over.
    pub(in crate::swiss::dutch) fn outcome(&self, mates: &[usize]) -> BracketOutcome {
        let mut outcome = BracketOutcome::default();
        for (place, &who) in self.members.iter().enumerate() {
            match self.members.get(mates[place]) {
                Some(&other) if mates[place] > place => outcome.pairs.push([who, other]),
                Some(_) => {}
                None if self.gives_bye => outcome.bye = Some(who),
                None => outcome.floaters.push(who),
            }
        }
        outcome
    }
}
