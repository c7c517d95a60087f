//! What this laptop asks for of an event that several share: on its disk before it is shown, and there until the log of all has it.
//!
//! The inbox is a file of its own beside the event file, written as that is: a line an act, and a line once it is settled. Whoever
//! writes the log of all settles an act by its operation, which follows from the lot of the inbox and the number of its line.

use super::OpenError;
use super::parting::has;
use crate::store::{Disk, Intact, Mode, Recorded, Stamp, Store, StoreError, system_disk};
use hakem_engine::command::{Command, apply};
use hakem_engine::history::{AnewError, Entry, History, Logged, PendingEntry};
use hakem_engine::tournament::{Snapshot, Urn};
use jiff::Timestamp;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// What the name of an inbox ends with, in the place of that of the event file.
const ENDING: &str = "inbox";

/// A line of an inbox.
#[derive(Clone, Debug, Serialize, Deserialize)]
enum Slip {
    /// The first one: of which event, where that is shared, and what its operations are drawn from. Again where that is elsewhere.
    Of { event: String, address: String, lot: String },
    /// Something asked for when the log of all had so many entries.
    Act { after: usize, did: Box<Entry> },
    /// The act of this line is in the log of all, or refused, or was taken back before it was shared.
    Settled(u64),
}

/// What is asked of the log of all.
#[derive(Clone, Debug)]
pub struct Proposal {
    /// The number of its line in the inbox.
    pub number: u64,
    /// What tells it from every other, for ever.
    pub operation: u128,
    /// How many entries the log of all had when it was asked for.
    pub after: usize,
    /// When it was asked for, and by whom.
    pub stamp: Stamp,
    /// What is asked for.
    pub entry: Entry,
    /// The event as it was on the screen.
    seen: Snapshot,
    /// What had been drawn by lot then, and by which seeds.
    draws: Vec<(Urn, u64)>,
    /// How many entries stood before it, with those that were not shared yet; `None` where nobody knows any more.
    place: Option<usize>,
    /// Whether a step that it names is one of the log of all.
    is_fixed: bool,
}

impl Proposal {
    /// Tries it on the log of all, and returns what it comes to there now ([`History::try_anew`]).
    ///
    /// # Errors
    /// Says why it is not done.
    pub fn tried(&self, event: &History) -> Result<Option<PendingEntry>, AnewError> {
        match &self.entry {
            // A step of the log of all is the same one whatever was done since.
            entry @ Entry::TookOut { .. } if self.is_fixed => Ok(Some(event.try_entry(entry.clone())?)),
            entry if entry.names_a_step() && self.place != Some(event.log().len()) => {
                Err(AnewError::MadeForBefore)
            }
            Entry::Did(command) if event.is_drawn_otherwise(command, &self.seen, |urn| self.seed_of(urn)) => {
                Err(AnewError::MadeForBefore)
            }
            entry => event.try_anew(entry.clone(), &self.seen),
        }
    }

    fn seed_of(&self, urn: Urn) -> Option<u64> {
        self.draws.iter().find(|(of, _)| *of == urn).map(|(_, seed)| *seed)
    }

    /// Returns the event as it was on the screen when it was asked for.
    #[must_use]
    pub fn seen(&self) -> &Snapshot {
        &self.seen
    }

    /// Whether it was asked for before this console was started, so that it may have been sent already.
    #[must_use]
    pub fn is_of_before(&self) -> bool {
        self.place.is_none()
    }

    /// Whether the log has it already.
    fn is_in(&self, event: &History) -> bool {
        has(event, self.after, (&self.entry, super::made(self.stamp.clone())))
    }
}

/// Acts of this laptop that are not in the log of all yet.
#[derive(Debug)]
pub struct Inbox {
    store: Store,
    by: Arc<str>,
    lot: Lot,
    /// The oldest first.
    open: Vec<Proposal>,
    /// How many of these whoever writes the log of all has got.
    handed: usize,
    /// When acts were asked for here, in milliseconds: what tells them from those of another laptop with the same login.
    own: BTreeSet<i64>,
    /// The copy of the file, where it was damaged when it was opened, and how many lines could not be read.
    salvaged: Option<(PathBuf, usize)>,
}

/// As whom, and where an event is shared.
#[derive(Clone, Debug)]
pub struct Sharer {
    /// The name that stands in the log.
    pub by: Arc<str>,
    /// The address.
    pub address: String,
    /// What the operations of a new inbox are drawn from.
    pub lot: u128,
}

/// Returns where the inbox of an event file lies.
#[must_use]
pub fn inbox_of(event: &Path) -> PathBuf {
    event.with_extension(ENDING)
}

