//! Errors of pairing a round and of making a draft.

use crate::format::NoPairing;
use crate::refusal::refusals;
use crate::tournament::{BoardNo, Name, PlayerId, Rating, RoundNo, SystemId};

refusals! {
/// Reason why there is no draft.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ProposeError: "error" {
    UnknownSystem { system: SystemId },
    /// A player's rating is below the minimum of the system (basic-swiss §1).
    RatingTooLow { name: Name, found: Rating, lowest: u16 } => { "player": *name },
    /// Players are equal in all that orders them before the licence number, and one of them has none (basic-swiss §2).
    LicenceMissing { name: Name } => { "player": *name },
    /// The rules of the system do not allow this number of planned rounds for the registered players (basic-swiss §3).
    RoundsOutOfRange { rounds: RoundNo, players: usize, fewest: u8, most: u8 } => {
        "kind": if fewest == most { "fixed" } else { "range" },
    },
    /// The initial colour has not been drawn (FIDE C.04.3 5.1).
    NoInitialColour,
    /// Virtual points of teams are match points, with a match won worth two drawn ones (FIDE C.04.6, T-18).
    NoBakuForTeams,
    FixedWithdrawn { name: Name, board: BoardNo } => { "player": *name },
    /// The system finds no pairing of the players without fixed boards.
    RestUnpairable { boards: usize, because: NoPairing } => { "count": *boards },
    NoPairing(error: NoPairing),
}
}

refusals! {
/// Reason why a round cannot be paired from the current event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotReady: "report" {
    /// Rounds are counted from 1.
    NoSuchRound { round: RoundNo, last: RoundNo },
    /// Earlier rounds are missing.
    NotReached {
        round: RoundNo,
        next: RoundNo,
    },
    /// The initial colour is neither entered nor implied by a round.
    NoInitialColour,
    /// A game of the previous round has no result.
    Unfinished { round: RoundNo, white: PlayerId, black: PlayerId },
}
}
