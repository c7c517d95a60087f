//! The log pane: everything that was done, including undone branches, to inspect, compare and undo.

mod runs;

use super::compare::{Other, compared, first_difference};
use super::correction::{Correction, Reasons};
use super::reach::CorrectionReach;
use super::report_table::{shown, shown_cells};
use super::rescue;
use super::start::ask_path;
use crate::desk::keys::{Binding, Hint, Verb, WALK, find, hints, menu};
use crate::desk::{
    CommandAccess, Context, FileRequest, FoundItem, HistoryMove, Hit, Message, Notice, Pane, Request, Show,
    Sign, Wanted,
};
use crate::dialog::{Confirm, Pick, PickItem, ReadingDialog};
use crate::sheet::data::Table;
use crate::sheet::entry::{logged, told};
use crate::sheet::log;
use crate::text::{self, clean};
use crate::widget::{Column, Needs, Panel, Room, TableRow, Width, table, wrapped};
use crossterm::event::{KeyCode, KeyEvent};
use hakem_engine::collate::fold_for_search;
use hakem_engine::command::Follow;
use hakem_engine::history::{Branch, Entry, Logged, StepId, TakeOutError};
use hakem_engine::tournament::{PartialDate, Round, RoundNo, Snapshot};
use ratatui::Frame;
use ratatui::layout::{Rect, Size};
use ratatui::text::Line;
use std::collections::BTreeSet;
use std::ops::Range;
use std::sync::Arc;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum LogAct {
    Look,
    Branches,
    Compare,
    TakeBack,
    TakeOut,
    Drop,
    Fold,
    Check,
    Merge,
    Rescue,
}

/// Request to re-pair every round of the event and compare; the differences open unless the arbiter has moved on.
pub struct CheckEvent;

const KEYS: &[Binding<LogAct>] = &[
    LOOK,
    BRANCHES,
    COMPARE,
    TAKE_BACK,
    Binding { keys: Verb::Remove.keys(), act: LogAct::TakeOut, label: "log-remove" },
    Binding { keys: menu('f'), act: LogAct::Fold, label: "log-fold" },
    Binding { keys: menu('v'), act: LogAct::Check, label: "log-check" },
    Binding { keys: menu('m'), act: LogAct::Merge, label: "log-merge" },
    Binding { keys: menu('r'), act: LogAct::Rescue, label: "rescue-key" },
];

const OF_BRANCHES: &[Binding<LogAct>] = &[
    LOOK,
    BRANCHES,
    COMPARE,
    TAKE_BACK,
    Binding { keys: Verb::Remove.keys(), act: LogAct::Drop, label: "log-drop" },
];

const LOOK: Binding<LogAct> = Binding { keys: Verb::Open.keys(), act: LogAct::Look, label: "log-look" };
const BRANCHES: Binding<LogAct> = Binding { keys: menu('b'), act: LogAct::Branches, label: "log-branches" };
const COMPARE: Binding<LogAct> = Binding { keys: menu('c'), act: LogAct::Compare, label: "log-compare" };
const TAKE_BACK: Binding<LogAct> = Binding { keys: menu('t'), act: LogAct::TakeBack, label: "log-restore" };

/// Catalogue ids of the reasons for removing an entry.
const REASONS: Reasons = ["log-out-mistake", "log-out-twice", "log-out-player", "log-out-changed"];

/// Maximum terminal columns of the table before the side panel, which shows the line in full, receives space.
const MOST: u16 = 100;

/// Terminal columns in which an entry is readable in the side panel.
const ENTRY: u16 = 50;

/// Terminal columns of the author of an entry, if entries have one.
const BY: u16 = 12;

/// Time of an entry to the second, and its terminal columns.
const CLOCK: &str = "%H:%M:%S";
const CLOCK_WIDTH: u16 = 8;

/// Rows of the strip that shows the line at the cursor in full.
const STRIP: u16 = 2;

/// The log and the list of branches.
pub struct LogPane {
    /// Line of the cursor, counted from the newest.
    cursor: usize,
    branches: Option<Vec<Branch>>,
    has_branches: bool,
    /// Length of the log when its lines and branches were listed.
    listed_at: usize,
    /// Lines of the log, newest first, each with its range of entries.
    lines: Vec<Range<usize>>,
    /// True if runs of similar entries are folded into one line.
    is_folded: bool,
}

