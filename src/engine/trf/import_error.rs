//! Errors of creating an event from a file.

use crate::command::CommandError;
use crate::format::TableError;
use crate::refusal::refusals;
use crate::tournament::{PairingNumber, RoundNo};
use thiserror::Error;

/// Error for a file from which no event can be created.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ImportError {
    #[error(transparent)]
    File(#[from] FileFault),
    #[error(transparent)]
    Refused(#[from] CommandError),
}

/// A fault of a file that prevents creating an event.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum FileFault {
    /// No record 142 (F-11).
    #[error("The file does not state the number of rounds. Add record 142.")]
    NoRounds,
    #[error("The file is a team event that cannot be imported: {why}")]
    TeamEvent { why: TeamFault },
    /// The Baku acceleration needs a win worth two draws and a loss worth nothing (C.04.7 1.1).
    #[error(
        "The Baku acceleration is not defined for these points. State the virtual points in records 250."
    )]
    BakuPoints,
}

refusals! {
/// Reason why a team event is unsupported.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TeamFault: "team-fault" {
    /// The format is not a supported team format.
    System {
        /// The content of record 192, or 092.
        found: String,
    },
    /// There are fewer than two teams.
    NoTeams,
    UnknownPlayer { number: PairingNumber },
    TwiceInTeams { number: PairingNumber },
    NoTeam { number: PairingNumber },
    SameTeam { players: [PairingNumber; 2], round: RoundNo }
        only { "one": players[0], "other": players[1], "round": *round },
    TooFewPlayers { team: String, players: usize, boards: usize },
    /// The format has no table for this number of teams or boards.
    Table(error: TableError),
}
}
