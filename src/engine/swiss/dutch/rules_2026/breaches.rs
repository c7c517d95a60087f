//! What a pair or a bye made by hand would break.

use super::cards::{is_topscorer, recent_floats, roster};
use super::completion;
use crate::format::Strength;
use crate::format::{Breach, Field, Float, Pair, Seat};
use crate::swiss::breaches::{
    against_due, bye_again, bye_score, colour_limits, float_again, meeting, same_absolute, unequal_scores,
};
use crate::swiss::byes::may_get_bye;
use crate::swiss::colours::ColourHistory;
use crate::swiss::general_2026::preference;
use crate::tournament::Colour;

/// Lists what a pair breaks, absolute criteria first.
pub(super) fn pair(field: &Field, pair: Pair) -> Vec<Breach> {
    let seats = [pair.white, pair.black];
    let mut breaches: Vec<Breach> = meeting(["C1", "C1"], field, pair).collect();
    let top = seats.iter().any(|&seat| is_topscorer(field, field.pairing_score(seat)));
    let due = seats.map(|seat| preference(&ColourHistory::of(field.player(seat))));
    let is_absolute = due.iter().flatten().all(|preference| preference.strength == Strength::Absolute);
    if due[0].is_some() && due[0] == due[1] && is_absolute && !top {
        breaches.push(same_absolute("C3", pair));
    }
    for (seat, colour) in [(pair.white, Colour::White), (pair.black, Colour::Black)] {
        breaches.extend(colour_breaches(field, seat, colour, !top));
    }
    breaches.extend(float_breaches(field, pair));
    breaches
}

/// C10 and C11 are criteria for topscorers and their opponents; nobody else may get such a colour at all.
fn colour_breaches(field: &Field, seat: Seat, colour: Colour, absolute: bool) -> Vec<Breach> {
    let history = ColourHistory::of(field.player(seat));
    let limits = colour_limits(["C10", "C11"], &history, seat, colour);
    let mut breaches: Vec<Breach> = limits.map(|reason| Breach { reason, absolute }).collect();
    if breaches.is_empty() && preference(&history).is_some_and(|preference| preference.side != colour) {
        breaches.push(against_due("C12", seat, colour));
    }
    breaches
}

fn float_breaches(field: &Field, pair: Pair) -> Vec<Breach> {
    let scores = [pair.white, pair.black].map(|seat| field.pairing_score(seat));
    let Some(unequal) = unequal_scores("C7", pair, scores) else { return Vec::new() };
    let higher = field.higher(pair.white, pair.black);
    let lower = if higher == pair.white { pair.black } else { pair.white };
    let sides = [(higher, Float::Down, ["C14", "C16"]), (lower, Float::Up, ["C15", "C17"])];
    let again = sides.into_iter().flat_map(|(seat, float, rules)| {
        let floats = recent_floats(field, seat);
        let rounds = rules.into_iter().zip([floats.last, floats.before]);
        rounds
            .filter(move |&(_, past)| past == Some(float))
            .map(move |(rule, _)| float_again(rule, seat, float))
    });
    std::iter::once(unequal).chain(again).collect()
}

/// Lists what a bye breaks.
pub(super) fn bye(field: &Field, seat: Seat) -> Vec<Breach> {
    if !may_get_bye(field, seat) {
        return vec![bye_again("C2", seat)];
    }
    let score = field.pairing_score(seat);
    match completion::bye_score(&roster(field)) {
        Ok(Some(lowest)) if score > lowest => vec![bye_score("C5", seat, [score, lowest])],
        Ok(_) | Err(_) => Vec::new(),
    }
}
