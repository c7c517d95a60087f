//! Matchings in graphs. Vertices are numbers from 0, edges join two of them, weights are integers.
//!
//! | purpose | type |
//! |---|---|
//! | as many pairs as possible, and the vertices that can be left over | [`LargestMatching`] |
//! | a perfect matching of least weight | [`LeastMatching`] |
//! | the perfect matchings that are best by several counts in turn | [`BestMatchings`] |
//! | a perfect matching of least weight with demanded pairs that may make it heavier | [`BoundedMatching`] |
//! | a proof that no perfect matching weighs less | [`LeastProof`] |
//! | the reason why a graph has no perfect matching | [`Shortage`] |
//! | two sides, the first matching in order of preference | [`TwoSides`] |
//! | two sides, one of which grows, and the vertices of the other that can stay free | [`GrowingSides`] |
//!
//! # Bounds
//!
//! With n vertices, at worst; b is the number of blossoms that a search makes or dissolves.
//!
//! | operation | steps | reason |
//! |---|---|---|
//! | one search of a [`LargestMatching`] | n²/64 + b·n | each vertex scans its row of n/64 words twice; a blossom costs the two paths that it closes, and its words |
//! | a [`LargestMatching`] | n³/64 + b·n² | a search for each exposed vertex; failed ones cost no more than one together |
//! | one search of a [`LeastMatching`] | n²·log n + b·n² | each edge is added to a heap at most once from each side; each blossom may make all vertices scan their rows again |
//! | a [`LeastMatching`] | n³·log n + b·n³ | n/2 searches, for each coarser graph of the scaling |
//! | a demand, or [`LeastMatching::rematch`] | one search of each kind | the duals continue from their current values |
//! | a [`TwoSides`] | n³/64 | a search for each vertex of the left side scans each row once |
//!
//! A blossom made by a search is not dissolved in it, and n vertices have at most n/2 blossoms at a time: so b is at
//! most n, and the proved bound for least matchings is n⁴, not the n³ of the textbooks. Replaced vertices and their
//! helpers count as vertices here.
//!
//! # Sources
//!
//! * Augmenting paths, odd cycles shrunk to one vertex, and trees of failed searches left alone: J. Edmonds, *Paths,
//!   trees, and flowers*, Canadian Journal of Mathematics 17 (1965). Bases stored for each vertex instead of a shrunk
//!   graph: H. N. Gabow, *An efficient implementation of Edmonds' algorithm for maximum matching on graphs*, Journal of
//!   the ACM 23 (1976).
//! * Duals of vertices and odd sets that prove a weight to be the least: J. Edmonds, *Maximum matching and a
//!   polyhedron with 0,1-vertices*, Journal of Research of the National Bureau of Standards 69B (1965).
//! * Duals stored as of the start of a search, and an event queue: Z. Galil, S. Micali, H. Gabow, *An O(EV log V)
//!   algorithm for finding a maximal weighted matching in general graphs*, SIAM Journal on Computing 15 (1986); Z.
//!   Galil, *Efficient algorithms for finding maximum matching in graphs*, ACM Computing Surveys 18 (1986). Their split
//!   and join queues are not implemented, so their bound does not apply.
//! * Duals found for coarser weights first: H. N. Gabow, *Scaling algorithms for network problems*, Journal of Computer
//!   and System Sciences 31 (1985). Only its first step: `blossom/start.rs` describes the differences.
//! * The vertices that a largest matching can leave out, and their meaning for a graph without a perfect matching: the
//!   theorem of Gallai and Edmonds and the formula of Tutte and Berge, in A. Schrijver, *Combinatorial Optimization*
//!   (2003), chapter 24.
//!
//! # Reasons for a custom implementation
//!
//! The callers choose by tens to hundreds of counts, each among the matchings that are best by all previous ones. So a
//! weight is an exact integer, the remaining matchings must be known after each count, and the query for a best one
//! with a further property is repeated many times, which must cost one search and no new matching. `petgraph` has no
//! weights, `mwmatching` has `i32` weights, `rustworkx-core` `i128` ones, and none can be queried again after a change.

mod best;
mod bipartite;
mod bits;
mod blossom;
mod bounded;
mod cardinality;
mod growing;
mod least;
mod proof;
mod shortage;
mod weight;
mod weighted;
mod wide;

pub use best::BestMatchings;
pub use bipartite::TwoSides;
pub use bits::{BitSet, Graph};
pub use bounded::BoundedMatching;
pub use cardinality::LargestMatching;
pub use growing::GrowingSides;
pub use least::LeastMatching;
pub use proof::LeastProof;
pub use shortage::Shortage;
pub use weight::Weight;
pub use weighted::{Unmatchable, WeightedGraph};
pub use wide::Wide;

#[cfg(test)]
mod tests;
