//! What a pair or a bye made by hand breaks.

use crate::pairing::byes::may_get_bye;
use crate::pairing::colours::{ColourHistory, Strength};
use crate::pairing::dutch::rules_2026::preference;
use crate::pairing::{Breach, Field, Pair, Reason, Seat, Value};
use crate::tournament::Colour;

/// Lists what a pair breaks, absolute criteria first.
pub(super) fn pair(field: &Field, pair: Pair) -> Vec<Breach> {
    let seats = [pair.white, pair.black];
    let players = || Value::Players(seats.to_vec());
    let absolute = |reason| Breach { reason, absolute: true };
    let warning = |reason| Breach { reason, absolute: false };
    let mut breaches = Vec::new();
    if field.have_met(pair.white, pair.black) {
        breaches.push(absolute(Reason::new("C1", "burstein-2026-met-before").with("players", players())));
    }
    if field.forbidden.contains(&[pair.white.min(pair.black), pair.white.max(pair.black)]) {
        breaches.push(absolute(Reason::new("C1", "burstein-2026-forbidden").with("players", players())));
    }
    let histories = seats.map(|seat| ColourHistory::of(field.player(seat)));
    let due = histories.each_ref().map(preference);
    let same = due[0].zip(due[1]).is_some_and(|(one, other)| one.side == other.side);
    if same && due.iter().flatten().all(|due| due.strength == Strength::Absolute) {
        breaches.push(absolute(Reason::new("C3", "burstein-2026-same-absolute").with("players", players())));
    }
    let colours = [Colour::White, Colour::Black];
    let about = |rule, what, seat, colour| {
        let reason = Reason::new(rule, what).with("player", Value::Players(vec![seat]));
        reason.with("colour", Value::Colour(colour))
    };
    let mut refused = Vec::new();
    for (((seat, colour), history), due) in seats.into_iter().zip(colours).zip(&histories).zip(due) {
        if due.is_some_and(|due| due.side != colour && due.strength == Strength::Absolute) {
            let what = match history.would_be_third(colour) {
                true => "burstein-2026-colour-three-times",
                false => "burstein-2026-colour-difference",
            };
            breaches.push(absolute(about("C3", what, seat, colour)));
        } else if due.is_some_and(|due| due.side != colour) {
            refused.push(warning(about("C8", "burstein-2026-against-preference", seat, colour)));
        }
    }
    let [white, black] = seats.map(|seat| field.pairing_score(seat));
    if white != black {
        let difference = Value::Points((white - black).max(black - white));
        let reason = Reason::new("C6", "burstein-2026-unequal-scores").with("players", players());
        breaches.push(warning(reason.with("difference", difference)));
    }
    breaches.extend(refused);
    breaches
}

/// Lists what a bye breaks.
pub(super) fn bye(field: &Field, seat: Seat) -> Vec<Breach> {
    let again = || Reason::new("C2", "burstein-2026-bye-again").with("player", Value::Players(vec![seat]));
    (!may_get_bye(field, seat)).then(|| Breach { reason: again(), absolute: true }).into_iter().collect()
}
