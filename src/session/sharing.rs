//! The open event where several share it: what is asked for goes to this laptop's inbox first, and comes back with the log of all, of
//! which the event file is the copy.

use super::inbox::{Inbox, Proposal, Sharer};
use super::{Kept, OpenError, Session, made};
use crate::store::{Disk, Stamp, StoreError};
use hakem_engine::command::Command;
use hakem_engine::history::{Entry, History, HistoryError, Logged, PendingEntry, StepId};
use jiff::Timestamp;
use std::path::Path;
use std::sync::Arc;

/// Rights of a login on a shared event.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Role {
    /// Record everything.
    #[default]
    Arbiter,
    /// Record results.
    Desk,
    /// Read.
    Reader,
}

impl Role {
    /// Returns true if the login may record an entry.
    fn may_record(self, entry: &Entry) -> bool {
        match self {
            Self::Arbiter => true,
            Self::Desk => {
                matches!(entry, Entry::Did(Command::EnterResult { .. } | Command::NoteConflict { .. }))
            }
            Self::Reader => false,
        }
    }
}

/// What a session knows of a shared event beside what is on the screen.
#[derive(Debug)]
pub(super) struct Sharing {
    inbox: Inbox,
    /// As the database has stated last.
    role: Role,
    /// The log of all, while the inbox has something that is not in it.
    trunk: Option<History>,
}

impl Sharing {
    /// Returns this laptop's inbox.
    pub(super) fn inbox(&mut self) -> &mut Inbox {
        &mut self.inbox
    }
}

/// Why the last act cannot be taken back.
#[derive(Debug)]
pub enum NotUndone {
    /// There is none.
    Nothing,
    /// It is on its way to the others.
    UnderWay,
    /// What others did since rests on it.
    Needed(HistoryError),
}

/// What takes the last act back.
#[derive(Debug)]
pub enum Undoing {
    /// This is recorded.
    Entry(Box<PendingEntry>),
    /// The act was never shared: it is only forgotten.
    Forget(u64),
}

impl Session {
    /// Opens the copy of a shared event, which another writes as the log of all goes on, with this laptop's inbox beside it.
    ///
    /// # Errors
    /// Says what is wrong with either file.
    pub fn open_shared(
        disk: &Arc<dyn Disk>,
        path: &Path,
        sharer: &Sharer,
        now: Timestamp,
    ) -> Result<Self, OpenError> {
        let mut session = Self::open_to_read(disk, path)?;
        let event = session.event();
        let inbox = Inbox::open(disk, path, (&event, session.history()), sharer, now)?;
        session.sharing = Some(Sharing { inbox, role: Role::default(), trunk: None });
        session.show_inbox();
        Ok(session)
    }

    /// Returns this laptop's inbox, where the event is shared.
    #[must_use]
    pub fn inbox(&self) -> Option<&Inbox> {
        self.sharing.as_ref().map(|sharing| &sharing.inbox)
    }

    /// Returns how many acts are not in the log of all yet.
    #[must_use]
    pub fn unshared(&self) -> usize {
        self.inbox().map_or(0, |inbox| inbox.open_acts().len())
    }

    /// Returns what the login may do.
    #[must_use]
    pub fn role(&self) -> Role {
        self.sharing.as_ref().map_or(Role::Arbiter, |sharing| sharing.role)
    }

    /// Notes what the login may do; returns true if that is new.
    pub fn set_role(&mut self, role: Role) -> bool {
        self.sharing.as_mut().is_some_and(|sharing| std::mem::replace(&mut sharing.role, role) != role)
    }

    /// Whether the event goes on elsewhere, and nobody can be asked.
    #[must_use]
    pub fn is_cut_off(&self) -> bool {
        self.cut_off
    }

    /// Notes whether nobody can be asked; returns whether that is new.
    pub fn set_cut_off(&mut self, is_cut_off: bool) -> bool {
        std::mem::replace(&mut self.cut_off, is_cut_off) != is_cut_off
    }

    /// Lets copies of an event that is only looked at in memory go to this disk.
    #[must_use]
    pub fn copied_to(self, disk: &Arc<dyn Disk>) -> Self {
        Self { disk: Arc::clone(disk), ..self }
    }

    /// Returns the log of all, without what is only in the inbox.
    #[must_use]
    pub fn trunk(&self) -> &History {
        self.sharing.as_ref().and_then(|sharing| sharing.trunk.as_ref()).unwrap_or(&self.history)
    }

    pub(super) fn trunk_mut(&mut self) -> &mut History {
        self.sharing.as_mut().and_then(|sharing| sharing.trunk.as_mut()).unwrap_or(&mut self.history)
    }

    /// Brings what is on the screen up to date: the log of all, and upon it what is only in the inbox.
    pub fn show_inbox(&mut self) {
        let Some(sharing) = &mut self.sharing else { return };
        match (sharing.inbox.open_acts(), sharing.trunk.take()) {
            ([], Some(trunk)) => self.history = trunk,
            ([], None) => {}
            (_, trunk) => {
                let trunk = trunk.unwrap_or_else(|| self.history.clone());
                self.history = sharing.inbox.upon(&trunk);
                sharing.trunk = Some(trunk);
            }
        }
    }

