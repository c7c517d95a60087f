//! A recorded entry, with its time and author.

use jiff::Timestamp;
use std::sync::Arc;

/// Time of an entry, and its author if several arbiters write to the event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stamp {
    pub at: Timestamp,
    /// Name of the author; `None` if one arbiter works alone.
    pub by: Option<Arc<str>>,
}

impl From<Timestamp> for Stamp {
    fn from(at: Timestamp) -> Self {
        Self { at, by: None }
    }
}

impl<E> RecordedEntry<E> {
    pub fn stamp(&self) -> Stamp {
        Stamp { at: self.at, by: self.by.clone() }
    }
}

/// A recorded entry. The number of an entry is its position in the file, counted from 1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordedEntry<E> {
    /// Time of recording, as passed to [`Store::append`](super::Store::append).
    pub at: Timestamp,
    /// Name of the author, if the line has one.
    pub by: Option<Arc<str>>,
    pub entry: E,
}
