//! Teams, and the participants of a round: players or teams.

use super::{Name, PlayerId, Rating, TeamId};
use serde::{Deserialize, Serialize};
use std::num::NonZeroU8;

/// A unit that is paired and ranked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Participant {
    Player(PlayerId),
    Team(TeamId),
}

/// A team. Present players sit in board order; a reserve may replace an absent one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Team {
    pub name: Name,
    /// Its players in board order, board 1 first.
    pub players: Vec<PlayerId>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub reserves: Vec<PlayerId>,
    /// Captain, who submits and signs its line-ups; `None` if a player of the team does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub captain: Option<Name>,
    /// Number of boards of a team that lists no players: stand-ins hold its boards, and its matches have only total
    /// scores.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub boards: Option<NonZeroU8>,
    /// Rating for ranking, if it is not the average of the players.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rating: Option<Rating>,
}

impl Team {
    /// Creates a team without a captain.
    pub fn of(name: Name, players: Vec<PlayerId>, reserves: Vec<PlayerId>) -> Self {
        Self { name, players, reserves, captain: None, boards: None, rating: None }
    }

    /// Maximum number of boards of a team that lists no players.
    pub const MOST_BOARDS: u8 = 50;

    pub fn without_players(name: Name, boards: NonZeroU8) -> Self {
        Self { boards: Some(boards), ..Self::of(name, Vec::new(), Vec::new()) }
    }

    /// Returns true if stand-ins hold its boards because it lists no players.
    pub fn has_stand_ins(&self) -> bool {
        self.boards.is_some()
    }

    /// Returns all members: the players in board order, then the reserves.
    pub fn members(&self) -> impl Iterator<Item = PlayerId> {
        self.players.iter().chain(&self.reserves).copied()
    }

    pub fn has(&self, player: PlayerId) -> bool {
        self.members().any(|member| member == player)
    }
}
