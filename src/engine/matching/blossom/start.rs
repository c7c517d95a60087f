//! Where the search begins: duals and a matching along tight edges, without blossoms.

use super::{Blossoms, NONE};
use crate::matching::Weight;
use crate::matching::least::Unmatchable;

impl<W: Weight> Blossoms<W> {
    /// Sets duals that make at least one edge of each vertex tight, and matches along tight edges. All duals are even at
    /// first, and later of one parity where exposed vertices search together.
    ///
    /// The duals begin as `guess` has them, lowered where an edge weighs less; without a guess as half of the lightest edge.
    pub(super) fn start(&mut self, guess: &[W]) -> Result<(), Unmatchable> {
        for vertex in 0..self.graph.vertices() {
            let least =
                self.graph.edges().neighbours(vertex).map(|other| self.graph.weight(vertex, other)).min();
            let half = least.ok_or(Unmatchable { vertex })?.half();
            self.dual[vertex] = guess.get(vertex).map_or(half, |&guess| {
                let twice = guess + guess;
                twice + twice
            });
        }
        if !guess.is_empty() {
            for vertex in 0..self.graph.vertices() {
                let duals = self.graph.edges().neighbours(vertex);
                let duals = duals.map(|other| self.graph.weight(vertex, other) - self.dual[other]);
                self.dual[vertex] = duals.fold(self.dual[vertex], W::min);
            }
        }
        for vertex in 0..self.graph.vertices() {
            if self.mate[vertex] != NONE {
                continue;
            }
            let slacks = self.graph.edges().neighbours(vertex).map(|other| {
                let slack = self.graph.weight(vertex, other) - self.dual[other];
                (slack, self.mate[other] != NONE, other)
            });
            if let Some((dual, taken, other)) = slacks.min() {
                self.dual[vertex] = dual;
                if !taken {
                    self.mate[vertex] = other;
                    self.mate[other] = vertex;
                }
            }
        }
        self.start_together();
        Ok(())
    }

    /// Has all exposed vertices search at once, as often as that is worth it; those that are left search alone afterwards.
    ///
    /// Where few weights differ, many paths become tight at the same moment: one search from everybody finds the moment, and a
    /// matching without weights, which is far quicker, all the paths.
    fn start_together(&mut self) {
        /// How many vertices a search from all is to match.
        const WORTH_IT: usize = 4;
        /// How many searches from all may match fewer.
        const PATIENCE: usize = 8;
        let (mut before, mut poor) = (usize::MAX, 0);
        while poor < PATIENCE {
            self.match_tight();
            let exposed: Vec<usize> =
                (0..self.graph.vertices()).filter(|&vertex| self.mate[vertex] == NONE).collect();
            if exposed.is_empty() || !self.search(&exposed, None, None) {
                return;
            }
            poor += usize::from(exposed.len() + WORTH_IT > before);
            before = exposed.len();
        }
    }
}
