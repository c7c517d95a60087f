//! A whole event file into a table, and out of it again, byte for byte.

use super::error::{ShareError, Tampering};
use super::event::{joined, whole_rows};
use super::row::{Insertion, Operation, Row, Table};
use crate::session::{Cut, OpenError, replay, replay_up_to_damage};
use crate::store::{Memory, Mode, Store, StoreError};
use hakem_engine::history::Entry;
use std::path::Path;
use std::sync::Arc;

/// How often a file is held against the table anew at most, when others were first or no answer came.
const TRIES: usize = 10;

/// What came of sharing a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shared {
    /// So many entries were put there.
    Put(u64),
    /// All of it was there already.
    Same,
    /// The table has so many entries more than the file; nothing was changed.
    Ahead(u64),
}

/// Puts an event file into a table, or what the table lacks of it.
///
/// # Errors
/// Says why not: the table has another event or went on otherwise, or refuses.
pub fn share(table: &mut impl Table, file: &Path, operation: &Operation) -> Result<Shared, ShareError> {
    let opened = Store::open::<Entry>(file, Mode::Read)?;
    if let (_, Some(error)) = replay(file, opened.entries) {
        return Err(error.into());
    }
    let rows = Row::of_lines(&opened.store.lines()?, 0, operation);
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
            // The heading is no entry.
            Insertion::Done => return Ok(Shared::Put((missing.len() - usize::from(shared == 0)) as u64)),
            // What is there now tells what came of it.
            Insertion::Taken | Insertion::NoAnswer => {}
        }
    }
    Err(ShareError::Crowded { tries: TRIES })
}

/// What came of writing an event file from a table.
#[derive(Debug)]
pub struct Pulled {
    /// How many entries the file has got.
    pub entries: u64,
    /// How many it has that the table lacks; nothing was written then.
    pub ahead: u64,
    /// What is wrong with the table from there on.
    pub wrong: Option<ShareError>,
}

/// Writes the event file of a table: a new one, or what an older state of it lacks. `at` stands for the table in what is told.
///
/// Up to the first row that is wrong, which is told, and nothing after it.
///
/// # Errors
/// Says why nothing is written: the table has nothing that makes an event, or the file is no older state of it.
pub fn pull(table: &mut impl Table, at: &Path, file: &Path) -> Result<Pulled, ShareError> {
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

/// Finds the first row of an event from which on they make no event: its number, and its line unless it is missing. `None` where every
/// row is right.
#[must_use]
pub fn first_wrong(rows: &[Row]) -> Option<(u64, Option<&str>)> {
    // Returns the number of the row that would come next; `None` where one of these is wrong. An act without its end is not there.
    let next = |rows: &[Row]| {
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

/// Reads the log of a table up to the first row that is wrong, and what is wrong with that one.
fn read_whole(table: &mut impl Table, at: &Path) -> Result<(Store, Option<ShareError>), ShareError> {
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
        // Entries that do not follow are of no program that keeps to the rules: which to leave is nobody's guess.
        Some(Cut { why: why @ OpenError::Replay { .. }, .. }) => return Err(why.into()),
        Some(Cut { why, .. }) => Some(why.into()),
        None if wrong.is_none() && store.lines()?.len() < lines.len() => {
            Some(ShareError::Tampered { entry: store.next_number(), what: Tampering::Unfinished })
        }
        None => wrong,
    };
    Ok((store, wrong))
}
