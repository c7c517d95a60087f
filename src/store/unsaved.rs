//! Entries that the disk refused to the end: kept in a file of their own, so that they are offered when the event is
//! opened again.

use super::{
    Operation, Recorded, StoreError,
    disk::{Disk, Part},
    format::{self, Line},
    io_error, open_for_reading,
};
use serde::de::DeserializeOwned;
use std::{
    fs,
    io::{self, Read},
    path::{Path, PathBuf},
};

/// How many files of one name there may be: one for each time that the program had to end so.
const MOST: u32 = 99;

/// Entries that could not be saved when the program ended.
#[derive(Debug)]
pub struct Unsaved<E> {
    /// The file that keeps them.
    pub path: PathBuf,
    /// How many entries the event had.
    pub after: u64,
    /// In the order in which they were made.
    pub entries: Vec<Recorded<E>>,
}

/// Writes such a file under `path` or that name with a number; never overwrites.
pub(super) fn write(disk: &dyn Disk, path: &Path, bytes: &[u8]) -> Result<PathBuf, StoreError> {
    for number in 1..=MOST {
        let path = numbered(path, number);
        match disk.create(&path, bytes) {
            Ok(()) => return Ok(path),
            Err(source) if source.kind() == io::ErrorKind::AlreadyExists => {}
            Err(source) => return Err(io_error(&path, Operation::Create, source)),
        }
    }
    Err(StoreError::Exists { path: path.to_owned() })
}

fn numbered(path: &Path, number: u32) -> PathBuf {
    if number == 1 {
        return path.to_owned();
    }
    let mut name = path.as_os_str().to_owned();
    name.push(format!("-{number}"));
    PathBuf::from(name)
}

/// Finds what was put aside of an event (see `Store::put_aside` and `Store::event`) under `path` or that name with a
/// number. A file that is not whole gives what can be read of it.
pub fn find_unsaved<E: DeserializeOwned>(disk: &dyn Disk, path: &Path, event: &str) -> Vec<Unsaved<E>> {
    let paths = (1..=MOST).map(|number| numbered(path, number));
    let there = paths.filter(|path| fs::metadata(path).is_ok_and(|found| found.is_file()));
    there.filter_map(|path| read(disk, path, event)).collect()
}

fn read<E: DeserializeOwned>(disk: &dyn Disk, path: PathBuf, event: &str) -> Option<Unsaved<E>> {
    let medium = open_for_reading(disk, &path).ok()?;
    let length = medium.length().ok().filter(|&length| length <= super::FILE_LIMIT)?;
    let mut bytes = Vec::new();
    Part::new(medium.as_ref(), 0, length).read_to_end(&mut bytes).ok()?;
    let mut lines = bytes.split(|&byte| byte == b'\n');
    let (of, mut chain) = format::read_unsaved_heading(lines.next()?)?;
    if of != event {
        return None;
    }
    let after = chain.number().saturating_sub(1);
    let mut entries = Vec::new();
    for line in lines {
        let Ok((line, next)) = format::read_line::<E>(line, &chain) else { break };
        chain = next;
        if let Line::Entry(line) = line {
            entries.push(line.into());
        }
    }
    (!entries.is_empty()).then_some(Unsaved { path, after, entries })
}
