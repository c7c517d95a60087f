//! What a pair or a bye made by hand breaks.

use super::colours::due;
use super::values::group_score;
use crate::format::{Breach, Field, Pair, Seat};
use crate::swiss::breaches::{against_due, bye_again, colour_limits, meeting, unequal_scores};
use crate::swiss::byes::may_get_bye;
use crate::swiss::colours::ColourHistory;
use crate::tournament::Colour;

/// Lists what a pair breaks, gravest first.
pub(super) fn pair(field: &Field, pair: Pair) -> Vec<Breach> {
    let sides = [(pair.white, Colour::White), (pair.black, Colour::Black)];
    let mut breaches: Vec<Breach> = meeting(["3.1", "3.1"], field, pair).collect();
    for (seat, colour) in sides {
        let history = ColourHistory::of(field.player(seat));
        breaches.extend(colour_limits(["5.2", "5.3"], &history, seat, colour).map(Breach::absolute));
    }
    breaches.extend(unequal_scores("6", pair, [pair.white, pair.black].map(|seat| group_score(field, seat))));
    let is_against = |&(seat, colour): &(Seat, Colour)| {
        due(&ColourHistory::of(field.player(seat))).is_some_and(|due| due != colour)
    };
    let against = sides.into_iter().filter(is_against);
    breaches.extend(against.map(|(seat, colour)| against_due("1.3", seat, colour)));
    breaches
}

/// Lists what the bye for a player breaks.
pub(super) fn bye(field: &Field, seat: Seat) -> Vec<Breach> {
    (!may_get_bye(field, seat)).then(|| bye_again("4.1", seat)).into_iter().collect()
}
