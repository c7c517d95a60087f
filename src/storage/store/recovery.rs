//! Reads an event file into entries, and distinguishes intact lines, a tail torn by a power cut, and damage from other
//! causes.
//!
//! Reads one line at a time and changes nothing, except that [`cut_torn_tail`] truncates the torn tail.

use super::{
    After, Broken, Conversion, Damage, ExpectedForm, FilePosition, Heading, Operation, RecordedEntry,
    StoreError,
    append::Tail,
    disk::{MediumRange, sync_folder_of},
    format::{self, Chain, DamagedLine, FORMAT, FileLine, LINE_LIMIT, MAGIC},
    io_error,
};
use serde::de::DeserializeOwned;
use std::{
    fs::File,
    io::{self, BufRead, Read as _, Write as _},
    path::{Path, PathBuf},
};

/// Content of an event file.
pub(super) struct Scan<E> {
    pub heading: Heading,
    /// Chain after the heading; identifies the event.
    pub event: Chain,
    pub body: Body<E>,
}

/// Entries of an event file from some line on.
pub(super) struct Body<E> {
    pub entries: Vec<RecordedEntry<E>>,
    /// Number of entries that belong to complete acts.
    pub whole: usize,
    /// Chain after the last valid line.
    pub chain: Chain,
    /// Length in bytes up to the end of the last valid line.
    pub good: u64,
    /// The last valid line with its line end.
    pub last: Vec<u8>,
    /// True if the last valid line lacks only its line end.
    pub open_end: bool,
    pub torn: Option<TornTail>,
    pub broken: Option<Broken>,
    /// Intact entries after the damage.
    pub intact: Vec<RecordedEntry<E>>,
}

/// Bytes after the last valid line.
pub(super) struct TornTail {
    pub line: u64,
    pub bytes: u64,
}

/// Reads an event file completely. Damage in a line after the heading is returned in [`Body::broken`].
///
/// # Errors
/// Returns an error if the heading is invalid, or if the file cannot be read.
pub(super) fn scan<E: DeserializeOwned>(reader: impl BufRead, path: &Path) -> Result<Scan<E>, StoreError> {
    let mut lines = Lines { reader, path, buffer: Vec::new(), number: 0, position: 0, zeros: 0 };
    let Some(closed) = lines.next()? else { return Err(StoreError::Empty { path: path.to_owned() }) };
    let (heading, chain) = read_heading(path, lines.text(), closed)?;
    let body = read_body(&mut lines, chain, heading.with.clone(), !closed)?;
    Ok(Scan { heading, event: chain, body })
}

/// Reads what was appended to an event file since it was read up to `chain`, `good` bytes.
pub(super) fn scan_on<E: DeserializeOwned>(
    reader: impl BufRead,
    path: &Path,
    chain: Chain,
    good: u64,
) -> Result<Body<E>, StoreError> {
    // Entry n is on line n + 1, and the chain holds the number of the next entry.
    let (buffer, number) = (Vec::new(), chain.number());
    let mut lines = Lines { reader, path, buffer, number, position: good, zeros: 0 };
    read_body(&mut lines, chain, UNNAMED.to_owned(), false)
}

/// Placeholder for the version that wrote a line, if none is named.
const UNNAMED: &str = "?";

/// Reads the lines that follow `chain`, the first of them written by the version `with`.
fn read_body<E: DeserializeOwned>(
    lines: &mut Lines<impl BufRead>,
    mut chain: Chain,
    mut with: String,
    open_end: bool,
) -> Result<Body<E>, StoreError> {
    let mut body = Body {
        entries: Vec::new(),
        whole: 0,
        chain,
        good: lines.position,
        last: Vec::new(),
        open_end,
        torn: None,
        broken: None,
        intact: Vec::new(),
    };
    lines.keep(&mut body.last);
    let mut first_of_act = lines.number + 1;
    loop {
        let closed = match lines.next() {
            Ok(Some(closed)) => closed,
            Ok(None) => break,
            Err(error @ StoreError::Damaged { .. }) => {
                body.broken = Some(Broken { error, after: After { lines: 1, intact: 0 } });
                break;
            }
            Err(error) => return Err(error),
        };
        match format::read_line(lines.written(), &chain) {
            Ok((FileLine::Mark(mark), _)) if mark.format > FORMAT => {
                let place = FilePosition { line: lines.number, column: 1 };
                let error = newer(lines.path, place, &mark.with, mark.format);
                body.broken = Some(Broken { error, after: lines.read_rest(&mut body.intact) });
                break;
            }
            // A mark is the first line of an act, so it never ends one.
            Ok((FileLine::Mark(mark), after)) => (chain, with) = (after, mark.with),
            Ok((FileLine::Entry(line), after)) => {
                chain = after;
                let more = line.more;
                body.entries.push(line.into());
                if !more {
                    (body.chain, body.good, body.open_end) = (chain, lines.position - lines.zeros, !closed);
                    lines.keep(&mut body.last);
                    (body.whole, first_of_act) = (body.entries.len(), lines.number + 1);
                }
            }
            Err(fault) => {
                if !closed && format::is_beginning(lines.written(), &chain) {
                    break;
                }
                let place = FilePosition { line: lines.number, column: fault.column };
                let error = refusal(lines.path, place, lines.text(), closed, fault, &with);
                body.broken = Some(Broken { error, after: lines.read_rest(&mut body.intact) });
                break;
            }
        }
    }
    // An act of several lines is a unit: a power cut between them discards all of it. Damage does not, because lines
    // before it were recorded.
    if body.broken.is_none() {
        body.entries.truncate(body.whole);
        let bytes = lines.position - body.good;
        body.torn = (bytes > 0).then_some(TornTail { line: first_of_act, bytes });
    }
    Ok(body)
}

