//! Sources of player ratings, and the order in which rating lists are used.

use super::{GameKind, Name, PartialDate, Rating};
use crate::keyword::keywords;
use serde::{Deserialize, Serialize};
use thiserror::Error;

/// A rating list.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RatingList {
    /// Name of the list in hakem, such as `fide`.
    pub name: Name,
    /// Its month, or the day of import.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub date: Option<PartialDate>,
}

/// Source of a rating.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum RatingSource {
    /// A list, with the rate of play of the rating; `None` for a national list.
    List(RatingList, Option<GameKind>),
    ByHand,
}

/// Sources of a player's two ratings, if known. They are unknown for ratings from a report.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(from = "KnownSources", into = "KnownSources")]
pub struct RatingSources(Option<Box<KnownSources>>);

/// Serialized sources.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct KnownSources {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    rating: Option<RatingSource>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    national_rating: Option<RatingSource>,
}

impl RatingSources {
    pub fn new(rating: Option<RatingSource>, national_rating: Option<RatingSource>) -> Self {
        KnownSources { rating, national_rating }.into()
    }

    pub fn rating(&self) -> Option<&RatingSource> {
        self.0.as_ref()?.rating.as_ref()
    }

    pub fn national_rating(&self) -> Option<&RatingSource> {
        self.0.as_ref()?.national_rating.as_ref()
    }

    pub(super) fn are_unknown(&self) -> bool {
        self.0.is_none()
    }
}

impl From<KnownSources> for RatingSources {
    fn from(known: KnownSources) -> Self {
        Self((known != KnownSources::default()).then(|| Box::new(known)))
    }
}

impl From<RatingSources> for KnownSources {
    fn from(sources: RatingSources) -> Self {
        sources.0.map(|known| *known).unwrap_or_default()
    }
}

/// A rating from a FIDE list.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OfficialRating {
    pub rating: Rating,
    pub list: RatingList,
}

/// Official international ratings of a player, whichever of them the event ranks by.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(from = "KnownRatings", into = "KnownRatings")]
pub struct OfficialRatings(Option<Box<KnownRatings>>);

/// Serialized ratings.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct KnownRatings {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    standard: Option<OfficialRating>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    rapid: Option<OfficialRating>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    blitz: Option<OfficialRating>,
}

impl OfficialRatings {
    pub fn new(of: impl Fn(GameKind) -> Option<OfficialRating>) -> Self {
        let [standard, rapid, blitz] = GameKind::ALL.map(of);
        KnownRatings { standard, rapid, blitz }.into()
    }

    pub fn of(&self, kind: GameKind) -> Option<&OfficialRating> {
        let known = self.0.as_ref()?;
        match kind {
            GameKind::Standard => known.standard.as_ref(),
            GameKind::Rapid => known.rapid.as_ref(),
            GameKind::Blitz => known.blitz.as_ref(),
        }
    }

    pub fn are_unknown(&self) -> bool {
        self.0.is_none()
    }
}

impl From<KnownRatings> for OfficialRatings {
    fn from(known: KnownRatings) -> Self {
        Self((known != KnownRatings::default()).then(|| Box::new(known)))
    }
}

impl From<OfficialRatings> for KnownRatings {
    fn from(official: OfficialRatings) -> Self {
        official.0.map(|known| *known).unwrap_or_default()
    }
}

keywords! {
/// A rating list as an event uses it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum RatingKind: word, from_word -> &'static str {
    Standard = "standard",
    Rapid = "rapid",
    Blitz = "blitz",
    /// Rapid ratings, else standard ratings.
    EffectiveRapid = "effective-rapid",
    /// Blitz ratings, else standard ratings.
    EffectiveBlitz = "effective-blitz",
}
}

impl RatingKind {
    /// Returns the rates of play whose ratings it uses, in order of preference.
    pub fn games(self) -> &'static [GameKind] {
        match self {
            Self::Standard => &[GameKind::Standard],
            Self::Rapid => &[GameKind::Rapid],
            Self::Blitz => &[GameKind::Blitz],
            Self::EffectiveRapid => &[GameKind::Rapid, GameKind::Standard],
            Self::EffectiveBlitz => &[GameKind::Blitz, GameKind::Standard],
        }
    }
}

