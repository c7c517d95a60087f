//! Appending bytes to a file so that they are on the disk, all of them or none, and a failure can be mended later.

use std::{
    fs::File,
    io::{self, Read, Seek, SeekFrom, Write},
    path::Path,
};

/// What appending needs of a file; a seam so that failing disks can be tested.
pub(super) trait Medium {
    fn length(&self) -> io::Result<u64>;
    /// Writes all `bytes` from the byte `start` on.
    fn write_from(&mut self, start: u64, bytes: &[u8]) -> io::Result<()>;
    /// Shortens the file to `length` bytes, on the disk as well.
    fn cut(&mut self, length: u64) -> io::Result<()>;
    /// Returns when what was written is on the disk.
    fn sync(&mut self) -> io::Result<()>;
}

impl Medium for File {
    fn length(&self) -> io::Result<u64> {
        Ok(self.metadata()?.len())
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
}

/// Why nothing was appended.
#[derive(Debug)]
pub(super) enum AppendError {
    /// The file has another length than it was left with: somebody else wrote to it.
    ChangedOutside {
        found: u64,
    },
    Io(io::Error),
}

impl From<io::Error> for AppendError {
    fn from(error: io::Error) -> Self {
        Self::Io(error)
    }
}

/// A file and how many of its bytes are good; the good ones are never written again.
#[derive(Debug)]
pub(super) struct Tail<M> {
    medium: M,
    good: u64,
    /// Bytes of a failed append may stand behind the good ones.
    unclean: bool,
}

impl<M: Medium> Tail<M> {
    /// Takes a file of which the first `good` bytes count and no more are there.
    pub fn new(medium: M, good: u64) -> Self {
        Self { medium, good, unclean: false }
    }

    pub fn good(&self) -> u64 {
        self.good
    }

    pub fn medium(&self) -> &M {
        &self.medium
    }

    /// Cuts off what stands behind the good bytes.
    pub fn clean(&mut self) -> io::Result<()> {
        self.unclean = true;
        self.medium.cut(self.good)?;
        self.unclean = false;
        Ok(())
    }

    /// Appends `bytes` with one write and returns when they are on the disk.
    ///
    /// On failure nothing counts as appended. What the failed write left is cut off at once or, if the disk refuses
    /// that too, before the next append; so the same bytes may be given again. That holds for a failed sync as well:
    /// the bytes are then written anew, not only synced again, since a system may forget what it failed to sync.
    pub fn append(&mut self, bytes: &[u8]) -> Result<(), AppendError> {
        if self.unclean {
            self.clean()?;
        }
        let found = self.medium.length()?;
        if found != self.good {
            return Err(AppendError::ChangedOutside { found });
        }
        match self.medium.write_from(self.good, bytes).and_then(|()| self.medium.sync()) {
            Ok(()) => {
                self.good += bytes.len() as u64;
                Ok(())
            }
            Err(error) => {
                // A second failure is remembered in `unclean`; the first is the one to tell.
                self.clean().ok();
                Err(error.into())
            }
        }
    }
}

/// Copies the bytes from `start` to `end` of `source` to the place where `target` stands, and syncs them.
pub(super) fn copy_range(mut source: &File, start: u64, end: u64, target: &mut File) -> io::Result<()> {
    source.seek(SeekFrom::Start(start))?;
    let copied = io::copy(&mut source.take(end.saturating_sub(start)), target)?;
    if copied != end.saturating_sub(start) {
        return Err(io::ErrorKind::UnexpectedEof.into());
    }
    target.sync_all()
}

/// Returns when the names of the files in the folder of `path` are on the disk. Windows does this by itself.
#[cfg(unix)]
pub(super) fn sync_folder_of(path: &Path) -> io::Result<()> {
    File::open(folder_of(path))?.sync_all()
}

#[cfg(not(unix))]
pub(super) fn sync_folder_of(_path: &Path) -> io::Result<()> {
    Ok(())
}

/// Returns the folder in which `path` stands.
pub(super) fn folder_of(path: &Path) -> &Path {
    path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use std::collections::VecDeque;

    /// A disk that fails as told, one instruction for each call that changes it.
    #[derive(Default)]
    struct FlakyDisk {
        bytes: Vec<u8>,
        synced: usize,
        faults: VecDeque<Fault>,
    }

    #[derive(Clone, Copy, Debug)]
    enum Fault {
        None,
        /// The call fails; a write leaves that many bytes behind.
        After(usize),
    }

    impl FlakyDisk {
        fn next(&mut self) -> Result<(), usize> {
            match self.faults.pop_front() {
                None | Some(Fault::None) => Ok(()),
                Some(Fault::After(written)) => Err(written),
            }
        }
    }

    impl Medium for FlakyDisk {
        fn length(&self) -> io::Result<u64> {
            Ok(self.bytes.len() as u64)
        }
        fn write_from(&mut self, start: u64, bytes: &[u8]) -> io::Result<()> {
            let outcome = self.next();
            let written = outcome.err().unwrap_or(bytes.len()).min(bytes.len());
            self.bytes.truncate(start as usize);
            self.bytes.extend(&bytes[..written]);
            outcome.map_err(|_| io::ErrorKind::StorageFull.into())
        }
        fn cut(&mut self, length: u64) -> io::Result<()> {
            self.next().map_err(|_| io::Error::from(io::ErrorKind::Other))?;
            self.bytes.truncate(length as usize);
            Ok(())
        }
        fn sync(&mut self) -> io::Result<()> {
            self.next().map_err(|_| io::Error::from(io::ErrorKind::Other))?;
            self.synced = self.bytes.len();
            Ok(())
        }
    }

    fn faults() -> impl Strategy<Value = Vec<Fault>> {
        let fault = prop_oneof![2 => Just(Fault::None), 1 => (0_usize..12).prop_map(Fault::After)];
        prop::collection::vec(fault, 0..40)
    }

    proptest! {
        /// Each piece is given again until it is taken, as the console does.
        #[test]
        fn whatever_fails_each_piece_is_there_once_and_synced(
            faults in faults(), pieces in prop::collection::vec("[a-z]{1,9}", 1..8)
        ) {
            let mut tail = Tail::new(FlakyDisk { faults: faults.into(), ..FlakyDisk::default() }, 0);
            let mut expected = String::new();
            // Each refusal is a fault of the disk, so there cannot be more of them.
            let mut refusals = tail.medium.faults.len();
            for piece in &pieces {
                while tail.append(piece.as_bytes()).is_err() {
                    prop_assert!(refusals > 0, "a mended disk takes it");
                    refusals -= 1;
                    prop_assert!(tail.medium.bytes.starts_with(expected.as_bytes()), "what was good stays");
                }
                expected += piece;
                prop_assert_eq!(&tail.medium.bytes, expected.as_bytes());
                prop_assert_eq!(tail.medium.synced, expected.len());
            }
        }
    }

    #[test]
    fn a_file_that_somebody_else_wrote_to_is_left_alone() {
        let mut tail = Tail::new(FlakyDisk::default(), 0);
        tail.append(b"ours").unwrap();
        tail.medium.bytes.extend(b"theirs");
        assert!(matches!(tail.append(b"more"), Err(AppendError::ChangedOutside { found: 10 })));
        assert_eq!(tail.medium.bytes, b"ourstheirs");
    }
}
