//! Web pages of events on disk: of a single event, or of all sections of a festival with a front page.
//!
//! They follow the event files, regardless of who writes those.

use super::{
    FESTIVAL, Follow, KeptSite, OpenError, Plan, PlanError, Session, chosen_accent, chosen_columns,
    kept_logo, read_logo,
};
use crate::event::{Chosen, Derived, Event};
use crate::i18n::{Say, Texts};
use crate::publish::PublishError;
use crate::publish::html::Accent;
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

/// Settings of the pages, common to all events.
#[derive(Clone, Debug)]
pub struct PageWishes {
    /// Language; `None` is that of each event.
    pub language: Option<Language>,
    /// Audience of the included report.
    pub audience: Audience,
    /// Logo file; `None` is the logo of each event.
    pub logo: Option<PathBuf>,
    /// Accent colour; `None` is the colour chosen for each event.
    pub accent: Option<Accent>,
    /// True if `hakem serve` delivers the pages.
    pub is_served: bool,
    /// Folder with the local settings of events.
    pub data: Option<PathBuf>,
}

/// Destination of pages.
#[derive(Clone, Debug)]
pub struct PageFolder {
    pub folder: PathBuf,
    /// Public address of the folder.
    pub address: Option<String>,
}

/// Error in producing or writing pages.
#[derive(Debug, Error)]
#[error("{self:?}")]
pub enum PagesError {
    Plan(#[from] PlanError),
    Open(#[from] OpenError),
    /// An event file was replaced by another file.
    Stale {
        file: PathBuf,
    },
    Publish(#[from] PublishError),
    Site(#[from] SiteError),
}

impl Say for PagesError {
    fn say(&self, texts: &Texts) -> String {
        match self {
            Self::Plan(fault) => fault.say(texts),
            Self::Open(error) => error.say(texts),
            Self::Stale { .. } => texts.get("file-stale").into_owned(),
            Self::Publish(error) => error.say(texts),
            Self::Site(error) => error.say(texts),
        }
    }
}

/// Updated folders, with the files written and removed in each.
pub type Put = Vec<(PathBuf, SiteChanges)>;

/// The state of an event that pages are made from.
pub struct PagedEvent<'a> {
    pub history: &'a History,
    pub hash: &'a str,
    /// Selected columns of its sheets.
    pub chosen: &'a Chosen,
    pub logo: Option<&'a Arc<Logo>>,
    pub accent: Accent,
    /// Name of the festival, if the event is one of its sections.
    pub festival: Option<&'a str>,
}

impl PagedEvent<'_> {
    pub fn pages(&self, address: Option<&str>, wishes: &PageWishes) -> Result<Vec<site::File>, PublishError> {
        let mut pages = Vec::new();
        self.each_page(address, wishes, &mut |page| pages.push(page))?;
        Ok(pages)
    }

    /// Produces the pages, and passes on each when it is ready.
    pub fn each_page(
        &self,
        address: Option<&str>,
        wishes: &PageWishes,
        pass: &mut dyn FnMut(site::File),
    ) -> Result<(), PublishError> {
        let own = Texts::new(wishes.language.unwrap_or(self.history.snapshot().settings().language));
        let (derived, zone) = (Derived::default(), TimeZone::system());
        let event = Event { zone: &zone, chosen: self.chosen, ..Event::of(self.history, &own, &derived) };
        let options = site::SiteOptions {
            address,
            audience: wishes.audience,
            logo: self.logo,
            accent: self.accent,
            is_served: wishes.is_served,
            festival: self.festival,
        };
        site::each_file(event, (now(), self.hash), options, pass)
    }
}

/// An event file whose pages are updated when entries are added.
pub struct EventPages {
    session: Session,
    to: PageFolder,
    /// The event file whose settings on this computer are used.
    settings_of: PathBuf,
    /// Selected columns, logo and accent colour.
    chosen: (Chosen, Option<PathBuf>, Accent),
    festival: Option<String>,
    pages: Vec<site::File>,
    /// File names of the pages produced last.
    names: Vec<String>,
}

impl EventPages {
    /// Opens an event file read-only.
    pub fn open(
        disk: &Arc<dyn Disk>,
        path: &Path,
        to: PageFolder,
        wishes: &PageWishes,
    ) -> Result<Self, PagesError> {
        let session = Session::open_to_read(disk, path)?;
        let (settings_of, pages, names) = (session.path().to_owned(), Vec::new(), Vec::new());
        let chosen = chosen(&settings_of, &session.event(), wishes);
        Ok(Self { session, to, settings_of, chosen, festival: None, pages, names })
    }

    /// Uses the columns, logo and accent colour of another file of the same event: of the one that the console keeps.
    #[must_use]
    pub fn with_settings_of(self, file: &Path, wishes: &PageWishes) -> Self {
        let chosen = chosen(file, &self.session.event(), wishes);
        Self { settings_of: file.to_owned(), chosen, ..self }
    }

    /// Reads new entries and settings; returns true if there are any.
    ///
    /// # Errors
    /// Returns [`PagesError::Stale`] if the file was replaced.
    pub fn has_news(&mut self, wishes: &PageWishes) -> Result<bool, PagesError> {
        let chosen = chosen(&self.settings_of, &self.session.event(), wishes);
        let before = std::mem::replace(&mut self.chosen, chosen);
        match self.session.follow() {
            Follow::Same => Ok(self.chosen != before),
            Follow::More => Ok(true),
            Follow::Stale => Err(PagesError::Stale { file: self.session.path().to_owned() }),
        }
    }

    /// Produces the pages; returns the reason if a logo is omitted, in the language of `texts`.
    pub fn make(&mut self, wishes: &PageWishes, texts: &Texts) -> Result<Option<String>, PagesError> {
        let mut pages = Vec::new();
        let told = self.make_each(wishes, texts, &mut |page| pages.push(page))?;
        self.pages = pages;
        Ok(told)
    }

    /// Produces the pages like [`EventPages::make`], but passes on each instead of holding it.
    pub fn make_each(
        &mut self,
        wishes: &PageWishes,
        texts: &Texts,
        pass: &mut dyn FnMut(site::File),
    ) -> Result<Option<String>, PagesError> {
        let (logo, told) = logo(self.chosen.1.as_deref(), texts);
        let (history, hash) = (self.session.history(), self.session.hash());
        let (chosen, accent) = (&self.chosen.0, self.chosen.2);
        let (logo, festival) = (logo.as_ref(), self.festival.as_deref());
        let event = PagedEvent { history, hash: &hash, chosen, logo, accent, festival };
        let mut names = Vec::new();
        event.each_page(self.to.address.as_deref(), wishes, &mut |page| {
            names.push(page.0.clone());
            pass(page);
        })?;
        self.names = names;
        Ok(told)
    }

    /// Removes the pages produced last, so that a service holds them once.
    pub fn take_files(&mut self) -> Vec<site::File> {
        std::mem::take(&mut self.pages)
    }

    pub fn history(&self) -> &History {
        self.session.history()
    }

    pub fn event(&self) -> String {
        self.session.event()
    }

    /// Updates the folder of the pages.
    ///
    /// # Errors
    /// Returns a [`PagesError`] if the folder is refused or a file cannot be written.
    pub fn put(&self) -> Result<(PathBuf, SiteChanges), PagesError> {
        let changes = write_site(&self.to.folder, &self.session.event(), &self.pages)?;
        Ok((self.to.folder.clone(), changes))
    }
}

/// Pages of a festival: a folder per section, and a front page that links to them.
pub struct FestivalPages {
    disk: Arc<dyn Disk>,
    folder: PathBuf,
    plan: Plan,
    to: PageFolder,
    /// Sections, with their page folders below that of the front page.
    sections: Vec<(EventPages, String)>,
}

impl FestivalPages {
    /// Opens all sections read-only and produces their pages; also returns the reasons why logos are omitted.
    ///
    /// # Errors
    /// Returns a [`PagesError`] if the folder is not a festival, an event file cannot be opened, or a page cannot be
    /// produced.
    pub fn open(
        (disk, folder): (&Arc<dyn Disk>, &Path),
        to: PageFolder,
        wishes: &PageWishes,
        texts: &Texts,
    ) -> Result<(Self, Vec<String>), PagesError> {
        let plan = Plan::read(folder)?;
        let (mut sections, mut told) = (Vec::new(), Vec::new());
        for (path, name) in plan.sections.iter().zip(plan.folders()) {
            let address =
                to.address.as_ref().map(|address| format!("{}/{name}/", address.trim_end_matches('/')));
            let own = PageFolder { folder: to.folder.join(&name), address };
            let mut section = EventPages::open(disk, path, own, wishes)?;
            section.festival = Some(plan.common.name.to_string());
            told.extend(section.make(wishes, texts)?);
            sections.push((section, name));
        }
        let (disk, folder) = (Arc::clone(disk), folder.to_owned());
        Ok((Self { disk, folder, plan, to, sections }, told))
    }

    /// Updates the folders of all sections and the front page; pages of former sections are removed.
    ///
    /// # Errors
    /// Returns a [`PagesError`] if a folder is refused or a file cannot be written.
    pub fn put(&self, wishes: &PageWishes, texts: &Texts) -> Result<Put, PagesError> {
        // The front page comes first, because its folder is only accepted while it is empty.
        let mut put = vec![self.put_front(wishes, texts)?];
        for (section, _) in &self.sections {
            put.push(section.put()?);
        }
        let names: Vec<String> = self.sections.iter().map(|(_, name)| name.clone()).collect();
        put.extend(keep_sections(&self.to.folder, &names)?);
        Ok(put)
    }

    /// Updates pages with changes, including changes to the list of sections; returns the updated folders, empty if
    /// there are none.
    ///
    /// # Errors
    /// Like [`FestivalPages::put`], and [`PagesError::Stale`] if an event file was replaced.
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

    /// Returns the sections in order, to follow each on its own.
    pub fn sections_mut(&mut self) -> impl Iterator<Item = &mut EventPages> {
        self.sections.iter_mut().map(|(section, _)| section)
    }

    fn put_front(&self, wishes: &PageWishes, texts: &Texts) -> Result<(PathBuf, SiteChanges), PagesError> {
        let pages = self.front(wishes, texts);
        Ok((self.to.folder.clone(), write_site(&self.to.folder, FESTIVAL, &pages)?))
    }

    /// Produces the front page, the pages of all players and their script from the pages of the sections.
    pub fn front(&self, wishes: &PageWishes, texts: &Texts) -> Vec<site::File> {
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
            pages: &section.names,
        });
        let front: Vec<Front> = front.collect();
        let logo = logo(wishes.logo.as_deref(), texts).0;
        let address = self.to.address.as_deref();
        let chosen =
            || KeptSite::of(wishes.data.as_deref(), (&self.folder, FESTIVAL)).map(|site| site.accent);
        let accent = wishes.accent.or_else(chosen).unwrap_or_default();
        site::front(&self.plan.common, &front, &own, now(), address, (logo.as_ref(), accent))
    }
}