/// Error for an invalid sequence of lists.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum RatingSequenceError {
    #[error("No rating list is named. Name one.")]
    Empty,
    #[error("The list {} is named twice. Take one out.", .list.word())]
    Twice { list: RatingKind },
}

/// The rating lists of an event in order of use. The first is the main list, whose ratings are set automatically; those
/// of the others are shown, and set if the arbiter chooses so. At least one list, without duplicates.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "Vec<RatingKind>", into = "Vec<RatingKind>")]
pub struct RatingSequence(Vec<RatingKind>);

impl RatingSequence {
    /// Creates a sequence.
    ///
    /// # Errors
    /// Returns an error if there are no lists, or one of them is a duplicate.
    pub fn new(lists: Vec<RatingKind>) -> Result<Self, RatingSequenceError> {
        if lists.is_empty() {
            return Err(RatingSequenceError::Empty);
        }
        let is_twice = |(at, list): &(usize, &RatingKind)| lists.iter().take(*at).any(|other| other == *list);
        match lists.iter().enumerate().find(is_twice) {
            Some((_, &list)) => Err(RatingSequenceError::Twice { list }),
            None => Ok(Self(lists)),
        }
    }

    /// Returns the usual sequence for a rate of play: standard, rapid, blitz; effective rapid, blitz; effective blitz,
    /// rapid.
    pub fn usual(kind: GameKind) -> Self {
        Self(match kind {
            GameKind::Standard => vec![RatingKind::Standard, RatingKind::Rapid, RatingKind::Blitz],
            GameKind::Rapid => vec![RatingKind::EffectiveRapid, RatingKind::Blitz],
            GameKind::Blitz => vec![RatingKind::EffectiveBlitz, RatingKind::Rapid],
        })
    }

    /// Returns the lists, main list first.
    pub fn lists(&self) -> &[RatingKind] {
        &self.0
    }

    /// Returns the rates of play whose ratings the main list uses, in order of preference.
    pub fn main_games(&self) -> &'static [GameKind] {
        self.0.first().map_or(&[], |main| main.games())
    }

    /// Returns the rates of play that only the other lists use, in order.
    pub fn other_games(&self) -> Vec<GameKind> {
        let mut others = Vec::new();
        for kind in self.0.iter().skip(1).flat_map(|list| list.games()) {
            if !self.main_games().contains(kind) && !others.contains(kind) {
                others.push(*kind);
            }
        }
        others
    }
}

impl TryFrom<Vec<RatingKind>> for RatingSequence {
    type Error = RatingSequenceError;

    fn try_from(lists: Vec<RatingKind>) -> Result<Self, RatingSequenceError> {
        Self::new(lists)
    }
}

impl From<RatingSequence> for Vec<RatingKind> {
    fn from(sequence: RatingSequence) -> Self {
        sequence.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn q126_lists_are_asked_in_the_usual_order_of_the_kind_or_in_one_that_names_each_once() {
        let main_and_others = |kind| {
            let usual = RatingSequence::usual(kind);
            (usual.main_games(), usual.other_games())
        };
        use GameKind::{Blitz, Rapid, Standard};
        assert_eq!(main_and_others(Standard), (&[Standard][..], vec![Rapid, Blitz]));
        assert_eq!(main_and_others(Rapid), (&[Rapid, Standard][..], vec![Blitz]));
        assert_eq!(main_and_others(Blitz), (&[Blitz, Standard][..], vec![Rapid]));
        let read =
            |text: &str| serde_json::from_str::<RatingSequence>(text).map_err(|error| error.to_string());
        assert!(read("[]").unwrap_err().starts_with("No rating list is named."));
        assert!(
            read(r#"["Rapid","Blitz","Rapid"]"#).unwrap_err().starts_with("The list rapid is named twice.")
        );
        let moved = read(r#"["Blitz","Standard"]"#).unwrap();
        assert_eq!((moved.main_games(), moved.other_games()), (&[Blitz][..], vec![Standard]));
        for kind in RatingKind::ALL {
            assert_eq!(RatingKind::from_word(kind.word()), Some(kind));
        }
    }
}
