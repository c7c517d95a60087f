//! Input source of the console.

use super::decode::{Decoder, Heard};
use crate::platform::{Came, Keyboard};
use std::io;
use std::time::{Duration, Instant};

/// Pause after which bytes may belong to a typed key.
const PAUSE: Duration = Duration::from_millis(100);

/// Decoded input of the terminal.
pub(super) struct Input {
    keyboard: Keyboard,
    bytes: Vec<u8>,
    decoder: Decoder,
    /// Time of the last byte.
    heard: Instant,
    /// Time of the last byte outside a reply.
    outside: Instant,
}

impl Input {
    /// Opens the terminal of the process.
    ///
    /// # Errors
    /// Returns an error if there is no terminal.
    pub fn open() -> io::Result<Self> {
        let (keyboard, now) = (Keyboard::open()?, Instant::now());
        let (bytes, decoder) = (Vec::new(), Decoder::default());
        Ok(Self { keyboard, bytes, decoder, heard: now, outside: now })
    }

    /// Waits for input up to `timeout`; returns true if there is some.
    pub fn poll(&mut self, timeout: Duration) -> io::Result<bool> {
        let end = Instant::now() + timeout;
        loop {
            if self.decoder.has_heard() {
                return Ok(true);
            }
            let due = self.due();
            let until = due.map_or(end, |due| due.min(end));
            let left = until.saturating_duration_since(Instant::now());
            match self.keyboard.wait(left, &mut self.bytes)? {
                Came::Resized => return Ok(true),
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

    /// Returns the next input; `None` if the terminal was only resized.
    pub fn hear(&mut self) -> Option<Heard> {
        self.decoder.hear()
    }

    /// Returns the time at which the current sequence is given up.
    fn due(&self) -> Option<Instant> {
        let quiet = self.heard + self.decoder.patience()?;
        Some(self.decoder.longest().map_or(quiet, |longest| quiet.min(self.outside + longest)))
    }

    /// Decodes the bytes read last.
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
