//! What orders players of equal rating and title in the initial ranking (FIDE C.04.2 2.2).

use super::Player;
use serde::{Deserialize, Serialize};

/// What is announced to come before the alphabet; who lacks it follows those who have it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum OrderOfEquals {
    /// Nothing: names by the alphabet.
    #[default]
    Alphabet,
    /// The lower FIDE id.
    FideId,
    /// The older player.
    Oldest,
    /// The younger player.
    Youngest,
}

impl OrderOfEquals {
    /// Every order, as offered.
    pub const ALL: [Self; 4] = [Self::Alphabet, Self::FideId, Self::Oldest, Self::Youngest];

    /// Returns the word for it in reports.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            Self::Alphabet => "alphabet",
            Self::FideId => "fide-id",
            Self::Oldest => "oldest",
            Self::Youngest => "youngest",
        }
    }

    /// Reads the word for it.
    #[must_use]
    pub fn from_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|order| order.word() == word)
    }

    pub(super) fn is_usual(&self) -> bool {
        *self == Self::default()
    }

    /// Returns the place of a player before the alphabet: the lower one first, the highest for who lacks what decides; `None` where the
    /// alphabet alone decides.
    #[must_use]
    pub fn place(self, player: &Player) -> Option<u64> {
        let born = || {
            let (year, month, day) = player.born?.into();
            Some(u64::from(year) * 10_000 + u64::from(month) * 100 + u64::from(day))
        };
        let place = match self {
            Self::Alphabet => return None,
            Self::FideId => player.fide_id,
            Self::Oldest => born(),
            Self::Youngest => born().map(|born| u64::MAX - 1 - born),
        };
        Some(place.unwrap_or(u64::MAX))
    }
}
