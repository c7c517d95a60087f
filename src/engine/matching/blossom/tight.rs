//! Which edges the duals leave no slack.

use super::{Blossoms, NONE};
use crate::matching::{Graph, Weight};

impl<W: Weight> Blossoms<W> {
    /// Drops the edges that have slack, since no matching of least weight has one, and returns the others.
    pub(in crate::matching) fn keep_tight_edges(&mut self) -> &Graph {
        let vertices = self.graph.vertices();
        let mut tight = Graph::new(vertices);
        for one in 0..vertices {
            let from = self.node_of[one];
            let mut around = self.duals_around(from);
            for other in self.graph.edges().neighbours(one).take_while(|&other| other < one) {
                let to = self.node_of[other];
                let mut weight = self.graph.weight(one, other);
                if self.top[from] == self.top[to] {
                    weight = weight + self.dual_around_both(to, &mut around);
                }
                if weight == self.dual[from] + self.dual[to] {
                    tight.join(one, other);
                }
            }
        }
        *self.graph.edges_mut() = tight;
        self.graph.edges()
    }

    /// Returns the slack of an edge: a perfect matching that has it weighs at least so much more than this one. Rounded down to
    /// what weights were before they were made four times as large.
    pub(in crate::matching) fn slack(&self, one: usize, other: usize) -> W {
        let [from, to] = [one, other].map(|vertex| self.node_of[vertex]);
        let mut weight = self.graph.weight(one, other);
        if self.top[from] == self.top[to] {
            weight = weight + self.dual_around_both(to, &mut self.duals_around(from));
        }
        (weight - self.dual[from] - self.dual[to]).half().half()
    }

    /// Returns, for each blossom around a vertex, the sum of the duals from there outwards.
    fn duals_around(&self, vertex: usize) -> Vec<Option<W>> {
        let mut above = Vec::new();
        let mut id = self.nodes[vertex].parent;
        while id != NONE {
            above.push(id);
            id = self.nodes[id].parent;
        }
        let mut around = vec![None; self.nodes.len()];
        let mut sum = W::ZERO;
        for id in above.into_iter().rev() {
            sum = sum + self.dual[id];
            around[id] = Some(sum);
        }
        around
    }

    /// Returns the sum of the duals of all blossoms around both, a vertex and the one that `around` was made for, and
    /// notes it in there for the blossoms around this vertex alone: these may be nested deeply.
    fn dual_around_both(&self, vertex: usize, around: &mut [Option<W>]) -> W {
        let inmost = self.nodes[vertex].parent;
        let mut id = inmost;
        while id != NONE && around[id].is_none() {
            id = self.nodes[id].parent;
        }
        let sum = around.get(id).copied().flatten().unwrap_or(W::ZERO);
        let mut id = inmost;
        while id != NONE && around[id].is_none() {
            around[id] = Some(sum);
            id = self.nodes[id].parent;
        }
        sum
    }
}
