//! What of an event decides about norms, whoever plays.

use crate::tournament::{Championship, RoundNo};

/// Why the opponents need not be of several federations (1.4.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Exemption {
    /// The event is such a championship (1.4.3a to 1.4.3c).
    Championship(Championship),
    /// In every round enough rated and titled players of other federations than the host's (1.4.3d).
    ManyForeigners,
}

/// How it is decided who meets, as far as norms ask (1.4.1e, 1.4.1f, 1.4.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Course {
    /// By results: later games may be left out.
    Open,
    /// Beforehand: the norm needs every round.
    Beforehand,
    /// Everybody meets everybody once: so, and games against the unrated without a point do not count (1.4.2b).
    RoundRobin,
    /// Twice or more: so, and opponents are counted by the head.
    Doubled,
}

impl Course {
    /// Whether games may be left out from some round on (1.4.1e).
    pub(super) fn leaves_tails(self) -> bool {
        self == Self::Open
    }

    /// Whether everybody meets everybody.
    pub(super) fn is_round_robin(self) -> bool {
        matches!(self, Self::RoundRobin | Self::Doubled)
    }
}

/// What of an event decides about norms.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Terms {
    /// Rounds of the event.
    pub rounds: RoundNo,
    /// Who meets, and how often.
    pub course: Course,
    /// The exemption that the event gives.
    pub exemption: Option<Exemption>,
}

impl Terms {
    /// The games that a norm needs (1.4.1).
    pub const LEAST_GAMES: usize = 9;

    /// The most games that a norm counts as (1.4.1).
    pub const MOST_GAMES: usize = 13;

    /// Whether eight games and a round without one are enough (1.4.1c).
    pub(super) fn takes_eight(self) -> bool {
        usize::from(self.rounds.0) == Self::LEAST_GAMES
    }
}
