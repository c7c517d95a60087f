//! The pairing of a round: by board, by name, as changes between two versions, and with the results of the previous
//! round.

use super::columns::{self, About};
use super::data::{Cell, Column, ColumnKind, Key, Row, Section, Sheet, Table};
use super::schedule::when;
use super::team_games::{self, OfTeams};
use super::versions::{of_version, versions};
use super::{Absent, groups, published, reasons, team_pairings, teams};
use crate::event::{Event, TOTAL};
use crate::i18n::Arg;
use hakem_engine::collate::Collation;
use hakem_engine::console::rescue::of_pairings;
use hakem_engine::console::review::{Absence, absentees, has_left};
use hakem_engine::schedule::colour_on_the_left;
use hakem_engine::tournament::{
    BoardNo, Bye, Colour, Participant, PlayerId, Round, RoundNo, RoundPlace, Snapshot, Stage, TeamId,
};

/// Builds the pairing by board, with the results entered so far.
pub fn by_board(event: Event<'_>, asked: Option<RoundNo>) -> Result<Sheet<'_>, Absent> {
    let (round, paired) = published(event, asked)?;
    let title = event.texts.with("sheet-pairings", &[("round", round.into())]);
    let sheet = groups::sheet(event, title, boards(event, (round, paired), "", Absentees::InNote));
    let mut sheet = announced(event, round, sheet);
    let legend = || event.texts.get("pairings-virtual-legend").into_owned();
    sheet.notes.extend((!paired.virtual_points().is_empty()).then(legend));
    Ok(sheet)
}

/// Builds the pairing by name, with the seat of each player.
pub fn by_name(event: Event<'_>, asked: Option<RoundNo>) -> Result<Sheet<'_>, Absent> {
    let (round, paired) = published(event, asked)?;
    let title = event.texts.with("sheet-pairings-by-name", &[("round", round.into())]);
    let table = match team_pairings::is_of(event.snapshot, paired) {
        true => {
            let teams: Vec<TeamId> = event.snapshot.teams().map(|(id, _)| id).collect();
            team_pairings::seats(event, (round, paired), &teams, None)
        }
        false => {
            let players = event.snapshot.players().map(|(id, _)| id);
            seats(event, (round, paired), players.filter(|&id| !has_left(event.snapshot, round, id)))
        }
    };
    Ok(announced(event, round, Sheet::of(title, table)))
}

/// Adds the version and the rescue code of a round's pairing to a sheet that announces it.
fn announced<'a>(event: Event<'a>, round: RoundNo, sheet: Sheet<'a>) -> Sheet<'a> {
    Sheet { code: of_pairings(event.history, event.step, round), ..of_version(event, round, sheet) }
}

/// Builds the list of players whose seat or opponent changed since the previous version.
pub fn moves(event: Event<'_>, asked: Option<RoundNo>) -> Result<Sheet<'_>, Absent> {
    let (round, paired) = published(event, asked)?;
    let versions = versions(event, round);
    let [.., before, _] = versions.as_slice() else { return Err(Absent::OneVersion(round)) };
    let values = [
        ("round", round.into()),
        ("before", (versions.len() - 1).into()),
        ("version", versions.len().into()),
        ("time", event.minute(before.at).into()),
    ];
    let title = event.texts.with("sheet-moves", &values);
    let table = match team_pairings::is_of(event.snapshot, paired) {
        true => {
            let movers = team_pairings::movers(event.snapshot, before.round, paired);
            team_pairings::seats(event, (round, paired), &movers, Some(before.round))
        }
        false => {
            let movers = movers(event.snapshot, before.round, paired);
            with_seat_before(event, seats(event, (round, paired), movers), before.round)
        }
    };
    // Versions may differ by players without a seat alone.
    if table.is_empty() {
        return Err(Absent::OneVersion(round));
    }
    Ok(of_version(event, round, Sheet::of(title, table)))
}

/// Adds the previous seats to a table of seats: board and colour, or the kind of bye.
fn with_seat_before<'a>(event: Event<'a>, table: Table<'a>, before: &Round) -> Table<'a> {
    let sat = |id: PlayerId| match before.place(id) {
        RoundPlace::AtBoard(board, colour) => format!("{board} {}", event.texts.colour_short(colour)),
        place => bye(place).map(|bye| event.bye(bye).into_owned()).unwrap_or_default(),
    };
    let rows = table.rows().map(|mut row| {
        row.cells.push(row.player.map_or(Cell::Empty, |id| Cell::Words(sat(id))));
        row
    });
    let rows = rows.collect();
    let mut heads = table.columns;
    heads.push(Column::new("before", event.texts.get("column-before"), ColumnKind::Words));
    Table::of_rows(heads, rows)
}

/// Returns the number of players, or of teams that list none, whose seat or opponent changed.
pub fn count_movers(snapshot: &Snapshot, before: &Round, now: &Round) -> usize {
    match team_pairings::is_of(snapshot, now) {
        true => team_pairings::movers(snapshot, before, now).len(),
        false => movers(snapshot, before, now).count(),
    }
}

/// Returns the players whose seat or opponent changed.
fn movers<'r>(
    snapshot: &'r Snapshot,
    before: &'r Round,
    now: &'r Round,
) -> impl Iterator<Item = PlayerId> + 'r {
    let moves = move |id: &PlayerId| seat(before, *id) != seat(now, *id);
    // Unchanged data is shared between rounds, so a pointer comparison avoids most searches.
    let same = std::ptr::eq(before.places(), now.places());
    snapshot.players().map(|(id, _)| id).filter(move |id| !same && moves(id))
}

/// Builds the pairing of a round, below the results of the previous round.
pub fn next_round(event: Event<'_>, asked: Option<RoundNo>) -> Result<Sheet<'_>, Absent> {
    let (round, paired) = published(event, asked)?;
    let texts = event.texts;
    let before = RoundNo(round.0.saturating_sub(1));
    let played = event.snapshot.round(before).filter(|_| before.0 > 0);
    let results = texts.with("sheet-results-of", &[("round", before.into())]);
    let mut sections =
        played.map_or_else(Vec::new, |played| boards(event, (before, played), &results, Absentees::InNote));
    let title = texts.with("sheet-pairings", &[("round", round.into())]);
    sections.extend(boards(event, (round, paired), &title, Absentees::InNote));
    Ok(announced(event, round, Sheet::of_sections(title, sections)))
}

/// Columns of a pairing about the player of a colour.
const ABOUT: [About; 11] = [
    About::Number,
    About::Title,
    About::Name,
    About::Federation,
    About::Rating,
    About::NationalRating,
    About::FideId,
    About::Licence,
    About::Born,
    About::Sex,
    About::Club,
];

/// Place of absent players in a pairing by board.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Absentees {
    /// In a note, to save paper.
    InNote,
    /// In rows below the boards, where a search finds them.
    InRows,
}

/// Builds the boards of a published round and everyone without a game in a single table; `None` if the round has
/// several tables, such as those of groups or matches.
pub fn in_one_table(event: Event<'_>, round: RoundNo) -> Option<Section<'_>> {
    let (round, paired) = published(event, Some(round)).ok()?;
    if teams::meet(event.snapshot, round, paired) || team_pairings::is_of(event.snapshot, paired) {
        return None;
    }
    let mut sections = boards(event, (round, paired), "", Absentees::InRows);
    sections.pop().filter(|_| sections.is_empty())
}

/// Builds the tables of a round's boards, one per group, followed by players without an opponent. In team events,
/// teams and boards within the match are included; for teams that list no players, the matches are listed instead.
fn boards<'a>(
    event: Event<'a>,
    (round, paired): (RoundNo, &Round),
    title: &str,
    absent: Absentees,
) -> Vec<Section<'a>> {
    if team_pairings::is_of(event.snapshot, paired) {
        return team_pairings::matches(event, round, paired, title);
    }
    let of_teams = OfTeams::of(event, (round, paired));
    let heads = heads(event, round, of_teams);
    let has_minutes = columns::minutes(event).is_some();
    let player = |id: PlayerId| {
        let mut cells = columns::cells(&ABOUT, event, id);
        cells.extend((of_teams != OfTeams::No).then(|| teams::team_cell(event, id)));
        cells.extend((of_teams == OfTeams::Games).then(|| team_games::board_cell(event, id)));
        cells.push(score(event, id, round));
        cells
    };
    let begun = teams::first_boards(event.snapshot, round, paired);
    let game = paired.games().map(|(number, board, result)| {
        let mut cells = vec![Cell::Number(number.0.into())];
        cells.extend((of_teams == OfTeams::Matches).then(|| teams::seat_cell(paired, number)));
        cells.extend(player(board.meeting.white));
        cells.push(Cell::Result(result));
        cells.extend(has_minutes.then(|| columns::minutes_cell(event, board.meeting)));
        cells.extend(player(board.meeting.black));
        let row = Row::new(cells).naming([board.meeting.white, board.meeting.black]);
        row.beginning_group(number > BoardNo(1) && begun.contains(&number))
    });
    // Players who entered after the pairing are not on it.
    let out = absentees(event.snapshot, round).into_iter().filter_map(|found| match found {
        (Participant::Player(id), Absence::Bye(bye)) => Some((id, bye)),
        (Participant::Player(_), Absence::Late(_)) | (Participant::Team(_), _) => None,
    });
    let in_note = |bye| absent == Absentees::InNote && bye == Bye::ABSENT;
    let (absent, out): (Vec<_>, Vec<_>) = out.partition(|(_, bye)| in_note(*bye));
    let out = out.into_iter().map(|(id, bye)| {
        let mut cells = vec![Cell::Empty];
        cells.extend((of_teams == OfTeams::Matches).then_some(Cell::Empty));
        cells.extend(player(id));
        cells.extend([Cell::Empty, Cell::Empty, Cell::Empty]);
        cells.extend(has_minutes.then_some(Cell::Empty));
        cells.push(Cell::Words(event.bye(bye).into_owned()));
        cells.resize(heads.len(), Cell::Empty);
        Row::about(id, cells)
    });
    let rows: Vec<Row> = game.chain(out).collect();
    let parts = groups::parted(event, round, rows, |row| row.names.first().copied());
    let section = |mut part: groups::GroupPart<Row>| {
        if let Some(first_out) = part.items.iter_mut().find(|row| row.player.is_some()) {
            first_out.begins_group = true;
        }
        let table = Table::of_rows(heads.clone(), part.items);
        Section { title: groups::titled(title, &part.name), ..Section::of(table) }
    };
    let mut sections: Vec<Section> = parts.into_iter().map(section).collect();
    if let Some(last) = sections.last_mut().filter(|_| !absent.is_empty()) {
        let called = |(id, _): &(PlayerId, Bye)| reasons::called(event, *id);
        let players = Arg::List(absent.iter().map(called).collect());
        last.notes.push(event.texts.with("sheet-absent", &[("players", players)]));
    }
    if let Some(last) = sections.last_mut() {
        last.notes.extend(teams::without_match(event, (round, paired)));
    }
    sections
}

