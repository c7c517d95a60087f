//! Modes of opening an event file, and the results of opening and following it.

use super::Store;
use super::error::Broken;
use super::format::{Chain, Heading};
use super::recorded::RecordedEntry;
use hakem_engine::refusals;
use std::path::PathBuf;

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

refusals! {
/// A notice to the arbiter about an opened event file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice: "file" {
    /// A power cut or a crash left an unfinished end, from `line` on.
    TornTailCut {
        line: u64,
        /// Number of bytes truncated.
        bytes: u64,
        /// File in which they are saved.
        kept: PathBuf,
    },
    /// The same in a file opened read-only.
    TornTailIgnored {
        line: u64,
        bytes: u64,
    },
    /// The unfinished end could not be saved, so it was not truncated.
    TornTailStays {
        /// File in which it was to be saved.
        kept: PathBuf,
    },
    /// Another process appends to the file.
    InUse,
    /// The system permits only reading.
    NotWritable,
    /// The file system has no locks.
    Unguarded,
}
}

/// An opened event file and its content.
#[derive(Debug)]
pub struct Opened<E> {
    pub store: Store,
    pub heading: Heading,
    /// Entries in file order.
    pub entries: Vec<RecordedEntry<E>>,
    pub notices: Vec<Notice>,
    /// The damage; only with [`Mode::Salvage`].
    pub broken: Option<Broken>,
    /// Intact entries after the damage, in file order. The entries they follow are lost, so they may not apply.
    pub intact: Vec<RecordedEntry<E>>,
}

/// Lines from another log of the same event that follow the recorded ones.
#[derive(Debug)]
pub struct ReadOn<E> {
    /// Their entries: complete acts, in order.
    pub entries: Vec<RecordedEntry<E>>,
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
    Appended(Vec<RecordedEntry<E>>),
    /// The file was moved, replaced, truncated or damaged, so the content read earlier is stale.
    Lost,
}
