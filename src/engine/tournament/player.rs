//! A registered player and their personal data.

use super::licence::RecordedLicence;
use super::{
    Coefficient, LaterRatings, Licence, Name, OfficialRatings, PartialDate, Rating, RatingSources, RoundNo,
};
use crate::collate::Language;
use crate::keyword::keywords;
use serde::{Deserialize, Serialize};

keywords! {
/// A FIDE title. Each pairing system orders them differently.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Title: letters -> &'static str {
    /// Grandmaster
    GM = "GM",
    /// International master
    IM = "IM",
    /// Woman grandmaster
    WGM = "WGM",
    /// FIDE master
    FM = "FM",
    /// Woman international master
    WIM = "WIM",
    /// Candidate master
    CM = "CM",
    /// Woman FIDE master
    WFM = "WFM",
    /// Woman candidate master
    WCM = "WCM",
    /// Woman honorary grandmaster, in FIDE's lists; counts as no title for order and norms
    WH = "WH",
}
}

impl Title {
    /// The titles by which players are ordered, as FIDE C.04.2 2.2.2 orders them.
    pub const RANKED: [Self; 8] =
        [Self::GM, Self::IM, Self::WGM, Self::FM, Self::WIM, Self::CM, Self::WFM, Self::WCM];

    /// Parses the abbreviation of a title, case-insensitively; `None` for anything else.
    pub fn from_letters(letters: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|title| title.letters().eq_ignore_ascii_case(letters))
    }
}

/// Sex, as in rating lists.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Sex {
    /// `m`
    Male,
    /// `w`
    Female,
}

/// Ratings estimated by the arbiter because no list has a reliable one (general rules §5).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Estimated {
    /// None: any ratings are from lists.
    #[default]
    Neither,
    Rating,
    National,
    Both,
}

impl Estimated {
    /// Every case, in the order offered.
    pub const ALL: [Self; 4] = [Self::Neither, Self::Rating, Self::National, Self::Both];

    /// Creates the case from whether the international and the national rating are estimated.
    pub fn of(rating: bool, national: bool) -> Self {
        match (rating, national) {
            (false, false) => Self::Neither,
            (true, false) => Self::Rating,
            (false, true) => Self::National,
            (true, true) => Self::Both,
        }
    }

    pub fn is_rating(self) -> bool {
        matches!(self, Self::Rating | Self::Both)
    }

    pub fn is_national(self) -> bool {
        matches!(self, Self::National | Self::Both)
    }

    pub fn is_neither(&self) -> bool {
        *self == Self::Neither
    }
}

/// Data of a player. All but the name may be missing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Player {
    /// Family name first, as typed.
    pub name: Name,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub title: Option<Title>,
    /// International rating (ELO).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rating: Option<Rating>,
    /// National rating (UKD).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub national_rating: Option<Rating>,
    #[serde(default, skip_serializing_if = "RatingSources::are_unknown")]
    pub sources: RatingSources,
    /// Ratings of FIDE's lists, whichever rating the event uses.
    #[serde(default, skip_serializing_if = "OfficialRatings::are_unknown")]
    pub official: OfficialRatings,
    /// Development coefficient for games of the event's rate of play, from a list or the arbiter.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub coefficient: Option<Coefficient>,
    /// Ratings valid from a later round on, in events of more than 30 days.
    #[serde(default, skip_serializing_if = "LaterRatings::is_empty")]
    pub later_ratings: LaterRatings,
    #[serde(default, skip_serializing_if = "Estimated::is_neither")]
    pub estimated: Estimated,
    /// Federation, three letters.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub federation: Option<Name>,
    /// Language whose rules convert the name to capitals, if it is not that of the federation.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub language: Option<Language>,
    /// Federation of the national rating and the licence, if it is neither the event's nor the player's own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub national_federation: Option<Name>,
    /// FIDE ID, greater than 0.
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "above_zero")]
    pub fide_id: Option<u64>,
    /// National licence number (LNo, basic-swiss §1).
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "licence")]
    pub licence: Option<Licence>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sex: Option<Sex>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub born: Option<PartialDate>,
    /// Place of birth, for title certificates.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub birth_place: Option<Name>,
    /// Club or town.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub club: Option<Name>,
}

