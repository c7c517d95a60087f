//! Who is to be paired, in the order by which groups are numbered, and who may meet whom.

use crate::format::{Field, Seat};
use crate::matching::{BitSet, Graph, LargestMatching};
use crate::tournament::{Colour, Points};
use std::cmp::Reverse;
use std::collections::BTreeMap;

/// A player who is to be paired.
#[derive(Clone, Debug)]
pub(super) struct Participant {
    pub(super) seat: Seat,
    /// The score by which groups are formed.
    pub(super) score: Points,
    /// Whether the limits of colours let them have White, and Black.
    pub(super) may_have: [bool; 2],
    /// The colour that they should get.
    pub(super) due: Option<Colour>,
    /// Places of those they may not meet whatever the colours, ascending.
    barred: Vec<usize>,
}

impl Participant {
    pub(super) fn new(seat: Seat, score: Points, may_have: [bool; 2], due: Option<Colour>) -> Self {
        Self { seat, score, may_have, due, barred: Vec::new() }
    }
}

/// Everybody to be paired. A player's place here is their place in the order of every group they can be in.
#[derive(Clone, Debug)]
pub(super) struct Pool {
    pub(super) players: Vec<Participant>,
    /// Most opponents that one player may not meet whatever the colours.
    most_barred: usize,
}

impl Pool {
    /// Makes the pool of players who stand in order; whom they may not meet is read from the field.
    pub(super) fn new(field: &Field, mut players: Vec<Participant>) -> Self {
        let seats: Vec<Seat> = players.iter().map(|player| player.seat).collect();
        for (player, barred) in players.iter_mut().zip(field.barred(&seats)) {
            player.barred = barred;
        }
        let most_barred = players.iter().map(|player| player.barred.len()).max().unwrap_or(0);
        Self { players, most_barred }
    }

    /// Returns the seats of some players.
    pub(super) fn seats(&self, places: &[usize]) -> Vec<Seat> {
        places.iter().map(|&place| self.players[place].seat).collect()
    }

    /// Returns the score groups of the players at these places, the highest first, each in order.
    pub(super) fn groups(&self, places: impl Iterator<Item = usize>) -> Vec<Vec<usize>> {
        let mut groups: BTreeMap<Reverse<Points>, Vec<usize>> = BTreeMap::new();
        for place in places {
            groups.entry(Reverse(self.players[place].score)).or_default().push(place);
        }
        groups.into_values().collect()
    }

    /// Whether two players may meet: not again, and with some order of colours within the limits.
    pub(super) fn may_meet(&self, one: usize, other: usize) -> bool {
        let (a, b) = (&self.players[one], &self.players[other]);
        let fits = a.may_have[0] && b.may_have[1] || a.may_have[1] && b.may_have[0];
        fits && one != other && a.barred.binary_search(&other).is_err()
    }

    /// Whether both are due the same colour, so that one of them does not get it.
    pub(super) fn clash(&self, one: usize, other: usize) -> bool {
        let due = self.players[one].due;
        due.is_some() && due == self.players[other].due
    }

    /// Returns who may meet whom among `members` (ascending), by their index, with room for `more` vertices.
    pub(super) fn graph(&self, members: &[usize], more: usize) -> Graph {
        let vertices = members.len() + more;
        let mut able = [BitSet::empty(vertices), BitSet::empty(vertices)];
        for (vertex, &place) in members.iter().enumerate() {
            for (able, may) in able.iter_mut().zip(self.players[place].may_have) {
                if may {
                    able.insert(vertex);
                }
            }
        }
        let mut graph = Graph::new(vertices);
        for (vertex, &place) in members.iter().enumerate() {
            // Who may have White meets who may have Black.
            for (opponents, may) in able.iter().rev().zip(self.players[place].may_have) {
                let row = graph.row_mut(vertex).iter_mut().zip(opponents.words()).filter(|_| may);
                row.for_each(|(word, more)| *word |= more);
            }
            graph.cut(vertex, vertex);
        }
        for (vertex, &place) in members.iter().enumerate() {
            let barred = &self.players[place].barred;
            for other in barred.iter().filter_map(|other| members.binary_search(other).ok()) {
                graph.cut(vertex, other);
            }
        }
        graph
    }

    /// Whether all of these (ascending) can be paired with each other.
    pub(super) fn is_completable(&self, members: &[usize]) -> bool {
        members.len().is_multiple_of(2)
            && (self.surely_completable(members, 0)
                || LargestMatching::of(self.graph(members, 0)).is_perfect())
    }

    /// A quick test that is true only when all of these can be paired with each other and with `more` others,
    /// whoever those are: everybody may meet more than half of the rest (Dirac).
    pub(super) fn surely_completable(&self, members: &[usize], more: usize) -> bool {
        let only = |may_have| members.iter().filter(|&&who| self.players[who].may_have == may_have).count();
        let limited = only([true, false]).max(only([false, true])) + only([false, false]);
        let barred = self.most_barred + limited;
        let Some(left) = members.len().checked_sub(more) else { return false };
        left.is_multiple_of(2)
            && (more == 0 || members.len() > barred + more)
            && (left == 0 || 2 * members.len().saturating_sub(1 + barred + more) >= left)
    }
}
