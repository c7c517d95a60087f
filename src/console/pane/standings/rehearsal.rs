//! View of the forecast of the remaining rounds, over the standings.

use crate::desk::{Context, Message};
use crate::dialog::ReadingDialog;
use crate::i18n::Texts;
use crate::publish::text;
use crate::sheet::rehearsal;
use crate::simulate::Rehearsal;
use crate::text::clean;
use hakem_engine::history::StepId;
use ratatui::text::Line;
use std::rc::Rc;

/// Minimum terminal columns in which its tables keep their figures.
const TABLES: u16 = 64;

/// Request for a forecast of the remaining rounds; the result opens unless the arbiter has moved on.
pub struct Rehearse;

/// A forecast of the remaining rounds.
#[derive(Debug)]
pub struct Rehearsed {
    pub rehearsal: Rehearsal,
    /// Step of the event at which the simulation started.
    pub step: StepId,
}

pub fn read_rehearsal(rehearsed: Rc<Rehearsed>, texts: &Texts) -> Message {
    let title = texts.heading("standings-rehearse");
    let lines = move |cx: &Context, width: u16| lines(cx, &rehearsed, width.into());
    Message::open(ReadingDialog::fitted(title, lines).needing(TABLES))
}

fn lines(cx: &Context, rehearsed: &Rehearsed, width: usize) -> Vec<Line<'static>> {
    let sheet = rehearsal::sheet(cx.event, &rehearsed.rehearsal);
    let plain = |words: &str| Line::styled(clean(words).into_owned(), cx.theme.plain);
    let mut lines = vec![plain(&sheet.title)];
    if rehearsed.step != cx.step {
        lines.push(Line::styled(cx.texts.get("rehearsal-stale").into_owned(), cx.theme.warning));
    }
    for section in &sheet.sections {
        lines.push(Line::default());
        if !section.title.is_empty() {
            lines.push(Line::styled(clean(&section.title).into_owned(), cx.theme.head));
        }
        lines.extend(text::table(&section.table, cx.texts, width).into_iter().map(|line| {
            Line::styled(line.text, if line.stands_out { cx.theme.strong } else { cx.theme.plain })
        }));
    }
    lines.push(Line::default());
    lines.extend(sheet.notes.iter().map(|note| Line::styled(clean(note).into_owned(), cx.theme.faint)));
    lines
}
