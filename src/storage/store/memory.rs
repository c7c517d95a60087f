//! An event file in memory: input from a pipe, or the lines of a database table.

use super::disk::{Disk, FileAccess, Medium, OpenedFile};
use std::io;
use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};

/// A single file, whatever its name: its bytes.
#[derive(Clone, Debug, Default)]
pub struct Memory(Arc<Mutex<Vec<u8>>>);

impl Memory {
    pub fn new(bytes: &[u8]) -> Self {
        Self(Arc::new(Mutex::new(bytes.to_vec())))
    }

    pub fn fill(&self, bytes: &[u8]) {
        self.with(|there| bytes.clone_into(there));
    }

    /// Reads or changes the bytes.
    fn with<T>(&self, look: impl FnOnce(&mut Vec<u8>) -> T) -> T {
        look(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

impl Disk for Memory {
    fn is_file(&self, _path: &Path) -> io::Result<bool> {
        Ok(true)
    }

    fn open(&self, _path: &Path, _access: FileAccess) -> io::Result<OpenedFile> {
        Ok(OpenedFile::Open { medium: Box::new(self.clone()), guarded: true })
    }

    /// A copy is written to the file system of this computer.
    fn create(&self, path: &Path, bytes: &[u8]) -> io::Result<()> {
        super::system_disk().create(path, bytes)
    }
}

impl Medium for Memory {
    fn length(&self) -> io::Result<u64> {
        Ok(self.with(|bytes| bytes.len() as u64))
    }

    fn read_from(&self, start: u64, into: &mut [u8]) -> io::Result<usize> {
        self.with(|bytes| {
            let left = usize::try_from(start).ok().and_then(|start| bytes.get(start..)).unwrap_or_default();
            io::Read::read(&mut &*left, into)
        })
    }

    fn write_from(&mut self, start: u64, written: &[u8]) -> io::Result<()> {
        self.cut(start)?;
        self.with(|bytes| bytes.extend_from_slice(written));
        Ok(())
    }

    fn cut(&mut self, length: u64) -> io::Result<()> {
        let length = usize::try_from(length).map_err(|_| io::ErrorKind::InvalidInput)?;
        self.with(|bytes| bytes.truncate(length));
        Ok(())
    }

    fn sync(&mut self) -> io::Result<()> {
        Ok(())
    }

    fn is_at(&self, _path: &Path) -> io::Result<bool> {
        Ok(true)
    }
}