/// Deserializes an optional number; 0, which earlier versions wrote, becomes `None`.
fn above_zero<'de, D: serde::Deserializer<'de>>(from: D) -> Result<Option<u64>, D::Error> {
    Ok(Option::deserialize(from)?.filter(|&number| number > 0))
}

/// Reads a licence number that may be missing; 0, which earlier versions recorded, is none.
fn licence<'de, D: serde::Deserializer<'de>>(from: D) -> Result<Option<Licence>, D::Error> {
    let recorded: Option<RecordedLicence> = Option::deserialize(from)?;
    recorded.map_or(Ok(None), RecordedLicence::licence).map_err(serde::de::Error::custom)
}

impl Player {
    pub fn named(name: Name) -> Self {
        Self {
            name,
            title: None,
            rating: None,
            national_rating: None,
            sources: RatingSources::default(),
            official: OfficialRatings::default(),
            coefficient: None,
            later_ratings: LaterRatings::default(),
            estimated: Estimated::Neither,
            federation: None,
            language: None,
            national_federation: None,
            fide_id: None,
            licence: None,
            sex: None,
            born: None,
            birth_place: None,
            club: None,
        }
    }

    /// Returns the language of the name: the chosen one, else that of the federation; `None` if neither is known.
    pub fn name_language(&self) -> Option<Language> {
        let of_federation = || Language::of_federation(self.federation.as_ref()?.as_str());
        self.language.or_else(of_federation)
    }

    /// Sets English capitals for names of a list that has only ASCII letters: such lists, as FIDE's, spell names
    /// without the letters of their language, so that an `i` is not a Turkish one.
    pub fn spell_in_ascii(players: &mut [Self]) {
        if !players.iter().all(|player| player.name.as_str().is_ascii()) {
            return;
        }
        for player in players {
            if player.name_language() == Some(Language::Turkish) {
                player.language = Some(Language::English);
            }
        }
    }

    /// Returns the international and the national rating valid in a round.
    pub fn ratings_in(&self, round: RoundNo) -> [Option<Rating>; 2] {
        let later = &self.later_ratings;
        [
            later.in_round(round, |ratings| ratings.rating).or(self.rating),
            later.in_round(round, |ratings| ratings.national_rating).or(self.national_rating),
        ]
    }

    /// Returns the rating used for averages and performance: ELO, else UKD (general rules §5).
    pub fn strength(&self) -> Option<Rating> {
        self.rating.or(self.national_rating)
    }
}

keywords! {
/// Order of players with equal rating and title in the initial order (FIDE C.04.2 2.2): the sort key before the alphabet.
/// Players without a value follow those with one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum OrderOfEquals: word, from_word -> &'static str {
    /// None: alphabetical by name.
    #[default]
    Alphabet = "alphabet",
    /// Lower FIDE ID first.
    FideId = "fide-id",
    /// Older player first.
    Oldest = "oldest",
    /// Younger player first.
    Youngest = "youngest",
}
}

impl OrderOfEquals {
    pub(super) fn is_usual(&self) -> bool {
        *self == Self::default()
    }

    /// Returns a player's sort key before the alphabet, lowest first, with the maximum for an unknown value; `None` if
    /// names alone decide.
    pub fn place(self, player: &Player) -> Option<u64> {
        let born = || {
            let (year, month, day) = player.born?.into();
            Some(u64::from(year) * 10_000 + u64::from(month) * 100 + u64::from(day))
        };
        let place = match self {
            Self::Alphabet => return None,
            Self::FideId => player.fide_id,
            Self::Oldest => born(),
            Self::Youngest => born().map(|born| u64::MAX - 1 - born),
        };
        Some(place.unwrap_or(u64::MAX))
    }
}
