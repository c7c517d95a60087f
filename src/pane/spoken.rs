//! Boards as they are read aloud: the number, then White, Black, and what came of it.

use crate::desk::context::Context;
use hakem_engine::tournament::{BoardNo, GameResult};

/// Says a board of the round on show with its result.
pub(super) fn with_result(board: BoardNo, cx: &Context) -> Option<String> {
    let round = cx.snapshot.round(cx.round)?;
    let meeting = round.board(board)?.meeting;
    let stands = result(round.result(board), cx);
    let result = match round.conflict(board) {
        Some(found) => {
            let values = [("result", stands.into()), ("found", result(Some(found), cx).into())];
            cx.texts.with("linear-conflict", &values)
        }
        None => stands,
    };
    let values = [
        ("board", board.into()),
        ("white", cx.name(meeting.white).into()),
        ("black", cx.name(meeting.black).into()),
        ("result", result.into()),
    ];
    Some(cx.texts.with("linear-board", &values))
}

/// Says a board of a draft with the points of both.
pub(super) fn with_points(board: BoardNo, cx: &Context) -> Option<String> {
    let meeting = cx.snapshot.round(cx.round)?.board(board)?.meeting;
    let values = [
        ("board", board.into()),
        ("white", cx.name(meeting.white).into()),
        ("points", cx.points_text(meeting.white, cx.round).into()),
        ("black", cx.name(meeting.black).into()),
        ("others", cx.points_text(meeting.black, cx.round).into()),
    ];
    Some(cx.texts.with("linear-pair", &values))
}

fn result(result: Option<GameResult>, cx: &Context) -> String {
    let words = result.map_or_else(|| cx.texts.get("linear-no-result"), |result| cx.texts.result(result));
    words.into_owned()
}
