//! The theme for screen readers: it is never displayed; its styles mark the roles that matter to the reader.

use super::Theme;
use ratatui::style::{Modifier, Style};

/// Marks the cursor.
pub const HERE: Modifier = Modifier::REVERSED;
/// Marks a table head.
pub const HEAD: Modifier = Modifier::BOLD;
/// Marks the start of a table column.
pub const CELL: Modifier = Modifier::CROSSED_OUT;
/// Marks a warning or a refusal.
pub const TOLD: Modifier = Modifier::ITALIC;

const NAME: &str = "spoken";

impl Theme {
    pub fn spoken() -> Self {
        let mark = |mark: Modifier| Style::new().add_modifier(mark);
        Self {
            name: NAME.to_owned(),
            head: mark(HEAD),
            selected: mark(HERE),
            warning: mark(TOLD),
            error: mark(TOLD),
            ..Self::bare()
        }
    }

    /// Returns true if the output is for a screen reader, so that table columns are marked.
    pub fn is_spoken(&self) -> bool {
        self.name == NAME
    }
}
