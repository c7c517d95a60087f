//! Components of a history: steps, moments, entries and the lines of the log.

use crate::command::Command;
use crate::refusal::Argument;
use crate::tournament::{Issue, Urn};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::sync::Arc;

/// A step of the history, counted from 0: the blank event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct StepId(pub u32);

impl From<&StepId> for Argument {
    fn from(step: &StepId) -> Self {
        Self::Number(step.0.into())
    }
}

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

/// A point in time in milliseconds since 1970-01-01 UTC. The caller supplies the clock.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Moment(pub i64);

/// Time of an entry, and its author if several arbiters work on one event.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Made {
    /// Time by the clock of the computer it was made on.
    pub at: Moment,
    /// Name of the author; `None` if one arbiter works alone.
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
    Did(Command),
    /// The history moved to a step: undo, redo, or restoring a branch.
    Moved(StepId),
    /// One command was removed and everything else kept.
    TookOut {
        /// The step that the command led to.
        step: StepId,
        reason: String,
    },
    /// A branch is hidden; the log still leads to its steps.
    Dropped(StepId),
    /// Sheets were printed: recorded in the log, without changing the event.
    Issued(Issue),
    /// One of several arbiters who share the event continued offline: recorded in the log, without changing the event.
    TookOver,
    /// The seed of a drawing of lots, recorded before the draw so that undo cannot change it.
    Drew {
        urn: Urn,
        seed: u64,
    },
}

impl Entry {
    /// Returns true if it names a step of the history, which has a different meaning in an event that diverged.
    pub fn names_a_step(&self) -> bool {
        match self {
            Self::Moved(_) | Self::TookOut { .. } | Self::Dropped(_) => true,
            Self::Did(_) | Self::Issued(_) | Self::TookOver | Self::Drew { .. } => false,
        }
    }

    /// Returns true for a result, or the note of one, that was signed in a shared event. Other programs record these
    /// too; one that does not fit must not prevent opening the event: it is logged without effect.
    pub(super) fn may_lack_effect(&self, made: &Made) -> bool {
        made.by.is_some()
            && matches!(self, Self::Did(Command::EnterResult { .. } | Command::NoteConflict { .. }))
    }

    /// Returns true if it is only logged: it leads to no step, and undo skips it.
    pub fn is_note(&self) -> bool {
        matches!(self, Self::Issued(_) | Self::TookOver | Self::Drew { .. })
    }
}

/// One line of the log.
#[derive(Clone, Debug)]
pub struct Logged {
    /// Time by the clock of the computer it was made on.
    pub at: Moment,
    /// Name of the author; `None` if one arbiter works alone.
    pub by: Option<Arc<str>>,
    pub entry: Entry,
    pub from: StepId,
    pub to: StepId,
}

impl Logged {
    /// Returns true for a signed result that did not fit the event when it was recorded, and so changed nothing.
    pub fn lacks_effect(&self) -> bool {
        matches!(self.entry, Entry::Did(_)) && self.from == self.to
    }
}

/// A branch of steps left behind by undo.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Branch {
    /// Its last step, which can be viewed and restored.
    pub tip: StepId,
    /// The last step that it shares with the present.
    pub fork: StepId,
}
