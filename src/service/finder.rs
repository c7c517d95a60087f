//! The finder: what is typed after `/` is looked for in the pane on show, and the cursor follows.

use crate::desk::keys::Hint;
use crate::i18n::Texts;
use crate::text;
use crate::theme::Theme;
use crate::widget::input_line;
use crossterm::event::{Event, KeyCode, KeyEvent};
use hakem_engine::collate::fold_for_search;
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::widgets::Paragraph;
use tui_input::Input;
use tui_input::backend::crossterm::EventHandler;

/// A search while it is typed.
#[derive(Default)]
pub struct Finder {
    input: Input,
    /// Which of the hits the cursor is on.
    turn: usize,
    /// How many hits there are.
    count: usize,
}

/// The keys while a search is typed.
pub const HINTS: &[Hint] = &[
    Hint { keys: &[KeyCode::Enter], label: "finder-take" },
    Hint { keys: &[KeyCode::Down, KeyCode::Up], label: "finder-next" },
    Hint { keys: &[KeyCode::Char('/')], label: "finder-anew" },
    Hint { keys: &[KeyCode::Esc], label: "key-close" },
];

impl Finder {
    /// Takes a key. Returns the text that is wanted now, folded for searching, and which of the hits the cursor is to be on; `None`
    /// where the search ends.
    pub fn key(&mut self, key: KeyEvent) -> Option<(String, usize)> {
        let count = self.count.max(1);
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

    /// Notes how many hits there are.
    pub fn found(&mut self, count: usize) {
        self.count = count;
    }

    /// Says what is found.
    fn told(&self, texts: &Texts) -> String {
        match (self.input.value().is_empty(), self.count) {
            (true, _) => texts.get("finder-what").into_owned(),
            (false, 0) => texts.get("finder-none").into_owned(),
            (false, count) => {
                texts.with("finder-count", &[("turn", (self.turn + 1).into()), ("count", count.into())])
            }
        }
    }

    /// Says the search in a line.
    #[must_use]
    pub fn spoken(&self, texts: &Texts) -> String {
        let typed = text::clean(self.input.value()).into_owned();
        format!("{}: {typed}, {}", texts.get("key-find"), self.told(texts))
    }

    /// Draws the search in the line of notices.
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
        frame.render_widget(Paragraph::new(label).style(theme.head), left);
        input_line(frame, input, &self.input, theme.plain, true);
        frame.render_widget(Paragraph::new(format!(" {count}")).style(theme.faint), right);
    }
}
