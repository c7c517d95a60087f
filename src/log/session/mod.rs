//! The open event: its history in memory, which never silently diverges from its file on disk; local settings.

mod closing;
mod divergence;
mod festival;
mod fonts;
mod inbox;
mod local_settings;
mod pages;
mod plan_fault;
mod replay;
mod rescue;
mod season;
mod sharing;
mod upload;
mod wording;

pub use closing::{read_games, told_changes, write_closing};
pub use divergence::{Parting, Standing};
pub use festival::{Apart, Plan, PlanError};
pub use fonts::faces_with;
pub use inbox::{Inbox, Proposal, Sharer, inbox_of, shared_at, with_inbox};
pub use local_settings::{
    BACKUPS, COLUMNS, FESTIVAL, GROUPS, KeptSite, LOGOS, PAPERS, PASSES, SERVICES, SITES, address_of_pages,
    backup_folder, chosen_accent, chosen_columns, chosen_setup, file as kept_file, kept_logo, private_name,
    read_logo,
};
pub use pages::{EventPages, FestivalPages, PageFolder, PageWishes, PagedEvent, PagesError, Put};
pub use plan_fault::PlanFault;
pub use replay::{Cut, OpenError, replay, replay_up_to_damage};
pub use rescue::{RescueList, RescuedEvent, told_fault};
pub use season::{SeasonError, SeasonPlan};
pub use sharing::{NotUndone, Role, Undoing};
pub use upload::{UploadCommand, complaint};

use crate::store::{
    Disk, Followed, MirrorWarning, Mode, Notice, Opened, RecordedEntry, Salvaged, Stamp, Store, StoreError,
    Unsaved, find_unsaved,
};
use hakem_engine::history::{Entry, History, HistoryError, Logged, Made, Moment, PendingEntry};
use hakem_engine::refusals;
use jiff::Timestamp;
use sharing::SharedState;
use std::path::{Path, PathBuf};
use std::sync::{Arc, LazyLock};

static NOTHING: LazyLock<History> = LazyLock::new(History::default);

/// Returns the placeholder history while no event is open.
pub fn nothing() -> &'static History {
    &NOTHING
}

/// Outcome of a proposal.
#[derive(Debug)]
pub enum Kept {
    /// Stored on disk and in the history.
    Saved,
    /// Writing failed: it is in the history only, and will be written with the next entry.
    NotSaved(StoreError),
    /// It can never be written, so it is not in the history either.
    Refused(StoreError),
    /// Others must agree to it but cannot be reached: it is not recorded.
    NotAgreed,
    /// The login to the shared event may not record it: it is not recorded.
    NotAllowed,
}

impl Kept {
    pub fn is_kept(&self) -> bool {
        !matches!(self, Self::Refused(_) | Self::NotAgreed | Self::NotAllowed)
    }
}

refusals! {
/// Reason why an entry after the damage of an event file is not restored.
#[derive(Debug)]
pub enum NotTaken: "salvage" {
    /// It refers to a step by number, and the damage has made that number uncertain.
    NamesAStep,
    /// It does not fit the preceding entries.
    Misfit { why: HistoryError },
}
}

/// Result of following a file that another program writes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Follow {
    Same,
    /// There are new entries.
    More,
    /// The file can no longer be followed: the displayed state is out of date.
    Stale,
}

/// The open event.
pub struct Session {
    history: History,
    /// Time of creation of the event file.
    made: Timestamp,
    store: Store,
    disk: Arc<dyn Disk>,
    /// Entries that could not be written so far, with time and author.
    unsaved: Vec<(Entry, Stamp)>,
    mirror: Option<PathBuf>,
    cut: Option<Cut>,
    stale: bool,
    sharing: Option<SharedState>,
    /// True if the event continues elsewhere and cannot be reached.
    cut_off: bool,
}

impl Session {
    /// Opens an event file; also returns notices for the arbiter. A damaged file is opened read-only up to the damage.
    ///
    /// # Errors
    /// Returns an [`OpenError`] if nothing can be read from the file, which is then unchanged.
    pub fn open(disk: &Arc<dyn Disk>, path: &Path) -> Result<(Self, Vec<Notice>), OpenError> {
        match Store::open_on(Arc::clone(disk), path, Mode::Write) {
            Err(StoreError::Damaged { .. } | StoreError::Converted { .. }) => Self::salvage(disk, path),
            Err(error) => Err(error.into()),
            Ok(mut opened) => {
                let entries = std::mem::take(&mut opened.entries);
                match replay(path, entries) {
                    Ok(history) => {
                        let notices = std::mem::take(&mut opened.notices);
                        Ok((Self::of(disk, opened, history, None), notices))
                    }
                    Err(_) => {
                        drop(opened);
                        Self::salvage(disk, path)
                    }
                }
            }
        }
    }

