//! Events as served: followed on one thread, each published to requests as an immutable value.

use super::served_file::ServedFile;
use crate::hall::{Decisions, Secret, decisions};
use crate::i18n::Texts;
use crate::publish::site;
use crate::session::{EventPages, FestivalPages, PageWishes, PagesError};
use hakem_engine::tournament::Snapshot;
use std::collections::HashMap;
use std::path::PathBuf;
use std::sync::Arc;
use std::thread;
use std::time::{Duration, Instant};
use tokio::sync::watch;

/// Polling interval of the event file.
const PATIENCE: Duration = Duration::from_millis(200);

/// Multiple of the time that rendering took, until pages are rendered again: open pages ask every five seconds.
const REST: u32 = 3;
const LONGEST_REST: Duration = Duration::from_secs(5);

/// The event at one moment.
pub struct Shown {
    pub event: String,
    /// Number of changes since the service was started.
    pub version: u64,
    pub snapshot: Snapshot,
    /// Decisions of the arbiter about results that were reported.
    pub decisions: Decisions,
    pub secret: Secret,
    /// Public pages by file name; after a change they follow within seconds.
    pub files: ServedFiles,
}

/// Public pages by file name.
pub type ServedFiles = HashMap<String, Arc<ServedFile>>;

/// Key of the passes of an event, and its file: a revocation takes effect while the service runs.
pub type PassKey = (Secret, PathBuf);

/// The events of a service, whose files are followed.
pub struct Live {
    pages: ServedPages,
    sections: Vec<ServedSection>,
    front: Option<watch::Sender<Arc<ServedFiles>>>,
    wishes: PageWishes,
    texts: Texts,
}

/// Pages of one event, or of a festival.
enum ServedPages {
    Event(Box<EventPages>),
    Festival(Box<FestivalPages>),
}

impl ServedPages {
    fn events(&mut self) -> Vec<&mut EventPages> {
        match self {
            Self::Event(pages) => vec![pages],
            Self::Festival(pages) => pages.sections_mut().collect(),
        }
    }
}

/// An event as it is served.
struct ServedSection {
    key: PassKey,
    shown: watch::Sender<Arc<Shown>>,
    /// True if its pages are older than the event.
    is_due: bool,
}

impl ServedSection {
    fn begin(pages: &EventPages, key: PassKey, files: ServedFiles) -> Self {
        let (shown, _) = watch::channel(Arc::new(shown(pages, key.0.clone(), 0, files)));
        Self { key, shown, is_due: false }
    }

    /// Publishes the event if it has changed; returns true if its pages were rendered.
    ///
    /// Reports and passes are judged by the event and the key as they are now, even while rendering rests.
    fn follow(
        &mut self,
        pages: &mut EventPages,
        (wishes, texts): (&PageWishes, &Texts),
        rests: bool,
    ) -> Result<bool, PagesError> {
        // An unreadable key revokes nothing.
        let secret = Secret::kept(&self.key.1).ok().flatten().filter(|secret| *secret != self.key.0);
        let is_changed = pages.has_news(wishes)? || secret.is_some();
        self.key.0 = secret.unwrap_or_else(|| self.key.0.clone());
        self.is_due |= is_changed;
        let renders = self.is_due && !rests;
        if !is_changed && !renders {
            return Ok(false);
        }
        let before = Arc::clone(&self.shown.borrow());
        let files = match renders {
            true => rendered(pages, (wishes, texts), &before.files)?,
            false => before.files.clone(),
        };
        self.is_due &= !renders;
        let now = shown(pages, self.key.0.clone(), before.version + 1, files);
        self.shown.send_replace(Arc::new(now));
        Ok(renders)
    }
}

