//! Tables and brackets that do not depend on results.

use crate::tournament::Points;
use thiserror::Error;

/// A round of a table in a notation common to all formats: numbers, `A1` for the first player of a team, `0` for no opponent.
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
    /// Its rounds.
    pub rounds: Vec<ScheduleRound>,
    /// True for the bracket of a knockout: its pairs are slots.
    pub is_bracket: bool,
}

/// Reason why there is no table.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum TableError {
    /// Results determine opponents.
    #[error("Who meets follows from the results here. Pair one round after the other.")]
    ByResults,
    /// Too few participants.
    #[error("{found} is too few for a table. At least {least} are needed.")]
    TooFew {
        /// Number of participants.
        found: u16,
        /// Number required.
        least: u16,
    },
    /// Wrong number of teams.
    #[error("{found} teams take part, {needed} are needed. Register or leave out teams, then pair.")]
    Teams {
        /// Number of teams.
        found: usize,
        /// Number required.
        needed: usize,
    },
    /// A loss or draw is worth more than a better result.
    #[error(
        "A match won is worth {win}, a drawn one {draw}, a lost one {loss}. Set them so that none is worth less than \
         the next, then pair."
    )]
    MatchPoints {
        /// For a won match.
        win: Points,
        /// For a drawn match.
        draw: Points,
        /// For a lost match.
        loss: Points,
    },
    /// Teams have different numbers of players.
    #[error("The teams do not have the same number of players. Complete the board orders, then pair.")]
    UnequalTeams,
    /// Two teams have different numbers of players.
    #[error(
        "{name} lists {players} players, {other} lists {boards}. Give both board orders the same length; others are \
         reserves."
    )]
    UnequalTeam {
        /// Name of the team.
        name: String,
        /// Number of its players.
        players: usize,
        /// Name of the other team.
        other: String,
        /// Number of the other team's players.
        boards: usize,
    },
    /// Some teams have players, others none.
    #[error("{with} lists players, {without} lists none. Name the players of all teams, or of none.")]
    PlayersInSomeTeams {
        /// A team with players.
        with: String,
        /// A team without players.
        without: String,
    },
    /// A team has no players, but the table is one of players.
    #[error("{name} lists no players, but this table says which player meets which. Name the players.")]
    NeedsPlayers {
        /// Name of the team.
        name: String,
    },
    /// Too many participants.
    #[error("{found} is too many for a table. At most {most} are possible.")]
    TooMany {
        /// Number of participants.
        found: u16,
        /// Maximum.
        most: u16,
    },
    /// Too many rounds.
    #[error(
        "{found} rounds are too many. At most {most} are possible: leave out teams, or play fewer boards."
    )]
    TooManyRounds {
        /// Number of rounds required.
        found: u32,
        /// Maximum.
        most: u8,
    },
    /// Skalitzka runs in pairs of boards (team-formats §1).
    #[error(
        "Skalitzka needs an even number of boards, not {boards}. Add a board to each team or leave one out."
    )]
    OddBoards {
        /// Boards per team.
        boards: u16,
    },
    /// Balanced colours exist for odd numbers, multiples of four, and six (team-formats §2).
    #[error(
        "Balanced colours are for odd numbers of players, multiples of four, and six, not for teams of {players}. \
         Choose alternating colours."
    )]
    NoBalancedTable {
        /// Players per team.
        players: u16,
    },
    /// Stepwise mode ends with one winner (knockout §2).
    #[error("A stepwise knockout has one winner. Leave out the qualifiers, or choose the padded mode.")]
    StepwiseQualifiers,
    /// A match needs an even number of games for equal colours (knockout §3).
    #[error("A match of {games} games gives the players unequal colours. Announce an even number.")]
    OddGames {
        /// Games of a match or a play-off.
        games: u16,
    },
    /// The number of qualifiers is zero, or not below the number of players.
    #[error("{qualifiers} of {players} players cannot qualify. Choose between 1 and {players}.")]
    Qualifiers {
        /// Number of players.
        players: u16,
        /// Number of qualifiers.
        qualifiers: u16,
    },
}
