//! The pages of the event: written now and after every entry, and again when the event is opened the next time.

use super::super::state::State;
use super::{Sheets, file};
use crate::desk::context::Site;
use crate::event::{Derived, Event};
use crate::i18n::{Say, Texts};
use crate::publish::site;
use crate::store::{self, SiteChanges};
use hakem_engine::history::Moment;
use hakem_engine::trf::Audience;
use std::fs;
use std::path::PathBuf;

/// The folder in the user's data folder that has a file for each event with pages.
const SITES: &str = "sites";

/// The third line of that file where the pages hold full dates of birth and licence numbers.
const PERSONAL: &str = "personal-data";

impl Sheets {
    /// Says where the pages of the event are written from now on, after every entry; `None` ends that.
    pub(super) fn choose_site(&mut self, site: Option<Site>, state: &mut State) {
        self.site = site;
        (self.written, self.is_refused) = (None, false);
        self.keep_site(state);
        match self.site {
            None => state.done(state.texts.get("wall-site-ended").into_owned()),
            Some(_) => {
                self.update_site(state);
            }
        }
    }

    /// Brings the pages up to date where there are new entries; returns whether there is something new to tell.
    pub(super) fn update_site(&mut self, state: &mut State) -> bool {
        let Some((site, session)) = self.site.clone().zip(state.session.as_ref()) else { return false };
        let entries = session.history().log().len();
        if self.written == Some(entries) {
            return false;
        }
        let is_first = self.written.is_none() || self.is_refused;
        self.written = Some(entries);
        match self.write_site(&site, state) {
            Ok(changes) => {
                self.is_refused = false;
                if is_first {
                    let folder = site.folder.to_string_lossy().into_owned();
                    let values = [("files", changes.written.len().into()), ("folder", folder.into())];
                    state.done(state.texts.with("wall-site-written", &values));
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
        };
        let made = site::files(event, (printed, &session.hash()), wishes);
        let made = made.map_err(|error| error.to_string())?;
        store::write_site(&site.folder, &session.event(), &made).map_err(|error| error.say(&state.texts))
    }

    /// Takes up the pages that the event had when it was open last.
    pub(super) fn resume_site(&mut self, state: &State) {
        let kept = file(SITES, state).and_then(|path| store::kept(&path).ok().flatten());
        self.site = kept.and_then(|text| {
            let mut lines = text.lines();
            let folder = PathBuf::from(lines.next()?);
            let address = lines.next().filter(|address| !address.is_empty()).map(ToOwned::to_owned);
            let is_personal = lines.next() == Some(PERSONAL);
            let audience = if is_personal { Audience::Federation } else { Audience::Public };
            Some(Site { folder, address, audience })
        });
    }

    /// Remembers where the pages are written, or that they are not. What cannot be kept is asked for again.
    fn keep_site(&self, state: &State) {
        let Some(path) = file(SITES, state) else { return };
        let Some(site) = &self.site else {
            let _there_may_be_none = fs::remove_file(path);
            return;
        };
        let folder = std::path::absolute(&site.folder).unwrap_or_else(|_| site.folder.clone());
        let Some(folder) = folder.to_str() else { return };
        let address = site.address.as_deref().unwrap_or_default();
        let personal = if site.audience == Audience::Federation { PERSONAL } else { "" };
        let _best_effort = store::keep(&path, &format!("{folder}\n{address}\n{personal}\n"));
    }
}
