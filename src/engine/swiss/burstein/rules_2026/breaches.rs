//! What a pair or a bye made by hand breaks.

use crate::format::Strength;
use crate::format::{Breach, Field, Pair, Seat};
use crate::swiss::breaches::{against_due, bye_again, colour_limits, meeting, same_absolute, unequal_scores};
use crate::swiss::byes::may_get_bye;
use crate::swiss::colours::ColourHistory;
use crate::swiss::general_2026::preference;
use crate::tournament::Colour;

/// Lists what a pair breaks, absolute criteria first.
pub(super) fn pair(field: &Field, pair: Pair) -> Vec<Breach> {
    let seats = [pair.white, pair.black];
    let mut breaches: Vec<Breach> = meeting(["C1", "C1"], field, pair).collect();
    let histories = seats.map(|seat| ColourHistory::of(field.player(seat)));
    let due = histories.each_ref().map(preference);
    let same = due[0].zip(due[1]).is_some_and(|(one, other)| one.side == other.side);
    if same && due.iter().flatten().all(|due| due.strength == Strength::Absolute) {
        breaches.push(same_absolute("C3", pair));
    }
    let colours = [Colour::White, Colour::Black];
    let mut refused = Vec::new();
    for (((seat, colour), history), due) in seats.into_iter().zip(colours).zip(&histories).zip(due) {
        let limits = colour_limits(["C3", "C3"], history, seat, colour);
        let before = breaches.len();
        breaches.extend(limits.map(Breach::absolute));
        if breaches.len() == before && due.is_some_and(|due| due.side != colour) {
            refused.push(against_due("C8", seat, colour));
        }
    }
    breaches.extend(unequal_scores("C6", pair, seats.map(|seat| field.pairing_score(seat))));
    breaches.extend(refused);
    breaches
}

/// Lists what a bye breaks.
pub(super) fn bye(field: &Field, seat: Seat) -> Vec<Breach> {
    (!may_get_bye(field, seat)).then(|| bye_again("C2", seat)).into_iter().collect()
}
