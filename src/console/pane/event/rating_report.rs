//! List of the gaps in the rating report, opened from the event pane.

use super::ask::name;
use crate::desk::{Context, Message};
use crate::dialog::ReadingDialog;
use crate::sheet::rating_report::{Point, Weight, points};
use crate::text;
use ratatui::text::{Line, Span};

pub(super) fn open(cx: &Context) -> Message {
    Message::open(ReadingDialog::fitted(name("rating-report", cx), lines))
}

/// Lists missing and questionable data of the rating report.
fn lines(cx: &Context, _width: u16) -> Vec<Line<'static>> {
    let found = points(cx.event);
    if found.is_empty() {
        return vec![Line::from(cx.texts.get("rating-nothing").into_owned())];
    }
    let told = |point: &Point| {
        let (sign, style) = match point.weight {
            Weight::Missing => ('✗', cx.theme.error),
            Weight::Questionable => ('!', cx.theme.warning),
        };
        let text = Line::from(Span::styled(format!("{sign} {}", text::clean(&point.text)), style));
        let cure = (!point.cure.is_empty())
            .then(|| Line::from(Span::styled(format!("    {}", text::clean(&point.cure)), cx.theme.faint)));
        std::iter::once(text).chain(cure)
    };
    found.iter().flat_map(told).collect()
}
