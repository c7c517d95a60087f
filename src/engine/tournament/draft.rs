//! A pairing as it was made, before it is a round, and what the arbiter decided of it.

use super::{BoardFloat, BoardNo, Match, Meeting, Out, Participant, PlayerId, Points, RoundNo, SystemId};
use serde::{Deserialize, Serialize};

/// What the arbiter decided before a round was paired, where its rules leave that to them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ruling {
    /// Who has the pairing-allocated bye; `None`: as the rules give it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bye: Option<PlayerId>,
    /// Who is left without an opponent and without points.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub unpaired: Vec<PlayerId>,
    /// Boards that the arbiter fixed: the others are paired by the rules without their players.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub fixed: Vec<Meeting>,
    /// Why, for the log; empty where boards are fixed and nothing else is decided: what comes of that is answered for when
    /// the round is published.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub reason: String,
}

impl Ruling {
    /// Whether it needs its reason at once: it gives somebody no opponent.
    #[must_use]
    pub fn needs_reason(&self) -> bool {
        self.bye.is_some() || !self.unpaired.is_empty() || self.fixed.is_empty()
    }

    /// Returns it without the boards that were fixed; `None` where nothing else was decided.
    #[must_use]
    pub fn without_fixed(&self) -> Option<Self> {
        let is_more = self.bye.is_some() || !self.unpaired.is_empty();
        is_more.then(|| Self { fixed: Vec::new(), ..self.clone() })
    }
}

/// A pairing as it was made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Draft {
    /// The round.
    pub round: RoundNo,
    /// The system that made it.
    pub system: SystemId,
    /// Whether a table or a bracket gave it: then who is absent has a board all the same, and loses by forfeit (round-robin §6).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub by_table: bool,
    /// How many games each two players have who meet in a Swiss round of matches; 0 elsewhere.
    #[serde(default, skip_serializing_if = "is_nothing")]
    pub games: u8,
    /// The order of pairing numbers where it is new: everybody who has a number, number 1 first.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub numbering: Option<Vec<PlayerId>>,
    /// Who meets, in board order.
    pub boards: Vec<Meeting>,
    /// Which boards belong together, where a match is not one board.
    #[serde(default, skip_serializing_if = "<[_]>::is_empty")]
    pub matches: Box<[Match]>,
    /// Who has no match, beside those with a bye named here or arranged before.
    #[serde(default, skip_serializing_if = "<[_]>::is_empty")]
    pub outs: Box<[(Participant, Out)]>,
    /// Who has the pairing-allocated bye.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bye: Option<PlayerId>,
    /// Virtual points of this round (acceleration); players without are left out.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub virtual_points: Vec<(PlayerId, Points)>,
    /// What the arbiter decided before it was made.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ruling: Option<Ruling>,
    /// Groups that the event keeps apart if possible, and whose players could meet here: the round could not be paired otherwise.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub may_meet: Vec<Vec<PlayerId>>,
    /// Floats noted by other scores than those that the event has: of a round that comes with a report.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub floats: Vec<(BoardNo, BoardFloat)>,
}

/// Who meets and who has the bye by the rules, in a round that was made otherwise. No boards and no bye: the rules found no
/// pairing.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RulesPairing {
    /// Who meets, in board order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub boards: Vec<Meeting>,
    /// Who has the pairing-allocated bye.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bye: Option<PlayerId>,
}

impl Draft {
    /// Whether a table gave the pairing, as [`super::Round::is_by_table`] says.
    #[must_use]
    pub fn is_by_table(&self) -> bool {
        self.by_table && !self.is_of_matches_of_players()
    }

    /// Whether it lists matches between players: those of a bracket.
    #[must_use]
    pub fn is_of_matches_of_players(&self) -> bool {
        put_out(&self.matches)
    }

    /// Whether teams meet in it, or have a bye, and results decide which.
    #[must_use]
    pub fn pairs_teams(&self) -> bool {
        let is_out = |(side, _): &(Participant, Out)| matches!(side, Participant::Team(_));
        !self.by_table && (self.matches.iter().any(Match::is_of_teams) || self.outs.iter().any(is_out))
    }

    /// Whether who is absent has a board all the same, and loses by forfeit.
    #[must_use]
    pub fn seats_absent(&self) -> bool {
        self.by_table || self.pairs_teams()
    }

    /// Returns the boards without the further games of matches of a Swiss round: each two who meet once, of teams those on the
    /// first board.
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

/// Whether these are matches between players, of a bracket or of several games.
pub(super) fn put_out(matches: &[Match]) -> bool {
    matches.iter().flat_map(|of| of.sides).any(|side| matches!(side, Participant::Player(_)))
}
