//! The running console: one state, one way to change it, one way to draw it.

mod aside;
mod behind_damage;
mod checking;
mod compared;
mod decode;
mod draw;
mod file;
mod finder;
mod guide;
mod hall;
mod hall_lists;
mod head;
mod help;
mod idle;
mod input;
mod leave;
mod linear;
mod logo;
mod looks;
mod lookup;
mod next;
mod printer;
mod rating_import;
mod recent;
mod requests;
mod result_keys;
mod run;
mod second_folder;
mod speech;
mod terminal;
mod update;
mod wall;
mod working;

pub use hall::{Hall, Wishes as HallWishes, show};
pub use looks::kept_theme;
pub use next::Step;
pub use run::{Way, run};
pub use speech::{Said, Speech};

use crate::desk::context::{Context, EventFile};
use crate::desk::dialog::Dialog;
use crate::desk::keys::{Hint, WALK, find};
use crate::desk::message::Notice;
use crate::desk::pane::{Pane, PaneId};
use crate::event::{Derived, Event};
use crate::i18n::Texts;
use crate::pane;
use crate::ratings::Lookup;
use crate::result_keys::ResultKeys;
use crate::session::{self, Session};
use crate::store::Disk;
use crate::theme::{self, Theme};
use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use hakem_engine::collate::Language;
use hakem_engine::history::StepId;
use hakem_engine::tournament::{Colour, RoundNo};
use jiff::Timestamp;
use jiff::tz::TimeZone;
use second_folder::Mirror;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

/// What the console takes from outside: handed in, so that tests give the same frames every time.
pub struct World {
    /// The clock.
    pub now: Box<dyn Fn() -> Timestamp>,
    /// The time zone of the venue.
    pub zone: TimeZone,
    /// The lot for the initial colour.
    pub lot: Box<dyn Fn() -> Colour>,
    /// The seed by which lots are drawn among players.
    pub seed: Box<dyn Fn() -> u64>,
    /// The folder in which new event files are made.
    pub folder: PathBuf,
    /// Where the chosen language is kept for the next start; `None` keeps it nowhere.
    pub language_file: Option<PathBuf>,
    /// The user's folder for what the console remembers of events; `None` remembers nothing.
    pub data_folder: Option<PathBuf>,
    /// What the terminal can show.
    pub terminal: theme::Terminal,
    /// The theme of the user's theme file, if there is one.
    pub own_theme: Option<Theme>,
    /// Where the chosen theme is kept for the next start; `None` keeps it nowhere.
    pub theme_file: Option<PathBuf>,
    /// Where is kept which keys are results; `None` keeps it nowhere.
    pub keys_file: Option<PathBuf>,
    /// The program that prints sheets, and its arguments: it takes them on its standard input, or as the file for which
    /// `{file}` stands.
    pub print_command: Vec<String>,
    /// Where event files are.
    pub disk: Arc<dyn Disk>,
    /// How long a key waits for a pairing before the console goes on beside it.
    pub patience: Duration,
}

/// The running console.
pub struct App {
    world: World,
    session: Option<Session>,
    /// The event files of the folder, for the start screen.
    files: Vec<EventFile>,
    panes: Vec<(PaneId, Box<dyn Pane>)>,
    pane: PaneId,
    dialogs: Vec<Box<dyn Dialog>>,
    notice: Option<Notice>,
    texts: Texts,
    theme: Theme,
    /// Which keys are results.
    result_keys: ResultKeys,
    round: RoundNo,
    /// Whether the round on show is the one that the work is at, as each pane has it; not while others are looked at.
    follows: bool,
    /// A step that is looked at instead of the present.
    looking: Option<StepId>,
    derived: Derived,
    /// How far the guided round is, while there is one.
    guide: Option<guide::Guide>,
    /// What is looked for in the pane on show, while it is typed.
    finder: Option<finder::Finder>,
    /// The bell is to ring with the next frame.
    bell: bool,
    /// The second folder of the event.
    mirror: Mirror,
    /// The rounds of a report that was brought in, while they are paired again.
    checking: Option<checking::Checking>,
    /// What a thread is at that the arbiter waits for.
    working: Option<working::Working>,
    /// The file that is being read.
    reading: Option<aside::Reading>,
    /// The rating list that is being imported.
    importing: Option<rating_import::Importing>,
    /// The rating lists, once something was looked for in them.
    lookup: Option<Lookup>,
    /// What of the rating lists was told and offered.
    offered: compared::Offered,
    /// What leaves the room.
    wall: wall::Wall,
    /// What is to be told when the event has been left or the program has ended.
    farewell: Vec<String>,
    /// How often [`App::idle`] was called.
    waited: u32,
    quit: bool,
}

impl App {
    /// Makes a console that shows the start screen.
    #[must_use]
    pub fn new(language: Language, theme: Theme, world: World) -> Self {
        let files = recent::event_files(&world);
        let result_keys = result_keys::kept(world.keys_file.as_deref()).speaking(language);
        Self {
            world,
            files,
            session: None,
            panes: pane::all(),
            pane: PaneId::Start,
            dialogs: Vec::new(),
            notice: None,
            texts: Texts::new(language),
            theme,
            result_keys,
            round: RoundNo(1),
            follows: true,
            looking: None,
            derived: Derived::default(),
            guide: None,
            finder: None,
            bell: false,
            mirror: Mirror::default(),
            checking: None,
            working: None,
            reading: None,
            importing: None,
            lookup: None,
            offered: compared::Offered::default(),
            wall: wall::Wall::default(),
            farewell: Vec::new(),
            waited: 0,
            quit: false,
        }
    }

