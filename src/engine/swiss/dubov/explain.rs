//! Reasons shared by both editions.

use super::cards::{DubovCard, DubovRoster};
use crate::format::{NoPairing, Reason, Seat, Trace, Value};
use crate::swiss::refusal::Refusal;

/// The `what` of every reason of the Dubov system, with its values. Values named in the plural are lists of
/// players.
///
/// About all players of a group (classic):
/// * `dubov-joined`, `dubov-joined-due` (7.2): `player` taken up to make the number even, their `rating`, the `score`
///   of the group; the desired due `colour`
/// * `dubov-not-taken-up-again` (2.5), `dubov-needed-below` (7.1, 7.2.b): `players` who would have come first
/// * `dubov-changed-to-black` (7.3), `dubov-changed-to-white` (7.4): `players` with ARO; `dubov-keeps-column` (2.6):
///   `players` who would have come before them
/// * `dubov-columns` (6.2): `score`, `white` with ARO and `black` with ratings: the columns from the top
/// * `dubov-floats-down` (6.4), `dubov-floats-on` (8): `players`
/// * `dubov-taken-back` (6.3): `players` who are paired as one group after rows were undone (DD-21)
///
/// About the two players of a board (classic):
/// * `dubov-row` (6.2): `row`, `white` with their `aro` and its `tenth`, `black` with their `rating`
/// * `dubov-shifted` (6.3): `player` and the opponent they would have met `instead`
/// * `dubov-same-column` (6.3): `players`
/// * `dubov-left-over` (8.2): `player` from above, their `score`, their `opponent`, whose `rating`
/// * `dubov-taken-up` (7.1): `player` without an opponent in their group, the `opponent` taken up for them
/// * `dubov-first-round` (5): `upper` and `lower` of the row, `initial` colour
/// * colours, all with `white` and `black`: `dubov-column-colours` (6.2), `dubov-only-order` (2.3, 2.4),
///   `dubov-due` (3.a), `dubov-balance` (3.b), `dubov-history` (3.c), `dubov-higher-aro` (3.d),
///   `dubov-lower-rating`, `dubov-alphabet` (3.e)
///
/// About the player with the bye:
/// * `dubov-bye` (classic 4): `player`, `score`, `rating`; `dubov-bye-equal`: `players` of the same
/// * `dubov-2026-bye` (3.1): `player`, `score`, `games`; `dubov-2026-bye-incomplete` (3.1.2): `players` who come first,
///   but without whom the others cannot be paired
/// * `dubov-barred-from-bye` (classic 2.2, C2): `players` who come first, but may not have it
///
/// About all players of a bracket (2026):
/// * `dubov-2026-bracket` (1.3.2): `score`, `residents` and `upfloaters` as numbers
/// * `dubov-2026-upfloaters` (3.2.2): `players` chosen
/// * the reason why `players` with smaller numbers in the order of 4.2 do not float up: `dubov-2026-bracket-unpaired`
///   (C1, C3), `dubov-2026-rest-unpaired` (C4), `dubov-2026-fewer-preferences` (C7), `dubov-2026-maximum` (C8, also
///   `most`), `dubov-2026-more-upfloats` (C9), `dubov-2026-again` (C10)
/// * `dubov-2026-halves` (3.2.3): no values; no player in the bracket has played
/// * `dubov-2026-shifted` (3.2.4): `players`, `colour` of the subgroup they move to
/// * `dubov-2026-subgroups` (3.2.5): `white` and `black`: S1 with ARO, and T2, in order
///
/// About the two players of a board (2026):
/// * `dubov-2026-pair` (3.2.5): `number` in S1, `player` of S1 with their `aro`, `opponent`
/// * `dubov-2026-transposed` (3.2.6): `player` of S1, the opponent they would have met `instead`; followed, like
///   `dubov-shifted`, by the obstacle to that pair: `met-before`, `barred-pair`, `same-absolute`
/// * colours, all with `white`, `black` and `higher`: `dubov-2026-initial` (5.2.1, also `number` and `initial`),
///   `dubov-2026-both` (5.2.2), `dubov-2026-stronger` (5.2.3), `dubov-2026-alternate` (5.2.4),
///   `dubov-2026-higher` (5.2.5)
///
/// A round that cannot be paired:
/// * `dubov-no-opponent`: `player`; `dubov-no-bye-candidate`: no values; `dubov-this-bye`: `player` who has it by
///   the rules; `dubov-cannot-all-be-paired`: `players`
pub const REASONS: &[&str] = &[
    "dubov-joined",
    "dubov-joined-due",
    "dubov-not-taken-up-again",
    "dubov-needed-below",
    "dubov-changed-to-black",
    "dubov-changed-to-white",
    "dubov-keeps-column",
    "dubov-columns",
    "dubov-floats-down",
    "dubov-floats-on",
    "dubov-taken-back",
    "dubov-row",
    "dubov-shifted",
    "dubov-same-column",
    "dubov-left-over",
    "dubov-taken-up",
    "dubov-first-round",
    "dubov-column-colours",
    "dubov-only-order",
    "dubov-due",
    "dubov-balance",
    "dubov-history",
    "dubov-higher-aro",
    "dubov-lower-rating",
    "dubov-alphabet",
    "dubov-bye",
    "dubov-bye-equal",
    "dubov-barred-from-bye",
    "dubov-2026-bye",
    "dubov-2026-bye-incomplete",
    "dubov-2026-bracket",
    "dubov-2026-upfloaters",
    "dubov-2026-bracket-unpaired",
    "dubov-2026-rest-unpaired",
    "dubov-2026-fewer-preferences",
    "dubov-2026-maximum",
    "dubov-2026-more-upfloats",
    "dubov-2026-again",
    "dubov-2026-halves",
    "dubov-2026-shifted",
    "dubov-2026-subgroups",
    "dubov-2026-pair",
    "dubov-2026-transposed",
    "dubov-2026-initial",
    "dubov-2026-both",
    "dubov-2026-stronger",
    "dubov-2026-alternate",
    "dubov-2026-higher",
    "dubov-no-opponent",
    "dubov-no-bye-candidate",
    "dubov-this-bye",
    "dubov-cannot-all-be-paired",
];

