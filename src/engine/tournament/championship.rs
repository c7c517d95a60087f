//! Championships exempt from the condition on several federations for a title norm.

use serde::{Deserialize, Serialize};
use std::fmt;

/// A championship that is exempt from the federations of a title norm (FIDE B.01, 1.4.3a to 1.4.3c).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Championship {
    /// The final of a national championship, for players of the event's federation.
    National,
    /// A national team championship, for players of the event's federation.
    NationalTeams,
    /// A zonal or sub-zonal tournament, for all players.
    Zonal,
}

impl Championship {
    /// Every championship, in the order of the text.
    pub const ALL: [Self; 3] = [Self::National, Self::NationalTeams, Self::Zonal];

    /// Returns its keyword in files.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            Self::National => "national",
            Self::NationalTeams => "national-teams",
            Self::Zonal => "zonal",
        }
    }

    /// Parses the keyword; `None` for anything else.
    #[must_use]
    pub fn from_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|of| of.word() == word)
    }
}

impl fmt::Display for Championship {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.word())
    }
}
