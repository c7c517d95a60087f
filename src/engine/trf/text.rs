//! Splitting bytes into lines and lines into columns. Columns are characters, or bytes if characters do not fit.

use crate::tournament::PartialDate;
#[cfg(feature = "windows-1252")]
use std::borrow::Cow;

/// Decodes the bytes of a file: UTF-8 with or without BOM, else Windows-1252; true if it was the latter.
/// Never fails.
#[cfg(feature = "windows-1252")]
pub(super) fn decode(bytes: &[u8]) -> (Cow<'_, str>, bool) {
    match std::str::from_utf8(bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes)) {
        Ok(text) => (Cow::Borrowed(text), false),
        Err(_) => (encoding_rs::WINDOWS_1252.decode_without_bom_handling(bytes).0, true),
    }
}

/// Parses `YYYY/MM/DD`, also with other separators, with the day first, and without month or day.
pub(super) fn date(text: &str) -> Option<PartialDate> {
    let parts = text.split(['/', '-', '.']).map(str::parse).collect::<Result<Vec<u16>, _>>().ok()?;
    let (year, month, day) = match *parts.as_slice() {
        [year] => (year, 0, 0),
        [year, month] => (year, month, 0),
        [day @ 1..=31, month, year] if year >= 1000 => (year, month, day),
        [year, month, day] => (year, month, day),
        _ => return None,
    };
    let is_year = year >= 1000 || parts.len() == 3;
    PartialDate::new(year, u8::try_from(month).ok()?, u8::try_from(day).ok()?).ok().filter(|_| is_year)
}

/// Characters that are insignificant at the end of a line: editors leave tabs there, and DOS programs the
/// mark of the end of a file.
const BLANKS: [char; 3] = [' ', '\t', '\u{1a}'];

/// One line of a file, without trailing blanks, addressed by columns.
pub(super) struct TrfLine<'a> {
    /// Line number, counted from 1.
    pub number: u32,
    /// The text without trailing blanks.
    pub text: &'a str,
    /// Byte offset of each character and of the end; empty if the text is ASCII or columns are bytes.
    starts: Vec<usize>,
}

impl<'a> TrfLine<'a> {
    pub(super) fn new(number: u32, text: &'a str) -> Self {
        let text = text.trim_end_matches(BLANKS);
        let starts = if text.is_ascii() {
            Vec::new()
        } else {
            text.char_indices().map(|(at, _)| at).chain([text.len()]).collect()
        };
        Self { number, text, starts }
    }

    /// Returns the number of columns: characters, or bytes.
    pub fn width(&self) -> usize {
        if self.starts.is_empty() { self.text.len() } else { self.starts.len() - 1 }
    }

    pub fn by_bytes(&self) -> Self {
        Self { number: self.number, text: self.text, starts: Vec::new() }
    }

    /// Returns columns `first` to `last`, counted from 1, without those beyond the end. A byte column inside a
    /// character includes all of it, so that the character shows where a blank is required.
    pub fn cut(&self, first: usize, last: usize) -> &'a str {
        let end = last.min(self.width());
        let start = first.saturating_sub(1).min(end);
        let byte = |column: usize| self.starts.get(column).copied().unwrap_or(column);
        let (start, end) = (byte(start), byte(end));
        self.text
            .get(self.text.floor_char_boundary(start)..self.text.ceil_char_boundary(end))
            .unwrap_or_default()
    }

    /// Returns everything from column `first` on.
    pub fn rest(&self, first: usize) -> &'a str {
        self.cut(first, usize::MAX)
    }

    /// Returns the words from column `first` on, each with its column.
    pub fn words(&self, first: usize) -> impl Iterator<Item = (usize, &'a str)> + use<'a> {
        let rest = self.rest(first);
        let counts_bytes = self.starts.is_empty();
        let mut column = first;
        rest.split(' ').filter_map(move |word| {
            let at = column;
            column += if counts_bytes { word.len() } else { word.chars().count() } + 1;
            (!word.is_empty()).then_some((at, word))
        })
    }

    /// Returns the first control character, including tabs, with its column.
    pub fn control(&self) -> Option<(usize, char)> {
        // All bytes are checked without early exit, so that the loop is vectorised.
        let is_plain = |all: bool, byte: u8| all & matches!(byte, b' '..=b'~');
        if self.text.bytes().fold(true, is_plain) {
            return None;
        }
        let (column, (at, letter)) =
            (1..).zip(self.text.char_indices()).find(|(_, (_, letter))| letter.is_control())?;
        Some((if self.starts.is_empty() { at + 1 } else { column }, letter))
    }
}