fn heads(event: Event, round: RoundNo, of_teams: OfTeams) -> Vec<Column> {
    let texts = event.texts;
    let has_totals = event.totals_before(round).is_some();
    let mut heads = vec![columns::board(texts)];
    heads.extend((of_teams == OfTeams::Matches).then(|| teams::seat_column(event)));
    for colour in [Colour::White, Colour::Black] {
        heads.extend(ABOUT.iter().map(|about| about.column_of(colour, event)));
        heads.extend((of_teams != OfTeams::No).then(|| columns::team_of(colour, texts)));
        let side = Some(columns::side(colour));
        heads.extend((of_teams == OfTeams::Games).then(|| team_games::board_column(event, side)));
        heads.push(match has_totals {
            true => columns::total_of(colour, texts),
            false => columns::points_of(colour, texts),
        });
        if colour == Colour::White {
            heads.push(columns::result(texts));
            heads.extend(columns::minutes(event));
        }
    }
    heads
}

/// Returns the figure that ranks a player before a round: the total of a list, or the score, followed by virtual points.
fn score(event: Event, id: PlayerId, round: RoundNo) -> Cell {
    if let Some(totals) = event.totals_before(round) {
        return totals.get(&id).map_or(Cell::Empty, |total| Cell::value(TOTAL, total.clone()));
    }
    let paired = event.snapshot.round(round).map_or(&[][..], |paired| paired.virtual_points());
    match paired.iter().any(|&(player, _)| player == id) {
        true => Cell::Words(event.points_text(id, round)),
        false => Cell::Points(event.score_before(id, round)),
    }
}

