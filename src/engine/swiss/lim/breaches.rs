//! The rules asked of a pair or a bye that the arbiter makes by hand.

use super::Edition;
use super::cards;
use crate::format::{Breach, Field, Pair, Reason, Seat, Value};
use crate::swiss::breaches::{against_due, bye_again, colour_limits, meeting, unequal_scores};
use crate::swiss::colours::ColourHistory;
use crate::tournament::Colour;

/// Lists what a pair breaks, gravest first.
pub(super) fn pair(edition: &Edition, field: &Field, pair: Pair) -> Vec<Breach> {
    let articles = edition.articles;
    let mut breaches: Vec<Breach> = meeting([articles.compatible; 2], field, pair).collect();
    let cards = [pair.white, pair.black].map(|seat| cards::card(field, edition, seat));
    let [white, black] = &cards;
    let sides = [(white, Colour::White), (black, Colour::Black)];
    // 7; Article 6: in the last round equal scores outrank the colours.
    let is_lifted = field.is_last_round() && white.score == black.score;
    for &(card, colour) in sides.iter().filter(|(card, colour)| !is_lifted && !card.may_have(*colour)) {
        let history = ColourHistory::of(field.player(card.seat));
        let rules = [articles.difference, articles.third_in_a_row];
        breaches.extend(colour_limits(rules, &history, card.seat, colour).map(Breach::absolute));
    }
    breaches.extend(unequal_scores(articles.float, pair, [white.score, black.score]));
    for (card, colour) in sides {
        if card.due.is_some_and(|due| due != colour) {
            breaches.push(against_due(articles.due, card.seat, colour));
        }
        if white.score != black.score && card.own.floated {
            let again = Reason::new(articles.float_again, "lim-float-again");
            breaches.push(Breach::warning(again.with("player", Value::player(card.seat))));
        }
    }
    breaches
}

/// Lists what the bye for a player breaks.
pub(super) fn bye(edition: &Edition, field: &Field, seat: Seat) -> Vec<Breach> {
    let card = cards::card(field, edition, seat);
    (!card.may_get_bye).then(|| bye_again(edition.articles.bye_again, seat)).into_iter().collect()
}
