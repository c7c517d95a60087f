//! Boards with conflicting results: navigation and resolution.

use super::{authors, correct};
use crate::desk::{Context, Message};
use crate::dialog::{Pick, PickItem};
use crate::sheet::adjourned_games;
use hakem_engine::command::Command;
use hakem_engine::tournament::{BoardNo, GameResult, RoundNo};

/// Records a result that contradicts the recorded one, shows a warning and rings the bell.
pub(super) fn note(board: BoardNo, found: GameResult, told: String, cx: &Context) -> Message {
    let round = cx.round;
    let is_noted = cx.snapshot.round(round).and_then(|round| round.conflict(board)) == Some(found);
    let mut messages = vec![Message::Bell, Message::Tell(crate::desk::Notice::warning(told))];
    if !is_noted {
        messages.push(Message::Do(Command::NoteConflict { round, board, found }));
    }
    Message::All(messages)
}

/// Asks which of the two results is correct.
pub(super) fn settle(board: BoardNo, found: GameResult, cx: &Context) -> Message {
    let round = cx.round;
    let stands = cx.snapshot.round(round).and_then(|round| round.result(board));
    let keep = cx.texts.with("results-keep", &[("result", cx.marks(stands).into())]);
    let take = cx.texts.with("results-take", &[("result", cx.marks(Some(found)).into())]);
    let title = cx.texts.with("results-settle-title", &[("board", board.into())]);
    let taken = match stands {
        None => Message::Do(Command::EnterResult { round, board, result: found }),
        Some(_) => correct::ask_how(board, Some(found), cx),
    };
    let choices = vec![
        PickItem::keyed('k', keep, Message::Do(Command::SettleConflict { round, board })),
        PickItem::keyed('t', take, taken),
    ];
    Message::open(Pick::new(title, choices).with_lines(authors::said(round, board, cx)))
}

/// Returns the next conflict after a board, in any round; after the last one, the first.
pub(super) fn next(board: Option<BoardNo>, cx: &Context) -> Option<(RoundNo, BoardNo)> {
    after(board, cx.snapshot.conflicts().map(|(round, board, _)| (round, board)).collect(), cx)
}

/// Returns the next adjourned game after a board, in any round; after the last one, the first.
pub(super) fn next_adjourned(board: Option<BoardNo>, cx: &Context) -> Option<(RoundNo, BoardNo)> {
    after(board, adjourned_games(cx.snapshot).collect(), cx)
}

/// Returns the first of these boards after a board of the displayed round; after the last one, the first.
fn after(
    board: Option<BoardNo>,
    mut open: Vec<(RoundNo, BoardNo)>,
    cx: &Context,
) -> Option<(RoundNo, BoardNo)> {
    let here = (cx.round, board.unwrap_or(BoardNo(0)));
    open.sort_unstable();
    open.iter().find(|&&at| at > here).or(open.first()).copied()
}
