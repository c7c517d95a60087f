//! The form in which the arbiter notes an incident at a board.

use crate::desk::{Context, Message};
use crate::dialog::{FieldError, Form, FormField, FormValues};
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
        let player = players.get(fields.chosen(PLAYER)).copied().unwrap_or(meeting.white);
        let kind = IncidentKind::ALL.get(fields.chosen(KIND)).copied().unwrap_or(IncidentKind::Other);
        let text = fields.read(TEXT, |text| typed::name(text, cx.texts))?;
        act::tried(Command::NoteIncident(Incident { round, player, kind, text }), cx)
            .map_err(|error| FieldError { field: PLAYER, text: cx.refusal(&error) })
    });
    Some(Message::open(form))
}