    /// Puts a proposal into the inbox and shows it; who writes the log of all gets it from there.
    pub(super) fn ask_all(&mut self, proposal: PendingEntry, at: Timestamp) -> Kept {
        let Some(sharing) = &mut self.sharing else { return Kept::NotAgreed };
        if !sharing.role.may_record(proposal.entry()) {
            return Kept::NotAllowed;
        }
        if self.cut_off && !sharing.inbox.needs_nobody(proposal.entry()) {
            return Kept::NotAgreed;
        }
        let trunk = sharing.trunk.as_ref().unwrap_or(&self.history);
        match sharing.inbox.ask(proposal.entry(), at, (trunk, &self.history)) {
            Ok(stamp) => {
                sharing.trunk.get_or_insert_with(|| self.history.clone());
                self.history.keep(proposal, made(stamp));
                Kept::Saved
            }
            Err(error) => Kept::Refused(error),
        }
    }

    /// Returns the acts that whoever writes the log of all has not got yet, so that it has no more than so many.
    pub fn hand_over(&mut self, most: usize) -> Vec<Proposal> {
        self.sharing.as_mut().map(|sharing| sharing.inbox.hand_over(most)).unwrap_or_default()
    }

    /// Takes in that an act is settled: what came of it is in the log of all, which is followed before; [`Session::show_inbox`] comes
    /// after. Returns the act.
    pub fn settle(&mut self, number: u64, at: Timestamp) -> Option<Proposal> {
        self.sharing.as_mut()?.inbox.settle(number, at)
    }

    /// Returns what takes the last act back. Where several share the event, that is the last act of whoever asks: taken out, where
    /// others have gone on since.
    ///
    /// # Errors
    /// Says why nothing is taken back. Where the last act is that of somebody else, it is that.
    pub fn undoing(&self, reason: &str) -> Result<Undoing, NotUndone> {
        let entry = |proposal| Undoing::Entry(Box::new(proposal));
        let plain = || self.history.try_undo().map(entry).ok_or(NotUndone::Nothing);
        let Some(sharing) = &self.sharing else { return plain() };
        if let Some(last) = sharing.inbox.last_of_ours() {
            return Ok(Undoing::Forget(last.number));
        }
        let Some(step) = self.last_act(Some(&sharing.inbox)).or_else(|| self.last_act(None)) else {
            return plain();
        };
        if self.cut_off && self.trunk().at(step).is_none() {
            return Err(NotUndone::UnderWay);
        }
        if step == self.history.current() {
            return plain();
        }
        self.history.try_take_out(step, reason).map(entry).map_err(NotUndone::Needed)
    }

    /// Returns what does again what was taken back last: also what was taken out from before what others did.
    #[must_use]
    pub fn redoing(&self) -> Option<PendingEntry> {
        let (history, current) = (&self.history, self.history.current());
        let took_out = || self.inbox().and(history.taken_out(current)).and(history.try_undo());
        history.try_redo().or_else(took_out)
    }

    /// Returns the step of the last act that the event still rests on: of this laptop, or of anybody.
    fn last_act(&self, own: Option<&Inbox>) -> Option<StepId> {
        let line = self.history.line();
        let out: Vec<StepId> =
            line.iter().filter_map(|&step| self.history.taken_out(step)).map(|(out, _)| out).collect();
        let is_last = |entry: &&Logged| {
            matches!(entry.entry, Entry::Did(_))
                && !entry.lacks_effect()
                && own.is_none_or(|inbox| inbox.has_made(entry))
                && line.binary_search(&entry.to).is_ok()
                && !out.contains(&entry.to)
        };
        self.history.log().iter().rev().find(is_last).map(|entry| entry.to)
    }

    /// Returns what others have recorded since an entry of the log, counted from 0, in their order; nothing of an event of one alone. What
    /// nobody has signed was recorded before the event was shared, or by whoever shares its file.
    pub fn of_others(&self, after: usize) -> impl Iterator<Item = &Logged> {
        let inbox = self.inbox();
        let log = self.history.log().iter().skip(after);
        log.filter(move |line| line.by.is_some() && inbox.is_some_and(|inbox| !inbox.has_made(line)))
    }

    /// Returns how many entries the log has up to the last one of whoever works at this laptop.
    #[must_use]
    pub fn own_end(&self) -> usize {
        let Some(inbox) = self.inbox() else { return self.history.log().len() };
        let own = self.history.log().iter().rposition(|line| inbox.has_made(line));
        own.map_or(0, |at| at + 1)
    }

    /// Goes on alone, in a new file that has everything, also what was not shared yet; the log says so.
    ///
    /// # Errors
    /// Says why the new file cannot be written; the event stays shared then.
    pub fn take_over(&mut self, path: &Path, at: Timestamp) -> Result<(), StoreError> {
        self.save_as(path, &[], at)?;
        let by = self.sharing.take().map(|sharing| Arc::clone(sharing.inbox.by()));
        self.cut_off = false;
        let noted = self.history.note_taken_over();
        match self.record(noted, Stamp { at, by }) {
            Kept::Saved | Kept::NotAgreed | Kept::NotAllowed => Ok(()),
            Kept::NotSaved(error) | Kept::Refused(error) => Err(error),
        }
    }
}
