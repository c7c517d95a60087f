//! Proof that a perfect matching has the least weight (Edmonds 1965), in a form that a reader can verify by addition.

use super::blossom::Blossoms;
use super::{BitSet, Unmatchable, Weight, WeightedGraph};

/// Duals that prove the least weight of the perfect matchings of a graph.
///
/// No edge weighs less than the duals of its two vertices and of the odd sets that it leaves. In every perfect matching
/// each vertex has one edge and at least one edge leaves each odd set, so none weighs less than the sum of all duals;
/// those of odd sets are not negative. Duals are in quarters of a weight.
#[derive(Clone, Debug)]
pub struct LeastProof<W> {
    pub weight: W,
    /// Dual of each vertex.
    pub vertices: Vec<W>,
    /// The odd sets that have a dual, with it: each has at most half of the vertices, and more than one.
    pub odd_sets: Vec<(BitSet, W)>,
}

impl<W: Weight> LeastProof<W> {
    /// Finds the duals.
    ///
    /// # Errors
    /// Returns [`Unmatchable`] with a vertex that cannot be matched if no perfect matching exists.
    pub fn of(graph: WeightedGraph<W>) -> Result<Self, Unmatchable> {
        let blossoms = Blossoms::new(graph, &[])?;
        let weight = blossoms.weight_of(|vertex| blossoms.mate(vertex));
        let count = blossoms.vertices();
        let mut vertices: Vec<W> = (0..count).map(|vertex| blossoms.dual_of(vertex)).collect();
        let mut odd_sets = Vec::new();
        for (members, twice) in blossoms.duals_of_blossoms() {
            // A blossom subtracts its dual from edges inside it; half of it subtracted from its vertices and half of it
            // added to edges that leave it has the same effect.
            let dual = twice.half();
            members.iter().for_each(|vertex| vertices[vertex] = vertices[vertex] - dual);
            // A set and its complement are left by the same edges.
            let mut set = members.clone();
            if 2 * set.len() > count {
                set = BitSet::full(count);
                set.subtract(members.words());
            }
            let alone = set.iter().next().filter(|_| set.len() == 1);
            match alone {
                Some(vertex) => vertices[vertex] = vertices[vertex] + dual,
                None => odd_sets.push((set, dual)),
            }
        }
        Ok(Self { weight, vertices, odd_sets })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn duals_add_up_to_the_least_weight_and_no_edge_weighs_less(
            half in 1usize..6,
            weights in prop::collection::vec(prop::option::weighted(0.7, -9i64..10), 66),
        ) {
            let count = 2 * half;
            let mut graph = WeightedGraph::<i64>::new(count);
            let mut pairs = weights.into_iter();
            for other in 0..count {
                for one in 0..other {
                    if let Some(weight) = pairs.next().flatten() {
                        graph.join(one, other, weight);
                    }
                }
            }
            let Ok(proof) = LeastProof::of(graph.clone()) else { return Ok(()) };
            let sum = proof.vertices.iter().sum::<i64>() + proof.odd_sets.iter().map(|set| set.1).sum::<i64>();
            prop_assert_eq!(sum, 4 * proof.weight);
            for (set, dual) in &proof.odd_sets {
                prop_assert!(set.len() % 2 == 1 && set.len() > 1 && *dual > 0);
            }
            for (one, other) in graph.edges().edges() {
                let left = proof.odd_sets.iter().filter(|(set, _)| set.contains(one) != set.contains(other));
                let duals = proof.vertices[one] + proof.vertices[other] + left.map(|set| set.1).sum::<i64>();
                prop_assert!(duals <= 4 * graph.weight(one, other), "{one}-{other}");
            }
        }
    }
}
