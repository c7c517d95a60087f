//! Differences between operating systems behind one interface. Each system implements all of it in a separate file:
//! `unix.rs` documents it, and `windows.rs` where Windows differs. No other module depends on the operating system.

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

pub use system::{
    HAS_ALL_COLOURS, Keyboard, PRINT_COMMAND, SQLITE_WITHOUT_LOCKS, ask_all_to_stop, enter_raw, font_folders,
    hold, is_open_to_others, is_terminal_gone, is_valid_name, leads_to, leave_raw, left_over, listen,
    make_private, open_writer, replace, resolved, stop, sync_folder, unlimited, usual_permissions,
};

use etcetera::{BaseStrategy, choose_base_strategy};
use std::fs::File;
#[cfg(feature = "postgresql")]
use std::io;
use std::path::PathBuf;

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

/// Input from the terminal after a wait.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Came {
    Nothing,
    /// Bytes, now in the buffer; none at the end of input.
    Bytes,
    Resized,
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

/// Outcome of opening a file as its writer.
pub enum Writer {
    /// The file is open. If not `guarded`, the file system has no locks, and other writers cannot be excluded.
    Open { file: File, guarded: bool },
    /// Another process writes to the file.
    InUse,
}

/// Prompts at the terminal for a secret, without echo.
///
/// # Errors
/// Returns an error if there is no terminal.
#[cfg(feature = "postgresql")]
pub fn ask_secretly(question: &str) -> io::Result<String> {
    rpassword::prompt_password(question)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;
    use std::path::Path;
    use tempfile::NamedTempFile;

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
