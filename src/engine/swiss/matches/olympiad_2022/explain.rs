//! Explanation of a round for the arbiter: the bye, each group with its floaters, and the colours.

use super::super::MatchRoster;
use crate::format::{Reason, Seat, Trace, Value};
use crate::swiss::refusal::Refusal;

/// The `what` of every reason of this edition.
///
/// * `olympiad-bye` (4.1): `player`, `score`
///
/// About all teams of a group:
/// * `olympiad-above`, `olympiad-below`, `olympiad-median` (6.3): `score`, `teams` as a number
/// * `olympiad-limits-off` (7.4): no values; the colour limits are disregarded in it
///
/// About the two teams of a pair:
/// * `olympiad-floats-down` (8.3), `olympiad-floats-up` (8.2): `player` and `opponent`
/// * `olympiad-initial` (7.2): `white`, `black`, the higher ranked as `first`, its `number` and the `initial` colour
/// * `olympiad-limit` (7.3), `olympiad-difference` (7.5), `olympiad-latest`, `olympiad-alternate` (7.6):
///   `white`, `black`
///
/// A round that cannot be paired: those of the other editions.
pub(super) const REASONS: &[&str] = &[
    "olympiad-bye",
    "olympiad-above",
    "olympiad-below",
    "olympiad-median",
    "olympiad-limits-off",
    "olympiad-floats-down",
    "olympiad-floats-up",
    "olympiad-initial",
    "olympiad-limit",
    "olympiad-difference",
    "olympiad-latest",
    "olympiad-alternate",
    "match-no-bye-candidate",
    "match-no-opponent",
    "match-cannot-all-be-paired",
];

/// Reasons for the lack of a complete pairing.
pub(super) const REFUSAL: Refusal = Refusal {
    no_bye_candidate: ["4.2", "match-no-bye-candidate"],
    no_opponent: ["6.1", "match-no-opponent"],
    meeting: "6.1",
    left_over: ["6.1", "match-cannot-all-be-paired"],
};

pub(super) fn note_bye(roster: &MatchRoster<'_>, who: usize, trace: &mut Trace) {
    let card = roster.card(who);
    trace.note(&[card.seat], || {
        Reason::new("4.1", "olympiad-bye")
            .with("player", Value::player(card.seat))
            .with("score", Value::Points(card.score))
    });
}

/// Records a group: its teams that are still unpaired.
pub(super) fn note_group(roster: &MatchRoster<'_>, group: &[usize], what: &'static str, trace: &mut Trace) {
    let Some(&first) = group.first() else { return };
    trace.note(&roster.seats(group), || {
        Reason::new("6.3", what)
            .with("score", Value::Points(roster.card(first).score))
            .with("teams", Value::count(group.len()))
    });
}

/// Records that the colour limits are disregarded in a group.
pub(super) fn note_limits_off(roster: &MatchRoster<'_>, group: &[usize], trace: &mut Trace) {
    trace.note(&roster.seats(group), || Reason::new("7.4", "olympiad-limits-off"));
}

/// Records a floater and its opponent.
pub(super) fn note_float(
    roster: &MatchRoster<'_>,
    [floater, opponent]: [usize; 2],
    [article, what]: [&'static str; 2],
    trace: &mut Trace,
) {
    let seats: [Seat; 2] = roster.seats_of([floater, opponent]);
    trace.note(&seats, || {
        let reason = Reason::new(article, what).with("player", Value::player(seats[0]));
        reason.with("opponent", Value::player(seats[1]))
    });
}
