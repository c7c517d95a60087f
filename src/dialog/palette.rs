//! The command palette: everything that can be done here, found by typing a part of its words.

use super::{Dialog, Reply, open_box};
use crate::context::Context;
use crate::keys::{self, Hint};
use crate::text::{self, Align};
use crate::widget::{input_line, scroll_from};
use crossterm::event::{Event, KeyCode, KeyEvent};
use hakem_engine::collate::fold_for_search;
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::text::Line;
use ratatui::widgets::Paragraph;
use tui_input::Input;
use tui_input::backend::crossterm::EventHandler;

/// Lists keys with their words; the chosen one is pressed for the arbiter.
pub struct Palette {
    items: Vec<(Hint, String)>,
    input: Input,
    cursor: usize,
}

impl Palette {
    /// Offers these keys.
    #[must_use]
    pub fn new(hints: Vec<Hint>, cx: &Context) -> Self {
        let words = |hint: Hint| (hint, cx.texts.get(hint.label).to_string());
        Self { items: hints.into_iter().map(words).collect(), input: Input::default(), cursor: 0 }
    }

    fn found(&self) -> Vec<&(Hint, String)> {
        let wanted = fold_for_search(self.input.value());
        self.items.iter().filter(|(_, words)| fold_for_search(words).contains(&wanted)).collect()
    }

    /// Returns the key that stands for the chosen line.
    fn chosen(&self) -> Option<KeyCode> {
        self.found().get(self.cursor).and_then(|(hint, _)| hint.keys.first().copied())
    }
}

impl Dialog for Palette {
    fn draw(&self, frame: &mut Frame, area: Rect, cx: &Context) {
        let found = self.found();
        let height = area.height.saturating_sub(8).clamp(1, 16);
        let title = cx.texts.get("palette-title").to_string();
        let inside = open_box(frame, area, cx, &title, (60.min(area.width.saturating_sub(4)), height + 1));
        let [input, list] = Layout::vertical([Constraint::Length(1), Constraint::Min(0)]).areas(inside);
        input_line(frame, input, &self.input, cx.theme.selected, true);
        let first = scroll_from(self.cursor, found.len(), usize::from(height));
        let rows =
            found.iter().enumerate().skip(first).take(usize::from(height)).map(|(index, (hint, words))| {
                let mark = if index == self.cursor { '>' } else { ' ' };
                let key = hint.keys.first().copied().map(keys::name).unwrap_or_default();
                let line = format!("{mark} {} {words}", text::fit(&key, 6, Align::Left));
                let style = if index == self.cursor { cx.theme.selected } else { cx.theme.plain };
                Line::styled(text::fit(&line, usize::from(list.width), Align::Left), style)
            });
        frame.render_widget(Paragraph::new(rows.collect::<Vec<_>>()), list);
    }

    fn key(&mut self, key: KeyEvent, _: &Context) -> Reply {
        match key.code {
            KeyCode::Esc => Reply::Close,
            KeyCode::Up => {
                self.cursor = self.cursor.saturating_sub(1);
                Reply::Stay
            }
            KeyCode::Down => {
                self.cursor = (self.cursor + 1).min(self.found().len().saturating_sub(1));
                Reply::Stay
            }
            KeyCode::Enter => {
                self.chosen().map_or(Reply::Stay, |code| Reply::Finish(crate::message::Message::Press(code)))
            }
            _ => {
                self.input.handle_event(&Event::Key(key));
                self.cursor = 0;
                Reply::Stay
            }
        }
    }

    fn hints(&self) -> Vec<Hint> {
        vec![
            Hint { keys: &[KeyCode::Enter], label: "key-accept" },
            Hint { keys: &[KeyCode::Esc], label: "key-cancel" },
        ]
    }
}
