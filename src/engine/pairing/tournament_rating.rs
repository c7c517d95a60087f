//! The rating that an event ranks its players by.

use super::facts;
use crate::tournament::{OrderOfEquals, Player, Rating, RatingMethod, RoundNo, Snapshot};

/// Returns how the tournament rating follows from the official ones (TRF record 172); `None` where the text of the system says it
/// itself: none of FIDE in force, or no method was announced.
#[must_use]
pub fn rating_method(snapshot: &Snapshot) -> Option<RatingMethod> {
    let settings = snapshot.settings();
    let is_in_force = facts(settings.system.as_str()).is_some_and(|facts| facts.is_in_force);
    settings.rating_method.filter(|_| is_in_force)
}

/// Returns what comes before the alphabet among players of equal rating and title; nothing where the text of the system has an order of
/// its own.
#[must_use]
pub fn order_of_equals(snapshot: &Snapshot) -> OrderOfEquals {
    let settings = snapshot.settings();
    let is_in_force = facts(settings.system.as_str()).is_some_and(|facts| facts.is_in_force);
    if is_in_force { settings.order_of_equals } else { OrderOfEquals::Alphabet }
}

/// Returns the one rating of a player for averages and performances (general rules §5).
#[must_use]
pub fn tournament_rating(snapshot: &Snapshot, player: &Player) -> Option<Rating> {
    rating_method(snapshot).map_or_else(|| player.strength(), |method| method.rating(player))
}

/// Returns the same as it holds in a round of an event of more than 30 days (FIDE C.07 10).
#[must_use]
pub fn tournament_rating_in(snapshot: &Snapshot, player: &Player, round: RoundNo) -> Option<Rating> {
    let ratings @ [fide, national] = player.ratings_in(round);
    rating_method(snapshot).map_or_else(|| fide.or(national), |method| method.of(ratings))
}

/// Returns the round from which the ratings of a list hold that is taken now: from the next one on once an event of more than 30 days
/// has begun, else from the first.
#[must_use]
pub fn list_holds_from(snapshot: &Snapshot) -> RoundNo {
    let has_begun = snapshot.last_published().is_some();
    if has_begun && snapshot.settings().is_long() { snapshot.next_to_publish() } else { RoundNo(1) }
}
