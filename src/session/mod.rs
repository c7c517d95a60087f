//! The open event: its history in memory and its event file on the disk, which never part ways silently; what this computer keeps
//! of it; and the words for what is wrong with files.

mod closing;
mod festival;
mod fonts;
mod inbox;
mod kept;
mod logo;
mod pages;
mod parting;
mod replay;
mod sharing;
mod words;

pub use closing::{read_games, told_changes, write_closing};
pub use festival::{Apart, Plan, PlanError};
pub use fonts::faces_with;
pub use inbox::{Inbox, Proposal, Sharer, inbox_of, shared_at, with_inbox};
pub use kept::{
    COLUMNS, LOGOS, PAPERS, SITES, address_of_pages, chosen_columns, chosen_setup, file as kept_file,
    private_name,
};
pub use logo::{kept_logo, read_logo};
pub use pages::{EventPages, FestivalPages, PageFolder, PageWishes, PagedEvent, PagesError, Put};
pub use parting::{Parting, Standing};
pub use replay::{Cut, OpenError, replay, replay_up_to_damage};
pub use sharing::{NotUndone, Role, Undoing};
pub use words::{cause, left_after};

use crate::store::{
    Disk, Followed, MirrorWarning, Mode, Notice, Opened, Recorded, Salvaged, Stamp, Store, StoreError,
    Unsaved, find_unsaved,
};
use hakem_engine::history::{Entry, History, HistoryError, Logged, Made, Moment, PendingEntry};
use jiff::Timestamp;
use sharing::Sharing;
use std::path::{Path, PathBuf};
use std::sync::{Arc, LazyLock};
use thiserror::Error;

static NOTHING: LazyLock<History> = LazyLock::new(History::default);

/// Returns the history that stands in while no event is open.
pub fn nothing() -> &'static History {
    &NOTHING
}

/// What became of a proposal.
#[derive(Debug)]
pub enum Kept {
    /// It is on the disk and in the history.
    Saved,
    /// The disk refused: it is in the history only, and goes to the disk with the next entry.
    NotSaved(StoreError),
    /// It can never go to the disk, so it is not in the history either.
    Refused(StoreError),
    /// Others have to agree to it, and nobody can be asked now: it is nowhere.
    NotAgreed,
    /// The login to the shared event may not record it: it is nowhere.
    NotAllowed,
}

impl Kept {
    /// Whether the history has it.
    #[must_use]
    pub fn is_kept(&self) -> bool {
        !matches!(self, Self::Refused(_) | Self::NotAgreed | Self::NotAllowed)
    }
}

/// Why an entry from behind the damage of an event file is not taken.
#[derive(Debug, Error)]
pub enum NotTaken {
    /// It names a step by its number, and the damage has made that number uncertain.
    #[error(
        "It goes to a step of the history whose number the damage has made uncertain. Do what it did by hand."
    )]
    NamesAStep,
    /// It does not fit what stands before it.
    #[error(transparent)]
    Misfit(#[from] HistoryError),
}

/// What looking at a file that another program writes came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Follow {
    /// Nothing new.
    Same,
    /// There are new entries.
    More,
    /// The file can no longer be followed: what is shown is stale.
    Stale,
}

/// The open event.
pub struct Session {
    history: History,
    /// When the event file was made.
    made: Timestamp,
    store: Store,
    disk: Arc<dyn Disk>,
    /// Entries that the disk has refused so far, each with its time.
    unsaved: Vec<(Entry, Stamp)>,
    mirror: Option<PathBuf>,
    cut: Option<Cut>,
    stale: bool,
    /// Where several share the event.
    sharing: Option<Sharing>,
    /// Whether the event goes on elsewhere, and nobody can be asked.
    cut_off: bool,
}

impl Session {
    /// Opens an event file; returns also what the arbiter should know about it. A damaged one is open up to the
    /// damage, for reading only.
    ///
    /// # Errors
    /// Says what is wrong with a file of which nothing can be read; it is as it was then.
    pub fn open(disk: &Arc<dyn Disk>, path: &Path) -> Result<(Self, Vec<Notice>), OpenError> {
        match Store::open_on(Arc::clone(disk), path, Mode::Write) {
            Err(StoreError::Damaged { .. } | StoreError::Converted { .. }) => Self::salvage(disk, path),
            Err(error) => Err(error.into()),
            Ok(mut opened) => {
                let entries = std::mem::take(&mut opened.entries);
                match replay(path, entries) {
                    (history, None) => {
                        let notices = std::mem::take(&mut opened.notices);
                        Ok((Self::of(disk, opened, history, None), notices))
                    }
                    (_, Some(_)) => {
                        drop(opened);
                        Self::salvage(disk, path)
                    }
                }
            }
        }
    }

