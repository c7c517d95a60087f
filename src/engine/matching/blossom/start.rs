//! Start of the search: duals and a matching along tight edges, without blossoms.

use super::{Blossoms, NONE};
use crate::matching::Weight;
use crate::matching::weighted::{Unmatchable, WeightedGraph};

impl<W: Weight> Blossoms<W> {
    /// Sets duals that make at least one edge of each vertex tight, and matches along tight edges. All duals are
    /// initially even, and later of one parity if exposed vertices search together.
    ///
    /// The duals start with `guess`, lowered if an edge weighs less; without a guess with half of the lightest edge.
    ///
    /// # Errors
    /// Returns [`Unmatchable`] with a vertex without edges, or another one that cannot be matched.
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

    /// Re-matches all vertices, starting at their current duals, without blossoms. Searches from single vertices leave
    /// blossoms nested hundreds deep at times; simultaneous searches from all exposed vertices need few of them or
    /// none.
    pub(in crate::matching) fn begin_anew(&mut self) {
        let even = |dual: W| dual.half() + dual.half();
        let dual = self.node_of.iter().map(|&node| even(self.dual[node])).collect();
        *self = Self::of(std::mem::replace(&mut self.graph, WeightedGraph::new(0)));
        self.dual = dual;
        self.match_along(true);
        self.start_together();
        let matched = self.match_exposed();
        invariant!(matched == Ok(()), "all vertices were matched before");
    }

    /// Raises duals until at least one edge of each vertex is tight, and matches along tight edges. With `may_exceed`,
    /// first lowers duals that give an edge negative slack.
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

    /// Starts with the duals of a coarser graph instead, if many vertices are exposed and that leaves fewer (scaling,
    /// after Gabow 1985).
    ///
    /// If many weights differ, paths become tight one after the other, and a search costs as much for one as for many.
    /// If weights are rounded to a sixteenth, many of them are the same, so those duals are found quickly; scaled back,
    /// none is far from right. The coarser graph starts with a coarser one itself, as long as its weights differ.
    ///
    /// Unlike Gabow's algorithm it takes four bits at a step, and odd sets start without duals here too: their previous
    /// duals are dropped. So no bound follows from it, and its result is only used if it leaves fewer vertices exposed.
    /// The gain from it and its constants is measured in `docs/benchmarks.md`, "Matchings", as are those below.
    fn start_nearer(&mut self) -> Result<(), Unmatchable> {
        /// Maximum numbers of exposed vertices and of different weights for which it is skipped.
        const MANY: usize = 16;
        const DIFFERENT: usize = 64;
        /// Number of bits by which the weights of the coarser graph are shorter.
        const SHORTER: u32 = 4;
        let before = self.exposed().count();
        if before <= MANY || self.graph.different_weights() <= DIFFERENT {
            return Ok(());
        }
        // Weights are already multiplied by four here.
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

    /// Searches from all exposed vertices simultaneously, as often as worthwhile; the remaining ones search alone
    /// afterwards.
    ///
    /// If few weights differ, many paths become tight at the same moment: one search from all exposed vertices finds
    /// the moment (Edmonds 1965 searches this way throughout), and a matching without weights, which is far quicker,
    /// all the paths.
    fn start_together(&mut self) {
        /// Number of vertices that a search from all has to match.
        const WORTH_IT: usize = 4;
        /// Number of searches from all that may match fewer.
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
