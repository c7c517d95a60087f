//! Sheets of team events: standings and crosstable of teams, the matches of a round, the sheet of a team.

use super::columns::{self, About};
use super::data::{
    Cell, Column, ColumnKind, Departure, Row, Section, Sheet, SheetLayout, Sign, Table, common_format,
};
use super::standings::{TIE_BREAKS, legend, listed};
use super::versions::of_version;
use super::{Absent, Counted, published, team_workings};
use crate::event::Event;
use crate::text::clean;
use hakem_engine::console::review::team_absence;
use hakem_engine::format::Paired;
use hakem_engine::pairing::facts_of;
use hakem_engine::standings::{Mark, TeamRow, TeamStandings, team_standings};
use hakem_engine::tiebreak::ValueFormat;
use hakem_engine::tiebreak::teams::{MatchKind, TeamMatch, TeamTable, team_left};
use hakem_engine::tournament::{
    Board, BoardNo, Bye, Colour, GameStage, Match, Out, Participant, PlayerId, Points, RequestedBye, Round,
    RoundNo, Snapshot, Team, TeamId,
};

/// Key of the columns of games, and of those of opponents in the crosstable.
const GAMES: &str = "games";

/// Cell of the crosstable for two teams that have not met yet.
const UNPLAYED: &str = "·";

/// Follows a game with Black.
const BLACK: char = '■';

/// Returns the standings of teams after a round by the event's tie-breaks; `None` in individual events.
pub fn ranked(event: Event, after: RoundNo) -> Option<TeamStandings> {
    team_standings(event.snapshot, after, &event.snapshot.settings().tie_breaks)
}

/// Returns the name of a team, sanitised.
pub fn name(event: Event, id: TeamId) -> String {
    event.snapshot.team(id).map_or_else(String::new, |team| clean(team.name.as_str()).into_owned())
}

pub fn side(event: Event, side: Participant) -> String {
    match side {
        Participant::Player(id) => event.name(id),
        Participant::Team(id) => name(event, id),
    }
}

pub fn team_column(event: Event) -> Column {
    Column::new("team", event.texts.get("column-team"), ColumnKind::Words)
}

fn heads(event: Event) -> Vec<Column> {
    vec![columns::place(event.texts), About::Number.column(event), team_column(event)]
}

/// Returns the cells about a team; one that has left by the round after `after` is marked.
fn cells(event: Event, row: &TeamRow, after: RoundNo) -> Vec<Cell> {
    let team = Cell::Team {
        name: name(event, row.team),
        departure: left(event, row.team, after).map(|_| Departure::Withdrawn),
    };
    vec![Cell::Place(row.place), Cell::Number(row.number.0.into()), team]
}

/// Returns the first round without a team, if it does not play the round after `after`.
fn left(event: Event, team: TeamId, after: RoundNo) -> Option<RoundNo> {
    team_left(event.snapshot, team).filter(|&from| from <= after.next())
}

/// Returns the teams that have left, each with the first round without it.
pub fn departed(event: Event, made: &TeamStandings, after: RoundNo) -> Vec<(TeamId, RoundNo)> {
    made.rows.iter().filter_map(|row| Some((row.team, left(event, row.team, after)?))).collect()
}

/// Lists the teams that have left, with the first round without them, in one line; empty if there are none.
pub fn withdrawn(event: Event, made: &TeamStandings, after: RoundNo) -> Vec<String> {
    let named = departed(event, made, after).into_iter().map(|(team, from)| {
        let values = [("player", name(event, team).into()), ("round", from.into())];
        event.texts.with("standings-withdrawn-player", &values)
    });
    listed(event, "standings-withdrawn", named.collect())
}

