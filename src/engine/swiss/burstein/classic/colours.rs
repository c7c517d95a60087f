//! Due colours and colour allocation (1.3, 5).

use super::values::order;
use crate::format::{Entrant, Field, Pair, Reason, RoundRecord, Seat};
use crate::swiss::colour_by_parity;
use crate::swiss::colours::ColourHistory;
use crate::tournament::Colour;

/// Returns the due colour of 1.3; if the limits of 5.2 and 5.3 forbid one colour, the other is due (BD-6).
pub(super) fn due(history: &ColourHistory) -> Option<Colour> {
    match history.limits() {
        [true, false] => Some(Colour::White),
        [false, true] => Some(Colour::Black),
        [true, true] | [false, false] => history.balancing(),
    }
}

/// Returns the rounds in which a player did not get their due colour, latest first (BD-8).
fn irregular_rounds(player: &Entrant) -> Vec<usize> {
    let mut history = ColourHistory::default();
    let mut rounds = Vec::new();
    for (number, round) in player.record.iter().enumerate() {
        if let RoundRecord::Played { colour, .. } = *round {
            if history.balancing().is_some_and(|due| due != colour) {
                rounds.push(number);
            }
            history.add(colour);
        }
    }
    rounds.reverse();
    rounds
}

/// Allocates the colours of two players who meet, and returns the deciding rule.
pub(super) fn allocate(field: &Field, [one, other]: [Seat; 2]) -> (Pair, Reason) {
    let give = |to_one: Colour, rule, what| (Pair::of([one, other], to_one), Reason::new(rule, what));
    let histories = [one, other].map(|seat| ColourHistory::of(field.player(seat)));
    let [mine, theirs] = histories.each_ref().map(ColourHistory::limits);
    let orders = [mine[0] && theirs[1], mine[1] && theirs[0]];
    if orders[0] != orders[1] {
        let to_one = if orders[0] { Colour::White } else { Colour::Black };
        return give(to_one, "5.2, 5.3", "burstein-only-order");
    }
    let clash = match histories.each_ref().map(due) {
        [None, None] => {
            // BD-4
            let number = usize::from(field.player(one.min(other)).number.0);
            let colour = colour_by_parity(field.initial_colour, number);
            let to_one = if one < other { colour } else { colour.other() };
            return give(to_one, "5.1", "burstein-number");
        }
        [Some(mine), theirs] if theirs != Some(mine) => return give(mine, "5.4", "burstein-both-due"),
        [None, Some(theirs)] => return give(theirs.other(), "5.4", "burstein-both-due"),
        [Some(both), _] => both,
    };
    let clashing = |is_ones: bool, what| give(if is_ones { clash } else { clash.other() }, "5.4", what);
    // BD-7
    let imbalance = histories.map(|history| history.difference().abs());
    if imbalance[0] != imbalance[1] {
        return clashing(imbalance[0] > imbalance[1], "burstein-equal-numbers");
    }
    let irregular = [one, other].map(|seat| irregular_rounds(field.player(seat)));
    if irregular[0] != irregular[1] {
        return clashing(irregular[0] > irregular[1], "burstein-irregularity");
    }
    clashing(order(field, one) < order(field, other), "burstein-order")
}
