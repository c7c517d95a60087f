//! Rating lists: imported from the files of federations, stored in the user's data folder, searched while typing.
//!
//! Each list is a separate file (`docs/rating-lists.md`), created by every import, which replaces the previous one
//! atomically. Data of one player in several lists is merged when the player is found.

mod columns;
mod compared;
mod counting;
mod csv;
mod dbf;
mod error;
mod import;
mod look;
mod lookup;
mod people;
mod row;
mod search;
mod source;
mod sources;
mod store;
mod table;
mod txt;
mod watch;
mod wording;
mod xlsx;
mod xml;

pub use columns::{Assigned, AssignedColumns, ListField};
pub use compared::{Change, Compared, compare};
pub use counting::ListsOf;
pub use error::{Doubt, ListFault, RatingsError, SourcesError, ZipFault};
pub use import::{Imported, Wanted, import};
pub use look::{ListKind, Sample, look};
pub use lookup::Lookup;
pub use search::{FoundPlayers, ListMark, Lists, marks};
pub use sources::{ListSources, get, is_old};
pub use store::{ListFacts, ListSource, lists, remove};
pub use watch::Watch;

use hakem_engine::collate::{Language, fold_for_search};
use hakem_engine::tournament::{GameKind, Licence, Name, PartialDate, Rating, Sex, Title};
use std::fmt;
use std::path::{Path, PathBuf};

/// Returns the folder of the lists in the user's data folder.
pub fn folder(data_folder: &Path) -> PathBuf {
    data_folder.join("ratings")
}

/// The letters of a federation: three, four for KKTC.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Federation([u8; 4]);

impl Federation {
    /// Parses the letters, case-insensitively; `None` if they are invalid.
    pub fn new(letters: &str) -> Option<Self> {
        let letters = letters.trim().as_bytes();
        if !matches!(letters.len(), 3 | 4) || !letters.iter().all(u8::is_ascii_alphabetic) {
            return None;
        }
        let mut kept = [0; 4];
        kept.iter_mut().zip(letters).for_each(|(kept, letter)| *kept = letter.to_ascii_uppercase());
        Some(Self(kept))
    }

    /// Returns the letters in upper case.
    pub fn as_str(&self) -> &str {
        std::str::from_utf8(&self.0).unwrap_or_default().trim_end_matches('\0')
    }
}

impl fmt::Display for Federation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

/// Values by rate of play.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct PerKind<T> {
    pub standard: T,
    pub rapid: T,
    pub blitz: T,
}

impl<T: Copy> PerKind<Option<T>> {
    pub fn of(&self, kind: GameKind) -> Option<T> {
        match kind {
            GameKind::Standard => self.standard,
            GameKind::Rapid => self.rapid,
            GameKind::Blitz => self.blitz,
        }
    }

    pub(crate) fn of_mut(&mut self, kind: GameKind) -> &mut Option<T> {
        match kind {
            GameKind::Standard => &mut self.standard,
            GameKind::Rapid => &mut self.rapid,
            GameKind::Blitz => &mut self.blitz,
        }
    }

    /// Returns the first value present.
    fn first(&self) -> Option<T> {
        GameKind::ALL.into_iter().find_map(|kind| self.of(kind))
    }

    /// Fills missing values.
    fn complete(&mut self, other: &Self) {
        for kind in GameKind::ALL {
            *self.of_mut(kind) = self.of(kind).or(other.of(kind));
        }
    }
}

/// The ratings of a player, in rating points.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Ratings {
    pub fide: PerKind<Option<Rating>>,
    /// National ones; for standard games also the only one.
    pub national: PerKind<Option<Rating>>,
}

impl Ratings {
    /// Returns the ratings of a kind that both have and that differ.
    fn differing(&self, other: &Self) -> Vec<(Rating, Rating)> {
        let both = [(&self.fide, &other.fide), (&self.national, &other.national)];
        let pairs = GameKind::ALL
            .into_iter()
            .flat_map(|kind| both.map(|(one, other)| (one.of(kind), other.of(kind))));
        pairs.filter_map(|(one, other)| one.zip(other)).filter(|(one, other)| one != other).collect()
    }

