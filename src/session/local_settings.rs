//! Local settings of an event, stored outside its file.
//!
//! The console writes them, and every view of the event uses them.

use super::Session;
use crate::event::Chosen;
use crate::publish::paper::PageSetup;
use crate::store;
use std::path::{Path, PathBuf};

/// Folder in the user's data folder with a file of selected columns per event.
pub const COLUMNS: &str = "sheet-columns";

/// Folder in the user's data folder with a file of the groups of settings that are open, per event.
pub const GROUPS: &str = "event-groups";

/// Folder in the user's data folder with a file of the page setup per event.
pub const PAPERS: &str = "papers";

/// Folder in the user's data folder with a file of the logo per event.
pub const LOGOS: &str = "logos";

/// Folder in the user's data folder with a file of the web pages per event: their folder and address.
pub const SITES: &str = "sites";

/// Folder in the user's data folder with the key of the codes for phones, per event.
pub const PASSES: &str = "passes";

/// Number of digits of the event ID in the names of its files in the user's data folder.
const DIGITS: usize = 16;

/// Returns the name of this event's files in the user's data folder.
pub fn private_name(session: &Session) -> String {
    name_of(session.path(), &session.event())
}

fn name_of(path: &Path, event: &str) -> String {
    let event: String = event.chars().take(DIGITS).collect();
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    format!("{name}-{event}")
}

/// Returns the file of an event in a folder of the user's data folder.
pub fn file(data: Option<&Path>, folder: &str, (path, event): (&Path, &str)) -> Option<PathBuf> {
    Some(data?.join(folder).join(name_of(path, event)))
}

/// Returns the address of an event's web pages, if known.
pub fn address_of_pages(data: Option<&Path>, of: (&Path, &str)) -> Option<String> {
    let kept = file(data, SITES, of).and_then(|path| store::kept(&path).ok().flatten())?;
    kept.lines().nth(1).filter(|address| !address.is_empty()).map(ToOwned::to_owned)
}

/// Returns the selected columns of an event's sheets; `of` is its path and ID. An unreadable file counts as no
/// selection.
pub fn chosen_columns(data: Option<&Path>, of: (&Path, &str)) -> Chosen {
    let kept = file(data, COLUMNS, of).and_then(|path| store::kept(&path).ok().flatten());
    kept.map(|text| Chosen::read(&text)).unwrap_or_default()
}

/// Returns the page setup of an event's sheets. An unreadable file counts as no selection.
pub fn chosen_setup(data: Option<&Path>, of: (&Path, &str)) -> PageSetup {
    let kept = file(data, PAPERS, of).and_then(|path| store::kept(&path).ok().flatten());
    kept.and_then(|text| PageSetup::read(&text)).unwrap_or_default()
}
