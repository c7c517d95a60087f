//! The kinds of records and their codes.

/// A kind of record, in the order in which they are written (F-16).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Record {
    /// 012
    Name,
    /// 022
    City,
    /// 032
    Federation,
    /// 042 `YYYY/MM/DD`
    Start,
    /// 052 `YYYY/MM/DD`
    End,
    /// 062
    PlayerCount,
    /// 072
    RatedCount,
    /// 082
    TeamCount,
    /// 092, free text
    Type,
    /// 102
    ChiefArbiter,
    /// 112, one line each
    DeputyArbiter,
    /// 122, free text
    TimeControl,
    /// 132
    Dates,
    /// 142
    Rounds,
    /// 152
    InitialColour,
    /// 162
    Points,
    /// 172, stored as text
    RankingMethod,
    /// 182
    Program,
    /// 192
    EncodedType,
    /// 202, stored as text
    TieBreaks,
    /// 212, stored as text
    Standings,
    /// 222, stored as text
    EncodedTimeControl,
    /// 352, stored as text
    BoardColours,
    /// 362
    MatchPoints,
    /// 001, with its national lines
    Player,
    /// 013
    TeamRoster,
    /// 310
    Team,
    /// 240
    RequestedByes,
    /// 250
    VirtualPoints,
    /// 260
    Prohibited,
    /// 299
    AbnormalPoints,
    /// 300
    LineUp,
    /// 320
    TeamByes,
    /// 330
    ForfeitedMatch,
    /// 801, stored as text
    BoardLine,
    /// 802
    ScoreLine,
}

impl Record {
    /// Every kind, in the order of writing.
    pub const ALL: [Self; 36] = [
        Self::Name,
        Self::City,
        Self::Federation,
        Self::Start,
        Self::End,
        Self::PlayerCount,
        Self::RatedCount,
        Self::TeamCount,
        Self::Type,
        Self::ChiefArbiter,
        Self::DeputyArbiter,
        Self::TimeControl,
        Self::Dates,
        Self::Rounds,
        Self::InitialColour,
        Self::Points,
        Self::RankingMethod,
        Self::Program,
        Self::EncodedType,
        Self::TieBreaks,
        Self::Standings,
        Self::EncodedTimeControl,
        Self::BoardColours,
        Self::MatchPoints,
        Self::Player,
        Self::TeamRoster,
        Self::Team,
        Self::RequestedByes,
        Self::VirtualPoints,
        Self::Prohibited,
        Self::AbnormalPoints,
        Self::LineUp,
        Self::TeamByes,
        Self::ForfeitedMatch,
        Self::BoardLine,
        Self::ScoreLine,
    ];

    /// Returns true if the record may come more than once and has columns that must be filled in.
    pub(super) fn is_listed(self) -> bool {
        self >= Self::Player && !matches!(self, Self::TeamByes | Self::BoardLine)
    }

    /// Returns the code in columns 1 to 3.
    pub fn code(self) -> &'static str {
        match self {
            Self::Name => "012",
            Self::City => "022",
            Self::Federation => "032",
            Self::Start => "042",
            Self::End => "052",
            Self::PlayerCount => "062",
            Self::RatedCount => "072",
            Self::TeamCount => "082",
            Self::Type => "092",
            Self::ChiefArbiter => "102",
            Self::DeputyArbiter => "112",
            Self::TimeControl => "122",
            Self::Dates => "132",
            Self::Rounds => "142",
            Self::InitialColour => "152",
            Self::Points => "162",
            Self::RankingMethod => "172",
            Self::Program => "182",
            Self::EncodedType => "192",
            Self::TieBreaks => "202",
            Self::Standings => "212",
            Self::EncodedTimeControl => "222",
            Self::BoardColours => "352",
            Self::MatchPoints => "362",
            Self::Player => "001",
            Self::TeamRoster => "013",
            Self::Team => "310",
            Self::RequestedByes => "240",
            Self::VirtualPoints => "250",
            Self::Prohibited => "260",
            Self::AbnormalPoints => "299",
            Self::LineUp => "300",
            Self::TeamByes => "320",
            Self::ForfeitedMatch => "330",
            Self::BoardLine => "801",
            Self::ScoreLine => "802",
        }
    }

    /// Returns true if TRF16 has this kind of record.
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
