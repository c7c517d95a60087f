//! Files of other programs, read beside the console: the arbiter can end it, and a large or hostile one holds up no frame.

use super::App;
use super::file::name_of;
use crate::desk::message::{Message, Notice};
use crate::dialog::{RatingColumns, Waiting};
use crate::exchange::{self, Content, ImportError};
use crate::i18n::{Say, Texts};
use crate::ratings::{self, Look, RatingsError, Watch};
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, RecvTimeoutError, TryRecvError, channel};
use std::thread;
use std::time::Duration;

/// A file that is read within that time is there with the key; for a longer one a dialog opens.
const AT_ONCE: Duration = Duration::from_millis(60);

/// What is done with a file once it is read.
#[derive(Clone, Debug)]
pub(super) enum Use {
    /// A new event is made of it.
    NewEvent,
    /// The open event takes players or results out of it.
    OpenEvent,
    /// It becomes a rating list, in this folder.
    Ratings(PathBuf),
}

/// What was read.
enum Answer {
    File(Result<Content, ImportError>),
    List(Result<Look, RatingsError>),
}

impl Use {
    fn read(&self, path: &Path, watch: &Watch, texts: &Texts) -> Answer {
        match self {
            Self::NewEvent | Self::OpenEvent => Answer::File(exchange::read(path, texts)),
            Self::Ratings(folder) => Answer::List(ratings::look(path, folder, watch, texts)),
        }
    }
}

/// A file that a thread reads.
pub(super) struct Reading {
    path: PathBuf,
    what: Use,
    watch: Watch,
    answers: Receiver<Answer>,
}

impl App {
    /// Begins to read a file; what comes of it is taken in when it is there.
    pub(super) fn read_aside(&mut self, path: PathBuf, what: Use) {
        let (sender, answers) = channel();
        let watch = Watch::default();
        let (of, on, seen, texts) = (path.clone(), what.clone(), watch.clone(), self.texts.clone());
        // Nobody waits for the answer any more where the arbiter has ended it.
        let read = move || drop(sender.send(on.read(&of, &seen, &texts)));
        if thread::Builder::new().name("file".to_owned()).spawn(read).is_err() {
            let answer = what.read(&path, &watch, &self.texts);
            return self.take_answer(&path, &what, answer);
        }
        match answers.recv_timeout(AT_ONCE) {
            Ok(answer) => self.take_answer(&path, &what, answer),
            Err(RecvTimeoutError::Disconnected) => self.tell_unread(&path),
            Err(RecvTimeoutError::Timeout) => {
                self.dialogs.push(Box::new(Waiting::new(name_of(&path))));
                self.reading = Some(Reading { path, what, watch, answers });
            }
        }
    }

    /// Whether a file is being read.
    #[must_use]
    pub fn is_reading(&self) -> bool {
        self.reading.is_some()
    }

    /// Takes in what was read, and the keys that waited for it; returns whether there is something new to draw.
    pub fn take_read(&mut self) -> bool {
        let Some(reading) = self.reading.take() else { return false };
        let answer = match reading.answers.try_recv() {
            Err(TryRecvError::Empty) => {
                self.reading = Some(reading);
                return false;
            }
            Err(TryRecvError::Disconnected) => None,
            Ok(answer) => Some(answer),
        };
        let held = self.dialogs.pop().map(|mut waiting| waiting.release()).unwrap_or_default();
        match answer {
            Some(answer) => self.take_answer(&reading.path, &reading.what, answer),
            None => self.tell_unread(&reading.path),
        }
        for key in held {
            // What is typed ahead answers no question.
            if self.asks() {
                break;
            }
            self.key(key);
        }
        self.settle();
        true
    }

    /// Ends the reading: its dialog is closed already.
    pub(super) fn stop_reading(&mut self) {
        let Some(reading) = self.reading.take() else { return };
        reading.watch.end();
        let told = self.texts.with("waiting-ended", &[("file", name_of(&reading.path).into())]);
        self.notice = Some(Notice::done(told));
    }

    fn take_answer(&mut self, path: &Path, what: &Use, answer: Answer) {
        match (answer, what) {
            (Answer::File(Err(error)), _) => {
                self.tell_at_length("import-failed", vec![error.say(&self.texts)])
            }
            (Answer::File(Ok(content)), Use::OpenEvent) => self.take_in(path, content),
            (Answer::File(Ok(content)), _) => self.import(path, content),
            (Answer::List(Err(error)), _) => {
                self.tell_at_length("import-failed", vec![error.say(&self.texts)])
            }
            (Answer::List(Ok(Look::Plain)), _) => {
                self.update(Message::TakeRatings(path.to_owned(), ratings::Columns::default(), None));
            }
            (Answer::List(Ok(Look::Table(sample))), _) => {
                self.dialogs.push(Box::new(RatingColumns::new(path.to_owned(), *sample)));
            }
        }
    }

    fn tell_unread(&mut self, path: &Path) {
        let told = self.texts.with("waiting-unread", &[("file", name_of(path).into())]);
        self.notice = Some(Notice::refused(told));
    }
}
