//! What a pane is: a full-screen place of work, and what may be asked of it.

use super::access::Access;
use super::context::Context;
use super::keys::Hint;
use super::message::{Message, Show};
use crate::widget::Needs;
use crate::widget::layout::{Panel, Room};
use crossterm::event::{KeyCode, KeyEvent};
use hakem_engine::tournament::{BoardNo, PlayerId};
use ratatui::Frame;
use ratatui::layout::{Rect, Size};
use ratatui::text::Line;

/// A full-screen place of work.
pub trait Pane {
    /// Draws its table, or whatever it works on; a pure function of the pane's cursor and the context. What a wide
    /// screen shows beside it is left to [`Pane::panel`].
    fn draw(&self, frame: &mut Frame, area: Rect, cx: &Context);

    /// Returns how many terminal columns of `room` its table can use: what is left becomes panels.
    fn width(&self, room: Size, _cx: &Context) -> Needs {
        Needs::exactly(room.width)
    }

    /// Returns how many panels it can fill beside its table, as things are.
    fn panels(&self, _cx: &Context) -> usize {
        0
    }

    /// Makes what stands in a panel: 0 is the explanation of what the cursor is on, 1 a further view.
    fn panel(&self, _at: usize, _room: Room, _cx: &Context) -> Panel {
        Panel::default()
    }

    /// Returns how many rows below the table tell the most important of the first panel where no panel has room, and
    /// their lines.
    fn strip(&self, _width: u16, _cx: &Context) -> (u16, Vec<Line<'static>>) {
        (0, Vec::new())
    }

    /// Uses the time in which no key comes to prepare what its panels show and what costs too much for every key.
    /// Returns whether there is something new to draw.
    fn rest(&mut self, _cx: &Context) -> bool {
        false
    }

    /// Says the line of the cursor as it is best heard; `None` where its columns, each after its head, say it well.
    fn spoken(&self, _cx: &Context) -> Option<String> {
        None
    }

    /// Answers to a key: moves the pane's own cursor, or asks the app for something. `None` where the key
    /// means nothing here.
    fn key(&mut self, key: KeyEvent, cx: &Context) -> Option<Message>;

    /// Returns the board that the cursor is on, where the pane enters results.
    fn board(&self, _cx: &Context) -> Option<BoardNo> {
        None
    }

    /// Brings the cursor into range after something changed, or when the pane is shown.
    fn settle(&mut self, _cx: &Context) {}

    /// Shows what is asked for, where the pane has a place for it.
    fn show(&mut self, _what: Show, _cx: &Context) {}

    /// Says in a line of its own words where the cursor is, and what is filtered: [`Show::Kept`] brings it back after a crash.
    fn kept(&self, _cx: &Context) -> String {
        String::new()
    }

    /// Whether letters are typed into the pane now: then the keys of the whole console rest.
    fn is_typing(&self) -> bool {
        false
    }

    /// Returns the lines in which folded text is found; none where there is nothing to find.
    fn search(&self, _wanted: &str, _cx: &Context) -> Vec<Hit> {
        Vec::new()
    }

    /// Puts the cursor on what a search found: the next key acts on it.
    fn take(&mut self, _hit: Hit, _cx: &Context) {}

    /// The keys that work here as things are, the most useful first.
    fn hints(&self, cx: &Context) -> Vec<Hint>;

    /// Every key that the pane ever answers to, with what it does: for the list of all commands.
    fn commands(&self) -> Vec<Hint>;

    /// Returns what a command does to the event, by its label. The console refuses what the step on show does not allow, before
    /// the pane has the key.
    fn access(&self, _label: &str, _cx: &Context) -> Access {
        Access::Change
    }

    /// The signs that the pane uses, with what they mean.
    fn signs(&self, _cx: &Context) -> Vec<Sign> {
        Vec::new()
    }

    /// Whether a key is taken by the pane as things are, so that it does not do what it does elsewhere.
    fn claims(&self, code: KeyCode, cx: &Context) -> bool {
        self.hints(cx).iter().any(|hint| hint.keys.contains(&code))
    }

    /// Whether there are lines to walk through.
    fn has_lines(&self, _cx: &Context) -> bool {
        true
    }

    /// Says why a command of the pane does nothing as things are, where there is more to say than that.
    fn why_not(&self, _hint: Hint, _cx: &Context) -> Option<String> {
        None
    }
}

/// A sign in the table of a pane.
pub struct Sign {
    /// How it stands there.
    pub sign: String,
    /// Catalogue id of what it means.
    pub words: &'static str,
    /// Whether it stands in the table now.
    pub is_shown: bool,
}

impl Sign {
    /// Makes a sign.
    pub fn new(sign: impl Into<String>, words: &'static str, is_shown: bool) -> Self {
        Self { sign: sign.into(), words, is_shown }
    }
}

/// Which pane: its name. Those that others lead to stand here.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PaneId(pub &'static str);

impl PaneId {
    /// Open, new, sample: shown while no event is open.
    pub const START: Self = Self("start");
    /// What is announced.
    pub const EVENT: Self = Self("event");
    /// Registration.
    pub const PLAYERS: Self = Self("players");
    /// The draft under review, and published pairings.
    pub const PAIRINGS: Self = Self("pairings");
    /// Result entry.
    pub const RESULTS: Self = Self("results");
    /// Who leads.
    pub const STANDINGS: Self = Self("standings");
    /// What leaves the room.
    pub const WALL: Self = Self("wall");
    /// What was done.
    pub const LOG: Self = Self("log");
}

/// What a search found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Found {
    /// A player.
    Player(PlayerId),
    /// A board of the round on show.
    Board(BoardNo),
    /// A line that is about neither.
    Line,
}

/// A line with what a search found in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hit {
    /// The line, counted from 0.
    pub line: usize,
    /// What was found there: it is what the next key acts on.
    pub found: Found,
}
