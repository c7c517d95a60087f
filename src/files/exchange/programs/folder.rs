//! Folders in which Vega saves an event: choice of the file to read.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// The endings of reports that Vega writes.
const REPORTS: [&str; 2] = ["trfx", "trf"];

/// Returns the newest report in the folder of an event; those with its name come first.
pub(super) fn report_beside(event: &Path) -> Option<PathBuf> {
    let stem = event.file_stem()?.to_ascii_lowercase();
    let is_named = |path: &PathBuf| path.file_stem().is_some_and(|name| name.to_ascii_lowercase() == stem);
    newest(
        event.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new(".")),
        &REPORTS,
        is_named,
    )
}

/// Returns the file to read in a folder of Vega: the newest report, else the event; `None` for a folder
/// without an event of Vega.
pub(in crate::exchange) fn in_folder(folder: &Path) -> Option<PathBuf> {
    let event = newest(folder, &["veg"], |_| true);
    newest(folder, &["trfx"], |_| true)
        .or_else(|| event.is_some().then(|| newest(folder, &["trf"], |_| true))?)
        .or(event)
}

/// Returns the newest file with one of these endings; of files of one moment the last by name.
fn newest(folder: &Path, endings: &[&str], is_meant: impl Fn(&PathBuf) -> bool) -> Option<PathBuf> {
    let files = fs::read_dir(folder).ok()?.flatten().map(|entry| entry.path());
    let has_ending = |path: &PathBuf| {
        let ending = path.extension().map(|ending| ending.to_string_lossy().to_ascii_lowercase());
        ending.is_some_and(|ending| endings.contains(&ending.as_str()))
    };
    let changed =
        |path: &PathBuf| fs::metadata(path).and_then(|of| of.modified()).unwrap_or(SystemTime::UNIX_EPOCH);
    files.filter(has_ending).filter(is_meant).max_by_key(|path| (changed(path), path.clone()))
}
