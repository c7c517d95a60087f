//! The rounds of a report that was brought in, paired again beside the console: keys never wait for it.

use super::at_length;
use super::state::State;
use crate::desk::message::Message;
use crate::sheet::again::{self, Again};
use hakem_engine::pairing::system;
use hakem_engine::tournament::{PlayerId, RoundNo, Snapshot};
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::thread;

/// The check of a report, while there is one.
#[derive(Default)]
pub struct Checking(Option<Running>);

/// A check that a thread is at.
struct Running {
    answers: Receiver<Again>,
    /// What has been answered so far.
    rounds: usize,
    otherwise: Vec<RoundNo>,
    told: Vec<String>,
    /// The arbiter has gone on meanwhile: then nothing opens over their work.
    is_left: bool,
}

impl Checking {
    /// Begins to pair the rounds of an event again, where there are any and a system that can.
    pub fn begin(&mut self, snapshot: &Snapshot) {
        self.0 = Running::begin(snapshot);
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

    /// Takes in which rounds are not as the rules give them, and tells it when all are known and nothing is open.
    pub fn idle(&mut self, state: &mut State, is_free: bool) -> Option<Message> {
        let running = self.0.as_mut()?;
        loop {
            match running.answers.try_recv() {
                Ok(answer) => {
                    let event = state.event();
                    let number = |id: PlayerId| event.number(id).map_or(0, |number| number.0);
                    running.rounds += 1;
                    if let Some(told) = again::told(&answer, number, event.texts) {
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
        let words = again::summed_up(running.rounds, &running.otherwise, &state.texts);
        if running.otherwise.is_empty() {
            state.done(words);
            return Some(Message::Nothing);
        }
        state.warn(words);
        let told = if running.is_left { Vec::new() } else { running.told };
        Some(at_length(&state.texts, "again-title", told))
    }
}

impl Running {
    fn begin(snapshot: &Snapshot) -> Option<Self> {
        system(snapshot.settings().system.as_str())?;
        again::paired_rounds(snapshot).next()?;
        let snapshot = snapshot.clone();
        let (sender, answers) = channel();
        let check = move || {
            for again in again::all(&snapshot) {
                // Nobody waits for it any more when the event has been left.
                if sender.send(again).is_err() {
                    return;
                }
            }
        };
        // Without a thread there is no check; the event is there all the same.
        thread::Builder::new().spawn(check).ok()?;
        Some(Self { answers, rounds: 0, otherwise: Vec::new(), told: Vec::new(), is_left: false })
    }
}
