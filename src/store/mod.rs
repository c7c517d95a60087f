//! The event file: append-only, one RON entry a line, each line with a running hash of all before it.
//!
//! The store keeps entries safe and finds what happened to a file; what an entry says is not its business. It knows
//! no clock either: the time of an entry is handed in. `docs/event-file.md` describes the file for everybody.

mod append;
mod disk;
mod error;
mod format;
mod intact;
mod lines;
mod memory;
mod mirror;
mod opened;
mod recorded;
mod recovery;
mod site;
mod unsaved;
mod whole;

pub use disk::{Access, Disk, Medium, Opening, system_disk};
pub use error::{
    After, Broken, Conversion, Damage, ExpectedForm, MirrorWarning, Operation, Place, StoreError,
};
pub use format::{FILE_LIMIT, FORMAT, Heading, LINE_LIMIT, Salvaged, line_hash};
pub use intact::Intact;
pub use memory::Memory;
pub use opened::{Followed, Mode, Notice, Opened, ReadOn};
pub use recorded::{Recorded, Stamp};
pub use site::{SiteChanges, SiteError, keep_sections, write_site};
pub use unsaved::{Unsaved, find_unsaved};
pub use whole::{KeptError, clean_up, keep, kept, replace, write_new};

use append::{AppendError, Tail};
use disk::Part;
use format::Chain;
use jiff::Timestamp;
use lines::{last_line, write_act, write_each};
use mirror::MirrorWorker;
use serde::{Serialize, de::DeserializeOwned};
use std::{
    io::{self, BufReader, Read},
    path::{Path, PathBuf},
    sync::Arc,
};

/// An open event file.
#[derive(Debug)]
pub struct Store {
    path: PathBuf,
    disk: Arc<dyn Disk>,
    tail: Tail,
    /// After the heading: it stands for the event.
    event: Chain,
    chain: Chain,
    read_only: bool,
    mirror: Option<MirrorWorker>,
}

impl Store {
    /// Creates an event file without entries on the disk of this computer.
    ///
    /// # Errors
    /// As [`Store::create_on`].
    pub fn create(path: &Path, made: Timestamp) -> Result<Self, StoreError> {
        Self::create_on::<()>(system_disk(), path, made, &[])
    }

    /// Creates an event file that begins with `entries`, recorded in one act when it is made, and returns when it is
    /// on the disk: whole or not at all, even when the program is killed meanwhile.
    ///
    /// # Errors
    /// Never overwrites: whatever has that name already stays. When writing fails, no file is left behind.
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

    /// Creates an event file of entries that were recorded at different times, each an act of its own; `salvaged`
    /// tells which damaged file it continues.
    ///
    /// # Errors
    /// As [`Store::create_on`].
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

