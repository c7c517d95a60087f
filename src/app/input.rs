//! Where keys come from.

use super::decode::Heard;
use std::io;
use std::time::Duration;

#[cfg(unix)]
pub(super) use unix::Input;

#[cfg(not(unix))]
pub(super) use elsewhere::Input;

/// The terminal, read here byte by byte: what stands between keys and is none is known only where it begins.
#[cfg(unix)]
mod unix {
    use super::super::decode::Decoder;
    use super::{Duration, Heard, io};
    use rustix::event::{PollFd, PollFlags, Timespec, poll};
    use signal_hook::consts::SIGWINCH;
    use signal_hook::low_level::pipe;
    use std::fs::File;
    use std::io::{IsTerminal, Read, stdin};
    use std::os::fd::AsFd;
    use std::os::unix::net::UnixStream;
    use std::time::Instant;

    /// A reply that goes on for longer has lost its end.
    const LONGEST_REPLY: Duration = Duration::from_millis(8_000);

    /// How much is read at once.
    const AT_ONCE: usize = 4096;

    /// The terminal from which keys come.
    pub struct Input {
        terminal: File,
        /// Is written to when the terminal has another size.
        resized: UnixStream,
        decoder: Decoder,
        /// When the last byte came.
        heard: Instant,
        /// When the last byte came that was not within a reply.
        outside: Instant,
    }

    impl Input {
        /// Takes standard input, or the terminal of the process where that is something else.
        ///
        /// # Errors
        /// Fails where there is no terminal.
        pub fn open() -> io::Result<Self> {
            let terminal = match stdin().is_terminal() {
                true => File::from(stdin().as_fd().try_clone_to_owned()?),
                false => File::open("/dev/tty")?,
            };
            let (resized, told) = UnixStream::pair()?;
            resized.set_nonblocking(true)?;
            told.set_nonblocking(true)?;
            pipe::register(SIGWINCH, told)?;
            let now = Instant::now();
            Ok(Self { terminal, resized, decoder: Decoder::default(), heard: now, outside: now })
        }

        /// Waits so long for something; returns whether there is.
        ///
        /// # Errors
        /// Fails when the terminal is gone.
        pub fn poll(&mut self, timeout: Duration) -> io::Result<bool> {
            let end = Instant::now() + timeout;
            loop {
                if self.decoder.has_heard() {
                    return Ok(true);
                }
                let due = self.due();
                let until = due.map_or(end, |due| due.min(end));
                let (is_read, is_resized) = self.wait(until.saturating_duration_since(Instant::now()))?;
                if is_resized {
                    // How often it was resized does not matter.
                    let _drained = self.resized.read(&mut [0; AT_ONCE]);
                    return Ok(true);
                }
                if is_read && !self.read_bytes()? {
                    return Ok(false);
                }
                let now = Instant::now();
                if !is_read && due.is_some_and(|due| due <= now) {
                    self.decoder.give_up();
                    self.heard = now;
                } else if !is_read && now >= end {
                    return Ok(false);
                }
            }
        }

        /// Returns what came; `None` where the terminal has another size only.
        pub fn hear(&mut self) -> Option<Heard> {
            self.decoder.hear()
        }

        /// Until when what was begun is waited for.
        fn due(&self) -> Option<Instant> {
            let quiet = self.heard + self.decoder.patience()?;
            Some(if self.decoder.is_within() { quiet.min(self.outside + LONGEST_REPLY) } else { quiet })
        }

        /// Waits until there are bytes, or the terminal has another size.
        fn wait(&self, time: Duration) -> io::Result<(bool, bool)> {
            let mut asked =
                [PollFd::new(&self.terminal, PollFlags::IN), PollFd::new(&self.resized, PollFlags::IN)];
            let time = Timespec::try_from(time).map_err(io::Error::other)?;
            match poll(&mut asked, Some(&time)) {
                Ok(_) => Ok((!asked[0].revents().is_empty(), !asked[1].revents().is_empty())),
                Err(rustix::io::Errno::INTR) => Ok((false, false)),
                Err(error) => Err(error.into()),
            }
        }

        /// Reads what is there; returns whether anything was.
        fn read_bytes(&mut self) -> io::Result<bool> {
            let mut bytes = [0; AT_ONCE];
            let count = match self.terminal.read(&mut bytes) {
                Ok(count) => count,
                Err(error)
                    if matches!(error.kind(), io::ErrorKind::WouldBlock | io::ErrorKind::Interrupted) =>
                {
                    0
                }
                Err(error) => return Err(error),
            };
            let read = bytes.get(..count).unwrap_or_default();
            self.heard = Instant::now();
            if !self.decoder.is_within() {
                self.outside = self.heard;
            }
            self.decoder.take(read);
            Ok(count > 0)
        }
    }
}

/// Other systems tell keys as such.
#[cfg(not(unix))]
mod elsewhere {
    use super::{Duration, Heard, io};
    use crossterm::event;

    /// The terminal from which keys come.
    pub struct Input(Option<event::Event>);

    impl Input {
        /// Takes the terminal of the process.
        ///
        /// # Errors
        /// None.
        pub fn open() -> io::Result<Self> {
            Ok(Self(None))
        }

        /// Waits so long for something; returns whether there is.
        ///
        /// # Errors
        /// Fails when the terminal is gone.
        pub fn poll(&mut self, timeout: Duration) -> io::Result<bool> {
            if self.0.is_none() && event::poll(timeout)? {
                self.0 = Some(event::read()?);
            }
            Ok(self.0.is_some())
        }

        /// Returns what came.
        pub fn hear(&mut self) -> Option<Heard> {
            self.0.take().map(Heard::Event)
        }
    }
}
