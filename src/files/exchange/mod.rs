//! Import and export of files of other programs, one form per format, behind a trait.

pub mod account;
pub mod chess_results;
mod crosstable;
mod error;
mod foreign;
pub mod games;
pub mod lists;
pub mod merge;
mod molter;
pub mod pgn;
pub mod programs;
pub mod roster;
mod source;
pub mod swiss_manager;
mod trf;
mod wording;

use account::Account;
pub use error::{ImportError, Owner};
pub(crate) use foreign::is_access;
pub use games::Game;
pub use source::{STANDARD, Source};
pub use trf::to_ascii;

use crate::i18n::{Noted, Texts};
use crate::rows::archive;
use hakem_engine::command::Command;
use hakem_engine::schedule::Molter;
use hakem_engine::tournament::{PairingNumber, Player, RoundNo, SYSTEM_IN_FORCE, Snapshot, SystemId};
use hakem_engine::trf::{
    Audience, Counted, Details, Dialect, LineEnd, PlayerLine, Report, RoundCell, TrfFile, contradictions,
    from_snapshot, read_bytes, to_commands,
};
use roster::RosterTable;
use std::borrow::Cow;
use std::fmt;
use std::path::{Path, PathBuf};

/// A file format. To add one: a module, and a line in [`FORMS`].
pub trait FileForm: Sync {
    /// Returns its name on the command line.
    fn id(&self) -> &'static str;

    /// Returns its file extensions; empty if they are shared with other forms.
    fn endings(&self) -> &'static [&'static str];

    /// Returns true if a file has this format. Called only if no earlier form in [`FORMS`] recognises the file.
    fn recognises(&self, source: &Source) -> bool;

    fn read(&self, source: &Source, texts: &Texts) -> Result<Content, ImportError>;

    fn writes(&self) -> bool {
        false
    }

    /// Writes an event; `None` if the form is read-only.
    fn write(
        &self,
        _what: &Outgoing,
        _how: &WriteOptions,
    ) -> Result<Option<Vec<Written>>, hakem_engine::trf::ImportError> {
        Ok(None)
    }

    /// Returns messages about data of an event that the form cannot represent.
    fn losses(&self, _event: &Snapshot, _texts: &Texts) -> Vec<String> {
        Vec::new()
    }

    /// Returns messages about data lost by the options of writing.
    fn losses_by(&self, _what: &Outgoing, _how: &WriteOptions, _texts: &Texts) -> Vec<String> {
        Vec::new()
    }
}

/// Every form. The first one that recognises a file reads it; the last one accepts any file.
pub const FORMS: &[&dyn FileForm] = &[
    &programs::SwissPerfect,
    &lists::XLSX,
    &lists::ODS,
    &lists::XLS,
    &programs::SwissManagerEvent,
    &programs::SharlyChess,
    &programs::Vega,
    &swiss_manager::SwissManager,
    &pgn::Pgn,
    &chess_results::ChessResults,
    &molter::MolterTable,
    &lists::SEPARATED,
    &trf::TournamentReport,
];

/// Maximum number of files of an archive that are named.
const MOST_NAMES: usize = 12;

/// Content of an imported file.
pub enum Content {
    Report(Box<Report>),
    Event(Imported),
    Players(RosterTable),
    Games(Vec<Game>, Account),
    SeatTable(Box<Molter>),
}

/// The commands of an imported event.
#[derive(Debug)]
pub struct Imported {
    /// The event, from its settings to its last result.
    pub commands: Vec<Command>,
    /// Assumptions, lost data and defaults.
    pub noted: Noted,
    /// The outcome of every row and cell, except of a report, whose account is `noted`.
    pub account: Account,
    pub notes: Vec<String>,
}

impl Imported {
    pub fn of(commands: Vec<Command>) -> Self {
        Self { commands, noted: Noted::default(), account: Account::default(), notes: Vec::new() }
    }

    /// Creates the event of a report made from another file, with the data of its players, in its order.
    fn of_report(
        path: &Path,
        file: &TrfFile,
        players: Vec<Player>,
        mut account: Account,
        texts: &Texts,
    ) -> Result<Self, ImportError> {
        let mut made = to_commands(file, &SystemId::new(SYSTEM_IN_FORCE))
            .map_err(|why| ImportError::NoEvent { path: path.to_owned(), why })?;
        swiss_manager::complete(&mut made.commands, players, &mut account, texts);
        let noted = Noted::default().with(made.losses, made.taken);
        Ok(Self { noted, account, ..Self::of(made.commands) })
    }
}

/// Returns the line of a player in a report.
fn player_line(number: PairingNumber, player: &Player, cells: Vec<RoundCell>) -> PlayerLine {
    let rating = player.rating.map(|rating| rating.get());
    let details = Details { name: player.name.to_string(), rating, ..Details::default() };
    PlayerLine { number, details, national: Vec::new(), cells }
}

