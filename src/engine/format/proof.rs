//! Proof of a pairing: the values of all criteria, with a proof of optimality for each (`docs/certificate.md`).

use super::{NoPairing, Seat};
use crate::refusal::refusals;
use crate::tournament::Points;

/// Proof of a pairing, bracket by bracket, highest first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proof {
    /// Steps that assign the bye before the brackets; empty if a bracket assigns it, or the number is even.
    pub bye: Vec<ProofStep>,
    /// The pairing of a bracket that was given up because the round could not be completed after it.
    pub attempt: Option<Attempt>,
    pub brackets: Vec<BracketProof>,
}

/// A pairing of a bracket after which the round cannot be completed (dutch-2017 A.9), with the pairs of the next bracket
/// that it leads to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Attempt {
    /// Score of the residents of the bracket.
    pub score: Points,
    /// The pairs, without colours.
    pub pairs: Vec<[Seat; 2]>,
}

/// Candidates that a part of a proof compares. All but dutch-2017 compare complete rounds only.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Compared {
    /// The pairings of a bracket: with all players below it, or alone (dutch-2017).
    Bracket,
    /// The pairings of a bracket and the following scoregroup (C.7 of dutch-2017).
    Next,
    /// As [`Self::Bracket`], for the pairing that was given up.
    Attempt,
    /// The pairings of the players who are left after that pairing, of which there are none.
    Below,
    /// The pairings of the penultimate pairing bracket with all players below it.
    Penultimate,
    /// The pairings of the collapsed last bracket.
    Collapsed,
    /// The pairings of a group that is joined with another one, of which there are none (burstein-classic 6.6).
    Joined,
    /// The pairings of a group of which a player is taken up (dubov-classic 7.2.b).
    Spare,
    /// The players who leave a group (Lim).
    Floaters,
    /// The pairings of the median group (Lim).
    Median,
    /// The pairings of the median group before the last of this number of undone boards, of which there are none (lim
    /// 3.6).
    Undone(usize),
}

/// A fact that a part of a proof of Lim states before its steps.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Stated {
    /// A floater, and the resident of the next group whom they can meet while all others with a claim meet theirs.
    Claim([Seat; 2]),
    /// The next player who leaves the group, and the pairs of a pairing in which they have an opponent in the next group,
    /// as far as they are not on the boards.
    Floater(Seat, Vec<[Seat; 2]>),
}

/// Steps that prove a bracket, or a part of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BracketProof {
    pub compared: Compared,
    /// Score of the residents; of the following scoregroup for [`Compared::Next`] and [`Compared::Below`].
    pub score: Points,
    /// The lowest score of the residents, if scoregroups were joined.
    pub lowest: Option<Points>,
    /// Players whose float is refused, since the following group cannot be paired with any of them.
    pub refused: Vec<Seat>,
    /// The player taken up, for [`Compared::Spare`].
    pub taken: Option<Seat>,
    /// Pairs that are not on the boards: those of [`Compared::Attempt`], those undone later, or those that show that a
    /// group can be paired.
    pub pairs: Vec<[Seat; 2]>,
    pub stated: Vec<Stated>,
    /// The steps, in the order of the rules.
    pub steps: Vec<ProofStep>,
}

impl BracketProof {
    /// Creates a part about a single scoregroup whose pairs are on the boards.
    pub fn new(compared: Compared, score: Points, steps: Vec<ProofStep>) -> Self {
        Self {
            compared,
            score,
            lowest: None,
            refused: Vec::new(),
            taken: None,
            pairs: Vec::new(),
            stated: Vec::new(),
            steps,
        }
    }
}

/// A count that is minimal among the remaining pairings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProofStep {
    /// The criterion or article.
    pub rule: &'static str,
    pub part: RulePart,
    pub value: i64,
    /// Proof that no pairing has a smaller value; `None` if the value is zero and no pair can be negative.
    pub duals: Option<Duals>,
}

/// Part of a rule that a step counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RulePart {
    Whole,
    /// One score, for rules that compare scores from the highest down.
    Score(Points),
    /// The opponent of one player, in the order of equal pairings.
    Choice(Seat),
}

/// A vertex to place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Placed {
    Player(Seat),
    /// The virtual opponent of the player with the bye.
    Bye,
    /// The virtual opponent of a player left over, counted from 1.
    Out(usize),
}

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

refusals! {
/// Reason why a pairing has no proof.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unproved: "error-unproved" {
    /// A player to be paired has no board, or has two.
    Incomplete,
    /// A pair or the bye is not allowed.
    Illegal { one: u16, other: u16 },
    /// The system cannot read these players.
    NoPairing(error: NoPairing),
    OtherBye {
        /// The article that prefers the other player.
        rule: &'static str,
    },
    /// C6 of a match system is interpreted as met or not met, and no pairing meets it; no sum over pairs
    /// expresses that.
    ByParity { score: Points },
    /// The pairing is that of the rules, but no form of proof covers what an article requires there (dutch-1992 and
    /// dutch-2009).
    NoForm {
        score: Points,
        rule: &'static str,
    },
    NotBest {
        score: Points,
        /// The first criterion or article by which the other pairing is better.
        rule: &'static str,
    },
}
}
