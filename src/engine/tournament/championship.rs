//! The championships that the title regulations treat apart.

use serde::{Deserialize, Serialize};
use std::fmt;

/// A championship with terms of its own for title norms (FIDE B.01, 1.4.1 and 1.4.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Championship {
    /// The final of a national championship, exempt from federations for players of the event's federation.
    National,
    /// A national team championship, exempt for players of the event's federation.
    NationalTeams,
    /// A zonal or sub-zonal tournament, exempt for all players.
    Zonal,
    /// A world or continental championship of teams or clubs: seven games are enough.
    WorldTeams,
    /// The World Cup: eight games are enough and count as nine.
    WorldCup,
}

impl Championship {
    /// Every championship, those that are exempt from federations first, in the order of the text.
    pub const ALL: [Self; 5] =
        [Self::National, Self::NationalTeams, Self::Zonal, Self::WorldTeams, Self::WorldCup];

    /// Returns its keyword in files.
    pub fn word(self) -> &'static str {
        match self {
            Self::National => "national",
            Self::NationalTeams => "national-teams",
            Self::Zonal => "zonal",
            Self::WorldTeams => "world-teams",
            Self::WorldCup => "world-cup",
        }
    }

    /// Returns the article of FIDE B.01 that names it.
    pub fn article(self) -> &'static str {
        match self {
            Self::National => "1.4.3a",
            Self::NationalTeams => "1.4.3b",
            Self::Zonal => "1.4.3c",
            Self::WorldTeams | Self::WorldCup => "1.4.1",
        }
    }

    /// Parses the keyword; `None` for anything else.
    pub fn from_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|of| of.word() == word)
    }
}

impl fmt::Display for Championship {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.word())
    }
}
