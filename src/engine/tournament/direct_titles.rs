//! Titles that top places earn directly (FIDE B.01, 1.2), and championships with separate terms for norms.

use super::{Name, Title};
use crate::keyword::keywords;
use serde::{Deserialize, Serialize};
use std::fmt;

/// An award for a place: a title, or a norm for it, which counts nine games (1.2.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Earned {
    Title(Title),
    Norm(Title),
}

impl Earned {
    pub fn title(self) -> Title {
        match self {
            Self::Title(title) | Self::Norm(title) => title,
        }
    }

    /// Parses `IM` or `IM norm`, case-insensitively; `None` for anything else.
    pub fn read(text: &str) -> Option<Self> {
        let text = text.trim().to_ascii_uppercase();
        match text.strip_suffix("NORM") {
            Some(title) => Title::from_letters(title.trim_end_matches([' ', '-'])).map(Self::Norm),
            None => Title::from_letters(&text).map(Self::Title),
        }
    }
}

impl fmt::Display for Earned {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Title(title) => f.pad(title.letters()),
            Self::Norm(title) => f.pad(&format!("{} norm", title.letters())),
        }
    }
}

/// An event of FIDE's table of direct titles, with the awards for its places.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DirectTitles {
    pub event: Name,
    /// Awards by place, first place first.
    pub places: Vec<Earned>,
}

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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn titles_of_a_rank_are_read_as_they_are_written() {
        for earned in [Earned::Title(Title::GM), Earned::Norm(Title::WIM), Earned::Title(Title::FM)] {
            assert_eq!(Earned::read(&earned.to_string()), Some(earned));
        }
        assert_eq!(Earned::read(" im-norm "), Some(Earned::Norm(Title::IM)));
        for wrong in ["", "norm", "XM", "GM norms"] {
            assert_eq!(Earned::read(wrong), None, "{wrong}");
        }
    }
}
