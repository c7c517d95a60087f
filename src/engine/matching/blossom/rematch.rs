//! Changes of a matching when a vertex loses partners.

use super::tight::dual_around_both;
use super::{Blossoms, NONE, Node};
use crate::matching::{BitSet, Weight};

/// State that a failed search may have changed: nodes, duals, outermost nodes, and spare nodes.
type Saved<W> = (Vec<Node>, Vec<W>, Vec<usize>, Vec<usize>);

/// Other duals of a matching of least weight that prove the same: no edge weighs less than the duals at its ends less
/// those of the blossoms around both, and the sum of all is the weight of the matching when they were found.
#[derive(Clone, Debug)]
pub(in crate::matching) struct Proof<W> {
    /// Node of each vertex of the graph.
    node_of: Vec<usize>,
    /// Blossom around each node, and the node's dual.
    parent: Vec<usize>,
    dual: Vec<W>,
}

impl<W: Weight> Blossoms<W> {
    /// Narrows the partners of a vertex to those that are `allowed`, if the weight grows by at most `room`; the
    /// matching is changed as needed. Returns the growth; else changes nothing and returns `None`.
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
        if barred.is_empty() || allowed(self.mate(vertex)) && self.top[old] == old {
            return Some(W::ZERO);
        }
        let twice = room + room;
        let grown = self.replace(vertex, twice + twice);
        if grown.is_none() {
            barred.iter().for_each(|&other| self.graph.edges_mut().join(vertex, other));
        }
        grown.map(|grown| grown.half().half())
    }

    /// Replaces a vertex by a copy with its remaining edges, if the weight grows by at most `room`. Returns the growth;
    /// else changes nothing and returns `None`.
    fn replace(&mut self, vertex: usize, room: W) -> Option<W> {
        let old = self.node_of[vertex];
        let dual = self.dual[old];
        let nearest = self.graph.edges().neighbours(vertex);
        let nearest = nearest.map(|other| self.graph.weight(vertex, other) - self.dual[self.node_of[other]]);
        // With the helper, whose only edge leads to the old node and costs nothing, and the copy, a matching of least
        // weight is one of the old graph limited to the remaining edges. The duals of both weigh less than those before
        // by the amount that the copy lacks, and the search adds as much as it moves: beyond that, the weight grows.
        let nearest = nearest.min()?;
        let lacking = dual - nearest;
        let limit = lacking + room;
        if limit < W::ZERO {
            return None;
        }
        // A failed search has moved duals without regard to the barred edges: all of it is undone then.
        let before = self.clone_nodes();
        let helper = self.detach(vertex, nearest);
        if self.search(&[helper], Some(old), Some(limit)) {
            return Some(self.moved - lacking);
        }
        self.restore(vertex, old, before);
        None
    }

    /// Returns the vertices that the vertex can be matched with if the weight grows by at most `room`, and the duals
    /// that prove it, which often prove the same of other vertices; no duals if no vertex is near enough for a search.
    ///
    /// One search finds all of them. It starts from the partner of the vertex as if the vertex was removed; a vertex
    /// that becomes outer can be left out in its place, at the cost that the duals have moved until then. The dual of
    /// the vertex itself moves down with them, regardless of its edges: so no edge of it loses slack, and the sum of
    /// all duals is unchanged.
    pub(in crate::matching) fn partners_within(
        &mut self,
        vertex: usize,
        room: W,
    ) -> (BitSet, Option<Proof<W>>) {
        let old = self.node_of[vertex];
        let dual = self.dual[old];
        let others: Vec<usize> = self.graph.edges().neighbours(vertex).collect();
        let over = |other: usize, theirs: W| self.graph.weight(vertex, other) - dual - theirs;
        let least = others.iter().map(|&other| over(other, self.dual[self.node_of[other]])).min();
        let (twice, mut found) = (room + room, BitSet::empty(self.vertices()));
        let room = twice + twice;
        let Some(limit) = least.map(|least| room - least).filter(|&limit| limit >= W::ZERO) else {
            return (found, None);
        };
        let before = self.clone_nodes();
        others.iter().for_each(|&other| self.graph.edges_mut().cut(vertex, other));
        let helper = self.detach(vertex, W::ZERO);
        self.grow_trees(&[helper], Some(old), Some(limit));
        for &other in others.iter().filter(|&&other| self.outer.contains(other)) {
            // The dual of an outer vertex is stored without the additions since the start of the search.
            let theirs = self.dual[self.node_of[other]];
            if self.graph.weight(vertex, other) - dual - theirs <= room {
                found.insert(other);
            }
        }
        // No event follows before that.
        self.moved = limit;
        self.settle();
        others.iter().for_each(|&other| self.graph.edges_mut().join(vertex, other));
        self.node_of[vertex] = old;
        let proof = Proof {
            node_of: self.node_of.clone(),
            parent: self.nodes.iter().map(|node| node.parent).collect(),
            dual: self.dual.clone(),
        };
        self.restore(vertex, old, before);
        (found, Some(proof))
    }

    /// Returns the slack of an edge by other duals, rounded down like [`Blossoms::slack`].
    pub(in crate::matching) fn slack_by(&self, proof: &Proof<W>, one: usize, other: usize) -> W {
        let [from, to] = [one, other].map(|vertex| proof.node_of[vertex]);
        let both = dual_around_both(from, to, |id| (proof.parent[id], proof.dual[id]));
        let slack = self.graph.weight(one, other) + both - proof.dual[from] - proof.dual[to];
        slack.half().half()
    }

    /// Replaces a vertex by a copy, and returns a helper from which a search starts that matches the old node
    /// permanently: its only edge leads there and costs nothing.
    fn detach(&mut self, vertex: usize, dual: W) -> usize {
        let old = self.node_of[vertex];
        let helper = self.add_node(W::ZERO - self.dual[old], NONE);
        let copy = self.add_node(dual, vertex);
        self.node_of[vertex] = copy;
        // The blossoms of the old node no longer contain the vertex.
        let mut around = self.nodes[old].parent;
        while around != NONE {
            self.nodes[around].members.remove(vertex);
            around = self.nodes[around].parent;
        }
        helper
    }

    fn clone_nodes(&self) -> Saved<W> {
        (self.nodes.clone(), self.dual.clone(), self.top.clone(), self.spare.clone())
    }

    /// Undoes [`Blossoms::detach`] and a failed search.
    fn restore(&mut self, vertex: usize, old: usize, before: Saved<W>) {
        self.node_of[vertex] = old;
        (self.nodes, self.dual, self.top, self.spare) = before;
        self.label.truncate(self.nodes.len());
        self.vertex_of.truncate(self.nodes.len());
        self.mate.truncate(self.nodes.len());
        self.spare.iter().for_each(|&id| self.vertex_of[id] = NONE);
    }
}
