//! Which of a player's official ratings is the one that the event ranks by (TRF record 172).

use super::{Player, Rating};
use serde::{Deserialize, Serialize};

/// How the tournament rating of a player follows from the official ones, which stay as they are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum RatingMethod {
    /// The international rating alone.
    Fide,
    /// The national rating alone.
    National,
    /// The international one, else the national one.
    FideElseNational,
    /// The national one, else the international one.
    NationalElseFide,
    /// The higher of the two.
    Higher,
    /// The lower of the two.
    Lower,
    /// Another way, which the order of numbers that was announced tells; tie-breaks take the international one, else the national one.
    Other,
}

impl RatingMethod {
    /// Every method, in the order of record 172.
    pub const ALL: [Self; 7] = [
        Self::Fide,
        Self::National,
        Self::FideElseNational,
        Self::NationalElseFide,
        Self::Higher,
        Self::Lower,
        Self::Other,
    ];

    /// Returns its word in record 172.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            Self::Fide => "FIDE",
            Self::National => "NRO",
            Self::FideElseNational => "FIDON",
            Self::NationalElseFide => "NIDOF",
            Self::Higher => "HBFN",
            Self::Lower => "LBFN",
            Self::Other => "OTHER",
        }
    }

    /// Returns the method of a record 172, such as `TUR FIDON`: its last word, in either case.
    #[must_use]
    pub fn of_record(text: &str) -> Option<Self> {
        let word = text.split_whitespace().next_back()?;
        Self::ALL.into_iter().find(|method| method.word().eq_ignore_ascii_case(word))
    }

    /// Returns the tournament rating of a player; `None` where the method gives none.
    #[must_use]
    pub fn rating(self, player: &Player) -> Option<Rating> {
        self.of([player.rating, player.national_rating])
    }

    /// Returns the tournament rating that follows from the international and the national one.
    #[must_use]
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
