//! Opening, making and closing events.

use super::checking::Checking;
use super::guide::Guide;
use super::second_folder::Mirror;
use super::wall::Wall;
use super::{App, recent};
use crate::desk::dialog::{Completion, Wanted};
use crate::desk::message::{Message, Notice};
use crate::desk::pane::PaneId;
use crate::dialog::{Preview, Reading};
use crate::event::Derived;
use crate::exchange::roster::{self, Table};
use crate::exchange::{self, Content};
use crate::i18n::{Say, Texts};
use crate::pane::{self, incoming};
use crate::session::Session;
use crate::store;
use hakem_engine::collate::Language;
use hakem_engine::command::Command;
use hakem_engine::history::Entry;
use hakem_engine::tournament::{RoundNo, Settings};
use ratatui::text::Line;
use std::path::Path;

/// The event file of the sample event.
const SAMPLE_FILE: &str = "aktar-17.hakem";

/// The sample event: the worked example of the 2009 Dutch rules, before round 1.
const SAMPLE: &[u8] = include_bytes!("../../assets/samples/aktar-17.trf");

/// The event file of the guided round, without its ending.
const GUIDE_FILE: &str = "guided-round";

/// Whether pasted text is rows of a list.
fn is_rows(text: &str) -> bool {
    text.trim().contains(['\n', '\r', '\t', ';'])
}

/// Returns the name of a file without its folder, for the screen.
pub(super) fn name_of(path: &Path) -> String {
    path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default()
}

/// Most names that are offered at once.
const OFFERED: usize = 40;

/// Looks for what can follow a path that was begun; one that does not begin at the root begins in the folder.
fn completion(folder: &Path, typed: &str, wanted: Wanted) -> Completion {
    let (before, begun) = typed.rfind('/').map_or(("", typed), |at| typed.split_at(at + 1));
    let entries = std::fs::read_dir(folder.join(before)).into_iter().flatten().flatten();
    let mut names: Vec<String> = entries
        .filter_map(|entry| {
            let name = entry.file_name().into_string().ok()?;
            let is_folder = entry.path().is_dir();
            let is_wanted = match wanted {
                Wanted::Event => is_folder || name.ends_with(".hakem"),
                Wanted::File => true,
                Wanted::Folder => is_folder,
            };
            let is_shown = name.starts_with(begun) && (begun.starts_with('.') || !name.starts_with('.'));
            (is_wanted && is_shown).then(|| if is_folder { format!("{name}/") } else { name })
        })
        .collect();
    names.sort();
    let shared = names.iter().skip(1).fold(names.first().cloned().unwrap_or_default(), |shared, name| {
        let same = shared.chars().zip(name.chars()).take_while(|(one, other)| one == other);
        same.map(|(letter, _)| letter).collect()
    });
    let path = if names.is_empty() { typed.to_owned() } else { format!("{before}{shared}") };
    if names.len() == 1 {
        names.clear();
    }
    names.truncate(OFFERED);
    Completion { path, names }
}

impl App {
    /// Shows an event from its beginning.
    pub(super) fn begin(&mut self, session: Session) {
        self.leave_mirror();
        recent::remember(&self.world, session.path());
        self.guide = None;
        self.checking = None;
        self.working = None;
        self.session = Some(session);
        self.mirror = Mirror::default();
        self.wall = Wall::default();
        self.panes = pane::all();
        self.looking = None;
        self.derived = Derived::default();
        let snapshot = self.context().snapshot;
        let (paired, has_players) = (snapshot.round_at_work(), snapshot.players().next().is_some());
        self.round = paired.unwrap_or(RoundNo(1));
        self.pane = match paired {
            Some(_) => PaneId::Pairings,
            None if has_players => PaneId::Players,
            None => PaneId::Event,
        };
        self.follows = true;
        self.round = self.round_of(self.pane).unwrap_or(self.round);
    }

