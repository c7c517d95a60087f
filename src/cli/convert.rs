//! `hakem convert`: from one form of an event to another.

use super::Exit;
use super::input::{Failure, Input, exit_of_store, read_list, tell_aside};
use super::output::{self, unwritable, write_new};
use super::reports;
use crate::app::{OpenError, Session};
use crate::event::{Derived, Event};
use crate::exchange::{self, roster};
use crate::i18n::{Noted, Say, Texts, notes};
use crate::report::again;
use crate::store::{self, Mode, Store, StoreError, system_disk};
use hakem_engine::command::Command;
use hakem_engine::history::{Entry, History};
use hakem_engine::pairing::system;
use hakem_engine::tournament::{PlayerId, SYSTEM_IN_FORCE, SystemId};
use hakem_engine::trf::{self, Dialect, LineEnd, Style};
use jiff::Timestamp;
use std::path::{Path, PathBuf};

/// Convert between tournament reports, event files and CSV; the end of the name says which
#[derive(Debug, clap::Args)]
pub struct Arguments {
    /// A tournament report (TRF16, TRF-2026), an event file or a list of players (CSV)
    input: PathBuf,
    /// The file to write, which must not exist: .hakem is an event file, .csv the crosstable, .trf, .trfx and .txt a report
    output: PathBuf,
    /// Which records a report is written in
    #[arg(long, value_enum, default_value_t)]
    records: Records,
    /// What ends the lines of a report
    #[arg(long, value_enum, default_value_t)]
    line_end: Ends,
}

/// How the names of reports end.
const REPORTS: &[&str] = &["trf", "trfx", "txt"];

/// Which records a report is written in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, clap::ValueEnum)]
enum Records {
    /// Those of TRF-2026
    #[default]
    #[value(name = "trf-2026")]
    Trf2026,
    /// Those of TRF16 with the extensions XXR, XXC, XXS, XXZ, XXA and XXP
    #[value(name = "trf16")]
    Trf16,
    /// Both, as far as bbpPairings and TieBreakServer understand them
    Compatible,
    /// Both, as far as py4swiss and JaVaFo understand them
    #[value(name = "compatible-xxa")]
    CompatibleXxa,
}

/// What ends a line.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, clap::ValueEnum)]
enum Ends {
    /// CR LF
    #[default]
    Crlf,
    /// LF
    Lf,
    /// CR
    Cr,
}

impl Arguments {
    fn style(&self) -> Style {
        let dialect = match self.records {
            Records::Trf2026 => Dialect::Trf2026,
            Records::Trf16 => Dialect::Trf16,
            Records::Compatible => Dialect::Compatible,
            Records::CompatibleXxa => Dialect::CompatibleXxa,
        };
        let line_end = match self.line_end {
            Ends::Crlf => LineEnd::CrLf,
            Ends::Lf => LineEnd::Lf,
            Ends::Cr => LineEnd::Cr,
        };
        Style { line_end, dialect }
    }
}

/// Reads, converts and writes; what was taken otherwise or is lost is told on standard error.
pub fn run(arguments: &Arguments, texts: &Texts) -> Result<Exit, Failure> {
    let (from, to) = (&arguments.input, &arguments.output);
    let ends_in = |end: &str| to.extension().is_some_and(|extension| extension.eq_ignore_ascii_case(end));
    if !["hakem", "csv"].iter().chain(REPORTS).any(|end| ends_in(end)) {
        let values = [("file", to.display().to_string().into())];
        return Err(Failure::malformed(texts.with("cli-ending", &values)));
    }
    store::clean_up(to);
    if roster::is_list(from) && ends_in("hakem") {
        create(read_list(from, texts)?, to, texts)?;
        return Ok(Exit::Done);
    }
    let input = Input::read(from, texts)?;
    if ends_in("hakem") {
        match &input {
            Input::Report(report) => make_event(report, from, to, texts)?,
            Input::Event(_) => copy_event(from, to, texts)?,
        }
        return Ok(Exit::Done);
    }
    if let Input::Report(report) = &input {
        notes(&Noted::of(report), texts).iter().for_each(|note| tell_aside(note));
    }
    if ends_in("csv") {
        let snapshot = input.snapshot(texts)?;
        let after = reports::last_round(&snapshot, from, texts)?;
        let (history, derived) = (History::default(), Derived::default());
        let event = Event { snapshot: &snapshot, ..Event::of(&history, texts, &derived) };
        write_new(to, output::csv(&reports::crosstable_sheet(event, after), texts)?.as_bytes(), texts)?;
    } else {
        let text = match &input {
            Input::Report(report) => trf::write(&report.file, arguments.style()),
            Input::Event(history) => {
                let event = history.snapshot();
                trf::left_out(event).iter().for_each(|left_out| tell_aside(&left_out.say(texts)));
                trf::write(&trf::from_snapshot(event), arguments.style())
            }
        };
        write_new(to, text.as_bytes(), texts)?;
    }
    Ok(Exit::Done)
}

/// Makes a new event file of a report, and tells which of its rounds are not as the rules give them.
fn make_event(report: &trf::Report, from: &Path, to: &Path, texts: &Texts) -> Result<(), Failure> {
    let import = trf::to_commands(&report.file, &SystemId::new(SYSTEM_IN_FORCE)).map_err(|why| {
        let error = exchange::ImportError::NoEvent { path: from.to_owned(), why };
        Failure::malformed(error.say(texts))
    })?;
    let trf::Import { commands, event, losses, taken } = import.keeping(&report.file);
    notes(&Noted::of(report).with(losses, taken), texts).iter().for_each(|note| tell_aside(note));
    create(commands, to, texts)?;
    if system(event.settings().system.as_str()).is_none() {
        return Ok(());
    }
    // As the file has them: players are registered in the order of their numbers.
    let number = |id: PlayerId| report.file.players.get(id.index()).map_or(0, |line| line.number.0);
    let (mut rounds, mut otherwise) = (0, Vec::new());
    for paired in again::all(&event) {
        rounds += 1;
        if let Some(told) = again::told(&paired, number, texts) {
            tell_aside(&told);
            otherwise.push(paired.0);
        }
    }
    if rounds > 0 {
        tell_aside(&again::summed_up(rounds, &otherwise, texts));
    }
    Ok(())
}

/// Makes a new event file of commands.
fn create(commands: Vec<Command>, to: &Path, texts: &Texts) -> Result<(), Failure> {
    let entries = commands.into_iter().map(Entry::Did).collect();
    match Session::create(&system_disk(), to, entries, Timestamp::now()) {
        Ok(_) => Ok(()),
        Err(OpenError::Store(error)) => Err(store_failure(&error, texts)),
        Err(error @ OpenError::Replay { .. }) => Err(Failure::malformed(error.say(texts))),
    }
}

/// Copies an event file with its whole history.
fn copy_event(from: &Path, to: &Path, texts: &Texts) -> Result<(), Failure> {
    let opened = Store::open::<Entry>(from, Mode::Read).map_err(|error| store_failure(&error, texts))?;
    opened.store.save_copy::<Entry>(to, []).map_err(|error| match error {
        StoreError::Io { source, .. } => unwritable(to, &source, texts),
        other => store_failure(&other, texts),
    })
}

fn store_failure(error: &StoreError, texts: &Texts) -> Failure {
    Failure { exit: exit_of_store(error), text: error.say(texts) }
}
