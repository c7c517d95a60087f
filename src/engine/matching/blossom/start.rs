//! Where the search begins: duals and a matching along tight edges, without blossoms.

use super::{Blossoms, NONE};
use crate::matching::least::Unmatchable;
use crate::matching::{Graph, LargestMatching, Weight};

impl<W: Weight> Blossoms<W> {
    /// Sets duals that make at least one edge of each vertex tight, and matches along tight edges.
    pub(super) fn start(&mut self) -> Result<(), Unmatchable> {
        for vertex in 0..self.graph.vertices() {
            let least =
                self.graph.edges().neighbours(vertex).map(|other| self.graph.weight(vertex, other)).min();
            self.dual[vertex] = least.ok_or(Unmatchable { vertex })?.half();
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

    /// Matches as many vertices as tight edges allow, without a look at weights, and moves the duals for all that
    /// are left at once. Ends when blossoms are in the way, or after some steps: the search does the rest.
    fn start_together(&mut self) {
        const MOST_STEPS: usize = 32;
        let vertices = self.graph.vertices();
        for _ in 0..MOST_STEPS {
            if !self.mate.contains(&NONE) {
                return;
            }
            let mut matching = LargestMatching::new(self.tight_without_blossoms());
            for (one, &other) in self.mate.iter().enumerate().filter(|&(one, &other)| one < other) {
                if other != NONE {
                    matching.suggest(one, other);
                }
            }
            matching.complete();
            self.mate = (0..vertices).map(|vertex| matching.mate(vertex).unwrap_or(NONE)).collect();
            let [outer, inner] = matching.layers();
            let slack = |one: usize, other: usize| {
                let slack = self.graph.weight(one, other) - self.dual[one] - self.dual[other];
                if outer.contains(other) { slack.half() } else { slack }
            };
            let edges = outer.iter().flat_map(|one| {
                let others = self.graph.edges().neighbours(one).filter(|&other| !inner.contains(other));
                others.map(move |other| (one, other))
            });
            let Some(step) = edges.map(|(one, other)| slack(one, other)).min() else { return };
            if step == W::ZERO {
                return;
            }
            outer.iter().for_each(|vertex| self.dual[vertex] = self.dual[vertex] + step);
            inner.iter().for_each(|vertex| self.dual[vertex] = self.dual[vertex] - step);
        }
    }

    fn tight_without_blossoms(&self) -> Graph {
        let mut tight = Graph::new(self.graph.vertices());
        for one in 0..self.graph.vertices() {
            for other in self.graph.edges().neighbours(one).take_while(|&other| other < one) {
                if self.graph.weight(one, other) == self.dual[one] + self.dual[other] {
                    tight.join(one, other);
                }
            }
        }
        tight
    }
}
