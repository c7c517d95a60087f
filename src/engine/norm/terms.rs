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

impl Exemption {
    pub fn article(self) -> &'static str {
        match self {
            Self::Championship(of) => of.article(),
            Self::ManyForeigners => "1.4.3d",
        }
    }
}

/// Type of pairing, as far as it affects norms (1.4.1e, 1.4.1f, 1.4.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum NormCourse {
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

impl NormCourse {
    /// Returns true if games from some round on may be omitted (1.4.1e).
    pub(super) fn leaves_tails(self) -> bool {
        self == Self::Open
    }

    pub(super) fn is_round_robin(self) -> bool {
        matches!(self, Self::RoundRobin | Self::Doubled)
    }
}

/// Properties of an event that affect norms.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Terms {
    pub rounds: RoundNo,
    pub course: NormCourse,
    pub exemption: Option<Exemption>,
    /// The games that a norm needs, [`Terms::LEAST_GAMES`] in most events (1.4.1).
    pub least_games: usize,
}

impl Terms {
    /// Minimum number of games that a norm needs in most events (1.4.1).
    pub const LEAST_GAMES: usize = 9;

    /// Minimum number of games that a norm needs in any event: in a championship of teams.
    pub const FEWEST_GAMES: usize = 7;

    /// Minimum number of games that a norm needs in the World Cup.
    const WORLD_CUP_GAMES: usize = 8;

    /// Maximum number of games that a norm counts as (1.4.1).
    pub const MOST_GAMES: usize = 13;

    /// Returns the number of games that a norm needs in an event: fewer in the championships named by the
    /// text (1.4.1).
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

    /// Returns the number of games that a norm of `games` games counts as, without points to spare (1.4.1).
    pub(super) fn counted_games(self, games: usize) -> usize {
        let is_world_cup = self.least_games == Self::WORLD_CUP_GAMES;
        let counted = if is_world_cup { games.max(Self::LEAST_GAMES) } else { games };
        counted.min(Self::MOST_GAMES)
    }

    /// True if eight games and a round without one are sufficient (1.4.1c).
    pub(super) fn takes_eight(self) -> bool {
        usize::from(self.rounds.0) == Self::LEAST_GAMES && self.least_games == Self::LEAST_GAMES
    }
}
