//! From the entries of an event file to the history that they tell, up to where they stop making sense.

use super::made;
use crate::store::{After, Broken, Opened, Recorded, StoreError};
use hakem_engine::history::{Entry, History, HistoryError};
use std::path::{Path, PathBuf};
use thiserror::Error;

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

/// Why an event that is open all the same ends before its file does.
#[derive(Debug)]
pub struct Cut {
    /// What is wrong, and where.
    pub why: OpenError,
    /// What stands there and after it.
    pub after: After,
    /// The entries after it that are whole in themselves.
    pub intact: Vec<Recorded<Entry>>,
}

/// Makes the history that a file tells, and names the first entry that does not follow from those before it.
pub fn replay(
    path: &Path,
    entries: impl IntoIterator<Item = Recorded<Entry>>,
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

/// Makes the history that a file tells up to its damage, if it has any.
pub fn replay_up_to_damage(path: &Path, opened: &mut Opened<Entry>) -> (History, Option<Cut>) {
    let mut entries = std::mem::take(&mut opened.entries).into_iter();
    let behind = std::mem::take(&mut opened.intact);
    let broken = opened.broken.take();
    let (history, misfit) = replay(path, entries.by_ref());
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
