//! Reconstruction of the history from the entries of an event file, up to the first invalid one.

use super::made;
use crate::store::{After, Broken, Opened, RecordedEntry, StoreError};
use hakem_engine::history::{Entry, History, HistoryError};
use hakem_engine::refusals;
use std::path::{Path, PathBuf};

refusals! {
/// Reason why an event could not be opened.
#[derive(Debug)]
pub enum OpenError: "file" {
    Store(error: StoreError),
    /// An entry is intact, but does not fit the preceding entries.
    Replay {
        path: PathBuf,
        /// 1-based number of the entry; its line number is one higher.
        number: usize,
        why: HistoryError,
    } => { "entry": *number },
}
}

/// Reason why an event was opened only up to some point of its file.
#[derive(Debug)]
pub struct Cut {
    /// Cause and position.
    pub why: OpenError,
    /// Extent of the file from there on.
    pub after: After,
    /// Intact entries after it.
    pub intact: Vec<RecordedEntry<Entry>>,
}

/// Replays the entries of a file.
///
/// # Errors
/// Returns an error for the first one that does not follow from those before it.
pub fn replay(
    path: &Path,
    entries: impl IntoIterator<Item = RecordedEntry<Entry>>,
) -> Result<History, OpenError> {
    let (history, misfit) = replay_to_misfit(path, entries);
    misfit.map_or(Ok(history), Err)
}

fn replay_to_misfit(
    path: &Path,
    entries: impl IntoIterator<Item = RecordedEntry<Entry>>,
) -> (History, Option<OpenError>) {
    let mut history = History::default();
    let entries =
        entries.into_iter().map(|read| (made(read.stamp()), read)).map(|(made, read)| (read.entry, made));
    let misfit = history.replay_all(entries).err().map(|why| {
        let number = history.log().len() + 1;
        OpenError::Replay { path: path.to_owned(), number, why }
    });
    (history, misfit)
}

pub fn replay_up_to_damage(path: &Path, opened: &mut Opened<Entry>) -> (History, Option<Cut>) {
    let mut entries = std::mem::take(&mut opened.entries).into_iter();
    let behind = std::mem::take(&mut opened.intact);
    let broken = opened.broken.take();
    let (history, misfit) = replay_to_misfit(path, entries.by_ref());
    let cut = match (misfit, broken) {
        (Some(why), broken) => {
            let damaged = broken.map_or(After { lines: 0, intact: 0 }, |broken| broken.after);
            let left = entries.len() as u64;
            let after = After { lines: 1 + left + damaged.lines, intact: left + damaged.intact };
            let intact = entries.chain(behind).collect();
            Some(Cut { why, after, intact })
        }
        (None, Some(Broken { error, after })) => Some(Cut { why: error.into(), after, intact: behind }),
        (None, None) => None,
    };
    (history, cut)
}
