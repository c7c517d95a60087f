//! Bulk registration of players, with an index of used numbers.

use super::{CommandError, roster};
use crate::tournament::{Licence, Player, PlayerId, RequestedBye, RoundNo, Snapshot};
use std::collections::HashSet;

/// An event in which many players are registered, without intermediate states.
#[derive(Debug)]
pub(super) struct Registering {
    pub(super) snapshot: Snapshot,
    /// Licence numbers and FIDE IDs of all players; `None` if they must be collected again.
    known: Option<Numbers>,
}

#[derive(Debug, Default)]
struct Numbers {
    licences: HashSet<Licence>,
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

    /// Returns true if both numbers of a player are valid and unused.
    fn are_free(&self, player: &Player) -> bool {
        player.licence.is_none_or(|licence| !self.licences.contains(&licence))
            && player.fide_id.is_none_or(|id| id > 0 && !self.fide_ids.contains(&id))
    }
}

impl Registering {
    pub(super) fn of(snapshot: Snapshot) -> Self {
        Self { snapshot, known: None }
    }

    /// Clears the numbers, because another command may have changed them.
    pub(super) fn forget_numbers(&mut self) {
        self.known = None;
    }

    /// Registers a player. An error changes nothing.
    pub(super) fn register(
        &mut self,
        player: &Player,
        arrival: RoundNo,
        missed: RequestedBye,
    ) -> Result<(), CommandError> {
        let known = self.known.get_or_insert_with(|| Numbers::of(&self.snapshot));
        if !known.are_free(player) {
            // This returns the error, with the player who has the number.
            return roster::register(&mut self.snapshot, player, arrival, missed);
        }
        roster::add(&mut self.snapshot, player, arrival, missed)?;
        known.add(player);
        Ok(())
    }
}

/// Changes some players and registers others, all or none.
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
    let mut event = Registering::of(snapshot.clone());
    for (id, player) in changed {
        event.snapshot = roster::edit(&event.snapshot, *id, player, from)?;
    }
    for player in new {
        event.register(player, arrival, missed)?;
    }
    Ok(event.snapshot)
}
