//! Edges without slack, and matchings of these.

use super::{Blossoms, NONE, Node};
use crate::matching::{Graph, LargestMatching, Weight};

/// The outermost nodes, matched along tight edges. If all of them have partners, the matching has the least weight once
/// it is completed inside the blossoms, which is always possible.
#[derive(Clone, Debug)]
pub(in crate::matching) struct TightNodes {
    nodes: Vec<usize>,
    /// Index of each node among `nodes`.
    place_of: Vec<usize>,
    matching: LargestMatching,
}

impl TightNodes {
    fn mates(&self) -> Vec<Option<usize>> {
        (0..self.nodes.len()).map(|place| self.matching.mate(place)).collect()
    }
}

impl<W: Weight> Blossoms<W> {
    /// Drops the edges that have slack, since no matching of least weight contains one, and returns the others.
    pub(in crate::matching) fn keep_tight_edges(&mut self) -> &Graph {
        let vertices = self.graph.vertices();
        let mut tight = Graph::new(vertices);
        for one in 0..vertices {
            let from = self.node_of[one];
            let mut around = self.duals_around(from);
            let weights = self.graph.weights_of(one);
            for other in self.graph.edges().neighbours_before(one) {
                let to = self.node_of[other];
                let mut weight = weights.to(other);
                if self.top[from] == self.top[to] {
                    weight = weight + self.dual_around(to, &mut around);
                }
                if weight == self.dual[from] + self.dual[to] {
                    tight.join(one, other);
                }
            }
        }
        *self.graph.edges_mut() = tight;
        self.graph.edges()
    }

