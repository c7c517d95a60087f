//! Sources of reports from the hall.

use hakem_engine::tournament::{BoardNo, TeamId};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;
use thiserror::Error;

/// A side of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Side {
    White,
    Black,
}

impl Side {
    pub const BOTH: [Self; 2] = [Self::White, Self::Black];

    /// Returns the letter of the side in passes and sources.
    pub fn letter(self) -> char {
        match self {
            Self::White => 'w',
            Self::Black => 'b',
        }
    }
}

/// A range of boards, such as `1-20`; its text `all` means every board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct BoardRange {
    first: BoardNo,
    last: BoardNo,
}

impl BoardRange {
    pub const ALL: Self = Self { first: BoardNo(1), last: BoardNo(u16::MAX) };

    /// Returns the boards from `first` to `last`; `None` if there are none.
    pub fn new(first: BoardNo, last: BoardNo) -> Option<Self> {
        (first.0 > 0 && first <= last).then_some(Self { first, last })
    }

    pub fn contains(self, board: BoardNo) -> bool {
        (self.first..=self.last).contains(&board)
    }
}

impl fmt::Display for BoardRange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::ALL => f.write_str("all"),
            Self { first, last } => write!(f, "{first}-{last}"),
        }
    }
}

/// Text is not a range of boards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("expected a range of boards, such as 1-20, or all")]
pub struct BoardsError;

impl FromStr for BoardRange {
    type Err = BoardsError;

    fn from_str(text: &str) -> Result<Self, BoardsError> {
        if text == "all" {
            return Ok(Self::ALL);
        }
        let (first, last) = text.split_once('-').unwrap_or((text, text));
        let board = |text: &str| text.trim().parse().map(BoardNo).map_err(|_| BoardsError);
        Self::new(board(first)?, board(last)?).ok_or(BoardsError)
    }
}

/// Source of a report. Reports of one source replace each other; those of two are compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum ReportSource {
    Player(Side),
    Deputy(BoardRange),
    Captain(TeamId),
    Electronic,
}

impl fmt::Display for ReportSource {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Player(side) => write!(f, "{}", side.letter()),
            Self::Deputy(boards) => write!(f, "d{boards}"),
            Self::Captain(team) => write!(f, "c{}", team.0),
            Self::Electronic => f.write_str("e"),
        }
    }
}

/// Text is not a source.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("expected w, b, e, d with a range of boards, or c with a team")]
pub struct SourceError;

impl FromStr for ReportSource {
    type Err = SourceError;

    fn from_str(text: &str) -> Result<Self, SourceError> {
        let source = match (text, text.split_at_checked(1)) {
            ("w", _) => Self::Player(Side::White),
            ("b", _) => Self::Player(Side::Black),
            ("e", _) => Self::Electronic,
            (_, Some(("d", boards))) => Self::Deputy(boards.parse().map_err(|_| SourceError)?),
            (_, Some(("c", team))) => Self::Captain(TeamId(team.parse().map_err(|_| SourceError)?)),
            _ => return Err(SourceError),
        };
        // One source has one text.
        if source.to_string() == text { Ok(source) } else { Err(SourceError) }
    }
}
