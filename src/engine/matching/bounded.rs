//! Perfect matching of least weight to which pairs are demanded, within a bound.

use super::blossom::{Blossoms, Proof, TightNodes};
use super::{BitSet, LeastMatching, Unmatchable, Weight, WeightedGraph};

/// After how many searches that leave many blossoms the matching is made anew for the first time.
const PATIENCE: usize = 4;

/// A perfect matching that weighs as little as any with the pairs demanded so far.
///
/// A demand that makes it heavier costs one search all the same, since the duals move on from where they stand; how much a pair adds
/// at least is known without a search. Many demands in turn add nothing: those cost a search among tight edges only.
#[derive(Clone, Debug)]
pub struct BoundedMatching<W> {
    blossoms: Blossoms<W>,
    weight: W,
    /// Once a demand has added nothing, until one does.
    tight: Option<TightNodes>,
    /// Once a demand was refused: what its vertex can be matched with.
    known: Option<Known<W>>,
    /// Whether the last vertex of which it took a search was refused the first that was demanded.
    was_refused: bool,
    /// Once it took such a search: the weight then, and the duals that it came to.
    proof: Option<(W, Proof<W>)>,
    /// How many searches have left many blossoms, and after how many the matching is made anew.
    nested: usize,
    patience: usize,
}

/// The vertices that a vertex can be matched with at no more than a weight.
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
    /// Names a vertex that cannot be matched when no perfect matching exists.
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

    /// Asserts what holds of the duals and the blossoms.
    #[cfg(test)]
    pub(super) fn check(&self) {
        self.blossoms.check();
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
        // Where one demand is refused, so are most others, also those of the next vertex: one search tells of all of them.
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

    /// Makes the matching anew when blossoms slow it down. Where they come again soon, each time it takes twice as many searches that end with
    /// many. What this, and the constant, is worth is measured in `docs/benchmarks.md`, "Matchings".
    fn flatten(&mut self) {
        /// With how many blossoms a search is slow.
        const MANY: usize = 64;
        self.nested += usize::from(self.blossoms.blossoms() > MANY);
        if self.nested >= self.patience {
            (self.nested, self.patience) = (0, 2 * self.patience);
            self.begin_anew();
        }
    }

    /// Matches all vertices anew at the same weight; which pairs were demanded and what is known of others stays.
    pub(super) fn begin_anew(&mut self) {
        self.blossoms.begin_anew();
        self.tight = None;
    }

    /// Whether what was found out of another vertex proves that with these two the matching weighs more: edges are lost since, so it
    /// weighs no less than then.
    fn is_proved_heavier(&self, one: usize, other: usize, most: W) -> bool {
        self.proof
            .as_ref()
            .is_some_and(|(weight, proof)| *weight + self.blossoms.slack_by(proof, one, other) > most)
    }

    /// Finds out what a vertex can be matched with at no more than `most`, and returns whether `other` is among that.
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

/// When no pair may add anything any more, tight edges tell the most.
impl<W: Weight> From<BoundedMatching<W>> for LeastMatching<W> {
    fn from(bounded: BoundedMatching<W>) -> Self {
        Self::of(bounded.blossoms)
    }
}
