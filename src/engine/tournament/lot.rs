//! Drawing of lots: subjects, and the orders derived from a seed.

use super::{BoardNo, Colour, RoundNo};
use serde::{Deserialize, Serialize};

/// A subject drawn by lot. Each has one seed for the entire event, so a repeated draw has the same outcome.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Urn {
    InitialColour,
    /// Lots of players, or their pairing numbers.
    Lots,
    Teams,
    /// The order of participants in a leg that starts with this round.
    Leg(RoundNo),
    /// The finalists among tied players, for a final that starts with this round.
    Finalists(RoundNo),
    /// The pairs of a play-off from this round on.
    Pairs(RoundNo),
    /// The Chess960 position of a round.
    Position(RoundNo),
    Colours(RoundNo, BoardNo),
    Winner(RoundNo, BoardNo),
}

impl Urn {
    pub fn round(self) -> Option<RoundNo> {
        match self {
            Self::InitialColour | Self::Lots | Self::Teams => None,
            Self::Leg(round)
            | Self::Finalists(round)
            | Self::Pairs(round)
            | Self::Position(round)
            | Self::Colours(round, _)
            | Self::Winner(round, _) => Some(round),
        }
    }
}

/// Returns the initial colour derived from a seed.
pub fn drawn_colour(seed: u64) -> Colour {
    if Numbers(seed).below(2) == 0 { Colour::Black } else { Colour::White }
}

/// A pseudo-random number generator with the same sequence on every machine (splitmix64).
pub(crate) struct Numbers(pub(crate) u64);

impl Numbers {
    /// Returns a number below `count`, which must not be 0.
    pub(crate) fn below(&mut self, count: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        let scaled = (u128::from(mixed ^ (mixed >> 31)) * (count as u128)) >> 64;
        usize::try_from(scaled).unwrap_or(0)
    }
}

/// Shuffles a list; the same seed gives the same order.
pub fn shuffled<T>(mut drawn: Vec<T>, seed: u64) -> Vec<T> {
    let mut numbers = Numbers(seed);
    for left in (2..=drawn.len()).rev() {
        drawn.swap(left - 1, numbers.below(left));
    }
    drawn
}
