//! The columns of the table, as many as there is room for.

use crate::pane::listed::shown;
use crate::report::columns::About;
use crate::report::sheet::{Kind, Table};
use crate::widget::{Column, Width};

const NARROW: &[About] =
    &[About::Number, About::Title, About::Name, About::Rating, About::NationalRating, About::Federation];

const WIDER: &[About] = &[
    About::Number,
    About::Title,
    About::Name,
    About::Rating,
    About::NationalRating,
    About::Federation,
    About::Licence,
    About::FideId,
];

const WIDEST: &[About] = &[
    About::Number,
    About::Title,
    About::Name,
    About::Rating,
    About::NationalRating,
    About::Federation,
    About::Licence,
    About::FideId,
    About::Club,
];

/// Returns what a table of this width says of each player, before what is arranged with them.
pub(super) fn about(width: u16) -> &'static [About] {
    match width {
        0..104 => NARROW,
        104..126 => WIDER,
        126.. => WIDEST,
    }
}

/// Returns the columns with their widths.
pub(super) fn columns(table: &Table) -> Vec<Column> {
    let width = |key: &str, kind: Kind| match (key, kind) {
        ("title", _) => Width::Exactly(5),
        ("fide_id", _) => Width::Exactly(9),
        ("status", _) => Width::Exactly(22),
        (_, Kind::LongNumber) => Width::Exactly(11),
        (_, Kind::Name) => Width::Fill(20),
        (_, Kind::Words) => Width::Exactly(18),
        _ => Width::Exactly(4),
    };
    table.columns.iter().map(|column| shown(column, width(column.key.name(), column.kind))).collect()
}
