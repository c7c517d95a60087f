//! Order of players with equal rating and title in the initial order (FIDE C.04.2 2.2).

use super::Player;
use crate::keyword::keywords;
use serde::{Deserialize, Serialize};

keywords! {
/// Sort key before the alphabet. Players without a value follow those with one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum OrderOfEquals: word, from_word -> &'static str {
    /// None: alphabetical by name.
    #[default]
    Alphabet = "alphabet",
    /// Lower FIDE ID first.
    FideId = "fide-id",
    /// Older player first.
    Oldest = "oldest",
    /// Younger player first.
    Youngest = "youngest",
}
}

impl OrderOfEquals {
    pub(super) fn is_usual(&self) -> bool {
        *self == Self::default()
    }

    /// Returns a player's sort key before the alphabet, lowest first, with the maximum for an unknown value; `None` if
    /// names alone decide.
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
