//! Content of table columns: by known headings, and by those that the arbiter assigned once. Assignments are
//! saved next to the list, and apply to every later file of it.

use super::error::RatingsError;
use crate::exchange::roster::layouts::Slot;
use crate::exchange::roster::{self, PlayerColumn, RosterTable};
use crate::store;
use hakem_engine::collate::fold_for_search;
use hakem_engine::tournament::GameKind;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// Extension of files with assignments.
const ENDING: &str = "columns";

/// Maximum number of assigned headings, and maximum length of one in characters.
const MOST: usize = 64;
const LONGEST: usize = 200;

/// Content of a column.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ListField {
    /// A column that player lists also have.
    Known(PlayerColumn),
    Rating(GameKind),
    /// The national rating for a rate of play.
    National(GameKind),
}

impl ListField {
    /// Returns the assignable contents, in the order offered.
    pub fn offered() -> impl Iterator<Item = Self> {
        WORDS.into_iter().map(|(_, field)| field)
    }

    /// Returns the meaning of a column for the reader of tables.
    pub(super) fn slot(self) -> Slot {
        match self {
            Self::Known(column) => Slot::Known(column),
            Self::Rating(kind) => Slot::Fide(kind),
            Self::National(kind) => Slot::National(kind),
        }
    }

    /// Returns the content of a column of a federation's list that can be assigned; `None` for any other.
    pub(super) fn of_slot(slot: Slot) -> Option<Self> {
        Some(match slot {
            Slot::Known(column) => Self::Known(column),
            Slot::Fide(kind) => Self::Rating(kind),
            Slot::National(GameKind::Standard) | Slot::NationalOfFile => {
                Self::Known(PlayerColumn::NationalRating)
            }
            Slot::National(kind) => Self::National(kind),
            Slot::Region => Self::Known(PlayerColumn::Club),
            _ => return None,
        })
    }

    /// Returns true if it can be assigned.
    pub(super) fn is_offered(self) -> bool {
        Self::offered().any(|offered| offered == self)
    }
}

/// Assignable contents, by their keywords on the command line.
const WORDS: [(&str, ListField); 18] = [
    ("name", ListField::Known(PlayerColumn::Name)),
    ("given-first", ListField::Known(PlayerColumn::GivenFirst)),
    ("family", ListField::Known(PlayerColumn::Family)),
    ("given", ListField::Known(PlayerColumn::Given)),
    ("title", ListField::Known(PlayerColumn::Title)),
    ("rating", ListField::Known(PlayerColumn::Rating)),
    ("standard", ListField::Rating(GameKind::Standard)),
    ("rapid", ListField::Rating(GameKind::Rapid)),
    ("blitz", ListField::Rating(GameKind::Blitz)),
    ("national", ListField::Known(PlayerColumn::NationalRating)),
    ("national-rapid", ListField::National(GameKind::Rapid)),
    ("national-blitz", ListField::National(GameKind::Blitz)),
    ("federation", ListField::Known(PlayerColumn::Federation)),
    ("licence", ListField::Known(PlayerColumn::Licence)),
    ("fide-id", ListField::Known(PlayerColumn::FideId)),
    ("sex", ListField::Known(PlayerColumn::Sex)),
    ("born", ListField::Known(PlayerColumn::Born)),
    ("club", ListField::Known(PlayerColumn::Club)),
];

/// Keyword for ignoring a column.
const NOTHING: &str = "nothing";

/// A heading assigned by the arbiter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Assigned {
    heading: String,
    field: Option<ListField>,
}

impl Assigned {
    /// Parses `national=Body`: the content of the column, and its heading.
    ///
    /// # Errors
    /// Returns the assignable contents as a message if the text is invalid.
    pub fn read(text: &str) -> Result<Self, String> {
        let expected = || {
            let words = WORDS.map(|(word, _)| word).join(", ");
            format!("expected FIELD=HEADING, the field one of {words}, {NOTHING}")
        };
        let (word, heading) = text.split_once('=').ok_or_else(expected)?;
        let known = WORDS.into_iter().find(|(known, _)| known.eq_ignore_ascii_case(word.trim()));
        let field = match known {
            Some((_, field)) => Some(field),
            None if word.trim().eq_ignore_ascii_case(NOTHING) => None,
            None => return Err(expected()),
        };
        Self::new(heading, field).ok_or_else(expected)
    }

