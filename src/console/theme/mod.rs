//! Styles by role: by meaning, never by colour. Colour alone carries no information: every style is accompanied by a
//! sign or a word.

mod choose;
mod file;
mod labels;
pub mod spoken;
#[cfg(test)]
mod tests;
mod themes;

pub use choose::{Terminal, ThemeChoice};
pub use file::{FileError, ThemePart, read};
pub use labels::{Labels, Typed};

use ratatui::style::{Color, Modifier, Style};

/// Black on white.
const CODE: Style = Style::new().fg(Color::Indexed(16)).bg(Color::Indexed(231));

/// Styles of everything that is drawn, by role.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Theme {
    pub name: String,
    pub plain: Style,
    /// Secondary text: labels, notes, items that do not apply. Still legible.
    pub faint: Style,
    /// Table heads, and titles of texts.
    pub head: Style,
    /// The most prominent of its kind: the event, the round on show, the line in question.
    pub strong: Style,
    /// The line or field of the cursor.
    pub selected: Style,
    pub key: Style,
    /// Questionable, sign `!`.
    pub warning: Style,
    /// Violated rule or refused action, sign `✗`.
    pub error: Style,
    /// Success, sign `✓`.
    pub good: Style,
    /// Text matched by a search.
    pub found: Style,
    pub surface: Surfaces,
    /// State of a round: chips, and the rounds in the header.
    pub state: States,
    pub result: Results,
    /// A QR code, its dark modules drawn as blocks. The same in every theme, as scanners expect it.
    pub code: Style,
    /// Labels before lines, while jump labels are shown.
    pub labels: Option<Labels>,
}

/// Backgrounds that distinguish areas; only the background of these styles is used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Surfaces {
    /// The full screen.
    pub ground: Style,
    /// Header and key bar.
    pub bar: Style,
    /// Panels next to a table.
    pub panel: Style,
    /// Dialogs over a pane.
    pub raised: Style,
    /// Every other band of table lines.
    pub band: Style,
    /// Frames, and rules between areas.
    pub line: Style,
}

/// State of a round, each shown as a chip with a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct States {
    pub none: Style,
    /// A draft, visible to the arbiter only.
    pub draft: Style,
    /// Published, no result yet.
    pub published: Style,
    /// Some results entered.
    pub in_play: Style,
    /// All results entered.
    pub complete: Style,
    /// Read-only: a past state, or a file that another process writes.
    pub read_only: Style,
}

/// Result of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Results {
    pub white: Style,
    pub draw: Style,
    pub black: Style,
    /// Forfeit, won or lost.
    pub forfeit: Style,
    pub missing: Style,
    pub conflict: Style,
}

/// Name of the theme without attributes.
const DUMB: &str = "dumb";

impl Theme {
    /// Returns the theme without colours, for `NO_COLOR`: weight, inversion and underlining.
    pub fn monochrome() -> Self {
        let plain = Style::new();
        let bold = plain.add_modifier(Modifier::BOLD);
        let chip = bold.add_modifier(Modifier::REVERSED);
        Self {
            name: "no-color".to_owned(),
            plain,
            faint: plain,
            head: bold,
            strong: bold,
            selected: plain.add_modifier(Modifier::REVERSED),
            key: bold,
            warning: bold,
            error: bold.add_modifier(Modifier::UNDERLINED),
            good: plain,
            found: plain.add_modifier(Modifier::UNDERLINED),
            surface: Surfaces {
                ground: plain,
                bar: plain,
                panel: plain,
                raised: plain,
                band: plain,
                line: plain,
            },
            state: States {
                none: plain,
                draft: chip,
                published: chip,
                in_play: chip,
                complete: chip,
                read_only: chip,
            },
            result: Results {
                white: plain,
                draw: plain,
                black: plain,
                forfeit: plain,
                missing: plain,
                conflict: bold.add_modifier(Modifier::UNDERLINED),
            },
            code: CODE,
            labels: None,
        }
    }

    /// Returns the theme without any attribute, for dumb terminals.
    pub fn bare() -> Self {
        let mut bare = Self { name: DUMB.to_owned(), ..Self::monochrome() };
        for style in bare.roles_mut() {
            *style.1 = Style::new();
        }
        bare
    }

    /// Returns true if blocks and rules can be drawn: not on a dumb terminal, nor for a screen reader.
    pub fn has_blocks(&self) -> bool {
        self.name != DUMB && !self.is_spoken()
    }

    /// Returns true if panels have their own background, so that no rule is needed between them.
    pub fn has_tones(&self) -> bool {
        self.surface.panel.bg.is_some() && self.surface.panel.bg != self.surface.ground.bg
    }

    /// Returns every role, with its name in theme files.
    pub fn roles_mut(&mut self) -> Vec<(&'static str, &mut Style)> {
        let Self {
            name: _,
            plain,
            faint,
            head,
            strong,
            selected,
            key,
            warning,
            error,
            good,
            found,
            surface,
            state,
            result,
            code: _,
            labels: _,
        } = self;
        vec![
            ("plain", plain),
            ("faint", faint),
            ("head", head),
            ("strong", strong),
            ("selected", selected),
            ("key", key),
            ("warning", warning),
            ("error", error),
            ("good", good),
            ("found", found),
            ("ground", &mut surface.ground),
            ("bar", &mut surface.bar),
            ("panel", &mut surface.panel),
            ("raised", &mut surface.raised),
            ("band", &mut surface.band),
            ("line", &mut surface.line),
            ("none", &mut state.none),
            ("draft", &mut state.draft),
            ("published", &mut state.published),
            ("in_play", &mut state.in_play),
            ("complete", &mut state.complete),
            ("read_only", &mut state.read_only),
            ("white_won", &mut result.white),
            ("drawn", &mut result.draw),
            ("black_won", &mut result.black),
            ("forfeit", &mut result.forfeit),
            ("missing", &mut result.missing),
            ("conflict", &mut result.conflict),
        ]
    }
}
