//! Matchings in graphs, for the pairing systems. This module knows numbers only: no player, no score, no rule.
//!
//! | wanted | type |
//! |---|---|
//! | as many pairs as possible, and who can be left over | [`LargestMatching`] |
//! | a perfect matching of least weight, with long lexicographic keys as weights | [`LeastMatching`] |
//! | as many pairs as possible, and least weight among those | [`least_largest`] |
//! | why a graph has no perfect matching | [`Shortage`] |
//! | two sides, the first matching in order of preference | [`TwoSides`] |
//!
//! Why own code: a criterion of a pairing rule is one digit of the weight, and a bracket has ten to hundreds of them,
//! so weights are exact integers of 64 to some thousand bits; and the order in which rules try candidates is
//! followed by asking again and again whether an optimum exists that has one property more, which must cost one search and
//! not a new solution. `petgraph` has no weights, `mwmatching` has `i32` weights, `rustworkx-core` `i128` ones, and
//! none can be asked again after a change.

mod bipartite;
mod bits;
mod blossom;
mod cardinality;
mod least;
mod shortage;
mod weight;

pub use bipartite::TwoSides;
pub use bits::{BitSet, Graph};
pub use cardinality::LargestMatching;
pub use least::{LeastMatching, Unmatchable, WeightedGraph};
pub use shortage::Shortage;
pub use weight::{Weight, Wide};

/// Returns the partners in a matching with as many pairs as possible and, among those, the least weight.
#[must_use]
pub fn least_largest<W: Weight>(graph: &WeightedGraph<W>) -> Vec<Option<usize>> {
    let vertices = graph.vertices();
    let exposed = LargestMatching::of(graph.edges().clone()).exposed().count();
    // One helper for each vertex that stays alone; helpers do not meet, so all of them are used.
    let mut padded = WeightedGraph::new(vertices + exposed);
    for one in 0..vertices {
        for other in graph.edges().neighbours(one).filter(|&other| one < other) {
            padded.join(one, other, graph.weight(one, other));
        }
        for helper in vertices..vertices + exposed {
            padded.join(one, helper, W::ZERO);
        }
    }
    let Ok(matching) = LeastMatching::new(padded) else { return vec![None; vertices] };
    (0..vertices).map(|vertex| Some(matching.mate(vertex)).filter(|&mate| mate < vertices)).collect()
}

#[cfg(test)]
mod tests;
