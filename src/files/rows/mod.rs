//! Readers for rows of cells: separated text, Excel workbooks, OpenDocument spreadsheets.
//!
//! Lists of players and rating lists share these readers, each within its own [`Limits`]. The readers do not interpret
//! columns.

pub mod archive;
pub mod ods;
pub mod separated;
mod values;
pub mod xls;
pub mod xlsx;
mod xml;

pub use archive::{TAIL, has_few_files, is_zip};
pub use xml::character;

use std::borrow::Cow;
use std::io;
use thiserror::Error;

/// Maximum number of sheets read per workbook.
const MOST_SHEETS: usize = 12;

/// Receives a row: its line in the file or its row in the sheet, counted from 1, and its cells.
pub type TakeRow<'t, E> = dyn FnMut(u64, &[Cow<str>]) -> Result<(), E> + 't;

/// Limits on reading a file. A few bytes can decompress to millions of cells, strings or styles.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Maximum decompressed size of one sheet in bytes.
    pub sheet_bytes: u64,
    /// Maximum decompressed size of all other parts together in bytes.
    pub other_bytes: u64,
    /// Maximum number of tags of all sheets together.
    pub sheet_tags: u64,
    /// Maximum number of tags of the shared strings, each of which occupies memory.
    pub word_tags: u64,
    /// Number of columns read; columns to the right are skipped.
    pub columns: usize,
    /// Maximum size of the cells of a row in bytes.
    pub row_bytes: usize,
    /// True if a failed formula yields its error (`#N/A`); false if it yields an empty cell.
    pub keeps_errors: bool,
}

/// Error when reading rows. Rows and columns are counted from 1.
#[derive(Debug, Error)]
#[error("{self:?}")]
pub enum RowsError {
    /// The file is truncated, damaged or locked.
    Damaged {
        /// Row at which reading stopped.
        row: u64,
    },
    /// The file decompresses to more than its [`Limits`].
    TooLarge,
    /// The cells of a row exceed the [`Limits`].
    LongRow {
        row: u64,
        /// Column of the cell that exceeds the limit.
        column: u64,
    },
    Read(#[from] io::Error),
}

impl RowsError {
    /// Damage before the first row.
    const DAMAGED: Self = Self::Damaged { row: 1 };
}

/// A file of one or more sheets.
pub trait Sheets {
    /// Passes the rows of the next sheet to `take`, top down; returns `false` if no sheet is left.
    ///
    /// # Errors
    /// Returns an error if the sheet cannot be read, or the error of `take`. After the latter, the next sheet can be
    /// read.
    fn next<E: From<RowsError>>(&mut self, take: &mut TakeRow<E>) -> Result<bool, E>;

    /// Passes sheets to `work`, each as a function that reads its rows, until `work` returns a value.
    fn find<T, E: From<RowsError>>(
        &mut self,
        mut work: impl FnMut(&mut dyn FnMut(&mut TakeRow<E>) -> Result<bool, E>) -> Result<Option<T>, E>,
    ) -> Result<Option<T>, E> {
        for _ in 0..MOST_SHEETS {
            let mut is_there = true;
            let found = work(&mut |take| {
                is_there = self.next(take)?;
                Ok(is_there)
            })?;
            if found.is_some() || !is_there {
                return Ok(found);
            }
        }
        Ok(None)
    }
}

/// Cells of a row under construction.
#[derive(Default)]
struct Cells {
    cells: Vec<Cow<'static, str>>,
    bytes: usize,
}

impl Cells {
    /// Sets the cell of a column, counted from 0; cells in between are empty.
    fn put(&mut self, row: u64, column: usize, cell: String, limits: &Limits) -> Result<(), RowsError> {
        if column >= limits.columns {
            return Ok(());
        }
        self.bytes += cell.len();
        if self.bytes > limits.row_bytes {
            return Err(RowsError::LongRow { row, column: column as u64 + 1 });
        }
        if self.cells.len() <= column {
            self.cells.resize(column + 1, Cow::Borrowed(""));
        }
        if let Some(place) = self.cells.get_mut(column) {
            *place = Cow::Owned(cell);
        }
        Ok(())
    }

    fn clear(&mut self) {
        self.cells.clear();
        self.bytes = 0;
    }
}
