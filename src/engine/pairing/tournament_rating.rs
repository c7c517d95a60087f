//! The rating that an event ranks its players by.

use super::facts;
use crate::tournament::{OrderOfEquals, Player, Rating, RatingMethod, RoundNo, Snapshot};

/// Returns the method that derives the tournament rating from the official ones (TRF record 172); `None` if the text of
/// the system defines it, or no method was set.
pub fn rating_method(snapshot: &Snapshot) -> Option<RatingMethod> {
    let settings = snapshot.settings();
    let is_in_force = facts(settings.system.as_str()).is_some_and(|facts| facts.is_in_force);
    settings.rating_method.filter(|_| is_in_force)
}

/// Returns the key before the alphabet for players of equal rating and title; alphabetical if the text of the system
/// has its own order.
pub fn order_of_equals(snapshot: &Snapshot) -> OrderOfEquals {
    let settings = snapshot.settings();
    let is_in_force = facts(settings.system.as_str()).is_some_and(|facts| facts.is_in_force);
    if is_in_force { settings.order_of_equals } else { OrderOfEquals::Alphabet }
}

/// Returns the single rating of a player for averages and performances (general rules §5).
pub fn tournament_rating(snapshot: &Snapshot, player: &Player) -> Option<Rating> {
    rating_method(snapshot).map_or_else(|| player.strength(), |method| method.rating(player))
}

/// Returns the rating valid in a round of an event of more than 30 days (FIDE C.07 10).
pub fn tournament_rating_in(snapshot: &Snapshot, player: &Player, round: RoundNo) -> Option<Rating> {
    let ratings @ [fide, national] = player.ratings_in(round);
    rating_method(snapshot).map_or_else(|| fide.or(national), |method| method.of(ratings))
}

/// Returns the first round in which ratings imported now are valid: the next one once an event of more than 30 days has
/// begun, else round 1.
pub fn list_holds_from(snapshot: &Snapshot) -> RoundNo {
    let has_begun = snapshot.last_published().is_some();
    if has_begun && snapshot.settings().is_long() { snapshot.next_to_publish() } else { RoundNo(1) }
}