    /// Whether the console is to be left.
    #[must_use]
    pub fn has_quit(&self) -> bool {
        self.quit
    }

    /// Whether a question is open that keys typed ahead must not answer.
    #[must_use]
    pub fn asks(&self) -> bool {
        self.dialogs.last().is_some_and(|dialog| dialog.asks())
    }

    /// Whether the bell is to ring; asking silences it.
    pub fn take_bell(&mut self) -> bool {
        std::mem::take(&mut self.bell)
    }

    /// Returns how many dialogs are open.
    #[must_use]
    pub fn depth(&self) -> usize {
        self.dialogs.len()
    }

    /// Returns the pane on show, and the type of the dialog on top.
    #[must_use]
    pub fn showing(&self) -> (PaneId, Option<&'static str>) {
        (self.pane, self.dialogs.last().map(|dialog| dialog.type_name()))
    }

    /// Answers to a key: the dialog on top has it first, then the pane, then the whole console.
    pub fn key(&mut self, key: KeyEvent) {
        self.notice = None;
        if self.dialogs.is_empty() {
            self.checking.iter_mut().for_each(checking::Checking::leave);
        }
        if key.modifiers.contains(KeyModifiers::CONTROL) && key.code == KeyCode::Char('c') {
            self.leave();
        } else if self.holds(key) {
            return;
        } else if self.dialogs.is_empty() && self.finder.is_some() {
            self.finder_key(key);
        } else if self.dialogs.is_empty() {
            self.pane_key(key);
        } else {
            self.dialog_key(key);
        }
        self.settle();
    }

    fn pane_key(&mut self, key: KeyEvent) {
        let walks = find(WALK, key).is_some();
        let asked = self.with_pane(|pane, cx| {
            let is_idle = walks && !pane.has_lines(cx) && !pane.claims(key.code, cx);
            (if is_idle { None } else { pane.key(key, cx) }, pane.is_typing())
        });
        match asked {
            Some((Some(message), _)) => self.update(message),
            Some((None, true)) => {}
            _ => self.console_key(key),
        }
    }

    /// Lets the pane on show do something with the context.
    fn with_pane<T>(&mut self, act: impl FnOnce(&mut dyn Pane, &Context) -> T) -> Option<T> {
        let mut panes = std::mem::take(&mut self.panes);
        let pane = panes.iter_mut().find(|(id, _)| *id == self.pane);
        let answer = pane.map(|(_, pane)| act(pane.as_mut(), &self.context()));
        self.panes = panes;
        answer
    }

    /// Brings every pane into a state that fits what is there.
    fn settle_all(&mut self) {
        let mut panes = std::mem::take(&mut self.panes);
        let cx = self.context();
        panes.iter_mut().for_each(|(_, pane)| pane.settle(&cx));
        self.panes = panes;
    }

    /// Brings the pane on show into a state that fits what is there.
    fn settle(&mut self) {
        self.with_pane(|pane, cx| pane.settle(cx));
        self.follow_guide();
    }

    /// Returns what panes and dialogs may read.
    #[must_use]
    pub fn context(&self) -> Context<'_> {
        let nothing = session::nothing();
        let history = self.session.as_ref().map_or(nothing, Session::history);
        let step = self.looking.unwrap_or(history.current());
        let event = Event {
            history,
            snapshot: history.at(step).unwrap_or(history.snapshot()),
            step,
            zone: &self.world.zone,
            texts: &self.texts,
            derived: &self.derived,
            chosen: &self.wall.chosen,
        };
        Context {
            event,
            is_past: self.looking.is_some(),
            round: self.round,
            path: self.session.as_ref().map(Session::path),
            mirror: self.session.as_ref().and_then(Session::mirror),
            site: self.wall.site.as_ref(),
            logo: self.wall.logo_file(),
            folder: &self.world.folder,
            files: &self.files,
            ratings: self.lookup.as_ref(),
            result_keys: &self.result_keys,
            theme: &self.theme,
            patience: self.world.patience,
        }
    }

    /// Returns the keys that work now, the nearest first.
    #[must_use]
    pub fn hints(&self) -> Vec<Hint> {
        if self.ends_work() {
            return std::iter::once(working::END).chain(self.hints_beside()).collect();
        }
        self.hints_beside()
    }

    /// Returns the keys of what is on show, whatever goes on beside it.
    fn hints_beside(&self) -> Vec<Hint> {
        match self.dialogs.last() {
            Some(dialog) => dialog.hints(),
            None if self.finder.is_some() => finder::HINTS.to_vec(),
            None => self.pane_hints(),
        }
    }

    fn pane_hints(&self) -> Vec<Hint> {
        let pane = self.panes.iter().find(|(id, _)| *id == self.pane);
        pane.map(|(_, pane)| pane.hints(&self.context())).unwrap_or_default()
    }
}
