//! What comes from other programs and goes to them: a file a form, behind one trait.

pub mod account;
pub mod chess_results;
mod crosstable;
mod error;
mod foreign;
pub mod games;
pub mod lists;
pub mod merge;
pub mod pgn;
pub mod programs;
pub mod roster;
mod source;
pub mod swiss_manager;
mod trf;

pub use error::{ImportError, Owner};
pub use games::Game;
pub use source::{STANDARD, Source};
pub use trf::to_ascii;

use crate::i18n::{Noted, Texts};
use crate::rows::archive;
use hakem_engine::command::Command;
use hakem_engine::tournament::{Player, RoundNo, SYSTEM_IN_FORCE, Snapshot, SystemId};
use hakem_engine::trf::{
    Audience, Counted, Dialect, LineEnd, Report, TrfFile, contradictions, from_snapshot, read_bytes,
    to_commands,
};
use roster::Table;
use std::borrow::Cow;
use std::fmt;
use std::path::{Path, PathBuf};

/// A form of files. To add one: its file, and a line in [`FORMS`].
pub trait Form: Sync {
    /// Returns the word by which it is asked for.
    fn id(&self) -> &'static str;

    /// Returns how names of its files end; none where other forms end so too.
    fn endings(&self) -> &'static [&'static str];

    /// Whether a file is of this form; those before it in [`FORMS`] say that it is none of theirs.
    fn recognises(&self, source: &Source) -> bool;

    /// Reads a file.
    ///
    /// # Errors
    /// Says what is wrong with it, with its place.
    fn read(&self, source: &Source, texts: &Texts) -> Result<Content, ImportError>;

    /// Whether it is written too.
    fn writes(&self) -> bool {
        false
    }

    /// Writes an event; `None` where the form is only read.
    ///
    /// # Errors
    /// Says why no event can be made of a report.
    fn write(
        &self,
        _what: &Outgoing,
        _how: &WriteOptions,
    ) -> Result<Option<Vec<Written>>, hakem_engine::trf::ImportError> {
        Ok(None)
    }

    /// Says what an event loses in it, in words.
    fn losses(&self, _event: &Snapshot, _texts: &Texts) -> Vec<String> {
        Vec::new()
    }

    /// Says what is lost by the way in which it is written, in words.
    fn losses_by(&self, _what: &Outgoing, _how: &WriteOptions, _texts: &Texts) -> Vec<String> {
        Vec::new()
    }
}

/// Every form. The first that recognises a file reads it; the last takes whatever is left.
pub const FORMS: &[&dyn Form] = &[
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
    &lists::SEPARATED,
    &trf::TournamentReport,
];

/// Most files of an archive that are named.
const MOST_NAMES: usize = 12;

/// What is in a file.
pub enum Content {
    /// A tournament report.
    Report(Box<Report>),
    /// An event.
    Event(Imported),
    /// Players.
    Players(Table),
    /// Results of games.
    Games(Vec<Game>),
}

/// The commands of an event.
#[derive(Debug)]
pub struct Imported {
    /// The event, from its announcement to its last result.
    pub commands: Vec<Command>,
    /// What was assumed where the file is odd, what an event cannot keep of it, and what it does not say.
    pub noted: Noted,
    /// The names of the columns of a list that are not used.
    pub ignored: Vec<String>,
    /// What else there is to know, in words.
    pub notes: Vec<String>,
}

impl Imported {
    /// Makes it of commands alone.
    #[must_use]
    pub fn of(commands: Vec<Command>) -> Self {
        Self { commands, noted: Noted::default(), ignored: Vec::new(), notes: Vec::new() }
    }
}

/// What is written: a report that was read, or an event.
pub enum Outgoing<'a> {
    /// A report.
    Report(&'a TrfFile),
    /// An event.
    Event(&'a Snapshot),
}

impl Outgoing<'_> {
    /// Returns it as a report.
    #[must_use]
    pub fn report(&self) -> Cow<'_, TrfFile> {
        match self {
            Self::Report(file) => Cow::Borrowed(file),
            Self::Event(event) => Cow::Owned(from_snapshot(event)),
        }
    }

    /// Returns it as an event.
    ///
    /// # Errors
    /// Says why no event can be made of a report.
    pub fn event(&self) -> Result<Cow<'_, Snapshot>, hakem_engine::trf::ImportError> {
        match self {
            Self::Report(file) => Ok(Cow::Owned(to_commands(file, &SystemId::new(SYSTEM_IN_FORCE))?.event)),
            Self::Event(event) => Ok(Cow::Borrowed(event)),
        }
    }
}

