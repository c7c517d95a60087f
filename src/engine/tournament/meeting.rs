//! Pairings of two players, their colours, and places of players in a round.

use super::{BoardNo, Bye, PlayerId};
use serde::{Deserialize, Serialize};

/// Two opponents. Serialized as `(white, black)`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(from = "(PlayerId, PlayerId)", into = "(PlayerId, PlayerId)")]
pub struct Meeting {
    pub white: PlayerId,
    pub black: PlayerId,
}

impl From<(PlayerId, PlayerId)> for Meeting {
    fn from((white, black): (PlayerId, PlayerId)) -> Self {
        Self { white, black }
    }
}

impl From<Meeting> for (PlayerId, PlayerId) {
    fn from(meeting: Meeting) -> Self {
        (meeting.white, meeting.black)
    }
}

impl Meeting {
    pub fn player(self, colour: Colour) -> PlayerId {
        match colour {
            Colour::White => self.white,
            Colour::Black => self.black,
        }
    }

    /// Returns the pairing with colours exchanged.
    #[must_use]
    pub fn turned(self) -> Self {
        Self { white: self.black, black: self.white }
    }

    pub fn has(self, player: PlayerId) -> bool {
        self.white == player || self.black == player
    }
}

/// Place of a player in a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum RoundPlace {
    /// Not registered when the round was paired.
    Nowhere,
    AtBoard(BoardNo, Colour),
    Bye(Bye),
    /// Advances without playing.
    Through,
    /// Without a game and owed none: outside this leg, a reserve, or idle by the table.
    Idle,
    /// Unpaired: the arbiter must pair the player before the draft can be published.
    Pool,
}

/// A colour of the pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Colour {
    White,
    Black,
}

impl Colour {
    #[must_use]
    pub fn other(self) -> Self {
        match self {
            Self::White => Self::Black,
            Self::Black => Self::White,
        }
    }
}
