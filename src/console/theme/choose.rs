//! Selection of the theme: by the terminal's capabilities and the arbiter's choice.

use super::Theme;
use crate::platform;
use hakem_engine::keywords;

/// Capabilities of the terminal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Terminal {
    /// True if colours are disabled, by the environment or the command line.
    pub no_color: bool,
    pub is_dumb: bool,
    /// True if it supports 24-bit colours.
    pub has_all_colours: bool,
    /// True if it reports a light background.
    pub is_light: bool,
}

keywords! {
/// A theme by name.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ThemeChoice: name, named -> &'static str {
    /// Selected by the capabilities of the terminal.
    #[default]
    Automatic = "automatic",
    Dark = "dark",
    Light = "light",
    HighContrast = "high-contrast",
    /// The terminal's own sixteen colours.
    Sixteen = "sixteen",
}
}

impl ThemeChoice {
    /// Returns the theme for a terminal. A terminal without colours has none, whatever the choice.
    pub fn theme(self, terminal: Terminal) -> Theme {
        if terminal.is_dumb {
            return Theme::bare();
        }
        if terminal.no_color {
            return Theme::monochrome();
        }
        if !terminal.has_all_colours {
            return Theme::sixteen();
        }
        match self {
            Self::Light => Theme::light(),
            Self::HighContrast => Theme::high_contrast(),
            Self::Sixteen => Theme::sixteen(),
            Self::Automatic if terminal.is_light => Theme::light(),
            Self::Automatic | Self::Dark => Theme::dark(),
        }
    }
}

impl Terminal {
    /// Reads the capabilities from the environment: `TERM`, `COLORTERM`, `COLORFGBG`.
    pub fn from_environment() -> Self {
        let value = |name: &str| std::env::var(name).unwrap_or_default();
        let ground = value("COLORFGBG").rsplit(';').next().and_then(|colour| colour.parse::<u8>().ok());
        Self {
            no_color: false,
            is_dumb: value("TERM") == "dumb",
            has_all_colours: platform::HAS_ALL_COLOURS
                || matches!(value("COLORTERM").as_str(), "truecolor" | "24bit"),
            is_light: ground.is_some_and(|colour| matches!(colour, 7 | 9..=15)),
        }
    }
}
