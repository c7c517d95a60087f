//! `hakem publish`: a folder of static pages, once or after every entry.

mod festival;

use super::Exit;
use super::input::{Failure, print, read_history, tell_aside};
use super::output::open_to_read;
use crate::event::{Chosen, Derived, Event};
use crate::i18n::{Say, Texts};
use crate::platform::data_folder;
use crate::publish::logo::Logo;
use crate::publish::site;
use crate::session::{Follow, Session, chosen_columns, kept_logo, read_logo};
use crate::store::{SiteChanges, write_site};
use clap::ValueHint;
use hakem_engine::collate::Language;
use hakem_engine::history::{History, Moment};
use hakem_engine::trf::Audience;
use jiff::Timestamp;
use jiff::tz::TimeZone;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::thread;
use std::time::Duration;

/// How often the event file is looked at.
const PATIENCE: Duration = Duration::from_millis(300);

/// Write a folder of static pages: pairings, standings, crosstable, players, the report
#[derive(Debug, clap::Args)]
pub struct Arguments {
    /// An event file, a tournament report (TRF16, TRF-2026) or a list of players; or the folder of a festival, for the pages of all
    /// its sections and one that leads to them
    #[arg(value_hint = ValueHint::FilePath)]
    file: PathBuf,
    /// The folder, which is empty, does not exist yet, or holds the pages of this event
    #[arg(long, value_name = "FOLDER", value_hint = ValueHint::DirPath)]
    to: PathBuf,
    /// Go on, and bring the pages up to date after every entry of the event file
    #[arg(long)]
    watch: bool,
    /// Where the pages can be read: it stands on them as a code for phones
    #[arg(long, value_name = "ADDRESS")]
    address: Option<String>,
    /// Let the report and the pages hold what is known of people: full dates of birth and licence numbers
    #[arg(long)]
    personal_data: bool,
    /// The organiser's logo for the head of the pages: a PNG, JPEG or SVG picture up to 1 MiB; without it, that named on the
    /// wall of the console
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    logo: Option<PathBuf>,
}

/// Writes the pages and says how many changed; of a festival, those of all sections and a front page.
pub fn run(arguments: &Arguments, language: Option<Language>, texts: &Texts) -> Result<Exit, Failure> {
    let wishes = Wishes { arguments, language, texts };
    if arguments.file.is_dir() {
        return festival::publish(&wishes);
    }
    let to = PageFolder { folder: arguments.to.clone(), address: arguments.address.clone() };
    let is_event = arguments.file.extension().is_some_and(|end| end.eq_ignore_ascii_case("hakem"));
    if !is_event {
        if arguments.watch {
            return Err(Failure::malformed(texts.get("cli-watch")));
        }
        let (history, hash) = read_history(&arguments.file, texts)?;
        let name = arguments.file.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let logo = arguments.logo.as_deref().and_then(|path| told_logo(path, texts));
        let made = Written { history: &history, hash, event: name, chosen: &Chosen::default(), logo };
        wishes.put(&to.folder, &made.event, &wishes.make(&to, &made)?)?;
        return Ok(Exit::Done);
    }
    let mut event = PublishedEvent::open(&arguments.file, to, &wishes)?;
    event.put(&event.make(&wishes)?, &wishes)?;
    if !arguments.watch {
        return Ok(Exit::Done);
    }
    loop {
        if event.has_news(&wishes)? {
            event.put(&event.make(&wishes)?, &wishes)?;
        } else {
            thread::sleep(PATIENCE);
        }
    }
}

/// What is wanted of the pages.
pub(super) struct Wishes<'a> {
    pub arguments: &'a Arguments,
    pub language: Option<Language>,
    pub texts: &'a Texts,
}

/// Where pages go.
pub(super) struct PageFolder {
    pub folder: PathBuf,
    /// Where they can be read there.
    pub address: Option<String>,
}

/// An event file whose pages are written again when something was added.
pub(super) struct PublishedEvent {
    pub session: Session,
    pub to: PageFolder,
    /// The columns and the logo that were chosen of it.
    chosen: (Chosen, Option<PathBuf>),
}

