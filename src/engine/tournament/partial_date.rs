//! A day as recorded in lists and reports, possibly incomplete.

use super::ValueError;
use serde::{Deserialize, Serialize};
use std::fmt;

/// A day whose month and day of the month may be unknown, as birth dates in rating lists are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "(u16, u8, u8)", into = "(u16, u8, u8)")]
pub struct PartialDate {
    year: u16,
    month: u8,
    day: u8,
}

impl PartialDate {
    /// Creates a day; 0 means an unknown month or day.
    ///
    /// # Errors
    /// Returns an error if the calendar has no such day.
    pub fn new(year: u16, month: u8, day: u8) -> Result<Self, ValueError> {
        let leap = year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400));
        let last = match month {
            0 => 0,
            2 if leap => 29,
            2 => 28,
            4 | 6 | 9 | 11 => 30,
            _ => 31,
        };
        if (1..=9999).contains(&year) && month <= 12 && day <= last {
            Ok(Self { year, month, day })
        } else {
            Err(ValueError::NoSuchDay { year, month, day })
        }
    }

    /// Returns the year, 1 to 9999.
    pub fn year(self) -> u16 {
        self.year
    }

    /// Returns the month, or `None` if it is unknown.
    pub fn month(self) -> Option<u8> {
        (self.month > 0).then_some(self.month)
    }

    /// Returns the number of days since the day before 1 March of year 0; `None` if month or day is unknown.
    pub fn days(self) -> Option<i32> {
        let (year, month, day) = (i32::from(self.year), i32::from(self.month()?), i32::from(self.day()?));
        // Counting years from March puts the leap day at the end of the year.
        let (year, month) = if month < 3 { (year - 1, month + 9) } else { (year, month - 3) };
        Some(365 * year + year / 4 - year / 100 + year / 400 + (153 * month + 2) / 5 + day)
    }

    /// Returns the day of the month, or `None` if it is unknown.
    pub fn day(self) -> Option<u8> {
        (self.day > 0).then_some(self.day)
    }
}

impl TryFrom<(u16, u8, u8)> for PartialDate {
    type Error = ValueError;
    fn try_from((year, month, day): (u16, u8, u8)) -> Result<Self, ValueError> {
        Self::new(year, month, day)
    }
}

impl From<PartialDate> for (u16, u8, u8) {
    fn from(date: PartialDate) -> Self {
        (date.year, date.month, date.day)
    }
}

/// Formats as `YYYY/MM/DD`, with `00` for unknown parts (TRF).
impl fmt::Display for PartialDate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}/{:02}/{:02}", self.year, self.month, self.day)
    }
}
