//! Faces in the folders of the system that have letters which the type of the pages lacks. Of each file only the table of its letters is
//! read, until one is chosen.

use crate::publish::paper::OtherFace;
use std::collections::BTreeSet;
use std::fs::{self, File};
use std::io::{self, Read, Seek, SeekFrom};
use std::path::{Path, PathBuf};
use ttf_parser::cmap;

/// How deep folders of fonts are looked into.
const DEEPEST: usize = 6;

/// How many files are looked into at most.
const MOST_FILES: usize = 5_000;

/// The largest file that is read, in bytes: the families for all of Chinese, Japanese and Korean have up to 130 MiB.
const LARGEST_FILE: u64 = 200 << 20;

/// The largest table of letters that is read, in bytes.
const LARGEST_TABLE: u32 = 8 << 20;

/// How many faces a file has at most that are looked at.
const MOST_FACES: usize = 64;

/// How many faces are taken at most.
const MOST_TAKEN: usize = 8;

/// How many bytes begin a file of several faces: `ttcf`, its version, how many there are.
const HEAD: usize = 12;

/// A face that has some of the letters.
struct Candidate {
    path: PathBuf,
    index: u32,
    has: BTreeSet<char>,
}

/// Finds faces in folders that together have as many as can be had of these letters, the one with most of them first. What cannot be read is
/// passed over.
#[must_use]
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
        // Of equals an upright one of usual weight, and the first by name.
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

/// Lists the files of fonts in a folder and those below it.
fn list(folder: &Path, deeper: usize, files: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        // Links are followed: distributions lay fonts out with them; the depth ends a circle.
        if path.is_dir() {
            if let Some(deeper) = deeper.checked_sub(1) {
                list(&path, deeper, files);
            }
        } else if is_font(&path) && path.is_file() && files.len() < MOST_FILES {
            files.push(path);
        }
    }
}

/// Whether a file is one of fonts, by its name. The face of the system that has a box for every letter is passed over.
fn is_font(path: &Path) -> bool {
    let ending = path.extension().map(|ending| ending.to_string_lossy().to_lowercase());
    let is_last = path.file_name().is_some_and(|name| name.to_string_lossy().starts_with("LastResort"));
    matches!(ending.as_deref(), Some("ttf" | "otf" | "ttc" | "otc")) && !is_last
}

/// Whether a file says in its name nothing of another weight or slant than the usual ones.
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

/// Returns the faces of a file that have some of the letters: of several with as many the first.
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

/// Returns where the faces of a file begin.
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

/// Returns the table of letters of the face that begins there; `None` where it has none.
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
