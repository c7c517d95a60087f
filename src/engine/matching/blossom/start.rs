//! Where the search begins: duals and a matching along tight edges, without blossoms.

use super::{Blossoms, NONE};
use crate::matching::Weight;
use crate::matching::weighted::{Unmatchable, WeightedGraph};

impl<W: Weight> Blossoms<W> {
    /// Sets duals that make at least one edge of each vertex tight, and matches along tight edges. All duals are even at
    /// first, and later of one parity where exposed vertices search together.
    ///
    /// The duals begin as `guess` has them, lowered where an edge weighs less; without a guess as half of the lightest edge.
    pub(super) fn start(&mut self, guess: &[W]) -> Result<(), Unmatchable> {
        for vertex in 0..self.graph.vertices() {
            let weights = self.graph.weights_of(vertex);
            let least = self.graph.edges().neighbours(vertex).map(|other| weights.to(other)).min();
            let half = least.ok_or(Unmatchable { vertex })?.half();
            self.dual[vertex] = guess.get(vertex).map_or(half, |&guess| {
                let twice = guess + guess;
                twice + twice
            });
        }
        self.match_along(!guess.is_empty());
        self.start_nearer()?;
        self.start_together();
        Ok(())
    }

    /// Matches all vertices anew, beginning at their duals as they are, without blossoms. Searches from single vertices leave blossoms nested
    /// hundreds deep at times; searches from all exposed vertices at once need few of them or none.
    pub(in crate::matching) fn begin_anew(&mut self) {
        let even = |dual: W| dual.half() + dual.half();
        let dual = self.node_of.iter().map(|&node| even(self.dual[node])).collect();
        *self = Self::of(std::mem::replace(&mut self.graph, WeightedGraph::new(0)));
        self.dual = dual;
        self.match_along(true);
        self.start_together();
        let matched = self.match_exposed();
        debug_assert_eq!(matched, Ok(()), "all vertices were matched before");
    }

    /// Raises duals until at least one edge of each vertex is tight, those lowered first that leave an edge less than nothing where
    /// they `may`; and matches along tight edges.
    fn match_along(&mut self, may_exceed: bool) {
        if may_exceed {
            for vertex in 0..self.graph.vertices() {
                let weights = self.graph.weights_of(vertex);
                let duals =
                    self.graph.edges().neighbours(vertex).map(|other| weights.to(other) - self.dual[other]);
                self.dual[vertex] = duals.fold(self.dual[vertex], W::min);
            }
        }
        for vertex in 0..self.graph.vertices() {
            if self.mate[vertex] != NONE {
                continue;
            }
            let weights = self.graph.weights_of(vertex);
            let slacks = self.graph.edges().neighbours(vertex).map(|other| {
                let slack = weights.to(other) - self.dual[other];
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
        self.match_tight();
    }

    /// Begins with the duals of a coarser graph instead, when many vertices are exposed and that leaves fewer (scaling, after Gabow 1985).
    ///
    /// Where many weights differ, paths become tight one after the other, and a search costs as much for one as for many. Where weights are
    /// rounded to a sixteenth, many of them are the same, so those duals are found quickly; made as large again, none is far from right. The
    /// coarser graph begins with a coarser one itself, as long as its weights differ.
    ///
    /// Unlike Gabow's algorithm it takes four bits at a step, and odd sets begin without duals here too: what they had is dropped. So no
    /// bound follows from it, and it is kept only where it leaves fewer vertices exposed. What it and its constants are worth is measured in
    /// `docs/benchmarks.md`, "Matchings", as are those below.
    fn start_nearer(&mut self) -> Result<(), Unmatchable> {
        /// How many exposed vertices and how many different weights are too few for it.
        const MANY: usize = 16;
        const DIFFERENT: usize = 64;
        /// By how many bits the weights of the coarser graph are shorter.
        const SHORTER: u32 = 4;
        let before = self.exposed().count();
        if before <= MANY || self.graph.different_weights() <= DIFFERENT {
            return Ok(());
        }
        // Here weights are four times what they were given as.
        let shorter = |weight: W| (0..SHORTER + 2).fold(weight, |weight, _| weight.half());
        let guess: Vec<W> = self.dual.iter().map(|&dual| shorter(dual)).collect();
        let coarse = Self::new(self.graph.lend(shorter), &guess)?;
        let longer = |dual: W| (0..SHORTER).fold(dual, |dual, _| dual + dual);
        let vertices = self.graph.vertices();
        let duals = coarse.node_of.iter().map(|&node| longer(coarse.dual[node])).collect();
        self.graph.take_back(coarse.graph);
        let (duals, mates) = (
            std::mem::replace(&mut self.dual, duals),
            std::mem::replace(&mut self.mate, vec![NONE; vertices]),
        );
        self.match_along(true);
        if self.exposed().count() >= before {
            (self.dual, self.mate) = (duals, mates);
        }
        Ok(())
    }

    fn exposed(&self) -> impl Iterator<Item = usize> + '_ {
        (0..self.graph.vertices()).filter(|&vertex| self.mate[vertex] == NONE)
    }

    /// Has all exposed vertices search at once, as often as that is worth it; those that are left search alone afterwards.
    ///
    /// Where few weights differ, many paths become tight at the same moment: one search from all exposed vertices finds the moment (Edmonds
    /// 1965 searches so throughout), and a matching without weights, which is far quicker, all the paths.
    fn start_together(&mut self) {
        /// How many vertices a search from all is to match.
        const WORTH_IT: usize = 4;
        /// How many searches from all may match fewer.
        const PATIENCE: usize = 8;
        let (mut before, mut poor) = (usize::MAX, 0);
        while poor < PATIENCE {
            let exposed: Vec<usize> = self.exposed().collect();
            if exposed.is_empty() || !self.search(&exposed, None, None) {
                return;
            }
            self.match_tight();
            poor += usize::from(exposed.len() + WORTH_IT > before);
            before = exposed.len();
        }
    }
}
