//! Errors of rating lists. After any of them the existing lists are unchanged.

use super::doubt::Doubt;
use crate::exchange::account::Account;
use crate::rows::RowsError;
use std::io;
use std::path::PathBuf;
use thiserror::Error;

/// Maximum number of players of a list: twice FIDE's number.
pub(super) const MOST_PLAYERS: usize = 3_500_000;

/// Maximum size of an unpacked list in bytes: three times FIDE's largest.
pub(super) const MOST_BYTES: u64 = 2 * 1024 * 1024 * 1024;

/// Maximum size of one player in bytes.
pub(super) const LONGEST_ROW: u64 = 16 * 1024;

/// Error for a failed import, search or removal.
#[derive(Debug, Error)]
pub enum RatingsError {
    /// The file cannot be read.
    #[error("{}: {source}. Check the name and the folder.", path.display())]
    Io {
        /// The file.
        path: PathBuf,
        /// The system error.
        source: io::Error,
    },
    /// The path is a folder, a pipe or a device.
    #[error("{} is a folder, a pipe or a device, not a file. Name the file of the list.", path.display())]
    NotAFile {
        /// The path.
        path: PathBuf,
    },
    /// The file has more bytes or players than any list.
    #[error(
        "{} is larger than any rating list: more than {MOST_BYTES} bytes or {MOST_PLAYERS} players. Choose another \
         file.",
        path.display()
    )]
    TooLarge {
        /// The file.
        path: PathBuf,
    },
    /// A zip file has no usable list.
    #[error("{}: {fault}", path.display())]
    Zip {
        /// The file.
        path: PathBuf,
        /// The reason.
        fault: ZipFault,
    },
    /// The file has another format.
    #[error(
        "{} is no rating list: its first line names no columns that are known, and it is not FIDE's XML. Choose \
         another file, or save the list as CSV with a line of headings.",
        path.display()
    )]
    Foreign {
        /// The file.
        path: PathBuf,
    },
    /// The list has one rating of unknown rate of play.
    #[error("{} does not say which rating it holds. Add --kind standard, rapid or blitz.", path.display())]
    NoKind {
        /// The file.
        path: PathBuf,
    },
    /// The file is invalid at a location.
    #[error("{}, line {line}, column {column}: {fault}", path.display())]
    Fault {
        /// The file.
        path: PathBuf,
        /// The line, counted from 1.
        line: u64,
        /// The column of the line, counted from 1 in characters.
        column: u64,
        /// The wrong.
        fault: Fault,
    },
    /// The names of the list are digits or totals.
    #[error("{} is not a list of players: its names are {found}. Choose another file.", path.display())]
    NoNames {
        /// The file.
        path: PathBuf,
        /// The first rows.
        found: String,
    },
    /// The list is unusual, so that its import has to be confirmed.
    #[error("{} is unusual. Check the file, then confirm the import.", path.display())]
    Doubtful {
        /// The file.
        path: PathBuf,
        /// The reasons.
        doubts: Vec<Doubt>,
        /// Every row, column and cell of the file.
        account: Box<Account>,
    },
    /// Rows of the list are neither in the result nor in the account.
    #[error("{}: rows are missing from the account, which is a fault of hakem. Report it, with the file.", path.display())]
    Unaccounted {
        /// The file.
        path: PathBuf,
    },
    /// The list has no players.
    #[error("{} contains no players. Choose another file.", path.display())]
    Nobody {
        /// The file.
        path: PathBuf,
    },
    /// The list has under three quarters of the players of the list it would replace, as if truncated.
    #[error(
        "{} has {after} players where the list {list} has {before}, and seems to be cut. Get it anew; if it is meant \
         so, remove {list} first.",
        path.display()
    )]
    Shrunk {
        /// The file.
        path: PathBuf,
        /// The list that would be replaced.
        list: String,
        /// Number of its players.
        before: u64,
        /// Number of players in the file.
        after: u64,
    },
    /// The name of a list is invalid.
    #[error("A list cannot be called {found:?}. Use up to 40 small letters, digits and hyphens.")]
    Name {
        /// The name.
        found: String,
    },
    /// There is no such list.
    #[error("There is no list {found:?}. There are: {}.", known.join(", "))]
    NoSuchList {
        /// The name.
        found: String,
        /// The existing lists.
        known: Vec<String>,
    },
    /// A list could not be downloaded, or the user's configuration is invalid.
    #[error(transparent)]
    Sources(#[from] SourcesError),
    /// All lists came into force after the start of the event.
    #[error("No list was in force on the first day of the event. Import the list of that month.")]
    NewerThanStart {
        /// The lists, as text.
        said: String,
    },
    /// The arbiter cancelled the import.
    #[error("Import cancelled. The lists are unchanged.")]
    Ended,
    /// No list has been imported yet.
    #[error("There is no rating list yet. Get one from the federation, then `hakem ratings import FILE`.")]
    NoList,
    /// The file of an imported list is unusable.
    #[error("The list in {} cannot be used: {source}. Import it anew.", path.display())]
    Store {
        /// The file.
        path: PathBuf,
        /// The database error.
        source: rusqlite::Error,
    },
    /// The file of a list cannot be written.
    #[error("The list cannot be written to {}: {source}. Make room there, then import it again.", path.display())]
    Disk {
        /// The file.
        path: PathBuf,
        /// The database error.
        source: rusqlite::Error,
    },
    /// There is no data folder for the user.
    #[error("The data folder is not defined. Set HOME or XDG_DATA_HOME.")]
    NoFolder,
}

