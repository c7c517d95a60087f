//! Appends bytes durably to a file: all of them or none, so that a failed append can be retried.

use super::{disk::Medium, last_line};
use std::{
    fs::File,
    io::{self, Read, Seek, SeekFrom},
};
use thiserror::Error;

/// Number of bytes of the last line that are kept in memory, to be compared with the disk.
const KEPT: usize = 64 << 10;

/// Error of an append; nothing was appended.
#[derive(Debug, Error)]
#[error("{self:?}")]
pub(super) enum AppendError {
    /// The file does not have the length it was left with: another program wrote to it.
    ChangedOutside {
        found: u64,
    },
    /// The file has its expected length, but the last line differs.
    Overwritten,
    Io(#[from] io::Error),
}

/// A file and the length of its valid content, which is never written again.
#[derive(Debug)]
pub(super) struct Tail {
    medium: Box<dyn Medium>,
    good: u64,
    /// The last line of the valid content, or its end.
    last: Vec<u8>,
    /// True if bytes of a failed append may follow the valid content.
    unclean: bool,
}

impl Tail {
    /// Creates the tail of a file that consists of exactly `good` valid bytes, which end with `last`.
    pub fn new(medium: Box<dyn Medium>, good: u64, last: &[u8]) -> Self {
        Self { medium, good, last: kept(last), unclean: false }
    }

    pub fn good(&self) -> u64 {
        self.good
    }

    pub fn medium(&self) -> &dyn Medium {
        self.medium.as_ref()
    }

    /// Accepts further valid bytes of a file that another process appends to.
    pub fn follow(&mut self, good: u64, last: &[u8]) {
        self.good = good;
        self.last = kept(last);
    }

    /// Truncates the file to the valid content.
    pub fn clean(&mut self) -> io::Result<()> {
        self.unclean = true;
        self.medium.cut(self.good)?;
        self.unclean = false;
        Ok(())
    }

    /// Returns true if the end of the valid content is still on the disk.
    pub fn is_as_left(&self) -> io::Result<bool> {
        let mut found = vec![0; self.last.len()];
        let mut start = self.good.saturating_sub(self.last.len() as u64);
        let mut rest = found.as_mut_slice();
        while !rest.is_empty() {
            let read = self.medium.read_from(start, rest)?;
            if read == 0 {
                return Ok(false);
            }
            start += read as u64;
            rest = rest.get_mut(read..).unwrap_or_default();
        }
        Ok(found == self.last)
    }

    /// Appends `bytes` with one write and returns once they are on the disk.
    ///
    /// On failure nothing counts as appended. Remains of the failed write are truncated immediately or, if the disk
    /// refuses that too, before the next append, so the same bytes may be passed again. That also holds for a failed
    /// sync: the bytes are then rewritten, not only synced again, since a system may drop data that it failed to sync.
    pub fn append(&mut self, bytes: &[u8]) -> Result<(), AppendError> {
        if self.unclean {
            self.clean()?;
        }
        let found = self.medium.length()?;
        if found != self.good {
            return Err(AppendError::ChangedOutside { found });
        }
        if !self.is_as_left()? {
            return Err(AppendError::Overwritten);
        }
        match self.write(bytes) {
            Ok(()) => {
                self.good += bytes.len() as u64;
                self.last = kept(last_line(bytes));
                Ok(())
            }
            Err(error) => {
                // A second failure is recorded in `unclean`; the first one is reported.
                self.clean().ok();
                Err(error.into())
            }
        }
    }

    fn write(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.medium.write_from(self.good, bytes)?;
        self.medium.sync()?;
        // Some disks and network drives report success but store only part.
        if self.medium.length()? == self.good + bytes.len() as u64 {
            Ok(())
        } else {
            Err(io::ErrorKind::StorageFull.into())
        }
    }
}

/// Returns the end of a line, as much as is kept in memory.
fn kept(line: &[u8]) -> Vec<u8> {
    line.get(line.len().saturating_sub(KEPT)..).unwrap_or_default().to_vec()
}

/// Copies the range from `start` to `end` of `source` to the current position of `target`, and syncs it.
pub(super) fn copy_range(mut source: &File, start: u64, end: u64, target: &mut File) -> io::Result<()> {
    source.seek(SeekFrom::Start(start))?;
    let copied = io::copy(&mut source.take(end.saturating_sub(start)), target)?;
    if copied != end.saturating_sub(start) {
        return Err(io::ErrorKind::UnexpectedEof.into());
    }
    target.sync_all()
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use std::{
        collections::VecDeque,
        path::Path,
        sync::{Arc, Mutex, MutexGuard},
    };

    /// State of a disk that fails by script: one instruction for each modifying call.
    #[derive(Debug, Default)]
    struct State {
        bytes: Vec<u8>,
        synced: usize,
        faults: VecDeque<Fault>,
    }

    #[derive(Clone, Copy, Debug)]
    enum Fault {
        None,
        /// The call fails; a write leaves this many bytes.
        After(usize),
    }

    /// A file on that disk, inspected by the test while the tail owns it.
    #[derive(Clone, Debug, Default)]
    struct FlakyDisk(Arc<Mutex<State>>);

    impl FlakyDisk {
        fn state(&self) -> MutexGuard<'_, State> {
            self.0.lock().unwrap()
        }
    }

