//! Errors of importing files.

use super::Imported;
use super::programs::ProgramFault;
use super::roster::TableError;
use super::swiss_manager::SwissManagerError;
use hakem_engine::command::Command;
use hakem_engine::keywords;
use hakem_engine::trf::{self, TrfErrors};
use std::io;
use std::path::PathBuf;
use thiserror::Error;

/// Maximum size of a file in bytes: far above the needs of 9,999 players over 255 rounds.
pub const MOST_BYTES: u64 = 64 * 1024 * 1024;

/// Error for a failed import.
#[derive(Debug, Error)]
#[error("{self:?}")]
pub enum ImportError {
    /// The file cannot be read.
    Io { path: PathBuf, source: io::Error },
    /// The path is a folder, a pipe or a device.
    NotAFile { path: PathBuf },
    /// The file is larger than any report.
    TooLarge { path: PathBuf, bytes: u64 },
    Trf {
        path: PathBuf,
        /// Each fault with line, column, found and expected.
        errors: TrfErrors,
    },
    List {
        path: PathBuf,
        /// Each fault with line and column, in the arbiter's language.
        faults: Vec<String>,
    },
    /// A list of players is unusual, so that its import has to be confirmed.
    Doubtful {
        path: PathBuf,
        /// Each reason, in the arbiter's language.
        doubts: Vec<String>,
        imported: Box<Imported>,
    },
    /// Rows of a file are missing from its account, which is a fault of hakem.
    Unaccounted { path: PathBuf },
    /// The rows of a list cannot be read.
    Table { path: PathBuf, fault: TableError },
    /// The files of Swiss-Manager do not match, or one of them is invalid.
    SwissManager { path: PathBuf, fault: SwissManagerError },
    /// The file of another program cannot be read, or contains no event that hakem supports.
    Program { path: PathBuf, fault: ProgramFault },
    /// The match points of a team report contradict its boards.
    Contradicted {
        path: PathBuf,
        /// Each team, with line, column, found and expected points.
        errors: TrfErrors,
        /// The commands of the event, with the points of the boards.
        commands: Vec<Command>,
    },
    /// No event can be created from the file.
    NoEvent {
        path: PathBuf,
        /// The missing data, or the rejected command.
        why: trf::ImportError,
    },
    /// A file of another program that hakem cannot read.
    Foreign { path: PathBuf, owner: Owner },
    /// A zip archive that is not a workbook, with several files or none.
    Archive {
        path: PathBuf,
        /// The names of its files, the first ones.
        names: Vec<String>,
    },
    /// The file has games or results, from which no event is created.
    Games { path: PathBuf },
    /// The file is a Molter table, from which no event is created.
    SeatTable { path: PathBuf },
}

keywords! {
/// Origin of an unsupported file, with the catalogue id of the advice for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Owner: told -> &'static str {
    /// Papi of the French federation: an Access database.
    Papi = "import-foreign-papi",
    /// Another Access database.
    Access = "import-foreign-access",
    SwissManager = "import-foreign-swiss-manager",
    SwissChess = "import-foreign-swiss-chess",
    Vega = "import-foreign-vega",
    /// The text that SwissPerfect exports: a crosstable without colours.
    SwissPerfect = "import-foreign-swiss-perfect",
    /// A file that programs upload to chess-results.
    ChessResults = "import-foreign-chess-results",
    /// Results of single players in an event, without the others.
    SinglePlayers = "import-foreign-single-players",
    Pdf = "import-foreign-pdf",
    WebPage = "import-foreign-page",
    /// A binary file of an unknown program.
    Unknown = "import-foreign",
}
}
