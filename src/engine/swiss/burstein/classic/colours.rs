//! Due colours and colour allocation (1.3, 5).

use super::values::order;
use crate::format::{Entrant, Field, Pair, Reason, RoundRecord, Seat};
use crate::swiss::colour_by_parity;
use crate::swiss::colours::ColourHistory;
use crate::tournament::Colour;

/// Returns true for White, and for Black, if a player may have that colour: never a difference above two (5.2), never
/// three in a row (5.3).
pub(super) fn limits(history: &ColourHistory) -> [bool; 2] {
    [Colour::White, Colour::Black]
        .map(|colour| !history.would_exceed_two(colour) && !history.would_be_third(colour))
}

/// Returns the due colour of 1.3, without the limits: the one played less often, else the opposite of the last.
fn due_by_games(history: &ColourHistory) -> Option<Colour> {
    let last = history.last()?;
    Some(match history.difference() {
        ..0 => Colour::White,
        0 => last.other(),
        1.. => Colour::Black,
    })
}

/// Returns the due colour; if the limits forbid one colour, the other is due (BD-6).
pub(super) fn due(history: &ColourHistory) -> Option<Colour> {
    match limits(history) {
        [true, false] => Some(Colour::White),
        [false, true] => Some(Colour::Black),
        [true, true] | [false, false] => due_by_games(history),
    }
}

/// Returns the rounds in which a player did not get their due colour, latest first (BD-8).
fn irregular_rounds(player: &Entrant) -> Vec<usize> {
    let mut history = ColourHistory::default();
    let mut rounds = Vec::new();
    for (number, round) in player.record.iter().enumerate() {
        if let RoundRecord::Played { colour, .. } = *round {
            if due_by_games(&history).is_some_and(|due| due != colour) {
                rounds.push(number);
            }
            history.add(colour);
        }
    }
    rounds.reverse();
    rounds
}

/// Rule that decided the colours of a pair, in order of precedence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum BursteinColourRule {
    /// Only one allocation is within the limits (5.2, 5.3).
    OnlyOrder,
    /// Neither has a due colour: the smaller number and the drawn initial colour decide (5.1, BD-4).
    Number,
    /// The due colours differ, or only one player has one (5.4).
    BothDue,
    /// The player with the greater difference between Whites and Blacks (5.4, BD-7).
    EqualNumbers,
    /// The player with the later irregularity (5.4, BD-8).
    Irregularity,
    /// The first in the order of 3.2 (5.4).
    Order,
}

/// Allocates the colours of two players who meet, and returns the deciding rule.
pub(super) fn allocate(field: &Field, [one, other]: [Seat; 2]) -> (Pair, BursteinColourRule) {
    let white = |to_one: bool, rule| {
        let (white, black) = if to_one { (one, other) } else { (other, one) };
        (Pair { white, black }, rule)
    };
    let histories = [one, other].map(|seat| ColourHistory::of(field.player(seat)));
    let [mine, theirs] = histories.each_ref().map(limits);
    let orders = [mine[0] && theirs[1], mine[1] && theirs[0]];
    if orders[0] != orders[1] {
        return white(orders[0], BursteinColourRule::OnlyOrder);
    }
    let grant = |to_one: bool, colour: Colour, rule| white(to_one == (colour == Colour::White), rule);
    let clash = match histories.each_ref().map(due) {
        [None, None] => {
            let smaller = one.min(other);
            let number = usize::from(field.player(smaller).number.0);
            return grant(
                smaller == one,
                colour_by_parity(field.initial_colour, number),
                BursteinColourRule::Number,
            );
        }
        [Some(mine), theirs] if theirs != Some(mine) => {
            return grant(true, mine, BursteinColourRule::BothDue);
        }
        [None, Some(theirs)] => return grant(false, theirs, BursteinColourRule::BothDue),
        [Some(both), _] => both,
    };
    let imbalance = histories.map(|history| history.difference().abs());
    if imbalance[0] != imbalance[1] {
        return grant(imbalance[0] > imbalance[1], clash, BursteinColourRule::EqualNumbers);
    }
    let irregular = [one, other].map(|seat| irregular_rounds(field.player(seat)));
    if irregular[0] != irregular[1] {
        return grant(irregular[0] > irregular[1], clash, BursteinColourRule::Irregularity);
    }
    grant(order(field, one) < order(field, other), clash, BursteinColourRule::Order)
}

pub(super) fn reason(rule: BursteinColourRule) -> Reason {
    match rule {
        BursteinColourRule::OnlyOrder => Reason::new("5.2, 5.3", "burstein-only-order"),
        BursteinColourRule::Number => Reason::new("5.1", "burstein-number"),
        BursteinColourRule::BothDue => Reason::new("5.4", "burstein-both-due"),
        BursteinColourRule::EqualNumbers => Reason::new("5.4", "burstein-equal-numbers"),
        BursteinColourRule::Irregularity => Reason::new("5.4", "burstein-irregularity"),
        BursteinColourRule::Order => Reason::new("5.4", "burstein-order"),
    }
}
