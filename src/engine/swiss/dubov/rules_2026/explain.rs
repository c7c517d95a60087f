//! Explanation of a round for the arbiter: upfloaters, subgroups and shifters of each bracket, and the bye.

use super::bracket::BracketPairing;
use super::criteria::CRITERIA;
use super::upfloaters::{Obstacle, passed_over};
use crate::format::{Reason, Trace, Value};
use crate::swiss::byes::bye_order;
use crate::swiss::dubov::cards::DubovRoster;
use crate::swiss::dubov::explain as shared;
use crate::tournament::Colour;

pub(super) fn note_bye(roster: &DubovRoster<'_>, who: usize, trace: &mut Trace) {
    let player = roster.card(who);
    let comes_first = |other: usize| bye_order(roster, other) < bye_order(roster, who);
    shared::note_barred_from_bye(roster, who, "C2", comes_first, trace);
    let allowed = |&other: &usize| roster.card(other).may_get_bye && comes_first(other);
    let incomplete: Vec<usize> = (0..roster.len()).filter(allowed).collect();
    if !incomplete.is_empty() {
        let players = Value::Players(roster.seats(&incomplete));
        let reason = || Reason::new("3.1.2", "dubov-2026-bye-incomplete").with("players", players);
        trace.note(&[player.seat], reason);
    }
    trace.note(&[player.seat], || {
        Reason::new("3.1", "dubov-2026-bye")
            .with("player", Value::player(player.seat))
            .with("score", Value::Points(player.score))
            .with("games", Value::Number(player.own.history.games().into()))
    });
}

/// Records the explanation of one bracket and the row of each of its pairs; `lower` are all players below the
/// residents.
pub(super) fn note_bracket(
    roster: &DubovRoster<'_>,
    [residents, lower]: [&[usize]; 2],
    upfloaters: &[usize],
    outcome: &BracketPairing,
    trace: &mut Trace,
) {
    let about = roster.seats(&[residents, upfloaters].concat());
    let players = |players: &[usize]| Value::Players(roster.seats(players));
    trace.note(&about, || {
        let score = residents.first().map(|&who| roster.card(who).score).unwrap_or_default();
        let reason = Reason::new("1.3.2", "dubov-2026-bracket").with("score", Value::Points(score));
        reason
            .with("residents", Value::count(residents.len()))
            .with("upfloaters", Value::count(upfloaters.len()))
    });
    if !upfloaters.is_empty() {
        trace.note(&about, || {
            Reason::new("3.2.2", "dubov-2026-upfloaters").with("players", players(upfloaters))
        });
    }
    if let &[upfloater] = upfloaters {
        for (obstacle, passed) in passed_over(roster, residents, lower, upfloater) {
            if let Some(reason) = obstacle_reason(roster, obstacle) {
                trace.note(&about, || reason.with("players", players(&passed)));
            }
        }
    }
    if outcome.halves {
        trace.note(&about, || Reason::new("3.2.3", "dubov-2026-halves"));
    }
    for (shifted, colour) in outcome.shifted.iter().zip([Colour::Black, Colour::White]) {
        if !shifted.is_empty() {
            trace.note(&about, || {
                let reason = Reason::new("3.2.4", "dubov-2026-shifted").with("players", players(shifted));
                reason.with("colour", Value::Colour(colour))
            });
        }
    }
    trace.note(&about, || {
        let column = |side: usize| outcome.pairs.iter().map(|pair| pair[side]).collect::<Vec<usize>>();
        let aros = shared::figures(roster, &column(0), 0, |player| player.own.aro.rounded().into());
        let reason = Reason::new("3.2.5", "dubov-2026-subgroups").with("white", aros);
        reason.with("black", players(&column(1)))
    });
    for (row, (&[upper, lower], &instead)) in outcome.pairs.iter().zip(&outcome.lower).enumerate() {
        let pair = roster.seats(&[upper, lower]);
        trace.note(&pair, || {
            Reason::new("3.2.5", "dubov-2026-pair")
                .with("number", Value::count(row + 1))
                .with("player", Value::player(pair[0]))
                .with("aro", Value::Number(roster.card(upper).own.aro.rounded().into()))
                .with("opponent", Value::player(pair[1]))
        });
        if instead != lower {
            trace.note(&pair, || {
                let reason =
                    Reason::new("3.2.6", "dubov-2026-transposed").with("player", Value::player(pair[0]));
                reason.with("instead", Value::player(roster.card(instead).seat))
            });
            shared::note_obstacle(roster, [upper, instead], ["C1", "C3"], &pair, trace);
        }
    }
}

/// Returns the obstacle that keeps earlier players from floating up, as a reason.
fn obstacle_reason(roster: &DubovRoster<'_>, obstacle: Obstacle) -> Option<Reason> {
    let criterion = match obstacle {
        Obstacle::Bracket => return Some(Reason::new("C1, C3", "dubov-2026-bracket-unpaired")),
        Obstacle::Rest => return Some(Reason::new("C4", "dubov-2026-rest-unpaired")),
        Obstacle::Criterion(place) => CRITERIA.get(place)?,
    };
    let told = criterion.own?;
    let reason = Reason::new(criterion.id, told.reason);
    Some(match told.most {
        Some(most) => reason.with("most", Value::count(most(roster.field))),
        None => reason,
    })
}
