//! The crosstable: opponent, colour and result of every round, or one cell per opponent in a round robin.

use super::columns::{self, About};
use super::data::{Cell, Column, ColumnKind, Row, Section, Sheet, Table};
use super::standings::{self, StandingsLines};
use super::{Absent, Counted, after, groups, teams};
use crate::event::Event;
use hakem_engine::format::{Course, Paired};
use hakem_engine::pairing::facts;
use hakem_engine::standings::{self as ranked, CrossRow, Crosstable};
use hakem_engine::tournament::{Category, GameResult, PairingNumber, RoundNo};

/// Key of the columns of rounds.
pub const ROUNDS: &str = "rounds";

/// Key of the columns of opponents.
pub const OPPONENTS: &str = "opponents";

/// Cell of a player against themselves (round-robin §7).
const OWN: &str = "x";

/// Builds the crosstable after a round, in the order of the standings, or by number for a Berger table; stages and
/// groups follow each other.
pub fn sheet(event: Event<'_>, asked: Option<RoundNo>) -> Result<Sheet<'_>, Absent> {
    let after = after(event, asked)?;
    match teams::crosstable_sheet(event, after) {
        Some(sheet) => Ok(sheet),
        None => Ok(of_players(event, after, |at| all(event, after, at))),
    }
}

/// Builds the crosstable of an individual event after a round by pairing number, in which a player is found without
/// knowing the rank.
pub fn by_number(event: Event<'_>, asked: Option<RoundNo>) -> Result<Sheet<'_>, Absent> {
    let after = after(event, asked)?;
    let lines = |at: usize| {
        let made = event.standings_of(after, Some(at));
        StandingsLines::of(event, &made, &Category::default(), true)
    };
    Ok(of_players(event, after, lines))
}

/// Builds the crosstable of a round robin after a round by rank, opponents in the same order.
pub fn by_place(event: Event<'_>, asked: Option<RoundNo>) -> Result<Sheet<'_>, Absent> {
    let after = after(event, asked)?;
    Ok(of_tables(event, after, |at| {
        let lines = StandingsLines::all(&event.standings_of(after, Some(at))).unmarked();
        ordered(event, after, at, (lines, true))
    }))
}

/// Builds the crosstable of every stage and group with these lines.
fn of_players<'a>(event: Event<'a>, after: RoundNo, lines: impl Fn(usize) -> StandingsLines) -> Sheet<'a> {
    of_tables(event, after, |at| table(event, after, at, lines(at)))
}

/// Builds a sheet of the table of every stage and group.
fn of_tables<'a>(event: Event<'a>, after: RoundNo, table: impl Fn(usize) -> Table<'a>) -> Sheet<'a> {
    let title = Counted::Crosstable.heading(event, after);
    let section = |at: usize| {
        let table = standings::marked(event, after, table(at));
        let title = standings::scope_name(event, after, at);
        let notes = notes(event, after, at);
        Section { title, notes, ..Section::of(columns::with_used(event, table)) }
    };
    let sections = (0..event.scopes(after).len()).map(section).collect();
    groups::sheet(event, title, sections).with_round(after)
}

/// Lists the players who have left, and explains the sign of unrated games if there are any.
pub fn notes(event: Event, after: RoundNo, at: usize) -> Vec<String> {
    let standings = event.standings_of(after, Some(at));
    let unrated = event.texts.get("crosstable-unrated");
    let unrated = has_unrated(event, after, at).then(|| unrated.into_owned());
    standings::departed(event, &standings, after).into_iter().chain(unrated).collect()
}

/// Returns true if one of [`Event::scopes`] has games that are played and not rated.
pub fn has_unrated(event: Event, after: RoundNo, at: usize) -> bool {
    let scopes = event.scopes(after);
    let Some(scope) = scopes.get(at) else { return false };
    let rounds = (scope.first.0..=after.min(scope.last).0).map(RoundNo);
    let is_unrated = |result: Option<GameResult>| matches!(result, Some(GameResult::Unrated(_)));
    rounds.filter_map(|round| event.snapshot.round(round)).any(|round| {
        round
            .games()
            .any(|(_, board, result)| is_unrated(result) && scope.players.contains(&board.meeting.white))
    })
}

pub fn all(event: Event, after: RoundNo, at: usize) -> StandingsLines {
    let made = event.standings_of(after, Some(at));
    StandingsLines::of(event, &made, &Category::default(), everybody_meets(event, after, at))
}

/// Returns true if one of [`Event::scopes`] is a round robin of players.
pub fn everybody_meets(event: Event, after: RoundNo, at: usize) -> bool {
    let scopes = event.scopes(after);
    let facts = scopes.get(at).and_then(|scope| facts(scope.system.as_str()));
    facts.is_some_and(|facts| facts.course == Course::Table && facts.paired == Paired::Players)
}

/// Builds the table of all games in one of [`Event::scopes`], with scores and tie-breaks, for some lines of its
/// standings.
pub fn table<'a>(event: Event<'a>, after: RoundNo, at: usize, lines: StandingsLines) -> Table<'a> {
    ordered(event, after, at, (lines, false))
}

