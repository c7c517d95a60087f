//! Explanation of a pairing for the arbiter.

use super::colours;
use super::round::{BasicRound, roster};
use crate::format::{Field, NoPairing, Reason, Seat, Trace, Value};
use crate::swiss::refusal::Refusal;

/// The `what` of every reason of this system, with its values. `players` and the like are shown as pairing numbers.
///
/// About the two players of a board:
/// * `basic-pair`, `basic-pair-same-due` (6): `player`, the highest remaining one, `opponent`, `difference` in points;
///   in the second both have the same due colour
/// * `basic-passed-over` (6): `player`, `players` who came first but would leave the rest without a pairing
/// * `basic-fewer-breaches` (7.1), `basic-alternation` (7.2), `basic-balance` (7.3), `basic-due` (7.4): no values
///
/// About one player:
/// * `basic-bye` (4): `player`; `basic-bye-passed` (4, 6): `players` below them who could not have it
///
/// For the arbiter's information:
/// * `basic-relaxed` (6): no values; the absolute colour rules could not be kept
///
/// No pairing:
/// * `basic-no-bye-candidate` (4): no values; `basic-no-opponent` (4): `player`
/// * `basic-cannot-all-be-paired` (6): `players` of whom some are left over however the others are paired
pub const REASONS: &[&str] = &[
    "basic-pair",
    "basic-pair-same-due",
    "basic-passed-over",
    "basic-fewer-breaches",
    "basic-alternation",
    "basic-balance",
    "basic-due",
    "basic-bye",
    "basic-bye-passed",
    "basic-relaxed",
    "basic-no-bye-candidate",
    "basic-no-opponent",
    "basic-cannot-all-be-paired",
];

/// Returns the reason that the absolute colour rules could not be kept.
pub(super) fn relaxed() -> Reason {
    Reason::new("6", "basic-relaxed")
}

pub(super) fn note(field: &Field, order: &[Seat], round: &BasicRound, trace: &mut Trace) {
    let seats = |places: &[usize]| -> Vec<Seat> { places.iter().map(|&place| order[place]).collect() };
    let players = |places: &[usize]| Value::Players(seats(places));
    for (&[player, opponent], passed) in round.pairs.iter().zip(&round.passed_over) {
        let about = [order[player], order[opponent]];
        trace.note(&about, || {
            let [one, other] = about.map(|seat| colours::due(field, seat));
            let what = if one == other { "basic-pair-same-due" } else { "basic-pair" };
            let difference = field.pairing_score(about[0]) - field.pairing_score(about[1]);
            Reason::new("6", what)
                .with("player", players(&[player]))
                .with("opponent", players(&[opponent]))
                .with("difference", Value::Points(difference))
        });
        if !passed.is_empty() {
            trace.note(&about, || {
                let reason = Reason::new("6", "basic-passed-over").with("player", players(&[player]));
                reason.with("players", players(passed))
            });
        }
        trace.note(&about, || colours::allocate(field, about).1);
    }
    if let Some(bye) = round.bye {
        trace.note(&[order[bye]], || Reason::new("4", "basic-bye").with("player", players(&[bye])));
        if !round.passed_for_bye.is_empty() {
            let passed = || players(&round.passed_for_bye);
            trace.note(&[order[bye]], || Reason::new("4, 6", "basic-bye-passed").with("players", passed()));
        }
    }
}

const REFUSAL: Refusal = Refusal {
    no_bye_candidate: ["4", "basic-no-bye-candidate"],
    no_opponent: ["4", "basic-no-opponent"],
    meeting: "4",
    left_over: ["6", "basic-cannot-all-be-paired"],
};

/// Returns the refusal of a round without a legal pairing, even without the absolute colour rules.
pub(super) fn no_pairing(field: &Field, order: &[Seat]) -> NoPairing {
    let roster = roster(field, order, true);
    REFUSAL.of(&roster, &roster.everybody())
}
