//! Entries that the disk refused until the program ended: saved in a separate file, and offered when the event is
//! opened again.

use super::{
    Operation, RecordedEntry, StoreError,
    disk::{Disk, MediumRange},
    format::{self, FileLine},
    io_error, open_for_reading,
};
use serde::de::DeserializeOwned;
use std::{
    fs,
    io::{self, Read},
    path::{Path, PathBuf},
};

/// Maximum number of files per name, one for each program run that ended this way.
const MOST: u32 = 99;

/// Entries that could not be saved when the program ended.
#[derive(Debug)]
pub struct Unsaved<E> {
    /// File in which they are saved.
    pub path: PathBuf,
    /// Number of entries of the event.
    pub after: u64,
    /// Entries in order of creation.
    pub entries: Vec<RecordedEntry<E>>,
}

/// Writes the file under `path` or that name with a number; never overwrites.
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

/// Returns the path with a number after its name, unless it is the first.
pub(super) fn numbered(path: &Path, number: u32) -> PathBuf {
    if number == 1 {
        return path.to_owned();
    }
    let mut name = path.as_os_str().to_owned();
    name.push(format!("-{number}"));
    PathBuf::from(name)
}

/// Finds the unsaved entries of an event (see `Store::put_aside` and `Store::event`) under `path` or that name with a
/// number. From an incomplete file, returns the entries that can be read.
pub fn find_unsaved<E: DeserializeOwned>(disk: &dyn Disk, path: &Path, event: &str) -> Vec<Unsaved<E>> {
    let paths = (1..=MOST).map(|number| numbered(path, number));
    let there = paths.filter(|path| fs::metadata(path).is_ok_and(|found| found.is_file()));
    there.filter_map(|path| read(disk, path, event)).collect()
}

fn read<E: DeserializeOwned>(disk: &dyn Disk, path: PathBuf, event: &str) -> Option<Unsaved<E>> {
    let medium = open_for_reading(disk, &path).ok()?;
    let length = medium.length().ok().filter(|&length| length <= super::FILE_LIMIT)?;
    let mut bytes = Vec::new();
    MediumRange::new(medium.as_ref(), 0, length).read_to_end(&mut bytes).ok()?;
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
        if let FileLine::Entry(line) = line {
            entries.push(line.into());
        }
    }
    (!entries.is_empty()).then_some(Unsaved { path, after, entries })
}
