//! The organiser's logo of the open event: named on the wall, taken up again when the event is opened.

use super::App;
use crate::desk::message::Notice;
use crate::session::{LOGOS, kept_logo, read_logo};
use crate::store;
use std::fs;
use std::path::{Path, PathBuf};

impl App {
    /// Takes a file as the logo of the event from now on; `None` takes it away.
    pub(super) fn set_logo(&mut self, path: Option<PathBuf>) {
        let logo = path.as_deref().map(|path| read_logo(path, &self.texts)).transpose();
        let logo = match logo {
            Ok(logo) => logo,
            Err(told) => {
                self.notice = Some(Notice::refused(told));
                return;
            }
        };
        let told = match &logo {
            None => "logo-ended",
            Some(logo) if logo.is_for_paper() => "logo-taken",
            Some(_) => "logo-taken-for-pages",
        };
        self.keep_logo(path.as_deref());
        self.wall.take_logo(path.zip(logo));
        self.notice = Some(Notice::done(self.texts.get(told)));
    }

    /// Remembers which file it is. What cannot be kept is asked for again.
    fn keep_logo(&self, path: Option<&Path>) {
        let Some(file) = self.kept_file(LOGOS) else { return };
        let path = path.map(|path| std::path::absolute(path).unwrap_or_else(|_| path.to_owned()));
        match path.as_deref().and_then(Path::to_str) {
            Some(path) => {
                let _best_effort = store::keep(&file, &format!("{path}\n"));
            }
            None => {
                let _there_may_be_none = fs::remove_file(file);
            }
        }
    }

    /// Takes up the logo that the event had when it was open last; one that cannot be read any more is told of.
    pub(super) fn resume_logo(&mut self) {
        let data = self.world.data_folder.as_deref();
        let path =
            self.session.as_ref().and_then(|session| kept_logo(data, (session.path(), &session.event())));
        let read = path.map(|path| read_logo(&path, &self.texts).map(|logo| (path, logo))).transpose();
        match read {
            Ok(logo) => self.wall.take_logo(logo),
            Err(told) => {
                self.wall.take_logo(None);
                self.notice = Some(Notice::warning(told));
            }
        }
    }
}
