//! A shared event on this computer: its history, a local copy of the log, and the table.

use super::append::{Append, AppendStep};
use super::error::{ShareError, Tampering};
use super::row::{LogRow, LogTable, Operation};
use crate::session::{OpenError, Proposal, made, replay};
use crate::store::{Disk, Memory, Mode, RecordedEntry, Stamp, Store, StoreError, line_hash};
use hakem_engine::history::{AnewError, Entry, History, Moment};
use sha2::{Digest, Sha256};
use std::path::Path;
use std::sync::Arc;
use std::thread;
use std::time::{Duration, Instant};

/// Interval at which rows read before are compared with the table.
const COMPARED: Duration = Duration::from_secs(5);

/// Number of attempts before repeated conflicts are reported. With eight simultaneous writers, one loses this often in
/// a row once in a million acts.
const TRIES: usize = 100;

/// Number of conflicts after which an act waits before each retry, a millisecond longer each time, to reduce
/// contention.
const PATIENT: usize = 4;

/// Outcome of an act.
#[derive(Debug)]
pub enum Acted {
    /// These entries are in the table, the copy and the history: the requested ones, or the result of rebasing them.
    Recorded(Vec<Entry>),
    /// Others already recorded the same.
    Already {
        /// Entries of others since the request, in order.
        between: Vec<RecordedEntry<Entry>>,
    },
    /// It conflicts with earlier entries of others, which are now in the history.
    Refused {
        why: AnewError,
        /// Entries of others since the request, in order.
        between: Vec<RecordedEntry<Entry>>,
    },
}

/// An event whose log is a table. Everything in its history is in the table and in the local copy of the log.
#[derive(Debug)]
pub struct SharedEvent<T> {
    table: T,
    copy: Store,
    history: History,
    /// Time of the last comparison of the rows read before with the table; `None` to compare them next.
    compared: Option<Instant>,
}

impl<T: LogTable> SharedEvent<T> {
    /// Reads an event from a table, with a copy in memory. `path` is used in messages.
    ///
    /// # Errors
    /// Returns a [`ShareError`] if the table cannot be read or a row is invalid.
    pub fn open(table: T, path: &Path) -> Result<Self, ShareError> {
        Self::open_in(table, &Memory::default(), path)
    }

    /// Like [`SharedEvent::open`], with a copy in memory that others can read.
    pub fn open_in(mut table: T, memory: &Memory, path: &Path) -> Result<Self, ShareError> {
        let rows = table.read(0)?;
        if rows.is_empty() {
            return Err(ShareError::NoSuchEvent { name: table.name().to_owned() });
        }
        match whole_rows(&rows, 0) {
            (good, None) => {
                memory.fill(joined(good).as_bytes());
                let event = Self::with(table, Arc::new(memory.clone()), path)?;
                Ok(Self { compared: Some(Instant::now()), ..event })
            }
            (_, Some(wrong)) => Err(wrong),
        }
    }

    /// Continues an event of a table from the event file of this computer, to which every entry is written once the
    /// table has it. The table is not queried yet.
    ///
    /// # Errors
    /// Returns a [`ShareError`] if the file cannot be read or is being written by another program.
    pub fn with(table: T, disk: Arc<dyn Disk>, path: &Path) -> Result<Self, ShareError> {
        let opened = Store::open_on::<Entry>(disk, path, Mode::Write)?;
        if opened.store.is_read_only() {
            return Err(StoreError::ReadOnly { path: path.to_owned() }.into());
        }
        let history = replay(path, opened.entries)?;
        Ok(Self { table, copy: opened.store, history, compared: None })
    }

    pub fn history(&self) -> &History {
        &self.history
    }

    /// Returns the hash of the last known entry.
    pub fn hash(&self) -> String {
        self.copy.hash()
    }

    pub fn table(&mut self) -> &mut T {
        &mut self.table
    }

    /// Reads and returns new entries of others.
    ///
    /// # Errors
    /// Returns a [`ShareError`] if the table cannot be read or a row is invalid; the rows before it are still applied.
    pub fn catch_up(&mut self) -> Result<Vec<RecordedEntry<Entry>>, ShareError> {
        let rows = self.read_on()?;
        if self.compared.is_none_or(|last| last.elapsed() >= COMPARED) {
            self.compare()?;
        }
        self.take(&rows)
    }

