//! Sharing of the open event: acts are written to this computer's inbox first, and return with the shared log, of
//! which the event file is a copy.

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
    Desk,
    Reader,
}

impl Role {
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

/// State of a shared event in addition to what is displayed.
#[derive(Debug)]
pub(super) struct SharedState {
    inbox: Inbox,
    /// As last reported by the database.
    role: Role,
    /// The shared log, while the inbox contains acts that are not in it.
    trunk: Option<History>,
}

impl SharedState {
    pub(super) fn inbox(&mut self) -> &mut Inbox {
        &mut self.inbox
    }
}

/// Reason why the last act cannot be undone.
#[derive(Debug)]
pub enum NotUndone {
    /// There is none.
    Nothing,
    /// It is being sent to the others.
    UnderWay,
    /// It removed an entry, and others have continued since.
    Removal,
    /// Later acts of others depend on it.
    Needed(HistoryError),
}

/// Way to undo the last act.
#[derive(Debug)]
pub enum Undoing {
    Entry(Box<PendingEntry>),
    /// Forget the act, which was never shared.
    Forget(u64),
}

impl Session {
    /// Opens the copy of a shared event, which is written by another process as the shared log grows, with this
    /// computer's inbox.
    pub fn open_shared(
        disk: &Arc<dyn Disk>,
        path: &Path,
        sharer: &Sharer,
        now: Timestamp,
    ) -> Result<Self, OpenError> {
        let mut session = Self::open_to_read(disk, path)?;
        let event = session.event();
        let inbox = Inbox::open(disk, path, (&event, session.history()), sharer, now)?;
        session.sharing = Some(SharedState { inbox, role: Role::default(), trunk: None });
        session.show_inbox();
        Ok(session)
    }

    /// Returns this computer's inbox, if the event is shared.
    pub fn inbox(&self) -> Option<&Inbox> {
        self.sharing.as_ref().map(|sharing| &sharing.inbox)
    }

    /// Returns the number of acts that are not in the shared log yet.
    pub fn unshared(&self) -> usize {
        self.inbox().map_or(0, |inbox| inbox.open_acts().len())
    }

    pub fn role(&self) -> Role {
        self.sharing.as_ref().map_or(Role::Arbiter, |sharing| sharing.role)
    }

    /// Updates the rights of the login; returns true if they changed.
    pub fn set_role(&mut self, role: Role) -> bool {
        self.sharing.as_mut().is_some_and(|sharing| std::mem::replace(&mut sharing.role, role) != role)
    }

    /// Returns true if the event continues elsewhere and cannot be reached.
    pub fn is_cut_off(&self) -> bool {
        self.cut_off
    }

    /// Sets the flag that the others cannot be reached; returns true if it changed.
    pub fn set_cut_off(&mut self, is_cut_off: bool) -> bool {
        std::mem::replace(&mut self.cut_off, is_cut_off) != is_cut_off
    }

    /// Sets the disk for copies of an event that is only in memory.
    #[must_use]
    pub fn copied_to(self, disk: &Arc<dyn Disk>) -> Self {
        Self { disk: Arc::clone(disk), ..self }
    }

    /// Returns the shared log, without acts that are only in the inbox.
    pub fn trunk(&self) -> &History {
        self.sharing.as_ref().and_then(|sharing| sharing.trunk.as_ref()).unwrap_or(&self.history)
    }

    pub(super) fn trunk_mut(&mut self) -> &mut History {
        self.sharing.as_mut().and_then(|sharing| sharing.trunk.as_mut()).unwrap_or(&mut self.history)
    }

    /// Updates the displayed event: the shared log with the acts that are only in the inbox.
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

    /// Adds a proposal to the inbox and displays it; the writer of the shared log reads it from there.
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

    /// Returns acts that the writer of the shared log has not received yet, such that it has at most `most`.
    pub fn hand_over(&mut self, most: usize) -> Vec<Proposal> {
        self.sharing.as_mut().map(|sharing| sharing.inbox.hand_over(most)).unwrap_or_default()
    }

    /// Records that an act is settled, and returns it. The shared log must be followed before this call, and
    /// [`Session::show_inbox`] called after it.
    pub fn settle(&mut self, number: u64, at: Timestamp) -> Option<Proposal> {
        self.sharing.as_mut()?.inbox.settle(number, at)
    }

