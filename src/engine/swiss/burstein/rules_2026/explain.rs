//! Explanation of a round, in reasons that name their article.

use super::bracket::BursteinBracket;
use super::index::{self, Index};
use super::{ARTICLE_5, last_seeding_round};
use crate::format::{Field, Reason, Seat, Trace, Value};
use crate::swiss::colours::ColourHistory;
use crate::swiss::criteria::BracketOutcome;
use crate::swiss::refusal::Refusal;

/// The `what` of every reason of this edition, with its values. `players` and the like are shown as pairing numbers.
///
/// About all players:
/// * `burstein-2026-seeding` (1.6): `last` seeding round; the reasons of the Dutch System follow
///
/// About all players of a bracket:
/// * `burstein-2026-bracket` (1.2): `score` of the residents, `players` in order of their numbers, `incoming` floaters
///   (may be none)
///
/// About a player, with their opponent:
/// * `burstein-2026-index` (1.7): `number` in the bracket, `player`, `buchholz`, `sb`
///
/// About one player:
/// * `burstein-2026-floater` (3.2): `player`
/// * `burstein-2026-bye` (3.1): `player`, `score`, `games`
///
/// About the two players of a board:
/// * `burstein-2026-pair` (4): `number` of the higher ranked in the bracket and that of their `opponent`
/// * `burstein-2026-refused` (C8): `colour` that both prefer
/// * `burstein-2026-pairing-number` to `burstein-2026-higher-index` (5.2): `white`, `black`, `higher`; the first one
///   also `number` on arrival and the `initial` colour
///
/// No pairing:
/// * `burstein-2026-no-bye-candidate` (C2): no values; `burstein-2026-no-opponent` (C1): `player`
/// * `burstein-2026-cannot-all-be-paired` (1.9.3): `players` of whom some are left over however the others are paired
pub const REASONS: &[&str] = &[
    "burstein-2026-seeding",
    "burstein-2026-bracket",
    "burstein-2026-index",
    "burstein-2026-floater",
    "burstein-2026-bye",
    "burstein-2026-pair",
    "burstein-2026-refused",
    "burstein-2026-pairing-number",
    "burstein-2026-both-preferences",
    "burstein-2026-stronger-preference",
    "burstein-2026-latest-difference",
    "burstein-2026-higher-index",
    "burstein-2026-no-bye-candidate",
    "burstein-2026-no-opponent",
    "burstein-2026-cannot-all-be-paired",
];

/// Returns the reason that the round is paired by the Dutch System.
pub(super) fn seeding(field: &Field) -> Reason {
    let last = Value::Number(last_seeding_round(field).0.into());
    Reason::new("1.6", "burstein-2026-seeding").with("last", last)
}

pub(super) fn note_bracket(
    field: &Field,
    bracket: &BursteinBracket<'_>,
    outcome: &BracketOutcome,
    trace: &mut Trace,
) {
    let roster = bracket.roster;
    let about = roster.seats(&bracket.members);
    trace.note(&about, || {
        Reason::new("1.2", "burstein-2026-bracket")
            .with("score", Value::Points(bracket.score()))
            .with("players", Value::Players(about.clone()))
            .with("incoming", Value::Players(roster.seats(&bracket.incoming)))
    });
    let scores = index::scores_for_opponents(field);
    for (place, (&who, &seat)) in bracket.members.iter().zip(&about).enumerate() {
        // Together with their opponent's, so that both are listed at the board.
        let pair = outcome.pairs.iter().find(|pair| pair.contains(&who));
        let board = pair.map_or_else(|| vec![seat], |pair| roster.seats(pair));
        trace.note(&board, || {
            let Index { buchholz, sonneborn_berger } = Index::of(field, seat, &scores);
            Reason::new("1.7", "burstein-2026-index")
                .with("number", Value::count(place + 1))
                .with("player", Value::player(seat))
                .with("buchholz", Value::Points(buchholz))
                .with("sb", Value::Hundredths(sonneborn_berger))
        });
    }
    let place = |who: usize| bracket.members.binary_search(&who).map_or(0, |index| index + 1);
    for &pair in &outcome.pairs {
        let seats = pair.map(|who| roster.card(who).seat);
        trace.note(&seats, || {
            let reason = Reason::new("4", "burstein-2026-pair").with("number", Value::count(place(pair[0])));
            reason.with("opponent", Value::count(place(pair[1])))
        });
        let due = roster.card(pair[0]).due.filter(|_| roster.clash(pair[0], pair[1]));
        if let Some(colour) = due {
            trace.note(&seats, || {
                Reason::new("C8", "burstein-2026-refused").with("colour", Value::Colour(colour))
            });
        }
        trace.note(&seats, || ARTICLE_5.colours(field, seats).1);
    }
    for &who in &outcome.floaters {
        let seat = roster.card(who).seat;
        trace.note(&[seat], || {
            Reason::new("3.2", "burstein-2026-floater").with("player", Value::player(seat))
        });
    }
}

pub(super) fn bye(field: &Field, seat: Seat) -> Reason {
    let games = ColourHistory::of(field.player(seat)).games();
    Reason::new("3.1", "burstein-2026-bye")
        .with("player", Value::player(seat))
        .with("score", Value::Points(field.pairing_score(seat)))
        .with("games", Value::Number(games.into()))
}

/// Reasons for the lack of a complete pairing (1.9.3).
pub(super) const REFUSAL: Refusal = Refusal {
    no_bye_candidate: ["C2", "burstein-2026-no-bye-candidate"],
    no_opponent: ["C1", "burstein-2026-no-opponent"],
    meeting: "C1",
    left_over: ["1.9.3", "burstein-2026-cannot-all-be-paired"],
};
