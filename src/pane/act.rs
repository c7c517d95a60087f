//! What a pane asks to be done to the event: tried first, so that a refusal stands where it was caused.

use crate::desk::access::Access;
use crate::desk::context::Context;
use crate::desk::message::{Message, Notice};
use hakem_engine::command::{Command, CommandError, apply};
use hakem_engine::tournament::{Leg, PrizeList, Settings, Snapshot};

/// Returns the message that does nothing: a form was accepted as it was, or a key did its work in the pane.
pub(super) fn nothing() -> Message {
    Message::All(Vec::new())
}

/// Tries a command on the event on show.
///
/// # Errors
/// Says why it would be refused. That nothing would change is no refusal: nothing is done then.
pub(super) fn tried(command: Command, cx: &Context) -> Result<Message, CommandError> {
    match apply(cx.snapshot, &command) {
        Ok(_) => Ok(Message::Do(command)),
        Err(CommandError::NoChange) => Ok(nothing()),
        Err(error) => Err(error),
    }
}

/// Tries a changed prize list.
///
/// # Errors
/// Says in words why it would be refused.
pub(super) fn announce_prizes(cx: &Context, change: impl FnOnce(&mut PrizeList)) -> Result<Message, String> {
    let mut list = cx.snapshot.prizes().clone();
    change(&mut list);
    tried(Command::AnnouncePrizes(Box::new(list)), cx).map_err(|error| cx.refusal(&error))
}

/// Returns the refusal of what was read for the event while nothing can be changed any more.
pub(super) fn refused(cx: &Context) -> Option<Message> {
    let why = cx.refused(Access::Change)?;
    Some(Message::Tell(Notice::refused(cx.texts.get(why))))
}

/// Returns what begins a leg with round 1, or begins it otherwise than before; where the number of rounds changes with it, one
/// that holds it fast is taken back first.
#[must_use]
pub fn begin_first_leg(snapshot: &Snapshot, announced: Option<Box<Settings>>, leg: Leg) -> Vec<Command> {
    let is_held = announced.is_some() && snapshot.legs().first().is_some_and(|held| held.first == leg.first);
    let discarded = is_held.then_some(Command::DiscardLeg { first: leg.first });
    discarded.into_iter().chain(announced.map(Command::Announce)).chain([Command::BeginLeg(leg)]).collect()
}
