//! Pairing beside the console: what takes long goes on in a thread, and the console can be read meanwhile. Nothing is recorded
//! before the answer is there; Esc leaves it.

use super::App;
use crate::desk::keys::{Hint, plain};
use crate::desk::message::{MakeWork, Message, Notice, Paired, Work};
use crate::worker::{Answer, Worker};
use crossterm::event::{KeyCode, KeyEvent};
use hakem_engine::command::{Command, apply};
use hakem_engine::console::{deviation, keeping_fixed, ways_out};
use hakem_engine::format::Trace;
use hakem_engine::pairing::{announced_length, propose_as_ruled};
use hakem_engine::tournament::{RoundNo, Snapshot};

/// The key that leaves it.
pub(super) const END: Hint = Hint { keys: &[KeyCode::Esc], label: "working-key-end" };

/// Work that takes longer than a key may.
pub(super) struct Working {
    work: Work,
    /// How many dialogs were open when it began: Esc closes those that came later first.
    depth: usize,
    /// Keys typed before the arbiter could see that it goes on, and those after them: they mean the event with the answer.
    held: Vec<KeyEvent>,
    /// Whether a frame has told of it.
    is_shown: bool,
    /// Whether the last key was refused because of it.
    has_refused: bool,
}

impl App {
    /// Begins some work and waits a moment for it; where it takes longer, goes on beside it. There is one at a time.
    pub(super) fn work_out(&mut self, begin: MakeWork) {
        if self.working.is_some() {
            return self.refuse_beside_work();
        }
        let mut work = begin(&self.context());
        match work.answer(self.world.patience) {
            Answer::Done(then) => {
                let message = then(&self.context());
                self.update(message);
            }
            Answer::Failed => self.tell_failed_work(),
            Answer::Open => {
                let depth = self.dialogs.len();
                self.working =
                    Some(Working { work, depth, held: Vec::new(), is_shown: false, has_refused: false });
            }
        }
    }

    /// Whether work goes on that the arbiter waits for.
    #[must_use]
    pub fn is_working(&self) -> bool {
        self.working.is_some()
    }

    /// Notes that a frame has been shown: keys that come now were typed with it in sight.
    pub fn shown(&mut self) {
        if let Some(working) = &mut self.working {
            working.is_shown = true;
        }
    }

    /// Takes in what the work came to, and the keys that waited for it; returns whether there is something new to draw.
    pub fn take_worked(&mut self) -> bool {
        // What comes of it concerns the event as it is, and does not break into a search.
        if self.looking.is_some() || self.finder.is_some() {
            return false;
        }
        let Some(mut working) = self.working.take() else { return false };
        let then = match working.work.answer(self.world.patience) {
            Answer::Open => {
                self.working = Some(working);
                return false;
            }
            Answer::Done(then) => Some(then),
            Answer::Failed => None,
        };
        self.notice = None;
        match then {
            Some(then) => {
                let message = then(&self.context());
                self.update(message);
            }
            None => self.tell_failed_work(),
        }
        for key in working.held {
            // What is typed ahead answers no question.
            if self.asks() {
                break;
            }
            self.key(key);
        }
        self.settle();
        true
    }

    /// Leaves the work: whatever comes of it is not taken.
    pub(super) fn end_work(&mut self) {
        let Some(working) = self.working.take() else { return };
        let id = if working.held.is_empty() { "working-ended" } else { "working-ended-held" };
        let told = self.texts.with(id, &[("count", working.held.len().into())]);
        self.notice = Some(Notice::done(told));
    }

    /// Whether Esc leaves the work: nothing opened over it meanwhile, and no event of the past is on show.
    pub(super) fn ends_work(&self) -> bool {
        let is_on_top = |working: &Working| self.dialogs.len() <= working.depth;
        self.finder.is_none() && self.looking.is_none() && self.working.as_ref().is_some_and(is_on_top)
    }

    /// Takes a key that ends the work or waits for it; returns whether it was one.
    pub(super) fn holds(&mut self, key: KeyEvent) -> bool {
        if plain(key) == Some(KeyCode::Esc) && self.ends_work() {
            self.update(Message::EndWork);
            return true;
        }
        let Some(working) = &mut self.working else { return false };
        working.has_refused = false;
        let waits = !working.is_shown || !working.held.is_empty();
        if waits {
            working.held.push(key);
        }
        waits
    }

    /// Says how many keys wait for the work, where any do.
    pub(super) fn told_work(&self) -> Option<String> {
        let working = self.working.as_ref()?;
        let id = if working.held.is_empty() { "working-on" } else { "working-on-held" };
        Some(self.texts.with(id, &[("count", working.held.len().into())]))
    }

    /// Says why the event does not change now.
    pub(super) fn refuse_beside_work(&mut self) {
        if let Some(working) = &mut self.working {
            working.has_refused = true;
            self.notice = Some(Notice::refused(self.texts.get("working-refused")));
        }
    }

    /// Whether the key at hand was refused because of the work.
    pub(super) fn was_refused(&self) -> bool {
        self.working.as_ref().is_some_and(|working| working.has_refused)
    }

    fn tell_failed_work(&mut self) {
        self.notice = Some(Notice::refused(self.texts.get("working-failed")));
    }
}

/// Begins to pair a round as the event is, fixed boards and all.
pub(super) fn begin(snapshot: &Snapshot, round: RoundNo) -> Work {
    let snapshot = snapshot.clone();
    Work::of(Worker::begin(move || pair(&snapshot, round)), |paired, _| Message::Lay(Box::new(paired)))
}

fn pair(snapshot: &Snapshot, round: RoundNo) -> Paired {
    // What the format leaves no choice of is announced with the pairing, not before it is there.
    let announced = announced_length(snapshot).map(Command::Announce);
    let ready = announced.as_ref().and_then(|command| apply(snapshot, command).ok());
    let kept = keeping_fixed(snapshot, round);
    let ready = ready.as_ref().unwrap_or(snapshot);
    let outcome = propose_as_ruled(ready, round, kept.as_ref(), Trace::silent());
    let drafted = match (&kept, &outcome) {
        (Some(_), Ok(proposal)) => apply(ready, &Command::DraftRound(proposal.draft.clone())).ok(),
        _ => None,
    };
    let cost = drafted.map(|drafted| deviation(&drafted, round));
    let outcome = outcome.map_err(|error| (error, ways_out(snapshot, round).unwrap_or_default()));
    Paired { round, announced, cost, outcome }
}
