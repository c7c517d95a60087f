//! Section B asked of a pair or a bye that the arbiter makes by hand.

use super::Edition;
use super::cards::{Card, card};
use crate::format::{Breach, Field, Float, Pair, Seat};
use crate::swiss::breaches::{against_due, bye_again, colour_limits, float_again, meeting, unequal_scores};
use crate::swiss::colours::ColourHistory;
use crate::tournament::Colour;

/// Lists what a pair breaks, gravest first.
pub(super) fn pair(edition: &Edition, field: &Field, pair: Pair) -> Vec<Breach> {
    let mut breaches: Vec<Breach> = meeting(["B.1.a", "B.1"], field, pair).collect();
    let cards = [pair.white, pair.black].map(|seat| card(field, edition, seat));
    let [white, black] = &cards;
    for (card, colour) in [(white, Colour::White), (black, Colour::Black)] {
        // B.2 does not bind in the last round of 1992 above half (M-3).
        if !card.own.may_repeat_floats {
            let history = ColourHistory::of(field.player(card.seat));
            let limits = colour_limits(["B.2.a", "B.2.b"], &history, card.seat, colour);
            breaches.extend(limits.map(Breach::absolute));
        }
        if card.due.is_some_and(|side| side != colour) {
            breaches.push(against_due("B.4", card.seat, colour));
        }
    }
    breaches.extend(unequal_scores("B.3", pair, [white.score, black.score]));
    if white.score != black.score {
        let (higher, lower) = if white.score > black.score { (white, black) } else { (black, white) };
        breaches.extend(repeated(edition, higher, Float::Down));
        breaches.extend(repeated(edition, lower, Float::Up));
    }
    breaches.sort_by_key(|breach| (!breach.absolute, breach.reason.rule));
    breaches
}

/// Lists what the bye for a player breaks.
pub(super) fn bye(edition: &Edition, field: &Field, seat: Seat) -> Vec<Breach> {
    let card = card(field, edition, seat);
    let barred = (!card.may_get_bye).then(|| bye_again("B.1.b", seat));
    barred.into_iter().chain(repeated(edition, &card, Float::Down)).collect()
}

/// B.5 and B.6.
fn repeated(edition: &Edition, card: &Card, float: Float) -> Option<Breach> {
    let is_barred = !card.own.may_repeat_floats && (edition.bars)(card.own.floats, float, 0);
    let rule = if card.own.floats.last == Some(float) { "B.5" } else { "B.6" };
    is_barred.then(|| float_again(rule, card.seat, float))
}
