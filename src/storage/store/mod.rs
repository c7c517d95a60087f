//! The event file: append-only, one RON entry per line, each line with a running hash of all lines before it.
//!
//! Persists entries and detects damage; does not interpret entries and reads no clock: the caller supplies the time of
//! an entry. `docs/event-file.md` documents the file format for the public.

mod append;
mod atomic_file;
mod disk;
mod error;
mod format;
mod lines;
mod memory;
mod mirror;
mod opening;
mod recorded;
mod recovery;
mod salvage;
mod site;
mod unsaved;
mod wording;

pub use atomic_file::{KeptError, clean_up, keep, keep_bytes, keep_private, kept, replace, write_new};
pub use disk::{Disk, FileAccess, Medium, OpenedFile, system_disk};
pub use error::{
    After, Broken, Conversion, Damage, ExpectedForm, FilePosition, MirrorWarning, Operation, StoreError,
    cause,
};
pub use format::{FILE_LIMIT, FORMAT, Heading, LINE_LIMIT, Salvaged, line_hash};
pub use memory::Memory;
pub use opening::{Followed, Mode, Notice, Opened, ReadOn};
pub use recorded::{RecordedEntry, Stamp};
pub use salvage::{Intact, is_damage};
pub use site::{SiteChanges, SiteError, keep_sections, write_site};
pub use unsaved::{Unsaved, find_unsaved};
pub use wording::{cause_text, left_after, unwritable};

pub use crate::platform::resolved;

use append::{AppendError, Tail};
use disk::MediumRange;
use format::Chain;
use jiff::Timestamp;
use lines::{last_line, write_act, write_each};
use mirror::MirrorWorker;
use serde::{Serialize, de::DeserializeOwned};
use std::{
    io::{self, BufReader, ErrorKind, Read},
    path::{Path, PathBuf},
    sync::Arc,
};

/// An open event file.
#[derive(Debug)]
pub struct Store {
    path: PathBuf,
    disk: Arc<dyn Disk>,
    tail: Tail,
    /// Chain after the heading; identifies the event.
    event: Chain,
    chain: Chain,
    read_only: bool,
    mirror: Option<MirrorWorker>,
}

impl Store {
    /// Creates an event file without entries on this computer.
    pub fn create(path: &Path, made: Timestamp) -> Result<Self, StoreError> {
        Self::create_on::<()>(system_disk(), path, made, &[])
    }

    /// Creates an event file that begins with `entries`, recorded in one act at its creation. Returns once it is on the
    /// disk; atomic, even if the program is killed meanwhile.
    ///
    /// # Errors
    /// Returns an error if the name is taken (files are never overwritten), or if writing fails, which leaves no file
    /// behind.
    pub fn create_on<E: Serialize + DeserializeOwned>(
        disk: Arc<dyn Disk>,
        path: &Path,
        made: Timestamp,
        entries: &[E],
    ) -> Result<Self, StoreError> {
        let mut text = String::new();
        let event = format::write_heading(&mut text, made, None);
        text.push('\n');
        let chain = write_act(&mut text, event, &made.into(), entries)?;
        Self::begin(disk, path, text.as_bytes(), event, chain)
    }

