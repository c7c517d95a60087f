//! A festival: a folder whose events are its sections, each with its own file, log and undo (docs/festival.md).

use super::at_length;
use super::files::{look_into, name_of};
use super::state::State;
use crate::desk::context::{About, EventFile};
use crate::desk::message::Message;
use crate::desk::request::FileRequest;
use crate::i18n::{Arg, Texts};
use crate::store;
use crate::text;
use hakem_engine::tournament::{RoundNo, RoundState};
use serde::{Deserialize, Serialize};
use std::fs;
use std::path::{Path, PathBuf};

/// The file that makes a folder a festival.
pub const FILE: &str = "festival.ron";

/// How many idle times lie between two looks at the files of the other sections.
const LOOK: u32 = 5;

/// What stands in the file.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Plan {
    /// What the festival is called.
    name: String,
    /// The event files of its sections, in their order. Others in the folder come after them.
    sections: Vec<String>,
}

/// A section: an event of the festival.
struct Section {
    file: EventFile,
    /// How many bytes the file had when it was looked at.
    bytes: u64,
}

/// The festival of the event on show.
#[derive(Default)]
pub struct Festival {
    name: String,
    sections: Vec<Section>,
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

impl Festival {
    /// Shows the first section of a folder; one without the file gets it.
    pub fn open(&mut self, folder: &Path, state: &State) -> Message {
        let texts = &state.texts;
        let told = |told: String| at_length(texts, "open-failed", vec![told]);
        let file = folder.join(FILE);
        if !file.exists() {
            let sections: Vec<String> = events_in(folder).iter().map(|path| name_of(path)).collect();
            if sections.is_empty() {
                return told(texts.with("festival-empty", &[("folder", shown(folder))]));
            }
            let name = name_of(&std::path::absolute(folder).unwrap_or_else(|_| folder.to_owned()));
            if let Err(error) = write(&file, &Plan { name, sections }) {
                return told(
                    texts.with("festival-not-made", &[("file", shown(&file)), ("cause", error.into())]),
                );
            }
        }
        match read(folder, texts) {
            Err(fault) => told(fault),
            Ok(read) => match read.sections.first().map(|section| section.file.path.clone()) {
                None => told(texts.with("festival-empty", &[("folder", shown(folder))])),
                Some(first) => {
                    *self = read;
                    Message::ask(FileRequest::Open(first))
                }
            },
        }
    }

    /// Looks whether the event on show is a section of a festival; returns what is wrong with its file.
    pub fn take_up(&mut self, state: &State) -> Message {
        let folder = state.session.as_ref().and_then(|session| session.path().parent()).map(Path::to_owned);
        let folder = folder.filter(|folder| folder.join(FILE).exists());
        let Some(folder) = folder else {
            *self = Self::default();
            return Message::Nothing;
        };
        match read(&folder, &state.texts) {
            Ok(read) => {
                let before = std::mem::replace(self, read);
                self.keep_known(before);
                Message::Nothing
            }
            Err(fault) => {
                *self = Self::default();
                at_length(&state.texts, "festival-title", vec![fault])
            }
        }
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
            let name = path.file_stem().unwrap_or_default().to_string_lossy();
            Told { path, name: text::clean(&name).into_owned(), is_here, state: missing(round, &state.texts) }
        };
        self.sections.iter().map(told).collect()
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
        look_into(self.sections.iter_mut().map(|section| &mut section.file), &state.world)
    }
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

/// Reads the sections of a folder: those that its file names, in that order, then the other event files in it.
fn read(folder: &Path, texts: &Texts) -> Result<Festival, String> {
    let file = folder.join(FILE);
    let malformed = |cause: String| {
        texts.with(
            "festival-malformed",
            &[("file", shown(&file)), ("cause", text::clean(&cause).into_owned().into())],
        )
    };
    let kept = store::kept(&file).map_err(|error| malformed(error.to_string()))?.unwrap_or_default();
    let plan: Plan = ron::from_str(&kept).map_err(|error| malformed(error.to_string()))?;
    let is_name = |name: &&String| Path::new(name).file_name().is_some_and(|last| last == name.as_str());
    if let Some(wrong) = plan.sections.iter().find(|name| !is_name(name)) {
        return Err(malformed(wrong.clone()));
    }
    let named = plan.sections.iter().map(|name| folder.join(name)).filter(|path| path.is_file());
    let mut paths: Vec<PathBuf> = named.collect();
    for other in events_in(folder) {
        if !paths.contains(&other) {
            paths.push(other);
        }
    }
    let section = |path: PathBuf| {
        let bytes = bytes_of(&path);
        Section { file: EventFile { path, changed: None, about: None }, bytes }
    };
    let sections = paths.into_iter().map(section).collect();
    Ok(Festival { name: plan.name, sections, waited: 0 })
}

fn write(file: &Path, plan: &Plan) -> Result<(), String> {
    let shape = ron::ser::PrettyConfig::default();
    let text = ron::ser::to_string_pretty(plan, shape).map_err(|error| error.to_string())?;
    store::keep(file, &format!("{text}\n")).map_err(|error| error.to_string())
}

/// Returns the event files of a folder, in the order of their names.
fn events_in(folder: &Path) -> Vec<PathBuf> {
    // A bare name of a file has no folder before it.
    let listed = if folder.as_os_str().is_empty() { Path::new(".") } else { folder };
    let entries = fs::read_dir(listed).into_iter().flatten().flatten();
    let entries = entries.map(|entry| folder.join(entry.file_name()));
    let is_event =
        |path: &PathBuf| path.extension().is_some_and(|ending| ending == "hakem") && path.is_file();
    let mut paths: Vec<PathBuf> = entries.filter(is_event).collect();
    paths.sort();
    paths
}

fn bytes_of(path: &Path) -> u64 {
    fs::metadata(path).map_or(0, |found| found.len())
}

fn shown(path: &Path) -> Arg<'static> {
    text::clean(&path.display().to_string()).into_owned().into()
}
