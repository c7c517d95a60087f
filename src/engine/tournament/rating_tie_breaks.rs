//! Ratings used by tie-breaks for players with no rating, or with several (FIDE C.07 10).

use super::Rating;
use crate::keyword::keywords;
use serde::{Deserialize, Serialize};

/// Substitute for the rating of an unrated player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Unrated {
    /// None: the tie-break is skipped if one of the players concerned is unrated.
    #[default]
    Dropped,
    Fixed(Rating),
    Lowest,
    /// The average rating of the field, halves up.
    Average,
}

impl Unrated {
    /// Returns its keyword in reports; a number for a fixed rating.
    pub fn word(self) -> String {
        match self {
            Self::Dropped => "dropped".to_owned(),
            Self::Fixed(rating) => rating.get().to_string(),
            Self::Lowest => "lowest".to_owned(),
            Self::Average => "average".to_owned(),
        }
    }

    pub fn from_word(word: &str) -> Option<Self> {
        match word {
            "dropped" => Some(Self::Dropped),
            "lowest" => Some(Self::Lowest),
            "average" => Some(Self::Average),
            number => Rating::new(number.parse().ok()?).ok().map(Self::Fixed),
        }
    }

    /// Returns the rating of unrated players, given those of the rated ones; `None` if they have none.
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

keywords! {
/// Choice among several ratings of a player, each valid from a round on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum RatingTaken: word, from_word -> &'static str {
    #[default]
    First = "first",
    /// The rating valid in the round of the game; for the player's own rating the last one.
    EachRound = "each-round",
    Last = "last",
}
}

/// Settings of tie-breaks by ratings.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RatingTieBreaks {
    /// Substitute for the rating of an unrated player. A rating in the code of a tie-break (`/U1400`) overrides it.
    #[serde(default)]
    pub unrated: Unrated,
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
