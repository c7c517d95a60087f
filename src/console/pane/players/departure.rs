//! Departure of players: withdrawal or expulsion, with the first round it applies to.

use crate::desk::{Context, Message, Notice};
use crate::dialog::{Pick, PickItem, Prompt};
use crate::pane::act;
use crate::sheet::list;
use hakem_engine::command::Command;
use hakem_engine::tournament::{Board, Forfeit, GameResult, PlayerId, Round, RoundNo};

/// Returns the first round that players who leave now do not play. In a table published ahead, it is the first round
/// in which they have a game without a result; without such a game, they leave after the current round. After the last
/// round of a table, it is the first of the rounds that they forfeited up to the end.
fn first_round_without(players: &[PlayerId], cx: &Context) -> RoundNo {
    let rounds = (1..=u8::MAX).map(RoundNo).zip(cx.snapshot.rounds());
    let ahead: Vec<(RoundNo, &Round)> =
        rounds.filter(|(_, round)| round.is_by_table()).map(|(number, round)| (number, &**round)).collect();
    let is_theirs = |board: &Board| players.iter().any(|&id| board.meeting.has(id));
    let is_open =
        |round: &Round| round.games().any(|(_, board, result)| result.is_none() && is_theirs(board));
    let open = ahead.iter().find(|(_, round)| is_open(round));
    let later = || ahead.iter().find(|&&(number, _)| Some(number) > cx.snapshot.current_round());
    let is_absent = |round: &Round| {
        let mut games = round.games().filter(|(_, board, _)| is_theirs(board)).peekable();
        games.peek().is_some() && games.all(|(_, board, result)| is_forfeited_by(players, board, result))
    };
    let is_over = cx.snapshot.next_to_publish() > cx.snapshot.last_round();
    let absent = || ahead.iter().rev().take_while(|(_, round)| is_over && is_absent(round)).last();
    open.or_else(later).or_else(absent).map_or_else(|| cx.snapshot.next_to_publish(), |&(number, _)| number)
}

/// Returns true if one of these players did not appear for a game.
fn is_forfeited_by(players: &[PlayerId], board: &Board, result: Option<GameResult>) -> bool {
    match result {
        Some(GameResult::Forfeit(Forfeit::ToWhite)) => players.contains(&board.meeting.black),
        Some(GameResult::Forfeit(Forfeit::ToBlack)) => players.contains(&board.meeting.white),
        Some(GameResult::Forfeit(Forfeit::Both)) => true,
        _ => false,
    }
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
    Message::open(prompt)
}

/// Returns the reason why players cannot leave, such as that all rounds are played.
pub(super) fn refusal(
    players: &[PlayerId],
    cx: &Context,
    from: impl Fn(RoundNo) -> Command,
) -> Option<String> {
    let command = from(first_round_without(players, cx));
    act::tried(command, cx).err().map(|error| cx.refusal(&error))
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
    Message::open(Pick::new(title, choices))
}

/// Reinstates players by a command. In a table published ahead, the forfeits since they left remain, as the arbiter may
/// have announced them: a notice lists their rounds.
pub(super) fn reinstate(name: String, players: &[PlayerId], cx: &Context, command: Command) -> Message {
    let left = |id: &PlayerId| cx.snapshot.player(*id)?.withdrawn();
    let since = players.iter().filter_map(left).max();
    let rounds = (1..=u8::MAX).map(RoundNo).zip(cx.snapshot.rounds());
    let ahead = rounds.filter(|(number, round)| round.is_by_table() && Some(*number) >= since);
    let is_theirs = |board: &Board| players.iter().any(|&id| board.meeting.has(id));
    let is_forfeit = |result: Option<GameResult>| matches!(result, Some(GameResult::Forfeit(_)));
    let forfeited = ahead
        .filter(|(_, round)| round.games().any(|(_, board, result)| is_forfeit(result) && is_theirs(board)));
    let forfeited: Vec<RoundNo> = forfeited.map(|(number, _)| number).collect();
    if forfeited.is_empty() {
        return Message::Do(command);
    }
    let span = ("span", forfeited.len().into());
    let values = [("player", name.into()), ("rounds", list::rounds(forfeited).into()), span];
    let told = Notice::warning(cx.texts.with("players-forfeits-remain", &values));
    Message::All(vec![Message::Do(command), Message::Tell(told)])
}
