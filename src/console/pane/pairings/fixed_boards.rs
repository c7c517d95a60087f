//! Fixed boards, around which the rules pair the rest: toggling them, restoring the board order, and their cost.

use super::edit;
use super::sheet::{BoardLine, Sheet};
use crate::desk::{Context, Message, Notice};
use crate::dialog::ReadingDialog;
use crate::sheet::reasons;
use crate::text;
use hakem_engine::command::{Command, SeatingEdit};
use hakem_engine::console::Deviation;
use hakem_engine::pairing::ProposeError;
use hakem_engine::tournament::Ruling;
use ratatui::text::Line;

/// Fixes or releases the board at the cursor.
pub(super) fn toggle(cx: &Context, entry: BoardLine) -> Message {
    let BoardLine::Board(board) = entry else { return Message::Nothing };
    let is_fixed =
        cx.snapshot.round(cx.round).and_then(|draft| draft.board(board)).is_some_and(|found| found.fixed);
    Message::Do(Command::EditDraft { round: cx.round, edit: SeatingEdit::Fix { board, fixed: !is_fixed } })
}

/// Returns true if the boards of a draft are in the order of the system.
pub(super) fn is_arranged(cx: &Context, sheet: &Sheet) -> bool {
    let draft = cx.snapshot.round(cx.round);
    draft.is_none_or(|draft| sheet.review.order(cx.snapshot, draft).is_sorted())
}

/// Renumbers the boards of a draft in the order of the system.
pub(super) fn arrange(cx: &Context, sheet: &Sheet) -> Message {
    let Some(draft) = cx.snapshot.round(cx.round) else { return Message::Nothing };
    let order = sheet.review.order(cx.snapshot, draft);
    Message::Do(Command::EditDraft { round: cx.round, edit: SeatingEdit::Arrange { order } })
}

/// Shows the cost of the fixed boards of the displayed round, compared with the pairing by the rules alone.
pub fn cost(cx: &Context, found: Result<Deviation, ProposeError>) -> Message {
    let ruling = cx.snapshot.round(cx.round).and_then(|draft| draft.ruling());
    let fixed = ruling.into_iter().flat_map(|ruling: &Ruling| &ruling.fixed);
    let mut lines = vec![cx.texts.get("pairings-fixed-are").into_owned()];
    lines.extend(fixed.map(|&meeting| format!("  {}", edit::said_meeting(cx, meeting))));
    match found {
        Ok(found) if found.differences.is_identical() => {
            return Message::Tell(Notice::done(cx.texts.get("pairings-fixed-free")));
        }
        Ok(found) => lines.extend(reasons::cost(cx.event, &found)),
        Err(error) => {
            lines.push(cx.texts.get("pairings-fixed-alone").into_owned());
            lines.push(format!("  {}", reasons::refused(cx.event, cx.round, &error)));
        }
    }
    let title = cx.texts.with("pairings-fixed-title", &[("round", cx.round.into())]);
    let lines = lines.into_iter().map(|line| Line::raw(text::clean(&line).into_owned())).collect();
    Message::open(ReadingDialog::new(title, lines))
}
