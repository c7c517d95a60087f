//! Why games are no norm, or can no longer become one.

use super::game::Flag;

/// The first thing that keeps games from being a norm: number of games, mix, average, score.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// Too few games over the board (1.4.1).
    Games {
        /// Games at most.
        most: u32,
        /// Games needed.
        needed: u32,
    },
    /// Too few opponents with one of the titles required (1.4.5).
    Required {
        /// Such opponents at most.
        most: u32,
        /// Such opponents needed.
        needed: u32,
    },
    /// Too few opponents with a title (1.4.5).
    Titled {
        /// Such opponents at most.
        most: u32,
        /// Such opponents needed.
        needed: u32,
    },
    /// Too few federations beside the player's own (1.4.3).
    Federations {
        /// Such federations at most.
        most: u32,
        /// Such federations needed.
        needed: u32,
    },
    /// Too many opponents of the player's own federation (1.4.4).
    OwnFederation {
        /// Such opponents at least.
        least: u32,
        /// How many are allowed.
        limit: u32,
    },
    /// Too many opponents of one other federation (1.4.4).
    OneFederation {
        /// The federation.
        flag: Flag,
        /// Its opponents at least.
        least: u32,
        /// How many are allowed.
        limit: u32,
    },
    /// The average rating of the opponents is too low (1.4.8).
    Average {
        /// The average at best, in rating points.
        best: i32,
        /// The average needed.
        needed: i32,
    },
    /// The score is below 35 per cent (1.4.8).
    Score {
        /// The score at best, in half points.
        best: u32,
        /// The score needed.
        needed: u32,
    },
    /// The performance is too low (1.4.8).
    Performance {
        /// The performance at best, in rating points.
        best: i32,
        /// The performance needed.
        needed: i32,
    },
}
