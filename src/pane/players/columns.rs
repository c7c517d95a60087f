//! The columns of the table, as many as there is room for.

use crate::context::Context;
use crate::pane::listed::shown;
use crate::report::columns::About;
use crate::report::sheet::{Kind, Table};
use crate::text;
use crate::widget::{Column, Width};

const NARROW: &[About] =
    &[About::Number, About::Title, About::Name, About::Rating, About::NationalRating, About::Federation];

/// Where little room is, licence numbers go before federations: the starting list has them (basic-swiss §2).
const NARROW_WITH_LICENCES: &[About] =
    &[About::Number, About::Title, About::Name, About::Rating, About::NationalRating, About::Licence];

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
pub(super) fn about(width: u16, cx: &Context) -> &'static [About] {
    match width {
        0..104 if highest_licence(cx).is_some() => NARROW_WITH_LICENCES,
        0..104 => NARROW,
        104..126 => WIDER,
        126.. => WIDEST,
    }
}

/// Returns the highest licence number of the event, when anybody has one.
fn highest_licence(cx: &Context) -> Option<u64> {
    cx.snapshot.players().filter_map(|(_, registration)| registration.player.licence).max()
}

/// Returns the columns with their widths; that of licence numbers is as wide as what stands in it.
pub(super) fn columns(table: &Table, cx: &Context) -> Vec<Column> {
    let licences = highest_licence(cx).map_or(0, |highest| text::width(&highest.to_string()));
    let licences = licences.max(text::width(&cx.texts.get("column-licence"))).min(11);
    let licences = u16::try_from(licences).unwrap_or(11);
    let width = |key: &str, kind: Kind| match (key, kind) {
        ("title", _) => Width::Exactly(5),
        ("licence", _) => Width::Exactly(licences),
        ("fide_id", _) => Width::Exactly(9),
        ("status", _) => Width::Exactly(22),
        (_, Kind::LongNumber) => Width::Exactly(11),
        (_, Kind::Name) => Width::Fill(20),
        (_, Kind::Words) => Width::Exactly(18),
        _ => Width::Exactly(4),
    };
    table.columns.iter().map(|column| shown(column, width(column.key.name(), column.kind))).collect()
}
