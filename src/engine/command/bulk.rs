//! Many commands in a row, of which only the last state is wanted: a report or a list of players being read.

use super::{Command, CommandError, apply_to, roster};
use crate::tournament::{Player, PlayerId, RequestedBye, RoundNo, Snapshot};
use std::collections::HashSet;

/// An event to which many commands are done. What they lead to is the same as with [`apply`](super::apply), one by one; since
/// nobody keeps the states between, nothing is copied, and numbers already taken are looked up.
#[derive(Debug)]
pub struct Bulk {
    snapshot: Snapshot,
    /// The licence numbers and FIDE ids of all players; `None` where they would have to be gathered anew.
    known: Option<Numbers>,
}

#[derive(Debug, Default)]
struct Numbers {
    licences: HashSet<u64>,
    fide_ids: HashSet<u64>,
}

impl Numbers {
    fn of(snapshot: &Snapshot) -> Self {
        let mut numbers = Self::default();
        snapshot.players().for_each(|(_, registration)| numbers.add(&registration.player));
        numbers
    }

    fn add(&mut self, player: &Player) {
        self.licences.extend(player.licence);
        self.fide_ids.extend(player.fide_id);
    }

    /// Whether both numbers of a player are numbers, and nobody's so far.
    fn are_free(&self, player: &Player) -> bool {
        let is_free = |number: Option<u64>, taken: &HashSet<u64>| {
            number.is_none_or(|number| number > 0 && !taken.contains(&number))
        };
        is_free(player.licence, &self.licences) && is_free(player.fide_id, &self.fide_ids)
    }
}

/// Changes what is known of some players and registers others, all or none.
pub(super) fn take_list(
    snapshot: &Snapshot,
    from: &str,
    changed: &[(PlayerId, Player)],
    new: &[Player],
    (arrival, missed): (RoundNo, RequestedBye),
) -> Result<Snapshot, CommandError> {
    if changed.is_empty() && new.is_empty() {
        return Err(CommandError::NoChange);
    }
    let mut bulk = Bulk::new(snapshot.clone());
    for (id, player) in changed {
        bulk.snapshot = roster::edit(&bulk.snapshot, *id, player, from)?;
    }
    for player in new {
        bulk.register(player, arrival, missed)?;
    }
    Ok(bulk.finish())
}

impl Bulk {
    /// Begins with an event.
    #[must_use]
    pub fn new(snapshot: Snapshot) -> Self {
        Self { snapshot, known: None }
    }

    /// Returns the event as it is by now.
    #[must_use]
    pub fn snapshot(&self) -> &Snapshot {
        &self.snapshot
    }

    /// Returns the event.
    #[must_use]
    pub fn finish(self) -> Snapshot {
        self.snapshot
    }

    /// Does a command to the event.
    ///
    /// # Errors
    /// Refuses what [`super::apply`] refuses; nothing has changed then.
    pub fn apply(&mut self, command: &Command) -> Result<(), CommandError> {
        match command {
            Command::Register { player, arrival, missed } => self.register(player, *arrival, *missed),
            Command::EditPlayer { .. }
            | Command::FollowList { .. }
            | Command::RemovePlayer { .. }
            | Command::TakeList { .. } => {
                self.known = None;
                apply_to(&mut self.snapshot, command)
            }
            other => apply_to(&mut self.snapshot, other),
        }
    }

    fn register(
        &mut self,
        player: &Player,
        arrival: RoundNo,
        missed: RequestedBye,
    ) -> Result<(), CommandError> {
        let known = self.known.get_or_insert_with(|| Numbers::of(&self.snapshot));
        if !known.are_free(player) {
            // Refused, with the name of the player who has the number.
            return roster::register(&mut self.snapshot, player, arrival, missed);
        }
        roster::add(&mut self.snapshot, player, arrival, missed)?;
        known.add(player);
        Ok(())
    }
}
