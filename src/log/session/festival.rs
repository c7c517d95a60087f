//! The plan of a festival: the event files of a folder that are its sections, their order, and their common settings
//! (docs/festival.md).

use super::PlanFault;
use crate::i18n::say_refusals;
use crate::store::{self, KeptError};
use crate::text;
use hakem_engine::refusals;
use hakem_engine::tournament::{Arbiter, Name, PartialDate, Settings, Snapshot};
use ron::error::SpannedError;
use ron::extensions::Extensions;
use serde::{Deserialize, Serialize};
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// Name of the file that makes a folder a festival.
const FILE: &str = "festival.ron";

/// A festival and its sections.
#[derive(Debug)]
pub struct Plan {
    /// Name of the festival, and the common settings of its sections: place, dates, federation, organiser, arbiters,
    /// time control. Other settings are ignored.
    pub common: Settings,
    /// Event files of the sections in order: those named in the plan, then the others of the folder by name.
    pub sections: Vec<PathBuf>,
    /// Different people with the same name.
    pub apart: Vec<Apart>,
}

/// Players of several sections who have the same name but are different people, as decided by the arbiter.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Apart {
    pub name: String,
    /// Names of the event files.
    pub sections: Vec<String>,
}

/// Contents of the file.
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
        Self {
            name: common.name,
            place: common.place,
            begins: common.begins,
            ends: common.ends,
            federation: common.federation,
            organiser: common.organiser,
            arbiter: common.arbiter,
            deputies: common.deputies,
            time_control: common.time_control,
            sections,
            apart,
        }
    }

    fn common(self) -> Settings {
        Settings {
            place: self.place,
            begins: self.begins,
            ends: self.ends,
            federation: self.federation,
            organiser: self.organiser,
            arbiter: self.arbiter,
            deputies: self.deputies,
            time_control: self.time_control,
            ..Settings::named(self.name)
        }
    }
}

/// Returns the RON options of the file: optional values are written without `Some`.
fn form() -> ron::Options {
    ron::Options::default().with_default_extension(Extensions::IMPLICIT_SOME)
}

refusals! {
/// Reason why a folder is not a festival.
#[derive(Debug)]
pub enum PlanError: "festival" {
    Empty { folder: PathBuf },
    Malformed {
        file: PathBuf,
        cause: PlanFault,
    },
    Unreadable(error: KeptError),
    /// The plan names a section that is not a file of the folder.
    Outside {
        file: PathBuf,
        section: String,
    } => { "section": text::clean(section).into_owned() },
    /// The plan cannot be written.
    NotMade {
        file: PathBuf,
        source: io::Error,
    } only { "file": *file, "cause": store::cause(source) },
}
}

say_refusals!(PlanError);

impl Plan {
    pub fn is_in(folder: &Path) -> bool {
        folder.join(FILE).exists()
    }

    /// Reads the festival of a folder from its plan; without a plan, it consists of all event files by name.
    ///
    /// # Errors
    /// Returns a [`PlanError`] if there are no event files, or the plan cannot be read or names a section outside the
    /// folder.
    pub fn read(folder: &Path) -> Result<Self, PlanError> {
        let file = folder.join(FILE);
        let malformed =
            |error: SpannedError| PlanError::Malformed { file: file.clone(), cause: error.into() };
        let written = match store::kept(&file)? {
            Some(kept) => form().from_str(&kept).map_err(malformed)?,
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

    /// Like [`Plan::read`], but creates a missing plan.
    ///
    /// # Errors
    /// Like [`Plan::read`], and [`PlanError::NotMade`] if the plan cannot be written.
    pub fn read_or_make(folder: &Path) -> Result<Self, PlanError> {
        let plan = Self::read(folder)?;
        if !Self::is_in(folder) {
            plan.write(folder)?;
        }
        Ok(plan)
    }

    /// Writes the plan to its folder.
    ///
    /// # Errors
    /// Returns [`PlanError::NotMade`] if it cannot be written; an existing plan is then unchanged.
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
    /// Returns the settings of a section with the common settings applied.
    pub fn over(&self, own: &Settings) -> Settings {
        over(&self.common, own)
    }

    /// Returns the settings of a new section, with the common settings as defaults.
    pub fn below(&self, own: &Settings) -> Settings {
        over(own, &over(&self.common, own))
    }
}

/// Returns `own` with the common settings that are present in `said`.
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

fn name_of(folder: &Path) -> Name {
    let name = file_name(&std::path::absolute(folder).unwrap_or_else(|_| folder.to_owned()));
    Name::new(&name).unwrap_or_else(|_| Snapshot::blank().settings().name.clone())
}

fn file_name(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}

fn events_in(folder: &Path) -> Vec<PathBuf> {
    // The path of a bare file name has an empty parent.
    let listed = if folder.as_os_str().is_empty() { Path::new(".") } else { folder };
    let entries = fs::read_dir(listed).into_iter().flatten().flatten();
    let entries = entries.map(|entry| folder.join(entry.file_name()));
    let is_event =
        |path: &PathBuf| path.extension().is_some_and(|ending| ending == "hakem") && path.is_file();
    let mut paths: Vec<PathBuf> = entries.filter(is_event).collect();
    paths.sort();
    paths
}
