//! Downloads rating lists from their addresses, one after the other, in the background.

use super::super::state::State;
use super::import::ListImport;
use super::{Ratings, folder, today};
use crate::desk::{Message, Notice};
use crate::i18n::Texts;
use crate::ratings::{self, AssignedColumns, Imported, ListSources, RatingsError, Wanted, Watch};
use hakem_engine::tournament::GameKind;
use jiff::civil::Date;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::mpsc::channel;
use std::thread;

/// Pending downloads, and the date of the last update.
#[derive(Default)]
pub(super) struct Updates {
    /// Names and addresses.
    waiting: Vec<(String, String)>,
    /// Last day on which all lists were downloaded.
    tried: Option<Date>,
    /// True if the last downloads were started without a key.
    is_daily: bool,
}

impl Updates {
    /// Returns true if lists are still to be downloaded.
    pub(super) fn are_waiting(&self) -> bool {
        !self.waiting.is_empty()
    }

    /// Returns true if the last downloads were started without a key.
    pub(super) fn are_daily(&self) -> bool {
        self.is_daily
    }

    /// Cancels all pending downloads.
    pub(super) fn end(&mut self) {
        self.waiting.clear();
    }
}

impl Ratings {
    /// Downloads all lists that have an address.
    pub(super) fn update(&mut self, state: &mut State) -> Message {
        if self.is_importing() {
            return self.ask_file(state);
        }
        let addresses = &state.world.list_sources.addresses;
        if addresses.is_empty() {
            let told = state.texts.get("ratings-no-address").into_owned();
            return Message::Tell(Notice::warning(told));
        }
        self.updates.waiting = addresses.iter().map(|(name, of)| (name.clone(), of.clone())).collect();
        self.updates.tried = Some(today(state));
        self.updates.is_daily = false;
        self.get_next(state);
        Message::Nothing
    }

    /// Downloads all lists once a day, if enabled in the user's settings and one is older than that.
    pub(super) fn update_daily(&mut self, state: &mut State) {
        let today = today(state);
        if !state.world.list_sources.daily || self.updates.tried == Some(today) || self.is_importing() {
            return;
        }
        let Some(folder) = folder(state) else { return };
        self.updates.tried = Some(today);
        let lists = ratings::lists(&folder).unwrap_or_default();
        if state.world.list_sources.are_due(&lists, today) {
            self.update(state);
            self.updates.is_daily = true;
        }
    }

    /// Starts the next download, unless one is running.
    pub(super) fn get_next(&mut self, state: &mut State) {
        if self.importing.is_some() {
            return;
        }
        let Some((name, address)) = self.updates.waiting.pop() else { return };
        let Some(folder) = folder(state) else { return };
        let watch = Watch::default();
        let kind = GameKind::ALL.into_iter().find(|kind| name.contains(kind.word()));
        let wanted = Wanted { name: Some(name.clone()), kind, watch: watch.clone(), ..Wanted::default() };
        let sources = state.world.list_sources.clone();
        let (today, texts) = (today(state), state.texts.clone());
        let (sender, answers) = channel();
        let get = move || drop(sender.send(gotten(&sources, &address, &wanted, &folder, today, &texts)));
        if thread::Builder::new().name("update".to_owned()).spawn(get).is_err() {
            return state.refuse(state.texts.with("waiting-unread", &[("file", name.into())]));
        }
        state.done(state.texts.with("ratings-update-begun", &[("list", name.as_str().into())]));
        self.importing =
            Some(ListImport::new(PathBuf::from(name), (AssignedColumns::default(), None), watch, answers));
    }
}

/// Downloads and imports a list; the downloaded file is deleted.
fn gotten(
    sources: &ListSources,
    address: &str,
    wanted: &Wanted,
    folder: &Path,
    today: Date,
    texts: &Texts,
) -> Result<Imported, RatingsError> {
    let incoming = folder.join("incoming");
    let unwritable = |source| RatingsError::Io { path: incoming.clone(), source };
    fs::create_dir_all(&incoming).map_err(unwritable)?;
    let to = incoming.join(file_name(address));
    let imported = ratings::get(sources, address, &to, &wanted.watch)
        .and_then(|()| ratings::import(&to, wanted, folder, today, texts));
    // If deleting fails, the next download overwrites the file.
    let _kept_until_then = fs::remove_file(&to);
    imported
}

/// Returns the file name in an address, restricted to plain characters.
fn file_name(address: &str) -> String {
    let last = address.rsplit('/').next().unwrap_or_default();
    let is_plain = |letter: &char| letter.is_ascii_alphanumeric() || matches!(letter, '.' | '-' | '_');
    let name: String = last.chars().filter(is_plain).collect();
    if name.trim_matches('.').is_empty() { "list".to_owned() } else { name }
}
