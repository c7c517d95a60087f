//! What can be wrong with an event file or with its mirror. The variants carry data, so that the console can
//! say them in the arbiter's language; the English texts here are two sentences: what is wrong, what to do next.

use std::{fmt, io, path::PathBuf, sync::Arc};
use thiserror::Error;

/// Where in an event file something was found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// The line, counted from 1; line 1 is the heading.
    pub line: u64,
    /// The character within the line, counted from 1. Within bytes that are no text it counts the characters
    /// before them.
    pub column: usize,
}

impl Place {
    /// Returns the number of the entry that stands on this line, or `None` for the heading.
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

/// What was being done to a file when the system refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Operation {
    /// Making a new file.
    Create,
    /// Getting at an existing file.
    Open,
    /// Reading from it.
    Read,
    /// Writing to it, up to its being on the disk.
    Write,
    /// Setting aside the torn end of an event file before it is cut off.
    KeepTornTail,
    /// Cutting that end off.
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

/// How another program changed the text of a whole event file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Conversion {
    /// Lines end in CR LF instead of LF.
    CrLf,
    /// A byte order mark stands before the UTF-8 text.
    ByteOrderMark,
    /// The text is in UTF-16.
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

/// What should have stood where something else was found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExpectedForm {
    /// The number of a format after `(hakem:` at the start of the file.
    FormatNumber,
    /// The start of a line and the number of its entry.
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

/// What is wrong at one place of an event file. `found` texts are cut short and have control characters escaped.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Damage {
    /// The line is whole, but is not what was written: its hash does not follow from it and the hash before it.
    #[error("found the hash {found}, but the line and the hash before it give {expected}")]
    Changed {
        /// The digits that stand there.
        found: String,
        /// The digits that follow from the line.
        expected: String,
    },
    /// Lines are missing, exchanged, repeated or inserted.
    #[error("found entry {found}, expected entry {expected}")]
    OutOfOrder {
        /// The number that stands there.
        found: u64,
        /// The number that comes next.
        expected: u64,
    },
    /// The line is no text.
    #[error("found bytes that are not UTF-8 text, expected UTF-8")]
    NotUtf8,
    /// The line lacks the form of an event file line.
    #[error("found `{found}`, expected {expected}")]
    Malformed {
        /// What stands there.
        found: String,
        /// What should stand there.
        expected: ExpectedForm,
    },
    /// The hash is right, but this program cannot read what the line says; a newer one may.
    #[error("found `{found}` in a line that is otherwise intact: {reason}")]
    Unreadable {
        /// Where reading stopped.
        found: String,
        /// Why.
        reason: ron::Error,
    },
    /// The disk lost what was written here.
    #[error("found {bytes} zero bytes, as a disk gives back where it lost what was written, expected text")]
    Zeros {
        /// How many stand there in a row.
        bytes: u64,
    },
    /// The line has no end within the limit.
    #[error("found no line end, expected one within {limit} bytes")]
    TooLong {
        /// The most bytes a line may have.
        limit: usize,
    },
}

/// What stands in an event file from a damaged line on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct After {
    /// How many lines there are, the damaged one included.
    pub lines: u64,
    /// How many of the others are intact in themselves: each follows from the hash on the line before it.
    pub intact: u64,
}

/// Where an event file that is opened all the same is damaged.
#[derive(Debug)]
pub struct Broken {
    /// What is wrong, and where.
    pub error: StoreError,
    /// What stands there and after it.
    pub after: After,
}

