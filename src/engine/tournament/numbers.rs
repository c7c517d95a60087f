//! Number types that must not be confused with one another, and values by player.

use serde::{Deserialize, Serialize};
use std::fmt;

macro_rules! number {
    ($name:ident($inner:ty), $doc:literal) => {
        #[doc = $doc]
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[serde(transparent)]
        pub struct $name(pub $inner);

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(f)
            }
        }

        impl $name {
            /// Returns the index in a list that starts with number 1, so 0 for number 1.
            pub fn index(self) -> usize {
                usize::try_from(self.0).unwrap_or(usize::MAX).wrapping_sub(1)
            }
        }
    };
}

number!(PlayerId(u32), "A player of this event, counted from 1 in order of registration; never reused.");
number!(TeamId(u16), "A team of this event, counted from 1 in order of registration; never reused.");
number!(PairingNumber(u16), "The pairing number (TPN): place in the initial ranking, 1 is the strongest.");
number!(RoundNo(u8), "A round, counted from 1.");
number!(BoardNo(u16), "A board within a round, counted from 1.");

impl RoundNo {
    #[must_use]
    pub fn next(self) -> Self {
        Self(self.0.saturating_add(1))
    }

    /// Returns the round before this one, or `None` for round 1.
    #[must_use]
    pub fn previous(self) -> Option<Self> {
        (self.0 > 1).then(|| Self(self.0 - 1))
    }

    /// Returns its position among the rounds from `first` on, counted from 1; 0 for an earlier round.
    #[must_use]
    pub fn counted_from(self, first: Self) -> Self {
        Self(if self < first { 0 } else { (self.0 - first.0).saturating_add(1) })
    }

    /// Returns rounds 1 to this one, in order.
    pub fn up_to(self) -> impl DoubleEndedIterator<Item = Self> + Clone {
        (1..=self.0).map(Self)
    }
}

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
        invariant!(slot.is_some(), "player {id} is not of this event");
        if let Some(slot) = slot {
            *slot = Some(value);
        }
    }

    /// Returns the value of a player; `None` for players without one and for those registered after the map was made.
    pub fn get(&self, id: PlayerId) -> Option<T> {
        self.slots.get(id.index()).copied().flatten()
    }
}
