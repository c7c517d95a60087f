//! The sharing service: sends acts of this computer to the process that writes the shared log, applies the acts of
//! others from there, and reports the outcome of the former.

use super::files::Files;
use super::opening::{Fetched, SharedOpening};
use super::{Effect, Service, at_length, state::State};
use crate::desk::{Context, FileRequest, Message, Notice, SharedRequest, Work, WorkRequest};
use crate::i18n::{Naming, Say};
use crate::session::{Inbox, Proposal, Session, shared_at};
use crate::share::{News, ProposalOutcome, ShareError, Wire};
use crate::sheet::entry;
use crate::text;
use crate::worker::Worker;
use hakem_engine::history::{Entry, Logged};
use hakem_engine::tournament::PlayerId;
use std::path::PathBuf;
use std::sync::Arc;
use std::thread;
use std::time::Duration;

/// Maximum number of acts in transit; the others wait in the inbox.
const UNDER_WAY: usize = 64;

/// Number of idle calls without an answer after which the server counts as unreachable.
const SILENT: u32 = 4;

/// Number of idle calls after which an unsynced act is shown on the screen.
const LATE: u32 = 3;

/// Maximum number of lines on acts of others.
const TOLD: usize = 8;

/// Polling limit and interval for pending acts when the event is left.
const FAREWELL: (u32, Duration) = (200, Duration::from_millis(5));

/// The sharing service.
#[derive(Default)]
pub struct SharingService {
    wire: Option<(Wire, PathBuf)>,
    /// Number of idle calls without an answer to a pending request; `None` without one.
    silent: Option<u32>,
    /// Number of idle calls with unsynced acts.
    late: u32,
    /// Messages to report once no dialog is open.
    untold: Vec<String>,
}

impl SharingService {
    pub fn open(&mut self, opening: SharedOpening, files: &mut Files, state: &mut State) -> Effect {
        let SharedOpening { wire, disk, path, sharer, told } = opening;
        let opened = match &sharer {
            Some(sharer) => Session::open_shared(&disk, &path, sharer, (state.world.now)()),
            None => Session::open_to_read(&disk, &path).map(|session| session.copied_to(&state.world.disk)),
        };
        match opened {
            Ok(session) => {
                *self = Self { wire: wire.map(|wire| (wire, path)), ..Self::default() };
                let salvaged = session.inbox().and_then(Inbox::salvaged).map(|(kept, lost)| {
                    let file = text::clean(&kept.display().to_string()).into_owned();
                    state.texts.with("inbox-salvaged", &[("count", (*lost).into()), ("file", file.into())])
                });
                let told = told.map_or(Message::Nothing, |told| Message::Tell(Notice::warning(told)));
                // A text stays, while the state of the connection replaces a notice.
                let then =
                    salvaged.map_or(told, |told| at_length(&state.texts, "inbox-salvaged-title", vec![told]));
                files.begin(session, true, then, state)
            }
            Err(error) => Effect::Then(at_length(&state.texts, "open-failed", vec![error.say(&state.texts)])),
        }
    }

    /// Returns true if the open event is connected to a server.
    pub fn is_on(&self) -> bool {
        self.wire.is_some()
    }

    /// Returns true if an act has been unsynced for longer than usual.
    pub fn is_late(&self) -> bool {
        self.late >= LATE
    }

