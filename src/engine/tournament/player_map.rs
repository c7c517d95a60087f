//! Values by player: the one way from an id to what is known of some players.

use super::PlayerId;

/// A value for each of some players of an event, found by their ids at the cost of one look into an array.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerMap<T> {
    /// By id, player 1 first.
    slots: Vec<Option<T>>,
}

impl<T: Copy> PlayerMap<T> {
    /// Makes a map of the players before `next`, the first id that nobody has.
    pub(super) fn before(next: PlayerId, values: impl IntoIterator<Item = (PlayerId, T)>) -> Self {
        let mut map = Self { slots: vec![None; next.index()] };
        values.into_iter().for_each(|(id, value)| map.insert(id, value));
        map
    }

    /// Gives a player a value in place of the one they had.
    pub fn insert(&mut self, id: PlayerId, value: T) {
        let slot = self.slots.get_mut(id.index());
        debug_assert!(slot.is_some(), "player {id} is not of this event");
        if let Some(slot) = slot {
            *slot = Some(value);
        }
    }

    /// Returns the value of a player; `None` for who has none, or came into the event after the map was made.
    #[must_use]
    pub fn get(&self, id: PlayerId) -> Option<T> {
        self.slots.get(id.index()).copied().flatten()
    }
}
