//! Faults of a file, and assumptions about unclear data, each with its location; errors of creating an event from it.

use super::Code;
use crate::command::CommandError;
use crate::format::TableError;
use crate::keyword::keywords;
use crate::refusal::refusals;
use crate::tournament::{Colour, PairingNumber, Points, RoundNo};
use thiserror::Error;

/// One fault of a file.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("Line {line}, column {column}: found {found:?}, expected {expected}. Correct it, then read again.")]
pub struct TrfError {
    /// Line, counted from 1.
    pub line: u32,
    /// Column in characters, counted from 1.
    pub column: usize,
    /// The content found, without control characters and no longer than a name.
    pub found: String,
    pub expected: Expected,
}

/// Expected content of a file.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Expected {
    #[error("a number from {lowest} to {highest}")]
    Number { lowest: u32, highest: u32 },
    #[error("points with at most one decimal, such as 2.5")]
    Points,
    /// A shifted line shows here.
    #[error("a blank between two fields")]
    Blank,
    #[error("no tab or other control character")]
    Printable,
    #[error("W or B")]
    InitialColour,
    #[error("the colour, w or b")]
    Colour,
    #[error("one of 1 = 0 W D L + - H F U Z ? or a blank")]
    ResultCode,
    #[error("an opponent, or one of H F U Z + -")]
    ByeCode,
    #[error("0000, or one of 1 = 0 W D L + - ? or a blank")]
    GameCode,
    #[error("H, F or Z")]
    RequestedBye,
    #[error("+-, -+ or --")]
    MatchForfeit,
    /// One of record 162 or 362.
    #[error("a symbol of this record, each once")]
    PointSymbol,
    /// In line `XXS`.
    #[error("CODE=VALUE with one of WW BW WD BD WL BL ZPB HPB FPB PAB FW FL W D")]
    PointCode,
    #[error("white1, black1 or rank")]
    ColourWord,
    #[error("another player")]
    OtherPlayer,
    #[error("the number of a player of this file")]
    KnownPlayer,
    #[error("a number that is not taken by line {line}")]
    UniqueNumber { line: u32 },
    /// The opponent's line (F-6).
    #[error("the same game as in line {line}, which has {there:?}")]
    Mirror { line: u32, there: String },
    #[error(
        "the same opponent with the other colour, or the same bye, as in the first game of the match ({there})"
    )]
    OtherGame { there: String },
    /// F-8
    #[error("{0}, the total of the team’s matches")]
    MatchPoints(Points),
    #[error("the same as in line {line}")]
    SameAs { line: u32 },
    /// Only games of the last paired round may be unfinished (F-7).
    #[error("a result, because a later round is paired")]
    Result,
    /// Points by colour are not supported.
    #[error("the same points for White and Black")]
    SamePoints,
    #[error("player records (001)")]
    Players,
    /// The file is too large.
    #[error("at most {limit}")]
    AtMost { limit: u32 },
}

/// Error for a text that is not a tournament: its faults in order of lines, up to a limit.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{}", self.summary())]
pub struct TrfErrors {
    /// The faults, at least one and at most [`TrfErrors::LIMIT`].
    pub errors: Vec<TrfError>,
    /// True if reading stopped at the limit, so there may be more faults.
    pub more: bool,
}

impl TrfErrors {
    /// Maximum number of faults.
    pub const LIMIT: usize = 50;

    pub fn is_too_large(&self) -> bool {
        self.errors.iter().any(|error| matches!(error.expected, Expected::AtMost { .. }))
    }

    fn summary(&self) -> String {
        let mut lines: Vec<String> = self.errors.iter().map(ToString::to_string).collect();
        if self.more {
            lines.push("Reading stopped here; there may be more problems.".to_owned());
        }
        lines.join("\n")
    }
}

/// Unexpected content that was accepted, with the interpretation.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("Line {line}, column {column}: found {found:?}; {assumed}.")]
pub struct Adjustment {
    /// Line, counted from 1.
    pub line: u32,
    /// Column in characters, counted from 1.
    pub column: usize,
    /// The content found, without control characters and no longer than a name.
    pub found: String,
    pub assumed: Assumed,
}

keywords! {
/// A field of a player that nothing else in a file depends on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayerField: name -> &'static str {
    Sex = "sex",
    Rating = "rating",
    FideId = "FIDE ID",
    /// Columns 81 to 84: the rounds give the points.
    Points = "number of points",
    Rank = "rank",
}
}

/// Interpretation of unclear content.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Assumed {
    /// Accents may be wrong.
    #[error("the file is not UTF-8 and was read as Windows-1252")]
    Windows1252,
    #[error("the record is not known and is kept as it stands")]
    Kept,
    /// A record of abnormal points (299), stored without effect.
    #[error("no player has this number, so the points are given to nobody")]
    NoPlayer,
    /// The second line of a unique record.
    #[error("line {line} is used, this one is kept as it stands")]
    FirstLine { line: u32 },
    #[error("not a FIDE title; ignored")]
    NoTitle,
    #[error("it is no date and is left out")]
    NoDate,
    /// The player and all other fields remain.
    #[error("not a {}, left blank", .0.name())]
    LeftBlank(PlayerField),
    /// The number is that of the points column (F-8).
    #[error("the rounds give {0}; this number is used")]
    Counted(Points),
    #[error("the file has {0}; this number is used")]
    CountedNumber(usize),
    /// The colour of a forfeited game, by the opponent's line.
    #[error("{} is assumed", if *.0 == Colour::White { "White" } else { "Black" })]
    Scheduled(Colour),
    /// Neither line states the colours: they follow from the rules, and are not compared.
    #[error("the file states no colours for this forfeited game")]
    NoForfeitColour,
    #[error("by the points column the blank round is {}", .0.letter())]
    ByPoints(Code),
    /// The points fit other blank rounds of the player just as well.
    #[error("by the points column one of the blank rounds is {}, and this one is taken", .0.letter())]
    PerhapsByPoints(Code),
    #[error("it is taken as {}", .0.letter())]
    TakenAs(Code),
    #[error("a round without an opponent has no colour")]
    NoColour,
    /// The sign `*` without an opponent.
    #[error("no opponent and no result: not paired yet in this round")]
    NotPairedYet,
    /// A forfeit.
    #[error("without an opponent it is paired like {}", .0.letter())]
    LikeBye(Code),
    /// Points in the match column.
    #[error("it is taken as the points of the players")]
    GamePoints,
    #[error("the points of this line are used, not those of the Baku acceleration")]
    ExplicitPoints,
    /// Record 202 differs (F-13).
    #[error("record 212 decides the standings")]
    StandingsRecord,
    #[error("record 162 decides the points")]
    PointRecord,
    /// By the points columns; `bye` is the pairing-allocated one.
    #[error("record 162 is missing, the points fit win {win}, draw {draw} and bye {bye}")]
    PointSystem { win: Points, draw: Points, bye: Points },
    /// The older lines do not derive it from the win.
    #[error("the pairing-allocated bye is worth {0}")]
    PairingAllocatedBye(Points),
    /// Stated in both columns of a match (DS-7).
    #[error("the pairing-allocated bye of both games is worth {0} for the match")]
    ByeOfMatch(Points),
    #[error("the dates are off their columns and are taken in their order")]
    OffColumns,
    /// In a record of text or dates.
    #[error("its tabs were read as blanks")]
    TabsAsBlanks,
    /// By the columns or dates.
    #[error("record 142 is missing, {0} rounds are assumed")]
    Rounds(u8),
    /// More rounds than planned.
    #[error("round {0} is paired already")]
    MoreRounds(u8),
}

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
