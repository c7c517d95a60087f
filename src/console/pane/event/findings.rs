//! Lists of what an official report or title norms lack, opened from the event pane.

use super::ask::name;
use crate::desk::{Context, Message};
use crate::dialog::ReadingDialog;
use crate::sheet::norm_conditions::told;
use crate::sheet::rating_report::{Weight, points};
use crate::text::clean;
use hakem_engine::norm::Fulfilment;
use ratatui::style::Style;
use ratatui::text::Line;

pub(super) fn open_norm_conditions(cx: &Context) -> Message {
    Message::open(ReadingDialog::fitted(name("norm-conditions", cx), |cx, _| norm_conditions(cx)))
}

fn norm_conditions(cx: &Context) -> Vec<Line<'static>> {
    let lines = told(cx.event).into_iter().flat_map(|condition| {
        let look = match condition.fulfilment {
            Fulfilment::Met => ('✓', cx.theme.good),
            Fulfilment::NotMet => ('✗', cx.theme.error),
            Fulfilment::Unknown => ('?', cx.theme.warning),
            Fulfilment::Dispensable => ('·', cx.theme.plain),
        };
        finding(look, &condition.text, &condition.cure, cx)
    });
    lines.collect()
}

pub(super) fn open_rating_report(cx: &Context) -> Message {
    Message::open(ReadingDialog::fitted(name("rating-report", cx), |cx, _| rating_report(cx)))
}

/// Lists missing and questionable data of the rating report.
fn rating_report(cx: &Context) -> Vec<Line<'static>> {
    let found = points(cx.event);
    if found.is_empty() {
        return vec![Line::from(cx.texts.get("rating-nothing").into_owned())];
    }
    let lines = found.iter().flat_map(|point| {
        let look = match point.weight {
            Weight::Missing => ('✗', cx.theme.error),
            Weight::Questionable => ('!', cx.theme.warning),
        };
        finding(look, &point.text, &point.cure, cx)
    });
    lines.collect()
}

/// Renders a finding with its sign, followed by the remedy, if there is one.
fn finding((sign, style): (char, Style), text: &str, cure: &str, cx: &Context) -> Vec<Line<'static>> {
    let text = Line::styled(format!("{sign} {}", clean(text)), style);
    let cure = (!cure.is_empty()).then(|| Line::styled(format!("    {}", clean(cure)), cx.theme.faint));
    std::iter::once(text).chain(cure).collect()
}
