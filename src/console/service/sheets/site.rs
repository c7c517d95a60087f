//! The web pages of the event: written now and after every entry, and resumed when the event is reopened.

use super::super::state::State;
use super::Sheets;
use crate::desk::{Notice, Site};
use crate::event::{Derived, Event};
use crate::i18n::{Say, Texts};
use crate::publish::site;
use crate::session::{FESTIVAL, FestivalPages, KeptSite, PageFolder, PageWishes, SITES, kept_file};
use crate::store::{self, SiteChanges};
use hakem_engine::history::Moment;
use hakem_engine::trf::Audience;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::Duration;

/// Interval at which a thread checks the sections for changes.
const LOOK: Duration = Duration::from_millis(300);

/// Pages of a festival, written and kept up to date by a thread until this is dropped.
pub(super) struct Followed {
    told: Receiver<Result<usize, String>>,
    /// Dropping it ends the thread.
    _wanted: Arc<()>,
}

impl Followed {
    /// Starts a thread that writes the pages.
    fn begin(folder: PathBuf, site: &Site, state: &State) -> Self {
        let ((tell, told), wanted) = (channel(), Arc::new(()));
        let (still, disk) = (Arc::downgrade(&wanted), Arc::clone(&state.world.disk));
        let to = PageFolder { folder: site.folder.clone(), address: site.address.clone() };
        let data = state.world.data_folder.clone();
        let wishes = PageWishes {
            language: None,
            audience: site.audience,
            logo: None,
            accent: Some(site.accent),
            is_served: false,
            data,
        };
        let texts = state.texts.language();
        let write = move || {
            let texts = Texts::new(texts);
            let mut pages: Option<FestivalPages> = None;
            while still.strong_count() > 0 {
                let put = match &mut pages {
                    Some(pages) => pages.follow(&wishes, &texts),
                    None => FestivalPages::open((&disk, &folder), to.clone(), &wishes, &texts)
                        .and_then(|(opened, _)| pages.insert(opened).put(&wishes, &texts)),
                };
                let count = put.map(|put| put.iter().map(|(_, changes)| changes.written.len()).sum());
                if count.is_err() {
                    // A section that was damaged or moved is searched again.
                    pages = None;
                }
                let _nobody_may_listen = tell.send(count.map_err(|error| error.say(&texts)));
                thread::sleep(LOOK);
            }
        };
        // Without a thread no pages are written, nor reported as written.
        drop(thread::Builder::new().name("pages".to_owned()).spawn(write));
        Self { told, _wanted: wanted }
    }
}

impl Sheets {
    /// Sets the output folder of the web pages, written after every entry from now on; `None` ends that.
    pub(super) fn choose_site(&mut self, site: Option<Site>, state: &mut State) {
        (self.site, self.followed) = (site, None);
        (self.written, self.is_refused) = (None, false);
        self.keep_site(state);
        match self.site {
            None => state.done(state.texts.get("wall-site-ended").into_owned()),
            Some(_) => {
                self.update_site(state);
            }
        }
    }

    /// Updates the pages if there are new entries; returns true if there is something new to report.
    pub(super) fn update_site(&mut self, state: &mut State) -> bool {
        let Some((site, session)) = self.site.clone().zip(state.session.as_ref()) else { return false };
        if site.is_of_all {
            return self.follow_all(&site, state);
        }
        let entries = session.history().log().len();
        if self.written == Some(entries) {
            return false;
        }
        let is_first = self.written.is_none() || self.is_refused;
        self.written = Some(entries);
        match self.write_site(&site, state) {
            Ok(changes) => {
                if is_first || !changes.is_empty() {
                    self.changed = Some(site.folder.clone());
                }
                self.is_refused = false;
                if is_first {
                    state.notice = Some(written(changes.written.len(), &site, &state.texts));
                }
                is_first
            }
            Err(told) => {
                let is_news = !self.is_refused;
                self.is_refused = true;
                if is_news {
                    state.warn(told);
                }
                is_news
            }
        }
    }

