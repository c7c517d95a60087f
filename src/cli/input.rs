//! Input of a subcommand: a tournament report or an event file.

use super::Exit;
use crate::exchange::roster::TableError;
use crate::exchange::{self, Content, ImportError, STANDARD, Source};
use crate::i18n::{Naming, Say, Texts};
pub use crate::question::{Event, RoundQuestion, UnknownType, known_system};
use crate::session::{Cut, OpenError, replay, replay_up_to_damage};
use crate::store::cause_text;
use crate::store::{self, Memory, Mode, Notice, Opened, Store, StoreError};
use crate::text;
use hakem_engine::command::Command;
use hakem_engine::history::{Entry, History, Moment};
use hakem_engine::tournament::{PlayerId, RoundNo, SYSTEM_IN_FORCE, Snapshot, SystemId};
use hakem_engine::trf;
use std::io::{self, Write};
use std::path::Path;
use std::sync::Arc;

/// Error of a subcommand, with its exit code.
#[derive(Debug)]
pub struct Failure {
    pub exit: Exit,
    /// The problem and its solution, for standard error.
    pub text: String,
}

impl Failure {
    /// Creates the failure of a malformed request or input.
    pub fn malformed(text: impl Into<String>) -> Self {
        Self { exit: Exit::Malformed, text: text.into() }
    }

    /// Creates the failure to read a file or folder.
    pub fn unreadable(path: &Path, error: &io::Error, texts: &Texts) -> Self {
        let values = [("file", path.display().to_string().into()), ("cause", cause_text(error, texts))];
        Self { exit: Exit::File, text: texts.with("cli-unreadable", &values) }
    }

    pub fn of_store(error: &StoreError, texts: &Texts) -> Self {
        Self { exit: exit_of_store(error), text: error.say(texts) }
    }

    pub fn of_open(error: &OpenError, texts: &Texts) -> Self {
        match error {
            OpenError::Store(error) => Self::of_store(error, texts),
            OpenError::Replay { .. } => Self::malformed(error.say(texts)),
        }
    }
}

/// A round that cannot be paired is the fault of its file.
impl From<String> for Failure {
    fn from(text: String) -> Self {
        Self::malformed(text)
    }
}

/// Returns the exit code if an event file cannot be used.
pub fn exit_of_store(error: &StoreError) -> Exit {
    match error {
        StoreError::TooLarge { .. } => Exit::TooLarge,
        StoreError::Io { .. } | StoreError::Exists { .. } | StoreError::NotAFile { .. } => Exit::File,
        _ => Exit::Malformed,
    }
}

/// Opens an event file for reading; `-` is standard input.
pub fn open_store(path: &Path, mode: Mode, texts: &Texts) -> Result<Opened<Entry>, Failure> {
    let opened = if path == Path::new(STANDARD) {
        let piped = Source::open(path).map_err(|error| failed(&error, texts))?;
        Store::open_on(Arc::new(Memory::new(&piped.bytes)), path, mode)
    } else {
        Store::open(path, mode)
    };
    opened.map_err(|error| Failure::of_store(&error, texts))
}

/// Reads an event file without changing it; also returns the file and notices about it.
///
/// # Errors
/// Returns the error with line and column, or the entry that does not follow.
pub fn open_event(path: &Path, texts: &Texts) -> Result<(History, Store, Vec<Notice>), Failure> {
    let opened = open_store(path, Mode::Read, texts)?;
    let history = replay(path, opened.entries).map_err(|error| Failure::of_open(&error, texts))?;
    Ok((history, opened.store, opened.notices))
}

/// Reads an event file up to its damage, if any, without changing it.
///
/// # Errors
/// Fails if nothing can be read from the file.
pub fn read_event_up_to_damage(
    path: &Path,
    texts: &Texts,
) -> Result<(History, Vec<Notice>, Option<Cut>), Failure> {
    let mut opened = open_store(path, Mode::Salvage, texts)?;
    let (history, cut) = replay_up_to_damage(path, &mut opened);
    Ok((history, opened.notices, cut))
}

/// Reads a file of any kind as a history, with the hash of its state (of the last entry of an event file, or of all
/// bytes of another file) and the event ID of an event file. The data of a report becomes entries without a time.
///
/// # Errors
/// Returns the error with line and column, or the reason why no event can be created from the file.
pub fn read_event(path: &Path, texts: &Texts) -> Result<(History, String, Option<String>), Failure> {
    if is_event_file(path) {
        let (history, store, notices) = open_event(path, texts)?;
        notices.iter().for_each(|notice| tell_aside(&notice.say(texts)));
        return Ok((history, store.hash(), Some(store.event())));
    }
    let source = Source::open(path).map_err(|error| failed(&error, texts))?;
    let history = match Input::of(&source, texts)? {
        Input::Event(history) => *history,
        Input::Report(report) => {
            let import = trf::to_commands(&report.file, &SystemId::new(SYSTEM_IN_FORCE))
                .map_err(|why| Failure::malformed(why.say(texts)))?;
            begun_by(import.commands, texts)?
        }
    };
    Ok((history, blake3::hash(&source.bytes).to_hex().to_string(), None))
}

/// Creates the history of an event that starts with these commands.
pub fn begun_by(commands: Vec<Command>, texts: &Texts) -> Result<History, Failure> {
    History::begun_by(commands, Moment(0)).map_err(|error| {
        let who = |id: PlayerId| id.to_string();
        Failure::malformed(Naming { what: &error, who: &who }.say(texts))
    })
}

