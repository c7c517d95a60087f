//! Lists in Excel workbooks since 2007: the first sheet with headings, unpacked row by row.

use super::csv::{TableOptions, TableReader};
use super::error::Broken;
use super::row::Take;
use super::watch::{Watch, Watched};
use crate::rows::xlsx::Workbook;
use crate::rows::{Limits, Sheets, TakeRow};
use std::fs::File;
use std::io;
use zip::ZipArchive;

/// Limits of a workbook: every word takes four tags, and a list of a federation has a few hundred thousand words, which
/// are kept in memory. Sheets are not.
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

/// Reads the players of a workbook from its open zip file.
///
/// # Errors
/// Returns an error with the fault and its location.
pub(super) fn read(archive: ZipArchive<File>, how: &TableOptions, take: &mut Take) -> Result<(), Broken> {
    each(archive, how.watch, &mut |sheet| {
        let mut table = TableReader::new(how);
        sheet(&mut |line, cells| table.row(line, cells, take))?;
        table.finish()
    })
}

/// Callback that reads the rows of a sheet.
type ReadSheet<'s> = dyn FnMut(&mut TakeRow<Broken>) -> Result<(), Broken> + 's;

/// Calls `work` with each sheet of a workbook, until one is a list.
///
/// # Errors
/// Returns an error with the fault and its location, or the error of `work`.
pub(super) fn each(
    archive: ZipArchive<File>,
    watch: &Watch,
    work: &mut dyn FnMut(&mut ReadSheet) -> Result<(), Broken>,
) -> Result<(), Broken> {
    let archive = ZipArchive::new(Watched(archive.into_inner(), watch)).map_err(io::Error::from)?;
    let found = Workbook::new(archive, LIMITS)?.find(|sheet| match work(&mut |take| sheet(take).map(drop)) {
        Err(Broken::Foreign) => Ok(None),
        other => other.map(Some),
    });
    found?.ok_or(Broken::Foreign)
}
