//! Main loop: waits for input, changes the state, draws.

use super::App;
use super::decode::Heard;
use super::input::Input;
use super::linear::{self, Linear};
use super::requests::Requests;
use super::terminal::{self, FullScreen};
use crate::desk::Notice;
use crate::platform;
use crossterm::event::{Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use std::io;
use std::time::{Duration, Instant};

/// Time for which a question must be visible before a key can answer it: longer than a typed-ahead burst takes to
/// arrive, shorter than the fastest reader needs.
const ARMING: Duration = Duration::from_millis(250);

/// Wait for a further key of a burst: with a timeout of zero, pending input would not be detected.
const BURST: Duration = Duration::from_micros(100);

/// Interval at which a wait for keys checks for an exit request.
const PATIENCE: Duration = Duration::from_millis(200);

/// The same while an answer of the rating lists, a file or a piece of computation is pending.
const BRIEF: Duration = Duration::from_millis(4);

/// The same while an event is shared.
const GLANCE: Duration = Duration::from_millis(8);

enum Waited {
    Input,
    Redraw,
    /// The system requests an exit, or the terminal is gone: end of input.
    End,
}

/// Presentation of the console.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Presentation {
    #[default]
    FullScreen,
    /// Linear mode: changes are written line by line.
    Linear,
}

/// A presentation of the console; loop and keys are shared by all.
pub(super) trait Surface {
    fn show(&mut self, app: &mut App) -> io::Result<()>;

    /// Called after the console has handled a key. More keys may follow before it is shown again.
    fn heard(&mut self, _app: &mut App) -> io::Result<()> {
        Ok(())
    }

    fn takes(&mut self, _key: KeyEvent, _app: &App) -> io::Result<bool> {
        Ok(false)
    }

    /// Restores the terminal, suspends the program until it is resumed, and sets the terminal up again.
    fn suspend(&mut self) -> io::Result<()>;

    /// Sets the terminal up again after another program has used it.
    fn take_again(&mut self) -> io::Result<()>;
}

impl Surface for FullScreen {
    fn show(&mut self, app: &mut App) -> io::Result<()> {
        if app.take_bell() {
            self.ring()?;
        }
        if let Some(text) = app.take_alert() {
            Self::alert(&text)?;
        }
        if let Some(text) = app.take_copied() {
            Self::copy(&text)?;
        }
        let is_in_field = app.is_in_field();
        self.draw((&app.title(), is_in_field), |frame| app.links(frame), |frame| app.draw(frame))
    }

    fn suspend(&mut self) -> io::Result<()> {
        Self::suspend(self)
    }

    fn take_again(&mut self) -> io::Result<()> {
        Self::take_again(self)
    }
}

/// Runs the console until the arbiter leaves, the system requests an exit or the terminal is gone.
///
/// # Errors
/// Returns an error if the terminal cannot be read or drawn; all entries are on the disk by then.
pub fn run(app: &mut App, way: Presentation) -> io::Result<()> {
    let mut input = Input::open()?;
    match way {
        Presentation::FullScreen => {
            let requests = Requests::listen(terminal::give_back)?;
            let mut screen = FullScreen::enter()?;
            run_on(app, &mut screen, &mut input, &requests)
        }
        Presentation::Linear => {
            let requests = Requests::listen(linear::give_back)?;
            let mut lines = Linear::enter(app)?;
            run_on(app, &mut lines, &mut input, &requests)
        }
    }
}

fn run_on(
    app: &mut App,
    surface: &mut impl Surface,
    input: &mut Input,
    requests: &Requests,
) -> io::Result<()> {
    let served = serve(app, surface, input, requests);
    requests.leaving();
    app.last_try();
    match served {
        // No user is left to see the error.
        Err(_) if platform::is_terminal_gone() => Ok(()),
        served => served,
    }
}

/// Handles keys until the arbiter leaves or no more input can arrive.
fn serve(
    app: &mut App,
    surface: &mut impl Surface,
    input: &mut Input,
    requests: &Requests,
) -> io::Result<()> {
    while !app.has_quit() {
        let asked = app.asks();
        // Entries are sent to the others before they are drawn here.
        app.take_shared();
        surface.show(app)?;
        app.shown();
        match wait(app, surface, input, requests)? {
            Waited::End => return Ok(()),
            // The result of a background task may open a question too.
            Waited::Redraw => {}
            Waited::Input => {
                answer(app, surface, input)?;
                // A burst of keys is drawn once; each of its entries is on the disk before.
                while !app.has_quit() && app.asks() == asked && input.poll(BURST)? {
                    answer(app, surface, input)?;
                }
            }
        }
        if app.asks() && !asked {
            surface.show(app)?;
            match typed_ahead(app, input)? {
                TypedAhead::Nothing => {}
                TypedAhead::Dropped => app.tell_typed_ahead(),
                TypedAhead::Answer(key) => {
                    app.key(key);
                    surface.heard(app)?;
                }
            }
        }
    }
    Ok(())
}

