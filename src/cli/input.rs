//! The file that a subcommand works on: a tournament report or an event file.

use super::Exit;
use crate::app::{Cut, cause, replay, replay_up_to_damage};
use crate::i18n::{Naming, Say, Texts};
use crate::import::{self, ImportError};
use crate::roster;
use crate::store::{Mode, Notice, Store, StoreError};
use crate::text;
use hakem_engine::command::Command;
use hakem_engine::format::{Field, Format};
use hakem_engine::history::{Entry, History, Moment};
use hakem_engine::pairing::{field, numbering, system, within_limits};
use hakem_engine::tournament::{PairingNumber, PlayerId, RoundNo, SYSTEM_IN_FORCE, Snapshot, SystemId};
use hakem_engine::trf;
use std::collections::{BTreeMap, BTreeSet};
use std::io::{self, Write};
use std::path::Path;

/// Why a subcommand has no answer, and how the program ends then.
#[derive(Debug)]
pub struct Failure {
    /// How the program ends.
    pub exit: Exit,
    /// What is wrong and what to do, for standard error.
    pub text: String,
}

impl Failure {
    /// The request or its input is malformed.
    pub fn malformed(text: impl Into<String>) -> Self {
        Self { exit: Exit::Malformed, text: text.into() }
    }
}

/// How the program ends when a report cannot be read.
fn exit_of(error: &ImportError) -> Exit {
    match error {
        ImportError::Io { .. } | ImportError::NotAFile { .. } => Exit::File,
        ImportError::TooLarge { .. } => Exit::TooLarge,
        ImportError::Trf { errors, .. } if errors.is_too_large() => Exit::TooLarge,
        ImportError::Trf { .. } | ImportError::List { .. } | ImportError::NoEvent { .. } => Exit::Malformed,
    }
}

/// How the program ends when an event file cannot be used.
pub fn exit_of_store(error: &StoreError) -> Exit {
    match error {
        StoreError::TooLarge { .. } => Exit::TooLarge,
        StoreError::Io { .. } | StoreError::Exists { .. } | StoreError::NotAFile { .. } => Exit::File,
        _ => Exit::Malformed,
    }
}

/// Reads an event file without changing it; returns also what there is to know about it.
///
/// # Errors
/// Says what is wrong with it, with line and column, or which entry does not follow.
pub fn read_event(path: &Path, texts: &Texts) -> Result<(History, Vec<Notice>), Failure> {
    let opened = Store::open::<Entry>(path, Mode::Read)
        .map_err(|error| Failure { exit: exit_of_store(&error), text: error.say(texts) })?;
    match replay(path, opened.entries) {
        (history, None) => Ok((history, opened.notices)),
        (_, Some(error)) => Err(Failure::malformed(error.say(texts))),
    }
}

/// Reads an event file up to its damage, if it has any, without changing it.
///
/// # Errors
/// Says what is wrong with a file of which nothing can be read.
pub fn read_event_up_to_damage(
    path: &Path,
    texts: &Texts,
) -> Result<(History, Vec<Notice>, Option<Cut>), Failure> {
    let mut opened = Store::open::<Entry>(path, Mode::Salvage)
        .map_err(|error| Failure { exit: exit_of_store(&error), text: error.say(texts) })?;
    let (history, cut) = replay_up_to_damage(path, &mut opened);
    Ok((history, opened.notices, cut))
}

/// Reads a list of players into the commands of a new event; columns that are not used are told on standard
/// error.
///
/// # Errors
/// Says what is wrong with it, with line and column.
pub fn read_list(path: &Path, texts: &Texts) -> Result<Vec<Command>, Failure> {
    let imported = import::read_file(path, texts).map_err(|error| failed(&error, texts))?;
    tell_aside(&imported.say(texts));
    Ok(imported.commands)
}

fn failed(error: &ImportError, texts: &Texts) -> Failure {
    Failure { exit: exit_of(error), text: error.say(texts) }
}

