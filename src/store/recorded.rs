//! One entry as it stands in an event file, with when it was recorded and by whom.

use jiff::Timestamp;
use std::sync::Arc;

/// When an entry is recorded, and by whom where several write to one event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stamp {
    /// When.
    pub at: Timestamp,
    /// The name of who records it; `None` where one arbiter works alone.
    pub by: Option<Arc<str>>,
}

impl From<Timestamp> for Stamp {
    fn from(at: Timestamp) -> Self {
        Self { at, by: None }
    }
}

impl<E> Recorded<E> {
    /// Returns when it was recorded, and by whom.
    #[must_use]
    pub fn stamp(&self) -> Stamp {
        Stamp { at: self.at, by: self.by.clone() }
    }
}

/// One entry as it stands in the event file. The number of an entry is its place in the file, counted from 1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Recorded<E> {
    /// When it was recorded, as the caller of [`Store::append`](super::Store::append) said.
    pub at: Timestamp,
    /// Who recorded it, where the line says so.
    pub by: Option<Arc<str>>,
    /// What was recorded.
    pub entry: E,
}