    /// Creates an event file from entries recorded at different times, each as a separate act; `salvaged` names the
    /// damaged file that it continues.
    pub fn create_anew<'a, E: Serialize + DeserializeOwned + 'a>(
        disk: Arc<dyn Disk>,
        path: &Path,
        made: Timestamp,
        salvaged: Option<&Salvaged>,
        entries: impl IntoIterator<Item = (&'a E, Stamp)>,
    ) -> Result<Self, StoreError> {
        let mut text = String::new();
        let event = format::write_heading(&mut text, made, salvaged);
        text.push('\n');
        let (lines, chain) = write_each(event, entries)?;
        text.push_str(&lines);
        Self::begin(disk, path, text.as_bytes(), event, chain)
    }

    /// Creates a file with these bytes, and opens it.
    fn begin(
        disk: Arc<dyn Disk>,
        path: &Path,
        bytes: &[u8],
        event: Chain,
        chain: Chain,
    ) -> Result<Self, StoreError> {
        let failed = |source| io_error(path, Operation::Create, source);
        check_size(path, bytes.len() as u64)?;
        disk.create(path, bytes).map_err(failed)?;
        match disk.open(path, FileAccess::Write).map_err(failed)? {
            OpenedFile::Open { medium, .. } => {
                let tail = Tail::new(medium, bytes.len() as u64, last_line(bytes));
                let path = path.to_owned();
                Ok(Self { path, disk, tail, event, chain, read_only: false, mirror: None })
            }
            // Another process was quick to open the new file.
            OpenedFile::InUse => Err(StoreError::Exists { path: path.to_owned() }),
        }
    }

    /// Returns the digits of the hash after the last entry, which identifies this state of the event.
    pub fn hash(&self) -> String {
        self.chain.digits()
    }

    /// Opens an event file on this computer, see [`Store::open_on`].
    pub fn open<E: DeserializeOwned>(path: &Path, mode: Mode) -> Result<Opened<E>, StoreError> {
        Self::open_on(system_disk(), path, mode)
    }

    /// Opens an event file and reads it completely.
    ///
    /// A tail torn by a power cut is truncated, and saved in `NAME.hakem.torn`; the notices report it. A second process
    /// gets the file read-only.
    ///
    /// # Errors
    /// Returns an error if the file is not an event file, is damaged anywhere, or has a newer format; nothing is
    /// changed then. With [`Mode::Salvage`], a file with a valid heading is read up to the damage.
    pub fn open_on<E: DeserializeOwned>(
        disk: Arc<dyn Disk>,
        path: &Path,
        mode: Mode,
    ) -> Result<Opened<E>, StoreError> {
        let failed = |operation| move |source| io_error(path, operation, source);
        // Checked before opening: opening a pipe would block forever.
        if !disk.is_file(path).map_err(failed(Operation::Open))? {
            return Err(StoreError::NotAFile { path: path.to_owned() });
        }
        let mut notices = Vec::new();
        let writer = match mode {
            Mode::Write => open_for_writing(&*disk, path, &mut notices).map_err(failed(Operation::Open))?,
            Mode::Read | Mode::Salvage => None,
        };
        let mut read_only = writer.is_none();
        let medium = match writer {
            Some(medium) => medium,
            None => open_for_reading(&*disk, path).map_err(failed(Operation::Open))?,
        };
        let length = medium.length().map_err(failed(Operation::Read))?;
        check_size(path, length)?;
        // Another process may be appending. Bytes added from now on are ignored, so the end is fixed.
        let scan = recovery::scan(reader(medium.as_ref(), 0, length), path)?;
        let body = scan.body;
        let broken = match body.broken {
            Some(broken) if mode != Mode::Salvage => return Err(broken.error),
            broken => broken,
        };
        let mut tail = Tail::new(medium, body.good, &body.last);
        if let Some(torn) = &body.torn {
            let (line, bytes) = (torn.line, torn.bytes);
            if !read_only {
                match recovery::cut_torn_tail(path, &mut tail, torn) {
                    Ok(kept) => notices.push(Notice::TornTailCut { line, bytes, kept }),
                    // The file can still be read up to the torn tail.
                    Err(StoreError::Io { path, operation: Operation::KeepTornTail, .. }) => {
                        read_only = true;
                        notices.push(Notice::TornTailStays { kept: path });
                    }
                    Err(error) => return Err(error),
                }
            }
            if read_only {
                notices.push(Notice::TornTailIgnored { line, bytes });
            }
        }
        if body.open_end {
            let without_end = body.last.strip_suffix(b"\n").unwrap_or_default();
            tail.follow(body.good, without_end);
            if !read_only {
                append(&mut tail, path, &body.chain, b"\n")?;
                tail.follow(body.good + 1, &body.last);
            }
        }
        let (event, chain) = (scan.event, body.chain);
        let store = Self { path: path.to_owned(), disk, tail, event, chain, read_only, mirror: None };
        Ok(Opened {
            store,
            heading: scan.heading,
            entries: body.entries,
            notices,
            broken,
            intact: body.intact,
        })
    }

    /// Appends `entries`, recorded in one act at that time, and returns once they are on the disk: all or none, even
    /// after a power cut. Costs one write and one sync, after a check that the last line is still there.
    ///
    /// # Errors
    /// Returns an error if the entries were not recorded; what was recorded before is safe. The same entries, possibly
    /// with later ones, may be passed again at any time; no entry is recorded twice.
    pub fn append<E: Serialize + DeserializeOwned>(
        &mut self,
        entries: &[E],
        stamp: impl Into<Stamp>,
    ) -> Result<(), StoreError> {
        let mut lines = String::new();
        let chain = write_act(&mut lines, self.chain, &stamp.into(), entries)?;
        self.append_lines(&lines, chain)
    }

    /// Appends entries recorded at different times, each as a separate act, with one write and one sync.
    pub fn append_each<'a, E: Serialize + DeserializeOwned + 'a>(
        &mut self,
        entries: impl IntoIterator<Item = (&'a E, Stamp)>,
    ) -> Result<(), StoreError> {
        let (lines, chain) = write_each(self.chain, entries)?;
        self.append_lines(&lines, chain)
    }

    fn append_lines(&mut self, lines: &str, chain: Chain) -> Result<(), StoreError> {
        if self.read_only {
            return Err(StoreError::ReadOnly { path: self.path.clone() });
        }
        if lines.is_empty() {
            return Ok(());
        }
        check_size(&self.path, self.tail.good() + lines.len() as u64)?;
        match self.tail.medium().is_at(&self.path) {
            Ok(true) => {}
            Ok(false) => return Err(StoreError::Gone { path: self.path.clone() }),
            Err(source) => return Err(io_error(&self.path, Operation::Write, source)),
        }
        append(&mut self.tail, &self.path, &self.chain, lines.as_bytes())?;
        self.chain = chain;
        if let Some(mirror) = &self.mirror {
            mirror.ask(self.tail.good());
        }
        Ok(())
    }

    /// Returns the lines, each with its line end, that would append `entries` as one act; writes nothing.
    ///
    /// # Errors
    /// Returns `Unwritable` if an entry does not survive a round trip.
    pub fn compose<E: Serialize + DeserializeOwned>(
        &self,
        entries: &[E],
        stamp: &Stamp,
    ) -> Result<String, StoreError> {
        let mut lines = String::new();
        write_act(&mut lines, self.chain, stamp, entries)?;
        Ok(lines)
    }

    /// Parses lines from another log of the same event that would follow the recorded ones: complete acts up to the
    /// first faulty line. Writes nothing.
    ///
    /// # Errors
    /// Returns an error only if the lines cannot be read; faulty lines are returned in [`ReadOn::broken`].
    pub fn read_on<E: DeserializeOwned>(&self, lines: &str) -> Result<ReadOn<E>, StoreError> {
        let start = self.tail.good();
        let mut body = recovery::scan_on::<E>(lines.as_bytes(), &self.path, self.chain, start)?;
        body.entries.truncate(body.whole);
        let good = usize::try_from(body.good - start).unwrap_or(usize::MAX);
        Ok(ReadOn {
            entries: body.entries,
            broken: body.broken,
            is_cut: body.torn.is_some() || body.open_end,
            lines: lines.get(..good).unwrap_or_default().to_owned(),
            chain: body.chain,
        })
    }

    /// Appends the lines parsed by [`Store::read_on`].
    ///
    /// # Errors
    /// See [`Store::append`]; nothing is appended then.
    pub fn take_over<E>(&mut self, read: &ReadOn<E>) -> Result<(), StoreError> {
        self.append_lines(&read.lines, read.chain)
    }

    /// Returns all recorded lines unchanged, the heading first, each with its line end.
    ///
    /// # Errors
    /// Returns an error if the file cannot be read, or no longer holds what was recorded.
    pub fn lines(&self) -> Result<String, StoreError> {
        let mut bytes = Vec::new();
        let read = MediumRange::new(self.tail.medium(), 0, self.tail.good()).read_to_end(&mut bytes);
        read.map_err(|source| io_error(&self.path, Operation::Read, source))?;
        let changed = || StoreError::Overwritten { path: self.path.clone(), line: self.chain.number() };
        String::from_utf8(bytes).map_err(|_| changed())
    }

    /// Writes entries that the disk refuses here to a separate file, where [`find_unsaved`] finds them when the event
    /// is opened again. The file is `path`, or that name with a number.
    ///
    /// # Errors
    /// Returns an error if that file cannot be written either; none remains then.
    pub fn put_aside<'a, E: Serialize + DeserializeOwned + 'a>(
        &self,
        path: &Path,
        entries: impl IntoIterator<Item = (&'a E, Stamp)>,
    ) -> Result<PathBuf, StoreError> {
        let mut text = String::new();
        format::write_unsaved_heading(&mut text, self.event, self.chain);
        text.push('\n');
        text.push_str(&write_each(self.chain, entries)?.0);
        unsaved::write(&*self.disk, path, text.as_bytes())
    }

    /// Reads entries that the writer of the file has appended since. For a file that is only read; cheap if there is
    /// nothing new.
    ///
    /// # Errors
    /// Returns an error if the file cannot be read at the moment.
    pub fn follow<E: DeserializeOwned>(&mut self) -> Result<Followed<E>, StoreError> {
        let failed = |source| io_error(&self.path, Operation::Read, source);
        let length = self.tail.medium().length().map_err(failed)?;
        let is_there = self.tail.medium().is_at(&self.path).map_err(failed)?;
        if !is_there || length < self.tail.good() || !self.tail.is_as_left().map_err(failed)? {
            return Ok(Followed::Lost);
        }
        if length == self.tail.good() {
            return Ok(Followed::Appended(Vec::new()));
        }
        let start = self.tail.good();
        let lines = reader(self.tail.medium(), start, length);
        let body = recovery::scan_on(lines, &self.path, self.chain, start)?;
        if body.broken.is_some() {
            return Ok(Followed::Lost);
        }
        // A line without its end, or an act without its last line, is still being written.
        if !body.open_end && !body.entries.is_empty() {
            self.tail.follow(body.good, &body.last);
            self.chain = body.chain;
            return Ok(Followed::Appended(body.entries));
        }
        Ok(Followed::Appended(Vec::new()))
    }

    /// Returns the identity of the event as hexadecimal digits: the hash of its heading.
    pub fn event(&self) -> String {
        self.event.digits()
    }

    pub fn entries(&self) -> u64 {
        self.chain.number().saturating_sub(1)
    }

    pub fn next_number(&self) -> u64 {
        self.chain.number()
    }

    /// Returns the path under which the event file was created or opened.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Returns true if [`Store::append`] refuses.
    pub fn is_read_only(&self) -> bool {
        self.read_only
    }

    /// Mirrors the event file to `folder`, under the same name, from now on; `None` ends that.
    ///
    /// The folder is identified by a marker file. Without `mark` it receives one, unless it has one already; with
    /// `mark` its marker must be equal, so that a bare mount point is not written to. Starts the first copy without
    /// waiting for it; later entries follow automatically. A folder that is unavailable, now or later, is retried with
    /// each entry and with [`Store::retry_mirror`], and then receives everything it lacks. A file of that name that is
    /// not an older state of this event is never written to.
    pub fn set_mirror(&mut self, folder: Option<&Path>, mark: Option<String>) -> Option<MirrorWarning> {
        self.mirror = None;
        match MirrorWorker::start(&self.path, folder?, mark, self.event.digits()) {
            Ok(worker) => self.mirror = Some(worker),
            Err(warning) => return Some(warning),
        }
        self.retry_mirror();
        None
    }

    /// Returns the marker that identifies the mirror's folder, once known.
    pub fn mirror_mark(&self) -> Option<String> {
        self.mirror.as_ref()?.mark()
    }

    /// Returns the reason why the mirror lacks entries, as far as known by now. Cheap.
    pub fn mirror_warning(&self) -> Option<MirrorWarning> {
        self.mirror.as_ref()?.warning()
    }

    /// Returns true if the mirror has not answered the last request yet.
    pub fn mirror_is_behind(&self) -> bool {
        self.mirror.as_ref().is_some_and(MirrorWorker::is_behind)
    }

    /// Starts to bring the mirror up to date, for example after a stick was reconnected. Does not wait.
    pub fn retry_mirror(&self) {
        if let Some(mirror) = &self.mirror {
            mirror.ask(self.tail.good());
        }
    }

    /// Brings the mirror up to date and waits for it, up to a timeout, for example before a stick is removed. Returns
    /// the reason if it is not up to date.
    pub fn settle_mirror(&self) -> Option<MirrorWarning> {
        self.mirror.as_ref()?.settle(self.tail.good())
    }

    /// Writes all recorded entries, followed by entries that this file does not accept, to a new file, and returns once
    /// it is on the disk. The store continues with its own file.
    ///
    /// # Errors
    /// Returns an error if the name is taken (files are never overwritten), if writing fails (no file is left then), or
    /// if the file no longer holds what was recorded.
    pub fn save_copy<'a, E: Serialize + DeserializeOwned + 'a>(
        &self,
        path: &Path,
        more: impl IntoIterator<Item = (&'a E, Stamp)>,
    ) -> Result<(), StoreError> {
        let length = self.tail.good();
        let scan = recovery::scan::<E>(reader(self.tail.medium(), 0, length), &self.path)?;
        if let Some(broken) = scan.body.broken {
            return Err(broken.error);
        }
        if scan.body.chain != self.chain {
            return Err(StoreError::Overwritten { path: self.path.clone(), line: self.chain.number() });
        }
        let mut bytes = Vec::new();
        let read = MediumRange::new(self.tail.medium(), 0, length).read_to_end(&mut bytes);
        read.map_err(|source| io_error(&self.path, Operation::Read, source))?;
        bytes.extend_from_slice(write_each(self.chain, more)?.0.as_bytes());
        check_size(path, bytes.len() as u64)?;
        self.disk.create(path, &bytes).map_err(|source| io_error(path, Operation::Create, source))
    }
}

pub fn begins_event(bytes: &[u8]) -> bool {
    bytes.starts_with(format::MAGIC.as_bytes())
}

fn reader(medium: &dyn Medium, start: u64, end: u64) -> BufReader<MediumRange<'_>> {
    BufReader::with_capacity(1 << 16, MediumRange::new(medium, start, end))
}

fn open_for_reading(disk: &dyn Disk, path: &Path) -> io::Result<Box<dyn Medium>> {
    match disk.open(path, FileAccess::Read)? {
        OpenedFile::Open { medium, .. } => Ok(medium),
        OpenedFile::InUse => Err(ErrorKind::ResourceBusy.into()),
    }
}

/// Opens for writing, or returns `None` and adds a notice if only reading is possible.
fn open_for_writing(
    disk: &dyn Disk,
    path: &Path,
    notices: &mut Vec<Notice>,
) -> io::Result<Option<Box<dyn Medium>>> {
    match disk.open(path, FileAccess::Write) {
        Ok(OpenedFile::Open { medium, guarded }) => {
            if !guarded {
                notices.push(Notice::Unguarded);
            }
            Ok(Some(medium))
        }
        Ok(OpenedFile::InUse) => {
            notices.push(Notice::InUse);
            Ok(None)
        }
        Err(error) if matches!(error.kind(), ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem) => {
            notices.push(Notice::NotWritable);
            Ok(None)
        }
        Err(error) => Err(error),
    }
}

/// Appends bytes after `chain`.
fn append(tail: &mut Tail, path: &Path, chain: &Chain, bytes: &[u8]) -> Result<(), StoreError> {
    let expected = tail.good();
    let path = path.to_owned();
    tail.append(bytes).map_err(|error| match error {
        AppendError::ChangedOutside { found } => StoreError::ChangedOutside { path, found, expected },
        // Line n + 1 holds entry n, and the chain holds the number of the next one.
        AppendError::Overwritten => StoreError::Overwritten { path, line: chain.number() },
        AppendError::Io(source) => io_error(&path, Operation::Write, source),
    })
}

fn check_size(path: &Path, bytes: u64) -> Result<(), StoreError> {
    if bytes > FILE_LIMIT {
        return Err(StoreError::TooLarge { path: path.to_owned(), bytes, limit: FILE_LIMIT });
    }
    Ok(())
}

fn io_error(path: &Path, operation: Operation, source: io::Error) -> StoreError {
    let path = path.to_owned();
    match (operation, source.kind()) {
        (Operation::Create, ErrorKind::AlreadyExists) => StoreError::Exists { path },
        _ => StoreError::Io { path, operation, source },
    }
}
