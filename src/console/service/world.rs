//! External dependencies of the console.

use crate::event::day_at;
use crate::ratings::ListSources;
use crate::service::opening::SharedAccess;
use crate::session::UploadCommand;
use crate::store::Disk;
use crate::theme::{Terminal, Theme};
use hakem_engine::tournament::PartialDate;
use jiff::Timestamp;
use jiff::tz::TimeZone;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

/// External dependencies of the console, passed in so that tests produce the same frames every time.
pub struct World {
    pub now: Box<dyn Fn() -> Timestamp>,
    pub zone: TimeZone,
    /// Source of seeds for drawings of lots and forecasts.
    pub seed: Box<dyn Fn() -> u64>,
    /// Folder in which new event files are created.
    pub folder: PathBuf,
    /// File that stores the chosen language; `None` disables storage.
    pub language_file: Option<PathBuf>,
    /// Folder for remembered settings of events; `None` disables storage.
    pub data_folder: Option<PathBuf>,
    /// System folders searched for fonts with characters missing from the embedded fonts.
    pub font_folders: Vec<PathBuf>,
    pub terminal: Terminal,
    /// Theme of the user's theme file, if there is one.
    pub own_theme: Option<Theme>,
    /// File that stores the chosen theme; `None` disables storage.
    pub theme_file: Option<PathBuf>,
    /// File that stores the keys for results; `None` disables storage.
    pub keys_file: Option<PathBuf>,
    /// Print program and its arguments: it receives sheets on standard input, or as the file substituted for `{file}`.
    pub print_command: Vec<String>,
    /// Program that uploads web pages after they were written, if the user named one.
    pub upload_command: Option<UploadCommand>,
    /// True if drafts are cross-checked by the second method of their system.
    pub asks_second: bool,
    /// Program that cross-checks drafts, and its arguments: it receives the report on standard input, or as the file
    /// substituted for `{file}`; empty if none is configured.
    pub checker: Vec<String>,
    /// Program that serves pages for phones, and its first arguments; empty if it is not built in.
    pub serve_command: Vec<String>,
    /// Sources of rating lists, as configured by the user.
    pub list_sources: ListSources,
    /// Disk that holds event files.
    pub disk: Arc<dyn Disk>,
    /// Access to shared events; `None` if sharing is unavailable.
    pub share: Option<SharedAccess>,
    /// Time that a key waits for a pairing before the console continues without it. With `Duration::MAX`, each worker
    /// thread is waited for.
    pub patience: Duration,
}

impl World {
    /// Returns the date at the venue.
    pub fn today(&self) -> Option<PartialDate> {
        day_at((self.now)(), &self.zone)
    }
}
