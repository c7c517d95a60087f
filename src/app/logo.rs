//! The organiser's logo of an event: named on the wall, remembered on this computer, read anew for whatever shows it.

use super::App;
use super::kept::{self, LOGOS};
use super::say::cause;
use crate::desk::message::Notice;
use crate::i18n::{Arg, Say, Texts};
use crate::publish::logo::{Logo, MOST};
use crate::store;
use crate::text;
use std::fs::{self, File};
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// Reads a file as a logo.
///
/// # Errors
/// Says in words why it is none.
pub fn read_logo(path: &Path, texts: &Texts) -> Result<Arc<Logo>, String> {
    let refused = |why: Arg<'static>| {
        let file = text::clean(&path.to_string_lossy()).into_owned();
        texts.with("logo-refused", &[("file", file.into()), ("why", why)])
    };
    let read = || {
        // Asked before opening: to open a pipe would wait for ever.
        if !fs::metadata(path)?.is_file() {
            return Err(io::Error::from(io::ErrorKind::IsADirectory));
        }
        let mut bytes = Vec::new();
        File::open(path)?.take(MOST + 1).read_to_end(&mut bytes)?;
        Ok(bytes)
    };
    let bytes = read().map_err(|error| refused(cause(&error, texts)))?;
    Logo::of(bytes).map(Arc::new).map_err(|error| refused(error.say(texts).into()))
}

/// Returns the file that was named as the logo of an event, which is told by its file and what stands for it.
#[must_use]
pub fn kept_logo(data: Option<&Path>, of: (&Path, &str)) -> Option<PathBuf> {
    let kept = kept::file(data, LOGOS, of).and_then(|path| store::kept(&path).ok().flatten())?;
    kept.lines().next().map(PathBuf::from)
}

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
