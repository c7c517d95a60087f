//! Entries as lines of an event file.

use super::error::StoreError;
use super::format::{self, Chain};
use super::recorded::Stamp;
use serde::{Serialize, de::DeserializeOwned};

/// Writes the line of an entry, after a mark if the lines so far have an older format.
fn write_line<E: Serialize + DeserializeOwned>(
    lines: &mut String,
    mut chain: Chain,
    stamp: &Stamp,
    more: bool,
    entry: &E,
) -> Result<Chain, StoreError> {
    // An older program that opens the file again then reports immediately which version to use.
    if chain.needs_mark() {
        chain = format::write_mark(lines, chain, stamp.at);
        lines.push('\n');
    }
    let after = format::write_entry(lines, chain, stamp, more, entry)
        .map_err(|reason| StoreError::Unwritable { entry: chain.number(), reason })?;
    lines.push('\n');
    Ok(after)
}

/// Writes the lines of one act, and returns the chain after them.
pub(super) fn write_act<E: Serialize + DeserializeOwned>(
    lines: &mut String,
    mut chain: Chain,
    stamp: &Stamp,
    entries: &[E],
) -> Result<Chain, StoreError> {
    for (index, entry) in entries.iter().enumerate() {
        chain = write_line(lines, chain, stamp, index + 1 < entries.len(), entry)?;
    }
    Ok(chain)
}

/// Returns the last of some lines, with its line end.
pub(super) fn last_line(lines: &[u8]) -> &[u8] {
    let without_end = lines.strip_suffix(b"\n").unwrap_or(lines);
    let start = without_end.iter().rposition(|&byte| byte == b'\n').map_or(0, |end| end + 1);
    lines.get(start..).unwrap_or_default()
}

/// Returns the lines of entries that follow `chain`, each as a separate act.
pub(super) fn write_each<'a, E: Serialize + DeserializeOwned + 'a>(
    mut chain: Chain,
    entries: impl IntoIterator<Item = (&'a E, Stamp)>,
) -> Result<(String, Chain), StoreError> {
    let mut lines = String::new();
    for (entry, stamp) in entries {
        chain = write_line(&mut lines, chain, &stamp, false, entry)?;
    }
    Ok((lines, chain))
}
