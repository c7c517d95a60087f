//! Explanation of a round, in reasons that name their article.

use super::round::{Sort, SortedBracket};
use crate::format::{NoPairing, Reason, Seat, Trace, Value};
use crate::swiss::concat;
use crate::swiss::criteria::Step;
use crate::swiss::dutch::rules_2026::cards::DutchRoster;
use crate::swiss::dutch::rules_2026::completion::Stuck;
use crate::swiss::dutch::rules_2026::explain::{Articles, SHARED, note_costs};
use crate::swiss::refusal::Refusal;

/// The second parts of the catalogue ids of this edition: those of 2026 for what both texts share, with the same
/// values, and:
///
/// * `dutch-2017-penultimate` (C.4): no values; `dutch-2017-collapsed` (A.9): `players` below
/// * `dutch-2017-next` (C.7): no values; `dutch-2017-bye` (A.5): `player`, `score`
/// * `why-not-dutch-2017-differences` (C.6, C.16 to C.19): `bracket`, the `score` difference, `best`, `forced`
pub const REASONS: &[&str] = &concat::<_, 31>(
    &["dutch-2017-penultimate", "dutch-2017-collapsed", "dutch-2017-next", "dutch-2017-bye"],
    &SHARED,
);

pub(super) const ARTICLES: Articles = Articles {
    bracket: "A.3",
    candidate: "B.3",
    transposition: "D.1",
    exchange: "D.2",
    sets: "D.3",
    limbo: "B.2",
    downfloat: "A.4.a",
};

pub(super) fn note_bracket(paired: &SortedBracket<'_>, trace: &mut Trace) {
    let SortedBracket { bracket, outcome, sort } = paired;
    let seats: Vec<Seat> = bracket.members.iter().map(|&who| bracket.card(who).seat).collect();
    let reason = match sort {
        Sort::Penultimate => Some(Reason::new("C.4", "dutch-2017-penultimate")),
        Sort::Collapsed => {
            let players = Value::Players(seats.clone());
            Some(Reason::new("A.9", "dutch-2017-collapsed").with("players", players))
        }
        Sort::Ordinary { by_next: true } => Some(Reason::new("C.7", "dutch-2017-next")),
        Sort::Ordinary { by_next: false } | Sort::Last => None,
    };
    if let Some(reason) = reason {
        trace.note(&seats, || reason);
    }
    ARTICLES.note_bracket(bracket, outcome, trace);
    if let Some(who) = outcome.bye {
        let card = bracket.card(who);
        trace.note(&[card.seat], || {
            let reason = Reason::new("A.5", "dutch-2017-bye").with("player", Value::player(card.seat));
            reason.with("score", Value::Points(card.score))
        });
        note_costs(bracket, Step::Float { who, beyond: false }, &[card.seat], trace);
    }
}

const REFUSAL: Refusal = Refusal {
    no_bye_candidate: ["C.2", "dutch-2026-no-bye-candidate"],
    no_opponent: ["A.9", "dutch-2026-no-opponent"],
    meeting: "C.1",
    left_over: ["A.9", "dutch-2026-cannot-all-be-paired"],
};

pub(super) fn no_pairing(roster: &DutchRoster<'_>, stuck: &Stuck) -> NoPairing {
    let everybody = roster.everybody();
    let because = REFUSAL.because(roster, &everybody, &roster.graph(&everybody), &stuck.players);
    NoPairing::NoLegalPairing { players: roster.numbers(&stuck.players), because }
}