    /// Opens an event file to read and follow it: it is never written, and other programs can still write it.
    ///
    /// # Errors
    /// Returns an [`OpenError`] if the file cannot be read, or an entry does not follow.
    pub fn open_to_read(disk: &Arc<dyn Disk>, path: &Path) -> Result<Self, OpenError> {
        let mut opened = Store::open_on(Arc::clone(disk), path, Mode::Read)?;
        let entries = std::mem::take(&mut opened.entries);
        let history = replay(path, entries)?;
        Ok(Self::of(disk, opened, history, None))
    }

    /// Opens a damaged event file read-only, up to the damage.
    fn salvage(disk: &Arc<dyn Disk>, path: &Path) -> Result<(Self, Vec<Notice>), OpenError> {
        let mut opened = Store::open_on(Arc::clone(disk), path, Mode::Salvage)?;
        let (history, cut) = replay_up_to_damage(path, &mut opened);
        let notices = std::mem::take(&mut opened.notices);
        Ok((Self::of(disk, opened, history, cut), notices))
    }

    fn of(disk: &Arc<dyn Disk>, opened: Opened<Entry>, history: History, cut: Option<Cut>) -> Self {
        Self { cut, ..Self::with(disk, opened.store, history, opened.heading.made) }
    }

    fn with(disk: &Arc<dyn Disk>, store: Store, history: History, made: Timestamp) -> Self {
        Self {
            history,
            made,
            store,
            disk: Arc::clone(disk),
            unsaved: Vec::new(),
            mirror: None,
            cut: None,
            stale: false,
            sharing: None,
            cut_off: false,
        }
    }

    /// Creates a new event file with these entries, all or none.
    ///
    /// # Errors
    /// Returns an [`OpenError`] if it cannot be written, or an entry does not fit; no file remains then.
    pub fn create(
        disk: &Arc<dyn Disk>,
        path: &Path,
        entries: Vec<Entry>,
        at: Timestamp,
    ) -> Result<Self, OpenError> {
        let recorded = entries.iter().map(|entry| RecordedEntry { at, by: None, entry: entry.clone() });
        let history = replay(path, recorded)?;
        let store = Store::create_on(Arc::clone(disk), path, at, &entries)?;
        Ok(Self::with(disk, store, history, at))
    }

    /// Writes the complete event, including entries that could not be written before, to a new file and continues
    /// there. A damaged event becomes a new one that records its origin: `chosen` are the 0-based indices of entries
    /// after the damage that the arbiter decided to restore. Returns the number of entries restored.
    ///
    /// # Errors
    /// Returns a [`StoreError`] if the new file cannot be written; no file remains then, and the session continues
    /// with the old one.
    pub fn save_as(&mut self, path: &Path, chosen: &[usize], at: Timestamp) -> Result<usize, StoreError> {
        // Of a damaged file, only the readable part is copied.
        let copied = self.cut.is_none().then(|| self.copy_to(path));
        let (history, tried) = self.with_intact(|place| chosen.contains(&place));
        let taken = tried.iter().flatten().count();
        let store = match copied {
            Some(Ok(store)) => store,
            Some(Err(error)) if is_about(&error, path) => return Err(error),
            Some(Err(_)) | None => self.write_anew(path, &history, taken as u64, at)?,
        };
        self.history = history;
        let mark = self.store.mirror_mark();
        self.store = store;
        self.unsaved.clear();
        (self.cut, self.stale) = (None, false);
        if let Some(folder) = self.mirror.clone() {
            let _told_on_the_head = self.store.set_mirror(Some(&folder), mark);
        }
        Ok(taken)
    }

    /// Returns the intact entries after the damage, in file order.
    pub fn intact(&self) -> &[RecordedEntry<Entry>] {
        self.cut.as_ref().map_or(&[], |cut| &cut.intact)
    }

    /// Applies selected entries of [`Session::intact`] one after the other. Returns the resulting history, and for
    /// each entry its line in the log or the reason why it is not restored.
    pub fn with_intact(&self, chosen: impl Fn(usize) -> bool) -> (History, Vec<Result<usize, NotTaken>>) {
        let mut history = self.history.clone();
        let places = self.intact().iter().enumerate().filter(|&(place, _)| chosen(place));
        let tried = places.map(|(_, recorded)| {
            if recorded.entry.names_a_step() {
                return Err(NotTaken::NamesAStep);
            }
            let pending =
                history.try_entry(recorded.entry.clone()).map_err(|why| NotTaken::Misfit { why })?;
            history.keep(pending, made(recorded.stamp()));
            Ok(history.log().len() - 1)
        });
        let tried = tried.collect();
        (history, tried)
    }

