//! Searching beside the console: a thread of its own has the lists open, so that no key waits for them. The newest
//! question wins; those that were overtaken are never answered.

use super::search::{FoundPlayers, Lists};
use super::{Federation, RatingsError};
use std::collections::HashSet;
use std::io;
use std::path::Path;
use std::sync::mpsc::{Receiver, Sender, TryRecvError, channel};
use std::thread;

/// How many players are offered.
const MOST: usize = 9;

/// What is looked for.
struct Question {
    typed: String,
    own: Option<Federation>,
}

/// What comes of a question.
struct Answer {
    found: Result<FoundPlayers, RatingsError>,
    /// A list that cannot be used, told once; the others were searched.
    refused: Option<RatingsError>,
}

/// The lists of a folder, searched beside the console.
pub struct Lookup {
    questions: Sender<Question>,
    answers: Receiver<Answer>,
    /// What was asked last.
    asked: String,
    /// What is known by now; for what was asked before where its answer is still to come.
    found: FoundPlayers,
    /// Whether the answer is still to come.
    is_waiting: bool,
    /// The fault that was told last.
    refused: Option<RatingsError>,
}

impl Lookup {
    /// Opens the lists of a folder.
    ///
    /// # Errors
    /// Says that there are none, which cannot be used, or that no thread can be had.
    pub fn open(folder: &Path) -> Result<Self, RatingsError> {
        let mut lists = Lists::open(folder)?;
        let (questions, asked) = channel::<Question>();
        let (answer, answers) = channel();
        let search = move || {
            let mut told = HashSet::new();
            while let Ok(mut question) = asked.recv() {
                while let Ok(newer) = asked.try_recv() {
                    question = newer;
                }
                // Where the folder cannot be read, the lists that are open answer.
                let unreadable = lists.refresh().err();
                let mut refused = lists.take_refused();
                refused.extend(unreadable);
                let refused = refused.into_iter().find(|refused| told.insert(refused.to_string()));
                let found = lists.find(&question.typed, question.own, MOST);
                if answer.send(Answer { found, refused }).is_err() {
                    return;
                }
            }
        };
        let started = thread::Builder::new().name("ratings".to_owned()).spawn(search);
        started.map_err(|source: io::Error| RatingsError::Io { path: folder.to_owned(), source })?;
        let found = FoundPlayers::default();
        Ok(Self { questions, answers, asked: String::new(), found, is_waiting: false, refused: None })
    }

    /// Asks for who fits what was typed.
    pub fn ask(&mut self, typed: &str, own: Option<Federation>) {
        typed.clone_into(&mut self.asked);
        self.is_waiting = self.questions.send(Question { typed: typed.to_owned(), own }).is_ok();
    }

    /// Takes in the answer, if it has come; returns whether it has.
    pub fn take(&mut self) -> bool {
        let mut news = false;
        loop {
            let answer = match self.answers.try_recv() {
                Ok(answer) => answer,
                Err(TryRecvError::Empty) => return news,
                // Whoever searched is gone: nobody is found any more.
                Err(TryRecvError::Disconnected) => {
                    self.found = FoundPlayers { typed: self.asked.clone(), ..FoundPlayers::default() };
                    return news | std::mem::take(&mut self.is_waiting);
                }
            };
            if answer.refused.is_some() {
                self.refused = answer.refused;
            }
            match answer.found {
                Ok(found) if found.typed != self.asked => continue,
                Ok(found) => self.found = found,
                Err(error) => {
                    self.found = FoundPlayers { typed: self.asked.clone(), ..FoundPlayers::default() };
                    self.refused = Some(error);
                }
            }
            self.is_waiting = false;
            news = true;
        }
    }

    /// Whether an answer is still to come.
    #[must_use]
    pub fn is_waiting(&self) -> bool {
        self.is_waiting
    }

    /// Returns who fits what was asked last; `None` while the answer is to come.
    #[must_use]
    pub fn found(&self) -> Option<&FoundPlayers> {
        (!self.is_waiting).then_some(&self.found)
    }

    /// Returns why a list could not be searched, once.
    pub fn take_refused(&mut self) -> Option<RatingsError> {
        self.refused.take()
    }
}
