//! The vertices of a proof: the players of a bracket, those below if it is paired together with them, and places that
//! leave players over.

use super::bracket::ClassicDutchBracket;
use super::cards::{Cards, Rank};
use crate::format::ProofStep;
use crate::matching::Graph;
use crate::swiss::prover::{placed_or_out, unmatchable};
use std::ops::Range;

/// The members of a bracket and its numbers of pairs, as the boards show them.
#[derive(Clone, Debug)]
pub(super) struct BracketShape {
    /// All members, also those of C.1.
    pub(super) members: Vec<Rank>,
    /// The rank after the last.
    pub(super) end: Rank,
    /// Pairs of the highest moved-down players, and of the others.
    pub(super) moved: usize,
    pub(super) group: usize,
    /// The largest numbers by A.6.
    pub(super) most_moved: usize,
    pub(super) most_group: usize,
}

impl BracketShape {
    pub(super) fn of(
        bracket: &ClassicDutchBracket<'_>,
        above: &[Rank],
        end: Rank,
        mate: impl Fn(Rank) -> Option<Rank>,
    ) -> Self {
        let all = &bracket.all;
        let mut members = [all.as_slice(), &bracket.forced].concat();
        members.sort_unstable();
        let most_moved = if 2 * above.len() < all.len() { above.len() } else { 0 };
        let are_moved = |moved: &usize| {
            let (top, others) = all.split_at(*moved);
            top.iter().all(|&one| mate(one).is_some_and(|mate| others.contains(&mate)))
        };
        let moved = (0..=most_moved).rev().find(are_moved).unwrap_or(0);
        let pairs = all.iter().filter(|&&one| mate(one).is_some_and(|mate| all.contains(&mate))).count() / 2;
        let most_group = all.len() / 2 - moved;
        Self { members, end, moved, group: pairs - moved, most_moved, most_group }
    }

    pub(super) fn pairs(&self) -> usize {
        self.moved + self.group
    }

    pub(super) fn is_full(&self) -> bool {
        self.moved == self.most_moved && self.group == self.most_group
    }
}

/// The players with whom a bracket is paired.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum PlayersBelow {
    None,
    /// The following bracket, which makes all its pairs (C.12).
    Next,
    /// All players below (C.13).
    All,
}

pub(super) struct ShapeVertices<'a> {
    pub(super) cards: &'a Cards<'a>,
    pub(super) bracket: &'a ClassicDutchBracket<'a>,
    pub(super) shape: BracketShape,
    /// The rank of each vertex; from one after the number of players on they leave players over.
    pub(super) places: Vec<usize>,
    below: PlayersBelow,
    lower: Range<Rank>,
    /// Players below who may move down without a pair (C.1), each with a vertex after the first that leaves one over.
    drops: Vec<Rank>,
    /// Players of the bracket who float, and others who do not, if the pairing is known.
    decided: [Vec<Rank>; 2],
    /// True if the moved-down players are less than half of the bracket below (N-5).
    is_heterogeneous: bool,
}

impl<'a> ShapeVertices<'a> {
    pub(super) fn new(
        cards: &'a Cards<'a>,
        bracket: &'a ClassicDutchBracket<'a>,
        shape: &BracketShape,
        below: PlayersBelow,
    ) -> Self {
        Self::deciding(cards, bracket, shape, below, Default::default())
    }

    /// Creates the vertices if the pairing is known: some players float, and others do not.
    pub(super) fn deciding(
        cards: &'a Cards<'a>,
        bracket: &'a ClassicDutchBracket<'a>,
        shape: &BracketShape,
        below: PlayersBelow,
        decided: [Vec<Rank>; 2],
    ) -> Self {
        let (count, end) = (cards.len(), shape.end);
        let next = (end..count).take_while(|&rank| cards.card(rank).score == cards.card(end).score).count();
        let lower = match below {
            PlayersBelow::None => end..end,
            PlayersBelow::Next => end..end + next,
            PlayersBelow::All => end..count,
        };
        let colours = bracket.most_lenient();
        let meets = |one: Rank, other: Rank| one != other && cards.allowed(one, other, colours);
        let is_drop = |&one: &Rank| {
            let forced = bracket.forced.iter().copied();
            below == PlayersBelow::Next
                && lower.end < count
                && !lower.clone().chain(forced).any(|of| meets(one, of))
        };
        let drops: Vec<Rank> = lower.clone().filter(is_drop).collect();
        let floaters = shape.members.len().saturating_sub(2 * shape.pairs());
        let is_heterogeneous = floaters + drops.len() < lower.len();
        let players = if below == PlayersBelow::None { &bracket.all } else { &shape.members };
        let outs = 1 + drops.len();
        let outs = match below {
            PlayersBelow::None => bracket.all.len().saturating_sub(2 * shape.pairs()),
            _ => outs + (players.len() + lower.len() + outs) % 2,
        };
        let places =
            players.iter().copied().chain(lower.clone()).chain(count + 1..count + 1 + outs).collect();
        Self { cards, bracket, shape: shape.clone(), places, below, lower, drops, decided, is_heterogeneous }
    }

