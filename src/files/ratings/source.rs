//! The bytes of a list, plain or from a zip file, limited in total and per player, with line and column.

use super::error::{Broken, LONGEST_ROW, ListFault, MOST_BYTES, RatingsError, ZipFault};
use super::row::Clubs;
use super::watch::Watch;
use crate::exchange::STANDARD;
use crate::rows;
use crate::rows::RowsError;
use crate::rows::separated::{self, Quotes, Text};
use encoding_rs::WINDOWS_1252;
use std::fs::{self, File};
use std::io::{self, BufRead, BufReader, Read, Seek, SeekFrom};
use std::path::Path;
use zip::ZipArchive;
use zip::result::ZipError;

/// Maximum size of a zip file in bytes.
const MOST_PACKED: u64 = 512 * 1024 * 1024;

/// Maximum size of an Excel workbook until 2003 in bytes: 65,536 rows are a fifth of it.
const MOST_OLD_WORKBOOK: u64 = 128 * 1024 * 1024;

/// Maximum size of a list of clubs in bytes.
const MOST_CLUBS: u64 = 16 * 1024 * 1024;

/// Size of the read buffer in bytes.
const BUFFER: usize = 64 * 1024;

/// Maximum number of files in a zip file, whose directory is kept in memory.
const MOST_FILES: u16 = 64;

/// Limit that ended reading.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Excess {
    Bytes,
    Row,
}

pub(super) struct ListBytes<'a> {
    reader: Box<dyn BufRead + 'a>,
    read: u64,
    since_row: u64,
    line: u64,
    column: u64,
    excess: Option<Excess>,
    watch: &'a Watch,
}

impl<'a> ListBytes<'a> {
    pub(super) fn new(reader: impl Read + 'a, watch: &'a Watch) -> Self {
        let reader = Box::new(BufReader::with_capacity(BUFFER, reader));
        Self { reader, read: 0, since_row: 0, line: 1, column: 1, excess: None, watch }
    }

    /// Returns the first bytes without consuming them.
    pub(super) fn peek(&mut self) -> io::Result<&[u8]> {
        self.reader.fill_buf()
    }

    /// Returns the current line and column, counted from 1.
    pub(super) fn place(&self) -> (u64, u64) {
        (self.line, self.column)
    }

    /// Creates a fault at the current location.
    pub(super) fn fault(&self, fault: ListFault) -> Broken {
        Broken::At { line: self.line, column: self.column, fault }
    }

    /// Reads a line without its ending; `None` after the last one.
    ///
    /// # Errors
    /// Returns an error if it is too long or cannot be read.
    pub(super) fn line<'l>(&mut self, line: &'l mut Vec<u8>) -> Result<Option<ListLine<'l>>, Broken> {
        line.clear();
        self.end_row();
        let number = self.line;
        loop {
            let (taken, ended) = match self.fill_buf() {
                Ok([]) if line.is_empty() => return Ok(None),
                Ok([]) => (0, true),
                Ok(bytes) => {
                    let end = bytes.iter().position(|&byte| byte == b'\n');
                    let taken = end.unwrap_or(bytes.len());
                    line.extend_from_slice(bytes.get(..taken).unwrap_or_default());
                    (taken + usize::from(end.is_some()), end.is_some())
                }
                Err(error) => return Err(self.failed(error)),
            };
            self.consume(taken);
            if ended {
                let bytes = line.strip_suffix(b"\r").unwrap_or(line);
                return Ok(Some(ListLine { number, bytes, is_ended: taken > 0 }));
            }
        }
    }
}

pub(super) struct ListLine<'l> {
    /// Counted from 1.
    pub number: u64,
    /// The bytes without the line ending.
    pub bytes: &'l [u8],
    /// True if it has a line ending, which the last line of a file may lack.
    pub is_ended: bool,
}

impl Read for ListBytes<'_> {
    fn read(&mut self, bytes: &mut [u8]) -> io::Result<usize> {
        let mut ready = self.fill_buf()?;
        let count = ready.read(bytes)?;
        self.consume(count);
        Ok(count)
    }
}

