//! The close of the event: what is missing or doubtful, each with the place where it is settled, and the folder.

use super::ask::beside;
use crate::desk::context::Context;
use crate::desk::dialog::Wanted;
use crate::desk::message::{Message, Show};
use crate::desk::pane::PaneId;
use crate::desk::request::SheetRequest;
use crate::dialog::{Pick, PickItem, Prompt};
use crate::publish::closing::outdated;
use crate::sheet::{gaps, named};
use hakem_engine::closing::{self, Gap};
use hakem_engine::tournament::{BoardNo, IssuedSheet, RoundNo};

/// Lists what is missing, or asks for the folder where nothing is.
pub(super) fn close(cx: &Context) -> Message {
    let missing = closing::gaps(cx.snapshot);
    let told = missing.iter().map(|gap| PickItem::plain(gaps::told(cx.event, gap), place_of(gap)));
    let sheets = outdated(cx.event);
    let outdated =
        sheets.iter().map(|sheet| PickItem::plain(gaps::outdated(cx.event, sheet), place_of_sheet(sheet)));
    let mut choices: Vec<PickItem> = told.chain(outdated).collect();
    if choices.is_empty() {
        return folder(cx);
    }
    let line = cx.texts.with("closing-missing", &[("count", choices.len().into())]);
    let write = Message::With(Box::new(folder));
    choices.push(PickItem::keyed('W', cx.texts.get("closing-all-the-same"), write));
    let pick = Pick::new(cx.texts.get("closing-title"), choices).with_lines([line, String::new()]);
    Message::Open(Box::new(pick))
}

/// Asks for the folder.
fn folder(cx: &Context) -> Message {
    let prompt = Prompt::new(cx.texts.get("closing-title"), |text, cx| match cx.typed_path(text) {
        Some(folder) => Ok(Message::ask(SheetRequest::Close(folder))),
        None => Err(cx.texts.get("wall-no-folder").into_owned()),
    });
    let line = cx.texts.get("closing-folder").into_owned();
    let prompt = prompt.with_path(Wanted::Folder).with_text(&beside(cx, "closing"));
    Message::Open(Box::new(prompt.with_lines([line, String::new()])))
}

/// Goes to where a gap is settled.
fn place_of(gap: &Gap) -> Message {
    let shown = |shown: Vec<Show>| Message::All(shown.into_iter().map(Message::Show).collect());
    let board = |round: RoundNo, board: BoardNo| {
        shown(vec![Show::Pane(PaneId::RESULTS), Show::Round(round), Show::Board(board)])
    };
    match gap {
        Gap::Unplayed(round) => shown(vec![Show::Pane(PaneId::PAIRINGS), Show::Round(*round)]),
        Gap::Results { round, board: first, .. } => board(*round, *first),
        Gap::Adjourned { round, board: of } | Gap::Conflict { round, board: of } => board(*round, *of),
        Gap::Undecided(round) => shown(vec![Show::Pane(PaneId::RESULTS), Show::Round(*round)]),
        Gap::Announcement(announcement) => {
            shown(vec![Show::Pane(PaneId::EVENT), Show::Announcement(*announcement)])
        }
        Gap::Players { players, .. } => {
            shown(players.first().map(|&player| Show::Player(player)).into_iter().collect())
        }
    }
}

/// Goes to a sheet on the wall, its round on show.
fn place_of_sheet(sheet: &IssuedSheet) -> Message {
    let round = sheet.round.map(Show::Round);
    let line = named(&sheet.sheet).map(|sheet| Show::Sheet(sheet.name));
    Message::All(round.into_iter().chain(line).map(Message::Show).collect())
}
