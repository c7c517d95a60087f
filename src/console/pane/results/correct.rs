//! Correction of a result of any round: the correct result, then, if later rounds are paired, the correction dialog.

use super::authors::said;
use super::result_kinds;
use crate::desk::{Context, Message};
use crate::dialog::{Pick, PickItem};
use crate::pane::correction::{Correction, Reasons};
use hakem_engine::command::{Command, Follow};
use hakem_engine::tournament::{BoardNo, GameResult, RoundNo};

const REASONS: Reasons =
    ["correct-reason-slip", "correct-reason-sheet", "correct-reason-colours", "correct-reason-appeal"];

pub fn ask_result(board: BoardNo, cx: &Context) -> Message {
    let stands = cx.snapshot.round(cx.round).and_then(|round| round.result(board));
    let mut choices = result_kinds::choices(stands, cx, |result| ask_how(board, Some(result), cx));
    let turned = cx.texts.get("correct-colours").into_owned();
    choices.push(PickItem::keyed('w', turned, ask_how(board, None, cx)));
    let values = [("round", cx.round.into()), ("board", board.into()), ("result", cx.marks(stands).into())];
    let id = if stands.is_some() { "correct-title" } else { "correct-title-missing" };
    let title = cx.texts.with(id, &values);
    Message::open(Pick::new(title, choices))
}

/// Builds the command of a correction; without a result, the colours were swapped.
fn command(
    round: RoundNo,
    board: BoardNo,
    result: Option<GameResult>,
    follow: Follow,
    reason: &str,
) -> Command {
    let reason = reason.to_owned();
    match result {
        Some(_) => Command::CorrectResult { round, board, result, follow, reason },
        None => Command::CorrectColours { round, board, follow, reason },
    }
}

/// Asks for the consequence of a correction. In the last paired round there is none, and the correction is executed
/// immediately.
pub fn ask_how(board: BoardNo, result: Option<GameResult>, cx: &Context) -> Message {
    let round = cx.round;
    if Follow::choices(cx.snapshot, round) == [Follow::Record] {
        return Message::Do(command(round, board, result, Follow::Record, ""));
    }
    Message::open_with(move |cx| {
        let follows = (Follow::choices(cx.snapshot, round), round.next());
        let card = Correction::new(
            title(round, board, result, cx),
            follows,
            REASONS,
            move |follow, reason| command(round, board, result, follow, reason),
            cx,
        );
        let found = cx.snapshot.round(round).and_then(|paired| paired.board(board));
        let who = found.map(|found| {
            let [white, black] = [found.meeting.white, found.meeting.black].map(|id| cx.name(id));
            format!("{white} – {black}")
        });
        card.with_lines(who.into_iter().chain(said(round, board, cx)))
    })
}

/// Returns the title: the board with its old and new result.
fn title(round: RoundNo, board: BoardNo, result: Option<GameResult>, cx: &Context) -> String {
    let stands = cx.snapshot.round(round).and_then(|paired| paired.result(board));
    let becomes = match result {
        Some(_) => cx.marks(result),
        None => cx.texts.get("correct-colours").into_owned(),
    };
    let values = [
        ("round", round.into()),
        ("board", board.into()),
        ("old", cx.marks(stands).into()),
        ("new", becomes.into()),
    ];
    cx.texts.with("correct-card-title", &values)
}
