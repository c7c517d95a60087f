//! Input of a subcommand: a tournament report or an event file.

use super::Exit;
use crate::exchange::roster::TableError;
use crate::exchange::{self, Content, ImportError, STANDARD, Source};
use crate::i18n::{Naming, Noted, Say, Texts, notes};
use crate::session::{Cut, replay, replay_up_to_damage};
use crate::store::cause_text;
use crate::store::{self, Memory, Mode, Notice, Opened, Store, StoreError};
use crate::text;
use hakem_engine::command::{Command, apply};
use hakem_engine::console::review::absent_since;
use hakem_engine::format::{Facts, Field, Format, Seat};
use hakem_engine::history::{Entry, History, Moment};
use hakem_engine::pairing::{Opening, asked, facts_of, opening, ranked_teams, ready, system, team_for};
use hakem_engine::tournament::{
    Colour, PlayerId, Round, RoundNo, SYSTEM_IN_FORCE, Settings, Snapshot, SystemId, TeamId,
};
use hakem_engine::trf::{self, RankCheck, Record, TrfFile, check_kept_ranks, check_ranks};
use std::collections::HashMap;
use std::io::{self, Write};
use std::path::Path;
use std::sync::Arc;

/// Error of a subcommand, with its exit code.
#[derive(Debug)]
pub struct Failure {
    /// Exit code of the program.
    pub exit: Exit,
    /// The problem and its solution, for standard error.
    pub text: String,
}

impl Failure {
    /// Creates the failure of a malformed request or input.
    pub fn malformed(text: impl Into<String>) -> Self {
        Self { exit: Exit::Malformed, text: text.into() }
    }
}

/// Returns the exit code if a report cannot be read.
fn exit_of(error: &ImportError) -> Exit {
    match error {
        ImportError::Io { .. } | ImportError::NotAFile { .. } => Exit::File,
        ImportError::TooLarge { .. } => Exit::TooLarge,
        ImportError::Trf { errors, .. } if errors.is_too_large() => Exit::TooLarge,
        ImportError::Table { fault: TableError::TooLarge | TableError::Unpacks, .. } => Exit::TooLarge,
        _ => Exit::Malformed,
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
    opened.map_err(|error| Failure { exit: exit_of_store(&error), text: error.say(texts) })
}

/// Reads an event file without changing it; also returns the file and notices about it.
///
/// # Errors
/// Returns the error with line and column, or the entry that does not follow.
fn open_event(path: &Path, texts: &Texts) -> Result<(History, Store, Vec<Notice>), Failure> {
    let opened = open_store(path, Mode::Read, texts)?;
    match replay(path, opened.entries) {
        (history, None) => Ok((history, opened.store, opened.notices)),
        (_, Some(error)) => Err(Failure::malformed(error.say(texts))),
    }
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

/// Reads a file of any kind as a history, with the hash of its state: of the last entry of an event file, or of all
/// bytes of another file. The data of a report becomes entries without a time.
///
/// # Errors
/// Returns the error with line and column, or the reason why no event can be created from the file.
pub fn read_history(path: &Path, texts: &Texts) -> Result<(History, String), Failure> {
    read_event(path, texts).map(|(history, hash, _)| (history, hash))
}

/// Like [`read_history`], and returns the event ID if the file is an event file.
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
    Failure { exit: exit_of(error), text: error.say(texts) }
}

/// Finds a pairing system.
///
/// # Errors
/// Fails if the system is unknown, and lists the known ones.
pub fn known_system(id: &str, texts: &Texts) -> Result<&'static dyn Format, Failure> {
    system(id).ok_or_else(|| {
        let known: Vec<&str> = hakem_engine::pairing::SYSTEMS.iter().map(|system| system.id()).collect();
        let values = [("system", id.into()), ("known", known.join(", ").into())];
        Failure::malformed(texts.with("cli-unknown-system", &values))
    })
}

/// Contents of an input file.
pub enum Input {
    /// A tournament report, with its assumptions.
    Report(Box<trf::Report>),
    /// The current state of an event file, or the event started by a list of players.
    Event(Box<History>),
}

/// Record 192 of a report that names no known system, and the system used instead.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct UnknownType {
    found: String,
    system: String,
}

impl UnknownType {
    /// Returns the message about the assumed system.
    pub fn message(&self, files: usize, texts: &Texts) -> String {
        let values = [
            ("type", self.found.as_str().into()),
            ("files", files.into()),
            ("system", self.system.as_str().into()),
        ];
        texts.with("cli-system-assumed", &values)
    }

    /// Returns true if it names a FIDE system in an edition older than those in hakem; the current edition is used.
    fn is_of_missing_edition(&self) -> bool {
        ![SYSTEM_IN_FORCE, trf::DUTCH_2017].contains(&self.system.as_str())
    }
}

