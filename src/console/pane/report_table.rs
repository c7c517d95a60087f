//! Conversion of report tables to pane tables.

use super::measure;
use crate::desk::Context;
use crate::i18n::Texts;
use crate::sheet::columns::About;
use crate::sheet::crosstable::OPPONENTS;
use crate::sheet::data::{Column, ColumnKind, Row, Table};
use crate::sheet::{RatingColumn, players, teams};
use crate::text::Align;
use crate::widget::{self, Width};
use hakem_engine::tiebreak::teams::team_left;

/// Terminal columns of text of ordinary length.
const WORDS: u16 = 26;

/// Terminal columns of a team name of ordinary length; many contain a town and a club.
const TEAM: u16 = 36;

/// Converts a report column to a pane column.
pub(super) fn shown(column: &Column, width: Width) -> widget::Column {
    // Right alignment keeps the colours and marks of games below each other.
    let align = if column.kind == ColumnKind::Game { Align::Right } else { column.kind.align() };
    widget::Column::new(column.head.clone(), width, align)
}

pub(super) fn columns(table: &Table, cx: &Context) -> Vec<widget::Column> {
    let of = |(at, column)| shown(column, width(table, at, column, cx));
    table.columns.iter().enumerate().map(of).collect()
}

/// Returns the width of a column; player-dependent columns are as wide as their longest value.
fn width(table: &Table, at: usize, column: &Column, cx: &Context) -> Width {
    let known = || cx.snapshot.players();
    let words = |about| measure::words(widest(cx, about), WORDS);
    match (column.key.name(), column.kind) {
        ("status", _) => {
            let told =
                known().map(|(id, player)| players::arranged(cx.event, id, player, cx.round).join("; "));
            measure::words(cx.longest("status", told), WORDS)
        }
        ("team", _) => {
            let names = cx.snapshot.teams().map(|(id, _)| teams::name(cx.event, id));
            let width = measure::words(cx.longest("team", names), TEAM);
            if cx.snapshot.teams().any(|(id, _)| team_left(cx.snapshot, id).is_some()) {
                width.with_mark(2)
            } else {
                width
            }
        }
        ("club", _) => words(About::Club),
        ("licence", _) => words(About::Licence),
        ("fide_id", _) => words(About::FideId),
        (OPPONENTS, _) => measure::cells(table, at, cx),
        // An arrow and as many digits as ranks have.
        ("moved", _) => Width::Exactly(measure::number_width(cx) + 1),
        (_, ColumnKind::Game) => measure::game(cx),
        // Two ranks with a hyphen between them.
        (_, ColumnKind::Place) => Width::Exactly(2 * measure::number_width(cx) + 1),
        (_, ColumnKind::Result) => Width::Exactly(7),
        (_, ColumnKind::Figure) => Width::Natural { least: 3, most: 7 },
        (_, ColumnKind::Rating) if RatingColumn::any_estimated(cx.event) => Width::Exactly(5),
        (_, ColumnKind::Rating | ColumnKind::Colour) => Width::Exactly(4),
        (_, ColumnKind::Number) => measure::number(cx),
        (_, ColumnKind::LongNumber) => Width::Exactly(11),
        // Rankings and required lists mark who has left.
        (_, ColumnKind::Name)
            if table.columns.iter().any(|column| ["place", "points"].contains(&column.key.name())) =>
        {
            measure::departed_name(cx)
        }
        (_, ColumnKind::Name) => measure::name(cx),
        (_, ColumnKind::Code) => Width::Exactly(3),
        (_, ColumnKind::Points) => Width::Exactly(4),
        (_, ColumnKind::Amount) => Width::Exactly(16),
        (_, ColumnKind::Words | ColumnKind::Signature) => Width::Exactly(18),
    }
}

/// Returns the width of the longest value of a column over all players; 0 if all are empty.
pub(super) fn widest(cx: &Context, about: About) -> usize {
    let told = cx.snapshot.players().map(|(id, _)| about.cell(cx.event, id).shown(cx.texts));
    cx.longest(about.name(), told)
}

pub(super) fn shown_cells(row: &Row, texts: &Texts) -> Vec<String> {
    row.cells.iter().map(|cell| cell.shown(texts)).collect()
}
