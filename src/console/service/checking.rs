//! Re-pairs the rounds of an imported report in the background, and checks its ranks. No key waits for it.

use super::state::State;
use super::{Service, at_length};
use crate::desk::Message;
use crate::i18n::Arg;
use crate::pane::log::CheckEvent;
use crate::sheet::ranks;
use crate::sheet::rules_comparison::{self, Again};
use hakem_engine::command::Command;
use hakem_engine::fide_mode::{FideMode, fide_mode};
use hakem_engine::pairing::{rules_pairing, system, team_for};
use hakem_engine::tournament::{PlayerId, RoundNo, RulesPairing, Snapshot};
use hakem_engine::trf::assumes_edition;
use hakem_engine::trf::{RankCheck, check_kept_ranks};
use std::any::Any;
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::thread;

/// Request to re-pair the rounds of an imported report.
pub struct Check;

/// The running check of a report, if any.
#[derive(Default)]
pub struct Checking(Option<Running>);

enum CheckResult {
    Round(Again),
    /// Comparison of the report's ranks and points, sent once.
    Ranks(RankCheck),
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Purpose {
    /// Rounds of an imported report, whose differences are recorded.
    Import,
    /// All rounds, for the arbiter; nothing is recorded.
    Look,
}

struct Running {
    purpose: Purpose,
    answers: Receiver<CheckResult>,
    /// Number of rounds to pair again, and of those answered so far.
    due: usize,
    rounds: usize,
    otherwise: Vec<RoundNo>,
    by_rules: Vec<(RoundNo, RulesPairing)>,
    told: Vec<String>,
    ranks: RankCheck,
    /// True if the arbiter has moved on; the result then opens no dialog.
    is_left: bool,
}

impl Service for Checking {
    fn ask(&mut self, request: &dyn Any, state: &mut State) -> Option<Message> {
        if request.is::<CheckEvent>() {
            self.0 = Running::begin(state.snapshot(), Purpose::Look);
            match &self.0 {
                Some(running) => {
                    let values = [("count", running.due.into())];
                    state.done(state.texts.with("check-begun", &values));
                }
                None => state.refuse(state.texts.get("check-nothing").into_owned()),
            }
            return Some(Message::Nothing);
        }
        request.downcast_ref::<Check>()?;
        self.0 = Running::begin(state.snapshot(), Purpose::Import);
        Some(Message::Nothing)
    }

    /// Resumes the check of unchecked rounds, and reports it.
    fn resume(&mut self, state: &mut State) -> Message {
        let can_note = state.session.as_ref().is_some_and(|session| !session.is_read_only());
        if can_note && !state.snapshot().unchecked().is_empty() {
            self.0 = Running::begin(state.snapshot(), Purpose::Import);
            let list: Vec<String> = state.snapshot().unchecked().iter().map(ToString::to_string).collect();
            state.warn(state.texts.with("again-resumed", &[("list", Arg::List(list))]));
        }
        Message::Nothing
    }

    fn leave_event(&mut self, _state: &State) -> Option<String> {
        self.0 = None;
        None
    }

    fn move_on(&mut self) {
        if let Some(running) = &mut self.0 {
            running.is_left = true;
        }
    }

    fn is_busy(&self) -> bool {
        self.0.is_some()
    }