/// Finds a pairing system.
///
/// # Errors
/// Says that it is not known, and which are.
pub fn known_system(id: &str, texts: &Texts) -> Result<&'static dyn Format, Failure> {
    system(id).ok_or_else(|| {
        let known: Vec<&str> = hakem_engine::pairing::SYSTEMS.iter().map(|system| system.id()).collect();
        let values = [("system", id.into()), ("known", known.join(", ").into())];
        Failure::malformed(texts.with("cli-unknown-system", &values))
    })
}

/// What a file holds.
pub enum Input {
    /// A tournament report, and what had to be assumed in it.
    Report(Box<trf::Report>),
    /// An event file, as it is now, or the event that a list of players begins.
    Event(Box<History>),
}

/// Says which system stands in for a record 192 that names none.
pub fn system_assumed(kind: &str, files: usize, texts: &Texts) -> String {
    let values = [("type", kind.into()), ("files", files.into()), ("system", SYSTEM_IN_FORCE.into())];
    texts.with("cli-system-assumed", &values)
}

/// The boards of a round as pairs of pairing numbers, and who has the bye; in no order.
pub type Drawn = (BTreeSet<(u16, u16)>, Option<u16>);

impl Input {
    /// Reads a file: an event file or a list of players by its extension, else a report.
    ///
    /// # Errors
    /// Says what is wrong with it, with line and column.
    pub fn read(path: &Path, texts: &Texts) -> Result<Self, Failure> {
        if path.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("hakem")) {
            return Ok(Self::Event(Box::new(read_event(path, texts)?.0)));
        }
        if roster::is_list(path) {
            let mut history = History::default();
            for command in read_list(path, texts)? {
                history.replay(Entry::Did(command), Moment(0)).map_err(|error| {
                    let who = |id: PlayerId| id.to_string();
                    Failure::malformed(Naming { what: &error, who: &who }.say(texts))
                })?;
            }
            return Ok(Self::Event(Box::new(history)));
        }
        let bytes = import::bytes(path).map_err(|error| failed(&error, texts))?;
        let report = trf::read(&trf::decode(&bytes).text)
            .map_err(|errors| failed(&ImportError::Trf { path: path.to_owned(), errors }, texts))?;
        Ok(Self::Report(Box::new(report)))
    }

    /// Returns the event; a report becomes one first.
    ///
    /// # Errors
    /// Says why no event can be made of a report.
    pub fn snapshot(&self, texts: &Texts) -> Result<Snapshot, Failure> {
        match self {
            Self::Event(history) => Ok(history.snapshot().clone()),
            Self::Report(report) => {
                let import = trf::to_commands(&report.file, &SystemId::new(SYSTEM_IN_FORCE))
                    .map_err(|why| Failure::malformed(why.say(texts)))?;
                let mut snapshot = Snapshot::blank();
                for command in &import.commands {
                    snapshot = hakem_engine::command::apply(&snapshot, command).map_err(|error| {
                        Failure::malformed(
                            Naming { what: &error, who: &|id: PlayerId| id.to_string() }.say(texts),
                        )
                    })?;
                }
                Ok(snapshot)
            }
        }
    }

    /// Returns the system to pair by: the one asked for, else the one that the file names, else the one in force.
    ///
    /// # Errors
    /// Says that the system is not known.
    pub fn system(&self, asked: Option<&str>, texts: &Texts) -> Result<&'static dyn Format, Failure> {
        let named = match self {
            Self::Report(report) => trf::system_id(&report.file),
            Self::Event(history) => Some(history.snapshot().settings().system.to_string()),
        };
        let id = asked.map(str::to_owned).or(named).unwrap_or_else(|| SYSTEM_IN_FORCE.to_owned());
        known_system(&id, texts)
    }

    /// Returns what a report says in record 192 when that names no system here, so that the one in force stands in.
    pub fn unknown_type(&self) -> Option<&str> {
        let Self::Report(report) = self else { return None };
        let kind = report.file.text(trf::Record::EncodedType).filter(|kind| !kind.is_empty())?;
        trf::system_id(&report.file).is_none().then_some(kind)
    }

    /// Returns the next round to be paired.
    pub fn next_round(&self) -> RoundNo {
        match self {
            Self::Report(report) => report.file.next_round(),
            Self::Event(history) => history.snapshot().last_published().map_or(RoundNo(1), RoundNo::next),
        }
    }

    /// Returns what the system may know before a round, and who sits where.
    ///
    /// # Errors
    /// Says what the file lacks.
    pub fn field(&self, round: RoundNo, system: &dyn Format, texts: &Texts) -> Result<Field, Failure> {
        match self {
            Self::Report(report) => {
                trf::to_field(&report.file, round).map_err(|error| Failure::malformed(error.say(texts)))
            }
            Self::Event(history) => {
                let snapshot = history.snapshot();
                let next = self.next_round();
                if round.0 == 0 || round > next || round > snapshot.settings().rounds {
                    return Err(round_out_of_range(round, next, texts));
                }
                let order: Vec<PlayerId> = match snapshot.round(round) {
                    Some(paired) => paired.numbering().to_vec(),
                    None => {
                        within_limits(snapshot, round)
                            .map_err(|error| Failure::malformed(error.say(texts)))?;
                        numbering(snapshot, system, round)
                    }
                };
                Ok(field(snapshot, round, &order))
            }
        }
    }

    /// Returns the number of the player to whom the arbiter gave the bye before the round was paired.
    pub fn bye_by_hand(&self, round: RoundNo) -> Option<PairingNumber> {
        let Self::Event(history) = self else { return None };
        let snapshot = history.snapshot();
        let paired = snapshot.round(round)?;
        let player = paired.ruling()?.bye?;
        let mut numbered = paired.numbering().iter().zip((1..=u16::MAX).map(PairingNumber));
        numbered.find(|&(&id, _)| id == player).map(|(_, number)| number)
    }

    /// Returns how a round was paired; `None` when it was not.
    pub fn drawn(&self, round: RoundNo) -> Option<Drawn> {
        match self {
            Self::Report(report) => {
                let mut boards = BTreeSet::new();
                let mut bye = None;
                for player in &report.file.players {
                    match player.cell(round) {
                        trf::Cell::Game {
                            opponent, colour: hakem_engine::tournament::Colour::White, ..
                        } => {
                            boards.insert((player.number.0, opponent.0));
                        }
                        cell if cell.code() == Some(trf::Code::PairingAllocatedBye) => {
                            bye = Some(player.number.0)
                        }
                        _ => {}
                    }
                }
                (!boards.is_empty() || bye.is_some()).then_some((boards, bye))
            }
            Self::Event(history) => {
                let snapshot = history.snapshot();
                let paired = snapshot.round(round)?;
                let numbers: BTreeMap<PlayerId, u16> = paired.numbering().iter().copied().zip(1..).collect();
                let number = |id: PlayerId| numbers.get(&id).copied();
                let pair = |board: &hakem_engine::tournament::Board| {
                    Some((number(board.meeting.white)?, number(board.meeting.black)?))
                };
                let boards = paired.boards().iter().filter_map(pair).collect();
                Some((boards, paired.pairing_allocated_bye().and_then(number)))
            }
        }
    }
}