pub(super) fn figures(
    roster: &DubovRoster<'_>,
    players: &[usize],
    decimals: u8,
    figure: impl Fn(&DubovCard) -> i64,
) -> Value {
    let with_figure = |&who: &usize| (roster.card(who).seat, figure(roster.card(who)));
    Value::Figures { players: players.iter().map(with_figure).collect(), decimals }
}

/// Records the players who come first for the bye (`comes_first`), but may not have it.
pub(super) fn note_barred_from_bye(
    roster: &DubovRoster<'_>,
    bye: usize,
    rule: &'static str,
    comes_first: impl Fn(usize) -> bool,
    trace: &mut Trace,
) {
    let is_barred = |&who: &usize| !roster.card(who).may_get_bye && comes_first(who);
    let barred: Vec<usize> = (0..roster.len()).filter(is_barred).collect();
    if !barred.is_empty() {
        let players = Value::Players(roster.seats(&barred));
        let reason = || Reason::new(rule, "dubov-barred-from-bye").with("players", players);
        trace.note(&[roster.card(bye).seat], reason);
    }
}

/// Records the obstacle to a pair, if any; `rules` are the articles on meetings and on colours.
pub(super) fn note_obstacle(
    roster: &DubovRoster<'_>,
    pair: [usize; 2],
    rules: [&'static str; 2],
    about: &[Seat],
    trace: &mut Trace,
) {
    let [one, other] = pair.map(|who| roster.card(who).seat);
    let [meeting, colours] = rules;
    let reason = if roster.may_meet(pair[0], pair[1]) {
        return;
    } else if roster.field.have_met(one, other) {
        Reason::new(meeting, "met-before")
    } else if roster.field.forbidden.contains(&[one.min(other), one.max(other)]) {
        Reason::new(meeting, "barred-pair")
    } else {
        Reason::new(colours, "same-absolute")
    };
    trace.note(about, || reason.with("players", Value::Players(vec![one, other])));
}

/// Articles named in the reasons of a round that cannot be paired.
pub(super) struct Articles {
    pub(super) meeting: &'static str,
    pub(super) bye: &'static str,
    pub(super) bye_order: &'static str,
    /// Article on the lack of a pairing.
    pub(super) arbiter: &'static str,
}

/// Returns the refusal of a round. With a `bye` that the rules fix before anything else, the reasons why it cannot be
/// paired without that player.
pub(super) fn no_pairing(roster: &DubovRoster<'_>, articles: &Articles, bye: Option<usize>) -> NoPairing {
    let refusal = Refusal {
        no_bye_candidate: [articles.bye, "dubov-no-bye-candidate"],
        no_opponent: [articles.meeting, "dubov-no-opponent"],
        meeting: articles.meeting,
        left_over: [articles.arbiter, "dubov-cannot-all-be-paired"],
    };
    let others: Vec<usize> = roster.everybody().into_iter().filter(|&who| Some(who) != bye).collect();
    let mut refused = refusal.of(roster, &others);
    if let (Some(bye), NoPairing::NoLegalPairing { because, .. }) = (bye, &mut refused) {
        let reason = Reason::new(articles.bye_order, "dubov-this-bye");
        because.insert(0, reason.with("player", Value::player(roster.card(bye).seat)));
    }
    refused
}
