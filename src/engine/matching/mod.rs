//! Matchings in graphs. Vertices are numbers from 0, edges join two of them, weights are whole numbers.
//!
//! | wanted | type |
//! |---|---|
//! | as many pairs as possible, and the vertices that can be left over | [`LargestMatching`] |
//! | a perfect matching of least weight | [`LeastMatching`] |
//! | the perfect matchings that are best by one count after the other | [`BestMatchings`] |
//! | one of least weight when pairs are demanded that may make it heavier | [`BoundedMatching`] |
//! | why no perfect matching weighs less | [`LeastProof`] |
//! | why a graph has no perfect matching | [`Shortage`] |
//! | two sides, the first matching in order of preference | [`TwoSides`] |
//! | two sides of which one grows, and the vertices of the other that can stay free | [`GrowingSides`] |
//!
//! # Bounds
//!
//! With n vertices, at worst; b is how many blossoms a search makes or takes apart.
//!
//! | what | steps | why |
//! |---|---|---|
//! | one search of a [`LargestMatching`] | n²/64 + b·n | each vertex goes through its row of n/64 words twice; a blossom costs the two paths that it closes, and its words |
//! | a [`LargestMatching`] | n³/64 + b·n² | a search for each exposed vertex; those that fail cost no more than one together |
//! | one search of a [`LeastMatching`] | n²·log n + b·n² | each edge is noted in a heap at most once from each side; each blossom may have all vertices go through their rows again |
//! | a [`LeastMatching`] | n³·log n + b·n³ | n/2 searches, for each coarser graph that scaling begins with |
//! | a demand, or [`LeastMatching::rematch`] | one search of each kind | the duals go on from where they are |
//! | a [`TwoSides`] | n³/64 | a search for each vertex of the left side goes through each row once |
//!
//! A blossom that a search makes is not taken apart in it, and n vertices have at most n/2 blossoms at a time: so b is at most n, and what is
//! proved for least matchings is n⁴, not the n³ of the textbooks. Replaced vertices and their helpers count as vertices here.
//!
//! # Where the ideas come from
//!
//! * Augmenting paths, odd cycles shrunk to one vertex, and trees of failed searches left alone: J. Edmonds, *Paths, trees, and flowers*,
//!   Canadian Journal of Mathematics 17 (1965). Bases kept for each vertex instead of a shrunk graph: H. N. Gabow, *An efficient
//!   implementation of Edmonds' algorithm for maximum matching on graphs*, Journal of the ACM 23 (1976).
//! * Duals of vertices and odd sets that prove a weight to be the least: J. Edmonds, *Maximum matching and a polyhedron with
//!   0,1-vertices*, Journal of Research of the National Bureau of Standards 69B (1965).
//! * Duals stored as of the beginning of a search, and a queue of what becomes due: Z. Galil, S. Micali, H. Gabow, *An O(EV log V)
//!   algorithm for finding a maximal weighted matching in general graphs*, SIAM Journal on Computing 15 (1986); Z. Galil, *Efficient
//!   algorithms for finding maximum matching in graphs*, ACM Computing Surveys 18 (1986). Their queues that split and join are not here, so
//!   their bound is not either.
//! * Duals found for coarser weights first: H. N. Gabow, *Scaling algorithms for network problems*, Journal of Computer and System Sciences
//!   31 (1985). Only the first step of it: `blossom/start.rs` says what is different.
//! * The vertices that a largest matching can leave out, and what that says of a graph without a perfect matching: the theorem of
//!   Gallai and Edmonds and the formula of Tutte and Berge, in A. Schrijver, *Combinatorial Optimization* (2003), chapter 24.
//!
//! # Why own code
//!
//! Those who ask here choose by tens to hundreds of counts, each among the matchings that are best by all before it. So a weight is an exact
//! whole number, what is left must be known after each count, and "is there a best one with this property too?" is asked again and
//! again, which must cost one search and no new matching. `petgraph` has no weights, `mwmatching` has `i32` weights, `rustworkx-core` `i128`
//! ones, and none can be asked again after a change.

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
