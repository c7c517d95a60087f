//! The loop: wait for input, change the state, draw.

use super::App;
use super::decode::Heard;
use super::input::Input;
use super::linear::{self, Linear};
use super::requests::Requests;
use super::terminal::{self, FullScreen};
use crate::desk::message::Notice;
use crate::platform;
use crossterm::event::{Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use std::io;
use std::time::{Duration, Instant};

/// How long a question must be on the screen before a key can answer it: longer than a typed-ahead burst
/// takes to arrive, shorter than anybody reads.
const ARMING: Duration = Duration::from_millis(250);

/// How long to look for a further key of a burst: a wait of no time at all would not see what is there.
const BURST: Duration = Duration::from_micros(100);

/// How often a wait for keys looks whether the program is to end.
const PATIENCE: Duration = Duration::from_millis(200);

/// The same while an answer of the rating lists or a file is to come, or something is worked out piece by piece.
const BRIEF: Duration = Duration::from_millis(4);

/// The same while an event is shared with others.
const GLANCE: Duration = Duration::from_millis(8);

/// What a wait ended with.
enum Waited {
    /// There is something to read.
    Input,
    /// There is something new to draw.
    Redraw,
    /// The system asks the program to end, or the terminal is gone: the end of input is the end.
    End,
}

/// How the console is shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Way {
    /// On the whole screen of the terminal.
    #[default]
    FullScreen,
    /// Line by line: what changes is said.
    Linear,
}

/// What shows the console: the loop and the keys are the same for all.
pub(super) trait Surface {
    /// Shows the console as it is.
    fn show(&mut self, app: &mut App) -> io::Result<()>;

    /// Hears that the console answered to a key. More of them may come before it is shown again.
    fn heard(&mut self, _app: &mut App) -> io::Result<()> {
        Ok(())
    }

    /// Answers to a key of its own, and says whether it was one.
    fn takes(&mut self, _key: KeyEvent, _app: &App) -> io::Result<bool> {
        Ok(false)
    }

    /// Gives the terminal back, stops the program until it is told to go on, and takes the terminal over again.
    fn suspend(&mut self) -> io::Result<()>;

    /// Takes the terminal over from whoever had it meanwhile.
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
        self.draw(&app.title(), |frame| app.links(frame), |frame| app.draw(frame))
    }

    fn suspend(&mut self) -> io::Result<()> {
        Self::suspend(self)
    }

    fn take_again(&mut self) -> io::Result<()> {
        Self::take_again(self)
    }
}

/// Runs the console until the arbiter leaves it, the system asks it to end or its terminal goes away.
///
/// # Errors
/// Fails when the terminal cannot be read or drawn; what was entered is on the disk then.
pub fn run(app: &mut App, way: Way) -> io::Result<()> {
    let mut input = Input::open()?;
    match way {
        Way::FullScreen => {
            let requests = Requests::listen(terminal::give_back)?;
            let mut screen = FullScreen::enter()?;
            run_on(app, &mut screen, &mut input, &requests)
        }
        Way::Linear => {
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
        // Nobody is there to be told.
        Err(_) if platform::is_terminal_gone() => Ok(()),
        served => served,
    }
}

/// Answers to keys until the arbiter leaves or nothing can come any more.
fn serve(
    app: &mut App,
    surface: &mut impl Surface,
    input: &mut Input,
    requests: &Requests,
) -> io::Result<()> {
    while !app.has_quit() {
        let asked = app.asks();
        // What was entered goes to the others before it is drawn here.
        app.take_shared();
        surface.show(app)?;
        app.shown();
        match wait(app, surface, input, requests)? {
            Waited::End => return Ok(()),
            // What was worked out beside the console may ask too.
            Waited::Redraw => {}
            Waited::Input => {
                answer(app, surface, input)?;
                // A burst of keys is drawn once: each of its entries is on the disk before that.
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

/// Takes what came from the terminal next.
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

/// Waits for input, and does meanwhile what is to be done without any.
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

/// Keys typed before a question could be seen.
enum TypedAhead {
    Nothing,
    /// Keys that answer nothing.
    Dropped,
    /// The capital of the letter that opened the question, which means its answer at any speed.
    Answer(KeyEvent),
}

/// Reads what was typed before the question could be seen; all but its capital right after its own letter is forgotten.
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
    /// Returns what takes in an answer that may be there at any moment; `None` where none is expected.
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

    /// Takes what came from the terminal.
    fn answer(&mut self, heard: Heard) {
        match heard {
            Heard::Event(Event::Key(key)) if key.kind == KeyEventKind::Release => {}
            // The terminal's own key, which raw mode hands to the program.
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

    /// Says that keys came before the question on show could be read, and did not answer it.
    fn tell_typed_ahead(&mut self) {
        self.state.notice = Some(Notice::warning(self.state.texts.get("typed-ahead")));
    }
}
