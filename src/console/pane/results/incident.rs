//! The form in which the arbiter notes an incident at a board.

use crate::desk::{Context, Message};
use crate::dialog::{FieldError, Form, FormField};
use crate::pane::act;
use crate::typed;
use hakem_engine::command::Command;
use hakem_engine::tournament::{BoardNo, Incident, IncidentKind};

// Indices of the form fields.
const PLAYER: usize = 0;
const KIND: usize = 1;
const TEXT: usize = 2;

/// Opens the form for one of the players at a board of the displayed round.
pub(super) fn ask(board: BoardNo, cx: &Context) -> Option<Message> {
    let round = cx.round;
    let meeting = cx.snapshot.round(round)?.board(board)?.meeting;
    let players = [meeting.white, meeting.black];
    let kinds = IncidentKind::ALL.map(|kind| cx.texts.incident(kind).into_owned());
    let fields = vec![
        FormField::choice(cx.texts.get("column-name"), players.map(|id| cx.name(id)).into(), 0),
        FormField::choice(cx.texts.get("incident-column-kind"), kinds.into(), 0),
        FormField::text(cx.texts.get("incident-column-text"), ""),
    ];
    let title = cx.texts.with("incident-title", &[("round", round.into()), ("board", board.into())]);
    let form = Form::new(title, fields, move |fields, cx| {
        let wrong = |field| move |text| FieldError { field, text };
        let chosen = |field: usize| fields.get(field).map_or(0, FormField::chosen);
        let player = players.get(chosen(PLAYER)).copied().unwrap_or(meeting.white);
        let kind = IncidentKind::ALL.get(chosen(KIND)).copied().unwrap_or(IncidentKind::Other);
        let typed = fields.get(TEXT).map_or("", FormField::value);
        let text = typed::name(typed, cx.texts).map_err(wrong(TEXT))?;
        act::tried(Command::NoteIncident(Incident { round, player, kind, text }), cx)
            .map_err(|error| wrong(PLAYER)(cx.refusal(&error)))
    });
    Some(Message::open(form))
}
