//! Why a round cannot be paired, and why there is no draft.

use crate::format::NoPairing;
use crate::tournament::{BoardNo, Name, PlayerId, Rating, RoundNo, SystemId};
use thiserror::Error;

/// Why there is no draft.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ProposeError {
    /// The event names a system that this program does not have.
    #[error("The pairing system {system} is not known here. Choose another one on the event screen.")]
    UnknownSystem {
        /// Its id.
        system: SystemId,
    },
    /// A player's rating is below what the rules of the system take (basic-swiss §1).
    #[error("{name} is rated {found}. Enter {lowest} or more, or no rating.")]
    RatingTooLow {
        /// The name of the player who is rated so low.
        name: Name,
        /// The rating.
        found: Rating,
        /// The lowest that is taken.
        lowest: u16,
    },
    /// Players are equal in all that orders them before the licence number, and one of them has none (basic-swiss §2).
    #[error("Two players named {name} have the same ratings. Enter a licence number for each, then pair.")]
    LicenceMissing {
        /// The name that both have.
        name: Name,
    },
    /// The rules of the system do not allow so many rounds, or so few, for this field (basic-swiss §3).
    #[error("{players} players cannot play {rounds} rounds. Announce {fewest} to {most}.")]
    RoundsOutOfRange {
        /// Rounds announced.
        rounds: RoundNo,
        /// Players registered.
        players: usize,
        /// Fewest rounds.
        fewest: u8,
        /// Most rounds.
        most: u8,
    },
    /// The colour of pairing number 1 is not drawn (FIDE C.04.3 5.1).
    #[error("The initial colour is not drawn yet. Draw it on the event screen, then pair round 1.")]
    NoInitialColour,
    /// Virtual points of teams are match points, of which a match won is worth two drawn ones (FIDE C.04.6, T-18).
    #[error(
        "The Baku acceleration of teams needs match points 2-1-0 as the score that pairs. Change these options, or do without it."
    )]
    NoBakuForTeams,
    /// A player of a fixed board has left.
    #[error("{name} sits at the fixed board {board} and has withdrawn. Free that board, then pair again.")]
    FixedWithdrawn {
        /// The name of the player who has withdrawn.
        name: Name,
        /// The board of the draft.
        board: BoardNo,
    },
    /// The system finds no pairing of those whom fixed boards leave.
    #[error(
        "The others cannot be paired beside the fixed boards: {because} Or free one of these, then pair again."
    )]
    BesideFixed {
        /// How many boards are fixed.
        boards: usize,
        /// Why not.
        because: NoPairing,
    },
    /// The system finds no pairing.
    #[error(transparent)]
    NoPairing(#[from] NoPairing),
}

/// Why a round cannot be paired from the event as it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum NotReady {
    /// Rounds are counted from 1.
    #[error("There is no round {round} to answer for. Choose a round from 1 to {last}.")]
    NoSuchRound {
        /// The round asked for.
        round: RoundNo,
        /// The last round that could be asked for.
        last: RoundNo,
    },
    /// Earlier rounds are missing.
    #[error("Round {round} cannot be paired yet. Round {next} is the next one.")]
    NotReached {
        /// The round asked for.
        round: RoundNo,
        /// The round to be paired.
        next: RoundNo,
    },
    /// The colour has not been drawn by lot, and no round tells it.
    #[error("The colour drawn by lot is not known. Enter it on the event screen, or add record 152.")]
    NoInitialColour,
    /// A game of the round before has no result.
    #[error("The game of players {white} and {black} in round {round} has no result. Enter it first.")]
    Unfinished {
        /// Its round.
        round: RoundNo,
        /// Who has White.
        white: PlayerId,
        /// Who has Black.
        black: PlayerId,
    },
}
