//! Lists in workbooks of Excel since 2007: the first sheet with headings, row by row as it is unpacked.

use super::Fault;
use super::csv::{How, Table, TakeRow};
use super::row::Take;
use super::source::Broken;
use super::watch::{Watch, Watched};
use crate::exchange::roster::xlsx::{LONGEST_TEXT, MOST_OTHER_TAGS, Part, Tags, shown, tells_its_length};
use calamine::{DataRef, Reader, Xlsx};
use std::borrow::Cow;
use std::fs::File;
use std::io::{self, BufReader, Read, Seek, Write};
use zip::ZipArchive;

/// Most bytes of the words of a workbook, unpacked: they are kept in memory.
const MOST_WORDS: u64 = 128 * 1024 * 1024;

/// Most tags of the words: four make one, and a list of a federation has a few hundred thousand.
const MOST_WORD_TAGS: u64 = 12_000_000;

/// Most bytes of a sheet, unpacked.
const MOST_SHEET: u64 = 2 * 1024 * 1024 * 1024;

/// Most columns that are looked at.
const MOST_COLUMNS: u32 = 256;

/// Most letters of one row.
const LONGEST_ROW: usize = 16 * 1024;

/// Most sheets that are looked at.
const MOST_SHEETS: usize = 12;

/// Whether a zip file is a workbook by what it holds.
pub(super) fn is_workbook<R: Read + Seek>(archive: &ZipArchive<R>) -> bool {
    archive.index_for_name("xl/workbook.xml").is_some()
}

/// Reads the players of a workbook whose zip file was opened already.
///
/// # Errors
/// Says what is wrong, and where.
pub(super) fn read(archive: ZipArchive<File>, how: &How, take: &mut Take) -> Result<(), Broken> {
    each(archive, how.watch, &mut |sheet| {
        let mut table = Table::new(how);
        sheet(&mut |line, cells| table.row(line, cells, take))?;
        table.finish()
    })
}

/// Reads the rows of a sheet.
type ReadSheet<'s> = dyn FnMut(&mut TakeRow) -> Result<(), Broken> + 's;

/// Hands the sheets of a workbook to `work`, one after the other, until one is a list.
///
/// # Errors
/// Says what is wrong, and where, or what `work` says.
pub(super) fn each(
    mut archive: ZipArchive<File>,
    watch: &Watch,
    work: &mut dyn FnMut(&mut ReadSheet) -> Result<(), Broken>,
) -> Result<(), Broken> {
    measure(&mut archive, watch)?;
    let mut file = archive.into_inner();
    file.rewind()?;
    let mut workbook: Xlsx<_> = Xlsx::new(BufReader::new(file)).map_err(|_| damaged(0, 0))?;
    for name in workbook.sheet_names().into_iter().take(MOST_SHEETS) {
        match work(&mut |take| sheet(&mut workbook, &name, watch, take)) {
            // The next sheet may be the list.
            Err(Broken::Foreign) => {}
            other => return other,
        }
    }
    Err(Broken::Foreign)
}

/// Unpacks everything once and keeps nothing: what is small can unpack to more than any memory holds, to millions of styles
/// or words, and a table of words that says to be longer than it is would have all of that reserved.
fn measure(archive: &mut ZipArchive<File>, watch: &Watch) -> Result<(), Broken> {
    let is_unreadable = |_| damaged(0, 0);
    let mut others = 0;
    let mut other_tags = 0;
    for at in 0..archive.len() {
        let file = archive.by_index(at).map_err(is_unreadable)?;
        let part = file.name().map(|name| Part::of(&name)).map_err(is_unreadable)?;
        let is_sheet = part == Part::Sheet;
        let most = if is_sheet { MOST_SHEET } else { MOST_WORDS.saturating_sub(others) };
        let mut file = Watched(file.take(most + 1), watch);
        let mut tags = Tags::default();
        let unpacked = if part == Part::Words {
            let mut words = Vec::new();
            file.read_to_end(&mut words)?;
            if !tells_its_length(&words) {
                return Err(damaged(0, 0));
            }
            tags.write_all(&words)?;
            words.len() as u64
        } else {
            io::copy(&mut file, &mut tags)?
        };
        let is_over = match part {
            Part::Sheet => tags.longest > LONGEST_TEXT,
            Part::Words => tags.longest > LONGEST_TEXT || tags.count > MOST_WORD_TAGS,
            Part::Other => {
                other_tags += tags.count;
                tags.longest > LONGEST_TEXT || other_tags > MOST_OTHER_TAGS
            }
            Part::Foreign => false,
        };
        if unpacked > most || is_over {
            return Err(Broken::TooLarge);
        }
        others += if is_sheet { 0 } else { unpacked };
    }
    Ok(())
}

/// A fault where the workbook itself cannot be read on.
fn damaged(row: u64, column: u64) -> Broken {
    Broken::At { line: row + 1, column: column + 1, fault: Fault::Workbook }
}

/// Reads a sheet: a cell far away from the others makes no room between.
fn sheet(
    workbook: &mut Xlsx<BufReader<File>>,
    name: &str,
    watch: &Watch,
    take: &mut TakeRow,
) -> Result<(), Broken> {
    // A sheet of charts has no cells.
    let Ok(mut cells) = workbook.worksheet_cells_reader(name) else { return Err(Broken::Foreign) };
    let (mut row, mut values, mut letters) = (0, Vec::<Cow<str>>::new(), 0);
    while let Some(cell) = cells.next_cell().map_err(|_| damaged(row, 0))? {
        let (at, column) = cell.get_position();
        if u64::from(at) != row {
            watch.go_on()?;
            take(row + 1, &values)?;
            (row, letters) = (at.into(), 0);
            values.clear();
        }
        if column >= MOST_COLUMNS {
            continue;
        }
        // A formula that failed says nothing of a player.
        let shown = match cell.get_value() {
            DataRef::Error(_) => String::new(),
            value => shown(value),
        };
        letters += shown.len();
        if letters > LONGEST_ROW {
            return Err(Broken::At { line: row + 1, column: u64::from(column) + 1, fault: Fault::LongRow });
        }
        let place = column as usize;
        if values.len() <= place {
            values.resize(place + 1, Cow::Borrowed(""));
        }
        if let Some(value) = values.get_mut(place) {
            *value = Cow::Owned(shown);
        }
    }
    take(row + 1, &values)
}