/// A source for writing: an imported report, or an event.
pub enum Outgoing<'a> {
    Report(&'a TrfFile),
    Event(&'a Snapshot),
}

impl Outgoing<'_> {
    pub fn report(&self) -> Cow<'_, TrfFile> {
        match self {
            Self::Report(file) => Cow::Borrowed(file),
            Self::Event(event) => Cow::Owned(from_snapshot(event)),
        }
    }

    pub fn event(&self) -> Result<Cow<'_, Snapshot>, hakem_engine::trf::ImportError> {
        match self {
            Self::Report(file) => Ok(Cow::Owned(to_commands(file, &SystemId::new(SYSTEM_IN_FORCE))?.event)),
            Self::Event(event) => Ok(Cow::Borrowed(event)),
        }
    }
}

/// Options of writing.
#[derive(Clone, Copy, Debug, Default)]
pub struct WriteOptions {
    pub dialect: Dialect,
    pub line_end: LineEnd,
    /// Unit of columns.
    pub counted: Counted,
    /// True to transliterate names to ASCII.
    pub is_ascii: bool,
    pub audience: Audience,
    /// True to omit comments on the integrity of pairings.
    pub leaves_integrity_out: bool,
    /// The round to write, in forms with rounds; `None` for all.
    pub round: Option<RoundNo>,
}

impl WriteOptions {
    /// The format defined by FIDE.
    const PLAIN: Self = Self {
        dialect: Dialect::Trf2026,
        line_end: LineEnd::CrLf,
        counted: Counted::Characters,
        is_ascii: false,
        audience: Audience::Federation,
        leaves_integrity_out: false,
        round: None,
    };
}

/// A file to be written.
pub struct Written {
    /// Suffix of its name before the extension; empty for the requested file.
    pub suffix: &'static str,
    pub text: String,
}

impl Written {
    /// Returns its path, given the requested one.
    pub fn beside(&self, asked: &Path) -> PathBuf {
        let stem = asked.file_stem().unwrap_or_default().to_string_lossy();
        let ending =
            asked.extension().map(|ending| format!(".{}", ending.to_string_lossy())).unwrap_or_default();
        match self.suffix {
            "" => asked.to_owned(),
            suffix => asked.with_file_name(format!("{stem}{suffix}{ending}")),
        }
    }
}

/// An export offered in the console.
#[derive(Clone, Copy, Debug)]
pub struct Offer {
    /// Catalogue id of its name.
    pub label: &'static str,
    form: &'static dyn FileForm,
    manner: WriteOptions,
}

impl fmt::Debug for dyn FileForm {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

/// The exports offered, in the order in which a key cycles through them.
pub static OFFERS: [Offer; 9] = [
    Offer::new("report-form-trf", REPORT, PLAIN),
    Offer::new("report-form-trf16", REPORT, WriteOptions { dialect: Dialect::Trf16, ..PLAIN }),
    Offer::new("report-form-bytes", REPORT, WriteOptions { counted: Counted::Bytes, ..PLAIN }),
    Offer::new("report-form-ascii", REPORT, WriteOptions { is_ascii: true, ..PLAIN }),
    Offer::new("report-form-no-integrity", REPORT, WriteOptions { leaves_integrity_out: true, ..PLAIN }),
    Offer::new("report-form-public", REPORT, WriteOptions { audience: Audience::Public, ..PLAIN }),
    Offer::new("report-form-swiss-manager", &swiss_manager::SwissManager, PLAIN),
    Offer::new("report-form-pgn", &pgn::Pgn, PLAIN),
    Offer::new("report-form-chess-results", &chess_results::ChessResults, PLAIN),
];

const REPORT: &dyn FileForm = &trf::TournamentReport;
const PLAIN: WriteOptions = WriteOptions::PLAIN;

impl Offer {
    const fn new(label: &'static str, form: &'static dyn FileForm, manner: WriteOptions) -> Self {
        Self { label, form, manner }
    }

    /// Writes an event; returns each file with the ending of its name.
    pub fn write(&self, event: &Snapshot) -> Vec<(String, String)> {
        let ending = self.ending();
        // An open event always converts.
        let files = self.form.write(&Outgoing::Event(event), &self.manner).ok().flatten().unwrap_or_default();
        files.into_iter().map(|file| (format!("{}.{ending}", file.suffix), file.text)).collect()
    }

    /// Returns the extension of the files, without the dot.
    pub fn ending(&self) -> &'static str {
        self.form.endings().first().copied().unwrap_or("txt")
    }

    pub fn losses(&self, event: &Snapshot, texts: &Texts) -> Vec<String> {
        losses(self.form, &self.manner, &Outgoing::Event(event), texts)
    }
}

/// Returns messages about data that a form loses, and data withheld from its audience.
pub fn losses(form: &dyn FileForm, how: &WriteOptions, what: &Outgoing, texts: &Texts) -> Vec<String> {
    let mut told = match what {
        Outgoing::Event(event) => form.losses(event, texts),
        Outgoing::Report(_) => Vec::new(),
    };
    told.extend(form.losses_by(what, how, texts));
    let is_withheld = how.audience == Audience::Public && matches!(what, Outgoing::Event(_));
    told.extend(is_withheld.then(|| texts.get("report-public").into_owned()));
    told
}

