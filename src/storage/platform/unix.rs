//! Linux, macOS and their relatives.

use super::{Came, SystemRequest, Writer};
use etcetera::{BaseStrategy, choose_base_strategy};
use rustix::process::{Signal, kill_current_process_group};
use signal_hook::consts::{SIGCONT, SIGHUP, SIGINT, SIGTERM, SIGTSTP, SIGTTIN, SIGWINCH};
use signal_hook::iterator::Signals;
use signal_hook::low_level::{pipe, raise};
use std::borrow::Cow;
use std::env;
use std::ffi::{CStr, OsStr};
use std::fs::{self, File, OpenOptions, Permissions, TryLockError};
use std::io::{self, IsTerminal, Read, stdin, stdout};
use std::os::fd::{AsFd, BorrowedFd};
use std::os::unix::fs::{MetadataExt, PermissionsExt};
use std::os::unix::net::UnixStream;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::Duration;
use tempfile::NamedTempFile;

/// The first restores the terminal, also if that was done before. The second sets it up for keys that arrive one by
/// one, unprocessed, and for output with control sequences; it fails if there is no terminal, or if that interprets
/// none.
pub use crossterm::terminal::{disable_raw_mode as leave_raw, enable_raw_mode as enter_raw};

/// Default print command, with words separated by blanks as in the user's settings file: that of CUPS, which reads a
/// sheet from standard input.
pub const PRINT_COMMAND: &str = "lp";

/// Returns the font folders of the system (outside macOS those below the XDG data folders) and, last, of the user; some
/// may not exist.
pub fn font_folders() -> Vec<PathBuf> {
    let home = etcetera::home_dir().ok();
    if cfg!(target_os = "macos") {
        let shared = ["/System/Library/Fonts", "/Library/Fonts"].map(PathBuf::from);
        return shared.into_iter().chain(home.map(|home| home.join("Library/Fonts"))).collect();
    }
    let named = env::var_os("XDG_DATA_DIRS").filter(|named| !named.is_empty());
    let named = named.unwrap_or_else(|| "/usr/local/share:/usr/share".into());
    let own = choose_base_strategy().ok().map(|known| known.data_dir());
    let data = env::split_paths(&named).chain(own).map(|folder| folder.join("fonts"));
    data.chain(home.map(|home| home.join(".fonts"))).collect()
}

/// True if terminals support 24-bit colours without announcing it in `COLORTERM`.
pub const HAS_ALL_COLOURS: bool = false;

/// Name of SQLite's VFS without file locks on this system; `None` if there is none.
pub const SQLITE_WITHOUT_LOCKS: Option<&CStr> = Some(c"unix-none");

/// Maximum number of bytes per read.
const AT_ONCE: usize = 4096;

/// Input of the terminal as bytes: only the decoder can recognise sequences between keys that are not keys.
pub struct Keyboard {
    terminal: File,
    /// Becomes readable when the terminal is resized.
    resized: UnixStream,
}

impl Keyboard {
    /// Opens standard input if it is a terminal, else the controlling terminal of the process.
    pub fn open() -> io::Result<Self> {
        let terminal = match stdin().is_terminal() {
            true => File::from(stdin().as_fd().try_clone_to_owned()?),
            false => File::open("/dev/tty")?,
        };
        let (resized, told) = UnixStream::pair()?;
        resized.set_nonblocking(true)?;
        told.set_nonblocking(true)?;
        pipe::register(SIGWINCH, told)?;
        Ok(Self { terminal, resized })
    }

    /// Waits for input up to `time`. Received bytes replace the content of `bytes`.
    pub fn wait(&mut self, time: Duration, bytes: &mut Vec<u8>) -> io::Result<Came> {
        let [has_bytes, is_resized] = ready::wait([self.terminal.as_fd(), self.resized.as_fd()], time)?;
        if is_resized {
            // The number of resizes does not matter.
            let _drained = self.resized.read(&mut [0; AT_ONCE]);
            return Ok(Came::Resized);
        }
        if !has_bytes {
            return Ok(Came::Nothing);
        }
        bytes.resize(AT_ONCE, 0);
        let count = match self.terminal.read(bytes) {
            Ok(count) => count,
            Err(error) if matches!(error.kind(), io::ErrorKind::WouldBlock | io::ErrorKind::Interrupted) => 0,
            Err(error) => return Err(error),
        };
        bytes.truncate(count);
        if count == 0 {
            ready::note_end();
        }
        Ok(Came::Bytes)
    }
}

