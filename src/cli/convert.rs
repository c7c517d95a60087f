//! `hakem convert`: conversion between formats of an event.

use super::input::{
    Failure, begun_by, commands_of, failed, is_event_file, open_store, read_event, round_out_of_range,
    tell_aside,
};
use super::output::{self, unwritable, write_new};
use super::reports;
use super::{Exit, argument_values};
use crate::certificate::certify_report;
use crate::event::{Derived, Event};
use crate::exchange::programs::SharlyChess;
use crate::exchange::{
    self, Content, FORMS, FileForm, Outgoing, STANDARD, Source, WriteOptions, swiss_manager,
};
use crate::i18n::{Noted, Say, Texts, every_note, notes};
use crate::session::Session;
use crate::sheet::rules_comparison;
use crate::store::{self, Mode, StoreError, system_disk};
use clap::ValueHint;
use hakem_engine::command::Command;
use hakem_engine::fide_mode::{FideMode, fide_mode};
use hakem_engine::history::{Entry, History};
use hakem_engine::pairing::{ProposeError, rules_pairing, system, team_for};
use hakem_engine::tiebreak::take_system;
use hakem_engine::tournament::{PlayerId, RoundNo, RulesPairing, SYSTEM_IN_FORCE, Snapshot, SystemId};
use hakem_engine::trf::{self, Audience, Counted, Dialect, LineEnd};
use hakem_engine::warning::check_due;
use jiff::Timestamp;
use std::path::{Path, PathBuf};
use std::sync::mpsc::channel;
use std::thread;
use std::time::{Duration, Instant};

/// Convert between event files, tournament reports and files of other programs, by file extension
#[derive(Debug, clap::Args)]
pub struct Arguments {
    /// A tournament report (TRF16, TRF-2026), event file, list of players (CSV, XLSX, XLS, ODS) or player
    /// file of Swiss-Manager
    #[arg(value_hint = ValueHint::FilePath)]
    input: PathBuf,
    /// The file to write; it must not exist. Event file (.hakem), crosstable (.csv), report (.trf, .trfx,
    /// .txt), boards (.pgn) or upload for chess-results (.xml)
    #[arg(value_hint = ValueHint::FilePath)]
    output: PathBuf,
    /// Record set of a report
    #[arg(long, value_enum, default_value_t)]
    records: Records,
    /// Line ending of a report
    #[arg(long, value_enum, default_value_t)]
    line_end: Ends,
    /// Unit of a column in a report; Vega counts bytes
    #[arg(long, value_enum, default_value_t)]
    columns: ColumnUnit,
    /// Write names in ASCII: Şükrü becomes Sukru
    #[arg(long)]
    ascii: bool,
    /// Omit personal data: year of birth only, no licence numbers, no foreign comments
    #[arg(long)]
    public: bool,
    /// Omit comments about the integrity of the pairings (### MPA, ### Correction and others)
    #[arg(long)]
    no_integrity: bool,
    /// Add the certificate of each round to a report; `hakem verify REPORT` verifies them
    #[arg(long)]
    certified: bool,
    /// Output format, overriding the extension: trf, swiss-manager, pgn, chess-results
    #[arg(long, value_name = "FORM", value_parser = argument_values::form())]
    form: Option<String>,
    /// The round to write, for formats that hold boards: swiss-manager, pgn
    #[arg(long, value_name = "ROUND")]
    round: Option<u8>,
    /// The Swiss-Manager pairings of these players; by default PLAYERS-pairings.txt in the same folder
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pairings: Option<PathBuf>,
    /// The number of rounds of the event that starts from a list of players
    #[arg(long, value_name = "NUMBER", value_parser = clap::value_parser!(u8).range(1..))]
    rounds: Option<u8>,
    /// The pairing system of an event that starts from a list of players
    #[arg(long, value_name = "ID", value_parser = argument_values::system())]
    system: Option<String>,
    /// The given name is first in the names of a list of players
    #[arg(long)]
    given_first: bool,
    /// The tournament to read, if a file of Sharly Chess has several
    #[arg(long, value_name = "NAME")]
    tournament: Option<String>,
    /// Import even if rounds differ from FIDE's rules in force (reports list them), or few rows of a list can be read
    #[arg(long)]
    confirm: bool,
    /// List every correction made while reading a report, instead of a summary
    #[arg(long)]
    all_notes: bool,
    /// Seconds for re-pairing the rounds of a new event file to compare them with the rules; 0 skips the comparison
    #[arg(long, value_name = "SECONDS", default_value_t = 60)]
    check_within: u64,
}

