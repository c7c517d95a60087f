//! Application of many commands when only the final state is needed: importing a report or a list of players.

use super::apply::apply_to;
use super::registering::Registering;
use super::{Command, CommandError};
use crate::tournament::Snapshot;

/// An event under many commands. The result equals that of [`apply`](super::apply) for each command; because
/// intermediate states are not kept, nothing is copied, and used numbers are looked up in an index.
#[derive(Debug)]
pub struct Bulk {
    event: Registering,
}

impl Bulk {
    pub fn new(snapshot: Snapshot) -> Self {
        Self { event: Registering::of(snapshot) }
    }

    pub fn snapshot(&self) -> &Snapshot {
        &self.event.snapshot
    }

    pub fn finish(self) -> Snapshot {
        self.event.snapshot
    }

    /// Applies a command to the event.
    ///
    /// # Errors
    /// Returns an error if [`super::apply`] would; the event is then unchanged.
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