/// Builds the table with the opponents of a round robin in the order of the lines if `is_by_line`, else by number.
fn ordered<'a>(
    event: Event<'a>,
    after: RoundNo,
    at: usize,
    (lines, is_by_line): (StandingsLines, bool),
) -> Table<'a> {
    let texts = event.texts;
    let standings = event.standings_of(after, Some(at));
    let made = event.crosstable(after, at).unwrap_or_default();
    let by_opponent = everybody_meets(event, after, at);
    let first = event.scopes(after).get(at).map_or(RoundNo(1), |scope| scope.first);
    let mut heads = vec![columns::place(texts)];
    let names = [About::Title, About::Name];
    let shown = [&names[..], &columns::RATINGS, &[About::Federation]].concat();
    heads.push(About::Number.column(event));
    heads.extend(columns::about(&shown, event));
    let opponents = match (by_opponent, is_by_line) {
        (false, _) => Vec::new(),
        (true, false) => opponents_by_number(event, &made),
        (true, true) => {
            let rows = lines.lines().iter().filter_map(|&line| standings.rows.get(line));
            (1..).map(PairingNumber).zip(rows.map(|row| row.number)).collect()
        }
    };
    heads.extend(
        opponents.iter().map(|(number, _)| Column::in_turn(OPPONENTS, number.to_string(), ColumnKind::Code)),
    );
    let rounds = if by_opponent { 0 } else { made.rounds };
    heads.extend((1..=rounds).map(|round| Column::in_turn(ROUNDS, round.to_string(), ColumnKind::Game)));
    heads.push(columns::points(texts));
    let games_left = by_opponent && standings::differ_in_games(&standings);
    heads.extend(games_left.then(|| standings::to_play(texts)));
    // Tie-breaks that the rules exclude are omitted.
    let columns = standings.columns.iter().enumerate().filter(|(_, column)| column.refused.is_none());
    let counted: Vec<usize> = columns.map(|(at, _)| at).collect();
    let codes = counted.iter().filter_map(|&at| standings.columns.get(at));
    heads.extend(codes.map(|column| standings::tie_break(texts, column.id.as_str())));
    let count = lines.lines().len();
    let formats = standings::formats(&standings);
    Table::new(heads, count, move |at| {
        let found = lines.lines().get(at).and_then(|&line| Some((line, standings.rows.get(line)?)));
        let Some((line, row)) = found else { return Row::default() };
        let mut cells = vec![Cell::Place(row.place), About::Number.cell(event, row.player)];
        cells.extend(columns::cells(&shown, event, row.player));
        let own = made.row(row.number);
        let is_unrated = |at: usize| event.is_unrated(row.player, round_of(first, at));
        cells.extend(opponents.iter().map(|&(_, within)| against(own, (row.number, within), is_unrated)));
        let game = |at: usize, game: &ranked::CrosstableCell| Cell::Game {
            game: event.numbered(&made, *game),
            is_unrated: is_unrated(at),
        };
        cells.extend((0..rounds).map(|round| {
            own.and_then(|own| own.cells.get(round)).map_or(Cell::Empty, |cell| game(round, cell))
        }));
        // Players struck out have a score too, as in the standings; only their rank is empty.
        cells.push(Cell::Points(row.score));
        cells.extend(games_left.then(|| row.to_play.map_or(Cell::Empty, |count| Cell::Number(count.into()))));
        // Signs of decisive values belong to the standings.
        cells.extend(
            counted
                .iter()
                .map(|&column| standings::value(&standings, &formats, (line, column), (false, false))),
        );
        Row::about(row.player, cells)
    })
}

/// Returns the numbers of jointly ranked players in order: the heading, which is the number in the event, and the number
/// in the ranking.
fn opponents_by_number(event: Event, made: &Crosstable) -> Vec<(PairingNumber, PairingNumber)> {
    let number = |row: &CrossRow| (event.number(row.player).unwrap_or(row.number), row.number);
    let mut numbers: Vec<_> = made.rows.iter().map(number).collect();
    numbers.sort_unstable();
    numbers
}

/// Returns the round of a cell, counted from 0 within a scope that begins with `first`.
fn round_of(first: RoundNo, at: usize) -> RoundNo {
    RoundNo(u8::try_from(at).map_or(u8::MAX, |at| first.0.saturating_add(at)))
}

/// Returns the results of a player against an opponent, first cycle first.
fn against(
    own: Option<&CrossRow>,
    (number, opponent): (PairingNumber, PairingNumber),
    is_unrated: impl Fn(usize) -> bool,
) -> Cell {
    if opponent == number {
        return Cell::Words(OWN.to_owned());
    }
    let games = own.into_iter().flat_map(|own| own.cells.iter().enumerate());
    let games = games.filter(|(_, game)| game.opponent == Some(opponent));
    let marks: Vec<String> =
        games.map(|(at, game)| format!("{}{}", game.mark, if is_unrated(at) { "*" } else { "" })).collect();
    Cell::Words(marks.join(" "))
}
