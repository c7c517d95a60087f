//! The mirror: a copy of the event file in a second folder, such as on a USB stick.
//!
//! A dedicated thread writes it after the event file is safe, so that a slow or failing stick never delays a key. One
//! operation, [`Mirror::reach`], serves the first copy, each entry and a stick that is reconnected: find how far the
//! mirror agrees with the event file, then append the rest. It opens the mirror for each turn and closes it again, so
//! that the stick can be ejected. The folder is identified by a marker file: the bare mount point of a missing stick
//! has none, and receives no file.

use super::{
    MirrorWarning, Operation,
    append::copy_range,
    disk::{folder_of, sync_folder_of},
    format::SEAL_LENGTH,
};
use crate::platform::{Writer, make_private, open_writer};
use std::{
    fs::File,
    io::{self, BufRead, BufReader, Read, Seek, SeekFrom, Write},
    path::{Path, PathBuf},
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        mpsc::{self, Receiver, Sender},
    },
    thread,
    time::Duration,
};

/// Name of the marker file that identifies the folder.
const MARK: &str = ".hakem-second-folder";

/// Maximum number of bytes read from a marker, which has 64 digits.
const MARK_LIMIT: u64 = 256;

/// Timeout for the mirror, on exit or when the arbiter requests its state: a dead medium never answers.
const LIMIT: Duration = Duration::from_secs(2);

/// An event file and the path of its mirror.
struct Mirror {
    source: PathBuf,
    target: PathBuf,
    /// Number of bytes last known to agree; 0 if unknown.
    agreed: u64,
    /// Expected content of the marker; `None` until the folder has one.
    mark: Option<String>,
    /// Content of a new marker.
    event: String,
}

impl Mirror {
    /// Makes the mirror equal to the first `goal` bytes of the event file, or returns the reason why it is not.
    fn reach(&mut self, goal: u64) -> Result<(), MirrorWarning> {
        let agreed = std::mem::take(&mut self.agreed);
        if let Ok(folder) = folder_of(&self.target).canonicalize()
            && folder_of(&self.source).canonicalize().is_ok_and(|source| source == folder)
        {
            return Err(MirrorWarning::SameFolder { path: self.target.clone() });
        }
        self.recognise()?;
        let source = File::open(&self.source).map_err(|error| self.lost(Operation::Read, error))?;
        let (mut target, created) = self.open()?;
        let start = self.agreement(&source, &target, goal, agreed)?;
        let write = |target: &mut File| -> io::Result<()> {
            if target.metadata()?.len() > start {
                target.set_len(start)?;
            }
            target.seek(SeekFrom::Start(start))?;
            copy_range(&source, start, goal, target)?;
            if created { sync_folder_of(&self.target) } else { Ok(()) }
        };
        write(&mut target).map_err(|error| self.lost(Operation::Write, error))?;
        self.agreed = goal;
        Ok(())
    }

    /// Verifies the marker of the folder; a folder that the arbiter has just named receives one.
    fn recognise(&mut self) -> Result<(), MirrorWarning> {
        let path = folder_of(&self.target).join(MARK);
        let mut found = String::new();
        let read = File::open(&path).and_then(|file| file.take(MARK_LIMIT).read_to_string(&mut found));
        match (read, &self.mark) {
            (Ok(_), None) => self.mark = Some(found.trim().to_owned()),
            (Ok(_), Some(mark)) if mark == found.trim() => {}
            (Err(error), None) if error.kind() == io::ErrorKind::NotFound => {
                let make = || -> io::Result<()> {
                    let mut file = File::options().write(true).create_new(true).open(&path)?;
                    writeln!(file, "{}", self.event)?;
                    file.sync_all()
                };
                make().map_err(|error| self.lost(Operation::Create, error))?;
                self.mark = Some(self.event.clone());
            }
            (Err(error), Some(_)) if error.kind() == io::ErrorKind::NotFound && folder_of(&path).is_dir() => {
                return Err(MirrorWarning::Unmarked { path: folder_of(&path).to_owned() });
            }
            (Ok(_), Some(_)) => return Err(MirrorWarning::Unmarked { path: folder_of(&path).to_owned() }),
            (Err(error), _) => return Err(self.lost(Operation::Read, error)),
        }
        Ok(())
    }

