//! A player's registration, with their arrangements and byes.

use super::{BoardNo, Money, Player, RoundNo};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// Departure of a player from the event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Leave {
    /// Withdrawn; the first round without them.
    Withdrawn(RoundNo),
    /// Expelled and not ranked; the first round without them.
    Expelled(RoundNo),
}

impl Leave {
    /// Returns the first round without them.
    pub fn from(self) -> RoundNo {
        match self {
            Self::Withdrawn(from) | Self::Expelled(from) => from,
        }
    }
}

/// The entry fee of one player, in hundredths of the currency.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct EntryFee {
    /// The amount due, if it is not the fee of the event ([`super::Settings::entry_fee`]).
    pub due: Option<Money>,
    pub paid: Money,
}

impl EntryFee {
    /// Returns the amount outstanding, with `usual` as the fee of the event.
    pub fn open(self, usual: Option<Money>) -> Money {
        Money(self.owed(usual).0.saturating_sub(self.paid.0))
    }

    /// Returns the amount due, with `usual` as the fee of the event.
    pub fn owed(self, usual: Option<Money>) -> Money {
        self.due.or(usual).unwrap_or_default()
    }
}

/// A player of the event, with their arrangements.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Registration {
    pub player: Player,
    /// The first round in which they can be paired; above 1 for a late entry.
    pub arrival: RoundNo,
    /// Bye for each round before [`Registration::arrival`].
    pub missed: RequestedBye,
    pub left: Option<Leave>,
    /// Byes and absences by round.
    pub byes: BTreeMap<RoundNo, RequestedBye>,
    /// True if they are checked in. The arbiter may check players in before round 1 is paired.
    pub checked_in: bool,
    pub is_denied_half_points: bool,
    /// The reserved board, where they sit in every round: for a wheelchair, or a device at one board.
    pub own_board: Option<BoardNo>,
    pub entry_fee: EntryFee,
    /// True if it is a stand-in: it holds a board of a team that lists no players.
    pub is_stand_in: bool,
}

impl Registration {
    /// Creates the registration of a player who is present from `arrival` on.
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

    /// Returns the first round without them, if they withdrew or were expelled.
    pub fn withdrawn(&self) -> Option<RoundNo> {
        self.left.map(Leave::from)
    }

    /// Returns true if they were expelled: they are not ranked, but their games count for their opponents.
    pub fn is_expelled(&self) -> bool {
        matches!(self.left, Some(Leave::Expelled(_)))
    }

    /// Returns true if they left before round 1, so that tables have no number for them.
    pub fn left_before_start(&self) -> bool {
        self.withdrawn().is_some_and(|from| from <= RoundNo(1))
    }

    /// Returns the bye or absence because of which they are not paired in `round`, or `None` if they are.
    pub fn away(&self, round: RoundNo) -> Option<RequestedBye> {
        if self.withdrawn().is_some_and(|from| from <= round) {
            return Some(RequestedBye::ZeroPoint);
        }
        // An arrangement for one round overrides the bye for all missed rounds.
        let missed = (round < self.arrival).then_some(self.missed);
        self.byes.get(&round).copied().or(missed)
    }
}

/// A requested bye or an absence. The points are decided before the round is paired.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum RequestedBye {
    /// Absent, without points (TRF `Z`).
    ZeroPoint,
    /// Half-point bye: the points of a draw (TRF `H`).
    HalfPoint,
    /// Full-point bye: the points of a win (TRF `F`). Not a regular bye of a rated event (FIDE C.04.1).
    FullPoint,
}

/// Reason why a player has no opponent in a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Bye {
    /// The pairing-allocated bye (PAB), for the odd player (FIDE C.04.1 Art. 3, TRF `U`).
    PairingAllocated,
    /// A requested bye or an absence: the player is excluded from the pairing.
    Requested(RequestedBye),
}

impl Bye {
    pub const ABSENT: Self = Self::Requested(RequestedBye::ZeroPoint);
}
