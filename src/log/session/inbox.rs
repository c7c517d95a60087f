//! Pending acts of this computer on a shared event, stored on disk before they are displayed and until they are in the
//! shared log.
//!
//! The inbox is a separate file next to the event file, in the same format: one line per act, and one when it is
//! settled. The writer of the shared log settles an act by its operation, which is derived from the lot of the inbox
//! and the line number.

use super::OpenError;
use super::divergence::has;
use crate::store::{Disk, Intact, Mode, RecordedEntry, Stamp, Store, StoreError, is_damage, system_disk};
use hakem_engine::command::{Command, apply};
use hakem_engine::history::{AnewError, Entry, History, HistoryError, Logged, PendingEntry};
use hakem_engine::tournament::{Snapshot, Urn};
use jiff::Timestamp;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// File name extension of an inbox, which replaces that of the event file.
const ENDING: &str = "inbox";

#[derive(Clone, Debug, Serialize, Deserialize)]
enum Slip {
    /// First line: the event, its address, and the seed of its operations. Repeated if the address changes.
    Of { event: String, address: String, lot: String },
    /// An act, with the length of the shared log when it was requested.
    Act { after: usize, did: Box<Entry> },
    /// The act of this line is in the shared log, was refused, or was undone before it was shared.
    Settled(u64),
}

/// An act proposed to the shared log.
#[derive(Clone, Debug)]
pub struct Proposal {
    pub number: u64,
    /// Globally unique id.
    pub operation: u128,
    /// Length of the shared log when the act was requested.
    pub after: usize,
    pub stamp: Stamp,
    pub entry: Entry,
    /// The event as displayed then.
    pub seen: Snapshot,
    /// The draws made by then, with their seeds.
    draws: Vec<(Urn, u64)>,
    /// Number of entries before the act, including unshared ones; `None` if unknown.
    place: Option<usize>,
    /// True if the entry removes a step of the shared log.
    is_fixed: bool,
}

impl Proposal {
    /// Applies the act to the shared log and returns the resulting entry, or `None` if the log already contains it
    /// ([`History::try_anew`]).
    pub fn tried(&self, event: &History) -> Result<Option<PendingEntry>, AnewError> {
        match &self.entry {
            // A step of the shared log remains the same whatever was done since.
            entry @ Entry::TookOut { step, .. } if self.is_fixed => {
                event.removal(*step).map_err(HistoryError::from)?;
                Ok(Some(event.try_entry(entry.clone())?))
            }
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

    /// Returns true if the act was requested before this program started, and may therefore already have been sent.
    pub fn is_of_before(&self) -> bool {
        self.place.is_none()
    }

    /// Returns true if the log already contains the act.
    fn is_in(&self, event: &History) -> bool {
        has(event, self.after, (&self.entry, super::made(self.stamp.clone())))
    }
}

/// Acts of this computer that are not in the shared log yet.
#[derive(Debug)]
pub struct Inbox {
    store: Store,
    /// Author name of this computer's user in the log.
    pub(super) by: Arc<str>,
    lot: Lot,
    /// Oldest first.
    open: Vec<Proposal>,
    /// Number of them that the writer of the shared log has received.
    handed: usize,
    /// Times in milliseconds of the acts requested here, which distinguish them from those of another computer with
    /// the same login.
    own: BTreeSet<i64>,
    /// Copy of the file if it was damaged when opened, and the number of unreadable lines.
    salvaged: Option<(PathBuf, usize)>,
}

/// Author and address used for sharing an event.
#[derive(Clone, Debug)]
pub struct Sharer {
    /// Author name in the log.
    pub by: Arc<str>,
    pub address: String,
    /// Seed of the operations of a new inbox.
    pub lot: u128,
}

pub fn inbox_of(event: &Path) -> PathBuf {
    event.with_extension(ENDING)
}

/// Returns the address of a file's event, if this computer shares it. A damaged line may state it with a wrong letter;
/// without it, the event would open as one that is not shared, and its results from here would be hidden.
pub fn shared_at(event: &Path) -> Option<String> {
    let (disk, path) = (system_disk(), inbox_of(event));
    let (slips, _) = slips_of(&disk, &path).ok()?;
    let stated = slips.into_values().rev().find_map(address_in);
    stated.or_else(|| address_amid(&Store::read_intact::<Slip>(&*disk, &path).ok()?.bytes))
}

/// Extracts the address from a damaged inbox: after its key, or else the first quoted text with a scheme.
fn address_amid(bytes: &[u8]) -> Option<String> {
    let text = String::from_utf8_lossy(bytes);
    let quoted = |text: &str| text.split_once('"').map(|(address, _)| address.to_owned());
    let after_key = text.split_once("address:\"").and_then(|(_, rest)| quoted(rest));
    after_key.or_else(|| text.split('"').find(|part| part.contains("://")).map(ToOwned::to_owned))
}

/// Reads the lines of an inbox by number; of a damaged one, the intact lines, and the number of the others.
fn slips_of(disk: &Arc<dyn Disk>, path: &Path) -> Result<(Slips, usize), StoreError> {
    match Store::open_on::<Slip>(Arc::clone(disk), path, Mode::Read) {
        Ok(opened) => Ok(((1..).zip(opened.entries).collect(), 0)),
        Err(error) if is_damage::<Slip>(&error, &**disk, path) => {
            Store::read_intact::<Slip>(&**disk, path).map(|intact| (intact.entries, intact.lost))
        }
        Err(error) => Err(error),
    }
}

/// Source of the operations of an inbox.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Lot {
    drawn: u128,
    /// False in inboxes of earlier versions, whose operations are consecutive numbers that anyone who reads one can
    /// continue.
    is_hidden: bool,
}

/// Prefix of the lot of an inbox whose operations are derived by a hash.
const HIDDEN: char = 'h';

impl Lot {
    fn read(text: &str) -> Option<Self> {
        let digits = text.strip_prefix(HIDDEN);
        let drawn = u128::from_str_radix(digits.unwrap_or(text), 16).ok()?;
        Some(Self { drawn, is_hidden: digits.is_some() })
    }

