//! What a pair or a bye made by hand breaks.

use super::explain::one;
use super::pool::Reading;
use crate::pairing::byes::may_get_bye;
use crate::pairing::colours::ColourHistory;
use crate::pairing::{Breach, Entrant, Field, Pair, Reason, Seat, Value};
use crate::tournament::Colour;

/// What an edition calls its rules.
pub(super) struct Articles {
    pub(super) meeting: &'static str,
    pub(super) colour_difference: &'static str,
    pub(super) colour_three_times: &'static str,
    pub(super) equal_scores: &'static str,
    pub(super) due: &'static str,
    pub(super) bye: &'static str,
    pub(super) bye_order: &'static str,
    /// The rule that one more upfloat of a player would break.
    pub(super) upfloat: fn(&Field, &Entrant) -> Option<&'static str>,
}

fn absolute(reason: Reason) -> Breach {
    Breach { reason, absolute: true }
}

fn warning(reason: Reason) -> Breach {
    Breach { reason, absolute: false }
}

/// Lists what a pair breaks, absolute rules first.
pub(super) fn pair(articles: &Articles, reading: Reading, field: &Field, pair: Pair) -> Vec<Breach> {
    let seats = [pair.white, pair.black];
    let players = || Value::Players(seats.to_vec());
    let mut breaches = Vec::new();
    if field.have_met(pair.white, pair.black) {
        breaches.push(absolute(Reason::new(articles.meeting, "dubov-met-before").with("players", players())));
    }
    if field.forbidden.contains(&[pair.white.min(pair.black), pair.white.max(pair.black)]) {
        breaches.push(absolute(Reason::new(articles.meeting, "dubov-forbidden").with("players", players())));
    }
    for (seat, colour) in [(pair.white, Colour::White), (pair.black, Colour::Black)] {
        breaches.extend(colour_breach(articles, reading, field, seat, colour));
    }
    let scores = seats.map(|seat| field.pairing_score(seat));
    if scores[0] != scores[1] {
        let difference = scores[0].max(scores[1]) - scores[0].min(scores[1]);
        let reason = Reason::new(articles.equal_scores, "dubov-unequal-scores").with("players", players());
        breaches.push(warning(reason.with("difference", Value::Points(difference))));
        let lower = if scores[0] < scores[1] { pair.white } else { pair.black };
        let again = (articles.upfloat)(field, field.player(lower));
        breaches.extend(
            again.map(|rule| warning(Reason::new(rule, "dubov-upfloat-again").with("player", one(lower)))),
        );
    }
    breaches.sort_by_key(|breach| !breach.absolute);
    breaches
}

/// What is wrong with a colour for a player: beyond the limits, or not the one that he is due.
fn colour_breach(
    articles: &Articles,
    reading: Reading,
    field: &Field,
    seat: Seat,
    colour: Colour,
) -> Option<Breach> {
    let history = ColourHistory::of(field.player(seat));
    let reason =
        |rule, what| Reason::new(rule, what).with("player", one(seat)).with("colour", Value::Colour(colour));
    if !(reading.may_have)(&history, colour) {
        let three_times = history.last() == Some(colour) && history.run() > 1;
        return Some(absolute(match three_times {
            true => reason(articles.colour_three_times, "dubov-colour-three-times"),
            false => reason(articles.colour_difference, "dubov-colour-difference"),
        }));
    }
    let against = (reading.due)(&history).is_some_and(|due| due != colour);
    against.then(|| warning(reason(articles.due, "dubov-against-due")))
}

/// Lists what a bye breaks.
pub(super) fn bye(articles: &Articles, field: &Field, seat: Seat) -> Vec<Breach> {
    if !may_get_bye(field, seat) {
        let reason = Reason::new(articles.bye, "dubov-bye-again");
        return vec![absolute(reason.with("player", one(seat)))];
    }
    let score = field.pairing_score(seat);
    let others = field.present().filter(|&other| may_get_bye(field, other));
    let lowest = others.map(|other| field.pairing_score(other)).min().filter(|&lowest| lowest < score);
    let higher = lowest.map(|lowest| {
        let reason = Reason::new(articles.bye_order, "dubov-bye-score").with("player", one(seat));
        warning(reason.with("score", Value::Points(score)).with("lowest", Value::Points(lowest)))
    });
    higher.into_iter().collect()
}
