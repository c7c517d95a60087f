//! Search for system font faces with characters that the fonts of the pages lack.
//!
//! Only the character map of each file is read until a face is selected.

use crate::publish::paper::OtherFace;
use std::collections::BTreeSet;
use std::fs::{self, File};
use std::io::{self, Read, Seek, SeekFrom};
use std::path::{Path, PathBuf};
use ttf_parser::cmap;

/// Maximum depth of font folders.
const DEEPEST: usize = 6;

/// Maximum number of files searched.
const MOST_FILES: usize = 5_000;

/// Maximum size of a file in bytes; families with all of Chinese, Japanese and Korean have up to 130 MiB.
const LARGEST_FILE: u64 = 200 << 20;

/// Maximum size of a character map in bytes.
const LARGEST_TABLE: u32 = 8 << 20;

/// Maximum number of faces searched in a file.
const MOST_FACES: usize = 64;

/// Maximum number of faces returned.
const MOST_TAKEN: usize = 8;

/// Size in bytes of the header of a font collection: `ttcf`, version, number of faces.
const HEAD: usize = 12;

/// A face with some of the characters.
struct Candidate {
    path: PathBuf,
    index: u32,
    has: BTreeSet<char>,
}

/// Finds faces that together contain as many of these characters as possible, the one with most of them first.
/// Unreadable files are skipped.
pub fn faces_with(folders: &[PathBuf], wanted: &BTreeSet<char>) -> Vec<OtherFace> {
    let mut missing = wanted.clone();
    let mut found = Vec::new();
    if missing.is_empty() {
        return found;
    }
    let mut files = Vec::new();
    folders.iter().for_each(|folder| list(folder, DEEPEST, &mut files));
    files.sort();
    let mut candidates: Vec<Candidate> =
        files.iter().flat_map(|path| candidates(path, &missing).unwrap_or_default()).collect();
    while !missing.is_empty() && found.len() < MOST_TAKEN {
        for candidate in &mut candidates {
            candidate.has.retain(|letter| missing.contains(letter));
        }
        candidates.retain(|candidate| !candidate.has.is_empty());
        // Ties are resolved in favour of upright faces of regular weight, then by name.
        let rank = |at: &usize| candidates.get(*at).map(|face| (face.has.len(), is_usual(&face.path)));
        let best = (0..candidates.len()).rev().max_by_key(rank);
        let Some(best) = best else { break };
        let Candidate { path, index, .. } = candidates.remove(best);
        let Some(face) = read(&path).and_then(|file| OtherFace::of(file.into(), index, &missing)) else {
            continue;
        };
        face.letters().for_each(|letter| _ = missing.remove(&letter));
        found.push(face);
    }
    found
}

/// Lists the font files in a folder and its subfolders.
fn list(folder: &Path, deeper: usize, files: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        // Symbolic links are followed because distributions use them for fonts; the depth limit ends cycles.
        if path.is_dir() {
            if let Some(deeper) = deeper.checked_sub(1) {
                list(&path, deeper, files);
            }
        } else if is_font(&path) && path.is_file() && files.len() < MOST_FILES {
            files.push(path);
        }
    }
}

/// Returns true for the extension of a font file. The system face with a box for every character is excluded.
fn is_font(path: &Path) -> bool {
    let ending = path.extension().map(|ending| ending.to_string_lossy().to_lowercase());
    let is_last = path.file_name().is_some_and(|name| name.to_string_lossy().starts_with("LastResort"));
    matches!(ending.as_deref(), Some("ttf" | "otf" | "ttc" | "otc")) && !is_last
}

/// Returns true if the file name does not indicate a different weight or slant.
fn is_usual(path: &Path) -> bool {
    const OTHERS: [&str; 9] =
        ["bold", "black", "heavy", "light", "thin", "medium", "italic", "oblique", "mono"];
    let name = path.file_stem().map(|name| name.to_string_lossy().to_lowercase()).unwrap_or_default();
    !OTHERS.iter().any(|other| name.contains(other))
}

fn read(path: &Path) -> Option<Vec<u8>> {
    let is_small = fs::metadata(path).is_ok_and(|about| about.len() <= LARGEST_FILE);
    is_small.then(|| fs::read(path).ok()).flatten()
}

/// Returns the faces of a file with some of the characters; of several with the same number, the first.
fn candidates(path: &Path, wanted: &BTreeSet<char>) -> io::Result<Vec<Candidate>> {
    let mut file = File::open(path)?;
    let mut found: Vec<Candidate> = Vec::new();
    for (index, start) in (0..).zip(starts(&mut file)?) {
        let Some(table) = letters(&mut file, start)? else { continue };
        let Some(table) = cmap::Table::parse(&table) else { continue };
        let has = |letter: &char| {
            let mut parts = table.subtables.into_iter().filter(|part| part.is_unicode());
            parts.any(|part| part.glyph_index(u32::from(*letter)).is_some_and(|glyph| glyph.0 != 0))
        };
        let has: BTreeSet<char> = wanted.iter().copied().filter(has).collect();
        if !has.is_empty() && found.iter().all(|known| known.has != has) {
            found.push(Candidate { path: path.to_owned(), index, has });
        }
    }
    Ok(found)
}

fn bytes<const N: usize>(file: &mut File, at: u64) -> io::Result<[u8; N]> {
    let mut bytes = [0; N];
    file.seek(SeekFrom::Start(at))?;
    file.read_exact(&mut bytes)?;
    Ok(bytes)
}

/// Returns the offsets of the faces of a file.
fn starts(file: &mut File) -> io::Result<Vec<u64>> {
    let [a, b, c, d, _, _, _, _, count @ ..] = bytes::<HEAD>(file, 0)?;
    if [a, b, c, d] != *b"ttcf" {
        return Ok(vec![0]);
    }
    let count = usize::try_from(u32::from_be_bytes(count)).unwrap_or(MOST_FACES).min(MOST_FACES);
    (0_u64..)
        .take(count)
        .map(|face| bytes(file, HEAD as u64 + 4 * face).map(|at| u32::from_be_bytes(at).into()))
        .collect()
}

/// Returns the character map of the face at an offset; `None` if it has none.
fn letters(file: &mut File, start: u64) -> io::Result<Option<Vec<u8>>> {
    let [_, _, _, _, count @ ..] = bytes::<6>(file, start)?;
    for table in 0..u64::from(u16::from_be_bytes(count)) {
        let [a, b, c, d, _, _, _, _, place @ ..] = bytes::<16>(file, start + 12 + 16 * table)?;
        if [a, b, c, d] != *b"cmap" {
            continue;
        }
        let [a, b, c, d, length @ ..] = place;
        let (at, length) = (u32::from_be_bytes([a, b, c, d]), u32::from_be_bytes(length));
        let mut table = Vec::new();
        file.seek(SeekFrom::Start(at.into()))?;
        file.take(length.min(LARGEST_TABLE).into()).read_to_end(&mut table)?;
        return Ok(Some(table));
    }
    Ok(None)
}