pub(super) fn bye(place: RoundPlace) -> Option<Bye> {
    match place {
        RoundPlace::Bye(bye) => Some(bye),
        _ => None,
    }
}

fn seat(round: &Round, id: PlayerId) -> (RoundPlace, Option<PlayerId>) {
    let place = round.place(id);
    let opponent = match place {
        RoundPlace::AtBoard(board, colour) => {
            round.board(board).map(|board| board.meeting.player(colour.other()))
        }
        _ => None,
    };
    (place, opponent)
}

/// Returns the seat of a player in a round for the player's page; `None` if they have none.
pub fn own_seat(event: Event<'_>, round: RoundNo, id: PlayerId) -> Option<Section<'_>> {
    let paired = event.snapshot.round(round).filter(|paired| paired.stage() == Stage::Published)?;
    let still_there = Some(id).filter(|&id| !has_left(event.snapshot, round, id));
    let table = seats(event, (round, paired), still_there.into_iter());
    let about = [event.texts.with("log-issued-round", &[("round", round.into())]), when(event, round)];
    let about = about.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" · ");
    let table = table.only(|_, column| !matches!(column.key, Key::One("name" | "number")));
    // The first name in a row is the player's own, which is in the heading.
    let rows = table.rows().map(|row| Row { names: row.names.iter().skip(1).copied().collect(), ..row });
    let rows: Vec<Row> = rows.collect();
    let section = Section::of(Table::of_rows(table.columns, rows)).about([id]);
    (!section.table.is_empty()).then(|| Section { title: event.name(id), about, ..section })
}

