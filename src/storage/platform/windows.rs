//! Implementation for Windows.

use super::key_records::{KeyRecord, Record, Translator};
use super::{Came, SystemRequest, Writer, names};
use crossterm_winapi::{Console, ConsoleMode, Handle, InputRecord, KeyEventRecord};
use std::borrow::Cow;
use std::env;
use std::ffi::{CStr, OsStr};
use std::fs::{File, OpenOptions, Permissions};
use std::future::poll_fn;
use std::io;
use std::os::windows::fs::OpenOptionsExt;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::sync::{Mutex, PoisonError};
use std::task::Poll;
use std::thread;
use std::time::Duration;
use tempfile::NamedTempFile;
use tokio::runtime::Builder;
use tokio::signal::windows as signal;

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

/// FILE_SHARE_DELETE: others may rename and delete; reading and writing are refused.
const SHARE_DELETE: u32 = 4;

/// Input modes that are off while keys arrive unprocessed: ENABLE_PROCESSED_INPUT, ENABLE_LINE_INPUT,
/// ENABLE_ECHO_INPUT, ENABLE_MOUSE_INPUT, ENABLE_VIRTUAL_TERMINAL_INPUT.
const NOT_RAW: u32 = 0x0001 | 0x0002 | 0x0004 | 0x0010 | 0x0200;

/// ENABLE_WINDOW_INPUT: changes of size are reported.
const WINDOW_INPUT: u32 = 0x0008;

/// ENABLE_PROCESSED_OUTPUT and ENABLE_VIRTUAL_TERMINAL_PROCESSING.
const WITH_SEQUENCES: u32 = 0x0001 | 0x0004;

/// ERROR_ACCESS_DENIED: also returned when a file to be replaced is open elsewhere.
const ACCESS_DENIED: i32 = 5;

/// ERROR_SHARING_VIOLATION: the file is open elsewhere.
const SHARING_VIOLATION: i32 = 32;

/// Number of attempts to replace a file that is open elsewhere: virus scanners and indexers open it briefly.
const TRIES: usize = 20;

/// Length of a path up to which its unfinished file, with a longer name, is below the limit of Windows (MAX_PATH, 260).
const LONGEST: usize = 200;

/// Delay between attempts.
const APART: Duration = Duration::from_millis(25);

/// Time in which the rest of a pasted text arrives.
const TOGETHER: Duration = Duration::from_millis(2);

/// Input records that arrived together.
#[derive(Default)]
struct Batch {
    records: Vec<Record>,
    is_resized: bool,
}

impl Batch {
    fn add(&mut self, record: InputRecord) {
        match record {
            InputRecord::KeyEvent(key) => self.records.push(Record::Key(key_record(&key))),
            InputRecord::FocusEvent(focus) => self.records.push(Record::Focus(focus.set_focus)),
            InputRecord::WindowBufferSizeEvent(_) => self.is_resized = true,
            InputRecord::MouseEvent(_) | InputRecord::MenuEvent(_) => {}
        }
    }
}

/// Returns the key record of the console without its scan code.
fn key_record(key: &KeyEventRecord) -> KeyRecord {
    let state = (0..u16::BITS).map(|bit| 1 << bit).filter(|bit| key.control_key_state.has_state(*bit)).sum();
    KeyRecord {
        is_down: key.key_down,
        count: key.repeat_count,
        key: key.virtual_key_code,
        unit: key.u_char,
        state,
    }
}

/// The console, read by a dedicated thread, so that records that arrive together stay together while the
/// program is busy.
pub struct Keyboard {
    batches: Receiver<io::Result<Batch>>,
    translator: Translator,
    is_resized: bool,
}

impl Keyboard {
    pub fn open() -> io::Result<Self> {
        let console = Console::from(Handle::current_in_handle()?);
        let (send, batches) = mpsc::channel();
        thread::spawn(move || {
            loop {
                let batch = read(&console);
                let has_failed = batch.is_err();
                if send.send(batch).is_err() || has_failed {
                    return;
                }
            }
        });
        Ok(Self { batches, translator: Translator::default(), is_resized: false })
    }

    pub fn wait(&mut self, time: Duration, bytes: &mut Vec<u8>) -> io::Result<Came> {
        if std::mem::take(&mut self.is_resized) {
            return Ok(Came::Resized);
        }
        let batch = match self.batches.recv_timeout(time) {
            Ok(batch) => batch?,
            Err(RecvTimeoutError::Timeout) => return Ok(Came::Nothing),
            Err(RecvTimeoutError::Disconnected) => return Err(io::ErrorKind::BrokenPipe.into()),
        };
        *bytes = self.translator.translate(&batch.records);
        if bytes.is_empty() {
            return Ok(if batch.is_resized { Came::Resized } else { Came::Nothing });
        }
        self.is_resized = batch.is_resized;
        Ok(Came::Bytes)
    }
}

/// Waits for input records, and returns those that arrived together.
fn read(console: &Console) -> io::Result<Batch> {
    let mut batch = Batch::default();
    batch.add(console.read_single_input_event()?);
    loop {
        thread::sleep(TOGETHER);
        let more = console.read_console_input()?;
        if more.is_empty() {
            return Ok(batch);
        }
        more.into_iter().for_each(|record| batch.add(record));
    }
}

