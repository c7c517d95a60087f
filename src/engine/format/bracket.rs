//! A bracket as it is played: holders of slots, and winners.

use super::Seat;

/// Holder of a slot of a bracket.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Holder {
    Player(Seat),
    /// The winner of an undecided match.
    Open,
    /// Empty: a dummy, or a double forfeit.
    Nobody,
}

/// A match of a bracket.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BracketMatch {
    /// The slots that meet, the better one first.
    pub slots: [u16; 2],
    pub holders: [Holder; 2],
    pub winner: Holder,
}

impl BracketMatch {
    /// Returns both players, if known.
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
    /// Its matches, best slot first.
    pub matches: Vec<BracketMatch>,
    /// Slots that advance without a match, with their holders.
    pub through: Vec<(u16, Holder)>,
}
