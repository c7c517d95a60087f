//! The panes: full-screen places of work. To add one: write its file, name it in [`PaneId`] and [`all`].

mod act;
mod card;
mod category;
mod compare;
mod correction;
mod event;
mod federations;
pub mod incoming;
mod listed;
mod log;
mod matches;
mod measure;
mod number;
mod options;
mod pairings;
mod players;
mod progress;
mod reach;
mod results;
mod search;
mod spoken;
mod standings;
mod start;
mod tint;
mod wall;

pub use act::begin_first_leg;
pub use pairings::{cost_of_fixed, no_pairing};
pub use start::ask_ratings;

use crate::desk::pane::{Pane, PaneId};

/// Makes every pane, at its beginning.
#[must_use]
pub fn all() -> Vec<(PaneId, Box<dyn Pane>)> {
    vec![
        (PaneId::Start, Box::new(start::StartPane::default())),
        (PaneId::Event, Box::new(event::EventPane::default())),
        (PaneId::Players, Box::new(players::PlayersPane::default())),
        (PaneId::Pairings, Box::new(pairings::PairingsPane::default())),
        (PaneId::Results, Box::new(results::ResultsPane::default())),
        (PaneId::Standings, Box::new(standings::StandingsPane::default())),
        (PaneId::Wall, Box::new(wall::WallPane::default())),
        (PaneId::Log, Box::new(log::LogPane::default())),
    ]
}
