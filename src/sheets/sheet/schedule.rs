//! Predetermined rounds: the pairings of each, and the rounds of each player in one row.

use super::columns::{self, About};
use super::data::{Cell, Column, ColumnKind, Row, Section, Sheet, Table};
use super::reasons::called;
use super::{Absent, groups, standings, teams};
use crate::event::Event;
use hakem_engine::format::{Course, Trace};
use hakem_engine::pairing::{facts_of, propose};
use hakem_engine::standings::Standings;
use hakem_engine::tiebreak::Scope;
use hakem_engine::tournament::{
    Bye, Colour, GameResult, Meeting, Out, PartialDate, Participant, PlayerId, RoundNo, Stage,
};

/// Marks a game with Black, in front of the opponent's number (round-robin §4).
const BLACK: &str = "■";

/// A round of a table.
pub struct Planned {
    pub round: RoundNo,
    /// Pairings in board order, with their results.
    pub games: Vec<(Meeting, Option<GameResult>)>,
    /// Participants without a game or match in the table.
    pub without: Vec<Participant>,
    pub is_published: bool,
}

/// Returns the pairings of a round: as published, else by the table; `None` if they depend on results, or if the table
/// has no such round.
pub fn planned(event: Event, round: RoundNo) -> Option<Planned> {
    let snapshot = event.snapshot;
    if let Some(paired) = snapshot.round(round).filter(|paired| paired.stage() == Stage::Published) {
        let games = paired.games().map(|(_, board, result)| (board.meeting, result)).collect();
        let teams = snapshot.teams().map(|(id, _)| Participant::Team(id));
        let teams = teams.filter(|&team| matches!(paired.team_out(team), Some(Out::Bye(_))));
        let without = paired.pairing_allocated_bye().map(Participant::Player).into_iter().chain(teams);
        return Some(Planned { round, games, without: without.collect(), is_published: true });
    }
    let is_table = facts_of(snapshot, round).is_some_and(|facts| facts.course == Course::Table);
    if !is_table || round > snapshot.last_round() {
        return None;
    }
    let draft = propose(snapshot, round, Trace::silent()).ok()?.draft;
    let games = draft.boards.iter().map(|&meeting| (meeting, None)).collect();
    let outs = draft.outs.iter().filter(|(_, out)| matches!(out, Out::Bye(_))).map(|&(side, _)| side);
    let without = draft.bye.map(Participant::Player).into_iter().chain(outs).collect();
    Some(Planned { round, games, without, is_published: false })
}

/// Returns all predetermined rounds of the event; an error if there are none.
fn all(event: Event) -> Result<Vec<Planned>, Absent> {
    let is_table =
        |round: &RoundNo| facts_of(event.snapshot, *round).is_some_and(|facts| facts.course == Course::Table);
    let rounds: Vec<RoundNo> = event.snapshot.last_round().up_to().filter(is_table).collect();
    if rounds.is_empty() {
        return Err(Absent::OtherSystem);
    }
    if event.snapshot.players().next().is_none() {
        return Err(Absent::NoPlayers);
    }
    let made: Vec<Planned> = rounds.into_iter().filter_map(|round| planned(event, round)).collect();
    if made.is_empty() { Err(Absent::NothingPublished) } else { Ok(made) }
}

/// Builds the schedule: every round with its boards, date and time.
pub fn sheet(event: Event<'_>, _asked: Option<RoundNo>) -> Result<Sheet<'_>, Absent> {
    let sections = all(event)?.iter().flat_map(|planned| sections(event, planned)).collect();
    let title = event.texts.get("sheet-schedule").into_owned();
    let by = Column::new("round", event.texts.get("column-round"), ColumnKind::Words);
    Ok(Sheet { by: Some(by), ..Sheet::of_sections(title, sections) })
}

/// Builds the tables of one round, one per group.
fn sections<'a>(event: Event<'a>, planned: &Planned) -> Vec<Section<'a>> {
    let texts = event.texts;
    let about = [About::Number, About::Name];
    let mut heads = vec![columns::board(texts)];
    for colour in [Colour::White, Colour::Black] {
        heads.extend(about.iter().map(|about| about.column_of(colour, event)));
        if colour == Colour::White {
            heads.push(columns::result(texts));
        }
    }
    let player = |id: PlayerId| [number(event, id), About::Name.cell(event, id)];
    let row = |board: u64, meeting: &Meeting, result: Option<GameResult>| {
        let mut cells = vec![Cell::Number(board)];
        cells.extend(player(meeting.white));
        cells.push(Cell::Result(result));
        cells.extend(player(meeting.black));
        Row::new(cells).naming([meeting.white, meeting.black])
    };
    let boards = planned.games.iter().zip(1..);
    let boards = boards.map(|((meeting, result), board)| ScheduleEntry::Board(row(board, meeting, *result)));
    let told = boards.chain(planned.without.iter().map(|&side| ScheduleEntry::Without(side))).collect();
    let title = texts.with("sheet-schedule-round", &[("round", planned.round.into())]);
    let section = |part: groups::GroupPart<ScheduleEntry>| {
        let (mut rows, mut notes) = (Vec::new(), Vec::new());
        for told in part.items {
            match told {
                ScheduleEntry::Board(row) => rows.push(row),
                ScheduleEntry::Without(side) => notes.push(without(event, side)),
            }
        }
        let table = Table::of_rows(heads.clone(), rows);
        let title = groups::titled(&title, &part.name);
        Section { title, about: when(event, planned.round), notes, ..Section::of(table) }
    };
    let parts = groups::parted(event, planned.round, told, ScheduleEntry::player);
    parts.into_iter().map(section).collect()
}

