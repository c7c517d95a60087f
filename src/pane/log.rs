//! Everything that was done, and what undoing left behind: to be looked at, compared and taken back.

use super::listed::{shown, shown_cells};
use super::{Found, Hit, Pane};
use crate::context::Context;
use crate::dialog::{Confirm, Reading};
use crate::keys::{Binding, Hint, WALK, find, hints};
use crate::message::Message;
use crate::report::entry::{logged, told};
use crate::report::log;
use crate::text::clean;
use crate::widget::layout::{Panel, Room, wrapped};
use crate::widget::{Column, TableRow, Width, table};
use crossterm::event::{KeyCode, KeyEvent};
use hakem_engine::collate::fold_for_search;
use hakem_engine::history::{Branch, Logged, StepId};
use hakem_engine::tournament::{RoundNo, Snapshot};
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::Line;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Act {
    Look,
    Branches,
    Compare,
    TakeBack,
}

const KEYS: &[Binding<Act>] = &[
    Binding { keys: &[KeyCode::Enter], act: Act::Look, label: "log-look" },
    Binding { keys: &[KeyCode::Char('b')], act: Act::Branches, label: "log-branches" },
    Binding { keys: &[KeyCode::Char('d')], act: Act::Compare, label: "log-compare" },
    Binding { keys: &[KeyCode::Char('t')], act: Act::TakeBack, label: "log-take-back" },
];

/// Terminal columns that the table takes at most where a panel tells the line in full.
const MOST: u16 = 100;

/// Rows of the strip in which the line at the cursor stands in full.
const STRIP: u16 = 2;

/// The log, or the list of branches.
#[derive(Default)]
pub struct LogPane {
    /// The line of the cursor, counted from the newest.
    cursor: usize,
    branches: Option<Vec<Branch>>,
    /// The step at which this state holds.
    step: Option<StepId>,
}

impl LogPane {
    fn count(&self, cx: &Context) -> usize {
        self.branches.as_ref().map_or(cx.history.log().len(), Vec::len)
    }

    fn line<'a>(&self, cx: &Context<'a>, index: usize) -> Option<&'a Logged> {
        let log = cx.history.log();
        log.get(log.len().checked_sub(index + 1)?)
    }

    /// Returns the step that the cursor stands for.
    fn chosen(&self, cx: &Context) -> Option<StepId> {
        match &self.branches {
            Some(branches) => branches.get(self.cursor).map(|branch| branch.tip),
            None => self.line(cx, self.cursor).map(|line| line.to),
        }
    }

    /// Tells the line of the cursor in full: in the table it may be cut.
    fn told(&self, width: usize, cx: &Context) -> Vec<Line<'static>> {
        let words = match (&self.branches, self.line(cx, self.cursor)) {
            (Some(branches), _) => cx.texts.with("log-branch-count", &[("count", branches.len().into())]),
            (None, Some(line)) => format!("{} {}", logged(cx.event, line), reason(cx, line)),
            (None, None) => cx.texts.get("log-empty").into_owned(),
        };
        wrapped(clean(&words).trim_end(), width, cx.theme.plain)
    }

    fn act(&mut self, act: Act, cx: &Context) -> Option<Message> {
        match act {
            Act::Branches => {
                self.cursor = 0;
                self.branches = match self.branches {
                    Some(_) => None,
                    None => Some(cx.history.branches()),
                };
                Some(Message::Nothing)
            }
            Act::Look => {
                let step = self.chosen(cx)?;
                Some(Message::Look((step != cx.history.current()).then_some(step)))
            }
            Act::Compare => {
                let step = self.chosen(cx)?;
                let title = cx.texts.with("log-compare-title", &[("step", step.0.into())]);
                Some(Message::Open(Box::new(Reading::new(title, compared(cx, step)))))
            }
            Act::TakeBack => {
                let step = self.chosen(cx).filter(|&step| step != cx.history.current())?;
                let title = cx.texts.with("log-take-back-title", &[("step", step.0.into())]);
                let line = cx.texts.get("log-take-back-line").into_owned();
                let ask = Confirm::capital(title, 'T', Message::MoveTo(step)).with_lines([line]);
                Some(Message::Open(Box::new(ask)))
            }
        }
    }
}

impl Pane for LogPane {
    fn draw(&self, frame: &mut Frame, area: Rect, cx: &Context) {
        let log = log::table(cx.event).with_keys(&["step", "time", "what"]);
        let widths = [Width::Exactly(5), Width::Exactly(19), Width::Fill(20)];
        let columns: Vec<Column> =
            log.columns.iter().zip(widths).map(|(column, width)| shown(column, width)).collect();
        let count = self.count(cx);
        table(frame, area, cx.theme, &columns, (self.cursor, count), |index| match &self.branches {
            Some(branches) => branches.get(index).map(|&branch| branch_row(cx, branch)).unwrap_or_default(),
            // The newest stands at the top.
            None => {
                let is_shown = self.line(cx, index).is_some_and(|line| line.to == cx.step);
                let style = if is_shown { cx.theme.head } else { cx.theme.plain };
                let row = count.checked_sub(index + 1).map(|at| log.row(at)).unwrap_or_default();
                TableRow::new(shown_cells(&row, cx.texts), style)
            }
        });
    }

