//! The ranking of a Keizer season: totals, what a win and a draw are worth in the next round, games, byes and absences.

use super::columns::{self, About};
use super::data::{Cell, Column, ColumnKind, Row, Sheet, Table};
use super::{Absent, after};
use crate::event::Event;
use hakem_engine::pairing::facts_of;
use hakem_engine::tiebreak::{self, PlayerRound, Ratio, RoundKind, TieBreakValue, ValueFormat};
use hakem_engine::tournament::{Colour, PairingNumber, RoundNo};

/// Columns of counts, with their texts.
const COUNTS: [(&str, &str); 8] = [
    ("games", "column-games"),
    ("won", "keizer-column-won"),
    ("drawn", "keizer-column-drawn"),
    ("lost", "keizer-column-lost"),
    ("byes", "keizer-column-byes"),
    ("club", "keizer-column-club"),
    ("notice", "keizer-column-notice"),
    ("absent", "keizer-column-absent"),
];

/// Builds the ranking after a round.
pub fn sheet(event: Event<'_>, asked: Option<RoundNo>) -> Result<Sheet<'_>, Absent> {
    let after = after(event, asked)?;
    let table = tiebreak::ResultTable::new(event.snapshot, after);
    let ledger = table.ledger().ok_or(Absent::OtherSystem)?;
    let texts = event.texts;
    let mut heads = vec![columns::place(texts)];
    heads.extend(columns::about(&SHOWN, event));
    heads.push(Column::new("total", texts.tie_break_short("KZ"), ColumnKind::Figure));
    heads.push(Column::new("win", texts.get("keizer-column-win"), ColumnKind::Figure));
    heads.push(Column::new("draw", texts.get("keizer-column-draw"), ColumnKind::Figure));
    heads.push(columns::points(texts));
    heads.extend(COUNTS.map(|(key, head)| Column::new(key, texts.get(head), ColumnKind::Number)));
    heads.push(Column::new("balance", texts.get("keizer-column-balance"), ColumnKind::Figure));
    let numbers = ledger.order.iter().map(|seat| PairingNumber(seat.0 + 1));
    let rows = numbers.zip(1..).map(|(number, place)| row(event, &table, number, place));
    let sheet = Sheet::of(
        texts.with("sheet-keizer", &[("round", after.into())]),
        Table::of_rows(heads, rows.collect()),
    );
    let notes = cycle(event, after).into_iter().collect();
    Ok(Sheet { notes, ..sheet.with_round(after) })
}

/// States how many lists repeat in turn, if the list does not become stable (KZ-8).
pub(super) fn cycle(event: Event, after: RoundNo) -> Option<String> {
    let by_values = facts_of(event.snapshot, RoundNo(1)).is_some_and(|facts| facts.by_values);
    let table = by_values.then(|| tiebreak::ResultTable::new(event.snapshot, after))?;
    let steps = table.ledger()?.cycle?;
    Some(event.texts.with("sheet-keizer-cycle", &[("steps", steps.into())]))
}

const SHOWN: [About; 2] = [About::Number, About::Name];

fn row(event: Event, table: &tiebreak::ResultTable, number: PairingNumber, place: usize) -> Row {
    let player = table.player(number);
    let parts = table.ledger().map_or(1, |ledger| ledger.parts);
    let record = table.record(number);
    let count = |is: &dyn Fn(&PlayerRound) -> bool| {
        Cell::number(u64::try_from(record.iter().filter(|round| is(round)).count()).ok())
    };
    let of_kind = |kind: RoundKind| count(&|round| round.kind == kind);
    let number_cell = |format, ratio| Cell::value(format, TieBreakValue::Number(ratio));
    let mut cells = vec![Cell::number(u64::try_from(place).ok())];
    cells.extend(columns::cells(&SHOWN, event, player));
    if let Some(account) = table.account(number) {
        cells.push(number_cell(ValueFormat::OneDecimal, Ratio::new(account.total, parts)));
        cells.push(number_cell(ValueFormat::Whole, Ratio::whole(account.value)));
        cells.push(number_cell(ValueFormat::Points, Ratio::new(account.value, 2)));
    }
    cells.push(Cell::Points(table.score(number)));
    let is_loss = |round: &PlayerRound| round.is_game() && !table.is_won(round) && !table.is_drawn(round);
    cells.push(count(&|round| round.kind.is_played()));
    cells.push(count(&|round| table.is_won(round)));
    cells.push(count(&|round| table.is_drawn(round)));
    cells.push(count(&is_loss));
    cells.push(of_kind(RoundKind::PairingAllocatedBye));
    cells.push(of_kind(RoundKind::FullPointBye));
    cells.push(of_kind(RoundKind::HalfPointBye));
    cells.push(of_kind(RoundKind::ZeroPointBye));
    let played = record.iter().filter(|round| round.kind.is_played());
    let balance = played.map(|round| if round.colour == Colour::White { 1 } else { -1 }).sum();
    cells.push(number_cell(ValueFormat::Whole, Ratio::whole(balance)));
    Row::about(player, cells)
}