impl BufRead for ListBytes<'_> {
    fn fill_buf(&mut self) -> io::Result<&[u8]> {
        // A reader that reads ahead has at most one buffer of the next player.
        if self.since_row > LONGEST_ROW + BUFFER as u64 {
            self.excess = Some(Excess::Row);
        } else if self.read > MOST_BYTES {
            self.excess = Some(Excess::Bytes);
        }
        match self.excess {
            Some(_) => Err(io::Error::other("more than a rating list has")),
            None => {
                self.watch.go_on()?;
                self.reader.fill_buf()
            }
        }
    }

    fn consume(&mut self, count: usize) {
        let taken = self.reader.fill_buf().ok().and_then(|bytes| bytes.get(..count)).unwrap_or_default();
        let mut last_line = taken;
        let ends = taken.iter().filter(|&&byte| byte == b'\n').count() as u64;
        if ends > 0 {
            self.line += ends;
            self.column = 1;
            last_line = taken.rsplit(|&byte| byte == b'\n').next().unwrap_or_default();
        }
        self.column += last_line.iter().filter(|&&byte| byte & 0xC0 != 0x80).count() as u64;
        self.read += taken.len() as u64;
        self.since_row += taken.len() as u64;
        self.reader.consume(count);
    }
}

impl Text for ListBytes<'_> {
    type Error = Broken;

    /// Marks the end of a player, so that the size limit restarts.
    fn end_row(&mut self) {
        self.since_row = 0;
    }

    fn failed(&self, error: io::Error) -> Broken {
        match self.excess {
            Some(Excess::Bytes) => Broken::TooLarge,
            Some(Excess::Row) => self.fault(ListFault::LongRow),
            None => Broken::Read(error),
        }
    }
}

/// Content of a file.
pub(super) enum Opened<'a> {
    /// A list as text, XML or a table of dBase, with the clubs that the zip file names.
    Bytes(ListBytes<'a>, Clubs),
    Workbook(WorkbookFile),
}

pub(super) enum WorkbookFile {
    /// Of Excel until 2003.
    Old(Vec<u8>),
    Zipped(ZipArchive<File>),
}

/// Opens a file, plain or zipped, and calls `work` with the name of the list and its content.
///
/// # Errors
/// Returns an error if the file has no list, or the error of `work`.
pub(super) fn open<T>(
    path: &Path,
    watch: &Watch,
    work: impl FnOnce(&str, Opened) -> Result<T, Broken>,
) -> Result<T, RatingsError> {
    let unreadable = |source| RatingsError::Io { path: path.to_owned(), source };
    let mut file = if path == Path::new(STANDARD) {
        standard_input().map_err(unreadable)?
    } else {
        // Checked before opening, because opening a pipe could block forever.
        if !fs::metadata(path).map_err(unreadable)?.is_file() {
            return Err(RatingsError::NotAFile { path: path.to_owned() });
        }
        File::open(path).map_err(unreadable)?
    };
    let length = file.metadata().map_err(unreadable)?.len();
    let mut mark = [0; 8];
    let is_zip = file.read(&mut mark).map_err(unreadable)? >= 4 && mark.starts_with(b"PK");
    file.rewind().map_err(unreadable)?;
    if is_zip {
        if length > MOST_PACKED {
            return Err(RatingsError::TooLarge { path: path.to_owned() });
        }
        return unpack(path, file, watch, work);
    }
    let name = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
    if rows::xls::is_xls(&mark) {
        if length > MOST_OLD_WORKBOOK {
            return Err(RatingsError::TooLarge { path: path.to_owned() });
        }
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes).map_err(unreadable)?;
        return work(&name, Opened::Workbook(WorkbookFile::Old(bytes)))
            .map_err(|broken| named(path, broken, false));
    }
    work(&name, Opened::Bytes(ListBytes::new(file, watch), Clubs::new()))
        .map_err(|broken| named(path, broken, false))
}

/// Copies standard input to an anonymous file, because a list is read more than once. Stops one byte after
/// the maximum size, so that an excess is detected.
fn standard_input() -> io::Result<File> {
    let mut file = tempfile::tempfile()?;
    io::copy(&mut io::stdin().lock().take(MOST_BYTES + 1), &mut file)?;
    file.rewind()?;
    Ok(file)
}

fn named(path: &Path, broken: Broken, is_packed: bool) -> RatingsError {
    let path = path.to_owned();
    match broken {
        Broken::At { line, column, fault } => RatingsError::Fault { path, line, column, fault },
        Broken::Read(_) if is_packed => RatingsError::Zip { path, fault: ZipFault::Damaged },
        Broken::Read(source) => RatingsError::Io { path, source },
        Broken::TooLarge => RatingsError::TooLarge { path },
        Broken::Foreign | Broken::Enough => RatingsError::Foreign { path },
        Broken::NoKind => RatingsError::NoKind { path },
        Broken::NoNames(found) => RatingsError::NoNames { path, found },
    }
}

