//! The panes, full-screen views of an event.
//!
//! To add one, write its module and list it in [`TABS`].

mod act;
mod card;
mod category;
mod compare;
mod correction;
pub(crate) mod event;
mod federations;
pub mod incoming;
pub(crate) mod log;
mod matches;
mod measure;
mod number;
mod options;
pub(crate) mod pairings;
mod pips;
mod player_field;
pub(crate) mod players;
mod progress;
pub(crate) mod qr_code;
mod reach;
mod report_table;
mod rescue;
pub(crate) mod results;
mod search;
mod spoken;
pub(crate) mod standings;
pub(crate) mod start;
mod tint;
pub(crate) mod wall;

pub use act::begin_first_leg;
pub use log::{remove_entry, rewritten};
pub use pairings::{cost_of_fixed, no_pairing};
pub use start::ask_ratings;

use crate::desk::{Pane, PaneId};
use crossterm::event::KeyCode;
use std::iter;

/// Access to a pane of an open event, and its constructor.
pub struct Tab {
    pub id: PaneId,
    pub key: KeyCode,
    /// Its letter after `g`.
    pub letter: char,
    /// Catalogue id of its name.
    pub label: &'static str,
    pub chapter: &'static str,
    make: fn() -> Box<dyn Pane>,
}

impl Tab {
    const fn new<P: Pane + Default + 'static>(
        id: PaneId,
        key: KeyCode,
        letter: char,
        label: &'static str,
        chapter: &'static str,
    ) -> Self {
        Self { id, key, letter, label, chapter, make: || Box::new(P::default()) }
    }
}

/// Panes of an open event, in tab order.
pub const TABS: &[Tab] = &[
    Tab::new::<event::EventPane>(PaneId::EVENT, KeyCode::F(4), 'e', "pane-event", "event"),
    Tab::new::<players::PlayersPane>(PaneId::PLAYERS, KeyCode::F(5), 'p', "pane-players", "players"),
    Tab::new::<pairings::PairingsPane>(PaneId::PAIRINGS, KeyCode::F(6), 'a', "pane-pairings", "pairing"),
    Tab::new::<results::ResultsPane>(PaneId::RESULTS, KeyCode::F(7), 'r', "pane-results", "results"),
    Tab::new::<standings::StandingsPane>(
        PaneId::STANDINGS,
        KeyCode::F(8),
        's',
        "pane-standings",
        "standings",
    ),
    Tab::new::<wall::WallPane>(PaneId::WALL, KeyCode::F(9), 'o', "pane-wall", "printing"),
    Tab::new::<log::LogPane>(PaneId::LOG, KeyCode::Char('L'), 'l', "pane-log", "corrections"),
];

const START_CHAPTER: &str = "event";

pub fn chapter(pane: PaneId) -> &'static str {
    TABS.iter().find(|tab| tab.id == pane).map_or(START_CHAPTER, |tab| tab.chapter)
}

/// Creates every pane in its initial state: the start screen, then those of [`TABS`].
pub fn all() -> Vec<(PaneId, Box<dyn Pane>)> {
    let start: Box<dyn Pane> = Box::new(start::StartPane::default());
    iter::once((PaneId::START, start)).chain(TABS.iter().map(|tab| (tab.id, (tab.make)()))).collect()
}