impl Default for LogPane {
    fn default() -> Self {
        Self {
            cursor: 0,
            branches: None,
            has_branches: false,
            listed_at: 0,
            lines: Vec::new(),
            is_folded: true,
        }
    }
}

impl LogPane {
    fn count(&self) -> usize {
        self.branches.as_ref().map_or(self.lines.len(), Vec::len)
    }

    /// Returns the entries of a line, oldest first.
    fn entries<'a>(&self, cx: &Context<'a>, index: usize) -> &'a [Logged] {
        self.lines.get(index).and_then(|entries| cx.history.log().get(entries.clone())).unwrap_or_default()
    }

    fn line<'a>(&self, cx: &Context<'a>, index: usize) -> Option<&'a Logged> {
        self.entries(cx, index).last()
    }

    /// Builds the row of a line of the log. The date is shown only in the newest line of a day; in a narrow table,
    /// instead of the time there, and not for today.
    fn row(&self, cx: &Context, index: usize, (log, is_narrow): (&Table, bool)) -> TableRow {
        let Some(entries) = self.lines.get(index) else { return TableRow::default() };
        let mut cells = shown_cells(&log.row(entries.end - 1), cx.texts);
        let day = |index: usize| cx.day(self.line(cx, index)?.at);
        let above = index.checked_sub(1).map_or(cx.today.filter(|_| is_narrow), day);
        let known = day(index).filter(|&day| above == Some(day));
        match (cells.get_mut(1), self.line(cx, index)) {
            (Some(time), Some(line)) if is_narrow => {
                *time = match day(index).filter(|_| known.is_none()) {
                    Some(day) => cx.texts.date(day),
                    None => cx.clock(line.at, CLOCK),
                };
            }
            (Some(time), _) => {
                let day = known.map(|day| cx.texts.date(day)).unwrap_or_default();
                *time = time.replacen(&day, &" ".repeat(text::width(&day)), 1);
            }
            (None, _) => {}
        }
        if let (Some(what), Some(told)) = (cells.get_mut(2), runs::told(self.entries(cx, index), cx)) {
            *what = told;
        }
        let is_shown = self.entries(cx, index).iter().any(|line| line.to == cx.step);
        TableRow::new(cells, if is_shown { cx.theme.strong } else { cx.theme.plain })
    }

    /// Returns the terminal columns of the moments in a narrow table: those of a date only if a line shows one.
    fn narrow_time_width(&self, cx: &Context) -> u16 {
        let days = [self.lines.first(), self.lines.last()].into_iter().flatten();
        let mut days = days.filter_map(|entries| cx.day(cx.history.log().get(entries.end - 1)?.at));
        if days.all(|day| Some(day) == cx.today) { CLOCK_WIDTH } else { CLOCK_WIDTH.max(date_width(cx)) }
    }

    fn chosen(&self, cx: &Context) -> Option<StepId> {
        match &self.branches {
            Some(branches) => branches.get(self.cursor).map(|branch| branch.tip),
            None => self.line(cx, self.cursor).map(|line| line.to),
        }
    }

    /// Returns the full text of the line at the cursor, which the table may truncate.
    fn told(&self, cx: &Context) -> String {
        let words = match (&self.branches, self.line(cx, self.cursor)) {
            (Some(branches), _) => cx.texts.with("log-branch-count", &[("count", branches.len().into())]),
            (None, Some(line)) => {
                let by = line
                    .by
                    .as_deref()
                    .map(|by| cx.texts.with("log-by", &[("name", cx.texts.author(by, cx.zone).into())]));
                let run = runs::told(self.entries(cx, self.cursor), cx);
                let what = run.unwrap_or_else(|| logged(cx.event, line));
                let parts = [what, reason(cx, line), by.unwrap_or_default()];
                parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" · ")
            }
            (None, None) => cx.texts.get("log-empty").into_owned(),
        };
        clean(&words).trim_end().to_owned()
    }

    fn act(&mut self, act: LogAct, cx: &Context) -> Option<Message> {
        match act {
            LogAct::Branches => {
                self.cursor = 0;
                self.branches = match self.branches {
                    Some(_) => None,
                    None => Some(cx.history.branches()),
                };
                Some(Message::Nothing)
            }
            LogAct::Check => Some(Message::ask(Request::of(CheckEvent))),
            LogAct::Merge => {
                let then = |path| Message::ask(FileRequest::Merge(path));
                Some(ask_path("log-merge", Wanted::Event, then, cx))
            }
            LogAct::Rescue => Some(rescue::ask(cx)),
            LogAct::Look => {
                let step = self.chosen(cx)?;
                Some(Message::Step(HistoryMove::Look((step != cx.history.current()).then_some(step))))
            }
            LogAct::Compare => {
                let step = self.chosen(cx)?;
                let there = cx.history.at(step)?;
                let title = cx.texts.with("log-compare-title", &[("step", step.0.into())]);
                let mut lines = compared(cx, Other::Step, there, cx.history.snapshot());
                if lines.is_empty() {
                    lines.push(Line::raw(cx.texts.get("log-compare-same").into_owned()));
                }
                Some(Message::open(ReadingDialog::new(title, lines)))
            }
            LogAct::TakeBack => {
                let step = self.chosen(cx).filter(|&step| step != cx.history.current())?;
                let title = cx.texts.with("log-restore-title", &[("step", step.0.into())]);
                let line = cx.texts.get("log-restore-line").into_owned();
                let ask =
                    Confirm::capital(title, 'T', "confirm-restore", Message::Step(HistoryMove::To(step)))
                        .with_lines([line]);
                Some(Message::open(ask))
            }
            LogAct::TakeOut => match self.entries(cx, self.cursor) {
                [] => None,
                [line] => Some(take_out(line, cx)),
                run => Some(choose(run, cx)),
            },
            LogAct::Fold => {
                let here = self.lines.get(self.cursor).map(|entries| entries.end - 1);
                self.is_folded = !self.is_folded;
                self.lines = runs::lines(cx.history.log(), self.is_folded);
                let there =
                    self.lines.iter().position(|entries| here.is_some_and(|here| entries.contains(&here)));
                self.cursor = there.unwrap_or(0);
                Some(Message::Nothing)
            }
            LogAct::Drop => Some(Message::Step(HistoryMove::DropBranch(self.chosen(cx)?))),
        }
    }

    fn works(&self) -> Vec<Binding<LogAct>> {
        let table = if self.branches.is_some() { OF_BRANCHES } else { KEYS };
        let is_active = |binding: &&Binding<LogAct>| self.has_branches || binding.act != LogAct::Branches;
        table.iter().filter(is_active).copied().collect()
    }
}