    pub fn are_unknown(&self) -> bool {
        *self == Self::default()
    }

    /// Returns the rating for sorting the players of a list: the first one present.
    pub fn first(&self) -> Option<Rating> {
        let of_standard = self.fide.standard.or(self.national.standard);
        of_standard.or_else(|| self.fide.first()).or_else(|| self.national.first())
    }
}

/// FIDE's development coefficients of a player (K), from lists.
pub type Coefficients = PerKind<Option<u8>>;

/// The highest of FIDE's coefficients.
const HIGHEST_COEFFICIENT: u8 = 40;

/// Spelling of names in a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Spelling {
    /// With the letters of their language, as in national lists.
    Own,
    /// In ASCII, as in FIDE's lists.
    Ascii,
}

/// Returns a name with each word in the spelling of another name, in any order; `None` if that lacks a word.
fn spelt_as(name: &str, other: &str) -> Option<Name> {
    let folded = fold_for_search;
    let others: Vec<&str> = other.split([' ', ',']).filter(|word| !word.is_empty()).collect();
    let spelt = name.split(' ').map(|word| {
        let (letters, comma) = word.strip_suffix(',').map_or((word, ""), |letters| (letters, ","));
        let found = others.iter().find(|other| folded(other) == folded(letters))?;
        Some(format!("{found}{comma}"))
    });
    Name::new(&spelt.collect::<Option<Vec<_>>>()?.join(" ")).ok()
}

/// A player in rating lists.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Listed {
    /// Family name first, as in the list.
    pub name: Name,
    pub spelling: Spelling,
    /// FIDE ID, greater than 0.
    pub fide_id: Option<u64>,
    /// National licence number.
    pub licence: Option<Licence>,
    pub federation: Option<Federation>,
    /// FIDE title; a title of women if there is no other.
    pub title: Option<Title>,
    pub sex: Option<Sex>,
    pub ratings: Ratings,
    pub lists: ListsOf,
    pub coefficients: Coefficients,
    /// Day of birth; in most lists only the year.
    pub born: Option<PartialDate>,
    /// Club or town.
    pub club: Option<Name>,
}

impl Listed {
    /// Creates a player of whom only the name is known.
    pub fn named(name: Name) -> Self {
        Self {
            name,
            spelling: Spelling::Own,
            fide_id: None,
            licence: None,
            federation: None,
            title: None,
            sex: None,
            ratings: Ratings::default(),
            lists: ListsOf::default(),
            coefficients: Coefficients::default(),
            born: None,
            club: None,
        }
    }

    /// Returns the language whose rules convert the name to capitals; `None` for that of the federation.
    ///
    /// FIDE spells all names in ASCII, so an `i` in them is not a Turkish one.
    pub fn name_language(&self) -> Option<Language> {
        let letters = self.federation.as_ref()?;
        let is_turkish = Language::of_federation(letters.as_str()) == Some(Language::Turkish);
        (is_turkish && self.spelling == Spelling::Ascii).then_some(Language::English)
    }

    /// Fills missing data from another list, and takes its spelling of the name if it has the letters missing here.
    fn complete(&mut self, other: &Self) {
        if (self.spelling, other.spelling) == (Spelling::Ascii, Spelling::Own)
            && let Some(name) = spelt_as(self.name.as_str(), other.name.as_str())
        {
            (self.name, self.spelling) = (name, Spelling::Own);
        }
        self.lists.complete(&self.ratings, other);
        self.ratings.fide.complete(&other.ratings.fide);
        self.ratings.national.complete(&other.ratings.national);
        self.coefficients.complete(&other.coefficients);
        self.fide_id = self.fide_id.or(other.fide_id);
        self.licence = self.licence.or(other.licence);
        self.federation = self.federation.or(other.federation);
        self.title = self.title.or(other.title);
        self.sex = self.sex.or(other.sex);
        // A full date overrides a year.
        if self.born.is_none_or(|born| born.day().is_none()) {
            self.born = other.born.or(self.born);
        }
        if self.club.is_none() {
            self.club.clone_from(&other.club);
        }
    }
}
