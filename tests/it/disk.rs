//! The disk of this computer without syncing: files written here need not survive the process.

use hakem::store::{Disk, FileAccess, Medium, OpenedFile, system_disk};
use std::fs::File;
use std::io::{self, Write};
use std::path::Path;
use std::sync::Arc;

pub fn hasty_disk() -> Arc<dyn Disk> {
    Arc::new(HastyDisk)
}

#[derive(Debug)]
struct HastyDisk;

#[derive(Debug)]
struct HastyMedium(Box<dyn Medium>);

impl Disk for HastyDisk {
    fn open(&self, path: &Path, access: FileAccess) -> io::Result<OpenedFile> {
        Ok(match disk().open(path, access)? {
            OpenedFile::Open { medium, guarded } => {
                OpenedFile::Open { medium: Box::new(HastyMedium(medium)), guarded }
            }
            OpenedFile::InUse => OpenedFile::InUse,
        })
    }

    fn create(&self, path: &Path, bytes: &[u8]) -> io::Result<()> {
        File::create_new(path)?.write_all(bytes)
    }
}

#[cfg(not(windows))]
fn disk() -> Arc<dyn Disk> {
    system_disk()
}

/// Windows moves no open event, but a stick can be pulled out there too: files of this disk can be moved and
/// written by others while they are open.
#[cfg(windows)]
fn disk() -> Arc<dyn Disk> {
    Arc::new(movable::MovableDisk)
}

#[cfg(windows)]
mod movable {
    use super::{Disk, File, FileAccess, Medium, OpenedFile, Path, io, system_disk};
    use std::collections::BTreeSet;
    use std::path::PathBuf;
    use std::sync::{Mutex, PoisonError};

    /// Files open for writing: opening one of them again is read-only.
    static WRITTEN: Mutex<BTreeSet<PathBuf>> = Mutex::new(BTreeSet::new());

    #[derive(Debug)]
    pub struct MovableDisk;

    #[derive(Debug)]
    struct MovableMedium {
        file: Box<dyn Medium>,
        path: PathBuf,
    }

    impl Disk for MovableDisk {
        fn open(&self, path: &Path, access: FileAccess) -> io::Result<OpenedFile> {
            if matches!(access, FileAccess::Read) {
                return system_disk().open(path, access);
            }
            let file = Box::new(File::options().read(true).write(true).open(path)?);
            let path = std::path::absolute(path)?;
            if !WRITTEN.lock().unwrap_or_else(PoisonError::into_inner).insert(path.clone()) {
                return Ok(OpenedFile::InUse);
            }
            Ok(OpenedFile::Open { medium: Box::new(MovableMedium { file, path }), guarded: true })
        }

        fn create(&self, path: &Path, bytes: &[u8]) -> io::Result<()> {
            system_disk().create(path, bytes)
        }
    }

    impl Drop for MovableMedium {
        fn drop(&mut self) {
            WRITTEN.lock().unwrap_or_else(PoisonError::into_inner).remove(&self.path);
        }
    }

    impl Medium for MovableMedium {
        fn length(&self) -> io::Result<u64> {
            self.file.length()
        }

        fn read_from(&self, start: u64, bytes: &mut [u8]) -> io::Result<usize> {
            self.file.read_from(start, bytes)
        }

        fn write_from(&mut self, start: u64, bytes: &[u8]) -> io::Result<()> {
            self.file.write_from(start, bytes)
        }

        fn cut(&mut self, length: u64) -> io::Result<()> {
            self.file.cut(length)
        }

        fn sync(&mut self) -> io::Result<()> {
            self.file.sync()
        }

        fn is_at(&self, path: &Path) -> io::Result<bool> {
            self.file.is_at(path)
        }
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
