//! What a history is made of: steps, moments, entries and the lines of the log.

use crate::command::Command;
use crate::tournament::{Issue, Urn};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::sync::Arc;

/// A step of the history, counted from 0: the blank event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct StepId(pub u32);

impl fmt::Display for StepId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl StepId {
    pub(super) fn index(self) -> usize {
        usize::try_from(self.0).unwrap_or(usize::MAX)
    }
}

/// A moment in milliseconds since 1970-01-01 UTC. The caller has the clock.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Moment(pub i64);

/// When an entry was made, and by whom where several work at one event.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Made {
    /// When, by the clock of the computer it was made on.
    pub at: Moment,
    /// The name of who made it; `None` where one arbiter works alone.
    pub by: Option<Arc<str>>,
}

impl From<Moment> for Made {
    fn from(at: Moment) -> Self {
        Self { at, by: None }
    }
}

/// One line of the event file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Entry {
    /// A command was done.
    Did(Command),
    /// The history moved to a step: undo, redo, or a branch taken back.
    Moved(StepId),
    /// One command was taken out and everything else kept.
    TookOut {
        /// The step that the command led to.
        step: StepId,
        /// Why, for the log.
        reason: String,
    },
    /// A branch is offered no more; the log still leads to its steps.
    Dropped(StepId),
    /// Sheets left the room: it stands in the log, and the event is as before.
    Issued(Issue),
    /// One of several who share the event went on alone with it: it stands in the log, and the event is as before.
    TookOver,
    /// The seed by which something is drawn by lot, recorded before it is drawn: no undo brings another one.
    Drew {
        /// The subject of the draw.
        urn: Urn,
        /// Its seed.
        seed: u64,
    },
}

impl Entry {
    /// Whether it names a step of the history, which has another meaning in an event that went on otherwise.
    #[must_use]
    pub fn names_a_step(&self) -> bool {
        match self {
            Self::Moved(_) | Self::TookOut { .. } | Self::Dropped(_) => true,
            Self::Did(_) | Self::Issued(_) | Self::TookOver | Self::Drew { .. } => false,
        }
    }

    /// Returns true for a result, or the note of one, that was signed in a shared event. Other programs record these too, and one that
    /// does not fit bars nobody from the event: it is in the log, without effect.
    pub(super) fn may_lack_effect(&self, made: &Made) -> bool {
        made.by.is_some()
            && matches!(self, Self::Did(Command::EnterResult { .. } | Command::NoteConflict { .. }))
    }

    /// Returns true if it only stands in the log: it leads to no step, and undo passes over it.
    #[must_use]
    pub fn is_note(&self) -> bool {
        matches!(self, Self::Issued(_) | Self::TookOver | Self::Drew { .. })
    }
}

/// One line of the log.
#[derive(Clone, Debug)]
pub struct Logged {
    /// When it was made, by the clock of the computer it was made on.
    pub at: Moment,
    /// The name of who made it; `None` where one arbiter works alone.
    pub by: Option<Arc<str>>,
    /// The entry as the event file has it.
    pub entry: Entry,
    /// The step before it.
    pub from: StepId,
    /// The step after it.
    pub to: StepId,
}

impl Logged {
    /// Returns true for a signed result that did not fit the event when it was recorded, and so changed nothing.
    #[must_use]
    pub fn lacks_effect(&self) -> bool {
        matches!(self.entry, Entry::Did(_)) && self.from == self.to
    }
}

/// A line of steps that undoing left behind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Branch {
    /// Its last step: what can be looked at and taken back.
    pub tip: StepId,
    /// The last step that it shares with the present.
    pub fork: StepId,
}
