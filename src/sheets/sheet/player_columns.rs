//! Selection of the columns about players on a sheet: those with data, or those selected by the arbiter.
//!
//! A column without data is never shown.

use super::RatingColumn;
use super::columns::About;
use super::data::{Column, Key, Sheet};
use crate::event::Event;
use hakem_engine::tournament::Name;
use std::collections::BTreeSet;

/// Selectable columns, in the order offered.
pub const OFFERED: [About; 9] = [
    About::Title,
    About::Federation,
    About::Rating,
    About::NationalRating,
    About::Club,
    About::FideId,
    About::Licence,
    About::Born,
    About::Sex,
];

/// Columns about players that a sheet can have.
pub struct People {
    /// Default columns, reduced to those with data.
    usual: fn(Event) -> Vec<About>,
    /// Default columns that are dropped if they would force landscape orientation, rightmost first.
    give_way: &'static [About],
}

/// The starting list contains all known data of a player except age and sex.
pub const LISTED: People = People {
    usual: |_| OFFERED.into_iter().filter(|about| !matches!(about, About::Born | About::Sex)).collect(),
    give_way: &[],
};

/// Standings contain both ratings, and federation and club if there is space.
pub const RANKED: People = People {
    usual: |_| vec![About::Title, About::Federation, About::Rating, About::NationalRating, About::Club],
    give_way: &[About::Club, About::Federation],
};

/// A board has space for one rating per player; federations are informative if there are several.
pub const AT_BOARDS: People = People {
    usual: |event| {
        let rating = match RatingColumn::used(event, 1).first() {
            Some(RatingColumn::National) => About::NationalRating,
            _ => About::Rating,
        };
        let federation = has_several_federations(event).then_some(About::Federation);
        [About::Title, rating].into_iter().chain(federation).collect()
    },
    give_way: &[About::Federation],
};

fn has_several_federations(event: Event) -> bool {
    let known = event.snapshot.players().filter_map(|(_, known)| known.player.federation.as_ref());
    known.map(Name::as_str).collect::<BTreeSet<_>>().len() > 1
}

/// Returns the selectable column with this name; `-` is accepted for `_`.
pub fn offered(name: &str) -> Option<About> {
    let name = name.trim().to_ascii_lowercase().replace('-', "_");
    OFFERED.into_iter().find(|about| about.name() == name)
}

/// Returns the content of a column, if it is selectable.
pub fn of_column(column: &Column) -> Option<About> {
    match &column.key {
        Key::One(name) => offered(name),
        Key::Named("white" | "black", name) => offered(name),
        Key::Named(..) | Key::InTurn(_) => None,
    }
}

/// Removes columns that are not public from a sheet: licence numbers.
pub fn for_all(sheet: Sheet) -> Sheet {
    sheet.with_columns(|_, column| of_column(column) != Some(About::Licence))
}

impl People {
    /// Returns the default columns of a sheet.
    pub fn usual(&self, event: Event) -> Vec<About> {
        (self.usual)(event).into_iter().filter(|about| about.is_used(event)).collect()
    }

    /// Returns the columns of a sheet: the selected ones, else the default ones.
    pub fn shown(&self, event: Event, sheet: &str) -> Vec<About> {
        match event.chosen.of(sheet) {
            Some(chosen) => {
                let chosen = chosen.iter().filter_map(|name| offered(name));
                chosen.filter(|about| about.is_used(event)).collect()
            }
            None => self.usual(event),
        }
    }

    /// Restricts the selectable columns of a sheet to those it has. Selected columns are never dropped.
    pub(super) fn leave_shown(&self, event: Event, name: &str, sheet: &mut Sheet) {
        let shown = self.shown(event, name);
        let give_way = if event.chosen.of(name).is_some() { &[] } else { self.give_way };
        for section in &mut sheet.sections {
            let table = std::mem::take(&mut section.table);
            section.table =
                table.only(|_, column| of_column(column).is_none_or(|about| shown.contains(&about)));
            for column in &mut section.table.columns {
                column.gives_way = of_column(column).is_some_and(|about| give_way.contains(&about));
            }
        }
    }
}