/// Returns the lines of a text, which end with CR, LF or CRLF, even mixed. Empty lines are counted but not returned.
pub(super) fn lines(text: &str) -> impl Iterator<Item = TrfLine<'_>> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let lines = text.split('\n').flat_map(|line| line.strip_suffix('\r').unwrap_or(line).split('\r'));
    let numbered = (1..=u32::MAX).zip(lines).map(|(number, line)| TrfLine::new(number, line));
    numbered.filter(|line| !line.text.is_empty())
}

/// Returns true if a line is a ruler that numbers columns: its digits increase by one from column to column,
/// or from ten to ten.
pub(super) fn is_ruler(line: &str) -> bool {
    let is_mark = |mark: char| mark.is_ascii_digit() || " .:|-+=_".contains(mark);
    // Most lines have a letter among their first characters.
    if !line.chars().all(is_mark) {
        return false;
    }
    let digits: Vec<(usize, u32)> =
        line.chars().enumerate().filter_map(|(at, mark)| Some((at, mark.to_digit(10)?))).collect();
    let counts = |step: usize| {
        digits.windows(2).all(|pair| match *pair {
            [(here, one), (there, other)] => there - here == step && (one + 1) % 10 == other,
            _ => false,
        })
    };
    digits.len() > 8 && counts(1) || digits.len() > 3 && counts(10)
}

pub(super) fn without_blanks(text: &str) -> &str {
    let is_blank = |byte: &u8| *byte == b' ';
    let bytes = text.as_bytes();
    let Some(start) = bytes.iter().position(|byte| !is_blank(byte)) else { return "" };
    let end = bytes.iter().rposition(|byte| !is_blank(byte)).unwrap_or(start);
    text.get(start..=end).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn line_ends_of_all_kinds_count_alike() {
        let found: Vec<_> =
            lines("a\rb\nc\r\n\r\n \t\nd  \t\n\u{1a}").map(|line| (line.number, line.text)).collect();
        assert_eq!(found, [(1, "a"), (2, "b"), (3, "c"), (6, "d")]);
    }

    #[test]
    fn rulers_of_digits_are_distinguished_from_records() {
        let tens = "         1         2         3         4         5";
        for ruler in ["0123456789012345", "1234567890", "....:....1....:....2....:....3....:....4", tens] {
            assert!(is_ruler(ruler), "{ruler}");
        }
        for line in ["012 34567", "001    1", "142 9", "132   1   2   3", "240 H   1    2    3", "123456", ""]
        {
            assert!(!is_ruler(line), "{line}");
        }
    }

    #[test]
    fn columns_are_characters() {
        let line = TrfLine::new(1, "ÇŞé x");
        assert_eq!((line.width(), line.cut(2, 3), line.cut(5, 9), line.cut(7, 9)), (5, "Şé", "x", ""));
        assert_eq!(line.words(1).collect::<Vec<_>>(), [(1, "ÇŞé"), (5, "x")]);
        let line = line.by_bytes();
        assert_eq!((line.width(), line.cut(3, 6), line.cut(8, 9), line.cut(2, 3)), (8, "Şé", "x", "ÇŞ"));
        assert_eq!(line.words(1).collect::<Vec<_>>(), [(1, "ÇŞé"), (8, "x")]);
    }

    #[cfg(feature = "windows-1252")]
    #[test]
    fn bytes_that_are_not_utf_8_are_windows_1252() {
        assert_eq!(decode(b"\xc7elik \x80"), ("Çelik €".into(), true));
        assert_eq!(decode("\u{feff}Çelik".as_bytes()), ("Çelik".into(), false));
    }
}
