//! Faults of a file, and assumptions about unclear data, each with its location.

use super::Code;
use crate::keyword::keywords;
use crate::tournament::{Colour, Points};
use std::fmt;
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
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Expected {
    Number {
        lowest: u32,
        highest: u32,
    },
    /// Points with at most one decimal.
    Points,
    /// Blanks, which separate fields; a shifted line shows here.
    Blank,
    /// A printable character; tabs are not.
    Printable,
    /// `W` or `B`.
    InitialColour,
    /// `w` or `b`: a game has a colour.
    Colour,
    ResultCode,
    /// A code that is valid without an opponent.
    ByeCode,
    GameCode,
    /// `H`, `F` or `Z`.
    RequestedBye,
    /// `+-`, `-+` or `--`.
    MatchForfeit,
    /// One of the symbols of record 162 or 362.
    PointSymbol,
    /// `CODE=VALUE` of line `XXS`.
    PointCode,
    /// `white1`, `black1` or `rank`.
    ColourWord,
    /// A different player: a player cannot meet themselves.
    OtherPlayer,
    KnownPlayer,
    /// A number that no earlier line has.
    UniqueNumber {
        line: u32,
    },
    /// The same game as in the opponent's line (F-6).
    Mirror {
        line: u32,
        there: String,
    },
    /// The other game of a match: the same opponent with the other colour, or the same bye.
    OtherGame {
        there: String,
    },
    /// The match points that the matches of a team add up to (F-8).
    MatchPoints(Points),
    /// The content of another line.
    SameAs {
        line: u32,
    },
    /// A result: only games of the last paired round may be unfinished (F-7).
    Result,
    /// White and Black worth the same: points by colour are not supported.
    SamePoints,
    /// At least one player record.
    Players,
    /// A smaller file: this one is too large.
    AtMost {
        limit: u32,
    },
}

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number { lowest, highest } => write!(f, "a number from {lowest} to {highest}"),
            Self::Points => f.write_str("points with at most one decimal, such as 2.5"),
            Self::Blank => f.write_str("a blank between two fields"),
            Self::Printable => f.write_str("no tab or other control character"),
            Self::InitialColour => f.write_str("W or B"),
            Self::Colour => f.write_str("the colour, w or b"),
            Self::ResultCode => f.write_str("one of 1 = 0 W D L + - H F U Z ? or a blank"),
            Self::ByeCode => f.write_str("an opponent, or one of H F U Z + -"),
            Self::GameCode => f.write_str("0000, or one of 1 = 0 W D L + - ? or a blank"),
            Self::RequestedBye => f.write_str("H, F or Z"),
            Self::MatchForfeit => f.write_str("+-, -+ or --"),
            Self::PointSymbol => f.write_str("a symbol of this record, each once"),
            Self::PointCode => {
                f.write_str("CODE=VALUE with one of WW BW WD BD WL BL ZPB HPB FPB PAB FW FL W D")
            }
            Self::ColourWord => f.write_str("white1, black1 or rank"),
            Self::OtherPlayer => f.write_str("another player"),
            Self::KnownPlayer => f.write_str("the number of a player of this file"),
            Self::UniqueNumber { line } => write!(f, "a number that is not taken by line {line}"),
            Self::Mirror { line, there } => write!(f, "the same game as in line {line}, which has {there:?}"),
            Self::OtherGame { there } => write!(
                f,
                "the same opponent with the other colour, or the same bye, as in the first game of the match ({there})"
            ),
            Self::MatchPoints(points) => write!(f, "{points}, the total of the team’s matches"),
            Self::SameAs { line } => write!(f, "the same as in line {line}"),
            Self::Result => f.write_str("a result, because a later round is paired"),
            Self::SamePoints => f.write_str("the same points for White and Black"),
            Self::Players => f.write_str("player records (001)"),
            Self::AtMost { limit } => write!(f, "at most {limit}"),
        }
    }
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
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Assumed {
    /// The file is not UTF-8 and was read as Windows-1252: accents may be wrong.
    Windows1252,
    /// An unknown record, stored verbatim.
    Kept,
    /// A record of abnormal points (299) lists a number that no player has: it is stored without effect.
    NoPlayer,
    /// The second line of a unique record is stored verbatim and not used.
    FirstLine {
        line: u32,
    },
    /// A title other than FIDE's: stored without effect.
    NoTitle,
    /// An invalid date, omitted.
    NoDate,
    /// A field of a player with invalid content, left blank. The player and all other fields remain.
    LeftBlank(PlayerField),
    /// The points of the rounds, instead of those of the points column (F-8).
    Counted(Points),
    CountedNumber(usize),
    /// The colour of a forfeited game, by the opponent's line.
    Scheduled(Colour),
    /// Neither line states the colours of a forfeited game: they follow from the rules, and are not compared.
    NoForfeitColour,
    /// A blank round that counts what this bye is worth, by the points column.
    ByPoints(Code),
    /// As [`Self::ByPoints`], where the points fit other blank rounds of the player just as well.
    PerhapsByPoints(Code),
    /// Another code for a round without an opponent.
    TakenAs(Code),
    /// A round without an opponent has no colour.
    NoColour,
    /// The sign `*` without an opponent: the round is not paired yet for this player.
    NotPairedYet,
    /// A forfeit without an opponent, counted like this bye in a pairing.
    LikeBye(Code),
    /// The points in the match column, read as the player's points.
    GamePoints,
    /// The explicit points of records 250 or XXA, instead of those of the Baku acceleration.
    ExplicitPoints,
    /// Record 212 overrides 202 for the standings (F-13).
    StandingsRecord,
    /// Record 162 overrides this line for point values.
    PointRecord,
    /// Point values derived from the points columns, because no record states them.
    PointSystem {
        win: Points,
        draw: Points,
        /// The pairing-allocated bye.
        bye: Points,
    },
    /// The points of the pairing-allocated bye: the older lines do not derive them from the win.
    PairingAllocatedBye(Points),
    /// The match points of the pairing-allocated bye, stated in both columns of a match (DS-7).
    ByeOfMatch(Points),
    /// Round dates outside their columns, read in order.
    OffColumns,
    /// Tabs in a record of text or dates, read as blanks.
    TabsAsBlanks,
    /// The planned number of rounds, derived from the columns or dates because no record states it.
    Rounds(u8),
    /// More rounds than the planned number.
    MoreRounds(u8),
}

