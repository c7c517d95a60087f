//! Matches: boards of a round grouped by opponents, and the decision between the two sides.

use super::{BoardNo, Bye, Participant, Points, RoundPlace, TeamId};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// Two opponents, on one board or several. The boards of a round remain flat and keep their numbers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Match {
    /// The two sides, in the order of the pairing.
    pub sides: [Participant; 2],
    /// Its boards, in order; added games follow those of the pairing.
    pub boards: Vec<BoardNo>,
    /// True if the remaining games are not played once the outcome is certain (knockout §7, decision 10).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub stops: bool,
}

impl Match {
    pub fn is_of_teams(&self) -> bool {
        self.sides.iter().all(|side| matches!(side, Participant::Team(_)))
    }
}

/// Stage of a match to which a game belongs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum GameStage {
    #[default]
    Match,
    /// Further games after a tie.
    PlayOff,
    /// One deciding game (Armageddon): White has more time, a draw is a win for Black.
    GoldenPoint,
}

impl GameStage {
    pub const ALL: [Self; 3] = [Self::Match, Self::PlayOff, Self::GoldenPoint];
}

/// Basis of a settlement that the games alone do not give.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum SettledBy {
    /// The golden point, if its result does not decide: both flags were down.
    GoldenPoint,
    /// Fewer moves in the games won.
    FewestMoves,
    NoShow,
    /// Drawing of lots, if a team match is tied in all that is played and counted.
    Lot,
    Arbiter,
}

/// The settled outcome of a match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Settlement {
    /// The side that advances; `None` for neither.
    pub winner: Option<Participant>,
    pub by: SettledBy,
    pub reason: String,
}

/// Reason why a participant of a round has no match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Out {
    /// A bye, or an absence.
    Bye(Bye),
    /// Advances without playing.
    Through,
    Idle,
}

impl Out {
    pub fn place(self) -> RoundPlace {
        match self {
            Self::Bye(bye) => RoundPlace::Bye(bye),
            Self::Through => RoundPlace::Through,
            Self::Idle => RoundPlace::Idle,
        }
    }
}

/// A draw for the colours of a match, and the colour chosen (knockout §3).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ColourLot {
    pub won: Participant,
    /// The side with White in the first game.
    pub white: Participant,
    /// Seed of the draw; `None` if drawn at the board.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<u64>,
}

/// Match data of a round whose matches are not one board each.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct MatchPlay {
    pub(crate) matches: Vec<Match>,
    /// Stages of added games, by board; all other games belong to the match itself.
    pub(crate) stages: BTreeMap<BoardNo, GameStage>,
    pub(crate) settled: BTreeMap<BoardNo, Settlement>,
    /// Colour draws, by the first board they apply to.
    pub(crate) lots: BTreeMap<BoardNo, ColourLot>,
    /// Teams without a match.
    pub(crate) outs: Vec<(Participant, Out)>,
    /// Scores of team matches reported as totals, by side.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub(crate) scores: BTreeMap<Participant, Points>,
    /// Adjustments by the arbiter: match points, then game points.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub(crate) adjusted: BTreeMap<TeamId, [Points; 2]>,
    /// Number of games per pairing in a Swiss round; 0 for team matches and brackets.
    #[serde(skip_serializing_if = "is_none")]
    pub(crate) games: u8,
}

fn is_none(games: &u8) -> bool {
    *games == 0
}

impl MatchPlay {
    /// Returns true if a board holds a further game of a Swiss match.
    pub(crate) fn is_further(&self, board: BoardNo) -> bool {
        let of = if self.games > 1 { self.match_of(board) } else { None };
        of.is_some_and(|of| of.boards.first() != Some(&board))
    }

    pub(crate) fn match_of(&self, board: BoardNo) -> Option<&Match> {
        self.matches.iter().find(|found| found.boards.contains(&board))
    }
}
