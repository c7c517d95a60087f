//! Requests of the system to the running console: exit, suspend, resume.

use crate::platform::{self, SystemRequest};
use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

/// Time for the loop to notice an exit request: a lost terminal can block a read forever.
const GRACE: Duration = Duration::from_millis(1_000);

/// Time for the program to clean up after the loop has ended.
const IN_ORDER: Duration = Duration::from_millis(10_000);

/// Polling interval while waiting for the exit.
const GLANCE: Duration = Duration::from_millis(50);

/// Pending requests.
#[derive(Clone, Default)]
pub struct Requests(Arc<Flags>);

#[derive(Default)]
struct Flags {
    end: AtomicBool,
    stop: AtomicBool,
    continued: AtomicBool,
    /// True once the loop has ended.
    left: AtomicBool,
}

impl Requests {
    /// Starts to handle signals of the system; `give_back` restores the terminal.
    ///
    /// # Errors
    /// Returns an error if the signal handlers cannot be installed.
    pub fn listen(give_back: fn()) -> io::Result<Self> {
        let requests = Self::default();
        let heard = requests.clone();
        platform::listen(move |asked| match asked {
            SystemRequest::Stop => heard.0.stop.store(true, Ordering::Relaxed),
            SystemRequest::Continue => heard.0.continued.store(true, Ordering::Relaxed),
            SystemRequest::End(code) => heard.end(code, give_back),
        })?;
        Ok(requests)
    }

    /// Requests the loop to end, and exits the program if it does not.
    fn end(&self, code: i32, give_back: fn()) {
        self.0.end.store(true, Ordering::Relaxed);
        let asked = Instant::now();
        while asked.elapsed() < if self.0.left.load(Ordering::Relaxed) { IN_ORDER } else { GRACE } {
            thread::sleep(GLANCE);
        }
        give_back();
        std::process::exit(code);
    }

    pub fn to_end(&self) -> bool {
        self.0.end.load(Ordering::Relaxed)
    }

    /// Records that the loop has ended, and that the cleanup still takes time.
    pub fn leaving(&self) {
        self.0.left.store(true, Ordering::Relaxed);
    }

    /// Returns true if the program is to suspend, and clears the request.
    pub fn take_stop(&self) -> bool {
        self.0.stop.swap(false, Ordering::Relaxed)
    }

    /// Returns true if the program was suspended and resumed, and clears the record.
    pub fn take_continued(&self) -> bool {
        self.0.continued.swap(false, Ordering::Relaxed)
    }
}
