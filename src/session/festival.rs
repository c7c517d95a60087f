//! The plan of a festival: which event files of a folder are its sections, in which order, and what they have in common
//! (docs/festival.md).

use super::words::cause;
use crate::i18n::{Arg, Say, Texts};
use crate::store::{self, KeptError};
use crate::text;
use hakem_engine::tournament::{Arbiter, Name, PartialDate, Settings, Snapshot};
use ron::extensions::Extensions;
use serde::{Deserialize, Serialize};
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use thiserror::Error;

/// The file that makes a folder a festival.
const FILE: &str = "festival.ron";

/// A festival and its sections.
#[derive(Debug)]
pub struct Plan {
    /// What the festival is called, and what its sections have in common: place, days, federation, organiser, arbiters, time control.
    /// Nothing else of it counts.
    pub common: Settings,
    /// The event files of its sections in their order: those that the plan names, then the others of the folder by their names.
    pub sections: Vec<PathBuf>,
    /// Players of one name who are several people.
    pub apart: Vec<Apart>,
}

/// Players of several sections who have one name and are several people, as the arbiter has said.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Apart {
    /// Their name, as typed.
    pub name: String,
    /// The names of the event files.
    pub sections: Vec<String>,
}

/// What stands in the file.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    name: Name,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    place: Option<Name>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    begins: Option<PartialDate>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    ends: Option<PartialDate>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    federation: Option<Name>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    organiser: Option<Name>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    arbiter: Option<Arbiter>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    deputies: Vec<Arbiter>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    time_control: Option<Name>,
    sections: Vec<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    apart: Vec<Apart>,
}

impl Written {
    fn named(name: Name) -> Self {
        Self::of(Settings::named(name), Vec::new(), Vec::new())
    }

    fn of(common: Settings, sections: Vec<String>, apart: Vec<Apart>) -> Self {
        let Settings {
            name,
            place,
            begins,
            ends,
            federation,
            organiser,
            arbiter,
            deputies,
            time_control,
            ..
        } = common;
        Self {
            name,
            place,
            begins,
            ends,
            federation,
            organiser,
            arbiter,
            deputies,
            time_control,
            sections,
            apart,
        }
    }

    fn common(self) -> Settings {
        let Self {
            name, place, begins, ends, federation, organiser, arbiter, deputies, time_control, ..
        } = self;
        Settings {
            place,
            begins,
            ends,
            federation,
            organiser,
            arbiter,
            deputies,
            time_control,
            ..Settings::named(name)
        }
    }
}

/// How the file is read and written: a value that may be missing stands as it is.
fn form() -> ron::Options {
    ron::Options::default().with_default_extension(Extensions::IMPLICIT_SOME)
}

/// Why a folder is no festival.
#[derive(Debug, Error)]
pub enum PlanError {
    /// It has no event files.
    #[error("{folder} has no event files")]
    Empty {
        /// The folder.
        folder: PathBuf,
    },
    /// Its plan cannot be read.
    #[error("{file} is no plan of a festival: {cause}")]
    Malformed {
        /// The plan.
        file: PathBuf,
        /// What stands in the way, with line and column where it is in the text.
        cause: String,
    },
    /// Its plan cannot be opened.
    #[error(transparent)]
    Unreadable(#[from] KeptError),
    /// Its plan names a section that is no file of the folder.
    #[error("{file} names the section {section}, which is not the name of a file in its folder")]
    Outside {
        /// The plan.
        file: PathBuf,
        /// The name.
        section: String,
    },
    /// Its plan cannot be written.
    #[error("{file} cannot be written: {source}")]
    NotMade {
        /// The plan.
        file: PathBuf,
        /// What the disk says.
        source: io::Error,
    },
}

impl Say for PlanError {
    fn say(&self, texts: &Texts) -> String {
        let shown =
            |path: &Path| -> Arg<'static> { text::clean(&path.to_string_lossy()).into_owned().into() };
        match self {
            Self::Empty { folder } => texts.with("festival-empty", &[("folder", shown(folder))]),
            Self::Malformed { file, cause } => {
                let cause = text::clean(cause).into_owned();
                texts.with("festival-malformed", &[("file", shown(file)), ("cause", cause.into())])
            }
            Self::Unreadable(error) => error.say(texts),
            Self::Outside { file, section } => {
                let section = text::clean(section).into_owned();
                texts.with("festival-outside", &[("file", shown(file)), ("section", section.into())])
            }
            Self::NotMade { file, source } => {
                texts.with("festival-not-made", &[("file", shown(file)), ("cause", cause(source, texts))])
            }
        }
    }
}

impl Plan {
    /// Whether a folder has a plan.
    #[must_use]
    pub fn is_in(folder: &Path) -> bool {
        folder.join(FILE).exists()
    }