/// Offers the entries of a run for removal, newest first as in the log.
fn choose(run: &[Logged], cx: &Context) -> Message {
    let item = |line: &Logged| {
        let step = line.to;
        let values = [("what", logged(cx.event, line).into()), ("step", step.0.into())];
        let label = clean(&cx.texts.with("log-out-entry", &values)).into_owned();
        PickItem::plain(label, Message::With(Box::new(move |cx| remove_entry(step, cx))))
    };
    Message::open(Pick::new(cx.texts.get("log-out-which"), run.iter().rev().map(item).collect()))
}

/// Removes an entry if it is a command that has an effect.
fn take_out(line: &Logged, cx: &Context) -> Message {
    match line.entry {
        Entry::Did(_) if !line.lacks_effect() => remove_entry(line.to, cx),
        _ => Message::Tell(Notice::warning(cx.texts.get("log-out-no-command").into_owned())),
    }
}

/// Returns the first round that the removal of a step changes although later ones were paired from it.
pub fn rewritten(step: StepId, cx: &Context) -> Option<RoundNo> {
    let here = cx.history.snapshot();
    let first = first_difference(&cx.history.removal(step).ok()?, here);
    first.filter(|&round| here.last_paired() > Some(round))
}

/// Shows the event without a step and requests the reason for its removal; if another step depends on it, shows that
/// instead.
pub fn remove_entry(step: StepId, cx: &Context) -> Message {
    let without = match cx.history.removal(step) {
        Ok(without) => without,
        Err(error) => return Message::Tell(Notice::refused(said_refusal(&error, cx))),
    };
    let what = told(cx.event, step);
    Message::open_with(move |cx| {
        let here = cx.history.snapshot();
        let first = first_difference(&without, here);
        let lines = compared(cx, Other::Without, &without, here);
        let from = first.map_or(RoundNo(u8::MAX), RoundNo::next);
        let reach = CorrectionReach::between(here, without, from).after_lines(lines);
        let title = cx.texts.with("log-out-title", &[("step", step.0.into())]);
        let make =
            move |_: Follow, reason: &str| Message::Step(HistoryMove::TakeOut(step, reason.to_owned()));
        let card = Correction::reaching(title, Ok(reach), REASONS, make).rewriting(rewritten(step, cx));
        let card = card.labelled("log-remove");
        card.with_lines([clean(&what).into_owned()])
    })
}