/// An event to process, with the assumptions and omissions during reading.
pub struct Event {
    /// The event, under the requested system if there is one.
    pub snapshot: Snapshot,
    /// Record 192 of a report if it names an unknown system and no other was requested.
    pub unknown_type: Option<UnknownType>,
    /// True if the file does not state the edition that it was paired by, so that the one in force is
    /// assumed.
    pub assumes_edition: bool,
    /// True if the assumed edition is not that of the event's first day either; differences from it are then
    /// no deviations.
    pub is_of_missing_edition: bool,
    /// The record of a report with values that the event cannot represent.
    other_scores: Option<Record>,
    /// Notes in addition to the answer, one per line.
    pub notes: Vec<String>,
    /// The original report, and the event under the system that it names.
    report: Option<(TrfFile, Snapshot)>,
}

/// A round to be paired, as input of the pairing system.
pub struct Question {
    /// System.
    pub system: &'static dyn Format,
    /// Input of the system.
    pub field: Field,
    /// Number of each seat in the file.
    numbers: Vec<u16>,
}

impl Question {
    /// Returns the number in the file of the player in a seat.
    pub fn number(&self, seat: Seat) -> u16 {
        self.numbers.get(seat.index()).copied().unwrap_or_default()
    }
}

impl Event {
    /// Returns the next round to be paired.
    pub fn next_round(&self) -> RoundNo {
        self.snapshot.next_to_publish()
    }

    /// Sets the initial colour of an event without one.
    ///
    /// # Errors
    /// Fails if the event has the other colour.
    pub fn draw(&mut self, colour: Colour, texts: &Texts) -> Result<(), Failure> {
        let settings = self.snapshot.settings();
        match settings.initial_colour {
            Some(drawn) if drawn == colour => Ok(()),
            Some(drawn) => {
                let values = [("colour", texts.colour(drawn).into())];
                Err(Failure::malformed(texts.with("cli-colour-drawn", &values)))
            }
            None => {
                let settings = Settings { initial_colour: Some(colour), ..settings.clone() };
                let who = |id: PlayerId| id.to_string();
                self.snapshot = apply(&self.snapshot, &Command::Announce(Box::new(settings)))
                    .map_err(|error| Failure::malformed(Naming { what: &error, who: &who }.say(texts)))?;
                Ok(())
            }
        }
    }

    /// Plans another number of rounds.
    pub fn plan(&mut self, rounds: RoundNo, texts: &Texts) -> Result<(), Failure> {
        let settings = Settings { rounds, ..self.snapshot.settings().clone() };
        let who = |id: PlayerId| id.to_string();
        self.snapshot = apply(&self.snapshot, &Command::Announce(Box::new(settings)))
            .map_err(|error| Failure::malformed(Naming { what: &error, who: &who }.say(texts)))?;
        Ok(())
    }

    /// Lists on standard error the players of a report who are absent and would be paired again.
    pub fn tell_absent(&self, texts: &Texts) {
        let next = self.next_round();
        let absent = self.snapshot.players().filter(|(id, known)| {
            known.away(next).is_none() && absent_since(&self.snapshot, *id, next).is_some()
        });
        let numbers = absent.filter_map(|(id, _)| self.number(next, id)).map(|number| number.to_string());
        let numbers: Vec<String> = numbers.collect();
        if !numbers.is_empty() {
            tell_aside(&texts.with("cli-absent", &[("players", numbers.join(",").into())]));
        }
    }

    /// Numbers teams that have not drawn numbers: by strength if results pair them, else in the order of
    /// registration. If the teams fit no table, the pairing reports it.
    fn begin_teams(&mut self) {
        let by_results = facts_of(&self.snapshot, RoundNo(1)).is_some_and(Facts::pairs_teams);
        let order: Vec<TeamId> = match by_results {
            true => ranked_teams(&self.snapshot),
            false => self.snapshot.teams().map(|(id, _)| id).collect(),
        };
        let Ok(Some(Opening { settings, leg })) = opening(&self.snapshot, &order) else { return };
        let announced = settings.map(Command::Announce);
        for command in announced.into_iter().chain([Command::BeginLeg(leg)]) {
            if let Ok(next) = apply(&self.snapshot, &command) {
                self.snapshot = next;
            }
        }
    }

    /// Refuses to pair an event with other scores than those of its report.
    ///
    /// # Errors
    /// Fails with the record that the event cannot represent.
    pub fn check_scores(&self, texts: &Texts) -> Result<(), Failure> {
        let refused = |record: Record| {
            Failure::malformed(texts.with("cli-other-scores", &[("record", record.code().into())]))
        };
        self.other_scores.map_or(Ok(()), |record| Err(refused(record)))
    }

