//! Lists of text with cells separated by tabs, semicolons or commas: CSV, and pasted text.

use super::table::{RosterTable, TableBuilder, TableError};
use super::{layouts, windows};
use crate::i18n::{Language, Texts};
use crate::rows::separated::{self, Quotes};
use encoding_rs::{Encoding, WINDOWS_1252};
use std::borrow::Cow;

/// Number of lines searched for the separator: titles may have none.
const LOOKED_AT: usize = 40;

/// Number of bytes of a file searched for the headings of a federation's list.
const HEAD: usize = 16 * 1024;

/// Reads a list in a file.
///
/// # Errors
/// Returns an error if it is too large.
pub fn read(bytes: &[u8], texts: &Texts) -> Result<RosterTable, TableError> {
    rows(&decode_list(bytes, texts.language()))
}

/// Decodes a list: as [`decode`], but in the encoding of the federation whose headings it has.
fn decode_list(bytes: &[u8], language: Language) -> Cow<'_, str> {
    let western =
        WINDOWS_1252.decode_without_bom_handling(bytes.get(..HEAD.min(bytes.len())).unwrap_or_default()).0;
    if std::str::from_utf8(bytes).is_err() && Encoding::for_bom(bytes).is_none() {
        let mark = char::from(separator(&western));
        let headings = |line: &str| line.split(mark).map(|cell| cell.replace('"', "")).collect::<Vec<_>>();
        if let Some(list) =
            western.lines().take(LOOKED_AT).find_map(|line| layouts::recognised(&headings(line)))
        {
            return list.layout.encoding.decode_without_bom_handling(bytes).0;
        }
    }
    decode(bytes, language)
}

/// Parses rows of text.
///
/// # Errors
/// Returns an error if there are too many.
pub fn rows(text: &str) -> Result<RosterTable, TableError> {
    let mut rows = TableBuilder::default();
    let mark = separator(text);
    separated::each(&mut text.as_bytes(), mark, WINDOWS_1252, quotes(text, mark), &mut |line, cells| {
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

/// Returns the use of quotes: that of the federation whose headings are among the first lines.
fn quotes(text: &str, mark: u8) -> Quotes {
    let headings =
        |line: &str| line.split(char::from(mark)).map(|cell| cell.replace('"', "")).collect::<Vec<_>>();
    let list = text.lines().take(LOOKED_AT).find_map(|line| layouts::recognised(&headings(line)));
    match list {
        Some(list) if list.layout.has_broken_quotes => Quotes::Broken,
        _ => Quotes::Used,
    }
}

/// Finds the separator of cells: spreadsheets use tabs. A comma may separate family and given name, or be
/// the decimal mark, so semicolons have priority.
fn separator(text: &str) -> u8 {
    let count = |line: &str, mark: u8| line.bytes().filter(|&byte| byte == mark).count();
    let lines: Vec<&str> = text.split(['\n', '\r']).filter(|line| !line.is_empty()).take(LOOKED_AT).collect();
    let most = |mark: u8| lines.iter().map(|line| count(line, mark)).max().unwrap_or(0);
    let commas = most(b',');
    [b'\t', b';'].into_iter().find(|&mark| most(mark) > 0 && most(mark) >= commas).unwrap_or(b',')
}
