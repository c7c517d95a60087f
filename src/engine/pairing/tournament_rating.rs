//! The rating that an event ranks its players by.

use super::facts;
use crate::tournament::{Player, Rating, RatingMethod, Snapshot};

/// Returns how the tournament rating follows from the official ones (TRF record 172); `None` where the text of the system says it
/// itself: none of FIDE in force, or no method was announced.
#[must_use]
pub fn rating_method(snapshot: &Snapshot) -> Option<RatingMethod> {
    let settings = snapshot.settings();
    let is_in_force = facts(settings.system.as_str()).is_some_and(|facts| facts.is_in_force);
    settings.rating_method.filter(|_| is_in_force)
}

/// Returns the one rating of a player for averages and performances (general rules §5).
#[must_use]
pub fn tournament_rating(snapshot: &Snapshot, player: &Player) -> Option<Rating> {
    rating_method(snapshot).map_or_else(|| player.strength(), |method| method.rating(player))
}
