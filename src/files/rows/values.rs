//! Numbers and dates of cells as text, as the arbiter would have typed them. Excel stores a date as a number, and the
//! format of the cell determines its display (ECMA-376, `numFmt`).

use jiff::ToSpan;
use jiff::civil::{Date, date};

/// Last date supported by Excel, 9999-12-31, counted from 1900.
const LAST_DAY: f64 = 2_958_465.0;

/// Formats a number; whole numbers without decimals.
pub fn number(number: f64) -> String {
    if number.fract() == 0.0 && number.abs() < 1e15 { format!("{number:.0}") } else { number.to_string() }
}

/// Formats a date, `1990-05-17`. `value` counts days from 1900 or 1904, with the time of day as its fraction.
pub fn day(value: f64, counts_from_1904: bool) -> String {
    // A time that rounds up to the end of the day, in milliseconds, is midnight of the next day.
    let days = (value + 0.5 / 86_400_000.0).floor().clamp(0.0, LAST_DAY) as i64;
    let first = match counts_from_1904 {
        true => date(1904, 1, 1),
        // Excel counts a 29 February 1900.
        false if days < 60 => date(1899, 12, 31),
        false => date(1899, 12, 30),
    };
    first.checked_add(days.days()).unwrap_or(Date::MAX).to_string()
}

/// Returns true if a custom format shows a date or a time of day; a format of elapsed hours (`[h]:mm`) shows a number.
pub fn shows_day(format: &str) -> bool {
    let mut letters = format.chars();
    while let Some(letter) = letters.next() {
        match letter.to_ascii_lowercase() {
            '"' => {
                letters.by_ref().find(|&letter| letter == '"');
            }
            '[' => {
                let inside: String = letters.by_ref().take_while(|&letter| letter != ']').collect();
                if !inside.is_empty() && inside.chars().all(|letter| "hmsHMS".contains(letter)) {
                    return false;
                }
            }
            // The next character is literal, or padding.
            '\\' | '_' | '*' => {
                letters.next();
            }
            // Section for negative numbers.
            ';' => return false,
            'd' | 'm' | 'y' | 'h' | 's' => return true,
            _ => {}
        }
    }
    false
}

/// Returns true if a built-in format shows a date or a time of day.
pub fn is_day_format(id: u16) -> bool {
    matches!(id, 14..=22 | 27..=36 | 45 | 47 | 50..=58)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_counted_as_excel_counts_them() {
        let told = [1.0, 59.0, 61.0, 366.0, 33_010.0, 33_009.999_999_999, 33_010.75, 1e300, -1.0];
        let told = told.map(|value| day(value, false));
        assert_eq!(told[..4], ["1900-01-01", "1900-02-28", "1900-03-01", "1900-12-31"]);
        assert_eq!(told[4..], ["1990-05-17", "1990-05-17", "1990-05-17", "9999-12-31", "1899-12-31"]);
        assert_eq!(day(31548.0, true), "1990-05-17");
        assert_eq!(day(f64::NAN, false), "1899-12-31");
    }

    #[test]
    fn formats_distinguish_days_from_numbers() {
        let days = ["DD/MM/YY", "H:MM:SS;@", "m\"M\"d\"D\";@", "[$-404]e\"x\"m\"x\"d\"x\"", "h:mm AM/PM"];
        let numbers = [
            "General",
            "0.00",
            "#,##0\\ [$\\u20bd-46D]",
            "[h]:mm:ss",
            "\"Y: \"0.00\"m\";@",
            "0_ ;[Red]\\-0\\ ",
        ];
        assert!(days.into_iter().all(shows_day));
        assert!(!numbers.into_iter().any(shows_day));
        // Text: digits in such a cell are not a date.
        assert!(is_day_format(14) && !is_day_format(49));
    }
}
