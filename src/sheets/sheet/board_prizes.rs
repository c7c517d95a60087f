//! Best results on each board of the teams, the candidates for board prizes.

use super::columns::{self, About};
use super::data::{Cell, Column, ColumnKind, Row, Section, Sheet, Table};
use super::{Absent, after, incomplete, teams};
use crate::event::Event;
use hakem_engine::standings::{BoardResults, board_results};
use hakem_engine::tournament::RoundNo;

/// Builds the lists of the best results by board, reserves last, sorted by points and percentage.
pub fn sheet(event: Event<'_>, asked: Option<RoundNo>) -> Result<Sheet<'_>, Absent> {
    let after = after(event, asked)?;
    let boards = board_results(event.snapshot, after);
    if boards.is_empty() {
        return Err(Absent::NoResults(after));
    }
    let title = event.texts.with("sheet-board-prizes", &[("round", after.into())]);
    let sections = boards.iter().map(|board| section(event, board)).collect();
    let told = ["board-prizes-games", "board-prizes-minimum"].map(|id| event.texts.get(id).into_owned());
    let notes = incomplete(event, after).into_iter().chain(told).collect();
    let by = Column::new("team_board", event.texts.get("word-board"), ColumnKind::Words);
    Ok(Sheet { by: Some(by), notes, ..Sheet::of_sections(title, sections).with_round(after) })
}

fn section<'a>(event: Event<'a>, of: &BoardResults) -> Section<'a> {
    let texts = event.texts;
    let rating = columns::ratings(event).first().copied().unwrap_or(About::Rating);
    let shown = [About::Number, About::Title, About::Name, rating];
    let mut heads = vec![columns::place(texts)];
    heads.extend(columns::about(&shown, event));
    heads.push(teams::team_column(event));
    heads.push(columns::points(texts));
    heads.push(Column::new("games", texts.get("column-games"), ColumnKind::Number));
    heads.push(Column::new("percent", texts.get("column-percent"), ColumnKind::Figure));
    let rows = of.results.iter().map(|made| {
        let mut cells = vec![Cell::Place(Some(made.place))];
        cells.extend(columns::cells(&shown, event, made.player));
        cells.push(Cell::Words(teams::name(event, made.team)));
        cells.push(Cell::Points(made.points));
        cells.push(Cell::Number(made.games.into()));
        cells.push(Cell::decimal(made.per_mille().into(), 1));
        Row::about(made.player, cells)
    });
    let table = columns::with_used(event, Table::of_rows(heads, rows.collect()));
    let title = match of.board {
        Some(board) => texts.with("sheet-board", &[("board", board.into())]),
        None => texts.get("board-prizes-reserves").into_owned(),
    };
    Section { title, ..Section::of(table) }
}