    impl State {
        fn next(&mut self) -> Result<(), usize> {
            match self.faults.pop_front() {
                None | Some(Fault::None) => Ok(()),
                Some(Fault::After(written)) => Err(written),
            }
        }
    }

    impl Medium for FlakyDisk {
        fn length(&self) -> io::Result<u64> {
            Ok(self.state().bytes.len() as u64)
        }
        fn read_from(&self, start: u64, bytes: &mut [u8]) -> io::Result<usize> {
            (&self.state().bytes[start as usize..]).read(bytes)
        }
        fn write_from(&mut self, start: u64, bytes: &[u8]) -> io::Result<()> {
            let mut state = self.state();
            let outcome = state.next();
            let written = outcome.err().unwrap_or(bytes.len()).min(bytes.len());
            state.bytes.truncate(start as usize);
            state.bytes.extend(&bytes[..written]);
            outcome.map_err(|_| io::ErrorKind::StorageFull.into())
        }
        fn cut(&mut self, length: u64) -> io::Result<()> {
            let mut state = self.state();
            state.next().map_err(|_| io::Error::from(io::ErrorKind::Other))?;
            state.bytes.truncate(length as usize);
            Ok(())
        }
        fn sync(&mut self) -> io::Result<()> {
            let mut state = self.state();
            state.next().map_err(|_| io::Error::from(io::ErrorKind::Other))?;
            state.synced = state.bytes.len();
            Ok(())
        }
        fn is_at(&self, _: &Path) -> io::Result<bool> {
            Ok(true)
        }
    }

    fn faults() -> impl Strategy<Value = Vec<Fault>> {
        let fault = prop_oneof![2 => Just(Fault::None), 1 => (0_usize..12).prop_map(Fault::After)];
        prop::collection::vec(fault, 0..40)
    }

    proptest! {
        /// Each piece is retried until it is accepted, as the console does.
        #[test]
        fn each_piece_is_written_once_and_synced_with_any_failures(
            faults in faults(), pieces in prop::collection::vec("[a-z]{1,9}", 1..8)
        ) {
            let disk = FlakyDisk::default();
            // Each refusal is a scripted fault, so there cannot be more of them.
            let mut refusals = faults.len();
            disk.state().faults = faults.into();
            let mut tail = Tail::new(Box::new(disk.clone()), 0, b"");
            let mut expected = String::new();
            for piece in &pieces {
                while tail.append(piece.as_bytes()).is_err() {
                    prop_assert!(refusals > 0, "a mended disk takes it");
                    refusals -= 1;
                    prop_assert!(disk.state().bytes.starts_with(expected.as_bytes()), "what was good stays");
                }
                expected += piece;
                prop_assert_eq!(&disk.state().bytes, expected.as_bytes());
                prop_assert_eq!(disk.state().synced, expected.len());
            }
        }
    }

    #[test]
    fn a_file_written_by_another_program_is_left_alone() {
        let disk = FlakyDisk::default();
        let mut tail = Tail::new(Box::new(disk.clone()), 0, b"");
        tail.append(b"ours").unwrap();
        disk.state().bytes.extend(b"theirs");
        assert!(matches!(tail.append(b"more"), Err(AppendError::ChangedOutside { found: 10 })));
        assert_eq!(disk.state().bytes, b"ourstheirs");
        disk.state().bytes = b"OURS".to_vec();
        assert!(matches!(tail.append(b"more"), Err(AppendError::Overwritten)));
        assert_eq!(disk.state().bytes, b"OURS");
    }
}
