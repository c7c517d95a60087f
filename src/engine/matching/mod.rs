//! Matchings in graphs, for the pairing systems. This module knows numbers only: no player, no score, no rule.
//!
//! | wanted | type |
//! |---|---|
//! | as many pairs as possible, and who can be left over | [`LargestMatching`] |
//! | a perfect matching of least weight | [`LeastMatching`] |
//! | those that are best by one count after the other | [`BestMatchings`] |
//! | a least one when pairs are demanded that may make it heavier | [`BoundedMatching`] |
//! | why a graph has no perfect matching | [`Shortage`] |
//! | two sides, the first matching in order of preference | [`TwoSides`] |
//! | two sides of which one grows, and who of the other can stay free | [`GrowingSides`] |
//!
//! Why own code: pairing rules have ten to hundreds of criteria, each of which chooses among the pairings that are best by all before
//! it, so a weight is an exact integer, and what is left must be known after each; and the order in which rules try candidates is
//! followed by asking again and again whether an optimum exists that has one property more, which must cost one search and
//! not a new solution. `petgraph` has no weights, `mwmatching` has `i32` weights, `rustworkx-core` `i128` ones, and
//! none can be asked again after a change.

mod best;
mod bipartite;
mod bits;
mod blossom;
mod bounded;
mod cardinality;
mod growing;
mod least;
mod shortage;
mod weight;
mod weighted;
#[cfg(test)]
mod wide;

pub use best::BestMatchings;
pub use bipartite::TwoSides;
pub use bits::{BitSet, Graph};
pub use bounded::BoundedMatching;
pub use cardinality::LargestMatching;
pub use growing::GrowingSides;
pub use least::LeastMatching;
pub use shortage::Shortage;
pub use weight::Weight;
pub use weighted::{Unmatchable, WeightedGraph};
#[cfg(test)]
pub use wide::Wide;

#[cfg(test)]
mod tests;