    fn width(&self, room: u16, _cx: &Context) -> u16 {
        room.min(MOST)
    }

    fn panels(&self, _cx: &Context) -> usize {
        1
    }

    fn panel(&self, _at: usize, room: Room, cx: &Context) -> Panel {
        Panel::new(cx.texts.get("log-entry"), self.told(room.width, cx))
    }

    fn strip(&self, width: usize, cx: &Context) -> (u16, Vec<Line<'static>>) {
        (STRIP, self.told(width, cx))
    }

    fn key(&mut self, key: KeyEvent, cx: &Context) -> Option<Message> {
        if key.code == KeyCode::Esc && self.branches.is_some() {
            return self.act(Act::Branches, cx);
        }
        if let Some(act) = find(KEYS, key) {
            return self.act(act, cx).or(Some(Message::Nothing));
        }
        self.cursor = find(WALK, key)?.from(self.cursor, self.count(cx));
        Some(Message::Nothing)
    }

    fn settle(&mut self, cx: &Context) {
        if self.step != Some(cx.history.current()) {
            self.step = Some(cx.history.current());
            self.branches = self.branches.as_ref().map(|_| cx.history.branches());
        }
        self.cursor = self.cursor.min(self.count(cx).saturating_sub(1));
    }

    fn search(&self, wanted: &str, cx: &Context) -> Vec<Hit> {
        if wanted.is_empty() || self.branches.is_some() {
            return Vec::new();
        }
        let log = cx.history.log().iter().rev().enumerate();
        let has = |line: &Logged| fold_for_search(&logged(cx.event, line)).contains(wanted);
        log.filter(|(_, line)| has(line)).map(|(line, _)| Hit { line, found: Found::Line }).collect()
    }

    fn take(&mut self, hit: Hit, _cx: &Context) {
        self.cursor = hit.line;
    }

    fn hints(&self, _: &Context) -> Vec<Hint> {
        hints(KEYS)
    }

    fn commands(&self) -> Vec<Hint> {
        hints(KEYS)
    }
}

fn reason(cx: &Context, line: &Logged) -> String {
    let given = log::reason(cx.event, line);
    given.map_or_else(String::new, |reason| cx.texts.with("log-reason", &[("reason", reason.into())]))
}

fn branch_row(cx: &Context, branch: Branch) -> TableRow {
    let at = cx.history.command(branch.tip).map(|(_, at)| cx.time(at)).unwrap_or_default();
    let rounds = cx.history.at(branch.tip).and_then(Snapshot::last_paired).map_or(0, |round| round.0);
    let values = [
        ("rounds", rounds.into()),
        ("last", told(cx.event, branch.tip).into()),
        ("fork", branch.fork.0.into()),
    ];
    let what = cx.texts.with("log-branch", &values);
    TableRow::new(vec![branch.tip.to_string(), at, what], cx.theme.plain)
}

/// Compares a step with the present, round by round: boards and results that are not the same.
fn compared(cx: &Context, step: StepId) -> Vec<Line<'static>> {
    let (Some(there), here) = (cx.history.at(step), cx.history.snapshot()) else { return Vec::new() };
    let last = there.last_paired().max(here.last_paired()).unwrap_or(RoundNo(0));
    let mut lines = Vec::new();
    for round in last.up_to() {
        let title = cx.texts.with("log-compare-round", &[("round", round.into())]);
        lines.push(Line::styled(title, cx.theme.head));
        let differences = differences(cx, there, here, round);
        if differences.is_empty() {
            lines.push(Line::raw(format!("  {}", cx.texts.get("log-compare-same"))));
        }
        lines.extend(differences.into_iter().map(|text| Line::raw(clean(&format!("  {text}")).into_owned())));
    }
    lines
}

fn differences(cx: &Context, there: &Snapshot, here: &Snapshot, round: RoundNo) -> Vec<String> {
    let games = |snapshot: &Snapshot| -> Vec<_> {
        snapshot
            .round(round)
            .into_iter()
            .flat_map(|r| r.games().map(|(_, b, result)| (b.meeting, result)).collect::<Vec<_>>())
            .collect()
    };
    let (old, new) = (games(there), games(here));
    let mut told = Vec::new();
    let mut tell = |id: &str, only: &[_], other: &[_]| {
        for (meeting, result) in only {
            let meeting: &hakem_engine::tournament::Meeting = meeting;
            let result: &Option<hakem_engine::tournament::GameResult> = result;
            if !other.contains(&(*meeting, *result)) {
                let values = [
                    ("white", cx.name(meeting.white).into()),
                    ("black", cx.name(meeting.black).into()),
                    ("result", cx.marks(*result).into()),
                ];
                told.push(cx.texts.with(id, &values));
            }
        }
    };
    tell("log-compare-there", &old, &new);
    tell("log-compare-here", &new, &old);
    let bye = |snapshot: &Snapshot| snapshot.round(round).and_then(|round| round.pairing_allocated_bye());
    if bye(there) != bye(here) {
        let name = |id: Option<_>| id.map_or_else(|| "–".to_owned(), |id| cx.name(id));
        let values = [("there", name(bye(there)).into()), ("here", name(bye(here)).into())];
        told.push(cx.texts.with("log-compare-bye", &values));
    }
    told
}