    /// Copies the file unchanged if it still contains the recorded entries, and appends the unwritten ones.
    fn copy_to(&self, path: &Path) -> Result<Store, StoreError> {
        let unsaved = self.unsaved.iter().map(|(entry, stamp)| (entry, stamp.clone()));
        let unshared = self.history.log().iter().skip(self.trunk().log().len());
        let unshared = unshared.map(|line| (&line.entry, stamp(line)));
        self.store.save_copy(path, unsaved.chain(unshared))?;
        Ok(Store::open_on::<Entry>(Arc::clone(&self.disk), path, Mode::Write)?.store)
    }

    /// Writes the state in memory, for files that can no longer be read.
    fn write_anew(
        &self,
        path: &Path,
        history: &History,
        taken: u64,
        at: Timestamp,
    ) -> Result<Store, StoreError> {
        let log = history.log();
        let salvaged = self.cut.as_ref().map(|cut| Salvaged {
            file: self.path().file_name().unwrap_or_default().to_string_lossy().into_owned(),
            entries: (log.len() as u64).saturating_sub(taken),
            left: cut.after.lines.saturating_sub(taken),
            taken,
        });
        let made = if salvaged.is_some() { at } else { self.made };
        let entries = log.iter().map(|logged| (&logged.entry, stamp(logged)));
        Store::create_anew(Arc::clone(&self.disk), path, made, salvaged.as_ref(), entries)
    }

    pub fn history(&self) -> &History {
        &self.history
    }

    pub fn path(&self) -> &Path {
        self.store.path()
    }

    /// Returns the hash after the last entry on disk, which identifies the complete file.
    pub fn hash(&self) -> String {
        self.store.hash()
    }

    /// Returns the globally unique ID of the event, in letters and digits.
    pub fn event(&self) -> String {
        self.store.event()
    }

    /// Returns true if the event file is locked by another program, not writable or damaged.
    pub fn is_read_only(&self) -> bool {
        self.store.is_read_only() && (self.sharing.is_none() || self.role() == Role::Reader)
    }

    /// Returns the position of the damage in the event file.
    pub fn cut(&self) -> Option<&Cut> {
        self.cut.as_ref()
    }

    /// Returns true if the displayed state may differ from the file.
    pub fn is_stale(&self) -> bool {
        self.stale
    }

    /// Returns the number of entries not on disk.
    pub fn unsaved(&self) -> usize {
        self.unsaved.len()
    }

    /// Returns the reason why the mirror lacks entries, if it does.
    pub fn mirror_warning(&self) -> Option<MirrorWarning> {
        self.files().find_map(Store::mirror_warning)
    }

    /// Returns true if the mirror has not yet responded to the last request.
    pub fn mirror_is_behind(&self) -> bool {
        self.files().any(Store::mirror_is_behind)
    }

    /// Returns the mark that identifies the mirror folder, once it is known.
    pub fn mirror_mark(&self) -> Option<String> {
        self.store.mirror_mark()
    }

    /// Retries updating the mirror without waiting for it.
    pub fn retry_mirror(&self) {
        self.files().for_each(Store::retry_mirror);
    }

    /// Updates the mirror and waits briefly; returns the reason if it is not up to date.
    pub fn settle_mirror(&self) -> Option<MirrorWarning> {
        self.files().fold(None, |found, file| file.settle_mirror().or(found))
    }

    /// Returns the mirrored files: the event file, and the inbox of a shared event.
    fn files(&self) -> impl Iterator<Item = &Store> {
        std::iter::once(&self.store).chain(self.inbox().map(Inbox::file))
    }

    pub fn mirror(&self) -> Option<&Path> {
        self.mirror.as_deref()
    }

    /// Sets or clears the mirror folder; `mark` is the mark found there when it was set before.
    pub fn set_mirror(&mut self, folder: Option<&Path>, mark: Option<String>) -> Option<MirrorWarning> {
        self.mirror = folder.map(Path::to_owned);
        let warning = self.store.set_mirror(folder, mark);
        let Some(sharing) = &mut self.sharing else { return warning };
        // The folder has one mark, created for the first of the two files.
        let warning = warning.or_else(|| self.store.settle_mirror());
        let of_inbox = sharing.inbox().store().set_mirror(folder, self.store.mirror_mark());
        warning.or(of_inbox)
    }

