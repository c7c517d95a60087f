//! What a pane asks to be done to the event: tried first, so that a refusal stands where it was caused.

use crate::context::Context;
use crate::message::{Message, Notice};
use hakem_engine::command::{Command, CommandError, apply};

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

/// Returns what is told to whoever wants to change the past, or `None` when the present is on show.
pub(super) fn past(cx: &Context) -> Option<Message> {
    cx.is_past.then(|| Message::Tell(Notice::refused(cx.texts.get("past-refused"))))
}
