//! What differs between operating systems, behind one surface. Each system answers all of it in a file of its own, and nobody
//! else asks on which one the program runs.

pub mod names;
#[cfg(unix)]
mod unix;
#[cfg(windows)]
mod windows;

#[cfg(unix)]
use unix as system;
#[cfg(windows)]
use windows as system;

use crossterm::event::Event;
use etcetera::{BaseStrategy, choose_base_strategy};
use std::ffi::CStr;
use std::fs::{File, OpenOptions, Permissions};
use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;
use tempfile::NamedTempFile;

/// The folder of this program in the folders of the user.
const OURS: &str = "hakem";

/// Returns the folder of the user's configuration of this program; `None` where the system names no such place.
#[must_use]
pub fn config_folder() -> Option<PathBuf> {
    Some(choose_base_strategy().ok()?.config_dir().join(OURS))
}

/// Returns the folder of the user's data of this program; `None` where the system names no such place.
#[must_use]
pub fn data_folder() -> Option<PathBuf> {
    Some(choose_base_strategy().ok()?.data_dir().join(OURS))
}

/// Returns the folders in which the system keeps fonts, those of the user last; some may not be there.
#[must_use]
pub fn font_folders() -> Vec<PathBuf> {
    system::font_folders()
}

/// The command that prints where the user names none: words with blanks between them, as in the user's own file.
pub const PRINT_COMMAND: &str = system::PRINT_COMMAND;

/// Whether terminals show colours of 24 bits though they do not say so in `COLORTERM`.
pub const HAS_ALL_COLOURS: bool = system::HAS_ALL_COLOURS;

/// How SQLite calls its ways to the files of this system without locks; `None` where it has none such.
pub const SQLITE_WITHOUT_LOCKS: Option<&CStr> = system::SQLITE_WITHOUT_LOCKS;

/// What came from the terminal while it was waited for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Came {
    /// Nothing.
    Nothing,
    /// Bytes, which stand in the buffer; none where the terminal has come to its end.
    Bytes,
    /// It has another size.
    Resized,
    /// A key or pasted text, from a system that tells them as such.
    Event(Event),
}

/// The terminal from which keys come.
pub struct Keyboard(system::Keyboard);

impl Keyboard {
    /// Takes the terminal of the process.
    ///
    /// # Errors
    /// Fails where there is none.
    pub fn open() -> io::Result<Self> {
        system::Keyboard::open().map(Self)
    }

    /// Waits so long for something. Bytes take the place of what stands in `bytes`.
    ///
    /// # Errors
    /// Fails when the terminal is gone.
    pub fn wait(&mut self, time: Duration, bytes: &mut Vec<u8>) -> io::Result<Came> {
        self.0.wait(time, bytes)
    }
}

/// Whether the terminal was closed, so that no key will ever come from it. Where the system ends the program together with
/// its terminal, it never says so.
#[must_use]
pub fn is_terminal_gone() -> bool {
    system::is_terminal_gone()
}

/// What the system asks of a running program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SystemRequest {
    /// To end, with this exit code.
    End(i32),
    /// To stop for a while.
    Stop,
    /// To go on after a stop.
    Continue,
}

/// Hears from now on, on a thread of its own, what the system asks. A system that asks nothing ends the program by itself.
///
/// # Errors
/// Says why the system cannot be listened to.
pub fn listen(tell: impl FnMut(SystemRequest) + Send + 'static) -> io::Result<()> {
    system::listen(tell)
}

/// Stops this program until it is told to go on; does nothing where no shell is there to wake it, or the system knows no
/// such thing.
///
/// # Errors
/// Says why the system refuses.
pub fn stop() -> io::Result<()> {
    system::stop()
}

/// Asks the program to stop, with all that was started together with it, as the terminal does by itself for programs that
/// leave it its keys.
pub fn ask_all_to_stop() {
    system::ask_all_to_stop();
}

/// What became of opening a file as its writer.
pub enum Writer {
    /// It is open. Unless `guarded`, the file system knows no locks, and others cannot be kept out.
    Open {
        /// The file.
        file: File,
        /// Whether others are kept out.
        guarded: bool,
    },
    /// Another process writes to it.
    InUse,
}

/// Opens `path` as `options` say, as the only writer if that can be had.
///
/// The guard is held by the open file itself, not by a file beside it: it follows the file when that is renamed, leaves
/// nothing in the folder, and ends with the process, however that ends. Readers are never kept out.
///
/// # Errors
/// Says why it cannot be opened.
pub fn open_writer(path: &Path, options: &mut OpenOptions) -> io::Result<Writer> {
    system::open_writer(path, options)
}

/// Tells whether `path` still leads to `file`, so that what is appended to `file` will be found there.
///
/// # Errors
/// Says why it cannot be told.
pub fn leads_to(path: &Path, file: &File) -> io::Result<bool> {
    system::leads_to(path, file)
}

/// Returns when the names of the files in a folder are on the disk.
///
/// # Errors
/// Says why they are not.
pub fn sync_folder(folder: &Path) -> io::Result<()> {
    system::sync_folder(folder)
}

/// Returns the permissions that any new file has, for those that are made otherwise; `None` where they have them anyway.
#[must_use]
pub fn usual_permissions() -> Option<Permissions> {
    system::usual_permissions()
}

/// Makes a file readable by its user alone, where the file system knows of users.
pub fn make_private(file: &File) {
    system::make_private(file);
}

/// Whether others than the user may read a file, as far as the system tells.
///
/// # Errors
/// Says why it does not.
pub fn is_open_to_others(file: &File) -> io::Result<bool> {
    system::is_open_to_others(file)
}

/// Asks at the terminal for what is not shown while it is typed.
///
/// # Errors
/// Says that there is no terminal.
#[cfg(feature = "postgresql")]
pub fn ask_secretly(question: &str) -> io::Result<String> {
    rpassword::prompt_password(question)
}

/// Tells others that a file is being written, for as long as it is open, as far as the file system can; see [`left_over`].
pub fn hold(unfinished: &File) {
    system::hold(unfinished);
}

/// Opens an unfinished file that nobody writes any more; while it is open nobody begins to. `None` where somebody may be at
/// work.
#[must_use]
pub fn left_over(path: &Path) -> Option<File> {
    system::left_over(path)
}

/// Gives a finished file its name, in the place of what has it.
///
/// # Errors
/// Fails where another program keeps the old file from being replaced; it stays then, and the finished one is gone.
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
        assert!(left_over(finished.path()).is_none());
        // Who holds it may write it under its name too.
        fs::write(finished.path(), "new").unwrap();
        replace(finished, &path).unwrap();
        sync_folder(folder.path()).unwrap();
        assert_eq!(fs::read_to_string(&path).unwrap(), "new");
    }
}
