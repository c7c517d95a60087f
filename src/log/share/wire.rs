//! The writer of the shared log: a thread that owns the connection and the event file.
//!
//! The console sends proposals and receives their outcomes without ever waiting.

use super::error::ShareError;
use super::event::{Acted, SharedEvent};
use super::row::{LogTable, Operation};
use crate::session::{Proposal, Role};
use hakem_engine::command::Command;
use hakem_engine::history::{AnewError, Entry};
use std::collections::VecDeque;
use std::sync::mpsc::{Receiver, SendError, Sender, TryRecvError, channel};
use std::thread;
use std::time::Duration;

/// Maximum interval between reads without notifications.
const LOOK: Duration = Duration::from_millis(1_000);

/// Maximum delay of a proposal while the thread waits for news of others.
const SLICE: Duration = Duration::from_millis(5);

/// Delay after an error before the next request to the server.
const AGAIN: Duration = Duration::from_millis(250);

/// Outcome of a proposal.
#[derive(Debug)]
pub enum ProposalOutcome {
    /// It is in the shared log.
    Recorded,
    /// Its board has a different result: it is in the shared log as a conflict.
    Conflict,
    /// The shared log already contains it.
    Already,
    /// It conflicts with earlier entries of others.
    Refused(AnewError),
    /// The database does not permit it.
    Denied(ShareError),
}

/// Message from the thread.
#[derive(Debug)]
pub enum News {
    /// A request to the server starts.
    Asking,
    /// The server has answered, and the event file is up to date.
    Answered,
    /// Rights of the login.
    As(Role),
    /// The server is unreachable, or its table cannot be followed; both are retried.
    CutOff(ShareError),
    /// The act with this number in the inbox is settled; the event file contains its outcome.
    Settled(u64, ProposalOutcome),
}

/// Channels to and from the thread, which ends when this is dropped.
#[derive(Debug)]
pub struct Wire {
    asks: Sender<Proposal>,
    news: Receiver<News>,
}

impl Wire {
    /// Starts a thread that writes and follows the log of an event.
    pub fn begin<T: LogTable + Send + 'static>(mut event: SharedEvent<T>) -> Self {
        let ((asks, asked), (tell, news)) = (channel(), channel());
        let write = move || {
            let _nobody_listens_any_more = run(&mut event, &asked, &tell);
        };
        // If the thread cannot be started, there are no answers, which is reported.
        drop(thread::Builder::new().name("share".to_owned()).spawn(write));
        Self { asks, news }
    }

    pub fn ask(&self, proposal: Proposal) {
        // If the thread has ended, the proposal remains in the inbox.
        drop(self.asks.send(proposal));
    }

    /// Returns the messages received since the last call.
    pub fn news(&self) -> impl Iterator<Item = News> {
        self.news.try_iter()
    }
}

/// Processes proposals and follows the log until the receiver is dropped.
fn run<T: LogTable>(
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

/// Records a proposal. If it may have been sent before, the table is searched for it first.
fn settled<T: LogTable>(
    event: &mut SharedEvent<T>,
    proposal: &Proposal,
    is_doubtful: bool,
) -> Result<ProposalOutcome, ShareError> {
    if is_doubtful || proposal.is_of_before() {
        let operation = Operation::new(proposal.operation);
        let is_there = event.has(&operation, proposal.after as u64)?;
        event.catch_up()?;
        if is_there {
            return Ok(ProposalOutcome::Recorded);
        }
    }
    match event.propose(proposal) {
        Ok(Acted::Recorded(entries)) => {
            let is_note = |entry: &Entry| matches!(entry, Entry::Did(Command::NoteConflict { .. }));
            let is_conflict = !is_note(&proposal.entry) && entries.iter().any(is_note);
            Ok(if is_conflict { ProposalOutcome::Conflict } else { ProposalOutcome::Recorded })
        }
        Ok(Acted::Already { .. }) => Ok(ProposalOutcome::Already),
        Ok(Acted::Refused { why, .. }) => Ok(ProposalOutcome::Refused(why)),
        Err(error @ ShareError::NotAllowed { .. }) => Ok(ProposalOutcome::Denied(error)),
        Err(error) => Err(error),
    }
}
