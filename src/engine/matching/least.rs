//! Perfect matching of least weight in any graph, kept open for changes.

use super::blossom::Blossoms;
use super::{BitSet, Graph, LargestMatching, Unmatchable, Weight, WeightedGraph};

/// A perfect matching of least weight that can be narrowed without losing that weight.
///
/// Only tight edges, those that the duals leave no slack, can be in such a matching. So each change is first tried
/// among them without weights. That is all where no odd set has a dual; else the blossoms are asked too.
#[derive(Clone, Debug)]
pub struct LeastMatching<W> {
    tight: LargestMatching,
    /// `None` when every perfect matching of tight edges has the least weight.
    blossoms: Option<Blossoms<W>>,
    weight: W,
}

impl<W: Weight> LeastMatching<W> {
    /// Finds a perfect matching of least weight.
    ///
    /// # Errors
    /// Names a vertex that cannot be matched when no perfect matching exists.
    pub fn new(graph: WeightedGraph<W>) -> Result<Self, Unmatchable> {
        Ok(Self::of(Blossoms::new(graph, &[])?))
    }

    /// Finds the same along these edges; `weigh` is given the smaller vertex first. `None` without a perfect matching.
    #[must_use]
    pub fn along(edges: &Graph, weigh: impl Fn(usize, usize) -> W) -> Option<Self> {
        let mut graph = WeightedGraph::new(edges.vertices());
        edges.edges().for_each(|(one, other)| graph.join(one, other, weigh(one, other)));
        Self::new(graph).ok()
    }

    /// Finds the same from a guess of the duals: a number for each vertex, such that no edge weighs less than its two, and
    /// those of a matching of least weight not much more. A poor guess costs time and nothing else.
    ///
    /// # Errors
    /// As [`LeastMatching::new`].
    pub fn near(graph: WeightedGraph<W>, guess: &[W]) -> Result<Self, Unmatchable> {
        Ok(Self::of(Blossoms::new(graph, guess)?))
    }

    /// Asserts what holds of the duals and the blossoms.
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

    /// Finds a perfect matching of a graph in which every edge has the same weight; `None` without one. Costs no
    /// more than [`LargestMatching::of`].
    #[must_use]
    pub fn without_weights(graph: Graph) -> Option<Self> {
        Self::plain_of(LargestMatching::of(graph))
    }

    /// Takes over a perfect matching of a graph in which every edge has the same weight; `None` when it is not perfect.
    #[must_use]
    pub fn plain_of(tight: LargestMatching) -> Option<Self> {
        tight.is_perfect().then_some(Self { tight, blossoms: None, weight: W::ZERO })
    }

    /// Returns the partner of a vertex.
    #[must_use]
    pub fn mate(&self, vertex: usize) -> usize {
        let plain = || self.tight.mate(vertex).unwrap_or(vertex);
        self.blossoms.as_ref().map_or_else(plain, |blossoms| blossoms.mate(vertex))
    }

    /// Returns the sum of the weights of the matching.
    #[must_use]
    pub fn weight(&self) -> W {
        self.weight
    }

    /// Whether an edge can be part of a matching of this weight; `false` is certain.
    #[must_use]
    pub fn is_tight(&self, one: usize, other: usize) -> bool {
        self.tight.graph().joined(one, other)
    }

    /// Returns a perfect matching of the tight edges. All of them can have perfect matchings that weigh more, unless the matching
    /// is [plain](Self::plain).
    #[must_use]
    pub fn tight(&self) -> &LargestMatching {
        &self.tight
    }

    /// The same, to be kept.
    #[must_use]
    pub fn into_tight(self) -> LargestMatching {
        self.tight
    }

    /// Whether a perfect matching of tight edges, given as the partner of each vertex, has the least weight.
    #[must_use]
    pub fn is_least(&self, partners: &[usize]) -> bool {
        self.blossoms
            .as_ref()
            .is_none_or(|blossoms| blossoms.weight_of(|vertex| partners[vertex]) == self.weight)
    }

    /// Returns the odd sets that have a dual, of a matching that was not narrowed yet: a perfect matching of tight edges has the least
    /// weight exactly when one edge leaves each of them.
    #[must_use]
    pub fn odd_sets(&self) -> Vec<BitSet> {
        self.blossoms.as_ref().map_or_else(Vec::new, |blossoms| blossoms.odd_sets().cloned().collect())
    }

    /// Returns the matching of tight edges when all such perfect matchings have the least weight.
    #[must_use]
    pub fn plain(&self) -> Option<&LargestMatching> {
        self.blossoms.is_none().then_some(&self.tight)
    }

    /// Returns the vertices that can be matched with a vertex at this weight, as far as tight edges tell: the others certainly cannot.
    #[must_use]
    pub fn possible_partners(&mut self, vertex: usize) -> BitSet {
        self.tight.possible_partners(vertex)
    }

    /// Returns the vertices that can be matched with a vertex at this weight. Where odd sets have duals this costs a search each.
    #[must_use]
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

    /// Narrows the partners of a vertex to those that are `allowed`, when the weight stays the same; the
    /// matching is changed as needed. Otherwise nothing changes and the answer is `false`.
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