    /// Reads the festival in a folder: by its plan, or, where there is none, all its event files by their names.
    ///
    /// # Errors
    /// Says that there are no event files, or that the plan cannot be read.
    pub fn read(folder: &Path) -> Result<Self, PlanError> {
        let file = folder.join(FILE);
        let malformed = |cause: String| PlanError::Malformed { file: file.clone(), cause };
        let written = match store::kept(&file)? {
            Some(kept) => form().from_str(&kept).map_err(|error| malformed(error.to_string()))?,
            None => Written::named(name_of(folder)),
        };
        let is_name = |name: &&String| Path::new(name).file_name().is_some_and(|last| last == name.as_str());
        if let Some(wrong) = written.sections.iter().find(|name| !is_name(name)) {
            return Err(PlanError::Outside { section: wrong.clone(), file: file.clone() });
        }
        let named = written.sections.iter().map(|name| folder.join(name)).filter(|path| path.is_file());
        let mut sections: Vec<PathBuf> = named.collect();
        for other in events_in(folder) {
            if !sections.contains(&other) {
                sections.push(other);
            }
        }
        match sections.is_empty() {
            true => Err(PlanError::Empty { folder: folder.to_owned() }),
            false => {
                let apart = written.apart.clone();
                Ok(Self { common: written.common(), sections, apart })
            }
        }
    }

    /// As [`Plan::read`]; a folder without a plan gets one.
    ///
    /// # Errors
    /// As [`Plan::read`], or says that the plan cannot be written.
    pub fn read_or_make(folder: &Path) -> Result<Self, PlanError> {
        let plan = Self::read(folder)?;
        if !Self::is_in(folder) {
            plan.write(folder)?;
        }
        Ok(plan)
    }

    /// Writes the plan into its folder.
    ///
    /// # Errors
    /// Says why that cannot be done; the plan stays as it was then.
    pub fn write(&self, folder: &Path) -> Result<(), PlanError> {
        let file = folder.join(FILE);
        let sections = self.sections.iter().map(|path| file_name(path)).collect();
        let written = Written::of(self.common.clone(), sections, self.apart.clone());
        let text = form().to_string_pretty(&written, ron::ser::PrettyConfig::default());
        let text = text.map_err(io::Error::other);
        let kept = text.and_then(|text| store::keep(&file, &format!("{text}\n")));
        kept.map_err(|source| PlanError::NotMade { file, source })
    }
}

impl Plan {
    /// Returns what a section announces once it announces what all have in common.
    #[must_use]
    pub fn over(&self, own: &Settings) -> Settings {
        over(&self.common, own)
    }

    /// Returns what a new section announces: what all have in common where it says nothing itself.
    #[must_use]
    pub fn below(&self, own: &Settings) -> Settings {
        over(own, &over(&self.common, own))
    }
}

/// Returns an announcement with what another says of what sections have in common.
fn over(said: &Settings, own: &Settings) -> Settings {
    let deputies = if said.deputies.is_empty() { &own.deputies } else { &said.deputies };
    Settings {
        place: said.place.clone().or_else(|| own.place.clone()),
        begins: said.begins.or(own.begins),
        ends: said.ends.or(own.ends),
        federation: said.federation.clone().or_else(|| own.federation.clone()),
        organiser: said.organiser.clone().or_else(|| own.organiser.clone()),
        arbiter: said.arbiter.clone().or_else(|| own.arbiter.clone()),
        deputies: deputies.clone(),
        time_control: said.time_control.clone().or_else(|| own.time_control.clone()),
        ..own.clone()
    }
}

/// Returns what a folder is called.
fn name_of(folder: &Path) -> Name {
    let name = file_name(&std::path::absolute(folder).unwrap_or_else(|_| folder.to_owned()));
    Name::new(&name).unwrap_or_else(|_| Snapshot::blank().settings().name.clone())
}

/// Returns the name of a file without its folder.
fn file_name(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
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
