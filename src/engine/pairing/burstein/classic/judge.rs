//! What a pair or a bye made by hand breaks.

use super::colours::{due, player};
use super::values::group_score;
use crate::pairing::byes::may_get_bye;
use crate::pairing::colours::ColourHistory;
use crate::pairing::{Breach, Field, Pair, Reason, Seat, Value};
use crate::tournament::Colour;

/// Lists what a pair breaks, gravest first.
pub(super) fn pair(field: &Field, pair: Pair) -> Vec<Breach> {
    let seats = [pair.white, pair.black];
    let players = || Value::Players(seats.to_vec());
    let absolute = |reason| Breach { reason, absolute: true };
    let warning = |reason| Breach { reason, absolute: false };
    let mut breaches = Vec::new();
    if field.have_met(pair.white, pair.black) {
        breaches.push(absolute(Reason::new("3.1", "burstein-met-before").with("players", players())));
    }
    if field.forbidden.contains(&[pair.white.min(pair.black), pair.white.max(pair.black)]) {
        breaches.push(absolute(Reason::new("3.1", "burstein-barred-pair").with("players", players())));
    }
    let sides = [(pair.white, Colour::White), (pair.black, Colour::Black)];
    for (seat, colour) in sides {
        let history = ColourHistory::of(field.player(seat));
        let about = |rule, what| {
            let reason = Reason::new(rule, what).with("player", player(seat));
            absolute(reason.with("colour", Value::Colour(colour)))
        };
        breaches.extend(history.would_exceed_two(colour).then(|| about("5.2", "burstein-colour-difference")));
        breaches.extend(history.would_be_third(colour).then(|| about("5.3", "burstein-colour-three-times")));
    }
    let [white, black] = seats.map(|seat| group_score(field, seat));
    if white != black {
        let difference = Value::Points((white - black).max(black - white));
        let reason = Reason::new("6", "burstein-unequal-scores").with("players", players());
        breaches.push(warning(reason.with("difference", difference)));
    }
    for (seat, colour) in sides {
        if due(&ColourHistory::of(field.player(seat))).is_some_and(|due| due != colour) {
            let reason = Reason::new("1.3", "burstein-against-due").with("player", player(seat));
            breaches.push(warning(reason.with("colour", Value::Colour(colour))));
        }
    }
    breaches
}

/// Lists what the bye for a player breaks.
pub(super) fn bye(field: &Field, seat: Seat) -> Vec<Breach> {
    let again = || Reason::new("4.1", "burstein-bye-again").with("player", player(seat));
    (!may_get_bye(field, seat)).then(|| Breach { reason: again(), absolute: true }).into_iter().collect()
}
