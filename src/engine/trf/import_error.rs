//! Errors of creating an event from a file.

use crate::command::CommandError;
use crate::format::TableError;
use crate::tournament::{PairingNumber, RoundNo};
use thiserror::Error;

/// Error for a file from which no event can be created.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ImportError {
    #[error(transparent)]
    File(#[from] FileFault),
    /// A command rejected the data of the file.
    #[error(transparent)]
    Refused(#[from] CommandError),
}

/// A fault of a file that prevents creating an event.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum FileFault {
    /// No record 142 (F-11).
    #[error("The file does not state the number of rounds. Add record 142.")]
    NoRounds,
    /// An unsupported team event.
    #[error("The file is a team event that cannot be imported: {why}")]
    TeamEvent { why: TeamFault },
    /// The Baku acceleration needs a win worth two draws and a loss worth nothing (C.04.7 1.1).
    #[error(
        "The Baku acceleration is not defined for these points. State the virtual points in records 250."
    )]
    BakuPoints,
}

/// Reason why a team event is unsupported.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum TeamFault {
    /// The format is not a supported team format.
    #[error(
        "its type is {found:?}. Only team events of these systems can be imported: Swiss under FIDE's rules of 2026, round robin, Scheveningen, Skalitzka."
    )]
    System {
        /// The content of record 192, or 092.
        found: String,
    },
    /// There are fewer than two teams.
    #[error("it lists no teams. Add records 310 or 013.")]
    NoTeams,
    #[error("a team lists player {number}, who is not in the file. Correct records 310 or 013.")]
    UnknownPlayer { number: PairingNumber },
    #[error("player {number} is listed twice. Correct records 310 or 013.")]
    TwiceInTeams { number: PairingNumber },
    #[error("player {number} has games, but no team. Add them to records 310 or 013.")]
    NoTeam { number: PairingNumber },
    /// Two players of one team are paired.
    #[error("players {} and {} of one team meet in round {round}. Correct records 001, 310 or 013.", .players[0], .players[1])]
    SameTeam { players: [PairingNumber; 2], round: RoundNo },
    /// A team has fewer players than a match has boards.
    #[error("{team} lists {players} players for {boards} boards. Correct records 310, 013 or 352.")]
    TooFewPlayers { team: String, players: usize, boards: usize },
    /// The format has no table for this number of teams or boards.
    #[error(transparent)]
    Table(#[from] TableError),
}