    /// Opens an event file to read and follow it: it is never written, and whoever writes it is not kept from it.
    ///
    /// # Errors
    /// Says what is wrong with the file, or which entry does not follow.
    pub fn open_to_read(disk: &Arc<dyn Disk>, path: &Path) -> Result<Self, OpenError> {
        let mut opened = Store::open_on(Arc::clone(disk), path, Mode::Read)?;
        let entries = std::mem::take(&mut opened.entries);
        match replay(path, entries) {
            (history, None) => Ok(Self::of(disk, opened, history, None)),
            (_, Some(error)) => Err(error),
        }
    }

    /// Opens a damaged event file for reading only, up to the damage.
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

    /// Makes a new event file that begins with these entries: whole or not at all.
    ///
    /// # Errors
    /// Says why it cannot be written, or which entry does not fit; no file is left behind then.
    pub fn create(
        disk: &Arc<dyn Disk>,
        path: &Path,
        entries: Vec<Entry>,
        at: Timestamp,
    ) -> Result<Self, OpenError> {
        let recorded = entries.iter().map(|entry| Recorded { at, by: None, entry: entry.clone() });
        let history = match replay(path, recorded) {
            (history, None) => history,
            (_, Some(error)) => return Err(error),
        };
        let store = Store::create_on(Arc::clone(disk), path, at, &entries)?;
        Ok(Self::with(disk, store, history, at))
    }

