//! Chromium, driven by Node, one at a time: each occupies a processor, and several that end together wait for one
//! another in the kernel.

use std::process::Command;
use std::sync::{LazyLock, Mutex, MutexGuard, PoisonError};

static CHROMIUM: LazyLock<Option<&str>> = LazyLock::new(|| {
    let runs =
        |name: &str| Command::new(name).arg("--version").output().is_ok_and(|run| run.status.success());
    let found = ["chromium", "chromium-browser", "google-chrome"].into_iter().find(|name| runs(name));
    found.filter(|_| runs("node"))
});

static RUNNING: Mutex<()> = Mutex::new(());

/// Returns the name of Chromium; skips with a message if it or Node is missing.
pub fn chromium() -> Option<&'static str> {
    if CHROMIUM.is_none() {
        eprintln!("skipped: no Chromium, or no Node to drive it");
    }
    *CHROMIUM
}

/// Waits until no other test runs Chromium; it may be started while the guard lives.
pub fn alone() -> MutexGuard<'static, ()> {
    RUNNING.lock().unwrap_or_else(PoisonError::into_inner)
}
