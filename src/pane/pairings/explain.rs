//! Why the pairing is as it is: the system pairs the round once more and tells its reasons.

use super::called;
use super::edit::said_meeting;
use super::sheet::{Entry, Sheet, board, players};
use super::why_not::Explanation;
use crate::context::Context;
use crate::dialog::Reading;
use crate::message::Message;
use crate::report::reasons;
use crate::text;
use hakem_engine::format::{Reason, Seat};
use hakem_engine::history::StepId;
use hakem_engine::tournament::{PlayerId, RoundNo};
use ratatui::text::Line;
use std::rc::Rc;

/// What the system says of a round, kept for the step it was asked at.
pub(super) struct Working {
    made_for: (StepId, RoundNo),
    working: reasons::Working,
}

impl Working {
    /// Returns what is kept when it is about the step and round on show, or asks the system again.
    pub(super) fn of<'a>(kept: &'a mut Option<Self>, cx: &Context) -> &'a Self {
        let made_for = (cx.step, cx.round);
        if kept.as_ref().is_some_and(|working| !working.is_of(cx)) {
            *kept = None;
        }
        kept.get_or_insert_with(|| Self { made_for, working: reasons::Working::of(cx.event, cx.round) })
    }

    /// Whether it is about the step and round on show.
    pub(super) fn is_of(&self, cx: &Context) -> bool {
        self.made_for == (cx.step, cx.round)
    }

    /// Returns the system's reasons for what is at the cursor; `None` when they are those of another moment.
    pub(super) fn reasons(&self, cx: &Context, sheet: &Sheet, entry: Entry) -> Option<Vec<String>> {
        let round = cx.snapshot.round(cx.round).filter(|_| self.is_of(cx))?;
        Some(match entry {
            Entry::Board(number) => self.working.of_board(cx.event, round, &sheet.review, number),
            Entry::Out(id) => self.working.of_player(cx.event, &sheet.review, id, round.place(id)),
        })
    }

    /// Explains the entry at the cursor.
    pub(super) fn explain(&self, cx: &Context, sheet: &Sheet, entry: Entry) -> Message {
        let Some(round) = cx.snapshot.round(cx.round) else { return Message::All(Vec::new()) };
        let (title, lines) = match (entry, board(round, entry)) {
            (_, Some((number, found))) => {
                let shown = cx.texts.with("word-board-number", &[("board", number.into())]);
                let lines = self.working.of_board(cx.event, round, &sheet.review, number);
                (format!("{shown}: {}", said_meeting(cx, found.meeting)), lines)
            }
            (Entry::Out(id), None) => {
                (called(cx, id), self.working.of_player(cx.event, &sheet.review, id, round.place(id)))
            }
            (Entry::Board(_), None) => return Message::All(Vec::new()),
        };
        let reading = reading(title, lines);
        Message::Open(match &self.working.proposal {
            Ok(proposal) => Box::new(Explanation::new(reading, Rc::clone(proposal), players(round, entry))),
            Err(_) => Box::new(reading),
        })
    }

    /// Shows the whole working, from the first bracket to the last.
    pub(super) fn whole(&self, cx: &Context) -> Message {
        let title = cx.texts.with("pairings-working-title", &[("round", cx.round.into())]);
        Message::Open(Box::new(reading(title, self.working.whole(cx.event))))
    }
}

/// Puts a reason into words: players by number and name, many of them by number only.
pub(super) fn said_seated(
    cx: &Context,
    reason: &Reason,
    player: impl Fn(Seat) -> Option<PlayerId>,
) -> String {
    reasons::said(cx.event, reason, player)
}

/// Makes lines a text to be read, filtered.
pub(super) fn reading(title: String, lines: Vec<String>) -> Reading {
    let lines = lines.into_iter().map(|line| Line::from(text::clean(&line).into_owned())).collect();
    Reading::new(title, lines)
}
