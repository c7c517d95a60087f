//! What opens over a pane and closes again.

mod asked;
mod columns;
mod confirm;
mod form;
mod help;
mod palette;
mod pick;
mod preview;
mod probe;
mod prompt;
mod rating_columns;
mod reading;
mod review;
mod waiting;

pub use asked::{Asked, Value};
pub use confirm::Confirm;
pub use form::{Candidate, Field, FieldError, Form, Kind};
pub use help::{Help, Line as HelpLine};
pub use palette::{Offer, Palette};
pub use pick::{Choice, Pick};
pub use preview::Preview;
pub use probe::Probe;
pub use prompt::{Prompt, Wanted};
pub use rating_columns::RatingColumns;
pub use reading::Reading;
pub use review::{Difference, Kind as DifferenceKind, Review};
pub use waiting::Waiting;

use crate::context::Context;
use crate::keys::Hint;
use crate::message::Message;
use crate::text;
use crate::widget::layout::wrapped;
use crossterm::event::KeyEvent;
use ratatui::Frame;
use ratatui::layout::{Constraint, Flex, Layout, Rect};
use ratatui::style::Style;
use ratatui::text::Line;
use ratatui::widgets::{Block, Clear, Padding};

/// What a dialog says to a key.
pub enum Reply {
    /// It stays open.
    Stay,
    /// It stays open; the key does nothing in it.
    Unused,
    /// It closes without consequence.
    Close,
    /// It closes, and this is done.
    Finish(Message),
    /// It stays open, and this is done.
    Keep(Message),
}

/// How a path that was begun can go on.
pub struct Completion {
    /// The path as far as it is certain.
    pub path: String,
    /// The names that can follow; folders end with a stroke.
    pub names: Vec<String>,
}

/// Something that opens over a pane and takes all keys until it closes.
pub trait Dialog {
    /// Draws it; `area` is the whole screen.
    fn draw(&self, frame: &mut Frame, area: Rect, cx: &Context);

    /// Returns the name of its type.
    fn type_name(&self) -> &'static str {
        std::any::type_name::<Self>()
    }

    /// Returns how many terminal columns it needs to stand in the place of the panels, so that the table stays in sight;
    /// `None` where it opens over the pane on every screen.
    fn beside(&self) -> Option<u16> {
        None
    }

    /// Draws it in the place of the panels.
    fn draw_beside(&self, frame: &mut Frame, area: Rect, cx: &Context) {
        self.draw(frame, area, cx);
    }

    /// Answers to a key.
    fn key(&mut self, key: KeyEvent, cx: &Context) -> Reply;

    /// Whether it asks for something that cannot be taken back lightly: keys typed before it was on the
    /// screen must not answer it.
    fn asks(&self) -> bool {
        false
    }

    /// Whether it is there to be read: then the key of the help closes it.
    fn is_reading(&self) -> bool {
        false
    }

    /// Takes what completes a path that it asked for with [`Message::Complete`].
    fn complete(&mut self, _completion: Completion) {}

    /// Whether there is something to be worked out while no key comes.
    fn has_work(&self) -> bool {
        false
    }

    /// Works out the next piece of it; returns whether it is there.
    fn work(&mut self, _cx: &Context) -> bool {
        false
    }

    /// Gives back the keys that waited for an answer from beside the console, once it is there.
    fn release(&mut self) -> Vec<KeyEvent> {
        Vec::new()
    }

    /// Whether closing it would lose something that was typed.
    fn has_unsaved(&self) -> bool {
        false
    }

    /// The keys for the key bar.
    fn hints(&self) -> Vec<Hint>;
}

/// Returns how many rows these lines take, broken between words at `width`, up to `most`.
pub(crate) fn rows(lines: &[String], width: u16, most: u16) -> u16 {
    u16::try_from(paragraph(lines, width).len()).unwrap_or(u16::MAX).min(most)
}

/// Returns these lines, filtered and broken between words at `width`.
pub(crate) fn paragraph(lines: &[String], width: u16) -> Vec<Line<'static>> {
    let lines = lines.iter().flat_map(|line| line.split('\n'));
    lines.flat_map(|line| wrapped(&text::clean(line), width.into(), Style::new())).collect()
}

/// Clears a box in the middle of the screen, draws its frame and returns what is inside.
pub(crate) fn open_box(frame: &mut Frame, area: Rect, cx: &Context, title: &str, size: (u16, u16)) -> Rect {
    let [row] = Layout::vertical([Constraint::Length(size.1 + 2)]).flex(Flex::Center).areas(area);
    let [place] = Layout::horizontal([Constraint::Length(size.0 + 4)]).flex(Flex::Center).areas(row);
    let block = Block::bordered()
        .title(format!(" {title} "))
        .title_style(cx.theme.head)
        .border_style(cx.theme.surface.line)
        .padding(Padding::horizontal(1));
    let inside = block.inner(place);
    frame.render_widget(Clear, place);
    frame.buffer_mut().set_style(place, cx.theme.surface.raised);
    frame.render_widget(block, place);
    inside
}
