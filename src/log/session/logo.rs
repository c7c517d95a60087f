//! The organiser's logo of an event, whose path is stored locally and read whenever it is displayed.

use super::local_settings::{LOGOS, file};
use crate::i18n::{Arg, Say, Texts};
use crate::publish::logo::{Logo, MOST};
use crate::store::cause_text;
use crate::{store, text};
use std::fs::{self, File};
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// Reads a file as a logo.
///
/// # Errors
/// Returns a message if the file is not a logo.
pub fn read_logo(path: &Path, texts: &Texts) -> Result<Arc<Logo>, String> {
    let refused = |why: Arg<'static>| {
        let file = text::clean(&path.to_string_lossy()).into_owned();
        texts.with("logo-refused", &[("file", file.into()), ("why", why)])
    };
    let read = || {
        // Checked before opening, since opening a pipe would block forever.
        if !fs::metadata(path)?.is_file() {
            return Err(io::Error::from(io::ErrorKind::IsADirectory));
        }
        let mut bytes = Vec::new();
        File::open(path)?.take(MOST + 1).read_to_end(&mut bytes)?;
        Ok(bytes)
    };
    let bytes = read().map_err(|error| refused(cause_text(&error, texts)))?;
    Logo::of(bytes).map(Arc::new).map_err(|error| refused(error.say(texts).into()))
}

/// Returns the logo file of an event; `of` is its path and ID.
pub fn kept_logo(data: Option<&Path>, of: (&Path, &str)) -> Option<PathBuf> {
    let kept = file(data, LOGOS, of).and_then(|path| store::kept(&path).ok().flatten())?;
    kept.lines().next().map(PathBuf::from)
}