/// Lists the points of teams adjusted by the arbiter, with the round, in one line; empty if there are none.
fn adjusted(event: Event, after: RoundNo, includes: impl Fn(TeamId) -> bool) -> Vec<String> {
    let teams: Vec<TeamId> = event.snapshot.teams().map(|(id, _)| id).filter(|&id| includes(id)).collect();
    let rounds = after.up_to().filter_map(|round| Some((round, event.snapshot.round(round)?)));
    let each = rounds.flat_map(|(round, paired)| {
        teams.iter().filter_map(move |&id| {
            let points = ["MP", "TP"].into_iter().zip(paired.team_adjustment(id));
            let points = points.filter(|&(_, points)| points != Points::ZERO).map(|(code, points)| {
                format!("{} {}", event.texts.signed_points(points), event.texts.tie_break_short(code))
            });
            let points = points.collect::<Vec<_>>().join(", ");
            let values = [
                ("player", name(event, id).into()),
                ("round", round.into()),
                ("points", points.as_str().into()),
            ];
            (!points.is_empty()).then(|| event.texts.with("standings-adjusted-player", &values))
        })
    });
    listed(event, "standings-adjusted", each.collect())
}

/// Lists the teams that have left, and points adjusted by the arbiter, each in one line.
fn notes(event: Event, made: &TeamStandings, after: RoundNo) -> Vec<String> {
    [withdrawn(event, made, after), adjusted(event, after, |_| true)].concat()
}

pub fn standings<'a>(event: Event<'a>, made: &TeamStandings, after: RoundNo) -> Table<'a> {
    let mut heads = heads(event);
    heads.extend(made.columns.iter().map(|column| {
        let code = column.id.as_str();
        Column::named(TIE_BREAKS, code, event.texts.tie_break_short(code), ColumnKind::Figure)
    }));
    let format =
        |at: usize| common_format(ValueFormat::Points, made.rows.iter().filter_map(|row| row.values.get(at)));
    let formats: Vec<ValueFormat> = (0..made.columns.len()).map(format).collect();
    let decides = |at: usize| made.rows.iter().any(|row| row.decided_by == Some(at));
    let row = |row: &TeamRow| {
        let mut cells = cells(event, row, after);
        cells.extend(row.values.iter().zip(0..).map(|(value, at)| Cell::Value {
            format: formats.get(at).copied().unwrap_or(ValueFormat::Points),
            value: value.clone(),
            sign: if at > 0 { Sign::of(row.decided_by == Some(at), decides(at)) } else { Sign::None },
            bracket: None,
        }));
        Row::new(cells)
    };
    Table::of_rows(heads, made.rows.iter().map(row).collect())
}

/// Builds the crosstable of teams, with one score per match.
pub fn crosstable<'a>(event: Event<'a>, made: &TeamStandings, after: RoundNo) -> Table<'a> {
    let mut heads = heads(event);
    heads
        .extend(made.rows.iter().map(|row| Column::in_turn(GAMES, row.number.to_string(), ColumnKind::Game)));
    heads.push(Column::new("team_points", event.texts.tie_break_short("TP"), ColumnKind::Points));
    // Integers, unless matches are worth halves.
    let is_whole = |row: &TeamRow| made.table.match_points(row.number).tenths() % 10 == 0;
    let kind = if made.rows.iter().all(is_whole) { ColumnKind::Number } else { ColumnKind::Points };
    let has_matches = made.table.scores_matches();
    heads.extend(has_matches.then(|| Column::new("match_points", event.texts.tie_break_short("MP"), kind)));
    let row = |row: &TeamRow| {
        let mut cells = cells(event, row, after);
        cells.extend(made.rows.iter().map(|other| {
            if other.number == row.number {
                return Cell::Words("x".to_owned());
            }
            let met =
                made.table.all_matches(row.number).iter().filter(|of| of.opponent == Some(other.number));
            let met: Vec<String> = met.map(|of| event.texts.points(of.points)).collect();
            Cell::Words(if met.is_empty() { UNPLAYED.to_owned() } else { met.join(" ") })
        }));
        cells.push(Cell::Points(made.table.team_points(row.number)));
        let points = made.table.match_points(row.number);
        cells.extend(has_matches.then(|| match kind {
            ColumnKind::Number => Cell::Number(u64::try_from(points.tenths() / 10).unwrap_or_default()),
            _ => Cell::Points(points),
        }));
        Row::new(cells)
    };
    Table::of_rows(heads, made.rows.iter().map(row).collect())
}

