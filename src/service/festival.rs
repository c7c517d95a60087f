//! A festival: a folder whose events are its sections, each with its own file, log and undo (docs/festival.md).

use super::at_length;
use super::files::look_into;
use super::state::State;
use crate::desk::context::{About, EventFile, Section, SectionPlayer};
use crate::desk::message::Message;
use crate::desk::request::FileRequest;
use crate::i18n::{Say, Texts};
use crate::session::Plan;
use hakem_engine::collate::fold_for_search;
use hakem_engine::tournament::{RoundNo, RoundState};
use std::collections::HashMap;
use std::fs;
use std::path::{Path, PathBuf};

/// How many idle times lie between two looks at the files of the other sections.
const LOOK: u32 = 5;

/// The festival of the event on show.
#[derive(Default)]
pub struct Festival {
    name: String,
    sections: Vec<Section>,
    double_entries: Vec<DoubleEntry>,
    waited: u32,
}

/// A section as the screen tells it.
pub struct Told<'a> {
    /// Its event file.
    pub path: &'a Path,
    /// What it is called: its file without the ending.
    pub name: String,
    /// Whether it is the one on show.
    pub is_here: bool,
    /// What is missing in it.
    pub state: String,
}

/// A player who is registered in several sections.
pub struct DoubleEntry {
    /// Their name, as typed.
    pub name: String,
    /// The sections, by their places; only those with games of theirs, where these are several.
    pub sections: Vec<usize>,
    /// Whether results of theirs are missing in more than one.
    pub are_playing: bool,
}

impl Festival {
    /// Shows the first section of a folder; one without a plan gets it.
    pub fn open(&mut self, folder: &Path, state: &State) -> Message {
        let plan = Plan::read_or_make(folder);
        match plan.map(|plan| (plan.sections.first().cloned(), Self::of(plan))) {
            Ok((Some(first), festival)) => {
                *self = festival;
                Message::ask(FileRequest::Open(first))
            }
            Ok((None, _)) => Message::Nothing,
            Err(fault) => at_length(&state.texts, "open-failed", vec![fault.say(&state.texts)]),
        }
    }

    /// Looks whether the event on show is a section of a festival; returns what is wrong with its plan.
    pub fn take_up(&mut self, state: &State) -> Message {
        let folder = state.session.as_ref().and_then(|session| session.path().parent()).map(Path::to_owned);
        let before = std::mem::take(self);
        let Some(folder) = folder.filter(|folder| Plan::is_in(folder)) else { return Message::Nothing };
        match Plan::read(&folder) {
            Ok(plan) => {
                *self = Self::of(plan);
                self.keep_known(before);
                Message::Nothing
            }
            Err(fault) => at_length(&state.texts, "festival-title", vec![fault.say(&state.texts)]),
        }
    }

    fn of(plan: Plan) -> Self {
        let section = |path: PathBuf| {
            let bytes = bytes_of(&path);
            Section { file: EventFile { path, changed: None, about: None }, bytes }
        };
        let sections = plan.sections.into_iter().map(section).collect();
        Self { name: plan.name, sections, ..Self::default() }
    }

    /// Keeps what is known of sections that are as they were.
    fn keep_known(&mut self, before: Self) {
        for known in before.sections {
            let is_same = |section: &&mut Section| {
                (&section.file.path, section.bytes) == (&known.file.path, known.bytes)
            };
            if let Some(section) = self.sections.iter_mut().find(is_same) {
                section.file.about = known.file.about;
            }
        }
        self.double_entries = double_entries(&self.sections);
    }

    /// Whether there is one.
    #[must_use]
    pub fn is_on(&self) -> bool {
        !self.sections.is_empty()
    }

