//! Many commands in a row, of which only the last state is wanted: a report or a list of players being read.

use super::apply::apply_to;
use super::registering::Registering;
use super::{Command, CommandError};
use crate::tournament::Snapshot;

/// An event to which many commands are done. What they lead to is the same as with [`apply`](super::apply), one by one; since
/// nobody keeps the states between, nothing is copied, and numbers already taken are looked up.
#[derive(Debug)]
pub struct Bulk {
    event: Registering,
}

impl Bulk {
    /// Begins with an event.
    #[must_use]
    pub fn new(snapshot: Snapshot) -> Self {
        Self { event: Registering::of(snapshot) }
    }

    /// Returns the event as it is by now.
    #[must_use]
    pub fn snapshot(&self) -> &Snapshot {
        &self.event.snapshot
    }

    /// Returns the event.
    #[must_use]
    pub fn finish(self) -> Snapshot {
        self.event.snapshot
    }

    /// Does a command to the event.
    ///
    /// # Errors
    /// Refuses what [`super::apply`] refuses; nothing has changed then.
    pub fn apply(&mut self, command: &Command) -> Result<(), CommandError> {
        match command {
            Command::Register { player, arrival, missed } => self.event.register(player, *arrival, *missed),
            Command::EditPlayer { .. }
            | Command::FollowList { .. }
            | Command::RemovePlayer { .. }
            | Command::TakeList { .. } => {
                self.event.forget_numbers();
                apply_to(&mut self.event.snapshot, command)
            }
            other => apply_to(&mut self.event.snapshot, other),
        }
    }
}
