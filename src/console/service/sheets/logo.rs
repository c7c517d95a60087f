//! The organiser's logo of the open event: chosen, and resumed when the event is reopened.

use super::super::state::State;
use super::Sheets;
use crate::session::{LOGOS, kept_logo, read_logo};
use crate::store;
use std::fs;
use std::path::{Path, PathBuf};

impl Sheets {
    /// Sets the logo of the event; `None` removes it.
    pub(super) fn choose_logo(&mut self, path: Option<PathBuf>, state: &mut State) {
        let logo = match path.as_deref().map(|path| read_logo(path, &state.texts)).transpose() {
            Ok(logo) => logo,
            Err(told) => return state.refuse(told),
        };
        let told = match &logo {
            None => "logo-ended",
            Some(logo) if logo.is_for_paper() => "logo-taken",
            Some(_) => "logo-taken-for-pages",
        };
        keep(path.as_deref(), state);
        self.logo = path.zip(logo);
        self.written = None;
        state.done(state.texts.get(told).into_owned());
    }

    /// Loads the logo of the last opening; a file that can no longer be read is reported.
    pub(super) fn resume_logo(&mut self, state: &mut State) {
        let data = state.world.data_folder.as_deref();
        let path =
            state.session.as_ref().and_then(|session| kept_logo(data, (session.path(), &session.event())));
        let read = path.map(|path| read_logo(&path, &state.texts).map(|logo| (path, logo))).transpose();
        match read {
            Ok(logo) => self.logo = logo,
            Err(told) => state.warn(told),
        }
    }
}

/// Remembers the file of the logo. If that fails, it must be chosen again.
fn keep(path: Option<&Path>, state: &State) {
    let Some(file) = state.kept_file(LOGOS) else { return };
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
