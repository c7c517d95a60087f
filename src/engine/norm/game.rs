//! What a player has had and will have, round by round, as norms see it (1.4.1, 1.4.2).

use crate::tournament::{Name, PlayerId, RoundNo, Title};

/// The federation of a player, as the mix of opponents sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Flag {
    /// One of FIDE, by its three letters.
    Of([u8; 3]),
    /// `FID`: an opponent, but of no federation (1.4.2).
    Fid,
    /// Nothing is entered.
    Unknown,
    /// None of FIDE: games against its players do not count (1.4.2).
    Outside,
}

impl Flag {
    /// Reads the letters of a federation: three of A to Z are one of FIDE, but for `FID` and `NON` (TN-4).
    #[must_use]
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

    /// Whether it is a federation other than the player's own. A player without one has no foreign opponents (TN-4).
    pub(super) fn is_foreign_to(self, own: Self) -> bool {
        matches!((self, own), (Self::Of(one), Self::Of(other)) if one != other)
            || matches!((self, own), (Self::Of(_), Self::Fid))
    }

    /// Whether it counts as the player's own: what is not known is taken for it (TN-4).
    pub(super) fn is_own(self, own: Self) -> bool {
        match self {
            Self::Of(_) => !self.is_foreign_to(own),
            Self::Unknown => true,
            Self::Fid | Self::Outside => false,
        }
    }
}

/// An opponent, with what counts of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Opponent {
    /// Who.
    pub player: PlayerId,
    /// Their rating of the standard list, in rating points; 1400 for the unrated (1.4.6).
    pub rating: i32,
    /// Their title.
    pub title: Option<Title>,
    /// Their federation.
    pub flag: Flag,
}

/// What the unrated count (1.4.6).
pub const UNRATED: i32 = 1400;

/// A game that counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Game {
    /// The round.
    pub round: RoundNo,
    /// Against whom.
    pub opponent: Opponent,
    /// What the player made of it, in half points: 0 to 2.
    pub halves: u8,
}

/// What a player has of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Had {
    /// A game over the board: opponent, and half points, 0 to 2.
    Played(Opponent, u8),
    /// A win by forfeit over this opponent.
    ForfeitWin(Opponent),
    /// The pairing-allocated bye.
    PairingAllocated,
    /// Nothing that counts.
    Nothing,
    /// A game to come, with the opponent where they are known.
    ToCome(Option<Opponent>),
}

/// A round of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Line {
    /// The round.
    pub round: RoundNo,
    /// What the player has of it.
    pub had: Had,
}

impl Line {
    /// Returns the game, where there was one that counts.
    pub(super) fn game(&self) -> Option<Game> {
        match self.had {
            Had::Played(opponent, halves) => Some(Game { round: self.round, opponent, halves }),
            Had::ForfeitWin(_) | Had::PairingAllocated | Had::Nothing | Had::ToCome(_) => None,
        }
    }

    /// Whether it is still to be played.
    pub(super) fn is_to_come(&self) -> bool {
        matches!(self.had, Had::ToCome(_))
    }
}
