//! Lists of text whose cells are separated by tabs, semicolons or commas: CSV, and what is pasted.

use super::table::{Rows, Table, TableError};
use super::windows;
use crate::i18n::{Language, Texts};
use encoding_rs::Encoding;
use std::borrow::Cow;

/// In so many lines the mark that separates the cells is looked for: titles may have none.
const LOOKED_AT: usize = 40;

/// Reads a list in a file.
///
/// # Errors
/// Says that there is too much of it.
pub fn read(bytes: &[u8], texts: &Texts) -> Result<Table, TableError> {
    rows(&decode(bytes, texts.language()))
}

/// Reads rows of text.
///
/// # Errors
/// Says that there are too many.
pub fn rows(text: &str) -> Result<Table, TableError> {
    // A line that ends with two characters would be counted with the one before it.
    let text = &text.replace("\r\n", "\n").replace('\r', "\n");
    let mut reader = csv::ReaderBuilder::new()
        .delimiter(separator(text))
        .flexible(true)
        .has_headers(false)
        .from_reader(text.as_bytes());
    let mut rows = Rows::default();
    let mut record = csv::StringRecord::new();
    let (mut line, mut counted) = (1, 0);
    while reader.read_record(&mut record).map_err(|_| TableError::Damaged)? {
        // Empty lines before a record belong to its position, and are not counted there.
        let start = record.position().and_then(|at| usize::try_from(at.byte()).ok()).unwrap_or(counted);
        let passed = text.as_bytes().get(counted..).unwrap_or_default();
        let until = start.saturating_sub(counted);
        let blank = passed.iter().skip(until).take_while(|&&byte| byte == b'\n').count();
        line += passed.iter().take(until + blank).filter(|&&byte| byte == b'\n').count() as u64;
        counted = start + blank;
        rows.add(line, record.iter())?;
    }
    Ok(rows.finish())
}

/// Makes text of a file: by its mark, else UTF-8, else what Windows writes where the language is spoken.
pub fn decode(bytes: &[u8], language: Language) -> Cow<'_, str> {
    match (Encoding::for_bom(bytes), std::str::from_utf8(bytes)) {
        (None, Ok(text)) => Cow::Borrowed(text),
        (mark, _) => mark.map_or_else(|| windows(language), |(encoding, _)| encoding).decode(bytes).0,
    }
}

/// Finds what separates the cells: tabs come from spreadsheets; a comma may stand between family and given name, or be
/// the decimal mark, so that semicolons count before it.
fn separator(text: &str) -> u8 {
    let count = |line: &str, mark: u8| line.bytes().filter(|&byte| byte == mark).count();
    let most = |mark: u8| text.lines().take(LOOKED_AT).map(|line| count(line, mark)).max().unwrap_or(0);
    let commas = most(b',');
    [b'\t', b';'].into_iter().find(|&mark| most(mark) > 0 && most(mark) >= commas).unwrap_or(b',')
}
