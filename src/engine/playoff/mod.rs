//! Play-offs of players who are tied for a place (knockout §4), as a pure function of the options and the played games.
//! Players are identified by their ranks by the next tie-break, best one 1.

mod event;
mod guide;
#[cfg(test)]
mod tests;

pub use event::{PlayOffState, leg, player, state};
pub use guide::{Guide, guide};

use crate::tournament::GameResult;
use std::fmt;

/// A player, as their rank among the tied players, from 1.
pub type Rank = u16;

/// Section of the procedure that a step belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PlayOffSection {
    /// All tied players, or those who remain.
    All,
    /// A group of them, counted from 0.
    Group(u8),
    /// The winners of the groups.
    Final,
    /// The eight players remaining after the winner, for the other prizes.
    Rest,
}

/// The tie of a knockout that a step belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Tie {
    /// None: all players of the section play.
    None,
    /// A semi-final of four, counted from 1.
    SemiFinal(u8),
    /// The final of four.
    Final,
    /// A match of a round of the knockout of eight, both counted from 1.
    Round(u8, u8),
}

/// Part of the procedure that a step belongs to, formatted for programs: `group A semi-final 1`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PlayOffPart {
    pub section: PlayOffSection,
    pub tie: Tie,
}

impl fmt::Display for PlayOffPart {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let section = match self.section {
            PlayOffSection::All => String::new(),
            PlayOffSection::Group(group) => format!("group {}", char::from(b'A'.saturating_add(group))),
            PlayOffSection::Final => "final".to_owned(),
            PlayOffSection::Rest => "rest".to_owned(),
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

/// Kind of a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum StepKind {
    /// Two games, one with each colour.
    Match,
    /// Two further games.
    MoreGames,
    /// A golden point: a draw counts as a win for Black.
    GoldenPoint,
    /// All players meet each other once.
    RoundRobin,
    GoldenRoundRobin,
    /// Four players are paired by lot.
    LotOfPairs,
    /// The lowest by the next tie-break is eliminated.
    DropLowest,
    /// The best by the next tie-break advance.
    BestRanked,
    /// The player with the fewest moves in games won advances.
    FewestMoves,
    /// The rules do not determine who advances: the arbiter decides.
    Decision,
}

impl StepKind {
    /// Returns true if a draw counts as a win for Black.
    pub fn is_golden(self) -> bool {
        matches!(self, Self::GoldenPoint | Self::GoldenRoundRobin)
    }
}

/// A step of a play-off.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayOffStep {
    pub part: PlayOffPart,
    /// The game, draw or decision.
    pub act: StepKind,
    /// The players, first-named first.
    pub players: Vec<Rank>,
    /// The players eliminated by rank.
    pub out: Vec<Rank>,
    /// The order of pairing numbers of a round robin if a table determines it, number 1 first; empty if a lot does.
    pub numbers: Vec<Rank>,
    /// The slots of the knockout that it belongs to, slot 1 first; empty if it belongs to none.
    pub bracket: Vec<Rank>,
}

/// A game of a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlayedGame {
    pub white: Rank,
    pub black: Rank,
    /// The result; if both flags were down, the player whose flag fell later has won.
    pub result: GameResult,
}

/// Outcome of a step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Played {
    Games(Vec<PlayedGame>),
    Pairs(Vec<[Rank; 2]>),
    /// The moves that each player needed in games won.
    Moves(Vec<(Rank, u32)>),
    /// The player who advances by decision of the arbiter.
    Decision(Rank),
}
