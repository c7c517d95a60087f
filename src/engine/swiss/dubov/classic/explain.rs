//! Explanation of a round for the arbiter: the columns of each group, the origin of each pair, the bye.

use super::columns::ColourColumns;
use super::group::{MadePair, OpponentSearch, PairOrigin};
use super::round::{DubovRound, PairedGroup};
use crate::format::{Reason, Seat, Trace, Value};
use crate::swiss::dubov::cards::DubovRoster;
use crate::swiss::dubov::explain as shared;

/// Records the explanation of each group, and of the bye.
pub(super) fn note_round(roster: &DubovRoster<'_>, round: &DubovRound, trace: &mut Trace) {
    for stage in &round.stages {
        note_stage(roster, stage, trace);
    }
    if let Some(joined) = &round.joined {
        let about = roster.seats(&joined.players);
        let players = || Value::Players(about.clone());
        trace.note(&about, || Reason::new("6.3", "dubov-taken-back").with("players", players()));
        note_stage(roster, joined, trace);
    }
    if let Some(bye) = round.bye {
        note_bye(roster, bye, trace);
    }
}

fn note_bye(roster: &DubovRoster<'_>, bye: usize, trace: &mut Trace) {
    let place = |who: usize| (roster.card(who).score, roster.card(who).own.rating);
    let player = roster.card(bye);
    shared::note_barred_from_bye(roster, bye, "2.2", |who| place(who) <= place(bye), trace);
    trace.note(&[player.seat], || {
        Reason::new("4", "dubov-bye")
            .with("player", Value::player(player.seat))
            .with("score", Value::Points(player.score))
            .with("rating", Value::Number(player.own.rating.get().into()))
    });
    let is_equal = |&who: &usize| who != bye && roster.card(who).may_get_bye && place(who) == place(bye);
    let equal: Vec<usize> = (0..roster.len()).filter(is_equal).collect();
    if !equal.is_empty() {
        let players = Value::Players(roster.seats(&equal));
        trace.note(&[player.seat], || Reason::new("4", "dubov-bye-equal").with("players", players));
    }
}

fn note_stage(roster: &DubovRoster<'_>, stage: &PairedGroup, trace: &mut Trace) {
    let paired = &stage.paired;
    let mut members = stage.players.clone();
    members.extend(paired.joined);
    let about = roster.seats(&members);
    let players = |players: &[usize]| Value::Players(roster.seats(players));
    if let Some(choice) = paired.choices.iter().find(|choice| choice.stranded.is_none()) {
        if let Some(joined) = choice.taken {
            let player = roster.card(joined);
            let reason = match choice.colour.filter(|_| player.due == choice.colour) {
                Some(due) => Reason::new("7.2", "dubov-joined-due").with("colour", Value::Colour(due)),
                None => Reason::new("7.2", "dubov-joined"),
            };
            let reason =
                reason.with("score", Value::Points(stage.score)).with("player", Value::player(player.seat));
            trace.note(&about, || reason.with("rating", Value::Number(player.own.rating.get().into())));
        }
        note_choice(roster, choice, "7.2.b", &about, trace);
    }
    let (own, from_above): (Vec<usize>, Vec<usize>) =
        paired.floaters.iter().partition(|&&who| roster.card(who).score == stage.score);
    for (rule, what, who) in [("8", "dubov-floats-on", from_above), ("6.4", "dubov-floats-down", own)] {
        if !who.is_empty() {
            trace.note(&about, || Reason::new(rule, what).with("players", players(&who)));
        }
    }
    note_columns(roster, stage, &about, trace);
}

/// Records the players who were not taken up although they come before the one who was.
fn note_choice(
    roster: &DubovRoster<'_>,
    choice: &OpponentSearch,
    look_ahead: &'static str,
    about: &[Seat],
    trace: &mut Trace,
) {
    let not_taken = [
        ("2.5", "dubov-not-taken-up-again", &choice.barred),
        (look_ahead, "dubov-needed-below", &choice.needed),
    ];
    for (rule, what, who) in not_taken {
        if !who.is_empty() {
            trace.note(about, || Reason::new(rule, what).with("players", Value::Players(roster.seats(who))));
        }
    }
}

