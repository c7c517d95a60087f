//! The whole table of a format, or its bracket, where results do not change it.

use crate::tournament::Points;
use thiserror::Error;

/// One round of a table in words that any format has: numbers, `A1` for the first player of a team, `0` for nobody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScheduleRound {
    /// Who meets, White first, or in a knockout the slots that meet, the better first; in board order. Who has no game
    /// meets `0` after all others.
    pub boards: Vec<[String; 2]>,
    /// The slots of a knockout that go on without a match.
    pub through: Vec<String>,
}

/// A whole table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Schedule {
    /// Its rounds, the first first.
    pub rounds: Vec<ScheduleRound>,
    /// Whether it is the bracket of a knockout: slots meet, not players.
    pub is_bracket: bool,
}

/// Why there is no such table.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum TableError {
    /// Results decide who meets.
    #[error("Who meets follows from the results here. Pair one round after the other.")]
    ByResults,
    /// Nobody would have an opponent.
    #[error("{found} is too few for a table. At least {least} are needed.")]
    TooFew {
        /// How many there are.
        found: u16,
        /// How many are needed.
        least: u16,
    },
    /// The format is for another number of teams.
    #[error("{found} teams take part, {needed} are needed. Register or leave out teams, then pair.")]
    Teams {
        /// How many take part.
        found: usize,
        /// How many are needed.
        needed: usize,
    },
    /// A match is worth more to who loses or draws it.
    #[error(
        "A match won is worth {win}, a drawn one {draw}, a lost one {loss}. Set them so that none is worth less than \
         the next, then pair."
    )]
    MatchPoints {
        /// Of a match won.
        win: Points,
        /// Of a drawn one.
        draw: Points,
        /// Of a lost one.
        loss: Points,
    },
    /// The teams do not list the same number of players.
    #[error("The teams do not have the same number of players. Complete the board orders, then pair.")]
    UnequalTeams,
    /// A team does not list as many players as another.
    #[error(
        "{name} lists {players} players, {other} lists {boards}. Give both board orders the same length; others are \
         reserves."
    )]
    UnequalTeam {
        /// What the team is called.
        name: String,
        /// How many players it lists.
        players: usize,
        /// What the other team is called.
        other: String,
        /// How many that one lists.
        boards: usize,
    },
    /// Some teams list players, others none.
    #[error("{with} lists players, {without} lists none. Name the players of all teams, or of none.")]
    PlayersInSomeTeams {
        /// What a team is called that lists players.
        with: String,
        /// What one is called that lists none.
        without: String,
    },
    /// A team lists no players, and the table is one of players.
    #[error("{name} lists no players, but this table says which player meets which. Name the players.")]
    NeedsPlayers {
        /// What the team is called.
        name: String,
    },
    /// More than a table is made for.
    #[error("{found} is too many for a table. At most {most} are possible.")]
    TooMany {
        /// How many there are.
        found: u16,
        /// How many are possible.
        most: u16,
    },
    /// More rounds than an event can have.
    #[error(
        "{found} rounds are too many. At most {most} are possible: leave out teams, or play fewer boards."
    )]
    TooManyRounds {
        /// How many there would be.
        found: u32,
        /// How many are possible.
        most: u8,
    },
    /// Skalitzka runs in pairs of boards (team-formats §1).
    #[error(
        "Skalitzka needs an even number of boards, not {boards}. Add a board to each team or leave one out."
    )]
    OddBoards {
        /// Boards of a team.
        boards: u16,
    },
    /// Balanced colours exist for odd numbers, multiples of four, and six (team-formats §2).
    #[error(
        "Balanced colours are for odd numbers of players, multiples of four, and six, not for teams of {players}. \
         Choose alternating colours."
    )]
    NoBalancedTable {
        /// Players of a team.
        players: u16,
    },
    /// Stepwise mode goes down to one winner (knockout §2).
    #[error("A stepwise knockout has one winner. Leave out the qualifiers, or choose the padded mode.")]
    StepwiseQualifiers,
    /// A match has equal colours (knockout §3).
    #[error("A match of {games} games gives the players unequal colours. Announce an even number.")]
    OddGames {
        /// Games of a match or a play-off.
        games: u16,
    },
    /// As many are to qualify as play, or more, or nobody.
    #[error("{qualifiers} of {players} players cannot qualify. Choose between 1 and {players}.")]
    Qualifiers {
        /// How many play.
        players: u16,
        /// How many are to qualify.
        qualifiers: u16,
    },
}