/// Builds the sheet of the standings of teams; `None` in individual events.
pub(super) fn standings_sheet(event: Event<'_>, after: RoundNo) -> Option<Sheet<'_>> {
    let made = ranked(event, after)?;
    let title = Counted::Standings.heading(event, after);
    let section =
        Section { notes: notes(event, &made, after), ..Section::of(standings(event, &made, after)) };
    let sheet = Sheet::of_sections(title, vec![section]).with_round(after);
    let codes: Vec<&str> = made.columns.iter().map(|column| column.id.as_str()).collect();
    let decided = made.rows.iter().any(|row| row.decided_by.is_some_and(|at| at > 0));
    Some(Sheet { notes: legend(event, &codes, decided, false), ..sheet })
}

/// Builds the sheet of the crosstable of teams; `None` in individual events.
pub(super) fn crosstable_sheet(event: Event<'_>, after: RoundNo) -> Option<Sheet<'_>> {
    let made = ranked(event, after)?;
    let title = Counted::Crosstable.heading(event, after);
    let section =
        Section { notes: notes(event, &made, after), ..Section::of(crosstable(event, &made, after)) };
    Some(Sheet::of_sections(title, vec![section]).with_round(after))
}

/// Returns the points of both sides of a match in one round, in the order of its sides.
pub fn score(event: Event, round: &Round, of: &Match) -> [Points; 2] {
    if let Some(score) = round.match_score(of) {
        return score;
    }
    let system = &event.snapshot.settings().points;
    let mut points = [Points::ZERO; 2];
    let of_match = of.boards.iter().filter(|board| round.game_stage(**board) == GameStage::Match);
    for &number in of_match {
        let (Some(board), Some(result)) = (round.board(number), round.result(number)) else { continue };
        for colour in [Colour::White, Colour::Black] {
            if let Some(own) = side_of(event, of, board.meeting.player(colour)) {
                points[own] += system.of_game(result, colour);
            }
        }
    }
    points
}

pub fn has_score(round: &Round, of: &Match) -> bool {
    round.match_score(of).is_some() || of.boards.iter().any(|&board| round.result(board).is_some())
}

fn side_of(event: Event, of: &Match, player: PlayerId) -> Option<usize> {
    let is_on = |side: &Participant| match side {
        Participant::Player(id) => *id == player,
        Participant::Team(id) => event.snapshot.team(*id).is_some_and(|team| team.has(player)),
    };
    of.sides.iter().position(is_on)
}

/// Formats a match: `Ankara 2½ - 1½ Brno`; without a score before the first result.
pub fn match_line(event: Event, round: &Round, of: &Match) -> String {
    let [one, other] = of.sides.map(|participant| side(event, participant));
    if !has_score(round, of) {
        return format!("{one} – {other}");
    }
    let [first, second] = score(event, round, of).map(|points| event.texts.points(points));
    format!("{one} {first} - {second} {other}")
}

/// A board within a team match.
pub struct Seat {
    pub of: Match,
    /// 1-based number of the board within it.
    pub board: u64,
}

/// Returns the team match that a board belongs to; `None` in individual events.
pub fn match_seat(round: &Round, board: BoardNo) -> Option<Seat> {
    let matches = round.matches();
    let of = matches.iter().find(|of| of.boards.contains(&board))?;
    let is_of_teams = matches!(of.sides[0], Participant::Team(_));
    let place = of.boards.iter().zip(1..).find(|(other, _)| **other == board).map(|(_, place)| place)?;
    is_of_teams.then(|| Seat { of: of.clone(), board: place })
}

/// Returns true if the players of a team are spread over the other teams in a round, so that its games form no
/// matches.
pub fn have_no_matches(snapshot: &Snapshot, round: RoundNo) -> bool {
    facts_of(snapshot, round).is_some_and(|facts| facts.paired == Paired::Teams && !facts.scores_matches)
}

/// Returns true if a round consists of matches between teams.
pub fn meet(snapshot: &Snapshot, number: RoundNo, round: &Round) -> bool {
    let is_of_teams = |of: &Match| matches!(of.sides[0], Participant::Team(_));
    round.matches().first().is_some_and(is_of_teams) && !have_no_matches(snapshot, number)
}

/// Returns the first boards of the team matches, if the boards of each match are contiguous.
pub fn first_boards(snapshot: &Snapshot, number: RoundNo, round: &Round) -> Vec<BoardNo> {
    let listed = round.matches();
    let follow = |of: &Match| of.boards.windows(2).all(|pair| pair[1].0 == pair[0].0 + 1);
    match meet(snapshot, number, round) && listed.iter().all(follow) {
        true => listed.iter().filter_map(|of| of.boards.first().copied()).collect(),
        false => Vec::new(),
    }
}

/// Returns the column of the board number within its match.
pub fn seat_column(event: Event) -> Column {
    Column::new("match_board", event.texts.get("column-match-board"), ColumnKind::Number)
}

/// Returns the number of a board within its team match.
pub fn seat_cell(round: &Round, board: BoardNo) -> Cell {
    match_seat(round, board).map_or(Cell::Empty, |seat| Cell::Number(seat.board))
}

pub fn team_cell(event: Event, player: PlayerId) -> Cell {
    event.snapshot.team_of(player).map_or(Cell::Empty, |team| Cell::Words(name(event, team)))
}

/// Builds the matches of a round, each with its boards.
pub fn matches(event: Event<'_>, asked: Option<RoundNo>) -> Result<Sheet<'_>, Absent> {
    let (number, round) = published(event, asked)?;
    if !meet(event.snapshot, number, round) {
        return Err(Absent::OtherSystem);
    }
    let title = event.texts.with("sheet-matches", &[("round", number.into())]);
    let sections = match_sections(event, number);
    let by = Column::new("match", event.texts.get("column-match"), ColumnKind::Words);
    let sheet = of_version(event, number, Sheet::of_sections(title, sections));
    Ok(Sheet { form: SheetLayout::Kept, by: Some(by), notes: without_match(event, (number, round)), ..sheet })
}

/// Builds the matches of a paired round, each with its boards.
pub fn match_sections<'a>(event: Event<'a>, number: RoundNo) -> Vec<Section<'a>> {
    let Some(round) = event.snapshot.round(number) else { return Vec::new() };
    round.matches().iter().map(|of| match_section(event, round, of)).collect()
}

/// Builds a match with its boards, with the score in the heading.
pub fn match_section<'a>(event: Event<'a>, round: &Round, of: &Match) -> Section<'a> {
    Section {
        title: match_line(event, round, of),
        about: captains(event, of.sides).unwrap_or_default(),
        ..Section::of(boards(event, round, of))
    }
}

