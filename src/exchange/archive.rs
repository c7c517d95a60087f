//! Zip files as workbooks are packed: looked through before anything of them is kept, for what is small can unpack to
//! more than any memory holds.

use super::roster::TableError;
use std::io::{self, Cursor, Read};
use zip::ZipArchive;

/// Most bytes of all files in it, unpacked.
const MOST_UNPACKED: u64 = 64 * 1024 * 1024;

/// Most files in it: its directory is kept in memory.
const MOST_FILES: u16 = 1024;

/// Opens a zip file whose contents, measured and not believed, are small enough.
///
/// # Errors
/// Says that it is damaged, locked or too large.
pub fn open(bytes: &[u8]) -> Result<ZipArchive<Cursor<&[u8]>>, TableError> {
    if !has_few_files(bytes) {
        return Err(TableError::Damaged);
    }
    let mut archive = ZipArchive::new(Cursor::new(bytes)).map_err(|_| TableError::Damaged)?;
    let mut unpacked = 0;
    for at in 0..archive.len() {
        let file = archive.by_index(at).map_err(|_| TableError::Damaged)?;
        let left = MOST_UNPACKED.saturating_sub(unpacked) + 1;
        unpacked += io::copy(&mut file.take(left), &mut io::sink()).map_err(|_| TableError::Damaged)?;
        if unpacked > MOST_UNPACKED {
            return Err(TableError::Unpacks);
        }
    }
    Ok(archive)
}

/// Returns a file of it.
///
/// # Errors
/// Says that it is not there or damaged.
pub fn file(archive: &mut ZipArchive<Cursor<&[u8]>>, name: &str) -> Result<Vec<u8>, TableError> {
    let mut bytes = Vec::new();
    let file = archive.by_name(name).map_err(|_| TableError::Damaged)?;
    file.take(MOST_UNPACKED).read_to_end(&mut bytes).map_err(|_| TableError::Damaged)?;
    Ok(bytes)
}

/// Whether a file is a zip file by its first bytes.
#[must_use]
pub fn is_zip(bytes: &[u8]) -> bool {
    bytes.starts_with(b"PK\x03\x04")
}

/// Whether every end record speaks of a few files, so that the directory needs little memory.
fn has_few_files(bytes: &[u8]) -> bool {
    const RECORD: &[u8] = b"PK\x05\x06";
    const LARGE: &[u8] = b"PK\x06\x07";
    // A record of 22 bytes and a comment of up to 64 KiB.
    let tail = bytes.get(bytes.len().saturating_sub(22 + 0xFFFF)..).unwrap_or_default();
    let mut records = tail.windows(12).filter(|window| window.starts_with(RECORD)).peekable();
    let is_there = records.peek().is_some();
    let are_few = records.all(|record| match record.get(10..12) {
        Some(&[low, high]) => u16::from_le_bytes([low, high]) <= MOST_FILES,
        _ => false,
    });
    is_there && are_few && !tail.windows(4).any(|window| window == LARGE)
}