    pub(super) fn open_file(&mut self, path: &Path) {
        match Session::open(&self.world.disk, path) {
            Ok((session, notices)) => {
                let mut told: Vec<String> = notices.iter().map(|notice| notice.say(&self.texts)).collect();
                if let Some(cut) = session.cut() {
                    told.insert(0, cut.say(&self.texts));
                }
                self.begin(session);
                self.offer_mirror();
                self.resume_site();
                self.resume_columns();
                self.resume_logo();
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

    /// Makes an event of what was read: a report or a list of players.
    pub(super) fn import(&mut self, path: &Path, content: Content) {
        match content {
            Content::Players(table) => self.preview_new(path, table),
            content => match exchange::to_event(path, content, &self.texts) {
                Ok(imported) => {
                    let told = imported.say(&self.texts);
                    self.make_event(path, imported.commands, told);
                }
                Err(error) => self.tell_at_length("import-failed", vec![error.say(&self.texts)]),
            },
        }
    }

    /// Shows the columns of a list before an event is made of it.
    fn preview_new(&mut self, path: &Path, table: Table) {
        let of = path.to_owned();
        let preview = Preview::new(name_of(path), table, &self.texts, move |players, cx| {
            let commands = roster::commands(players, &of, cx.texts.language());
            Message::MakeEvent(of.clone(), commands)
        });
        self.dialogs.push(Box::new(preview));
    }

    /// Makes an event file beside a file and opens it; says what there is to know.
    pub(super) fn make_event(&mut self, path: &Path, commands: Vec<Command>, told: String) {
        if self.create(&exchange::event_file_beside(path), commands) {
            self.tell_at_length("import-adjusted", vec![told]);
            self.checking = Checking::begin(self.context().snapshot);
        }
    }

    /// Takes what was read into the open event: what differs is shown before anything is done.
    pub(super) fn take_in(&mut self, path: &Path, content: Content) {
        let file = name_of(path);
        let cx = self.context();
        let asked = match content {
            Content::Players(table) => incoming::list(file, table, &cx),
            Content::Games(games) => incoming::results(&file, &games, &cx),
            Content::Report(_) | Content::Event(_) => match exchange::to_event(path, content, cx.texts) {
                Ok(imported) => incoming::players(file, exchange::registered(imported.commands), &cx),
                Err(error) => {
                    let told = error.say(cx.texts);
                    return self.tell_at_length("import-failed", vec![told]);
                }
            },
        };
        self.update(asked);
    }

    pub(super) fn open_sample(&mut self) {
        let path = self.world.folder.join(SAMPLE_FILE);
        if path.exists() {
            return self.open_file(&path);
        }
        match exchange::read_report(Path::new("aktar-17.trf"), SAMPLE) {
            Ok(imported) => {
                self.create(&path, imported.commands);
            }
            Err(error) => self.tell_at_length("import-failed", vec![error.say(&self.texts)]),
        }
    }

    /// Leads through a round of the sample event, in a file of its own: nothing that was begun is touched.
    pub(super) fn open_guide(&mut self) {
        let named = |turn: u32| match turn {
            1 => format!("{GUIDE_FILE}.hakem"),
            turn => format!("{GUIDE_FILE}-{turn}.hakem"),
        };
        let paths = (1..).map(|turn| self.world.folder.join(named(turn)));
        let Some(path) = paths.into_iter().find(|path| !path.exists()) else { return };
        match exchange::read_report(Path::new("aktar-17.trf"), SAMPLE) {
            Ok(imported) => {
                if self.create(&path, imported.commands) {
                    self.guide = Some(Guide::default());
                }
            }
            Err(error) => self.tell_at_length("import-failed", vec![error.say(&self.texts)]),
        }
    }

    /// Completes a path as far as it is certain, and offers how it can go on.
    pub(super) fn complete(&mut self, typed: &str, wanted: Wanted) {
        let completion = completion(&self.world.folder, typed, wanted);
        if let Some(dialog) = self.dialogs.last_mut() {
            dialog.complete(completion);
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
        self.files = recent::event_files(&self.world);
        self.guide = None;
        self.checking = None;
        self.working = None;
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
        self.result_keys = self.result_keys.clone().speaking(language);
        let kept =
            self.world.language_file.as_ref().map_or(Ok(()), |path| store::keep(path, language.code()));
        if kept.is_err() {
            self.update(Message::Tell(Notice::warning(self.texts.get("language-not-kept"))));
        }
    }

    /// Shows rows that were pasted among the players.
    fn paste_rows(&mut self, text: &str) {
        let from = self.texts.get("incoming-pasted").into_owned();
        let asked = match roster::separated::rows(text) {
            Ok(table) => incoming::list(from, table, &self.context()),
            Err(fault) => Message::Tell(Notice::refused(fault.say(&self.texts))),
        };
        self.update(asked);
    }

    /// Takes pasted text: rows among the players become a list, the rest goes into a dialog or a search as if typed; commands are never pasted.
    pub fn paste(&mut self, text: &str) {
        if self.dialogs.is_empty() && self.finder.is_none() && self.pane == PaneId::Players && is_rows(text) {
            let is_typing = self.with_pane(|pane, _| pane.is_typing()) == Some(true);
            if !is_typing {
                return self.paste_rows(text);
            }
        }
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
