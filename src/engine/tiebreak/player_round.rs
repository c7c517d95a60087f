//! One round of one player, as the tie-breaks use it.

use crate::tournament::{Bye, Colour, Forfeit, GameResult, PairingNumber, PointSystem, Points, RequestedBye};

/// The kind of a round for one player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RoundKind {
    Played,
    /// Not finished; counts as a draw until the result is known (FIDE C.04.2 3.1).
    Adjourned,
    ForfeitWin,
    /// A forfeit loss, including a double forfeit.
    ForfeitLoss,
    PairingAllocatedBye,
    FullPointBye,
    HalfPointBye,
    /// Absent, withdrawn or not yet entered.
    ZeroPointBye,
    /// No result yet, or annulled: counts for neither player.
    Void,
}

impl RoundKind {
    pub(super) fn of_bye(bye: Bye) -> Self {
        match bye {
            Bye::PairingAllocated => Self::PairingAllocatedBye,
            Bye::Requested(RequestedBye::FullPoint) => Self::FullPointBye,
            Bye::Requested(RequestedBye::HalfPoint) => Self::HalfPointBye,
            Bye::Requested(RequestedBye::ZeroPoint) => Self::ZeroPointBye,
        }
    }

    fn of_result(result: GameResult, colour: Colour) -> Self {
        match result {
            GameResult::Played(_) | GameResult::Unrated(_) => Self::Played,
            GameResult::Adjourned => Self::Adjourned,
            GameResult::Forfeit(forfeit) => match (forfeit, colour) {
                (Forfeit::ToWhite, Colour::White) | (Forfeit::ToBlack, Colour::Black) => Self::ForfeitWin,
                (Forfeit::ToWhite | Forfeit::ToBlack | Forfeit::Both, _) => Self::ForfeitLoss,
            },
        }
    }

    /// Returns true for a game played over the board.
    pub fn is_played(self) -> bool {
        matches!(self, Self::Played | Self::Adjourned)
    }

    /// Returns true for a paired game that was not played.
    pub fn is_forfeit(self) -> bool {
        matches!(self, Self::ForfeitWin | Self::ForfeitLoss)
    }

    /// Returns true for a requested bye (FIDE C.07 16.1.1).
    pub fn is_requested_bye(self) -> bool {
        matches!(self, Self::HalfPointBye | Self::ZeroPointBye)
    }

    /// Returns true for a voluntary unplayed round (FIDE C.07 16.1.2).
    pub fn is_voluntary(self) -> bool {
        self.is_requested_bye() || self == Self::ForfeitLoss
    }
}

/// One round of one player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlayerRound {
    pub opponent: Option<PairingNumber>,
    /// Colour of the player; meaningless without an opponent.
    pub colour: Colour,
    pub kind: RoundKind,
    /// Points of the player, including those that the arbiter gave or took.
    pub points: Points,
    /// Points that the arbiter gave; points taken are negative.
    pub given: Points,
    /// Half points of the player's games, regardless of the event's points: an adjourned game counts as a draw.
    pub halves: u8,
}

impl PlayerRound {
    pub(super) const VOID: Self = Self {
        opponent: None,
        colour: Colour::White,
        kind: RoundKind::Void,
        points: Points::ZERO,
        given: Points::ZERO,
        halves: 0,
    };

    /// Returns the record of a board for the player with `colour`.
    pub(super) fn of_game(
        system: &PointSystem,
        result: Option<GameResult>,
        colour: Colour,
        opponent: Option<PairingNumber>,
    ) -> Self {
        let seated = Self { opponent, colour, ..Self::VOID };
        let of = |result| Self {
            kind: RoundKind::of_result(result, colour),
            points: system.of_game(result, colour),
            halves: if result == GameResult::Adjourned { 1 } else { result.halves_of(colour) },
            ..seated
        };
        result.map_or(seated, of)
    }

    /// Adds a game; further games of a match count together.
    pub(super) fn add(&mut self, game: Self) {
        let before = *self;
        *self = game;
        if before.is_game() && before.opponent == game.opponent {
            self.points += before.points;
            self.halves = self.halves.saturating_add(before.halves);
            self.colour = before.colour;
            self.kind = if game.kind.is_played() { game.kind } else { before.kind };
        }
    }

    /// Adds points that the arbiter gave; points taken are negative.
    pub(super) fn give(&mut self, points: Points) {
        self.points += points;
        self.given += points;
    }

    /// Returns the points of its result or bye alone.
    pub fn earned(&self) -> Points {
        self.points - self.given
    }

    /// Returns true for a game with a result, played or forfeited.
    pub fn is_game(&self) -> bool {
        self.kind.is_played() || self.kind.is_forfeit()
    }
}
