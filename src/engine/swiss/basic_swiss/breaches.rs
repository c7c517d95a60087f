//! What a pair or a bye made by hand breaks (§4).

use super::colours::due;
use crate::format::{Breach, Field, Pair, RoundRecord, Seat};
use crate::swiss::breaches::{against_due, bye_again, colour_limits, meeting, unequal_scores};
use crate::swiss::colours::ColourHistory;
use crate::tournament::{Bye, Colour, Points};

/// Whether a player has got points without playing, so that they get no bye (§5).
pub(super) fn is_free(field: &Field, seat: Seat) -> bool {
    field.player(seat).record.iter().any(|round| match *round {
        RoundRecord::Played { .. } => false,
        RoundRecord::Bye { bye: Bye::PairingAllocated, .. } => true,
        RoundRecord::Forfeited { points, .. } | RoundRecord::Bye { points, .. } => points > Points::ZERO,
    })
}

/// Lists what a pair breaks, gravest first.
pub(super) fn pair(field: &Field, pair: Pair) -> Vec<Breach> {
    let sides = [(pair.white, Colour::White), (pair.black, Colour::Black)];
    let mut breaches: Vec<Breach> = meeting(["4", "4"], field, pair).collect();
    for (seat, colour) in sides {
        let history = ColourHistory::of(field.player(seat));
        breaches.extend(colour_limits(["4", "4"], &history, seat, colour).map(Breach::absolute));
    }
    let scores = [pair.white, pair.black].map(|seat| field.pairing_score(seat));
    breaches.extend(unequal_scores("4", pair, scores));
    let against = sides.into_iter().filter(|&(seat, colour)| due(field, seat) != colour);
    breaches.extend(against.map(|(seat, colour)| against_due("4", seat, colour)));
    breaches
}

/// Lists what the bye for a player breaks.
pub(super) fn bye(field: &Field, seat: Seat) -> Vec<Breach> {
    is_free(field, seat).then(|| bye_again("4", seat)).into_iter().collect()
}