    /// Keeps the pages of all sections up to date on a thread; returns true if there is something new to report.
    fn follow_all(&mut self, site: &Site, state: &mut State) -> bool {
        let folder = state.session.as_ref().and_then(|session| session.path().parent()).map(Path::to_owned);
        let Some(folder) = folder else { return false };
        let followed = self.followed.get_or_insert_with(|| Followed::begin(folder, site, state));
        let told: Vec<_> = followed.told.try_iter().collect();
        let is_first = self.written.is_none() || self.is_refused;
        let mut has_news = false;
        for told in told {
            if told.as_ref().is_ok_and(|&count| is_first || count > 0) {
                self.changed = Some(site.folder.clone());
            }
            match told {
                Ok(count) if is_first && self.written.is_none() => {
                    (self.written, self.is_refused) = (Some(0), false);
                    state.notice = Some(written(count, site, &state.texts));
                    has_news = true;
                }
                Ok(_) => self.is_refused = false,
                Err(why) if !self.is_refused => {
                    self.is_refused = true;
                    state.warn(why);
                    has_news = true;
                }
                Err(_) => {}
            }
        }
        has_news
    }

    /// Writes the pages in the language of the event.
    fn write_site(&self, site: &Site, state: &State) -> Result<SiteChanges, String> {
        let session = state.session.as_ref().ok_or_else(String::new)?;
        let texts = Texts::new(session.history().snapshot().settings().language);
        let derived = Derived::default();
        let event = Event {
            zone: &state.world.zone,
            chosen: &self.chosen,
            ..Event::of(session.history(), &texts, &derived)
        };
        let printed = Moment((state.world.now)().as_millisecond());
        let wishes = site::SiteOptions {
            address: site.address.as_deref(),
            audience: site.audience,
            logo: self.logo(),
            accent: site.accent,
            is_served: false,
            festival: None,
        };
        let made = site::files(event, (printed, &session.hash()), wishes);
        let made = made.map_err(|error| error.say(&state.texts))?;
        store::write_site(&site.folder, &session.event(), &made).map_err(|error| error.say(&state.texts))
    }

    /// Loads the settings of the pages from the last opening.
    pub(super) fn resume_site(&mut self, state: &State) {
        let data = state.world.data_folder.as_deref();
        let Some(session) = &state.session else { return self.site = None };
        let (path, event) = (session.path(), session.event());
        let festival = path.parent().and_then(|folder| KeptSite::of(data, (folder, FESTIVAL)));
        let (is_of_all, kept) = match festival {
            Some(festival) => (true, Some(festival)),
            None => (false, KeptSite::of(data, (path, &event))),
        };
        // The pages of all sections continue, whichever section is open.
        self.site = kept.map(|KeptSite { folder, address, is_personal, accent }| {
            let audience = if is_personal { Audience::Federation } else { Audience::Public };
            Site { folder, address, audience, is_of_all, accent }
        });
    }

    /// Remembers the settings of the pages, or their absence. If that fails, they must be entered again.
    fn keep_site(&self, state: &State) {
        let (own, of_all) = (state.kept_file(SITES), of_festival(state));
        for path in own.iter().chain(&of_all) {
            let _there_may_be_none = fs::remove_file(path);
        }
        let Some(site) = &self.site else { return };
        let Some(path) = (if site.is_of_all { of_all } else { own }) else { return };
        let folder = std::path::absolute(&site.folder).unwrap_or_else(|_| site.folder.clone());
        let (address, accent) = (site.address.clone(), site.accent);
        let kept = KeptSite { folder, address, is_personal: site.audience == Audience::Federation, accent };
        let _best_effort = kept.written().map(|text| store::keep(&path, &text));
    }
}

/// Returns the settings file of the pages for all sections of the festival.
fn of_festival(state: &State) -> Option<PathBuf> {
    let folder = state.session.as_ref()?.path().parent()?;
    kept_file(state.world.data_folder.as_deref(), SITES, (folder, FESTIVAL))
}

fn written(count: usize, site: &Site, texts: &Texts) -> Notice {
    let folder = site.folder.to_string_lossy().into_owned();
    let told = texts.with("wall-site-written", &[("files", count.into()), ("folder", folder.into())]);
    Notice::done(told).leading_to(site.folder.join(site::INDEX))
}