    /// Handles outcomes and acts of others, and sends new acts; cheap if there are none. Returns true if there is
    /// something new to draw.
    pub fn take(&mut self, state: &mut State, is_free: bool) -> bool {
        let is_of_another =
            |(_, path): &(Wire, PathBuf)| state.session.as_ref().is_none_or(|session| session.path() != path);
        if self.wire.as_ref().is_some_and(is_of_another) {
            *self = Self::default();
        }
        let Some((wire, _)) = &self.wire else { return false };
        // A running task is based on the current state of the event.
        if state.is_working() {
            return false;
        }
        let told: Vec<News> = wire.news().collect();
        // The event file already contains the entries they refer to.
        let has_answer = told.iter().any(|news| matches!(news, News::Answered | News::Settled(..)));
        let mut has_news = has_answer && state.follow(is_free);
        let mut settled = Vec::new();
        for news in told {
            has_news |= self.hear(news, state, &mut settled);
        }
        if !settled.is_empty() {
            state.session.iter_mut().for_each(Session::show_inbox);
            state.refresh();
            has_news = true;
        }
        settled.into_iter().for_each(|(proposal, outcome)| self.tell(&proposal, outcome, state));
        let session = state.session.as_mut().filter(|session| !session.is_cut_off());
        let new = session.map(|session| session.hand_over(UNDER_WAY)).unwrap_or_default();
        if let Some((wire, _)) = &self.wire {
            new.into_iter().for_each(|proposal| wire.ask(proposal));
        }
        has_news
    }

    fn hear(
        &mut self,
        news: News,
        state: &mut State,
        settled: &mut Vec<(Proposal, ProposalOutcome)>,
    ) -> bool {
        match news {
            News::Asking => {
                self.silent.get_or_insert(0);
                false
            }
            News::Answered => {
                self.silent = None;
                let is_back = state.session.as_mut().is_some_and(|session| session.set_cut_off(false));
                if is_back {
                    state.done(state.texts.get("share-back").into_owned());
                }
                is_back
            }
            News::As(role) => state.session.as_mut().is_some_and(|session| session.set_role(role)),
            News::CutOff(error) => {
                self.silent = None;
                let is_gone = matches!(error, ShareError::Unreachable { .. });
                let why = error.say(&state.texts);
                cut_off(state, why, if is_gone { "share-cut-off" } else { "share-waits" })
            }
            News::Settled(number, outcome) => {
                let now = (state.world.now)();
                let session = state.session.as_mut();
                let proposal = session.and_then(|session| session.settle(number, now));
                settled.extend(proposal.map(|proposal| (proposal, outcome)));
                false
            }
        }
    }

    /// Reports the outcome of an act, unless it was recorded as requested.
    fn tell(&mut self, proposal: &Proposal, outcome: ProposalOutcome, state: &mut State) {
        let why = match outcome {
            // Success needs no message.
            ProposalOutcome::Recorded | ProposalOutcome::Already => return,
            ProposalOutcome::Conflict => {
                let told = state.texts.with("share-conflict", &[("what", what(proposal, state).into())]);
                return state.warn(told);
            }
            ProposalOutcome::Refused(why) => {
                let event = state.event();
                Naming { what: &why, who: &|id: PlayerId| event.name(id) }.say(event.texts)
            }
            ProposalOutcome::Denied(error) => error.say(&state.texts),
        };
        let refused = state.texts.with("share-refused", &[("what", what(proposal, state).into())]);
        self.untold.extend([refused, why]);
        if let Some(session) = &state.session {
            self.untold.extend(told_of(session.of_others(proposal.after), state));
        }
    }

    /// Waits briefly for acts in transit before the event is left; returns a message if some remain.
    pub fn leave(&mut self, state: &mut State) -> Option<String> {
        for _ in 0..FAREWELL.0 {
            self.take(state, false);
            let session = state.session.as_ref().filter(|session| !session.is_cut_off())?;
            if !self.is_on() || session.unshared() == 0 {
                break;
            }
            thread::sleep(FAREWELL.1);
        }
        let session = state.session.as_ref()?;
        let count = session.unshared();
        let values = [("count", count.into())];
        (count > 0).then(|| state.texts.with("share-left", &values))
    }
}

