//! What the console takes from outside.

use crate::event::day_at;
use crate::ratings::ListSources;
use crate::service::opening::Reach;
use crate::store::Disk;
use crate::theme::{Terminal, Theme};
use hakem_engine::tournament::PartialDate;
use jiff::Timestamp;
use jiff::tz::TimeZone;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

/// What the console takes from outside: handed in, so that tests give the same frames every time.
pub struct World {
    /// The clock.
    pub now: Box<dyn Fn() -> Timestamp>,
    /// The time zone of the venue.
    pub zone: TimeZone,
    /// The seed of a drawing of lots, or of a rehearsal.
    pub seed: Box<dyn Fn() -> u64>,
    /// The folder in which new event files are made.
    pub folder: PathBuf,
    /// Where the chosen language is kept for the next start; `None` keeps it nowhere.
    pub language_file: Option<PathBuf>,
    /// The user's folder for what the console remembers of events; `None` remembers nothing.
    pub data_folder: Option<PathBuf>,
    /// The folders of the system in which faces are looked for that have letters which the type of the pages lacks.
    pub font_folders: Vec<PathBuf>,
    /// What the terminal can show.
    pub terminal: Terminal,
    /// The theme of the user's theme file, if there is one.
    pub own_theme: Option<Theme>,
    /// Where the chosen theme is kept for the next start; `None` keeps it nowhere.
    pub theme_file: Option<PathBuf>,
    /// Where is kept which keys are results; `None` keeps it nowhere.
    pub keys_file: Option<PathBuf>,
    /// The program that prints sheets, and its arguments: it takes them on its standard input, or as the file for which
    /// `{file}` stands.
    pub print_command: Vec<String>,
    /// Whether a draft is paired again by the second way of its system.
    pub asks_second: bool,
    /// The program that pairs drafts again, and its arguments: it takes the report on its standard input, or as the file for which
    /// `{file}` stands; none where nothing is named.
    pub checker: Vec<String>,
    /// Where rating lists are got from, as far as the user says so.
    pub list_sources: ListSources,
    /// Where event files are.
    pub disk: Arc<dyn Disk>,
    /// How events are reached that others write too; `None`: each goes on alone.
    pub share: Option<Reach>,
    /// How long a key waits for a pairing before the console goes on beside it.
    pub patience: Duration,
}

impl World {
    /// Returns the day at the venue.
    #[must_use]
    pub fn today(&self) -> Option<PartialDate> {
        day_at((self.now)(), &self.zone)
    }
}
