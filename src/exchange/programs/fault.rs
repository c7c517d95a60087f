//! Reasons why an event of another program is not read.

use hakem_engine::tournament::RoundNo;
use thiserror::Error;

/// Reason why an event of another program is not read.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ProgramFault {
    /// The file ends too early, or has something else where this part should be.
    #[error("The file is cut or damaged ({part}). Save it again in the program that wrote it.")]
    Damaged {
        /// The part, in the words of the format.
        part: &'static str,
    },
    /// The rounds announce another number of pairings than the file has.
    #[error(
        "The rounds have {announced} pairings, and the file has {found}. Save it again in the program that wrote it."
    )]
    Pairings {
        /// The sum over the rounds.
        announced: usize,
        /// The number of records.
        found: usize,
    },
    /// A player is in a round twice.
    #[error("Round {round} has player {number} twice. Correct it in the program that wrote the file.")]
    Twice {
        /// The round.
        round: RoundNo,
        /// The number of the player.
        number: u16,
    },
    /// A round names a player whom the file does not have.
    #[error(
        "Round {round} names player {number}, whom the file does not have. Save it again in the program that wrote it."
    )]
    Unknown {
        /// The round.
        round: RoundNo,
        /// The number of the player.
        number: u16,
    },
    /// The file is of an older version, which kept players elsewhere.
    #[error(
        "It was written by an older version, which kept the players in another file. Open and save it in the current version."
    )]
    OlderVersion,
    /// Teams play.
    #[error("It is an event of teams. Export it there as TRF, and import that report.")]
    Teams,
    /// No player is listed.
    #[error("The file lists no players. Choose another file.")]
    NoPlayers,
    /// The file holds several events.
    #[error("The file has several tournaments: {}. Name one with hakem convert --tournament NAME.", names.join("; "))]
    Several {
        /// Their names.
        names: Vec<String>,
    },
    /// The newest changes are in a log next to the file.
    #[error(
        "Its newest changes are in the -wal file next to it. Close the program that has it open, then import it again."
    )]
    OpenElsewhere,
    /// A file of the same name is missing.
    #[error("{file} is missing next to it. Copy all files of the event into one folder.")]
    Missing {
        /// The name of the file.
        file: String,
    },
}