/// Returns true if the terminal was closed, so that no further input will arrive. Always false on systems that end the
/// program together with its terminal.
pub fn is_terminal_gone() -> bool {
    let (input, output) = (stdin(), stdout());
    let ends = [output.as_fd()].into_iter().chain(input.is_terminal().then(|| input.as_fd()));
    ready::is_any_closed(&ends.collect::<Vec<_>>())
}

/// Readiness and closed ends, by `poll`.
#[cfg(not(target_os = "macos"))]
mod ready {
    use super::{BorrowedFd, Duration, io};
    use rustix::event::{PollFd, PollFlags, Timespec, poll};

    /// Waits for up to `time` until one of them is readable, and returns which. A signal ends the wait.
    pub fn wait(ends: [BorrowedFd; 2], time: Duration) -> io::Result<[bool; 2]> {
        let mut asked = ends.each_ref().map(|end| PollFd::new(end, PollFlags::IN));
        let time = Timespec::try_from(time).map_err(io::Error::other)?;
        match poll(&mut asked, Some(&time)) {
            Ok(_) => Ok(asked.each_ref().map(|end| !end.revents().is_empty())),
            Err(rustix::io::Errno::INTR) => Ok([false; 2]),
            Err(error) => Err(error.into()),
        }
    }

    /// Returns true if one of them was closed at its other end.
    pub fn is_any_closed(ends: &[BorrowedFd]) -> bool {
        let mut asked: Vec<_> = ends.iter().map(|end| PollFd::new(end, PollFlags::empty())).collect();
        let closed = PollFlags::HUP | PollFlags::ERR | PollFlags::NVAL;
        poll(&mut asked, Some(&Timespec::default())).is_ok()
            && asked.iter().any(|end| end.revents().intersects(closed))
    }

    /// Does nothing: the system can be queried for closed ends.
    pub fn note_end() {}
}

/// Readiness and closed ends on macOS. Its `poll` does not support terminals; `select` does, but does not report closed
/// ends: those are detected when nothing can be read although the end was reported as readable.
#[cfg(target_os = "macos")]
mod ready {
    use super::{BorrowedFd, Duration, io};
    use filedescriptor::{Error, POLLIN, poll, pollfd};
    use std::os::fd::AsRawFd;
    use std::sync::atomic::{AtomicBool, Ordering};

    static HAS_ENDED: AtomicBool = AtomicBool::new(false);

    /// Waits for up to `time` until one of them is readable, and returns which. A signal ends the wait.
    pub fn wait(ends: [BorrowedFd; 2], time: Duration) -> io::Result<[bool; 2]> {
        let mut asked = ends.map(|end| pollfd { fd: end.as_raw_fd(), events: POLLIN, revents: 0 });
        match poll(&mut asked, Some(time)) {
            Ok(_) => Ok(asked.map(|end| end.revents != 0)),
            Err(Error::Io(error) | Error::Poll(error)) if error.kind() == io::ErrorKind::Interrupted => {
                Ok([false; 2])
            }
            Err(error) => Err(io::Error::other(error)),
        }
    }

    /// Returns true if the end of the terminal's input was read.
    pub fn is_any_closed(_ends: &[BorrowedFd]) -> bool {
        HAS_ENDED.load(Ordering::Relaxed)
    }

    /// Records that the end of the terminal's input was read.
    pub fn note_end() {
        HAS_ENDED.store(true, Ordering::Relaxed);
    }
}

/// Starts a thread that reports requests of the system. On systems without such requests, the program is ended
/// directly.
///
/// # Errors
/// Returns an error if the signal handlers cannot be installed.
pub fn listen(mut tell: impl FnMut(SystemRequest) + Send + 'static) -> io::Result<()> {
    let mut signals = Signals::new([SIGTERM, SIGHUP, SIGINT, SIGTSTP, SIGCONT])?;
    thread::spawn(move || {
        for signal in signals.forever() {
            tell(match signal {
                SIGTSTP => SystemRequest::Stop,
                SIGCONT => SystemRequest::Continue,
                signal => SystemRequest::End(128 + signal),
            });
        }
    });
    Ok(())
}

/// Suspends this program until it is resumed; does nothing without a shell that could resume it, as SIGTSTP without a
/// handler, or if the system has no suspension.
pub fn stop() -> io::Result<()> {
    raise(SIGTTIN)
}