/// How something is written.
#[derive(Clone, Copy, Debug, Default)]
pub struct WriteOptions {
    /// The records of a report.
    pub dialect: Dialect,
    /// What ends its lines.
    pub line_end: LineEnd,
    /// What its columns count.
    pub counted: Counted,
    /// Whether names are written in letters of ASCII.
    pub is_ascii: bool,
    /// Who reads it.
    pub audience: Audience,
    /// Whether comments on the integrity of the pairings are left out.
    pub leaves_integrity_out: bool,
    /// The round that is written, where a form writes rounds; `None` is all of them.
    pub round: Option<RoundNo>,
}

impl WriteOptions {
    /// As FIDE has it.
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
    /// What stands in its name between the stem and the ending; empty for the one that was asked for.
    pub suffix: &'static str,
    /// What is in it.
    pub text: String,
}

impl Written {
    /// Returns its name where another was asked for.
    #[must_use]
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

/// A way to write the event that the console offers.
#[derive(Clone, Copy, Debug)]
pub struct Offer {
    /// The catalogue id of its name.
    pub label: &'static str,
    form: &'static dyn Form,
    manner: WriteOptions,
}

impl fmt::Debug for dyn Form {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

/// What is offered, in the order in which a key goes through it.
pub static OFFERS: [Offer; 9] = [
    Offer { label: "report-form-trf", form: &trf::TournamentReport, manner: WriteOptions::PLAIN },
    Offer {
        label: "report-form-trf16",
        form: &trf::TournamentReport,
        manner: WriteOptions { dialect: Dialect::Trf16, ..WriteOptions::PLAIN },
    },
    Offer {
        label: "report-form-bytes",
        form: &trf::TournamentReport,
        manner: WriteOptions { counted: Counted::Bytes, ..WriteOptions::PLAIN },
    },
    Offer {
        label: "report-form-ascii",
        form: &trf::TournamentReport,
        manner: WriteOptions { is_ascii: true, ..WriteOptions::PLAIN },
    },
    Offer {
        label: "report-form-no-integrity",
        form: &trf::TournamentReport,
        manner: WriteOptions { leaves_integrity_out: true, ..WriteOptions::PLAIN },
    },
    Offer {
        label: "report-form-public",
        form: &trf::TournamentReport,
        manner: WriteOptions { audience: Audience::Public, ..WriteOptions::PLAIN },
    },
    Offer {
        label: "report-form-swiss-manager",
        form: &swiss_manager::SwissManager,
        manner: WriteOptions::PLAIN,
    },
    Offer { label: "report-form-pgn", form: &pgn::Pgn, manner: WriteOptions::PLAIN },
    Offer {
        label: "report-form-chess-results",
        form: &chess_results::ChessResults,
        manner: WriteOptions::PLAIN,
    },
];

impl Offer {
    /// Writes an event; each file with the end of its name.
    #[must_use]
    pub fn write(&self, event: &Snapshot) -> Vec<(String, String)> {
        let ending = self.form.endings().first().copied().unwrap_or("txt");
        // An event that is open is one.
        let files = self.form.write(&Outgoing::Event(event), &self.manner).ok().flatten().unwrap_or_default();
        files.into_iter().map(|file| (format!("{}.{ending}", file.suffix), file.text)).collect()
    }

