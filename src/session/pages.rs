//! The pages of events on the disk: of one event, or of all sections of a festival with the front page that leads to them. They follow
//! the event files, whoever writes those.

use super::{Follow, OpenError, Plan, PlanError, Session, chosen_columns, kept_logo, read_logo};
use crate::event::{Chosen, Derived, Event};
use crate::i18n::{Say, Texts};
use crate::publish::PublishError;
use crate::publish::logo::Logo;
use crate::publish::site::{self, Front};
use crate::store::{Disk, SiteChanges, SiteError, keep_sections, write_site};
use hakem_engine::collate::{Language, fold_for_search};
use hakem_engine::history::{History, Moment};
use hakem_engine::trf::Audience;
use jiff::Timestamp;
use jiff::tz::TimeZone;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use thiserror::Error;

/// What stands for the front page of a festival in its folder.
const FESTIVAL: &str = "festival";

/// How pages are wanted, whichever event they are of.
#[derive(Clone, Debug)]
pub struct PageWishes {
    /// Their language; `None` is that of each event.
    pub language: Option<Language>,
    /// For whom the report among them is.
    pub audience: Audience,
    /// The file of a logo; `None` is that which each event has.
    pub logo: Option<PathBuf>,
    /// Where this computer keeps what was chosen of events.
    pub data: Option<PathBuf>,
}

/// Where pages go.
#[derive(Clone, Debug)]
pub struct PageFolder {
    /// The folder.
    pub folder: PathBuf,
    /// Where they can be read there.
    pub address: Option<String>,
}

/// Why pages cannot be made or written.
#[derive(Debug, Error)]
pub enum PagesError {
    /// The folder is no festival.
    #[error(transparent)]
    Plan(#[from] PlanError),
    /// An event file cannot be opened.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// Another file took the place of an event file.
    #[error("another file has taken the place of {}", file.display())]
    Stale {
        /// The event file.
        file: PathBuf,
    },
    /// A page cannot be made.
    #[error(transparent)]
    Publish(#[from] PublishError),
    /// A folder of pages cannot be written.
    #[error(transparent)]
    Site(#[from] SiteError),
}

impl Say for PagesError {
    fn say(&self, texts: &Texts) -> String {
        match self {
            Self::Plan(fault) => fault.say(texts),
            Self::Open(error) => error.say(texts),
            Self::Stale { .. } => texts.get("file-stale").into_owned(),
            Self::Publish(error) => error.to_string(),
            Self::Site(error) => error.say(texts),
        }
    }
}

/// Folders that were brought up to date, and what was written and removed in each.
pub type Put = Vec<(PathBuf, SiteChanges)>;

/// The state of an event of which pages are made.
pub struct PagedEvent<'a> {
    /// Its history.
    pub history: &'a History,
    /// The hash of its state.
    pub hash: &'a str,
    /// The columns that were chosen of its sheets.
    pub chosen: &'a Chosen,
    /// The organiser's logo.
    pub logo: Option<&'a Arc<Logo>>,
}

impl PagedEvent<'_> {
    /// Makes the pages.
    ///
    /// # Errors
    /// Says what a page cannot be made of.
    pub fn pages(&self, address: Option<&str>, wishes: &PageWishes) -> Result<Vec<site::File>, PublishError> {
        let own = Texts::new(wishes.language.unwrap_or(self.history.snapshot().settings().language));
        let (derived, zone) = (Derived::default(), TimeZone::system());
        let event = Event { zone: &zone, chosen: self.chosen, ..Event::of(self.history, &own, &derived) };
        let options = site::SiteOptions { address, audience: wishes.audience, logo: self.logo };
        site::files(event, (now(), self.hash), options)
    }
}

/// An event file whose pages are written again when something was added.
pub struct EventPages {
    session: Session,
    to: PageFolder,
    /// The columns and the logo that were chosen of it.
    chosen: (Chosen, Option<PathBuf>),
    pages: Vec<site::File>,
}

impl EventPages {
    /// Opens an event file to read.
    ///
    /// # Errors
    /// Says what is wrong with it.
    pub fn open(
        disk: &Arc<dyn Disk>,
        path: &Path,
        to: PageFolder,
        wishes: &PageWishes,
    ) -> Result<Self, PagesError> {
        let session = Session::open_to_read(disk, path)?;
        let chosen = chosen(&session, wishes);
        Ok(Self { session, to, chosen, pages: Vec::new() })
    }