/// Handles the next input of the terminal.
fn answer(app: &mut App, surface: &mut impl Surface, input: &mut Input) -> io::Result<()> {
    let Some(heard) = input.hear() else { return Ok(()) };
    if let Heard::Event(Event::Key(key)) = heard
        && key.kind != KeyEventKind::Release
        && surface.takes(key, app)?
    {
        return Ok(());
    }
    app.answer(heard);
    surface.heard(app)
}

/// Waits for input, and does idle work meanwhile.
fn wait(
    app: &mut App,
    surface: &mut impl Surface,
    input: &mut Input,
    requests: &Requests,
) -> io::Result<Waited> {
    let mut quiet = Duration::ZERO;
    loop {
        if requests.to_end() || platform::is_terminal_gone() {
            return Ok(Waited::End);
        }
        if requests.take_stop() {
            surface.suspend()?;
            return Ok(Waited::Redraw);
        }
        if requests.take_continued() {
            surface.take_again()?;
            return Ok(Waited::Redraw);
        }
        let expected = app.expected();
        let patience = match expected {
            Some(_) => BRIEF,
            None if app.is_shared() => GLANCE,
            None => PATIENCE,
        };
        if input.poll(patience)? {
            return Ok(Waited::Input);
        }
        if app.take_shared() {
            return Ok(Waited::Redraw);
        }
        quiet += patience;
        if expected.is_none() && quiet < PATIENCE {
            continue;
        }
        quiet = Duration::ZERO;
        let take = expected.unwrap_or(App::idle);
        let has_news = take(app);
        if has_news {
            return Ok(Waited::Redraw);
        }
    }
}

/// Keys typed before a question was visible.
enum TypedAhead {
    Nothing,
    Dropped,
    /// The capital of the letter that opened the question, which is an answer at any speed.
    Answer(KeyEvent),
}

/// Reads keys typed before the question was visible; discards all but its capital directly after its own letter.
fn typed_ahead(app: &App, input: &mut Input) -> io::Result<TypedAhead> {
    let armed = Instant::now() + ARMING;
    let mut found = TypedAhead::Nothing;
    while let Some(left) = armed.checked_duration_since(Instant::now()) {
        if !input.poll(left)? {
            continue;
        }
        match input.hear() {
            Some(Heard::Event(Event::Key(key)))
                if matches!(found, TypedAhead::Nothing) && app.confirms(key) =>
            {
                return Ok(TypedAhead::Answer(key));
            }
            Some(Heard::Event(
                Event::Key(KeyEvent { kind: KeyEventKind::Press | KeyEventKind::Repeat, .. })
                | Event::Paste(_),
            )) => {
                found = TypedAhead::Dropped;
            }
            _ => {}
        }
    }
    Ok(found)
}

impl App {
    /// Returns the handler of the pending answer; `None` if no answer is pending.
    fn expected(&self) -> Option<fn(&mut Self) -> bool> {
        if self.is_looking_up() {
            Some(Self::take_found)
        } else if self.is_reading() {
            Some(Self::take_read)
        } else if self.is_working() {
            Some(Self::take_worked)
        } else if self.has_work() {
            Some(Self::work)
        } else {
            None
        }
    }

    fn answer(&mut self, heard: Heard) {
        match heard {
            Heard::Event(Event::Key(key)) if key.kind == KeyEventKind::Release => {}
            // Suspend key of the terminal, which raw mode passes to the program.
            Heard::Event(Event::Key(key))
                if key.code == KeyCode::Char('z') && key.modifiers == KeyModifiers::CONTROL =>
            {
                platform::ask_all_to_stop();
            }
            Heard::Event(Event::Key(key)) => self.key(key),
            Heard::Event(Event::Paste(text)) => self.paste(&text),
            Heard::Event(Event::FocusGained) => self.set_behind(false),
            Heard::Event(Event::FocusLost) => self.set_behind(true),
            Heard::Event(Event::Mouse(_) | Event::Resize(..)) => {}
            Heard::Dropped => self.bell = true,
            Heard::Torn => self.state.notice = Some(Notice::warning(self.state.texts.get("terminal-torn"))),
        }
    }

    /// Reports that keys arrived before the question could be read, and did not answer it.
    fn tell_typed_ahead(&mut self) {
        self.state.notice = Some(Notice::warning(self.state.texts.get("typed-ahead")));
    }
}