    /// Compares the rows read before with the table, since its owner can change them.
    ///
    /// # Errors
    /// Returns [`ShareError::Tampered`] for the first row that was changed, or another error if the table cannot be
    /// read.
    pub fn compare(&mut self) -> Result<(), ShareError> {
        self.compared = None;
        let own = self.copy.lines()?;
        let last = self.copy.next_number() - 1;
        let expected = sha256(&own);
        if self.table.fingerprint(last)?.is_some_and(|found| found != expected) {
            let rows = self.table.read(0)?;
            let is_same =
                |(row, line): &(&LogRow, &str)| row.line == *line && line_hash(line) == Some(&row.hash);
            let same = rows.iter().zip(own.lines()).take_while(is_same).count();
            return Err(ShareError::Tampered { entry: same as u64, what: Tampering::Changed });
        }
        self.compared = Some(Instant::now());
        Ok(())
    }

    /// Records entries as one act. If others were first, the act is retried on the resulting event, which may change
    /// it ([`History::try_anew`]).
    ///
    /// # Errors
    /// Returns a [`ShareError`] if it cannot be recorded. After [`ShareError::Unreachable`] it may still be in the
    /// table; requesting the same operation again determines that.
    pub fn record(
        &mut self,
        act: &[Entry],
        stamp: &Stamp,
        operation: &Operation,
    ) -> Result<Acted, ShareError> {
        let seen = self.history.clone();
        self.record_as(|now| tried(act, &seen, now), stamp, operation)
    }

    /// Records a proposal as in [`SharedEvent::record`]; the proposal contains the state that it was made for.
    pub fn propose(&mut self, proposal: &Proposal) -> Result<Acted, ShareError> {
        let tried = |now: &History| {
            let came = proposal.tried(now)?;
            Ok(came.map(|pending| pending.entry().clone()).into_iter().collect())
        };
        self.record_as(tried, &proposal.stamp, &Operation::new(proposal.operation))
    }

    /// Returns true if the table contains an operation that was requested when the shared log had `after` entries.
    pub fn has(&mut self, operation: &Operation, after: u64) -> Result<bool, ShareError> {
        Ok(self.table.read(after + 1)?.iter().any(|row| operation.made(row)))
    }

    /// Records the result of applying an act to the then current event, in each attempt.
    fn record_as(
        &mut self,
        tried: impl Fn(&History) -> Result<Vec<Entry>, AnewError>,
        stamp: &Stamp,
        operation: &Operation,
    ) -> Result<Acted, ShareError> {
        if self.compared.is_none() {
            self.compare()?;
        }
        let mut between = Vec::new();
        let mut wanted = match tried(&self.history) {
            Ok(entries) if entries.is_empty() => return Ok(Acted::Already { between }),
            Ok(entries) => entries,
            Err(why) => return Ok(Acted::Refused { why, between }),
        };
        let mut append = Append::new(operation.clone(), self.rows_of(&wanted, stamp, operation)?);
        let mut lost = 0;
        while lost < TRIES {
            match append.next() {
                AppendStep::Insert(rows) => {
                    let inserted = self.table.insert(Some(&self.copy.hash()), rows)?;
                    append.inserted(inserted);
                    if append.next() == AppendStep::Nothing {
                        self.take(append.rows())?;
                    }
                }
                AppendStep::Read => {
                    lost += 1;
                    let rows = self.read_on()?;
                    append.read(&rows);
                    between.extend(self.take(&rows)?);
                }
                AppendStep::TryAgain => match tried(&self.history) {
                    Ok(entries) if entries.is_empty() => return Ok(Acted::Already { between }),
                    Ok(entries) => {
                        let wait = u64::try_from(lost.saturating_sub(PATIENT)).unwrap_or_default();
                        thread::sleep(Duration::from_millis(wait));
                        append.made_anew(self.rows_of(&entries, stamp, operation)?);
                        wanted = entries;
                    }
                    Err(why) => return Ok(Acted::Refused { why, between }),
                },
                AppendStep::Nothing => return Ok(Acted::Recorded(wanted)),
            }
        }
        Err(ShareError::Crowded { tries: TRIES })
    }