impl Service for SharingService {
    /// Detects a server that does not answer, and reports pending messages.
    fn idle(&mut self, state: &mut State, is_free: bool) -> Option<Message> {
        let mut has_news = self.take(state, is_free);
        if let Some(silent) = &mut self.silent {
            *silent = silent.saturating_add(1);
            if *silent == SILENT {
                let why = state.texts.get("share-silent").into_owned();
                has_news |= cut_off(state, why, "share-cut-off");
            }
        }
        let (was_late, waits) =
            (self.is_late(), state.session.as_ref().is_some_and(|open| open.unshared() > 0));
        self.late = if waits { self.late.saturating_add(1) } else { 0 };
        has_news |= self.is_late() != was_late;
        if is_free && !self.untold.is_empty() {
            return Some(at_length(&state.texts, "share-refused-title", std::mem::take(&mut self.untold)));
        }
        has_news.then_some(Message::Redraw)
    }
}

/// Reconnects an event of which this computer has the copy, if a request opens one. If that fails, it is not opened as
/// a local event, which would diverge from the others.
pub fn again(request: &FileRequest, state: &State) -> Option<Result<SharedOpening, ShareError>> {
    let FileRequest::Open(path) = request else { return None };
    let (reach, address) = state.world.share.as_ref().zip(shared_at(path))?;
    match (reach.again)(&address, path) {
        // The file is in use or damaged: it is opened read-only.
        Err(ShareError::Store(_) | ShareError::Open(_)) => None,
        again => Some(again),
    }
}

/// Downloads the event of an address into the console's folder on a thread, then opens it.
pub fn fetch(address: String, state: &State) -> Message {
    let Some(fetch) = state.world.share.as_ref().map(|reach| Arc::clone(&reach.fetch)) else {
        return Message::Nothing;
    };
    let folder = state.world.folder.clone();
    Message::Work(WorkRequest::Begin(Box::new(move |_| {
        let asked = address.clone();
        let then = move |came: Result<Fetched, ShareError>, cx: &Context| match came {
            Ok(Fetched { path, ahead: 0 }) => Message::ask(SharedRequest::Open(address, path)),
            Ok(Fetched { path, ahead }) => {
                let file = path.display().to_string();
                let values = [("count", ahead.into()), ("file", file.into())];
                at_length(cx.texts, "open-failed", vec![cx.texts.with("share-file-ahead", &values)])
            }
            Err(error) => at_length(cx.texts, "open-failed", vec![error.say(cx.texts)]),
        };
        Work::of(Worker::begin(move || fetch(&asked, &folder)), then)
    })))
}

/// Records that the server is unreachable, and reports the reason; returns true if that is new.
fn cut_off(state: &mut State, why: String, id: &str) -> bool {
    let is_new = state.session.as_mut().is_some_and(|session| session.set_cut_off(true));
    let takes_results = state.session.as_ref().is_some_and(|session| session.inbox().is_some());
    if is_new && takes_results {
        state.warn(state.texts.with(id, &[("why", why.into())]));
    } else if is_new {
        state.warn(why);
    }
    is_new
}

fn what(proposal: &Proposal, state: &State) -> String {
    match &proposal.entry {
        Entry::Did(command) => entry::asked(state.event(), &proposal.seen, command),
        Entry::Moved(_) | Entry::TookOut { .. } | Entry::Dropped(_) => {
            state.texts.get("share-a-move").into_owned()
        }
        Entry::Issued(_) | Entry::TookOver | Entry::Drew { .. } => {
            state.texts.get("share-a-note").into_owned()
        }
    }
}

/// Returns descriptions of acts with their authors, latest last.
pub fn told_of<'a>(lines: impl Iterator<Item = &'a Logged>, state: &State) -> Vec<String> {
    let event = state.event();
    let told: Vec<String> = lines
        .map(|line| {
            let by = line.by.as_deref().map(|by| format!("{by}: ")).unwrap_or_default();
            text::clean(&format!("{by}{}", entry::logged(event, line))).into_owned()
        })
        .collect();
    told.get(told.len().saturating_sub(TOLD)..).unwrap_or_default().to_vec()
}
