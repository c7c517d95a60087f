//! Text for reading aloud that differs from the screen: boards as number, White, Black and result; tables with the
//! column heading before each cell.

use crate::desk::Context;
use crate::sheet::crosstable::ROUNDS;
use crate::sheet::data::{Key, Row, Table};
use hakem_engine::tournament::{BoardNo, GameResult};

/// Describes a board of the displayed round with its result.
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

/// Describes a board of a draft with the scores of both players.
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

pub(super) fn lines(table: &Table, cx: &Context) -> Vec<String> {
    table.rows().map(|row| line(table, &row, cx)).collect()
}

/// Formats a line of a table: each cell after its heading, empty cells omitted.
pub(super) fn line(table: &Table, row: &Row, cx: &Context) -> String {
    let told = table.columns.iter().zip(&row.cells).filter_map(|(column, cell)| {
        let words = cell.spoken(cx.texts);
        let is_bare = !column.head.chars().any(char::is_alphanumeric);
        match words.trim() {
            "" => None,
            words if is_bare => Some(words.to_owned()),
            words if column.key == Key::InTurn(ROUNDS) => {
                let values = [("round", column.head.as_str().into()), ("what", words.into())];
                Some(cx.texts.with("linear-game-of-round", &values))
            }
            words => Some(format!("{} {words}", column.head)),
        }
    });
    told.collect::<Vec<_>>().join(", ")
}