    /// Takes in what was added to the file or chosen since; returns whether there was anything.
    ///
    /// # Errors
    /// Says that another file took its place.
    pub fn has_news(&mut self, wishes: &PageWishes) -> Result<bool, PagesError> {
        let chosen = chosen(&self.session, wishes);
        let before = std::mem::replace(&mut self.chosen, chosen);
        match self.session.follow() {
            Follow::Same => Ok(self.chosen != before),
            Follow::More => Ok(true),
            Follow::Stale => Err(PagesError::Stale { file: self.session.path().to_owned() }),
        }
    }

    /// Makes the pages; returns why a logo is left out, in the language of `texts`.
    ///
    /// # Errors
    /// Says what a page cannot be made of.
    pub fn make(&mut self, wishes: &PageWishes, texts: &Texts) -> Result<Option<String>, PagesError> {
        let (logo, told) = logo(self.chosen.1.as_deref(), texts);
        let (history, hash) = (self.session.history(), self.session.hash());
        let event = PagedEvent { history, hash: &hash, chosen: &self.chosen.0, logo: logo.as_ref() };
        self.pages = event.pages(self.to.address.as_deref(), wishes)?;
        Ok(told)
    }

    /// Brings the folder of the pages up to date.
    ///
    /// # Errors
    /// Says why the folder is not taken, or what cannot be written.
    pub fn put(&self) -> Result<(PathBuf, SiteChanges), PagesError> {
        let changes = write_site(&self.to.folder, &self.session.event(), &self.pages)?;
        Ok((self.to.folder.clone(), changes))
    }
}

/// The pages of a festival: a folder for each section, and a front page that leads to them.
pub struct FestivalPages {
    disk: Arc<dyn Disk>,
    /// The folder of the festival.
    folder: PathBuf,
    plan: Plan,
    to: PageFolder,
    /// The sections with the folders of their pages below that of the front page.
    sections: Vec<(EventPages, String)>,
}

impl FestivalPages {
    /// Opens all sections to read, and makes their pages; returns also why logos are left out.
    ///
    /// # Errors
    /// Says why the folder is no festival, what is wrong with an event file, or what a page cannot be made of.
    pub fn open(
        (disk, folder): (&Arc<dyn Disk>, &Path),
        to: PageFolder,
        wishes: &PageWishes,
        texts: &Texts,
    ) -> Result<(Self, Vec<String>), PagesError> {
        let plan = Plan::read(folder)?;
        let (mut sections, mut told) = (Vec::new(), Vec::new());
        for (path, name) in plan.sections.iter().zip(folders(&plan)) {
            let address =
                to.address.as_ref().map(|address| format!("{}/{name}/", address.trim_end_matches('/')));
            let own = PageFolder { folder: to.folder.join(&name), address };
            let mut section = EventPages::open(disk, path, own, wishes)?;
            told.extend(section.make(wishes, texts)?);
            sections.push((section, name));
        }
        let (disk, folder) = (Arc::clone(disk), folder.to_owned());
        Ok((Self { disk, folder, plan, to, sections }, told))
    }

    /// Brings the folders of all sections and the front page up to date; pages of sections that there were before go.
    ///
    /// # Errors
    /// Says why a folder is not taken, or what cannot be written.
    pub fn put(&self, wishes: &PageWishes, texts: &Texts) -> Result<Put, PagesError> {
        // The front page first: its folder is taken only while there is nothing in it.
        let mut put = vec![self.put_front(wishes, texts)?];
        for (section, _) in &self.sections {
            put.push(section.put()?);
        }
        let names: Vec<String> = self.sections.iter().map(|(_, name)| name.clone()).collect();
        put.extend(keep_sections(&self.to.folder, &names)?);
        Ok(put)
    }

