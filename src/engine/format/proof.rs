//! Proof of a pairing: the values of all criteria, with a proof of optimality for each (`docs/certificate.md`).

use super::{NoPairing, Seat};
use crate::tournament::Points;
use thiserror::Error;

/// Proof of a pairing, bracket by bracket, highest first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proof {
    /// Steps that assign the bye before the brackets; empty if a bracket assigns it, or the number is even.
    pub bye: Vec<ProofStep>,
    /// The brackets.
    pub brackets: Vec<BracketProof>,
}

/// Steps that prove a bracket.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BracketProof {
    /// Score of its residents.
    pub score: Points,
    /// The steps, in the order of the rules.
    pub steps: Vec<ProofStep>,
}

/// A count that is minimal among the remaining pairings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProofStep {
    /// The criterion or article.
    pub rule: &'static str,
    /// The part that is counted.
    pub part: Part,
    /// Value for the pairing.
    pub value: i64,
    /// Proof that no pairing has a smaller value; `None` if the value is zero and no pair can be negative.
    pub duals: Option<Duals>,
}

/// Part of a rule that a step counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// The whole rule.
    Whole,
    /// One score, for rules that compare scores from the highest down.
    Score(Points),
    /// The opponent of one player, in the order of equal pairings.
    Choice(Seat),
}

/// A vertex to place: a player, or the dummy opponent of the bye.
pub type Placed = Option<Seat>;

/// Dual values: they sum to the value of the pairing, and no admissible pair exceeds its own cost.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Duals {
    /// Denominator.
    pub unit: i64,
    /// Duals of players, without zeros.
    pub players: Vec<(Placed, i64)>,
    /// Duals of player sets named in the previous bracket, by index; exactly one pair leaves each set.
    pub known: Vec<(usize, i64)>,
    /// Positive duals of further odd sets: at least one pair leaves each, and exactly one from this step on.
    pub sets: Vec<(Vec<Placed>, i64)>,
}

/// Reason why a pairing has no proof.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Unproved {
    /// A player to be paired has no board, or has two.
    #[error("Not everybody has just one board or the bye. Pair the round, then ask again.")]
    Incomplete,
    /// A pair or the bye is not allowed.
    #[error("Board {}-{} breaks an absolute rule. Pair the round again.", .0[0], .0[1])]
    Illegal([u16; 2]),
    /// The system cannot read these players.
    #[error(transparent)]
    NoPairing(#[from] NoPairing),
    /// Another player has the bye.
    #[error(
        "The bye is not given as the rules say: by {rule} another player has it. Compare with hakem check."
    )]
    OtherBye {
        /// The article that prefers the other player.
        rule: &'static str,
    },
    /// C6 of a match system is interpreted as met or not met, and no pairing meets it; no sum over pairs expresses that.
    #[error(
        "In the bracket of {} points no choice of upfloaters meets C6, which this event reads as met or not: such a round has no \
         certificate. Compare with hakem check.",
        score.tenths().div_euclid(10)
    )]
    ByParity {
        /// Score of the bracket.
        score: Points,
    },
    /// A better pairing exists.
    #[error(
        "The round is not as the rules give it: in the bracket of {} points a pairing is better by {rule}. Compare \
         with hakem check.",
        score.tenths().div_euclid(10)
    )]
    NotBest {
        /// Score of the bracket.
        score: Points,
        /// The first criterion or article by which the other pairing is better.
        rule: &'static str,
    },
}
