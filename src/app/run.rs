//! The loop: wait for input, change the state, draw.

use super::App;
use super::terminal::FullScreen;
use crossterm::event::{self, Event, KeyEventKind};
#[cfg(unix)]
use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
#[cfg(unix)]
use signal_hook::iterator::Signals;
use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
#[cfg(unix)]
use std::thread;
use std::time::{Duration, Instant};

/// How long a question must be on the screen before a key can answer it: longer than a typed-ahead burst
/// takes to arrive, shorter than anybody reads.
const ARMING: Duration = Duration::from_millis(250);

/// How long to look for a further key of a burst: a wait of no time at all would not see what is there.
const BURST: Duration = Duration::from_micros(100);

/// How often a wait for keys looks whether the program is to end.
const PATIENCE: Duration = Duration::from_millis(200);

/// How long the loop has to end by itself once the system asks for it.
const GRACE: Duration = Duration::from_millis(1_000);

/// Returns a flag that is raised when the system asks the program to end, as when the terminal is closed: it
/// then ends by the same way as when the arbiter leaves, and the terminal is given back.
///
/// A terminal that is gone can hold a read for ever, so the program does not wait for the loop beyond
/// [`GRACE`]: every entry is on the disk already.
#[cfg(unix)]
fn signals() -> io::Result<Arc<AtomicBool>> {
    let ended = Arc::new(AtomicBool::new(false));
    let raised = Arc::clone(&ended);
    let mut signals = Signals::new([SIGTERM, SIGHUP, SIGINT])?;
    thread::spawn(move || {
        if let Some(signal) = signals.forever().next() {
            raised.store(true, Ordering::Relaxed);
            thread::sleep(GRACE);
            ratatui::restore();
            std::process::exit(128 + signal);
        }
    });
    Ok(ended)
}

/// Returns a flag that nothing raises: other systems end the program by themselves.
#[cfg(not(unix))]
fn signals() -> io::Result<Arc<AtomicBool>> {
    Ok(Arc::new(AtomicBool::new(false)))
}

/// Runs the console until the arbiter leaves it.
///
/// # Errors
/// Fails when the terminal cannot be read or drawn; what was entered is on the disk then.
pub fn run(app: &mut App) -> io::Result<()> {
    let ended = signals()?;
    let mut screen = FullScreen::enter()?;
    let outcome = answer_all(app, &mut screen, &ended);
    app.last_try();
    outcome
}

/// Draws and answers until the arbiter leaves or the system ends the program.
fn answer_all(app: &mut App, screen: &mut FullScreen, ended: &AtomicBool) -> io::Result<()> {
    while !app.has_quit() && !ended.load(Ordering::Relaxed) {
        let asked = app.asks();
        if app.take_bell() {
            screen.ring()?;
        }
        screen.terminal.draw(|frame| app.draw(frame))?;
        while !event::poll(PATIENCE)? {
            if ended.load(Ordering::Relaxed) {
                return Ok(());
            }
            if app.idle() {
                screen.terminal.draw(|frame| app.draw(frame))?;
            }
        }
        app.answer(event::read()?);
        // A burst of keys is drawn once: each of its entries is on the disk before that.
        while !app.has_quit() && app.asks() == asked && event::poll(BURST)? {
            app.answer(event::read()?);
        }
        if app.asks() && !asked {
            screen.terminal.draw(|frame| app.draw(frame))?;
            drop_typed_ahead()?;
        }
    }
    Ok(())
}

/// Reads and forgets what was typed before the question could be seen.
fn drop_typed_ahead() -> io::Result<()> {
    let armed = Instant::now() + ARMING;
    while let Some(left) = armed.checked_duration_since(Instant::now()) {
        if event::poll(left)? {
            event::read()?;
        }
    }
    Ok(())
}

impl App {
    /// Takes one event of the terminal.
    fn answer(&mut self, event: Event) {
        match event {
            Event::Key(key) if key.kind != KeyEventKind::Release => self.key(key),
            Event::Paste(text) => self.paste(&text),
            Event::Key(_) | Event::Mouse(_) | Event::Resize(..) | Event::FocusGained | Event::FocusLost => {}
        }
    }
}
