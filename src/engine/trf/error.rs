//! What is wrong with a file, and what was assumed where it was not clear: each with its place.

use super::Code;
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
    /// What stands there, without control characters and not longer than a name.
    pub found: String,
    /// What should stand there.
    pub expected: Expected,
}

/// What a file should have had in some place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Expected {
    /// A whole number.
    Number {
        /// The smallest.
        lowest: u32,
        /// The largest.
        highest: u32,
    },
    /// Points with at most one decimal.
    Points,
    /// Nothing: fields are kept apart by blanks, and a shifted line shows here.
    Blank,
    /// A character that prints; tabs are none.
    Printable,
    /// `m`, `w` or a blank.
    Sex,
    /// `W` or `B`.
    InitialColour,
    /// `w` or `b`: a game has colours.
    Colour,
    /// One of the result codes.
    ResultCode,
    /// A code that can stand without an opponent.
    ByeCode,
    /// A result of a game: a bye has no opponent.
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
    /// Another player: nobody plays themselves.
    OtherPlayer,
    /// A number that a player of this file has.
    KnownPlayer,
    /// A number that no earlier line has.
    UniqueNumber {
        /// The line that has it.
        line: u32,
    },
    /// The same game as the opponent's line tells it (F-6).
    Mirror {
        /// The opponent's line.
        line: u32,
        /// What that line says of the round.
        there: String,
    },
    /// What belongs to the other game of a match: the same opponent with the other colour, or the same bye.
    OtherGame {
        /// What the line says of that game.
        there: String,
    },
    /// The match points to which the matches of a team come (F-8).
    MatchPoints(Points),
    /// What another line says.
    SameAs {
        /// That line.
        line: u32,
    },
    /// A result: only games of the last paired round may be unfinished (F-7).
    Result,
    /// White and Black worth the same: points by colour are not supported.
    SamePoints,
    /// At least one player record.
    Players,
    /// Something smaller: the file is too large.
    AtMost {
        /// The limit.
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
            Self::Sex => f.write_str("m, w or a blank"),
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

/// Why a text is no tournament: its faults in order of lines, as far as they were collected.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{}", self.summary())]
pub struct TrfErrors {
    /// The faults, at least one and at most [`TrfErrors::LIMIT`].
    pub errors: Vec<TrfError>,
    /// Reading stopped at the limit: there may be more.
    pub more: bool,
}

impl TrfErrors {
    /// Most faults that are collected.
    pub const LIMIT: usize = 50;

    /// Whether a limit of size is what was wrong.
    #[must_use]
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

/// Something that was not as it should be, and how it was taken all the same.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("Line {line}, column {column}: found {found:?}; {assumed}.")]
pub struct Adjustment {
    /// Line, counted from 1.
    pub line: u32,
    /// Column in characters, counted from 1.
    pub column: usize,
    /// What stands there, without control characters and not longer than a name.
    pub found: String,
    /// How it was taken.
    pub assumed: Assumed,
}

/// How something unclear was taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Assumed {
    /// The file is not UTF-8 and was read as Windows-1252: accents may have come out wrong.
    Windows1252,
    /// A record that is not known is kept as it stands.
    Kept,
    /// A record of abnormal points (299) names a number that no player has: it stands, and holds for nobody.
    NoPlayer,
    /// A second line of a record that comes once is kept as it stands and not used.
    FirstLine {
        /// The line that is used.
        line: u32,
    },
    /// The title is none of FIDE's; it is kept, but does not count.
    NoTitle,
    /// The date cannot be read and is left out.
    NoDate,
    /// The points of the rounds, not those of the points column (F-8).
    Counted(Points),
    /// The number counted in the file.
    CountedNumber(usize),
    /// The colour of a forfeited game, by the opponent's line.
    Scheduled(Colour),
    /// Neither line states the colours of a forfeited game: they are those that the rules give, and are not compared.
    NoForfeitColour,
    /// A blank round that counts what this bye is worth, by the points column.
    ByPoints(Code),
    /// As [`Self::ByPoints`], where the points fit other blank rounds of the player just as well.
    PerhapsByPoints(Code),
    /// Another code for a round without an opponent.
    TakenAs(Code),
    /// A round without an opponent has no colour.
    NoColour,
    /// A forfeit without an opponent counts like this bye in a pairing.
    LikeBye(Code),
    /// The points of the match column are the player's points.
    GamePoints,
    /// The explicit points of records 250 or XXA, not those of the Baku acceleration.
    ExplicitPoints,
    /// Record 212 decides the standings, not 202 (F-13).
    StandingsRecord,
    /// Record 162 decides the points, not this line.
    PointRecord,
    /// No record says what results are worth: what fits the points columns.
    PointSystem {
        /// A win.
        win: Points,
        /// A draw.
        draw: Points,
        /// The pairing-allocated bye.
        bye: Points,
    },
    /// The pairing-allocated bye has these points: the older lines do not derive them from the win.
    PairingAllocatedBye(Points),
    /// The pairing-allocated bye, told in both columns of a match, has these points of the match (DS-7).
    ByeOfMatch(Points),
    /// The dates of the rounds are off their columns and are taken in their order.
    OffColumns,
    /// No record says how many rounds are planned: as many as there are columns or dates.
    Rounds(u8),
    /// There are more rounds than the announced number.
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
            Self::Counted(points) => write!(f, "the rounds give {points}; this number is used"),
            Self::CountedNumber(count) => write!(f, "the file has {count}; this number is used"),
            Self::Scheduled(Colour::White) => f.write_str("White is assumed"),
            Self::Scheduled(Colour::Black) => f.write_str("Black is assumed"),
            Self::NoForfeitColour => f.write_str("the file states no colours of this forfeited game"),
            Self::ByPoints(code) => write!(f, "by the points column the blank round is {}", code.letter()),
            Self::PerhapsByPoints(code) => {
                write!(
                    f,
                    "by the points column one of the blank rounds is {}, and this one is taken",
                    code.letter()
                )
            }
            Self::TakenAs(code) => write!(f, "it is taken as {}", code.letter()),
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
            Self::Rounds(rounds) => write!(f, "record 142 is missing, {rounds} rounds are assumed"),
            Self::MoreRounds(rounds) => write!(f, "round {rounds} is paired already"),
        }
    }
}
