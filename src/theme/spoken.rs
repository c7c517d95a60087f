//! The theme of what is read aloud: nobody sees it, and every role that matters to a reader is a mark.

use super::Theme;
use ratatui::style::{Modifier, Style};

/// The cursor is here.
pub const HERE: Modifier = Modifier::REVERSED;
/// The head of a table.
pub const HEAD: Modifier = Modifier::BOLD;
/// A column of a table begins here.
pub const CELL: Modifier = Modifier::CROSSED_OUT;
/// Something warns, or is refused.
pub const TOLD: Modifier = Modifier::ITALIC;

/// The name of the theme.
const NAME: &str = "spoken";

impl Theme {
    /// The theme of what is read aloud.
    #[must_use]
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

    /// Whether the columns of tables are to be marked, because what is drawn is read aloud.
    #[must_use]
    pub fn is_spoken(&self) -> bool {
        self.name == NAME
    }
}
