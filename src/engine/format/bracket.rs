//! A bracket as it is played: who holds which slot, and who goes on.

use super::Seat;

/// Who holds a slot of a bracket.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Holder {
    /// A player.
    Player(Seat),
    /// Whoever wins a match that is not decided.
    Open,
    /// Nobody: an imaginary player, or two who did not appear.
    Nobody,
}

/// A match of a bracket.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BracketMatch {
    /// The slots that meet, the better one first.
    pub slots: [u16; 2],
    /// Who holds them.
    pub holders: [Holder; 2],
    /// Who goes on.
    pub winner: Holder,
}

impl BracketMatch {
    /// Returns who plays it, where both are known.
    #[must_use]
    pub fn seats(&self) -> Option<[Seat; 2]> {
        match self.holders {
            [Holder::Player(one), Holder::Player(other)] => Some([one, other]),
            _ => None,
        }
    }
}

/// One round of a bracket.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BracketRound {
    /// Its matches, the best slot first.
    pub matches: Vec<BracketMatch>,
    /// The slots that go on without a match, and who holds them.
    pub through: Vec<(u16, Holder)>,
}
