//! The plan of a festival: which event files of a folder are its sections, and in which order (docs/festival.md).

use super::words::cause;
use crate::i18n::{Arg, Say, Texts};
use crate::store;
use crate::text;
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
    /// What the festival is called, as typed.
    pub name: String,
    /// The event files of its sections in their order: those that the plan names, then the others of the folder by their names.
    pub sections: Vec<PathBuf>,
}

/// What stands in the file.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    name: String,
    sections: Vec<String>,
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
        let kept = store::kept(&file).map_err(|error| malformed(error.to_string()))?;
        let written = match kept {
            Some(kept) => ron::from_str(&kept).map_err(|error| malformed(error.to_string()))?,
            None => Written { name: name_of(folder), sections: Vec::new() },
        };
        let is_name = |name: &&String| Path::new(name).file_name().is_some_and(|last| last == name.as_str());
        if let Some(wrong) = written.sections.iter().find(|name| !is_name(name)) {
            return Err(malformed(wrong.clone()));
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
            false => Ok(Self { name: written.name, sections }),
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

    fn write(&self, folder: &Path) -> Result<(), PlanError> {
        let file = folder.join(FILE);
        let written = Written {
            name: self.name.clone(),
            sections: self.sections.iter().map(|path| file_name(path)).collect(),
        };
        let text = ron::ser::to_string_pretty(&written, ron::ser::PrettyConfig::default());
        let text = text.map_err(io::Error::other);
        let kept = text.and_then(|text| store::keep(&file, &format!("{text}\n")));
        kept.map_err(|source| PlanError::NotMade { file, source })
    }
}

/// Returns what a folder is called.
fn name_of(folder: &Path) -> String {
    file_name(&std::path::absolute(folder).unwrap_or_else(|_| folder.to_owned()))
}

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
