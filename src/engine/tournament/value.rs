//! Validated values of a player: names, ratings, lots; and the errors for invalid ones.

use crate::collate::{Language, upper_case};
use crate::keyword::keywords;
use serde::{Deserialize, Serialize};
use std::fmt;
use thiserror::Error;

/// Error for an invalid value of a player.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ValueError {
    /// The name has no visible character.
    #[error("The name is empty. Enter one.")]
    EmptyName,
    #[error("The name has {length} characters. Shorten it to {longest}.", longest = Name::LONGEST)]
    LongName { length: usize },
    #[error("The name holds a control character at place {place}. Type it again without it.")]
    ControlCharacter {
        /// Position of the character, counted from 1.
        place: usize,
    },
    #[error(
        "{found:?} is not a licence number. Enter 1 to 20 letters and digits, not 0, or leave the field empty."
    )]
    NoLicence {
        /// The text found, at most 40 characters.
        found: String,
    },
    #[error(
        "The rating {found} is out of range. Enter {lowest} to {highest}, or nothing.",
        lowest = Rating::LOWEST,
        highest = Rating::HIGHEST
    )]
    RatingRange { found: i64 },
    #[error("No development coefficient is {found}. Enter 1 to {highest}, or nothing.", highest = Coefficient::HIGHEST)]
    CoefficientRange { found: u64 },
    #[error("The lot {found} is not in the urn. Enter 1 to {highest}.", highest = Lot::HIGHEST)]
    LotRange { found: u64 },
    #[error("There is no position {found}. Enter 0 to 959.")]
    PositionRange { found: u16 },
    #[error(
        "That is no value of a tie-break. Enter a number of up to four digits with up to two decimals, as 12.75."
    )]
    NoEnteredValue,
    #[error("That is no time of the day. Enter hours and minutes, as 18:30.")]
    NoSuchTime,
    #[error("There is no day {year:04}-{month:02}-{day:02}. Enter year, month and day, unknown parts as 00.")]
    NoSuchDay { year: u16, month: u8, day: u8 },
}

/// A name without surrounding blanks: never empty, without control characters.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Name(String);

impl Name {
    /// Maximum number of characters.
    pub const LONGEST: usize = 100;

    /// Creates a name from user input.
    ///
    /// # Errors
    /// Returns an error if the name is empty or too long, or has a control character.
    pub fn new(text: &str) -> Result<Self, ValueError> {
        let text = text.trim();
        let length = text.chars().count();
        if text.is_empty() {
            return Err(ValueError::EmptyName);
        }
        if length > Self::LONGEST {
            return Err(ValueError::LongName { length });
        }
        match text.chars().position(char::is_control) {
            Some(place) => Err(ValueError::ControlCharacter { place: place + 1 }),
            None => Ok(Self(text.to_owned())),
        }
    }

    /// Returns the name in capitals, for comparing clubs and families: names typed in small letters or in
    /// capitals, with ß or SS, with the Greek tonos or without are the same, and so are ı and i, which lists
    /// in capitals do not distinguish.
    pub fn in_capitals(&self) -> String {
        upper_case(&self.0.replace(['ı', 'İ'], "i"), Language::English)
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl TryFrom<String> for Name {
    type Error = ValueError;
    fn try_from(text: String) -> Result<Self, ValueError> {
        Self::new(&text)
    }
}

impl From<Name> for String {
    fn from(name: Name) -> Self {
        name.0
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.0)
    }
}

/// A playing strength, in rating points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u16", into = "u16")]
pub struct Rating(u16);

impl Rating {
    pub const LOWEST: u16 = 1;
    /// The highest accepted rating: a TRF has four columns for it, and no player has 4000.
    pub const HIGHEST: u16 = 3999;

    /// Creates a rating.
    ///
    /// # Errors
    /// Returns an error if the number is outside [`Rating::LOWEST`] to [`Rating::HIGHEST`].
    pub fn new(points: i64) -> Result<Self, ValueError> {
        match u16::try_from(points) {
            Ok(value @ Self::LOWEST..=Self::HIGHEST) => Ok(Self(value)),
            _ => Err(ValueError::RatingRange { found: points }),
        }
    }
}

/// FIDE's development coefficient K: rating points for each point above the expected score (B.02 8.3.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Coefficient(u8);

impl Coefficient {
    pub const HIGHEST: u8 = 40;