/// Calls `work` with the only list of a zip file.
fn unpack<T>(
    path: &Path,
    mut file: File,
    watch: &Watch,
    work: impl FnOnce(&str, Opened) -> Result<T, Broken>,
) -> Result<T, RatingsError> {
    let refused = |fault| RatingsError::Zip { path: path.to_owned(), fault };
    if !has_few_files(&mut file).map_err(|source| RatingsError::Io { path: path.to_owned(), source })? {
        return Err(refused(ZipFault::Damaged));
    }
    let unusual = |error| {
        refused(match error {
            ZipError::UnsupportedArchive(_)
            | ZipError::CompressionMethodNotSupported(_)
            | ZipError::InvalidPassword => ZipFault::Unusual,
            _ => ZipFault::Damaged,
        })
    };
    let mut archive = ZipArchive::new(file).map_err(unusual)?;
    if archive.index_for_name("xl/workbook.xml").is_some() {
        let name = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        return work(&name, Opened::Workbook(WorkbookFile::Zipped(archive)))
            .map_err(|broken| named(path, broken, true));
    }
    let (mut lists, mut names) = (Vec::new(), Vec::new());
    for at in 0..archive.len() {
        let Ok(entry) = archive.by_index_raw(at) else { return Err(refused(ZipFault::Damaged)) };
        let name = entry.name().map_err(unusual)?.into_owned();
        let ending = name.rsplit('.').next().unwrap_or_default().to_ascii_lowercase();
        if entry.is_file() && matches!(ending.as_str(), "txt" | "xml" | "csv" | "xls" | "dbf") {
            lists.push((at, name));
        } else if entry.is_file() && names.len() < 8 {
            names.push(name);
        }
    }
    let clubs = clubs(&mut archive, &mut lists);
    match lists.as_slice() {
        [] => Err(refused(ZipFault::NoList { names })),
        [(at, name)] => {
            let mut entry = archive.by_index(*at).map_err(unusual)?;
            if name.to_ascii_lowercase().ends_with(".xls") {
                let mut bytes = Vec::new();
                let read = entry.by_ref().take(MOST_OLD_WORKBOOK + 1).read_to_end(&mut bytes);
                read.map_err(|_| refused(ZipFault::Damaged))?;
                if bytes.len() as u64 > MOST_OLD_WORKBOOK {
                    return Err(RatingsError::TooLarge { path: path.to_owned() });
                }
                return work(name, Opened::Workbook(WorkbookFile::Old(bytes)))
                    .map_err(|broken| named(path, broken, true));
            }
            work(name, Opened::Bytes(ListBytes::new(entry, watch), clubs))
                .map_err(|broken| named(path, broken, true))
        }
        _ => Err(refused(ZipFault::Several {
            names: lists.into_iter().take(8).map(|(_, name)| name).collect(),
        })),
    }
}

/// Reads the clubs of the German list, whose zip file has three tables, and leaves only the table of players
/// in `lists`. An unreadable list of clubs names none.
fn clubs(archive: &mut ZipArchive<File>, lists: &mut Vec<(usize, String)>) -> Clubs {
    let is = |name: &str, wanted: &str| {
        name.rsplit(['/', '\\']).next().is_some_and(|name| name.eq_ignore_ascii_case(wanted))
    };
    if !lists.iter().any(|(_, name)| is(name, "spieler.csv")) {
        return Clubs::new();
    }
    let of_clubs = lists.iter().find(|(_, name)| is(name, "vereine.csv")).map(|(at, _)| *at);
    lists.retain(|(_, name)| is(name, "spieler.csv"));
    let mut bytes = Vec::new();
    let read = of_clubs.and_then(|at| archive.by_index(at).ok());
    if read.is_none_or(|entry| entry.take(MOST_CLUBS).read_to_end(&mut bytes).is_err()) {
        return Clubs::new();
    }
    let (mut clubs, mut places) = (Clubs::new(), None);
    let mut text: &[u8] = &bytes;
    let read: Result<_, RowsError> =
        separated::each(&mut text, b',', WINDOWS_1252, Quotes::Used, &mut |_, cells| {
            let place = |heading: &str| cells.iter().position(|cell| cell.trim() == heading);
            let Some((code, name)) = places else {
                places = place("ZPS-Nummer").zip(place("Vereinsname"));
                return Ok(());
            };
            let cell = |at: usize| cells.get(at).map(|cell| cell.trim().to_owned());
            clubs.extend(cell(code).zip(cell(name)));
            Ok(())
        });
    if read.is_ok() { clubs } else { Clubs::new() }
}

/// Returns true if a zip file has few entries, so that its directory fits into memory.
fn has_few_files(file: &mut File) -> io::Result<bool> {
    let length = file.seek(SeekFrom::End(0))?;
    file.seek(SeekFrom::Start(length.saturating_sub(rows::TAIL)))?;
    let mut tail = Vec::new();
    file.take(rows::TAIL).read_to_end(&mut tail)?;
    file.rewind()?;
    Ok(rows::has_few_files(&tail, MOST_FILES))
}
