//! What an event file is opened for, and what opening and following it gives.

use super::Store;
use super::error::Broken;
use super::format::{Chain, Heading};
use super::recorded::Recorded;
use std::path::PathBuf;
use thiserror::Error;

/// What an event file is opened for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// Reading and appending; reading only when another process appends already or the file may not be written.
    Write,
    /// Reading only; nothing on the disk is changed.
    Read,
    /// Reading only, a damaged file up to the damage.
    Salvage,
}

/// What the arbiter should know about an event file that was opened.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Notice {
    /// A power cut or a crash left an unfinished end, from `line` on.
    #[error("The file ended in an entry that was not written to its end (line {line}, {bytes} bytes), which was cut \
             off and kept in {}. Check whether your last input is there, and repeat it if not.", kept.display())]
    TornTailCut {
        /// The first line concerned.
        line: u64,
        /// How many bytes were cut off.
        bytes: u64,
        /// Where it was put.
        kept: PathBuf,
    },
    /// The same in a file that is only read.
    #[error(
        "The file ends in an entry that is not written to its end (line {line}, {bytes} bytes), which is not \
             shown. Nothing needs to be done: it is cut off when the file is next opened for writing."
    )]
    TornTailIgnored {
        /// The first line concerned.
        line: u64,
        /// How many bytes are left out.
        bytes: u64,
    },
    /// The unfinished end could not be kept, so that it was not cut off either.
    #[error(
        "The torn end of the event file could not be kept in {}, so the event can only be read. Check the folder, \
             its permissions and the free space, then open it again.", kept.display()
    )]
    TornTailStays {
        /// Where it was to be put.
        kept: PathBuf,
    },
    /// Somebody else appends to it.
    #[error(
        "The event is open in another program, so here it can only be read. Close it there to go on here."
    )]
    InUse,
    /// The system allows reading only.
    #[error(
        "The event file may not be written, so it can only be read. Change its permissions or save a copy."
    )]
    NotWritable,
    /// The file system knows no locks.
    #[error(
        "This disk cannot keep a second program from writing to the event file. Open the event only once."
    )]
    Unguarded,
}

/// An event file that was opened, and what stands in it.
#[derive(Debug)]
pub struct Opened<E> {
    /// The handle to go on with.
    pub store: Store,
    /// What the first line says.
    pub heading: Heading,
    /// In the order of the file.
    pub entries: Vec<Recorded<E>>,
    /// What the arbiter should know; none when all is well.
    pub notices: Vec<Notice>,
    /// Where the file is damaged: only with [`Mode::Salvage`].
    pub broken: Option<Broken>,
    /// The entries behind the damage whose lines are whole in themselves, in the order of the file. What they follow is
    /// lost, so whether they fit is another question.
    pub intact: Vec<Recorded<E>>,
}

/// Lines of another log of the same event, which follow what is recorded.
#[derive(Debug)]
pub struct ReadOn<E> {
    /// What they say: whole acts, in their order.
    pub entries: Vec<Recorded<E>>,
    /// The first line that is wrong, and what stands from it on; nothing of that counts.
    pub broken: Option<Broken>,
    /// Whether the lines end within an act; its beginning does not count.
    pub is_cut: bool,
    /// The lines of these acts.
    pub(super) lines: String,
    /// After them.
    pub(super) chain: Chain,
}

/// What a file that is only read has got since it was read.
#[derive(Debug)]
pub enum Followed<E> {
    /// These entries were appended; none when nothing was.
    Appended(Vec<Recorded<E>>),
    /// The file was moved, replaced, shortened or damaged: what was read of it is no longer what stands in it.
    Lost,
}
