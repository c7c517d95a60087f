//! Perfect matching of least weight to which pairs are demanded, within a bound.

use super::blossom::Blossoms;
use super::{LeastMatching, Unmatchable, Weight, WeightedGraph};

/// A perfect matching that weighs as little as any with the pairs demanded so far.
///
/// A demand that makes it heavier costs one search all the same, since the duals move on from where they stand; what a pair adds
/// at least is told without a search.
#[derive(Clone, Debug)]
pub struct BoundedMatching<W> {
    blossoms: Blossoms<W>,
    weight: W,
}

impl<W: Weight> BoundedMatching<W> {
    /// Finds a perfect matching of least weight, O(n³) at worst.
    ///
    /// # Errors
    /// Names a vertex that cannot be matched when no perfect matching exists.
    pub fn new(graph: WeightedGraph<W>) -> Result<Self, Unmatchable> {
        let blossoms = Blossoms::new(graph, &[])?;
        let weight = blossoms.weight_of(|vertex| blossoms.mate(vertex));
        Ok(Self { blossoms, weight })
    }

    /// Returns the partner of a vertex.
    #[must_use]
    pub fn mate(&self, vertex: usize) -> usize {
        self.blossoms.mate(vertex)
    }

    /// Returns the sum of the weights of the matching.
    #[must_use]
    pub fn weight(&self) -> W {
        self.weight
    }

    /// Matches `one` with `other` for good when a perfect matching with the two weighs no more than `most`; `one` loses its
    /// other edges. Otherwise nothing changes and the answer is `false`.
    pub fn demand(&mut self, one: usize, other: usize, most: W) -> bool {
        let is_joined = self.blossoms.edges().joined(one, other);
        if !is_joined || self.weight + self.blossoms.slack(one, other) > most {
            return false;
        }
        let grown = self.blossoms.rematch(one, |mate| mate == other, most - self.weight);
        self.weight = grown.map_or(self.weight, |grown| self.weight + grown);
        grown.is_some()
    }
}

/// When no pair may add anything any more, tight edges tell the most.
impl<W: Weight> From<BoundedMatching<W>> for LeastMatching<W> {
    fn from(bounded: BoundedMatching<W>) -> Self {
        Self::of(bounded.blossoms)
    }
}