/// Unit of a column in a report.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, clap::ValueEnum)]
enum ColumnUnit {
    /// Characters
    #[default]
    Characters,
    /// Bytes of UTF-8
    Bytes,
}

/// Record set of a report.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, clap::ValueEnum)]
enum Records {
    /// TRF-2026
    #[default]
    #[value(name = "trf-2026")]
    Trf2026,
    /// TRF16 with the extensions XXR, XXC, XXS, XXZ, XXA and XXP
    #[value(name = "trf16")]
    Trf16,
    /// Both, as understood by bbpPairings and TieBreakServer
    Compatible,
    /// Both, as understood by py4swiss and JaVaFo
    #[value(name = "compatible-xxa")]
    CompatibleXxa,
}

/// Line ending of a report.
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
    fn manner(&self) -> WriteOptions {
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
        let counted = match self.columns {
            ColumnUnit::Characters => Counted::Characters,
            ColumnUnit::Bytes => Counted::Bytes,
        };
        let (is_ascii, round) = (self.ascii, self.round.map(RoundNo));
        let audience = if self.public { Audience::Public } else { Audience::Federation };
        let leaves_integrity_out = self.no_integrity;
        WriteOptions { dialect, line_end, counted, is_ascii, audience, leaves_integrity_out, round }
    }
}

/// Type of the output.
enum Target {
    EventFile,
    Crosstable,
    Form(&'static dyn FileForm),
}

impl Arguments {
    /// Returns the type of the output, as requested or by the file name extension.
    fn target(&self, texts: &Texts) -> Result<Target, Failure> {
        if let Some(id) = &self.form {
            let known: Vec<&str> = FORMS.iter().filter(|form| form.writes()).map(|form| form.id()).collect();
            let values = [("form", id.into()), ("known", known.join(", ").into())];
            let form = exchange::form(id).filter(|form| form.writes());
            return form.map(Target::Form).ok_or_else(|| Failure::malformed(texts.with("cli-form", &values)));
        }
        let ending = self.output.extension().map(|ending| ending.to_string_lossy().to_ascii_lowercase());
        match ending.as_deref().unwrap_or_default() {
            // Standard output has no extension; the default is a report, which other programs read.
            "" if self.output == Path::new(STANDARD) => self.target_ending_in("trf", texts),
            "hakem" => Ok(Target::EventFile),
            "csv" => Ok(Target::Crosstable),
            ending => self.target_ending_in(ending, texts),
        }
    }

    fn target_ending_in(&self, ending: &str, texts: &Texts) -> Result<Target, Failure> {
        let form = exchange::form_ending_in(ending).filter(|form| form.writes()).map(Target::Form);
        let values = || [("file", self.output.display().to_string().into())];
        form.ok_or_else(|| Failure::malformed(texts.with("cli-ending", &values())))
    }

    /// Returns the commands that record rounds deviating from the rules' pairing, and rounds left for the console to
    /// check. An event in FIDE mode with deviations is only created after a confirmation.
    fn noted(
        &self,
        event: &Snapshot,
        (rounds, left): (Vec<(RoundNo, RulesPairing)>, Vec<RoundNo>),
        texts: &Texts,
    ) -> Result<Vec<Command>, Failure> {
        let due = check_due(event, left);
        if trf::assumes_edition(event) || rounds.is_empty() || fide_mode(event) != FideMode::InForce {
            return Ok(due.into_iter().collect());
        }
        if self.confirm {
            // The end of the import, so that one undo discards all of it.
            let unchecked =
                Command::NoteUnchecked { rounds: rounds.iter().map(|&(round, _)| round).collect() };
            return Ok([unchecked, Command::NoteImport { rounds }].into_iter().chain(due).collect());
        }
        Err(Failure { exit: Exit::Negative, text: texts.get("cli-confirm").into_owned() })
    }

