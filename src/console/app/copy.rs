//! Copies the line at the cursor in its spoken form: each cell after its column head.

use super::{App, Speech};
use crate::publish::SheetFormat;
use crate::theme::Theme;

impl App {
    /// Returns the text copied since the last call, for the terminal's clipboard.
    pub fn take_copied(&mut self) -> Option<String> {
        self.state.copied.take()
    }

    pub(super) fn copy_line(&mut self) {
        // Only the spoken theme marks the start of columns.
        let seen = std::mem::replace(&mut self.services.themes.theme, Theme::spoken());
        let line = Speech::of(self).here().to_owned();
        self.services.themes.theme = seen;
        if line.is_empty() {
            return self.state.warn(self.state.texts.get("copy-nothing").into_owned());
        }
        self.services.sheets.copy(line + "\n", SheetFormat::Text, &mut self.state);
    }
}
