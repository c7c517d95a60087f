//! Parsing of record columns as numbers and points.

use super::{Fault, fault};

/// Returns columns of a line, counted from 1, without surrounding blanks.
pub(super) fn part(line: &[char], first: usize, last: usize) -> String {
    let columns = line.get(first - 1..last.min(line.len())).unwrap_or_default();
    columns.iter().collect::<String>().trim().to_owned()
}

/// Returns a number of ASCII digits: Rust itself also accepts a sign.
pub(super) fn digits<T: std::str::FromStr>(text: &str) -> Option<T> {
    text.parse().ok().filter(|_| text.bytes().all(|byte| byte.is_ascii_digit()))
}

/// Returns the whole number in some columns, 0 if they are blank.
pub(super) fn whole(line: &[char], first: usize, last: usize) -> Result<usize, Fault> {
    let found = part(line, first, last);
    if found.is_empty() {
        return Ok(0);
    }
    digits(&found)
        .map_or_else(|| fault("report", format!("\"{found}\" in columns {first}-{last} is no number")), Ok)
}

/// Returns points in tenths.
pub(super) fn tenths(line: &[char], first: usize, last: usize) -> Result<i64, Fault> {
    let found = part(line, first, last);
    tenths_of(&found)
        .map_or_else(|| fault("report", format!("\"{found}\" in columns {first}-{last} are no points")), Ok)
}

/// Returns points in tenths; `None` if the text is not a number of points.
pub(super) fn tenths_of(text: &str) -> Option<i64> {
    let text = text.replace(',', ".");
    let (whole, tenth) = text.split_once('.').unwrap_or((&text, "0"));
    let is_one_digit = tenth.len() < 2;
    let parsed = |text: &str| if text.is_empty() { Some(0) } else { digits::<i64>(text) };
    match (parsed(whole), parsed(tenth)) {
        (Some(whole @ 0..=999), Some(tenth @ 0..=9)) if is_one_digit => Some(10 * whole + tenth),
        _ => None,
    }
}

/// Returns the numbers in columns of width four, from a column on, without zeros.
pub(super) fn numbers(line: &[char], first: usize) -> Result<Vec<usize>, Fault> {
    let found = (first..=line.len()).step_by(5).map(|first| whole(line, first, first + 3));
    found.filter(|number| *number != Ok(0)).collect()
}