/// Lists the captains of the teams of a match; `None` if none is known.
pub fn captains(event: Event, sides: [Participant; 2]) -> Option<String> {
    let captain = |side: Participant| {
        let Participant::Team(id) = side else { return None };
        let captain = event.snapshot.team(id)?.captain.as_ref()?;
        let values =
            [("team", name(event, id).into()), ("captain", clean(captain.as_str()).into_owned().into())];
        Some(event.texts.with("sheet-captain", &values))
    };
    let known: Vec<String> = sides.into_iter().filter_map(captain).collect();
    (!known.is_empty()).then(|| known.join(" · "))
}

/// Builds the boards of a match with the first team on the left, including the colours of its players; results are
/// from its side.
fn boards<'a>(event: Event<'a>, round: &Round, of: &Match) -> Table<'a> {
    let texts = event.texts;
    let about = [About::Name, About::Rating];
    let mut heads = vec![columns::board(texts), seat_column(event)];
    for (side, key) in of.sides.into_iter().zip(["first", "second"]) {
        let name = Column::named(key, "name", self::side(event, side), ColumnKind::Name);
        heads.extend([
            name,
            Column::named(key, "rating", About::Rating.column(event).head, ColumnKind::Rating),
        ]);
        if key == "first" {
            heads.extend([columns::colour(texts), columns::result(texts)]);
        }
    }
    let row = |&number: &BoardNo| {
        let &Board { meeting, .. } = round.board(number)?;
        let turned = side_of(event, of, meeting.white) == Some(1);
        let (left, colour) =
            if turned { (meeting.black, Colour::Black) } else { (meeting.white, Colour::White) };
        let mut cells = vec![Cell::Number(number.0.into()), seat_cell(round, number)];
        cells.extend(columns::cells_to_fill(&about, event, left));
        let result = round.result(number).map(|result| if turned { result.turned() } else { result });
        cells.extend([Cell::Colour(colour), Cell::Result(result)]);
        let right = meeting.player(colour.other());
        cells.extend(columns::cells_to_fill(&about, event, right));
        Some(Row::new(cells).naming([left, right]))
    };
    Table::of_rows(heads, of.boards.iter().filter_map(row).collect())
}

