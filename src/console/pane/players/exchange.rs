//! Exchange of pairing numbers between two players of equal rating.

use crate::desk::context::Context;
use crate::desk::message::{Message, Notice};
use crate::dialog::{Pick, PickItem};
use crate::pane::act;
use hakem_engine::command::{Command, LAST_EXCHANGE};
use hakem_engine::tournament::PlayerId;

/// Returns true if numbers can still be exchanged.
pub(super) fn is_due(cx: &Context) -> bool {
    let next = cx.snapshot.next_to_publish();
    next <= LAST_EXCHANGE.min(cx.snapshot.last_round()) && cx.snapshot.round(next).is_none()
}

/// Offers the players with whom the number can be exchanged: those the event accepts, by number.
pub(super) fn ask(id: PlayerId, cx: &Context) -> Message {
    let round = cx.snapshot.next_to_publish();
    let exchange = |&other: &PlayerId| {
        let done = act::tried(Command::ExchangeNumbers { round, players: [id, other] }, cx).ok()?;
        let number = cx.event.starting_number(other).map(|number| number.to_string()).unwrap_or_default();
        Some(PickItem::plain(format!("{number:>3} {}", cx.name(other)), done))
    };
    let mut others: Vec<PlayerId> =
        cx.snapshot.players().map(|(other, _)| other).filter(|other| *other != id).collect();
    others.sort_by_key(|other| cx.event.starting_number(*other));
    let choices: Vec<PickItem> = others.iter().filter_map(exchange).collect();
    if choices.is_empty() {
        let told = cx.texts.with("players-no-equal", &[("player", cx.name(id).into())]);
        return Message::Tell(Notice::warning(told));
    }
    let title = cx.texts.with("players-exchange-title", &[("player", cx.name(id).into())]);
    Message::Open(Box::new(Pick::new(title, choices)))
}
