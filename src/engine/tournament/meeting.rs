//! A pairing of two players.

use super::{Colour, PlayerId};
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
    /// Returns the player of `colour`.
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

    /// Returns true if `player` is one of the two.
    pub fn has(self, player: PlayerId) -> bool {
        self.white == player || self.black == player
    }
}
