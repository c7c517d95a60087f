//! Why no event can be made of a file.

use crate::command::CommandError;
use crate::format::TableError;
use crate::tournament::{PairingNumber, RoundNo};
use thiserror::Error;

/// Why no event can be made of a file.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ImportError {
    /// Something is missing.
    #[error(transparent)]
    File(#[from] FileFault),
    /// The rules of events refuse what the file says.
    #[error(transparent)]
    Refused(#[from] CommandError),
}

/// What a file lacks, or has so that no event can be made of it.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum FileFault {
    /// No record 142 (F-11).
    #[error("The file does not state the number of rounds. Add record 142.")]
    NoRounds,
    /// A team event that cannot be taken.
    #[error("The file is a team event that cannot be imported: {why}")]
    TeamEvent {
        /// What is the matter with its teams or its format.
        why: TeamFault,
    },
    /// The Baku acceleration needs a win worth two draws and a loss worth nothing (C.04.7 1.1).
    #[error(
        "The Baku acceleration is not defined for these points. State the virtual points in records 250."
    )]
    BakuPoints,
}

/// Why a team event cannot be taken.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum TeamFault {
    /// Its format is none of those that teams play here.
    #[error(
        "its type is {found:?}. Swiss events of teams by FIDE's rules of 2026, round robins of teams, Scheveningen and Skalitzka can be."
    )]
    System {
        /// What record 192, or 092, says.
        found: String,
    },
    /// There are no two teams.
    #[error("it lists no teams. Add records 310 or 013.")]
    NoTeams,
    /// A team lists a number that no player has.
    #[error("a team lists player {number}, who is not in the file. Correct records 310 or 013.")]
    UnknownPlayer {
        /// The number.
        number: PairingNumber,
    },
    /// A player stands in two teams, or twice in one.
    #[error("player {number} is listed twice. Correct records 310 or 013.")]
    TwiceInTeams {
        /// The number.
        number: PairingNumber,
    },
    /// A player with games stands in no team.
    #[error("player {number} has games, but no team. Add them to records 310 or 013.")]
    NoTeam {
        /// The number.
        number: PairingNumber,
    },
    /// Two players of one team meet.
    #[error("players {} and {} of one team meet in round {round}. Correct records 001, 310 or 013.", .players[0], .players[1])]
    SameTeam {
        /// Who meet.
        players: [PairingNumber; 2],
        /// The round.
        round: RoundNo,
    },
    /// A team has fewer players than a match has boards.
    #[error("{team} lists {players} players for {boards} boards. Correct records 310, 013 or 352.")]
    TooFewPlayers {
        /// The team.
        team: String,
        /// How many it lists.
        players: usize,
        /// How many boards there are.
        boards: usize,
    },
    /// The format has no table for so many teams or boards.
    #[error(transparent)]
    Table(#[from] TableError),
}