    /// Writes the whole event, with what the disk refused, to a new file and goes on there. A damaged event becomes a
    /// new one that says from where it was taken: the arbiter has agreed to take these of the entries behind the damage
    /// (counted from 0) and to leave the rest. Returns how many of them fit, and so were taken.
    ///
    /// # Errors
    /// Says why the new file cannot be written; none is left behind, and the event stays where it is.
    pub fn save_as(&mut self, path: &Path, chosen: &[usize], at: Timestamp) -> Result<usize, StoreError> {
        // Of a damaged file only what can be read is taken.
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

    /// Returns the entries behind the damage that are whole in themselves, in the order of the file.
    #[must_use]
    pub fn intact(&self) -> &[Recorded<Entry>] {
        self.cut.as_ref().map_or(&[], |cut| &cut.intact)
    }

    /// Tries the chosen ones of [`Session::intact`] one after the other. Returns the history that they lead to, and of
    /// each of them the line of its log, or why it is left.
    pub fn with_intact(&self, chosen: impl Fn(usize) -> bool) -> (History, Vec<Result<usize, NotTaken>>) {
        let mut history = self.history.clone();
        let places = self.intact().iter().enumerate().filter(|&(place, _)| chosen(place));
        let tried = places.map(|(_, recorded)| {
            if recorded.entry.names_a_step() {
                return Err(NotTaken::NamesAStep);
            }
            let pending = history.try_entry(recorded.entry.clone())?;
            history.keep(pending, made(recorded.stamp()));
            Ok(history.log().len() - 1)
        });
        let tried = tried.collect();
        (history, tried)
    }

    /// Copies the file as it stands, if what was recorded is still in it, and adds what it did not take.
    fn copy_to(&self, path: &Path) -> Result<Store, StoreError> {
        let unsaved = self.unsaved.iter().map(|(entry, stamp)| (entry, stamp.clone()));
        let unshared = self.history.log().iter().skip(self.trunk().log().len());
        let unshared = unshared.map(|line| (&line.entry, stamp(line)));
        self.store.save_copy(path, unsaved.chain(unshared))?;
        Ok(Store::open_on::<Entry>(Arc::clone(&self.disk), path, Mode::Write)?.store)
    }

    /// Writes what is in memory, for where the file can no longer be read.
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

    /// Returns every step of the event.
    #[must_use]
    pub fn history(&self) -> &History {
        &self.history
    }

    /// Returns the event file.
    #[must_use]
    pub fn path(&self) -> &Path {
        self.store.path()
    }

    /// Returns the running hash after the last entry that is on the disk: it stands for the whole file.
    #[must_use]
    pub fn hash(&self) -> String {
        self.store.hash()
    }

    /// Returns what tells this event from every other, in letters and digits.
    #[must_use]
    pub fn event(&self) -> String {
        self.store.event()
    }

    /// Whether another program has the event file, or it may not be written or is damaged.
    #[must_use]
    pub fn is_read_only(&self) -> bool {
        self.store.is_read_only() && (self.sharing.is_none() || self.role() == Role::Reader)
    }

    /// Returns where the event file is damaged.
    #[must_use]
    pub fn cut(&self) -> Option<&Cut> {
        self.cut.as_ref()
    }

    /// Whether what is shown can no longer be what stands in the file.
    #[must_use]
    pub fn is_stale(&self) -> bool {
        self.stale
    }

    /// Returns how many entries are not on the disk.
    #[must_use]
    pub fn unsaved(&self) -> usize {
        self.unsaved.len()
    }

    /// Returns why the mirror lacks entries, if it does.
    #[must_use]
    pub fn mirror_warning(&self) -> Option<MirrorWarning> {
        self.files().find_map(Store::mirror_warning)
    }

    /// Whether the mirror has not answered yet to what it was asked last.
    #[must_use]
    pub fn mirror_is_behind(&self) -> bool {
        self.files().any(Store::mirror_is_behind)
    }

    /// Returns the mark by which the mirror folder is recognised, once it is known.
    #[must_use]
    pub fn mirror_mark(&self) -> Option<String> {
        self.store.mirror_mark()
    }

    /// Tries to bring the mirror up to date without waiting for it.
    pub fn retry_mirror(&self) {
        self.files().for_each(Store::retry_mirror);
    }

    /// Brings the mirror up to date and waits for it a little; returns why it is not.
    pub fn settle_mirror(&self) -> Option<MirrorWarning> {
        self.files().fold(None, |found, file| file.settle_mirror().or(found))
    }

    /// Returns what is mirrored: the event file, and of a shared event the inbox.
    fn files(&self) -> impl Iterator<Item = &Store> {
        std::iter::once(&self.store).chain(self.inbox().map(Inbox::file))
    }

    /// Returns the mirror folder, if one is named.
    #[must_use]
    pub fn mirror(&self) -> Option<&Path> {
        self.mirror.as_deref()
    }

    /// Names the mirror folder, or none; `mark` is what was found in it when it was named before.
    pub fn set_mirror(&mut self, folder: Option<&Path>, mark: Option<String>) -> Option<MirrorWarning> {
        self.mirror = folder.map(Path::to_owned);
        let warning = self.store.set_mirror(folder, mark);
        let Some(sharing) = &mut self.sharing else { return warning };
        // The folder has one mark, made for the first of the two.
        let warning = warning.or_else(|| self.store.settle_mirror());
        let of_inbox = sharing.inbox().store().set_mirror(folder, self.store.mirror_mark());
        warning.or(of_inbox)
    }

    /// Puts a proposal on the disk, with all that the disk refused before, and then into the history.
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

    /// Puts an entry that was put aside on the disk and into the history, with the time and the name it had.
    ///
    /// # Errors
    /// Says why it does not fit the event as it is now.
    pub fn record_again(&mut self, recorded: Recorded<Entry>) -> Result<Kept, HistoryError> {
        let stamp = recorded.stamp();
        let proposal = self.history.try_entry(recorded.entry)?;
        Ok(self.record(proposal, stamp))
    }

    /// Tries again to put on the disk what it has refused so far; returns why it still refuses.
    pub fn save_again(&mut self) -> Option<StoreError> {
        if self.unsaved.is_empty() { None } else { self.write().err() }
    }

    /// Writes what is not on the disk yet.
    fn write(&mut self) -> Result<(), StoreError> {
        self.store.append_each(self.unsaved.iter().map(|(entry, stamp)| (entry, stamp.clone())))?;
        self.unsaved.clear();
        Ok(())
    }

    /// Gives up saving in the event file: writes what it refused to the first of these files that takes it, to be
    /// offered when the event is opened again. Returns that file, or `None` when none took it.
    pub fn put_aside(&mut self, paths: &[PathBuf]) -> Option<PathBuf> {
        let unsaved = std::mem::take(&mut self.unsaved);
        let entries = || unsaved.iter().map(|(entry, stamp)| (entry, stamp.clone()));
        paths.iter().find_map(|path| self.store.put_aside(path, entries()).ok())
    }

    /// Returns what was put aside of this event in these files and is not in the event file by now.
    #[must_use]
    pub fn find_unsaved(&self, paths: &[PathBuf]) -> Vec<Unsaved<Entry>> {
        let event = self.event();
        let found = paths.iter().flat_map(|path| find_unsaved::<Entry>(&*self.disk, path, &event));
        found.filter(|unsaved| !self.has(unsaved)).collect()
    }

    /// Whether these entries were saved in the end.
    fn has(&self, unsaved: &Unsaved<Entry>) -> bool {
        let start = usize::try_from(unsaved.after).unwrap_or(usize::MAX);
        let there = self.history.log().get(start..).unwrap_or_default();
        there.len() >= unsaved.entries.len()
            && there.iter().zip(&unsaved.entries).all(|(logged, recorded)| {
                logged.entry == recorded.entry && logged.at.0 == recorded.at.as_millisecond()
            })
    }

    /// Takes in what another has written to a file that is only read here.
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

/// Whether an error says something of this file.
fn is_about(error: &StoreError, file: &Path) -> bool {
    match error {
        StoreError::Io { path, .. } | StoreError::Exists { path } | StoreError::TooLarge { path, .. } => {
            path == file
        }
        _ => false,
    }
}

/// Returns when an entry was made and by whom, as the history has it.
#[must_use]
pub fn made(Stamp { at, by }: Stamp) -> Made {
    Made { at: Moment(at.as_millisecond()), by }
}

/// Returns when a line of the log was made and by whom, as an event file has it.
fn stamp(line: &Logged) -> Stamp {
    let at = Timestamp::from_millisecond(line.at.0).unwrap_or_default();
    Stamp { at, by: line.by.clone() }
}
