//! The event file: append-only, one RON entry a line, each line with a running hash of all before it.
//!
//! The store keeps entries safe and finds what happened to a file; what an entry says is not its business. It knows
//! no clock either: the time of an entry is handed in. `docs/event-file.md` describes the file for everybody.

mod append;
mod error;
mod format;
mod lock;
mod mirror;
mod recovery;
mod whole;

pub use error::{Conversion, Damage, Form, MirrorWarning, Operation, Place, StoreError};
pub use format::{FILE_LIMIT, FORMAT, Heading, LINE_LIMIT};
pub use whole::{clean_up, write_new};

use append::{AppendError, Tail, copy_range};
use format::Chain;
use jiff::Timestamp;
use lock::{Writer, leads_to, open_writer};
use mirror::MirrorWorker;
use serde::{Serialize, de::DeserializeOwned};
use std::{
    fs::{self, File},
    io::{self, BufReader, Read, Write},
    path::{Path, PathBuf},
};
use thiserror::Error;

/// What an event file is opened for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// Reading and appending; reading only when another process appends already or the file may not be written.
    Write,
    /// Reading only; nothing on the disk is changed.
    Read,
}

/// One entry as it stands in the event file. The number of an entry is its place in the file, counted from 1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Recorded<E> {
    /// When it was recorded, as the caller of [`Store::append`] said.
    pub at: Timestamp,
    /// What was recorded.
    pub entry: E,
}

/// What the arbiter should know about an event file that was opened.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Notice {
    /// A power cut or a crash left an unfinished end, from `line` on.
    #[error("The file ended in an entry that was not written to its end (line {line}, {bytes} bytes), which was cut \
             off and kept in {}. Check whether your last input is there, and repeat it if not.", kept.display())]
    TornTailCut {
        /// The first line concerned.
        line: u64,
        /// How many bytes were cut off.
        bytes: u64,
        /// Where it was put.
        kept: PathBuf,
    },
    /// The same in a file that is only read.
    #[error(
        "The file ends in an entry that is not written to its end (line {line}, {bytes} bytes), which is not \
             shown. Nothing needs to be done: it is cut off when the file is next opened for writing."
    )]
    TornTailIgnored {
        /// The first line concerned.
        line: u64,
        /// How many bytes are left out.
        bytes: u64,
    },
    /// The unfinished end could not be kept, so that it was not cut off either.
    #[error(
        "The torn end of the event file could not be kept in {}, so the event can only be read. Check the folder, \
             its permissions and the free space, then open it again.", kept.display()
    )]
    TornTailStays {
        /// Where it was to be put.
        kept: PathBuf,
    },
    /// Somebody else appends to it.
    #[error(
        "The event is open in another program, so here it can only be read. Close it there to go on here."
    )]
    InUse,
    /// The system allows reading only.
    #[error(
        "The event file may not be written, so it can only be read. Change its permissions or save a copy."
    )]
    NotWritable,
    /// The file system knows no locks.
    #[error(
        "This disk cannot keep a second program from writing to the event file. Open the event only once."
    )]
    Unguarded,
}

/// An event file that was opened, and what stands in it.
#[derive(Debug)]
pub struct Opened<E> {
    /// The handle to go on with.
    pub store: Store,
    /// What the first line says.
    pub heading: Heading,
    /// In the order of the file.
    pub entries: Vec<Recorded<E>>,
    /// What the arbiter should know; none when all is well.
    pub notices: Vec<Notice>,
}

/// An open event file.
#[derive(Debug)]
pub struct Store {
    path: PathBuf,
    tail: Tail<File>,
    chain: Chain,
    read_only: bool,
    mirror: Option<MirrorWorker>,
}

impl Store {
    /// Creates an event file without entries and returns when it is on the disk.
    ///
    /// # Errors
    /// Never overwrites: whatever has that name already stays. When writing fails, no file is left behind.
    pub fn create(path: &Path, made: Timestamp) -> Result<Self, StoreError> {
        Self::create_with::<()>(path, made, &[])
    }

