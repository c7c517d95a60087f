//! Assertions of the invariants between searches, for the tests.

use super::tight::dual_around_both;
use super::{Blossoms, NONE};
use crate::matching::{BitSet, Weight};

impl<W: Weight> Blossoms<W> {
    /// Asserts all invariants of the type.
    pub(in crate::matching) fn check(&self) {
        self.check_duals();
        self.check_copies();
        (0..self.nodes.len())
            .filter(|id| self.nodes[*id].is_blossom() && !self.spare.contains(id))
            .for_each(|id| self.check_blossom(id));
    }

    fn check_duals(&self) {
        for (one, other) in self.graph.edges().edges() {
            let [from, to] = [one, other].map(|vertex| self.node_of[vertex]);
            let both = dual_around_both(from, to, |id| (self.nodes[id].parent, self.dual[id]));
            let slack = self.graph.weight(one, other) + both - self.dual[from] - self.dual[to];
            assert!(slack >= W::ZERO, "{one} and {other} weigh less than their duals");
            assert!(slack == W::ZERO || self.mate[from] != to, "{one} and {other} are matched with slack");
        }
    }

    fn check_copies(&self) {
        for (vertex, &node) in self.node_of.iter().enumerate() {
            assert_eq!(self.vertex_of[node], vertex);
            assert_eq!(self.mate(self.mate(vertex)), vertex);
        }
        for id in (0..self.nodes.len()).filter(|id| !self.spare.contains(id) && !self.nodes[*id].is_blossom())
        {
            assert_eq!(self.mate[self.mate[id]], id);
            let is_replaced = self.vertex_of[id] != NONE && self.vertex(id).is_none();
            let is_helper = self.vertex_of[id] == NONE;
            assert!(!is_replaced || self.vertex_of[self.mate[id]] == NONE, "{id} has no helper");
            assert!(!is_helper || self.vertex(self.mate[id]).is_none(), "helper {id} is matched to a vertex");
            assert!(!is_helper || self.nodes[id].parent == NONE, "helper {id} is in a blossom");
        }
    }

    fn check_blossom(&self, id: usize) {
        let node = &self.nodes[id];
        assert!(self.dual[id] >= W::ZERO, "the dual of {id}");
        assert!(
            node.children.len() % 2 == 1 && node.children.len() == node.links.len(),
            "{:?}",
            node.children
        );
        let mut leaves: Vec<usize> = node.leaves.to_vec();
        let inside = node.children.iter().flat_map(|&child| self.nodes[child].leaves.iter().copied());
        let mut of_children: Vec<usize> = inside.collect();
        leaves.sort_unstable();
        of_children.sort_unstable();
        assert_eq!(leaves, of_children);
        assert!(leaves.len() % 2 == 1 && leaves.contains(&node.base));
        let mut members = BitSet::empty(self.vertices());
        leaves.iter().filter_map(|&leaf| self.vertex(leaf)).for_each(|vertex| members.insert(vertex));
        assert_eq!(node.members, members);
        for (at, (&child, &(one, other))) in node.children.iter().zip(&node.links).enumerate() {
            assert_eq!(self.nodes[child].parent, id);
            let next = node.children[(at + 1) % node.children.len()];
            assert!(self.nodes[child].leaves.contains(&one) && self.nodes[next].leaves.contains(&other));
            let is_matched = self.mate[one] == other;
            assert_eq!(is_matched, at % 2 == 1, "from the base on every second link is matched");
        }
    }
}
