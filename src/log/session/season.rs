//! The file of a season: its events in order, and the rules of the ranking (docs/season.md).

use super::PlanFault;
use crate::i18n::say_refusals;
use crate::store::{self, KeptError};
use crate::text;
use hakem_engine::refusals;
use hakem_engine::season::{
    SeasonCategory, SeasonPoints, SeasonRatingRules, SeasonRules, SeasonTie, SeasonUnit,
};
use hakem_engine::tournament::Name;
use ron::extensions::Extensions;
use serde::Deserialize;
use std::collections::HashSet;
use std::num::NonZeroU8;
use std::path::{Path, PathBuf};

const FILE: &str = "season.ron";

/// A season: its name, events and rules.
#[derive(Debug)]
pub struct SeasonPlan {
    pub name: Name,
    /// Files of the events in order: event files or reports.
    pub events: Vec<PathBuf>,
    pub rules: SeasonRules,
    /// Rules of the ratings; `None` if the season has none.
    pub ratings: Option<SeasonRatingRules>,
}

/// Contents of the file.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    name: Name,
    events: Vec<String>,
    #[serde(default)]
    ranked: SeasonUnit,
    #[serde(default)]
    points: SeasonPoints,
    #[serde(default)]
    best: Option<NonZeroU8>,
    #[serde(default = "usual_ties")]
    ties: Vec<SeasonTie>,
    #[serde(default)]
    categories: Vec<SeasonCategory>,
    #[serde(default)]
    same: Vec<Name>,
    #[serde(default)]
    ratings: Option<SeasonRatingRules>,
}

/// Returns the rules for equal totals if the file has none.
fn usual_ties() -> Vec<SeasonTie> {
    vec![SeasonTie::Results, SeasonTie::Places, SeasonTie::Latest]
}

refusals! {
/// Reason why a folder is not a season.
#[derive(Debug)]
pub enum SeasonError: "season" {
    Missing { file: PathBuf },
    Malformed {
        file: PathBuf,
        cause: PlanFault,
    },
    Unreadable(error: KeptError),
    NoEvents { file: PathBuf },
    NoSuchEvent {
        file: PathBuf,
        /// Path as written.
        event: String,
    } => { "event": text::clean(event).into_owned() },
    /// The file names an event twice.
    Twice {
        file: PathBuf,
        /// Path as written.
        event: String,
    } => { "event": text::clean(event).into_owned() },
}
}

say_refusals!(SeasonError);

impl SeasonPlan {
    /// Reads the season of a folder. Paths of events are relative to it.
    ///
    /// # Errors
    /// Returns a [`SeasonError`] if the file is missing or cannot be read, or an event it names does not exist.
    pub fn read(folder: &Path) -> Result<Self, SeasonError> {
        let file = folder.join(FILE);
        let Some(kept) = store::kept(&file)? else { return Err(SeasonError::Missing { file }) };
        let options = ron::Options::default().with_default_extension(Extensions::IMPLICIT_SOME);
        let written: Written = options
            .from_str(&kept)
            .map_err(|error| SeasonError::Malformed { file: file.clone(), cause: error.into() })?;
        let Written { name, events, ranked, points, best, ties, categories, same, ratings } = written;
        if events.is_empty() {
            return Err(SeasonError::NoEvents { file });
        }
        if let Some(event) = events.iter().find(|event| !folder.join(event).is_file()) {
            return Err(SeasonError::NoSuchEvent { event: event.clone(), file });
        }
        let mut listed = HashSet::new();
        let is_again = |event: &&String| {
            let path = folder.join(event);
            !listed.insert(path.canonicalize().unwrap_or(path))
        };
        if let Some(event) = events.iter().find(is_again) {
            return Err(SeasonError::Twice { event: event.clone(), file });
        }
        let rules = SeasonRules { unit: ranked, points, best, ties, categories, same };
        Ok(Self { name, events: events.iter().map(|event| folder.join(event)).collect(), rules, ratings })
    }
}
