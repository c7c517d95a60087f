//! What came through a pipe, as an event file that can only be read.

use super::disk::{Access, Disk, Medium, Opening};
use std::io;
use std::path::Path;
use std::sync::Arc;

/// One file whatever it is called: its bytes.
#[derive(Clone, Debug)]
pub struct Piped(Arc<[u8]>);

impl Piped {
    /// Takes the bytes of an event file.
    #[must_use]
    pub fn new(bytes: &[u8]) -> Self {
        Self(bytes.into())
    }
}

impl Disk for Piped {
    fn is_file(&self, _path: &Path) -> io::Result<bool> {
        Ok(true)
    }

    fn open(&self, _path: &Path, access: Access) -> io::Result<Opening> {
        match access {
            Access::Read => Ok(Opening::Open { medium: Box::new(self.clone()), guarded: true }),
            Access::Write => Err(io::ErrorKind::Unsupported.into()),
        }
    }

    /// A copy of it goes to the disk of this computer.
    fn create(&self, path: &Path, bytes: &[u8]) -> io::Result<()> {
        super::system_disk().create(path, bytes)
    }
}

impl Medium for Piped {
    fn length(&self) -> io::Result<u64> {
        Ok(self.0.len() as u64)
    }

    fn read_from(&self, start: u64, bytes: &mut [u8]) -> io::Result<usize> {
        let left = usize::try_from(start).ok().and_then(|start| self.0.get(start..)).unwrap_or_default();
        io::Read::read(&mut &*left, bytes)
    }

    fn write_from(&mut self, _start: u64, _bytes: &[u8]) -> io::Result<()> {
        Err(io::ErrorKind::Unsupported.into())
    }

    fn cut(&mut self, _length: u64) -> io::Result<()> {
        Err(io::ErrorKind::Unsupported.into())
    }

    fn sync(&mut self) -> io::Result<()> {
        Ok(())
    }

    fn is_at(&self, _path: &Path) -> io::Result<bool> {
        Ok(true)
    }
}
