//! Closing of the event: missing or questionable data, each with the place to fix it, and the closing folder.

use super::ask::beside;
use crate::desk::{ClosingOrder, Context, Message, PaneId, SheetRequest, Show, Wanted};
use crate::dialog::{FieldError, Form, FormField, FormValues, Pick, PickItem};
use crate::publish::closing::outdated;
use crate::sheet::{gaps, named};
use hakem_engine::closing::{self, Gap};
use hakem_engine::tournament::{BoardNo, IssuedSheet, RoundNo, SETTINGS};
use std::path::Path;

/// Lists gaps, or opens the form for the folder if there are none.
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
    choices.push(PickItem::keyed('W', cx.texts.get("closing-anyway"), write));
    let pick = Pick::new(cx.texts.get("closing-title"), choices).with_lines([line, String::new()]);
    Message::open(pick)
}

/// Opens the form for the folder, the file with the moves of the games, and the TRF16 report; pre-filled with the
/// previous values.
fn folder(cx: &Context) -> Message {
    const FOLDER: usize = 0;
    const GAMES: usize = 1;
    const TRF16: usize = 2;
    let last = cx.closing;
    let shown = |path: &Path| path.to_string_lossy().into_owned();
    let folder = last.map_or_else(|| beside(cx, "closing"), |last| shown(&last.folder));
    let games = last.and_then(|last| last.games.as_deref()).map(shown).unwrap_or_default();
    let forms = ["closing-trf16-no", "closing-trf16-yes"];
    let with_trf16 = last.is_some_and(|last| last.with_trf16);
    let fields = vec![
        FormField::path(cx.texts.get("closing-folder"), &folder, Wanted::Folder),
        FormField::path(cx.texts.get("closing-games"), &games, Wanted::File),
        FormField::either(cx.texts.get("closing-trf16"), forms, with_trf16, cx),
    ];
    let accept = |fields: &[FormField], cx: &Context| {
        let missing = || FieldError { field: FOLDER, text: cx.texts.get("wall-no-folder").into_owned() };
        let folder = cx.typed_path(fields.value(FOLDER)).ok_or_else(missing)?;
        let games = cx.typed_path(fields.value(GAMES));
        let with_trf16 = fields.chosen(TRF16) == 1;
        Ok(Message::ask(SheetRequest::Close(ClosingOrder { folder, games, with_trf16 })))
    };
    Message::open(Form::new(cx.texts.get("closing-title"), fields, accept))
}

/// Returns the message that shows the place to fix a gap.
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
        Gap::Setting(setting) => shown(vec![Show::Pane(PaneId::EVENT), Show::Setting(setting)]),
        Gap::ArbiterId => {
            let arbiter = SETTINGS.iter().find(|setting| setting.id == "arbiter").map(Show::Setting);
            shown([Show::Pane(PaneId::EVENT)].into_iter().chain(arbiter).collect())
        }
        Gap::Players { players, .. } => {
            shown(players.first().map(|&player| Show::Player(player)).into_iter().collect())
        }
    }
}

/// Returns the message that shows a sheet in the print pane, with its round.
fn place_of_sheet(sheet: &IssuedSheet) -> Message {
    let round = sheet.round.map(Show::Round);
    let line = named(&sheet.sheet).map(|sheet| Show::Sheet(sheet.name));
    Message::All(round.into_iter().chain(line).map(Message::Show).collect())
}
