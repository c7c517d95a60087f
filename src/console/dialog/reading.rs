//! Scrollable text: an explanation, a card, the report of an import.

use super::open_box;
use crate::desk::keys::{Hint, WALK, Walk, find};
use crate::desk::{Context, Dialog, Reply};
use crate::widget::{self, panel_box, rest_on_row, wrapped_line};
use crossterm::event::{KeyCode, KeyEvent};
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::Line;
use ratatui::widgets::Clear;
use std::cell::Cell;

/// Renders the lines for terminal columns and rows: the actual ones, never constants.
type MakeLines = Box<dyn Fn(&Context, (u16, u16)) -> Vec<Line<'static>>>;

/// Rows of the screen around a text, and around one that uses every row.
const AROUND: [u16; 2] = [4, 2];

/// Minimum width of readable sentences.
const LEAST: u16 = 30;

/// Scrollable text.
pub struct ReadingDialog {
    title: String,
    lines: MakeLines,
    /// Minimum width.
    least: u16,
    /// Rows of the screen that the dialog leaves, with its frame.
    around: u16,
    /// Line of the terminal's cursor, below the first visible line only where nothing scrolls any more.
    at: usize,
    /// Column of the terminal's cursor in the first line, while text is typed into it.
    field: Option<u16>,
    /// Columns and rows when last drawn; limits scrolling.
    place: Cell<(u16, u16)>,
}

impl ReadingDialog {
    /// Creates a text; the lines must already be sanitised.
    pub fn new(title: impl Into<String>, lines: Vec<Line<'static>>) -> Self {
        Self::fitted(title, move |_, _| lines.clone())
    }

    /// Creates a text that depends on the available width; the lines must already be sanitised.
    pub fn fitted(
        title: impl Into<String>,
        lines: impl Fn(&Context, u16) -> Vec<Line<'static>> + 'static,
    ) -> Self {
        let [around, _] = AROUND;
        Self { around, ..Self::filling(title, move |cx, (width, _)| lines(cx, width)) }
    }

    /// Creates a text that depends on the available width and rows, up to the full height of the screen; the lines must
    /// already be sanitised.
    pub fn filling(
        title: impl Into<String>,
        lines: impl Fn(&Context, (u16, u16)) -> Vec<Line<'static>> + 'static,
    ) -> Self {
        let place = Cell::new((LEAST, 1));
        let [_, around] = AROUND;
        Self { title: title.into(), lines: Box::new(lines), least: LEAST, around, at: 0, field: None, place }
    }

    /// Sets the minimum width, for tables.
    #[must_use]
    pub fn needing(self, least: u16) -> Self {
        Self { least, ..self }
    }

    /// Puts the terminal's cursor at a column of the first line, into which text is typed.
    #[must_use]
    pub fn typed_at(self, column: usize) -> Self {
        Self { field: u16::try_from(column).ok(), ..self }
    }

    /// Draws the lines into an area, starting at the scroll position.
    fn draw_lines(&self, frame: &mut Frame, area: Rect, lines: Vec<Line<'static>>) {
        self.place.set((area.width, area.height));
        let needed = u16::try_from(lines.len()).unwrap_or(u16::MAX);
        let at = u16::try_from(self.at).unwrap_or(u16::MAX).min(needed.saturating_sub(1));
        let top = at.min(needed.saturating_sub(area.height));
        widget::lines(frame, area, lines.iter().skip(top.into()));
        rest_on_row(frame, area, usize::from(at - top));
        if let Some(column) = self.field.filter(|_| at == 0) {
            frame.set_cursor_position((area.x + column.min(area.width.saturating_sub(1)), area.y));
        }
    }

    fn made(&self, room: (u16, u16), cx: &Context) -> Vec<Line<'static>> {
        let made = (self.lines)(cx, room);
        made.iter().flat_map(|line| wrapped_line(line, room.0.into())).collect()
    }
}

const HINTS: &[Hint] =
    &[Hint::new(&[KeyCode::Up, KeyCode::Down], "key-scroll"), Hint::new(&[KeyCode::Esc], "key-close")];

impl Dialog for ReadingDialog {
    fn draw(&self, frame: &mut Frame, area: Rect, cx: &Context) {
        let width = area.width.saturating_sub(6).min(100);
        let most = area.height.saturating_sub(self.around).max(1);
        let lines = self.made((width, most), cx);
        let needed = u16::try_from(lines.len()).unwrap_or(u16::MAX);
        let height = needed.clamp(1, most);
        let inside = open_box(frame, area, cx, &self.title, (width, height));
        self.draw_lines(frame, inside, lines);
    }

    fn beside(&self) -> Option<u16> {
        Some(self.least)
    }

    fn draw_beside(&self, frame: &mut Frame, area: Rect, cx: &Context) {
        frame.render_widget(Clear, area);
        let inside = panel_box(frame, area, cx.theme, &self.title);
        let lines = self.made((inside.width, inside.height), cx);
        self.draw_lines(frame, inside, lines);
    }

    fn key(&mut self, key: KeyEvent, cx: &Context) -> Reply {
        match key.code {
            KeyCode::Esc | KeyCode::Enter | KeyCode::Char('q' | 'e' | '?') | KeyCode::F(1) => Reply::Close,
            _ => {
                let Some(walk) = find(WALK, key) else { return Reply::Unused };
                let (width, height) = self.place.get();
                let count = self.made((width, height), cx).len();
                let hidden = count.saturating_sub(height.into());
                // One line at a time, the cursor walks down the last page too. Up scrolls a longer text at once: a user
                // who sees no cursor would press keys without an effect.
                self.at = match walk {
                    Walk::Down => walk.from(self.at.min(count.saturating_sub(1)), count),
                    Walk::Up if hidden == 0 => walk.from(self.at.min(count.saturating_sub(1)), count),
                    _ => walk.from(self.at.min(hidden), hidden + 1),
                };
                Reply::Stay
            }
        }
    }

    fn is_reading(&self) -> bool {
        true
    }

    fn hints(&self) -> Vec<Hint> {
        HINTS.to_vec()
    }
}
