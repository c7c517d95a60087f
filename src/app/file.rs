//! Opening, making and closing events.

use super::App;
use super::second_folder::Mirror;
use super::session::Session;
use super::wall::Wall;
use crate::context::EventFile;
use crate::dialog::Reading;
use crate::event::Derived;
use crate::i18n::{Say, Texts};
use crate::import;
use crate::message::{Message, Notice};
use crate::pane::{self, PaneId};
use hakem_engine::collate::Language;
use hakem_engine::command::Command;
use hakem_engine::history::Entry;
use hakem_engine::tournament::{PartialDate, RoundNo, Settings};
use jiff::Timestamp;
use jiff::tz::TimeZone;
use ratatui::text::Line;
use std::fs::DirEntry;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// The event file of the sample event.
const SAMPLE_FILE: &str = "aktar-17.hakem";

/// The sample event: the worked example of the 2009 Dutch rules, before round 1.
const SAMPLE: &[u8] = include_bytes!("../../assets/samples/aktar-17.trf");

/// Returns the event files of a folder, the one changed last first; nothing from a folder that cannot be read.
pub(super) fn event_files(folder: &Path, zone: &TimeZone) -> Vec<EventFile> {
    let Ok(entries) = std::fs::read_dir(folder) else { return Vec::new() };
    let event_file = |entry: DirEntry| {
        let path = entry.path();
        let is_named_so = path.extension().is_some_and(|extension| extension == "hakem");
        let found = entry.metadata().ok().filter(|found| is_named_so && found.is_file())?;
        Some((found.modified().ok()?, path))
    };
    let mut found: Vec<(SystemTime, PathBuf)> = entries.flatten().filter_map(event_file).collect();
    found.sort_by(|one, other| other.cmp(one));
    found.into_iter().map(|(changed, path)| EventFile { path, changed: day(changed, zone) }).collect()
}

/// Returns the day of a moment at the venue.
fn day(moment: SystemTime, zone: &TimeZone) -> Option<PartialDate> {
    let day = Timestamp::try_from(moment).ok()?.to_zoned(zone.clone()).date();
    let [month, of_month] = [day.month(), day.day()].map(i8::unsigned_abs);
    PartialDate::new(day.year().unsigned_abs(), month, of_month).ok()
}

impl App {
    /// Shows an event from its beginning.
    pub(super) fn begin(&mut self, session: Session) {
        self.leave_mirror();
        self.session = Some(session);
        self.mirror = Mirror::default();
        self.wall = Wall::default();
        self.panes = pane::all();
        self.looking = None;
        self.derived = Derived::default();
        let snapshot = self.context().snapshot;
        let (paired, has_players) = (snapshot.last_paired(), snapshot.players().next().is_some());
        self.round = paired.unwrap_or(RoundNo(1));
        self.pane = match paired {
            Some(_) => PaneId::Pairings,
            None if has_players => PaneId::Players,
            None => PaneId::Event,
        };
    }

    pub(super) fn open_file(&mut self, path: &Path) {
        match Session::open(&self.world.disk, path) {
            Ok((session, notices)) => {
                let mut told: Vec<String> = notices.iter().map(|notice| notice.say(&self.texts)).collect();
                if let Some(cut) = session.cut() {
                    told.insert(0, cut.say(&self.texts));
                }
                self.begin(session);
                self.resume_mirror();
                self.resume_site();
                self.offer_unsaved();
                self.tell_at_length("open-notices", told);
            }
            Err(error) => self.tell_at_length("open-failed", vec![error.say(&self.texts)]),
        }
    }

    pub(super) fn new_file(&mut self, path: &Path, settings: Settings) {
        self.create(path, vec![Command::Announce(Box::new(settings))]);
    }

    /// Makes an event file from commands and opens it. Returns whether that went well.
    fn create(&mut self, path: &Path, commands: Vec<Command>) -> bool {
        let entries = commands.into_iter().map(Entry::Did).collect();
        match Session::create(&self.world.disk, path, entries, (self.world.now)()) {
            Ok(session) => {
                self.begin(session);
                true
            }
            Err(error) => {
                self.tell_at_length("open-failed", vec![error.say(&self.texts)]);
                false
            }
        }
    }

    /// Makes an event of a report or of a list of players.
    pub(super) fn import(&mut self, path: &Path) {
        match import::read_file(path, &self.texts) {
            Ok(imported) => {
                let told = imported.say(&self.texts);
                if self.create(&import::event_file_beside(path), imported.commands) {
                    self.tell_at_length("import-adjusted", vec![told]);
                }
            }
            Err(error) => self.tell_at_length("import-failed", vec![error.say(&self.texts)]),
        }
    }

    pub(super) fn open_sample(&mut self) {
        let path = self.world.folder.join(SAMPLE_FILE);
        if path.exists() {
            return self.open_file(&path);
        }
        match import::read_bytes(Path::new("aktar-17.trf"), SAMPLE) {
            Ok(imported) => {
                self.create(&path, imported.commands);
            }
            Err(error) => self.tell_at_length("import-failed", vec![error.say(&self.texts)]),
        }
    }

    /// Tells what does not fit into the notice line.
    pub(super) fn tell_at_length(&mut self, title: &str, told: Vec<String>) {
        if told.iter().all(String::is_empty) {
            return;
        }
        let lines = told
            .iter()
            .flat_map(|text| text.lines())
            .map(|line| Line::from(crate::text::clean(line).into_owned()));
        let lines: Vec<Line<'static>> = lines.collect();
        let title = self.texts.get(title).into_owned();
        self.dialogs.push(Box::new(Reading::new(title, lines)));
    }

    pub(super) fn close_file(&mut self) {
        self.leave_mirror();
        self.files = event_files(&self.world.folder, &self.world.zone);
        self.session = None;
        self.looking = None;
        self.derived = Derived::default();
        self.panes = pane::all();
        self.pane = PaneId::Start;
        self.tell_farewell();
    }

    /// Changes the language of the interface, and keeps it for the next start.
    pub(super) fn speak(&mut self, language: Language) {
        self.texts = Texts::new(language);
        if let Some(path) = &self.world.language_file {
            let kept = path.parent().map_or(Ok(()), std::fs::create_dir_all);
            if kept.and_then(|()| std::fs::write(path, language.code())).is_err() {
                self.update(Message::Tell(Notice::warning(self.texts.get("language-not-kept"))));
            }
        }
    }

    /// Takes pasted text: into a dialog or a search as if typed; commands are never pasted.
    pub(super) fn paste(&mut self, text: &str) {
        let is_typing = !self.dialogs.is_empty() || self.with_pane(|pane, _| pane.is_typing()) == Some(true);
        if self.asks() || !is_typing {
            self.notice = Some(Notice::warning(self.texts.get("paste-refused")));
            return;
        }
        for letter in text.chars().filter(|letter| !letter.is_control()) {
            self.key(crossterm::event::KeyCode::Char(letter).into());
        }
    }
}
