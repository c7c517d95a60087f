//! Lists in Excel: the first sheet with headings; workbooks since 2007 are unpacked row by row.

use super::error::Broken;
use super::row::Take;
use super::source::WorkbookFile;
use super::table::{TableOptions, TableReader};
use super::watch::{Watch, Watched};
use crate::rows::xlsx::Workbook;
use crate::rows::{Limits, Sheets, TakeRow, xls};
use std::io;
use zip::ZipArchive;

/// Limits of a workbook: every shared string takes four tags, and a federation's list has a few hundred
/// thousand of them, which are in memory. Sheets are not.
const LIMITS: Limits = Limits {
    sheet_bytes: 2 * 1024 * 1024 * 1024,
    other_bytes: 128 * 1024 * 1024,
    sheet_tags: u64::MAX,
    word_tags: 12_000_000,
    columns: 256,
    row_bytes: 16 * 1024,
    // A failed formula has no data about a player.
    keeps_errors: false,
};

/// Reads the players of a workbook.
pub(super) fn read(book: WorkbookFile, how: &TableOptions, take: &mut Take) -> Result<(), Broken> {
    each(book, how.watch, &mut |sheet| {
        let mut table = TableReader::new(how);
        sheet(&mut |line, cells| table.row(line, cells, take))?;
        table.finish()
    })
}

pub(super) type ReadSheet<'s> = dyn FnMut(&mut TakeRow<Broken>) -> Result<(), Broken> + 's;

/// Passes the sheets of a workbook to `work`, one after another, until one is a list.
pub(super) fn each(
    book: WorkbookFile,
    watch: &Watch,
    work: &mut dyn FnMut(&mut ReadSheet) -> Result<(), Broken>,
) -> Result<(), Broken> {
    match book {
        WorkbookFile::Zipped(archive) => {
            let archive = ZipArchive::new(Watched(archive.into_inner(), watch)).map_err(io::Error::from)?;
            first_list(Workbook::new(archive, LIMITS)?, work)
        }
        WorkbookFile::Old(bytes) => first_list(xls::open(&bytes, LIMITS)?, work),
    }
}

/// Passes sheets to `work`, one after another, until one is a list.
fn first_list(
    mut book: impl Sheets,
    work: &mut dyn FnMut(&mut ReadSheet) -> Result<(), Broken>,
) -> Result<(), Broken> {
    let found = book.find(|sheet| match work(&mut |take| sheet(take).map(drop)) {
        Err(Broken::Foreign) => Ok(None),
        other => other.map(Some),
    });
    found?.ok_or(Broken::Foreign)
}