    /// Brings up to date what has news, also where there are other sections than before; returns what was written, nothing where there is
    /// none.
    ///
    /// # Errors
    /// As [`FestivalPages::put`], or says that another file took the place of an event file.
    pub fn follow(&mut self, wishes: &PageWishes, texts: &Texts) -> Result<Put, PagesError> {
        if Plan::read(&self.folder)?.sections != self.plan.sections {
            *self = Self::open((&self.disk, &self.folder), self.to.clone(), wishes, texts)?.0;
            return self.put(wishes, texts);
        }
        let mut put = Vec::new();
        for (section, _) in &mut self.sections {
            if section.has_news(wishes)? {
                section.make(wishes, texts)?;
                put.push(section.put()?);
            }
        }
        if !put.is_empty() {
            put.push(self.put_front(wishes, texts)?);
        }
        Ok(put)
    }

    fn put_front(&self, wishes: &PageWishes, texts: &Texts) -> Result<(PathBuf, SiteChanges), PagesError> {
        let histories: Vec<&History> =
            self.sections.iter().map(|(section, _)| section.session.history()).collect();
        let of_first = histories.first().map(|history| history.snapshot().settings().language);
        let own = Texts::new(wishes.language.or(of_first).unwrap_or(texts.language()));
        let derived: Vec<Derived> = histories.iter().map(|_| Derived::default()).collect();
        let zone = TimeZone::system();
        let front = histories.iter().zip(&derived).zip(&self.sections);
        let front = front.map(|((history, derived), (section, folder))| Front {
            event: Event { zone: &zone, ..Event::of(history, &own, derived) },
            folder,
            pages: &section.pages,
        });
        let front: Vec<Front> = front.collect();
        let logo = logo(wishes.logo.as_deref(), texts).0;
        let address = self.to.address.as_deref();
        let page = site::front(&self.plan.common, &front, &own, now(), address, logo.as_ref());
        Ok((self.to.folder.clone(), write_site(&self.to.folder, FESTIVAL, &[page])?))
    }
}

/// Returns what was chosen of an event at this computer: columns and logo.
fn chosen(session: &Session, wishes: &PageWishes) -> (Chosen, Option<PathBuf>) {
    let (event, data) = (session.event(), wishes.data.as_deref());
    let of = (session.path(), event.as_str());
    (chosen_columns(data, of), wishes.logo.clone().or_else(|| kept_logo(data, of)))
}

/// Reads a logo, where one is named; or says why it is none.
fn logo(path: Option<&Path>, texts: &Texts) -> (Option<Arc<Logo>>, Option<String>) {
    match path.map(|path| read_logo(path, texts)) {
        None => (None, None),
        Some(Ok(logo)) => (Some(logo), None),
        Some(Err(told)) => (None, Some(told)),
    }
}

/// The moment at which pages are written.
fn now() -> Moment {
    Moment(Timestamp::now().as_millisecond())
}

/// Returns the folders of the sections' pages: their names with plain letters and digits alone, so that each is an address as it is;
/// two that would be the same are told apart by a number.
fn folders(plan: &Plan) -> Vec<String> {
    let mut folders: Vec<String> = Vec::new();
    for path in &plan.sections {
        let name = simple(path);
        let numbered = (2..).map(|number| format!("{name}-{number}"));
        let free = std::iter::once(name.clone()).chain(numbered).find(|folder| !folders.contains(folder));
        folders.push(free.unwrap_or(name));
    }
    folders
}

fn simple(path: &Path) -> String {
    let name = fold_for_search(&path.file_stem().unwrap_or_default().to_string_lossy());
    let simple = |letter: char| if letter.is_ascii_alphanumeric() { letter } else { '-' };
    let name: String = name.chars().map(simple).collect();
    if name.trim_matches('-').is_empty() { "section".to_owned() } else { name }
}
