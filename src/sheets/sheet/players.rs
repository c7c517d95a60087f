//! The list of players, and their absences by round.

use super::columns::{self, About};
use super::data::{Cell, Column, ColumnKind, Row, Sheet, Table};
use super::{Absent, groups, list, teams};
use crate::event::Event;
use hakem_engine::console::review::{Absence, absentees};
use hakem_engine::tournament::{
    Bye, Participant, PlayerId, Points, Registration, RequestedBye, RoundNo, Stage,
};

/// Builds the table of players: the given columns, and their arrangements with regard to round `now`.
pub fn table<'a>(event: Event<'a>, shown: Vec<About>, players: &'a [PlayerId], now: RoundNo) -> Table<'a> {
    let mut heads = columns::about(&shown, event);
    heads.push(Column::new("status", event.texts.get("players-column-status"), ColumnKind::Words));
    Table::new(heads, players.len(), move |at| {
        let Some(&id) = players.get(at) else { return Row::default() };
        let mut cells = columns::cells(&shown, event, id);
        let told = event.snapshot.player(id).map(|registration| arranged(event, id, registration, now));
        cells.push(Cell::Words(told.unwrap_or_default().join("; ")));
        Row::about(id, cells)
    })
}

/// Returns the arrangements of a player, most relevant first.
pub fn arranged(event: Event, id: PlayerId, registration: &Registration, now: RoundNo) -> Vec<String> {
    let texts = event.texts;
    let mut told = Vec::new();
    if let Some(leg) = groups::leg(event.snapshot, now) {
        told.push(match groups::of(event.snapshot, leg, id) {
            Some(group) => groups::name(event, group),
            None => texts.get("players-no-group").into_owned(),
        });
    }
    let late = registration.arrival > RoundNo(1);
    let mut late = late.then(|| texts.with("players-late", &[("round", registration.arrival.into())]));
    if let Some(from) = registration.withdrawn() {
        // The rounds in their order; a player who left before the entry never played.
        told.extend(late.take().filter(|_| from > registration.arrival));
        let id = if registration.is_expelled() { "players-expelled-from" } else { "players-withdrawn-from" };
        told.push(texts.with(id, &[("round", from.into())]));
    }
    if let Some(board) = registration.own_board {
        told.push(texts.with("players-at-own-board", &[("board", board.into())]));
    }
    if registration.is_denied_half_points {
        told.push(texts.get("players-no-half-points").into_owned());
    }
    if event.is_checking_in() && registration.away(RoundNo(1)).is_none() {
        let id = if registration.checked_in { "players-checked-in" } else { "players-not-checked-in" };
        told.push(texts.get(id).into_owned());
    }
    told.extend(requested(event, registration, now));
    let rounds = (1..).map(RoundNo).zip(event.snapshot.rounds());
    let adjusted = rounds.map(|(round, paired)| (round, paired.adjustment(id)));
    told.extend(adjusted.filter(|&(_, points)| points != Points::ZERO).map(|(round, points)| {
        texts.with(
            "players-adjusted",
            &[("round", round.into()), ("points", texts.signed_points(points).into())],
        )
    }));
    told.extend(late);
    told
}

/// Describes requested byes, most relevant first: those of this round and later ones, then past ones. Rounds with the
/// same bye are listed together.
fn requested(event: Event, registration: &Registration, now: RoundNo) -> Vec<String> {
    let mut kinds: Vec<((bool, RequestedBye), Vec<RoundNo>)> = Vec::new();
    let mut byes: Vec<_> =
        registration.byes.iter().map(|(&round, &bye)| ((round < now, bye), round)).collect();
    byes.sort_by_key(|&((is_past, _), round)| (is_past, round));
    for (kind, round) in byes {
        match kinds.iter_mut().find(|(known, _)| *known == kind) {
            Some((_, rounds)) => rounds.push(round),
            None => kinds.push((kind, vec![round])),
        }
    }
    let told = |((_, bye), rounds): ((bool, RequestedBye), Vec<RoundNo>)| {
        let id = if rounds.len() == 1 { "players-bye-in" } else { "players-byes-in" };
        let bye = event.bye_short(Bye::Requested(bye));
        event.texts.with(id, &[("round", list::rounds(rounds).into()), ("bye", bye.into())])
    };
    kinds.into_iter().map(told).collect()
}

/// Builds the list of byes and absences by round, teams first: those of published rounds, and those arranged for later
/// rounds.
///
/// # Errors
/// Returns [`Absent::NoByes`] if there are none.
pub fn byes(event: Event<'_>, asked: Option<RoundNo>) -> Result<Sheet<'_>, Absent> {
    let texts = event.texts;
    let shown = [About::Number, About::Name];
    let mut heads = vec![columns::round(texts)];
    heads.extend(columns::about(&shown, event));
    heads.push(Column::new("bye", texts.get("word-bye"), ColumnKind::Words));
    let mut rows: Vec<Row> = Vec::new();
    let rounds = event.snapshot.last_round().up_to();
    for round in rounds.filter(|round| asked.is_none_or(|asked| asked == *round)) {
        let before = rows.len();
        rows.extend(away(event, round).into_iter().map(|(who, why)| {
            let mut cells = vec![Cell::Number(round.0.into())];
            match who {
                Participant::Team(team) => cells.extend([Cell::Empty, Cell::Words(teams::name(event, team))]),
                Participant::Player(id) => cells.extend(columns::cells(&shown, event, id)),
            }
            cells.push(Cell::Words(event.bye(why.bye()).into_owned()));
            match who {
                Participant::Team(_) => Row::new(cells),
                Participant::Player(id) => Row::about(id, cells),
            }
        }));
        if let Some(first) = rows.get_mut(before) {
            first.begins_group = true;
        }
    }
    if rows.is_empty() {
        return Err(Absent::NoByes);
    }
    let title = texts.get("sheet-byes").into_owned();
    Ok(Sheet { round: asked, ..Sheet::of(title, Table::of_rows(heads, rows)) })
}

/// Lists the players without a game in a round, each with the reason; players who left the event are omitted.
/// Before the round is published, they are in the order of the list of players.
fn away(event: Event, round: RoundNo) -> Vec<(Participant, Absence)> {
    let mut found = absentees(event.snapshot, round);
    if event.snapshot.round(round).is_none_or(|paired| paired.stage() != Stage::Published) {
        let listed = event.players();
        found.sort_by_key(|(who, _)| match who {
            Participant::Team(_) => None,
            Participant::Player(id) => listed.iter().position(|listed| listed.id == *id),
        });
    }
    found
}
