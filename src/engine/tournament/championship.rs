//! The championships that the title regulations treat apart.

use crate::keyword::keywords;
use serde::{Deserialize, Serialize};
use std::fmt;

keywords! {
/// A championship with terms of its own for title norms (FIDE B.01, 1.4.1 and 1.4.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Championship: word, from_word -> &'static str {
    /// The final of a national championship, exempt from federations for players of the event's federation.
    National = "national",
    /// A national team championship, exempt for players of the event's federation.
    NationalTeams = "national-teams",
    /// A zonal or sub-zonal tournament, exempt for all players.
    Zonal = "zonal",
    /// A world or continental championship of teams or clubs: seven games are enough.
    WorldTeams = "world-teams",
    /// The World Cup: eight games are enough and count as nine.
    WorldCup = "world-cup",
}
}

impl Championship {
    /// Returns the article of FIDE B.01 that names it.
    pub fn article(self) -> &'static str {
        match self {
            Self::National => "1.4.3a",
            Self::NationalTeams => "1.4.3b",
            Self::Zonal => "1.4.3c",
            Self::WorldTeams | Self::WorldCup => "1.4.1",
        }
    }
}

impl fmt::Display for Championship {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.word())
    }
}