    /// Collects rounds and ranks that differ from the rules, and reports them once the check is complete.
    fn idle(&mut self, state: &mut State, is_free: bool) -> Option<Message> {
        // The question refers to the present.
        let is_free = is_free && state.looking.is_none();
        let running = self.0.as_mut()?;
        loop {
            match running.answers.try_recv() {
                Ok(CheckResult::Ranks(ranks)) => running.ranks = ranks,
                Ok(CheckResult::Round(answer)) => {
                    let event = state.event();
                    let of_player = |id| event.number(id).map_or(0, |number| number.0);
                    let number = |round: RoundNo, id: PlayerId| {
                        let team = team_for(event.snapshot, round, id);
                        team.map_or_else(|| of_player(id), |(number, _)| number.0)
                    };
                    running.rounds += 1;
                    if let Some(told) = rules_comparison::told(&answer, number, event.texts) {
                        let round = event.snapshot.round(answer.0);
                        let by_rules = round.and_then(|round| rules_pairing(round, &answer.1));
                        running.by_rules.extend(by_rules.map(|pairing| (answer.0, pairing)));
                        running.otherwise.push(answer.0);
                        running.told.push(told);
                    }
                }
                Err(TryRecvError::Disconnected) if is_free => break,
                // The report of the import itself comes first.
                Err(TryRecvError::Empty | TryRecvError::Disconnected) => return None,
            }
        }
        let running = self.0.take()?;
        Some(running.tell(state))
    }
}

impl Running {
    /// Starts to re-pair the rounds marked as unchecked, or all rounds if none is; does nothing without rounds or a
    /// system that can pair them.
    fn begin(snapshot: &Snapshot, purpose: Purpose) -> Option<Self> {
        system(snapshot.settings().system.as_str())?;
        let rounds: Vec<RoundNo> = match snapshot.unchecked() {
            unchecked @ [_, ..] if purpose == Purpose::Import => unchecked.to_vec(),
            _ => rules_comparison::rounds(snapshot).collect(),
        };
        let due = rounds.len();
        if due == 0 {
            return None;
        }
        let snapshot = snapshot.clone();
        let (sender, answers) = channel();
        let check = move || {
            let ranks = std::iter::once_with(|| CheckResult::Ranks(check_kept_ranks(&snapshot)));
            for answer in ranks.chain(rules_comparison::of(&snapshot, rounds).map(CheckResult::Round)) {
                // The receiver is gone once the event has been left.
                if sender.send(answer).is_err() {
                    return;
                }
            }
        };
        // Without a thread there is no check; the event is open anyway.
        thread::Builder::new().spawn(check).ok()?;
        let (otherwise, by_rules, told) = (Vec::new(), Vec::new(), Vec::new());
        Some(Self {
            purpose,
            answers,
            due,
            rounds: 0,
            otherwise,
            by_rules,
            told,
            ranks: RankCheck::default(),
            is_left: false,
        })
    }

    /// Reports the differences from the rules and from the report's own order, in a dialog unless the arbiter has moved
    /// on.
    fn tell(self, state: &mut State) -> Message {
        let texts = &state.texts;
        let rounds = rules_comparison::summed_up(self.rounds, &self.otherwise, texts);
        let is_assumed = !self.otherwise.is_empty() && assumes_edition(state.snapshot());
        let assumed = is_assumed.then(|| texts.get("again-edition-assumed").into_owned());
        let words: Vec<String> =
            std::iter::once(rounds).chain(assumed).chain(ranks::summed_up(&self.ranks, texts)).collect();
        let words = words.join(" ");
        let are_alike = self.otherwise.is_empty();
        // In FIDE mode the arbiter accepts the differing rounds, and the report names them. A check counts only if
        // complete.
        let is_noted = !state.snapshot().unchecked().is_empty() && self.rounds == self.due
            || fide_mode(state.snapshot()) == FideMode::InForce && !are_alike && !is_assumed;
        let by_rules = if is_assumed { Vec::new() } else { self.by_rules };
        let ask = match is_noted && self.purpose == Purpose::Import {
            true => Message::Do(Command::NoteImport { rounds: by_rules }),
            false => Message::Nothing,
        };
        if are_alike && self.ranks.is_clean() {
            state.done(words);
            return ask;
        }
        let title = if are_alike { "ranks-title" } else { "again-title" };
        let of_ranks = [ranks::told(&self.ranks, texts), ranks::not_checked(&self.ranks, texts)].concat();
        let of_ranks = if self.ranks.is_clean() { Vec::new() } else { of_ranks };
        let told = if self.is_left { Vec::new() } else { [self.told, of_ranks].concat() };
        state.warn(words);
        Message::All(vec![ask, at_length(&state.texts, title, told)])
    }
}
