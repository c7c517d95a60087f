//! Lists of text whose cells are separated by tabs, semicolons or commas: CSV, and what is pasted.

use super::table::{Table, TableBuilder, TableError};
use super::{known_list, windows};
use crate::i18n::{Language, Texts};
use crate::rows::separated::{self, Quotes};
use encoding_rs::{Encoding, WINDOWS_1252};
use std::borrow::Cow;

/// In so many lines the mark that separates the cells is looked for: titles may have none.
const LOOKED_AT: usize = 40;

/// So many bytes of a file are read for the headings of a federation's list.
const HEAD: usize = 16 * 1024;

/// Reads a list in a file.
///
/// # Errors
/// Says that there is too much of it.
pub fn read(bytes: &[u8], texts: &Texts) -> Result<Table, TableError> {
    rows(&decode_list(bytes, texts.language()))
}

/// Makes text of a list: as [`decode`], but in the encoding of the federation whose headings stand in it.
fn decode_list(bytes: &[u8], language: Language) -> Cow<'_, str> {
    let western =
        WINDOWS_1252.decode_without_bom_handling(bytes.get(..HEAD.min(bytes.len())).unwrap_or_default()).0;
    if std::str::from_utf8(bytes).is_err() && Encoding::for_bom(bytes).is_none() {
        let mark = char::from(separator(&western));
        let headings = |line: &str| line.split(mark).map(|cell| cell.replace('"', "")).collect::<Vec<_>>();
        if let Some(list) =
            western.lines().take(LOOKED_AT).find_map(|line| known_list::recognised(&headings(line)))
        {
            return list.layout.encoding.decode_without_bom_handling(bytes).0;
        }
    }
    decode(bytes, language)
}

/// Reads rows of text.
///
/// # Errors
/// Says that there are too many.
pub fn rows(text: &str) -> Result<Table, TableError> {
    let mut rows = TableBuilder::default();
    let mark = separator(text);
    separated::each(&mut text.as_bytes(), mark, WINDOWS_1252, quotes(text, mark), &mut |line, cells| {
        rows.add(line, cells)
    })
    .map(|_| rows.finish())
}

/// Makes text of a file: by its mark, else UTF-8, else what Windows writes where the language is spoken.
pub fn decode(bytes: &[u8], language: Language) -> Cow<'_, str> {
    match (Encoding::for_bom(bytes), std::str::from_utf8(bytes)) {
        (None, Ok(text)) => Cow::Borrowed(text),
        (mark, _) => mark.map_or_else(|| windows(language), |(encoding, _)| encoding).decode(bytes).0,
    }
}

/// Returns how quotes are used: as a federation's list does whose headings stand in the first lines.
fn quotes(text: &str, mark: u8) -> Quotes {
    let headings =
        |line: &str| line.split(char::from(mark)).map(|cell| cell.replace('"', "")).collect::<Vec<_>>();
    let list = text.lines().take(LOOKED_AT).find_map(|line| known_list::recognised(&headings(line)));
    match list {
        Some(list) if list.layout.has_broken_quotes => Quotes::Broken,
        _ => Quotes::Used,
    }
}

/// Finds what separates the cells: tabs come from spreadsheets; a comma may stand between family and given name, or be
/// the decimal mark, so that semicolons count before it.
fn separator(text: &str) -> u8 {
    let count = |line: &str, mark: u8| line.bytes().filter(|&byte| byte == mark).count();
    let lines: Vec<&str> = text.split(['\n', '\r']).filter(|line| !line.is_empty()).take(LOOKED_AT).collect();
    let most = |mark: u8| lines.iter().map(|line| count(line, mark)).max().unwrap_or(0);
    let commas = most(b',');
    [b'\t', b';'].into_iter().find(|&mark| most(mark) > 0 && most(mark) >= commas).unwrap_or(b',')
}
