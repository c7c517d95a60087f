//! A player in the event, with what was arranged with them.

use super::{Player, RequestedBye, RoundNo};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A player of the event and what was arranged with them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Registration {
    /// Who they are.
    pub player: Player,
    /// The first round in which they can be paired; above 1 for a late entry.
    pub arrival: RoundNo,
    /// What each round before [`Registration::arrival`] counts.
    pub missed: RequestedBye,
    /// The first round for which they are withdrawn.
    pub withdrawn: Option<RoundNo>,
    /// Byes and absences by round.
    pub byes: BTreeMap<RoundNo, RequestedBye>,
    /// Whether they have been checked in: noted before round 1 is paired, where the arbiter does so.
    pub checked_in: bool,
}

impl Registration {
    /// Makes the registration of a player who is there from `arrival` on.
    #[must_use]
    pub fn new(player: Player, arrival: RoundNo, missed: RequestedBye) -> Self {
        Self { player, arrival, missed, withdrawn: None, byes: BTreeMap::new(), checked_in: false }
    }

    /// Whether they left before round 1: no table has a number for them then.
    #[must_use]
    pub fn left_before_start(&self) -> bool {
        self.withdrawn.is_some_and(|from| from <= RoundNo(1))
    }

    /// Returns why they are not to be paired in `round`, or `None` when they are.
    #[must_use]
    pub fn away(&self, round: RoundNo) -> Option<RequestedBye> {
        if self.withdrawn.is_some_and(|from| from <= round) {
            return Some(RequestedBye::ZeroPoint);
        }
        // What was arranged for one round goes before what holds for all that they miss.
        let missed = (round < self.arrival).then_some(self.missed);
        self.byes.get(&round).copied().or(missed)
    }
}