    /// Returns the input of the pairing system for a round, as in the console.
    ///
    /// # Errors
    /// Fails if data is missing, or as [`Self::check_scores`].
    pub fn question(&self, round: RoundNo, texts: &Texts) -> Result<Question, Failure> {
        self.check_scores(texts)?;
        let who =
            |id: PlayerId| self.number(round, id).map_or_else(|| id.to_string(), |number| number.to_string());
        ready(&self.snapshot, round)
            .map_err(|error| Failure::malformed(Naming { what: &error, who: &who }.say(texts)))?;
        let setting = asked(&self.snapshot, round).map_err(|error| Failure::malformed(error.say(texts)))?;
        let given = setting.numbers(&self.snapshot);
        let given: HashMap<PlayerId, u16> = given.into_iter().zip(1..).collect();
        let number = |id: PlayerId| match setting.team_seats.is_empty() {
            true => self.number_in_report(id).or_else(|| given.get(&id).copied()),
            false => self.number(round, id),
        };
        let numbers = setting.order.iter().map(|&id| number(id).unwrap_or_default()).collect();
        Ok(Question { system: setting.system, field: setting.field, numbers })
    }

    /// Returns the number of a player in the file: that of the report, else that of the round, or of the last paired
    /// one. If teams are paired by results, that of the team.
    pub fn number(&self, round: RoundNo, id: PlayerId) -> Option<u16> {
        if let Some((number, _)) = team_for(&self.snapshot, round, id) {
            let of_report = self.report.as_ref().and_then(|(file, _)| file.teams.get(number.index()));
            return Some(of_report.map_or(number.0, |team| team.number));
        }
        let paired = self.snapshot.round(round).map(Round::numbering);
        let numbering = paired.unwrap_or_else(|| self.snapshot.numbering());
        let in_round = || Some(numbering.iter().zip(1..).find(|&(&other, _)| other == id)?.1);
        self.number_in_report(id).or_else(in_round)
    }

    fn number_in_report(&self, id: PlayerId) -> Option<u16> {
        let (file, _) = self.report.as_ref()?;
        file.players.get(id.index()).map(|line| line.number.0)
    }

    /// Returns the check of the report's ranks and points; an event file contains those of its original report.
    pub fn ranks(&self) -> RankCheck {
        match &self.report {
            Some((file, event)) => check_ranks(file, event),
            None => check_kept_ranks(&self.snapshot),
        }
    }
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
        let mut event = match self {
            Self::Event(history) => Event {
                snapshot: history.snapshot().clone(),
                unknown_type: None,
                assumes_edition: false,
                is_of_missing_edition: asked.is_none() && trf::assumes_edition(history.snapshot()),
                other_scores: None,
                notes: Vec::new(),
                report: None,
            },
            Self::Report(report) => {
                let import = trf::to_commands(&report.file, &SystemId::new(SYSTEM_IN_FORCE))
                    .map_err(|why| Failure::malformed(why.say(texts)))?;
                let mut unknown_type = None;
                let is_silent = import.taken.iter().any(|taken| matches!(taken, trf::Taken::System { .. }));
                let losses: Vec<trf::Loss> = import
                    .losses
                    .into_iter()
                    .filter(|loss| match loss {
                        trf::Loss::UnknownType { found, system } => {
                            let found = UnknownType { found: found.clone(), system: system.to_string() };
                            unknown_type = asked.is_none().then_some(found);
                            false
                        }
                        _ => true,
                    })
                    .collect();
                let other_scores = losses.iter().find_map(trf::Loss::other_scores);
                let of_edition = |taken: &trf::Taken| matches!(taken, trf::Taken::Edition { .. });
                let taken: Vec<trf::Taken> = import.taken.into_iter().filter(of_edition).collect();
                let taken = if asked.is_none() { taken } else { Vec::new() };
                let is_of_missing_edition =
                    asked.is_none() && is_silent && trf::precedes_edition(&import.event)
                        || unknown_type.as_ref().is_some_and(UnknownType::is_of_missing_edition);
                let noted = Noted::of(&report).with(losses, taken);
                Event {
                    snapshot: import.event.clone(),
                    assumes_edition: asked.is_none() && (is_silent || unknown_type.is_some()),
                    is_of_missing_edition,
                    unknown_type,
                    other_scores,
                    notes: notes(&noted, texts),
                    report: Some((report.file, import.event)),
                }
            }
        };
        if let Some(id) = asked {
            event.snapshot = event.snapshot.under(SystemId::new(known_system(id, texts)?.id()));
        }
        event.begin_teams();
        Ok(event)
    }
}

/// Returns the failure for a round that does not exist.
pub fn round_out_of_range(round: RoundNo, last: RoundNo, texts: &Texts) -> Failure {
    let values = [("round", round.into()), ("last", last.into())];
    Failure::malformed(texts.with("cli-round-out-of-range", &values))
}

/// Prints an answer; a closed pipe is not an error.
pub fn print(answer: &str, texts: &Texts) -> Result<(), Failure> {
    print_bytes(answer.as_bytes(), texts)
}

/// Prints an answer that may be binary.
pub fn print_bytes(answer: &[u8], texts: &Texts) -> Result<(), Failure> {
    let mut output = io::stdout().lock();
    match output.write_all(answer).and_then(|()| output.flush()) {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => Err(Failure {
            exit: Exit::File,
            text: texts.with("cli-output", &[("cause", cause_text(&error, texts))]),
        }),
        _ => Ok(()),
    }
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
