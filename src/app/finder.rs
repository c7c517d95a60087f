//! The finder: what is typed after `/` is looked for in the pane on show, and the cursor follows.

use super::App;
use crate::desk::keys::Hint;
use crate::text;
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
pub(super) struct Finder {
    input: Input,
    /// Which of the hits the cursor is on.
    turn: usize,
    /// How many hits there are.
    count: usize,
}

/// The keys while a search is typed.
pub(super) const HINTS: &[Hint] = &[
    Hint { keys: &[KeyCode::Enter], label: "finder-take" },
    Hint { keys: &[KeyCode::Down, KeyCode::Up], label: "finder-next" },
    Hint { keys: &[KeyCode::Char('/')], label: "finder-anew" },
    Hint { keys: &[KeyCode::Esc], label: "key-close" },
];

impl App {
    /// Takes a key of a search.
    pub(super) fn finder_key(&mut self, key: KeyEvent) {
        let Some(finder) = &mut self.finder else { return };
        match key.code {
            KeyCode::Esc | KeyCode::Enter => {
                self.finder = None;
                return;
            }
            KeyCode::Char('/') | KeyCode::F(3) => *finder = Finder::default(),
            KeyCode::Down => finder.turn = (finder.turn + 1) % finder.count.max(1),
            KeyCode::Up => finder.turn = (finder.turn + finder.count.max(1) - 1) % finder.count.max(1),
            _ => {
                finder.input.handle_event(&Event::Key(key));
                finder.turn = 0;
            }
        }
        let (wanted, turn) = (fold_for_search(finder.input.value()).trim().to_owned(), finder.turn);
        let hits = self.with_pane(|pane, cx| {
            let hits = pane.search(&wanted, cx);
            if let Some(&hit) = hits.get(turn) {
                pane.take(hit, cx);
            }
            hits.len()
        });
        if let Some(finder) = &mut self.finder {
            finder.count = hits.unwrap_or(0);
        }
    }

    /// Says what of a search is found.
    fn found(&self, finder: &Finder) -> String {
        match (finder.input.value().is_empty(), finder.count) {
            (true, _) => self.texts.get("finder-what").into_owned(),
            (false, 0) => self.texts.get("finder-none").into_owned(),
            (false, count) => {
                let values = [("turn", (finder.turn + 1).into()), ("count", count.into())];
                self.texts.with("finder-count", &values)
            }
        }
    }

    /// Says a search in a line.
    pub(super) fn sought(&self, finder: &Finder) -> String {
        let typed = text::clean(finder.input.value()).into_owned();
        format!("{}: {typed}, {}", self.texts.get("key-find"), self.found(finder))
    }

    /// Draws the search in the line of notices.
    pub(super) fn draw_finder(&self, frame: &mut Frame, area: Rect, finder: &Finder) {
        let label = format!("{}: ", self.texts.get("key-find"));
        let count = self.found(finder);
        let columns = |words: &str| u16::try_from(text::width(words)).unwrap_or(0);
        let [left, input, right] = Layout::horizontal([
            Constraint::Length(columns(&label)),
            Constraint::Min(10),
            Constraint::Length(columns(&count) + 1),
        ])
        .areas(area);
        frame.render_widget(Paragraph::new(label).style(self.theme.head), left);
        input_line(frame, input, &finder.input, self.theme.plain, true);
        frame.render_widget(Paragraph::new(format!(" {count}")).style(self.theme.faint), right);
    }
}
