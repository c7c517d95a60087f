//! Lists as published by federations: each is an entry of `assets/lists/layouts.ron`, recognised by a set of
//! headings in any order.
//!
//! Columns are found by name, so federations may add others; headings are compared without case, accents,
//! punctuation and blanks. The order of `slots` is the order of precedence: of two columns with one meaning,
//! the first that is not blank counts.

use super::column::PlayerColumn;
use super::names::NameOrder;
use encoding_rs::{Encoding, WINDOWS_1252};
use hakem_engine::collate::fold_for_search;
use hakem_engine::tournament::GameKind;
use ron::error::SpannedResult;
use serde::de::Error;
use serde::{Deserialize, Deserializer};
use std::sync::LazyLock;

static LAYOUTS: LazyLock<Vec<Layout>> = LazyLock::new(|| layouts().unwrap_or_default());

fn layouts() -> SpannedResult<Vec<Layout>> {
    #[derive(Deserialize)]
    #[serde(deny_unknown_fields, bound(deserialize = "'de: 'static"))]
    struct LayoutFile {
        swiss_manager: Vec<(&'static str, Slot)>,
        layouts: Vec<Layout>,
    }
    let mut lists: LayoutFile = ron::from_str(include_str!("../../../../assets/lists/layouts.ron"))?;
    for layout in lists.layouts.iter_mut().filter(|layout| layout.slots.is_empty()) {
        layout.slots.clone_from(&lists.swiss_manager);
    }
    Ok(lists.layouts)
}

/// Parses an encoding by its label.
fn encoding<'de, D: Deserializer<'de>>(input: D) -> Result<&'static Encoding, D::Error> {
    let label = String::deserialize(input)?;
    Encoding::for_label(label.as_bytes()).ok_or_else(|| D::Error::custom(label))
}

/// Meaning of a column of a federation's list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
pub enum Slot {
    /// A column that player lists also have.
    Known(PlayerColumn),
    /// FIDE's rating for a rate of play.
    Fide(GameKind),
    /// The national rating for a rate of play.
    National(GameKind),
    /// The national rating for the rate of play in the name of the file.
    NationalOfFile,
    /// The development coefficient for a rate of play.
    Coefficient(GameKind),
    /// A rating that is FIDE's only with the mark `F`, otherwise national.
    Marked(GameKind),
    /// The mark of such a rating in a separate column: `F`, `N`, `E`.
    MarkOf(GameKind),
    /// A region, used as club if the list has none.
    Region,
    /// A code of the club, whose name is in the zip file.
    ClubCode,
    /// A code of the club, which distinguishes clubs from federations and from players without a club.
    ClubGuard,
    /// The state of a membership, which determines the precedence of several rows of one person.
    Membership,
    /// A part of the key, which consists of several columns.
    KeyPart,
}

/// Rows of a list that are not players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Placeholder {
    /// Rows where a column is blank or 0.
    NoNumber,
    /// Rows where a column is `---`.
    Dashes,
    /// Rows where a column has characters other than digits.
    NoDigits,
}

