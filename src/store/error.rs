//! Errors of event files and their mirrors.
//!
//! The variants carry data, so that the console can report them in the arbiter's language. The English texts here are
//! two sentences: the problem, then the next step.

use std::{fmt, io, path::PathBuf, sync::Arc};
use thiserror::Error;

/// Position in an event file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// Line, counted from 1; line 1 is the heading.
    pub line: u64,
    /// Column in characters, counted from 1. In a line that is not valid UTF-8, the characters before the invalid bytes
    /// are counted.
    pub column: usize,
}

impl Place {
    /// Returns the number of the entry on this line, or `None` for the heading.
    pub fn entry(self) -> Option<u64> {
        self.line.checked_sub(1).filter(|&number| number > 0)
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.entry() {
            Some(entry) => write!(f, "line {} (entry {entry}), column {}", self.line, self.column),
            None => write!(f, "line {} (the heading), column {}", self.line, self.column),
        }
    }
}

/// File operation that failed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Operation {
    /// Creating a file.
    Create,
    /// Opening an existing file.
    Open,
    /// Reading.
    Read,
    /// Writing, including the sync to disk.
    Write,
    /// Saving a copy of the torn tail of an event file before it is truncated.
    KeepTornTail,
    /// Truncating the torn tail.
    CutTornTail,
}

impl fmt::Display for Operation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Create => "created",
            Self::Open => "opened",
            Self::Read => "read",
            Self::Write => "written",
            Self::KeepTornTail => "written to keep the torn end of the event file",
            Self::CutTornTail => "cleared of its torn end",
        })
    }
}

/// Conversion of an event file by another program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Conversion {
    /// Lines end in CR LF instead of LF.
    CrLf,
    /// A byte order mark precedes the UTF-8 text.
    ByteOrderMark,
    /// The text is UTF-16.
    Utf16,
}

impl fmt::Display for Conversion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::CrLf => "a line end CR LF",
            Self::ByteOrderMark => "a byte order mark",
            Self::Utf16 => "UTF-16 text",
        })
    }
}

/// Syntax expected where something else was found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExpectedForm {
    /// A format number after `(hakem:` at the start of the file.
    FormatNumber,
    /// The start of a line with its entry number.
    EntryNumber,
    /// The end of a line with its hash.
    Hash,
}

impl fmt::Display for ExpectedForm {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::FormatNumber => "the number of a format, from 1 on",
            Self::EntryNumber => "`(n:` and the number of an entry",
            Self::Hash => "`, hash:\"` with 64 digits 0-9 a-f and `\")` at the line end",
        })
    }
}

/// Damage at one position of an event file. `found` texts are truncated and have control characters escaped.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Damage {
    /// The line is complete but was changed: its hash does not match the line and the previous hash.
    #[error("found the hash {found}, but the line and the hash before it give {expected}")]
    Changed {
        /// Digits found.
        found: String,
        /// Digits computed from the line.
        expected: String,
    },
    /// Lines are missing, swapped, repeated or inserted.
    #[error("found entry {found}, expected entry {expected}")]
    OutOfOrder {
        /// Entry number found.
        found: u64,
        /// Entry number expected.
        expected: u64,
    },
    /// The line is not valid UTF-8.
    #[error("found bytes that are not UTF-8 text, expected UTF-8")]
    NotUtf8,
    /// The line does not have the syntax of an event file.
    #[error("found `{found}`, expected {expected}")]
    Malformed {
        /// Text found.
        found: String,
        /// Syntax expected.
        expected: ExpectedForm,
    },
    /// The hash is correct, but this version cannot parse the line; a newer version may.
    #[error("found `{found}` in a line that is otherwise intact: {reason}")]
    Unreadable {
        /// Text at which parsing stopped.
        found: String,
        /// Error of the parser.
        reason: ron::Error,
    },
    /// The disk lost what was written here.
    #[error("found {bytes} zero bytes, as a disk gives back where it lost what was written, expected text")]
    Zeros {
        /// Number of consecutive zero bytes.
        bytes: u64,
    },
    /// The line does not end within the limit.
    #[error("found no line end, expected one within {limit} bytes")]
    TooLong {
        /// Maximum length of a line in bytes.
        limit: usize,
    },
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
    /// The damage, with its position.
    pub error: StoreError,
    /// Content from the damage on.
    pub after: After,
}