/// Returns the commands of a new event from a file that is not a report; corrections and omissions are reported on
/// standard error.
pub fn commands_of(
    path: &Path,
    content: Content,
    is_confirmed: bool,
    texts: &Texts,
) -> Result<Vec<Command>, Failure> {
    let imported = match exchange::to_event(path, content, texts) {
        Err(ImportError::Doubtful { imported, .. }) if is_confirmed => *imported,
        Err(error @ ImportError::Doubtful { .. }) => {
            let text = format!("{}\n{}", error.say(texts), texts.get("cli-confirm-list"));
            return Err(Failure { exit: Exit::Negative, text });
        }
        imported => imported.map_err(|error| failed(&error, texts))?,
    };
    tell_aside(&imported.say(texts));
    Ok(imported.commands)
}

/// Returns true for an event file, by its extension, or by the first bytes of standard input.
pub fn is_event_file(path: &Path) -> bool {
    if path == Path::new(STANDARD) {
        return Source::open(path).is_ok_and(|piped| store::begins_event(&piped.bytes));
    }
    path.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("hakem"))
}

/// Converts an import error, with its exit code.
pub fn failed(error: &ImportError, texts: &Texts) -> Failure {
    let exit = match error {
        ImportError::Io { .. } | ImportError::NotAFile { .. } => Exit::File,
        ImportError::TooLarge { .. } => Exit::TooLarge,
        ImportError::Trf { errors, .. } if errors.is_too_large() => Exit::TooLarge,
        ImportError::Table { fault: TableError::TooLarge | TableError::Unpacks, .. } => Exit::TooLarge,
        _ => Exit::Malformed,
    };
    Failure { exit, text: error.say(texts) }
}

/// Contents of an input file.
pub enum Input {
    /// A tournament report, with its assumptions.
    Report(Box<trf::Report>),
    /// The current state of an event file, or the event started by a list of players.
    Event(Box<History>),
}

impl Input {
    /// Reads a file: an event file by its extension, else any recognised format.
    pub fn read(path: &Path, texts: &Texts) -> Result<Self, Failure> {
        if is_event_file(path) {
            return Ok(Self::Event(Box::new(open_event(path, texts)?.0)));
        }
        Self::of(&Source::open(path).map_err(|error| failed(&error, texts))?, texts)
    }

    /// Reads the bytes of a file that is not an event file.
    pub fn of(source: &Source, texts: &Texts) -> Result<Self, Failure> {
        match exchange::read_source(source, texts).map_err(|error| failed(&error, texts))? {
            Content::Report(report) => Ok(Self::Report(report)),
            content => {
                let commands = commands_of(&source.path, content, false, texts)?;
                Ok(Self::Event(Box::new(begun_by(commands, texts)?)))
            }
        }
    }

    /// Returns the event, created from the report if necessary.
    pub fn snapshot(self, texts: &Texts) -> Result<Snapshot, Failure> {
        self.event(None, texts).map(|event| event.snapshot)
    }

    /// Returns the event under the requested system, else the one named in the file, else the one in force.
    ///
    /// # Errors
    /// Fails if no event can be created from the report, or if the system is unknown.
    pub fn event(self, asked: Option<&str>, texts: &Texts) -> Result<Event, Failure> {
        let event = match self {
            Self::Event(history) => Event::of_snapshot(history.snapshot().clone(), asked, texts),
            Self::Report(report) => Event::of_report(*report, asked, texts),
        };
        Ok(event?)
    }
}

pub fn round_out_of_range(round: RoundNo, last: RoundNo, texts: &Texts) -> Failure {
    let values = [("round", round.into()), ("last", last.into())];
    Failure::malformed(texts.with("cli-round-out-of-range", &values))
}

/// Prints an answer; a closed pipe is not an error.
pub fn print(answer: &str, texts: &Texts) -> Result<(), Failure> {
    print_bytes(answer.as_bytes(), texts)
}

pub fn print_bytes(answer: &[u8], texts: &Texts) -> Result<(), Failure> {
    let mut output = io::stdout().lock();
    match output.write_all(answer).and_then(|()| output.flush()) {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => {
            let text = texts.with("cli-output", &[("cause", cause_text(&error, texts))]);
            Err(Failure { exit: Exit::File, text })
        }
        _ => Ok(()),
    }
}

/// Prints the answer of a command that is done.
pub fn finish(answer: &str, texts: &Texts) -> Result<Exit, Failure> {
    print(answer, texts)?;
    Ok(Exit::Done)
}

/// Prints a note on standard error, sanitised. Write errors are ignored, since they cannot be reported.
pub fn tell_aside(told: &str) {
    let mut aside = io::stderr().lock();
    for line in told.lines() {
        let _best_effort = writeln!(aside, "hakem: {}", text::clean(line));
    }
}

/// Returns the results for several files, including refusals. If the only file is refused, the entire request is.
///
/// # Errors
/// Returns the failure of the only file.
pub fn of_several<T>(mut answers: Vec<Result<T, Failure>>) -> Result<Vec<Result<T, Failure>>, Failure> {
    match answers.pop() {
        Some(Err(failure)) if answers.is_empty() => Err(failure),
        last => {
            answers.extend(last);
            Ok(answers)
        }
    }
}

/// Returns the exit code if some of several files are refused: that of the first one.
pub fn first_refusal<T>(answers: &[Result<T, Failure>]) -> Option<Exit> {
    answers.iter().find_map(|answer| answer.as_ref().err()).map(|failure| failure.exit)
}

/// Formats a refused file as a line of the answer about several, followed by the reason.
pub fn refused_line(name: &str, failure: &Failure) -> String {
    format!("{}: refused\n  {}\n", text::clean(name), text::clean(&failure.text.replace('\n', " ")))
}

/// Prints a failure on standard error, sanitised, and returns its exit code.
pub fn tell(failure: &Failure) -> Exit {
    tell_aside(&failure.text);
    failure.exit
}
