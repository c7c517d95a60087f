//! Which columns about players a sheet shows: those that players of the event fill, or those that the arbiter chose. A
//! column that nobody fills is never shown.

use super::RatingColumn;
use super::columns::About;
use super::data::{Column, Key, Sheet};
use crate::event::Event;
use hakem_engine::tournament::Name;
use std::collections::BTreeSet;

/// The columns of which the arbiter chooses, in the order in which they are offered.
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

/// The columns about players that a sheet can have.
pub struct People {
    /// Those that it has while nothing is chosen, as far as somebody fills them.
    usual: fn(Event) -> Vec<About>,
    /// Those of them that are left out where they would turn the page, the rightmost first.
    give_way: &'static [About],
}

/// The starting list says all that the event knows of a player but age and sex.
pub const LISTED: People = People {
    usual: |_| OFFERED.into_iter().filter(|about| !matches!(about, About::Born | About::Sex)).collect(),
    give_way: &[],
};

/// Standings have both ratings, and federation and club as far as there is room.
pub const RANKED: People = People {
    usual: |_| vec![About::Title, About::Federation, About::Rating, About::NationalRating, About::Club],
    give_way: &[About::Club, About::Federation],
};

/// A board has room for one rating a player; federations tell something where there are several.
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

/// Returns the column with this name among those that are offered; `-` may stand for `_`.
#[must_use]
pub fn offered(name: &str) -> Option<About> {
    let name = name.trim().to_ascii_lowercase().replace('-', "_");
    OFFERED.into_iter().find(|about| about.name() == name)
}

/// Returns what a column says of players, where it is one of those that are offered.
#[must_use]
pub fn of_column(column: &Column) -> Option<About> {
    match &column.key {
        Key::One(name) => offered(name),
        Key::Named("white" | "black", name) => offered(name),
        Key::Named(..) | Key::InTurn(_) => None,
    }
}

/// Takes from a sheet the columns that are not for anybody to read: licence numbers.
#[must_use]
pub fn for_all(sheet: Sheet) -> Sheet {
    sheet.with_columns(|_, column| of_column(column) != Some(About::Licence))
}

impl People {
    /// Returns the columns that a sheet has while nothing is chosen.
    #[must_use]
    pub fn usual(&self, event: Event) -> Vec<About> {
        (self.usual)(event).into_iter().filter(|about| about.is_used(event)).collect()
    }

    /// Returns the columns that a sheet has: those chosen of it, else the usual ones.
    #[must_use]
    pub fn shown(&self, event: Event, sheet: &str) -> Vec<About> {
        match event.chosen.of(sheet) {
            Some(chosen) => {
                let chosen = chosen.iter().filter_map(|name| offered(name));
                chosen.filter(|about| about.is_used(event)).collect()
            }
            None => self.usual(event),
        }
    }

    /// Leaves in a sheet, of all columns that are offered, those that it has. What was chosen gives way to nothing.
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
