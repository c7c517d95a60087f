//! Confirmations of irregular commands (docs/fide-mode.md): the problem, the rule, the consequences; Esc changes
//! nothing.
//!
//! Commands for which a dialog has already asked (byes, corrections, published rounds) are not confirmed again, unless
//! they would leave FIDE mode.

use super::App;
use crate::desk::{CommandAccess, Context, HistoryMove, Message, Notice, Request, WorkRequest};
use crate::dialog::Confirm;
use crate::service::sharing::told_of;
use crate::sheet::warnings::said;
use hakem_engine::command::{Command, Follow, apply, departure, loses_statement, rewriting};
use hakem_engine::fide_mode::{FideMode, fide_mode};
use hakem_engine::history::{Entry, Logged, PendingEntry};
use hakem_engine::tournament::{Departure, RoundNo};
use hakem_engine::warning::{Warning, WarningLevel, warnings};
use std::slice;

/// Label of the key that proceeds despite a warning.
const GO_ON: &str = "confirm-continue";

impl App {
    /// Returns commands and moves through the history unchanged, unless they need a confirmation.
    pub(super) fn ask_first(&self, message: Message) -> Message {
        let cx = &self.context();
        let access = if matches!(message, Message::Step(HistoryMove::To(_))) {
            CommandAccess::Restore
        } else {
            CommandAccess::Change
        };
        // A command that would be refused needs no confirmation.
        if self.state.session.is_none() || cx.refused(access).is_some() {
            return message;
        }
        match message {
            Message::Do(command) => match asked(slice::from_ref(&command), cx) {
                found if found.is_empty() => match self.across(&command) {
                    others if others.is_empty() => Message::Do(command),
                    others => ask_across(others, Message::Ask(Request::Confirmed(vec![command])), cx),
                },
                found => ask(&found, Request::Confirmed(vec![command]), cx),
            },
            Message::Work(WorkRequest::Pair(round)) => match self.drafted_by_others(round) {
                others if others.is_empty() => Message::Work(WorkRequest::Pair(round)),
                others => ask_across(others, Message::Work(WorkRequest::PairOver(round)), cx),
            },
            Message::DoAll(commands) => match asked(&commands, cx) {
                found if found.is_empty() => Message::DoAll(commands),
                found => ask(&found, Request::Confirmed(commands), cx),
            },
            Message::Step(HistoryMove::Undo) if has_left_by_a_move(cx) => {
                Message::Tell(Notice::refused(cx.texts.get("departure-not-undone")))
            }
            Message::Step(HistoryMove::To(to))
                if cx.history.at(to).is_some_and(|there| loses_statement(cx.history.snapshot(), there)) =>
            {
                Message::Tell(Notice::refused(cx.texts.get("departure-of-report")))
            }
            Message::Step(step) => match rewriting_move(&step, cx) {
                Some(departure) => {
                    ask(&[Warning::Departs(departure)], Request::Rewrite(step, departure.act), cx)
                }
                None => match self.undone_of_others(&step) {
                    others if others.is_empty() => Message::Step(step),
                    others => ask_across(others, Message::Ask(Request::ConfirmedStep(step)), cx),
                },
            },
            message => message,
        }
    }

    /// Returns the acts of others that a command affects: those since the arbiter's own last act, when a round is
    /// published, undone or discarded. Results are independent of each other, regardless of their author.
    fn across(&self, command: &Command) -> Vec<String> {
        let is_asked = matches!(
            command,
            Command::PublishRound { .. }
                | Command::PublishTable { .. }
                | Command::UndoRound { .. }
                | Command::DiscardDraft { .. }
        );
        let Some(session) = self.state.session.as_ref().filter(|_| is_asked) else { return Vec::new() };
        let touches = |line: &&Logged| match &line.entry {
            Entry::Did(Command::EnterResult { .. } | Command::NoteConflict { .. }) => {
                matches!(command, Command::UndoRound { .. })
            }
            Entry::Did(_) | Entry::Moved(_) | Entry::TookOut { .. } => true,
            Entry::Dropped(_) | Entry::Issued(_) | Entry::TookOver | Entry::Drew { .. } => false,
        };
        told_of(session.of_others(session.own_end()).filter(touches), &self.state)
    }

    /// Returns the changes of others to a draft since the arbiter's own last act, which re-pairing would discard.
    fn drafted_by_others(&self, round: RoundNo) -> Vec<String> {
        let Some(session) = &self.state.session else { return Vec::new() };
        let drafts = |line: &&Logged| {
            let Entry::Did(command) = &line.entry else { return false };
            let is_draft = matches!(command, Command::DraftRound(_) | Command::EditDraft { .. });
            is_draft && command.round() == Some(round)
        };
        told_of(session.of_others(session.own_end()).filter(drafts), &self.state)
    }

