//! The line at the cursor as read aloud: the board, the meaning of its marks, and marked players.

use super::PairingsPane;
use super::draw::{NORM, marks, shown_concerns, signs};
use super::sheet::{BoardLine, Sheet};
use crate::desk::Context;
use crate::pane::spoken;
use hakem_engine::tournament::Stage;

/// Returns the text of the board at the cursor; `None` for players without a board, who are read from the table.
pub(super) fn line(pane: &PairingsPane, sheet: &Sheet, cx: &Context) -> Option<String> {
    let round = cx.snapshot.round(cx.round)?;
    let Some(&BoardLine::Board(board)) = sheet.entries.get(pane.cursor) else { return None };
    let found = round.board(board)?;
    let mut said = vec![match round.stage() {
        Stage::Draft => spoken::with_points(board, cx)?,
        Stage::Published => spoken::with_result(board, cx)?,
    }];
    let looks = sheet.reviewed(board).map(shown_concerns).unwrap_or_default();
    let norm = if sheet.decides_norm(BoardLine::Board(board), cx) { NORM } else { "" };
    let shown = format!("{}{norm}", marks(cx, &looks));
    let has_float = |sign: &str| sign == "↓↑" && shown.contains("↑↓");
    let meant =
        signs(cx, None).into_iter().filter(|sign| shown.contains(&sign.sign) || has_float(&sign.sign));
    said.extend(meant.map(|sign| cx.texts.get(sign.words).into_owned()));
    let marked = [found.meeting.white, found.meeting.black].into_iter().filter(|id| pane.marked.contains(id));
    said.extend(marked.map(|id| cx.texts.with("linear-marked", &[("player", cx.name(id).into())])));
    Some(said.join(", "))
}
