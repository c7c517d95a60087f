//! Differences between operating systems behind one interface. Each system implements all of it in a separate file; no
//! other module depends on the operating system.

#[cfg(any(windows, test))]
mod key_records;
pub mod names;
#[cfg(unix)]
mod unix;
#[cfg(windows)]
mod windows;

#[cfg(unix)]
use unix as system;
#[cfg(windows)]
use windows as system;

use etcetera::{BaseStrategy, choose_base_strategy};
use std::borrow::Cow;
use std::ffi::{CStr, OsStr};
use std::fs::{File, OpenOptions, Permissions};
use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;
use tempfile::NamedTempFile;

/// Name of this program's folder within the user's folders.
const OURS: &str = "hakem";

/// Returns the configuration folder of this program; `None` if the system defines none.
pub fn config_folder() -> Option<PathBuf> {
    Some(choose_base_strategy().ok()?.config_dir().join(OURS))
}

/// Returns the data folder of this program; `None` if the system defines none.
pub fn data_folder() -> Option<PathBuf> {
    Some(choose_base_strategy().ok()?.data_dir().join(OURS))
}

/// Returns the font folders of the system and, last, of the user; some may not exist.
pub fn font_folders() -> Vec<PathBuf> {
    system::font_folders()
}

/// Default print command: words separated by blanks, as in the user's settings file.
pub const PRINT_COMMAND: &str = system::PRINT_COMMAND;

/// True if terminals support 24-bit colours without announcing it in `COLORTERM`.
pub const HAS_ALL_COLOURS: bool = system::HAS_ALL_COLOURS;

/// Name of SQLite's VFS without file locks on this system; `None` if there is none.
pub const SQLITE_WITHOUT_LOCKS: Option<&CStr> = system::SQLITE_WITHOUT_LOCKS;

/// Input from the terminal after a wait.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Came {
    Nothing,
    /// Bytes, now in the buffer; none at the end of input.
    Bytes,
    Resized,
}

/// Keyboard input of the terminal.
pub struct Keyboard(system::Keyboard);

impl Keyboard {
    /// Opens the terminal of the process.
    ///
    /// # Errors
    /// Returns an error if there is none.
    pub fn open() -> io::Result<Self> {
        system::Keyboard::open().map(Self)
    }

    /// Waits for input up to `time`. Received bytes replace the content of `bytes`.
    pub fn wait(&mut self, time: Duration, bytes: &mut Vec<u8>) -> io::Result<Came> {
        self.0.wait(time, bytes)
    }
}

/// Sets the terminal up for keys that arrive one by one, unprocessed, and for output with control sequences.
///
/// # Errors
/// Returns an error if there is no terminal, or if it does not interpret control sequences.
pub fn enter_raw() -> io::Result<()> {
    system::enter_raw()
}

/// Restores the state of the terminal before [`enter_raw`]; does nothing if it is restored already.
pub fn leave_raw() -> io::Result<()> {
    system::leave_raw()
}

/// Returns true if the terminal was closed, so that no further input will arrive. Always false on systems that end the
/// program together with its terminal.
pub fn is_terminal_gone() -> bool {
    system::is_terminal_gone()
}

/// A request of the system to the running program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SystemRequest {
    /// Exit with this exit code.
    End(i32),
    /// Suspend.
    Stop,
    /// Resume after a suspension.
    Continue,
}

/// Starts a thread that reports requests of the system. On systems without such requests, the program is ended
/// directly.
///
/// # Errors
/// Returns an error if the signal handlers cannot be installed.
pub fn listen(tell: impl FnMut(SystemRequest) + Send + 'static) -> io::Result<()> {
    system::listen(tell)
}

/// Suspends this program until it is resumed; does nothing without a shell that could resume it, or if the system has
/// no suspension.
pub fn stop() -> io::Result<()> {
    system::stop()
}

/// Suspends the program with its process group, as the terminal does by itself for programs that leave key handling to
/// it.
pub fn ask_all_to_stop() {
    system::ask_all_to_stop();
}

/// Outcome of opening a file as its writer.
pub enum Writer {
    /// The file is open. If not `guarded`, the file system has no locks, and other writers cannot be excluded.
    Open { file: File, guarded: bool },
    /// Another process writes to the file.
    InUse,
}