/// Says that there is no such round to answer for.
pub fn round_out_of_range(round: RoundNo, last: RoundNo, texts: &Texts) -> Failure {
    let values = [("round", round.into()), ("last", last.into())];
    Failure::malformed(texts.with("cli-round-out-of-range", &values))
}

/// Prints an answer; a reader that has gone away is no error.
///
/// # Errors
/// Says that standard output cannot be written.
pub fn print(answer: &str, texts: &Texts) -> Result<(), Failure> {
    let mut output = io::stdout().lock();
    match output.write_all(answer.as_bytes()).and_then(|()| output.flush()) {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => Err(Failure {
            exit: Exit::File,
            text: texts.with("cli-output", &[("cause", cause(&error, texts))]),
        }),
        _ => Ok(()),
    }
}

/// Tells on standard error, filtered, what is worth knowing beside the answer. Where that cannot be written there is
/// nobody to be told.
pub fn tell_aside(told: &str) {
    let mut aside = io::stderr().lock();
    for line in told.lines() {
        let _best_effort = writeln!(aside, "hakem: {}", text::clean(line));
    }
}

/// Tells a failure on standard error, filtered, and returns how the program ends.
pub fn tell(failure: &Failure) -> Exit {
    tell_aside(&failure.text);
    failure.exit
}