/// Names the teams of a round's stage without a match in it, and why.
pub(super) fn without_match(event: Event, (number, round): (RoundNo, &Round)) -> Vec<String> {
    let teams = event.snapshot.teams().map(|(id, _)| id);
    let teams = teams.filter_map(|id| Some((id, why_without_match(event, (number, round), id)?)));
    teams.map(|(id, why)| format!("{}: {why}", name(event, id))).collect()
}

/// Returns the reason why a team has no match in a round; `None` if it has a match, does not belong to the
/// stage of the round, or had left the event.
pub(super) fn why_without_match(
    event: Event,
    (number, round): (RoundNo, &Round),
    id: TeamId,
) -> Option<String> {
    let why = match round.team_out(Participant::Team(id))? {
        Out::Through | Out::Idle => event.texts.get("teams-bye"),
        Out::Bye(_) => match team_absence(event.snapshot, Some(round), number, id)?.bye() {
            bye @ Bye::Requested(RequestedBye::HalfPoint | RequestedBye::FullPoint) => event.bye(bye),
            Bye::Requested(RequestedBye::ZeroPoint) => event.texts.get("teams-absent"),
            Bye::PairingAllocated => event.texts.get("teams-bye"),
        },
    };
    Some(why.into_owned())
}

/// Builds the sheet of every team: its players in board order and a column per round, `opponent:points`, Black marked
/// (team-formats §2).
///
/// # Errors
/// Returns [`Absent::NoTeams`] if no team is registered.
pub fn sheets(event: Event<'_>, _asked: Option<RoundNo>) -> Result<Sheet<'_>, Absent> {
    let sections: Vec<Section> = event.snapshot.teams().map(|(id, team)| section(event, id, team)).collect();
    if sections.is_empty() {
        return Err(Absent::NoTeams);
    }
    let sheet = Sheet::of_sections(event.texts.get("sheet-teams").into_owned(), sections);
    Ok(Sheet { form: SheetLayout::Kept, by: Some(team_column(event)), ..sheet })
}

pub fn section<'a>(event: Event<'a>, id: TeamId, team: &Team) -> Section<'a> {
    let standing = event.snapshot.current_round().and_then(|after| ranked(event, after));
    let mut notes = standing
        .iter()
        .flat_map(|made| team_workings::lines(event, id, made, |id| name(event, id)))
        .collect::<Vec<String>>();
    let table = match team.has_stand_ins() {
        true => standing.as_ref().map_or_else(
            || Table::of_rows(Vec::new(), Vec::new()),
            |made| matches_of(event, &made.table, id),
        ),
        false => {
            let table = standing.as_ref().map(|made| &made.table);
            let across = table.filter(|table| !table.scores_matches());
            let black = if across.is_some() { "teams-black-across" } else { "teams-black" };
            let is_played = event.snapshot.last_published().is_some();
            let black = is_played.then(|| event.texts.with(black, &[("sign", BLACK.to_string().into())]));
            let numbers = across.filter(|_| is_played).map(|table| numbers_of_teams(event, table));
            notes.splice(0..0, black.into_iter().chain(numbers));
            games_of(event, (id, team), across)
        }
    };
    if let Some(after) = event.snapshot.current_round() {
        notes.extend(adjusted(event, after, |of| of == id));
    }
    let about = standing.and_then(|made| about(event, id, &made)).unwrap_or_default();
    Section { title: name(event, id), about, notes, ..Section::of(table) }.about(team.members())
}

