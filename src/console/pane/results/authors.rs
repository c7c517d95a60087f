//! Authors of the results of a board, if several arbiters work on the event or players reported them.

use crate::desk::Context;
use crate::text;
use hakem_engine::command::Command;
use hakem_engine::history::Entry;
use hakem_engine::tournament::{BoardNo, GameResult, RoundNo};

/// Describes the result of a board with the name of its author, and a conflicting one; empty if a single arbiter works
/// on the event.
pub(super) fn said(round: RoundNo, board: BoardNo, cx: &Context) -> Vec<String> {
    let Some(paired) = cx.snapshot.round(round) else { return Vec::new() };
    let told = |result: GameResult| {
        let named = cx.history.log().iter().rev().find_map(|line| match &line.entry {
            Entry::Did(command) if !line.lacks_effect() && says(command) == Some((round, board, result)) => {
                line.by.as_deref()
            }
            _ => None,
        });
        let values = |name: &str| {
            let name = cx.texts.author(name, cx.zone);
            [("result", cx.marks(Some(result)).into()), ("name", text::clean(&name).into_owned().into())]
        };
        named.map(|name| cx.texts.with("results-said-by", &values(name)))
    };
    paired.result(board).into_iter().chain(paired.conflict(board)).filter_map(told).collect()
}

fn says(command: &Command) -> Option<(RoundNo, BoardNo, GameResult)> {
    match *command {
        Command::EnterResult { round, board, result }
        | Command::NoteConflict { round, board, found: result }
        | Command::CorrectResult { round, board, result: Some(result), .. } => Some((round, board, result)),
        _ => None,
    }
}
