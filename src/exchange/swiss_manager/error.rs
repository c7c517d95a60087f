//! Errors of the two files of Swiss-Manager.

use thiserror::Error;

/// Error for two files from which no event can be created.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SwissManagerError {
    /// A column is missing.
    #[error("The file of the pairings has no column {0}. Export it from Swiss-Manager anew.")]
    NoColumn(&'static str),
    /// A cell is not a number.
    #[error("Line {line}: found {found:?} in column {column}, expected a number. Export the file anew.")]
    NotANumber {
        /// The line, counted from 1.
        line: u64,
        /// The heading of the column.
        column: &'static str,
        /// Its content.
        found: String,
    },
    /// The points of a board are not those of a result.
    #[error("Line {line}: {found:?} is no result that is known. Correct the line.")]
    NoResult {
        /// The line, counted from 1.
        line: u64,
        /// The points.
        found: String,
    },
    /// A pairing lists a player who is not in the file of players.
    #[error(
        "Line {line}: player {number} is not in the file of the players. Take the two files of the same event."
    )]
    NobodyThere {
        /// The line, counted from 1.
        line: u64,
        /// The number.
        number: u16,
    },
    /// A player is paired twice in a round.
    #[error("Line {line}: player {number} is paired twice in round {round}. Correct the line.")]
    Twice {
        /// The line, counted from 1.
        line: u64,
        /// The number.
        number: u16,
        /// The round.
        round: u8,
    },
    /// A number is invalid, or belongs to two players.
    #[error(
        "Line {line} of the players: {found:?} is no number, or another player has it. Correct the line."
    )]
    Number {
        /// The line, counted from 1.
        line: u64,
        /// Its content.
        found: String,
    },
}