/// Opens `path` with `options`, as the only writer if possible.
///
/// The guard is held by the open file, not by a separate lock file: it follows the file when that is renamed, leaves
/// nothing in the folder, and ends with the process, however that ends. Readers are never excluded.
pub fn open_writer(path: &Path, options: &mut OpenOptions) -> io::Result<Writer> {
    system::open_writer(path, options)
}

/// Returns true if `path` still refers to `file`, so that bytes appended to `file` will be found there.
pub fn leads_to(path: &Path, file: &File) -> io::Result<bool> {
    system::leads_to(path, file)
}

/// Returns once the directory entries of a folder are on the disk.
pub fn sync_folder(folder: &Path) -> io::Result<()> {
    system::sync_folder(folder)
}

/// Returns the default permissions of new files, for files created in a way that does not apply them; `None` if they
/// apply anyway.
pub fn usual_permissions() -> Option<Permissions> {
    system::usual_permissions()
}

/// Makes a file accessible only to its owner, if the file system has owners.
pub fn make_private(file: &File) {
    system::make_private(file);
}

/// Returns true if other users may read a file, as far as the system can determine.
pub fn is_open_to_others(file: &File) -> io::Result<bool> {
    system::is_open_to_others(file)
}

/// Prompts at the terminal for a secret, without echo.
///
/// # Errors
/// Returns an error if there is no terminal.
#[cfg(feature = "postgresql")]
pub fn ask_secretly(question: &str) -> io::Result<String> {
    rpassword::prompt_password(question)
}

/// Marks a file as being written while it is open, if the file system supports it; see [`left_over`].
pub fn hold(unfinished: &File) {
    system::hold(unfinished);
}

/// Opens an unfinished file that no process writes any more, with `options`; while it is open, none starts to. Returns
/// `None` if it may still be in use.
pub fn left_over(path: &Path, options: &mut OpenOptions) -> Option<File> {
    system::left_over(path, options)
}

/// Returns a path in the form for calls that limit the length of others.
pub fn unlimited(path: &Path) -> Cow<'_, Path> {
    system::unlimited(path)
}

/// Returns the absolute path of an existing file without links, as users write it.
///
/// # Errors
/// Returns the error of the system, as when there is no such file.
pub fn resolved(path: &Path) -> io::Result<PathBuf> {
    system::resolved(path)
}

/// Returns true if a new file of this name gets exactly this name.
pub fn is_valid_name(name: &OsStr) -> bool {
    system::is_valid_name(name)
}

/// Renames a finished file to `path`, replacing an existing file.
///
/// # Errors
/// Returns an error if another program prevents the replacement; the old file then remains, and the finished one is
/// deleted.
pub fn replace(finished: NamedTempFile, path: &Path) -> io::Result<()> {
    system::replace(finished, path)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    #[test]
    fn the_guard_of_a_writer_ends_with_its_holder_and_bars_no_reader() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.hakem");
        let open =
            |path: &Path| open_writer(path, File::options().read(true).write(true).create(true)).unwrap();
        let Writer::Open { file: held, guarded: true } = open(&path) else {
            panic!("the first opener writes")
        };
        assert!(matches!(open(&path), Writer::InUse));
        assert!(leads_to(&path, &held).unwrap());
        assert_eq!(fs::read(&path).unwrap(), b"");
        drop(held);
        assert!(matches!(open(&path), Writer::Open { .. }));
    }

    #[test]
    fn an_unfinished_file_is_no_left_over_while_it_is_written_and_takes_the_place_of_the_old_one() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("list");
        fs::write(&path, "old").unwrap();
        let finished = NamedTempFile::new_in(folder.path()).unwrap();
        hold(finished.as_file());
        assert!(left_over(finished.path(), File::options().read(true)).is_none());
        // The process that holds it may also write it under its name.
        fs::write(finished.path(), "new").unwrap();
        replace(finished, &path).unwrap();
        sync_folder(folder.path()).unwrap();
        assert_eq!(fs::read_to_string(&path).unwrap(), "new");
    }
}
