//! The loop: wait for input, change the state, draw.

use super::App;
use super::requests::Requests;
use super::terminal::{self, FullScreen};
use crossterm::event::{self, Event, KeyCode, KeyEventKind, KeyModifiers};
use std::io;
use std::time::{Duration, Instant};

/// How long a question must be on the screen before a key can answer it: longer than a typed-ahead burst
/// takes to arrive, shorter than anybody reads.
const ARMING: Duration = Duration::from_millis(250);

/// How long to look for a further key of a burst: a wait of no time at all would not see what is there.
const BURST: Duration = Duration::from_micros(100);

/// How often a wait for keys looks whether the program is to end.
const PATIENCE: Duration = Duration::from_millis(200);

/// The same while an answer of the rating lists is to come, or something is worked out piece by piece.
const BRIEF: Duration = Duration::from_millis(4);

/// What a wait ended with.
enum Waited {
    /// There is something to read.
    Input,
    /// There is something new to draw.
    Redraw,
    /// The system asks the program to end, or the terminal is gone: the end of input is the end.
    End,
}

/// Runs the console until the arbiter leaves it, the system asks it to end or its terminal goes away.
///
/// # Errors
/// Fails when the terminal cannot be read or drawn; what was entered is on the disk then.
pub fn run(app: &mut App) -> io::Result<()> {
    let requests = Requests::listen()?;
    let mut screen = FullScreen::enter()?;
    let served = serve(app, &mut screen, &requests);
    requests.leaving();
    app.last_try();
    match served {
        // Nobody is there to be told.
        Err(_) if terminal::is_gone() => Ok(()),
        served => served,
    }
}

/// Answers to keys until the arbiter leaves or nothing can come any more.
fn serve(app: &mut App, screen: &mut FullScreen, requests: &Requests) -> io::Result<()> {
    while !app.has_quit() {
        let asked = app.asks();
        if app.take_bell() {
            screen.ring()?;
        }
        screen.draw(|frame| app.draw(frame))?;
        match wait(app, screen, requests)? {
            Waited::Input => {}
            Waited::Redraw => continue,
            Waited::End => return Ok(()),
        }
        app.answer(event::read()?, requests);
        // A burst of keys is drawn once: each of its entries is on the disk before that.
        while !app.has_quit() && app.asks() == asked && event::poll(BURST)? {
            app.answer(event::read()?, requests);
        }
        if app.asks() && !asked {
            screen.draw(|frame| app.draw(frame))?;
            drop_typed_ahead()?;
        }
    }
    Ok(())
}

/// Waits for input, and does meanwhile what is to be done without any.
fn wait(app: &mut App, screen: &mut FullScreen, requests: &Requests) -> io::Result<Waited> {
    loop {
        if requests.to_end() || terminal::is_gone() {
            return Ok(Waited::End);
        }
        #[cfg(unix)]
        if requests.take_stop() {
            screen.suspend()?;
            return Ok(Waited::Redraw);
        }
        if requests.take_continued() {
            screen.take_again()?;
            return Ok(Waited::Redraw);
        }
        let (looks_up, works) = (app.is_looking_up(), app.has_work());
        if event::poll(if looks_up || works { BRIEF } else { PATIENCE })? {
            return Ok(Waited::Input);
        }
        let has_news = match (looks_up, works) {
            (true, _) => app.take_found(),
            (false, true) => app.work(),
            (false, false) => app.idle(),
        };
        if has_news {
            return Ok(Waited::Redraw);
        }
    }
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
    fn answer(&mut self, event: Event, requests: &Requests) {
        match event {
            Event::Key(key) if key.kind == KeyEventKind::Release => {}
            // The terminal's own key, which raw mode hands to the program.
            Event::Key(key) if key.code == KeyCode::Char('z') && key.modifiers == KeyModifiers::CONTROL => {
                requests.stop_all();
            }
            Event::Key(key) => self.key(key),
            Event::Paste(text) => self.paste(&text),
            Event::Mouse(_) | Event::Resize(..) | Event::FocusGained | Event::FocusLost => {}
        }
    }
}