/// Returns where the event of a file is shared, if this laptop shares it.
#[must_use]
pub fn shared_at(event: &Path) -> Option<String> {
    let slips = slips_of(&system_disk(), &inbox_of(event)).ok()?;
    slips.into_values().rev().find_map(address_in)
}

/// Reads the slips of an inbox by their numbers; of a damaged one, those that are intact.
fn slips_of(disk: &Arc<dyn Disk>, path: &Path) -> Result<Slips, StoreError> {
    match Store::open_on::<Slip>(Arc::clone(disk), path, Mode::Read) {
        Ok(opened) => Ok((1..).zip(opened.entries).collect()),
        Err(error) if is_damage(&error, &**disk, path) => {
            Store::read_intact::<Slip>(&**disk, path).map(|intact| intact.entries)
        }
        Err(error) => Err(error),
    }
}

/// Returns true if an error is about what is in a file, so that the rest of it may be intact. A newer format is one where the heading
/// is what was written.
fn is_damage(error: &StoreError, disk: &dyn Disk, path: &Path) -> bool {
    match error {
        StoreError::Empty { .. }
        | StoreError::Unfinished { .. }
        | StoreError::Foreign { .. }
        | StoreError::Converted { .. }
        | StoreError::Damaged { .. } => true,
        StoreError::NewerFormat { .. } => {
            Store::read_intact::<Slip>(disk, path).is_ok_and(|intact| !intact.has_heading)
        }
        _ => false,
    }
}

/// Source of the operations of an inbox.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Lot {
    drawn: u128,
    /// False in inboxes of earlier versions: their operations are numbers in a row, which everybody who reads one of them can continue.
    is_hidden: bool,
}

/// Prefix of the lot of an inbox whose operations follow from it by a hash.
const HIDDEN: char = 'h';

impl Lot {
    fn read(text: &str) -> Option<Self> {
        let digits = text.strip_prefix(HIDDEN);
        let drawn = u128::from_str_radix(digits.unwrap_or(text), 16).ok()?;
        Some(Self { drawn, is_hidden: digits.is_some() })
    }

    /// Finds the lot where a damaged inbox still shows it.
    fn found_in(bytes: &[u8]) -> Option<Self> {
        let text = String::from_utf8_lossy(bytes);
        let (_, lot) = text.rsplit_once("lot:\"")?;
        Self::read(lot.split_once('"')?.0)
    }

    /// Returns the operation of a line.
    fn operation(self, number: u64) -> u128 {
        if !self.is_hidden {
            return self.drawn.wrapping_add(number.into());
        }
        let mut hasher = blake3::Hasher::new();
        hasher.update(&self.drawn.to_be_bytes()).update(&number.to_be_bytes());
        let hash = hasher.finalize();
        hash.as_bytes().first_chunk().map_or(0, |bytes| u128::from_be_bytes(*bytes))
    }
}

impl fmt::Display for Lot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_hidden {
            write!(f, "{HIDDEN}")?;
        }
        write!(f, "{:032x}", self.drawn)
    }
}

/// Returns where the event of an inbox is shared, where a line says that.
fn address_in(slip: Recorded<Slip>) -> Option<String> {
    match slip.entry {
        Slip::Of { address, .. } => Some(address),
        Slip::Act { .. } | Slip::Settled(_) => None,
    }
}

/// Returns an event with what stands in the inbox beside its file and was not in it yet, as far as it fits.
///
/// # Errors
/// Says what is wrong with the inbox. Without one, the event is as it is.
pub fn with_inbox(disk: &Arc<dyn Disk>, event: &Path, history: &History) -> Result<History, StoreError> {
    let path = inbox_of(event);
    if !path.exists() {
        return Ok(history.clone());
    }
    // Nothing is sent from here.
    let lot = Lot { drawn: 0, is_hidden: false };
    Ok(upon(&taken_up(slips_of(disk, &path)?, lot, history), history))
}

