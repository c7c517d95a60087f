//! The rounds of a report that was brought in, paired again beside the console, and its ranks held against them: keys never
//! wait for it.

use super::at_length;
use super::state::State;
use crate::desk::message::Message;
use crate::sheet::again::{self, Again};
use crate::sheet::ranks;
use hakem_engine::command::Command;
use hakem_engine::pairing::{FideMode, fide_mode, paired_rounds, rules_pairing, system};
use hakem_engine::tournament::{PlayerId, RoundNo, RulesPairing, Snapshot};
use hakem_engine::trf::assumes_edition;
use hakem_engine::trf::{RankCheck, check_kept_ranks};
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::thread;

/// The check of a report, while there is one.
#[derive(Default)]
pub struct Checking(Option<Running>);

/// What the thread answers.
enum Answer {
    Round(Again),
    /// The ranks and points of the report, once.
    Ranks(RankCheck),
}

/// A check that a thread is at.
struct Running {
    answers: Receiver<Answer>,
    /// Number of rounds to pair again, and of those answered so far.
    due: usize,
    rounds: usize,
    otherwise: Vec<RoundNo>,
    /// What the rules pair in those.
    by_rules: Vec<(RoundNo, RulesPairing)>,
    told: Vec<String>,
    ranks: RankCheck,
    /// The arbiter has gone on meanwhile: then nothing opens over their work.
    is_left: bool,
}

impl Checking {
    /// Begins to pair the rounds of an event again, where there are any and a system that can: those that are not checked yet, or all.
    pub fn begin(&mut self, snapshot: &Snapshot) {
        self.0 = Running::begin(snapshot);
    }

    /// Begins to check what is not checked yet of an event that is opened again, and says so.
    pub fn resume(&mut self, state: &mut State) {
        let can_note = state.session.as_ref().is_some_and(|session| !session.is_read_only());
        if can_note && !state.snapshot().unchecked().is_empty() {
            self.begin(state.snapshot());
            let list: Vec<String> = state.snapshot().unchecked().iter().map(ToString::to_string).collect();
            state.warn(state.texts.with("again-resumed", &[("list", list.join(", ").into())]));
        }
    }

    /// Notes that a key came: the arbiter is at something else.
    pub fn leave(&mut self) {
        if let Some(running) = &mut self.0 {
            running.is_left = true;
        }
    }

    /// Whether the rounds of a report are still being paired again.
    #[must_use]
    pub fn is_running(&self) -> bool {
        self.0.is_some()
    }

    /// Takes in which rounds and ranks are not as the rules give them, and tells it when all are known and nothing is open.
    pub fn idle(&mut self, state: &mut State, is_free: bool) -> Option<Message> {
        // What is asked about is the present.
        let is_free = is_free && state.looking.is_none();
        let running = self.0.as_mut()?;
        loop {
            match running.answers.try_recv() {
                Ok(Answer::Ranks(ranks)) => running.ranks = ranks,
                Ok(Answer::Round(answer)) => {
                    let event = state.event();
                    let number = |id: PlayerId| event.number(id).map_or(0, |number| number.0);
                    running.rounds += 1;
                    if let Some(told) = again::told(&answer, number, event.texts) {
                        let round = event.snapshot.round(answer.0);
                        let by_rules = round.and_then(|round| rules_pairing(round, &answer.1));
                        running.by_rules.extend(by_rules.map(|pairing| (answer.0, pairing)));
                        running.otherwise.push(answer.0);
                        running.told.push(told);
                    }
                }
                Err(TryRecvError::Disconnected) if is_free => break,
                // What there is to read of the import comes first.
                Err(TryRecvError::Empty | TryRecvError::Disconnected) => return None,
            }
        }
        let running = self.0.take()?;
        Some(running.tell(state))
    }
}

impl Running {
    fn begin(snapshot: &Snapshot) -> Option<Self> {
        system(snapshot.settings().system.as_str())?;
        let rounds: Vec<RoundNo> = match snapshot.unchecked() {
            [] => paired_rounds(snapshot).collect(),
            unchecked => unchecked.to_vec(),
        };
        let due = rounds.len();
        if due == 0 {
            return None;
        }
        let snapshot = snapshot.clone();
        let (sender, answers) = channel();
        let check = move || {
            let ranks = std::iter::once_with(|| Answer::Ranks(check_kept_ranks(&snapshot)));
            for answer in ranks.chain(again::of(&snapshot, rounds).map(Answer::Round)) {
                // Nobody waits for it any more when the event has been left.
                if sender.send(answer).is_err() {
                    return;
                }
            }
        };
        // Without a thread there is no check; the event is there all the same.
        thread::Builder::new().spawn(check).ok()?;
        let (otherwise, by_rules, told) = (Vec::new(), Vec::new(), Vec::new());
        Some(Self {
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

    /// Tells what is otherwise than the rules and the report's own order give it, at length unless the arbiter is at something
    /// else.
    fn tell(self, state: &mut State) -> Message {
        let texts = &state.texts;
        let rounds = again::summed_up(self.rounds, &self.otherwise, texts);
        let is_assumed = !self.otherwise.is_empty() && assumes_edition(state.snapshot());
        let assumed = is_assumed.then(|| texts.get("again-edition-assumed").into_owned());
        let words: Vec<String> =
            std::iter::once(rounds).chain(assumed).chain(ranks::summed_up(&self.ranks, texts)).collect();
        let words = words.join(" ");
        let are_alike = self.otherwise.is_empty();
        // In FIDE mode the arbiter takes those that differ for what they are, and the report names them. Checked are only all.
        let is_noted = !state.snapshot().unchecked().is_empty() && self.rounds == self.due
            || fide_mode(state.snapshot()) == FideMode::InForce && !are_alike && !is_assumed;
        let by_rules = if is_assumed { Vec::new() } else { self.by_rules };
        let ask = match is_noted {
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
