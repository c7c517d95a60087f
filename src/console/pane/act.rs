//! Commands issued by panes, validated first so that a refusal is shown where it was caused.

use crate::desk::{CommandAccess, Context, Message, Notice};
use hakem_engine::command::{Command, CommandError, apply};
use hakem_engine::tournament::{Leg, PrizeList, Settings, Snapshot};

/// Validates a command against the displayed event and returns the message that executes it.
///
/// # Errors
/// Returns the refusal of the command. A command that changes nothing is not refused; it becomes [`Message::Nothing`].
pub(super) fn tried(command: Command, cx: &Context) -> Result<Message, CommandError> {
    match apply(cx.snapshot, &command) {
        Ok(_) => Ok(Message::Do(command)),
        Err(CommandError::NoChange) => Ok(Message::Nothing),
        Err(error) => Err(error),
    }
}

/// Validates a changed prize list and returns the message that announces it.
pub(super) fn announce_prizes(cx: &Context, change: impl FnOnce(&mut PrizeList)) -> Result<Message, String> {
    let mut list = cx.snapshot.prizes().clone();
    change(&mut list);
    tried(Command::AnnouncePrizes(Box::new(list)), cx).map_err(|error| cx.refusal(&error))
}

/// Returns the refusal of data read for the event if the event cannot be changed any more.
pub(super) fn refused(cx: &Context) -> Option<Message> {
    let why = cx.refused(CommandAccess::Change)?;
    Some(Message::Tell(Notice::refused(cx.texts.get(why))))
}

/// Returns the commands that start a stage at round 1 or replace the existing first stage. If the announced settings
/// change too, the existing stage is discarded first, because it locks the number of rounds.
pub fn begin_first_leg(snapshot: &Snapshot, announced: Option<Box<Settings>>, leg: Leg) -> Vec<Command> {
    let is_held = announced.is_some() && snapshot.legs().first().is_some_and(|held| held.first == leg.first);
    let discarded = is_held.then_some(Command::DiscardLeg { first: leg.first });
    discarded.into_iter().chain(announced.map(Command::Announce)).chain([Command::BeginLeg(leg)]).collect()
}