    /// Makes a file of these bytes and opens it.
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
        match disk.open(path, Access::Write).map_err(failed)? {
            Opening::Open { medium, .. } => {
                let tail = Tail::new(medium, bytes.len() as u64, last_line(bytes));
                let path = path.to_owned();
                Ok(Self { path, disk, tail, event, chain, read_only: false, mirror: None })
            }
            // Somebody was quick to open what has just appeared.
            Opening::InUse => Err(StoreError::Exists { path: path.to_owned() }),
        }
    }

    /// Returns the running hash after the last entry, in digits: it tells this state of the event from every other.
    #[must_use]
    pub fn hash(&self) -> String {
        self.chain.digits()
    }

    /// Opens an event file on the disk of this computer, as [`Store::open_on`] does.
    ///
    /// # Errors
    /// As there.
    pub fn open<E: DeserializeOwned>(path: &Path, mode: Mode) -> Result<Opened<E>, StoreError> {
        Self::open_on(system_disk(), path, mode)
    }

    /// Opens an event file and reads all of it.
    ///
    /// An end torn by a power cut is cut off, and kept in `NAME.hakem.torn`; the notices say so. A second process
    /// gets the file for reading only.
    ///
    /// # Errors
    /// Fails for what is no event file, is damaged anywhere, or is of a newer format; nothing is changed then. With
    /// [`Mode::Salvage`] a file is read up to the damage, if its heading is good.
    pub fn open_on<E: DeserializeOwned>(
        disk: Arc<dyn Disk>,
        path: &Path,
        mode: Mode,
    ) -> Result<Opened<E>, StoreError> {
        let failed = |operation| move |source| io_error(path, operation, source);
        // Asked before opening: to open a pipe would wait for ever.
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
        // Another process may be appending: what it adds from now on is not looked at, so the end stays the end.
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
                    // All but the torn end can be read all the same.
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

    /// Appends `entries`, recorded in one act at that time, and returns when they are on the disk: all or none, even
    /// after a power cut. Costs one write and one sync, and looks first whether the last line is still there.
    ///
    /// # Errors
    /// Nothing counts as recorded then, and what was recorded before is safe. The same entries, with later ones if
    /// there are any, may be given again at any time; nothing comes to stand twice.
    pub fn append<E: Serialize + DeserializeOwned>(
        &mut self,
        entries: &[E],
        stamp: impl Into<Stamp>,
    ) -> Result<(), StoreError> {
        let mut lines = String::new();
        let chain = write_act(&mut lines, self.chain, &stamp.into(), entries)?;
        self.append_lines(&lines, chain)
    }

    /// Appends entries that were recorded at different times, each an act of its own, with one write and one sync.
    ///
    /// # Errors
    /// As [`Store::append`].
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

    /// Returns the lines, each with its line end, in which `entries` would be appended as one act; nothing is written.
    ///
    /// # Errors
    /// Says that an entry could not be read back.
    pub fn compose<E: Serialize + DeserializeOwned>(
        &self,
        entries: &[E],
        stamp: &Stamp,
    ) -> Result<String, StoreError> {
        let mut lines = String::new();
        write_act(&mut lines, self.chain, stamp, entries)?;
        Ok(lines)
    }

    /// Reads lines that would follow what is recorded, as they stand in another log of the same event: whole acts up to the first
    /// line that is wrong. Nothing is written.
    ///
    /// # Errors
    /// Never but for what a line says that this version cannot read at all.
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

    /// Appends the lines that were read as what follows.
    ///
    /// # Errors
    /// As [`Store::append`]; nothing is taken then.
    pub fn take_over<E>(&mut self, read: &ReadOn<E>) -> Result<(), StoreError> {
        self.append_lines(&read.lines, read.chain)
    }

    /// Returns all lines up to the last entry as they stand, the heading first, each with its line end.
    ///
    /// # Errors
    /// Says that the file cannot be read, or that it no longer has what was recorded in it.
    pub fn lines(&self) -> Result<String, StoreError> {
        let mut bytes = Vec::new();
        let read = Part::new(self.tail.medium(), 0, self.tail.good()).read_to_end(&mut bytes);
        read.map_err(|source| io_error(&self.path, Operation::Read, source))?;
        let changed = || StoreError::Overwritten { path: self.path.clone(), line: self.chain.number() };
        String::from_utf8(bytes).map_err(|_| changed())
    }

    /// Writes entries that the disk refuses here to a file of their own, by which [`find_unsaved`] finds them when the
    /// event is opened again. The file is `path`, or that name with a number.
    ///
    /// # Errors
    /// Says why that file cannot be written either; none is left behind then.
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

    /// Reads what the one who writes the file has appended since. For a file that is only read; costs next to nothing
    /// when there is nothing new.
    ///
    /// # Errors
    /// Says that the file cannot be read at this moment.
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
        // A line without its end, or an act without its last line, is about to be written on.
        if !body.open_end && !body.entries.is_empty() {
            self.tail.follow(body.good, &body.last);
            self.chain = body.chain;
            return Ok(Followed::Appended(body.entries));
        }
        Ok(Followed::Appended(Vec::new()))
    }

    /// Returns what tells this event from every other, in letters and digits: the hash of its heading.
    pub fn event(&self) -> String {
        self.event.digits()
    }

    /// Returns the number of entries in the file.
    pub fn entries(&self) -> u64 {
        self.chain.number().saturating_sub(1)
    }

    /// Returns the number that the next line gets.
    pub fn next_number(&self) -> u64 {
        self.chain.number()
    }

    /// Returns the path under which the event file was created or opened.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Tells whether [`Store::append`] refuses.
    pub fn is_read_only(&self) -> bool {
        self.read_only
    }

    /// Keeps a copy of the event file, under the same name, in `folder` from now on; `None` ends that.
    ///
    /// The folder is recognised by a mark in it. Without `mark` it gets one, unless it has one already; with `mark`
    /// that very one must stand there: a bare mount point is not written to. Copies what is there without waiting for
    /// it; later entries follow by themselves. A folder that is out of reach, now or later, is tried again with each
    /// entry and with [`Store::retry_mirror`], and then gets all that it lacks. A file of that name which is not an
    /// older state of this event is never written to.
    pub fn set_mirror(&mut self, folder: Option<&Path>, mark: Option<String>) -> Option<MirrorWarning> {
        self.mirror = None;
        match MirrorWorker::start(&self.path, folder?, mark, self.event.digits()) {
            Ok(worker) => self.mirror = Some(worker),
            Err(warning) => return Some(warning),
        }
        self.retry_mirror();
        None
    }

    /// Returns the mark by which the mirror's folder is recognised, once it is known.
    pub fn mirror_mark(&self) -> Option<String> {
        self.mirror.as_ref()?.mark()
    }

    /// Returns why the mirror lacks entries, as far as is known by now. Costs next to nothing.
    pub fn mirror_warning(&self) -> Option<MirrorWarning> {
        self.mirror.as_ref()?.warning()
    }

    /// Tells whether the mirror has not answered yet to what it was asked last.
    pub fn mirror_is_behind(&self) -> bool {
        self.mirror.as_ref().is_some_and(MirrorWorker::is_behind)
    }

    /// Tries to bring the mirror up to date without waiting for it, as when a stick may have come back.
    pub fn retry_mirror(&self) {
        if let Some(mirror) = &self.mirror {
            mirror.ask(self.tail.good());
        }
    }

    /// Brings the mirror up to date and waits for it, as before a stick is taken out, but not for ever; returns why
    /// it is not.
    pub fn settle_mirror(&self) -> Option<MirrorWarning> {
        self.mirror.as_ref()?.settle(self.tail.good())
    }

    /// Writes all that is recorded, and after it entries that this file does not take, to a new file and returns when it
    /// is on the disk. The store stays with its file.
    ///
    /// # Errors
    /// Never overwrites. When writing fails, no file is left behind. Fails as well when the file no longer has what
    /// was recorded in it.
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
        let read = Part::new(self.tail.medium(), 0, length).read_to_end(&mut bytes);
        read.map_err(|source| io_error(&self.path, Operation::Read, source))?;
        bytes.extend_from_slice(write_each(self.chain, more)?.0.as_bytes());
        check_size(path, bytes.len() as u64)?;
        self.disk.create(path, &bytes).map_err(|source| io_error(path, Operation::Create, source))
    }
}

