//! Reserved board of a player.

use crate::desk::{Context, Message};
use crate::dialog::Prompt;
use crate::pane::act;
use crate::typed;
use hakem_engine::command::Command;
use hakem_engine::tournament::{BoardNo, PlayerId, Registration};

/// Prompts for the board; an empty line removes the reservation.
pub(super) fn ask(id: PlayerId, registration: &Registration, cx: &Context) -> Message {
    let now = registration.own_board.map_or_else(String::new, |board| board.to_string());
    let title =
        cx.texts.with("players-own-board-title", &[("player", cx.shown_name(&registration.player).into())]);
    let prompt = Prompt::new(title, move |text, cx| {
        let board = typed::small::<u16>(text, cx.texts)?.map(BoardNo);
        act::tried(Command::SetOwnBoard { id, board }, cx).map_err(|error| cx.refusal(&error))
    });
    let lines = [cx.texts.get("players-own-board-help").into_owned(), String::new()];
    Message::open(prompt.with_text(&now).with_lines(lines))
}
