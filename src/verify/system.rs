//! The systems whose rounds can be verified, by their record 192.

use super::records::Records;
use super::{Fault, fault};

/// The systems whose rounds can be verified; without a year the 2026 editions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum System {
    Dutch,
    Dutch2017,
    Burstein,
    Dubov,
    BasicSwiss,
    BursteinClassic,
    Lim,
    Lim2026,
    DoubleSwiss,
    TeamSwiss(TeamRules),
    Olympiad,
    DubovClassic,
    Dutch2009,
    Dutch1992,
}

/// Rules of a team event from record 192 (C.04.6 1.2, 1.7).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct TeamRules {
    /// Type of colour preferences: `A`, `B`, or `-` for none.
    pub(super) preferences: char,
    pub(super) by_match_points: bool,
    /// True if the secondary score is used for colours.
    pub(super) uses_secondary: bool,
}

impl TeamRules {
    fn of(code: &str) -> Option<Self> {
        let words: Vec<&str> = code.strip_prefix("FIDE_TEAM")?.split('_').collect();
        let (preferences, scores) = match words.as_slice() {
            [""] => ('A', ["MP", "GP"].as_slice()),
            ["", "TYPEA", scores @ ..] => ('A', scores),
            ["", "TYPEB", scores @ ..] => ('B', scores),
            ["", scores @ ..] => ('-', scores),
            _ => return None,
        };
        let (by_match_points, uses_secondary) = match scores {
            ["MP"] => (true, false),
            ["MP", "GP"] => (true, true),
            ["GP"] => (false, false),
            ["GP", "MP"] => (false, true),
            _ => return None,
        };
        Some(Self { preferences, by_match_points, uses_secondary })
    }
}

impl System {
    /// Returns the system that record 192 names.
    pub(super) fn of(records: &Records) -> Result<Self, Fault> {
        let plain = records.system.trim_end_matches("_BAKU");
        let is_of_2017 = ("2017/07/01"..="2026/01/31").contains(&records.start.as_str());
        if plain != records.system && !records.is_accelerated {
            return fault("report", "acceleration is covered with its points (record 250) only");
        }
        match records.words.get("system").map(String::as_str) {
            Some("dutch-2017") => return Ok(Self::Dutch2017),
            Some("basic-swiss") => return Ok(Self::BasicSwiss),
            Some("burstein-classic") => return Ok(Self::BursteinClassic),
            Some("lim") => return Ok(Self::Lim),
            Some("lim-2026") => return Ok(Self::Lim2026),
            Some("olympiad-2022") => return Ok(Self::Olympiad),
            Some("dubov-classic") => return Ok(Self::DubovClassic),
            Some("dutch-2009") => return Ok(Self::Dutch2009),
            Some("dutch-1992") => return Ok(Self::Dutch1992),
            _ => {}
        }
        match plain {
            "FIDE_DUTCH" if is_of_2017 => Ok(Self::Dutch2017),
            "FIDE_DUTCH_2026" | "FIDE_DUTCH_2025" => Ok(Self::Dutch),
            "FIDE_DUTCH" if records.start.as_str() >= "2026/02/01" => Ok(Self::Dutch),
            "FIDE_BURSTEIN" => Ok(Self::Burstein),
            "FIDE_DUBOV" => Ok(Self::Dubov),
            "FIDE_DOUBLESWISS" => Ok(Self::DoubleSwiss),
            _ => match TeamRules::of(plain) {
                Some(rules) if records.start.is_empty() || records.start.as_str() >= "2026/02/01" => {
                    Ok(Self::TeamSwiss(rules))
                }
                _ => fault("report", "record 192 names no system whose rounds have certificates"),
            },
        }
    }

    pub(super) fn is_of_teams(self) -> bool {
        matches!(self, Self::TeamSwiss(_) | Self::Olympiad)
    }

    /// Returns true if a round is a match.
    pub(super) fn is_of_matches(self) -> bool {
        matches!(self, Self::DoubleSwiss | Self::TeamSwiss(_) | Self::Olympiad)
    }

    /// Returns the number of previous rounds whose floats matter: one for matches, none in the last round; for teams
    /// one, none in the last two rounds; none in the Olympiad; two for the other systems.
    pub(super) fn floats_asked(self, round: usize, rounds: usize) -> usize {
        let (most, later) = match self {
            Self::DoubleSwiss => (1, rounds - round),
            Self::TeamSwiss(_) => (1, (rounds - round).saturating_sub(1)),
            Self::Olympiad => (0, 0),
            _ => (2, 2),
        };
        (round - 1).min(most).min(later)
    }

    /// Returns the noun for the paired units.
    pub(super) fn who(self) -> &'static str {
        if self.is_of_teams() { "team" } else { "player" }
    }

    /// Returns the article on colours.
    pub(super) fn article_of_colours(self) -> &'static str {
        match self {
            Self::DoubleSwiss | Self::TeamSwiss(_) => "Article 4",
            Self::Dutch2017 | Self::Dutch2009 | Self::Dutch1992 => "Section E",
            Self::BasicSwiss => "section 7",
            Self::BursteinClassic => "section 5",
            Self::Lim => "section 6",
            Self::Olympiad => "Article 7",
            Self::DubovClassic => "section 3",
            Self::Dutch | Self::Burstein | Self::Dubov | Self::Lim2026 => "Article 5",
        }
    }

    pub(super) fn id(self) -> &'static str {
        match self {
            Self::Dutch => "dutch-2026",
            Self::Dutch2017 => "dutch-2017",
            Self::Burstein => "burstein-2026",
            Self::Dubov => "dubov-2026",
            Self::BasicSwiss => "basic-swiss",
            Self::BursteinClassic => "burstein-classic",
            Self::Lim => "lim",
            Self::Lim2026 => "lim-2026",
            Self::DoubleSwiss => "double-swiss-2026",
            Self::TeamSwiss(_) => "team-swiss-2026",
            Self::Olympiad => "olympiad-2022",
            Self::DubovClassic => "dubov-classic",
            Self::Dutch2009 => "dutch-2009",
            Self::Dutch1992 => "dutch-1992",
        }
    }
}