/// Reason why a zip file has no usable list.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ZipFault {
    /// The file is truncated or damaged.
    #[error("the zip file is cut or damaged. Get it anew.")]
    Damaged,
    /// There is no `.txt`, `.xml` or `.csv` in it.
    #[error("no list is in the zip file. Choose another one.")]
    NoList,
    /// There are several lists in it.
    #[error("several lists are in the zip file: {}. Unpack it and choose one.", .0.join(", "))]
    Several(Vec<String>),
    /// The compression method is unsupported, or a password is required.
    #[error("the zip file is locked or packed in an unusual way. Unpack it and name the list.")]
    Unusual,
}

/// A fault at a location of a list.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Fault {
    /// A line, or a player, is far too long.
    #[error("the line goes on for more than {LONGEST_ROW} bytes. This is no rating list, or it is damaged.")]
    LongRow,
    /// The bytes are not text in a supported encoding.
    #[error("the bytes are no UTF-8. Save the list as UTF-8.")]
    Encoding,
    /// A name has a control character.
    #[error("a control character stands in a name. The list is damaged; get it anew.")]
    ControlCharacter,
    /// A name is too long.
    #[error("a name has more characters than any. The list is damaged; get it anew.")]
    LongName,
    /// The list is truncated.
    #[error("the list ends here, before its end. It is cut; get it anew.")]
    Cut,
    /// A cell is not a number.
    #[error("found {0:?}, expected a number. The columns do not fit the first line; get the list anew.")]
    NotANumber(String),
    /// A rating is out of range.
    #[error("found the rating {0}, expected up to 3999. The list is damaged; download it again.")]
    Rating(u64),
    /// The XML defines or uses entities.
    #[error("found {0:?}: definitions of entities are not read. Get the list from the federation.")]
    Entity(String),
    /// Unexpected content.
    #[error("found {0:?}, which is not what a list has here. It is damaged; get it anew.")]
    Misplaced(String),
    /// A workbook is invalid from here on.
    #[error("the workbook is damaged here. Save it anew as xlsx or CSV.")]
    Workbook,
    /// The file is a database of Access.
    #[error("this is a database of Access. Export its players as CSV, then import that.")]
    Access,
}

impl Fault {
    /// Returns the text that does not fit; empty where the fault names none.
    pub(super) fn found(&self) -> String {
        match self {
            Self::NotANumber(found) | Self::Misplaced(found) | Self::Entity(found) => found.clone(),
            Self::Rating(points) => points.to_string(),
            _ => String::new(),
        }
    }
}

/// Error that ends reading a list; the caller that opened the file adds its name.
#[derive(Debug)]
pub(super) enum Broken {
    /// A fault at a location.
    At { line: u64, column: u64, fault: Fault },
    /// The bytes cannot be read.
    Read(io::Error),
    /// The list is too large.
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
            RowsError::Damaged { row } => Self::At { line: row, column: 1, fault: Fault::Workbook },
            RowsError::LongRow { row, column } => Self::At { line: row, column, fault: Fault::LongRow },
            RowsError::TooLarge => Self::TooLarge,
            RowsError::Read(error) => Self::Read(error),
        }
    }
}

/// Error for a list that cannot be downloaded.
#[derive(Debug, Error)]
pub enum SourcesError {
    /// The user's configuration of addresses is invalid.
    #[error("{}:{line}:{column}: not understood. Expected (addresses: {{\"fide\": \"https://…\"}}).", path.display())]
    Malformed {
        /// The file.
        path: PathBuf,
        /// The line, counted from 1.
        line: usize,
        /// The column, counted from 1.
        column: usize,
    },
    /// An address is invalid.
    #[error("{address} is not a valid address. It must begin with https:// or file://.")]
    Address {
        /// The text found.
        address: String,
    },
    /// A download failed.
    #[error("{address} could not be downloaded: {cause}. The lists are unchanged.")]
    NotGot {
        /// The address.
        address: String,
        /// The error output of the download program.
        cause: String,
    },
}
