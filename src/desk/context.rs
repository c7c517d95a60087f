//! What a pane or dialog may read: the event on show, the texts, the theme. Nothing here can be changed.

use crate::event::Event;
use crate::ratings::Lookup;
use crate::result_keys::ResultKeys;
use crate::text;
use crate::theme::Theme;
use hakem_engine::tournament::{PartialDate, RoundNo, RoundState, SystemId};
use hakem_engine::trf::Audience;
use std::ops::Deref;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// What a pane or dialog may read: the event on show, and what only a screen needs.
#[derive(Clone, Copy)]
pub struct Context<'a> {
    /// The event at the step on show; its fields and methods are those of the context too.
    pub event: Event<'a>,
    /// Whether the step on show is not the present: then nothing can be done to it.
    pub is_past: bool,
    /// The round on show, the same in all panes.
    pub round: RoundNo,
    /// The event file; `None` on the start screen.
    pub path: Option<&'a Path>,
    /// The second folder to which the event file is written; `None` when none is named.
    pub mirror: Option<&'a Path>,
    /// Where the pages of the event are written; `None` when they are not.
    pub site: Option<&'a Site>,
    /// How the event was closed last; `None` where it never was.
    pub closing: Option<&'a ClosingOrder>,
    /// The file of the organiser's logo; `None` when none is named.
    pub logo: Option<&'a Path>,
    /// The folder in which event files are made.
    pub folder: &'a Path,
    /// The event files in it when the start screen was shown, the one changed last first.
    pub files: &'a [EventFile],
    /// What is looked for in the rating lists; `None` where there are none, or nothing was looked for yet.
    pub ratings: Option<&'a Lookup>,
    /// Which keys are results.
    pub result_keys: &'a ResultKeys,
    /// Looks.
    pub theme: &'a Theme,
    /// How long a key may wait for the work of a thread before the console goes on.
    pub patience: Duration,
}

impl Context<'_> {
    /// Returns a path as it is typed: what is in the folder of the console, without that folder; filtered.
    #[must_use]
    pub fn shown_path(&self, path: &Path) -> String {
        let short = path.strip_prefix(self.folder).unwrap_or(path);
        text::clean(&short.to_string_lossy()).into_owned()
    }

    /// Reads a path as it is typed; one that does not begin at the root begins in the folder of the console. The quotes
    /// that a terminal puts around a dropped file are taken off. Nothing typed is no path.
    #[must_use]
    pub fn typed_path(&self, text: &str) -> Option<PathBuf> {
        let text = text.trim();
        let bare = ['\'', '"'].iter().find_map(|&quote| text.strip_prefix(quote)?.strip_suffix(quote));
        let text = bare.unwrap_or(text);
        (!text.is_empty()).then(|| self.folder.join(text))
    }
}

impl<'a> Deref for Context<'a> {
    type Target = Event<'a>;

    fn deref(&self) -> &Event<'a> {
        &self.event
    }
}

/// Into which folder the event is closed, and what goes there beside the event itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClosingOrder {
    /// The folder.
    pub folder: PathBuf,
    /// The file with the moves of the games, where there is one.
    pub games: Option<PathBuf>,
    /// Whether the report goes with it as TRF16 too.
    pub with_trf16: bool,
}

/// Where the pages of an event are written, and where they can be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Site {
    /// The folder.
    pub folder: PathBuf,
    /// The address at which the pages of that folder can be read, for phones.
    pub address: Option<String>,
    /// For whom the report among the pages is.
    pub audience: Audience,
}

/// An event file that can be opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EventFile {
    /// Where it is.
    pub path: PathBuf,
    /// The day on which it was changed last.
    pub changed: Option<PartialDate>,
    /// What it is; `None` while that is not found out.
    pub about: Option<About>,
}

/// What a file with the ending of an event file is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum About {
    /// An event.
    Event(Summary),
    /// An event of which a part is damaged.
    Damaged,
    /// Nothing was ever recorded in it.
    Empty,
    /// Something else.
    Foreign,
    /// It cannot be read here.
    Unreadable,
    /// So large that it is not looked into before it is opened.
    Large,
}

/// What is told of an event before it is opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summary {
    /// Its name, as typed.
    pub name: String,
    /// How it is paired.
    pub system: SystemId,
    /// Where it is played; empty where that is not announced.
    pub place: String,
    /// How many are registered.
    pub players: usize,
    /// How many rounds are announced.
    pub rounds: RoundNo,
    /// The last round that is paired, and how far it is.
    pub round: Option<(RoundNo, RoundState)>,
}