    /// Writes a proposal to disk, after all entries that could not be written before, and adds it to the history.
    pub fn record(&mut self, proposal: PendingEntry, stamp: impl Into<Stamp>) -> Kept {
        let stamp = stamp.into();
        if self.sharing.is_some() {
            return self.ask_all(proposal, stamp.at);
        }
        self.unsaved.push((proposal.entry().clone(), stamp.clone()));
        let kept = match self.write() {
            Ok(()) => Kept::Saved,
            Err(error @ (StoreError::ReadOnly { .. } | StoreError::Unwritable { .. })) => {
                self.unsaved.pop();
                return Kept::Refused(error);
            }
            Err(error) => Kept::NotSaved(error),
        };
        self.history.keep(proposal, made(stamp));
        kept
    }

    /// Writes a saved unwritten entry to disk and adds it to the history, with its original time and author.
    pub fn record_again(&mut self, recorded: RecordedEntry<Entry>) -> Result<Kept, HistoryError> {
        let stamp = recorded.stamp();
        let proposal = self.history.try_entry(recorded.entry)?;
        Ok(self.record(proposal, stamp))
    }

    /// Retries writing the entries that could not be written; returns the error if it still fails.
    pub fn save_again(&mut self) -> Option<StoreError> {
        if self.unsaved.is_empty() { None } else { self.write().err() }
    }

    /// Writes the entries that are not on disk yet.
    fn write(&mut self) -> Result<(), StoreError> {
        self.store.append_each(self.unsaved.iter().map(|(entry, stamp)| (entry, stamp.clone())))?;
        self.unsaved.clear();
        Ok(())
    }

    /// Gives up writing the event file: writes the unwritten entries to the first of these files that accepts them, to
    /// be offered when the event is opened again. Returns that file, or `None` if all failed.
    pub fn put_aside(&mut self, paths: &[PathBuf]) -> Option<PathBuf> {
        let unsaved = std::mem::take(&mut self.unsaved);
        let entries = || unsaved.iter().map(|(entry, stamp)| (entry, stamp.clone()));
        paths.iter().find_map(|path| self.store.put_aside(path, entries()).ok())
    }

    /// Returns unwritten entries of this event from these files that are not in the event file by now.
    pub fn find_unsaved(&self, paths: &[PathBuf]) -> Vec<Unsaved<Entry>> {
        let event = self.event();
        let found = paths.iter().flat_map(|path| find_unsaved::<Entry>(&*self.disk, path, &event));
        found.filter(|unsaved| !self.has(unsaved)).collect()
    }

    /// Returns true if these entries were written later.
    fn has(&self, unsaved: &Unsaved<Entry>) -> bool {
        let start = usize::try_from(unsaved.after).unwrap_or(usize::MAX);
        let there = self.history.log().get(start..).unwrap_or_default();
        there.len() >= unsaved.entries.len()
            && there.iter().zip(&unsaved.entries).all(|(logged, recorded)| {
                logged.entry == recorded.entry && logged.at.0 == recorded.at.as_millisecond()
            })
    }

    /// Reads entries that another program appended to a file that is only read here.
    pub fn follow(&mut self) -> Follow {
        if !self.store.is_read_only() || self.cut.is_some() || self.stale {
            return Follow::Same;
        }
        let entries = match self.store.follow::<Entry>() {
            Ok(Followed::Appended(entries)) => entries,
            Ok(Followed::Lost) | Err(_) => {
                self.stale = true;
                return Follow::Stale;
            }
        };
        if entries.is_empty() {
            return Follow::Same;
        }
        for recorded in entries {
            let made = made(recorded.stamp());
            if self.trunk_mut().replay(recorded.entry, made).is_err() {
                self.stale = true;
                return Follow::Stale;
            }
        }
        self.show_inbox();
        self.store.retry_mirror();
        Follow::More
    }
}

fn is_about(error: &StoreError, file: &Path) -> bool {
    match error {
        StoreError::Io { path, .. } | StoreError::Exists { path } | StoreError::TooLarge { path, .. } => {
            path == file
        }
        _ => false,
    }
}

/// Converts time and author of an entry to the type of the history.
pub fn made(Stamp { at, by }: Stamp) -> Made {
    Made { at: Moment(at.as_millisecond()), by }
}

/// Converts time and author of a log line to the type of the event file.
fn stamp(line: &Logged) -> Stamp {
    let at = Timestamp::from_millisecond(line.at.0).unwrap_or_default();
    Stamp { at, by: line.by.clone() }
}
