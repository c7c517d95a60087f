//! Why a rating list was not taken. Whatever the reason, the lists that were there before stay as they are.

use super::doubt::Doubt;
use crate::exchange::account::Account;
use crate::rows::RowsError;
use std::io;
use std::path::PathBuf;
use thiserror::Error;

/// Most players of a list: twice as many as FIDE has.
pub(super) const MOST_PLAYERS: usize = 3_500_000;

/// Most bytes of a list, unpacked: three times FIDE's largest.
pub(super) const MOST_BYTES: u64 = 2 * 1024 * 1024 * 1024;

/// Most bytes that one player takes.
pub(super) const LONGEST_ROW: u64 = 16 * 1024;

/// Why nothing was imported, found or removed.
#[derive(Debug, Error)]
pub enum RatingsError {
    /// The file cannot be read.
    #[error("{}: {source}. Check the name and the folder.", path.display())]
    Io {
        /// The file.
        path: PathBuf,
        /// What the system says.
        source: io::Error,
    },
    /// It is a folder, a pipe or a device.
    #[error("{} is a folder, a pipe or a device, not a file. Name the file of the list.", path.display())]
    NotAFile {
        /// What was named.
        path: PathBuf,
    },
    /// More bytes or players than any list has.
    #[error(
        "{} is larger than any rating list: more than {MOST_BYTES} bytes or {MOST_PLAYERS} players. Choose another \
         file.",
        path.display()
    )]
    TooLarge {
        /// The file.
        path: PathBuf,
    },
    /// No list can be taken out of a zip file.
    #[error("{}: {fault}", path.display())]
    Zip {
        /// The file.
        path: PathBuf,
        /// Why.
        fault: ZipFault,
    },
    /// The file is of another kind.
    #[error(
        "{} is no rating list: its first line names no columns that are known, and it is not FIDE's XML. Choose \
         another file, or save the list as CSV with a line of headings.",
        path.display()
    )]
    Foreign {
        /// The file.
        path: PathBuf,
    },
    /// A list of one rating, and nothing tells which.
    #[error("{} does not say which rating it holds. Add --kind standard, rapid or blitz.", path.display())]
    NoKind {
        /// The file.
        path: PathBuf,
    },
    /// Something in the file is wrong.
    #[error("{}, line {line}, column {column}: {fault}", path.display())]
    Fault {
        /// The file.
        path: PathBuf,
        /// The line, counted from 1.
        line: u64,
        /// The column of the line, counted from 1 in characters.
        column: u64,
        /// What is wrong.
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
    /// Nobody is in the list.
    #[error("{} contains no players. Choose another file.", path.display())]
    Nobody {
        /// The file.
        path: PathBuf,
    },
    /// The list has far fewer players than the one it would replace, as when it is cut.
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
        /// Its players.
        before: u64,
        /// The players of the file.
        after: u64,
    },
    /// A list cannot be called that.
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
        /// The lists that there are.
        known: Vec<String>,
    },
    /// A list could not be got, or the user's file does not say from where.
    #[error(transparent)]
    Sources(#[from] SourcesError),
    /// All lists came into force after the event began.
    #[error("No list was in force on the first day of the event. Import the list of that month.")]
    NewerThanStart {
        /// Which lists there are, in words.
        said: String,
    },
    /// The arbiter ended the import.
    #[error("Import cancelled. The lists are unchanged.")]
    Ended,
    /// No list was imported yet.
    #[error("There is no rating list yet. Get one from the federation, then `hakem ratings import FILE`.")]
    NoList,
    /// The file of an imported list cannot be used.
    #[error("The list in {} cannot be used: {source}. Import it anew.", path.display())]
    Store {
        /// The file.
        path: PathBuf,
        /// What the database says.
        source: rusqlite::Error,
    },
    /// The disk refuses the file of a list.
    #[error("The list cannot be written to {}: {source}. Make room there, then import it again.", path.display())]
    Disk {
        /// The file.
        path: PathBuf,
        /// What the database says.
        source: rusqlite::Error,
    },
    /// The user has no folder for data.
    #[error("The data folder is not defined. Set HOME or XDG_DATA_HOME.")]
    NoFolder,
}

/// Why no list can be taken out of a zip file.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ZipFault {
    /// It is cut or damaged.
    #[error("the zip file is cut or damaged. Get it anew.")]
    Damaged,
    /// It holds no `.txt`, `.xml` or `.csv`.
    #[error("no list is in the zip file. Choose another one.")]
    NoList,
    /// It holds several.
    #[error("several lists are in the zip file: {}. Unpack it and choose one.", .0.join(", "))]
    Several(Vec<String>),
    /// It is packed in a way that is not read, or locked with a password.
    #[error("the zip file is locked or packed in an unusual way. Unpack it and name the list.")]
    Unusual,
}

/// What is wrong at a place of a list.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Fault {
    /// A line, or a player, is far too long.
    #[error("the line goes on for more than {LONGEST_ROW} bytes. This is no rating list, or it is damaged.")]
    LongRow,
    /// The bytes are no text of an encoding that is read.
    #[error("the bytes are no UTF-8. Save the list as UTF-8.")]
    Encoding,
    /// A control character stands in a name.
    #[error("a control character stands in a name. The list is damaged; get it anew.")]
    ControlCharacter,
    /// A name is too long.
    #[error("a name has more characters than any. The list is damaged; get it anew.")]
    LongName,
    /// The list ends before its end.
    #[error("the list ends here, before its end. It is cut; get it anew.")]
    Cut,
    /// A cell holds something else than a number.
    #[error("found {0:?}, expected a number. The columns do not fit the first line; get the list anew.")]
    NotANumber(String),
    /// A rating is out of range.
    #[error("found the rating {0}, expected up to 3999. The list is damaged; download it again.")]
    Rating(u64),
    /// The XML defines or uses entities.
    #[error("found {0:?}: definitions of entities are not read. Get the list from the federation.")]
    Entity(String),
    /// Something stands where a list has something else.
    #[error("found {0:?}, which is not what a list has here. It is damaged; get it anew.")]
    Misplaced(String),
    /// A workbook cannot be read on.
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

/// Why a list cannot be read on; the file is named by whoever opened it.
#[derive(Debug)]
pub(super) enum Broken {
    /// Something is wrong at a place.
    At { line: u64, column: u64, fault: Fault },
    /// The bytes cannot be had.
    Read(io::Error),
    /// There are too many of them.
    TooLarge,
    /// It is no rating list.
    Foreign,
    /// It holds one rating, and nothing tells which.
    NoKind,
    /// Its names are digits or totals, as these rows.
    NoNames(String),
    /// As much was read as was wanted.
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

/// Why a list cannot be got.
#[derive(Debug, Error)]
pub enum SourcesError {
    /// The user's file of addresses is none.
    #[error("{}:{line}:{column}: not understood. Expected (addresses: {{\"fide\": \"https://…\"}}).", path.display())]
    Malformed {
        /// The file.
        path: PathBuf,
        /// The line, counted from 1.
        line: usize,
        /// The column, counted from 1.
        column: usize,
    },
    /// What stands there for an address is none.
    #[error("{address} is not a valid address. It must begin with https:// or file://.")]
    Address {
        /// What was found.
        address: String,
    },
    /// A file could not be got.
    #[error("{address} could not be downloaded: {cause}. The lists are unchanged.")]
    NotGot {
        /// Where it is.
        address: String,
        /// What the program said that gets it.
        cause: String,
    },
}