    /// Extracts the lot from a damaged inbox, if it is readable.
    fn found_in(bytes: &[u8]) -> Option<Self> {
        let text = String::from_utf8_lossy(bytes);
        let (_, lot) = text.rsplit_once("lot:\"")?;
        Self::read(lot.split_once('"')?.0)
    }

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

fn address_in(slip: RecordedEntry<Slip>) -> Option<String> {
    match slip.entry {
        Slip::Of { address, .. } => Some(address),
        Slip::Act { .. } | Slip::Settled(_) => None,
    }
}

/// Returns an event with the pending acts in the inbox next to its file, as far as they can be applied, and the number
/// of lines of the inbox that cannot be read.
///
/// # Errors
/// Returns a [`StoreError`] if the inbox cannot be read. Without an inbox, the event is unchanged.
pub fn with_inbox(
    disk: &Arc<dyn Disk>,
    event: &Path,
    history: &History,
) -> Result<(History, usize), StoreError> {
    let path = inbox_of(event);
    if !path.exists() {
        return Ok((history.clone(), 0));
    }
    // Nothing is sent here, so the operations do not matter.
    let lot = Lot { drawn: 0, is_hidden: false };
    let (slips, lost) = slips_of(disk, &path)?;
    Ok((upon(&taken_up(slips, lot, history), history), lost))
}

impl Inbox {
    /// Opens or creates the inbox of an event file, and loads the unsettled acts.
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
            Err(error) if is_damage::<Slip>(&error, &**disk, &path) => {
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
        let is_act = |slip: &&RecordedEntry<Slip>| matches!(slip.entry, Slip::Act { .. });
        let own = opened.entries.iter().filter(is_act).map(|slip| slip.at.as_millisecond()).collect();
        let open = taken_up((1..).zip(opened.entries).collect(), lot, history);
        let mut inbox = Self { store: opened.store, by, lot, open, handed: 0, own, salvaged };
        if last.as_ref() != Some(&sharer.address) {
            let (address, lot) = (sharer.address.clone(), lot.to_string());
            inbox.store.append(&[Slip::Of { event: event.to_owned(), address, lot }], now)?;
        }
        Ok(inbox)
    }

