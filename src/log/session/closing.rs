//! The closing folder of an event on disk.

use crate::exchange::pgn::Pgn;
use crate::exchange::{FileForm, Source};
use crate::i18n::{Say, Texts};
use crate::publish::closing::{Closing, PAGES};
use crate::publish::site::File;
use crate::store::{SiteChanges, SiteError, write_site};
use std::path::Path;

/// Writes the files of a closing and its web pages to a folder that is new, empty, or belongs to the same event;
/// returns the changes.
///
/// # Errors
/// Returns a [`SiteError`] if the folder is refused or a file cannot be written.
pub fn write_closing(
    folder: &Path,
    event: &str,
    closing: &Closing,
    event_file: File,
) -> Result<SiteChanges, SiteError> {
    let mut changes = write_site(folder, event, &closing.files(event_file))?;
    let pages = write_site(&folder.join(PAGES), event, &closing.pages)?;
    let within = |names: Vec<String>| names.into_iter().map(|name| format!("{PAGES}/{name}"));
    changes.written.extend(within(pages.written));
    changes.removed.extend(within(pages.removed));
    Ok(changes)
}

/// Reads a file with the moves of games, unchanged.
///
/// # Errors
/// Returns a message if the file cannot be read or is not a PGN file.
pub fn read_games(path: &Path, texts: &Texts) -> Result<Vec<u8>, String> {
    let source = Source::open(path).map_err(|error| error.say(texts))?;
    let values = || [("file", path.display().to_string().into())];
    match Pgn.recognises(&source) {
        true => Ok(source.bytes),
        false => Err(texts.with("closing-no-games", &values())),
    }
}

/// Lists the changes of the folder, one file per line.
pub fn told_changes(changes: &SiteChanges, texts: &Texts) -> Vec<String> {
    let one = |id: &str, name: &String| texts.with(id, &[("file", name.clone().into())]);
    let written = changes.written.iter().map(|name| one("closing-file-written", name));
    written.chain(changes.removed.iter().map(|name| one("closing-file-removed", name))).collect()
}