    /// Creates a coefficient. Values below 10 are those of many games in one month.
    ///
    /// # Errors
    /// Returns an error if the number is outside 1 to [`Coefficient::HIGHEST`].
    pub fn new(number: u64) -> Result<Self, ValueError> {
        match u8::try_from(number) {
            Ok(value @ 1..=Self::HIGHEST) => Ok(Self(value)),
            _ => Err(ValueError::CoefficientRange { found: number }),
        }
    }
}

/// A number drawn by lot; the lowest one is the best (tie-breaks §6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u16", into = "u16")]
pub struct Lot(u16);

impl Lot {
    /// The highest lot: the maximum number of players. Later draws use the same range, so that a late entry is neither
    /// better nor worse off.
    pub const HIGHEST: u16 = 9999;

    /// Creates a lot.
    ///
    /// # Errors
    /// Returns an error if the number is outside 1 to [`Lot::HIGHEST`].
    pub fn new(number: u64) -> Result<Self, ValueError> {
        match u16::try_from(number) {
            Ok(value @ 1..=Self::HIGHEST) => Ok(Self(value)),
            _ => Err(ValueError::LotRange { found: number }),
        }
    }

    /// Returns every lot, best first.
    pub fn all() -> impl Iterator<Item = Self> {
        (1..=Self::HIGHEST).map(Self)
    }
}

/// Conversions of numbers within a range, which `new` checks, from and to the stored integer.
macro_rules! numbers {
    ($($Number:ident($integer:ty)),+) => {$(
        impl $Number {
            pub fn get(self) -> $integer {
                self.0
            }
        }

        impl TryFrom<$integer> for $Number {
            type Error = ValueError;
            fn try_from(number: $integer) -> Result<Self, ValueError> {
                Self::new(number.into())
            }
        }

        impl From<$Number> for $integer {
            fn from(number: $Number) -> Self {
                number.0
            }
        }

        impl fmt::Display for $Number {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(f)
            }
        }
    )+};
}

numbers!(Rating(u16), Coefficient(u8), Lot(u16));

keywords! {
/// A scale of an older national list, with its conversion to ratings (dutch-1992 A.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Scale: name -> &'static str {
    /// German Ingo numbers: lower is stronger.
    Ingo = "INGO",
    /// British BCF grades.
    Bcf = "BCF",
}
}

impl Scale {
    /// Returns the rating for a number of the scale, given in tenths: 2840 minus eight times the Ingo number,
    /// or 600 plus eight times the BCF grade, halves rounded up. `None` if the result is not a valid rating.
    pub fn rating(self, tenths: u32) -> Option<Rating> {
        let eight_times = 8 * i64::from(tenths);
        let tenths = match self {
            Self::Ingo => 28_400 - eight_times,
            Self::Bcf => 6_000 + eight_times,
        };
        Rating::new((tenths + 5).div_euclid(10)).ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_of_older_lists_are_converted_as_the_text_says() {
        let converted = |scale: Scale, tenths| scale.rating(tenths).map(Rating::get);
        assert_eq!([600, 1050].map(|tenths| converted(Scale::Ingo, tenths)), [Some(2360), Some(2000)]);
        assert_eq!([1750, 2200].map(|tenths| converted(Scale::Bcf, tenths)), [Some(2000), Some(2360)]);
        // 2840 - 800.8 and 2840 - 801.6; 600 + 800.8.
        assert_eq!([1001, 1002].map(|tenths| converted(Scale::Ingo, tenths)), [Some(2039), Some(2038)]);
        assert_eq!(converted(Scale::Bcf, 1001), Some(1401));
        assert_eq!([3550, u32::MAX].map(|tenths| converted(Scale::Ingo, tenths)), [None, None]);
    }
}
