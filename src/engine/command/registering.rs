//! Many players registered one after the other: numbers that are taken are looked up.

use super::{CommandError, roster};
use crate::tournament::{Licence, Player, PlayerId, RequestedBye, RoundNo, Snapshot};
use std::collections::HashSet;

/// An event in which many players are registered; nobody keeps the states between.
#[derive(Debug)]
pub(super) struct Registering {
    pub(super) snapshot: Snapshot,
    /// The licence numbers and FIDE ids of all players; `None` where they would have to be gathered anew.
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

    /// Whether both numbers of a player are numbers, and nobody's so far.
    fn are_free(&self, player: &Player) -> bool {
        player.licence.is_none_or(|licence| !self.licences.contains(&licence))
            && player.fide_id.is_none_or(|id| id > 0 && !self.fide_ids.contains(&id))
    }
}

impl Registering {
    /// Begins with an event.
    pub(super) fn of(snapshot: Snapshot) -> Self {
        Self { snapshot, known: None }
    }

    /// Forgets the numbers: something else may have changed them.
    pub(super) fn forget_numbers(&mut self) {
        self.known = None;
    }

    /// Registers a player.
    ///
    /// # Errors
    /// Refuses what registering refuses; nothing has changed then.
    pub(super) fn register(
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
    let mut event = Registering::of(snapshot.clone());
    for (id, player) in changed {
        event.snapshot = roster::edit(&event.snapshot, *id, player, from)?;
    }
    for player in new {
        event.register(player, arrival, missed)?;
    }
    Ok(event.snapshot)
}
