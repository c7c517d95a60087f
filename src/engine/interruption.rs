//! Interruption of a computation whose answer is no longer needed.
//!
//! Matchings, in which long computations spend their time, query the flag at each search. An interrupted computation
//! returns nothing, so the flag never changes an answer: the same input still gives the same output, or none.

use std::cell::RefCell;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

thread_local! {
    /// The interruption of the computation of this thread. A parameter would pass through every system and matching.
    static CURRENT: RefCell<Option<Interruption>> = const { RefCell::new(None) };
}

/// Payload with which an interrupted computation unwinds.
struct Interrupted;

/// A request to end a computation; clones share it.
#[derive(Clone, Debug, Default)]
pub struct Interruption(Arc<AtomicBool>);

impl Interruption {
    pub fn request(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Runs a computation; returns `None` if it was interrupted, which takes at most as long as one search of
    /// a matching.
    pub fn run<T>(&self, work: impl FnOnce() -> T) -> Option<T> {
        let before = CURRENT.replace(Some(self.clone()));
        // All data of an interrupted computation is dropped with it.
        let found = catch_unwind(AssertUnwindSafe(work));
        CURRENT.set(before);
        match found {
            Ok(found) => Some(found),
            Err(payload) if payload.is::<Interrupted>() => None,
            Err(payload) => resume_unwind(payload),
        }
    }
}

/// Ends the computation of this thread if that is requested.
pub(crate) fn check() {
    let is_requested = |current: &Option<Interruption>| {
        current.as_ref().is_some_and(|current| current.0.load(Ordering::Relaxed))
    };
    if CURRENT.with_borrow(is_requested) {
        // Unlike a panic, without a message.
        resume_unwind(Box::new(Interrupted));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_computation_ends_when_that_is_requested_and_only_this_one() {
        let checked = || {
            check();
            7
        };
        let interruption = Interruption::default();
        assert_eq!(interruption.run(checked), Some(7));
        interruption.request();
        assert_eq!(interruption.run(|| Interruption::default().run(checked)), Some(Some(7)));
        assert_eq!(interruption.run(checked), None);
        assert_eq!(checked(), 7);
    }

    #[test]
    fn other_panics_pass_through() {
        let panics = || Interruption::default().run(|| resume_unwind(Box::new("another")));
        assert!(catch_unwind(AssertUnwindSafe(panics)).is_err_and(|payload: Box<_>| payload.is::<&str>()));
    }
}
