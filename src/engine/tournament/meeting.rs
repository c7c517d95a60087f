//! Two players who meet.

use super::{Colour, PlayerId};
use serde::{Deserialize, Serialize};

/// Two players who meet. Written as `(white, black)`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(from = "(PlayerId, PlayerId)", into = "(PlayerId, PlayerId)")]
pub struct Meeting {
    /// Who has White.
    pub white: PlayerId,
    /// Who has Black.
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
    #[must_use]
    pub fn player(self, colour: Colour) -> PlayerId {
        match colour {
            Colour::White => self.white,
            Colour::Black => self.black,
        }
    }

    /// Returns the two with colours exchanged.
    #[must_use]
    pub fn turned(self) -> Self {
        Self { white: self.black, black: self.white }
    }

    /// Whether `player` is one of the two.
    #[must_use]
    pub fn has(self, player: PlayerId) -> bool {
        self.white == player || self.black == player
    }
}
