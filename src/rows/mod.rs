//! Rows of cells out of files, one after the other: separated text, workbooks of Excel, sheets of OpenDocument. Lists of players
//! and rating lists are read through the same readers, each within its own [`Limits`]; what the columns mean is not known here.

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

/// Most sheets of a workbook that are looked at.
const MOST_SHEETS: usize = 12;

/// Takes a row: its line in the file or its row in the sheet, counted from 1, and its cells.
pub type TakeRow<'t, E> = dyn FnMut(u64, &[Cow<str>]) -> Result<(), E> + 't;

/// How much of a file is read. A few bytes can unpack to millions of cells, words or styles.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Most bytes of one sheet, unpacked.
    pub sheet_bytes: u64,
    /// Most bytes of the other parts together, unpacked.
    pub other_bytes: u64,
    /// Most tags of all sheets together.
    pub sheet_tags: u64,
    /// Most tags of the words that cells share; each word takes memory.
    pub word_tags: u64,
    /// Columns that are read; those to the right of them are passed over.
    pub columns: usize,
    /// Most bytes of the cells of a row.
    pub row_bytes: usize,
    /// Whether a formula that failed says so (`#N/A`), or is an empty cell.
    pub keeps_errors: bool,
}

/// Why rows cannot be read on. Rows and columns are counted from 1.
#[derive(Debug, Error)]
pub enum RowsError {
    /// The file is cut, damaged or locked.
    #[error("the file is cut, damaged or locked with a password in row {row}")]
    Damaged {
        /// The row up to which it was read.
        row: u64,
    },
    /// It unpacks to more than its [`Limits`].
    #[error("the file unpacks to more than any list has")]
    TooLarge,
    /// The cells of a row have more bytes than its [`Limits`].
    #[error("row {row} is too long in column {column}")]
    LongRow {
        /// The row.
        row: u64,
        /// The column of the cell that is too much.
        column: u64,
    },
    /// The bytes cannot be had.
    #[error(transparent)]
    Read(#[from] io::Error),
}

impl RowsError {
    /// Damage before the first row.
    const DAMAGED: Self = Self::Damaged { row: 1 };
}

/// A file of one or more sheets.
pub trait Sheets {
    /// Hands the rows of the next sheet to `take`, top down; `false` where no sheet is left.
    ///
    /// # Errors
    /// Says why it cannot be read on, or what `take` says. After what `take` says, the next sheet can be read.
    fn next<E: From<RowsError>>(&mut self, take: &mut TakeRow<E>) -> Result<bool, E>;

    /// Hands sheets to `work`, each as a function that reads its rows, until `work` returns something.
    ///
    /// # Errors
    /// As [`Sheets::next`].
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

/// The cells of a row while they are gathered.
#[derive(Default)]
struct Cells {
    cells: Vec<Cow<'static, str>>,
    bytes: usize,
}

impl Cells {
    /// Puts a cell at a column, counted from 0; cells between are empty.
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
