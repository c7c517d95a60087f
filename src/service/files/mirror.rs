//! The second folder: named, remembered for the next opening, left at the end.
//!
//! It is remembered in the user's data folder, not in the event: the path is that of this computer, and the event file
//! may go to another one, with the stick or by mail.

use crate::desk::message::{Message, Notice};
use crate::desk::request::FileRequest;
use crate::dialog::{Pick, PickItem};
use crate::i18n::Say;
use crate::service::state::State;
use crate::session::{Session, private_name};
use crate::store::{self, KeptError};
use crate::text;
use std::fs;
use std::path::{Path, PathBuf};

/// The folder in the user's data folder that has a file for each event with a second folder.
const FOLDER: &str = "second-folders";

/// How many times in idle time a second folder may be found behind before the arbiter is told.
const SLOW: u32 = 25;

/// What the console knows of the second folder of the event on show.
#[derive(Default)]
pub struct Mirror {
    /// Whether its loss was told.
    is_lost: bool,
    /// Whether it is remembered for the next opening.
    is_kept: bool,
    /// How often in a row it was found to be behind.
    behind: u32,
}

impl Mirror {
    /// Whether the second folder is lost, as was told.
    #[must_use]
    pub fn is_lost(&self) -> bool {
        self.is_lost
    }

    /// Forgets that it is remembered: the event goes on in another file.
    pub fn renew(&mut self) {
        self.is_kept = false;
    }

    /// Names the second folder, or none.
    pub fn choose(&mut self, folder: Option<&Path>, state: &mut State) {
        let Some(session) = state.session.as_mut() else { return };
        *self = Self::default();
        let refused = session.set_mirror(folder, None);
        if folder.is_none() {
            forget(state);
            return state.done(state.texts.get("mirror-ended").into_owned());
        }
        let warning = refused.or_else(|| session.settle_mirror());
        self.is_lost = warning.is_some();
        if session.mirror_mark().is_some() {
            self.keep(state);
        }
        match warning {
            Some(warning) => state.warn(warning.say(&state.texts)),
            None => state.done(state.texts.get("mirror-set").into_owned()),
        }
    }

    /// Takes up the second folder that the event had when it was open last. A copy of the event under another path is
    /// asked about: two files that go on in two ways cannot share a mirror.
    pub fn offer(&mut self, state: &mut State) -> Message {
        let kept = match file(state).map(|path| read(&path)).transpose() {
            Ok(kept) => kept.flatten(),
            Err(error) => {
                state.warn(error.say(&state.texts));
                None
            }
        };
        let Some(kept) = kept else { return Message::Nothing };
        let Some(session) = state.session.as_ref().filter(|session| !session.is_read_only()) else {
            return Message::Nothing;
        };
        if kept.event == absolute(session.path()) {
            self.resume(state);
            return Message::Nothing;
        }
        let texts = &state.texts;
        let shown = |path: &Path| text::clean(&path.to_string_lossy()).into_owned();
        let values = [("folder", shown(&kept.folder).into()), ("file", shown(&kept.event).into())];
        let lines = [texts.with("mirror-of-a-copy", &values), String::new()];
        let choices = vec![
            PickItem::plain(texts.get("mirror-of-a-copy-leave"), Message::Nothing),
            PickItem::plain(texts.get("mirror-of-a-copy-take"), Message::ask(FileRequest::ResumeMirror)),
        ];
        let title = texts.get("event-mirror").into_owned();
        Message::Open(Box::new(Pick::new(title, choices).with_lines(lines).weighty()))
    }

    /// Goes on with the second folder that is remembered of the event.
    pub fn resume(&mut self, state: &mut State) {
        let kept = file(state).and_then(|path| read(&path).ok().flatten());
        let Some((kept, session)) = kept.zip(state.session.as_mut()) else { return };
        self.is_kept = kept.event == absolute(session.path());
        if let Some(warning) = session.set_mirror(Some(&kept.folder), Some(kept.mark)) {
            self.is_lost = true;
            state.notice = Some(Notice::warning(warning.say(&state.texts)));
        }
        if !self.is_kept {
            self.keep(state);
        }
    }

    /// Remembers the second folder for the next opening.
    fn keep(&mut self, state: &mut State) {
        let Some((path, session)) = file(state).zip(state.session.as_ref()) else { return };
        let Some((mark, folder)) = session.mirror_mark().zip(session.mirror()) else { return };
        let (folder, event) = (absolute(folder), absolute(session.path()));
        let Some((folder, event)) = folder.to_str().zip(event.to_str()) else { return };
        let kept = store::keep(&path, &format!("{mark}\n{folder}\n{event}\n"));
        // Once is enough: what fails now fails again.
        self.is_kept = true;
        if kept.is_err() {
            state.warn(state.texts.get("mirror-not-kept").into_owned());
        }
    }

    /// Tells when the second folder is lost or there again, and remembers it once it is known. Returns whether there is something
    /// new to draw.
    pub fn idle(&mut self, state: &mut State) -> bool {
        let Some(session) = state.session.as_ref().filter(|session| session.mirror().is_some()) else {
            return false;
        };
        self.behind = if session.mirror_is_behind() { self.behind.saturating_add(1) } else { 0 };
        if self.behind > 0 && self.behind < SLOW {
            return false;
        }
        if !self.is_kept && session.mirror_mark().is_some() {
            self.keep(state);
        }
        let texts = &state.texts;
        let told = match state.session.as_ref().and_then(Session::mirror_warning) {
            Some(warning) => Some(warning.say(texts)),
            None if self.behind >= SLOW => Some(texts.get("mirror-no-answer").into_owned()),
            None => None,
        };
        if told.is_some() == self.is_lost {
            return false;
        }
        self.is_lost = told.is_some();
        match told {
            Some(warning) => state.warn(warning),
            None => state.done(state.texts.get("mirror-found-again").into_owned()),
        }
        true
    }
}

fn forget(state: &State) {
    if let Some(path) = file(state) {
        let _there_may_be_none = fs::remove_file(path);
    }
}

fn file(state: &State) -> Option<PathBuf> {
    let (data, session) = state.world.data_folder.as_ref().zip(state.session.as_ref())?;
    Some(data.join(FOLDER).join(private_name(session)))
}

/// What is remembered of a second folder, one line each.
struct Kept {
    /// What its mark must say.
    mark: String,
    folder: PathBuf,
    /// The event file whose second folder it is.
    event: PathBuf,
}

impl Kept {
    fn of(text: &str) -> Option<Self> {
        let mut lines = text.lines();
        let (mark, folder) = (lines.next()?.to_owned(), PathBuf::from(lines.next()?));
        // Files of before lack it, so that they are asked about once.
        let event = PathBuf::from(lines.next().unwrap_or_default());
        Some(Self { mark, folder, event })
    }
}

fn read(path: &Path) -> Result<Option<Kept>, KeptError> {
    Ok(store::kept(path)?.as_deref().and_then(Kept::of))
}

/// Returns a path from the root on, with links followed where it leads somewhere: one file has one such path.
fn absolute(path: &Path) -> PathBuf {
    path.canonicalize().or_else(|_| std::path::absolute(path)).unwrap_or_else(|_| path.to_owned())
}
