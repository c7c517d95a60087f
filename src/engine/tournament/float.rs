//! Floats of players and boards.

use super::{Colour, Meeting, PlayerId, Points};
use serde::{Deserialize, Serialize};
use std::cmp::Ordering;

/// Float of a player in a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Float {
    /// Met a player with a lower score, or had no opponent (↓).
    Down,
    /// Met a player with a higher score (↑).
    Up,
}

/// Floats of the two players of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum BoardFloat {
    Level,
    /// White had more points: a downfloat for White, an upfloat for Black.
    WhiteDown,
    /// Black had more points.
    BlackDown,
}

impl BoardFloat {
    /// Returns the floats of a pairing with these scores, which are indexed by player, player 1 first.
    pub fn of(meeting: Meeting, scores: &[Points]) -> Self {
        let score = |player: PlayerId| scores.get(player.index()).copied().unwrap_or_default();
        Self::between(score(meeting.white), score(meeting.black))
    }

    pub fn between(white: Points, black: Points) -> Self {
        match white.cmp(&black) {
            Ordering::Greater => Self::WhiteDown,
            Ordering::Less => Self::BlackDown,
            Ordering::Equal => Self::Level,
        }
    }

    pub fn of_player(self, colour: Colour) -> Option<Float> {
        match (self, colour) {
            (Self::Level, _) => None,
            (Self::WhiteDown, Colour::White) | (Self::BlackDown, Colour::Black) => Some(Float::Down),
            (Self::WhiteDown, Colour::Black) | (Self::BlackDown, Colour::White) => Some(Float::Up),
        }
    }

    /// Returns the same floats with colours exchanged.
    #[must_use]
    pub fn turned(self) -> Self {
        match self {
            Self::Level => Self::Level,
            Self::WhiteDown => Self::BlackDown,
            Self::BlackDown => Self::WhiteDown,
        }
    }
}
