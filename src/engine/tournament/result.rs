//! Results of games.

use super::Colour;
use serde::{Deserialize, Serialize};

/// Outcome of a game that was played. The last three result from penalties.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Outcome {
    /// 1-0
    WhiteWins,
    Draw,
    /// 0-1
    BlackWins,
    /// ½-0
    WhiteDraws,
    /// 0-½
    BlackDraws,
    /// 0-0
    BothLose,
}

/// A paired game that was not played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Forfeit {
    /// Black was a no-show: `+` for White, `-` for Black.
    ToWhite,
    /// White was a no-show: `-` for White, `+` for Black.
    ToBlack,
    /// Both were no-shows: `-` for both.
    Both,
}

/// The result of one board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum GameResult {
    Played(Outcome),
    /// A game that counts, but is not rated (TRF `W`, `D`, `L`).
    Unrated(Outcome),
    /// No game: points, but neither colours nor a meeting.
    Forfeit(Forfeit),
    /// Not finished: counts as a draw in the pairing until the result is known (TRF `?`).
    Adjourned,
}

impl Outcome {
    /// Returns the same outcome with colours exchanged.
    #[must_use]
    pub fn turned(self) -> Self {
        match self {
            Self::WhiteWins => Self::BlackWins,
            Self::BlackWins => Self::WhiteWins,
            Self::WhiteDraws => Self::BlackDraws,
            Self::BlackDraws => Self::WhiteDraws,
            Self::Draw | Self::BothLose => self,
        }
    }
}

impl Forfeit {
    /// Returns the same forfeit with colours exchanged.
    #[must_use]
    pub fn turned(self) -> Self {
        match self {
            Self::ToWhite => Self::ToBlack,
            Self::ToBlack => Self::ToWhite,
            Self::Both => Self::Both,
        }
    }
}

impl GameResult {
    /// Returns the same result with colours exchanged.
    #[must_use]
    pub fn turned(self) -> Self {
        match self {
            Self::Played(outcome) => Self::Played(outcome.turned()),
            Self::Unrated(outcome) => Self::Unrated(outcome.turned()),
            Self::Forfeit(forfeit) => Self::Forfeit(forfeit.turned()),
            Self::Adjourned => Self::Adjourned,
        }
    }

    /// Returns the half points of White and Black: matches are decided by them, whatever results are worth in the
    /// event. An adjourned game yields none yet.
    pub fn halves(self) -> [i32; 2] {
        match self {
            Self::Played(outcome) | Self::Unrated(outcome) => match outcome {
                Outcome::WhiteWins => [2, 0],
                Outcome::Draw => [1, 1],
                Outcome::BlackWins => [0, 2],
                Outcome::WhiteDraws => [1, 0],
                Outcome::BlackDraws => [0, 1],
                Outcome::BothLose => [0, 0],
            },
            Self::Forfeit(Forfeit::ToWhite) => [2, 0],
            Self::Forfeit(Forfeit::ToBlack) => [0, 2],
            Self::Forfeit(Forfeit::Both) | Self::Adjourned => [0, 0],
        }
    }

    /// Returns the half points of the player of `colour`.
    pub fn halves_of(self, colour: Colour) -> u8 {
        let [white, black] = self.halves();
        let own = if colour == Colour::White { white } else { black };
        u8::try_from(own).unwrap_or(0)
    }

    /// Returns true if the game was played over the board, so that colours and the meeting count.
    pub fn is_played(self) -> bool {
        !matches!(self, Self::Forfeit(_))
    }
}