/// Returns the local settings of an event: columns, logo and accent colour.
fn chosen(file: &Path, event: &str, wishes: &PageWishes) -> (Chosen, Option<PathBuf>, Accent) {
    let (data, of) = (wishes.data.as_deref(), (file, event));
    let logo = wishes.logo.clone().or_else(|| kept_logo(data, of));
    (chosen_columns(data, of), logo, wishes.accent.unwrap_or_else(|| chosen_accent(data, of)))
}

/// Reads a logo, if any; also returns the reason if it cannot be used.
fn logo(path: Option<&Path>, texts: &Texts) -> (Option<Arc<Logo>>, Option<String>) {
    match path.map(|path| read_logo(path, texts)) {
        None => (None, None),
        Some(Ok(logo)) => (Some(logo), None),
        Some(Err(told)) => (None, Some(told)),
    }
}

fn now() -> Moment {
    Moment(Timestamp::now().as_millisecond())
}

impl Plan {
    /// Returns the page folder of each section, which addresses name: its file name reduced to plain letters and
    /// digits; duplicates are numbered.
    pub fn folders(&self) -> Vec<String> {
        let mut folders: Vec<String> = Vec::new();
        for path in &self.sections {
            let name = simple(path);
            let numbered = (2..).map(|number| format!("{name}-{number}"));
            let free = std::iter::once(name.clone()).chain(numbered).find(|folder| !folders.contains(folder));
            folders.push(free.unwrap_or(name));
        }
        folders
    }
}

fn simple(path: &Path) -> String {
    let name = fold_for_search(&path.file_stem().unwrap_or_default().to_string_lossy());
    let simple = |letter: char| if letter.is_ascii_alphanumeric() { letter } else { '-' };
    let name: String = name.chars().map(simple).collect();
    if name.trim_matches('-').is_empty() { "section".to_owned() } else { name }
}