/// Error when creating, opening, copying or appending to an event file. Recorded entries are not affected.
#[derive(Debug, Error)]
pub enum StoreError {
    /// The operating system refused.
    #[error("{} could not be {operation}: {source}. Check the folder, its permissions and the free space, then \
             try again.", path.display())]
    Io {
        /// The file.
        path: PathBuf,
        /// The failed operation.
        operation: Operation,
        /// Error of the operating system.
        source: io::Error,
    },
    /// The file already exists.
    #[error("{} exists already. Choose another name, or open that file.", path.display())]
    Exists {
        /// The file.
        path: PathBuf,
    },
    /// The path is a folder, a device or a pipe.
    #[error("{} is a folder or a device, not an event file. Choose a file.", path.display())]
    NotAFile {
        /// The file.
        path: PathBuf,
    },
    /// The file has no bytes.
    #[error("{} is empty, so nothing was ever recorded in it. Delete it and create the event again, or open a \
             copy.", path.display())]
    Empty {
        /// The file.
        path: PathBuf,
    },
    /// The file ends within the heading.
    #[error("{} ends within its first line, so nothing was ever recorded in it. Delete it and create the event \
             again, or open a copy.", path.display())]
    Unfinished {
        /// The file.
        path: PathBuf,
    },
    /// The file is not an event file.
    #[error("{} is not an event file: line 1, column 1 has `{found}`, expected `(hakem:`. Choose an event file, or \
             import this one.", path.display())]
    Foreign {
        /// The file.
        path: PathBuf,
        /// Beginning of the file.
        found: String,
    },
    /// Another program changed the encoding or the line ends.
    #[error("{} was converted by another program: {place} has {found}, expected UTF-8 text with lines that end in \
             LF alone. Open a copy that was not converted.", path.display())]
    Converted {
        /// The file.
        path: PathBuf,
        /// Position.
        place: Place,
        /// Conversion found.
        found: Conversion,
    },
    /// The file has the format of a newer version.
    #[error("{} has format {found}, written by hakem {with}, from {place} on; this is hakem {own}, which reads up to \
             format {known}. Open it with that version or a newer one; nothing was changed.", path.display(),
             own = env!("CARGO_PKG_VERSION"))]
    NewerFormat {
        /// The file.
        path: PathBuf,
        /// Position at which that format begins.
        place: Place,
        /// Version that wrote it, `?` if not stated.
        with: String,
        /// Format of the file.
        found: u32,
        /// Newest supported format.
        known: u32,
    },
    /// A line is intact, but this version does not know its content.
    #[error("{} has a line that another version wrote, hakem {with} perhaps; this is hakem {own}. At {place} {damage}. \
             Open it with that version or a newer one; nothing was changed.", path.display(),
             own = env!("CARGO_PKG_VERSION"))]
    OtherVersion {
        /// The file.
        path: PathBuf,
        /// Position.
        place: Place,
        /// Last version named in the file.
        with: String,
        /// The content that cannot be parsed.
        damage: Box<Damage>,
    },
    /// The file is damaged.
    #[error("{} is damaged at {place}: {damage}. Nothing was changed; open the mirror or another copy.",
            path.display())]
    Damaged {
        /// The file.
        path: PathBuf,
        /// Position.
        place: Place,
        /// Kind of damage.
        damage: Box<Damage>,
    },
    /// The file is larger than [`crate::store::FILE_LIMIT`].
    #[error("{} would have {bytes} bytes, more than the {limit} an event file may have. Begin another event file.",
            path.display())]
    TooLarge {
        /// The file.
        path: PathBuf,
        /// Size in bytes, including any new entries.
        bytes: u64,
        /// Maximum size of an event file in bytes.
        limit: u64,
    },
    /// The store is read-only.
    #[error("{} is open for reading only. Close it where it is open for writing, then open it again.",
            path.display())]
    ReadOnly {
        /// The file.
        path: PathBuf,
    },
    /// The file does not have the length it was left with.
    #[error("{} was changed by another program: it has {found} bytes, expected {expected}. Save a copy under \
             another name and go on there.", path.display())]
    ChangedOutside {
        /// The file.
        path: PathBuf,
        /// Length in bytes.
        found: u64,
        /// Expected length in bytes.
        expected: u64,
    },
    /// The file has its expected length, but the last line differs.
    #[error("{} was overwritten by another program: line {line} is not the one that was recorded. Save a copy under \
             another name and go on there.", path.display())]
    Overwritten {
        /// The file.
        path: PathBuf,
        /// Number of the last line.
        line: u64,
    },
    /// The path no longer refers to the open file.
    #[error("{} was moved, deleted or replaced while it was open. Put it back, or save a copy under another name \
             and go on there.", path.display())]
    Gone {
        /// Former path of the file.
        path: PathBuf,
    },
    /// The entry does not survive a round trip; a bug in the program, not an error of the arbiter.
    #[error(
        "Entry {entry} cannot be written in a form that can be read again: {reason}. It was not recorded; \
             please report this with the message."
    )]
    Unwritable {
        /// Number the entry would have had.
        entry: u64,
        /// Reason.
        reason: String,
    },
}

