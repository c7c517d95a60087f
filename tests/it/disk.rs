//! The disk of this computer, not waited for: nothing that is written here outlives the process.

use hakem::store::{Access, Disk, Medium, Opening, system_disk};
use std::fs::File;
use std::io::{self, Write};
use std::path::Path;
use std::sync::Arc;

/// Returns that disk.
pub fn hasty_disk() -> Arc<dyn Disk> {
    Arc::new(HastyDisk)
}

#[derive(Debug)]
struct HastyDisk;

#[derive(Debug)]
struct HastyMedium(Box<dyn Medium>);

impl Disk for HastyDisk {
    fn open(&self, path: &Path, access: Access) -> io::Result<Opening> {
        Ok(match system_disk().open(path, access)? {
            Opening::Open { medium, guarded } => {
                Opening::Open { medium: Box::new(HastyMedium(medium)), guarded }
            }
            Opening::InUse => Opening::InUse,
        })
    }

    fn create(&self, path: &Path, bytes: &[u8]) -> io::Result<()> {
        File::create_new(path)?.write_all(bytes)
    }
}

impl Medium for HastyMedium {
    fn length(&self) -> io::Result<u64> {
        self.0.length()
    }

    fn read_from(&self, start: u64, bytes: &mut [u8]) -> io::Result<usize> {
        self.0.read_from(start, bytes)
    }

    fn write_from(&mut self, start: u64, bytes: &[u8]) -> io::Result<()> {
        self.0.write_from(start, bytes)
    }

    fn cut(&mut self, length: u64) -> io::Result<()> {
        self.0.cut(length)
    }

    fn sync(&mut self) -> io::Result<()> {
        Ok(())
    }

    fn is_at(&self, path: &Path) -> io::Result<bool> {
        self.0.is_at(path)
    }
}