    /// Returns the way to undo the last act. In a shared event, that is the last act of this computer, or of anyone if
    /// there is none; it is removed if others have continued since. The reason marks such a removal as an undone act:
    /// the next call concerns the act before it, whereas a removal for another reason is itself undone.
    ///
    /// # Errors
    /// Returns [`NotUndone`] if there is nothing to undo, the act is still being sent, or later acts depend on it.
    pub fn undoing(&self, reason: &str) -> Result<Undoing, NotUndone> {
        let entry = |proposal| Undoing::Entry(Box::new(proposal));
        let plain = || self.history.try_undo().map(entry).ok_or(NotUndone::Nothing);
        let Some(sharing) = &self.sharing else { return plain() };
        if let Some(last) = sharing.inbox.last_of_ours() {
            return Ok(Undoing::Forget(last.number));
        }
        let own = self.last_act(Some((&sharing.inbox, reason)));
        let Some(step) = own.or_else(|| self.last_act(None)) else { return plain() };
        if self.cut_off && self.trunk().at(step).is_none() {
            return Err(NotUndone::UnderWay);
        }
        if step == self.history.current() {
            return plain();
        }
        if self.history.taken_out(step).is_some() {
            return Err(NotUndone::Removal);
        }
        let fits = self.history.removal(step).map_err(HistoryError::from);
        fits.and_then(|_| self.history.try_take_out(step, reason)).map(entry).map_err(NotUndone::Needed)
    }

    /// Returns the entry that redoes the last undone act, including one that was removed from before the acts of
    /// others.
    pub fn redoing(&self) -> Option<PendingEntry> {
        let (history, current) = (&self.history, self.history.current());
        let took_out = || self.inbox().and(history.taken_out(current)).and(history.try_undo());
        history.try_redo().or_else(took_out)
    }

    /// Returns the step of the last act that is still in effect, of anyone or of the user of an inbox; of the latter also
    /// a removal for another reason than this one.
    fn last_act(&self, own: Option<(&Inbox, &str)>) -> Option<StepId> {
        let line = self.history.line();
        let out: Vec<StepId> =
            line.iter().filter_map(|&step| self.history.taken_out(step)).map(|(out, _)| out).collect();
        let is_act = |entry: &Entry| match entry {
            Entry::Did(_) => true,
            Entry::TookOut { reason, .. } => own.is_some_and(|(_, undoing)| reason != undoing),
            _ => false,
        };
        let is_last = |entry: &&Logged| {
            is_act(&entry.entry)
                && !entry.lacks_effect()
                && own.is_none_or(|(inbox, _)| inbox.has_made(entry))
                && line.binary_search(&entry.to).is_ok()
                && !out.contains(&entry.to)
        };
        self.history.log().iter().rev().find(is_last).map(|entry| entry.to)
    }

    /// Returns true if an entry of a shared event was not recorded by this computer: by others, or before it was shared.
    pub fn is_of_others(&self, line: &Logged) -> bool {
        self.inbox().is_some_and(|inbox| !inbox.has_made(line))
    }

    /// Returns entries recorded by others since a 0-based position of the log, in order; empty for an event that is
    /// not shared. Unsigned entries were recorded before the event was shared, or by the user of its original file.
    pub fn of_others(&self, after: usize) -> impl Iterator<Item = &Logged> {
        let inbox = self.inbox();
        let log = self.history.log().iter().skip(after);
        log.filter(move |line| line.by.is_some() && inbox.is_some_and(|inbox| !inbox.has_made(line)))
    }

    /// Returns the length of the log up to the last entry of this computer's user.
    pub fn own_end(&self) -> usize {
        let Some(inbox) = self.inbox() else { return self.history.log().len() };
        let own = self.history.log().iter().rposition(|line| inbox.has_made(line));
        own.map_or(0, |at| at + 1)
    }

    /// Continues offline in a new file with everything, including unshared acts; the log records this.
    ///
    /// # Errors
    /// Returns a [`StoreError`] if the new file cannot be written; the event then remains shared.
    pub fn take_over(&mut self, path: &Path, at: Timestamp) -> Result<(), StoreError> {
        self.save_as(path, &[], at)?;
        let by = self.sharing.take().map(|sharing| sharing.inbox.by);
        self.cut_off = false;
        let noted = self.history.note_taken_over();
        match self.record(noted, Stamp { at, by }) {
            Kept::Saved | Kept::NotAgreed | Kept::NotAllowed => Ok(()),
            Kept::NotSaved(error) | Kept::Refused(error) => Err(error),
        }
    }
}