fn newer(path: &Path, place: FilePosition, with: &str, found: u32) -> StoreError {
    let (path, with) = (path.to_owned(), format::snippet(with, 1));
    StoreError::NewerFormat { path, place, with, found, known: FORMAT }
}

fn refusal(
    path: &Path,
    mut place: FilePosition,
    text: &[u8],
    closed: bool,
    fault: DamagedLine,
    with: &str,
) -> StoreError {
    let path = path.to_owned();
    if closed && text.ends_with(b"\r") && !text.contains(&0) {
        return StoreError::Converted { path, place, found: Conversion::CrLf };
    }
    let mut damage = fault.damage;
    if let Some(start) = text.iter().position(|&byte| byte == 0) {
        let zeros = text.get(start..).unwrap_or_default().iter().take_while(|&&byte| byte == 0).count();
        let before = String::from_utf8_lossy(text.get(..start).unwrap_or_default());
        place.column = before.chars().count() + 1;
        damage = Damage::Zeros { bytes: zeros as u64 };
    }
    let damage = Box::new(damage);
    match *damage {
        Damage::Unreadable { .. } => {
            StoreError::OtherVersion { path, place, with: format::snippet(with, 1), damage }
        }
        _ => StoreError::Damaged { path, place, damage },
    }
}

fn read_heading(path: &Path, text: &[u8], closed: bool) -> Result<(Heading, Chain), StoreError> {
    let start = FilePosition { line: 1, column: 1 };
    let converted = |place, found| Err(StoreError::Converted { path: path.to_owned(), place, found });
    if text.starts_with(b"\xef\xbb\xbf") {
        return converted(start, Conversion::ByteOrderMark);
    }
    if text.starts_with(b"\xff\xfe") || text.starts_with(b"\xfe\xff") {
        return converted(start, Conversion::Utf16);
    }
    let unfinished = || StoreError::Unfinished { path: path.to_owned() };
    let Some(rest) = text.strip_prefix(MAGIC.as_bytes()) else {
        if !closed && MAGIC.as_bytes().starts_with(text) {
            return Err(unfinished());
        }
        if text.starts_with(&[0]) {
            let fault = DamagedLine { column: 1, damage: Damage::NotUtf8 };
            return Err(refusal(path, start, text, closed, fault, UNNAMED));
        }
        let found = format::snippet(&String::from_utf8_lossy(text), 1);
        return Err(StoreError::Foreign { path: path.to_owned(), found });
    };
    let digits = rest.iter().take_while(|byte| byte.is_ascii_digit()).count();
    let number = rest.get(..digits).and_then(|digits| str::from_utf8(digits).ok()?.parse::<u32>().ok());
    let with = format::version_in(text).unwrap_or_else(|| UNNAMED.to_owned());
    match number {
        Some(found) if found > FORMAT => {
            let place = FilePosition { line: 1, column: MAGIC.len() + 1 };
            return Err(newer(path, place, &with, found));
        }
        Some(1..=FORMAT) => {}
        Some(_) | None if !closed && rest.is_empty() => return Err(unfinished()),
        Some(_) | None => {
            let column = MAGIC.len() + 1;
            let found = format::snippet(&String::from_utf8_lossy(text), column);
            let damage = Box::new(Damage::Malformed { found, expected: ExpectedForm::FormatNumber });
            let (path, place) = (path.to_owned(), FilePosition { line: 1, column });
            return Err(StoreError::Damaged { path, place, damage });
        }
    }
    format::read_heading(text).map_err(|fault| {
        if !closed && format::is_beginning(text, &Chain::START) {
            return unfinished();
        }
        refusal(path, FilePosition { line: 1, column: fault.column }, text, closed, fault, &with)
    })
}

