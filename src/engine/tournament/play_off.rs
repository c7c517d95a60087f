//! Play-offs between players tied after an event: options and recorded facts.

use super::{PlayerId, RoundNo};
use serde::{Deserialize, Serialize};

/// Procedure if all three players of a play-off are equal after they have met (knockout §4).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum ThreeEqual {
    /// A round robin of golden points (Armageddon).
    #[default]
    Golden,
    /// The lowest by the next tie-break is eliminated, the other two play a match.
    DropLowest,
}

/// Procedure for five tied players (knockout §4).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum FiveTied {
    /// The best four by the next tie-break play.
    #[default]
    BestFour,
    /// All play a round robin.
    All,
}

/// Assignment of pairing numbers to seven tied players (knockout §4).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum SevenNumbers {
    /// The numbers 1, 5, 2, 6, 3, 7, 4 by rank.
    #[default]
    Table,
    Lot,
}

/// Options of a play-off, set before it begins (knockout §4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct PlayOffOptions {
    /// Number of times that two further games are played before the golden point.
    pub more: u8,
    pub three: ThreeEqual,
    pub five: FiveTied,
    /// True if there is time for two-game matches between four players; a golden point each if not.
    pub time: bool,
    pub seven: SevenNumbers,
    /// Number of players who play if eleven or more are tied, 4 to 9.
    pub keep: u8,
    /// True if the eight players left after nine have played for first place continue for the other prizes.
    pub rest: bool,
}

impl PlayOffOptions {
    /// Valid number of players if eleven or more are tied.
    pub const KEEP: std::ops::RangeInclusive<u8> = 4..=9;
}

impl Default for PlayOffOptions {
    fn default() -> Self {
        Self {
            more: 1,
            three: ThreeEqual::default(),
            five: FiveTied::default(),
            time: true,
            seven: SevenNumbers::default(),
            keep: *Self::KEEP.end(),
            rest: false,
        }
    }
}

/// A fact entered by the arbiter that no game determines.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum PlayOffFact {
    Pairs {
        pairs: Vec<[PlayerId; 2]>,
        /// Seed of the draw; `None` if drawn at the board.
        seed: Option<u64>,
    },
    /// Number of moves in the games that each player won.
    Moves(Vec<(PlayerId, u32)>),
    /// The player who advances where the rules do not decide.
    Decision { winner: PlayerId, reason: String },
}

impl PlayOffFact {
    pub(crate) fn reason(&self) -> Option<&str> {
        if let Self::Decision { reason, .. } = self { Some(reason) } else { None }
    }
}

/// A play-off for a place, as set up before its first step (knockout §4).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayOff {
    pub first: RoundNo,
    /// Tied players, best by the next tie-break first.
    pub tied: Vec<PlayerId>,
    #[serde(default)]
    pub options: PlayOffOptions,
}

/// A play-off with the facts entered for it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PlayOffRecord {
    pub play_off: PlayOff,
    /// Facts in order of entry, each with the next round to be paired at that moment.
    pub facts: Vec<(RoundNo, PlayOffFact)>,
}
