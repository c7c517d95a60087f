//! A tie-break value computed elsewhere.

use super::ValueError;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// A value of the tie-break ENT, entered by the arbiter: -9999.99 to 9999.99.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "i32", into = "i32")]
pub struct EnteredValue(i32);

impl EnteredValue {
    /// Greatest absolute value, in hundredths.
    const GREATEST: i32 = 999_999;

    pub fn hundredths(self) -> i32 {
        self.0
    }
}

impl TryFrom<i32> for EnteredValue {
    type Error = ValueError;
    fn try_from(hundredths: i32) -> Result<Self, ValueError> {
        match hundredths.unsigned_abs() > Self::GREATEST.unsigned_abs() {
            true => Err(ValueError::NoEnteredValue),
            false => Ok(Self(hundredths)),
        }
    }
}

impl From<EnteredValue> for i32 {
    fn from(value: EnteredValue) -> Self {
        value.0
    }
}

/// Parses `12`, `-3.5`, `12,75`, `7½`.
impl FromStr for EnteredValue {
    type Err = ValueError;
    fn from_str(text: &str) -> Result<Self, ValueError> {
        let text = text.trim().replace(',', ".");
        let (sign, text) = text.strip_prefix(['-', '−']).map_or((1, text.as_str()), |rest| (-1, rest));
        let text = text.strip_suffix('½').map_or_else(|| text.to_owned(), |whole| format!("{whole}.5"));
        let (whole, rest) = text.split_once('.').unwrap_or((&text, ""));
        let is_number =
            |digits: &str, most| digits.len() <= most && digits.bytes().all(|byte| byte.is_ascii_digit());
        if whole.is_empty() && rest.is_empty() || !is_number(whole, 4) || !is_number(rest, 2) {
            return Err(ValueError::NoEnteredValue);
        }
        let digits = format!("{whole}{rest:0<2}");
        digits
            .parse()
            .map_err(|_| ValueError::NoEnteredValue)
            .and_then(|value: i32| Self::try_from(sign * value))
    }
}

/// Formats with two decimals: `12.75`.
impl fmt::Display for EnteredValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (sign, hundredths) = (if self.0 < 0 { "-" } else { "" }, self.0.unsigned_abs());
        f.pad(&format!("{sign}{}.{:02}", hundredths / 100, hundredths % 100))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_read_as_they_are_written() {
        let read = |text: &str| text.parse::<EnteredValue>().ok().map(EnteredValue::hundredths);
        let cases =
            [("12", 1200), ("-3.5", -350), ("12,75", 1275), ("7½", 750), ("½", 50), (".25", 25), (" 0 ", 0)];
        for (text, value) in cases {
            assert_eq!(read(text), Some(value), "{text}");
            assert_eq!(read(&EnteredValue(value).to_string()), Some(value), "{text}");
        }
        for text in ["", "-", ".", "x", "1.234", "12345", "1e3", "½½", "1.½"] {
            assert_eq!(read(text), None, "{text}");
        }
    }
}
