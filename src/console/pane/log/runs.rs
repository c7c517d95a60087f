//! Runs of similar entries about many players or boards, folded into one line each.

use crate::desk::Context;
use crate::sheet::list;
use hakem_engine::command::Command;
use hakem_engine::history::{Entry, Logged};
use hakem_engine::tournament::{BoardNo, RoundNo};
use std::ops::Range;

/// Minimum number of entries that are folded.
const FEWEST: usize = 4;

/// Terminal columns for the boards of a run.
const BOARDS: usize = 40;

/// Action shared by the entries of a run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Run {
    Results(RoundNo),
    Registered,
    /// Players are checked in (`true`) or the check-in is undone.
    CheckedIn(bool),
}

impl Run {
    fn of(line: &Logged) -> Option<Self> {
        match &line.entry {
            _ if line.lacks_effect() => None,
            Entry::Did(Command::EnterResult { round, .. }) => Some(Self::Results(*round)),
            Entry::Did(Command::Register { .. }) => Some(Self::Registered),
            Entry::Did(Command::CheckIn { present, .. }) => Some(Self::CheckedIn(*present)),
            _ => None,
        }
    }
}

/// Returns the lines of the log, newest first, each with its range of entries, counted from the oldest.
pub(super) fn lines(log: &[Logged], is_folded: bool) -> Vec<Range<usize>> {
    let mut lines = Vec::new();
    let mut first = 0;
    let goes_on = |one: &Logged, other: &Logged| {
        is_folded && Run::of(one).is_some() && Run::of(one) == Run::of(other) && one.by == other.by
    };
    for chunk in log.chunk_by(goes_on) {
        let entries = first..first + chunk.len();
        first = entries.end;
        match chunk.len() {
            count if count < FEWEST => lines.extend(entries.map(|at| at..at + 1)),
            _ => lines.push(entries),
        }
    }
    lines.reverse();
    lines
}

/// Describes the entries of a run; returns `None` if they are not a run.
pub(super) fn told(entries: &[Logged], cx: &Context) -> Option<String> {
    let [first, .., _] = entries else { return None };
    let count = ("count", entries.len().into());
    Some(match Run::of(first)? {
        Run::Results(round) => {
            let board = |line: &Logged| match &line.entry {
                Entry::Did(Command::EnterResult { board, .. }) => Some(*board),
                _ => None,
            };
            let mut boards: Vec<BoardNo> = entries.iter().filter_map(board).collect();
            boards.sort_unstable();
            boards.dedup();
            let boards = list::shortened(&list::ranges(boards), list::BETWEEN, BOARDS);
            cx.texts.with("log-run-results", &[count, ("round", round.into()), ("boards", boards.into())])
        }
        Run::Registered => cx.texts.with("log-run-registered", &[count]),
        Run::CheckedIn(true) => cx.texts.with("log-run-checked-in", &[count]),
        Run::CheckedIn(false) => cx.texts.with("log-run-not-checked-in", &[count]),
    })
}
