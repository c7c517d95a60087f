//! Decisions that the rules leave to the arbiter: the question, the outcome of each answer, and the reason for it.

use super::edit::said_meeting;
use super::seated;
use crate::desk::{Context, Message, Notice, Work, WorkRequest};
use crate::dialog::{Pick, PickItem, Prompt, ReadingDialog};
use crate::i18n::Say;
use crate::pane::options;
use crate::sheet::{self, reasons};
use crate::worker::Worker;
use hakem_engine::command::Command;
use hakem_engine::console::byes_by_hand;
use hakem_engine::format::{OptionFacts, Trace};
use hakem_engine::pairing::{asked, propose_as_ruled};
use hakem_engine::tournament::{Draft, PlayerId, RoundNo, Ruling};
use ratatui::text::Line;

/// Number of boards shown of an outcome.
const SHOWN: usize = 8;

/// Reports that the rules find no pairing, and offers the available decisions: leaving a player unpaired, or a manual
/// pairing of the entire round (`by_hand`).
pub fn no_pairing(
    cx: &Context,
    round: RoundNo,
    refusal: &str,
    rulings: Vec<Ruling>,
    by_hand: Option<Draft>,
) -> Message {
    if rulings.is_empty() && by_hand.is_none() {
        return Message::Tell(Notice::refused(refusal));
    }
    let choices = rulings
        .into_iter()
        .map(|ruling| PickItem::plain(sheet::ruling(cx.event, &ruling), decide(round, ruling)));
    let by_hand = by_hand
        .map(|draft| PickItem::plain(cx.texts.get("ruling-manual"), Message::Do(Command::DraftRound(draft))));
    let choices = choices.chain(by_hand);
    let title = cx.texts.with("ruling-title", &[("round", round.into())]);
    let lines = [refusal.to_owned(), cx.texts.get("ruling-open").into_owned()];
    Message::open(Pick::new(title, choices.collect()).with_lines(lines))
}

/// Pairs a round with a decision and prompts for the reason; reports an error if the others cannot be paired.
fn decide(round: RoundNo, ruling: Ruling) -> Message {
    Message::Work(WorkRequest::Begin(Box::new(move |cx| {
        let (snapshot, ruled) = (cx.snapshot.clone(), ruling.clone());
        let pair = move || propose_as_ruled(&snapshot, round, Some(&ruled), Trace::silent());
        Work::of(Worker::begin(pair), move |paired, cx| {
            Message::Open(match paired {
                Ok(proposal) => Box::new(why(cx, proposal.draft)),
                Err(error) => {
                    let title = sheet::ruling(cx.event, &ruling);
                    Box::new(ReadingDialog::new(
                        title,
                        vec![Line::raw(reasons::refused(cx.event, round, &error))],
                    ))
                }
            })
        })
    })))
}

/// Returns the reason why no bye can be assigned before the round is paired: it cannot be paired, or the field is even.
pub(super) fn why_no_bye(cx: &Context) -> Option<String> {
    if let Err(error) = asked(cx.snapshot, cx.round) {
        return Some(error.say(cx.texts));
    }
    let is_even = byes_by_hand(cx.snapshot, cx.round).unwrap_or_default().is_empty();
    is_even.then(|| cx.texts.get("ruling-no-bye").into_owned())
}

/// Asks for the player who receives the bye, before the round is paired.
pub(super) fn bye_by_hand(cx: &Context) -> Message {
    let round = cx.round;
    let eligible = byes_by_hand(cx.snapshot, round).unwrap_or_default();
    let choice = |id: PlayerId| {
        let ruling = Ruling { bye: Some(id), unpaired: Vec::new(), fixed: Vec::new(), reason: String::new() };
        PickItem::plain(seated(cx, id), decide(round, ruling))
    };
    let title = cx.texts.get("ruling-bye-title").into_owned();
    Message::open(Pick::new(title, eligible.into_iter().map(choice).collect()))
}

/// Changes an option of the system; if there are several, the arbiter selects one.
pub(super) fn change_option(cx: &Context) -> Message {
    match options::asked(cx) {
        [option] => options::change(option, cx),
        several => {
            let choice = |option: &'static OptionFacts| {
                let words = format!("{}: {}", cx.texts.option(option.key), options::value(option, cx));
                PickItem::plain(words, options::change(option, cx))
            };
            let title = cx.texts.heading("pairings-key-option");
            Message::open(Pick::new(title, several.iter().map(choice).collect()))
        }
    }
}

/// Shows the outcome of a decision and prompts for its reason; the draft is then opened for review.
fn why(cx: &Context, draft: Draft) -> Prompt {
    let ruled = draft.ruling.as_ref().map(|ruling| sheet::ruling(cx.event, ruling)).unwrap_or_default();
    let title = cx.texts.headed(&ruled);
    let more = draft.boards.len().saturating_sub(SHOWN);
    let boards = (1..).zip(&draft.boards).take(SHOWN);
    let mut lines: Vec<String> =
        boards.map(|(number, &meeting)| format!("{number}: {}", said_meeting(cx, meeting))).collect();
    if more > 0 {
        lines.push(cx.texts.with("ruling-more", &[("count", more.into())]));
    }
    lines.push(cx.texts.get("ruling-why").into_owned());
    Prompt::new(title, move |reason, cx| {
        if reason.trim().is_empty() {
            return Err(cx.texts.get("correct-reason-missing").into_owned());
        }
        let mut ruled = draft.clone();
        if let Some(ruling) = &mut ruled.ruling {
            ruling.reason = reason.to_owned();
        }
        Ok(Message::Do(Command::DraftRound(ruled)))
    })
    .with_lines(lines)
}
