//! Changes of a matching along a path, and inside the blossoms on it.

use super::nesting::place_of;
use super::{Blossoms, NONE};
use crate::matching::Weight;

impl<W: Weight> Blossoms<W> {
    /// Changes the matching along the path from the root of `one` through the edge to `other` and on to the root of
    /// that, or to `other` itself, which is exposed.
    pub(super) fn augment(&mut self, one: usize, other: usize) {
        self.match_up(one, other);
        self.match_up(other, one);
    }

    /// Matches two vertices of outermost nodes, regardless of their previous partners.
    pub(super) fn match_both(&mut self, one: usize, other: usize) {
        for (vertex, mate) in [(one, other), (other, one)] {
            self.rebase(self.top[vertex], vertex);
            self.mate[vertex] = mate;
        }
    }

    /// Matches `from` with `to`, and re-matches the vertices on the path to the root of `from`.
    fn match_up(&mut self, mut from: usize, mut to: usize) {
        loop {
            let outer = self.top[from];
            let (inner, _) = self.nodes[outer].entry;
            self.rebase(outer, from);
            self.mate[from] = to;
            self.mate[to] = from;
            if inner == NONE {
                return;
            }
            let inner = self.top[inner];
            (from, to) = self.nodes[inner].entry;
            self.rebase(inner, to);
        }
    }

    /// Rotates a node so that `vertex` becomes its base: the inside is re-matched without it.
    pub(super) fn rebase(&mut self, id: usize, vertex: usize) {
        if self.nodes[id].base == vertex {
            return;
        }
        let mut child = vertex;
        while self.nodes[child].parent != id {
            child = self.nodes[child].parent;
        }
        self.rebase(child, vertex);
        let children = std::mem::take(&mut self.nodes[id].children);
        let links = std::mem::take(&mut self.nodes[id].links);
        let count = children.len();
        let start = place_of(&children, child);
        // Starting after the new base, every second link round the cycle is matched.
        for offset in (1..count).step_by(2) {
            let at = (start + offset) % count;
            let (one, other) = links[at];
            self.rebase(children[at], one);
            self.rebase(children[(at + 1) % count], other);
            self.mate[one] = other;
            self.mate[other] = one;
        }
        let node = &mut self.nodes[id];
        (node.children, node.links, node.base) = (children, links, vertex);
        node.children.rotate_left(start);
        node.links.rotate_left(start);
    }
}