/// Reason why the mirror is not currently a copy of the event file. The event file itself is not affected.
#[derive(Clone, Debug, Error)]
pub enum MirrorWarning {
    /// The folder is unavailable or refuses writes, as when a USB stick was removed or is full.
    #[error("The mirror {} could not be {operation}: {source}. Put the medium back; the mirror is brought up to \
             date with the next entry.", path.display())]
    Lost {
        /// The mirror.
        path: PathBuf,
        /// The failed operation.
        operation: Operation,
        /// Error of the operating system.
        source: Arc<io::Error>,
    },
    /// The mirror folder is the folder of the event file.
    #[error("The mirror folder holds the event file itself ({}). Choose another folder.", path.display())]
    SameFolder {
        /// The event file.
        path: PathBuf,
    },
    /// Another program appends to the mirror.
    #[error("{} is open in another program. Close it there; the mirror is brought up to date with the next entry.",
            path.display())]
    InUse {
        /// The mirror.
        path: PathBuf,
    },
    /// The mirror does not answer in time; a later outcome is reported when it arrives.
    #[error("The second folder {} does not answer. The event file itself is safe; put the medium back, or choose \
             another folder.", path.display())]
    Slow {
        /// The mirror.
        path: PathBuf,
    },
    /// The folder exists but lacks the marker that was put into it: another medium, or none, is mounted there.
    #[error("{} is not the second folder that was chosen: its mark is missing, as when a stick is not mounted. Put \
             the medium back, or choose the folder again.", path.display())]
    Unmarked {
        /// The folder.
        path: PathBuf,
    },
    /// The file in the mirror folder has another heading.
    #[error("{} is another event or another kind of file, and was left alone. Choose another folder, or move that \
             file away.", path.display())]
    OtherEvent {
        /// The mirror.
        path: PathBuf,
    },
    /// Mirror and event file have diverged.
    #[error("{} differs from this event from line {line} on, and was left alone. Compare the two, then move the one \
             you do not want away.", path.display())]
    Diverged {
        /// The mirror.
        path: PathBuf,
        /// First line that differs.
        line: u64,
    },
    /// The mirror has more entries than the event file.
    #[error("{} has entries that this event file lacks, from line {line} on, and was left alone. Open that file \
             instead, or move it away.", path.display())]
    Ahead {
        /// The mirror.
        path: PathBuf,
        /// First line that the event file lacks.
        line: u64,
    },
}
