//! Explanation of the pairing: the system pairs the round once more and reports its reasons.

use super::edit::said_meeting;
use super::seated;
use super::sheet::{BoardLine, Sheet, board, players};
use super::why_not::Explanation;
use crate::desk::{Context, Message, Work, WorkRequest};
use crate::dialog::ReadingDialog;
use crate::sheet::reasons;
use crate::text;
use crate::worker::{Computed, Worker};
use hakem_engine::console::review::place_of;
use hakem_engine::format::{Reason, Seat};
use hakem_engine::history::StepId;
use hakem_engine::tournament::{PlayerId, RoundNo, Stage};
use ratatui::text::Line;
use std::cell::{Cell, OnceCell};
use std::rc::Rc;
use std::sync::Arc;

/// The system's explanation of a round, computed once for the displayed step and round.
pub(super) struct ComputedExplanation {
    made_for: (StepId, RoundNo),
    known: OnceCell<reasons::Working>,
    worker: Cell<Option<Worker<reasons::Working>>>,
}

impl ComputedExplanation {
    /// Returns the cached explanation if it is about the displayed step and round, else a new one that is not computed
    /// yet.
    pub(super) fn of(kept: &mut Option<Rc<Self>>, cx: &Context) -> Rc<Self> {
        kept.take_if(|working| !working.is_of(cx));
        let made_for = (cx.step, cx.round);
        let anew = || Rc::new(Self { made_for, known: OnceCell::new(), worker: Cell::new(None) });
        Rc::clone(kept.get_or_insert_with(anew))
    }

    /// Returns the worker that runs the system, started if necessary.
    fn worker(&self, cx: &Context) -> Worker<reasons::Working> {
        let (snapshot, round) = (cx.snapshot.clone(), cx.round);
        let begin = || Worker::begin(move || reasons::Working::of(&snapshot, round));
        self.worker.take().unwrap_or_else(begin)
    }

    /// Computes the explanation while no key arrives; returns true if it has just become known.
    pub(super) fn rest(&self, cx: &Context) -> bool {
        if self.known.get().is_some() {
            return false;
        }
        let mut worker = self.worker(cx);
        match worker.answer(cx.patience) {
            Computed::Done(found) => self.known.set(found).is_ok(),
            Computed::Open | Computed::Failed => {
                self.worker.set(Some(worker));
                false
            }
        }
    }

    /// Returns true if it is about the displayed step and round.
    fn is_of(&self, cx: &Context) -> bool {
        self.made_for == (cx.step, cx.round)
    }

    /// Returns the system's reasons for the entry at the cursor; `None` while they are unknown or about another state.
    pub(super) fn reasons(&self, cx: &Context, sheet: &Sheet, entry: BoardLine) -> Option<Vec<String>> {
        let round = cx.snapshot.round(cx.round).filter(|_| self.is_of(cx))?;
        let known = self.known.get()?;
        Some(match entry {
            BoardLine::Board(number) => known.of_board(cx.event, round, &sheet.review, number),
            BoardLine::Out(id) => {
                known.of_player(cx.event, &sheet.review, id, place_of(cx.snapshot, round, id))
            }
        })
    }

    pub(super) fn explain(self: Rc<Self>, cx: &Context, sheet: Rc<Sheet>, entry: BoardLine) -> Message {
        self.then(cx, move |known, cx| explained(known, cx, &sheet, entry))
    }

    /// Shows the full explanation, from the first bracket to the last.
    pub(super) fn whole(self: Rc<Self>, cx: &Context) -> Message {
        self.then(cx, |known, cx| {
            let title = cx.texts.with("pairings-working-title", &[("round", cx.round.into())]);
            let differs = cx.snapshot.round(cx.round).is_some_and(|round| known.differs(round));
            let first = differs.then(|| cx.texts.get("pairings-explain-differs").into_owned());
            let lines = first.into_iter().chain(known.whole(cx.event)).chain(about_scores(cx));
            Message::open(reading(title, lines.collect()))
        })
    }

    /// Runs an action with the explanation, immediately if it is known.
    fn then(
        self: Rc<Self>,
        cx: &Context,
        then: impl FnOnce(&reasons::Working, &Context) -> Message + 'static,
    ) -> Message {
        if let Some(known) = self.known.get() {
            return then(known, cx);
        }
        Message::Work(WorkRequest::Begin(Box::new(move |cx| {
            let worker = self.worker(cx);
            Work::of(worker, move |found, cx| then(self.known.get_or_init(|| found), cx))
        })))
    }
}

fn explained(known: &reasons::Working, cx: &Context, sheet: &Sheet, entry: BoardLine) -> Message {
    let Some(round) = cx.snapshot.round(cx.round) else { return Message::Nothing };
    let (title, lines) = match (entry, board(round, entry)) {
        (_, Some((number, found))) => {
            let shown = cx.texts.with("word-board-number", &[("board", number.into())]);
            let lines = known.of_board(cx.event, round, &sheet.review, number);
            (cx.texts.headed(&format!("{shown}: {}", said_meeting(cx, found.meeting))), lines)
        }
        (BoardLine::Out(id), None) => {
            let place = place_of(cx.snapshot, round, id);
            (seated(cx, id), known.of_player(cx.event, &sheet.review, id, place))
        }
        (BoardLine::Board(_), None) => return Message::Nothing,
    };
    let reading = reading(title, lines.into_iter().chain(about_scores(cx)).collect());
    Message::Open(match &known.proposal {
        Ok(proposal) => {
            let is_published = round.stage() == Stage::Published;
            Box::new(Explanation::new(reading, Arc::clone(proposal), players(round, entry), is_published))
        }
        Err(_) => Box::new(reading),
    })
}

/// States that the scores of an accelerated round include virtual points.
fn about_scores(cx: &Context) -> Option<String> {
    let is_accelerated = cx.snapshot.round(cx.round).is_some_and(|round| !round.virtual_points().is_empty());
    is_accelerated.then(|| cx.texts.get("pairings-working-virtual").into_owned())
}

/// Formats a reason: players by number and name, or by number only if there are many.
pub(super) fn said_seated(
    cx: &Context,
    reason: &Reason,
    player: impl Fn(Seat) -> Option<PlayerId>,
) -> String {
    reasons::said(cx.event, reason, player)
}

/// Builds a text view of lines, sanitised.
pub(super) fn reading(title: String, lines: Vec<String>) -> ReadingDialog {
    let lines = lines.into_iter().map(|line| Line::from(text::clean(&line).into_owned())).collect();
    ReadingDialog::new(title, lines)
}
