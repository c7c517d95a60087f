//! Jump labels: one or two letters before every visible line; typing them moves the cursor there.

use super::App;
use crate::desk::keys::{Hint, plain};
use crate::theme::{Labels, Typed};
use crate::widget::wrapped;
use crossterm::event::{KeyCode, KeyEvent};
use ratatui::text::Line;

/// Keys while jump labels are shown.
pub(super) const HINTS: &[Hint] = &[Hint::new(&[KeyCode::Esc], "key-close")];

impl App {
    /// Shows labels before the visible lines.
    pub(super) fn offer_jump(&mut self) {
        let has_lines = self.pane().is_some_and(|pane| pane.has_lines(&self.context()));
        let theme = &mut self.services.themes.theme;
        if theme.is_spoken() || !has_lines {
            let id = if has_lines { "jump-unseen" } else { "jump-nowhere" };
            return self.state.warn(self.state.texts.get(id).into_owned());
        }
        theme.labels = Some(Labels::default());
    }

    /// Returns the prompt for a label while labels are shown.
    pub(super) fn asked_for_label(&self, width: u16) -> Option<Vec<Line<'static>>> {
        let theme = &self.services.themes.theme;
        theme.labels.as_ref()?;
        Some(wrapped(&self.state.texts.get("jump-asked"), width.into(), theme.plain))
    }

    /// Returns true if the next key belongs to a search or a label, so that nothing else may interrupt.
    pub(super) fn is_seeking(&self) -> bool {
        self.services.finder.is_some() || self.services.themes.theme.labels.is_some()
    }

    /// Handles a key of a label while labels are shown; returns true if the key had no other purpose.
    pub(super) fn jumps(&mut self, key: KeyEvent) -> bool {
        let Some(labels) = self.services.themes.theme.labels.take() else { return false };
        let letter = match plain(key) {
            Some(KeyCode::Char(letter)) if self.dialogs.is_empty() => letter,
            // Any other key hides the labels and then has its usual effect; Esc only hides them.
            Some(KeyCode::Esc) if self.dialogs.is_empty() => return true,
            _ => return false,
        };
        match labels.typed(letter) {
            Some(Typed::More(labels)) => self.services.themes.theme.labels = Some(labels),
            Some(Typed::Lines(lines)) => {
                let step = if lines > 0 { KeyCode::Down } else { KeyCode::Up };
                for _ in 0..lines.unsigned_abs() {
                    self.pane_key(KeyEvent::from(step));
                }
                self.settle();
            }
            None => {
                self.state.warn(self.state.texts.get("jump-no-label").into_owned());
            }
        }
        true
    }
}
