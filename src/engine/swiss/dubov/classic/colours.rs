//! Sections 1 to 3: the due colour of a player, the limits, and colour allocation.

use crate::collate::Collation;
use crate::format::{Entrant, Field, Float, Pair, Reason, RoundRecord, Seat, Value};
use crate::swiss::colours::{ColourHistory, opposite_of_latest_different};
use crate::swiss::dubov::aro::{Aro, aro, strength};
use crate::swiss::dubov::cards::RecordReading;
use crate::swiss::floats::noted;
use crate::tournament::Colour;

/// Interpretation of a player's record by this edition.
pub(super) const READING: RecordReading = RecordReading { due, limits, is_upfloat };

/// Returns true if the player was paired with a higher score, whether or not the game was played (DD-13, DD-25).
fn is_upfloat(round: &RoundRecord) -> bool {
    noted(round) == Some(Float::Up)
}

/// Returns true if the limits allow a colour (2.3, 2.4): no colour is ever more than two games ahead, and none comes
/// three times in a row. There is no exception (DD-24).
fn may_have(history: &ColourHistory, colour: Colour) -> bool {
    let ahead = i32::from(history.games_with(colour)) - i32::from(history.games_with(colour.other()));
    ahead < 2 && !(history.last() == Some(colour) && history.run() > 1)
}

fn limits(history: &ColourHistory) -> [bool; 2] {
    [Colour::White, Colour::Black].map(|colour| may_have(history, colour))
}

/// Returns the due colour by 1: the colour played less often, else the opposite of the last one; the limits take
/// precedence (DD-4).
fn due(history: &ColourHistory) -> Option<Colour> {
    let wish = history.balancing()?;
    let is_barred = !may_have(history, wish) && may_have(history, wish.other());
    Some(if is_barred { wish.other() } else { wish })
}

/// Returns the colour of the first of two players by 3, with the deciding article and its reason.
fn first_gets(field: &Field, players: [&Entrant; 2]) -> (Colour, [&'static str; 2]) {
    let histories = players.map(ColourHistory::of);
    let fits = |colour: Colour| may_have(&histories[0], colour) && may_have(&histories[1], colour.other());
    match [fits(Colour::White), fits(Colour::Black)] {
        [true, false] => return (Colour::White, ["2.3, 2.4", "dubov-only-order"]),
        [false, true] => return (Colour::Black, ["2.3, 2.4", "dubov-only-order"]),
        _ => {}
    }
    let [one, other] = histories.map(|history| due(&history));
    if one != other
        && let Some(colour) = one.or(other.map(Colour::other))
    {
        return (colour, ["3.a", "dubov-due"]);
    }
    let [mine, theirs] = histories.map(|history| history.difference().abs());
    if mine != theirs
        && let Some(colour) = one
    {
        return (if mine > theirs { colour } else { colour.other() }, ["3.b", "dubov-balance"]);
    }
    if let Some(colour) = opposite_of_latest_different(players[0], players[1]) {
        return (colour, ["3.c", "dubov-history"]);
    }
    let white_if = |is_white: bool| if is_white { Colour::White } else { Colour::Black };
    let [mine, theirs]: [Aro; 2] = players.map(|player| aro(field, player).unwrap_or_default());
    if mine != theirs {
        return (white_if(mine > theirs), ["3.d", "dubov-higher-aro"]);
    }
    let [mine, theirs] = players.map(strength);
    if mine != theirs {
        return (white_if(mine < theirs), ["3.e", "dubov-lower-rating"]);
    }
    let [mine, theirs] = players.map(|player| (player.name.as_str(), player.number));
    let order = Collation::new(field.alphabet).compare(mine.0, theirs.0).then(mine.1.cmp(&theirs.1));
    (white_if(order.is_lt()), ["3.e", "dubov-alphabet"])
}

/// Allocates the colours of two players who do not meet across the columns, and returns the deciding rule.
pub(super) fn allocate(field: &Field, players: [Seat; 2]) -> (Pair, Reason) {
    let (colour, [article, what]) = first_gets(field, players.map(|seat| field.player(seat)));
    let pair = Pair::of(players, colour);
    let reason = Reason::new(article, what).with("white", Value::player(pair.white));
    (pair, reason.with("black", Value::player(pair.black)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::swiss::dubov::tests::field_of;

    #[test]
    fn colours_of_the_booklet_follow_the_first_difference_and_then_aro() {
        let field =
            field_of(&[("wbbwwbwb", 2000), ("bwwbwbwb", 2000), ("wbwbwbwb", 2100), ("wbwbwbwb", 2050)]);
        let (pair, reason) = allocate(&field, [Seat(0), Seat(1)]);
        assert_eq!((pair.white, reason.what), (Seat(1), "dubov-history"), "round 4 differs");
        let (pair, reason) = allocate(&field, [Seat(2), Seat(3)]);
        assert_eq!((pair.white, reason.what), (Seat(3), "dubov-lower-rating"), "equal ARO, lower R");
    }

    #[test]
    fn limits_come_before_the_number_of_games() {
        let due_after = |colours: &str| due(&ColourHistory::of(&field_of(&[(colours, 2000)]).players[0]));
        assert_eq!(due_after(""), None);
        assert_eq!(due_after("wb"), Some(Colour::White));
        assert_eq!(due_after("wbw"), Some(Colour::Black));
        assert_eq!(due_after("bbww"), Some(Colour::Black));
        assert_eq!(due_after("bbbww"), Some(Colour::Black), "White is due by number, but twice running");
    }

    #[test]
    fn a_player_with_no_earlier_game_left_lets_the_opponent_alternate() {
        let field = field_of(&[("bwwb", 2000), ("wb", 2000)]);
        let (pair, reason) = allocate(&field, [Seat(0), Seat(1)]);
        assert_eq!((pair.white, reason.what), (Seat(1), "dubov-history"));
        assert_eq!(allocate(&field, [Seat(1), Seat(0)]), (pair, reason));
    }
}