/// Why an event file could not be created, opened, copied or appended to. What was recorded before stays as it is.
#[derive(Debug, Error)]
pub enum StoreError {
    /// The system refused.
    #[error("{} could not be {operation}: {source}. Check the folder, its permissions and the free space, then \
             try again.", path.display())]
    Io {
        /// The file.
        path: PathBuf,
        /// What was being done.
        operation: Operation,
        /// What the system said.
        source: io::Error,
    },
    /// There is a file of that name.
    #[error("{} exists already. Choose another name, or open that file.", path.display())]
    Exists {
        /// The file.
        path: PathBuf,
    },
    /// A folder, a device or a pipe.
    #[error("{} is a folder or a device, not an event file. Choose a file.", path.display())]
    NotAFile {
        /// The file.
        path: PathBuf,
    },
    /// A file of no bytes.
    #[error("{} is empty, so nothing was ever recorded in it. Delete it and create the event again, or open a \
             copy.", path.display())]
    Empty {
        /// The file.
        path: PathBuf,
    },
    /// The heading was never written to its end.
    #[error("{} ends within its first line, so nothing was ever recorded in it. Delete it and create the event \
             again, or open a copy.", path.display())]
    Unfinished {
        /// The file.
        path: PathBuf,
    },
    /// Something else than an event file.
    #[error("{} is not an event file: line 1, column 1 has `{found}`, expected `(hakem:`. Choose an event file, or \
             import this one.", path.display())]
    Foreign {
        /// The file.
        path: PathBuf,
        /// How the file begins.
        found: String,
    },
    /// Another program changed the form of the text.
    #[error("{} was converted by another program: {place} has {found}, expected UTF-8 text with lines that end in \
             LF alone. Open a copy that was not converted.", path.display())]
    Converted {
        /// The file.
        path: PathBuf,
        /// Where.
        place: Place,
        /// What was changed.
        found: Conversion,
    },
    /// The format of a version to come.
    #[error("{} has format {found}, written by hakem {with}, from {place} on; this is hakem {own}, which reads up to \
             format {known}. Open it with that version or a newer one; nothing was changed.", path.display(),
             own = env!("CARGO_PKG_VERSION"))]
    NewerFormat {
        /// The file.
        path: PathBuf,
        /// Where that format begins.
        place: Place,
        /// The version that wrote it, `?` when it does not say.
        with: String,
        /// The format of the file.
        found: u32,
        /// The newest format that is read.
        known: u32,
    },
    /// A line is as it was written, but says what this version does not know.
    #[error("{} has a line that another version wrote, hakem {with} perhaps; this is hakem {own}. At {place} {damage}. \
             Open it with that version or a newer one; nothing was changed.", path.display(),
             own = env!("CARGO_PKG_VERSION"))]
    OtherVersion {
        /// The file.
        path: PathBuf,
        /// Where.
        place: Place,
        /// The last version that the file names.
        with: String,
        /// What cannot be read there.
        damage: Box<Damage>,
    },
    /// Something was changed.
    #[error("{} is damaged at {place}: {damage}. Nothing was changed; open the mirror or another copy.",
            path.display())]
    Damaged {
        /// The file.
        path: PathBuf,
        /// Where.
        place: Place,
        /// What is wrong there.
        damage: Box<Damage>,
    },
    /// Larger than [`crate::store::FILE_LIMIT`].
    #[error("{} would have {bytes} bytes, more than the {limit} an event file may have. Begin another event file.",
            path.display())]
    TooLarge {
        /// The file.
        path: PathBuf,
        /// What it has, or would have with the new entries.
        bytes: u64,
        /// The most an event file may have.
        limit: u64,
    },
    /// The store may not append.
    #[error("{} is open for reading only. Close it where it is open for writing, then open it again.",
            path.display())]
    ReadOnly {
        /// The file.
        path: PathBuf,
    },
    /// The length is not the one that was left.
    #[error("{} was changed by another program: it has {found} bytes, expected {expected}. Save a copy under \
             another name and go on there.", path.display())]
    ChangedOutside {
        /// The file.
        path: PathBuf,
        /// The bytes it has.
        found: u64,
        /// The bytes it was left with.
        expected: u64,
    },
    /// The length is the one that was left, the last line is not.
    #[error("{} was overwritten by another program: line {line} is not the one that was recorded. Save a copy under \
             another name and go on there.", path.display())]
    Overwritten {
        /// The file.
        path: PathBuf,
        /// The last line.
        line: u64,
    },
    /// The name leads elsewhere by now.
    #[error("{} was moved, deleted or replaced while it was open. Put it back, or save a copy under another name \
             and go on there.", path.display())]
    Gone {
        /// Where the file was.
        path: PathBuf,
    },
    /// The payload cannot be written so that it reads back; a fault of the program, not of the arbiter.
    #[error(
        "Entry {entry} cannot be written in a form that can be read again: {reason}. It was not recorded; \
             please report this with the message."
    )]
    Unwritable {
        /// The number it would have had.
        entry: u64,
        /// Why.
        reason: String,
    },
}

/// Why the mirror is not a copy of the event file at this moment. The event file itself is not concerned.
#[derive(Clone, Debug, Error)]
pub enum MirrorWarning {
    /// The folder is out of reach or refuses, as when a stick was pulled out or is full.
    #[error("The mirror {} could not be {operation}: {source}. Put the medium back; the mirror is brought up to \
             date with the next entry.", path.display())]
    Lost {
        /// The mirror.
        path: PathBuf,
        /// What was being done.
        operation: Operation,
        /// What the system said.
        source: Arc<io::Error>,
    },
    /// The mirror would be the event file.
    #[error("The mirror folder holds the event file itself ({}). Choose another folder.", path.display())]
    SameFolder {
        /// The event file.
        path: PathBuf,
    },
    /// Somebody else appends to it.
    #[error("{} is open in another program. Close it there; the mirror is brought up to date with the next entry.",
            path.display())]
    InUse {
        /// The mirror.
        path: PathBuf,
    },
    /// It does not answer; whatever it does later is known then.
    #[error("The second folder {} does not answer. The event file itself is safe; put the medium back, or choose \
             another folder.", path.display())]
    Slow {
        /// The mirror.
        path: PathBuf,
    },
    /// The folder is there without the mark that was put into it: another stick, or none, is in its place.
    #[error("{} is not the second folder that was chosen: its mark is missing, as when a stick is not mounted. Put \
             the medium back, or choose the folder again.", path.display())]
    Unmarked {
        /// The folder.
        path: PathBuf,
    },
    /// The heading is another one.
    #[error("{} is another event or another kind of file, and was left alone. Choose another folder, or move that \
             file away.", path.display())]
    OtherEvent {
        /// The mirror.
        path: PathBuf,
    },
    /// The same event went on in two ways.
    #[error("{} differs from this event from line {line} on, and was left alone. Compare the two, then move the one \
             you do not want away.", path.display())]
    Diverged {
        /// The mirror.
        path: PathBuf,
        /// The first line concerned.
        line: u64,
    },
    /// The mirror has more entries.
    #[error("{} has entries that this event file lacks, from line {line} on, and was left alone. Open that file \
             instead, or move it away.", path.display())]
    Ahead {
        /// The mirror.
        path: PathBuf,
        /// The first line concerned.
        line: u64,
    },
}
