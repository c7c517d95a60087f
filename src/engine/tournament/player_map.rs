//! Values by player: the only way from an id to data of some players.

use super::PlayerId;

/// A value for some players of an event, found by id with one array access.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerMap<T> {
    /// By id, player 1 first.
    slots: Vec<Option<T>>,
}

impl<T: Copy> PlayerMap<T> {
    /// Creates a map of the players before `next`, the first unused id.
    pub(super) fn before(next: PlayerId, values: impl IntoIterator<Item = (PlayerId, T)>) -> Self {
        let mut map = Self { slots: vec![None; next.index()] };
        values.into_iter().for_each(|(id, value)| map.insert(id, value));
        map
    }

    /// Sets the value of a player, replacing an earlier one.
    pub fn insert(&mut self, id: PlayerId, value: T) {
        let slot = self.slots.get_mut(id.index());
        debug_assert!(slot.is_some(), "player {id} is not of this event");
        if let Some(slot) = slot {
            *slot = Some(value);
        }
    }

    /// Returns the value of a player; `None` for players without one and for those registered after the map was made.
    pub fn get(&self, id: PlayerId) -> Option<T> {
        self.slots.get(id.index()).copied().flatten()
    }
}