    /// Returns the acts that a move through the history would undo and that were not recorded by this computer.
    fn undone_of_others(&self, step: &HistoryMove) -> Vec<String> {
        let Some(session) = &self.state.session else { return Vec::new() };
        let history = session.history();
        let others = || history.log().iter().filter(|line| session.is_of_others(line));
        let to = match step {
            HistoryMove::Undo => match self.state.undo().as_ref().map(PendingEntry::entry) {
                Some(Entry::Moved(to)) => *to,
                Some(&Entry::TookOut { step, .. }) => {
                    let is_out = |line: &&Logged| matches!(line.entry, Entry::Did(_)) && line.to == step;
                    return told_of(others().filter(is_out), &self.state);
                }
                _ => return Vec::new(),
            },
            HistoryMove::To(to) => *to,
            HistoryMove::Redo
            | HistoryMove::TakeOut(..)
            | HistoryMove::DropBranch(_)
            | HistoryMove::Look(_) => return Vec::new(),
        };
        let (now, then) = (history.line(), history.line_to(to));
        let is_left = |line: &&Logged| {
            matches!(line.entry, Entry::Did(_) | Entry::TookOut { .. })
                && now.contains(&line.to)
                && !then.contains(&line.to)
        };
        told_of(others().filter(is_left), &self.state)
    }
}

/// Lists the acts of others, and asks for a confirmation.
fn ask_across(others: Vec<String>, then: Message, cx: &Context) -> Message {
    let lines = std::iter::once(cx.texts.get("share-across").into_owned()).chain(others);
    Message::open(Confirm::capital(cx.texts.get("share-across-title"), 'C', GO_ON, then).with_lines(lines))
}

/// Returns true if the last command only records that a move left FIDE mode: undoing it alone would hide that.
fn has_left_by_a_move(cx: &Context) -> bool {
    let last = cx.history.command(cx.history.current());
    last.is_some_and(|(command, _)| matches!(command, Command::LeaveFideMode(_)))
}

/// Returns how a move through the history leaves FIDE mode: to a branch with a different version of a round too far
/// back, or by removing an entry of such a round. Returning to an earlier state leaves it only if a round has been
/// re-paired since.
fn rewriting_move(step: &HistoryMove, cx: &Context) -> Option<Departure> {
    let now = cx.history.snapshot();
    if fide_mode(now) != FideMode::InForce {
        return None;
    }
    match step {
        HistoryMove::To(to) => {
            let there = cx.history.at(*to).filter(|there| fide_mode(there) == FideMode::InForce)?;
            rewriting(now, there, cx.history.line().contains(to))
        }
        // Removing an act from a round too far back is as late as the act itself would be.
        HistoryMove::TakeOut(out, _) => rewriting(now, &cx.history.without(*out).ok()?, false)
            .or_else(|| departure(now, cx.history.command(*out)?.0)),
        _ => None,
    }
}

/// Returns the warnings of the first of these commands that has any. Commands that are refused anyway need none.
fn asked(commands: &[Command], cx: &Context) -> Vec<Warning> {
    let asked = commands.iter().map(|command| {
        let mut found = warnings(cx.snapshot, command);
        found.retain(|warning| is_asked_here(command, warning));
        (command, found)
    });
    let first = asked.into_iter().find(|(_, found)| !found.is_empty());
    first
        .filter(|(command, _)| apply(cx.snapshot, command).is_ok())
        .map(|(_, found)| found)
        .unwrap_or_default()
}

/// Returns true if no dialog of a pane has asked about it already.
fn is_asked_here(command: &Command, warning: &Warning) -> bool {
    match warning {
        Warning::Departs(_) => true,
        _ => matches!(
            command,
            Command::Announce(_)
                | Command::ExchangeNumbers { .. }
                | Command::Register { .. }
                | Command::EditDraft { .. }
                | Command::EnterResult { .. }
                | Command::CorrectResult { follow: Follow::RatingReportOnly, .. }
                | Command::TakeOverResults { .. }
                | Command::NoteImport { .. }
                | Command::LineUp { .. }
        ),
    }
}

/// Asks about the most severe warnings, together with those of the same level and below.
fn ask(found: &[Warning], then: Request, cx: &Context) -> Message {
    let departure = found.iter().find_map(|warning| match warning {
        Warning::Departs(departure) => Some(*departure),
        _ => None,
    });
    let lines = found.iter().map(|warning| said(cx.event, warning));
    if found.iter().any(|warning| warning.facts().level == WarningLevel::Refuse) {
        return Message::Tell(Notice::refused(lines.collect::<Vec<_>>().join(" ")));
    }
    let done = Message::ask(then);
    let (title, then) = match departure {
        Some(departure) => {
            ("departure-title", Message::open(Confirm::leave_fide_mode(departure, done, cx.texts)))
        }
        None => ("warning-title", done),
    };
    let nothing_yet = departure.map(|_| cx.texts.get("departure-nothing-yet").into_owned());
    let first = Confirm::capital(cx.texts.get(title), 'C', GO_ON, then).with_lines(lines.chain(nothing_yet));
    Message::open(first)
}