    /// Returns the number of vertices of the bracket.
    pub(super) fn members(&self) -> usize {
        self.places.partition_point(|&place| place < self.shape.end)
    }

    pub(super) fn is_in(&self, place: usize) -> bool {
        self.bracket.all.binary_search(&place).is_ok()
    }

    /// Returns true if a pair of vertices leaves a player of the bracket over.
    pub(super) fn floats(&self, one: usize, other: usize) -> bool {
        self.is_in(self.places[one]) && self.places[other] >= self.shape.end
    }

    fn may_meet(&self, one: Rank, other: Rank) -> bool {
        self.cards.allowed(one, other, self.bracket.most_lenient())
    }

    /// Returns true if two places can be matched; the smaller comes first.
    fn meets(&self, one: usize, other: usize) -> bool {
        let (bracket, count) = (self.bracket, self.cards.len());
        let is_top = |place: usize| bracket.all[..self.shape.moved].contains(&place);
        if other < count {
            let (is_above, [floating, staying]) = (other < self.shape.end, &self.decided);
            let is_out = match is_above {
                true => is_top(one) && is_top(other) || [one, other].iter().any(|of| floating.contains(of)),
                false => is_top(one) || staying.contains(&one),
            };
            return self.may_meet(one, other) && !is_out;
        }
        if one > count {
            return self.below != PlayersBelow::None;
        }
        if is_top(one) || self.decided[1].contains(&one) {
            return false;
        }
        let may_get_bye = self.cards.card(one).may_get_bye;
        match (self.below, other - count - 1) {
            (PlayersBelow::None, _) => !bracket.lowest || may_get_bye,
            (PlayersBelow::All, at) => at == 0 && may_get_bye,
            (PlayersBelow::Next, 0) => {
                let is_free =
                    || !self.is_heterogeneous && self.lower.clone().any(|of| self.may_meet(one, of));
                (self.lower.end < count || may_get_bye) && (one >= self.shape.end || is_free())
            }
            (PlayersBelow::Next, at) => self.drops.get(at - 1) == Some(&one),
        }
    }

    pub(super) fn graph(&self) -> Graph {
        let mut graph = Graph::new(self.places.len());
        for (other, &second) in self.places.iter().enumerate() {
            for (one, &first) in self.places[..other].iter().enumerate() {
                if self.meets(first, second) {
                    graph.join(one, other);
                }
            }
        }
        graph
    }

    /// Returns the partner of each vertex by that of each player; `None` if too many are left over.
    pub(super) fn mates(&self, boards: impl Fn(Rank) -> Option<Rank>) -> Option<Vec<usize>> {
        let count = self.cards.len();
        let vertex_of = |place: usize| self.places.binary_search(&place).ok();
        let is_paired = |one: Rank| self.is_in(one) && boards(one).is_some_and(|mate| self.is_in(mate));
        let mut mates = vec![usize::MAX; self.places.len()];
        let mut free: Vec<usize> = (0..self.places.len()).filter(|&at| self.places[at] > count).collect();
        for (vertex, &one) in self.places.iter().enumerate().filter(|(_, place)| **place < count) {
            if let Some(mate) = boards(one).and_then(vertex_of) {
                mates[vertex] = mate;
                continue;
            }
            let floaters = self.shape.members.iter().filter(|&&of| !is_paired(of));
            let is_dropped = !floaters.copied().any(|of| of != one && self.may_meet(of, one));
            let own = self.drops.iter().position(|drop| *drop == one).filter(|_| is_dropped);
            let own = own.and_then(|at| vertex_of(count + 2 + at));
            let out = own.or_else(|| free.iter().copied().find(|&out| self.meets(one, self.places[out])))?;
            free.retain(|&other| other != out);
            (mates[vertex], mates[out]) = (out, vertex);
        }
        for pair in free.chunks_exact(2) {
            (mates[pair[0]], mates[pair[1]]) = (pair[1], pair[0]);
        }
        Some(mates).filter(|mates| !mates.contains(&usize::MAX))
    }

    /// Proves that there is no pairing; `None` if there is one.
    pub(super) fn unmatchable(&self, rule: &'static str) -> Option<ProofStep> {
        unmatchable(&placed_or_out(&self.cards.roster, &self.places), self.graph(), rule)
    }
}
