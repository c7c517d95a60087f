//! A play-off between players who are tied after an event: what was announced for it.

use super::{PlayerId, RoundNo};
use serde::{Deserialize, Serialize};

/// What follows when three have met and are all equal (knockout §4).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum ThreeEqual {
    /// A round robin of golden points.
    #[default]
    Golden,
    /// The lowest by the next tie-break drops out, the other two play a match.
    DropLowest,
}

/// What five tied players do (knockout §4).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum FiveTied {
    /// The best four by the next tie-break play.
    #[default]
    BestFour,
    /// All play a round robin.
    All,
}

/// By what seven tied players get their pairing numbers (knockout §4).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum SevenNumbers {
    /// The numbers 1, 5, 2, 6, 3, 7, 4 by rank.
    #[default]
    Table,
    /// By lot.
    Lot,
}

/// What is announced of a play-off before it begins (knockout §4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct PlayOffOptions {
    /// How often two further games are played before the golden point.
    pub more: u8,
    /// What follows when three are all equal.
    pub three: ThreeEqual,
    /// What five do.
    pub five: FiveTied,
    /// Whether there is time for matches of two games between four; else a golden point each.
    pub time: bool,
    /// By what seven get their numbers.
    pub seven: SevenNumbers,
    /// How many of eleven or more play, 4 to 9.
    pub keep: u8,
    /// Whether the eight still in it after nine have played for first place play on for the other prizes.
    pub rest: bool,
}

impl PlayOffOptions {
    /// How many of eleven or more can be kept.
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

/// What the arbiter entered in a play-off that no game tells.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum PlayOffFact {
    /// The pairs that were drawn by lot, and what by; `None`: at the board.
    Pairs {
        /// Who meets.
        pairs: Vec<[PlayerId; 2]>,
        /// What they were drawn by.
        seed: Option<u64>,
    },
    /// How many moves each needed in the games won.
    Moves(Vec<(PlayerId, u32)>),
    /// Who goes on where the rules do not say, and why.
    Decision {
        /// The player who goes on.
        winner: PlayerId,
        /// Why, for the log.
        reason: String,
    },
}

/// A play-off for a place, as it is announced before its first step (knockout §4).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayOff {
    /// Its first round.
    pub first: RoundNo,
    /// Who is tied, the best by the next tie-break first.
    pub tied: Vec<PlayerId>,
    /// What was announced.
    #[serde(default)]
    pub options: PlayOffOptions,
}

/// A play-off with what was entered in it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PlayOffRecord {
    /// What was announced.
    pub play_off: PlayOff,
    /// What the arbiter entered, in order, each with the round that is paired next when it was entered.
    pub facts: Vec<(RoundNo, PlayOffFact)>,
}
