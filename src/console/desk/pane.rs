//! The `Pane` trait: a full-screen view, and its interface to the app.

use super::keys::{Hint, fits_format};
use super::{CommandAccess, Context, Message, Show};
use crate::widget::{Needs, Panel, Room};
use crossterm::event::{KeyCode, KeyEvent};
use hakem_engine::tournament::{BoardNo, PlayerId, RoundNo};
use ratatui::Frame;
use ratatui::layout::{Rect, Size};
use ratatui::text::Line;

/// A full-screen view.
pub trait Pane {
    /// Draws the main content, usually a table; a pure function of the pane's cursor and the context. Content next to
    /// it on a wide screen is drawn by [`Pane::panel`].
    fn draw(&self, frame: &mut Frame, area: Rect, cx: &Context);

    /// Returns the number of terminal columns of `room` that the table can use; the rest becomes panels.
    fn width(&self, room: Size, _cx: &Context) -> Needs {
        Needs::exactly(room.width)
    }

    /// Returns the number of panels that the pane can currently fill.
    fn panels(&self, _cx: &Context) -> usize {
        0
    }

    /// Builds a panel: 0 explains the item at the cursor, 1 is a further view.
    fn panel(&self, _at: usize, _room: Room, _cx: &Context) -> Panel {
        Panel::default()
    }

    /// Returns the number of rows of the strip below the table, and its lines: the essentials of the first panel, for
    /// screens without space for panels.
    fn strip(&self, _width: u16, _cx: &Context) -> (u16, Vec<Line<'static>>) {
        (0, Vec::new())
    }

    /// Uses idle time to prepare panel content that is too expensive to compute on every key. Returns true if there is
    /// something new to draw.
    fn rest(&mut self, _cx: &Context) -> bool {
        false
    }

    /// Returns the line at the cursor as a sentence for screen readers; `None` if each cell after its column head reads
    /// well.
    fn spoken(&self, _cx: &Context) -> Option<String> {
        None
    }

    /// Handles a key: moves the pane's own cursor or sends a message to the app. Returns `None` if the key is not bound
    /// here.
    fn key(&mut self, key: KeyEvent, cx: &Context) -> Option<Message>;

    /// Returns the board at the cursor, if the pane enters results.
    fn board(&self, _cx: &Context) -> Option<BoardNo> {
        None
    }

    /// Moves the cursor into range after a change, or when the pane is shown.
    fn settle(&mut self, _cx: &Context) {}

    /// Shows the requested item, if the pane has it.
    fn show(&mut self, _what: Show, _cx: &Context) {}

    /// Serialises cursor and filters as one line in the pane's own format; [`Show::Kept`] restores it after a crash.
    fn kept(&self, _cx: &Context) -> String {
        String::new()
    }

    /// Returns true while a text field has focus; global bindings are then inactive.
    fn is_typing(&self) -> bool {
        false
    }

    /// Returns the lines that contain the folded text.
    fn search(&self, _wanted: &str, _cx: &Context) -> Vec<Hit> {
        Vec::new()
    }

    /// Moves the cursor to a search hit; the next key acts on it.
    fn take(&mut self, _hit: Hit, _cx: &Context) {}

    /// Returns the keys that currently work, most useful first.
    fn hints(&self, cx: &Context) -> Vec<Hint>;

    /// Returns every binding of the pane, for the command palette.
    fn commands(&self) -> Vec<Hint>;

    /// Returns the lines that the command palette finds by name.
    fn places(&self, _cx: &Context) -> Vec<NamedLine> {
        Vec::new()
    }

    /// Returns the reason of the first condition of a command that is not met, by catalogue id.
    fn unmet(&self, _hint: Hint, _cx: &Context) -> Option<&'static str> {
        None
    }

    /// Returns true if a command has a meaning for the format of the event, whatever its progress.
    fn fits(&self, hint: Hint, cx: &Context) -> bool {
        fits_format(self.unmet(hint, cx))
    }

    /// Returns the access of a command, by its label. The console refuses what the current step does not
    /// allow before the pane receives the key.
    fn access(&self, _label: &str, _cx: &Context) -> CommandAccess {
        CommandAccess::Change
    }

    fn signs(&self, _cx: &Context) -> Vec<Sign> {
        Vec::new()
    }

    /// Returns true if the pane currently overrides a global binding.
    fn claims(&self, code: KeyCode, cx: &Context) -> bool {
        self.hints(cx).iter().any(|hint| hint.keys.contains(&code))
    }

    /// Returns true if the pane has lines to move through.
    fn has_lines(&self, _cx: &Context) -> bool {
        true
    }

    /// Returns the reason why the command of a key of [`Pane::hints`] would be refused in the current state or on the
    /// line at the cursor. Such a key is neither offered nor passed to the pane.
    fn refusal(&self, _hint: Hint, _cx: &Context) -> Option<String> {
        None
    }

    /// Returns the specific reason why a command of the pane is currently unavailable, if there is one.
    fn why_not(&self, hint: Hint, cx: &Context) -> Option<String> {
        self.unmet(hint, cx).map(|reason| cx.texts.get(reason).into_owned())
    }
}

/// A line of a pane with a name, such as a setting or a sheet.
pub struct NamedLine {
    pub words: String,
    pub help: Option<String>,
    pub show: Show,
}

/// A symbol in the table of a pane.
pub struct Sign {
    pub sign: String,
    /// Catalogue id of its meaning.
    pub words: &'static str,
    /// True if the table currently shows it.
    pub is_shown: bool,
    /// First published round in which it no longer counts as new.
    pub known_from: RoundNo,
}

impl Sign {
    /// Creates a symbol that round 1 may already have.
    pub fn new(sign: impl Into<String>, words: &'static str, is_shown: bool) -> Self {
        Self { sign: sign.into(), words, is_shown, known_from: RoundNo(2) }
    }

    /// Sets the first round that can have the symbol, and thus how long it counts as new.
    #[must_use]
    pub fn since(self, first: RoundNo) -> Self {
        Self { known_from: RoundNo(first.0.saturating_add(1)), ..self }
    }
}

/// Name of a pane. Panes that others lead to are listed here.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PaneId(pub &'static str);

impl PaneId {
    /// Open, new, sample; shown while no event is open.
    pub const START: Self = Self("start");
    pub const EVENT: Self = Self("event");
    pub const PLAYERS: Self = Self("players");
    /// The draft under review, and published pairings.
    pub const PAIRINGS: Self = Self("pairings");
    pub const RESULTS: Self = Self("results");
    pub const STANDINGS: Self = Self("standings");
    /// Printing and publishing.
    pub const WALL: Self = Self("wall");
    pub const LOG: Self = Self("log");
}

/// An item found by a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FoundItem {
    Player(PlayerId),
    /// A board of the round on show.
    Board(BoardNo),
    /// A line without a player or board.
    Line,
}

/// A line that matches a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hit {
    /// Index of the line, from 0.
    pub line: usize,
    /// The item found; the next key acts on it.
    pub found: FoundItem,
}
