//! Perfect matching of least weight in any graph, open to changes.

use super::blossom::Blossoms;
use super::{BitSet, Graph, LargestMatching, Unmatchable, Weight, WeightedGraph};

/// A perfect matching of least weight that can be narrowed without losing that weight.
///
/// Only tight edges, which have no slack by the duals, can be in such a matching. So each change is first tried among
/// them without weights. That suffices if no odd set has a dual; else the blossoms are needed too.
#[derive(Clone, Debug)]
pub struct LeastMatching<W> {
    tight: LargestMatching,
    /// `None` if every perfect matching of tight edges has the least weight.
    blossoms: Option<Blossoms<W>>,
    weight: W,
}

impl<W: Weight> LeastMatching<W> {
    /// Finds a perfect matching of least weight.
    ///
    /// # Errors
    /// Returns [`Unmatchable`] with a vertex that cannot be matched if no perfect matching exists.
    pub fn new(graph: WeightedGraph<W>) -> Result<Self, Unmatchable> {
        Ok(Self::of(Blossoms::new(graph, &[])?))
    }

    /// Finds a perfect matching of least weight along these edges; `weigh` receives the smaller vertex first. `None` if
    /// there is none.
    pub fn along(edges: &Graph, weigh: impl Fn(usize, usize) -> W) -> Option<Self> {
        let mut graph = WeightedGraph::new(edges.vertices());
        edges.edges().for_each(|(one, other)| graph.join(one, other, weigh(one, other)));
        Self::new(graph).ok()
    }

    /// Finds a perfect matching of least weight from a guess of the duals: a number for each vertex, such that no edge
    /// weighs less than its two, and those of a matching of least weight not much more. A poor guess only costs time.
    pub fn near(graph: WeightedGraph<W>, guess: &[W]) -> Result<Self, Unmatchable> {
        Ok(Self::of(Blossoms::new(graph, guess)?))
    }

    /// Asserts the invariants of the duals and the blossoms.
    #[cfg(test)]
    pub(super) fn check(&self) {
        self.blossoms.iter().for_each(Blossoms::check);
    }

    pub(super) fn of(mut blossoms: Blossoms<W>) -> Self {
        let weight = blossoms.weight_of(|vertex| blossoms.mate(vertex));
        let mut tight = LargestMatching::new(blossoms.keep_tight_edges().clone());
        (0..blossoms.vertices()).for_each(|vertex| tight.suggest(vertex, blossoms.mate(vertex)));
        Self { tight, blossoms: (!blossoms.is_plain()).then_some(blossoms), weight }
    }

    /// Finds a perfect matching of a graph in which every edge has the same weight; `None` if there is none. Costs no
    /// more than [`LargestMatching::of`].
    pub fn without_weights(graph: Graph) -> Option<Self> {
        Self::plain_of(LargestMatching::of(graph))
    }

    /// Converts a perfect matching of a graph in which every edge has the same weight; `None` if it is not perfect.
    pub fn plain_of(tight: LargestMatching) -> Option<Self> {
        tight.is_perfect().then_some(Self { tight, blossoms: None, weight: W::ZERO })
    }

    pub fn mate(&self, vertex: usize) -> usize {
        let plain = || self.tight.mate(vertex).unwrap_or(vertex);
        self.blossoms.as_ref().map_or_else(plain, |blossoms| blossoms.mate(vertex))
    }

    pub fn weight(&self) -> W {
        self.weight
    }

    /// Returns true if an edge is tight; only then it can be part of a matching of this weight.
    pub fn is_tight(&self, one: usize, other: usize) -> bool {
        self.tight.graph().joined(one, other)
    }

    /// Returns a perfect matching of the tight edges. Other perfect matchings of these can weigh more, unless the
    /// matching is [plain](Self::plain).
    pub fn tight(&self) -> &LargestMatching {
        &self.tight
    }

    /// Returns the matching of [`tight`](Self::tight).
    pub fn into_tight(self) -> LargestMatching {
        self.tight
    }

    /// Returns true if a perfect matching of tight edges, given as the partner of each vertex, has the least weight.
    pub fn is_least(&self, partners: &[usize]) -> bool {
        self.blossoms
            .as_ref()
            .is_none_or(|blossoms| blossoms.weight_of(|vertex| partners[vertex]) == self.weight)
    }

    /// Returns the odd sets that have a dual, of a matching that has not been narrowed yet: a perfect matching of tight
    /// edges has the least weight exactly if one edge leaves each of them.
    pub fn odd_sets(&self) -> Vec<BitSet> {
        self.blossoms.as_ref().map_or_else(Vec::new, |blossoms| blossoms.odd_sets().cloned().collect())
    }

    /// Returns the matching of tight edges if all such perfect matchings have the least weight.
    pub fn plain(&self) -> Option<&LargestMatching> {
        self.blossoms.is_none().then_some(&self.tight)
    }

    /// Returns the possible partners of a vertex at this weight judged by tight edges alone: all others are excluded.
    pub fn possible_partners(&mut self, vertex: usize) -> BitSet {
        self.tight.possible_partners(vertex)
    }

    /// Returns the possible partners of a vertex at this weight. If odd sets have duals this costs one search per
    /// partner.
    pub fn partners(mut self, vertex: usize) -> BitSet {
        if self.blossoms.is_none() {
            return self.possible_partners(vertex);
        }
        let mut found = BitSet::empty(self.tight.graph().vertices());
        loop {
            found.insert(self.mate(vertex));
            if !self.rematch(vertex, |other| !found.contains(other)) {
                return found;
            }
        }
    }

    /// Narrows the partners of a vertex to those that are `allowed`, if the weight stays the same; the matching is
    /// changed as needed. Else changes nothing and returns false.
    pub fn rematch(&mut self, vertex: usize, allowed: impl Fn(usize) -> bool) -> bool {
        let tight = self.tight.graph().neighbours(vertex);
        let (open, barred): (Vec<usize>, Vec<usize>) = tight.partition(|&other| allowed(other));
        if open.is_empty() || barred.is_empty() {
            return barred.is_empty();
        }
        let barred: Vec<(usize, usize)> = barred.into_iter().map(|other| (vertex, other)).collect();
        let mut narrowed = self.tight.clone();
        if narrowed.cut(&barred) > 0 {
            return false;
        }
        let found = self
            .blossoms
            .as_mut()
            .is_none_or(|blossoms| blossoms.rematch(vertex, allowed, W::ZERO).is_some());
        if found {
            self.tight = narrowed;
        }
        found
    }
}
