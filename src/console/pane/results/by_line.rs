//! A list in which each line is typed and accepted with Enter: line-ups, match scores.

use crate::desk::keys::{WALK, find};
use crate::desk::{Context, Message, Reply};
use crate::dialog::{open_box, rows};
use crate::text;
use crate::widget::{rest_on_row, scroll_from, set_in_lines, unwrapped, wrapped};
use crossterm::event::{KeyCode, KeyEvent};
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::text::Line;

/// Terminal columns of the list.
const WIDTH: u16 = 76;

/// Minimum rows of the list, regardless of the text below it.
const LEAST: u16 = 3;

/// Maximum rows of the text at the end.
const WORDS: u16 = 5;

/// Cursor of such a list, with the text typed at it.
#[derive(Default)]
pub(super) struct TypedLine {
    pub(super) cursor: usize,
    pub(super) typed: String,
    error: Option<String>,
}

impl TypedLine {
    pub(super) fn at(cursor: usize) -> Self {
        Self { cursor, ..Self::default() }
    }

    /// Handles a key in a list of `count` lines, each of which accepts digits and `letters`, at most `most`
    /// characters. Returns `None` if the typed text is to be parsed.
    pub(super) fn key(
        &mut self,
        key: KeyEvent,
        count: usize,
        (letters, most): (&str, usize),
    ) -> Option<Reply> {
        self.error = None;
        match key.code {
            KeyCode::Esc if !self.typed.is_empty() => self.typed.clear(),
            KeyCode::Esc => return Some(Reply::Close),
            KeyCode::Enter if self.typed.trim().is_empty() => self.go_on(count),
            KeyCode::Enter => return None,
            KeyCode::Backspace => drop(self.typed.pop()),
            KeyCode::Char(letter) if letter.is_ascii_digit() || letters.contains(letter) => {
                if self.typed.chars().count() < most {
                    self.typed.push(letter);
                }
            }
            _ => {
                let Some(walk) = find(WALK, key) else { return Some(Reply::Unused) };
                self.cursor = walk.from(self.cursor, count);
                self.typed.clear();
            }
        }
        Some(Reply::Stay)
    }

    /// Returns the message of a parsed line and moves to the next line, or keeps the error.
    pub(super) fn take(&mut self, done: Result<Message, String>, count: usize) -> Reply {
        match done {
            Ok(message) => {
                self.go_on(count);
                Reply::Keep(message)
            }
            Err(error) => {
                self.error = Some(error);
                Reply::Stay
            }
        }
    }

    fn go_on(&mut self, count: usize) {
        self.cursor = (self.cursor + 1).min(count.saturating_sub(1));
        self.typed.clear();
        self.error = None;
    }
}

/// Contents of such a list for rendering.
pub(super) struct ByLine<'a> {
    pub(super) title: String,
    pub(super) at: &'a TypedLine,
    pub(super) count: usize,
    pub(super) line: &'a dyn Fn(usize) -> Line<'static>,
    /// Details of the line at the cursor, in parts that are not broken; may be empty.
    pub(super) about: Vec<String>,
    /// Instructions for typing a line.
    pub(super) how: String,
}

impl ByLine<'_> {
    pub(super) fn draw(self, frame: &mut Frame, area: Rect, cx: &Context) {
        let width = WIDTH.min(area.width.saturating_sub(4));
        let (told, look) = match &self.at.error {
            Some(error) => (text::clean(error).into_owned(), cx.theme.error),
            None => (self.how.clone(), cx.theme.faint),
        };
        let tall = |words: &String| rows(std::slice::from_ref(words), width, WORDS);
        let words = tall(&self.how).max(tall(&told));
        let free = area.height.saturating_sub(words + LEAST + 5);
        let about = set_in_lines(self.about, width.into(), cx.theme.plain);
        let about_rows = u16::try_from(about.len()).unwrap_or(u16::MAX).min(free);
        let about_rows = if about_rows > 0 { about_rows + 1 } else { 0 };
        let most = area.height.saturating_sub(about_rows + words + 5).max(1);
        let height = u16::try_from(self.count).unwrap_or(u16::MAX).min(most);
        let inside = open_box(frame, area, cx, &self.title, (width, height + about_rows + words + 1));
        let [list, _, below, under] = Layout::vertical([
            Constraint::Length(height),
            Constraint::Length(1),
            Constraint::Length(about_rows),
            Constraint::Min(0),
        ])
        .areas(inside);
        let first = scroll_from(self.at.cursor, self.count, height.into());
        let lines = (first..self.count).take(height.into()).map(self.line);
        unwrapped(frame, list, lines.collect::<Vec<_>>());
        rest_on_row(frame, list, self.at.cursor.saturating_sub(first));
        unwrapped(frame, below, about);
        unwrapped(frame, under, wrapped(&told, width.into(), look));
    }
}
