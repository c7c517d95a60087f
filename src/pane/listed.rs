//! Tables of reports as the tables of a pane.

use crate::i18n::Texts;
use crate::report::sheet::{Column, Kind, Row, Table};
use crate::widget::{self, Width};

/// Returns a column of a report as a column of a pane.
pub(super) fn shown(column: &Column, width: Width) -> widget::Column {
    widget::Column { head: column.head.clone(), width, align: column.kind.align() }
}

/// Returns the columns of a table with the widths that their kinds have in every pane; names have the least width of
/// `names` and take what is left.
pub(super) fn columns(table: &Table, names: u16) -> Vec<widget::Column> {
    let width = |kind| match kind {
        Kind::Place | Kind::Figure | Kind::Game | Kind::Result => Width::Exactly(7),
        Kind::Number | Kind::Rating | Kind::Colour => Width::Exactly(4),
        Kind::LongNumber => Width::Exactly(11),
        Kind::Name => Width::Fill(names),
        Kind::Code => Width::Exactly(3),
        Kind::Points => Width::Exactly(5),
        Kind::Amount => Width::Exactly(20),
        Kind::Words => Width::Exactly(18),
    };
    table.columns.iter().map(|column| shown(column, width(column.kind))).collect()
}

/// Returns the cells of a row as a pane shows them.
pub(super) fn shown_cells(row: &Row, texts: &Texts) -> Vec<String> {
    row.cells.iter().map(|cell| cell.shown(texts)).collect()
}
