//! Section B asked of a pair or a bye that the arbiter makes by hand.

use super::Edition;
use super::cards::{Card, card};
use crate::pairing::colours::ColourHistory;
use crate::pairing::{Breach, Field, Float, Pair, Reason, Seat, Value};
use crate::tournament::Colour;

/// Lists what a pair breaks, gravest first.
pub(super) fn pair(edition: &Edition, field: &Field, pair: Pair) -> Vec<Breach> {
    let mut breaches = Vec::new();
    let both = [(pair.white, Colour::White), (pair.black, Colour::Black)];
    let seats = [pair.white, pair.black];
    let players = || Value::Players(seats.to_vec());
    if field.have_met(pair.white, pair.black) {
        breaches.push(absolute(Reason::new("B.1.a", "dutch-met-before").with("players", players())));
    }
    let barred = [pair.white.min(pair.black), pair.white.max(pair.black)];
    if field.forbidden.contains(&barred) {
        breaches.push(absolute(Reason::new("B.1", "dutch-barred-pair").with("players", players())));
    }
    let cards = seats.map(|seat| card(field, edition, seat));
    for (&(seat, colour), card) in both.iter().zip(&cards) {
        breaches.extend(colour_limits(field, card, seat, colour));
    }
    let [white, black] = &cards;
    if white.score != black.score {
        let difference = (white.score - black.score).max(black.score - white.score);
        let reason = Reason::new("B.3", "dutch-unequal-scores").with("players", players());
        breaches.push(warning(reason.with("difference", Value::Points(difference))));
    }
    for (&(seat, colour), card) in both.iter().zip(&cards) {
        if card.side().is_some_and(|side| side != colour) {
            let reason = Reason::new("B.4", "dutch-against-preference").with("player", player(seat));
            breaches.push(warning(reason.with("colour", Value::Colour(colour))));
        }
    }
    if white.score != black.score {
        let (higher, lower) = if white.score > black.score { (white, black) } else { (black, white) };
        breaches.extend(float_again(edition, higher, Float::Down));
        breaches.extend(float_again(edition, lower, Float::Up));
    }
    breaches.sort_by_key(|breach| (!breach.absolute, breach.reason.rule));
    breaches
}

/// Lists what the bye for a player breaks.
pub(super) fn bye(edition: &Edition, field: &Field, seat: Seat) -> Vec<Breach> {
    let card = card(field, edition, seat);
    let again = Reason::new("B.1.b", "dutch-bye-again").with("player", player(seat));
    let barred = (!card.may_get_bye).then(|| absolute(again));
    barred.into_iter().chain(float_again(edition, &card, Float::Down)).collect()
}

/// B.2, for players to whom it applies (not in the last round of 1992 above half, M-3).
fn colour_limits(field: &Field, card: &Card, seat: Seat, colour: Colour) -> Vec<Breach> {
    if card.may_repeat_floats {
        return Vec::new();
    }
    let history = ColourHistory::of(field.player(seat));
    let step = if colour == Colour::White { 1 } else { -1 };
    let too_far = (history.difference() + step).abs() > 2;
    let third = history.last() == Some(colour) && history.run() > 1;
    let reason = |rule, what| {
        let reason = Reason::new(rule, what).with("player", player(seat));
        absolute(reason.with("colour", Value::Colour(colour)))
    };
    let difference = too_far.then(|| reason("B.2.a", "dutch-colour-difference"));
    let in_a_row = third.then(|| reason("B.2.b", "dutch-colour-three-times"));
    difference.into_iter().chain(in_a_row).collect()
}

/// B.5 and B.6.
fn float_again(edition: &Edition, card: &Card, float: Float) -> Option<Breach> {
    if card.may_repeat_floats || !(edition.bars)(card.floats, float, 0) {
        return None;
    }
    let rule = if card.floats.last == Some(float) { "B.5" } else { "B.6" };
    let what = match float {
        Float::Down => "dutch-downfloat-again",
        Float::Up => "dutch-upfloat-again",
    };
    Some(warning(Reason::new(rule, what).with("player", player(card.seat))))
}

fn player(seat: Seat) -> Value {
    Value::Players(vec![seat])
}

fn absolute(reason: Reason) -> Breach {
    Breach { reason, absolute: true }
}

fn warning(reason: Reason) -> Breach {
    Breach { reason, absolute: false }
}
