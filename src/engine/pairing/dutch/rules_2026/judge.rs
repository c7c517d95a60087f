//! What a pair or a bye made by hand would break.

use super::completion;
use super::pool::{Pool, is_topscorer, preference, recent_floats};
use crate::pairing::byes::may_get_bye;
use crate::pairing::colours::{ColourHistory, Strength};
use crate::pairing::{Breach, Field, Float, Pair, Reason, Seat, Value};
use crate::tournament::Colour;

/// Whether two players have met over the board.
pub(super) fn met(field: &Field, [one, other]: [Seat; 2]) -> bool {
    field.have_met(one, other)
}

/// Lists what a pair breaks, absolute criteria first.
pub(super) fn pair(field: &Field, pair: Pair) -> Vec<Breach> {
    let seats = [pair.white, pair.black];
    let players = || Value::Players(seats.to_vec());
    let absolute = |reason| Breach { reason, absolute: true };
    let mut breaches = Vec::new();
    if met(field, seats) {
        breaches.push(absolute(Reason::new("C1", "dutch-2026-met-before").with("players", players())));
    }
    let ordered = [seats[0].min(seats[1]), seats[0].max(seats[1])];
    if field.forbidden.contains(&ordered) {
        breaches.push(absolute(Reason::new("C1", "dutch-2026-forbidden").with("players", players())));
    }
    let top = seats.iter().any(|&seat| is_topscorer(field, field.pairing_score(seat)));
    let due = seats.map(|seat| preference(&ColourHistory::of(field.player(seat))));
    let is_absolute = due.iter().flatten().all(|preference| preference.strength == Strength::Absolute);
    if due[0].is_some() && due[0] == due[1] && is_absolute && !top {
        breaches.push(absolute(Reason::new("C3", "dutch-2026-same-absolute").with("players", players())));
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
    let change = if colour == Colour::White { 1 } else { -1 };
    let about = |rule, what| {
        let reason = Reason::new(rule, what).with("player", Value::Players(vec![seat]));
        reason.with("colour", Value::Colour(colour))
    };
    let mut breaches = Vec::new();
    if (history.difference() + change).abs() > 2 {
        breaches.push(Breach { reason: about("C10", "dutch-2026-colour-difference"), absolute });
    }
    if history.run() > 1 && history.last() == Some(colour) {
        breaches.push(Breach { reason: about("C11", "dutch-2026-colour-three-times"), absolute });
    }
    if breaches.is_empty() && preference(&history).is_some_and(|preference| preference.side != colour) {
        let reason = about("C12", "dutch-2026-against-preference");
        breaches.push(Breach { reason, absolute: false });
    }
    breaches
}

fn float_breaches(field: &Field, pair: Pair) -> Vec<Breach> {
    let scores = [pair.white, pair.black].map(|seat| field.pairing_score(seat));
    if scores[0] == scores[1] {
        return Vec::new();
    }
    let higher = field.higher(pair.white, pair.black);
    let lower = if higher == pair.white { pair.black } else { pair.white };
    let players = Value::Players(vec![higher, lower]);
    let difference = field.pairing_score(higher) - field.pairing_score(lower);
    let unequal = Reason::new("C7", "dutch-2026-unequal-scores").with("players", players);
    let mut reasons = vec![unequal.with("difference", Value::Points(difference))];
    let sides = [
        (higher, Float::Down, ["C14", "C16"], "dutch-2026-downfloat-again"),
        (lower, Float::Up, ["C15", "C17"], "dutch-2026-upfloat-again"),
    ];
    for (seat, float, rules, what) in sides {
        let floats = recent_floats(field, seat);
        for (rule, past) in rules.into_iter().zip([floats.last, floats.before]) {
            if past == Some(float) {
                reasons.push(Reason::new(rule, what).with("player", Value::Players(vec![seat])));
            }
        }
    }
    reasons.into_iter().map(|reason| Breach { reason, absolute: false }).collect()
}

/// Lists what a bye breaks.
pub(super) fn bye(field: &Field, seat: Seat) -> Vec<Breach> {
    let player = || Value::Players(vec![seat]);
    if !may_get_bye(field, seat) {
        let reason = Reason::new("C2", "dutch-2026-bye-again").with("player", player());
        return vec![Breach { reason, absolute: true }];
    }
    let score = field.pairing_score(seat);
    match completion::bye_score(&Pool::new(field)) {
        Ok(Some(lowest)) if score > lowest => {
            let reason = Reason::new("C5", "dutch-2026-bye-score").with("player", player());
            let reason = reason.with("score", Value::Points(score)).with("lowest", Value::Points(lowest));
            vec![Breach { reason, absolute: false }]
        }
        Ok(_) | Err(_) => Vec::new(),
    }
}
