//! Rounds without an opponent.

use serde::{Deserialize, Serialize};

/// A requested bye or an absence. The points are decided before the round is paired.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum RequestedBye {
    /// Absent, without points (TRF `Z`).
    ZeroPoint,
    /// Half-point bye: the points of a draw (TRF `H`).
    HalfPoint,
    /// Full-point bye: the points of a win (TRF `F`). Not a regular bye of a rated event (FIDE C.04.1).
    FullPoint,
}

/// Reason why a player has no opponent in a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Bye {
    /// The pairing-allocated bye (PAB), for the odd player (FIDE C.04.1 Art. 3, TRF `U`).
    PairingAllocated,
    /// A requested bye or an absence: the player is excluded from the pairing.
    Requested(RequestedBye),
}

impl Bye {
    /// Absent without points.
    pub const ABSENT: Self = Self::Requested(RequestedBye::ZeroPoint);
}
