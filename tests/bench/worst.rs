//! Rounds that are hard for the Dutch systems, though only unlikely results lead to them.

use crate::make::{Event, settings};
use hakem_engine::tournament::{GameResult, Outcome, Player};
use std::fmt;

/// The rule by which all games of an event end.
#[derive(Clone, Copy, Debug)]
enum Results {
    WhiteWins,
    HigherRatedWins,
    Draws,
}

impl Results {
    fn of(self, white: &Player, black: &Player) -> GameResult {
        GameResult::Played(match self {
            Self::HigherRatedWins if white.strength() < black.strength() => Outcome::BlackWins,
            Self::WhiteWins | Self::HigherRatedWins => Outcome::WhiteWins,
            Self::Draws => Outcome::Draw,
        })
    }
}

/// One round of such an event.
#[derive(Clone, Copy, Debug)]
pub struct Worst {
    pub system: &'static str,
    name: &'static str,
    players: u64,
    rounds: u8,
    /// The round to pair.
    pub round: u8,
    results: Results,
}

impl fmt::Display for Worst {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { system, name, players, rounds, round, .. } = self;
        write!(f, "{system}: {name}, {players} players, round {round} of {rounds}")
    }
}

/// Returns all rounds for the three editions.
pub fn rounds() -> Vec<Worst> {
    let of = |system| {
        let round =
            |name, players, round, rounds, results| Worst { system, name, players, rounds, round, results };
        [
            round("one score group", 500, 9, 9, Results::Draws),
            round("same colour due in every score group", 500, 5, 9, Results::WhiteWins),
            round("same colour due in every score group", 500, 9, 9, Results::WhiteWins),
            round("nearly played out", 24, 20, 20, Results::HigherRatedWins),
            round("very many rounds", 40, 30, 30, Results::HigherRatedWins),
        ]
    };
    ["dutch-2026", "dutch-2009", "dutch-1992"].into_iter().flat_map(of).collect()
}

impl Worst {
    /// Plays the event up to the round.
    pub fn event(&self) -> Event {
        let results = self.results;
        let settings = settings(self.system, self.rounds);
        Event::with_results(settings, self.players, self.round - 1, |white, black, _| {
            results.of(white, black)
        })
    }
}
