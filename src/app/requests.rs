//! What the system asks of a running console: to end, to stop, to go on.

use crate::platform::{self, SystemRequest};
use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

/// How long the loop has to see that the program is to end: a terminal that is gone can hold a read for ever.
const GRACE: Duration = Duration::from_millis(1_000);

/// How long the program may take to put its things in order once it has left the loop.
const IN_ORDER: Duration = Duration::from_millis(10_000);

/// How often the wait for the end looks how far it has come.
const GLANCE: Duration = Duration::from_millis(50);

/// What was asked and is not done yet.
#[derive(Clone, Default)]
pub struct Requests(Arc<Flags>);

#[derive(Default)]
struct Flags {
    end: AtomicBool,
    stop: AtomicBool,
    continued: AtomicBool,
    /// The loop has been left.
    left: AtomicBool,
}

impl Requests {
    /// Listens to the system from now on; `give_back` gives the terminal back.
    ///
    /// # Errors
    /// Says why the system cannot be listened to.
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

    /// Asks the loop to end, and ends the program where it does not.
    fn end(&self, code: i32, give_back: fn()) {
        self.0.end.store(true, Ordering::Relaxed);
        let asked = Instant::now();
        while asked.elapsed() < if self.0.left.load(Ordering::Relaxed) { IN_ORDER } else { GRACE } {
            thread::sleep(GLANCE);
        }
        give_back();
        std::process::exit(code);
    }

    /// Whether the program is to end.
    pub fn to_end(&self) -> bool {
        self.0.end.load(Ordering::Relaxed)
    }

    /// Says that the loop has been left, and that what is to be put in order still takes its time.
    pub fn leaving(&self) {
        self.0.left.store(true, Ordering::Relaxed);
    }

    /// Whether the program is to stop for a while; asking settles it.
    pub fn take_stop(&self) -> bool {
        self.0.stop.swap(false, Ordering::Relaxed)
    }

    /// Whether the program was stopped and goes on; asking settles it.
    pub fn take_continued(&self) -> bool {
        self.0.continued.swap(false, Ordering::Relaxed)
    }
}
