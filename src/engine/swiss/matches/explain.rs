//! Explanation of a round for the arbiter: the bye, the upfloaters of each bracket, and its identifier.

use super::criteria::MatchBracket;
use super::upfloaters::{Following, counted_ahead, only_upfloaters};
use super::{BracketResult, MatchRoster};
use crate::format::{Reason, Seat, Trace, Value};
use crate::swiss::byes::bye_order;
use crate::swiss::colours::ColourHistory;
use crate::swiss::refusal::Refusal;
use std::collections::BTreeMap;

/// The `what` of the reasons that the editions share, with their values.
///
/// About the player with the bye:
/// * `match-barred-from-bye` (C2), `match-bye-incomplete` (3.4.1): `players` who come first, but may not have it, or
///   without whom the others cannot be paired
/// * `match-bye` (3.4): `player`, `score`, `games` as the number of matches played
///
/// About all players of a bracket:
/// * `match-bracket` (1.3): `score`, `residents` as a number
/// * `match-upfloaters` (3.5): `players` chosen, in order
/// * the reason why `players` who come before the only upfloater do not float up: `match-bracket-unpaired` (C1),
///   `match-rest-unpaired` (C3), `match-following` (C6), `match-floated` (C7)
/// * `match-identifier` (3.6): the `tops` and the `bottoms`, in order
///
/// About the two players of a pair:
/// * `match-pair` (3.6.1): `top` and `bottom`
///
/// About a manual pair:
/// * `match-floated-again`: `player`
///
/// A round that cannot be paired:
/// * `match-no-bye-candidate` (C2): no values; `match-no-opponent` (C1): `player`;
///   `match-cannot-all-be-paired` (3.3.3): `players`
pub(super) const REASONS: [&str; 15] = [
    "match-barred-from-bye",
    "match-bye-incomplete",
    "match-bye",
    "match-bracket",
    "match-upfloaters",
    "match-bracket-unpaired",
    "match-rest-unpaired",
    "match-following",
    "match-floated",
    "match-identifier",
    "match-pair",
    "match-floated-again",
    "match-no-bye-candidate",
    "match-no-opponent",
    "match-cannot-all-be-paired",
];

/// Reasons for the lack of a complete pairing (3.3.3).
pub(super) const REFUSAL: Refusal = Refusal {
    no_bye_candidate: ["C2", "match-no-bye-candidate"],
    no_opponent: ["C1", "match-no-opponent"],
    meeting: "C1",
    left_over: ["3.3.3", "match-cannot-all-be-paired"],
};

pub(super) fn note_bye(roster: &MatchRoster<'_>, who: usize, trace: &mut Trace) {
    if !trace.is_recording() {
        return;
    }
    let seat = roster.card(who).seat;
    let comes_first = |&other: &usize| bye_order(roster, other) < bye_order(roster, who);
    let first: Vec<usize> = roster.everybody().into_iter().filter(comes_first).collect();
    let (incomplete, barred): (Vec<usize>, Vec<usize>) =
        first.into_iter().partition(|&other| roster.card(other).may_get_bye);
    for (players, rule, what) in
        [(barred, "C2", "match-barred-from-bye"), (incomplete, "3.4.1", "match-bye-incomplete")]
    {
        if !players.is_empty() {
            let players = Value::Players(roster.seats(&players));
            trace.note(&[seat], || Reason::new(rule, what).with("players", players));
        }
    }
    trace.note(&[seat], || {
        let games = ColourHistory::of(roster.field.player(seat)).games();
        Reason::new("3.4", "match-bye")
            .with("player", Value::player(seat))
            .with("score", Value::Points(roster.card(who).score))
            .with("games", Value::Number(games.into()))
    });
}

/// Records the explanation of one bracket, and of each of its pairs.
pub(super) fn note_bracket(
    bracket: &MatchBracket<'_>,
    outcome: &BracketResult,
    reading: Following,
    trace: &mut Trace,
) {
    let roster = bracket.roster;
    let about: Vec<Seat> = roster.seats(&[bracket.residents, &outcome.upfloaters].concat());
    let players = |players: &[usize]| Value::Players(roster.seats(players));
    trace.note(&about, || {
        let reason = Reason::new("1.3", "match-bracket").with("score", Value::Points(bracket.score()));
        reason.with("residents", Value::count(bracket.residents.len()))
    });
    if let [only] = outcome.upfloaters[..] {
        for (obstacle, passed) in passed_over(bracket, only, reading) {
            trace.note(&about, || obstacle.reason().with("players", players(&passed)));
        }
    }
    if !outcome.upfloaters.is_empty() {
        trace.note(&about, || {
            Reason::new("3.5", "match-upfloaters").with("players", players(&outcome.upfloaters))
        });
    }
    trace.note(&about, || {
        let side = |side: usize| players(&outcome.pairs.iter().map(|pair| pair[side]).collect::<Vec<_>>());
        Reason::new("3.6", "match-identifier").with("tops", side(0)).with("bottoms", side(1))
    });
    for &pair in &outcome.pairs {
        let seats = roster.seats_of(pair);
        trace.note(&seats, || {
            let reason = Reason::new("3.6.1", "match-pair").with("top", Value::player(seats[0]));
            reason.with("bottom", Value::player(seats[1]))
        });
    }
}

/// Obstacle that keeps a player before the upfloater from floating up, in order of precedence.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Obstacle {
    /// C1
    Bracket,
    /// C3
    Rest,
    /// C6
    Following,
    /// C7
    Floated,
}

impl Obstacle {
    fn reason(self) -> Reason {
        let (rule, what) = match self {
            Self::Bracket => ("C1", "match-bracket-unpaired"),
            Self::Rest => ("C3", "match-rest-unpaired"),
            Self::Following => ("C6", "match-following"),
            Self::Floated => ("C7", "match-floated"),
        };
        Reason::new(rule, what)
    }
}

/// Returns all players before the only upfloater in the order of 3.5.4, by the obstacle that keeps them from floating
/// up.
fn passed_over(
    bracket: &MatchBracket<'_>,
    upfloater: usize,
    reading: Following,
) -> BTreeMap<Obstacle, Vec<usize>> {
    let able = only_upfloaters(bracket);
    let ahead = |who: usize| counted_ahead(bracket, &[who], reading);
    let theirs = ahead(upfloater);
    let mut passed: BTreeMap<Obstacle, Vec<usize>> = BTreeMap::new();
    for who in bracket.lower.iter().copied().take_while(|&who| who != upfloater) {
        let obstacle = match () {
            () if !able.meet_a_resident.contains(&who) => Obstacle::Bracket,
            () if !able.leave_a_pairing.contains(&who) => Obstacle::Rest,
            () if ahead(who) > theirs => Obstacle::Following,
            () => Obstacle::Floated,
        };
        passed.entry(obstacle).or_default().push(who);
    }
    passed
}
