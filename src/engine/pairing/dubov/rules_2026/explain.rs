//! What the arbiter is told of a round: upfloaters, subgroups and shifters of each bracket, and the bye.

use super::bracket::Outcome;
use crate::pairing::dubov::explain::{number, one};
use crate::pairing::dubov::pool::Pool;
use crate::pairing::{Reason, Trace, Value};
use crate::tournament::Colour;

/// Notes who has the bye.
pub(super) fn note_bye(pool: &Pool<'_>, who: usize, trace: &mut Trace) {
    let player = pool.player(who);
    trace.note(&[player.seat], || {
        Reason::new("3.1", "dubov-2026-bye")
            .with("player", one(player.seat))
            .with("score", Value::Points(player.score))
            .with("games", Value::Number(player.history.games().into()))
    });
}

/// Notes the working of one bracket and the row of each of its pairs.
pub(super) fn note_bracket(
    pool: &Pool<'_>,
    residents: &[usize],
    upfloaters: &[usize],
    outcome: &Outcome,
    trace: &mut Trace,
) {
    let about = pool.seats(&[residents, upfloaters].concat());
    let players = |players: &[usize]| Value::Players(pool.seats(players));
    trace.note(&about, || {
        let score = residents.first().map(|&who| pool.player(who).score).unwrap_or_default();
        let reason = Reason::new("1.3.2", "dubov-2026-bracket").with("score", Value::Points(score));
        reason.with("residents", number(residents.len())).with("upfloaters", number(upfloaters.len()))
    });
    if !upfloaters.is_empty() {
        trace.note(&about, || {
            Reason::new("3.2.2", "dubov-2026-upfloaters").with("players", players(upfloaters))
        });
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
        let reason = Reason::new("3.2.5", "dubov-2026-subgroups").with("white", players(&column(0)));
        reason.with("black", players(&column(1)))
    });
    for (row, (&[upper, lower], &instead)) in outcome.pairs.iter().zip(&outcome.lower).enumerate() {
        let pair = pool.seats(&[upper, lower]);
        trace.note(&pair, || {
            Reason::new("3.2.5", "dubov-2026-pair")
                .with("number", number(row + 1))
                .with("player", one(pair[0]))
                .with("aro", Value::Number(pool.player(upper).aro.rounded().into()))
                .with("opponent", one(pair[1]))
        });
        if instead != lower {
            trace.note(&pair, || {
                let reason = Reason::new("3.2.6", "dubov-2026-transposed").with("player", one(pair[0]));
                reason.with("instead", one(pool.player(instead).seat))
            });
        }
    }
}