    /// Returns the slack of an edge: a lower bound of the excess weight of a perfect matching that contains it. In
    /// original weights, rounded down.
    pub(in crate::matching) fn slack(&self, one: usize, other: usize) -> W {
        let [from, to] = [one, other].map(|vertex| self.node_of[vertex]);
        let both = dual_around_both(from, to, |id| (self.nodes[id].parent, self.dual[id]));
        (self.graph.weight(one, other) + both - self.dual[from] - self.dual[to]).half().half()
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

    /// Returns the sum of the duals of all blossoms around both a vertex and the one that `around` was computed for,
    /// and stores it in `around` for the blossoms around this vertex alone: these may be nested deeply.
    fn dual_around(&self, vertex: usize, around: &mut [Option<W>]) -> W {
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

    /// Matches as many outermost nodes as tight edges allow.
    pub(super) fn match_tight(&mut self) {
        let mut tight = self.tight_nodes();
        let before = tight.mates();
        tight.matching.complete();
        self.take_over(&tight, &before);
    }

    /// Returns the outermost nodes, after dissolving the blossoms without a dual.
    pub(in crate::matching) fn tight_nodes(&mut self) -> TightNodes {
        self.dissolve_idle();
        let nodes: Vec<usize> = (0..self.nodes.len()).filter(|&id| self.is_open(id)).collect();
        let mut place_of = vec![NONE; self.nodes.len()];
        nodes.iter().enumerate().for_each(|(place, &id)| place_of[id] = place);
        let mut matching = LargestMatching::new(self.tight_between(&place_of, nodes.len()));
        for (place, &id) in nodes.iter().enumerate() {
            let mate = self.mate[self.nodes[id].base];
            if mate != NONE {
                matching.suggest(place, place_of[self.top[mate]]);
            }
        }
        TightNodes { nodes, place_of, matching }
    }

    /// Matches `one` with `other` permanently, along tight edges only, if both are in no blossom and every other vertex
    /// keeps a partner; `one` loses its other edges. Else changes nothing and returns false.
    pub(in crate::matching) fn demand_tight(
        &mut self,
        tight: &mut TightNodes,
        one: usize,
        other: usize,
    ) -> bool {
        let places = [one, other].map(|vertex| tight.place_of[self.node_of[vertex]]);
        if places.contains(&NONE) {
            return false;
        }
        let before = tight.mates();
        if !tight.matching.demand(places[0], places[1]) {
            return false;
        }
        self.take_over(tight, &before);
        let barred: Vec<usize> = self.graph.edges().neighbours(one).filter(|&next| next != other).collect();
        barred.into_iter().for_each(|next| self.graph.edges_mut().cut(one, next));
        true
    }

    /// Matches the outermost nodes whose partners have changed.
    fn take_over(&mut self, tight: &TightNodes, before: &[Option<usize>]) {
        for (place, mate) in tight.mates().into_iter().enumerate() {
            let Some(mate) = mate.filter(|&other| other > place && before[place] != Some(other)) else {
                continue;
            };
            if let Some((one, other)) = self.tight_edge(tight.nodes[place], tight.nodes[mate]) {
                self.match_both(one, other);
            }
        }
    }

    /// Dissolves the outermost blossoms without a dual.
    fn dissolve_idle(&mut self) {
        let is_outermost = |node: &Node| node.is_blossom() && node.parent == NONE;
        let mut blossoms: Vec<usize> =
            (0..self.nodes.len()).filter(|&id| is_outermost(&self.nodes[id])).collect();
        while let Some(id) = blossoms.pop() {
            if self.dual[id] == W::ZERO {
                let (children, _) = self.take_apart(id);
                blossoms.extend(children.into_iter().filter(|&child| self.nodes[child].is_blossom()));
            }
        }
    }

    pub(in crate::matching) fn is_outermost(&self, vertex: usize) -> bool {
        let node = self.node_of[vertex];
        self.top[node] == node
    }

    /// Returns true if a node is outermost and can be re-matched: neither a helper nor permanently matched to one.
    fn is_open(&self, id: usize) -> bool {
        let node = &self.nodes[id];
        let mate = self.mate[node.base];
        node.parent == NONE
            && (node.is_blossom() || self.vertex(id).is_some())
            && (mate == NONE || self.vertex(mate).is_some())
    }

    /// Returns the graph of tight edges between the outermost nodes, by index.
    fn tight_between(&self, place_of: &[usize], count: usize) -> Graph {
        let mut tight = Graph::new(count);
        let places: Vec<usize> = self.node_of.iter().map(|&node| place_of[self.top[node]]).collect();
        let duals: Vec<W> = self.node_of.iter().map(|&node| self.dual[node]).collect();
        for (one, &first) in places.iter().enumerate().filter(|&(_, &first)| first != NONE) {
            let weights = self.graph.weights_of(one);
            self.graph.edges().neighbours_before(one).for_each(|other| {
                let second = places[other];
                if first != second && second != NONE && weights.to(other) == duals[one] + duals[other] {
                    tight.join(first, second);
                }
            });
        }
        tight
    }

    /// Returns a tight edge between two nodes, as the nodes of its vertices.
    fn tight_edge(&self, one: usize, other: usize) -> Option<(usize, usize)> {
        let others = &self.nodes[other].leaves;
        self.nodes[one].leaves.iter().find_map(|&from| {
            let vertex = self.vertex(from)?;
            let is_tight = |&&to: &&usize| {
                let other = self.vertex(to);
                other.is_some_and(|to| self.graph.edges().joined(vertex, to) && self.is_tight(vertex, to))
            };
            others.iter().find(is_tight).map(|&to| (from, to))
        })
    }

    /// Returns true if an edge of two vertices that share no blossom has no slack.
    fn is_tight(&self, one: usize, other: usize) -> bool {
        self.graph.weight(one, other) == self.dual[self.node_of[one]] + self.dual[self.node_of[other]]
    }
}

/// Returns the sum of the duals of all blossoms around both of two nodes; `of` returns the blossom around a node, and
/// its dual.
pub(super) fn dual_around_both<W: Weight>(one: usize, other: usize, of: impl Fn(usize) -> (usize, W)) -> W {
    let around = |node: usize| {
        let parent = |&id: &usize| Some(of(id).0).filter(|&parent| parent != NONE);
        let mut around: Vec<usize> = std::iter::successors(parent(&node), parent).collect();
        around.reverse();
        around
    };
    // From the innermost common blossom outwards they are the same.
    let both = around(one).into_iter().zip(around(other)).take_while(|(one, other)| one == other);
    both.fold(W::ZERO, |sum, (id, _)| sum + of(id).1)
}
