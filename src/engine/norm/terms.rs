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
    /// The games that a norm needs, [`Terms::LEAST_GAMES`] in most events (1.4.1).
    pub least_games: usize,
}

impl Terms {
    /// The games that a norm needs in most events (1.4.1).
    pub const LEAST_GAMES: usize = 9;

    /// The fewest that it needs in any event: in a championship of teams.
    pub const FEWEST_GAMES: usize = 7;

    /// The games that a norm needs in the World Cup.
    const WORLD_CUP_GAMES: usize = 8;

    /// The most games that a norm counts as (1.4.1).
    pub const MOST_GAMES: usize = 13;

    /// Returns how many games a norm needs in an event: fewer in the championships that the text names (1.4.1).
    #[must_use]
    pub fn games_needed(championship: Option<Championship>, rounds: RoundNo) -> usize {
        match championship {
            Some(Championship::WorldTeams)
                if (Self::FEWEST_GAMES..=Self::LEAST_GAMES).contains(&usize::from(rounds.0)) =>
            {
                Self::FEWEST_GAMES
            }
            Some(Championship::WorldCup) => Self::WORLD_CUP_GAMES,
            _ => Self::LEAST_GAMES,
        }
    }

    /// Returns how many games a norm of so many counts as, before points to spare (1.4.1).
    pub(super) fn counted_games(self, games: usize) -> usize {
        let is_world_cup = self.least_games == Self::WORLD_CUP_GAMES;
        let counted = if is_world_cup { games.max(Self::LEAST_GAMES) } else { games };
        counted.min(Self::MOST_GAMES)
    }

    /// Whether eight games and a round without one are enough (1.4.1c).
    pub(super) fn takes_eight(self) -> bool {
        usize::from(self.rounds.0) == Self::LEAST_GAMES && self.least_games == Self::LEAST_GAMES
    }
}
