//! What this computer keeps of an event outside its file: the console writes it, and all that shows the event follows it.

use super::Session;
use crate::event::Chosen;
use crate::publish::paper::PageSetup;
use crate::store;
use std::path::{Path, PathBuf};

/// The folder in the user's data folder that has a file for each event of which columns are chosen.
pub const COLUMNS: &str = "sheet-columns";

/// The folder there that has a file for each event whose sheets are laid out for a paper that was chosen.
pub const PAPERS: &str = "papers";

/// The folder there that has a file for each event with a logo.
pub const LOGOS: &str = "logos";

/// The folder there that has a file for each event with web pages: their folder, their address.
pub const SITES: &str = "sites";

/// How many digits of the event stand in the names of its files in the user's data folder.
const DIGITS: usize = 16;

/// Returns the name of a file about this event in the user's data folder.
pub fn private_name(session: &Session) -> String {
    name_of(session.path(), &session.event())
}

fn name_of(path: &Path, event: &str) -> String {
    let event: String = event.chars().take(DIGITS).collect();
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    format!("{name}-{event}")
}

/// Returns the file that keeps something of an event in a folder of the user's data folder.
pub fn file(data: Option<&Path>, folder: &str, (path, event): (&Path, &str)) -> Option<PathBuf> {
    Some(data?.join(folder).join(name_of(path, event)))
}

/// Returns the address at which the pages of an event are read, as far as it was told.
#[must_use]
pub fn address_of_pages(data: Option<&Path>, of: (&Path, &str)) -> Option<String> {
    let kept = file(data, SITES, of).and_then(|path| store::kept(&path).ok().flatten())?;
    kept.lines().nth(1).filter(|address| !address.is_empty()).map(ToOwned::to_owned)
}

/// Returns the columns that the arbiter chose of the sheets of an event, which is told by its file and what stands for it;
/// what cannot be read was never chosen.
#[must_use]
pub fn chosen_columns(data: Option<&Path>, of: (&Path, &str)) -> Chosen {
    let kept = file(data, COLUMNS, of).and_then(|path| store::kept(&path).ok().flatten());
    kept.map(|text| Chosen::read(&text)).unwrap_or_default()
}

/// Returns for which paper the sheets of an event are laid out, and how; what cannot be read was never chosen.
#[must_use]
pub fn chosen_setup(data: Option<&Path>, of: (&Path, &str)) -> PageSetup {
    let kept = file(data, PAPERS, of).and_then(|path| store::kept(&path).ok().flatten());
    kept.and_then(|text| PageSetup::read(&text)).unwrap_or_default()
}
