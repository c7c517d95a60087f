//! Lists of text with cells separated by tabs, semicolons or commas: CSV, and pasted text.

use super::table::{Table, TableBuilder, TableError};
use super::windows;
use crate::i18n::{Language, Texts};
use crate::rows::separated;
use encoding_rs::{Encoding, WINDOWS_1252};
use std::borrow::Cow;

/// Number of lines searched for the separator: titles may have none.
const LOOKED_AT: usize = 40;

/// Parses a list in a file.
///
/// # Errors
/// Returns an error if it is too large.
pub fn read(bytes: &[u8], texts: &Texts) -> Result<Table, TableError> {
    rows(&decode(bytes, texts.language()))
}

/// Parses rows of text.
///
/// # Errors
/// Returns an error if there are too many.
pub fn rows(text: &str) -> Result<Table, TableError> {
    let mut rows = TableBuilder::default();
    separated::each(&mut text.as_bytes(), separator(text), WINDOWS_1252, &mut |line, cells| {
        rows.add(line, cells)
    })
    .map(|_| rows.finish())
}

/// Decodes a file: by its BOM, else UTF-8, else the Windows encoding for the language.
pub fn decode(bytes: &[u8], language: Language) -> Cow<'_, str> {
    match (Encoding::for_bom(bytes), std::str::from_utf8(bytes)) {
        (None, Ok(text)) => Cow::Borrowed(text),
        (mark, _) => mark.map_or_else(|| windows(language), |(encoding, _)| encoding).decode(bytes).0,
    }
}

/// Returns the separator of cells: spreadsheets use tabs. A comma may separate family and given name, or be
/// the decimal mark, so semicolons have priority.
fn separator(text: &str) -> u8 {
    let count = |line: &str, mark: u8| line.bytes().filter(|&byte| byte == mark).count();
    let lines: Vec<&str> = text.split(['\n', '\r']).filter(|line| !line.is_empty()).take(LOOKED_AT).collect();
    let most = |mark: u8| lines.iter().map(|line| count(line, mark)).max().unwrap_or(0);
    let commas = most(b',');
    [b'\t', b';'].into_iter().find(|&mark| most(mark) > 0 && most(mark) >= commas).unwrap_or(b',')
}