/// A list as published by a federation.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Layout {
    pub id: &'static str,
    /// The federation of players for whom the list has none.
    #[serde(default)]
    pub federation: Option<&'static str>,
    /// The headings by which it is recognised; one of those separated by `|` is enough.
    required: Vec<&'static str>,
    /// The number of its columns, if other lists have the same headings.
    #[serde(default)]
    width: Option<usize>,
    /// The meanings of its columns; without any, those of lists for Swiss-Manager. `Nr#2` is the second column of
    /// that name.
    #[serde(default)]
    slots: Vec<(&'static str, Slot)>,
    #[serde(default)]
    pub names: NameOrder,
    /// The encoding of text that is not UTF-8.
    #[serde(default = "western", deserialize_with = "encoding")]
    pub encoding: &'static Encoding,
    /// True if quotes are unbalanced, so that they quote nothing.
    #[serde(default)]
    pub has_broken_quotes: bool,
    #[serde(default)]
    pub is_month_first: bool,
    /// Letters for women and for men, if they are not the usual ones.
    #[serde(default)]
    sexes: [Vec<&'static str>; 2],
    /// The day that means an unknown birth.
    #[serde(default)]
    pub unknown_birth: &'static str,
    #[serde(default)]
    placeholders: Vec<(&'static str, Placeholder)>,
    /// True if several files, each with one kind of rating, form one list.
    #[serde(default)]
    pub has_file_per_kind: bool,
}

fn western() -> &'static Encoding {
    WINDOWS_1252
}

/// The columns of a table with a known layout.
#[derive(Clone, Debug)]
pub struct KnownList {
    pub layout: &'static Layout,
    /// The meanings of columns with their indices, counted from 0, in order of precedence.
    pub slots: Vec<(Slot, usize)>,
    /// The placeholders with the indices of their columns.
    pub placeholders: Vec<(Placeholder, usize)>,
}

pub fn recognised<S: AsRef<str>>(headings: &[S]) -> Option<KnownList> {
    let mut folded: Vec<String> = Vec::with_capacity(headings.len());
    for heading in headings {
        let heading = bare(heading.as_ref());
        let before = folded.iter().filter(|other| other.split('#').next() == Some(heading.as_str())).count();
        let is_again = before > 0 && !heading.is_empty();
        folded.push(if is_again { format!("{heading}#{}", before + 1) } else { heading });
    }
    let place = |heading: &str| {
        let (name, again) =
            heading.split_once('#').filter(|(_, rest)| !rest.is_empty()).unwrap_or((heading, ""));
        let wanted = if again.is_empty() { bare(name) } else { format!("{}#{again}", bare(name)) };
        folded.iter().position(|other| *other == wanted)
    };
    let has = |required: &&str| required.split('|').any(|heading| place(heading).is_some());
    let fits = |layout: &&Layout| {
        layout.width.is_none_or(|width| width == headings.len()) && layout.required.iter().all(&has)
    };
    let layout = LAYOUTS.iter().find(fits)?;
    let slots = layout.slots.iter().filter_map(|(heading, slot)| Some((*slot, place(heading)?))).collect();
    let placeholders = layout.placeholders.iter();
    let placeholders = placeholders.filter_map(|(heading, kind)| Some((*kind, place(heading)?))).collect();
    Some(KnownList { layout, slots, placeholders })
}

/// Normalises a heading for comparison: folded letters and digits.
fn bare(heading: &str) -> String {
    fold_for_search(heading).chars().filter(|sign| sign.is_alphanumeric()).collect()
}

impl KnownList {
    /// Returns true if a row is not a player by the layout.
    pub fn is_placeholder<'c>(&self, cell: impl Fn(usize) -> &'c str) -> bool {
        self.placeholders.iter().any(|(placeholder, at)| {
            let cell = cell(*at).trim();
            match placeholder {
                Placeholder::NoNumber => cell.bytes().all(|byte| byte == b'0'),
                Placeholder::Dashes => !cell.is_empty() && cell.bytes().all(|byte| byte == b'-'),
                Placeholder::NoDigits => {
                    cell.is_empty() || !cell.trim_end_matches(".0").bytes().all(|byte| byte.is_ascii_digit())
                }
            }
        })
    }

    /// Returns the sex for a letter that only this layout uses.
    pub fn sex_letter(&self, letter: &str) -> Option<&'static str> {
        let folded = fold_for_search(letter.trim());
        let place = self.layout.sexes.iter().position(|letters| letters.contains(&folded.as_str()))?;
        ["f", "m"].get(place).copied()
    }

    /// Returns the content of each of `width` columns as a list of players: of ratings FIDE's and the
    /// national one for standard games.
    pub fn player_columns(&self, width: usize) -> Vec<Option<PlayerColumn>> {
        let mut columns = vec![None; width];
        let has_club = self
            .slots
            .iter()
            .any(|(slot, _)| matches!(slot, Slot::Known(PlayerColumn::Club | PlayerColumn::Town)));
        for (slot, at) in &self.slots {
            let column = match slot {
                Slot::Known(column) => *column,
                Slot::Fide(GameKind::Standard) | Slot::Marked(GameKind::Standard) => PlayerColumn::Rating,
                Slot::National(GameKind::Standard) | Slot::NationalOfFile => PlayerColumn::NationalRating,
                Slot::Region if !has_club => PlayerColumn::Club,
                _ => continue,
            };
            if !columns.contains(&Some(column))
                && let Some(place) = columns.get_mut(*at)
            {
                *place = Some(column);
            }
        }
        columns
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_file_of_layouts_parses() {
        let layouts = layouts().unwrap();
        assert_eq!(layouts.len(), 20);
        assert!(layouts.iter().all(|layout| layout.required.len() > 2 && !layout.slots.is_empty()));
        for letter in layouts.iter().flat_map(|layout| layout.sexes.iter().flatten()) {
            assert_eq!(fold_for_search(letter), *letter);
        }
    }
}
