//! The kinds of records and their codes.

use crate::keyword::keywords;

keywords! {
/// A kind of record, in the order in which they are written (F-16).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Record: code -> &'static str {
    Name = "012",
    City = "022",
    Federation = "032",
    /// `YYYY/MM/DD`
    Start = "042",
    /// `YYYY/MM/DD`
    End = "052",
    PlayerCount = "062",
    RatedCount = "072",
    TeamCount = "082",
    /// Free text
    Type = "092",
    ChiefArbiter = "102",
    /// One line each
    DeputyArbiter = "112",
    /// Free text
    TimeControl = "122",
    Dates = "132",
    Rounds = "142",
    InitialColour = "152",
    Points = "162",
    RankingMethod = "172",
    Program = "182",
    EncodedType = "192",
    TieBreaks = "202",
    Standings = "212",
    EncodedTimeControl = "222",
    BoardColours = "352",
    MatchPoints = "362",
    /// With its national lines
    Player = "001",
    TeamRoster = "013",
    Team = "310",
    RequestedByes = "240",
    VirtualPoints = "250",
    Prohibited = "260",
    AbnormalPoints = "299",
    LineUp = "300",
    TeamByes = "320",
    ForfeitedMatch = "330",
    BoardLine = "801",
    ScoreLine = "802",
}
}

impl Record {
    /// Returns true if the record may come more than once and has columns that must be filled in.
    pub(super) fn is_listed(self) -> bool {
        self >= Self::Player && !matches!(self, Self::TeamByes | Self::BoardLine)
    }

    pub fn is_of_trf16(self) -> bool {
        self <= Self::Dates || matches!(self, Self::Player | Self::TeamRoster)
    }

    pub fn from_code(code: &str) -> Option<Self> {
        // The record that most lines of a file have is checked first.
        if code == "001" {
            return Some(Self::Player);
        }
        Self::ALL.into_iter().find(|record| record.code() == code)
    }
}