impl Inbox {
    /// Opens the inbox of an event file, or makes one, and takes up what is not settled in it.
    pub(super) fn open(
        disk: &Arc<dyn Disk>,
        file: &Path,
        (event, history): (&str, &History),
        sharer: &Sharer,
        now: Timestamp,
    ) -> Result<Self, OpenError> {
        let (path, by) = (inbox_of(file), Arc::clone(&sharer.by));
        if !path.exists() {
            let lot = Lot { drawn: sharer.lot, is_hidden: true };
            let first =
                Slip::Of { event: event.to_owned(), address: sharer.address.clone(), lot: lot.to_string() };
            let store = Store::create_on(Arc::clone(disk), &path, now, &[first])?;
            let (open, own) = (Vec::new(), BTreeSet::new());
            return Ok(Self { store, by, lot, open, handed: 0, own, salvaged: None });
        }
        let (opened, salvaged) = match Store::open_on::<Slip>(Arc::clone(disk), &path, Mode::Write) {
            Err(error) if is_damage(&error, &**disk, &path) => {
                let salvaged = salvage(disk, &path, event, sharer, now)?;
                (Store::open_on::<Slip>(Arc::clone(disk), &path, Mode::Write)?, Some(salvaged))
            }
            opened => (opened?, None),
        };
        if opened.store.is_read_only() {
            return Err(StoreError::ReadOnly { path }.into());
        }
        let lot = match opened.entries.first().map(|first| &first.entry) {
            Some(Slip::Of { event: of, lot, .. }) if of == event => Lot::read(lot),
            _ => None,
        };
        let lot = lot.ok_or(StoreError::Exists { path })?;
        let last = opened.entries.iter().rev().cloned().find_map(address_in);
        let is_act = |slip: &&Recorded<Slip>| matches!(slip.entry, Slip::Act { .. });
        let own = opened.entries.iter().filter(is_act).map(|slip| slip.at.as_millisecond()).collect();
        let open = taken_up((1..).zip(opened.entries).collect(), lot, history);
        let mut inbox = Self { store: opened.store, by, lot, open, handed: 0, own, salvaged };
        if last.as_ref() != Some(&sharer.address) {
            let (address, lot) = (sharer.address.clone(), lot.to_string());
            inbox.store.append(&[Slip::Of { event: event.to_owned(), address, lot }], now)?;
        }
        Ok(inbox)
    }

    /// Returns the copy of the inbox that was damaged when it was opened, and how many of its lines could not be read.
    #[must_use]
    pub fn salvaged(&self) -> Option<&(PathBuf, usize)> {
        self.salvaged.as_ref()
    }

    /// Returns the file.
    pub(super) fn store(&mut self) -> &mut Store {
        &mut self.store
    }

    /// Returns the file, to be asked about its mirror.
    pub(super) fn file(&self) -> &Store {
        &self.store
    }

    /// Puts something that is asked for on the disk. `trunk` is the log of all, `shown` what is on the screen.
    pub(super) fn ask(
        &mut self,
        entry: &Entry,
        at: Timestamp,
        (trunk, shown): (&History, &History),
    ) -> Result<Stamp, StoreError> {
        let stamp = Stamp { at, by: Some(Arc::clone(&self.by)) };
        let (number, after) = (self.store.next_number(), trunk.log().len());
        self.store.append(&[Slip::Act { after, did: Box::new(entry.clone()) }], stamp.clone())?;
        self.own.insert(at.as_millisecond());
        let is_fixed = matches!(entry, Entry::TookOut { step, .. } if trunk.at(*step).is_some());
        let seen = (after, shown.snapshot().clone());
        let draws = shown.draws_among(shown.log().len()).collect();
        let proposal = proposal((self.lot, number), seen, entry.clone(), stamp.clone());
        self.open.push(Proposal { place: Some(shown.log().len()), is_fixed, draws, ..proposal });
        Ok(stamp)
    }

    /// Notes that an act is settled. Where the disk refuses that, it is settled again when the event is opened next.
    pub(super) fn settle(&mut self, number: u64, at: Timestamp) -> Option<Proposal> {
        let place = self.open.iter().position(|proposal| proposal.number == number)?;
        let _settled_again_otherwise = self.store.append(&[Slip::Settled(number)], at);
        self.handed = self.handed.saturating_sub(usize::from(place < self.handed));
        Some(self.open.remove(place))
    }

    /// Returns what is not settled, the oldest first.
    #[must_use]
    pub fn open_acts(&self) -> &[Proposal] {
        &self.open
    }

    /// Returns the name that stands in the log for who works at this laptop.
    #[must_use]
    pub fn by(&self) -> &Arc<str> {
        &self.by
    }

    /// Returns true if an entry of the log was asked for at this laptop.
    #[must_use]
    pub fn has_made(&self, line: &Logged) -> bool {
        line.by.as_ref() == Some(&self.by) && self.own.contains(&line.at.0)
    }

    /// Returns the acts that whoever writes the log of all has not got yet, so that it has no more than so many.
    pub(super) fn hand_over(&mut self, most: usize) -> Vec<Proposal> {
        let end = self.open.len().min(most.max(self.handed));
        let next = self.open.get(self.handed..end).unwrap_or_default().to_vec();
        self.handed = end;
        next
    }

    /// Returns the act asked for last, if nobody else has got it: it can be taken back as if it had never been asked for. Notes are no
    /// acts.
    pub(super) fn last_of_ours(&self) -> Option<&Proposal> {
        self.open.get(self.handed..)?.iter().rfind(|proposal| !proposal.entry.is_note())
    }

    /// Returns the log of all with what is not in it yet, as far as it fits.
    pub(super) fn upon(&self, trunk: &History) -> History {
        upon(&self.open, trunk)
    }

