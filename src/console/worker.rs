//! Background computations in separate threads.
//!
//! The caller continues, and fetches the result when it is available.

use hakem_engine::console::Interruption;
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread;
use std::time::Duration;

/// State of a computation.
#[derive(Debug)]
pub enum Computed<T> {
    Open,
    Done(T),
    /// Failed without a result: no thread could be started, or it panicked.
    Failed,
}

/// A thread with a computation. If it is dropped, the computation is interrupted and its result is discarded.
#[derive(Debug)]
pub struct Worker<T> {
    answers: Receiver<T>,
    is_asked: bool,
    interruption: Interruption,
}

impl<T> Drop for Worker<T> {
    fn drop(&mut self) {
        self.interruption.request();
    }
}

impl<T: Send + 'static> Worker<T> {
    /// Starts a computation: values in, values out.
    pub fn begin(work: impl FnOnce() -> T + Send + 'static) -> Self {
        let (sender, answers) = channel();
        let interruption = Interruption::default();
        let of_thread = interruption.clone();
        // The receiver is gone if the worker was dropped.
        let work = move || drop(of_thread.run(work).map(|found| sender.send(found)));
        // Without a thread, the sender is dropped with the closure, which is reported as a failure.
        drop(thread::Builder::new().name("worker".to_owned()).spawn(work));
        Self { answers, is_asked: false, interruption }
    }

    /// Returns the state of the computation. The first call waits up to `patience` for it; later ones do not wait.
    pub fn answer(&mut self, patience: Duration) -> Computed<T> {
        let patience = match (std::mem::replace(&mut self.is_asked, true), patience) {
            (true, _) => Duration::ZERO,
            // Without patience the result is fetched later, however fast the thread is.
            (false, Duration::ZERO) => return Computed::Open,
            (false, patience) => patience,
        };
        match self.answers.recv_timeout(patience) {
            Ok(found) => Computed::Done(found),
            Err(RecvTimeoutError::Timeout) => Computed::Open,
            Err(RecvTimeoutError::Disconnected) => Computed::Failed,
        }
    }
}
