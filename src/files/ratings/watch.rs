//! Observation of an import in progress: its progress, and cancellation.

use std::io::{self, Read, Seek, SeekFrom};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

#[derive(Debug, Default)]
struct Seen {
    players: AtomicU64,
    is_ended: AtomicBool,
}

/// Shared state of an import in progress; clones share it.
#[derive(Clone, Debug, Default)]
pub struct Watch(Arc<Seen>);

impl Watch {
    /// Returns the number of players read so far.
    pub fn players(&self) -> u64 {
        self.0.players.load(Ordering::Relaxed)
    }

    /// Requests the import to end at the next player, with nothing changed.
    pub fn end(&self) {
        self.0.is_ended.store(true, Ordering::Relaxed);
    }

    pub(super) fn is_ended(&self) -> bool {
        self.0.is_ended.load(Ordering::Relaxed)
    }

    /// Counts one more player.
    pub(super) fn step(&self) {
        self.0.players.fetch_add(1, Ordering::Relaxed);
    }

    /// Returns an error if the import is cancelled.
    pub(super) fn go_on(&self) -> io::Result<()> {
        if self.is_ended() { Err(io::Error::other("the import was ended")) } else { Ok(()) }
    }
}

/// A reader that fails once the import is cancelled.
pub(super) struct Watched<'w, R>(pub R, pub &'w Watch);

impl<R: Read> Read for Watched<'_, R> {
    fn read(&mut self, bytes: &mut [u8]) -> io::Result<usize> {
        self.1.go_on()?;
        self.0.read(bytes)
    }
}

impl<R: Seek> Seek for Watched<'_, R> {
    fn seek(&mut self, to: SeekFrom) -> io::Result<u64> {
        self.0.seek(to)
    }
}
