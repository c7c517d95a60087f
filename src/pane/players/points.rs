//! Points that the arbiter gives a player beside results, or takes (penalties by the Laws of Chess).

use crate::desk::context::Context;
use crate::desk::message::{Message, Notice};
use crate::dialog::{Field, FieldError, Form};
use crate::pane::act;
use crate::typed;
use hakem_engine::command::{Command, CommandError};
use hakem_engine::tournament::{PlayerId, Points};

/// Asks which points a player is given in the last published round, or loses, and why.
pub(super) fn ask(id: PlayerId, cx: &Context) -> Message {
    let Some(round) = cx.snapshot.current_round() else {
        return Message::Tell(Notice::refused(cx.texts.get("players-points-no-round")));
    };
    let now = cx.snapshot.round(round).map(|paired| paired.adjustment(id)).unwrap_or_default();
    let proposed = if now == Points::ZERO { String::new() } else { cx.texts.signed_points(now) };
    let fields = vec![
        Field::text(cx.texts.get("players-points-field"), &proposed),
        Field::text(cx.texts.get("players-reason"), ""),
    ];
    let title =
        cx.texts.with("players-points-title", &[("player", cx.name(id).into()), ("round", round.into())]);
    let form = Form::new(title, fields, move |fields, cx| {
        let value = |at: usize| fields.get(at).map_or("", Field::value).to_owned();
        let points =
            typed::signed_points(&value(0), cx.texts).map_err(|text| FieldError { field: 0, text })?;
        let command = Command::AdjustPoints { id, round, points, reason: value(1) };
        act::tried(command, cx).map_err(|error| {
            let field = usize::from(error == CommandError::ReasonMissing);
            FieldError { field, text: cx.refusal(&error) }
        })
    });
    Message::Open(Box::new(form))
}
