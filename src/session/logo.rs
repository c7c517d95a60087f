//! The organiser's logo of an event: which file it is, remembered on this computer, and read anew for whatever shows it.

use super::kept::{LOGOS, file};
use super::words::cause;
use crate::i18n::{Arg, Say, Texts};
use crate::publish::logo::{Logo, MOST};
use crate::{store, text};
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
    let kept = file(data, LOGOS, of).and_then(|path| store::kept(&path).ok().flatten())?;
    kept.lines().next().map(PathBuf::from)
}
