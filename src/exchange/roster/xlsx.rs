//! Lists in workbooks of Excel since 2007.

use super::table::{MOST_COLUMNS, MOST_ROWS, Rows, Table, TableError};
pub use super::xlsx_value::shown;
use crate::exchange::archive;
use calamine::{Reader, Xlsx};
use std::io::{self, Cursor, Read, Write};
use zip::ZipArchive;

/// Most sheets that are looked at.
pub const MOST_SHEETS: usize = 12;

/// Most tags of all sheets together, of all words that cells share, and of what else is read of a workbook: each costs time,
/// words and styles memory too, and a few bytes can ask for millions of them.
const MOST_TAGS: [(Part, u64); 3] =
    [(Part::Sheet, 4_000_000), (Part::Words, 3_000_000), (Part::Other, MOST_OTHER_TAGS)];

/// Most tags of the parts that are neither sheets nor words.
pub const MOST_OTHER_TAGS: u64 = 200_000;

/// Most bytes between two tags; a cell has 32,767 letters at most.
pub const LONGEST_TEXT: u64 = 1024 * 1024;

/// What a file of a workbook is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// The cells of a sheet.
    Sheet,
    /// The table of words that its cells share.
    Words,
    /// Styles, relations and other small files.
    Other,
    /// No XML: pictures.
    Foreign,
}

impl Part {
    /// Says what a file is by its name.
    #[must_use]
    pub fn of(name: &str) -> Self {
        let name = name.to_ascii_lowercase();
        match () {
            () if name.ends_with("sharedstrings.xml") => Self::Words,
            () if name.ends_with("styles.xml") || name.ends_with(".rels") => Self::Other,
            () if name.contains("worksheets/") => Self::Sheet,
            () if name.ends_with(".xml") => Self::Other,
            () => Self::Foreign,
        }
    }
}

/// Counts the tags of XML that is written to it, and nothing else of it.
#[derive(Debug, Default)]
pub struct Tags {
    /// How many there are.
    pub count: u64,
    /// The most bytes between the beginnings of two.
    pub longest: u64,
    run: u64,
}

impl Write for Tags {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let mut parts = bytes.split(|&byte| byte == b'<');
        self.run += parts.next().map_or(0, |part| part.len() as u64);
        self.longest = self.longest.max(self.run);
        for part in parts {
            self.count += 1;
            self.run = part.len() as u64;
            self.longest = self.longest.max(self.run);
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Reads the first sheet that lists players, else the first that has anything.
///
/// # Errors
/// Says that the workbook is damaged or too large.
pub fn read(bytes: &[u8]) -> Result<Table, TableError> {
    let mut archive = archive::open(bytes)?;
    measure(&mut archive)?;
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

/// Counts what there is to be read, before any of it is.
fn measure(archive: &mut ZipArchive<Cursor<&[u8]>>) -> Result<(), TableError> {
    let mut counted = MOST_TAGS.map(|(part, _)| (part, 0));
    for at in 0..archive.len() {
        let mut file = archive.by_index(at).map_err(|_| TableError::Damaged)?;
        let part = file.name().map(|name| Part::of(&name)).map_err(|_| TableError::Damaged)?;
        let Some((_, count)) = counted.iter_mut().find(|(known, _)| *known == part) else { continue };
        let mut tags = Tags::default();
        if part == Part::Words {
            let mut words = Vec::new();
            file.read_to_end(&mut words).map_err(|_| TableError::Damaged)?;
            if !tells_its_length(&words) {
                return Err(TableError::Damaged);
            }
            tags.write_all(&words).map_err(|_| TableError::Damaged)?;
        } else {
            io::copy(&mut file, &mut tags).map_err(|_| TableError::Damaged)?;
        }
        *count += tags.count;
        let is_over = MOST_TAGS.iter().any(|&(known, most)| known == part && *count > most);
        if is_over || tags.longest > LONGEST_TEXT {
            return Err(TableError::Unpacks);
        }
    }
    Ok(())
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
