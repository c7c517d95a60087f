//! ARO, the average rating of the opponents: the sort key of players in both editions.

use crate::format::{Entrant, Field};
use crate::tournament::Rating;
use std::cmp::Ordering;

/// The average rating of the opponents actually played, as an exact fraction; 0 before the first game (DD-2).
#[derive(Clone, Copy, Debug, Default)]
pub struct Aro {
    sum: u32,
    games: u32,
}

impl Aro {
    fn add(self, rating: Rating) -> Self {
        Self { sum: self.sum + u32::from(rating.get()), games: self.games + 1 }
    }

    /// Returns the ARO in tenths of a rating point, halves up, as printed in the list with one decimal (9).
    pub fn tenths(self) -> u32 {
        (20 * self.sum + self.games).checked_div(2 * self.games).unwrap_or(0)
    }

    /// Returns the ARO in rating points, halves up: the value compared by the edition of 2026 (1.7).
    pub fn rounded(self) -> u32 {
        (2 * self.sum + self.games).checked_div(2 * self.games).unwrap_or(0)
    }
}

impl Ord for Aro {
    fn cmp(&self, other: &Self) -> Ordering {
        let times = |sum: u32, games: u32| u64::from(sum) * u64::from(games.max(1));
        times(self.sum, other.games).cmp(&times(other.sum, self.games))
    }
}

impl PartialOrd for Aro {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl PartialEq for Aro {
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other) == Ordering::Equal
    }
}

impl Eq for Aro {}

/// Returns the rating that represents a player's strength, the international one before the national one (general rules
/// §5).
pub fn strength(player: &Entrant) -> Option<Rating> {
    player.rating.or(player.national_rating)
}

/// Returns the ARO of a player by the current ratings of their opponents (2026 1.7, U-13), or `None` if one of them has
/// no rating.
pub fn aro(field: &Field, player: &Entrant) -> Option<Aro> {
    player.games().try_fold(Aro::default(), |aro, (opponent, _)| {
        Some(aro.add(strength(field.players.get(opponent.index())?)?))
    })
}
