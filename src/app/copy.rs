//! Copying the line of the cursor, as it is read aloud: each column after its head.

use super::{App, Speech};
use crate::publish::SheetFormat;
use crate::theme::Theme;

impl App {
    /// Returns what was copied since this was asked last, for the clipboard of the terminal.
    pub fn take_copied(&mut self) -> Option<String> {
        self.state.copied.take()
    }

    /// Copies the line of the cursor in the pane on show.
    pub(super) fn copy_line(&mut self) {
        // Only that theme marks where columns begin.
        let seen = std::mem::replace(&mut self.services.themes.theme, Theme::spoken());
        let line = Speech::of(self).here().to_owned();
        self.services.themes.theme = seen;
        if line.is_empty() {
            return self.state.warn(self.state.texts.get("copy-nothing").into_owned());
        }
        self.services.sheets.copy(line + "\n", SheetFormat::Text, &mut self.state);
    }
}