/// Builds the matches of a team that lists no players.
fn matches_of<'a>(event: Event<'a>, table: &TeamTable, id: TeamId) -> Table<'a> {
    let texts = event.texts;
    let heads = vec![
        columns::round(texts),
        Column::named("opponent", "number", About::Number.column(event).head, ColumnKind::Number),
        Column::named("opponent", "team", texts.get("column-opponent"), ColumnKind::Words),
        Column::new("score", texts.get("column-result"), ColumnKind::Result),
        Column::new("match_points", texts.tie_break_short("MP"), ColumnKind::Points),
    ];
    let row = |of: &TeamMatch| {
        let score = match of.kind {
            MatchKind::Running => Cell::Empty,
            _ => Cell::Words([of.points, of.against].map(|points| texts.points(points)).join(" - ")),
        };
        let number = Cell::number(of.opponent.map(|other| other.0));
        let against = Cell::Words(opponent(event, table, of));
        Row::new(vec![Cell::Number(of.round.0.into()), number, against, score, Cell::Points(of.match_points)])
    };
    let of_team = table.number(id).map_or(&[][..], |number| table.all_matches(number));
    Table::of_rows(heads, of_team.iter().map(row).collect())
}

/// Returns the opponent of a team in a match, or the reason why there is none.
fn opponent(event: Event, table: &TeamTable, of: &TeamMatch) -> String {
    match of.kind {
        MatchKind::Bye => event.texts.get("teams-bye").into_owned(),
        MatchKind::Absent => event.texts.get("teams-absent").into_owned(),
        _ => of.opponent.map_or_else(String::new, |other| name(event, table.team(other))),
    }
}

/// Builds the games of a team's players, round by round; with the table of teams whose players are spread over the
/// others, opponents are listed with the number of their team. The totals include adjustments by the arbiter.
fn games_of<'a>(event: Event<'a>, (id, team): (TeamId, &Team), across: Option<&TeamTable>) -> Table<'a> {
    let texts = event.texts;
    let last = event.snapshot.last_published().map_or(0, |last| last.0);
    let rounds: Vec<&Round> = (1..=last).filter_map(|round| event.snapshot.round(RoundNo(round))).collect();
    let shown = [About::Title, About::Name, About::Rating];
    let mut heads = vec![columns::board(texts)];
    heads.extend(columns::about(&shown, event));
    heads.extend((1..=last).map(|round| Column::in_turn(GAMES, round.to_string(), ColumnKind::Game)));
    heads.push(columns::points(texts));
    let mut totals: Vec<Points> = rounds.iter().map(|round| round.team_adjustment(id)[1]).collect();
    let mut rows: Vec<Row> = Vec::new();
    for player in team.members() {
        let mut cells = vec![Cell::Words(seat(event, team, player))];
        cells.extend(columns::cells(&shown, event, player));
        let mut sum = Points::ZERO;
        for (round, total) in rounds.iter().zip(&mut totals) {
            let (cell, points) = game(event, round, player, across);
            cells.push(cell);
            sum += points;
            *total += points;
        }
        cells.push(Cell::Points(sum));
        rows.push(Row::about(player, cells));
    }
    let mut foot = vec![Cell::Empty, Cell::Empty, Cell::Words(texts.tie_break("TP")), Cell::Empty];
    foot.extend(totals.iter().map(|&points| Cell::Points(points)));
    foot.push(Cell::Points(totals.iter().copied().sum()));
    rows.push(Row { stands_out: true, ..Row::new(foot) });
    Table::of_rows(heads, rows)
}

