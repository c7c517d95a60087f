//! Exchange of pairing numbers between two players of equal rating.

use crate::desk::{Context, Message};
use crate::dialog::{Pick, PickItem};
use crate::pane::act;
use hakem_engine::command::{Command, LAST_EXCHANGE};
use hakem_engine::tournament::PlayerId;

/// Returns true if numbers can still be exchanged.
pub(super) fn is_due(cx: &Context) -> bool {
    let next = cx.snapshot.next_to_publish();
    next <= LAST_EXCHANGE.min(cx.snapshot.last_round()) && cx.snapshot.round(next).is_none()
}

/// Returns the players whose number the event lets a player exchange, with the command.
fn exchanges(id: PlayerId, cx: &Context) -> impl Iterator<Item = (PlayerId, Message)> {
    let round = cx.snapshot.next_to_publish();
    let others = cx.snapshot.players().map(|(other, _)| other).filter(move |other| *other != id);
    others.filter_map(move |other| {
        Some((other, act::tried(Command::ExchangeNumbers { round, players: [id, other] }, cx).ok()?))
    })
}

/// Returns the reason why the number of a player cannot be exchanged: no other player has an equal rating.
pub(super) fn refusal(id: PlayerId, cx: &Context) -> Option<String> {
    let is_alone = exchanges(id, cx).next().is_none();
    is_alone.then(|| cx.texts.with("players-no-equal", &[("player", cx.name(id).into())]))
}

/// Offers the players with whom the number can be exchanged, by number.
pub(super) fn ask(id: PlayerId, cx: &Context) -> Message {
    let mut others: Vec<(PlayerId, Message)> = exchanges(id, cx).collect();
    others.sort_by_key(|(other, _)| cx.event.starting_number(*other));
    let choice = |(other, done): (PlayerId, Message)| {
        let number = cx.event.starting_number(other).map(|number| number.to_string()).unwrap_or_default();
        PickItem::plain(format!("{number:>3} {}", cx.name(other)), done)
    };
    let choices: Vec<PickItem> = others.into_iter().map(choice).collect();
    let title = cx.texts.with("players-exchange-title", &[("player", cx.name(id).into())]);
    Message::open(Pick::new(title, choices))
}
