//! Looks by role: what a thing means, never which colour it has. Colour says nothing alone: every style here comes
//! with a sign or a word.

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

/// The styles of everything that is drawn, by what it means.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Theme {
    /// What the theme is called.
    pub name: String,
    /// Ordinary text.
    pub plain: Style,
    /// What is secondary: labels, notes, what does not apply. Still text that can be read.
    pub faint: Style,
    /// Heads of tables, titles over what is read.
    pub head: Style,
    /// What the eye should find first among its like: the event, the round on show, the line that is meant.
    pub strong: Style,
    /// The line or field of the cursor.
    pub selected: Style,
    /// A key, wherever one is named.
    pub key: Style,
    /// Something may be questioned, sign `!`.
    pub warning: Style,
    /// A rule is broken or something is refused, sign `✗`.
    pub error: Style,
    /// Something went well, sign `✓`.
    pub good: Style,
    /// Letters that a search found.
    pub found: Style,
    /// The tones of areas.
    pub surface: Surfaces,
    /// How far a round is: chips, and the rounds in the head.
    pub state: States,
    /// What came of a board.
    pub result: Results,
    /// A code that a camera reads, its dark squares drawn as blocks: the same in every theme, for that is what readers know.
    pub code: Style,
    /// The labels before lines, while one is asked for.
    pub labels: Option<Labels>,
}

/// The tones that set areas off from one another; only their grounds count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Surfaces {
    /// The whole screen.
    pub ground: Style,
    /// Head and foot of the screen.
    pub bar: Style,
    /// Panels beside a table.
    pub panel: Style,
    /// What opens over a pane.
    pub raised: Style,
    /// Every other group of lines of a table.
    pub band: Style,
    /// Frames, and rules between areas.
    pub line: Style,
}

/// The state of a round; each is a chip with its word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct States {
    /// Not paired.
    pub none: Style,
    /// Only the arbiter sees it.
    pub draft: Style,
    /// On the wall, no result yet.
    pub published: Style,
    /// Some results are in.
    pub in_play: Style,
    /// All results are in.
    pub complete: Style,
    /// Nothing can be changed: a moment of the past, a file that somebody else writes.
    pub read_only: Style,
}

/// What came of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Results {
    /// White won.
    pub white: Style,
    /// A draw.
    pub draw: Style,
    /// Black won.
    pub black: Style,
    /// Won or lost without play.
    pub forfeit: Style,
    /// No result yet.
    pub missing: Style,
    /// Two results were found for one board.
    pub conflict: Style,
}

/// The name of the theme without any attribute.
const DUMB: &str = "dumb";

impl Theme {
    /// The theme without colours, for `NO_COLOR`: weight, inversion and underlining.
    #[must_use]
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

    /// The theme without any attribute, for a terminal that calls itself dumb.
    #[must_use]
    pub fn bare() -> Self {
        let mut bare = Self { name: DUMB.to_owned(), ..Self::monochrome() };
        for style in bare.roles_mut() {
            *style.1 = Style::new();
        }
        bare
    }

    /// Whether blocks and rules can be drawn: a dumb terminal gets plain signs, and nobody reads them aloud.
    #[must_use]
    pub fn has_blocks(&self) -> bool {
        self.name != DUMB && !self.is_spoken()
    }

    /// Whether panels stand on a tone of their own, so that no rule is needed between them.
    #[must_use]
    pub fn has_tones(&self) -> bool {
        self.surface.panel.bg.is_some() && self.surface.panel.bg != self.surface.ground.bg
    }

    /// Returns every role with the name that a theme file gives it.
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