/// Suspends the program with its process group, as the terminal does by itself for programs that leave key handling to
/// it.
pub fn ask_all_to_stop() {
    let _best_effort = kill_current_process_group(Signal::TSTP);
}

/// Wait times in milliseconds for a lock held by another process. A child process that another thread is just starting
/// has all our files open until it executes its program, and with them the locks that we have released.
const WAITS: [u64; 4] = [2, 8, 20, 50];

/// Opens `path` with `options`, as the only writer if possible.
///
/// The guard, here an exclusive lock, is held by the open file, not by a separate lock file: it follows the file when
/// that is renamed, leaves nothing in the folder, and ends with the process, however that ends. Readers are never
/// excluded.
pub fn open_writer(path: &Path, options: &mut OpenOptions) -> io::Result<Writer> {
    let file = options.open(path)?;
    for wait in WAITS {
        match file.try_lock() {
            Ok(()) => return Ok(Writer::Open { file, guarded: true }),
            Err(TryLockError::WouldBlock) => thread::sleep(Duration::from_millis(wait)),
            Err(TryLockError::Error(_)) => return Ok(Writer::Open { file, guarded: false }),
        }
    }
    Ok(Writer::InUse)
}

/// Returns true if `path` still refers to `file`, so that bytes appended to `file` will be found there.
pub fn leads_to(path: &Path, file: &File) -> io::Result<bool> {
    let own = file.metadata()?;
    match fs::metadata(path) {
        Ok(there) => Ok((there.dev(), there.ino()) == (own.dev(), own.ino())),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(false),
        Err(error) => Err(error),
    }
}

/// Returns once the directory entries of a folder are on the disk.
pub fn sync_folder(folder: &Path) -> io::Result<()> {
    File::open(folder)?.sync_all()
}

/// Returns the default permissions of new files, for files created in a way that does not apply them, as temporary ones
/// are; `None` if they apply anyway.
pub fn usual_permissions() -> Option<Permissions> {
    Some(Permissions::from_mode(0o666))
}

/// Makes a file accessible only to its owner, if the file system has owners.
pub fn make_private(file: &File) {
    // A USB stick formatted on another system has no permissions.
    let _best_effort = file.set_permissions(Permissions::from_mode(0o600));
}

/// Returns true if other users may read a file, as far as the system can determine.
pub fn is_open_to_others(file: &File) -> io::Result<bool> {
    Ok(file.metadata()?.mode() & 0o077 != 0)
}

/// Marks a file as being written while it is open, if the file system supports it; see [`left_over`].
pub fn hold(unfinished: &File) {
    // Waits for a process that has just locked it to remove it. Some file systems have no locks.
    let _best_effort = unfinished.lock();
}

/// Opens an unfinished file that no process writes any more, with `options`; while it is open, none starts to. Returns
/// `None` if it may still be in use.
pub fn left_over(path: &Path, options: &mut OpenOptions) -> Option<File> {
    let file = options.open(path).ok()?;
    file.try_lock().ok()?;
    Some(file)
}

/// Returns a path in the form for calls that limit the length of others.
pub fn unlimited(path: &Path) -> Cow<'_, Path> {
    path.into()
}

/// Returns the absolute path of an existing file without links, as users write it.
///
/// # Errors
/// Returns the error of the system, as when there is no such file.
pub fn resolved(path: &Path) -> io::Result<PathBuf> {
    path.canonicalize()
}

/// Returns true if a new file of this name gets exactly this name.
pub fn is_valid_name(_name: &OsStr) -> bool {
    true
}

/// Renames a finished file to `path`, replacing an existing file.
///
/// # Errors
/// Returns an error if another program prevents the replacement; the old file then remains, and the finished one is
/// deleted.
pub fn replace(finished: NamedTempFile, path: &Path) -> io::Result<()> {
    finished.persist(path).map(drop).map_err(|refused| refused.error)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_guard_of_a_writer_follows_a_rename() {
        let folder = tempfile::tempdir().unwrap();
        let (first, second) = (folder.path().join("a.hakem"), folder.path().join("b.hakem"));
        let open =
            |path: &Path| open_writer(path, File::options().read(true).write(true).create(true)).unwrap();
        let Writer::Open { file: held, guarded: true } = open(&first) else {
            panic!("the first opener writes")
        };
        fs::rename(&first, &second).unwrap();
        assert!(matches!(open(&second), Writer::InUse));
        assert!(leads_to(&second, &held).unwrap());
        assert!(!leads_to(&first, &held).unwrap());
    }
}