    /// Whether something is asked for that needs nobody's agreement: a result, the correction of one that is not shared yet, the note
    /// that sheets left the room.
    pub(super) fn needs_nobody(&self, entry: &Entry) -> bool {
        let Entry::Did(command) = entry else { return matches!(entry, Entry::Issued(_)) };
        match command {
            Command::EnterResult { .. } | Command::NoteConflict { .. } => true,
            Command::ClearResult { round, board } | Command::CorrectResult { round, board, .. } => {
                self.open.iter().any(|proposal| {
                    matches!(&proposal.entry, Entry::Did(Command::EnterResult { round: of, board: at, .. })
                        if (of, at) == (round, board))
                })
            }
            _ => false,
        }
    }
}

/// The lines of an inbox by their numbers.
type Slips = BTreeMap<u64, Recorded<Slip>>;

/// Returns the acts that are not settled, the oldest first; `lot` is what their operations are drawn from.
fn taken_up(slips: Slips, lot: Lot, history: &History) -> Vec<Proposal> {
    let settled: BTreeSet<u64> = slips
        .values()
        .filter_map(|slip| match slip.entry {
            Slip::Settled(number) => Some(number),
            Slip::Of { .. } | Slip::Act { .. } => None,
        })
        .collect();
    let mut open = Vec::new();
    for (number, slip) in slips {
        let stamp = slip.stamp();
        let Slip::Act { after, did } = slip.entry else { continue };
        if !settled.contains(&number) {
            let seen = seen(&open, history, after);
            let draws = draws(&open, history, after);
            open.push(Proposal { draws, ..proposal((lot, number), (after, seen), *did, stamp) });
        }
    }
    open
}

/// Returns the event as it was on the screen when the log of all had so many entries: with what was asked for before.
fn seen(open: &[Proposal], history: &History, after: usize) -> Snapshot {
    let last = after.checked_sub(1).and_then(|last| history.log().get(last)).map(|line| line.to);
    let there = last.and_then(|step| history.at(step)).cloned();
    let asked = open.iter().filter_map(|proposal| match &proposal.entry {
        Entry::Did(command) => Some(command),
        _ => None,
    });
    asked.fold(there.unwrap_or_else(Snapshot::blank), |seen, command| apply(&seen, command).unwrap_or(seen))
}

/// Returns what had been drawn by lot when the log of all had so many entries: with what was drawn here before.
fn draws(open: &[Proposal], history: &History, after: usize) -> Vec<(Urn, u64)> {
    let here = open.iter().filter_map(|proposal| match proposal.entry {
        Entry::Drew { urn, seed } => Some((urn, seed)),
        _ => None,
    });
    history.draws_among(after).chain(here).collect()
}

fn proposal(
    (lot, number): (Lot, u64),
    (after, seen): (usize, Snapshot),
    entry: Entry,
    stamp: Stamp,
) -> Proposal {
    let operation = lot.operation(number);
    Proposal { number, operation, after, stamp, entry, seen, draws: Vec::new(), place: None, is_fixed: false }
}

/// Returns an event with the acts that are not in it yet, as far as they fit.
fn upon(open: &[Proposal], trunk: &History) -> History {
    let mut shown = trunk.clone();
    for proposal in open.iter().filter(|proposal| !proposal.is_in(trunk)) {
        if let Ok(Some(pending)) = proposal.tried(&shown) {
            shown.keep(pending, super::made(proposal.stamp.clone()));
        }
    }
    shown
}

/// Writes a damaged inbox again with the lines that are intact, each under its number: operations follow from these. Returns the copy of
/// the damaged file, and how many lines could not be read.
fn salvage(
    disk: &Arc<dyn Disk>,
    path: &Path,
    event: &str,
    sharer: &Sharer,
    now: Timestamp,
) -> Result<(PathBuf, usize), StoreError> {
    let Intact { mut entries, lost, bytes, .. } = Store::read_intact::<Slip>(&**disk, path)?;
    let last = entries.last_key_value().map_or(1, |(&number, _)| number);
    let lines: Vec<(Slip, Stamp)> = (1..=last)
        .map(|number| match entries.remove(&number) {
            Some(slip) => (slip.entry.clone(), slip.stamp()),
            None if number == 1 => {
                let new = Lot { drawn: sharer.lot, is_hidden: true };
                let (address, lot) =
                    (sharer.address.clone(), Lot::found_in(&bytes).unwrap_or(new).to_string());
                (Slip::Of { event: event.to_owned(), address, lot }, now.into())
            }
            // Keeps the numbers of the lines that follow.
            None => (Slip::Settled(number), now.into()),
        })
        .collect();
    Ok((Store::rewrite(path, &bytes, now, &lines)?, lost))
}
