//! Departure of players: withdrawal or expulsion, with the first round it applies to.

use crate::desk::context::Context;
use crate::desk::message::Message;
use crate::dialog::{Pick, PickItem, Prompt};
use hakem_engine::command::Command;
use hakem_engine::tournament::{Board, PlayerId, Round, RoundNo};

/// Returns the first round that players who leave now do not play. In a table published ahead, it is the first round
/// in which they have a game without a result; without such a game, they leave after the current round.
fn first_round_without(players: &[PlayerId], cx: &Context) -> RoundNo {
    let rounds = (1..=u8::MAX).map(RoundNo).zip(cx.snapshot.rounds());
    let ahead: Vec<(RoundNo, &Round)> =
        rounds.filter(|(_, round)| round.is_by_table()).map(|(number, round)| (number, &**round)).collect();
    let is_theirs = |board: &Board| players.iter().any(|&id| board.meeting.has(id));
    let is_open =
        |round: &Round| round.games().any(|(_, board, result)| result.is_none() && is_theirs(board));
    let open = ahead.iter().find(|(_, round)| is_open(round));
    let later = || ahead.iter().find(|&&(number, _)| Some(number) > cx.snapshot.current_round());
    open.or_else(later).map_or_else(|| cx.snapshot.next_to_publish(), |&(number, _)| number)
}

/// Prompts for the reason for expelling a player; if there is a draft, the player does not play in it.
pub(super) fn expel(id: PlayerId, cx: &Context) -> Message {
    let from = first_round_without(&[id], cx);
    let title =
        cx.texts.with("players-expels-title", &[("player", cx.name(id).into()), ("round", from.into())]);
    let prompt = Prompt::new(title, move |reason, cx| {
        if reason.trim().is_empty() {
            return Err(cx.texts.get("error-reason-missing").into_owned());
        }
        Ok(Message::Do(Command::Expel { id, from, reason: reason.to_owned() }))
    });
    Message::Open(Box::new(prompt))
}

/// Withdraws players. If there is a draft, asks whether they still play in it; since it is not public, most players
/// who leave now leave before it.
pub(super) fn leave(
    name: String,
    players: &[PlayerId],
    cx: &Context,
    from: impl Fn(RoundNo) -> Command,
) -> Message {
    let first = first_round_without(players, cx);
    let later = first.next();
    if cx.snapshot.draft() != Some(first) || later > cx.snapshot.last_round() {
        return Message::Do(from(first));
    }
    let choice = |id: &str, round: RoundNo| {
        PickItem::plain(cx.texts.with(id, &[("round", round.into())]), Message::Do(from(round)))
    };
    let choices = vec![choice("players-leaves-draft", first), choice("players-leaves-later", later)];
    let title = cx.texts.with("players-leaves-title", &[("player", name.into())]);
    Message::Open(Box::new(Pick::new(title, choices)))
}
