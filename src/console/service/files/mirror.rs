//! The backup folder (mirror): chosen, remembered for the next opening, and completed on exit.
//!
//! It is remembered in the user's data folder, not in the event, because the path is valid only on this computer, while
//! the event file may move to another one.

use super::leave::shown;
use crate::desk::{FileRequest, Message, Notice};
use crate::dialog::{Pick, PickItem};
use crate::i18n::Say;
use crate::service::state::State;
use crate::session::{BACKUPS, Session, private_name};
use crate::store::{self, KeptError};
use std::fs;
use std::path::{Path, PathBuf};

/// Number of consecutive idle calls with a late mirror after which the arbiter is warned.
const SLOW: u32 = 25;

/// State of the backup folder of the open event.
#[derive(Default)]
pub struct Mirror {
    /// True if its loss has been reported.
    is_lost: bool,
    /// True if it is remembered for the next opening.
    is_kept: bool,
    /// Number of consecutive idle calls in which it was late.
    behind: u32,
}

impl Mirror {
    /// Returns true if the backup folder is lost, as already reported.
    pub fn is_lost(&self) -> bool {
        self.is_lost
    }

    /// Clears the remembered state, because the event continues in another file.
    pub fn renew(&mut self) {
        self.is_kept = false;
    }

    /// Sets the backup folder, or ends mirroring.
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

    /// Resumes the backup folder remembered from the last opening. For a copy of the event under another path, asks
    /// first: two files that diverge cannot share a mirror.
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
        let values = [("folder", shown(&kept.folder).into()), ("file", shown(&kept.event).into())];
        let lines = [texts.with("mirror-of-a-copy", &values), String::new()];
        let choices = vec![
            PickItem::plain(texts.get("mirror-of-a-copy-leave"), Message::Nothing),
            PickItem::plain(texts.get("mirror-of-a-copy-take"), Message::ask(FileRequest::ResumeMirror)),
        ];
        let title = texts.get("event-mirror").into_owned();
        Message::open(Pick::new(title, choices).with_lines(lines).weighty())
    }

    /// Resumes mirroring to the backup folder remembered for the event.
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

    /// Remembers the backup folder for the next opening.
    fn keep(&mut self, state: &mut State) {
        let Some((path, session)) = file(state).zip(state.session.as_ref()) else { return };
        let Some((mark, folder)) = session.mirror_mark().zip(session.mirror()) else { return };
        let (folder, event) = (absolute(folder), absolute(session.path()));
        let Some((folder, event)) = folder.to_str().zip(event.to_str()) else { return };
        let kept = store::keep(&path, &format!("{mark}\n{folder}\n{event}\n"));
        // Tried only once: a failure would repeat.
        self.is_kept = true;
        if kept.is_err() {
            state.warn(state.texts.get("mirror-not-kept").into_owned());
        }
    }

    /// Reports when the backup folder is lost or available again, and remembers it once its marker is known. Returns
    /// true if there is something new to draw.
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
    Some(data.join(BACKUPS).join(private_name(session)))
}

/// Remembered data of a backup folder, one line each.
struct Kept {
    /// Expected content of its marker.
    mark: String,
    folder: PathBuf,
    /// Event file that it mirrors.
    event: PathBuf,
}

impl Kept {
    fn of(text: &str) -> Option<Self> {
        let mut lines = text.lines();
        let (mark, folder) = (lines.next()?.to_owned(), PathBuf::from(lines.next()?));
        // Files of earlier versions lack this line, so they are asked about once.
        let event = PathBuf::from(lines.next().unwrap_or_default());
        Some(Self { mark, folder, event })
    }
}

fn read(path: &Path) -> Result<Option<Kept>, KeptError> {
    Ok(store::kept(path)?.as_deref().and_then(Kept::of))
}

/// Returns an absolute path, with links resolved if the file exists, so that each file has exactly one such path.
fn absolute(path: &Path) -> PathBuf {
    store::resolved(path).or_else(|_| std::path::absolute(path)).unwrap_or_else(|_| path.to_owned())
}
