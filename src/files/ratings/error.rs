//! Errors of rating lists. After any of them the existing lists are unchanged.

use crate::exchange::account::Account;
use crate::rows::RowsError;
use crate::store::cause;
use hakem_engine::refusals;
use std::io;
use std::path::PathBuf;

/// Maximum number of players of a list: twice FIDE's number.
pub(super) const MOST_PLAYERS: usize = 3_500_000;

/// Maximum size of an unpacked list in bytes: three times FIDE's largest.
pub(super) const MOST_BYTES: u64 = 2 * 1024 * 1024 * 1024;

/// Maximum size of one player in bytes.
pub(super) const LONGEST_ROW: u64 = 16 * 1024;

refusals! {
/// Error for a failed import, search or removal.
#[derive(Debug)]
pub enum RatingsError: "ratings" {
    /// The file cannot be read.
    Io { path: PathBuf, source: io::Error } only { "path": *path, "cause": cause(source) },
    /// The path is a folder, a pipe or a device.
    NotAFile { path: PathBuf },
    /// The file has more bytes or players than any list.
    TooLarge { path: PathBuf },
    Zip { path: PathBuf, fault: ZipFault },
    /// The file has another format.
    Foreign { path: PathBuf },
    /// The list has one rating of unknown rate of play.
    NoKind { path: PathBuf },
    /// The file is invalid at a location.
    Fault {
        path: PathBuf,
        line: u64,
        /// The column of the line, counted from 1 in characters.
        column: u64,
        fault: ListFault,
    },
    /// The names of the list are digits or totals.
    NoNames {
        path: PathBuf,
        found: String,
    },
    /// The list is unusual, so that its import has to be confirmed.
    Doubtful {
        path: PathBuf,
        doubts: Vec<Doubt>,
        /// Every row, column and cell of the file.
        account: Box<Account>,
    } only { "path": *path },
    /// Rows of the list are neither in the result nor in the account.
    Unaccounted { path: PathBuf },
    Nobody { path: PathBuf },
    /// The list has under three quarters of the players of the list it would replace, as if truncated.
    Shrunk {
        path: PathBuf,
        /// The list that would be replaced.
        list: String,
        before: u64,
        /// Number of players in the file.
        after: u64,
    },
    /// The name of a list is invalid.
    Name { found: String },
    NoSuchList { found: String, known: Vec<String> },
    /// A list could not be downloaded, or the user's configuration is invalid.
    Sources(error: SourcesError),
    /// All lists came into force after the start of the event.
    NoneOfStart {
        said: String,
    },
    /// The arbiter cancelled the import.
    Ended,
    /// No list has been imported yet.
    NoList,
    /// The file of an imported list is unusable.
    Store { path: PathBuf, source: rusqlite::Error } only { "path": *path, "cause": source.to_string() },
    /// The file of a list cannot be written.
    Disk { path: PathBuf, source: rusqlite::Error } only { "path": *path, "cause": source.to_string() },
    /// There is no data folder for the user.
    NoFolder,
}
}

refusals! {
/// A reason to confirm an import first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Doubt: "account" {
    /// Fewer than nine of ten rows can be imported.
    FewRows {
        taken: u64,
        rows: u64,
    },
    Unrated,
    /// A column of numbers has the same one for different people, so it does not identify them.
    SharedNumber {
        column: String,
        /// Rows with a number of another person.
        count: usize,
    },
    /// More than one in ten cells of a column of ratings or numbers cannot be read.
    Unfit,
}
}

refusals! {
/// Reason why a zip file has no usable list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ZipFault: "ratings-zip" {
    /// The file is truncated or damaged.
    Damaged,
    /// There is no list in it; the names of the first eight files in it.
    NoList { names: Vec<String> },
    Several { names: Vec<String> },
    /// The compression method is unsupported, or a password is required.
    Unusual,
}
}

refusals! {
/// A fault at a location of a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ListFault: "ratings" {
    /// A line, or a player, is far too long.
    LongRow,
    /// The bytes are not text in a supported encoding.
    Encoding,
    ControlCharacter,
    LongName,
    /// The list is truncated.
    Cut,
    NotANumber { found: String },
    Rating { found: u64 },
    /// The XML defines or uses entities.
    Entity { found: String },
    Misplaced { found: String },
    /// A workbook is invalid from here on.
    Workbook,
    Access,
}
}

impl ListFault {
    /// Returns the text that does not fit; empty where the fault names none.
    pub(super) fn found(&self) -> String {
        match self {
            Self::NotANumber { found } | Self::Misplaced { found } | Self::Entity { found } => found.clone(),
            Self::Rating { found } => found.to_string(),
            _ => String::new(),
        }
    }
}

/// Error that ends reading a list; the caller that opened the file adds its name.
#[derive(Debug)]
pub(super) enum Broken {
    At {
        line: u64,
        column: u64,
        fault: ListFault,
    },
    Read(io::Error),
    TooLarge,
    /// The file is not a rating list.
    Foreign,
    /// The list has one rating of unknown rate of play.
    NoKind,
    /// Its names are digits or totals, as these rows.
    NoNames(String),
    /// As much was read; not an error.
    Enough,
}

impl From<io::Error> for Broken {
    fn from(error: io::Error) -> Self {
        Self::Read(error)
    }
}

impl From<RowsError> for Broken {
    fn from(error: RowsError) -> Self {
        match error {
            RowsError::Damaged { row } => Self::At { line: row, column: 1, fault: ListFault::Workbook },
            RowsError::LongRow { row, column } => Self::At { line: row, column, fault: ListFault::LongRow },
            RowsError::TooLarge => Self::TooLarge,
            RowsError::Read(error) => Self::Read(error),
        }
    }
}

refusals! {
/// Error for a list that cannot be downloaded.
#[derive(Debug)]
pub enum SourcesError: "ratings" {
    /// The user's configuration of addresses is invalid.
    Malformed { path: PathBuf, line: usize, column: usize },
    Address { address: String },
    /// A download failed.
    NotGot {
        address: String,
        /// The error output of the download program.
        cause: String,
    },
}
}
