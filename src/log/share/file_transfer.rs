//! Transfer of a complete event file to a table and back, byte for byte.

use super::error::{ShareError, Tampering};
use super::event::{joined, whole_rows};
use super::row::{Insertion, LogRow, LogTable, Operation};
use crate::session::{Cut, OpenError, replay, replay_up_to_damage};
use crate::store::{Memory, Mode, Store, StoreError};
use hakem_engine::history::Entry;
use std::path::Path;
use std::sync::Arc;

/// Maximum number of comparisons of a file with the table after conflicts or missing answers.
const TRIES: usize = 10;

/// Result of sharing a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shared {
    /// Number of entries inserted.
    Put(u64),
    /// The table already contained all entries.
    Same,
    /// The table has this many more entries than the file; nothing was changed.
    Ahead(u64),
}

/// Inserts an event file into a table, or the entries that the table lacks.
///
/// # Errors
/// Returns a [`ShareError`] if the table contains a different or diverged event, or refuses the rows.
pub fn share(table: &mut impl LogTable, file: &Path, operation: &Operation) -> Result<Shared, ShareError> {
    let opened = Store::open::<Entry>(file, Mode::Read)?;
    replay(file, opened.entries)?;
    let rows = LogRow::of_lines(&opened.store.lines()?, 0, operation);
    for _ in 0..TRIES {
        let there = table.read(0)?;
        let shared = rows.iter().zip(&there).take_while(|(own, row)| own.line == row.line).count();
        if shared < rows.len().min(there.len()) {
            return Err(match shared {
                0 => ShareError::OtherEvent { name: table.name().to_owned() },
                shared => ShareError::Parted { entry: shared as u64 },
            });
        }
        let missing = match rows.get(shared..) {
            Some([]) | None if there.len() > shared => {
                return Ok(Shared::Ahead((there.len() - shared) as u64));
            }
            Some([]) | None => return Ok(Shared::Same),
            Some(missing) => missing,
        };
        let after = shared.checked_sub(1).and_then(|last| rows.get(last)).map(|row| row.hash.as_str());
        match table.insert(after, missing)? {
            // The heading is not an entry.
            Insertion::Done => return Ok(Shared::Put((missing.len() - usize::from(shared == 0)) as u64)),
            // The outcome is determined from the table in the next attempt.
            Insertion::Taken | Insertion::NoAnswer => {}
        }
    }
    Err(ShareError::Crowded { tries: TRIES })
}

/// Result of writing an event file from a table.
#[derive(Debug)]
pub struct Pulled {
    /// Number of entries written to the file.
    pub entries: u64,
    /// Number of entries that the file has and the table lacks; nothing was written then.
    pub ahead: u64,
    /// Error in the table from there on.
    pub wrong: Option<ShareError>,
}

/// Writes the event file of a table: a new one, or the entries that an older state of it lacks. `at` represents the
/// table in messages.
///
/// Writes up to the first invalid row, which is reported.
///
/// # Errors
/// Returns a [`ShareError`] if nothing is written: the table does not contain an event, or the file is not an older
/// state of it.
pub fn pull(table: &mut impl LogTable, at: &Path, file: &Path) -> Result<Pulled, ShareError> {
    let (there, wrong) = read_whole(table, at)?;
    if !file.exists() {
        there.save_copy::<Entry>(file, [])?;
        return Ok(Pulled { entries: there.entries(), ahead: 0, wrong });
    }
    let mut own = Store::open::<Entry>(file, Mode::Write)?.store;
    let (has, lines) = (own.lines()?, there.lines()?);
    if has.starts_with(&lines) {
        return Ok(Pulled { entries: 0, ahead: own.entries() - there.entries(), wrong });
    }
    let Some(more) = lines.strip_prefix(&has) else {
        let shared = has.split('\n').zip(lines.split('\n')).take_while(|(one, other)| one == other).count();
        return Err(match shared {
            0 => StoreError::Exists { path: file.to_owned() }.into(),
            shared => ShareError::Parted { entry: shared as u64 },
        });
    };
    let before = own.entries();
    own.take_over(&own.read_on::<Entry>(more)?)?;
    Ok(Pulled { entries: own.entries() - before, ahead: 0, wrong })
}

/// Finds the first row from which on the rows do not form an event: its number, and its line unless it is missing.
/// `None` if all rows are valid.
pub fn first_wrong(rows: &[LogRow]) -> Option<(u64, Option<&str>)> {
    // Returns the number of the next row; `None` if a row is invalid. An incomplete act does not count.
    let next = |rows: &[LogRow]| {
        if rows.is_empty() {
            return Some(0);
        }
        let (_, None) = whole_rows(rows, 0) else { return None };
        let memory = Arc::new(Memory::new(joined(rows).as_bytes()));
        let mut opened = Store::open_on::<Entry>(memory, Path::new(""), Mode::Salvage).ok()?;
        let (_, cut) = replay_up_to_damage(Path::new(""), &mut opened);
        cut.is_none().then(|| opened.store.next_number())
    };
    let lengths: Vec<usize> = (1..=rows.len()).collect();
    let is_right = |&length: &usize| rows.get(..length).and_then(next).is_some();
    let right = lengths.partition_point(is_right);
    let first = rows.get(..right).and_then(next)?;
    let line = rows.iter().find(|row| row.number == first).map(|row| row.line.as_str());
    (first < rows.len() as u64).then_some((first, line))
}

/// Reads the log of a table up to the first invalid row, with the error of that row.
fn read_whole(table: &mut impl LogTable, at: &Path) -> Result<(Store, Option<ShareError>), ShareError> {
    let rows = table.read(0)?;
    if rows.is_empty() {
        return Err(ShareError::NoSuchEvent { name: table.name().to_owned() });
    }
    let (good, wrong) = match whole_rows(&rows, 0) {
        ([], Some(wrong)) => return Err(wrong),
        found => found,
    };
    let lines = joined(good);
    let mut opened = Store::open_on::<Entry>(Arc::new(Memory::new(lines.as_bytes())), at, Mode::Salvage)?;
    let (_, cut) = replay_up_to_damage(at, &mut opened);
    let store = opened.store;
    let wrong = match cut {
        // Entries that do not follow were not written by a conforming program; which of them to omit cannot be
        // guessed.
        Some(Cut { why: why @ OpenError::Replay { .. }, .. }) => return Err(why.into()),
        Some(Cut { why, .. }) => Some(why.into()),
        None if wrong.is_none() && store.lines()?.len() < lines.len() => {
            Some(ShareError::Tampered { entry: store.next_number(), what: Tampering::Unfinished })
        }
        None => wrong,
    };
    Ok((store, wrong))
}