/// Describes the rank and points of a team.
fn about(event: Event, id: TeamId, made: &TeamStandings) -> Option<String> {
    let row = made.rows.iter().find(|row| row.team == id)?;
    let values = [
        ("place", row.place.map_or_else(|| "–".to_owned(), |place| place.to_string()).into()),
        ("team", made.table.team_points(row.number).into()),
        ("match", event.texts.points(made.table.match_points(row.number)).into()),
    ];
    let id = if made.table.scores_matches() { "teams-standing" } else { "teams-standing-points" };
    Some(event.texts.with(id, &values))
}

/// Returns the position of a player in the board order, `R1` for the first reserve.
pub(super) fn seat(event: Event, team: &Team, player: PlayerId) -> String {
    match team.players.iter().position(|&id| id == player) {
        Some(at) => (at + 1).to_string(),
        None => {
            let at = team.reserves.iter().position(|&id| id == player).map_or(0, |at| at + 1);
            format!("{}{at}", event.texts.get("teams-reserve-sign"))
        }
    }
}

fn game(event: Event, round: &Round, player: PlayerId, across: Option<&TeamTable>) -> (Cell, Points) {
    let found = round.games().find(|(_, board, _)| board.meeting.has(player));
    let Some((_, board, result)) = found else { return (Cell::Empty, Points::ZERO) };
    let colour = if board.meeting.white == player { Colour::White } else { Colour::Black };
    let opponent = board.meeting.player(colour.other());
    let of_team = || {
        let team = event.snapshot.team_of(opponent).and_then(|id| event.snapshot.team(id));
        team.map(|team| seat(event, team, opponent))
    };
    let opponent = match across {
        Some(table) => opponent_across(event, table, opponent),
        None => of_team(),
    };
    let opponent = opponent.unwrap_or_default();
    let points =
        result.map_or(Points::ZERO, |result| event.snapshot.settings().points.of_game(result, colour));
    let got = match result {
        None => String::new(),
        Some(result) if !result.is_played() => Mark::of_board(Some(result), colour).to_string(),
        Some(_) => event.texts.points(points),
    };
    let black = if colour == Colour::Black { BLACK.to_string() } else { String::new() };
    (Cell::Words(format!("{opponent}:{got}{black}")), points)
}

/// Returns the opponent in the column of a game on a team sheet: team number and board, `3/2`.
fn opponent_across(event: Event, table: &TeamTable, opponent: PlayerId) -> Option<String> {
    let id = event.snapshot.team_of(opponent)?;
    let team: &Team = event.snapshot.team(id)?;
    Some(format!("{}/{}", table.number(id)?, seat(event, team, opponent)))
}

/// Lists the numbers of the teams, for the columns of opponents: `1 Ankara · 2 Brno`.
fn numbers_of_teams(event: Event, table: &TeamTable) -> String {
    let team = |number| format!("{number} {}", name(event, table.team(number)));
    table.numbers().map(team).collect::<Vec<_>>().join(" · ")
}

/// Describes the matches of a team, one per line.
pub fn lines(event: Event, table: &TeamTable, id: TeamId) -> Vec<String> {
    let Some(number) = table.number(id) else { return Vec::new() };
    let line = |of: &TeamMatch| {
        let against = opponent(event, table, of);
        let values = [
            ("round", of.round.into()),
            ("opponent", against.into()),
            ("own", of.points.into()),
            ("other", of.against.into()),
            ("match", of.match_points.into()),
        ];
        let id = if table.scores_matches() { "teams-match" } else { "teams-match-games" };
        event.texts.with(id, &values)
    };
    table.all_matches(number).iter().map(line).collect()
}
