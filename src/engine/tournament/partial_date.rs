//! A day as lists and reports give it.

use super::ValueError;
use serde::{Deserialize, Serialize};
use std::fmt;

/// A day of which month and day may be unknown, as birth dates of rating lists are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "(u16, u8, u8)", into = "(u16, u8, u8)")]
pub struct PartialDate {
    year: u16,
    month: u8,
    day: u8,
}

impl PartialDate {
    /// Makes a day; 0 stands for an unknown month or day.
    ///
    /// # Errors
    /// Refuses a day that no calendar has.
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
    #[must_use]
    pub fn year(self) -> u16 {
        self.year
    }

    /// Returns the month, or `None` when it is unknown.
    #[must_use]
    pub fn month(self) -> Option<u8> {
        (self.month > 0).then_some(self.month)
    }

    /// Returns how many days have passed since the day before 1 March of year 0; `None` where month or day is unknown.
    #[must_use]
    pub fn days(self) -> Option<i32> {
        let (year, month, day) = (i32::from(self.year), i32::from(self.month()?), i32::from(self.day()?));
        // Years that begin in March end with the day that only leap years have.
        let (year, month) = if month < 3 { (year - 1, month + 9) } else { (year, month - 3) };
        Some(365 * year + year / 4 - year / 100 + year / 400 + (153 * month + 2) / 5 + day)
    }

    /// Returns the day of the month, or `None` when it is unknown.
    #[must_use]
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

/// `YYYY/MM/DD`, unknown parts as `00` (TRF).
impl fmt::Display for PartialDate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}/{:02}/{:02}", self.year, self.month, self.day)
    }
}
