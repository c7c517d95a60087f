//! How a matching changes when a vertex loses partners.

use super::{Blossoms, NONE};
use crate::matching::Weight;

impl<W: Weight> Blossoms<W> {
    /// Narrows the partners of a vertex to those that are `allowed`, when the weight grows by no more than `room`; the matching
    /// is changed as needed. Returns by how much it grows; otherwise nothing changes.
    pub(in crate::matching) fn rematch(
        &mut self,
        vertex: usize,
        allowed: impl Fn(usize) -> bool,
        room: W,
    ) -> Option<W> {
        let barred: Vec<usize> =
            self.graph.edges().neighbours(vertex).filter(|&other| !allowed(other)).collect();
        let old = self.node_of[vertex];
        barred.iter().for_each(|&other| self.graph.edges_mut().cut(vertex, other));
        // Inside a blossom the barred edges may hold it together: then a copy is needed in any case.
        if allowed(self.mate(vertex)) && self.top[old] == old {
            return Some(W::ZERO);
        }
        let twice = room + room;
        let grown = self.replace(vertex, twice + twice);
        if grown.is_none() {
            barred.iter().for_each(|&other| self.graph.edges_mut().join(vertex, other));
        }
        grown.map(|grown| grown.half().half())
    }

    /// Puts a copy that has the edges which a vertex has left in its place, when the weight grows by no more than `room`.
    /// Returns by how much it grows; otherwise nothing changes.
    fn replace(&mut self, vertex: usize, room: W) -> Option<W> {
        let old = self.node_of[vertex];
        let dual = self.dual[old];
        let nearest = self.graph.edges().neighbours(vertex);
        let nearest = nearest.map(|other| self.graph.weight(vertex, other) - self.dual[self.node_of[other]]);
        // With the helper, whose only edge leads to the old node and costs nothing, and the copy, a matching of least weight
        // is one of the old graph that keeps to the edges left. The duals of both weigh less than those before by what the copy
        // lacks, and the search adds as much as it moves: so farther than that, the weight grows.
        let nearest = nearest.min()?;
        let lacking = dual - nearest;
        let limit = lacking + room;
        if limit < W::ZERO {
            return None;
        }
        // A search that fails has moved duals without regard to the barred edges: all goes back then.
        let before = (self.nodes.clone(), self.dual.clone(), self.top.clone(), self.spare.clone());
        let helper = self.add_node(W::ZERO - dual, NONE);
        let copy = self.add_node(nearest, vertex);
        self.node_of[vertex] = copy;
        // In the blossoms of the old node the vertex is no more.
        let mut around = self.nodes[old].parent;
        while around != NONE {
            self.nodes[around].members.remove(vertex);
            around = self.nodes[around].parent;
        }
        if self.search(&[helper], Some(old), Some(limit)) {
            return Some(self.moved - lacking);
        }
        self.node_of[vertex] = old;
        (self.nodes, self.dual, self.top, self.spare) = before;
        self.label.truncate(self.nodes.len());
        self.vertex_of.truncate(self.nodes.len());
        self.mate.truncate(self.nodes.len());
        self.spare.iter().for_each(|&id| self.vertex_of[id] = NONE);
        None
    }
}
