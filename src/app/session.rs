//! The open event: its history in memory and its event file on the disk, which never part ways silently.

use crate::store::{MirrorWarning, Mode, Notice, Recorded, Store, StoreError};
use hakem_engine::history::{Entry, History, HistoryError, Moment, Proposal};
use jiff::Timestamp;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;
use thiserror::Error;

static NOTHING: LazyLock<History> = LazyLock::new(History::default);

/// Returns the history that stands in while no event is open.
pub fn nothing() -> &'static History {
    &NOTHING
}

/// Why an event could not be opened.
#[derive(Debug, Error)]
pub enum OpenError {
    /// The file cannot be used.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// An entry is whole, but does not fit the entries before it.
    #[error(
        "{}: entry {number} does not follow from those before it: {why} Open the mirror or another copy.",
        path.display()
    )]
    Replay {
        /// The file.
        path: PathBuf,
        /// The entry, counted from 1; it stands on the line after that.
        number: usize,
        /// What does not fit.
        why: HistoryError,
    },
}

/// What became of a proposal.
#[derive(Debug)]
pub enum Kept {
    /// It is on the disk and in the history.
    Saved,
    /// The disk refused: it is in the history only, and goes to the disk with the next entry.
    NotSaved(StoreError),
    /// It can never go to the disk, so it is not in the history either.
    Refused(StoreError),
}

impl Kept {
    /// Whether the history has it.
    #[must_use]
    pub fn is_kept(&self) -> bool {
        !matches!(self, Self::Refused(_))
    }
}

/// The open event.
pub struct Session {
    history: History,
    store: Option<Store>,
    /// Entries that the disk has refused so far, each with its time.
    unsaved: Vec<(Entry, Timestamp)>,
    mirror: Option<PathBuf>,
}

impl Session {
    /// Makes an event that lives in memory only.
    #[must_use]
    pub fn in_memory() -> Self {
        Self { history: History::default(), store: None, unsaved: Vec::new(), mirror: None }
    }

    /// Opens an event file; returns also what the arbiter should know about it.
    ///
    /// # Errors
    /// Says what is wrong with the file; it is as it was then.
    pub fn open(path: &Path) -> Result<(Self, Vec<Notice>), OpenError> {
        let opened = Store::open(path, Mode::Write)?;
        let history = replay(path, opened.entries)?;
        Ok((Self { history, store: Some(opened.store), unsaved: Vec::new(), mirror: None }, opened.notices))
    }

    /// Makes a new event file that begins with these entries: whole or not at all.
    ///
    /// # Errors
    /// Says why it cannot be written, or which entry does not fit; no file is left behind then.
    pub fn create(path: &Path, entries: Vec<Entry>, at: Timestamp) -> Result<Self, OpenError> {
        let recorded = entries.iter().map(|entry| Recorded { at, entry: entry.clone() }).collect();
        let history = replay(path, recorded)?;
        let store = Store::create_with(path, at, &entries)?;
        Ok(Self { history, store: Some(store), unsaved: Vec::new(), mirror: None })
    }

    /// Returns every step of the event.
    #[must_use]
    pub fn history(&self) -> &History {
        &self.history
    }

    /// Returns the event file.
    #[must_use]
    pub fn path(&self) -> Option<&Path> {
        self.store.as_ref().map(Store::path)
    }

    /// Whether another program has the event file, or it may not be written.
    #[must_use]
    pub fn is_read_only(&self) -> bool {
        self.store.as_ref().is_some_and(Store::is_read_only)
    }

    /// Returns how many entries are not on the disk.
    #[must_use]
    pub fn unsaved(&self) -> usize {
        self.unsaved.len()
    }

    /// Returns why the mirror lacks entries, if it does.
    #[must_use]
    pub fn mirror_warning(&self) -> Option<MirrorWarning> {
        self.store.as_ref().and_then(Store::mirror_warning)
    }

    /// Returns the mirror folder, if one is named.
    #[must_use]
    pub fn mirror(&self) -> Option<&Path> {
        self.mirror.as_deref()
    }

    /// Names the mirror folder, or none.
    pub fn set_mirror(&mut self, folder: Option<&Path>) -> Option<MirrorWarning> {
        self.mirror = folder.map(Path::to_owned);
        self.store.as_mut().and_then(|store| store.set_mirror(folder))
    }

    /// Puts a proposal on the disk, with all that the disk refused before, and then into the history.
    pub fn record(&mut self, proposal: Proposal, at: Timestamp) -> Kept {
        self.unsaved.push((proposal.entry().clone(), at));
        let kept = match self.write() {
            Ok(()) => Kept::Saved,
            Err(error @ (StoreError::ReadOnly { .. } | StoreError::Unwritable { .. })) => {
                self.unsaved.pop();
                return Kept::Refused(error);
            }
            Err(error) => Kept::NotSaved(error),
        };
        self.history.keep(proposal, Moment(at.as_millisecond()));
        kept
    }

    /// Tries again to put on the disk what it has refused so far; returns why it still refuses.
    pub fn save_again(&mut self) -> Option<StoreError> {
        if self.unsaved.is_empty() { None } else { self.write().err() }
    }

    /// Writes what is not on the disk yet, the oldest first.
    fn write(&mut self) -> Result<(), StoreError> {
        let Some(store) = &mut self.store else {
            self.unsaved.clear();
            return Ok(());
        };
        while let Some((entry, at)) = self.unsaved.first() {
            store.append(std::slice::from_ref(entry), *at)?;
            self.unsaved.remove(0);
        }
        Ok(())
    }
}

/// Makes the history that a file tells.
///
/// # Errors
/// Names the first entry that does not follow from those before it.
pub fn replay(path: &Path, entries: Vec<Recorded<Entry>>) -> Result<History, OpenError> {
    let mut history = History::default();
    for (number, recorded) in (1..).zip(entries) {
        let at = Moment(recorded.at.as_millisecond());
        history.replay(recorded.entry, at).map_err(|why| OpenError::Replay {
            path: path.to_owned(),
            number,
            why,
        })?;
    }
    Ok(history)
}