    /// Returns what the festival is called.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Tells the sections in their order.
    pub fn told<'a>(&'a self, state: &State) -> Vec<Told<'a>> {
        let here = state.session.as_ref().map(|session| session.path());
        let told = |section: &'a Section| {
            let path = section.file.path.as_path();
            let is_here = here == Some(path);
            let round = match &section.file.about {
                _ if is_here => {
                    let now = state.present();
                    now.round_at_work().map(|round| (round, now.state(round)))
                }
                Some(About::Event(summary)) => summary.round,
                _ => None,
            };
            Told { path, name: section.name(), is_here, state: missing(round, &state.texts) }
        };
        self.sections.iter().map(told).collect()
    }

    /// Returns the sections in their order.
    #[must_use]
    pub fn sections(&self) -> &[Section] {
        &self.sections
    }

    /// Returns who is registered in several sections; first who has games in more than one.
    #[must_use]
    pub fn double_entries(&self) -> &[DoubleEntry] {
        &self.double_entries
    }

    /// Finds out what the sections are at; returns whether anything new is known.
    pub fn idle(&mut self, state: &State) -> bool {
        self.waited = self.waited.wrapping_add(1);
        if self.waited.is_multiple_of(LOOK) {
            for section in &mut self.sections {
                let bytes = bytes_of(&section.file.path);
                if std::mem::replace(&mut section.bytes, bytes) != bytes {
                    section.file.about = None;
                }
            }
        }
        let has_news = look_into(self.sections.iter_mut().map(|section| &mut section.file), &state.world);
        if has_news {
            self.double_entries = double_entries(&self.sections);
        }
        has_news
    }
}

/// Finds who is registered in several sections.
fn double_entries(sections: &[Section]) -> Vec<DoubleEntry> {
    /// A person, and the sections with a word whether they have a game there.
    type Seen<'a> = (&'a SectionPlayer, Vec<(usize, bool)>);
    let mut people: Vec<Seen> = Vec::new();
    // By name, and by identity number: whoever is the same person has one of them in common.
    let mut known: HashMap<String, Vec<usize>> = HashMap::new();
    for (place, section) in sections.iter().enumerate() {
        let Some(About::Event(summary)) = &section.file.about else { continue };
        for listed in &summary.roster {
            let keys = [Some(fold_for_search(&listed.name)), listed.fide_id.map(|id| id.to_string())];
            let keys: Vec<String> = keys.into_iter().flatten().collect();
            let alike = keys.iter().filter_map(|key| known.get(key)).flatten().copied();
            let is_same = |at: &usize| people.get(*at).is_some_and(|(one, _)| one.is_same(listed));
            let at = alike.into_iter().find(is_same).unwrap_or(people.len());
            match people.get_mut(at) {
                Some((_, seen)) => seen.push((place, listed.is_playing)),
                None => people.push((listed, vec![(place, listed.is_playing)])),
            }
            for key in keys {
                known.entry(key).or_default().push(at);
            }
        }
    }
    let several = |(listed, seen): Seen| {
        let playing = seen.iter().filter(|(_, is_playing)| *is_playing).count();
        let are_playing = playing > 1;
        let told = seen.iter().filter(|(_, is_playing)| *is_playing || !are_playing);
        let mut sections: Vec<usize> = told.map(|&(place, _)| place).collect();
        sections.dedup();
        (sections.len() > 1).then(|| DoubleEntry { name: listed.name.clone(), sections, are_playing })
    };
    let mut found: Vec<DoubleEntry> = people.into_iter().filter_map(several).collect();
    found.sort_by_key(|twice| !twice.are_playing);
    found
}

/// Says what is missing in a round: results, or that it is not published; a tick where nothing is.
fn missing(round: Option<(RoundNo, RoundState)>, texts: &Texts) -> String {
    let Some((round, state)) = round else { return "·".to_owned() };
    match state {
        RoundState::Complete => format!("{round} ✓"),
        RoundState::Running { missing } => format!("{round} ▸{missing}"),
        RoundState::None | RoundState::Draft | RoundState::Published => {
            format!("{round} {}", texts.round_state(state))
        }
    }
}

fn bytes_of(path: &Path) -> u64 {
    fs::metadata(path).map_or(0, |found| found.len())
}
