//! Reasons why games are not a norm, or can no longer become one.

use super::game::Flag;

/// The first reason that prevents a norm: number of games, mix, average, score.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// Too few games over the board (1.4.1).
    Games {
        /// Maximum number of games.
        most: u32,
        needed: u32,
    },
    /// Too few opponents with a required title (1.4.5).
    Required {
        /// Maximum number of such opponents.
        most: u32,
        needed: u32,
    },
    /// Too few opponents with a title (1.4.5).
    Titled {
        /// Maximum number of such opponents.
        most: u32,
        needed: u32,
    },
    /// Too few federations other than the player's own (1.4.3).
    Federations {
        /// Maximum number of such federations.
        most: u32,
        needed: u32,
    },
    /// Too many opponents of the player's own federation (1.4.4).
    OwnFederation {
        /// Minimum number of such opponents.
        least: u32,
        limit: u32,
    },
    /// Too many opponents of one other federation (1.4.4).
    OneFederation {
        flag: Flag,
        /// Minimum number of its opponents.
        least: u32,
        limit: u32,
    },
    /// The average rating of the opponents is too low (1.4.8).
    Average {
        /// Highest possible average, in rating points.
        best: i32,
        needed: i32,
    },
    /// The score is below 35 per cent (1.4.8).
    Score {
        /// Highest possible score, in half points.
        best: u32,
        needed: u32,
    },
    /// The performance is too low (1.4.8).
    Performance {
        /// Highest possible performance, in rating points.
        best: i32,
        needed: i32,
    },
}
