//! History of an event: every snapshot it ever had, and the path through them.
//!
//! Steps form a tree. A command adds a step below the current one; undo and redo only move. Steps that they leave
//! remain as a branch, and so do rounds that [`Command::UndoRound`] removes from the event: nothing recorded is ever
//! lost.
//!
//! A [`History`] starts blank or with the commands of a report ([`History::begun_by`]). Each [`Entry`] is tried and
//! then kept with its [`Moment`]; [`History::snapshot`] is the current event. An event file is its [`History::log`],
//! and [`History::replay_all`] restores the history from it.

mod entry;
mod rebase;
mod take_out;
#[cfg(test)]
mod tests;

pub use entry::{Branch, Entry, Logged, Made, Moment, StepId};
pub use rebase::AnewError;
pub use take_out::TakeOutError;

use crate::command::{Bulk, Command, CommandError, Follow, apply};
use crate::refusal::refusals;
use crate::tournament::{DepartingAct, Issue, RoundNo, Snapshot, Urn};
use std::collections::BTreeSet;

refusals! {
/// Reason why an entry does not fit the history.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HistoryError: "error" {
    Refused(error: CommandError),
    NotTakenOut(error: TakeOutError),
    /// No listed branch ends at the step.
    NoSuchBranch {
        step: StepId,
    },
    NoSuchStep {
        step: StepId,
    },
}
}

/// One state of the event with its origin.
#[derive(Clone, Debug)]
struct HistoryState {
    parent: Option<StepId>,
    /// Index in the log of the entry that led here; `None` for the blank event.
    made_by: Option<usize>,
    snapshot: Snapshot,
    /// Target of redo.
    next: Option<StepId>,
}

/// An entry that has been tried and fits. It takes effect with [`History::keep`].
#[derive(Clone, Debug)]
pub struct PendingEntry {
    entry: Entry,
    snapshot: Option<Snapshot>,
}

impl PendingEntry {
    pub fn entry(&self) -> &Entry {
        &self.entry
    }
}

/// Every snapshot the event ever had.
///
/// Every change is tried first ([`History::try_command`], [`History::try_undo`] …) and then kept, so that the entry can
/// be written to disk in between. Replaying the kept entries restores the same history.
///
/// ```
/// use hakem_engine::command::Command;
/// use hakem_engine::history::{History, Moment};
/// use hakem_engine::tournament::{Name, Player, RequestedBye, RoundNo};
///
/// let mut history = History::default();
/// for (name, at) in [("Alder, Ana", 1), ("Birch, Bo", 2)] {
///     let player = Player::named(Name::new(name)?);
///     let register = Command::Register { player, arrival: RoundNo(1), missed: RequestedBye::ZeroPoint };
///     let proposal = history.try_command(register)?;
/// // Here `proposal.entry()` is written to disk.
///     history.keep(proposal, Moment(at));
/// }
///
/// let undo = history.try_undo().ok_or("there is a step to undo")?;
/// history.keep(undo, Moment(3));
/// assert_eq!(history.snapshot().players().count(), 1);
/// assert_eq!(history.log().len(), 3, "undoing is an entry too, and nothing is lost");
/// assert!(history.try_redo().is_some());
///
/// let mut again = History::default();
/// again.replay_all(history.log().iter().map(|line| (line.entry.clone(), line.at)))?;
/// assert_eq!(again.snapshot().players().count(), 1);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct History {
    steps: Vec<HistoryState>,
    current: StepId,
    log: Vec<Logged>,
    /// Tips of hidden branches.
    dropped: BTreeSet<StepId>,
}

impl Default for History {
    fn default() -> Self {
        let blank = HistoryState { parent: None, made_by: None, snapshot: Snapshot::blank(), next: None };
        Self { steps: vec![blank], current: StepId(0), log: Vec::new(), dropped: BTreeSet::new() }
    }
}

impl History {
    /// Creates the history of an event that starts with these commands, all at one moment: those of an imported report
    /// ([`trf::to_commands`](crate::trf::to_commands)), or of a new event.
    ///
    /// # Errors
    /// Returns the error of the first command that is refused.
    pub fn begun_by(commands: impl IntoIterator<Item = Command>, at: Moment) -> Result<Self, HistoryError> {
        let mut history = Self::default();
        history.replay_all(commands.into_iter().map(|command| (Entry::Did(command), at)))?;
        Ok(history)
    }

