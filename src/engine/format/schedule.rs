//! Tables and brackets that do not depend on results.

use crate::refusal::refusals;
use crate::tournament::Points;

/// A round of a table in a notation common to all formats: numbers, `A1` for the first player of a team, `0`
/// for no opponent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScheduleRound {
    /// Pairs with White first, or in a knockout slots with the better one first; in board order. Players without a game
    /// follow with opponent `0`.
    pub boards: Vec<[String; 2]>,
    /// Slots of a knockout that advance without a match.
    pub through: Vec<String>,
}

/// A full table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Schedule {
    pub rounds: Vec<ScheduleRound>,
    /// True for the bracket of a knockout: its pairs are slots.
    pub is_bracket: bool,
}

refusals! {
/// Reason why there is no table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TableError: "error-table" {
    ByResults,
    TooFew { found: u16, least: u16 },
    Teams { found: usize, needed: usize },
    /// A loss or draw is worth more than a better result.
    MatchPoints { win: Points, draw: Points, loss: Points },
    /// Teams have different numbers of players.
    UnequalTeams,
    /// Two teams have different numbers of players.
    UnequalTeam {
        name: String,
        players: usize,
        other: String,
        /// Number of the other team's players.
        boards: usize,
    },
    PlayersInSomeTeams { with: String, without: String },
    /// A team has no players, but the table is one of players.
    NeedsPlayers { name: String },
    TooMany { found: u16, most: u16 },
    TooManyRounds {
        found: u32,
        most: u8,
    },
    /// Skalitzka and Molter run in pairs of boards (team-formats §1, molter §1).
    OddBoards { boards: u16 },
    /// The table from outside has another size (molter §6).
    OtherSize { teams: u16, boards: u16 },
    /// Balanced colours exist for odd numbers, multiples of four, 6 and 10 (team-formats §2).
    NoBalancedTable { players: u16 },
    /// Stepwise mode ends with one winner (knockout §2).
    StepwiseQualifiers,
    /// A match needs an even number of games for equal colours (knockout §3).
    OddGames {
        /// Games of a match or a play-off.
        games: u16,
    },
    /// The number of qualifiers is zero, or not below the number of players.
    Qualifiers { players: u16, qualifiers: u16 },
}
}
