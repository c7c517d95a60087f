//! Whoever writes the log of all for a console: a thread that owns the connection and the event file. The console hands over what is
//! asked for, hears what became of it, and never waits.

use super::error::ShareError;
use super::event::{Acted, SharedEvent};
use super::row::{Operation, Table};
use crate::session::{Proposal, Role};
use hakem_engine::command::Command;
use hakem_engine::history::{AnewError, Entry};
use std::collections::VecDeque;
use std::sync::mpsc::{Receiver, SendError, Sender, TryRecvError, channel};
use std::thread;
use std::time::Duration;

/// How long nothing is looked for at most while nobody tells of anything.
const LOOK: Duration = Duration::from_millis(1_000);

/// How long what is asked for may lie while the thread waits for news of others.
const SLICE: Duration = Duration::from_millis(5);

/// How long after a fault the server is asked again.
const AGAIN: Duration = Duration::from_millis(250);

/// What became of something that was asked for.
#[derive(Debug)]
pub enum Outcome {
    /// It is in the log of all.
    Recorded,
    /// Another result stands on its board: it is in the log of all as a conflict.
    Conflict,
    /// The log of all says it already.
    Already,
    /// It does not fit what others did first.
    Refused(AnewError),
    /// The database does not allow it.
    Denied(ShareError),
}

/// What the thread tells.
#[derive(Debug)]
pub enum News {
    /// The server is asked something.
    Asking,
    /// It has answered, and the event file has what it said.
    Answered,
    /// The login may do this.
    As(Role),
    /// It cannot be asked, or its table cannot be followed; both are tried again.
    CutOff(ShareError),
    /// What has this number in the inbox is settled; the event file has what came of it.
    Settled(u64, Outcome),
}

/// What leads to the thread and back. It ends when this is dropped.
#[derive(Debug)]
pub struct Wire {
    asks: Sender<Proposal>,
    news: Receiver<News>,
}

impl Wire {
    /// Lets a thread write the log of an event from now on, and follow it.
    #[must_use]
    pub fn begin<T: Table + Send + 'static>(mut event: SharedEvent<T>) -> Self {
        let ((asks, asked), (tell, news)) = (channel(), channel());
        let write = move || {
            let _nobody_listens_any_more = run(&mut event, &asked, &tell);
        };
        // Without a thread nobody answers, and that is told.
        drop(thread::Builder::new().name("share".to_owned()).spawn(write));
        Self { asks, news }
    }

    /// Asks for something.
    pub fn ask(&self, proposal: Proposal) {
        // Where nobody is there any more, it stays in the inbox.
        drop(self.asks.send(proposal));
    }

    /// Returns what was told since.
    pub fn news(&self) -> impl Iterator<Item = News> {
        self.news.try_iter()
    }
}

/// Asks and follows until nobody listens any more.
fn run<T: Table>(
    event: &mut SharedEvent<T>,
    asked: &Receiver<Proposal>,
    tell: &Sender<News>,
) -> Result<(), SendError<News>> {
    let mut open = VecDeque::new();
    let (mut is_doubtful, mut quiet, mut told) = (false, LOOK, None);
    loop {
        let role = event.table().role();
        if let Some(role) = role.filter(|_| role != told) {
            told = Some(role);
            tell.send(News::As(role))?;
        }
        loop {
            match asked.try_recv() {
                Ok(proposal) => open.push_back(proposal),
                Err(TryRecvError::Empty) => break,
                Err(TryRecvError::Disconnected) => return Ok(()),
            }
        }
        if open.is_empty() && quiet < LOOK {
            quiet = if event.table().wait(SLICE) { LOOK } else { quiet + SLICE };
            continue;
        }
        tell.send(News::Asking)?;
        let came = match open.front() {
            Some(proposal) => settled(event, proposal, is_doubtful).map(Some),
            None => event.catch_up().map(|_| None),
        };
        (is_doubtful, quiet) = (came.is_err(), if came.is_err() { LOOK } else { Duration::ZERO });
        match came {
            Ok(outcome) => {
                if let Some((outcome, proposal)) = outcome.zip(open.pop_front()) {
                    tell.send(News::Settled(proposal.number, outcome))?;
                }
                tell.send(News::Answered)?;
            }
            Err(error) => {
                tell.send(News::CutOff(error))?;
                thread::sleep(AGAIN);
            }
        }
    }
}

/// Has something recorded. Of what may have been sent before, the table tells whether it has it.
fn settled<T: Table>(
    event: &mut SharedEvent<T>,
    proposal: &Proposal,
    is_doubtful: bool,
) -> Result<Outcome, ShareError> {
    if is_doubtful || proposal.is_of_before() {
        let operation = Operation::new(proposal.operation);
        let is_there = event.has(&operation, proposal.after as u64)?;
        event.catch_up()?;
        if is_there {
            return Ok(Outcome::Recorded);
        }
    }
    match event.propose(proposal) {
        Ok(Acted::Recorded(entries)) => {
            let is_note = |entry: &Entry| matches!(entry, Entry::Did(Command::NoteConflict { .. }));
            let is_conflict = !is_note(&proposal.entry) && entries.iter().any(is_note);
            Ok(if is_conflict { Outcome::Conflict } else { Outcome::Recorded })
        }
        Ok(Acted::Already { .. }) => Ok(Outcome::Already),
        Ok(Acted::Refused { why, .. }) => Ok(Outcome::Refused(why)),
        Err(error @ ShareError::NotAllowed { .. }) => Ok(Outcome::Denied(error)),
        Err(error) => Err(error),
    }
}