    /// Executes a command immediately. Use [`History::try_command`] and [`History::keep`] instead if the entry must be
    /// written to disk before it takes effect.
    ///
    /// # Errors
    /// Returns the reason if the command is refused; the history is unchanged then.
    pub fn record(&mut self, command: Command, at: Moment) -> Result<(), CommandError> {
        let proposal = self.try_command(command)?;
        self.keep(proposal, at);
        Ok(())
    }

    pub fn snapshot(&self) -> &Snapshot {
        &self.steps[self.current.index()].snapshot
    }

    pub fn current(&self) -> StepId {
        self.current
    }

    pub fn at(&self, step: StepId) -> Option<&Snapshot> {
        self.steps.get(step.index()).map(|step| &step.snapshot)
    }

    /// Returns the line of the log that led to a step.
    pub fn made_by(&self, step: StepId) -> Option<&Logged> {
        self.log.get(self.steps.get(step.index())?.made_by?)
    }

    /// Returns the command that led to a step, with its time.
    pub fn command(&self, step: StepId) -> Option<(&Command, Moment)> {
        match self.made_by(step)? {
            Logged { entry: Entry::Did(command), at, .. } => Some((command, *at)),
            _ => None,
        }
    }

    /// Returns the command that was removed at a step, with the reason.
    pub fn taken_out(&self, step: StepId) -> Option<(StepId, &str)> {
        match &self.made_by(step)?.entry {
            Entry::TookOut { step, reason } => Some((*step, reason)),
            _ => None,
        }
    }

    pub fn made_at(&self, step: StepId) -> Option<Moment> {
        self.made_by(step).map(|made| made.at)
    }

    /// Returns the number of steps between the fork of a branch and its tip.
    pub fn length(&self, branch: Branch) -> usize {
        let back = std::iter::successors(Some(branch.tip), |&step| self.parent(step));
        back.take_while(|&step| step != branch.fork).count()
    }

    pub fn parent(&self, step: StepId) -> Option<StepId> {
        self.steps.get(step.index())?.parent
    }

    /// Returns every entry in the order of recording.
    pub fn log(&self) -> &[Logged] {
        &self.log
    }

    pub fn try_command(&self, command: Command) -> Result<PendingEntry, CommandError> {
        let snapshot = apply(self.snapshot(), &command)?;
        Ok(PendingEntry { entry: Entry::Did(command), snapshot: Some(snapshot) })
    }

    /// Returns the move to before the last act of an arbiter, or `None` at the blank event: notes that
    /// followed in the background belong to the act, and all entries of an imported report are one act.
    pub fn try_undo(&self) -> Option<PendingEntry> {
        let act = self.act_of(self.current);
        let before = if self.ends_import(act) { Some(StepId(0)) } else { self.parent(act) };
        before.map(Self::moving)
    }

    /// Returns the move to after the act undone last, or `None` if there is none.
    pub fn try_redo(&self) -> Option<PendingEntry> {
        let next = |step: StepId| self.steps.get(step.index())?.next;
        let first = next(self.current)?;
        let line = || std::iter::successors(Some(first), |&step| next(step));
        let act = match self.parent(self.current) {
            None => line().find(|&step| self.ends_import(step)).unwrap_or(first),
            Some(_) => first,
        };
        let after =
            std::iter::successors(next(act), |&step| next(step)).take_while(|&step| self.is_note(step));
        Some(Self::moving(after.last().unwrap_or(act)))
    }

    /// Returns true if a command of the background led to a step: no arbiter asked for it.
    fn is_note(&self, step: StepId) -> bool {
        matches!(self.command(step), Some((Command::NoteImport { .. }, _)))
    }

    /// Returns the step of the act that led to a step: the step itself, or the last one before the notes of
    /// the background.
    pub fn act_of(&self, step: StepId) -> StepId {
        let mut line = std::iter::successors(Some(step), |&step| self.parent(step));
        line.find(|&step| !self.is_note(step)).unwrap_or(step)
    }

    /// Returns true if the last command of an imported report led to a step.
    fn ends_import(&self, step: StepId) -> bool {
        matches!(self.command(step), Some((Command::NoteUnchecked { .. }, _)))
    }

    /// Returns the move to any step, such as the tip of a branch.
    ///
    /// # Errors
    /// Returns [`HistoryError::NoSuchStep`] if the step does not exist.
    pub fn try_move(&self, step: StepId) -> Result<PendingEntry, HistoryError> {
        match self.at(step) {
            Some(_) => Ok(Self::moving(step)),
            None => Err(HistoryError::NoSuchStep { step }),
        }
    }

