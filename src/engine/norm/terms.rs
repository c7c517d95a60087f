//! Properties of an event that affect norms, whatever its players.

use crate::tournament::{Championship, RoundNo};

/// Reason why the opponents need not be of several federations (1.4.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Exemption {
    /// The event is one of these championships (1.4.3a to 1.4.3c).
    Championship(Championship),
    /// Every round has enough rated and titled players of federations other than the host's (1.4.3d).
    ManyForeigners,
}

/// Type of pairing, as far as it affects norms (1.4.1e, 1.4.1f, 1.4.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Course {
    /// By results: later games may be omitted.
    Open,
    /// Predetermined: the norm requires every round.
    Beforehand,
    /// A single round robin, which is predetermined; games against unrated players without a point do not count
    /// (1.4.2b).
    RoundRobin,
    /// A double round robin or more, which also counts distinct opponents.
    Doubled,
}

impl Course {
    /// Returns true if games from some round on may be omitted (1.4.1e).
    pub(super) fn leaves_tails(self) -> bool {
        self == Self::Open
    }

    /// Returns true if all players meet one another.
    pub(super) fn is_round_robin(self) -> bool {
        matches!(self, Self::RoundRobin | Self::Doubled)
    }
}

/// Properties of an event that affect norms.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Terms {
    /// Rounds of the event.
    pub rounds: RoundNo,
    /// Type of pairing.
    pub course: Course,
    /// The exemption of the event.
    pub exemption: Option<Exemption>,
}

impl Terms {
    /// Minimum number of games of a norm (1.4.1).
    pub const LEAST_GAMES: usize = 9;

    /// Maximum number of games a norm counts as (1.4.1).
    pub const MOST_GAMES: usize = 13;

    /// Returns true if eight games and a round without one are sufficient (1.4.1c).
    pub(super) fn takes_eight(self) -> bool {
        usize::from(self.rounds.0) == Self::LEAST_GAMES
    }
}