    /// Returns the notes about a report, similar ones summarised, or each of them.
    fn told(&self, noted: &Noted, texts: &Texts) -> Vec<String> {
        if self.all_notes { every_note(noted, texts) } else { notes(noted, texts) }
    }

    /// Sets the requested rounds and system in the announcement of an event, and the tie-breaks of the
    /// system.
    fn announce(&self, commands: &mut [Command]) {
        for command in commands {
            let Command::Announce(settings) = command else { continue };
            settings.rounds = self.rounds.map_or(settings.rounds, RoundNo);
            if let Some(id) = &self.system {
                take_system(settings, SystemId::new(id));
            }
        }
    }

    /// Reads the input; for Swiss-Manager including its pairings.
    fn content(&self, texts: &Texts) -> Result<Content, Failure> {
        let read = match (&self.pairings, &self.tournament) {
            (None, None) => exchange::read(&self.input, texts),
            (None, Some(name)) => {
                Source::open(&self.input).and_then(|source| SharlyChess::tournament(&source, name, texts))
            }
            (Some(pairings), _) => Source::open(&self.input)
                .and_then(|players| swiss_manager::event(&players, &Source::open(pairings)?, texts))
                .map(Content::Event),
        };
        read.map_err(|error| failed(&error, texts))
    }
}

/// Reads, converts and writes; corrections and losses are reported on standard error.
pub fn run(arguments: &Arguments, texts: &Texts) -> Result<Exit, Failure> {
    let (from, to) = (&arguments.input, &arguments.output);
    let target = arguments.target(texts)?;
    if arguments.certified && !matches!(target, Target::Form(form) if form.id() == "trf") {
        return Err(Failure::malformed(texts.get("cli-convert-certified").into_owned()));
    }
    if let Some(id) = arguments.system.as_deref().filter(|id| system(id).is_none()) {
        let unknown = ProposeError::UnknownSystem { system: SystemId::new(id) };
        return Err(Failure::malformed(unknown.say(texts)));
    }
    store::clean_up(to);
    if is_event_file(from) {
        match target {
            Target::EventFile => copy_event(from, to, texts)?,
            target => {
                let history = read_event(from, texts)?.0;
                write(&target, &Outgoing::Event(history.snapshot()), arguments, texts)?;
            }
        }
        return Ok(Exit::Done);
    }
    let mut content = arguments.content(texts)?;
    if let Content::Players(table) = &mut content
        && arguments.given_first
    {
        table.put_given_first();
    }
    let is_list = matches!(content, Content::Players(_));
    if (arguments.rounds.is_some() || arguments.system.is_some() || arguments.given_first) && !is_list {
        return Err(Failure::malformed(texts.get("cli-list-options").into_owned()));
    }
    match (content, target) {
        (Content::Report(report), Target::EventFile) => make_event(&report, arguments, texts)?,
        (Content::Report(report), target) => {
            arguments.told(&Noted::of(&report), texts).iter().for_each(|note| tell_aside(note));
            write(&target, &Outgoing::Report(&report.file), arguments, texts)?;
        }
        (content, target) => {
            let mut commands = commands_of(from, content, arguments.confirm, texts)?;
            arguments.announce(&mut commands);
            let history = begun_by(commands.clone(), texts)?;
            let event = history.snapshot();
            if !matches!(target, Target::EventFile) {
                write(&target, &Outgoing::Event(event), arguments, texts)?;
                return Ok(Exit::Done);
            }
            // Without rounds there is nothing to check, regardless of the number of players.
            if event.last_paired().is_some() {
                let of_player = |id| event.numbering().iter().zip(1..).find(|&(&other, _)| other == id);
                let number = |round: RoundNo, id: PlayerId| match team_for(event, round, id) {
                    Some((number, _)) => number.0,
                    None => of_player(id).map_or(0, |(_, number)| number),
                };
                let found = check(event, number, arguments, texts);
                commands.extend(arguments.noted(event, found, texts)?);
            }
            create(commands, to, texts)?;
        }
    }
    Ok(Exit::Done)
}

/// Writes the crosstable, or an event in a format; data that the format cannot contain is reported.
fn write(target: &Target, what: &Outgoing, arguments: &Arguments, texts: &Texts) -> Result<(), Failure> {
    let to = &arguments.output;
    let no_event = |why: trf::ImportError| Failure::malformed(why.say(texts));
    let form = match target {
        Target::Form(form) => form,
        Target::EventFile | Target::Crosstable => {
            let snapshot = what.event().map_err(no_event)?;
            let after = reports::current_round(&snapshot, &arguments.input, texts)?;
            let (history, derived) = (History::default(), Derived::default());
            let event = Event { snapshot: &snapshot, ..Event::of(&history, texts, &derived) };
            let sheet = output::csv(&reports::crosstable_sheet(event, after), texts)?;
            return write_new(to, sheet.as_bytes(), texts);
        }
    };
    if let Some(round) = arguments.round.map(RoundNo) {
        let last = what.event().map_err(no_event)?.last_paired().unwrap_or(RoundNo(0));
        if round == RoundNo(0) || round > last {
            return Err(round_out_of_range(round, last, texts));
        }
    }
    let losses = exchange::losses(*form, &arguments.manner(), what, texts);
    losses.iter().for_each(|loss| tell_aside(loss));
    let files = form.write(what, &arguments.manner()).map_err(no_event)?.unwrap_or_default();
    let with_certificates = |text: String| if arguments.certified { certified(&text, texts) } else { text };
    let files: Vec<(PathBuf, String)> =
        files.into_iter().map(|file| (file.beside(to), with_certificates(file.text))).collect();
    if to == Path::new(STANDARD) {
        return files.iter().try_for_each(|(_, text)| write_new(to, text.as_bytes(), texts));
    }
    // All or none: existing files are detected before the first one is written.
    let taken = files.iter().rev().find(|(path, _)| path.exists());
    if let Some((path, text)) = taken {
        return write_new(path, text.as_bytes(), texts);
    }
    files.iter().try_for_each(|(path, text)| write_new(path, text.as_bytes(), texts))
}

/// Replaces the certificates in a report by those of its rounds; reports the reason for each round that has
/// none.
fn certified(report: &str, texts: &Texts) -> String {
    let end = ["\r\n", "\n"].into_iter().find(|end| report.contains(end)).unwrap_or("\r");
    let lines = report.split(end).filter(|line| !line.is_empty() && !hakem_verify::is_carried(line));
    let mut text: String = lines.flat_map(|line| [line, end]).collect();
    // Rounds of a table need none.
    let of_table = hakem_verify::verify_report(text.as_bytes()).rounds;
    let needs_none =
        |round: RoundNo| of_table.iter().any(|(of, found)| *of == usize::from(round.0) && found.is_ok());
    for (round, found) in certify_report(report) {
        match found {
            Err(_) if needs_none(round) => {}
            Ok(certificate) => {
                text += &hakem_verify::comments(round.0.into(), &certificate).replace('\n', end)
            }
            Err(refused) => {
                let values = [("round", round.into()), ("why", refused.say(texts).into())];
                tell_aside(&texts.with("cli-convert-uncertified", &values));
            }
        }
    }
    text
}

/// Creates a new event file from a report, and reports rounds that deviate from the rules.
fn make_event(report: &trf::Report, arguments: &Arguments, texts: &Texts) -> Result<(), Failure> {
    let import = trf::to_commands(&report.file, &SystemId::new(SYSTEM_IN_FORCE)).map_err(|why| {
        let error = exchange::ImportError::NoEvent { path: arguments.input.clone(), why };
        Failure::malformed(error.say(texts))
    })?;
    if let Some(errors) = trf::contradictions(report, &import.event).filter(|_| !arguments.confirm) {
        let path = arguments.input.clone();
        let error = exchange::ImportError::Contradicted { path, errors, commands: Vec::new() };
        let text = format!("{}\n{}", error.say(texts), texts.get("cli-confirm-boards"));
        return Err(Failure::malformed(text));
    }
    let trf::Import { commands, event, losses, taken } = import.keeping(&report.file);
    let noted = Noted::of(report).with(losses, taken);
    let told = arguments.told(&noted, texts).into_iter().chain(noted.line_count(texts));
    told.for_each(|note| tell_aside(&note));
    // With the numbers of the file: players are registered in this order.
    let file = &report.file;
    let number = |round: RoundNo, id: PlayerId| match team_for(&event, round, id) {
        Some((number, _)) => file.teams.get(number.index()).map_or(number.0, |team| team.number),
        None => file.players.get(id.index()).map_or(0, |line| line.number.0),
    };
    let found = check(&event, number, arguments, texts);
    let note = arguments.noted(&event, found, texts)?;
    create(commands.into_iter().chain(note).collect(), &arguments.output, texts)
}

/// Reports which rounds of a new event file deviate from the rules, within the time limit; returns the rules' pairing
/// of these rounds, and the rounds not checked.
fn check(
    event: &Snapshot,
    number: impl Fn(RoundNo, PlayerId) -> u16,
    arguments: &Arguments,
    texts: &Texts,
) -> (Vec<(RoundNo, RulesPairing)>, Vec<RoundNo>) {
    if system(event.settings().system.as_str()).is_none() {
        return Default::default();
    }
    let within = within(event, Duration::from_secs(arguments.check_within));
    let mut otherwise = Vec::new();
    for paired in &within.done {
        if let Some(told) = rules_comparison::told(paired, &number, texts) {
            tell_aside(&told);
            otherwise.push(paired.0);
        }
    }
    if !within.done.is_empty() {
        tell_aside(&rules_comparison::summed_up(within.done.len(), &otherwise, texts));
    }
    if !otherwise.is_empty() && trf::assumes_edition(event) {
        tell_aside(&texts.get("again-edition-assumed"));
    }
    if let [first, ..] = *within.left.as_slice() {
        let values = [
            ("round", first.into()),
            ("count", within.left.len().into()),
            ("seconds", arguments.check_within.into()),
            ("file", arguments.output.display().to_string().into()),
        ];
        tell_aside(&texts.with("again-left", &values));
    }
    let of_round = |(round, rules_comparison): &rules_comparison::Again| {
        Some((*round, rules_pairing(event.round(*round)?, rules_comparison)?))
    };
    (within.done.iter().filter_map(of_round).collect(), within.left)
}

/// Rounds re-paired within a time limit.
struct Within {
    /// Re-paired rounds in order.
    done: Vec<rules_comparison::Again>,
    /// Rounds not re-paired.
    left: Vec<RoundNo>,
}

/// Re-pairs every round in order within a time limit; a round that does not terminate is abandoned.
fn within(snapshot: &Snapshot, patience: Duration) -> Within {
    let mut left: Vec<RoundNo> = rules_comparison::rounds(snapshot).collect();
    let mut done = Vec::new();
    if patience.is_zero() {
        return Within { done, left };
    }
    let until = Instant::now() + patience;
    let (sender, answers) = channel();
    let snapshot = snapshot.clone();
    // After the time limit no receiver waits for the thread, which ends with the program.
    let pair = move || rules_comparison::all(&snapshot).try_for_each(|again| sender.send(again));
    if thread::Builder::new().spawn(pair).is_ok() {
        while let Ok(again) = answers.recv_timeout(until.saturating_duration_since(Instant::now())) {
            done.push(again);
        }
    }
    left.drain(..done.len());
    Within { done, left }
}

/// Creates a new event file from commands.
pub(super) fn create(commands: Vec<Command>, to: &Path, texts: &Texts) -> Result<(), Failure> {
    let entries = commands.into_iter().map(Entry::Did).collect();
    let created = Session::create(&system_disk(), to, entries, Timestamp::now());
    created.map(drop).map_err(|error| Failure::of_open(&error, texts))
}

/// Copies an event file with its complete history.
fn copy_event(from: &Path, to: &Path, texts: &Texts) -> Result<(), Failure> {
    let opened = open_store(from, Mode::Read, texts)?;
    opened.store.save_copy::<Entry>(to, []).map_err(|error| match error {
        StoreError::Io { source, .. } => unwritable(to, &source, texts),
        other => Failure::of_store(&other, texts),
    })
}
