//! Tables that are known before round 1: round robins, Scheveningen, Skalitzka, and the bracket of a knockout.
//!
//! Numbers only: who the numbers stand for is decided elsewhere, so a table can be
//! looked up without an event.

mod bracket;
mod lookup;
mod round_robin;
mod scheveningen;
mod skalitzka;
#[cfg(test)]
mod tests;

pub use bracket::{Bracket, Stage};
pub use lookup::{Table, WrittenRound, table};
pub use round_robin::RoundRobin;
pub use scheveningen::{Scheveningen, TeamColours};
pub use skalitzka::Skalitzka;

use std::fmt;
use thiserror::Error;

/// One round of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableRound<P> {
    /// Who meets, White first, in board order.
    pub boards: Vec<[P; 2]>,
    /// Who has no game in this round.
    pub idle: Option<P>,
}

/// A player of a team: `A1` is the first of team A.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TeamSeat {
    /// The team, counted from 0.
    pub team: u8,
    /// The place in the board order, counted from 1.
    pub seat: u16,
}

impl fmt::Display for TeamSeat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'A'.saturating_add(self.team)), self.seat)
    }
}

/// Why there is no such table.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum TableError {
    /// Nobody would have an opponent.
    #[error("{found} is too few for a table. At least {least} are needed.")]
    TooFew {
        /// How many there are.
        found: u16,
        /// How many are needed.
        least: u16,
    },
    /// More than a table is made for.
    #[error("{found} is too many for a table. At most {most} are possible.")]
    TooMany {
        /// How many there are.
        found: u16,
        /// How many are possible.
        most: u16,
    },
    /// Skalitzka runs in pairs of boards (team-formats §1).
    #[error(
        "Skalitzka needs an even number of boards, not {boards}. Add a board to each team or leave one out."
    )]
    OddBoards {
        /// Boards of a team.
        boards: u16,
    },
    /// Balanced colours exist for odd numbers, multiples of four, and six (team-formats §2).
    #[error("There is no balanced table for teams of {players}. Choose alternating colours.")]
    NoBalancedTable {
        /// Players of a team.
        players: u16,
    },
    /// No format of this name has a table.
    #[error("`{found}` has no table that is known beforehand. Formats with one: {known}.")]
    Format {
        /// What was asked for.
        found: String,
        /// The formats, separated by commas.
        known: String,
    },
    /// The format has no option of this name.
    #[error(
        "{format} has no option `{found}`. {}",
        if .known.is_empty() { "It has none.".to_owned() } else { format!("Its options: {known}.") }
    )]
    Option {
        /// What was asked for.
        found: String,
        /// The format.
        format: &'static str,
        /// Its options with what can be answered, separated by commas; empty for none.
        known: String,
    },
    /// An option was answered by something else than it takes.
    #[error("`{found}` is no answer to the option `{key}`. Expected: {expected}.")]
    Answer {
        /// The option.
        key: String,
        /// What was answered.
        found: String,
        /// What can be.
        expected: &'static str,
    },
    /// Stepwise mode goes down to one winner (knockout §2).
    #[error("A stepwise knockout has one winner. Leave out the qualifiers, or choose the padded mode.")]
    StepwiseQualifiers,
    /// As many are to qualify as play, or more, or nobody.
    #[error("{qualifiers} of {players} players cannot qualify. Choose between 1 and {players}.")]
    Qualifiers {
        /// How many play.
        players: u16,
        /// How many are to qualify.
        qualifiers: u16,
    },
}

/// The most players, players of a team, or places of a bracket that a table is made for.
pub const MOST: u16 = 1_000;

fn within(found: u16, least: u16) -> Result<(), TableError> {
    match found {
        _ if found < least => Err(TableError::TooFew { found, least }),
        _ if found > MOST => Err(TableError::TooMany { found, most: MOST }),
        _ => Ok(()),
    }
}