/// Modes of the console's input and output before [`enter_raw`].
static MODES: Mutex<Option<[u32; 2]>> = Mutex::new(None);

fn modes() -> io::Result<[ConsoleMode; 2]> {
    Ok([Handle::current_in_handle()?, Handle::current_out_handle()?].map(ConsoleMode::from))
}

/// Keys arrive unprocessed, and sequences are interpreted.
pub fn enter_raw() -> io::Result<()> {
    let [input, output] = modes()?;
    let before = [input.mode()?, output.mode()?];
    MODES.lock().unwrap_or_else(PoisonError::into_inner).get_or_insert(before);
    let [of_input, of_output] = before;
    input.set_mode(of_input & !NOT_RAW | WINDOW_INPUT)?;
    output.set_mode(of_output | WITH_SEQUENCES)
}

pub fn leave_raw() -> io::Result<()> {
    let Some([of_input, of_output]) = MODES.lock().unwrap_or_else(PoisonError::into_inner).take() else {
        return Ok(());
    };
    let [input, output] = modes()?;
    output.set_mode(of_output)?;
    input.set_mode(of_input)
}

/// Windows ends the program together with its terminal.
pub fn is_terminal_gone() -> bool {
    false
}

/// Exit code of a program that the system ends: STATUS_CONTROL_C_EXIT.
const ENDED: i32 = 0xc000_013a_u32.cast_signed();

/// Ctrl+Break, closing the window, log-off and shutdown. Ctrl+C is a key in a raw console, and a request outside.
/// Windows ends the program a few seconds after such a request.
pub fn listen(mut tell: impl FnMut(SystemRequest) + Send + 'static) -> io::Result<()> {
    let (mut interrupt, mut stop) = (signal::ctrl_c()?, signal::ctrl_break()?);
    let (mut close, mut log_off, mut shut_down) =
        (signal::ctrl_close()?, signal::ctrl_logoff()?, signal::ctrl_shutdown()?);
    let runtime = Builder::new_current_thread().build()?;
    thread::spawn(move || {
        runtime.block_on(poll_fn(|context| {
            let is_asked = interrupt.poll_recv(context).is_ready()
                || stop.poll_recv(context).is_ready()
                || close.poll_recv(context).is_ready()
                || log_off.poll_recv(context).is_ready()
                || shut_down.poll_recv(context).is_ready();
            if is_asked { Poll::Ready(()) } else { Poll::Pending }
        }));
        tell(SystemRequest::End(ENDED));
    });
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

/// A file open for writing cannot be moved; one open for reading can.
pub fn leads_to(path: &Path, file: &File) -> io::Result<bool> {
    match File::open(path) {
        Ok(there) => {
            Ok(same_file::Handle::from_file(there)? == same_file::Handle::from_file(file.try_clone()?)?)
        }
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(false),
        Err(error) => Err(error),
    }
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

/// An open file is held anyway.
pub fn hold(_unfinished: &File) {}

/// A share mode without reading and writing is refused while a process has the file open for either.
pub fn left_over(path: &Path, options: &mut OpenOptions) -> Option<File> {
    options.share_mode(SHARE_DELETE).open(path).ok()
}

/// The standard library does the same, but not for a rename to the name of a finished file.
pub fn unlimited(path: &Path) -> Cow<'_, Path> {
    match std::path::absolute(path) {
        Ok(full) if full.as_os_str().len() > LONGEST => {
            full.to_str().map_or_else(|| path.into(), |full| PathBuf::from(names::verbatim(full)).into())
        }
        _ => path.into(),
    }
}

/// The system returns the form without a limit of length, which users do not know.
pub fn resolved(path: &Path) -> io::Result<PathBuf> {
    let full = path.canonicalize()?;
    Ok(full.to_str().map(|full| names::usual(full).into()).unwrap_or(full))
}

pub fn is_valid_name(name: &OsStr) -> bool {
    names::is_valid_on_windows(&name.to_string_lossy())
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_modes_of_the_console_are_those_from_before_once_it_is_left() {
        let now = || modes()?.iter().map(ConsoleMode::mode).collect::<io::Result<Vec<_>>>();
        let Ok(before) = now() else {
            println!("skipped: there is no console");
            return;
        };
        enter_raw().unwrap();
        // As after another program has used it.
        enter_raw().unwrap();
        let within = now().unwrap();
        assert_eq!(within[0] & (NOT_RAW | WINDOW_INPUT), WINDOW_INPUT);
        assert_eq!(within[1] & WITH_SEQUENCES, WITH_SEQUENCES);
        leave_raw().unwrap();
        leave_raw().unwrap();
        assert_eq!(now().unwrap(), before);
    }

    #[test]
    fn a_reader_notices_that_a_file_was_replaced() {
        let folder = tempfile::tempdir().unwrap();
        let [path, other] = ["a.hakem", "b.hakem"].map(|name| folder.path().join(name));
        std::fs::write(&path, "one").unwrap();
        let reader = File::open(&path).unwrap();
        assert!(leads_to(&path, &reader).unwrap());
        std::fs::rename(&path, &other).unwrap();
        assert!(!leads_to(&path, &reader).unwrap());
        std::fs::write(&path, "two").unwrap();
        assert!(!leads_to(&path, &reader).unwrap() && leads_to(&other, &reader).unwrap());
    }
}
