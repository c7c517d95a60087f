//! Local settings of an event, stored outside its file.
//!
//! The console writes them, and every view of the event uses them.

use super::Session;
use crate::event::Chosen;
use crate::i18n::{Arg, Say, Texts};
use crate::publish::html::Accent;
use crate::publish::logo::{Logo, MOST};
use crate::publish::paper::PageSetup;
use crate::store::{self, cause_text};
use crate::text::clean;
use std::fs::{self, File};
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// Folder in the user's data folder with a file of selected columns per event.
pub const COLUMNS: &str = "sheet-columns";

/// Folder in the user's data folder with a file of the groups of settings that are open, per event.
pub const GROUPS: &str = "event-groups";

/// Folder in the user's data folder with a file of the page setup per event.
pub const PAPERS: &str = "papers";

/// Folder in the user's data folder with a file of the logo per event.
pub const LOGOS: &str = "logos";

/// Folder in the user's data folder with a file of the web pages per event or festival ([`KeptSite`]).
pub const SITES: &str = "sites";

/// Name of the file of a festival's web pages, in place of an event ID.
pub const FESTIVAL: &str = "festival";

/// Third line of the file of the web pages if they include full dates of birth and licence numbers.
const PERSONAL: &str = "personal-data";

/// Folder in the user's data folder with the key of the codes for phones, per event.
pub const PASSES: &str = "passes";

/// Folder in the user's data folder with the address of the service for phones, per event.
pub const SERVICES: &str = "services";

/// Folder in the user's data folder with the backup folder per event: its mark, its path, and the path of the event, one
/// line each.
pub const BACKUPS: &str = "second-folders";

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

/// Reads such a file. An unreadable one counts as none.
fn kept(data: Option<&Path>, folder: &str, of: (&Path, &str)) -> Option<String> {
    store::kept(&file(data, folder, of)?).ok().flatten()
}

/// Settings of the web pages, as chosen in the console: one line each.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptSite {
    pub folder: PathBuf,
    /// Public address of the folder.
    pub address: Option<String>,
    /// True if full dates of birth and licence numbers are included.
    pub is_personal: bool,
    pub accent: Accent,
}

impl KeptSite {
    /// Returns the settings of an event's pages; `of` is the path and ID of the event, or the folder of a festival and
    /// [`FESTIVAL`].
    pub fn of(data: Option<&Path>, of: (&Path, &str)) -> Option<Self> {
        let text = kept(data, SITES, of)?;
        let mut lines = text.lines();
        Some(Self {
            folder: PathBuf::from(lines.next()?),
            address: lines.next().filter(|address| !address.is_empty()).map(ToOwned::to_owned),
            is_personal: lines.next() == Some(PERSONAL),
            accent: lines.next().and_then(|line| line.parse().ok()).unwrap_or_default(),
        })
    }

    /// Returns the content of the file; `None` if the name of the folder is not UTF-8.
    pub fn written(&self) -> Option<String> {
        let (folder, address) = (self.folder.to_str()?, self.address.as_deref().unwrap_or_default());
        let personal = if self.is_personal { PERSONAL } else { "" };
        Some(format!("{folder}\n{address}\n{personal}\n{}\n", self.accent))
    }
}

/// Returns the address of an event's web pages, if known.
pub fn address_of_pages(data: Option<&Path>, of: (&Path, &str)) -> Option<String> {
    KeptSite::of(data, of)?.address
}

/// Returns the accent colour of an event's web pages: that of the event, or of its festival if its pages are part of
/// the festival's.
pub fn chosen_accent(data: Option<&Path>, of: (&Path, &str)) -> Accent {
    let festival = || KeptSite::of(data, (of.0.parent()?, FESTIVAL));
    KeptSite::of(data, of).or_else(festival).map(|site| site.accent).unwrap_or_default()
}

/// Returns the backup folder of an event with its mark, if it has one; `of` is its path and ID. A copy of the event file
/// under another path has none.
pub fn backup_folder(data: Option<&Path>, of: (&Path, &str)) -> Option<(PathBuf, String)> {
    let text = kept(data, BACKUPS, of)?;
    let mut lines = text.lines();
    let (mark, folder, event) = (lines.next()?, lines.next()?, lines.next()?);
    let is_this = store::resolved(of.0).is_ok_and(|path| path == Path::new(event));
    is_this.then(|| (PathBuf::from(folder), mark.to_owned()))
}

/// Returns the selected columns of an event's sheets; `of` is its path and ID.
pub fn chosen_columns(data: Option<&Path>, of: (&Path, &str)) -> Chosen {
    kept(data, COLUMNS, of).map(|text| Chosen::read(&text)).unwrap_or_default()
}

/// Returns the page setup of an event's sheets.
pub fn chosen_setup(data: Option<&Path>, of: (&Path, &str)) -> PageSetup {
    kept(data, PAPERS, of).and_then(|text| PageSetup::read(&text)).unwrap_or_default()
}

/// Reads a file as a logo.
///
/// # Errors
/// Returns a message if the file is not a logo.
pub fn read_logo(path: &Path, texts: &Texts) -> Result<Arc<Logo>, String> {
    let refused = |why: Arg<'static>| {
        let file = clean(&path.to_string_lossy()).into_owned();
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

/// Returns the logo file of an event; `of` is its path and ID. It is read whenever the logo is displayed.
pub fn kept_logo(data: Option<&Path>, of: (&Path, &str)) -> Option<PathBuf> {
    kept(data, LOGOS, of)?.lines().next().map(PathBuf::from)
}