fn heads_of_seats(event: Event, about: &[About], of_teams: OfTeams, has_sides: bool) -> Vec<Column> {
    let texts = event.texts;
    let is = |wanted| of_teams == wanted;
    let mut heads: Vec<Column> = columns::about(about, event);
    heads.push(columns::board(texts));
    heads.extend(is(OfTeams::Matches).then(|| teams::seat_column(event)));
    heads.extend(is(OfTeams::Games).then(|| team_games::board_column(event, None)));
    heads.push(columns::colour(texts));
    heads.extend(has_sides.then(|| Column::new("side", texts.get("column-side"), ColumnKind::Words)));
    heads.extend(columns::opponent(texts));
    let team = || Column::named("opponent", "team", texts.get("column-team"), ColumnKind::Words);
    heads.extend((!is(OfTeams::No)).then(team));
    heads.extend(is(OfTeams::Games).then(|| team_games::board_column(event, Some("opponent"))));
    heads
}

/// Builds the table of seats in the alphabetical order of the event's language.
fn seats<'a>(
    event: Event<'a>,
    (round, paired): (RoundNo, &Round),
    players: impl Iterator<Item = PlayerId>,
) -> Table<'a> {
    let texts = event.texts;
    let about = [About::Name, About::Number];
    let of_teams = OfTeams::of(event, (round, paired));
    let has_teams = of_teams != OfTeams::No;
    let has_games = of_teams == OfTeams::Games;
    let left = |board: BoardNo| colour_on_the_left(event.snapshot.options(round), board);
    let has_sides = left(BoardNo(1)).is_some();
    let names = Collation::new(event.snapshot.settings().language);
    let key = |id: PlayerId| {
        let name = event.snapshot.player(id).map(|known| names.sort_key(known.player.name.as_str()));
        (name, event.number(id))
    };
    let seated = players.filter(|&id| {
        !matches!(
            paired.place(id),
            RoundPlace::Nowhere | RoundPlace::Pool | RoundPlace::Through | RoundPlace::Idle
        )
    });
    let mut seated: Vec<(PlayerId, _)> = seated.map(|id| (id, key(id))).collect();
    seated.sort_by(|one, other| one.1.cmp(&other.1));
    let rows = seated.into_iter().map(|(id, _)| {
        let mut cells = columns::cells(&about, event, id);
        let (place, opponent) = seat(paired, id);
        let without = bye(place).map_or(Cell::Empty, |bye| Cell::Words(event.bye(bye).into_owned()));
        let (board, colour) = match place {
            RoundPlace::AtBoard(board, colour) => (Some(board), Cell::Colour(colour)),
            _ => (None, Cell::Empty),
        };
        cells.push(Cell::number(board.map(|board| board.0)));
        let seat = || board.map_or(Cell::Empty, |board| teams::seat_cell(paired, board));
        cells.extend((of_teams == OfTeams::Matches).then(seat));
        cells.extend(has_games.then(|| team_games::board_cell(event, id)));
        cells.push(colour);
        let side = || match place {
            RoundPlace::AtBoard(board, colour) if left(board) == Some(colour) => texts.get("side-left"),
            RoundPlace::AtBoard(..) => texts.get("side-right"),
            _ => "".into(),
        };
        cells.extend(has_sides.then(|| Cell::Words(side().into_owned())));
        cells.extend(columns::opponent_cells(event, opponent, without));
        let team = || opponent.map_or(Cell::Empty, |opponent| teams::team_cell(event, opponent));
        cells.extend(has_teams.then(team));
        let board = || opponent.map_or(Cell::Empty, |opponent| team_games::board_cell(event, opponent));
        cells.extend(has_games.then(board));
        Row::about(id, cells).naming([id].into_iter().chain(opponent))
    });
    Table::of_rows(heads_of_seats(event, &about, of_teams, has_sides), rows.collect())
}
