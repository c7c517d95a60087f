//! Another pairing of the round beside the present one: what the rules pair now, an earlier draft, a branch.

use super::{seated, tell};
use crate::desk::context::Context;
use crate::desk::message::{Message, Notice, Work, WorkRequest};
use crate::dialog::{Pick, PickItem, Reading};
use crate::sheet::entry::told;
use crate::sheet::reasons::names;
use crate::text::{self, Align};
use crate::worker::Worker;
use hakem_engine::format::Trace;
use hakem_engine::history::StepId;
use hakem_engine::pairing::propose_as_ruled;
use hakem_engine::tournament::{Bye, Meeting, PlayerId, Round, RoundNo, Ruling, Snapshot};
use ratatui::text::{Line, Span};
use std::collections::BTreeSet;

/// Earlier pairings that are offered at most, the latest first.
const OFFERED: usize = 20;

/// From so many terminal columns on, both pairings stand side by side.
const SIDE_BY_SIDE: usize = 60;

/// Marks a board that the other pairing does not have.
const CHANGED: &str = "»";

/// Who meets in a round, and who has the bye.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Seating {
    boards: Vec<Meeting>,
    bye: Option<PlayerId>,
}

impl Seating {
    fn of(round: &Round) -> Self {
        let boards = round.boards().iter().map(|board| board.meeting).collect();
        Self { boards, bye: round.pairing_allocated_bye() }
    }

    fn at(snapshot: &Snapshot, round: RoundNo) -> Option<Self> {
        snapshot.round(round).map(Self::of)
    }

    /// Returns what the rules pair alone; `None` where they find nothing.
    fn by_rules(snapshot: &Snapshot, round: RoundNo) -> Option<Self> {
        let ruling = snapshot.round(round).and_then(|draft| draft.ruling());
        let ruling = ruling.and_then(Ruling::without_fixed);
        let proposal = propose_as_ruled(snapshot, round, ruling.as_ref(), Trace::silent()).ok()?;
        Some(Self { boards: proposal.draft.boards, bye: proposal.draft.bye })
    }
}

/// Asks which other pairing of the round is to stand beside the present one.
pub(super) fn ask(cx: &Context) -> Message {
    let Some(here) = Seating::at(cx.snapshot, cx.round) else {
        return tell(Notice::warning(cx.texts.get("pairings-only-paired")));
    };
    Message::Work(WorkRequest::Begin(Box::new(|cx| {
        let (snapshot, round) = (cx.snapshot.clone(), cx.round);
        let pair = Worker::begin(move || Seating::by_rules(&snapshot, round));
        Work::of(pair, move |by_rules, cx| offer(cx, here, by_rules))
    })))
}

/// Offers what the rules pair and the earlier pairings of the round.
fn offer(cx: &Context, here: Seating, by_rules: Option<Seating>) -> Message {
    let by_rules = by_rules.filter(|other| *other != here);
    let by_rules = by_rules.map(|other| (cx.texts.get("pairings-beside-rules").into_owned(), other));
    let others: Vec<(String, Seating)> = by_rules.into_iter().chain(earlier(cx, &here)).collect();
    if others.is_empty() {
        return tell(Notice::done(cx.texts.get("pairings-beside-none")));
    }
    let choice = |(label, there): (String, Seating)| {
        let reading = beside(cx, here.clone(), there, label.clone());
        PickItem::plain(label, Message::Open(Box::new(reading)))
    };
    let title = cx.texts.with("pairings-beside-title", &[("round", cx.round.into())]);
    Message::Open(Box::new(Pick::new(title, others.into_iter().map(choice).collect())))
}

/// Returns the other pairings that the round ever had, each at the step that made it last; the latest first.
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
        let id = if line.contains(&step) { "pairings-beside-earlier" } else { "pairings-beside-branch" };
        let values = [("step", step.0.into()), ("time", at.into()), ("what", told(cx.event, step).into())];
        found.push((cx.texts.with(id, &values), made));
        if found.len() == OFFERED {
            break;
        }
    }
    found
}

/// Shows another pairing board by board, beside the present one where there is room, else beside the table.
fn beside(cx: &Context, here: Seating, there: Seating, label: String) -> Reading {
    let title = cx.texts.with("pairings-beside-title", &[("round", cx.round.into())]);
    Reading::fitted(title, move |cx, width| lines(cx, width.into(), [&here, &there], &label))
}

fn lines(cx: &Context, width: usize, [here, there]: [&Seating; 2], label: &str) -> Vec<Line<'static>> {
    let columns: &[(&Seating, &Seating)] =
        if width < SIDE_BY_SIDE { &[(there, here)] } else { &[(here, there), (there, here)] };
    let width = (width / columns.len()).saturating_sub(columns.len() - 1);
    let fit = |words: &str| text::fit(&text::clean(words), width, Align::Left);
    let heads = [cx.texts.get("pairings-beside-now").into_owned(), label.to_owned()];
    let heads = heads[2 - columns.len()..].iter().map(|head| fit(head)).collect::<Vec<_>>().join(" ");
    let mut lines = vec![Line::styled(heads, cx.theme.head)];
    let boards = columns.iter().map(|(one, _)| one.boards.len()).max().unwrap_or(0);
    for at in 0..boards {
        let mut spans = Vec::new();
        for (one, other) in columns {
            let meeting = one.boards.get(at);
            let is_changed = meeting.is_some_and(|meeting| !other.boards.contains(meeting));
            let mark = if is_changed { CHANGED } else { " " };
            let words = meeting.map_or_else(String::new, |&meeting| {
                format!("{mark}{:>3}: {}", at + 1, names(cx.event, meeting))
            });
            spans.push(Span::styled(fit(&words), if is_changed { cx.theme.warning } else { cx.theme.plain }));
            spans.push(Span::raw(" "));
        }
        lines.push(Line::from(spans));
    }
    let said_bye = |one: &Seating, other: &Seating| {
        let mark = if one.bye == other.bye { " " } else { CHANGED };
        let who = one.bye.map_or_else(|| "–".to_owned(), |id| seated(cx, id));
        fit(&format!("{mark}    {}: {who}", cx.texts.bye(Bye::PairingAllocated)))
    };
    if here.bye.or(there.bye).is_some() {
        let byes: Vec<String> = columns.iter().map(|(one, other)| said_bye(one, other)).collect();
        lines.push(Line::raw(byes.join(" ")));
    }
    let changed = there.boards.iter().filter(|meeting| !here.boards.contains(meeting)).count();
    let values = [("sign", CHANGED.into()), ("count", changed.into())];
    lines.push(Line::styled(cx.texts.with("pairings-beside-changed", &values), cx.theme.faint));
    lines
}
