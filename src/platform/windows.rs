//! Windows.

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

/// The program that Windows has for printing such files is asked to; it may go on reading when the command has ended.
pub const PRINT_COMMAND: &str =
    r"powershell -NoProfile -NonInteractive -Command Start-Process -Verb Print -FilePath .\{file}";

/// Returns the folders of fonts: that of the system, and that of the user.
pub fn font_folders() -> Vec<PathBuf> {
    let below = |variable: &str, folder: &str| Some(PathBuf::from(env::var_os(variable)?).join(folder));
    let known = [below("WINDIR", "Fonts"), below("LOCALAPPDATA", r"Microsoft\Windows\Fonts")];
    known.into_iter().flatten().collect()
}

/// Since Windows 10.
pub const HAS_ALL_COLOURS: bool = true;

pub const SQLITE_WITHOUT_LOCKS: Option<&CStr> = None;

/// FILE_SHARE_READ: others may read; writing, renaming and deleting are refused to them.
const SHARE_READ: u32 = 1;

/// ERROR_ACCESS_DENIED: said, among others, of replacing a file that somebody else has open.
const ACCESS_DENIED: i32 = 5;

/// ERROR_SHARING_VIOLATION: somebody else has the file open.
const SHARING_VIOLATION: i32 = 32;

/// How often it is tried to replace a file that somebody else has open: those who look for viruses or keep an index have it
/// for a moment.
const TRIES: usize = 20;

/// How long after each other.
const APART: Duration = Duration::from_millis(25);

/// After so long an unfinished file was left by whoever wrote it.
const LEFT: Duration = Duration::from_secs(24 * 60 * 60);

/// The terminal, which tells keys as such.
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

/// Windows ends the program by itself.
pub fn listen(_tell: impl FnMut(SystemRequest) + Send + 'static) -> io::Result<()> {
    Ok(())
}

/// Windows knows no such thing.
pub fn stop() -> io::Result<()> {
    Ok(())
}

/// Windows knows no such thing.
pub fn ask_all_to_stop() {}

/// A lock would keep readers out as well, so the file is opened in a way that refuses other writers.
pub fn open_writer(path: &Path, options: &mut OpenOptions) -> io::Result<Writer> {
    match options.share_mode(SHARE_READ).open(path) {
        Ok(file) => Ok(Writer::Open { file, guarded: true }),
        Err(error) if error.raw_os_error() == Some(SHARING_VIOLATION) => Ok(Writer::InUse),
        Err(error) => Err(error),
    }
}

/// While the file is open nobody can move it away, so its being there is enough.
pub fn leads_to(path: &Path, _file: &File) -> io::Result<bool> {
    path.try_exists()
}

/// Folders cannot be synced; the journal of the file system keeps names.
pub fn sync_folder(_folder: &Path) -> io::Result<()> {
    Ok(())
}

/// A file has those of its folder.
pub fn usual_permissions() -> Option<Permissions> {
    None
}

/// A file of a user's folder is the user's alone.
pub fn make_private(_file: &File) {}

/// A file of a user's folder is the user's alone.
pub fn is_open_to_others(_file: &File) -> io::Result<bool> {
    Ok(false)
}

/// A lock would keep out whoever writes the file under its name, the holder included; its age tells whether it was left.
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
