//! Which theme is taken: by what the terminal can do, and by what the arbiter chose.

use super::Theme;
use crate::platform;

/// What is known of the terminal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Terminal {
    /// No colours are wanted, by the environment or the command line.
    pub no_color: bool,
    /// It calls itself dumb.
    pub is_dumb: bool,
    /// It shows colours of 24 bits.
    pub has_all_colours: bool,
    /// It says that its ground is light.
    pub is_light: bool,
}

/// A theme by name.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ThemeChoice {
    /// By what the terminal says of itself.
    #[default]
    Automatic,
    /// Light on dark.
    Dark,
    /// Dark on light.
    Light,
    /// The strongest contrast.
    HighContrast,
    /// The terminal's own sixteen colours.
    Sixteen,
}

impl ThemeChoice {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Self; 5] = [Self::Automatic, Self::Dark, Self::Light, Self::HighContrast, Self::Sixteen];

    /// Returns the name, the same in every language.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Automatic => "automatic",
            Self::Dark => "dark",
            Self::Light => "light",
            Self::HighContrast => "high-contrast",
            Self::Sixteen => "sixteen",
        }
    }

    /// Finds a theme by its name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|choice| choice.name() == name)
    }

    /// Returns the theme on a terminal. One without colours stays without, whatever was chosen.
    #[must_use]
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
    /// Asks the environment what the terminal can do: `TERM`, `COLORTERM`, `COLORFGBG`.
    #[must_use]
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
