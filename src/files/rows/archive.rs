//! Zip archives of workbooks: measured before their content is kept, because a small file can decompress to more than
//! fits in memory.

use super::RowsError;
use std::borrow::Cow;
use std::io::{self, Cursor, Read};
use zip::ZipArchive;

/// Maximum decompressed size in bytes of all files in an archive that is kept in memory.
const MOST_UNPACKED: u64 = 64 * 1024 * 1024;

/// Maximum number of files in such an archive, whose directory is kept in memory.
const MOST_FILES: u16 = 1024;

/// Maximum size in bytes of the end record: 22, and a comment of up to 64 KiB.
pub const TAIL: u64 = 22 + 0xFFFF;

/// Opens a zip file whose measured content is small enough; the sizes stated in it are not trusted.
///
/// # Errors
/// Returns an error if it is damaged, locked or too large.
pub fn open(bytes: &[u8]) -> Result<ZipArchive<Cursor<&[u8]>>, RowsError> {
    let tail = bytes.len().saturating_sub(TAIL as usize);
    if !has_few_files(bytes.get(tail..).unwrap_or_default(), MOST_FILES) {
        return Err(RowsError::DAMAGED);
    }
    let mut archive = ZipArchive::new(Cursor::new(bytes)).map_err(|_| RowsError::DAMAGED)?;
    let mut unpacked = 0;
    for at in 0..archive.len() {
        let file = archive.by_index(at).map_err(|_| RowsError::DAMAGED)?;
        let left = MOST_UNPACKED.saturating_sub(unpacked) + 1;
        unpacked += io::copy(&mut file.take(left), &mut io::sink()).map_err(|_| RowsError::DAMAGED)?;
        if unpacked > MOST_UNPACKED {
            return Err(RowsError::TooLarge);
        }
    }
    Ok(archive)
}

/// Returns the names of the files of a zip file that is no workbook; `None` for workbooks, and for what
/// cannot be opened.
pub fn members(bytes: &[u8]) -> Option<Vec<String>> {
    let archive = open(bytes).ok()?;
    let names: Vec<String> = archive.file_names().flatten().map(Cow::into_owned).collect();
    let is_workbook = names.iter().any(|name| name == "[Content_Types].xml" || name == "content.xml");
    let is_file = |name: &String| !name.ends_with('/') && !name.starts_with("__MACOSX");
    (!is_workbook).then(|| names.into_iter().filter(is_file).collect())
}

pub fn member(bytes: &[u8], name: &str) -> Option<Vec<u8>> {
    let mut archive = open(bytes).ok()?;
    let mut unpacked = Vec::new();
    archive.by_name(name).ok()?.take(MOST_UNPACKED).read_to_end(&mut unpacked).ok()?;
    Some(unpacked)
}

/// Returns true if the first bytes of a file are those of a zip file.
pub fn is_zip(bytes: &[u8]) -> bool {
    bytes.starts_with(b"PK\x03\x04")
}

/// Returns true if every end record in the last bytes ([`TAIL`]) of a zip file states at most `most` files, so that its
/// directory needs little memory.
pub fn has_few_files(tail: &[u8], most: u16) -> bool {
    const RECORD: &[u8] = b"PK\x05\x06";
    const LARGE: &[u8] = b"PK\x06\x07";
    let mut records = tail.windows(12).filter(|window| window.starts_with(RECORD)).peekable();
    let is_there = records.peek().is_some();
    let are_few = records.all(|record| match record.get(10..12) {
        Some(&[low, high]) => u16::from_le_bytes([low, high]) <= most,
        _ => false,
    });
    is_there && are_few && !tail.windows(4).any(|window| window == LARGE)
}
