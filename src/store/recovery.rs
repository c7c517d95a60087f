//! From the bytes of an event file to its entries: what is whole, what was torn off by a power cut, and what was
//! changed by something else. Reads one line at a time and changes nothing but, in [`cut_torn_tail`], the torn end.

use super::{
    Conversion, Damage, Form, Heading, Operation, Place, Recorded, StoreError,
    append::{Tail, copy_range, sync_folder_of},
    format::{self, Chain, FORMAT, Fault, LINE_LIMIT, MAGIC},
};
use serde::de::DeserializeOwned;
use std::{
    fs::File,
    io::{self, BufRead, Read, Write},
    path::{Path, PathBuf},
};

/// What an event file holds.
pub(super) struct Scan<E> {
    pub heading: Heading,
    pub entries: Vec<Recorded<E>>,
    /// After the last good line.
    pub chain: Chain,
    /// The bytes up to the end of the last good line.
    pub good: u64,
    /// The last good line is complete but for its line end.
    pub open_end: bool,
    pub torn: Option<TornTail>,
}

/// What stands behind the last good line.
pub(super) struct TornTail {
    pub line: u64,
    pub bytes: u64,
}

/// Reads a whole event file.
///
/// # Errors
/// Names the first place that is neither good nor the end that a power cut left; see [`is_torn`] for the difference.
pub(super) fn scan<E: DeserializeOwned>(
    mut reader: impl BufRead,
    path: &Path,
) -> Result<Scan<E>, StoreError> {
    let mut lines = Lines { reader: &mut reader, path, buffer: Vec::new(), number: 0, position: 0 };
    let Some(closed) = lines.next()? else { return Err(StoreError::Empty { path: path.to_owned() }) };
    let (heading, chain) = read_heading(path, lines.text(), closed)?;
    let mut scan =
        Scan { heading, entries: Vec::new(), chain, good: lines.position, open_end: !closed, torn: None };

    let mut chain = chain;
    let mut first_of_act = lines.number + 1;
    let mut good_entries = 0;
    while let Some(closed) = lines.next()? {
        match format::read_entry(lines.text(), &chain) {
            Ok((line, after)) => {
                chain = after;
                scan.entries.push(Recorded { at: line.at, entry: line.did });
                if !line.more {
                    (scan.chain, scan.good, scan.open_end) = (chain, lines.position, !closed);
                    (good_entries, first_of_act) = (scan.entries.len(), lines.number + 1);
                }
            }
            Err(fault) => {
                let place = Place { line: lines.number, column: fault.column };
                let torn = is_torn(lines.text(), closed, &fault);
                let error = refusal(path, place, lines.text(), closed, fault);
                if !torn || lines.next()?.is_some() {
                    return Err(error);
                }
            }
        }
    }
    // An act of several lines counts as a whole: a power cut between them takes it back as a whole.
    scan.entries.truncate(good_entries);
    let bytes = lines.position - scan.good;
    scan.torn = (bytes > 0).then_some(TornTail { line: first_of_act, bytes });
    Ok(scan)
}

/// Tells whether a faulty last line is what a power cut leaves of an append. Such a line lacks its line end or its
/// hash, or has zero bytes where the disk had not written yet. A line that ends with a hash and a line end was
/// written whole: if that hash is wrong, somebody changed it.
fn is_torn(text: &[u8], closed: bool, fault: &Fault) -> bool {
    match fault.damage {
        Damage::Unreadable { .. } => false,
        _ => !closed || !fault.whole && !text.ends_with(b"\r") || text.contains(&0),
    }
}

fn refusal(path: &Path, place: Place, text: &[u8], closed: bool, fault: Fault) -> StoreError {
    let path = path.to_owned();
    if closed && text.ends_with(b"\r") {
        return StoreError::Converted { path, place, found: Conversion::CrLf };
    }
    StoreError::Damaged { path, place, damage: Box::new(fault.damage) }
}

