//! Lists in workbooks of Excel since 2007.

use super::table::{MOST_COLUMNS, MOST_ROWS, Rows, Table, TableError};
pub use super::xlsx_value::shown;
use crate::exchange::archive;
use calamine::{Reader, Xlsx};
use std::io::Cursor;

/// Most sheets that are looked at.
pub const MOST_SHEETS: usize = 12;

/// Reads the first sheet that lists players, else the first that has anything.
///
/// # Errors
/// Says that the workbook is damaged or too large.
pub fn read(bytes: &[u8]) -> Result<Table, TableError> {
    let mut archive = archive::open(bytes)?;
    let names = archive.file_names().flatten().map(std::borrow::Cow::into_owned);
    let words: Vec<String> = names.filter(|name| holds_words(name)).collect();
    for name in words {
        if !tells_its_length(&archive::file(&mut archive, &name)?) {
            return Err(TableError::Damaged);
        }
    }
    drop(archive);
    let mut workbook: Xlsx<_> = Xlsx::new(Cursor::new(bytes)).map_err(|_| TableError::Damaged)?;
    let mut first = None;
    for name in workbook.sheet_names().into_iter().take(MOST_SHEETS) {
        let table = sheet(&mut workbook, &name)?;
        if table.has_head() {
            return Ok(table);
        }
        if !table.is_empty() {
            first.get_or_insert(table);
        }
    }
    Ok(first.unwrap_or_else(|| Rows::default().finish()))
}

/// Whether a file of a workbook is the table of words that its cells share.
#[must_use]
pub fn holds_words(name: &str) -> bool {
    name.to_ascii_lowercase().ends_with("sharedstrings.xml")
}

/// Whether a table of words has as many bytes as it says to have words, wherever it says so: all of that would be reserved.
#[must_use]
pub fn tells_its_length(words: &[u8]) -> bool {
    const COUNT: &[u8] = b"uniqueCount";
    let places = words.windows(COUNT.len()).enumerate().filter(|(_, window)| *window == COUNT);
    places.into_iter().all(|(at, _)| {
        let after = words.get(at + COUNT.len()..).unwrap_or_default().iter();
        let digits = after.skip_while(|byte| byte.is_ascii_whitespace() || b"=\"'+0".contains(byte));
        let digits = digits.take_while(|byte| byte.is_ascii_digit());
        let count =
            digits.fold(0_u64, |sum, digit| sum.saturating_mul(10).saturating_add(u64::from(digit - b'0')));
        count <= words.len() as u64
    })
}

/// Reads the cells of a sheet as they come: one far away from the others makes no room between.
fn sheet(workbook: &mut Xlsx<Cursor<&[u8]>>, name: &str) -> Result<Table, TableError> {
    let mut rows = Rows::default();
    // A sheet of charts has no cells.
    let Ok(mut cells) = workbook.worksheet_cells_reader(name) else { return Ok(rows.finish()) };
    let mut row: (u32, Vec<String>) = (0, Vec::new());
    let mut count = 0;
    while let Some(cell) = cells.next_cell().map_err(|_| TableError::Damaged)? {
        let (at, column) = cell.get_position();
        if at != row.0 {
            rows.add(u64::from(row.0) + 1, row.1.iter().map(String::as_str))?;
            row = (at, Vec::new());
        }
        count += 1;
        if count > MOST_ROWS * MOST_COLUMNS {
            return Err(TableError::TooLarge);
        }
        let column = usize::try_from(column).unwrap_or(usize::MAX);
        if column < MOST_COLUMNS {
            if row.1.len() <= column {
                row.1.resize(column + 1, String::new());
            }
            if let Some(place) = row.1.get_mut(column) {
                *place = shown(cell.get_value());
            }
        }
    }
    rows.add(u64::from(row.0) + 1, row.1.iter().map(String::as_str))?;
    Ok(rows.finish())
}
