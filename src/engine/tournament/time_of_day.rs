//! Start times of rounds.

use super::ValueError;
use serde::{Deserialize, Serialize};
use std::fmt;

/// A time of day, to the minute. Serialized as `18:30`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct TimeOfDay {
    hour: u8,
    minute: u8,
}

impl TimeOfDay {
    /// Creates a time from hour and minute.
    ///
    /// # Errors
    /// Returns an error if a 24-hour clock does not have the time.
    pub fn new(hour: u8, minute: u8) -> Result<Self, ValueError> {
        if hour < 24 && minute < 60 { Ok(Self { hour, minute }) } else { Err(ValueError::NoSuchTime) }
    }

    /// Returns the hour, 0 to 23.
    pub fn hour(self) -> u8 {
        self.hour
    }

    /// Returns the minute, 0 to 59.
    pub fn minute(self) -> u8 {
        self.minute
    }

    /// Parses `18:30`, also with a full stop.
    pub fn read(text: &str) -> Result<Self, ValueError> {
        let (hour, minute) = text.trim().split_once([':', '.']).ok_or(ValueError::NoSuchTime)?;
        let part = |digits: &str| match digits.len() {
            1 | 2 if digits.bytes().all(|digit| digit.is_ascii_digit()) => digits.parse().ok(),
            _ => None,
        };
        let (hour, minute) = part(hour).zip(part(minute)).ok_or(ValueError::NoSuchTime)?;
        Self::new(hour, minute)
    }
}

impl TryFrom<String> for TimeOfDay {
    type Error = ValueError;
    fn try_from(text: String) -> Result<Self, ValueError> {
        Self::read(&text)
    }
}

impl From<TimeOfDay> for String {
    fn from(time: TimeOfDay) -> Self {
        time.to_string()
    }
}

impl fmt::Display for TimeOfDay {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:02}:{:02}", self.hour, self.minute)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_time_is_read_as_a_clock_shows_it() {
        let read = |text| TimeOfDay::read(text).map(|time| time.to_string());
        assert_eq!(read("9.05").as_deref(), Ok("09:05"));
        assert_eq!(read(" 18:30 ").as_deref(), Ok("18:30"));
        for wrong in ["24:00", "12:60", "12", "12:345", "+1:30", "noon"] {
            assert_eq!(read(wrong), Err(ValueError::NoSuchTime), "{wrong}");
        }
    }
}
