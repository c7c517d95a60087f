//! Choice of a player's rating for ranking (TRF record 172).

use super::{Player, Rating};
use crate::keyword::keywords;
use serde::{Deserialize, Serialize};

keywords! {
/// Derivation of a player's tournament rating from the official ones, which do not change.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum RatingMethod: word -> &'static str {
    Fide = "FIDE",
    National = "NRO",
    FideElseNational = "FIDON",
    NationalElseFide = "NIDOF",
    Higher = "HBFN",
    Lower = "LBFN",
    /// A different method, expressed by the stated numbering. Tie-breaks use the international rating, else the
    /// national one.
    Other = "OTHER",
}
}

impl RatingMethod {
    /// Parses a record 172, such as `TUR FIDON`: its last word, case-insensitively.
    pub fn of_record(text: &str) -> Option<Self> {
        let word = text.split_whitespace().next_back()?;
        Self::ALL.into_iter().find(|method| method.word().eq_ignore_ascii_case(word))
    }

    /// Returns the tournament rating of a player; `None` if the method yields none.
    pub fn rating(self, player: &Player) -> Option<Rating> {
        self.of([player.rating, player.national_rating])
    }

    /// Returns the tournament rating derived from the international and the national one.
    pub fn of(self, [fide, national]: [Option<Rating>; 2]) -> Option<Rating> {
        match self {
            Self::Fide => fide,
            Self::National => national,
            Self::FideElseNational | Self::Other => fide.or(national),
            Self::NationalElseFide => national.or(fide),
            Self::Higher => fide.max(national),
            Self::Lower => fide.min(national).or(fide).or(national),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tournament::Name;

    #[test]
    fn q145_the_methods_of_record_172_take_the_rating_that_they_name() {
        let player = |fide: Option<u16>, national: Option<u16>| {
            let rating = |points: Option<u16>| points.map(|points| Rating::new(points.into()).unwrap());
            Player {
                rating: rating(fide),
                national_rating: rating(national),
                ..Player::named(Name::new("Player").unwrap())
            }
        };
        let of =
            |player: &Player| RatingMethod::ALL.map(|method| method.rating(player).map_or(0, Rating::get));
        assert_eq!(of(&player(Some(2000), Some(2100))), [2000, 2100, 2000, 2100, 2100, 2000, 2000]);
        assert_eq!(of(&player(Some(2000), None)), [2000, 0, 2000, 2000, 2000, 2000, 2000]);
        assert_eq!(of(&player(None, Some(1900))), [0, 1900, 1900, 1900, 1900, 1900, 1900]);
        assert_eq!(of(&player(None, None)), [0; 7]);
        for method in RatingMethod::ALL {
            assert_eq!(RatingMethod::of_record(&format!("TUR {}", method.word())), Some(method));
            assert_eq!(RatingMethod::of_record(method.word()), Some(method));
        }
        assert_eq!(RatingMethod::of_record("by the club's own list"), None);
    }
}