pub fn form(id: &str) -> Option<&'static dyn FileForm> {
    FORMS.iter().copied().find(|form| form.id() == id)
}

pub fn form_ending_in(ending: &str) -> Option<&'static dyn FileForm> {
    FORMS.iter().copied().find(|form| form.endings().contains(&ending))
}

pub fn read(path: &Path, texts: &Texts) -> Result<Content, ImportError> {
    read_source(&Source::open(path)?, texts)
}

pub fn read_source(source: &Source, texts: &Texts) -> Result<Content, ImportError> {
    let foreign = |owner| ImportError::Foreign { path: source.path.clone(), owner };
    if let Some(owner) = Owner::of(source) {
        return Err(foreign(owner));
    }
    let form = FORMS.iter().find(|form| form.recognises(source));
    let is_packed = form.is_some_and(|form| form.id() == lists::XLSX.id());
    if let Some(members) = is_packed.then(|| archive::members(&source.bytes)).flatten() {
        return read_packed(source, members, texts);
    }
    form.map_or_else(|| Err(foreign(Owner::Unknown)), |form| form.read(source, texts))
}

/// Reads the only file of a zip archive that is not a workbook.
fn read_packed(source: &Source, members: Vec<String>, texts: &Texts) -> Result<Content, ImportError> {
    if let [only] = members.as_slice()
        && let Some(bytes) = archive::member(&source.bytes, only)
    {
        // In the archive: no file next to it belongs to this one.
        return read_source(&Source { path: source.path.join(only), bytes }, texts);
    }
    let names = members.into_iter().take(MOST_NAMES).collect();
    Err(ImportError::Archive { path: source.path.clone(), names })
}

/// Makes the commands of a new event from the content of a file; a list of players is imported completely or
/// not at all.
pub fn to_event(path: &Path, content: Content, texts: &Texts) -> Result<Imported, ImportError> {
    match content {
        Content::Report(report) => event_of(path, &report),
        Content::Event(imported) => checked(path, imported, texts),
        Content::Games(..) => Err(ImportError::Games { path: path.to_owned() }),
        Content::SeatTable(_) => Err(ImportError::SeatTable { path: path.to_owned() }),
        Content::Players(table) => {
            let faulty = |faults| ImportError::List { path: path.to_owned(), faults };
            let list = roster::plain(&table, texts).map_err(faulty)?;
            let commands = roster::commands(list.players, path, texts.language());
            checked(path, Imported { account: list.account, ..Imported::of(commands) }, texts)
        }
    }
}

/// Returns an import whose account is complete and without doubts.
fn checked(path: &Path, imported: Imported, texts: &Texts) -> Result<Imported, ImportError> {
    if !imported.account.is_complete() {
        return Err(ImportError::Unaccounted { path: path.to_owned() });
    }
    let doubts = imported.account.doubts(texts);
    if doubts.is_empty() {
        return Ok(imported);
    }
    Err(ImportError::Doubtful { path: path.to_owned(), doubts, imported: Box::new(imported) })
}

pub fn registered(commands: Vec<Command>) -> Vec<Player> {
    let players = |command| match command {
        Command::Register { player, .. } => vec![player],
        Command::TakeList { new, .. } => new,
        _ => Vec::new(),
    };
    commands.into_iter().flat_map(players).collect()
}

pub fn event_of(path: &Path, report: &Report) -> Result<Imported, ImportError> {
    let import = to_commands(&report.file, &SystemId::new(SYSTEM_IN_FORCE))
        .map_err(|why| ImportError::NoEvent { path: path.to_owned(), why })?
        .keeping(&report.file);
    if let Some(errors) = contradictions(report, &import.event) {
        return Err(ImportError::Contradicted { path: path.to_owned(), errors, commands: import.commands });
    }
    let noted = Noted::of(report).with(import.losses, import.taken);
    Ok(Imported { noted, ..Imported::of(import.commands) })
}

/// Parses a report in memory; `path` is for messages.
pub fn read_report(path: &Path, bytes: &[u8]) -> Result<Imported, ImportError> {
    let faulty = |errors| ImportError::Trf { path: path.to_owned(), errors };
    event_of(path, &read_bytes(bytes).map_err(faulty)?)
}

/// Returns the path of the event file for an import: next to the report, and never an existing file.
pub fn event_file_beside(path: &Path) -> PathBuf {
    let first = path.with_extension("hakem");
    let stem = path.file_stem().map(|stem| stem.to_string_lossy().into_owned()).unwrap_or_default();
    let numbered = (2..1000).map(|number| path.with_file_name(format!("{stem}-{number}.hakem")));
    std::iter::once(first.clone()).chain(numbered).find(|path| !path.exists()).unwrap_or(first)
}