    /// Returns the rows of entries that follow the known ones.
    fn rows_of(
        &self,
        entries: &[Entry],
        stamp: &Stamp,
        operation: &Operation,
    ) -> Result<Vec<LogRow>, ShareError> {
        let lines = self.copy.compose(entries, stamp)?;
        Ok(LogRow::of_lines(&lines, self.copy.next_number(), operation))
    }

    /// Reads the rows after the last known one, provided that one is unchanged.
    fn read_on(&mut self) -> Result<Vec<LogRow>, ShareError> {
        let last = self.copy.next_number() - 1;
        let mut rows = self.table.read(last)?;
        let hash = self.copy.hash();
        match rows.first() {
            Some(row) if row.number == last && line_hash(&row.line) == Some(&hash) => {
                rows.remove(0);
                Ok(rows)
            }
            Some(row) if row.number == last => Err(ShareError::Parted { entry: last }),
            _ => Err(ShareError::Shrunk { entry: last }),
        }
    }

    /// Applies rows that follow the known ones to the copy and the history: complete acts, up to the first invalid
    /// row. Entries that do not follow were not written by a conforming program, so all rows that came with them are
    /// discarded.
    fn take(&mut self, rows: &[LogRow]) -> Result<Vec<RecordedEntry<Entry>>, ShareError> {
        let (good, wrong) = whole_rows(rows, self.copy.next_number());
        let read = self.copy.read_on::<Entry>(&joined(good))?;
        let mut history = self.history.clone();
        let entries = read.entries.iter().map(|each| (each.entry.clone(), made(each.stamp())));
        history.replay_all(entries).map_err(|why| OpenError::Replay {
            path: self.copy.path().to_owned(),
            number: history.log().len() + 1,
            why,
        })?;
        self.copy.take_over(&read)?;
        self.history = history;
        if let Some(broken) = read.broken {
            return Err(broken.error.into());
        }
        if read.is_cut {
            return Err(ShareError::Tampered { entry: self.copy.next_number(), what: Tampering::Unfinished });
        }
        wrong.map_or(Ok(read.entries), Err)
    }
}

/// Returns the SHA-256 hash of a text in hexadecimal digits.
fn sha256(text: &str) -> String {
    Sha256::digest(text.as_bytes()).iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Rebases an act that was requested for the state in `seen`, and returns the resulting entries; empty if all of them
/// are already recorded.
fn tried(act: &[Entry], seen: &History, now: &History) -> Result<Vec<Entry>, AnewError> {
    let (mut now, mut seen) = (now.clone(), seen.clone());
    let mut entries = Vec::new();
    for entry in act {
        if let Entry::Did(command) = entry
            && now.is_drawn_otherwise(command, seen.snapshot(), |urn| seen.seed_of(urn))
        {
            return Err(AnewError::MadeForBefore);
        }
        if let Some(pending) = now.try_anew(entry.clone(), seen.snapshot())? {
            entries.push(pending.entry().clone());
            now.keep(pending, Moment::default());
        }
        seen.replay(entry.clone(), Moment::default())?;
    }
    Ok(entries)
}

/// Returns the rows up to the first one that is missing or has a wrong hash, with the error of that row.
pub(super) fn whole_rows(rows: &[LogRow], first: u64) -> (&[LogRow], Option<ShareError>) {
    let fault = |(row, number): (&LogRow, u64)| {
        if row.number != number {
            return Some(ShareError::Tampered { entry: number, what: Tampering::Missing });
        }
        let is_own = line_hash(&row.line) == Some(&row.hash);
        (!is_own).then_some(ShareError::Tampered { entry: number, what: Tampering::Hash })
    };
    let wrong = rows.iter().zip(first..).enumerate().find_map(|(at, row)| Some((at, fault(row)?)));
    match wrong {
        Some((at, fault)) => (rows.get(..at).unwrap_or_default(), Some(fault)),
        None => (rows, None),
    }
}

/// Returns the lines of rows, each with its line end.
pub(super) fn joined(rows: &[LogRow]) -> String {
    rows.iter().flat_map(|row| [row.line.as_str(), "\n"]).collect()
}