/// Whether bytes begin as an event file does.
#[must_use]
pub fn begins_event(bytes: &[u8]) -> bool {
    bytes.starts_with(format::MAGIC.as_bytes())
}

fn reader(medium: &dyn Medium, start: u64, end: u64) -> BufReader<Part<'_>> {
    BufReader::with_capacity(1 << 16, Part::new(medium, start, end))
}

fn open_for_reading(disk: &dyn Disk, path: &Path) -> io::Result<Box<dyn Medium>> {
    match disk.open(path, Access::Read)? {
        Opening::Open { medium, .. } => Ok(medium),
        Opening::InUse => Err(io::ErrorKind::ResourceBusy.into()),
    }
}

/// Opens for writing, or returns `None`, with a notice, where only reading is possible.
fn open_for_writing(
    disk: &dyn Disk,
    path: &Path,
    notices: &mut Vec<Notice>,
) -> io::Result<Option<Box<dyn Medium>>> {
    match disk.open(path, Access::Write) {
        Ok(Opening::Open { medium, guarded }) => {
            if !guarded {
                notices.push(Notice::Unguarded);
            }
            Ok(Some(medium))
        }
        Ok(Opening::InUse) => {
            notices.push(Notice::InUse);
            Ok(None)
        }
        Err(error)
            if matches!(
                error.kind(),
                io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem
            ) =>
        {
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
        // Line n + 1 has entry n, and the chain tells the number of the next one.
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
        (Operation::Create, io::ErrorKind::AlreadyExists) => StoreError::Exists { path },
        _ => StoreError::Io { path, operation, source },
    }
}
