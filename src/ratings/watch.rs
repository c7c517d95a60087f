//! An import seen from beside it: how far it is, and the wish that it end.

use std::io::{self, Read, Seek, SeekFrom};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

#[derive(Debug, Default)]
struct Seen {
    players: AtomicU64,
    is_ended: AtomicBool,
}

/// What is seen of an import while it goes on; clones see the same one.
#[derive(Clone, Debug, Default)]
pub struct Watch(Arc<Seen>);

impl Watch {
    /// Returns how many players were read so far.
    #[must_use]
    pub fn players(&self) -> u64 {
        self.0.players.load(Ordering::Relaxed)
    }

    /// Lets the import end at the next player, with everything as before.
    pub fn end(&self) {
        self.0.is_ended.store(true, Ordering::Relaxed);
    }

    /// Whether it is to end.
    pub(super) fn is_ended(&self) -> bool {
        self.0.is_ended.load(Ordering::Relaxed)
    }

    /// One more player was read.
    pub(super) fn step(&self) {
        self.0.players.fetch_add(1, Ordering::Relaxed);
    }

    /// Fails where the import is to end.
    ///
    /// # Errors
    /// The import is to end.
    pub(super) fn go_on(&self) -> io::Result<()> {
        if self.is_ended() { Err(io::Error::other("the import was ended")) } else { Ok(()) }
    }
}

/// Bytes that are read only as long as the import goes on.
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