/// Returns the refusal to remove an entry, with the first entry that depends on it.
fn said_refusal(error: &TakeOutError, cx: &Context) -> String {
    match error {
        TakeOutError::Needed { later, why } => {
            let why = why.as_ref().map(|why| cx.refusal(why)).unwrap_or_default();
            let values =
                [("step", later.0.into()), ("what", told(cx.event, *later).into()), ("why", why.into())];
            cx.texts.with("log-out-needed", &values)
        }
        other => cx.texts.refusal(&other.refusal(), &|player| player.to_string()),
    }
}

impl Pane for LogPane {
    fn draw(&self, frame: &mut Frame, area: Rect, cx: &Context) {
        let keys: &[&str] = match &self.branches {
            Some(_) => &["step", "time", "what"],
            None => &["step", "time", "what", "by"],
        };
        let log = log::table(cx.event).with_keys(keys);
        let is_narrow = self.branches.is_none() && area.width < MOST;
        let widths = [
            Width::Exactly(5),
            Width::Exactly(if is_narrow { self.narrow_time_width(cx) } else { time_width(cx) }),
            Width::Fill(20),
            Width::Exactly(by_width(cx, area.width)),
        ];
        let columns: Vec<Column> =
            log.columns.iter().zip(widths).map(|(column, width)| shown(column, width)).collect();
        let count = self.count();
        table(frame, area, cx.theme, &columns, (self.cursor, count), |index| match &self.branches {
            Some(branches) => branches.get(index).map(|&branch| branch_row(cx, branch)).unwrap_or_default(),
            None => self.row(cx, index, (&log, is_narrow)),
        });
    }

    fn width(&self, Size { width: room, .. }: Size, _cx: &Context) -> Needs {
        // Sentences use the width that the entry in the side panel leaves.
        let least = room.min(MOST);
        Needs::between(least, room.saturating_sub(ENTRY).max(least))
    }

    fn panels(&self, _cx: &Context) -> usize {
        1
    }

    fn panel(&self, _at: usize, room: Room, cx: &Context) -> Panel {
        let line = self.line(cx, self.cursor).filter(|_| self.branches.is_none());
        let mut lines: Vec<Line> =
            line.map(|line| Line::styled(cx.time(line.at), cx.theme.faint)).into_iter().collect();
        lines.extend(wrapped(&self.told(cx), room.width, cx.theme.plain));
        Panel::new(cx.texts.get("log-entry"), lines)
    }

    fn strip(&self, width: u16, cx: &Context) -> (u16, Vec<Line<'static>>) {
        let words = self.told(cx);
        let lines = |words: &str| wrapped(words, width.into(), cx.theme.plain);
        // The list shows a date once per day; the strip includes it too if there is space.
        let at = self.line(cx, self.cursor).filter(|_| self.branches.is_none()).map(|line| cx.time(line.at));
        let dated = at.map(|at| lines(&format!("{at} · {words}")));
        (STRIP, dated.filter(|lines| lines.len() <= usize::from(STRIP)).unwrap_or_else(|| lines(&words)))
    }

    fn key(&mut self, key: KeyEvent, cx: &Context) -> Option<Message> {
        if key.code == KeyCode::Esc && self.branches.is_some() {
            return self.act(LogAct::Branches, cx);
        }
        if let Some(act) = find(&self.works(), key) {
            return self.act(act, cx).or(Some(Message::Nothing));
        }
        self.cursor = find(WALK, key)?.from(self.cursor, self.count());
        Some(Message::Nothing)
    }

    fn settle(&mut self, cx: &Context) {
        if self.listed_at != cx.history.log().len() {
            self.listed_at = cx.history.log().len();
            let branches = cx.history.branches();
            self.has_branches = !branches.is_empty();
            self.branches = self.branches.take().and(self.has_branches.then_some(branches));
            self.lines = runs::lines(cx.history.log(), self.is_folded);
        }
        self.cursor = self.cursor.min(self.count().saturating_sub(1));
    }

    fn search(&self, wanted: &str, cx: &Context) -> Vec<Hit> {
        if wanted.is_empty() || self.branches.is_some() {
            return Vec::new();
        }
        let has = |line: &Logged| fold_for_search(&logged(cx.event, line)).contains(wanted);
        let found = (0..self.lines.len()).filter(|&line| self.entries(cx, line).iter().any(has));
        found.map(|line| Hit { line, found: FoundItem::Line }).collect()
    }

