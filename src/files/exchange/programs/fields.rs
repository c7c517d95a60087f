//! Values of players and events in the formats of other programs.

use crate::exchange::account::{Account, Cause};
use crate::exchange::roster::PlayerColumn;
use crate::exchange::roster::cells::{Cells, Spot, is_blank};
use hakem_engine::tournament::{Coefficient, Name, PartialDate, Player, Snapshot};
use hakem_engine::trf::{Record, TrfFile};
use std::collections::BTreeSet;

/// The cells of a player by their meanings.
pub(super) struct Person<'a> {
    cells: &'a [(PlayerColumn, Spot<'a>)],
    /// The development coefficient; blank if the program has none.
    pub coefficient: Spot<'a>,
}

impl<'a> Person<'a> {
    pub(super) fn of(cells: &'a [(PlayerColumn, Spot<'a>)]) -> Self {
        Self { cells, coefficient: Spot::default() }
    }

    fn spot(&self, column: PlayerColumn) -> Spot<'a> {
        self.cells.iter().find(|(of, _)| *of == column).map_or(Spot::default(), |(_, spot)| *spot)
    }

    /// Creates the player; an unreadable cell is left blank and noted. A player without a name is named by
    /// the number.
    pub(super) fn player(&self, number: usize, cells: &mut Cells) -> Player {
        use PlayerColumn as C;
        let coefficient = cells.coefficient(self.coefficient);
        Player {
            title: cells.title(self.spot(C::Title)),
            rating: cells.rating(self.spot(C::Rating)).0,
            national_rating: cells.rating(self.spot(C::NationalRating)).0,
            federation: cells.federation(self.spot(C::Federation)),
            fide_id: cells.fide_id(self.spot(C::FideId)),
            licence: cells.licence(self.spot(C::Licence)),
            sex: cells.sex(self.spot(C::Sex)),
            born: cells.born(self.spot(C::Born), false),
            club: cells.club(self.spot(C::Club)),
            coefficient,
            ..self.named(number, cells)
        }
    }

    fn named(&self, number: usize, cells: &mut Cells) -> Player {
        let (family, given) = (self.spot(PlayerColumn::Family), self.spot(PlayerColumn::Given));
        let both = match (family.text.trim(), given.text.trim()) {
            (family, "") => family.to_owned(),
            ("", given) => given.to_owned(),
            (family, given) => format!("{family}, {given}"),
        };
        let name = cells.name_of(family, &both).or_else(|| {
            cells.note(Cause::NoName, family, &number.to_string());
            Name::new(&number.to_string()).ok()
        });
        Player::named(name.unwrap_or_else(|| Snapshot::blank().settings().name.clone()))
    }
}

impl Cells<'_> {
    /// Reads a development coefficient; `0` means none.
    fn coefficient(&mut self, spot: Spot) -> Option<Coefficient> {
        let text = spot.text.trim();
        if is_blank(text) || text == "0" {
            return None;
        }
        let found = text.parse().ok().and_then(|number| Coefficient::new(number).ok());
        if found.is_none() {
            self.note(Cause::NotACoefficient, spot, text);
        }
        found
    }
}

/// Reads a day of eight digits, `yyyymmdd`; month and day may be 0.
pub(super) fn day(number: u32) -> Option<PartialDate> {
    let part = |number: u32| u8::try_from(number % 100).ok();
    let year = u16::try_from(number / 10_000).ok().filter(|&year| year > 1000)?;
    PartialDate::new(year, part(number / 100)?, part(number)?).ok()
}

/// Returns the text of a day of eight digits, as [`Cells::born`] reads days; other text unchanged.
pub(super) fn day_text(digits: &str) -> String {
    let number = digits.trim().parse().ok().filter(|_| digits.trim().len() == 8);
    number.and_then(day).map_or_else(|| digits.to_owned(), |day| day.to_string().replace("/00", ""))
}

/// Lists the columns that are read, and the others, in alphabetical order; `named` are those with content.
pub(super) fn name_columns<'n>(
    account: &mut Account,
    named: impl Iterator<Item = &'n String>,
    is_read: impl Fn(&str) -> bool,
) {
    let named: BTreeSet<String> = named.cloned().collect();
    let (used, unused) = named.into_iter().partition(|name| is_read(name));
    account.name_columns(used, unused);
}

/// Sets a record of one line, unless the text is blank.
pub(super) fn text(file: &mut TrfFile, record: Record, text: &str) {
    let text: String = text.chars().map(|sign| if sign.is_control() { ' ' } else { sign }).collect();
    if !text.trim().is_empty() {
        file.texts.insert(record, text.trim().to_owned());
    }
}
