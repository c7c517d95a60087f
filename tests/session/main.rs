//! The real binary: whole sessions in a pseudo-terminal, key by key, and the command line.
//!
//! A separate test binary, because tests that start processes must not disturb the locks of other tests.

// The attribute marks helpers in this file as test code for clippy.
#[cfg(test)]
mod atomic_files;
#[cfg(test)]
mod browser;
#[cfg(test)]
#[cfg(all(target_os = "linux", feature = "postgresql"))]
mod busy;
#[cfg(test)]
mod check_page;
#[cfg(test)]
#[cfg(all(target_os = "linux", feature = "postgresql"))]
mod cleartext;
#[cfg(test)]
mod cli;
#[cfg(test)]
mod closing;
#[cfg(test)]
#[cfg(unix)]
mod conformance_page;
#[cfg(test)]
mod console;
#[cfg(test)]
mod damage;
#[cfg(test)]
#[path = "../common/dice.rs"]
mod dice;
#[cfg(test)]
#[path = "../common/effort.rs"]
mod effort;
#[cfg(test)]
mod events;
#[cfg(test)]
#[cfg(all(unix, feature = "postgresql"))]
mod federation;
#[cfg(test)]
mod festival;
#[cfg(test)]
mod fide_mode;
#[cfg(test)]
mod finder;
#[cfg(test)]
mod formats;
#[cfg(test)]
mod frames;
#[cfg(test)]
#[cfg(target_os = "linux")]
mod full_disk;
#[cfg(test)]
#[cfg(unix)]
mod inbox;
#[cfg(test)]
mod json;
#[cfg(test)]
#[path = "../common/keys.rs"]
mod keys;
#[cfg(test)]
mod keystrokes;
#[cfg(test)]
mod kill;
#[cfg(test)]
mod linear;
#[cfg(test)]
#[path = "../common/lists.rs"]
mod lists;
#[cfg(test)]
mod long_pairings;
#[cfg(test)]
mod merge;
#[cfg(test)]
mod newcomer;
#[cfg(test)]
mod norms;
#[cfg(test)]
#[path = "../common/on_screen.rs"]
mod on_screen;
#[cfg(test)]
mod one_road;
#[cfg(test)]
#[cfg(all(unix, feature = "serve"))]
mod phones;
#[cfg(test)]
#[cfg(all(unix, feature = "serve"))]
mod phones_games;
#[cfg(test)]
#[cfg(all(unix, feature = "serve"))]
mod phones_pages;
#[cfg(test)]
#[cfg(all(unix, feature = "serve"))]
mod phones_serve;
#[cfg(test)]
#[cfg(all(target_os = "linux", feature = "serve"))]
mod phones_walk;
#[cfg(test)]
mod playground;
#[cfg(test)]
#[cfg(all(unix, feature = "postgresql"))]
mod postgres;
#[cfg(test)]
#[cfg(unix)]
mod printer;
#[cfg(test)]
mod ranks;
#[cfg(test)]
mod ratings;
#[cfg(test)]
mod rescue;
#[cfg(test)]
mod round_robin;
#[cfg(test)]
#[cfg(unix)]
mod second;
#[cfg(test)]
mod second_folder;
#[cfg(test)]
#[cfg(all(unix, feature = "postgresql"))]
mod several_arbiters;
#[cfg(test)]
#[cfg(all(unix, feature = "postgresql"))]
mod share;
#[cfg(test)]
#[cfg(all(unix, feature = "postgresql"))]
mod share_checks;
#[cfg(test)]
#[cfg(unix)]
mod shells;
#[cfg(test)]
#[cfg(unix)]
mod site;
#[cfg(test)]
mod site_search;
#[cfg(test)]
mod site_widths;
#[cfg(test)]
#[cfg(all(target_os = "linux", feature = "postgresql"))]
mod soak;
#[cfg(test)]
mod story;
#[cfg(test)]
mod stream;
#[cfg(test)]
mod team_events;
#[cfg(test)]
#[cfg(unix)]
mod terminal;
#[cfg(test)]
#[cfg(unix)]
mod upload;
#[cfg(test)]
mod wall;

#[cfg(test)]
static FORKS: std::sync::Mutex<()> = std::sync::Mutex::new(());

/// Keeps other tests from starting a process: between its fork and its exec it would keep open any event file
/// that this process has open, and the file would seem to be in use.
#[cfg(test)]
fn without_forks() -> std::sync::MutexGuard<'static, ()> {
    FORKS.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
}

/// Runs a program to its end. Other tests wait only until it has started.
#[cfg(test)]
fn output(command: &mut std::process::Command) -> std::io::Result<std::process::Output> {
    command.stdout(std::process::Stdio::piped()).stderr(std::process::Stdio::piped());
    let child = {
        let _one_at_a_time = without_forks();
        command.spawn()?
    };
    child.wait_with_output()
}
