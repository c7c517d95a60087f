//! A pairing before it becomes a round, with the arbiter's ruling.

use super::{BoardFloat, BoardNo, Match, Meeting, Out, Participant, PlayerId, Points, RoundNo, SystemId};
use serde::{Deserialize, Serialize};

/// The arbiter's decisions before a round is paired, where its rules allow them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ruling {
    /// Player with the pairing-allocated bye; `None` to follow the rules.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bye: Option<PlayerId>,
    /// Players without an opponent and without points.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub unpaired: Vec<PlayerId>,
    /// Fixed boards: the remaining players are paired by the rules.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub fixed: Vec<Meeting>,
    /// Reason, for the log. Empty if the ruling only fixes boards: the arbiter accounts for the effect when the round
    /// is published.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub reason: String,
}

impl Ruling {
    /// Returns true if the reason is required immediately: unless the ruling only fixes boards.
    pub fn needs_reason(&self) -> bool {
        self.bye.is_some() || !self.unpaired.is_empty() || self.fixed.is_empty()
    }

    /// Returns the ruling without its fixed boards; `None` if it decides nothing else.
    pub fn without_fixed(&self) -> Option<Self> {
        let is_more = self.bye.is_some() || !self.unpaired.is_empty();
        is_more.then(|| Self { fixed: Vec::new(), ..self.clone() })
    }
}

/// A pairing as produced by a system, table or bracket.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Draft {
    pub round: RoundNo,
    pub system: SystemId,
    /// True if a table or bracket made it: an absent player still has a board and loses by forfeit (round-robin §6).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub by_table: bool,
    /// Number of games per pairing in a Swiss round of matches; 0 elsewhere.
    #[serde(default, skip_serializing_if = "is_nothing")]
    pub games: u8,
    /// New order of all pairing numbers, number 1 first; `None` if the numbers do not change.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub numbering: Option<Vec<PlayerId>>,
    /// Pairings, in board order.
    pub boards: Vec<Meeting>,
    /// Boards grouped into matches; empty if each match is one board.
    #[serde(default, skip_serializing_if = "<[_]>::is_empty")]
    pub matches: Box<[Match]>,
    /// Participants without a match, except those with a bye named here or arranged before.
    #[serde(default, skip_serializing_if = "<[_]>::is_empty")]
    pub outs: Box<[(Participant, Out)]>,
    /// Player with the pairing-allocated bye.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bye: Option<PlayerId>,
    /// Virtual points of this round (acceleration); players without any are omitted.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub virtual_points: Vec<(PlayerId, Points)>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ruling: Option<Ruling>,
    /// Soft restriction groups whose players could meet in this round: it could not be paired while separating them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub may_meet: Vec<Vec<PlayerId>>,
    /// Floats recorded with scores other than the event's, in a round imported from a report.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub floats: Vec<(BoardNo, BoardFloat)>,
}

/// The pairing and bye by the rules, for a round that was made differently. No boards and no bye: the rules found no
/// pairing.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RulesPairing {
    /// Pairings, in board order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub boards: Vec<Meeting>,
    /// Player with the pairing-allocated bye.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bye: Option<PlayerId>,
}

impl Draft {
    /// Creates a pairing without boards, numbering, virtual points and ruling.
    pub fn of(round: RoundNo, system: SystemId) -> Self {
        Self {
            round,
            system,
            by_table: false,
            games: 0,
            numbering: None,
            boards: Vec::new(),
            matches: Box::default(),
            outs: Box::default(),
            bye: None,
            virtual_points: Vec::new(),
            ruling: None,
            may_meet: Vec::new(),
            floats: Vec::new(),
        }
    }

    /// Returns true if a table made the pairing, see [`super::Round::is_by_table`].
    pub fn is_by_table(&self) -> bool {
        self.by_table && !self.is_of_matches_of_players()
    }

    /// Returns true if it lists matches between players: those of a bracket.
    pub fn is_of_matches_of_players(&self) -> bool {
        put_out(&self.matches)
    }

    /// Returns true if results decide which teams meet or have a bye.
    pub fn pairs_teams(&self) -> bool {
        let is_out = |(side, _): &(Participant, Out)| matches!(side, Participant::Team(_));
        !self.by_table && (self.matches.iter().any(Match::is_of_teams) || self.outs.iter().any(is_out))
    }

    /// Returns true if absent players still have a board, and lose by forfeit.
    pub fn seats_absent(&self) -> bool {
        self.by_table || self.pairs_teams()
    }

    /// Returns the boards without the further games of Swiss matches: each pairing once, for teams only the first board
    /// of the match.
    pub fn first_games(&self) -> impl Iterator<Item = Meeting> {
        let several = self.games > 1 || self.pairs_teams();
        let is_first =
            move |board: BoardNo| !several || self.matches.iter().any(|of| of.boards.first() == Some(&board));
        (1..)
            .map(BoardNo)
            .zip(&self.boards)
            .filter(move |&(board, _)| is_first(board))
            .map(|(_, &meeting)| meeting)
    }
}

fn is_nothing(games: &u8) -> bool {
    *games == 0
}

/// Returns true if any of the matches is between players, as in a bracket or a match of several games.
pub(super) fn put_out(matches: &[Match]) -> bool {
    matches.iter().flat_map(|of| of.sides).any(|side| matches!(side, Participant::Player(_)))
}