/// Records the columns, and the players who changed over to make them equal.
fn note_columns(roster: &DubovRoster<'_>, stage: &PairedGroup, about: &[Seat], trace: &mut Trace) {
    let columns = &stage.paired.columns;
    let aros =
        |players: &[usize]| shared::figures(roster, players, 1, |player| player.own.aro.tenths().into());
    let ratings =
        |players: &[usize]| shared::figures(roster, players, 0, |player| player.own.rating.get().into());
    if let Some(first) = columns.moved.first() {
        let (rule, what) = if columns.black.contains(first) {
            ("7.3", "dubov-changed-to-black")
        } else {
            ("7.4", "dubov-changed-to-white")
        };
        trace.note(about, || Reason::new(rule, what).with("players", aros(&columns.moved)));
    }
    if !columns.fixed.is_empty() {
        let players = Value::Players(roster.seats(&columns.fixed));
        trace.note(about, || Reason::new("2.6", "dubov-keeps-column").with("players", players));
    }
    if !(columns.white.is_empty() && columns.black.is_empty()) {
        trace.note(about, || {
            let reason = Reason::new("6.2", "dubov-columns").with("score", Value::Points(stage.score));
            reason.with("white", aros(&columns.white)).with("black", ratings(&columns.black))
        });
    }
}

/// Records the origin of a pair, and the rule that allocated its colours; `None` if the columns or round 1 did.
pub(super) fn note_board(
    roster: &DubovRoster<'_>,
    round: &DubovRound,
    made: &MadePair,
    colours: Option<Reason>,
    trace: &mut Trace,
) {
    let about = roster.seats(&made.pair);
    let [first, second] = [about[0], about[1]];
    let two = |rule, what, names: [&'static str; 2]| {
        Reason::new(rule, what).with(names[0], Value::player(first)).with(names[1], Value::player(second))
    };
    match made.way {
        PairOrigin::FirstRound => trace.note(&about, || {
            let [upper, lower] = if first < second { [first, second] } else { [second, first] };
            let reason = Reason::new("5", "dubov-first-round").with("upper", Value::player(upper));
            reason
                .with("lower", Value::player(lower))
                .with("initial", Value::Colour(roster.field.initial_colour))
        }),
        PairOrigin::LeftOver => {
            let [score, rating] = [
                Value::Points(roster.card(made.pair[0]).score),
                Value::Number(roster.card(made.pair[1]).own.rating.get().into()),
            ];
            trace.note(&about, || {
                let reason = two("8.2", "dubov-left-over", ["player", "opponent"]).with("score", score);
                reason.with("rating", rating)
            });
        }
        PairOrigin::TakenUp => {
            trace.note(&about, || two("7.1", "dubov-taken-up", ["player", "opponent"]));
            let mut choices = round.stages.iter().flat_map(|stage| &stage.paired.choices);
            if let Some(choice) = choices.find(|choice| choice.stranded == Some(made.pair[0])) {
                note_choice(roster, choice, "7.1", &about, trace);
            }
        }
        PairOrigin::Inside => {
            let players = Value::Players(about.clone());
            trace.note(&about, || Reason::new("6.3", "dubov-same-column").with("players", players));
        }
        PairOrigin::Across => note_row(roster, round, made.pair, &about, trace),
    }
    match colours {
        Some(reason) => trace.note(&about, || reason),
        None if made.way == PairOrigin::Across => {
            trace.note(&about, || two("6.2", "dubov-column-colours", ["white", "black"]));
        }
        None => {}
    }
}

/// Records the row of a pair across the columns, and a shift in it.
fn note_row(
    roster: &DubovRoster<'_>,
    round: &DubovRound,
    [white, black]: [usize; 2],
    about: &[Seat],
    trace: &mut Trace,
) {
    let stages = round.joined.iter().chain(&round.stages);
    let mut columns = stages.map(|stage| &stage.paired.columns);
    let is_here = |columns: &&ColourColumns| columns.white.contains(&white) && columns.black.contains(&black);
    let Some(columns) = columns.find(is_here) else { return };
    let Some(row) = columns.white.iter().position(|&who| who == white) else { return };
    let (upper, lower) = (roster.card(white), roster.card(black));
    let tenths = upper.own.aro.tenths();
    trace.note(about, || {
        Reason::new("6.2", "dubov-row")
            .with("row", Value::count(row + 1))
            .with("white", Value::player(upper.seat))
            .with("aro", Value::Number((tenths / 10).into()))
            .with("tenth", Value::Number((tenths % 10).into()))
            .with("black", Value::player(lower.seat))
            .with("rating", Value::Number(lower.own.rating.get().into()))
    });
    if let Some(&instead) = columns.black.get(row).filter(|&&other| other != black) {
        trace.note(about, || {
            let reason = Reason::new("6.3", "dubov-shifted").with("player", Value::player(upper.seat));
            reason.with("instead", Value::player(roster.card(instead).seat))
        });
        shared::note_obstacle(roster, [white, instead], ["2.1", "2.3, 2.4"], about, trace);
    }
}