/// Lines of a file, read one at a time into one buffer.
struct Lines<'a, R> {
    reader: R,
    path: &'a Path,
    buffer: Vec<u8>,
    /// Number of the line in the buffer, counted from 1.
    number: u64,
    /// Number of bytes read so far.
    position: u64,
    /// Number of zeros at the end of the file, if the line in the buffer is its last one and has no line end.
    zeros: u64,
}

impl<R: BufRead> Lines<'_, R> {
    /// Reads the next line; returns true if it has a line end, or `None` at the end of the file.
    fn next(&mut self) -> Result<Option<bool>, StoreError> {
        self.buffer.clear();
        // A full line is LINE_LIMIT bytes and its line end.
        let mut limited = (&mut self.reader).take(LINE_LIMIT as u64 + 1);
        let failed = |source| io_error(self.path, Operation::Read, source);
        let read = limited.read_until(b'\n', &mut self.buffer).map_err(failed)?;
        if read == 0 {
            return Ok(None);
        }
        self.number += 1;
        self.position += read as u64;
        let closed = self.buffer.pop_if(|last| *last == b'\n').is_some();
        let zeros = self.buffer.iter().rev().take_while(|&&byte| !closed && byte == 0).count();
        self.zeros = zeros as u64;
        // The first line may be of any kind; its kind is checked before its length.
        if self.buffer.len() > LINE_LIMIT && self.number > 1 {
            let place = FilePosition { line: self.number, column: 1 };
            let damage = Box::new(Damage::TooLong { limit: LINE_LIMIT });
            return Err(StoreError::Damaged { path: self.path.to_owned(), place, damage });
        }
        Ok(Some(closed))
    }

    fn text(&self) -> &[u8] {
        &self.buffer
    }

    /// Returns the line without the zeros at the end of the file. They are bytes that never reached the disk: after a
    /// power cut, a file system may have recorded the new length of a file but not the data.
    fn written(&self) -> &[u8] {
        let zeros = usize::try_from(self.zeros).unwrap_or(usize::MAX);
        self.buffer.get(..self.buffer.len().saturating_sub(zeros)).unwrap_or_default()
    }

    /// Stores the line, with its line end, in `last`.
    fn keep(&self, last: &mut Vec<u8>) {
        last.clear();
        last.extend_from_slice(self.written());
        last.push(b'\n');
    }

    /// Reads on from a damaged line, for the report to the arbiter and for recovery. A line is intact if its hash
    /// matches it and the hash on the previous line.
    fn read_rest<E: DeserializeOwned>(&mut self, intact: &mut Vec<RecordedEntry<E>>) -> After {
        let mut after = After { lines: 1, intact: 0 };
        let mut previous = self.buffer.clone();
        while let Ok(Some(_)) = self.next() {
            after.lines += 1;
            after.intact += u64::from(format::follows(&previous, &self.buffer));
            let entry = format::read_intact(&previous, &self.buffer);
            intact.extend(entry.map(RecordedEntry::from));
            std::mem::swap(&mut previous, &mut self.buffer);
        }
        after
    }
}

/// Truncates the torn tail after appending it to `NAME.hakem.torn`. Returns the path of that file.
///
/// # Errors
/// Returns an error if the tail could not be saved or truncated; if not saved, it is still in place.
pub(super) fn cut_torn_tail(path: &Path, tail: &mut Tail, torn: &TornTail) -> Result<PathBuf, StoreError> {
    let mut name = path.as_os_str().to_owned();
    name.push(".torn");
    let aside = PathBuf::from(name);
    let keep = || -> io::Result<()> {
        let mut file = File::options().create(true).append(true).open(&aside)?;
        io::copy(&mut MediumRange::new(tail.medium(), tail.good(), tail.good() + torn.bytes), &mut file)?;
        file.write_all(b"\n")?;
        file.sync_all()?;
        sync_folder_of(&aside)
    };
    keep().map_err(|source| io_error(&aside, Operation::KeepTornTail, source))?;
    tail.clean().map_err(|source| io_error(path, Operation::CutTornTail, source))?;
    Ok(aside)
}
