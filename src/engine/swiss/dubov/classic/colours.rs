//! Sections 1 to 3: the due colour of a player, the limits, and colour allocation.

use crate::collate::Collation;
use crate::format::{Entrant, Field, Float, Pair, Reason, RoundRecord, Seat, Value};
use crate::swiss::colours::ColourHistory;
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
    let last = history.last()?;
    let wish = match history.difference() {
        ..0 => Colour::White,
        0 => last.other(),
        1.. => Colour::Black,
    };
    let is_barred = !may_have(history, wish) && may_have(history, wish.other());
    Some(if is_barred { wish.other() } else { wish })
}

/// Rule that decides the colours of a pair, in order of precedence (3).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum DubovColourRule {
    /// 2.3, 2.4 allow only one allocation.
    OnlyOrder,
    /// 3.a
    Due,
    /// 3.b
    Balance,
    /// 3.c
    History,
    /// 3.d
    HigherAro,
    /// 3.e
    LowerRating,
    /// 3.e, equal ratings.
    Alphabet,
}

/// Returns the colour of the first of two players by 3, and the deciding rule.
fn first_gets(field: &Field, players: [&Entrant; 2]) -> (Colour, DubovColourRule) {
    let histories = players.map(ColourHistory::of);
    let fits = |colour: Colour| may_have(&histories[0], colour) && may_have(&histories[1], colour.other());
    match [fits(Colour::White), fits(Colour::Black)] {
        [true, false] => return (Colour::White, DubovColourRule::OnlyOrder),
        [false, true] => return (Colour::Black, DubovColourRule::OnlyOrder),
        _ => {}
    }
    let [one, other] = histories.map(|history| due(&history));
    if one != other
        && let Some(colour) = one.or(other.map(Colour::other))
    {
        return (colour, DubovColourRule::Due);
    }
    let [mine, theirs] = histories.map(|history| history.difference().abs());
    if mine != theirs
        && let Some(colour) = one
    {
        return (if mine > theirs { colour } else { colour.other() }, DubovColourRule::Balance);
    }
    if let Some(colour) = opposite_of_first_difference(players) {
        return (colour, DubovColourRule::History);
    }
    let white_if = |is_white: bool| if is_white { Colour::White } else { Colour::Black };
    let [mine, theirs]: [Aro; 2] = players.map(|player| aro(field, player).unwrap_or_default());
    if mine != theirs {
        return (white_if(mine > theirs), DubovColourRule::HigherAro);
    }
    let [mine, theirs] = players.map(strength);
    if mine != theirs {
        return (white_if(mine < theirs), DubovColourRule::LowerRating);
    }
    let [mine, theirs] = players.map(|player| (player.name.as_str(), player.number));
    let order = Collation::new(field.alphabet).compare(mine.0, theirs.0).then(mine.1.cmp(&theirs.1));
    (white_if(order.is_lt()), DubovColourRule::Alphabet)
}

/// Returns the colour by 3.c: going back from the last game played, the opposite of the first player's colour at the
/// first difference; if one has no game left, the other gets the opposite of their own.
fn opposite_of_first_difference(players: [&Entrant; 2]) -> Option<Colour> {
    let [mut mine, mut theirs] = players.map(|player| player.games().rev().map(|(_, colour)| colour));
    loop {
        match (mine.next(), theirs.next()) {
            (None, None) => return None,
            (one, other) if one == other => {}
            (Some(colour), _) => return Some(colour.other()),
            (None, Some(colour)) => return Some(colour),
        }
    }
}

/// Allocates the colours of two players who do not meet across the columns.
pub(super) fn allocate(field: &Field, [one, other]: [Seat; 2]) -> (Pair, DubovColourRule) {
    let (colour, rule) = first_gets(field, [field.player(one), field.player(other)]);
    let pair = match colour {
        Colour::White => Pair { white: one, black: other },
        Colour::Black => Pair { white: other, black: one },
    };
    (pair, rule)
}

pub(super) fn reason(pair: Pair, rule: DubovColourRule) -> Reason {
    let (article, what) = match rule {
        DubovColourRule::OnlyOrder => ("2.3, 2.4", "dubov-only-order"),
        DubovColourRule::Due => ("3.a", "dubov-due"),
        DubovColourRule::Balance => ("3.b", "dubov-balance"),
        DubovColourRule::History => ("3.c", "dubov-history"),
        DubovColourRule::HigherAro => ("3.d", "dubov-higher-aro"),
        DubovColourRule::LowerRating => ("3.e", "dubov-lower-rating"),
        DubovColourRule::Alphabet => ("3.e", "dubov-alphabet"),
    };
    let player = |seat: Seat| Value::Players(vec![seat]);
    Reason::new(article, what).with("white", player(pair.white)).with("black", player(pair.black))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::swiss::dubov::tests::field_of;

    #[test]
    fn colours_of_the_booklet_follow_the_first_difference_and_then_aro() {
        let field =
            field_of(&[("wbbwwbwb", 2000), ("bwwbwbwb", 2000), ("wbwbwbwb", 2100), ("wbwbwbwb", 2050)]);
        let (pair, rule) = allocate(&field, [Seat(0), Seat(1)]);
        assert_eq!((pair.white, rule), (Seat(1), DubovColourRule::History), "round 4 differs");
        let (pair, rule) = allocate(&field, [Seat(2), Seat(3)]);
        assert_eq!((pair.white, rule), (Seat(3), DubovColourRule::LowerRating), "equal ARO, lower R");
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
        let (pair, rule) = allocate(&field, [Seat(0), Seat(1)]);
        assert_eq!((pair.white, rule), (Seat(1), DubovColourRule::History));
        assert_eq!(allocate(&field, [Seat(1), Seat(0)]), (pair, rule));
    }
}
