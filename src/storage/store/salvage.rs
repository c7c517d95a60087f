//! Intact lines of a damaged file, wherever the damage is, and a rewrite of the file with them.

use super::atomic_file::{keep_private, write_new};
use super::format::{self, SEAL_LENGTH};
use super::lines::write_each;
use super::unsaved::numbered;
use super::{
    Disk, Operation, RecordedEntry, Stamp, Store, StoreError, check_size, io_error, open_for_reading, reader,
};
use crate::platform::make_private;
use jiff::Timestamp;
use serde::{Serialize, de::DeserializeOwned};
use std::collections::BTreeMap;
use std::fs;
use std::io::{Read, Write};
use std::path::{Path, PathBuf};

/// The intact lines of a file.
#[derive(Debug)]
pub struct Intact<E> {
    pub entries: BTreeMap<u64, RecordedEntry<E>>,
    pub has_heading: bool,
    /// Number of lines after the heading that cannot be read.
    pub lost: usize,
    /// Content of the file.
    pub bytes: Vec<u8>,
}

impl Store {
    /// Reads the intact lines of a file, each verified by its own hash and that of the previous line. A line whose hash
    /// itself was damaged is recovered through the next line.
    pub fn read_intact<E: DeserializeOwned>(disk: &dyn Disk, path: &Path) -> Result<Intact<E>, StoreError> {
        let failed = |source| io_error(path, Operation::Read, source);
        let medium = open_for_reading(disk, path).map_err(failed)?;
        let length = medium.length().map_err(failed)?;
        check_size(path, length)?;
        let mut bytes = Vec::new();
        reader(medium.as_ref(), 0, length).read_to_end(&mut bytes).map_err(failed)?;
        let mut lines: Vec<&[u8]> = bytes.split(|&byte| byte == b'\n').collect();
        lines.retain(|line| !line.is_empty());
        let mut entries = BTreeMap::new();
        for (at, pair) in lines.windows(2).enumerate() {
            let [previous, line] = pair else { continue };
            let before = at.checked_sub(1).and_then(|at| lines.get(at)).copied().unwrap_or_default();
            let resealed = sealed_again(before, previous);
            let read = format::read_intact::<E>(previous, line).or_else(|| {
                let entry = format::read_intact(&resealed, line)?;
                entries
                    .extend(format::read_intact::<E>(before, &resealed).map(|entry| (entry.n, entry.into())));
                Some(entry)
            });
            entries.extend(read.map(|entry| (entry.n, entry.into())));
        }
        let has_heading = lines.first().is_some_and(|heading| sealed_again(b"", heading) == *heading);
        let lost = lines.len().saturating_sub(1 + entries.len());
        Ok(Intact { entries, has_heading, lost, bytes })
    }

    /// Rewrites a damaged file with these entries, after saving a copy of it; returns the path of the copy.
    ///
    /// # Errors
    /// Returns an error if either file cannot be written; the damaged file is then unchanged.
    pub fn rewrite<E: Serialize + DeserializeOwned>(
        path: &Path,
        damaged: &[u8],
        made: Timestamp,
        entries: &[(E, Stamp)],
    ) -> Result<PathBuf, StoreError> {
        let mut text = String::new();
        let event = format::write_heading(&mut text, made, None);
        text.push('\n');
        text.push_str(&write_each(event, entries.iter().map(|(entry, stamp)| (entry, stamp.clone())))?.0);
        let aside = free_name(path);
        let kept = write_new(&aside, |file| {
            make_private(file);
            file.write_all(damaged)
        });
        kept.map_err(|source| io_error(&aside, Operation::Create, source))?;
        keep_private(path, &text).map_err(|source| io_error(path, Operation::Write, source))?;
        Ok(aside)
    }
}

/// Returns true if an error concerns the contents of a file, so that the rest may be intact. A newer format counts as
/// damage only if the heading that states it is damaged.
pub fn is_damage<E: DeserializeOwned>(error: &StoreError, disk: &dyn Disk, path: &Path) -> bool {
    match error {
        StoreError::Empty { .. }
        | StoreError::Unfinished { .. }
        | StoreError::Foreign { .. }
        | StoreError::Converted { .. }
        | StoreError::Damaged { .. } => true,
        StoreError::NewerFormat { .. } => {
            Store::read_intact::<E>(disk, path).is_ok_and(|intact| !intact.has_heading)
        }
        _ => false,
    }
}

/// Returns a line with the hash that matches it and the hash on the line `before`, which may be empty.
fn sealed_again(before: &[u8], line: &[u8]) -> Vec<u8> {
    let digits = |line: &[u8]| line.get(line.len().checked_sub(66)?..line.len() - 2).map(<[u8]>::to_vec);
    let body = line.get(..line.len().saturating_sub(SEAL_LENGTH)).unwrap_or_default();
    let mut hasher = blake3::Hasher::new();
    hasher.update(&digits(before).unwrap_or_default()).update(body);
    [body, b", hash:\"", hasher.finalize().to_hex().as_bytes(), b"\")"].concat()
}

/// Returns an unused name for the copy of a damaged file, next to it.
fn free_name(path: &Path) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(".damaged");
    let name = PathBuf::from(name);
    let mut names = (1..).map(|number| numbered(&name, number));
    names.find(|path| fs::symlink_metadata(path).is_err()).unwrap_or_else(|| name.clone())
}
