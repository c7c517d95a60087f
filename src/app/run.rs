//! The loop: wait for input, change the state, draw.

use super::App;
use super::terminal::FullScreen;
use crossterm::event::{self, Event, KeyEventKind};
use std::io;
use std::time::{Duration, Instant};

/// How long a question must be on the screen before a key can answer it: longer than a typed-ahead burst
/// takes to arrive, shorter than anybody reads.
const ARMING: Duration = Duration::from_millis(250);

/// Runs the console until the arbiter leaves it.
///
/// # Errors
/// Fails when the terminal cannot be read or drawn; what was entered is on the disk then.
pub fn run(app: &mut App) -> io::Result<()> {
    let mut screen = FullScreen::enter()?;
    while !app.has_quit() {
        let asked = app.asks();
        screen.terminal.draw(|frame| app.draw(frame))?;
        app.answer(event::read()?);
        // A burst of keys is drawn once: each of its entries is on the disk before that.
        while !app.has_quit() && app.asks() == asked && event::poll(Duration::ZERO)? {
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
