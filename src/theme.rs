//! Looks by meaning. Colour never says anything alone: every style here comes with a mark or a word.

use ratatui::style::{Color, Modifier, Style};

/// The styles of everything that is drawn.
#[derive(Clone, Debug)]
pub struct Theme {
    /// Ordinary text.
    pub plain: Style,
    /// What can wait: lines, labels, keys that do nothing now.
    pub faint: Style,
    /// Heads of tables, titles of panes.
    pub head: Style,
    /// The line or field of the cursor.
    pub selected: Style,
    /// A key in the key bar.
    pub key: Style,
    /// Something deserves a look.
    pub warning: Style,
    /// Something is wrong.
    pub error: Style,
    /// Something went well.
    pub good: Style,
}

impl Theme {
    /// The coloured theme: only the sixteen colours that every terminal has.
    #[must_use]
    pub fn coloured() -> Self {
        let plain = Style::new();
        Self {
            plain,
            faint: plain.fg(Color::DarkGray),
            head: plain.fg(Color::Cyan).add_modifier(Modifier::BOLD),
            selected: plain.add_modifier(Modifier::REVERSED),
            key: plain.fg(Color::Cyan),
            warning: plain.fg(Color::Yellow).add_modifier(Modifier::BOLD),
            error: plain.fg(Color::Red).add_modifier(Modifier::BOLD),
            good: plain.fg(Color::Green),
        }
    }

    /// The theme without colours, for `NO_COLOR`.
    #[must_use]
    pub fn monochrome() -> Self {
        let plain = Style::new();
        let bold = plain.add_modifier(Modifier::BOLD);
        Self {
            plain,
            faint: plain.add_modifier(Modifier::DIM),
            head: bold,
            selected: plain.add_modifier(Modifier::REVERSED),
            key: bold,
            warning: bold,
            error: bold.add_modifier(Modifier::UNDERLINED),
            good: plain,
        }
    }

    /// Chooses by the environment: `NO_COLOR` with any content turns colours off.
    #[must_use]
    pub fn from_environment() -> Self {
        match std::env::var_os("NO_COLOR") {
            Some(value) if !value.is_empty() => Self::monochrome(),
            _ => Self::coloured(),
        }
    }
}