    /// Returns the entry that hides a branch.
    ///
    /// # Errors
    /// Returns [`HistoryError::NoSuchBranch`] if no branch ends there.
    pub fn try_drop(&self, tip: StepId) -> Result<PendingEntry, HistoryError> {
        match self.branches().iter().any(|branch| branch.tip == tip) {
            true => Ok(PendingEntry { entry: Entry::Dropped(tip), snapshot: None }),
            false => Err(HistoryError::NoSuchBranch { step: tip }),
        }
    }

    pub fn try_entry(&self, entry: Entry) -> Result<PendingEntry, HistoryError> {
        Ok(match entry {
            Entry::Did(command) => self.try_command(command)?,
            Entry::Moved(step) => self.try_move(step)?,
            Entry::TookOut { step, reason } => self.try_take_out(step, &reason)?,
            Entry::Dropped(tip) => self.try_drop(tip)?,
            Entry::Issued(issue) => self.note_issue(issue),
            Entry::TookOver => self.note_taken_over(),
            Entry::Drew { urn, seed } => self.note_draw(urn, seed),
        })
    }

    /// Returns the note that sheets were printed; it leads to no step, so undo skips it.
    pub fn note_issue(&self, issue: Issue) -> PendingEntry {
        PendingEntry { entry: Entry::Issued(issue), snapshot: None }
    }

    /// Returns the note that an arbiter continued offline with the event; it leads to no step either.
    pub fn note_taken_over(&self) -> PendingEntry {
        PendingEntry { entry: Entry::TookOver, snapshot: None }
    }

    /// Returns the note of the seed of a draw; it leads to no step, so undo cannot change it.
    pub fn note_draw(&self, urn: Urn, seed: u64) -> PendingEntry {
        PendingEntry { entry: Entry::Drew { urn, seed }, snapshot: None }
    }

    /// Returns the seed of a draw in this event: the first one in any line of the log, undone or not.
    pub fn seed_of(&self, urn: Urn) -> Option<u64> {
        self.draws_among(self.log.len()).find(|(of, _)| *of == urn).map(|(_, seed)| seed)
    }

    /// Returns the lots drawn by the first `lines` lines of the log, each with its seed, in order.
    pub fn draws_among(&self, lines: usize) -> impl Iterator<Item = (Urn, u64)> {
        self.log.iter().take(lines).filter_map(|line| match &line.entry {
            Entry::Drew { urn, seed } => Some((*urn, *seed)),
            Entry::Did(command) => command.drawn_by(),
            _ => None,
        })
    }

    /// Returns the act that took the event out of FIDE mode before a round was published, on any branch: returning to
    /// an earlier state does not undo the publication.
    pub fn departure_published(&self) -> Option<DepartingAct> {
        let publishes = |entry: &Entry| {
            matches!(entry, Entry::Did(Command::PublishRound { .. } | Command::PublishTable { .. }))
        };
        let mut published = self.log.iter().filter(|line| publishes(&line.entry));
        published.find_map(|line| Some(self.at(line.to)?.departure()?.act))
    }

    fn moving(step: StepId) -> PendingEntry {
        PendingEntry { entry: Entry::Moved(step), snapshot: None }
    }

    /// Keeps a proposal made from the current state of this history.
    pub fn keep(&mut self, proposal: PendingEntry, made: impl Into<Made>) {
        let Made { at, by } = made.into();
        let from = self.current;
        match (&proposal.entry, proposal.snapshot) {
            (Entry::Did(_) | Entry::TookOut { .. }, Some(snapshot)) => self.add(snapshot),
            (&Entry::Moved(step), _) => self.go(step),
            (&Entry::Dropped(tip), _) => {
                self.dropped.insert(tip);
            }
            (Entry::Issued(_) | Entry::TookOver | Entry::Drew { .. }, _) | (Entry::Did(_), None) => {}
            (Entry::TookOut { .. }, None) => return,
        }
        self.log.push(Logged { at, by, entry: proposal.entry, from, to: self.current });
    }

    /// Adds the step to which the next line of the log leads, after the current one, and moves there.
    fn add(&mut self, snapshot: Snapshot) {
        let id = StepId(u32::try_from(self.steps.len()).unwrap_or(u32::MAX));
        let (parent, made_by) = (Some(self.current), Some(self.log.len()));
        self.steps.push(HistoryState { parent, made_by, snapshot, next: None });
        self.steps[self.current.index()].next = Some(id);
        self.current = id;
    }

