//! Registration data as a tie-break, in the order of the starting list.

use super::{Better, Known, Method, Modifiers, Table, TieBreak, TieBreakValue, ValueFormat};
use crate::tournament::{Licence, PairingNumber, Player, Rating, TieBreakRules};

/// The deciding property.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Registered {
    /// The international rating, highest first; 0 if unrated.
    Rating,
    /// The national rating, highest first; 0 if unrated.
    NationalRating,
    /// The name, in the alphabet of the starting list; the value is its position.
    Name,
    /// The licence number, lowest first.
    Licence,
}

impl TieBreak for Registered {
    fn code(&self) -> &'static str {
        match self {
            Self::Rating => "ELO",
            Self::NationalRating => "UKD",
            Self::Name => "NAME",
            Self::Licence => "LNO",
        }
    }

    fn article(&self, rules: TieBreakRules) -> Option<&'static str> {
        match rules {
            TieBreakRules::Booklet => Some("basic-swiss §2"),
            TieBreakRules::Fide2026 => None,
        }
    }

    fn format(&self, _rules: TieBreakRules) -> ValueFormat {
        ValueFormat::Whole
    }

    fn better(&self, _modifiers: Modifiers) -> Better {
        match self {
            Self::Rating | Self::NationalRating => Better::Greater,
            Self::Name | Self::Licence => Better::Smaller,
        }
    }

    fn on<'t>(&self, table: &'t Table, _modifiers: Modifiers) -> Method<'t> {
        match self {
            Self::Rating => each(table, |player| rating(player.rating)),
            Self::NationalRating => each(table, |player| rating(player.national_rating)),
            Self::Name => by_name(table),
            Self::Licence => by_licence(table),
        }
    }
}

fn each(table: &Table, value: impl Fn(&Player) -> TieBreakValue) -> Method<'_> {
    let value = move |number| table.registered(number).map_or(TieBreakValue::Blank, &value);
    let values: Vec<TieBreakValue> = table.numbers().map(value).collect();
    known(values)
}

/// Equal names have the same position.
fn by_name(table: &Table) -> Method<'_> {
    let names = table.names();
    let key = |number| table.registered(number).map(|player| names.sort_key(player.name.as_str()));
    let keys: Vec<Option<Vec<u8>>> = table.numbers().map(key).collect();
    let mut sorted: Vec<&Option<Vec<u8>>> = keys.iter().collect();
    sorted.sort_unstable();
    let place = |key| TieBreakValue::count(sorted.partition_point(|&other| other < key) + 1);
    known(keys.iter().map(place).collect())
}

/// Licence numbers of digits are the values; where one has letters, the places in their order are.
fn by_licence(table: &Table) -> Method<'_> {
    let licences: Vec<Option<Licence>> =
        table.numbers().map(|number| table.registered(number)?.licence).collect();
    let mut sorted: Vec<Licence> = licences.iter().flatten().copied().collect();
    sorted.sort_unstable();
    let number = |licence: &Licence| licence.number().and_then(|number| i64::try_from(number).ok());
    let are_numbers = sorted.iter().all(|licence| number(licence).is_some());
    let value = |licence: Licence| match number(&licence).filter(|_| are_numbers) {
        Some(number) => TieBreakValue::whole(number),
        None => TieBreakValue::count(sorted.partition_point(|&other| other < licence) + 1),
    };
    known(licences.into_iter().map(|licence| licence.map_or(TieBreakValue::Blank, value)).collect())
}

fn known<'t>(values: Vec<TieBreakValue>) -> Method<'t> {
    Method::each(Known(move |number: PairingNumber| {
        values.get(number.index()).cloned().unwrap_or(TieBreakValue::Blank)
    }))
}

fn rating(rating: Option<Rating>) -> TieBreakValue {
    TieBreakValue::whole(rating.map_or(0, |rating| rating.get().into()))
}
