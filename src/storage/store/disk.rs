//! Disk access of the store: a seam, so that tests can substitute a disk that refuses, tears, lies or vanishes.

use super::atomic_file::{clean_up, write_new};
use crate::platform::{self, Writer};
use std::{
    fmt,
    fs::{self, File},
    io::{self, Read, Seek, SeekFrom, Write},
    path::Path,
    sync::Arc,
};

/// Access mode of a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FileAccess {
    /// Reading and writing, as the only writer.
    Write,
    Read,
}

/// Outcome of opening a file.
pub enum OpenedFile {
    /// The file is open. If not `guarded`, the file system has no locks, and other writers cannot be excluded.
    Open { medium: Box<dyn Medium>, guarded: bool },
    /// Another process writes to the file.
    InUse,
}

/// An open file. A failed call may have taken effect in part.
pub trait Medium: fmt::Debug + Send {
    fn length(&self) -> io::Result<u64>;
    /// Reads from byte `start` on. Returns the number of bytes read; 0 at the end.
    fn read_from(&self, start: u64, bytes: &mut [u8]) -> io::Result<usize>;
    /// Writes all `bytes` from byte `start` on.
    fn write_from(&mut self, start: u64, bytes: &[u8]) -> io::Result<()>;
    /// Truncates the file to `length` bytes, durably.
    fn cut(&mut self, length: u64) -> io::Result<()>;
    /// Returns once all writes are on the disk.
    fn sync(&mut self) -> io::Result<()>;
    /// Returns true if `path` still refers to this file, so that appended bytes will be found there.
    fn is_at(&self, path: &Path) -> io::Result<bool>;
}

/// A file system.
pub trait Disk: fmt::Debug + Send + Sync {
    /// Returns true if `path` is a regular file, not a folder, pipe or device.
    fn is_file(&self, path: &Path) -> io::Result<bool> {
        Ok(fs::metadata(path)?.is_file())
    }
    fn open(&self, path: &Path, access: FileAccess) -> io::Result<OpenedFile>;
    /// Creates a file with these bytes atomically, and returns once it is on the disk. Never overwrites: fails with
    /// `AlreadyExists` if the name is taken.
    fn create(&self, path: &Path, bytes: &[u8]) -> io::Result<()>;
}

/// The file system of this computer.
#[derive(Debug, Default)]
pub struct SystemDisk;

pub fn system_disk() -> Arc<dyn Disk> {
    Arc::new(SystemDisk)
}

impl Disk for SystemDisk {
    fn open(&self, path: &Path, access: FileAccess) -> io::Result<OpenedFile> {
        let mut options = File::options();
        let writer = match access {
            FileAccess::Write => platform::open_writer(path, options.read(true).write(true))?,
            FileAccess::Read => Writer::Open { file: File::open(path)?, guarded: true },
        };
        Ok(match writer {
            Writer::Open { file, guarded } => OpenedFile::Open { medium: Box::new(file), guarded },
            Writer::InUse => OpenedFile::InUse,
        })
    }

    fn create(&self, path: &Path, bytes: &[u8]) -> io::Result<()> {
        clean_up(path);
        write_new(path, |file| {
            // Dates of birth and licence numbers of players are private.
            platform::make_private(file);
            file.write_all(bytes)?;
            file.sync_all()?;
            // Some disks and network drives report success but store only part.
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

/// A range of a medium as a reader.
pub(super) struct MediumRange<'a> {
    medium: &'a dyn Medium,
    at: u64,
    end: u64,
}

impl<'a> MediumRange<'a> {
    /// Creates a reader of the bytes from `start` to `end`.
    pub fn new(medium: &'a dyn Medium, start: u64, end: u64) -> Self {
        Self { medium, at: start, end }
    }
}

impl Read for MediumRange<'_> {
    fn read(&mut self, bytes: &mut [u8]) -> io::Result<usize> {
        let left = usize::try_from(self.end.saturating_sub(self.at)).unwrap_or(usize::MAX);
        let wanted = bytes.len().min(left);
        let Some(room) = bytes.get_mut(..wanted).filter(|room| !room.is_empty()) else { return Ok(0) };
        let read = self.medium.read_from(self.at, room)?;
        self.at += read as u64;
        Ok(read)
    }
}

/// Returns once the directory entries of the folder of `path` are on the disk.
pub(super) fn sync_folder_of(path: &Path) -> io::Result<()> {
    platform::sync_folder(folder_of(path))
}

/// Returns the folder that contains `path`.
pub(super) fn folder_of(path: &Path) -> &Path {
    path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}
