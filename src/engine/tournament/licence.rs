//! National licence numbers: letters and digits, compared as numbers where they are numbers.

use super::ValueError;
use serde::{Deserialize, Serialize, Serializer};
use std::cmp::Ordering;
use std::fmt;
use std::hash::{Hash, Hasher};

/// The number of a player's national licence: 1 to 20 letters of ASCII and digits, such as `12345`, `100011B`
/// or `NU4005017`.
///
/// Capitals and small letters are the same. Numbers of digits alone are the same whatever zeros precede them,
/// ascend as numbers, and come before those with letters, which ascend character by character.
#[derive(Clone, Copy, Deserialize)]
#[serde(try_from = "RecordedLicence")]
pub struct Licence {
    characters: [u8; Self::LONGEST],
    length: u8,
}

impl Licence {
    /// Maximum number of characters of a licence number.
    pub const LONGEST: usize = 20;

    /// Parses a licence number; blanks are ignored.
    ///
    /// # Errors
    /// Returns [`ValueError::NoLicence`] for other characters, more than [`Licence::LONGEST`] of them, none, and 0.
    pub fn new(text: &str) -> Result<Self, ValueError> {
        let refused = || ValueError::NoLicence { found: text.trim().chars().take(40).collect() };
        let (mut characters, mut length) = ([0; Self::LONGEST], 0_u8);
        for character in text.chars().filter(|character| !character.is_whitespace()) {
            let place = characters.get_mut(usize::from(length)).ok_or_else(refused)?;
            let ascii = u8::try_from(character).ok().filter(u8::is_ascii_alphanumeric).ok_or_else(refused)?;
            *place = ascii.to_ascii_uppercase();
            length += 1;
        }
        let licence = Self { characters, length };
        if licence.as_str().bytes().all(|digit| digit == b'0') { Err(refused()) } else { Ok(licence) }
    }

    /// Creates a licence number from a number; `None` for 0.
    pub fn of_number(number: u64) -> Option<Self> {
        Self::new(&number.to_string()).ok()
    }

    /// Returns the characters, letters as capitals.
    pub fn as_str(&self) -> &str {
        let used = self.characters.get(..usize::from(self.length)).unwrap_or_default();
        std::str::from_utf8(used).unwrap_or_default()
    }

    /// Returns the number, if it consists of digits alone.
    pub fn number(&self) -> Option<u64> {
        self.as_str().parse().ok()
    }

    /// Returns the key of equality and order: true if there are letters, then the number of digits without
    /// leading zeros, then the text.
    fn key(&self) -> (bool, usize, &str) {
        let text = self.as_str();
        if text.bytes().all(|character| character.is_ascii_digit()) {
            let digits = text.trim_start_matches('0');
            return (false, digits.len(), digits);
        }
        (true, 0, text)
    }
}

impl PartialEq for Licence {
    fn eq(&self, other: &Self) -> bool {
        self.key() == other.key()
    }
}

impl Eq for Licence {}

impl Ord for Licence {
    fn cmp(&self, other: &Self) -> Ordering {
        self.key().cmp(&other.key())
    }
}

impl PartialOrd for Licence {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Hash for Licence {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.key().hash(state);
    }
}

impl fmt::Debug for Licence {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self.as_str(), f)
    }
}

impl fmt::Display for Licence {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

/// A recorded licence number. Numbers without zeros in front are recorded as numbers, as they always were.
#[derive(Deserialize)]
#[serde(untagged)]
pub(super) enum RecordedLicence {
    Number(u64),
    Text(String),
}

impl RecordedLicence {
    /// Returns the licence number; 0, which earlier versions recorded, is none.
    pub(super) fn licence(self) -> Result<Option<Licence>, ValueError> {
        match self {
            Self::Number(0) => Ok(None),
            recorded => Licence::try_from(recorded).map(Some),
        }
    }
}

impl TryFrom<RecordedLicence> for Licence {
    type Error = ValueError;
    fn try_from(recorded: RecordedLicence) -> Result<Self, ValueError> {
        match recorded {
            RecordedLicence::Number(number) => Self::new(&number.to_string()),
            RecordedLicence::Text(text) => Self::new(&text),
        }
    }
}

impl Serialize for Licence {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        match self.number().filter(|number| number.to_string() == self.as_str()) {
            Some(number) => to.serialize_u64(number),
            None => to.serialize_str(self.as_str()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn licence(text: &str) -> Licence {
        Licence::new(text).unwrap()
    }

    #[test]
    fn licence_numbers_are_text_of_letters_and_digits() {
        for (text, kept) in
            [("NU4005017", "NU4005017"), ("100011b", "100011B"), (" 007 ", "007"), ("12 345", "12345")]
        {
            assert_eq!(licence(text).as_str(), kept);
        }
        for text in ["", " ", "0", "000", "12-3", "A'1", "ç1", "123456789012345678901"] {
            assert_eq!(Licence::new(text), Err(ValueError::NoLicence { found: text.trim().to_owned() }));
        }
    }

    #[test]
    fn numbers_ascend_as_numbers_before_those_with_letters() {
        assert_eq!(licence("007"), licence("7"));
        assert_ne!(licence("A07"), licence("A7"));
        let sorted = ["9", "10", "0011", "18446744073709551616", "100011B", "A12345", "NU1"].map(licence);
        assert!(sorted.is_sorted_by(|one, other| one < other));
    }

    #[test]
    fn numbers_are_recorded_as_before_and_text_as_it_is() {
        for (text, recorded) in [("12345", "12345"), ("007", "\"007\""), ("100011B", "\"100011B\"")] {
            assert_eq!(serde_json::to_string(&licence(text)).unwrap(), recorded);
            assert_eq!(serde_json::from_str::<Licence>(recorded).unwrap().as_str(), text);
        }
        assert!(serde_json::from_str::<Licence>("\"12-3\"").is_err());
    }
}
