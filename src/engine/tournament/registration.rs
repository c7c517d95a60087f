//! A player in the event, with what was arranged with them.

use super::{BoardNo, Money, Player, RequestedBye, RoundNo};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// How a player left the event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Leave {
    /// They withdrew; the first round without them.
    Withdrawn(RoundNo),
    /// They were expelled, and have no place in the standings; the first round without them.
    Expelled(RoundNo),
}

impl Leave {
    /// Returns the first round without them.
    #[must_use]
    pub fn from(self) -> RoundNo {
        match self {
            Self::Withdrawn(from) | Self::Expelled(from) => from,
        }
    }
}

/// The entry fee of one player, in hundredths of the currency.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct EntryFee {
    /// What they owe, where that is not the fee of the event ([`super::Settings::entry_fee`]).
    pub due: Option<Money>,
    /// What they have paid.
    pub paid: Money,
}

impl EntryFee {
    /// Returns what is still to be paid, where the event asks `usual` of everybody.
    #[must_use]
    pub fn open(self, usual: Option<Money>) -> Money {
        Money(self.owed(usual).0.saturating_sub(self.paid.0))
    }

    /// Returns what is to be paid in all, where the event asks `usual` of everybody.
    #[must_use]
    pub fn owed(self, usual: Option<Money>) -> Money {
        self.due.or(usual).unwrap_or_default()
    }
}

/// A player of the event and what was arranged with them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Registration {
    /// Who they are.
    pub player: Player,
    /// The first round in which they can be paired; above 1 for a late entry.
    pub arrival: RoundNo,
    /// What each round before [`Registration::arrival`] counts.
    pub missed: RequestedBye,
    /// How they left, if they did.
    pub left: Option<Leave>,
    /// Byes and absences by round.
    pub byes: BTreeMap<RoundNo, RequestedBye>,
    /// Whether they have been checked in: noted before round 1 is paired, where the arbiter does so.
    pub checked_in: bool,
    /// Whether the event grants them no half-point bye.
    pub is_denied_half_points: bool,
    /// The board at which they sit in every round, where they have one: for a wheelchair, or a device of one board.
    pub own_board: Option<BoardNo>,
    /// What they owe and have paid.
    pub entry_fee: EntryFee,
    /// Whether nobody was registered: a board of a team that lists no players is held.
    pub is_stand_in: bool,
}

impl Registration {
    /// Makes the registration of a player who is there from `arrival` on.
    #[must_use]
    pub fn new(player: Player, arrival: RoundNo, missed: RequestedBye) -> Self {
        let byes = BTreeMap::new();
        Self {
            player,
            arrival,
            missed,
            left: None,
            byes,
            checked_in: false,
            is_denied_half_points: false,
            own_board: None,
            entry_fee: EntryFee::default(),
            is_stand_in: false,
        }
    }

    /// Returns the first round without them, where they withdrew or were expelled.
    #[must_use]
    pub fn withdrawn(&self) -> Option<RoundNo> {
        self.left.map(Leave::from)
    }

    /// Whether they were expelled: they have no place in the standings, and their games count for their opponents.
    #[must_use]
    pub fn is_expelled(&self) -> bool {
        matches!(self.left, Some(Leave::Expelled(_)))
    }

    /// Whether they left before round 1: no table has a number for them then.
    #[must_use]
    pub fn left_before_start(&self) -> bool {
        self.withdrawn().is_some_and(|from| from <= RoundNo(1))
    }

    /// Returns why they are not to be paired in `round`, or `None` when they are.
    #[must_use]
    pub fn away(&self, round: RoundNo) -> Option<RequestedBye> {
        if self.withdrawn().is_some_and(|from| from <= round) {
            return Some(RequestedBye::ZeroPoint);
        }
        // What was arranged for one round goes before what holds for all that they miss.
        let missed = (round < self.arrival).then_some(self.missed);
        self.byes.get(&round).copied().or(missed)
    }
}
