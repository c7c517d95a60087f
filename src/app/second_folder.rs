//! The second folder: named, remembered for the next opening, left at the end.
//!
//! It is remembered in the user's data folder, not in the event: the path is that of this computer, and the event file
//! may go to another one, with the stick or by mail.

use super::App;
use crate::desk::message::{Message, Notice};
use crate::dialog::{Choice, Pick};
use crate::i18n::Say;
use crate::session::private_name;
use crate::store::{self, KeptError};
use crate::text;
use std::fs;
use std::path::{Path, PathBuf};

/// The folder in the user's data folder that has a file for each event with a second folder.
const FOLDER: &str = "second-folders";

/// What the console knows of the second folder of the event on show.
#[derive(Default)]
pub(super) struct Mirror {
    /// Whether its loss was told.
    pub is_lost: bool,
    /// Whether it is remembered for the next opening.
    pub is_kept: bool,
    /// How often in a row it was found to be behind.
    pub behind: u32,
}

impl App {
    /// Names the second folder, or none.
    pub(super) fn mirror(&mut self, folder: Option<PathBuf>) {
        let Some(session) = self.session.as_mut() else { return };
        self.mirror = Mirror::default();
        let refused = session.set_mirror(folder.as_deref(), None);
        if folder.is_none() {
            self.forget_mirror();
            self.notice = Some(Notice::done(self.texts.get("mirror-ended")));
            return;
        }
        let warning = refused.or_else(|| session.settle_mirror());
        self.mirror.is_lost = warning.is_some();
        if session.mirror_mark().is_some() {
            self.keep_mirror();
        }
        self.notice = Some(match warning {
            Some(warning) => Notice::warning(warning.say(&self.texts)),
            None => Notice::done(self.texts.get("mirror-set")),
        });
    }

    /// Takes up the second folder that the event had when it was open last. A copy of the event under another path is
    /// asked about: two files that go on in two ways cannot share a mirror.
    pub(super) fn offer_mirror(&mut self) {
        self.mirror = Mirror::default();
        let kept = match self.mirror_file().map(|path| read(&path)).transpose() {
            Ok(kept) => kept.flatten(),
            Err(error) => {
                self.notice = Some(Notice::warning(error.say(&self.texts)));
                None
            }
        };
        let Some(kept) = kept else { return };
        let Some(session) = self.session.as_ref().filter(|session| !session.is_read_only()) else { return };
        if kept.event == absolute(session.path()) {
            return self.resume_mirror();
        }
        let shown = |path: &Path| text::clean(&path.to_string_lossy()).into_owned();
        let values = [("folder", shown(&kept.folder).into()), ("file", shown(&kept.event).into())];
        let lines = [self.texts.with("mirror-of-a-copy", &values), String::new()];
        let choices = vec![
            Choice::plain(self.texts.get("mirror-of-a-copy-leave"), Message::Nothing),
            Choice::plain(self.texts.get("mirror-of-a-copy-take"), Message::ResumeMirror),
        ];
        let title = self.texts.get("event-mirror").into_owned();
        self.dialogs.push(Box::new(Pick::new(title, choices).with_lines(lines).weighty()));
    }

    /// Goes on with the second folder that is remembered of the event.
    pub(super) fn resume_mirror(&mut self) {
        let kept = self.mirror_file().and_then(|path| read(&path).ok().flatten());
        let Some(kept) = kept else { return };
        let Some(session) = self.session.as_mut() else { return };
        self.mirror.is_kept = kept.event == absolute(session.path());
        if let Some(warning) = session.set_mirror(Some(&kept.folder), Some(kept.mark)) {
            self.mirror.is_lost = true;
            self.notice = Some(Notice::warning(warning.say(&self.texts)));
        }
        if !self.mirror.is_kept {
            self.keep_mirror();
        }
    }

    /// Remembers the second folder for the next opening.
    pub(super) fn keep_mirror(&mut self) {
        let Some((path, session)) = self.mirror_file().zip(self.session.as_ref()) else { return };
        let Some((mark, folder)) = session.mirror_mark().zip(session.mirror()) else { return };
        let (folder, event) = (absolute(folder), absolute(session.path()));
        let Some((folder, event)) = folder.to_str().zip(event.to_str()) else { return };
        let kept = store::keep(&path, &format!("{mark}\n{folder}\n{event}\n"));
        // Once is enough: what fails now fails again.
        self.mirror.is_kept = true;
        if kept.is_err() {
            self.notice = Some(Notice::warning(self.texts.get("mirror-not-kept")));
        }
    }

    fn forget_mirror(&self) {
        if let Some(path) = self.mirror_file() {
            let _there_may_be_none = fs::remove_file(path);
        }
    }

    /// Brings the second folder up to date before the event is left; says why that is not possible.
    pub(super) fn leave_mirror(&mut self) {
        let warning = self.session.as_ref().and_then(|session| session.settle_mirror());
        if let Some(warning) = warning {
            self.farewell.push(warning.say(&self.texts));
        }
    }

    fn mirror_file(&self) -> Option<PathBuf> {
        let (data, session) = self.world.data_folder.as_ref().zip(self.session.as_ref())?;
        Some(data.join(FOLDER).join(private_name(session)))
    }
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
