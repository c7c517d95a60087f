//! Where the search begins: duals and a matching along tight edges, without blossoms.

use super::{Blossoms, NONE, Node};
use crate::matching::least::Unmatchable;
use crate::matching::{Graph, LargestMatching, Weight};

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
            self.dissolve_idle();
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

    /// Takes the outermost blossoms apart that have no dual.
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

    /// Matches as many outermost nodes as tight edges allow.
    fn match_tight(&mut self) {
        let outermost: Vec<usize> = (0..self.nodes.len()).filter(|&id| self.is_outermost(id)).collect();
        let mut place_of = vec![NONE; self.nodes.len()];
        outermost.iter().enumerate().for_each(|(place, &id)| place_of[id] = place);
        let mut matching = LargestMatching::new(self.tight_between(&place_of, outermost.len()));
        let partner = |id: usize| Some(self.mate[self.nodes[id].base]).filter(|&mate| mate != NONE);
        let before: Vec<Option<usize>> =
            outermost.iter().map(|&id| Some(place_of[self.top[partner(id)?]])).collect();
        for (one, &other) in before.iter().enumerate() {
            other.into_iter().for_each(|other| matching.suggest(one, other));
        }
        matching.complete();
        for (place, &one) in outermost.iter().enumerate() {
            let Some(mate) = matching.mate(place).filter(|&mate| mate > place && before[place] != Some(mate))
            else {
                continue;
            };
            if let Some((one, other)) = self.tight_edge(one, outermost[mate]) {
                self.match_both(one, other);
            }
        }
    }

    fn is_outermost(&self, id: usize) -> bool {
        let node = &self.nodes[id];
        node.parent == NONE && (node.is_blossom() || self.vertex_of[id] != NONE)
    }

    /// Returns which of the outermost nodes, at their places, have a tight edge between them.
    fn tight_between(&self, place_of: &[usize], count: usize) -> Graph {
        let mut tight = Graph::new(count);
        for one in 0..self.graph.vertices() {
            for other in self.graph.edges().neighbours(one).take_while(|&other| other < one) {
                let [first, second] = [one, other].map(|vertex| self.top[vertex]);
                if first != second && self.is_tight(one, other) {
                    tight.join(place_of[first], place_of[second]);
                }
            }
        }
        tight
    }

    /// Returns a tight edge between two nodes.
    fn tight_edge(&self, one: usize, other: usize) -> Option<(usize, usize)> {
        let others = &self.nodes[other].leaves;
        self.nodes[one].leaves.iter().find_map(|&from| {
            let is_tight = |&&to: &&usize| self.graph.edges().joined(from, to) && self.is_tight(from, to);
            others.iter().find(is_tight).map(|&to| (from, to))
        })
    }

    /// Whether an edge of two vertices that share no blossom has no slack.
    fn is_tight(&self, one: usize, other: usize) -> bool {
        self.graph.weight(one, other) == self.dual[one] + self.dual[other]
    }
}