    /// Returns the copy of the inbox if it was damaged when opened, and the number of unreadable lines.
    pub fn salvaged(&self) -> Option<&(PathBuf, usize)> {
        self.salvaged.as_ref()
    }

    pub(super) fn store(&mut self) -> &mut Store {
        &mut self.store
    }

    /// Returns the file, for queries about its mirror.
    pub(super) fn file(&self) -> &Store {
        &self.store
    }

    /// Stores an act on disk. `trunk` is the shared log, `shown` the displayed event.
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

    /// Records that an act is settled. If that fails, it is settled again when the event is next opened.
    pub(super) fn settle(&mut self, number: u64, at: Timestamp) -> Option<Proposal> {
        let place = self.open.iter().position(|proposal| proposal.number == number)?;
        let _settled_again_otherwise = self.store.append(&[Slip::Settled(number)], at);
        self.handed = self.handed.saturating_sub(usize::from(place < self.handed));
        Some(self.open.remove(place))
    }

    /// Returns the unsettled acts, oldest first.
    pub fn open_acts(&self) -> &[Proposal] {
        &self.open
    }

    /// Returns true if an entry of the log was requested on this computer.
    pub fn has_made(&self, line: &Logged) -> bool {
        line.by.as_ref() == Some(&self.by) && self.own.contains(&line.at.0)
    }

    /// Returns acts that the writer of the shared log has not received yet, such that it has at most `most`.
    pub(super) fn hand_over(&mut self, most: usize) -> Vec<Proposal> {
        let end = self.open.len().min(most.max(self.handed));
        let next = self.open.get(self.handed..end).unwrap_or_default().to_vec();
        self.handed = end;
        next
    }

    /// Returns the last act that was not handed over, which can be undone without a trace. Notes are not acts.
    pub(super) fn last_of_ours(&self) -> Option<&Proposal> {
        self.open.get(self.handed..)?.iter().rfind(|proposal| !proposal.entry.is_note())
    }

    /// Returns the shared log with the pending acts, as far as they can be applied.
    pub(super) fn upon(&self, trunk: &History) -> History {
        upon(&self.open, trunk)
    }

    /// Returns true for an entry that needs no agreement: a result, the correction of an unshared one, the note that
    /// sheets were issued.
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

/// Lines of an inbox by number.
type Slips = BTreeMap<u64, RecordedEntry<Slip>>;

/// Returns the unsettled acts, oldest first; `lot` is the source of their operations.
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

/// Returns the event as displayed when the shared log had `after` entries, including the acts pending then.
fn seen(open: &[Proposal], history: &History, after: usize) -> Snapshot {
    let last = after.checked_sub(1).and_then(|last| history.log().get(last)).map(|line| line.to);
    let there = last.and_then(|step| history.at(step)).cloned();
    let asked = open.iter().filter_map(|proposal| match &proposal.entry {
        Entry::Did(command) => Some(command),
        _ => None,
    });
    asked.fold(there.unwrap_or_else(Snapshot::blank), |seen, command| apply(&seen, command).unwrap_or(seen))
}

/// Returns the drawings of lots in the first `after` entries of the shared log, and those made here before.
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

/// Returns an event with the acts that it does not contain yet, as far as they can be applied.
fn upon(open: &[Proposal], trunk: &History) -> History {
    let mut shown = trunk.clone();
    for proposal in open.iter().filter(|proposal| !proposal.is_in(trunk)) {
        if let Ok(Some(pending)) = proposal.tried(&shown) {
            shown.keep(pending, super::made(proposal.stamp.clone()));
        }
    }
    shown
}

/// Rewrites a damaged inbox with its intact lines under their numbers, since operations are derived from these.
/// Returns the copy of the damaged file, and the number of unreadable lines.
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
            // Preserves the numbers of the following lines.
            None => (Slip::Settled(number), now.into()),
        })
        .collect();
    Ok((Store::rewrite(path, &bytes, now, &lines)?, lost))
}