impl PublishedEvent {
    /// Opens an event file to read.
    ///
    /// # Errors
    /// Says what is wrong with it.
    pub fn open(path: &Path, to: PageFolder, wishes: &Wishes) -> Result<Self, Failure> {
        let session = open_to_read(path, wishes.texts)?;
        let chosen = Self::chosen(&session, wishes);
        Ok(Self { session, to, chosen })
    }

    fn chosen(session: &Session, wishes: &Wishes) -> (Chosen, Option<PathBuf>) {
        let (event, data) = (session.event(), data_folder());
        let of = (session.path(), event.as_str());
        let logo = wishes.arguments.logo.clone().or_else(|| kept_logo(data.as_deref(), of));
        (chosen_columns(data.as_deref(), of), logo)
    }

    /// Takes in what was added to the file or chosen since; returns whether there was anything.
    ///
    /// # Errors
    /// Says that another file took its place.
    pub fn has_news(&mut self, wishes: &Wishes) -> Result<bool, Failure> {
        let chosen = Self::chosen(&self.session, wishes);
        let before = std::mem::replace(&mut self.chosen, chosen);
        match self.session.follow() {
            Follow::Same => Ok(self.chosen != before),
            Follow::More => Ok(true),
            Follow::Stale => Err(Failure::malformed(wishes.texts.get("file-stale"))),
        }
    }

    /// Makes the pages.
    ///
    /// # Errors
    /// Says what a page cannot be made of.
    pub fn make(&self, wishes: &Wishes) -> Result<Vec<site::File>, Failure> {
        let (chosen, logo) = &self.chosen;
        let logo = logo.as_deref().and_then(|path| told_logo(path, wishes.texts));
        let (history, hash, event) = (self.session.history(), self.session.hash(), self.session.event());
        wishes.make(&self.to, &Written { history, hash, event, chosen, logo })
    }

    /// Brings its folder up to date.
    ///
    /// # Errors
    /// Says why the folder is not taken, or what cannot be written.
    pub fn put(&self, pages: &[site::File], wishes: &Wishes) -> Result<(), Failure> {
        wishes.put(&self.to.folder, &self.session.event(), pages)
    }
}

/// The state of an event that is written.
struct Written<'a> {
    history: &'a History,
    hash: String,
    event: String,
    chosen: &'a Chosen,
    logo: Option<Arc<Logo>>,
}

/// Reads a logo; says why where it is none.
pub(super) fn told_logo(path: &Path, texts: &Texts) -> Option<Arc<Logo>> {
    read_logo(path, texts).map_err(|told| tell_aside(&told)).ok()
}

impl Wishes<'_> {
    fn make(&self, to: &PageFolder, of: &Written) -> Result<Vec<site::File>, Failure> {
        let own = Texts::new(self.language.unwrap_or(of.history.snapshot().settings().language));
        let (derived, zone) = (Derived::default(), TimeZone::system());
        let event = Event { zone: &zone, chosen: of.chosen, ..Event::of(of.history, &own, &derived) };
        let audience = if self.arguments.personal_data { Audience::Federation } else { Audience::Public };
        let wishes = site::SiteOptions { address: to.address.as_deref(), audience, logo: of.logo.as_ref() };
        site::files(event, (now(), &of.hash), wishes)
            .map_err(|error| Failure { exit: Exit::Unexpected, text: error.to_string() })
    }

    /// Brings a folder of pages up to date, and says how many changed.
    ///
    /// # Errors
    /// Says why the folder is not taken, or what cannot be written.
    pub fn put(&self, folder: &Path, event: &str, files: &[site::File]) -> Result<(), Failure> {
        let changes = write_site(folder, event, files)
            .map_err(|error| Failure { exit: Exit::File, text: error.say(self.texts) })?;
        tell(folder, &changes, self.texts)
    }
}

/// The moment at which pages are written.
pub(super) fn now() -> Moment {
    Moment(Timestamp::now().as_millisecond())
}

fn tell(folder: &Path, changes: &SiteChanges, texts: &Texts) -> Result<(), Failure> {
    let values = [
        ("folder", folder.display().to_string().into()),
        ("written", changes.written.len().into()),
        ("removed", changes.removed.len().into()),
    ];
    print(&(texts.with("cli-published", &values) + "\n"), texts)
}
