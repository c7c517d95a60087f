//! The panes: full-screen places of work. To add one: write its file, name it in [`PaneId`] and [`all`].

mod act;
mod category;
mod event;
mod listed;
mod log;
mod options;
mod pairings;
mod players;
mod results;
mod standings;
mod start;

pub use pairings::no_pairing;

use crate::context::Context;
use crate::keys::Hint;
use crate::message::Message;
use crossterm::event::{KeyCode, KeyEvent};
use hakem_engine::tournament::{Category, PlayerId};
use ratatui::Frame;
use ratatui::layout::Rect;

/// A full-screen place of work.
pub trait Pane {
    /// Draws it; a pure function of the pane's cursor and the context.
    fn draw(&self, frame: &mut Frame, area: Rect, cx: &Context);

    /// Answers to a key: moves the pane's own cursor, or asks the app for something. `None` where the key
    /// means nothing here.
    fn key(&mut self, key: KeyEvent, cx: &Context) -> Option<Message>;

    /// Brings the cursor into range after something changed, or when the pane is shown.
    fn settle(&mut self, _cx: &Context) {}

    /// Puts the cursor on a player, where the pane lists players.
    fn find_player(&mut self, _player: PlayerId, _cx: &Context) {}

    /// Shows only the players of a category, where the pane can.
    fn filter(&mut self, _category: Category) {}

    /// Whether letters are typed into the pane now: then the keys of the whole console rest.
    fn is_typing(&self) -> bool {
        false
    }

    /// The keys that work here, the most useful first.
    fn hints(&self, cx: &Context) -> Vec<Hint>;
}

/// The panes, in the order of the tabs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PaneId {
    /// Open, new, sample: shown while no event is open.
    Start,
    /// What is announced.
    Event,
    /// Registration.
    Players,
    /// The draft under review, and published pairings.
    Pairings,
    /// Result entry.
    Results,
    /// Who leads.
    Standings,
    /// What was done.
    Log,
}

/// How a pane is reached.
pub struct Tab {
    /// Which pane.
    pub id: PaneId,
    /// Its key.
    pub key: KeyCode,
    /// Its letter after `g`.
    pub letter: char,
    /// Catalogue id of its name.
    pub label: &'static str,
}

/// The panes of an open event, in order.
pub const TABS: &[Tab] = &[
    Tab { id: PaneId::Event, key: KeyCode::F(4), letter: 'e', label: "pane-event" },
    Tab { id: PaneId::Players, key: KeyCode::F(5), letter: 'p', label: "pane-players" },
    Tab { id: PaneId::Pairings, key: KeyCode::F(6), letter: 'a', label: "pane-pairings" },
    Tab { id: PaneId::Results, key: KeyCode::F(7), letter: 'r', label: "pane-results" },
    Tab { id: PaneId::Standings, key: KeyCode::F(8), letter: 's', label: "pane-standings" },
    Tab { id: PaneId::Log, key: KeyCode::Char('L'), letter: 'l', label: "pane-log" },
];

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
        (PaneId::Log, Box::new(log::LogPane::default())),
    ]
}
