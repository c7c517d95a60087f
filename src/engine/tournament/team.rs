//! Teams, and who is paired and ranked: a player or a team.

use super::{Name, PlayerId, Rating, TeamId};
use serde::{Deserialize, Serialize};
use std::num::NonZeroU8;

/// Who is paired and ranked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Participant {
    /// A player on their own.
    Player(PlayerId),
    /// A team, which plays on several boards.
    Team(TeamId),
}

/// A team: its players sit in board order, without those who are absent; a reserve may take a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Team {
    /// What it is called.
    pub name: Name,
    /// Its players in board order, board 1 first.
    pub players: Vec<PlayerId>,
    /// Who may sit in for one of them, in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub reserves: Vec<PlayerId>,
    /// Who hands in its line-ups and signs for it; where none is named, a player of it does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub captain: Option<Name>,
    /// On how many boards it plays where it lists no players: stand-ins hold its boards, and its matches are told by their scores.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub boards: Option<NonZeroU8>,
    /// The rating by which it is ranked, where the average of its players is not.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rating: Option<Rating>,
}

impl Team {
    /// Makes a team of which no captain is named.
    #[must_use]
    pub fn of(name: Name, players: Vec<PlayerId>, reserves: Vec<PlayerId>) -> Self {
        Self { name, players, reserves, captain: None, boards: None, rating: None }
    }

    /// Most boards of a team that lists no players.
    pub const MOST_BOARDS: u8 = 50;

    /// Makes a team that lists no players and plays on so many boards.
    #[must_use]
    pub fn without_players(name: Name, boards: NonZeroU8) -> Self {
        Self { boards: Some(boards), ..Self::of(name, Vec::new(), Vec::new()) }
    }

    /// Whether stand-ins hold its boards, as it lists no players.
    #[must_use]
    pub fn has_stand_ins(&self) -> bool {
        self.boards.is_some()
    }

    /// Returns everybody who may play for the team: the players in board order, then the reserves.
    pub fn members(&self) -> impl Iterator<Item = PlayerId> {
        self.players.iter().chain(&self.reserves).copied()
    }

    /// Whether this player may play for the team.
    #[must_use]
    pub fn has(&self, player: PlayerId) -> bool {
        self.members().any(|member| member == player)
    }
}
