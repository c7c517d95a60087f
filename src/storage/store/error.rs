//! Errors of event files and their mirrors.
//!
//! The variants carry data, so that the console can report them in the arbiter's language.

use hakem_engine::refusal::{Argument, Refusal, refusals};
use std::io::{self, ErrorKind};
use std::path::PathBuf;
use std::sync::Arc;

const VERSION: &str = env!("CARGO_PKG_VERSION");

/// Position in an event file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FilePosition {
    /// Line, counted from 1; line 1 is the heading.
    pub line: u64,
    /// Column in characters, counted from 1. In a line that is not valid UTF-8, the characters before the invalid bytes
    /// are counted.
    pub column: usize,
}

impl FilePosition {
    /// Returns the number of the entry on this line, or `None` for the heading.
    pub fn entry(self) -> Option<u64> {
        self.line.checked_sub(1).filter(|&number| number > 0)
    }
}

impl From<&FilePosition> for Argument {
    fn from(place: &FilePosition) -> Self {
        let arguments = vec![("line", (&place.line).into()), ("column", (&place.column).into())];
        Self::Cause(Refusal { prefix: "file", name: "Place", arguments })
    }
}

/// File operation that failed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Operation {
    Create,
    Open,
    Read,
    /// Writing, including the sync to disk.
    Write,
    /// Saving a copy of the torn tail of an event file before it is truncated.
    KeepTornTail,
    CutTornTail,
}

impl From<&Operation> for Argument {
    fn from(operation: &Operation) -> Self {
        let key = match operation {
            Operation::Create => "create",
            Operation::Open => "open",
            Operation::Read => "read",
            Operation::Write => "write",
            Operation::KeepTornTail => "keep-torn-tail",
            Operation::CutTornTail => "cut-torn-tail",
        };
        Self::Text(key.to_owned())
    }
}

/// Returns the cause of a system error: a name for the common ones, the text of the system for others.
pub fn cause(error: &io::Error) -> Argument {
    let name = match error.kind() {
        ErrorKind::NotFound => "NotFound",
        ErrorKind::PermissionDenied => "PermissionDenied",
        ErrorKind::IsADirectory => "IsAFolder",
        ErrorKind::NotADirectory => "IsNoFolder",
        ErrorKind::StorageFull => "StorageFull",
        ErrorKind::ReadOnlyFilesystem => "ReadOnlyDisk",
        ErrorKind::InvalidFilename => "NameNotAllowed",
        _ => return Argument::Text(error.to_string()),
    };
    Argument::Cause(Refusal { prefix: "file-cause", name, arguments: Vec::new() })
}

refusals! {
/// Conversion of an event file by another program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Conversion: "file-converted" {
    /// Lines end in CR LF instead of LF.
    CrLf,
    /// A byte order mark precedes the UTF-8 text.
    ByteOrderMark,
    /// The text is UTF-16.
    Utf16,
}
}

refusals! {
/// Syntax expected where something else was found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExpectedForm: "file-form" {
    /// A format number after `(hakem:` at the start of the file.
    FormatNumber,
    EntryNumber,
    /// The end of a line with its hash.
    Hash,
}
}

refusals! {
/// Damage at one position of an event file. `found` texts are truncated and have control characters escaped.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Damage: "file-damage" {
    /// The line is complete but was changed: its hash does not match the line and the previous hash.
    Changed {
        found: String,
        /// Digits computed from the line.
        expected: String,
    },
    /// Lines are missing, swapped, repeated or inserted.
    OutOfOrder {
        found: u64,
        expected: u64,
    },
    /// The line is not valid UTF-8.
    NotUtf8,
    /// The line does not have the syntax of an event file.
    Malformed {
        found: String,
        expected: ExpectedForm,
    },
    /// The hash is correct, but this version cannot parse the line; a newer version may.
    Unreadable {
        /// Text at which parsing stopped.
        found: String,
        reason: ron::Error,
    } only { "found": *found, "reason": reason.to_string() },
    /// The disk lost what was written here.
    Zeros {
        /// Number of consecutive zero bytes.
        bytes: u64,
    },
    /// The line does not end within the limit.
    TooLong {
        /// Maximum length of a line in bytes.
        limit: usize,
    },
}
}