    /// Moves to a step; redo from any of its ancestors then leads to it.
    fn go(&mut self, step: StepId) {
        let mut child = step;
        while let Some(parent) = self.parent(child) {
            self.steps[parent.index()].next = Some(child);
            child = parent;
        }
        self.current = step;
        // A hidden branch that becomes current is listed again.
        self.dropped.remove(&step);
    }

    /// Applies an entry from an event file. A signed result that does not fit is kept without effect
    /// ([`Logged::lacks_effect`]).
    ///
    /// # Errors
    /// Returns the reason if the entry does not fit; the history is unchanged then.
    pub fn replay(&mut self, entry: Entry, made: impl Into<Made>) -> Result<(), HistoryError> {
        let made = made.into();
        let proposal = match self.try_entry(entry.clone()) {
            Err(_) if entry.may_lack_effect(&made) => PendingEntry { entry, snapshot: None },
            tried => tried?,
        };
        self.keep(proposal, made);
        Ok(())
    }

    /// Applies consecutive entries from an event file, each as [`History::replay`] does.
    ///
    /// # Errors
    /// Returns the error of the first entry that does not fit; those before it are kept.
    pub fn replay_all<M: Into<Made>>(
        &mut self,
        entries: impl IntoIterator<Item = (Entry, M)>,
    ) -> Result<(), HistoryError> {
        let mut event = Bulk::new(self.snapshot().clone());
        for (entry, made) in entries {
            let made = made.into();
            if let Entry::Did(command) = &entry {
                let snapshot = match event.apply(command) {
                    Ok(()) => Some(event.snapshot().clone()),
                    Err(_) if entry.may_lack_effect(&made) => None,
                    Err(why) => return Err(why.into()),
                };
                self.keep(PendingEntry { entry, snapshot }, made);
            } else {
                self.replay(entry, made)?;
                event = Bulk::new(self.snapshot().clone());
            }
        }
        Ok(())
    }

    /// Returns the steps from the blank event to the present, the blank event first.
    pub fn line(&self) -> Vec<StepId> {
        self.line_to(self.current)
    }

    /// Returns the steps from the blank event to a step, the blank event first.
    pub fn line_to(&self, step: StepId) -> Vec<StepId> {
        let mut line: Vec<StepId> = std::iter::successors(Some(step), |&id| self.parent(id)).collect();
        line.reverse();
        line
    }

    /// Returns the branches left behind by undo, latest first: tips of other lines, and states from which rounds or a
    /// single entry were removed. Hidden branches are omitted.
    pub fn branches(&self) -> Vec<Branch> {
        let mut on_line = vec![false; self.steps.len()];
        for step in self.line() {
            on_line[step.index()] = true;
        }
        let mut has_child = vec![false; self.steps.len()];
        for parent in self.steps.iter().filter_map(|step| step.parent) {
            has_child[parent.index()] = true;
        }
        let fork = |tip: StepId| {
            let mut shared = tip;
            while let Some(parent) = self.parent(shared).filter(|_| !on_line[shared.index()]) {
                shared = parent;
            }
            shared
        };
        let mut branches = Vec::new();
        for (index, step) in self.steps.iter().enumerate() {
            let Ok(id) = u32::try_from(index).map(StepId) else { break };
            if !on_line[index] && !has_child[index] {
                branches.push(Branch { tip: id, fork: fork(id) });
            }
            if let Some(parent) = step.parent
                && self.made_by(id).is_some_and(|made| takes_rounds_away(&made.entry))
            {
                branches.push(Branch { tip: parent, fork: fork(parent) });
            }
        }
        branches.retain(|branch| !self.dropped.contains(&branch.tip));
        branches.reverse();
        branches
    }

    /// Returns the latest abandoned state in which `round` was published, for comparing and for restoring results.
    pub fn undone(&self, round: RoundNo) -> Option<(StepId, &Snapshot)> {
        self.branches().into_iter().find_map(|branch| {
            let snapshot = self.at(branch.tip)?;
            (snapshot.last_published()? >= round).then_some((branch.tip, snapshot))
        })
    }
}

/// Returns true if an entry leaves behind a state that can be restored.
fn takes_rounds_away(entry: &Entry) -> bool {
    match entry {
        Entry::TookOut { .. } | Entry::Did(Command::UndoRound { .. }) => true,
        Entry::Did(
            Command::CorrectResult { follow, .. }
            | Command::CorrectMatchScore { follow, .. }
            | Command::CorrectColours { follow, .. },
        ) => matches!(follow, Follow::UndoLater { .. }),
        _ => false,
    }
}