impl fmt::Display for Assumed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Windows1252 => f.write_str("the file is not UTF-8 and was read as Windows-1252"),
            Self::Kept => f.write_str("the record is not known and is kept as it stands"),
            Self::NoPlayer => f.write_str("no player has this number, so the points are given to nobody"),
            Self::FirstLine { line } => write!(f, "line {line} is used, this one is kept as it stands"),
            Self::NoTitle => f.write_str("not a FIDE title; ignored"),
            Self::NoDate => f.write_str("it is no date and is left out"),
            Self::LeftBlank(field) => write!(f, "not a {}, left blank", field.name()),
            Self::Counted(points) => write!(f, "the rounds give {points}; this number is used"),
            Self::CountedNumber(count) => write!(f, "the file has {count}; this number is used"),
            Self::Scheduled(Colour::White) => f.write_str("White is assumed"),
            Self::Scheduled(Colour::Black) => f.write_str("Black is assumed"),
            Self::NoForfeitColour => f.write_str("the file states no colours for this forfeited game"),
            Self::ByPoints(code) => write!(f, "by the points column the blank round is {}", code.letter()),
            Self::PerhapsByPoints(code) => {
                write!(
                    f,
                    "by the points column one of the blank rounds is {}, and this one is taken",
                    code.letter()
                )
            }
            Self::TakenAs(code) => write!(f, "it is taken as {}", code.letter()),
            Self::NotPairedYet => f.write_str("no opponent and no result: not paired yet in this round"),
            Self::NoColour => f.write_str("a round without an opponent has no colour"),
            Self::LikeBye(code) => write!(f, "without an opponent it is paired like {}", code.letter()),
            Self::GamePoints => f.write_str("it is taken as the points of the players"),
            Self::ExplicitPoints => {
                f.write_str("the points of this line are used, not those of the Baku acceleration")
            }
            Self::StandingsRecord => f.write_str("record 212 decides the standings"),
            Self::PointRecord => f.write_str("record 162 decides the points"),
            Self::PointSystem { win, draw, bye } => {
                write!(f, "record 162 is missing, the points fit win {win}, draw {draw} and bye {bye}")
            }
            Self::ByeOfMatch(points) => {
                write!(f, "the pairing-allocated bye of both games is worth {points} for the match")
            }
            Self::PairingAllocatedBye(points) => write!(f, "the pairing-allocated bye is worth {points}"),
            Self::OffColumns => f.write_str("the dates are off their columns and are taken in their order"),
            Self::TabsAsBlanks => f.write_str("its tabs were read as blanks"),
            Self::Rounds(rounds) => write!(f, "record 142 is missing, {rounds} rounds are assumed"),
            Self::MoreRounds(rounds) => write!(f, "round {rounds} is paired already"),
        }
    }
}
