//! Who is away, when and what it counts.

use super::next_round;
use crate::context::Context;
use crate::dialog::{Field, FieldError, Form};
use crate::message::{Message, Notice};
use crate::pane::act;
use hakem_engine::command::Command;
use hakem_engine::tournament::{Bye, PlayerId, Registration, RequestedBye, RoundNo};

/// What can be arranged for a round, in the order offered; `None`: they play.
const KINDS: [Option<RequestedBye>; 4] =
    [Some(RequestedBye::ZeroPoint), Some(RequestedBye::HalfPoint), Some(RequestedBye::FullPoint), None];

/// Asks for a round that is not paired yet and what it counts for a player.
pub(super) fn ask(id: PlayerId, registration: &Registration, cx: &Context) -> Message {
    const ROUND: usize = 0;
    const KIND: usize = 1;
    let next = next_round(cx);
    let last = cx.snapshot.last_round();
    if next > last {
        return Message::Tell(Notice::refused(cx.texts.get("players-no-round-left")));
    }
    let rounds = last.up_to().filter(|&round| round >= next).map(|round| {
        let now = registration.byes.get(&round).map(|&bye| cx.texts.bye_short(Bye::Requested(bye)));
        let round = cx.texts.with("word-round-number", &[("round", round.into())]);
        now.map_or_else(|| round.to_string(), |bye| format!("{round} ({bye})"))
    });
    let kinds = KINDS.map(|kind| match kind {
        Some(bye) => cx.texts.bye(Bye::Requested(bye)).into_owned(),
        None => cx.texts.get("players-plays").into_owned(),
    });
    // Pressed for somebody who is away already, it most likely brings them back.
    let proposed = if registration.byes.contains_key(&next) { KINDS.len() - 1 } else { 0 };
    let fields = vec![
        Field::choice(cx.texts.get("word-round"), rounds.collect(), 0),
        Field::choice(cx.texts.get("word-bye"), kinds.into(), proposed),
    ];
    let form = Form::new(cx.shown_name(&registration.player), fields, move |fields, cx| {
        let chosen = |field: usize| fields.get(field).map_or(0, Field::chosen);
        let further = u8::try_from(chosen(ROUND)).unwrap_or(u8::MAX);
        let round = RoundNo(next.0.saturating_add(further));
        let bye = KINDS.get(chosen(KIND)).copied().flatten();
        act::tried(Command::SetBye { id, round, bye }, cx)
            .map_err(|error| FieldError { field: ROUND, text: cx.refusal(&error) })
    });
    Message::Open(Box::new(form.at(KIND)))
}
