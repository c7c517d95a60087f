//! Modes of opening an event file, and the results of opening and following it.

use super::Store;
use super::error::Broken;
use super::format::{Chain, Heading};
use super::recorded::Recorded;
use std::path::PathBuf;
use thiserror::Error;

/// Mode of opening an event file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// Reading and appending; reading only if another process already appends or the file is write-protected.
    Write,
    /// Reading only; changes nothing on the disk.
    Read,
    /// Reading only; a damaged file is read up to the damage.
    Salvage,
}

/// A notice to the arbiter about an opened event file.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Notice {
    /// A power cut or a crash left an unfinished end, from `line` on.
    #[error("The file ended in an entry that was not written to its end (line {line}, {bytes} bytes), which was cut \
             off and kept in {}. Check whether your last input is there, and repeat it if not.", kept.display())]
    TornTailCut {
        /// First line concerned.
        line: u64,
        /// Number of bytes truncated.
        bytes: u64,
        /// File in which they are saved.
        kept: PathBuf,
    },
    /// The same in a file opened read-only.
    #[error(
        "The file ends in an entry that is not written to its end (line {line}, {bytes} bytes), which is not \
             shown. Nothing needs to be done: it is cut off when the file is next opened for writing."
    )]
    TornTailIgnored {
        /// First line concerned.
        line: u64,
        /// Number of bytes ignored.
        bytes: u64,
    },
    /// The unfinished end could not be saved, so it was not truncated.
    #[error(
        "The torn end of the event file could not be kept in {}, so the event can only be read. Check the folder, \
             its permissions and the free space, then open it again.", kept.display()
    )]
    TornTailStays {
        /// File in which it was to be saved.
        kept: PathBuf,
    },
    /// Another process appends to the file.
    #[error(
        "The event is open in another program, so here it can only be read. Close it there to go on here."
    )]
    InUse,
    /// The system permits only reading.
    #[error(
        "The event file may not be written, so it can only be read. Change its permissions or save a copy."
    )]
    NotWritable,
    /// The file system has no locks.
    #[error(
        "This disk cannot keep a second program from writing to the event file. Open the event only once."
    )]
    Unguarded,
}

/// An opened event file and its content.
#[derive(Debug)]
pub struct Opened<E> {
    /// Handle for further operations.
    pub store: Store,
    /// Content of the first line.
    pub heading: Heading,
    /// Entries in file order.
    pub entries: Vec<Recorded<E>>,
    /// Notices for the arbiter.
    pub notices: Vec<Notice>,
    /// The damage; only with [`Mode::Salvage`].
    pub broken: Option<Broken>,
    /// Intact entries after the damage, in file order. The entries they follow are lost, so they may not apply.
    pub intact: Vec<Recorded<E>>,
}

/// Lines from another log of the same event that follow the recorded ones.
#[derive(Debug)]
pub struct ReadOn<E> {
    /// Their entries: complete acts, in order.
    pub entries: Vec<Recorded<E>>,
    /// The first faulty line and the content from it on, none of which counts.
    pub broken: Option<Broken>,
    /// True if the lines end within an act; its beginning does not count.
    pub is_cut: bool,
    /// The lines of these acts.
    pub(super) lines: String,
    /// Chain after them.
    pub(super) chain: Chain,
}

/// Outcome of following a file that is only read.
#[derive(Debug)]
pub enum Followed<E> {
    /// Newly appended entries, possibly none.
    Appended(Vec<Recorded<E>>),
    /// The file was moved, replaced, truncated or damaged, so the content read earlier is stale.
    Lost,
}
