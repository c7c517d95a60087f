//! The questions before a command that is not a matter of course (docs/fide-mode.md): what is wrong, how the rule reads, what follows;
//! Esc changes nothing. Dialogs that ask about a command themselves (byes, corrections, published rounds) are not asked again, unless
//! the command would take the event out of FIDE mode.

use super::App;
use crate::desk::context::Context;
use crate::desk::message::{Message, Notice, Step};
use crate::desk::request::Request;
use crate::dialog::Confirm;
use crate::sheet::warnings::said;
use hakem_engine::command::{Command, apply, rewriting};
use hakem_engine::pairing::{FideMode, fide_mode};
use hakem_engine::tournament::Departure;
use hakem_engine::warning::{Warning, WarningLevel, warnings};
use std::slice;

impl App {
    /// Lets commands and moves through the history pass, unless something is to be asked first.
    pub(super) fn ask_first(&self, message: Message) -> Message {
        if self.state.session.is_none() || self.state.looking.is_some() {
            return message;
        }
        let cx = &self.context();
        match message {
            Message::Do(command) => match asked(slice::from_ref(&command), cx) {
                found if found.is_empty() => Message::Do(command),
                found => ask(&found, Request::Confirmed(vec![command]), cx),
            },
            Message::DoAll(commands) => match asked(&commands, cx) {
                found if found.is_empty() => Message::DoAll(commands),
                found => ask(&found, Request::Confirmed(commands), cx),
            },
            Message::Step(Step::Undo) if has_left_by_a_move(cx) => {
                Message::Tell(Notice::refused(cx.texts.get("departure-not-undone")))
            }
            Message::Step(step) => match rewriting_move(&step, cx) {
                Some(departure) => {
                    ask(&[Warning::Departs(departure)], Request::Rewrite(step, departure.act), cx)
                }
                None => Message::Step(step),
            },
            message => message,
        }
    }
}

/// Whether the last command only records that a move left FIDE mode: undone alone, it would hide that.
fn has_left_by_a_move(cx: &Context) -> bool {
    let last = cx.history.command(cx.history.current());
    last.is_some_and(|(command, _)| matches!(command, Command::LeaveFideMode(_)))
}

/// Returns how a move through the history leaves FIDE mode: to a branch that has a round otherwise that lies too far back, or by
/// taking an entry of such a round out. Going back to what the event was leaves it only where a round was made anew since.
fn rewriting_move(step: &Step, cx: &Context) -> Option<Departure> {
    let now = cx.snapshot;
    if fide_mode(now) != FideMode::InForce {
        return None;
    }
    match step {
        Step::To(to) => {
            let there = cx.history.at(*to).filter(|there| fide_mode(there) == FideMode::InForce)?;
            rewriting(now, there, cx.history.line().contains(to))
        }
        Step::TakeOut(out, _) => rewriting(now, &cx.history.without(*out).ok()?, false),
        _ => None,
    }
}

/// Returns what is asked here about the first of these commands that has something. What is refused anyway is not asked about.
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

/// Whether no dialog of a pane has asked about it already.
fn is_asked_here(command: &Command, warning: &Warning) -> bool {
    match warning {
        Warning::Departs(_) => true,
        _ => matches!(
            command,
            Command::Announce(_)
                | Command::ExchangeNumbers { .. }
                | Command::EditDraft { .. }
                | Command::EnterResult { .. }
                | Command::TakeOverResults { .. }
                | Command::NoteImport { .. }
                | Command::LineUp { .. }
        ),
    }
}

/// Puts the gravest of the warnings, with those of its level and below.
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
        Some(departure) => ("departure-title", Message::Open(Box::new(what_follows(departure, done, cx)))),
        None => ("warning-title", done),
    };
    let nothing_yet = departure.map(|_| cx.texts.get("departure-nothing-yet").into_owned());
    let first = Confirm::capital(cx.texts.get(title), 'C', then).with_lines(lines.chain(nothing_yet));
    Message::Open(Box::new(first))
}

/// The second question before FIDE mode is left.
fn what_follows(departure: Departure, leave: Message, cx: &Context) -> Confirm {
    let round = [("round", departure.round.into())];
    let lines = [cx.texts.with("departure-follows", &round), cx.texts.get("departure-stays").into_owned()];
    Confirm::capital(cx.texts.get("departure-leave"), 'L', leave).with_lines(lines)
}
