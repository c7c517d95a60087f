//! What the arbiter is told of a round: the columns of each group, how each pair came about, the bye.

use super::colours::{self, Ground};
use super::columns::Columns;
use super::group::{Made, Way};
use super::round::{Round, Stage};
use crate::pairing::dubov::explain::{number, one};
use crate::pairing::dubov::pool::Pool;
use crate::pairing::{Pair, Reason, Seat, Trace, Value};
use crate::tournament::Colour;

/// Notes the working of each group, and the bye.
pub(super) fn note_round(pool: &Pool<'_>, round: &Round, trace: &mut Trace) {
    for stage in &round.stages {
        note_stage(pool, stage, trace);
    }
    if let Some(joined) = &round.joined {
        let about = pool.seats(&joined.players);
        let players = || Value::Players(about.clone());
        trace.note(&about, || Reason::new("6.3", "dubov-taken-back").with("players", players()));
        note_stage(pool, joined, trace);
    }
    if let Some(bye) = round.bye {
        let player = pool.player(bye);
        trace.note(&[player.seat], || {
            Reason::new("4", "dubov-bye")
                .with("player", one(player.seat))
                .with("score", Value::Points(player.score))
                .with("rating", Value::Number(player.rating.get().into()))
        });
    }
}

fn note_stage(pool: &Pool<'_>, stage: &Stage, trace: &mut Trace) {
    let paired = &stage.paired;
    let mut members = stage.players.clone();
    members.extend(paired.joined);
    let about = pool.seats(&members);
    let players = |players: &[usize]| Value::Players(pool.seats(players));
    let columns = &paired.columns;
    if !(columns.white.is_empty() && columns.black.is_empty()) {
        trace.note(&about, || {
            let reason = Reason::new("6.2", "dubov-columns").with("score", Value::Points(stage.score));
            reason.with("white", players(&columns.white)).with("black", players(&columns.black))
        });
    }
    if let Some(joined) = paired.joined {
        let player = one(pool.player(joined).seat);
        trace.note(&about, || Reason::new("7.2", "dubov-joined").with("player", player));
    }
    if let Some(first) = columns.moved.first() {
        let (rule, colour) =
            if columns.black.contains(first) { ("7.3", Colour::Black) } else { ("7.4", Colour::White) };
        trace.note(&about, || {
            let reason = Reason::new(rule, "dubov-changed-column").with("players", players(&columns.moved));
            reason.with("colour", Value::Colour(colour))
        });
    }
    let (own, from_above): (Vec<usize>, Vec<usize>) =
        paired.floaters.iter().partition(|&&who| pool.player(who).score == stage.score);
    for (rule, what, who) in [("6.4", "dubov-floats-down", own), ("8", "dubov-floats-on", from_above)] {
        if !who.is_empty() {
            trace.note(&about, || Reason::new(rule, what).with("players", players(&who)));
        }
    }
}

/// Notes how two came to meet, and what gave them their colours; `None` where the columns did.
pub(super) fn note_board(
    pool: &Pool<'_>,
    round: &Round,
    made: &Made,
    (pair, ground): (Pair, Option<Ground>),
    trace: &mut Trace,
) {
    let about = pool.seats(&made.pair);
    let [first, second] = [about[0], about[1]];
    let two = |rule, what, names: [&'static str; 2]| {
        Reason::new(rule, what).with(names[0], one(first)).with(names[1], one(second))
    };
    match made.way {
        Way::FirstRound => trace.note(&about, || {
            let [upper, lower] = if first < second { [first, second] } else { [second, first] };
            let reason = Reason::new("5", "dubov-first-round").with("upper", one(upper));
            reason.with("lower", one(lower)).with("initial", Value::Colour(pool.field.initial_colour))
        }),
        Way::LeftOver => {
            trace.note(&about, || two("8.2", "dubov-left-over", ["player", "opponent"]));
        }
        Way::TakenUp => trace.note(&about, || two("7.1", "dubov-taken-up", ["player", "opponent"])),
        Way::Inside => {
            let players = Value::Players(about.clone());
            trace.note(&about, || Reason::new("6.3", "dubov-same-column").with("players", players));
        }
        Way::Across => note_row(pool, round, made.pair, &about, trace),
    }
    match ground {
        Some(ground) => trace.note(&about, || colours::reason(pair, ground)),
        None if made.way == Way::Across => {
            trace.note(&about, || two("6.2", "dubov-column-colours", ["white", "black"]));
        }
        None => {}
    }
}

/// Notes the row of a pair across the columns, and whether it was shifted.
fn note_row(pool: &Pool<'_>, round: &Round, [white, black]: [usize; 2], about: &[Seat], trace: &mut Trace) {
    let stages = round.joined.iter().chain(&round.stages);
    let mut columns = stages.map(|stage| &stage.paired.columns);
    let is_here = |columns: &&Columns| columns.white.contains(&white) && columns.black.contains(&black);
    let Some(columns) = columns.find(is_here) else { return };
    let Some(row) = columns.white.iter().position(|&who| who == white) else { return };
    let (upper, lower) = (pool.player(white), pool.player(black));
    let tenths = upper.aro.tenths();
    trace.note(about, || {
        Reason::new("6.2", "dubov-row")
            .with("row", number(row + 1))
            .with("white", one(upper.seat))
            .with("aro", Value::Number((tenths / 10).into()))
            .with("tenth", Value::Number((tenths % 10).into()))
            .with("black", one(lower.seat))
            .with("rating", Value::Number(lower.rating.get().into()))
    });
    if let Some(&instead) = columns.black.get(row).filter(|&&other| other != black) {
        trace.note(about, || {
            let reason = Reason::new("6.3", "dubov-shifted").with("player", one(upper.seat));
            reason.with("instead", one(pool.player(instead).seat))
        });
    }
}
