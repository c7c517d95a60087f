//! Correcting a result of any round: what it would change, what is done about it, and why.

use super::kinds;
use crate::context::Context;
use crate::dialog::{Choice, Confirm, Pick, Prompt};
use crate::i18n::Say;
use crate::message::Message;
use crate::report::list;
use hakem_engine::command::{Command, Follow, apply};
use hakem_engine::pairing::pair_again;
use hakem_engine::standings::standings;
use hakem_engine::tournament::{BoardNo, GameResult, RoundNo, Snapshot};

/// Columns of the boards that one consequence names; names of players get two such lines.
const CONSEQUENCE: usize = 60;

/// Asks what really happened on a board.
pub fn ask_result(board: BoardNo, cx: &Context) -> Message {
    let stands = cx.snapshot.round(cx.round).and_then(|round| round.result(board));
    let mut choices = kinds::choices(stands, cx, |result| ask_how(board, Some(result), cx));
    let turned = cx.texts.get("correct-colours").into_owned();
    choices.push(Choice::keyed('w', turned, ask_how(board, None, cx)));
    let values = [("round", cx.round.into()), ("board", board.into()), ("result", cx.marks(stands).into())];
    let title = cx.texts.with("correct-title", &values);
    Message::Open(Box::new(Pick::new(title, choices)))
}

/// Makes the command of a correction; without a result, the colours were the other way round.
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

/// Asks what is to follow from a correction. In the last round that is paired nothing has to: it is simply done.
pub fn ask_how(board: BoardNo, result: Option<GameResult>, cx: &Context) -> Message {
    let round = cx.round;
    if Follow::choices(cx.snapshot, round) == [Follow::Record] {
        return Message::Do(command(round, board, result, Follow::Record, ""));
    }
    Message::OpenWith(Box::new(move |cx| {
        let choices = Follow::choices(cx.snapshot, round).into_iter().map(|follow| {
            let (key, label) = said_follow(follow, cx);
            Choice::keyed(key, label, ask_reason(round, board, result, follow, cx))
        });
        let lines = consequences(cx, round, &command(round, board, result, Follow::Record, "?"));
        let title = cx.texts.get("correct-how").into_owned();
        Box::new(Pick::new(title, choices.collect()).with_lines(lines).weighty())
    }))
}

/// Returns the key and the words of what follows, with the article that says so.
fn said_follow(follow: Follow, cx: &Context) -> (char, String) {
    let article = follow.article().unwrap_or_default();
    match follow {
        Follow::Record => ('a', cx.texts.with("correct-record", &[("article", article.into())])),
        Follow::UndoLater { from } => {
            let paired = cx.snapshot.round(from);
            let is_unplayed = paired.is_some_and(|paired| paired.missing() == paired.boards().len());
            let values = [("round", from.into())];
            match is_unplayed {
                true => ('b', cx.texts.with("correct-undo-unplayed", &values)),
                false => ('c', cx.texts.with("correct-undo-later", &values)),
            }
        }
        Follow::RatingReportOnly => {
            ('d', cx.texts.with("correct-rating-only", &[("article", article.into())]))
        }
    }
}

/// Tells which later boards would be paired otherwise now, and whose place changes.
fn consequences(cx: &Context, round: RoundNo, command: &Command) -> Vec<String> {
    let after = match apply(cx.snapshot, command) {
        Ok(after) => after,
        Err(error) => return vec![cx.refusal(&error)],
    };
    let mut lines = Vec::new();
    for later in cx.snapshot.last_paired().into_iter().flat_map(RoundNo::up_to).filter(|&later| later > round)
    {
        let text = match (pair_again(cx.snapshot, later), pair_again(&after, later)) {
            (Ok(before), Ok(now)) => {
                let mut boards: Vec<BoardNo> = now
                    .gone
                    .iter()
                    .filter(|gone| !before.gone.contains(gone))
                    .map(|&(board, _)| board)
                    .collect();
                boards.sort_unstable();
                if boards.is_empty() {
                    cx.texts.with("correct-same-pairing", &[("round", later.into())])
                } else {
                    let count = boards.len();
                    let shown = list::shortened(&list::ranges(boards), " ", CONSEQUENCE);
                    let values = [("round", later.into()), ("count", count.into()), ("boards", shown.into())];
                    cx.texts.with("correct-other-pairing", &values)
                }
            }
            (_, Err(error)) => error.say(cx.texts),
            (Err(_), Ok(_)) => continue,
        };
        lines.push(text);
    }
    lines.push(moved_places(cx, &after));
    lines
}

/// Names the players whose place in the standings changes.
fn moved_places(cx: &Context, after: &Snapshot) -> String {
    let Some(last) = cx.snapshot.last_published() else { return String::new() };
    let before = cx.standings(last);
    let now = standings(after, last, &cx.snapshot.settings().tie_breaks);
    let moved: Vec<(String, usize)> = before
        .rows
        .iter()
        .filter_map(|row| {
            let new = now.rows.iter().find(|other| other.player == row.player)?;
            let (from, to) = (row.place?, new.place?);
            (from != to).then(|| (format!("{} {from}→{to}", cx.name(row.player)), 1))
        })
        .collect();
    if moved.is_empty() {
        return cx.texts.get("correct-same-places").into_owned();
    }
    let values =
        [("count", moved.len().into()), ("players", list::shortened(&moved, ", ", 2 * CONSEQUENCE).into())];
    cx.texts.with("correct-other-places", &values)
}

/// Asks for the reason, then, where rounds are rewritten, for the number of the round.
fn ask_reason(
    round: RoundNo,
    board: BoardNo,
    result: Option<GameResult>,
    follow: Follow,
    cx: &Context,
) -> Message {
    let title = cx.texts.get("correct-reason-title").into_owned();
    let prompt = Prompt::new(title, move |reason, cx| {
        if reason.trim().is_empty() {
            return Err(cx.texts.get("correct-reason-missing").into_owned());
        }
        let then = Message::Do(command(round, board, result, follow, reason));
        Ok(match follow {
            Follow::RatingReportOnly => then,
            Follow::Record => confirm("correct-confirm-record", round, then, cx),
            Follow::UndoLater { from } => confirm("correct-confirm-undo", from, then, cx),
        })
    });
    Message::Open(Box::new(prompt))
}

/// What rewrites a closed round asks for the round's number.
fn confirm(line: &str, round: RoundNo, then: Message, cx: &Context) -> Message {
    let title = cx.texts.get("correct-how").into_owned();
    let line = cx.texts.with(line, &[("round", round.into())]);
    Message::Open(Box::new(Confirm::round(title, round, then).with_lines([line])))
}
