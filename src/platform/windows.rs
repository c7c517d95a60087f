//! Implementation for Windows.

use super::{Came, SystemRequest, Writer};
use crossterm::event::{self, Event};
use std::env;
use std::ffi::CStr;
use std::fs::{self, File, OpenOptions, Permissions};
use std::io;
use std::os::windows::fs::OpenOptionsExt;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::Duration;
use tempfile::NamedTempFile;

/// Asks the program registered for printing such files; it may still be reading after the command has ended.
pub const PRINT_COMMAND: &str =
    r"powershell -NoProfile -NonInteractive -Command Start-Process -Verb Print -FilePath .\{file}";

/// Returns the font folders of the system and of the user.
pub fn font_folders() -> Vec<PathBuf> {
    let below = |variable: &str, folder: &str| Some(PathBuf::from(env::var_os(variable)?).join(folder));
    let known = [below("WINDIR", "Fonts"), below("LOCALAPPDATA", r"Microsoft\Windows\Fonts")];
    known.into_iter().flatten().collect()
}

/// Supported since Windows 10.
pub const HAS_ALL_COLOURS: bool = true;

pub const SQLITE_WITHOUT_LOCKS: Option<&CStr> = None;

/// FILE_SHARE_READ: others may read; writing, renaming and deleting are refused.
const SHARE_READ: u32 = 1;

/// ERROR_ACCESS_DENIED: also returned when a file to be replaced is open elsewhere.
const ACCESS_DENIED: i32 = 5;

/// ERROR_SHARING_VIOLATION: the file is open elsewhere.
const SHARING_VIOLATION: i32 = 32;

/// Number of attempts to replace a file that is open elsewhere: virus scanners and indexers open it briefly.
const TRIES: usize = 20;

/// Delay between attempts.
const APART: Duration = Duration::from_millis(25);

/// Age from which an unfinished file is considered abandoned.
const LEFT: Duration = Duration::from_secs(24 * 60 * 60);

/// The terminal, which reports keys as events.
pub struct Keyboard;

impl Keyboard {
    pub fn open() -> io::Result<Self> {
        Ok(Self)
    }

    pub fn wait(&mut self, time: Duration, _bytes: &mut Vec<u8>) -> io::Result<Came> {
        if !event::poll(time)? {
            return Ok(Came::Nothing);
        }
        Ok(match event::read()? {
            Event::Resize(..) => Came::Resized,
            event => Came::Event(event),
        })
    }
}

/// Windows ends the program together with its terminal.
pub fn is_terminal_gone() -> bool {
    false
}

/// Windows ends the program directly.
pub fn listen(_tell: impl FnMut(SystemRequest) + Send + 'static) -> io::Result<()> {
    Ok(())
}

/// Windows has no suspension.
pub fn stop() -> io::Result<()> {
    Ok(())
}

/// Windows has no suspension.
pub fn ask_all_to_stop() {}

/// A lock would also exclude readers, so the file is opened with a share mode that refuses other writers.
pub fn open_writer(path: &Path, options: &mut OpenOptions) -> io::Result<Writer> {
    match options.share_mode(SHARE_READ).open(path) {
        Ok(file) => Ok(Writer::Open { file, guarded: true }),
        Err(error) if error.raw_os_error() == Some(SHARING_VIOLATION) => Ok(Writer::InUse),
        Err(error) => Err(error),
    }
}

/// While the file is open it cannot be moved, so its existence suffices.
pub fn leads_to(path: &Path, _file: &File) -> io::Result<bool> {
    path.try_exists()
}

/// Folders cannot be synced; the journal of the file system preserves names.
pub fn sync_folder(_folder: &Path) -> io::Result<()> {
    Ok(())
}

/// A file inherits the permissions of its folder.
pub fn usual_permissions() -> Option<Permissions> {
    None
}

/// A file in a user's folder is accessible only to that user.
pub fn make_private(_file: &File) {}

/// A file in a user's folder is accessible only to that user.
pub fn is_open_to_others(_file: &File) -> io::Result<bool> {
    Ok(false)
}

/// A lock would also exclude the process that writes the file under its name; the age of the file determines whether it
/// was abandoned.
pub fn hold(_unfinished: &File) {}

pub fn left_over(path: &Path) -> Option<File> {
    let age = fs::metadata(path).ok()?.modified().ok()?.elapsed().ok()?;
    if age < LEFT { None } else { File::open(path).ok() }
}

pub fn replace(mut finished: NamedTempFile, path: &Path) -> io::Result<()> {
    for _ in 1..TRIES {
        match finished.persist(path) {
            Ok(_) => return Ok(()),
            Err(refused) => match refused.error.raw_os_error() {
                Some(ACCESS_DENIED | SHARING_VIOLATION) => finished = refused.file,
                _ => return Err(refused.error),
            },
        }
        thread::sleep(APART);
    }
    finished.persist(path).map(drop).map_err(|refused| refused.error)
}
