//! Changes of published pairings: reseating in a published round, and undoing a round.
//!
//! Each requires an article and a reason, and is confirmed by a capital letter or the round's number.

use super::called;
use super::edit::{outcome, said_changed, said_error};
use super::sheet::{BoardLine, Sheet, board};
use super::take_seat::{TakeSeat, deserted};
use crate::desk::{Context, Message, Notice};
use crate::dialog::{Confirm, Pick, PickItem, Prompt};
use hakem_engine::command::{Article, Command, CommandError, SeatingEdit};
use hakem_engine::tournament::{Meeting, RoundState};
use std::rc::Rc;

/// Requests article, reason and confirmation of edits to a published round.
pub(super) fn ask(cx: &Context, sheet: &Sheet, edits: Vec<SeatingEdit>) -> Message {
    match outcome(cx, sheet, &edits) {
        Err(error) => Message::Tell(Notice::refused(said_error(cx, &error))),
        Ok(changed) => {
            let says = said_changed(cx, sheet, &changed);
            let choices = Article::reseating(cx.snapshot, cx.round).map(|article| {
                let then = ask_reason(cx, Some(article), edits.clone(), says.clone());
                PickItem::plain(cx.texts.article(article), then)
            });
            let choices: Vec<PickItem> = choices.collect();
            if choices.is_empty() {
                return ask_reason(cx, None, edits, says);
            }
            let title = cx.texts.get("pairings-article-title");
            Message::open(Pick::new(title, choices).with_lines(says).weighty())
        }
    }
}

/// Requests the reason, which is prefixed with the article if there is one, and the confirmation.
fn ask_reason(cx: &Context, article: Option<Article>, edits: Vec<SeatingEdit>, says: Vec<String>) -> Message {
    let round = cx.round;
    let above = match article {
        Some(article) => vec![cx.texts.article(article)],
        None => says.clone(),
    };
    let prompt = Prompt::new(cx.texts.get("pairings-reason-title"), move |typed, cx| {
        let typed = typed.trim();
        if typed.is_empty() {
            return Err(cx.texts.get("error-reason-missing").into_owned());
        }
        let reason = match article {
            Some(article) => format!("{}: {typed}", article.code()),
            None => typed.to_owned(),
        };
        let title = cx.texts.with("pairings-reseat-title", &[("round", round.into())]);
        let command = Command::Reseat { round, edits: edits.clone(), reason: reason.clone() };
        let confirm = Confirm::capital(title, 'R', "confirm-change", Message::Do(command));
        let lines = says.iter().cloned().chain([crate::text::clean(&reason).into_owned()]);
        Ok(Message::open(confirm.with_lines(lines)))
    });
    Message::open(prompt.with_lines(above))
}

/// Asks for the no-show of a board, then for the substitute.
pub(super) fn re_seat(cx: &Context, sheet: &Rc<Sheet>, entry: BoardLine) -> Message {
    let round = cx.snapshot.round(cx.round);
    let Some((number, found)) = round.and_then(|round| board(round, entry)) else { return Message::Nothing };
    let result = round.and_then(|round| round.result(number));
    if let Some(players) = deserted(found.meeting, result) {
        let instead = TakeSeat::new(cx, Rc::clone(sheet), number, players);
        return match instead.has_offers() {
            true => Message::open(instead),
            false => Message::Tell(Notice::warning(cx.texts.get("pairings-none-waits"))),
        };
    }
    if result.is_some() {
        return Message::Tell(Notice::refused(said_error(
            cx,
            &CommandError::BoardHasResult { board: number },
        )));
    }
    let choices =
        [found.meeting, found.meeting.turned()].map(|Meeting { white: absent, black: opponent }| {
            let instead = TakeSeat::new(cx, Rc::clone(sheet), number, [absent, opponent]);
            PickItem::plain(called(cx, absent), Message::open(instead))
        });
    Message::open(Pick::new(cx.texts.get("pairings-absent-title"), choices.into()))
}

/// Discards a draft, or requests reason and confirmation before a published round is undone.
pub(super) fn undo(cx: &Context) -> Option<Message> {
    let round = cx.round;
    let is_closed = match cx.snapshot.state(round) {
        RoundState::None => return None,
        RoundState::Draft => return Some(Message::Do(Command::DiscardDraft { round })),
        RoundState::Published => cx.snapshot.last_paired() > Some(round),
        RoundState::Running { .. } | RoundState::Complete => true,
    };
    let undone = cx.snapshot.rounds().iter().skip(round.index());
    let results: usize = undone.clone().map(|round| round.boards().len() - round.missing()).sum();
    let counts = [("rounds", undone.count().into()), ("results", results.into())];
    let says =
        [cx.texts.with("pairings-undo-counts", &counts), cx.texts.get("pairings-undo-kept").into_owned()];
    let above = says.clone();
    let title = cx.texts.with("pairings-undo-title", &[("round", round.into())]);
    let prompt = Prompt::new(title.clone(), move |typed, cx| {
        let typed = typed.trim();
        if typed.is_empty() {
            return Err(cx.texts.get("error-reason-missing").into_owned());
        }
        let then = Message::Do(Command::UndoRound { round, reason: typed.to_owned() });
        let confirm = match is_closed {
            true => Confirm::round(title.clone(), round, "confirm-undo", then),
            false => Confirm::capital(title.clone(), 'X', "confirm-undo", then),
        };
        Ok(Message::open(confirm.with_lines(says.clone())))
    });
    let asked = cx.texts.get("pairings-reason-ask").into_owned();
    Some(Message::open(prompt.with_lines(above.into_iter().chain([asked]))))
}
