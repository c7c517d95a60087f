//! What a pair or a bye made by hand breaks.

use super::cards::Reading;
use crate::format::{Breach, Entrant, Field, Float, Pair, Seat};
use crate::swiss::breaches::{
    against_due, bye_again, bye_score, colour_limits, float_again, meeting, unequal_scores,
};
use crate::swiss::byes::may_get_bye;
use crate::swiss::colours::ColourHistory;
use crate::tournament::Colour;

/// What an edition calls its rules.
pub(super) struct Articles {
    pub(super) meeting: &'static str,
    /// The limits of colours: the difference, and the same one three times running.
    pub(super) colour_limits: [&'static str; 2],
    pub(super) equal_scores: &'static str,
    pub(super) due: &'static str,
    pub(super) bye: &'static str,
    pub(super) bye_order: &'static str,
    /// The rule that one more upfloat of a player would break.
    pub(super) upfloat: fn(&Field, &Entrant) -> Option<&'static str>,
}

/// Lists what a pair breaks, absolute rules first.
pub(super) fn pair(articles: &Articles, reading: Reading, field: &Field, pair: Pair) -> Vec<Breach> {
    let mut breaches: Vec<Breach> = meeting([articles.meeting; 2], field, pair).collect();
    for (seat, colour) in [(pair.white, Colour::White), (pair.black, Colour::Black)] {
        breaches.extend(colour_breaches(articles, reading, field, seat, colour));
    }
    let scores = [pair.white, pair.black].map(|seat| field.pairing_score(seat));
    if let Some(unequal) = unequal_scores(articles.equal_scores, pair, scores) {
        let lower = if scores[0] < scores[1] { pair.white } else { pair.black };
        let again = (articles.upfloat)(field, field.player(lower));
        breaches.push(unequal);
        breaches.extend(again.map(|rule| float_again(rule, lower, Float::Up)));
    }
    breaches.sort_by_key(|breach| !breach.absolute);
    breaches
}

/// What is wrong with a colour for a player: beyond the limits, or not the one that they are due.
fn colour_breaches(
    articles: &Articles,
    reading: Reading,
    field: &Field,
    seat: Seat,
    colour: Colour,
) -> Vec<Breach> {
    let history = ColourHistory::of(field.player(seat));
    if !(reading.limits)(&history)[usize::from(colour == Colour::Black)] {
        let limits = colour_limits(articles.colour_limits, &history, seat, colour);
        return limits.map(Breach::absolute).collect();
    }
    let is_against = (reading.due)(&history).is_some_and(|due| due != colour);
    is_against.then(|| against_due(articles.due, seat, colour)).into_iter().collect()
}

/// Lists what a bye breaks.
pub(super) fn bye(articles: &Articles, field: &Field, seat: Seat) -> Vec<Breach> {
    if !may_get_bye(field, seat) {
        return vec![bye_again(articles.bye, seat)];
    }
    let score = field.pairing_score(seat);
    let others = field.present().filter(|&other| may_get_bye(field, other));
    let lowest = others.map(|other| field.pairing_score(other)).min().filter(|&lowest| lowest < score);
    lowest.map(|lowest| bye_score(articles.bye_order, seat, [score, lowest])).into_iter().collect()
}
