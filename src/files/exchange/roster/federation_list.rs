//! The list of a federation, recognised by its headings.

use super::column::PlayerColumn;
use super::layout_table::LAYOUTS;
use super::layouts::{Layout, Placeholder, Slot};
use hakem_engine::collate::fold_for_search;
use hakem_engine::tournament::GameKind;

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
    let column = |placeholder: &Placeholder| match *placeholder {
        Placeholder::NoNumber(heading) | Placeholder::Dashes(heading) | Placeholder::NoDigits(heading) => {
            heading
        }
    };
    let placeholders = layout.placeholders.iter();
    let placeholders =
        placeholders.filter_map(|placeholder| Some((*placeholder, place(column(placeholder))?))).collect();
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
                Placeholder::NoNumber(_) => cell.bytes().all(|byte| byte == b'0'),
                Placeholder::Dashes(_) => !cell.is_empty() && cell.bytes().all(|byte| byte == b'-'),
                Placeholder::NoDigits(_) => {
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
