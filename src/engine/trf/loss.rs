//! Data of a file that an event cannot represent.

use super::{Code, Record};
use crate::tiebreak::TieBreakError;
use crate::tournament::{Colour, Departure, Name, PairingNumber, RoundNo, SystemId, TieBreakId};
use thiserror::Error;

/// Data of a file that is lost or changed in an event.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Loss {
    #[error("The file has no event name. The event is called ? until you enter one.")]
    NoEventName,
    #[error("Player {number} has no valid name. The number is used instead.")]
    NoPlayerName { number: PairingNumber },
    /// A FIDE ID or licence number belongs to an earlier player.
    #[error("The FIDE ID of player {number} already belongs to an earlier player. It was omitted.")]
    DoubleId { number: PairingNumber },
    /// The numbers are not consecutive.
    #[error(
        "The numbers have gaps: player {number} becomes number {becomes}, and later players follow in order."
    )]
    Renumbered { number: PairingNumber, becomes: PairingNumber },
    /// `XXC rank`, but ranks are missing or duplicates.
    #[error(
        "The rank column does not define an order: a rank is missing or repeated. The numbers of the file were kept."
    )]
    NumbersByRank,
    /// A result has abnormal points in single rounds or for single players (299).
    #[error("The abnormal points of the file are not stored. Scores follow from the point system.")]
    AbnormalPoints,
    /// Record 299 with values for all rounds.
    #[error("In future rounds the point system applies, not the abnormal points of the file (299).")]
    AbnormalPointsToCome,
    /// A text is too long for an event.
    #[error("Record {} is cut after {} characters.", .record.code(), Name::LONGEST)]
    Shortened { record: Record },
    /// An invalid date.
    #[error("Record {} has no valid date and was omitted.", .record.code())]
    NoDate { record: Record },
    /// Record 192 names no known system.
    #[error(
        "Record 192 states {found}, which is not a known pairing system. {system} is used until another is chosen."
    )]
    UnknownType {
        found: String,
        /// The substitute system.
        system: SystemId,
    },
    /// A code of record 202 or 212 that has no value in an event of this system.
    #[error("Tie-break {id} does not suit the event. It was omitted.")]
    TieBreak { id: TieBreakId, reason: TieBreakError },
    /// A rating or a birth date that is invalid in an event.
    #[error("{found} of player {number} cannot be stored. Enter it manually.")]
    PlayerDetail { number: PairingNumber, found: String },
    /// A national line has data other than rating and licence number.
    #[error(
        "Only federation, rating and licence number were imported from the national line of player {number} only federation, rating and licence number are kept."
    )]
    National { number: PairingNumber },
    /// A bye or a prohibition for rounds that the event does not have.
    #[error("Record {} names round {round}, which does not exist. It was omitted.", .record.code())]
    BeyondLast { record: Record, round: RoundNo },
    /// A code without an opponent, interpreted as a bye.
    #[error("{code} of player {number} in round {round} is stored as a requested bye.", code = .code.letter())]
    TakenAsBye { number: PairingNumber, round: RoundNo, code: Code },
    /// A player of a round robin lost all remaining games by forfeit.
    #[error("Player {number} lost every game from round {round} on by forfeit and is treated as withdrawn.")]
    TakenAsWithdrawn {
        number: PairingNumber,
        /// The first of these games.
        round: RoundNo,
    },
    /// The games of a match do not determine the winner.
    #[error(
        "The games of players {} and {} in round {round} do not show who advanced. The player who plays in a later round is treated as the winner.",
        .players[0], .players[1]
    )]
    SettledByNextRound { round: RoundNo, players: [PairingNumber; 2] },
    /// The games of a team match do not determine the winner.
    #[error(
        "The match of teams {} and {} in round {round} does not show who advanced. The team that plays in a later round is treated as the winner.",
        .teams[0], .teams[1]
    )]
    TeamsSettledByNextRound {
        round: RoundNo,
        /// Their numbers in the file.
        teams: [u16; 2],
    },
    /// A record of a team event that contradicts its format.
    #[error("Record {} contradicts the format of the event and was omitted.", .record.code())]
    TeamRecord { record: Record },
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
            // Reported once, for the first player.
            Self::Renumbered { .. }
            | Self::NoEventName
            | Self::NumbersByRank
            | Self::AbnormalPoints
            | Self::AbnormalPointsToCome
            | Self::Shortened { .. }
            | Self::NoDate { .. }
            | Self::UnknownType { .. }
            | Self::TieBreak { .. }
            | Self::BeyondLast { .. }
            | Self::SettledByNextRound { .. }
            | Self::TeamsSettledByNextRound { .. }
            | Self::TeamRecord { .. } => None,
        }
    }
}

/// Data missing in a file for which an event has a default.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Taken {
    /// Record 192.
    #[error("Record 192 is missing. {system} is used.")]
    System {
        system: SystemId,
        /// True if the text of record 092 names it.
        by_words: bool,
    },
    /// The edition: none is stated, and this one was in force on the first day.
    #[error(
        "No edition is stated. {system} was in force on the first day and is used; choose another if needed."
    )]
    Edition { system: SystemId },
    /// Record 162.
    #[error("Record 162 is missing. A win is worth 1, a draw ½, a loss 0, the bye a win.")]
    Points,
    /// Record 152.
    #[error("Record 152 is missing.")]
    InitialColour {
        /// As derived from round 1; `None` before it.
        colour: Option<Colour>,
    },
    /// The event of the report is outside FIDE mode, although its system is in force.
    #[error("The event has left FIDE mode.")]
    Departure { departure: Departure },
    /// Records 250 without a method of acceleration: the rounds to come have no points but those stated.
    #[error("Virtual points are stated without a method. Later rounds have only the points stated.")]
    VirtualPoints,
    /// Records 202 and 212.
    #[error("Records 202 and 212 are missing. The usual tie-breaks are used.")]
    TieBreaks { list: Vec<TieBreakId> },
}
