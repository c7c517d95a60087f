//! What a pair or a bye made by hand breaks (§4).

use super::colours::due;
use crate::pairing::colours::ColourHistory;
use crate::pairing::{Breach, Field, Pair, Reason, Seat, Turn, Value};
use crate::tournament::{Bye, Colour, Points};

/// Whether a player has got points without playing, so that he gets no bye (§5).
pub(super) fn is_free(field: &Field, seat: Seat) -> bool {
    field.player(seat).record.iter().any(|turn| match *turn {
        Turn::Played { .. } => false,
        Turn::Bye { bye: Bye::PairingAllocated, .. } => true,
        Turn::Forfeited { points, .. } | Turn::Bye { points, .. } => points > Points::ZERO,
    })
}

/// Lists what a pair breaks, gravest first.
pub(super) fn pair(field: &Field, pair: Pair) -> Vec<Breach> {
    let seats = [pair.white, pair.black];
    let players = || Value::Players(seats.to_vec());
    let absolute = |reason| Breach { reason, absolute: true };
    let warning = |reason| Breach { reason, absolute: false };
    let mut breaches = Vec::new();
    if field.have_met(pair.white, pair.black) {
        breaches.push(absolute(Reason::new("4", "basic-met-before").with("players", players())));
    }
    if field.forbidden.contains(&[pair.white.min(pair.black), pair.white.max(pair.black)]) {
        breaches.push(absolute(Reason::new("4", "basic-barred-pair").with("players", players())));
    }
    let sides = [(pair.white, Colour::White), (pair.black, Colour::Black)];
    let about = |what, seat, colour| {
        let reason = Reason::new("4", what).with("player", Value::Players(vec![seat]));
        reason.with("colour", Value::Colour(colour))
    };
    for (seat, colour) in sides {
        let history = ColourHistory::of(field.player(seat));
        let third = history.would_be_third(colour).then(|| about("basic-colour-three-times", seat, colour));
        let far = history.would_exceed_two(colour).then(|| about("basic-colour-difference", seat, colour));
        breaches.extend(third.into_iter().chain(far).map(absolute));
    }
    let [white, black] = seats.map(|seat| field.pairing_score(seat));
    if white != black {
        let difference = Value::Points((white - black).max(black - white));
        let reason = Reason::new("4", "basic-unequal-scores").with("players", players());
        breaches.push(warning(reason.with("difference", difference)));
    }
    let against = sides.into_iter().filter(|&(seat, colour)| due(field, seat) != colour);
    breaches.extend(against.map(|(seat, colour)| warning(about("basic-against-due", seat, colour))));
    breaches
}

/// Lists what the bye for a player breaks.
pub(super) fn bye(field: &Field, seat: Seat) -> Vec<Breach> {
    let again = || Reason::new("4", "basic-bye-again").with("player", Value::Players(vec![seat]));
    is_free(field, seat).then(|| Breach { reason: again(), absolute: true }).into_iter().collect()
}
