//! Data of a file that an event cannot represent.

use super::{Code, Record};
use crate::refusal::refusals;
use crate::tiebreak::TieBreakError;
use crate::tournament::{Colour, Departure, Name, PairingNumber, RoundNo, SystemId, TieBreakId};
use thiserror::Error;

refusals! {
/// Data of a file that is lost or changed in an event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Loss: "loss" {
    NoEventName,
    NoPlayerName { number: PairingNumber },
    /// A FIDE ID or licence number belongs to an earlier player.
    DoubleId { number: PairingNumber },
    /// The numbers are not consecutive.
    Renumbered { number: PairingNumber, becomes: PairingNumber },
    /// `XXC rank`, but ranks are missing or duplicates.
    NumbersByRank,
    /// A result has abnormal points in single rounds or for single players (299).
    AbnormalPoints,
    /// Record 299 with values for all rounds.
    AbnormalPointsToCome,
    Shortened { record: Record } only { "record": record.code(), "longest": Name::LONGEST },
    /// An invalid date.
    NoDate { record: Record } only { "record": record.code() },
    /// Record 192 names no known system.
    UnknownType {
        found: String,
        /// The substitute system.
        system: SystemId,
    } only { "type": *found, "system": *system },
    /// A code of record 202 or 212 that has no value in an event of this system.
    TieBreak { id: TieBreakId, reason: TieBreakError },
    /// A rating or a birth date that is invalid in an event.
    PlayerDetail { number: PairingNumber, found: String },
    /// A national line has data other than rating and licence number.
    National { number: PairingNumber },
    /// A bye or a prohibition for rounds that the event does not have.
    BeyondLast { record: Record, round: RoundNo } only { "record": record.code(), "round": *round },
    /// A code without an opponent, interpreted as a bye.
    TakenAsBye { number: PairingNumber, round: RoundNo, code: Code }
        only { "number": *number, "round": *round, "code": code.letter().to_string() },
    /// A player of a round robin lost all remaining games by forfeit.
    TakenAsWithdrawn {
        number: PairingNumber,
        /// The first of these games.
        round: RoundNo,
    },
    /// The games of a match do not determine the winner.
    SettledByNextRound { round: RoundNo, players: [PairingNumber; 2] }
        only { "round": *round, "one": players[0], "other": players[1] },
    /// The games of a team match do not determine the winner.
    TeamsSettledByNextRound {
        round: RoundNo,
        /// Their numbers in the file.
        teams: [u16; 2],
    } only { "round": *round, "one": teams[0], "other": teams[1] },
    /// A record of a team event that contradicts its format.
    TeamRecord { record: Record } only { "record": record.code() },
}
}

impl Loss {
    /// Returns the record with the values of rounds, if the event has different ones: it would be paired differently.
    pub fn other_scores(&self) -> Option<Record> {
        match self {
            Self::TeamRecord { record } => {
                let decides = [Record::MatchPoints, Record::TeamByes, Record::VirtualPoints].contains(record);
                decides.then_some(*record)
            }
            _ => None,
        }
    }

    pub fn player(&self) -> Option<PairingNumber> {
        match self {
            Self::NoPlayerName { number }
            | Self::DoubleId { number }
            | Self::PlayerDetail { number, .. }
            | Self::National { number }
            | Self::TakenAsBye { number, .. }
            | Self::TakenAsWithdrawn { number, .. } => Some(*number),
            // `Renumbered` is reported once, for the first player.
            _ => None,
        }
    }
}

/// Data missing in a file for which an event has a default.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum AssumedRecord {
    #[error("Record 192 is missing. {system} is used.")]
    System {
        system: SystemId,
        /// True if the text of record 092 names it.
        by_words: bool,
    },
    #[error(
        "No edition is stated. {system} was in force on the first day and is used; choose another if needed."
    )]
    Edition { system: SystemId },
    #[error("Record 162 is missing. A win is worth 1, a draw ½, a loss 0, the bye a win.")]
    Points,
    #[error("Record 152 is missing.")]
    InitialColour {
        /// As derived from round 1; `None` before it.
        colour: Option<Colour>,
    },
    /// The event of the report is outside FIDE mode, although its system is in force.
    #[error("The event has left FIDE mode.")]
    Departure { departure: Departure },
    #[error("Virtual points are stated without a method. Later rounds have only the points stated.")]
    VirtualPoints,
    #[error("Records 202 and 212 are missing. The usual tie-breaks are used.")]
    TieBreaks { list: Vec<TieBreakId> },
}