enum ScheduleEntry {
    Board(Row),
    Without(Participant),
}

impl ScheduleEntry {
    fn player(&self) -> Option<PlayerId> {
        match self {
            Self::Board(row) => row.names.first().copied(),
            Self::Without(Participant::Player(id)) => Some(*id),
            Self::Without(Participant::Team(_)) => None,
        }
    }
}

/// Describes the bye of a player, or a team without a match.
fn without(event: Event, side: Participant) -> String {
    match side {
        Participant::Player(id) => {
            format!("{}: {}", event.bye(Bye::PairingAllocated), called(event, id))
        }
        Participant::Team(_) => format!("{}: {}", teams::side(event, side), event.texts.get("teams-bye")),
    }
}

/// Returns the date and time of a round; empty if neither is set.
pub fn when(event: Event, round: RoundNo) -> String {
    when_dated(event, round, |day| event.texts.date(day))
}

/// Returns the day of a round, formatted by `date`, and its time; empty if neither is set.
pub fn when_dated(event: Event, round: RoundNo, date: impl FnOnce(PartialDate) -> String) -> String {
    let settings = event.snapshot.settings();
    let day = settings.round_dates.get(round.index()).copied().flatten().map(date);
    let time = settings.round_times.get(round.index()).copied().flatten().map(|time| time.to_string());
    day.into_iter().chain(time).collect::<Vec<_>>().join(" ")
}

fn number(event: Event, id: PlayerId) -> Cell {
    Cell::number(event.starting_number(id).map(|number| number.0))
}

/// Builds the table of the source: one row per player and one column per round with the opponent's number, marked if
/// the player has Black (round-robin §4); stages and groups follow each other.
pub fn rounds_table(event: Event<'_>, _asked: Option<RoundNo>) -> Result<Sheet<'_>, Absent> {
    let texts = event.texts;
    let rounds = all(event)?;
    let leg = |planned: &Planned| event.snapshot.leg_start(planned.round);
    let mut sections = Vec::new();
    for rounds in rounds.chunk_by(|one, other| leg(one) == leg(other)) {
        sections.extend(rounds_of_leg(event, rounds));
    }
    if let [only] = sections.as_mut_slice() {
        only.title = String::new();
    }
    let title = texts.get("sheet-rounds-table").into_owned();
    let notes = vec![texts.with("sheet-black-sign", &[("sign", BLACK.into())])];
    Ok(Sheet { notes, ..groups::sheet(event, title, sections) })
}

/// Builds the tables of the rounds of a stage, one per group.
fn rounds_of_leg<'a>(event: Event<'a>, rounds: &[Planned]) -> Vec<Section<'a>> {
    let Some((first, last)) = rounds.first().zip(rounds.last()).map(|(one, other)| (one.round, other.round))
    else {
        return Vec::new();
    };
    let start = event.snapshot.leg_start(first);
    let after = event.snapshot.current_round().filter(|&after| after >= start);
    let scopes = after.map(|after| event.scopes(after)).unwrap_or_default();
    let takes_part = |id: PlayerId| match event.snapshot.leg(first) {
        Some(leg) => groups::takes_part(event.snapshot, leg, id),
        None => true,
    };
    let mut players: Vec<PlayerId> =
        event.snapshot.players().map(|(id, _)| id).filter(|&id| takes_part(id)).collect();
    players.sort_by_key(|&id| event.starting_number(id));
    let section = |part: groups::GroupPart<PlayerId>| {
        let of = |scope: &Scope| {
            scope.first == start && part.items.first().is_some_and(|id| scope.players.contains(id))
        };
        let at = scopes.iter().position(of);
        let standings = after.zip(at).map(|(after, at)| event.standings_of(after, Some(at)));
        let title = standings::part_name(event, (start, last), &part.name);
        Section { title, ..Section::of(rounds_of_players(event, rounds, part.items, standings.as_deref())) }
    };
    groups::parted(event, first, players, |&id| Some(id)).into_iter().map(section).collect()
}

/// Builds a table of the rounds of players, with their points and ranks by the standings.
fn rounds_of_players<'a>(
    event: Event<'a>,
    rounds: &[Planned],
    players: Vec<PlayerId>,
    standings: Option<&Standings>,
) -> Table<'a> {
    let mut heads = columns::about(&[About::Number, About::Name], event);
    let round = |planned: &Planned| Column::in_turn("rounds", planned.round.to_string(), ColumnKind::Code);
    heads.extend(rounds.iter().map(round));
    heads.extend([columns::points(event.texts), columns::place(event.texts)]);
    let rows = players.into_iter().map(|id| {
        let mut cells = vec![number(event, id), About::Name.cell(event, id)];
        cells.extend(rounds.iter().map(|planned| opponent(event, planned, id)));
        let row = standings.and_then(|made| made.rows.iter().find(|row| row.player == id));
        cells.push(row.map_or(Cell::Empty, |row| Cell::Points(row.score)));
        cells.push(Cell::Place(row.and_then(|row| row.place)));
        Row::about(id, cells)
    });
    Table::of_rows(heads, rows.collect())
}

fn opponent(event: Event, planned: &Planned, id: PlayerId) -> Cell {
    let meeting = planned.games.iter().map(|(meeting, _)| meeting).find(|meeting| meeting.has(id));
    let Some(meeting) = meeting else { return Cell::Empty };
    let has_black = meeting.black == id;
    let other = if has_black { meeting.white } else { meeting.black };
    let number = event.starting_number(other).map(|number| number.to_string()).unwrap_or_default();
    Cell::Words(if has_black { format!("{BLACK}{number}") } else { number })
}
