//! Errors of pairing a round and of making a draft.

use crate::format::NoPairing;
use crate::tournament::{BoardNo, Name, PlayerId, Rating, RoundNo, SystemId};
use thiserror::Error;

/// Reason why there is no draft.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ProposeError {
    /// The event names a system that is not available here.
    #[error("The pairing system {system} is not known here. Choose another one on the event screen.")]
    UnknownSystem {
        /// Its id.
        system: SystemId,
    },
    /// A player's rating is below the minimum of the system (basic-swiss §1).
    #[error("{name} is rated {found}. Enter {lowest} or more, or no rating.")]
    RatingTooLow {
        /// Name of the player.
        name: Name,
        /// The rating.
        found: Rating,
        /// The minimum rating.
        lowest: u16,
    },
    /// Players are equal in all that orders them before the licence number, and one of them has none (basic-swiss §2).
    #[error("Two players named {name} have the same ratings. Enter a licence number for each, then pair.")]
    LicenceMissing {
        /// The name that both have.
        name: Name,
    },
    /// The rules of the system do not allow this number of rounds for the field (basic-swiss §3).
    #[error("{players} players cannot play {rounds} rounds. Announce {fewest} to {most}.")]
    RoundsOutOfRange {
        /// Planned rounds.
        rounds: RoundNo,
        /// Registered players.
        players: usize,
        /// Minimum number of rounds.
        fewest: u8,
        /// Maximum number of rounds.
        most: u8,
    },
    /// The initial colour has not been drawn (FIDE C.04.3 5.1).
    #[error("The initial colour is not drawn yet. Draw it on the event screen, then pair round 1.")]
    NoInitialColour,
    /// Virtual points of teams are match points, with a match won worth two drawn ones (FIDE C.04.6, T-18).
    #[error(
        "Teams can only have the Baku acceleration, with match points 2-1-0 as the score that pairs. Change these options, or do without it."
    )]
    NoBakuForTeams,
    /// A player of a fixed board has withdrawn.
    #[error("{name} sits at the fixed board {board} and has withdrawn. Free that board, then pair again.")]
    FixedWithdrawn {
        /// Name of the withdrawn player.
        name: Name,
        /// The board of the draft.
        board: BoardNo,
    },
    /// The system finds no pairing of the players without fixed boards.
    #[error(
        "The others cannot be paired beside the fixed boards: {because} Or free one of these, then pair again."
    )]
    RestUnpairable {
        /// Number of fixed boards.
        boards: usize,
        /// The reason.
        because: NoPairing,
    },
    /// The system finds no pairing.
    #[error(transparent)]
    NoPairing(#[from] NoPairing),
}

/// Reason why a round cannot be paired from the current event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum NotReady {
    /// Rounds are counted from 1.
    #[error("There is no round {round} to answer for. Choose a round from 1 to {last}.")]
    NoSuchRound {
        /// The requested round.
        round: RoundNo,
        /// The last valid round.
        last: RoundNo,
    },
    /// Earlier rounds are missing.
    #[error("Round {round} cannot be paired yet. Round {next} is the next one.")]
    NotReached {
        /// The requested round.
        round: RoundNo,
        /// The next round to pair.
        next: RoundNo,
    },
    /// The initial colour is neither entered nor implied by a round.
    #[error("The colour drawn by lot is not known. Enter it on the event screen, or add record 152.")]
    NoInitialColour,
    /// A game of the previous round has no result.
    #[error("The game of players {white} and {black} in round {round} has no result. Enter it first.")]
    Unfinished {
        /// Round of the game.
        round: RoundNo,
        /// The player with White.
        white: PlayerId,
        /// The player with Black.
        black: PlayerId,
    },
}