    /// Opens the mirror, and creates it if missing; returns true with it if it was created.
    fn open(&self) -> Result<(File, bool), MirrorWarning> {
        let mut options = File::options();
        options.read(true).write(true);
        let opened = match open_writer(&self.target, &mut options) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                open_writer(&self.target, options.create_new(true)).map(|writer| (writer, true))
            }
            other => other.map(|writer| (writer, false)),
        };
        match opened.map_err(|error| self.lost(Operation::Open, error))? {
            (Writer::Open { file, .. }, created) => {
                if created {
                    make_private(&file);
                }
                Ok((file, created))
            }
            (Writer::InUse, _) => Err(MirrorWarning::InUse { path: self.target.clone() }),
        }
    }

    /// Returns the number of bytes of the mirror that agree; the rest is the torn end of an earlier turn. A mirror with
    /// any other content is refused.
    fn agreement(&self, source: &File, target: &File, goal: u64, agreed: u64) -> Result<u64, MirrorWarning> {
        let read = |error| self.lost(Operation::Read, error);
        let length = target.metadata().map_err(read)?.len();
        // The hash of a line covers all lines before it, so after the first full comparison that hash suffices.
        let seal = length.saturating_sub(SEAL_LENGTH as u64 + 1);
        if length == agreed && length <= goal {
            let same = compare(source, target, seal..length).map_err(read)?;
            if seal + same.bytes == length {
                return Ok(length);
            }
        }
        let same = compare(source, target, 0..length.min(goal)).map_err(read)?;
        if same.bytes == length {
            return Ok(length);
        }
        if same.lines == 0 {
            return Err(MirrorWarning::OtherEvent { path: self.target.clone() });
        }
        if !has_line_end(target, same.bytes).map_err(read)? {
            return Ok(same.bytes);
        }
        let (path, line) = (self.target.clone(), same.lines + 1);
        Err(if same.bytes == goal {
            MirrorWarning::Ahead { path, line }
        } else {
            MirrorWarning::Diverged { path, line }
        })
    }

    fn lost(&self, operation: Operation, source: io::Error) -> MirrorWarning {
        MirrorWarning::Lost { path: self.target.clone(), operation, source: Arc::new(source) }
    }
}

/// Extent to which two files agree.
struct Agreement {
    bytes: u64,
    /// Number of line ends among these bytes.
    lines: u64,
}

fn compare(mut one: &File, mut other: &File, range: std::ops::Range<u64>) -> io::Result<Agreement> {
    let length = range.end - range.start;
    one.seek(SeekFrom::Start(range.start))?;
    other.seek(SeekFrom::Start(range.start))?;
    let (mut one, mut other) = (BufReader::new(one.take(length)), BufReader::new(other.take(length)));
    let mut same = Agreement { bytes: 0, lines: 0 };
    loop {
        let (left, right) = (one.fill_buf()?, other.fill_buf()?);
        let shown = left.len().min(right.len());
        let equal = left.iter().zip(right).take_while(|(left, right)| left == right).count();
        same.lines += left.iter().take(equal).filter(|&&byte| byte == b'\n').count() as u64;
        same.bytes += equal as u64;
        if shown == 0 || equal < shown {
            return Ok(same);
        }
        one.consume(shown);
        other.consume(shown);
    }
}

fn has_line_end(mut file: &File, start: u64) -> io::Result<bool> {
    file.seek(SeekFrom::Start(start))?;
    let mut reader = BufReader::new(file);
    loop {
        let part = reader.fill_buf()?;
        if part.is_empty() || part.contains(&b'\n') {
            return Ok(!part.is_empty());
        }
        let length = part.len();
        reader.consume(length);
    }
}

/// A turn of the mirror: its goal, and the channel whose closing signals its end.
#[derive(Debug)]
struct Turn {
    goal: u64,
    done: Option<Sender<()>>,
}

/// State of a mirror as last reported.
#[derive(Debug, Default)]
struct MirrorState {
    warning: Option<MirrorWarning>,
    mark: Option<String>,
    /// Number of requested turns without an outcome.
    open: usize,
    /// True if a wait for an open turn has timed out.
    is_given_up: bool,
}

/// The thread that maintains one mirror. On drop it first finishes the requested turns, up to the timeout.
#[derive(Debug)]
pub(super) struct MirrorWorker {
    turns: Option<Sender<Turn>>,
    target: PathBuf,
    known: Arc<Mutex<MirrorState>>,
    /// Closed when the thread ends.
    ended: Receiver<()>,
}

