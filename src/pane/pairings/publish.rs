//! From nothing to a draft, and from a draft to a published round.

use super::edit::said_meeting;
use super::no_shows::NoShows;
use super::numbers;
use super::sheet::Sheet;
use super::{called, nothing, said_breaches, tell};
use crate::context::Context;
use crate::dialog::{Choice, Confirm, Pick};
use crate::message::{Message, Notice};
use crate::pane::PaneId;
use hakem_engine::command::Command;
use hakem_engine::format::Breach;
use hakem_engine::history::Entry;
use hakem_engine::pairing::review::{no_shows, results_again};
use hakem_engine::tournament::{Place, PlayerId, RoundState};

/// Has the round paired; before the first draft it asks about those who did not appear in the round before.
pub(super) fn pair(cx: &Context) -> Message {
    let round = cx.round;
    let before_complete =
        round.previous().is_some_and(|before| cx.snapshot.state(before) == RoundState::Complete);
    if cx.snapshot.state(round) == RoundState::None && before_complete {
        let mut missing = no_shows(cx.snapshot, round);
        missing.retain(|&id| !has_answered(cx, id));
        if !missing.is_empty() {
            return conflicts_first(cx, Message::Open(Box::new(NoShows::new(round, missing))));
        }
    }
    conflicts_first(cx, numbers::before_pairing(cx, Message::Pair(round)))
}

/// Whether the arbiter has already said, here or on a branch, that a player who did not appear plays on: the round on
/// show was drawn with them.
fn has_answered(cx: &Context, id: PlayerId) -> bool {
    cx.history.log().iter().any(|line| {
        let Entry::Did(Command::DraftRound(draft)) = &line.entry else { return false };
        let plays = draft.bye == Some(id) || draft.boards.iter().any(|meeting| meeting.has(id));
        let asked =
            || cx.history.at(line.from).is_some_and(|before| no_shows(before, draft.round).contains(&id));
        draft.round == cx.round && plays && asked()
    })
}

/// Most conflicts that the question before pairing lists.
const MOST_CONFLICTS: usize = 5;

/// Names results in conflict before a round is paired from them.
fn conflicts_first(cx: &Context, pair: Message) -> Message {
    let open: Vec<_> = cx.snapshot.conflicts().collect();
    let Some(&(first, ..)) = open.first() else { return pair };
    let mut lines: Vec<String> = open
        .iter()
        .take(MOST_CONFLICTS)
        .map(|&(round, board, found)| {
            let stands = cx.snapshot.round(round).and_then(|paired| paired.result(board));
            let values = [
                ("round", round.into()),
                ("board", board.into()),
                ("stands", cx.marks(stands).into()),
                ("found", cx.marks(Some(found)).into()),
            ];
            cx.texts.with("pairings-conflict", &values)
        })
        .collect();
    let more = open.len().saturating_sub(MOST_CONFLICTS);
    if more > 0 {
        lines.push(cx.texts.with("pairings-conflicts-more", &[("count", more.into())]));
    }
    let settle = Message::All(vec![Message::Show(PaneId::Results), Message::ShowRound(first)]);
    let choices = vec![
        Choice::plain(cx.texts.get("pairings-conflicts-first"), settle),
        Choice::plain(cx.texts.get("pairings-conflicts-later"), pair),
    ];
    let title = cx.texts.get("pairings-conflicts-title");
    Message::Open(Box::new(Pick::new(title, choices).with_lines(lines).weighty()))
}

/// Asks before the draft is made public, with all that should not be overlooked.
pub(super) fn publish(cx: &Context, sheet: &Sheet) -> Message {
    let Some(draft) = cx.snapshot.round(cx.round) else { return nothing() };
    let pool = draft.players_at(|place| place == Place::Pool).count();
    if pool > 0 {
        return tell(Notice::refused(cx.texts.with("pairings-publish-pool", &[("count", pool.into())])));
    }
    let boards = cx.texts.with("count-boards", &[("count", draft.boards().len().into())]);
    let bye = match draft.pairing_allocated_bye() {
        Some(player) => cx.texts.with("pairings-publish-bye", &[("player", called(cx, player).into())]),
        None => cx.texts.get("pairings-publish-no-bye").into_owned(),
    };
    let mut lines = vec![format!("{boards}; {bye}")];
    let by_hand = draft.games().filter(|(_, board, _)| board.by_hand);
    let by_hand: Vec<String> = by_hand.map(|(number, ..)| number.to_string()).collect();
    if !by_hand.is_empty() {
        lines.push(cx.texts.with("pairings-publish-by-hand", &[("boards", by_hand.join(", ").into())]));
    }
    lines.extend(broken(cx, sheet));
    let open = cx.snapshot.conflicts().count();
    if open > 0 {
        lines.push(cx.texts.with("pairings-publish-conflicts", &[("count", open.into())]));
    }
    let title = cx.texts.with("pairings-publish-title", &[("round", cx.round.into())]);
    let publish = Message::Do(Command::PublishRound { round: cx.round });
    // What is published is hung up: the way leads to the sheets.
    let publish = [publish, Message::Show(PaneId::Wall)].into_iter();
    let then = Message::All(publish.chain(take_over(cx)).collect());
    Message::Open(Box::new(Confirm::capital(title, 'P', then).with_lines(lines)))
}

/// Most boards with an absolute breach that the question lists: it has to fit on the screen.
const MOST_LISTED: usize = 5;

/// Lists the boards that break an absolute rule, and the bye if it does.
fn broken(cx: &Context, sheet: &Sheet) -> Vec<String> {
    let Some(draft) = cx.snapshot.round(cx.round) else { return Vec::new() };
    let absolute = |breaches: &[Breach]| {
        let found: Vec<Breach> = breaches.iter().filter(|breach| breach.absolute).cloned().collect();
        said_breaches(cx, sheet, &found)
    };
    let boards = draft.games().zip(sheet.review.boards()).map(|((number, board, _), reviewed)| {
        let who = format!("{number}: {}", said_meeting(cx, board.meeting));
        (who, absolute(&reviewed.breaches))
    });
    let bye = draft.pairing_allocated_bye().map(|id| (called(cx, id), absolute(sheet.review.bye())));
    let found: Vec<_> = boards.chain(bye).filter(|(_, said)| !said.is_empty()).collect();
    let more = found.len().saturating_sub(MOST_LISTED);
    let listed = found.into_iter().take(MOST_LISTED);
    let mut lines: Vec<String> = listed.flat_map(|(who, said)| [vec![who], said].concat()).collect();
    if more > 0 {
        lines.push(cx.texts.with("pairings-publish-more", &[("count", more.into())]));
    }
    lines
}

/// Offers the results that an undone pairing of the round already had on boards that came out the same.
fn take_over(cx: &Context) -> Option<Message> {
    let (_, undone) = cx.history.undone(cx.round)?;
    let results = results_again(undone.round(cx.round)?, cx.snapshot.round(cx.round)?);
    if results.is_empty() {
        return None;
    }
    let said = cx.texts.with("pairings-take-over", &[("count", results.len().into())]);
    let choices = vec![
        Choice::plain(
            cx.texts.get("pairings-take-over-yes"),
            Message::Do(Command::TakeOverResults { round: cx.round, results }),
        ),
        Choice::plain(cx.texts.get("pairings-take-over-no"), Message::All(Vec::new())),
    ];
    let title = cx.texts.get("pairings-take-over-title");
    Some(Message::Open(Box::new(Pick::new(title, choices).with_lines([said]).weighty())))
}
