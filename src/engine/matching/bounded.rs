//! Perfect matching of least weight with successive demands for pairs, within a bound.

use super::blossom::{Blossoms, Proof, TightNodes};
use super::{BitSet, LeastMatching, Unmatchable, Weight, WeightedGraph};

/// Initial number of searches leaving many blossoms after which the matching is rebuilt.
const PATIENCE: usize = 4;

/// A perfect matching of the least weight possible with the pairs demanded so far.
///
/// A demand that makes it heavier also costs one search only, since the duals continue from their current values; a
/// lower bound of the added weight of a pair is known without a search. Many consecutive demands add nothing: those
/// cost a search among tight edges only.
#[derive(Clone, Debug)]
pub struct BoundedMatching<W> {
    blossoms: Blossoms<W>,
    weight: W,
    /// Set after a demand that added nothing, until one does.
    tight: Option<TightNodes>,
    /// Set after a refused demand: the possible partners of its vertex.
    known: Option<Known<W>>,
    /// True if the last vertex that required a search was refused its first demand.
    was_refused: bool,
    /// Set after such a search: the weight at that time, and the resulting duals.
    proof: Option<(W, Proof<W>)>,
    /// Number of searches that left many blossoms, and the number after which the matching is rebuilt.
    nested: usize,
    patience: usize,
}

/// The vertices that a vertex can be matched with up to a weight.
#[derive(Clone, Debug)]
struct Known<W> {
    vertex: usize,
    most: W,
    partners: BitSet,
}

impl<W: Weight> BoundedMatching<W> {
    /// Finds a perfect matching of least weight.
    ///
    /// # Errors
    /// Returns [`Unmatchable`] with a vertex that cannot be matched if no perfect matching exists.
    pub fn new(graph: WeightedGraph<W>) -> Result<Self, Unmatchable> {
        let blossoms = Blossoms::new(graph, &[])?;
        let weight = blossoms.weight_of(|vertex| blossoms.mate(vertex));
        Ok(Self {
            blossoms,
            weight,
            tight: None,
            known: None,
            was_refused: false,
            proof: None,
            nested: 0,
            patience: PATIENCE,
        })
    }

    /// Asserts the invariants of the duals and the blossoms.
    #[cfg(test)]
    pub(super) fn check(&self) {
        self.blossoms.check();
    }

    pub fn mate(&self, vertex: usize) -> usize {
        self.blossoms.mate(vertex)
    }

    pub fn weight(&self) -> W {
        self.weight
    }

    /// Matches `one` with `other` permanently if a perfect matching with this pair weighs at most `most`; `one` loses
    /// its other edges. Else changes nothing and returns false.
    pub fn demand(&mut self, one: usize, other: usize, most: W) -> bool {
        let is_joined = self.blossoms.edges().joined(one, other);
        if !is_joined || self.weight + self.blossoms.slack(one, other) > most {
            return false;
        }
        let known = self.known.as_ref().filter(|known| known.vertex == one && most <= known.most);
        let is_known = known.map(|known| known.partners.contains(other));
        if is_known == Some(false) {
            return false;
        }
        if is_known.is_none() && self.is_proved_heavier(one, other, most) {
            self.was_refused = false;
            return false;
        }
        if self.tight.as_mut().is_some_and(|tight| self.blossoms.demand_tight(tight, one, other)) {
            self.known = None;
            return true;
        }
        // If one demand is refused, so are most others, also those of the next vertex: one search decides all of them.
        if is_known.is_none() && self.was_refused && !self.learn(one, other, most) {
            return false;
        }
        // Outermost nodes are of no use for a vertex inside a blossom.
        let is_outermost = self.blossoms.is_outermost(one);
        let Some(grown) = self.blossoms.rematch(one, |mate| mate == other, most - self.weight) else {
            self.learn(one, other, most);
            return false;
        };
        self.tight = (grown == W::ZERO && is_outermost).then(|| self.blossoms.tight_nodes());
        self.known = None;
        self.weight = self.weight + grown;
        self.flatten();
        true
    }

    /// Rebuilds the matching when blossoms slow it down. If they soon return, each rebuild requires twice as many
    /// searches that end with many. The gain from this, and from the constant, is measured in `docs/benchmarks.md`,
    /// "Matchings".
    fn flatten(&mut self) {
        /// Number of blossoms above which a search is slow.
        const MANY: usize = 64;
        self.nested += usize::from(self.blossoms.blossoms() > MANY);
        if self.nested >= self.patience {
            (self.nested, self.patience) = (0, 2 * self.patience);
            self.begin_anew();
        }
    }

    /// Re-matches all vertices at the same weight; demanded pairs and knowledge of other vertices remain.
    pub(super) fn begin_anew(&mut self) {
        self.blossoms.begin_anew();
        self.tight = None;
    }

    /// Returns true if the duals found for another vertex prove that this pair makes the matching heavier: edges have
    /// been lost since, so it weighs no less than then.
    fn is_proved_heavier(&self, one: usize, other: usize, most: W) -> bool {
        self.proof
            .as_ref()
            .is_some_and(|(weight, proof)| *weight + self.blossoms.slack_by(proof, one, other) > most)
    }

    /// Determines the possible partners of a vertex up to weight `most`, and returns true if `other` is among them.
    fn learn(&mut self, one: usize, other: usize, most: W) -> bool {
        let (partners, proof) = self.blossoms.partners_within(one, most - self.weight);
        if let Some(proof) = proof {
            self.proof = Some((self.weight, proof));
        }
        let is_partner = partners.contains(other);
        self.was_refused = !is_partner;
        self.known = Some(Known { vertex: one, most, partners });
        is_partner
    }
}

/// Conversion for the phase in which no pair may add anything: tight edges are then most informative.
impl<W: Weight> From<BoundedMatching<W>> for LeastMatching<W> {
    fn from(bounded: BoundedMatching<W>) -> Self {
        Self::of(bounded.blossoms)
    }
}