impl MirrorWorker {
    /// Starts a mirror of `event_file` in `folder`, under the same name. The marker must equal `mark`; without one, a
    /// new marker names the event.
    pub fn start(
        event_file: &Path,
        folder: &Path,
        mark: Option<String>,
        event: String,
    ) -> Result<Self, MirrorWarning> {
        let target = folder.join(event_file.file_name().unwrap_or_default());
        let known = Arc::new(Mutex::new(MirrorState { mark: mark.clone(), ..MirrorState::default() }));
        let mut mirror =
            Mirror { source: event_file.to_owned(), target: target.clone(), agreed: 0, mark, event };
        let found = Arc::clone(&known);
        let (turns, asked) = mpsc::channel::<Turn>();
        let (running, ended) = mpsc::channel::<()>();
        let work = move || {
            let _running = running;
            while let Ok(Turn { mut goal, done }) = asked.recv() {
                let mut waiting = vec![done];
                // Entries that arrived while the stick was slow are handled in one turn.
                for turn in asked.try_iter() {
                    goal = turn.goal;
                    waiting.push(turn.done);
                }
                let warning = mirror.reach(goal).err();
                let mut known = lock(&found);
                known.warning = warning;
                known.mark.clone_from(&mirror.mark);
                known.open = known.open.saturating_sub(waiting.len());
                known.is_given_up = false;
                drop(known);
                drop(waiting);
            }
        };
        thread::Builder::new().name("mirror".into()).spawn(work).map_err(|error| MirrorWarning::Lost {
            path: target.clone(),
            operation: Operation::Open,
            source: Arc::new(error),
        })?;
        Ok(Self { turns: Some(turns), target, known, ended })
    }

    /// Requests that the mirror holds the first `goal` bytes of the event file; does not wait.
    pub fn ask(&self, goal: u64) {
        self.send(Turn { goal, done: None });
    }

    /// Requests the same as [`MirrorWorker::ask`] and waits for the outcome, up to the timeout.
    pub fn settle(&self, goal: u64) -> Option<MirrorWarning> {
        let (done, end) = mpsc::channel::<()>();
        self.send(Turn { goal, done: Some(done) });
        // Nothing is ever sent: the worker drops its end of the channel when the turn is over.
        match end.recv_timeout(LIMIT) {
            Err(mpsc::RecvTimeoutError::Timeout) => {
                lock(&self.known).is_given_up = true;
                Some(MirrorWarning::Slow { path: self.target.clone() })
            }
            _ => self.warning(),
        }
    }

    /// Returns the outcome of the last turn, if it failed.
    pub fn warning(&self) -> Option<MirrorWarning> {
        lock(&self.known).warning.clone()
    }

    /// Returns the marker of the folder, once known.
    pub fn mark(&self) -> Option<String> {
        lock(&self.known).mark.clone()
    }

    /// Returns true if a turn has no outcome yet.
    pub fn is_behind(&self) -> bool {
        lock(&self.known).open > 0
    }

    /// Returns true if the medium may still answer: false once a wait has timed out, as one timeout is enough.
    fn is_to_be_waited_for(&self) -> bool {
        !lock(&self.known).is_given_up
    }

    fn send(&self, turn: Turn) {
        lock(&self.known).open += 1;
        if let Some(turns) = &self.turns {
            turns.send(turn).ok();
        }
    }
}

fn lock(known: &Mutex<MirrorState>) -> MutexGuard<'_, MirrorState> {
    known.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Drop for MirrorWorker {
    fn drop(&mut self) {
        self.turns = None;
        // A medium that does not answer blocks its thread; the program does not wait for it.
        if self.is_to_be_waited_for() {
            self.ended.recv_timeout(LIMIT).ok();
        }
    }
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::*;
    use std::os::fd::AsRawFd;
    use std::os::unix::fs::symlink;

    #[test]
    fn a_medium_that_never_answers_is_waited_for_once() {
        let folder = tempfile::tempdir().unwrap();
        let (event_file, stick) = (folder.path().join("open.hakem"), folder.path().join("stick"));
        std::fs::write(&event_file, "heading\n").unwrap();
        std::fs::create_dir(&stick).unwrap();
        // Reading from a pipe blocks while nothing is written to it. It is not created by a child process, which would
        // hold the locks of other tests until it executes its program.
        let (pipe, _writes) = io::pipe().unwrap();
        symlink(format!("/proc/self/fd/{}", pipe.as_raw_fd()), stick.join(MARK)).unwrap();
        let worker = MirrorWorker::start(&event_file, &stick, None, "Open".to_owned()).unwrap();
        assert!(worker.is_to_be_waited_for());
        assert!(matches!(worker.settle(8), Some(MirrorWarning::Slow { .. })));
        assert!(!worker.is_to_be_waited_for());
    }
}
