//! Play-offs: what players do who are tied for a place (knockout §4), as a pure function of what was announced and what was
//! played. Players are their ranks by the next tie-break, the best one 1.

mod event;
mod guide;
#[cfg(test)]
mod tests;

pub use event::{PlayOffState, leg, player, state};
pub use guide::{Guide, guide};

use crate::tournament::GameResult;
use std::fmt;

/// A player by their rank among those who are tied, from 1.
pub type Rank = u16;

/// Where in the procedure a step stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Section {
    /// All who are tied, or what remains of them.
    All,
    /// A group of them, counted from 0.
    Group(u8),
    /// The winners of the groups.
    Final,
    /// The eight still in it, for the other prizes.
    Rest,
}

/// Which tie of a knockout a step belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Tie {
    /// None: everybody in it plays.
    None,
    /// A semi-final of four, counted from 1.
    SemiFinal(u8),
    /// The final of four.
    Final,
    /// A match of a round of the knockout of eight, both counted from 1.
    Round(u8, u8),
}

/// Where a step stands, in words that programs read: `group A semi-final 1`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Part {
    /// Among whom.
    pub section: Section,
    /// In which tie of them.
    pub tie: Tie,
}

impl fmt::Display for Part {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let section = match self.section {
            Section::All => String::new(),
            Section::Group(group) => format!("group {}", char::from(b'A'.saturating_add(group))),
            Section::Final => "final".to_owned(),
            Section::Rest => "rest".to_owned(),
        };
        let tie = match self.tie {
            Tie::None => String::new(),
            Tie::SemiFinal(number) => format!("semi-final {number}"),
            Tie::Final => "final".to_owned(),
            Tie::Round(round, number) => format!("round {round} match {number}"),
        };
        let both = [section, tie].into_iter().filter(|word| !word.is_empty()).collect::<Vec<_>>();
        f.pad(&both.join(" "))
    }
}

/// What is done in a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum StepKind {
    /// Two games, one with each colour.
    Match,
    /// Two further games.
    MoreGames,
    /// A golden point: a draw is Black's.
    GoldenPoint,
    /// Everybody meets everybody once.
    RoundRobin,
    /// The same in golden points.
    GoldenRoundRobin,
    /// Four are paired by lot.
    LotOfPairs,
    /// The lowest by the next tie-break drops out.
    DropLowest,
    /// The best by the next tie-break go on.
    BestRanked,
    /// Who needed the fewest moves in the games won goes on.
    FewestMoves,
    /// The rules do not say who goes on: the arbiter does.
    Decision,
}

impl StepKind {
    /// Whether a draw counts as a win of Black.
    #[must_use]
    pub fn is_golden(self) -> bool {
        matches!(self, Self::GoldenPoint | Self::GoldenRoundRobin)
    }
}

/// What comes next.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// The part of the procedure that it belongs to.
    pub part: Part,
    /// What is played, drawn or decided.
    pub act: StepKind,
    /// Who, the first-named first.
    pub players: Vec<Rank>,
    /// Who drops out, where ranks say so.
    pub out: Vec<Rank>,
    /// The order of pairing numbers of a round robin where a table gives it, number 1 first; empty where a lot does.
    pub numbers: Vec<Rank>,
    /// The slots of the knockout that it belongs to, slot 1 first; empty where it belongs to none.
    pub bracket: Vec<Rank>,
}

/// A game of a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlayedGame {
    /// Who had White.
    pub white: Rank,
    /// Who had Black.
    pub black: Rank,
    /// What came of it; where both flags were down, whose fell later has won.
    pub result: GameResult,
}

/// What came of a step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Played {
    /// Its games.
    Games(Vec<PlayedGame>),
    /// The pairs that were drawn.
    Pairs(Vec<[Rank; 2]>),
    /// The moves that each needed in the games won.
    Moves(Vec<(Rank, u32)>),
    /// Who goes on by decision of the arbiter.
    Decision(Rank),
}
