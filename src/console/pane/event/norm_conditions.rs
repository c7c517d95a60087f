//! List of the conditions for title norms, opened from the event pane.

use super::ask::name;
use crate::desk::{Context, Message};
use crate::dialog::ReadingDialog;
use crate::sheet::norm_conditions::{ToldCondition, told};
use crate::text::clean;
use hakem_engine::norm::Fulfilment;
use ratatui::text::Line;

pub(super) fn open(cx: &Context) -> Message {
    Message::open(ReadingDialog::fitted(name("norm-conditions", cx), lines))
}

/// Renders the conditions with a sign each, followed by the remedy.
fn lines(cx: &Context, _width: u16) -> Vec<Line<'static>> {
    let line = |condition: &ToldCondition| {
        let (sign, style) = match condition.fulfilment {
            Fulfilment::Met => ('✓', cx.theme.good),
            Fulfilment::NotMet => ('✗', cx.theme.error),
            Fulfilment::Unknown => ('?', cx.theme.warning),
            Fulfilment::Dispensable => ('·', cx.theme.plain),
        };
        let text = Line::styled(format!("{sign} {}", clean(&condition.text)), style);
        let cure = (!condition.cure.is_empty())
            .then(|| Line::styled(format!("    {}", clean(&condition.cure)), cx.theme.faint));
        std::iter::once(text).chain(cure)
    };
    told(cx.event).iter().flat_map(line).collect()
}
