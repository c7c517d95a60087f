//! Everybody's rounds: opponent, colour and result.

use super::columns::{self, About};
use super::sheet::{Cell, Column, Kind, Row, Sheet, Table};
use super::standings::Lines;
use super::{Absent, after, incomplete};
use crate::event::Event;
use hakem_engine::standings::Standings;
use hakem_engine::tournament::RoundNo;
use std::rc::Rc;

/// The key of the columns of rounds.
pub const ROUNDS: &str = "rounds";

/// Makes the crosstable after a round, in the order of the standings.
///
/// # Errors
/// Says that nothing is published.
pub fn sheet(event: Event<'_>, asked: Option<RoundNo>) -> Result<Sheet<'_>, Absent> {
    let after = after(event, asked)?;
    let standings = event.standings(after);
    let title = event.texts.with("crosstable-after", &[("round", after.into())]);
    let table = table(event, after, &standings, Lines::all(&standings));
    let notes = incomplete(event, after).into_iter().collect();
    let sheet = Sheet::of(title, columns::with_used_ratings(event, table)).with_round(after);
    Ok(Sheet { notes, ..sheet })
}

/// Makes the table of everybody's rounds for some lines of the standings.
#[must_use]
pub fn table<'a>(event: Event<'a>, after: RoundNo, standings: &Rc<Standings>, lines: Lines) -> Table<'a> {
    let texts = event.texts;
    let (standings, made) = (Rc::clone(standings), event.crosstable(after));
    let mut heads = vec![columns::place(texts)];
    let names = [About::Number, About::Title, About::Name];
    let shown = [&names[..], &columns::RATINGS, &[About::Federation]].concat();
    heads.extend(columns::about(&shown, texts));
    let round = |round: usize| Column::in_turn(ROUNDS, round.to_string(), Kind::Game);
    heads.extend((1..=made.rounds).map(round));
    heads.push(columns::points(texts));
    let count = lines.lines().len();
    Table::new(heads, count, move |at| {
        let row = lines.lines().get(at).and_then(|&line| standings.rows.get(line));
        let Some(row) = row else { return Row::default() };
        let mut cells = vec![Cell::Place(row.place)];
        cells.extend(columns::cells(&shown, event, row.player));
        let own = made.row(row.number).map_or(&[][..], |row| &row.cells);
        cells
            .extend((0..made.rounds).map(|round| own.get(round).map_or(Cell::Empty, |&own| Cell::Game(own))));
        cells.push(Cell::Points(row.score));
        Row::about(row.player, cells)
    })
}
