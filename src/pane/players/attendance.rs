//! Who is away, when and what it counts: one round or several at once.

use crate::desk::context::Context;
use crate::desk::message::{Message, Notice};
use crate::dialog::{Field, FieldError, Form};
use crate::pane::act;
use crate::sheet::list;
use crate::sheet::warnings::said;
use hakem_engine::command::{Command, CommandError, apply};
use hakem_engine::tournament::{Bye, PlayerId, Registration, RequestedBye, RoundNo};
use hakem_engine::warning::questioned_byes;

/// What can be arranged for rounds, in the order offered; `None`: they play.
const KINDS: [Option<RequestedBye>; 4] =
    [Some(RequestedBye::ZeroPoint), Some(RequestedBye::HalfPoint), Some(RequestedBye::FullPoint), None];

// The fields, in order.
const ROUNDS: usize = 0;
const KIND: usize = 1;

/// Columns for what is arranged already.
const ARRANGED: usize = 44;

/// Asks for rounds that are not paired yet and what they count for a player.
pub(super) fn ask(id: PlayerId, registration: &Registration, cx: &Context) -> Message {
    let next = cx.snapshot.next_to_publish();
    let last = cx.snapshot.last_round();
    if next > last {
        return Message::Tell(Notice::refused(cx.texts.get("players-no-round-left")));
    }
    let label = cx.texts.with("players-bye-rounds", &[("first", next.into()), ("last", last.into())]);
    let kinds = KINDS.map(|kind| match kind {
        Some(bye) => cx.texts.bye(Bye::Requested(bye)).into_owned(),
        None => cx.texts.get("players-plays").into_owned(),
    });
    // Pressed for somebody who is away already, it most likely brings them back.
    let proposed = if registration.byes.contains_key(&next) { KINDS.len() - 1 } else { 0 };
    let fields = vec![
        Field::text(label, &next.to_string()),
        Field::choice(cx.texts.get("word-bye"), kinds.into(), proposed),
    ];
    // What is arranged already stands above.
    let arranged = registration
        .byes
        .range(next..)
        .map(|(round, &bye)| (format!("{round} {}", cx.texts.bye_short(Bye::Requested(bye))), 1));
    let arranged = list::shortened(&arranged.collect::<Vec<_>>(), ", ", ARRANGED);
    let name = cx.shown_name(&registration.player);
    let title = if arranged.is_empty() { name } else { format!("{name}: {arranged}") };
    let form = Form::new(title, fields, move |fields, cx| arrange(id, fields, cx));
    Message::Open(Box::new(form.doubting(move |fields, cx| doubts(id, fields, cx)).at(KIND)))
}

/// Makes the commands: one for each round of which something else is arranged than now.
fn arrange(id: PlayerId, fields: &[Field], cx: &Context) -> Result<Message, FieldError> {
    let wrong = |text: String| FieldError { field: ROUNDS, text };
    let rounds = rounds(fields, cx).map_err(wrong)?;
    let bye = kind(fields);
    let mut after = cx.snapshot.clone();
    let mut commands = Vec::new();
    for round in rounds {
        let command = Command::SetBye { id, round, bye };
        match apply(&after, &command) {
            Ok(applied) => {
                after = applied;
                commands.push(command);
            }
            Err(CommandError::NoChange) => {}
            Err(error) => return Err(wrong(cx.refusal(&error))),
        }
    }
    Ok(if commands.is_empty() { act::nothing() } else { Message::DoAll(commands) })
}

fn kind(fields: &[Field]) -> Option<RequestedBye> {
    KINDS.get(fields.get(KIND).map_or(0, Field::chosen)).copied().flatten()
}

/// Reads rounds as they are written: `3`, `3 5`, `3-5, 7`; in order, each once.
fn rounds(fields: &[Field], cx: &Context) -> Result<Vec<RoundNo>, String> {
    let typed = fields.get(ROUNDS).map_or("", Field::value);
    let refused = |found: &str| {
        let values = [
            ("found", found.into()),
            ("first", cx.snapshot.next_to_publish().into()),
            ("last", cx.snapshot.last_round().into()),
        ];
        cx.texts.with("players-bye-rounds-wrong", &values)
    };
    let mut rounds = Vec::new();
    for part in typed.split([' ', ',', ';']).filter(|part| !part.is_empty()) {
        let (first, last) = part.split_once(['-', '–']).unwrap_or((part, part));
        match (first.parse::<u8>(), last.parse::<u8>()) {
            (Ok(first), Ok(last)) if first <= last => rounds.extend((first..=last).map(RoundNo)),
            _ => return Err(refused(part)),
        }
    }
    rounds.sort_unstable();
    rounds.dedup();
    if rounds.is_empty() { Err(refused(typed)) } else { Ok(rounds) }
}

/// Names what rules of most events do not grant; the arbiter may all the same (C.05 6.7).
fn doubts(id: PlayerId, fields: &[Field], cx: &Context) -> Vec<FieldError> {
    let (Ok(rounds), Some(bye)) = (rounds(fields, cx), kind(fields)) else { return Vec::new() };
    let doubts = questioned_byes(cx.snapshot, id, &rounds, bye).into_iter();
    doubts.map(|warning| FieldError { field: KIND, text: said(cx.event, &warning) }).collect()
}