impl Live {
    /// Produces the pages of an event for the first time.
    pub fn begin(
        mut pages: EventPages,
        wishes: PageWishes,
        texts: Texts,
        key: PassKey,
    ) -> Result<Self, PagesError> {
        let files = rendered(&mut pages, (&wishes, &texts), &HashMap::new())?;
        let sections = vec![ServedSection::begin(&pages, key, files)];
        Ok(Self { pages: ServedPages::Event(Box::new(pages)), sections, front: None, wishes, texts })
    }

    /// Serves the pages of a festival; `keys` are those of its sections, in order.
    pub fn festival(mut pages: FestivalPages, wishes: PageWishes, texts: Texts, keys: Vec<PassKey>) -> Self {
        let begin = |(pages, key): (&mut EventPages, PassKey)| {
            let mut files = HashMap::new();
            pages.take_files().into_iter().for_each(|file| serve(&mut files, file, &HashMap::new()));
            ServedSection::begin(pages, key, files)
        };
        let sections = pages.sections_mut().zip(keys).map(begin).collect();
        let front = Some(watch::channel(Arc::new(front(&pages, (&wishes, &texts), &HashMap::new()))).0);
        Self { pages: ServedPages::Festival(Box::new(pages)), sections, front, wishes, texts }
    }

    /// Returns each event as it changes, in order.
    pub fn shown(&self) -> Vec<watch::Receiver<Arc<Shown>>> {
        self.sections.iter().map(|section| section.shown.subscribe()).collect()
    }

    /// Returns the pages of a festival above those of its sections as they change.
    pub fn front(&self) -> Option<watch::Receiver<Arc<ServedFiles>>> {
        self.front.as_ref().map(watch::Sender::subscribe)
    }

    /// Follows the event files until no one needs the events any more.
    ///
    /// # Errors
    /// Returns an error if a file is replaced or a page cannot be produced.
    pub fn follow(mut self) -> Result<(), PagesError> {
        let mut rested = Instant::now();
        while self.sections.iter().any(|section| !section.shown.is_closed()) {
            let began = Instant::now();
            let mut is_rendered = false;
            for (section, pages) in self.sections.iter_mut().zip(self.pages.events()) {
                is_rendered |= section.follow(pages, (&self.wishes, &self.texts), began < rested)?;
            }
            if is_rendered && let (Some(sender), ServedPages::Festival(pages)) = (&self.front, &self.pages) {
                let before = Arc::clone(&sender.borrow());
                sender.send_replace(Arc::new(front(pages, (&self.wishes, &self.texts), &before)));
            }
            if is_rendered {
                // Large events render for seconds: reports are answered in between.
                rested = Instant::now() + (began.elapsed() * REST).min(LONGEST_REST);
            }
            thread::sleep(PATIENCE);
        }
        Ok(())
    }
}

fn shown(pages: &EventPages, secret: Secret, version: u64, files: ServedFiles) -> Shown {
    let history = pages.history();
    let (snapshot, decisions) = (history.snapshot().clone(), decisions(history));
    Shown { event: pages.event(), version, snapshot, decisions, secret, files }
}

/// Renders the pages; those that are the same as before are shared.
fn rendered(
    pages: &mut EventPages,
    (wishes, texts): (&PageWishes, &Texts),
    before: &ServedFiles,
) -> Result<ServedFiles, PagesError> {
    let mut files = HashMap::new();
    pages.make_each(wishes, texts, &mut |file| serve(&mut files, file, before))?;
    Ok(files)
}

/// Renders the pages of a festival above those of its sections.
fn front(pages: &FestivalPages, (wishes, texts): (&PageWishes, &Texts), before: &ServedFiles) -> ServedFiles {
    let mut files = HashMap::new();
    pages.front(wishes, texts).into_iter().for_each(|file| serve(&mut files, file, before));
    files
}

fn serve(files: &mut ServedFiles, file: site::File, before: &ServedFiles) {
    let made = ServedFile::new(&file);
    let known = before.get(&file.0).filter(|known| ***known == made).cloned();
    files.insert(file.0, known.unwrap_or_else(|| Arc::new(made)));
}
