//! Rounds without an opponent.

use serde::{Deserialize, Serialize};

/// A bye that a player asked for, or an absence: what the round counts is decided before it is paired.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum RequestedBye {
    /// Absent: nothing for the round (TRF `Z`).
    ZeroPoint,
    /// The points of a draw (TRF `H`).
    HalfPoint,
    /// The points of a win (TRF `F`); no regular bye of a rated event (FIDE C.04.1).
    FullPoint,
}

/// Why a player has no opponent in a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Bye {
    /// The pairing-allocated bye (PAB): the one left over of an odd number (FIDE C.04.1 Art. 3, TRF `U`).
    PairingAllocated,
    /// Not in the pairing at all.
    Requested(RequestedBye),
}

impl Bye {
    /// Absent without points.
    pub const ABSENT: Self = Self::Requested(RequestedBye::ZeroPoint);
}