fn read_heading(path: &Path, text: &[u8], closed: bool) -> Result<(Heading, Chain), StoreError> {
    let start = Place { line: 1, column: 1 };
    let converted = |place, found| Err(StoreError::Converted { path: path.to_owned(), place, found });
    if text.starts_with(b"\xef\xbb\xbf") {
        return converted(start, Conversion::ByteOrderMark);
    }
    if text.starts_with(b"\xff\xfe") || text.starts_with(b"\xfe\xff") {
        return converted(start, Conversion::Utf16);
    }
    let unfinished = || StoreError::Unfinished { path: path.to_owned() };
    let Some(rest) = text.strip_prefix(MAGIC.as_bytes()) else {
        if !closed && (MAGIC.as_bytes().starts_with(text) || text.iter().all(|&byte| byte == 0)) {
            return Err(unfinished());
        }
        let found = format::snippet(&String::from_utf8_lossy(text), 1);
        return Err(StoreError::Foreign { path: path.to_owned(), found });
    };
    let digits = rest.iter().take_while(|byte| byte.is_ascii_digit()).count();
    let number = rest.get(..digits).and_then(|digits| str::from_utf8(digits).ok()?.parse::<u32>().ok());
    match number {
        Some(found) if found > FORMAT => {
            return Err(StoreError::NewerFormat { path: path.to_owned(), found, known: FORMAT });
        }
        Some(FORMAT) => {}
        Some(_) | None if !closed => return Err(unfinished()),
        Some(_) | None => {
            let column = MAGIC.len() + 1;
            let found = format::snippet(&String::from_utf8_lossy(text), column);
            let damage = Box::new(Damage::Malformed { found, expected: Form::FormatNumber });
            return Err(StoreError::Damaged {
                path: path.to_owned(),
                place: Place { line: 1, column },
                damage,
            });
        }
    }
    format::read_heading(text).map_err(|fault| {
        if !closed {
            return unfinished();
        }
        refusal(path, Place { line: 1, column: fault.column }, text, closed, fault)
    })
}

/// The lines of a file, one at a time in one buffer.
struct Lines<'a, R> {
    reader: R,
    path: &'a Path,
    buffer: Vec<u8>,
    /// The number of the line in the buffer, counted from 1.
    number: u64,
    /// The bytes read so far.
    position: u64,
}

impl<R: BufRead> Lines<'_, R> {
    /// Reads the next line; tells whether it ends with a line end, or `None` when there is none.
    fn next(&mut self) -> Result<Option<bool>, StoreError> {
        self.buffer.clear();
        // A full line is LINE_LIMIT bytes and its line end.
        let mut limited = (&mut self.reader).take(LINE_LIMIT as u64 + 1);
        let read = limited.read_until(b'\n', &mut self.buffer).map_err(|source| StoreError::Io {
            path: self.path.to_owned(),
            operation: Operation::Read,
            source,
        })?;
        if read == 0 {
            return Ok(None);
        }
        self.number += 1;
        self.position += read as u64;
        let closed = self.buffer.pop_if(|last| *last == b'\n').is_some();
        // The first line may be anything; what it is comes before how long it is.
        if self.buffer.len() > LINE_LIMIT && self.number > 1 {
            let place = Place { line: self.number, column: 1 };
            let damage = Box::new(Damage::TooLong { limit: LINE_LIMIT });
            return Err(StoreError::Damaged { path: self.path.to_owned(), place, damage });
        }
        Ok(Some(closed))
    }

    fn text(&self) -> &[u8] {
        &self.buffer
    }
}

/// Cuts the torn end off, after what stands there was added to `NAME.hakem.torn`. Returns that file.
///
/// # Errors
/// Fails, with the torn end still in place, when it could not be kept.
pub(super) fn cut_torn_tail(
    path: &Path,
    tail: &mut Tail<File>,
    torn: &TornTail,
) -> Result<PathBuf, StoreError> {
    let mut name = path.as_os_str().to_owned();
    name.push(".torn");
    let aside = PathBuf::from(name);
    let keep = || -> io::Result<()> {
        let mut file = File::options().create(true).append(true).open(&aside)?;
        copy_range(tail.medium(), tail.good(), tail.good() + torn.bytes, &mut file)?;
        file.write_all(b"\n")?;
        file.sync_all()?;
        sync_folder_of(&aside)
    };
    keep().map_err(|source| StoreError::Io {
        path: aside.clone(),
        operation: Operation::KeepTornTail,
        source,
    })?;
    tail.clean().map_err(|source| StoreError::Io {
        path: path.to_owned(),
        operation: Operation::CutTornTail,
        source,
    })?;
    Ok(aside)
}