    /// Says what is lost, in words.
    #[must_use]
    pub fn losses(&self, event: &Snapshot, texts: &Texts) -> Vec<String> {
        losses(self.form, &self.manner, &Outgoing::Event(event), texts)
    }
}

/// Says in words what is lost in a form, and what of an event is kept from its readers.
#[must_use]
pub fn losses(form: &dyn Form, how: &WriteOptions, what: &Outgoing, texts: &Texts) -> Vec<String> {
    let mut told = match what {
        Outgoing::Event(event) => form.losses(event, texts),
        Outgoing::Report(_) => Vec::new(),
    };
    told.extend(form.losses_by(what, how, texts));
    let is_withheld = how.audience == Audience::Public && matches!(what, Outgoing::Event(_));
    told.extend(is_withheld.then(|| texts.get("report-public").into_owned()));
    told
}

/// Returns the form with this word.
#[must_use]
pub fn form(id: &str) -> Option<&'static dyn Form> {
    FORMS.iter().copied().find(|form| form.id() == id)
}

/// Returns the form in which a file with such an ending is written, and what writes it.
#[must_use]
pub fn form_ending_in(ending: &str) -> Option<&'static dyn Form> {
    FORMS.iter().copied().find(|form| form.endings().contains(&ending))
}

/// Reads a file of any form.
///
/// # Errors
/// Says what is wrong with it.
pub fn read(path: &Path, texts: &Texts) -> Result<Content, ImportError> {
    read_source(&Source::open(path)?, texts)
}

/// Reads bytes of any form.
///
/// # Errors
/// Says what is wrong with them.
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

/// Reads the only file of a zip archive that is no workbook.
fn read_packed(source: &Source, members: Vec<String>, texts: &Texts) -> Result<Content, ImportError> {
    if let [only] = members.as_slice()
        && let Some(bytes) = archive::member(&source.bytes, only)
    {
        return read_source(&Source { path: source.path.with_file_name(only), bytes }, texts);
    }
    let names = members.into_iter().take(MOST_NAMES).collect();
    Err(ImportError::Archive { path: source.path.clone(), names })
}

/// Makes the commands of a new event of what is in a file: of a list of players all, or none.
///
/// # Errors
/// Says why nothing can be made of it.
pub fn to_event(path: &Path, content: Content, texts: &Texts) -> Result<Imported, ImportError> {
    match content {
        Content::Report(report) => event_of(path, &report),
        Content::Event(imported) => Ok(imported),
        Content::Games(_) => Err(ImportError::Games { path: path.to_owned() }),
        Content::Players(table) => {
            let faulty = |faults| ImportError::List { path: path.to_owned(), faults };
            let list = roster::plain(&table, texts).map_err(faulty)?;
            let commands = roster::commands(list.players, path, texts.language());
            // Of a list that is in the event as it is there is nothing to report.
            let account =
                Some(&list.account).filter(|account| !account.is_plain() || !list.doubts.is_empty());
            let notes = account.map(|account| account.lines(texts)).unwrap_or_default();
            let imported = Imported { notes, ..Imported::of(commands) };
            if list.doubts.is_empty() {
                return Ok(imported);
            }
            Err(ImportError::Doubtful {
                path: path.to_owned(),
                doubts: list.doubts,
                imported: Box::new(imported),
            })
        }
    }
}

/// Returns the players whom commands register.
#[must_use]
pub fn registered(commands: Vec<Command>) -> Vec<Player> {
    let player = |command| match command {
        Command::Register { player, .. } => Some(player),
        _ => None,
    };
    commands.into_iter().filter_map(player).collect()
}

/// Makes the commands of an event of a report.
///
/// # Errors
/// Says why none can be made of it.
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

/// Reads a report that is in memory; `path` is for messages.
///
/// # Errors
/// Says why nothing can be made of it.
pub fn read_report(path: &Path, bytes: &[u8]) -> Result<Imported, ImportError> {
    let faulty = |errors| ImportError::Trf { path: path.to_owned(), errors };
    event_of(path, &read_bytes(bytes).map_err(faulty)?)
}

/// Returns the name of the event file that an import makes: beside the report, never an existing one.
#[must_use]
pub fn event_file_beside(path: &Path) -> PathBuf {
    let first = path.with_extension("hakem");
    let stem = path.file_stem().map(|stem| stem.to_string_lossy().into_owned()).unwrap_or_default();
    let numbered = (2..1000).map(|number| path.with_file_name(format!("{stem}-{number}.hakem")));
    std::iter::once(first.clone()).chain(numbered).find(|path| !path.exists()).unwrap_or(first)
}
