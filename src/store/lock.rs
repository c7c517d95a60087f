//! One writer per event file; whoever comes second reads only.
//!
//! The guard is held by the open file itself, not by a file beside it: it follows the event file when that is
//! renamed, leaves nothing in the folder, and ends with the process, however that ends. On Unix it is an
//! exclusive lock. A Windows lock would keep readers out as well, so there the file is opened in a way that
//! refuses other writers.

use std::{
    fs::{File, OpenOptions},
    io,
    path::Path,
};

/// What became of opening a file as its writer.
pub(super) enum Writer {
    /// It is open. Unless `guarded`, the file system knows no locks, and others cannot be kept out.
    Open { file: File, guarded: bool },
    /// Another process writes to it.
    InUse,
}

/// Opens `path` as `options` say, as the only writer if that can be had.
pub(super) fn open_writer(path: &Path, options: &mut OpenOptions) -> io::Result<Writer> {
    platform::open_writer(path, options)
}

/// Tells whether `path` still leads to `file`, so that what is appended to `file` will be found there.
pub(super) fn leads_to(path: &Path, file: &File) -> io::Result<bool> {
    platform::leads_to(path, file)
}

#[cfg(unix)]
mod platform {
    use super::Writer;
    use std::{
        fs::{self, File, OpenOptions, TryLockError},
        io,
        os::unix::fs::MetadataExt,
        path::Path,
    };

    pub fn open_writer(path: &Path, options: &mut OpenOptions) -> io::Result<Writer> {
        let file = options.open(path)?;
        match file.try_lock() {
            Ok(()) => Ok(Writer::Open { file, guarded: true }),
            Err(TryLockError::WouldBlock) => Ok(Writer::InUse),
            Err(TryLockError::Error(_)) => Ok(Writer::Open { file, guarded: false }),
        }
    }

    pub fn leads_to(path: &Path, file: &File) -> io::Result<bool> {
        let own = file.metadata()?;
        match fs::metadata(path) {
            Ok(there) => Ok((there.dev(), there.ino()) == (own.dev(), own.ino())),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(false),
            Err(error) => Err(error),
        }
    }
}

#[cfg(windows)]
mod platform {
    use super::Writer;
    use std::{
        fs::{File, OpenOptions},
        io,
        os::windows::fs::OpenOptionsExt,
        path::Path,
    };

    /// FILE_SHARE_READ: others may read; writing, renaming and deleting are refused to them.
    const SHARE_READ: u32 = 1;
    /// ERROR_SHARING_VIOLATION.
    const SHARING_VIOLATION: i32 = 32;

    pub fn open_writer(path: &Path, options: &mut OpenOptions) -> io::Result<Writer> {
        match options.share_mode(SHARE_READ).open(path) {
            Ok(file) => Ok(Writer::Open { file, guarded: true }),
            Err(error) if error.raw_os_error() == Some(SHARING_VIOLATION) => Ok(Writer::InUse),
            Err(error) => Err(error),
        }
    }

    /// While the file is open nobody can move it away, so its being there is enough.
    pub fn leads_to(path: &Path, _file: &File) -> io::Result<bool> {
        path.try_exists()
    }
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    #[test]
    fn the_guard_follows_a_rename_and_ends_with_its_holder() {
        let folder = tempfile::tempdir().unwrap();
        let (first, second) = (folder.path().join("a.hakem"), folder.path().join("b.hakem"));
        let open =
            |path: &Path| open_writer(path, File::options().read(true).write(true).create(true)).unwrap();
        let Writer::Open { file: held, guarded: true } = open(&first) else {
            panic!("the first opener writes")
        };
        std::fs::rename(&first, &second).unwrap();
        assert!(matches!(open(&second), Writer::InUse));
        assert!(leads_to(&second, &held).unwrap());
        assert!(!leads_to(&first, &held).unwrap());
        drop(held);
        assert!(matches!(open(&second), Writer::Open { .. }));
    }
}
