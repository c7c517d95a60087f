//! Matches: which boards of a round belong together, and what decides between the two sides.

use super::{BoardNo, Bye, Participant, Place, Points, TeamId};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// Two participants who meet, on one board or on several. The boards of a round stay flat and keep their numbers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Match {
    /// Who meets, the one named first in the pairing first.
    pub sides: [Participant; 2],
    /// Its boards, in order; games that are added later follow those of the pairing.
    pub boards: Vec<BoardNo>,
    /// Whether the games left are not played once one side cannot be caught (knockout §7, decision 10).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub stops: bool,
}

impl Match {
    /// Whether two teams meet in it.
    #[must_use]
    pub fn is_of_teams(&self) -> bool {
        self.sides.iter().all(|side| matches!(side, Participant::Team(_)))
    }
}

/// Which part of a match a game belongs to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum GameStage {
    /// The match itself.
    #[default]
    Match,
    /// Further games after a tie.
    PlayOff,
    /// One game that decides: White has more time, a draw is a win for Black.
    GoldenPoint,
}

impl GameStage {
    /// All of them, in order of play.
    pub const ALL: [Self; 3] = [Self::Match, Self::PlayOff, Self::GoldenPoint];
}

/// By what a match was settled that its games alone do not decide.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum SettledBy {
    /// The golden point, where its result does not say who goes on: both flags were down.
    GoldenPoint,
    /// Fewer moves in the games won.
    FewestMoves,
    /// A side that did not appear.
    NoShow,
    /// The lot, where a match of teams is level in all that is played and counted.
    Lot,
    /// A decision of the arbiter.
    Arbiter,
}

/// Who goes on after a match, as it was settled.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Settlement {
    /// Who; `None`: neither.
    pub winner: Option<Participant>,
    /// By what.
    pub by: SettledBy,
    /// Why, for the log.
    pub reason: String,
}

/// Why a participant of a round has no match in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Out {
    /// A bye, or an absence.
    Bye(Bye),
    /// Goes on without playing.
    Through,
    /// The table gives no game.
    Idle,
}

impl Out {
    /// Returns where a player is who is out like this.
    #[must_use]
    pub fn place(self) -> Place {
        match self {
            Self::Bye(bye) => Place::Bye(bye),
            Self::Through => Place::Through,
            Self::Idle => Place::Idle,
        }
    }
}

/// Who drew lots for the colours of a match, and what was chosen (knockout §3).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ColourLot {
    /// Who won the lot.
    pub won: Participant,
    /// Who begins with White.
    pub white: Participant,
    /// What it was drawn by; `None`: drawn at the board.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<u64>,
}

/// What a round knows of its matches where they are not one board each.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct MatchPlay {
    pub(crate) matches: Vec<Match>,
    /// Games that were added, by board; all others are those of the match itself.
    pub(crate) stages: BTreeMap<BoardNo, GameStage>,
    /// By the first board of a match.
    pub(crate) settled: BTreeMap<BoardNo, Settlement>,
    /// Lots for colours, by the first board that they are for.
    pub(crate) lots: BTreeMap<BoardNo, ColourLot>,
    /// Teams without a match.
    pub(crate) outs: Vec<(Participant, Out)>,
    /// The scores of matches of teams told as a whole, by side.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub(crate) scores: BTreeMap<Participant, Points>,
    /// Points given to teams by the arbiter, or taken: match points, then game points.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub(crate) adjusted: BTreeMap<TeamId, [Points; 2]>,
    /// How many games each two players have who meet in a Swiss round; 0 where teams meet, or a bracket is played.
    #[serde(skip_serializing_if = "is_none")]
    pub(crate) games: u8,
}

fn is_none(games: &u8) -> bool {
    *games == 0
}

impl MatchPlay {
    /// Whether a board holds a further game of a match in a Swiss round of matches.
    pub(crate) fn is_further(&self, board: BoardNo) -> bool {
        let of = if self.games > 1 { self.match_of(board) } else { None };
        of.is_some_and(|of| of.boards.first() != Some(&board))
    }

    /// Returns the match that a board belongs to.
    pub(crate) fn match_of(&self, board: BoardNo) -> Option<&Match> {
        self.matches.iter().find(|found| found.boards.contains(&board))
    }
}
