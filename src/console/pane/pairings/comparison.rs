//! Comparison of the round with another pairing: the current pairing by the rules, an earlier draft, a branch, or the
//! pairing of another system.

use super::side_by_side::{Seating, lines};
use super::system_comparison;
use crate::desk::{Context, Message, Notice, Work, WorkRequest};
use crate::dialog::{Pick, PickItem, ReadingDialog};
use crate::sheet::entry::told;
use crate::worker::Worker;
use hakem_engine::history::StepId;
use std::collections::BTreeSet;

/// Maximum number of earlier pairings offered, latest first.
const OFFERED: usize = 20;

/// Offers the pairings that the present one can be compared with.
pub(super) fn ask(cx: &Context) -> Message {
    let Some(here) = Seating::at(cx.snapshot, cx.round) else {
        return Message::Tell(Notice::warning(cx.texts.get("pairings-only-paired")));
    };
    Message::Work(WorkRequest::Begin(Box::new(|cx| {
        let (snapshot, round) = (cx.snapshot.clone(), cx.round);
        let pair = Worker::begin(move || Seating::by_rules(&snapshot, round));
        Work::of(pair, move |by_rules, cx| offer(cx, here, by_rules))
    })))
}

/// Offers the pairing by the rules and the earlier pairings of the round.
fn offer(cx: &Context, here: Seating, by_rules: Option<Seating>) -> Message {
    let by_rules = by_rules.filter(|other| *other != here);
    let by_rules = by_rules.map(|other| (cx.texts.get("pairings-compare-rules").into_owned(), other));
    let others: Vec<(String, Seating)> = by_rules.into_iter().chain(earlier(cx, &here)).collect();
    let system = system_comparison::choice(cx, &here);
    let system = system.map(|choice| PickItem::plain(cx.texts.get("pairings-compare-system"), choice));
    if others.is_empty() && system.is_none() {
        return Message::Tell(Notice::done(cx.texts.get("pairings-compare-none")));
    }
    let choice = |(label, there): (String, Seating)| {
        let reading = beside(cx, here.clone(), there, label.clone());
        PickItem::plain(label, Message::open(reading))
    };
    let title = cx.texts.with("pairings-compare-title", &[("round", cx.round.into())]);
    Message::open(Pick::new(title, others.into_iter().map(choice).chain(system).collect()))
}

/// Returns all other pairings that the round has had, each at the last step that made it, latest first.
fn earlier(cx: &Context, here: &Seating) -> Vec<(String, Seating)> {
    let line: BTreeSet<StepId> = cx.history.line().into_iter().collect();
    let steps: Vec<StepId> = (0..).map(StepId).take_while(|&step| cx.history.at(step).is_some()).collect();
    let seating = |step: StepId| cx.history.at(step).and_then(|snapshot| Seating::at(snapshot, cx.round));
    let mut found: Vec<(String, Seating)> = Vec::new();
    for step in steps.into_iter().rev() {
        let Some(made) = seating(step).filter(|made| made != here) else { continue };
        let is_known = found.iter().any(|(_, known)| *known == made);
        if is_known || cx.history.parent(step).and_then(seating).as_ref() == Some(&made) {
            continue;
        }
        let at = cx.history.made_at(step).map(|at| cx.time(at)).unwrap_or_default();
        let id = if line.contains(&step) { "pairings-compare-earlier" } else { "pairings-compare-branch" };
        let values = [("step", step.0.into()), ("time", at.into()), ("what", told(cx.event, step).into())];
        found.push((cx.texts.with(id, &values), made));
        if found.len() == OFFERED {
            break;
        }
    }
    found
}

/// Shows another pairing board by board, next to the present one if there is space, else next to the table.
fn beside(cx: &Context, here: Seating, there: Seating, label: String) -> ReadingDialog {
    let title = cx.texts.with("pairings-compare-title", &[("round", cx.round.into())]);
    ReadingDialog::fitted(title, move |cx, width| lines(cx, width.into(), [&here, &there], &label))
}
