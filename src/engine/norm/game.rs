//! Past and future rounds of a player, as norms count them (1.4.1, 1.4.2).

use crate::tournament::{Name, PlayerId, RoundNo, Title};

/// Federation of a player, for the mix of opponents.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Flag {
    /// A FIDE federation, by its three letters.
    Of([u8; 3]),
    /// `FID`: an opponent without a federation (1.4.2).
    Fid,
    /// No federation entered.
    Unknown,
    /// Not a FIDE federation: games against its players do not count (1.4.2).
    Outside,
}

impl Flag {
    /// Parses the letters of a federation: three of A to Z, except `FID` and `NON`, are a FIDE federation (TN-4).
    pub fn of(federation: Option<&Name>) -> Self {
        let Some(name) = federation else { return Self::Unknown };
        let letters = <[u8; 3]>::try_from(name.as_str().trim().as_bytes()).unwrap_or_default();
        match letters.map(|letter| letter.to_ascii_uppercase()) {
            [b'F', b'I', b'D'] => Self::Fid,
            [b'N', b'O', b'N'] => Self::Outside,
            letters if letters.iter().all(u8::is_ascii_uppercase) => Self::Of(letters),
            _ => Self::Outside,
        }
    }

    /// Returns true if it is a federation other than the player's own. A player without one has no foreign opponents
    /// (TN-4).
    pub(super) fn is_foreign_to(self, own: Self) -> bool {
        matches!((self, own), (Self::Of(one), Self::Of(other)) if one != other)
            || matches!((self, own), (Self::Of(_), Self::Fid))
    }

    /// Returns true if it counts as the player's own, as an unknown one does (TN-4).
    pub(super) fn is_own(self, own: Self) -> bool {
        match self {
            Self::Of(_) => !self.is_foreign_to(own),
            Self::Unknown => true,
            Self::Fid | Self::Outside => false,
        }
    }
}

/// An opponent, with the data that counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Opponent {
    pub player: PlayerId,
    /// Rating of the standard list, in rating points; 1400 for unrated players (1.4.6).
    pub rating: i32,
    pub is_rated: bool,
    pub title: Option<Title>,
    pub flag: Flag,
}

/// Rating of unrated players (1.4.6).
pub const UNRATED: i32 = 1400;

/// A game that counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Game {
    pub round: RoundNo,
    pub opponent: Opponent,
    /// Score of the player in half points: 0 to 2.
    pub halves: u8,
}

/// Outcome of a round for a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Had {
    /// A game over the board: opponent, and half points, 0 to 2.
    Played(Opponent, u8),
    ForfeitWin(Opponent),
    PairingAllocated,
    Nothing,
    /// A future game, with the opponent if known.
    ToCome(Option<Opponent>),
}

/// A round of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NormRound {
    pub round: RoundNo,
    pub had: Had,
}

impl NormRound {
    /// Returns the game, if there was one that counts.
    pub(super) fn game(&self) -> Option<Game> {
        match self.had {
            Had::Played(opponent, halves) => Some(Game { round: self.round, opponent, halves }),
            Had::ForfeitWin(_) | Had::PairingAllocated | Had::Nothing | Had::ToCome(_) => None,
        }
    }

    pub(super) fn is_to_come(&self) -> bool {
        matches!(self.had, Had::ToCome(_))
    }
}
