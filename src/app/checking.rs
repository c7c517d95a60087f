//! The rounds of a report that was brought in, paired again beside the console: keys never wait for it.

use super::App;
use crate::desk::message::Notice;
use crate::sheet::again::{self, Again};
use hakem_engine::pairing::system;
use hakem_engine::tournament::{PlayerId, RoundNo, Snapshot};
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::thread;

/// A check that a thread is at.
pub(super) struct Checking {
    answers: Receiver<Again>,
    /// What has been answered so far.
    rounds: usize,
    otherwise: Vec<RoundNo>,
    told: Vec<String>,
    /// The arbiter has gone on meanwhile: then nothing opens over their work.
    is_left: bool,
}

impl Checking {
    /// Begins to pair the rounds of an event again; `None` where there are none, or no system that could.
    pub fn begin(snapshot: &Snapshot) -> Option<Self> {
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

    /// Notes that a key came: the arbiter is at something else.
    pub fn leave(&mut self) {
        self.is_left = true;
    }
}

impl App {
    /// Whether the rounds of a report are still being paired again.
    #[must_use]
    pub fn is_checking(&self) -> bool {
        self.checking.is_some()
    }

    /// Takes in which rounds are not as the rules give them, and tells it when all are known; returns whether there is
    /// something new to draw.
    pub fn take_checked(&mut self) -> bool {
        let Some(mut checking) = self.checking.take() else { return false };
        loop {
            match checking.answers.try_recv() {
                Ok(answer) => {
                    let cx = self.context();
                    let number = |id: PlayerId| cx.number(id).map_or(0, |number| number.0);
                    checking.rounds += 1;
                    if let Some(told) = again::told(&answer, number, &self.texts) {
                        checking.otherwise.push(answer.0);
                        checking.told.push(told);
                    }
                }
                Err(TryRecvError::Disconnected) if self.dialogs.is_empty() => break,
                // What there is to read of the import comes first.
                Err(TryRecvError::Empty | TryRecvError::Disconnected) => {
                    self.checking = Some(checking);
                    return false;
                }
            }
        }
        let words = again::summed_up(checking.rounds, &checking.otherwise, &self.texts);
        let is_alike = checking.otherwise.is_empty();
        self.notice = Some(if is_alike { Notice::done(words) } else { Notice::warning(words) });
        if !is_alike && !checking.is_left {
            self.tell_at_length("again-title", checking.told);
        }
        true
    }
}
