//! Work that may take long, done by a thread of its own: whoever asked goes on, and takes the answer when it is there.

use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread;
use std::time::Duration;

/// What has come of some work.
#[derive(Debug)]
pub enum Answer<T> {
    /// Nothing yet.
    Open,
    /// It is done.
    Done(T),
    /// It failed, and nothing will come: no thread could be had, or a fault ended it.
    Failed,
}

/// A thread at work. One that is dropped is left: nobody takes its answer any more, and it ends by itself.
#[derive(Debug)]
pub struct Worker<T> {
    answers: Receiver<T>,
    is_asked: bool,
}

impl<T: Send + 'static> Worker<T> {
    /// Begins some work: values in, values out.
    pub fn begin(work: impl FnOnce() -> T + Send + 'static) -> Self {
        let (sender, answers) = channel();
        // Nobody waits for the answer of one that is left.
        let work = move || drop(sender.send(work()));
        // Without a thread the sender is gone with the work, which is told as a failure.
        drop(thread::Builder::new().name("worker".to_owned()).spawn(work));
        Self { answers, is_asked: false }
    }

    /// Returns what has come of it. The first time, waits so long for it; after that it is only looked.
    pub fn answer(&mut self, patience: Duration) -> Answer<T> {
        let patience = match (std::mem::replace(&mut self.is_asked, true), patience) {
            (true, _) => Duration::ZERO,
            // Without any patience it is looked for later, however fast the thread is.
            (false, Duration::ZERO) => return Answer::Open,
            (false, patience) => patience,
        };
        match self.answers.recv_timeout(patience) {
            Ok(found) => Answer::Done(found),
            Err(RecvTimeoutError::Timeout) => Answer::Open,
            Err(RecvTimeoutError::Disconnected) => Answer::Failed,
        }
    }
}
