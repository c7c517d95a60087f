//! Explanation of a pairing for the arbiter (section 8).

use super::colours;
use super::round::BursteinGroup;
use super::values::{Values, imaginary_point};
use crate::format::{Field, NoPairing, Reason, Seat, Trace, Value};
use crate::swiss::burstein::fold;
use crate::swiss::refusal::Refusal;
use crate::swiss::roster::Roster;

/// The `what` of every reason of this edition, with its values. `players` and the like are shown as pairing numbers.
///
/// About all players of a group:
/// * `burstein-group` (3.2): `score` of its highest players, `players` in order, `incoming` floater (may be empty)
/// * `burstein-joined` (6.6): `groups` joined with it
/// * `burstein-sent-back` (6.6): `players` with whom as floaters the next group could not be paired
/// * `burstein-attempt` (6.2 or 6.4): `number` of the attempt in the list, `refused` due colours
/// * `burstein-late-attempt` (6.2 or 6.4): `refused`; the number has more than eighteen digits
///
/// About a player, with their opponent:
/// * `burstein-values` (3.2): `place` in their group, `player`, `sb`, `buchholz`, `median`, `rating` (0 for none)
/// * `burstein-imaginary` (3.3): `player`, `real` and `imaginary` points, in rounds 1 and 2
///
/// About one player:
/// * `burstein-floater` (6.3): `player`
/// * `burstein-bye` (4): `player`
///
/// About the two players of a board:
/// * `burstein-only-order`, `burstein-number`, `burstein-both-due`, `burstein-equal-numbers`, `burstein-irregularity`,
///   `burstein-order` (5): no values
///
/// No pairing (BD-14):
/// * `burstein-no-bye-candidate` (4): no values
/// * `burstein-bye` (4), `burstein-other-bye` (4): `players` whose bye would leave a pairing
/// * `burstein-no-opponent` (3.1): `player`
/// * `burstein-cannot-all-be-paired` (6.6): `players` of whom some are left over however the others are paired
pub const REASONS: &[&str] = &[
    "burstein-group",
    "burstein-joined",
    "burstein-sent-back",
    "burstein-attempt",
    "burstein-late-attempt",
    "burstein-values",
    "burstein-imaginary",
    "burstein-floater",
    "burstein-bye",
    "burstein-only-order",
    "burstein-number",
    "burstein-both-due",
    "burstein-equal-numbers",
    "burstein-irregularity",
    "burstein-order",
    "burstein-no-bye-candidate",
    "burstein-other-bye",
    "burstein-no-opponent",
    "burstein-cannot-all-be-paired",
];

pub(super) fn note_group(field: &Field, roster: &Roster<'_>, paired: &BursteinGroup, trace: &mut Trace) {
    let about = roster.seats(&paired.members);
    let incoming = || Value::Players(roster.seats(paired.incoming.as_slice()));
    trace.note(&about, || {
        let score = paired.group.iter().map(|&who| roster.card(who).score).max().unwrap_or_default();
        let reason = Reason::new("3.2", "burstein-group").with("score", Value::Points(score));
        reason.with("players", Value::Players(about.clone())).with("incoming", incoming())
    });
    if paired.joined > 0 {
        trace.note(&about, || {
            Reason::new("6.6", "burstein-joined").with("groups", Value::count(paired.joined))
        });
    }
    if !paired.sent_back.is_empty() {
        let players = || Value::Players(roster.seats(&paired.sent_back));
        trace.note(&about, || Reason::new("6.6", "burstein-sent-back").with("players", players()));
    }
    trace.note(&about, || attempt(roster, paired));
    for ((place, &seat), opponent) in (1..).zip(&about).zip(&paired.opponents) {
        // Together with their opponent's, so that both are listed at the board.
        let board: Vec<Seat> = [seat].into_iter().chain(opponent.map(|index| about[index])).collect();
        note_player(field, seat, &board, place, trace);
    }
    if let Some(floater) = paired.floater {
        let seat = roster.card(floater).seat;
        trace.note(&[seat], || Reason::new("6.3", "burstein-floater").with("player", Value::player(seat)));
    }
    for pair in paired.pairs() {
        let seats = pair.map(|who| roster.card(who).seat);
        trace.note(&seats, || colours::allocate(field, seats).1);
    }
}

fn attempt(roster: &Roster<'_>, paired: &BursteinGroup) -> Reason {
    let rule = if paired.members.len().is_multiple_of(2) { "6.2" } else { "6.4" };
    let refused = Value::count(paired.pairs().iter().filter(|pair| roster.clash(pair[0], pair[1])).count());
    match fold::attempt_number(&paired.opponents) {
        Some(attempt) => Reason::new(rule, "burstein-attempt").with("number", Value::Number(attempt)),
        None => Reason::new(rule, "burstein-late-attempt"),
    }
    .with("refused", refused)
}

fn note_player(field: &Field, seat: Seat, board: &[Seat], place: usize, trace: &mut Trace) {
    trace.note(board, || {
        let values = Values::of(field, seat);
        let rating = field.player(seat).rating.map_or(0, |rating| i64::from(rating.get()));
        Reason::new("3.2", "burstein-values")
            .with("place", Value::count(place))
            .with("player", Value::player(seat))
            .with("sb", Value::Hundredths(values.sonneborn_berger))
            .with("buchholz", Value::Points(values.buchholz))
            .with("median", Value::Points(values.median))
            .with("rating", Value::Number(rating))
    });
    if field.round.0 <= 2 {
        let imaginary = imaginary_point(field, seat);
        trace.note(board, || {
            let reason = Reason::new("3.3", "burstein-imaginary").with("player", Value::player(seat));
            let reason = reason.with("real", Value::Points(field.player(seat).score()));
            reason.with("imaginary", Value::Points(imaginary))
        });
    }
}

pub(super) fn bye(seat: Seat) -> Reason {
    Reason::new("4", "burstein-bye").with("player", Value::player(seat))
}

const REFUSAL: Refusal = Refusal {
    no_bye_candidate: ["4", "burstein-no-bye-candidate"],
    no_opponent: ["3.1", "burstein-no-opponent"],
    meeting: "3.1",
    left_over: ["6.6", "burstein-cannot-all-be-paired"],
};

/// Returns the refusal of a round that cannot be paired (BD-14). `bye` has the bye by section 4.
pub(super) fn no_pairing(roster: &Roster<'_>, bye: Option<usize>) -> NoPairing {
    let others: Vec<usize> = roster.everybody().into_iter().filter(|&who| Some(who) != bye).collect();
    let mut refused = REFUSAL.of(roster, &others);
    if let (Some(bye), NoPairing::NoLegalPairing { because, .. }) = (bye, &mut refused) {
        because.push(self::bye(roster.card(bye).seat));
        let (left, spare) = roster.left_over(&roster.everybody());
        let may = |&who: &usize| left == 1 && roster.card(who).may_get_bye;
        let others = roster.seats(&spare.iter().filter(may).collect::<Vec<_>>());
        if !others.is_empty() {
            because.push(Reason::new("4", "burstein-other-bye").with("players", Value::Players(others)));
        }
    }
    refused
}