    /// Creates an assignment; `None` if the heading is empty, too long, or has control characters.
    pub fn new(heading: &str, field: Option<ListField>) -> Option<Self> {
        let heading = heading.trim();
        let is_usable =
            !heading.is_empty() && heading.chars().count() <= LONGEST && !heading.contains(char::is_control);
        is_usable.then(|| Self { heading: heading.to_owned(), field })
    }

    fn written(&self) -> String {
        let word = WORDS.into_iter().find(|(_, field)| Some(*field) == self.field);
        format!("{}={}", word.map_or(NOTHING, |(word, _)| word), self.heading)
    }
}

/// The assigned headings of a list.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct AssignedColumns(Vec<Assigned>);

impl AssignedColumns {
    pub fn of(assigned: &[Assigned]) -> Self {
        Self(assigned.iter().take(MOST).cloned().collect())
    }

    /// Creates the headings from assignments to the columns of a table, with ignored columns last.
    pub fn of_table(table: &RosterTable, fields: &[Option<ListField>]) -> Self {
        let assigned = |at: usize| Assigned::new(table.heading(at), fields.get(at).copied().flatten());
        let mut assigned: Vec<Assigned> = (0..table.width()).filter_map(assigned).collect();
        assigned.sort_by_key(|assigned| assigned.field.is_none());
        Self::of(&assigned)
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Returns the content that the arbiter assigned to a heading; `None` without an assignment, `Some(None)`
    /// if the column is ignored.
    pub(super) fn assigned(&self, heading: &str) -> Option<Option<ListField>> {
        let folded = fold_for_search(heading.trim());
        self.0.iter().find(|known| fold_for_search(&known.heading) == folded).map(|known| known.field)
    }

    pub(super) fn field(&self, heading: &str) -> Option<ListField> {
        self.assigned(heading).unwrap_or_else(|| known(heading))
    }

    /// Loads the saved assignments of a list; empty if there are none.
    pub(super) fn load(folder: &Path, name: &str) -> io::Result<Self> {
        let text = match fs::read_to_string(path(folder, name)) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Self::default()),
            text => text?,
        };
        Ok(Self(text.lines().take(MOST).filter_map(|line| Assigned::read(line).ok()).collect()))
    }

    /// Saves the assignments for the next file of the list.
    pub(super) fn keep(&self, folder: &Path, name: &str) -> Result<(), RatingsError> {
        let path = path(folder, name);
        let text: String = self.0.iter().map(|assigned| assigned.written() + "\n").collect();
        store::keep(&path, &text).map_err(|source| RatingsError::Io { path, source })
    }
}

fn path(folder: &Path, name: &str) -> PathBuf {
    folder.join(format!("{name}.{ENDING}"))
}

/// Returns the rate of play of a column of development coefficients, which only have known headings.
pub(super) fn coefficient(heading: &str) -> Option<GameKind> {
    match fold_for_search(&heading.replace('_', " ")).as_str() {
        "k" | "sk" | "k factor" | "standard k" => Some(GameKind::Standard),
        "rk" | "rapid k" => Some(GameKind::Rapid),
        "bk" | "blitz k" => Some(GameKind::Blitz),
        _ => None,
    }
}

fn known(heading: &str) -> Option<ListField> {
    match rating_kind(heading) {
        Some(kind) => Some(ListField::Rating(kind)),
        None => Some(ListField::Known(roster::column(heading)?)),
    }
}

/// Returns the rate of play of a column with FIDE's rating, by its heading.
pub(super) fn rating_kind(heading: &str) -> Option<GameKind> {
    let folded = fold_for_search(&heading.replace('_', " "));
    Some(match folded.as_str() {
        "standard" | "std" | "standard rating" | "klasik" | "srtng" => GameKind::Standard,
        "rapid" | "rapid rating" | "hizli" | "rrtng" => GameKind::Rapid,
        "blitz" | "blitz rating" | "yildirim" | "brtng" => GameKind::Blitz,
        _ => return None,
    })
}
