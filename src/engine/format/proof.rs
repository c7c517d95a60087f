//! A pairing with what proves it: the values of all criteria, and for each why there is no better one (`docs/certificate.md`).

use super::{NoPairing, Seat};
use crate::tournament::Points;
use thiserror::Error;

/// What proves a pairing, bracket by bracket, the highest first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proof {
    /// The steps by which the bye is given before any bracket; none where a bracket gives it, or the number is even.
    pub bye: Vec<ProofStep>,
    /// The brackets.
    pub brackets: Vec<BracketProof>,
}

/// The steps that prove a bracket.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BracketProof {
    /// The score of its residents.
    pub score: Points,
    /// The steps, in the order of the rules.
    pub steps: Vec<ProofStep>,
}

/// One count that no pairing left so far makes smaller.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProofStep {
    /// The criterion or article.
    pub rule: &'static str,
    /// What of it is counted.
    pub part: Part,
    /// What the pairing is charged.
    pub value: i64,
    /// What proves that nothing is charged less; `None` where nothing is charged and no pair can be charged less than nothing.
    pub duals: Option<Duals>,
}

/// What a step counts of a rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// All of it.
    Whole,
    /// Those of one score, where scores are compared from the highest down.
    Score(Points),
    /// The choice of one player in the order of equal pairings.
    Choice(Seat),
}

/// Whom a pairing has to place: a player, or nobody, who meets whoever has the bye.
pub type Placed = Option<Seat>;

/// Numbers that add up to what a pairing is charged, and of which no pair that may be made has more than it is charged.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Duals {
    /// How many of them make one.
    pub unit: i64,
    /// Those of players, zeros left out.
    pub players: Vec<(Placed, i64)>,
    /// Those of sets of players that were named in the bracket before, by their place there; each is left by one pair.
    pub known: Vec<(usize, i64)>,
    /// Those of further odd sets, above zero: each is left by one pair at least, and by just one from this step on.
    pub sets: Vec<(Vec<Placed>, i64)>,
}

/// Why a pairing has no proof.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Unproved {
    /// Not everybody who is to be paired has a board, or one has two.
    #[error("Not everybody has just one board or the bye. Pair the round, then ask again.")]
    Incomplete,
    /// Two meet, or one has the bye, who may not.
    #[error("Board {}-{} breaks an absolute rule. Pair the round again.", .0[0], .0[1])]
    Illegal([u16; 2]),
    /// The system cannot read these players at all.
    #[error(transparent)]
    NoPairing(#[from] NoPairing),
    /// Another player has the bye.
    #[error(
        "The bye is not given as the rules say: by {rule} another player has it. Compare with hakem check."
    )]
    OtherBye {
        /// The article by which that one comes first.
        rule: &'static str,
    },
    /// C6 of a system of matches is read as met or not, and nothing meets it: no sum over pairs tells that.
    #[error(
        "In the bracket of {} points no choice of upfloaters meets C6, which this event reads as met or not: such a round has no \
         certificate. Compare with hakem check.",
        score.tenths().div_euclid(10)
    )]
    ByParity {
        /// The score of the bracket.
        score: Points,
    },
    /// A better pairing exists.
    #[error(
        "The round is not as the rules give it: in the bracket of {} points a pairing is better by {rule}. Compare \
         with hakem check.",
        score.tenths().div_euclid(10)
    )]
    NotBest {
        /// The score of the bracket.
        score: Points,
        /// The first criterion or article by which another pairing is better.
        rule: &'static str,
    },
}