    fn take(&mut self, hit: Hit, _cx: &Context) {
        self.cursor = hit.line;
    }

    fn show(&mut self, what: Show, cx: &Context) {
        if let Show::Kept(line) = what {
            self.cursor = line.parse().unwrap_or(self.cursor);
            self.settle(cx);
        }
    }

    fn kept(&self, _cx: &Context) -> String {
        self.cursor.to_string()
    }

    fn signs(&self, _: &Context) -> Vec<Sign> {
        vec![Sign::new("!", "sign-breaks-integrity", false)]
    }

    fn hints(&self, _: &Context) -> Vec<Hint> {
        hints(&self.works())
    }

    fn commands(&self) -> Vec<Hint> {
        [hints(KEYS), hints(OF_BRANCHES.split_last().map_or(&[], |(last, _)| std::slice::from_ref(last)))]
            .concat()
    }

    fn access(&self, label: &str, _cx: &Context) -> CommandAccess {
        let act = KEYS.iter().chain(OF_BRANCHES).find(|binding| binding.label == label).map(|of| of.act);
        match act {
            Some(LogAct::TakeOut | LogAct::Drop | LogAct::Merge) | None => CommandAccess::Change,
            Some(LogAct::Check) => CommandAccess::Present,
            Some(LogAct::TakeBack) => CommandAccess::Restore,
            Some(LogAct::Look | LogAct::Branches | LogAct::Compare | LogAct::Fold | LogAct::Rescue) => {
                CommandAccess::Look
            }
        }
    }

    fn refusal(&self, hint: Hint, cx: &Context) -> Option<String> {
        let act = self.works().iter().find(|binding| binding.label == hint.label)?.act;
        let now = match act {
            LogAct::Look => cx.step,
            LogAct::TakeBack => cx.history.current(),
            _ => return None,
        };
        (self.chosen(cx) == Some(now)).then(|| cx.texts.get("log-is-current").into_owned())
    }

    fn why_not(&self, hint: Hint, cx: &Context) -> Option<String> {
        let id = match hint.label {
            "log-drop" | "log-branches" if !self.has_branches => "log-no-branches",
            "log-drop" => "log-branches-first",
            "log-remove" => "log-entries-first",
            "log-fold" | "log-check" | "log-merge" | "rescue-key" => "log-fold-entries",
            _ => return None,
        };
        Some(cx.texts.get(id).into_owned())
    }
}

/// Returns the terminal columns of the authors: those of the longest one, up to a quarter of the table.
fn by_width(cx: &Context, table: u16) -> u16 {
    let authors: BTreeSet<&str> = cx.history.log().iter().filter_map(|line| line.by.as_deref()).collect();
    let widest = authors.into_iter().map(|by| text::width(&cx.texts.author(by, cx.zone))).max().unwrap_or(0);
    u16::try_from(widest).unwrap_or(u16::MAX).min(table / 4).max(BY)
}

/// Returns the terminal columns of a moment: those of the longest day.
fn time_width(cx: &Context) -> u16 {
    date_width(cx) + 1 + CLOCK_WIDTH
}

fn date_width(cx: &Context) -> u16 {
    let day = PartialDate::new(2026, 12, 31).map_or(0, |day| text::width(&cx.texts.date(day)));
    u16::try_from(day).unwrap_or(u16::MAX)
}

fn reason(cx: &Context, line: &Logged) -> String {
    let given = log::reason(cx.event, line);
    given.map_or_else(String::new, |reason| cx.texts.with("log-reason", &[("reason", reason.into())]))
}

fn branch_row(cx: &Context, branch: Branch) -> TableRow {
    let at = cx.history.made_at(branch.tip).map(|at| cx.time(at)).unwrap_or_default();
    let there = cx.history.at(branch.tip);
    let rounds = there.and_then(Snapshot::last_paired).map_or(0, |round| round.0);
    let entered = |round: &Arc<Round>| round.games().filter(|(.., result)| result.is_some()).count();
    let results: usize = there.map_or(0, |there| there.rounds().iter().map(entered).sum());
    let values = [
        ("rounds", rounds.into()),
        ("results", results.into()),
        ("entries", cx.history.length(branch).into()),
        ("last", told(cx.event, branch.tip).into()),
        ("fork", branch.fork.0.into()),
    ];
    let what = cx.texts.with("log-branch", &values);
    TableRow::new(vec![branch.tip.to_string(), at, what], cx.theme.plain)
}
