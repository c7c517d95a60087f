//! The arbiters of an event.

use super::{Name, ValueError};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::ops::RangeInclusive;

/// An arbiter, in the notation of records 102 and 112, which event files share: `IA Doe, Jane (99900001)`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Arbiter {
    /// The name, with the title before it.
    pub name: Name,
    /// FIDE ID, with as many digits as [`Self::ID_DIGITS`] allows.
    pub fide_id: Option<u64>,
}

impl Arbiter {
    /// Number of digits of a FIDE ID. A shorter number after a name is part of the name.
    pub const ID_DIGITS: RangeInclusive<usize> = 5..=10;

    /// Parses a name with an optional FIDE ID in brackets at its end.
    ///
    /// # Errors
    /// Returns an error if [`Name::new`] rejects the name.
    pub fn read(text: &str) -> Result<Self, ValueError> {
        let text = text.trim();
        let parted = text.strip_suffix(')').and_then(|text| text.rsplit_once(" ("));
        let with_id = parted.and_then(|(name, digits)| {
            let is_id = Self::ID_DIGITS.contains(&digits.len())
                && digits.bytes().all(|byte| byte.is_ascii_digit())
                && !digits.starts_with('0')
                && name.trim() == name;
            let fide_id = digits.parse().ok().filter(|_| is_id)?;
            Some(Self { name: Name::new(name).ok()?, fide_id: Some(fide_id) })
        });
        with_id.map_or_else(|| Ok(Self { name: Name::new(text)?, fide_id: None }), Ok)
    }

    /// Returns true if a FIDE ID is known: in its own field, or as a number in the name.
    pub fn has_fide_id(&self) -> bool {
        let mut numbers = self.name.as_str().split(|letter: char| !letter.is_ascii_digit());
        self.fide_id.is_some() || numbers.any(|number| Self::ID_DIGITS.contains(&number.len()))
    }
}

impl fmt::Display for Arbiter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.fide_id {
            Some(id) => write!(f, "{} ({id})", self.name),
            None => write!(f, "{}", self.name),
        }
    }
}

impl From<Name> for Arbiter {
    fn from(name: Name) -> Self {
        Self::read(name.as_str()).unwrap_or(Self { name, fide_id: None })
    }
}

impl TryFrom<String> for Arbiter {
    type Error = ValueError;
    fn try_from(text: String) -> Result<Self, ValueError> {
        Self::read(&text)
    }
}

impl From<Arbiter> for String {
    fn from(arbiter: Arbiter) -> Self {
        arbiter.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_in_brackets_is_distinguished_from_the_name_and_written_back() {
        let whole = Arbiter::read("IA Doe, Jane (99900001)").unwrap();
        assert_eq!((whole.name.as_str(), whole.fide_id), ("IA Doe, Jane", Some(99_900_001)));
        for text in [
            "IA Doe, Jane (99900001)",
            "Doe, Jane",
            "Doe (2)",
            "Doe (0123456)",
            "Doe(1234567)",
            "Doe  (1234567)",
            "(1234567)",
            "Doe (99900001) FA",
            "Doe (1234567) (7654321)",
        ] {
            assert_eq!(Arbiter::read(text).unwrap().to_string(), text);
        }
        let long = format!("{} (99900001)", "x".repeat(Name::LONGEST));
        assert_eq!(Arbiter::read(&long).unwrap().to_string(), long);
        assert!(Arbiter::read(" ").is_err());
    }
}
