//! Background search: a separate thread has the lists open while names are typed, so that no key waits for them. The
//! newest query wins; superseded ones are never answered.

use super::search::{FoundPlayers, Lists};
use super::{Federation, RatingsError};
use std::collections::HashSet;
use std::io;
use std::path::Path;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, TryRecvError, channel};
use std::thread;
use std::time::Duration;

/// Maximum number of players offered.
const MOST: usize = 9;

/// Time without a query until the lists are closed. Windows replaces no file that is open: an import tries for half a
/// second.
const PAUSE: Duration = Duration::from_millis(250);

struct TypedName {
    typed: String,
    own: Option<Federation>,
}

struct QueryResult {
    found: Result<FoundPlayers, RatingsError>,
    /// A list that cannot be used, reported once; the others were searched.
    refused: Option<RatingsError>,
}

/// The lists of a folder, searched in the background.
pub struct Lookup {
    questions: Sender<TypedName>,
    answers: Receiver<QueryResult>,
    asked: String,
    /// The current result; while waiting, that of an earlier query.
    found: FoundPlayers,
    is_waiting: bool,
    /// The last fault reported.
    refused: Option<RatingsError>,
}

impl Lookup {
    /// Opens the lists of a folder.
    ///
    /// # Errors
    /// Returns an error if there are no usable lists, or no thread can be started.
    pub fn open(folder: &Path) -> Result<Self, RatingsError> {
        let mut lists = Lists::open(folder)?;
        let (questions, asked) = channel::<TypedName>();
        let (answer, answers) = channel();
        let search = move || {
            let mut told = HashSet::new();
            while let Some(mut question) = next_question(&asked, &mut lists) {
                while let Ok(newer) = asked.try_recv() {
                    question = newer;
                }
                // If the folder cannot be read, lists that are still open are searched.
                let unreadable = lists.refresh().err();
                let mut refused = lists.take_refused();
                refused.extend(unreadable);
                let refused = refused.into_iter().find(|refused| told.insert(refused.to_string()));
                let found = lists.find(&question.typed, question.own, MOST);
                if answer.send(QueryResult { found, refused }).is_err() {
                    return;
                }
            }
        };
        let started = thread::Builder::new().name("ratings".to_owned()).spawn(search);
        started.map_err(|source: io::Error| RatingsError::Io { path: folder.to_owned(), source })?;
        let found = FoundPlayers::default();
        Ok(Self { questions, answers, asked: String::new(), found, is_waiting: false, refused: None })
    }

    /// Starts a query for the typed text.
    pub fn ask(&mut self, typed: &str, own: Option<Federation>) {
        typed.clone_into(&mut self.asked);
        self.is_waiting = self.questions.send(TypedName { typed: typed.to_owned(), own }).is_ok();
    }

    /// Receives available results; returns true if there was one.
    pub fn take(&mut self) -> bool {
        let mut news = false;
        loop {
            let answer = match self.answers.try_recv() {
                Ok(answer) => answer,
                Err(TryRecvError::Empty) => return news,
                // The search thread has ended: no more players are found.
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

    pub fn is_waiting(&self) -> bool {
        self.is_waiting
    }

    /// Returns the result of the last query; `None` while waiting.
    pub fn found(&self) -> Option<&FoundPlayers> {
        (!self.is_waiting).then_some(&self.found)
    }

    /// Returns the reason why a list could not be searched, once.
    pub fn take_refused(&mut self) -> Option<RatingsError> {
        self.refused.take()
    }
}

/// Waits for a query, and closes the lists meanwhile if it does not follow soon. Returns `None` after the last query.
fn next_question(asked: &Receiver<TypedName>, lists: &mut Lists) -> Option<TypedName> {
    match asked.recv_timeout(PAUSE) {
        Ok(question) => Some(question),
        Err(RecvTimeoutError::Timeout) => {
            lists.close();
            asked.recv().ok()
        }
        Err(RecvTimeoutError::Disconnected) => None,
    }
}
