//! What the store needs of a disk: a seam, so that tests can hand in one that refuses, tears, lies and vanishes.

use super::whole::{clean_up, write_new};
use crate::platform::{self, Writer};
use std::{
    fmt,
    fs::{self, File},
    io::{self, Read, Seek, SeekFrom, Write},
    path::Path,
    sync::Arc,
};

/// What a file is opened for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Access {
    /// Reading and writing, as its only writer.
    Write,
    /// Reading.
    Read,
}

/// What became of opening a file.
pub enum Opening {
    /// It is open. Unless `guarded`, the file system knows no locks, and other writers cannot be kept out.
    Open {
        /// The file.
        medium: Box<dyn Medium>,
        /// Whether others are kept out.
        guarded: bool,
    },
    /// Another process writes to it.
    InUse,
}

/// An open file. A failed call may have done a part of its work.
pub trait Medium: fmt::Debug + Send {
    /// Returns how many bytes it has.
    fn length(&self) -> io::Result<u64>;
    /// Reads from the byte `start` on; returns how many bytes were read, 0 at the end.
    fn read_from(&self, start: u64, bytes: &mut [u8]) -> io::Result<usize>;
    /// Writes all `bytes` from the byte `start` on.
    fn write_from(&mut self, start: u64, bytes: &[u8]) -> io::Result<()>;
    /// Shortens the file to `length` bytes, on the disk as well.
    fn cut(&mut self, length: u64) -> io::Result<()>;
    /// Returns when what was written is on the disk.
    fn sync(&mut self) -> io::Result<()>;
    /// Tells whether `path` still leads to this file, so that what is appended will be found there.
    fn is_at(&self, path: &Path) -> io::Result<bool>;
}

/// Where files are.
pub trait Disk: fmt::Debug + Send + Sync {
    /// Tells whether there is a file at `path`, and not a folder, pipe or device.
    fn is_file(&self, path: &Path) -> io::Result<bool> {
        Ok(fs::metadata(path)?.is_file())
    }
    /// Opens a file.
    fn open(&self, path: &Path, access: Access) -> io::Result<Opening>;
    /// Makes a new file of these bytes, whole or not at all, and returns when it is on the disk. What has the name
    /// already stays: that is `AlreadyExists`.
    fn create(&self, path: &Path, bytes: &[u8]) -> io::Result<()>;
}

/// The disk of this computer.
#[derive(Debug, Default)]
pub struct SystemDisk;

/// Returns the disk of this computer.
#[must_use]
pub fn system_disk() -> Arc<dyn Disk> {
    Arc::new(SystemDisk)
}

impl Disk for SystemDisk {
    fn open(&self, path: &Path, access: Access) -> io::Result<Opening> {
        let mut options = File::options();
        let writer = match access {
            Access::Write => platform::open_writer(path, options.read(true).write(true))?,
            Access::Read => {
                let medium = Box::new(File::open(path)?);
                return Ok(Opening::Open { medium, guarded: true });
            }
        };
        Ok(match writer {
            Writer::Open { file, guarded } => Opening::Open { medium: Box::new(file), guarded },
            Writer::InUse => Opening::InUse,
        })
    }

    fn create(&self, path: &Path, bytes: &[u8]) -> io::Result<()> {
        clean_up(path);
        write_new(path, |file| {
            // Players' days of birth and licence numbers are nobody else's business.
            platform::make_private(file);
            file.write_all(bytes)?;
            file.sync_all()?;
            // Some disks and networks take everything and keep a part.
            let kept = file.metadata()?.len();
            if kept == bytes.len() as u64 { Ok(()) } else { Err(io::ErrorKind::StorageFull.into()) }
        })
    }
}

impl Medium for File {
    fn length(&self) -> io::Result<u64> {
        Ok(self.metadata()?.len())
    }

    fn read_from(&self, start: u64, bytes: &mut [u8]) -> io::Result<usize> {
        let mut file = self;
        file.seek(SeekFrom::Start(start))?;
        file.read(bytes)
    }

    fn write_from(&mut self, start: u64, bytes: &[u8]) -> io::Result<()> {
        self.seek(SeekFrom::Start(start))?;
        self.write_all(bytes)
    }

    fn cut(&mut self, length: u64) -> io::Result<()> {
        self.set_len(length)?;
        self.sync_all()
    }

    fn sync(&mut self) -> io::Result<()> {
        self.sync_data()
    }

    fn is_at(&self, path: &Path) -> io::Result<bool> {
        platform::leads_to(path, self)
    }
}

/// A part of a medium as something to read from.
pub(super) struct Part<'a> {
    medium: &'a dyn Medium,
    at: u64,
    end: u64,
}

impl<'a> Part<'a> {
    /// The bytes from `start` to `end`.
    pub fn new(medium: &'a dyn Medium, start: u64, end: u64) -> Self {
        Self { medium, at: start, end }
    }
}

impl Read for Part<'_> {
    fn read(&mut self, bytes: &mut [u8]) -> io::Result<usize> {
        let left = usize::try_from(self.end.saturating_sub(self.at)).unwrap_or(usize::MAX);
        let wanted = bytes.len().min(left);
        let Some(room) = bytes.get_mut(..wanted).filter(|room| !room.is_empty()) else { return Ok(0) };
        let read = self.medium.read_from(self.at, room)?;
        self.at += read as u64;
        Ok(read)
    }
}

/// Returns when the names of the files in the folder of `path` are on the disk.
pub(super) fn sync_folder_of(path: &Path) -> io::Result<()> {
    platform::sync_folder(folder_of(path))
}

/// Returns the folder in which `path` stands.
pub(super) fn folder_of(path: &Path) -> &Path {
    path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}
