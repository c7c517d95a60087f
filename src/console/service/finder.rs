//! The search: text typed after `/` is searched in the current pane, and the cursor follows.

use crate::desk::Elsewhere;
use crate::desk::keys::Hint;
use crate::i18n::Texts;
use crate::text;
use crate::theme::Theme;
use crate::widget::{input_line, unwrapped};
use crossterm::event::{Event, KeyCode, KeyEvent};
use hakem_engine::collate::fold_for_search;
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::text::Text;
use tui_input::Input;
use tui_input::backend::crossterm::EventHandler;

/// A search in progress.
#[derive(Default)]
pub struct Finder {
    input: Input,
    /// Index of the hit at the cursor.
    turn: usize,
    /// Number of hits in the current pane.
    count: usize,
    /// Hits in other sections, which follow those of the pane.
    elsewhere: Vec<Elsewhere>,
}

/// Keys while a search is typed.
pub const HINTS: &[Hint] = &[
    Hint::new(&[KeyCode::Enter], "finder-take"),
    Hint::new(&[KeyCode::Down, KeyCode::Up], "finder-next"),
    Hint::new(&[KeyCode::Char('/')], "finder-new"),
    Hint::new(&[KeyCode::Esc], "key-close"),
];

impl Finder {
    /// Handles a key. Returns the current search text, folded for searching, and the index of the hit for the cursor;
    /// `None` if the search ends.
    pub fn key(&mut self, key: KeyEvent) -> Option<(String, usize)> {
        let count = (self.count + self.elsewhere.len()).max(1);
        match key.code {
            KeyCode::Esc | KeyCode::Enter => return None,
            KeyCode::Char('/') | KeyCode::F(3) => *self = Self::default(),
            KeyCode::Down => self.turn = (self.turn + 1) % count,
            KeyCode::Up => self.turn = (self.turn + count - 1) % count,
            _ => {
                self.input.handle_event(&Event::Key(key));
                self.turn = 0;
            }
        }
        Some((fold_for_search(self.input.value()).trim().to_owned(), self.turn))
    }

    /// Sets the number of hits in the current pane, and the hits in other sections.
    pub fn found(&mut self, count: usize, elsewhere: Vec<Elsewhere>) {
        (self.count, self.elsewhere) = (count, elsewhere);
    }

    /// Returns the player of another section at the cursor, if any.
    pub fn elsewhere(&self) -> Option<&Elsewhere> {
        self.elsewhere.get(self.turn.checked_sub(self.count)?)
    }

    fn told(&self, texts: &Texts) -> String {
        let count = self.count + self.elsewhere.len();
        match (self.input.value().is_empty(), count) {
            (true, _) => return texts.get("finder-what").into_owned(),
            (false, 0) => return texts.get("finder-none").into_owned(),
            _ => {}
        }
        let turn = texts.with("finder-count", &[("turn", (self.turn + 1).into()), ("count", count.into())]);
        match self.elsewhere() {
            Some(found) => format!("{} · {turn}", found.told(texts)),
            None => turn,
        }
    }

    /// Returns the search as one line for screen readers.
    pub fn spoken(&self, texts: &Texts) -> String {
        let typed = text::clean(self.input.value()).into_owned();
        format!("{}: {typed}, {}", texts.get("key-find"), self.told(texts))
    }

    /// Draws the search in the notice line.
    pub fn draw(&self, frame: &mut Frame, area: Rect, texts: &Texts, theme: &Theme) {
        let label = format!("{}: ", texts.get("key-find"));
        let count = self.told(texts);
        let columns = |words: &str| u16::try_from(text::width(words)).unwrap_or(0);
        let [left, input, right] = Layout::horizontal([
            Constraint::Length(columns(&label)),
            Constraint::Min(10),
            Constraint::Length(columns(&count) + 1),
        ])
        .areas(area);
        unwrapped(frame, left, Text::from(label).style(theme.head));
        input_line(frame, input, &self.input, theme.plain, true);
        unwrapped(frame, right, Text::from(format!(" {count}")).style(theme.faint));
    }
}