    /// Creates an event file that begins with `entries`, recorded in one act when it is made, and returns when it is
    /// on the disk: whole or not at all, even when the program is killed meanwhile.
    ///
    /// # Errors
    /// Never overwrites: whatever has that name already stays. When writing fails, no file is left behind.
    pub fn create_with<E: Serialize + DeserializeOwned>(
        path: &Path,
        made: Timestamp,
        entries: &[E],
    ) -> Result<Self, StoreError> {
        let failed = |source| io_error(path, Operation::Create, source);
        let mut text = String::new();
        let chain = format::write_heading(&mut text, made);
        text.push('\n');
        let chain = write_act(&mut text, chain, made, entries)?;
        check_size(path, text.len() as u64)?;
        clean_up(path);
        write_new(path, |file| file.write_all(text.as_bytes())).map_err(failed)?;
        match open_writer(path, File::options().read(true).write(true)).map_err(failed)? {
            Writer::Open { file, .. } => {
                let tail = Tail::new(file, text.len() as u64);
                Ok(Self { path: path.to_owned(), tail, chain, read_only: false, mirror: None })
            }
            // Somebody was quick to open what has just appeared.
            Writer::InUse => Err(StoreError::Exists { path: path.to_owned() }),
        }
    }

    /// Opens an event file and reads all of it.
    ///
    /// An end torn by a power cut is cut off, and kept in `NAME.hakem.torn`; the notices say so. A second process
    /// gets the file for reading only.
    ///
    /// # Errors
    /// Fails for what is no event file, is damaged anywhere, or is of a newer format; nothing is changed then.
    pub fn open<E: DeserializeOwned>(path: &Path, mode: Mode) -> Result<Opened<E>, StoreError> {
        let failed = |operation| move |source| io_error(path, operation, source);
        // Asked before opening: to open a pipe would wait for ever.
        if !fs::metadata(path).map_err(failed(Operation::Open))?.is_file() {
            return Err(StoreError::NotAFile { path: path.to_owned() });
        }
        let mut notices = Vec::new();
        let writer = match mode {
            Mode::Write => open_for_writing(path, &mut notices).map_err(failed(Operation::Open))?,
            Mode::Read => None,
        };
        let mut read_only = writer.is_none();
        let file = match writer {
            Some(file) => file,
            None => File::open(path).map_err(failed(Operation::Open))?,
        };
        let length = file.metadata().map_err(failed(Operation::Read))?.len();
        check_size(path, length)?;
        // Another process may be appending: what it adds from now on is not looked at, so the end stays the end.
        let scan = recovery::scan(BufReader::with_capacity(1 << 16, (&file).take(length)), path)?;
        let mut tail = Tail::new(file, scan.good);
        if let Some(torn) = &scan.torn {
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
        if scan.open_end && !read_only {
            append(&mut tail, path, b"\n")?;
        }
        let store = Self { path: path.to_owned(), tail, chain: scan.chain, read_only, mirror: None };
        Ok(Opened { store, heading: scan.heading, entries: scan.entries, notices })
    }

    /// Appends `entries`, recorded at `at` in one act, and returns when they are on the disk: all or none, even
    /// after a power cut. Costs one write and one sync.
    ///
    /// # Errors
    /// Nothing counts as recorded then, and what was recorded before is safe. The same entries, with later ones if
    /// there are any, may be given again at any time; nothing comes to stand twice.
    pub fn append<E: Serialize + DeserializeOwned>(
        &mut self,
        entries: &[E],
        at: Timestamp,
    ) -> Result<(), StoreError> {
        if self.read_only {
            return Err(StoreError::ReadOnly { path: self.path.clone() });
        }
        let mut lines = String::new();
        let chain = write_act(&mut lines, self.chain, at, entries)?;
        check_size(&self.path, self.tail.good() + lines.len() as u64)?;
        match leads_to(&self.path, self.tail.medium()) {
            Ok(true) => {}
            Ok(false) => return Err(StoreError::Gone { path: self.path.clone() }),
            Err(source) => return Err(io_error(&self.path, Operation::Write, source)),
        }
        append(&mut self.tail, &self.path, lines.as_bytes())?;
        self.chain = chain;
        if let Some(mirror) = &self.mirror {
            mirror.ask(self.tail.good());
        }
        Ok(())
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
    /// Copies what is there and waits for it. Later entries follow by themselves, without waiting. A folder that is
    /// out of reach, now or later, is tried again with each entry, and then gets all that it lacks. A file of that
    /// name which is not an older state of this event is never written to.
    pub fn set_mirror(&mut self, folder: Option<&Path>) -> Option<MirrorWarning> {
        self.mirror = None;
        match MirrorWorker::start(&self.path, folder?) {
            Ok(worker) => self.mirror = Some(worker),
            Err(warning) => return Some(warning),
        }
        self.settle_mirror()
    }

    /// Returns why the mirror lacks entries, as far as is known by now. Costs next to nothing.
    pub fn mirror_warning(&self) -> Option<MirrorWarning> {
        self.mirror.as_ref()?.warning()
    }

    /// Tries to bring the mirror up to date without waiting for it, as when a stick may have come back.
    pub fn retry_mirror(&self) {
        if let Some(mirror) = &self.mirror {
            mirror.ask(self.tail.good());
        }
    }

    /// Brings the mirror up to date and waits for it, as before a stick is taken out; returns why it is not.
    pub fn settle_mirror(&self) -> Option<MirrorWarning> {
        self.mirror.as_ref()?.settle(self.tail.good())
    }

    /// Writes all that is recorded to a new file and returns when it is on the disk. The store stays with its file.
    ///
    /// # Errors
    /// Never overwrites. When writing fails, no file is left behind.
    pub fn save_copy(&self, path: &Path) -> Result<(), StoreError> {
        clean_up(path);
        write_new(path, |copy| copy_range(self.tail.medium(), 0, self.tail.good(), copy))
            .map_err(|source| io_error(path, Operation::Create, source))
    }

    /// Waits until the mirror is up to date, then closes the event file; returns why the mirror is not.
    pub fn close(self) -> Option<MirrorWarning> {
        self.settle_mirror()
    }
}

/// Opens for writing, or returns `None`, with a notice, where only reading is possible.
fn open_for_writing(path: &Path, notices: &mut Vec<Notice>) -> io::Result<Option<File>> {
    match open_writer(path, File::options().read(true).write(true)) {
        Ok(Writer::Open { file, guarded }) => {
            if !guarded {
                notices.push(Notice::Unguarded);
            }
            Ok(Some(file))
        }
        Ok(Writer::InUse) => {
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

/// Writes the lines of one act and returns the chain after them.
fn write_act<E: Serialize + DeserializeOwned>(
    lines: &mut String,
    mut chain: Chain,
    at: Timestamp,
    entries: &[E],
) -> Result<Chain, StoreError> {
    for (index, entry) in entries.iter().enumerate() {
        let more = index + 1 < entries.len();
        chain = format::write_entry(lines, chain, at, more, entry)
            .map_err(|reason| StoreError::Unwritable { entry: chain.number(), reason })?;
        lines.push('\n');
    }
    Ok(chain)
}

fn append(tail: &mut Tail<File>, path: &Path, bytes: &[u8]) -> Result<(), StoreError> {
    let expected = tail.good();
    tail.append(bytes).map_err(|error| match error {
        AppendError::ChangedOutside { found } => {
            StoreError::ChangedOutside { path: path.to_owned(), found, expected }
        }
        AppendError::Io(source) => io_error(path, Operation::Write, source),
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
