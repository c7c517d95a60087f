//! Linear mode for screen readers and line-oriented terminals: the same state and keys, with every change written as a
//! line (docs/linear-mode.md).

use super::App;
use super::run::Surface;
use super::speech::{Said, Speech};
use super::terminal::on_panic;
use crate::desk::{Context, Grade};
use crate::dialog::HelpLine;
use crate::platform;
use crate::text;
use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use crossterm::terminal::size;
use hakem_engine::history::StepId;
use std::io::{self, Write, stdout};
use std::path::PathBuf;
use std::thread;
use std::time::Duration;

const BELL: &[u8] = b"\x07";

/// Delay between two bells, so that they are heard as two.
const BETWEEN: Duration = Duration::from_millis(120);

/// Actions of the keys of this mode.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum LinearKey {
    /// Repeats the line at the cursor.
    Again,
    /// Reads everything in the current view.
    Whole,
}

/// Returns the action of a key of this mode, which no pane or dialog uses.
fn own(key: KeyEvent) -> Option<LinearKey> {
    match (key.code, key.modifiers) {
        (KeyCode::F(10), KeyModifiers::NONE) | (KeyCode::Char('l'), KeyModifiers::CONTROL) => {
            Some(LinearKey::Again)
        }
        (KeyCode::F(11), KeyModifiers::NONE) | (KeyCode::Char('p'), KeyModifiers::CONTROL) => {
            Some(LinearKey::Whole)
        }
        _ => None,
    }
}

pub(super) fn help(cx: &Context) -> Vec<HelpLine> {
    let line =
        |sign: &str, id: &str| HelpLine { sign: sign.to_owned(), sentence: cx.texts.get(id).into_owned() };
    vec![line("F10 Ctrl-L", "linear-help-again"), line("F11 Ctrl-P", "linear-help-whole")]
}

/// A terminal to which lines are written; restored on drop.
pub(super) struct Linear {
    /// The state spoken last.
    said: Speech,
    /// The current line, not ended yet.
    line: String,
    /// Event file and step at the last key.
    at: (Option<PathBuf>, StepId),
}

impl Linear {
    /// Switches the terminal to raw mode, in which keys arrive one by one. A panic restores it before its message is
    /// printed.
    ///
    /// # Errors
    /// Returns an error if standard input is not a terminal.
    pub fn enter(app: &mut App) -> io::Result<Self> {
        app.read_aloud();
        on_panic(give_back);
        platform::enter_raw()?;
        let mut linear = Self { said: Speech::default(), line: String::new(), at: at(app) };
        linear.write(&app.context().texts.get("linear-begins"))?;
        Ok(linear)
    }

    /// Ends the current line and starts another.
    fn write(&mut self, words: &str) -> io::Result<()> {
        let words = text::clean(words).into_owned();
        let mut out = stdout().lock();
        if !self.line.is_empty() {
            out.write_all(b"\r\n")?;
        }
        out.write_all(words.as_bytes())?;
        self.line = words;
        out.flush()
    }

    /// Replaces the current line; writes only the added text if it is an extension.
    fn write_over(&mut self, words: &str) -> io::Result<()> {
        let words = text::clean(words).into_owned();
        let mut out = stdout().lock();
        match words.strip_prefix(&self.line) {
            Some(added) => out.write_all(added.as_bytes())?,
            None => {
                let blanks = text::width(&self.line).saturating_sub(text::width(&words));
                write!(out, "\r{words}{}\r{words}", " ".repeat(blanks))?;
            }
        }
        self.line = words;
        out.flush()
    }

    /// Returns true if the current line can be replaced: both lines must fit on the terminal.
    fn has_room(&self, words: &str) -> bool {
        let columns = size().map_or(80, |(columns, _)| usize::from(columns));
        !self.line.is_empty() && text::width(words).max(text::width(&self.line)) < columns
    }

    fn say_here(&mut self) -> io::Result<()> {
        let here = self.said.here().to_owned();
        self.write(&here)
    }

    /// Reads the changes since the last output.
    fn speak(&mut self, app: &App, is_key: bool) -> io::Result<()> {
        let speech = Speech::of(app).after(&self.said);
        let Said { lines, here, is_same_field } = speech.since(&self.said, is_key);
        let is_typing = is_same_field && lines.is_empty() && self.line == text::clean(self.said.here());
        self.said = speech;
        lines.iter().try_for_each(|line| self.write(line))?;
        match here {
            Some(here) if is_typing && self.has_room(&here) => self.write_over(&here),
            Some(here) => self.write(&here),
            None => Ok(()),
        }
    }

    /// Rings once for a recorded entry, twice for a refusal or a conflict.
    fn ring(&mut self, app: &mut App) -> io::Result<()> {
        let is_rung = app.take_bell();
        let now = at(app);
        let before = std::mem::replace(&mut self.at, now.clone());
        let is_recorded = before != now && before.0 == now.0;
        let grade = app.state.notice.as_ref().map(|notice| notice.grade);
        let is_refused = grade == Some(Grade::Refused) || (grade == Some(Grade::Warning) && !is_recorded);
        let mut out = stdout().lock();
        if is_rung || is_refused {
            out.write_all(BELL)?;
            out.flush()?;
            thread::sleep(BETWEEN);
        }
        if is_rung || is_refused || is_recorded {
            out.write_all(BELL)?;
            out.flush()?;
        }
        Ok(())
    }
}

impl Surface for Linear {
    fn show(&mut self, app: &mut App) -> io::Result<()> {
        self.speak(app, false)
    }

    fn heard(&mut self, app: &mut App) -> io::Result<()> {
        self.ring(app)?;
        self.speak(app, true)
    }

    fn takes(&mut self, key: KeyEvent, app: &App) -> io::Result<bool> {
        let Some(own) = own(key) else { return Ok(false) };
        match own {
            LinearKey::Again => self.say_here()?,
            LinearKey::Whole => {
                let whole = self.said.whole(app);
                whole.iter().try_for_each(|line| self.write(line))?;
            }
        }
        Ok(true)
    }

    fn suspend(&mut self) -> io::Result<()> {
        give_back();
        platform::stop()?;
        self.take_again()
    }

    fn take_again(&mut self) -> io::Result<()> {
        platform::leave_raw()?;
        platform::enter_raw()?;
        self.line = String::new();
        self.say_here()
    }
}

impl Drop for Linear {
    fn drop(&mut self) {
        give_back();
    }
}

/// Ends the line and restores the terminal, as far as it still exists.
pub(super) fn give_back() {
    let _best_effort = stdout().write_all(b"\r\n").and_then(|()| stdout().flush());
    let _best_effort = platform::leave_raw();
}

fn at(app: &App) -> (Option<PathBuf>, StepId) {
    let Context { path, event, .. } = app.context();
    (path.map(ToOwned::to_owned), event.history.current())
}
