//! Reads files of other programs in the background: the arbiter can cancel, and a large or hostile file blocks no
//! frame.

use super::super::{Effect, at_length, state::State};
use super::{Files, name_of};
use crate::desk::{Message, RatingRequest};
use crate::dialog::{RatingColumns, Waiting};
use crate::exchange::{self, Content, ImportError};
use crate::i18n::{Say, Texts};
use crate::ratings::{self, ListKind, RatingsError, Watch};
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, RecvTimeoutError, TryRecvError, channel};
use std::thread;
use std::time::Duration;

/// Time within which a file is read without opening a dialog.
const AT_ONCE: Duration = Duration::from_millis(60);

/// Purpose of reading a file.
#[derive(Clone, Debug)]
pub(super) enum Purpose {
    NewEvent,
    /// Imports players or results into the open event.
    OpenEvent,
    /// Imports it as a rating list into this folder.
    Ratings(PathBuf),
}

enum Read {
    File(Result<Content, ImportError>),
    List(Result<ListKind, RatingsError>),
}

impl Purpose {
    fn read(&self, path: &Path, watch: &Watch, texts: &Texts) -> Read {
        match self {
            Self::NewEvent | Self::OpenEvent => Read::File(exchange::read(path, texts)),
            Self::Ratings(folder) => Read::List(ratings::look(path, folder, watch, texts)),
        }
    }
}

/// A file being read by a thread.
pub(super) struct BackgroundImport {
    path: PathBuf,
    purpose: Purpose,
    watch: Watch,
    answers: Receiver<Read>,
}

impl Files {
    /// Starts to read a file; the result is handled when it is available.
    pub(super) fn read(&mut self, path: PathBuf, purpose: Purpose, state: &mut State) -> Effect {
        let (sender, answers) = channel();
        let watch = Watch::default();
        let (of, on, seen, texts) = (path.clone(), purpose.clone(), watch.clone(), state.texts.clone());
        // The receiver is gone if the arbiter has cancelled.
        let read = move || drop(sender.send(on.read(&of, &seen, &texts)));
        if thread::Builder::new().name("file".to_owned()).spawn(read).is_err() {
            let read = purpose.read(&path, &watch, &state.texts);
            return self.take(&path, &purpose, read, state);
        }
        match answers.recv_timeout(AT_ONCE) {
            Ok(read) => self.take(&path, &purpose, read, state),
            Err(RecvTimeoutError::Disconnected) => tell_unread(&path, state),
            Err(RecvTimeoutError::Timeout) => {
                let waiting = Waiting::new(name_of(&path));
                self.reading = Some(BackgroundImport { path, purpose, watch, answers });
                Effect::Then(Message::open(waiting))
            }
        }
    }

    pub fn is_reading(&self) -> bool {
        self.reading.is_some()
    }

    /// Handles the file once it has been read, which ends the waiting dialog.
    pub fn take_read(&mut self, state: &mut State) -> Option<Effect> {
        let reading = self.reading.take()?;
        match reading.answers.try_recv() {
            Err(TryRecvError::Empty) => {
                self.reading = Some(reading);
                None
            }
            Err(TryRecvError::Disconnected) => Some(tell_unread(&reading.path, state)),
            Ok(read) => Some(self.take(&reading.path, &reading.purpose, read, state)),
        }
    }

    /// Cancels reading; the dialog is already closed.
    pub(super) fn stop_reading(&mut self, state: &mut State) {
        let Some(reading) = self.reading.take() else { return };
        reading.watch.end();
        state.done(state.texts.with("waiting-ended", &[("file", name_of(&reading.path).into())]));
    }

    fn take(&mut self, path: &Path, purpose: &Purpose, read: Read, state: &mut State) -> Effect {
        let failed = |why: String, texts: &Texts| Effect::Then(at_length(texts, "import-failed", vec![why]));
        match (read, purpose) {
            (Read::File(Err(error)), _) => failed(error.say(&state.texts), &state.texts),
            (Read::List(Err(error)), _) => failed(error.say(&state.texts), &state.texts),
            (Read::File(Ok(content)), Purpose::OpenEvent) => super::take_in(path, content),
            (Read::File(Ok(content)), _) => self.import(path, content, state),
            (Read::List(Ok(ListKind::Plain)), _) => {
                let import =
                    RatingRequest::Import(path.to_owned(), ratings::AssignedColumns::default(), None);
                Effect::Then(Message::ask(import))
            }
            (Read::List(Ok(ListKind::Table(sample))), _) => {
                Effect::Then(Message::open(RatingColumns::new(path.to_owned(), *sample)))
            }
        }
    }
}

fn tell_unread(path: &Path, state: &mut State) -> Effect {
    state.refuse(state.texts.with("waiting-unread", &[("file", name_of(path).into())]));
    Effect::Then(Message::Nothing)
}
