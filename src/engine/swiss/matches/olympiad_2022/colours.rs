//! Colours on board 1 (Article 7). The other boards follow the pattern of the event.

use super::within_limits;
use crate::format::{Field, Pair, Reason, Seat, Value};
use crate::swiss::colour_by_parity;
use crate::swiss::colours::{ColourHistory, latest_different};
use crate::tournament::Colour;
use std::cmp::Reverse;

/// Allocates the colours of two teams who meet, and returns the deciding article.
pub(super) fn allocate(field: &Field, teams: [Seat; 2]) -> (Pair, Reason) {
    let rank = |seat: Seat| (Reverse(field.pairing_score(seat)), seat);
    let [one, other] = teams;
    let higher = if rank(one) < rank(other) { [one, other] } else { [other, one] };
    let (colour, [article, what]) = decide(field, higher);
    let [first, second] = higher;
    let pair = Pair::of([first, second], colour);
    let reason = Reason::new(article, what)
        .with("white", Value::player(pair.white))
        .with("black", Value::player(pair.black));
    if article != "7.2" {
        return (pair, reason);
    }
    let number = field.player(first).number;
    let reason = reason.with("first", Value::player(first)).with("number", Value::count(number.0.into()));
    (pair, reason.with("initial", Value::Colour(field.initial_colour)))
}

/// Returns the colour of the higher ranked of two teams, with the deciding article and its reason.
fn decide(field: &Field, [first, second]: [Seat; 2]) -> (Colour, [&'static str; 2]) {
    let [mine, theirs] = [first, second].map(|seat| ColourHistory::of(field.player(seat)));
    if (mine.last(), theirs.last()) == (None, None) {
        let number = field.player(first).number;
        return (colour_by_parity(field.initial_colour, number.0.into()), ["7.2", "olympiad-initial"]);
    }
    let [[white, black], [their_white, their_black]] = [first, second].map(|seat| within_limits(field, seat));
    match (white && their_black, black && their_white) {
        (true, false) => return (Colour::White, ["7.3", "olympiad-limit"]),
        (false, true) => return (Colour::Black, ["7.3", "olympiad-limit"]),
        // Both allocations are within the limits, or neither is (7.4).
        (true, true) | (false, false) => {}
    }
    match mine.difference().cmp(&theirs.difference()) {
        std::cmp::Ordering::Less => return (Colour::White, ["7.5", "olympiad-difference"]),
        std::cmp::Ordering::Greater => return (Colour::Black, ["7.5", "olympiad-difference"]),
        std::cmp::Ordering::Equal => {}
    }
    if let Some([had, _]) = latest_different(field.player(first), field.player(second)) {
        return (had.other(), ["7.6", "olympiad-latest"]);
    }
    match (mine.last(), theirs.last()) {
        (Some(last), _) => (last.other(), ["7.6", "olympiad-alternate"]),
        // The other team has played: else 7.2 would have decided.
        (None, last) => (last.unwrap_or(field.initial_colour), ["7.6", "olympiad-alternate"]),
    }
}
