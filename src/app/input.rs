//! Where keys come from.

use super::decode::{Decoder, Heard};
use crate::platform::{Came, Keyboard};
use std::io;
use std::time::{Duration, Instant};

/// Bytes that come so long after others may be those of a key.
const PAUSE: Duration = Duration::from_millis(100);

/// The terminal from which keys come.
pub(super) struct Input {
    keyboard: Keyboard,
    /// What was read last.
    bytes: Vec<u8>,
    decoder: Decoder,
    /// What came from a system that tells keys as such.
    told: Option<Heard>,
    /// When the last byte came.
    heard: Instant,
    /// When the last byte came that was not within a reply.
    outside: Instant,
}

impl Input {
    /// Takes the terminal of the process.
    ///
    /// # Errors
    /// Fails where there is no terminal.
    pub fn open() -> io::Result<Self> {
        let (keyboard, now) = (Keyboard::open()?, Instant::now());
        let (bytes, decoder) = (Vec::new(), Decoder::default());
        Ok(Self { keyboard, bytes, decoder, told: None, heard: now, outside: now })
    }

    /// Waits so long for something; returns whether there is.
    ///
    /// # Errors
    /// Fails when the terminal is gone.
    pub fn poll(&mut self, timeout: Duration) -> io::Result<bool> {
        let end = Instant::now() + timeout;
        loop {
            if self.told.is_some() || self.decoder.has_heard() {
                return Ok(true);
            }
            let due = self.due();
            let until = due.map_or(end, |due| due.min(end));
            let left = until.saturating_duration_since(Instant::now());
            match self.keyboard.wait(left, &mut self.bytes)? {
                Came::Resized => return Ok(true),
                Came::Event(event) => self.told = Some(Heard::Event(event)),
                Came::Bytes if self.bytes.is_empty() => return Ok(false),
                Came::Bytes => self.take(),
                Came::Nothing => {
                    let now = Instant::now();
                    if due.is_some_and(|due| due <= now) {
                        self.decoder.give_up();
                        self.heard = now;
                    } else if now >= end {
                        return Ok(false);
                    }
                }
            }
        }
    }

    /// Returns what came; `None` where the terminal has another size only.
    pub fn hear(&mut self) -> Option<Heard> {
        self.told.take().or_else(|| self.decoder.hear())
    }

    /// Until when what was begun is waited for.
    fn due(&self) -> Option<Instant> {
        let quiet = self.heard + self.decoder.patience()?;
        Some(self.decoder.longest().map_or(quiet, |longest| quiet.min(self.outside + longest)))
    }

    /// Takes in what was read.
    fn take(&mut self) {
        let before = std::mem::replace(&mut self.heard, Instant::now());
        if self.decoder.longest().is_none() {
            self.outside = self.heard;
        }
        if self.heard - before > PAUSE {
            self.decoder.take_after_pause(&self.bytes);
        } else {
            self.decoder.take(&self.bytes);
        }
    }
}