/// Content of an event file from a damaged line on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct After {
    /// Number of lines, including the damaged one.
    pub lines: u64,
    /// Number of other lines that are intact: each matches the hash of its previous line.
    pub intact: u64,
}

/// Damage of an event file that was opened despite it.
#[derive(Debug)]
pub struct Broken {
    pub error: StoreError,
    pub after: After,
}

refusals! {
/// Error when creating, opening, copying or appending to an event file. Recorded entries are not affected.
#[derive(Debug)]
pub enum StoreError: "file" {
    Io {
        path: PathBuf,
        operation: Operation,
        source: io::Error,
    } only { "path": *path, "operation": *operation, "cause": cause(source) },
    Exists { path: PathBuf },
    /// The path is a folder, a device or a pipe.
    NotAFile { path: PathBuf },
    Empty { path: PathBuf },
    /// The file ends within the heading.
    Unfinished { path: PathBuf },
    Foreign {
        path: PathBuf,
        /// Beginning of the file.
        found: String,
    },
    /// Another program changed the encoding or the line ends.
    Converted {
        path: PathBuf,
        place: FilePosition,
        found: Conversion,
    },
    NewerFormat {
        path: PathBuf,
        /// Position at which that format begins.
        place: FilePosition,
        /// Version that wrote it, `?` if not stated.
        with: String,
        found: u32,
        /// Newest supported format.
        known: u32,
    } => { "own": VERSION },
    /// A line is intact, but this version does not know its content.
    OtherVersion {
        path: PathBuf,
        place: FilePosition,
        /// Last version named in the file.
        with: String,
        /// The content that cannot be parsed.
        damage: Box<Damage>,
    } => { "own": VERSION, "build": if with == VERSION { "own" } else { "other" } },
    Damaged {
        path: PathBuf,
        place: FilePosition,
        damage: Box<Damage>,
    },
    /// The file is larger than [`crate::store::FILE_LIMIT`].
    TooLarge {
        path: PathBuf,
        /// Size in bytes, including any new entries.
        bytes: u64,
        /// Maximum size of an event file in bytes.
        limit: u64,
    },
    ReadOnly { path: PathBuf },
    /// The file does not have the length it was left with.
    ChangedOutside {
        path: PathBuf,
        /// Length in bytes.
        found: u64,
        /// Expected length in bytes.
        expected: u64,
    },
    /// The file has its expected length, but the last line differs.
    Overwritten {
        path: PathBuf,
        line: u64,
    },
    /// The path no longer refers to the open file.
    Gone {
        /// Former path of the file.
        path: PathBuf,
    },
    /// The entry does not survive a round trip; a bug in the program, not an error of the arbiter.
    Unwritable {
        /// Number the entry would have had.
        entry: u64,
        reason: String,
    },
}
}

refusals! {
/// Reason why the mirror is not currently a copy of the event file. The event file itself is not affected.
#[derive(Clone, Debug)]
pub enum MirrorWarning: "mirror" {
    /// The folder is unavailable or refuses writes, as when a USB stick was removed or is full.
    Lost {
        path: PathBuf,
        operation: Operation,
        source: Arc<io::Error>,
    } only { "path": *path, "operation": *operation, "cause": cause(source) },
    SameFolder { path: PathBuf },
    /// Another program appends to the mirror.
    InUse { path: PathBuf },
    /// The mirror does not answer in time; a later outcome is reported when it arrives.
    Slow { path: PathBuf },
    /// The folder exists but lacks the marker that was put into it: another medium, or none, is mounted there.
    Unmarked { path: PathBuf },
    /// The file in the mirror folder has another heading.
    OtherEvent { path: PathBuf },
    Diverged {
        path: PathBuf,
        /// First line that differs.
        line: u64,
    },
    /// The mirror has more entries than the event file.
    Ahead {
        path: PathBuf,
        /// First line that the event file lacks.
        line: u64,
    },
}
}
