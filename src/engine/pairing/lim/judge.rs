//! The rules asked of a pair or a bye that the arbiter makes by hand.

use super::Edition;
use super::cards::Card;
use crate::pairing::colours::ColourHistory;
use crate::pairing::{Breach, Field, Pair, Reason, Seat, Value};
use crate::tournament::Colour;

/// Lists what a pair breaks, gravest first.
pub(super) fn pair(edition: &Edition, field: &Field, pair: Pair) -> Vec<Breach> {
    let articles = edition.articles;
    let mut breaches = Vec::new();
    let seats = [pair.white, pair.black];
    let players = || Value::Players(seats.to_vec());
    if field.have_met(pair.white, pair.black) {
        let reason = Reason::new(articles.compatible, "lim-met-before");
        breaches.push(absolute(reason.with("players", players())));
    }
    let barred = [pair.white.min(pair.black), pair.white.max(pair.black)];
    if field.forbidden.contains(&barred) {
        let reason = Reason::new(articles.compatible, "lim-barred-pair");
        breaches.push(absolute(reason.with("players", players())));
    }
    let cards = seats.map(|seat| Card::of(field, edition, seat));
    let [white, black] = &cards;
    let sides = [(white, Colour::White), (black, Colour::Black)];
    // 7; Article 6: in the last round equal scores outrank the colours.
    if !(field.is_last_round() && white.score == black.score) {
        breaches.extend(sides.iter().flat_map(|&(card, colour)| limits(edition, field, card, colour)));
    }
    if white.score != black.score {
        let difference = (white.score - black.score).max(black.score - white.score);
        let reason = Reason::new(articles.float, "lim-unequal-scores").with("players", players());
        breaches.push(warning(reason.with("difference", Value::Points(difference))));
    }
    for (card, colour) in sides {
        if card.due.is_some_and(|due| due != colour) {
            let reason = Reason::new(articles.due, "lim-against-due").with("player", player(card.seat));
            breaches.push(warning(reason.with("colour", Value::Colour(colour))));
        }
        if white.score != black.score && card.floated {
            breaches.push(float_again(edition, card.seat));
        }
    }
    breaches
}

/// Lists what the bye for a player breaks.
pub(super) fn bye(edition: &Edition, field: &Field, seat: Seat) -> Vec<Breach> {
    let card = Card::of(field, edition, seat);
    let again = || {
        let reason = Reason::new(edition.articles.bye_again, "lim-bye-again");
        absolute(reason.with("player", player(seat)))
    };
    (!card.may_get_bye).then(again).into_iter().collect()
}

fn limits(edition: &Edition, field: &Field, card: &Card, colour: Colour) -> Vec<Breach> {
    if card.may_play(colour) {
        return Vec::new();
    }
    let history = ColourHistory::of(field.player(card.seat));
    let third = history.last() == Some(colour) && history.run() > 1;
    let step = if colour == Colour::White { 1 } else { -1 };
    let too_far = (history.difference() + step).abs() > 2;
    let reason = |rule, what| {
        let reason = Reason::new(rule, what).with("player", player(card.seat));
        absolute(reason.with("colour", Value::Colour(colour)))
    };
    let in_a_row = third.then(|| reason(edition.articles.third_in_a_row, "lim-colour-three-times"));
    let difference = too_far.then(|| reason(edition.articles.difference, "lim-colour-difference"));
    in_a_row.into_iter().chain(difference).collect()
}

fn float_again(edition: &Edition, seat: Seat) -> Breach {
    warning(Reason::new(edition.articles.float_again, "lim-float-again").with("player", player(seat)))
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
