//! What tie-breaks by ratings take where a player has no rating, or several (FIDE C.07 10).

use super::Rating;
use serde::{Deserialize, Serialize};

/// What stands in for the rating of an unrated player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Unrated {
    /// Nothing: the tie-break is passed over where somebody concerned is unrated.
    #[default]
    Dropped,
    /// A fixed rating.
    Fixed(Rating),
    /// The lowest rating of the field.
    Lowest,
    /// The average rating of the field, halves up.
    Average,
}

impl Unrated {
    /// Returns the word for it in reports: a number for a fixed rating.
    #[must_use]
    pub fn word(self) -> String {
        match self {
            Self::Dropped => "dropped".to_owned(),
            Self::Fixed(rating) => rating.get().to_string(),
            Self::Lowest => "lowest".to_owned(),
            Self::Average => "average".to_owned(),
        }
    }

    /// Reads the word for it.
    #[must_use]
    pub fn from_word(word: &str) -> Option<Self> {
        match word {
            "dropped" => Some(Self::Dropped),
            "lowest" => Some(Self::Lowest),
            "average" => Some(Self::Average),
            number => Rating::new(number.parse().ok()?).ok().map(Self::Fixed),
        }
    }

    /// Returns the rating that unrated players have, given those of the rated ones; `None` where they have none.
    #[must_use]
    pub fn rating(self, field: &[Rating]) -> Option<Rating> {
        match self {
            Self::Dropped => None,
            Self::Fixed(rating) => Some(rating),
            Self::Lowest => field.iter().min().copied(),
            Self::Average => {
                let count = i64::try_from(field.len()).ok().filter(|&count| count > 0)?;
                let sum: i64 = field.iter().map(|rating| i64::from(rating.get())).sum();
                Rating::new((2 * sum + count) / (2 * count)).ok()
            }
        }
    }
}

/// Which rating counts of a player who has several, each from a round on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum RatingTaken {
    /// The first one.
    #[default]
    First,
    /// The one that held in the round of the game; of a player's own rating the last one.
    EachRound,
    /// The last one that holds by then.
    Last,
}

impl RatingTaken {
    /// Every choice, in the order offered.
    pub const ALL: [Self; 3] = [Self::First, Self::EachRound, Self::Last];

    /// Returns the word for it in reports.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            Self::First => "first",
            Self::EachRound => "each-round",
            Self::Last => "last",
        }
    }

    /// Reads the word for it.
    #[must_use]
    pub fn from_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|taken| taken.word() == word)
    }
}

/// How tie-breaks by ratings count.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RatingTieBreaks {
    /// What stands in for the rating of an unrated player; a rating in the code of a tie-break (`/U1400`) goes before it.
    #[serde(default)]
    pub unrated: Unrated,
    /// Which of several ratings counts.
    #[serde(default)]
    pub taken: RatingTaken,
}

impl RatingTieBreaks {
    pub(super) fn are_usual(&self) -> bool {
        *self == Self::default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn q209_unrated_players_have_nothing_a_fixed_rating_the_lowest_or_the_average_of_the_field() {
        let field = [2001, 1800, 1500].map(|points| Rating::new(points).unwrap());
        let of = |unrated: Unrated| unrated.rating(&field).map(Rating::get);
        let fixed = Unrated::Fixed(Rating::new(1400).unwrap());
        let all = [Unrated::Dropped, fixed, Unrated::Lowest, Unrated::Average];
        assert_eq!(all.map(of), [None, Some(1400), Some(1500), Some(1767)]);
        assert_eq!(Unrated::Average.rating(&field[..2]).map(Rating::get), Some(1901), "halves up");
        assert_eq!(all.map(|unrated| unrated.rating(&[]).map(Rating::get)), [None, Some(1400), None, None]);
        for unrated in all {
            assert_eq!(Unrated::from_word(&unrated.word()), Some(unrated));
        }
    }
}
