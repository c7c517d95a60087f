//! Allowed pairs (PAIR-OK), by rows of bits.

use super::{BracketPlayer, MayLeave};
use crate::matching::{BitSet, Graph};
use crate::swiss::dutch::classic::cards::{Cards, Rank};
use crate::tournament::Colour;

const NOWHERE: usize = usize::MAX;

/// Players, and the allowed opponents of another player among them (PAIR-OK), whatever the cost, as one row of bits.
pub(in crate::swiss::dutch::classic) struct Opponents<'a> {
    cards: &'a Cards<'a>,
    /// In the order of A.2.
    nodes: &'a [BracketPlayer],
    first: Rank,
    /// Index of each rank among the players, from the rank of the first to that of the last; [`NOWHERE`] for others.
    place_of: Vec<usize>,
    /// Players who may be paired at all.
    open: BitSet,
    no_upfloat: BitSet,
    /// Players guarded for White, and for Black.
    guarded: [BitSet; 2],
}

impl<'a> Opponents<'a> {
    pub(in crate::swiss::dutch::classic) fn new(cards: &'a Cards<'a>, nodes: &'a [BracketPlayer]) -> Self {
        invariant!(nodes.is_sorted_by_key(|node| node.rank), "{nodes:?}");
        let nobody = || BitSet::empty(nodes.len());
        let guarded = [nobody(), nobody()];
        let first = nodes.first().map_or(0, |node| node.rank);
        let place_of = vec![NOWHERE; nodes.last().map_or(0, |node| node.rank + 1 - first)];
        let mut opponents =
            Self { cards, nodes, first, place_of, open: nobody(), no_upfloat: nobody(), guarded };
        for (player, node) in nodes.iter().enumerate() {
            opponents.place_of[node.rank - first] = player;
            opponents.open.set(player, node.may_leave != MayLeave::Must);
            opponents.no_upfloat.set(player, node.no_upfloat);
            if let Some(colour) = node.guarded {
                opponents.guarded[usize::from(colour == Colour::Black)].insert(player);
            }
        }
        opponents
    }

    /// Returns the allowed opponents of a player, who can be one of the players.
    pub(in crate::swiss::dutch::classic) fn of(&self, one: &BracketPlayer) -> BitSet {
        if one.may_leave == MayLeave::Must {
            return BitSet::empty(self.nodes.len());
        }
        let mut row = self.open.clone();
        if one.no_upfloat {
            row.drop_below(self.nodes.partition_point(|other| other.score > one.score));
        }
        let first_below = self.nodes.partition_point(|other| other.score >= one.score);
        row.subtract_from(first_below, self.no_upfloat.words());
        if let Some(colour) = one.guarded {
            row.subtract(self.guarded[usize::from(colour == Colour::Black)].words());
        }
        for &rank in self.cards.roster.barred(one.rank).iter().chain([&one.rank]) {
            let player = rank.checked_sub(self.first).and_then(|from_first| self.place_of.get(from_first));
            player.filter(|&&player| player != NOWHERE).into_iter().for_each(|&player| row.remove(player));
        }
        row
    }
}

/// Returns the graph of allowed pairs (PAIR-OK) among players in the order of A.2, whatever the cost, with `more`
/// isolated vertices. The first `moved` do not meet each other.
pub(in crate::swiss::dutch::classic) fn acceptable_pairs(
    cards: &Cards,
    nodes: &[BracketPlayer],
    moved: usize,
    more: usize,
) -> Graph {
    let mut graph = Graph::new(nodes.len() + more);
    let opponents = Opponents::new(cards, nodes);
    for (one, node) in nodes.iter().enumerate() {
        let mut row = opponents.of(node);
        if one < moved {
            row.drop_below(moved);
        }
        graph.row_mut(one).iter_mut().zip(row.words()).for_each(|(to, word)| *to = *word);
    }
    graph
}

#[cfg(test)]
mod tests {
    use super::super::acceptable;
    use super::*;
    use crate::swiss::dutch::classic::DUTCH_2009;
    use crate::swiss::test_rounds::{Dice, forbid_some, fresh};
    use crate::tournament::Points;

    #[test]
    fn rows_state_for_each_pair_whether_it_is_acceptable() {
        for seed in 0..500 {
            let mut dice = Dice(seed);
            let count = 2 + dice.roll(80);
            let mut field = fresh(count, 9, Colour::White);
            forbid_some(&mut field, &mut dice, 20);
            let cards = Cards::new(&field, &DUTCH_2009);
            let (mut nodes, mut score) = (Vec::new(), 9);
            for rank in (0..count).filter(|rank| *rank == 0 || rank % 3 > 0) {
                let sides = [None, Some(Colour::White), Some(Colour::Black)];
                let leave = [MayLeave::No, MayLeave::Yes, MayLeave::Must];
                score -= i32::from(score > 0 && dice.comes_up(15));
                nodes.push(BracketPlayer {
                    rank,
                    score: Points::from_tenths(5 * score),
                    side: sides[dice.roll(3)],
                    guarded: sides[dice.roll(3)],
                    no_upfloat: dice.comes_up(30),
                    may_leave: leave[if dice.comes_up(10) { 2 } else { dice.roll(2) }],
                });
            }
            let moved = dice.roll(nodes.len());
            let graph = acceptable_pairs(&cards, &nodes, moved, 3);
            for other in 0..nodes.len() + 3 {
                for one in 0..other {
                    let may_meet = other >= moved
                        && nodes.get(other).is_some_and(|node| acceptable(&cards, &nodes[one], node));
                    assert_eq!(graph.joined(one, other), may_meet, "seed {seed}: {one} and {other}");
                    assert_eq!(graph.joined(other, one), may_meet, "seed {seed}: {other} and {one}");
                }
            }
        }
    }
}
