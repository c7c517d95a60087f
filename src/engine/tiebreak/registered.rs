//! Tie-breaks that need no calculation: registration data, numbers, ratings, lots, and values entered by the arbiter.

use super::{
    Better, Definition, Known, Method, Modifier, Needs, Prepare, Ratio, ResultTable, Suits, TieBreak,
    TieBreakValue, ValueFormat,
};
use crate::tournament::{Licence, PairingNumber, Player, Rating};

/// The international rating, highest first; 0 if unrated.
pub(super) const RATING: TieBreak =
    registered("ELO", Better::Greater, |table, _| each(table, |player| rating(player.rating)));

/// The national rating, highest first; 0 if unrated.
pub(super) const NATIONAL_RATING: TieBreak =
    registered("UKD", Better::Greater, |table, _| each(table, |player| rating(player.national_rating)));

/// The name, in the alphabet of the starting list; the value is its position.
pub(super) const NAME: TieBreak = registered("NAME", Better::Smaller, |table, _| by_name(table));

/// The licence number, lowest first.
pub(super) const LICENCE: TieBreak = registered("LNO", Better::Smaller, |table, _| by_licence(table));

const fn registered(code: &'static str, better: Better, on: Prepare) -> TieBreak {
    let booklet = Definition::whole("basic-swiss §2");
    TieBreak { booklet: Some(booklet), better, ..TieBreak::new(code, on) }
}

/// The pairing number (FIDE C.07 7.8).
pub(super) const NUMBER: TieBreak = TieBreak {
    fide: Some(Definition {
        takes: &[Modifier::Reversed],
        variants: &["TPN/R"],
        ..Definition::whole("FIDE C.07 7.8")
    }),
    better: Better::Smaller,
    ..TieBreak::new("TPN", |_, _| {
        Method::each(Known(|number: PairingNumber| TieBreakValue::whole(number.0.into())))
    })
};

/// The player's own rating (FIDE C.07 10.6).
pub(super) const OWN_RATING: TieBreak = TieBreak {
    fide: Some(Definition {
        takes: &[Modifier::Reversed, Modifier::Unrated],
        variants: &["RTNG/R"],
        ..Definition::whole("FIDE C.07 10.6")
    }),
    needs: Needs::Ratings,
    ..TieBreak::new("RTNG", |table, modifiers| {
        Method::each(Known(move |number| {
            let rating = table.rating(number).or(modifiers.unrated).or_else(|| table.unrated());
            rating.map_or(TieBreakValue::Blank, |rating| TieBreakValue::whole(rating.get().into()))
        }))
    })
};

/// The lots recorded in the event (booklet §6; FIDE C.07 4.2). Swiss only: in a table the lots are the pairing numbers
/// (round-robin §2) and were not drawn to break ties.
pub(super) const BY_LOT: TieBreak = TieBreak {
    booklet: Some(Definition { suits: Suits::Swiss, ..Definition::whole("tie-breaks §6") }),
    fide: Some(Definition { suits: Suits::Swiss, ..Definition::whole("FIDE C.07 4.2") }),
    better: Better::Smaller,
    needs: Needs::Lots,
    ..TieBreak::new("LOT", |table, _| {
        Method::each(Known(|number| {
            table.lot(number).map_or(TieBreakValue::Blank, |lot| TieBreakValue::whole(lot.get().into()))
        }))
    })
};

/// The values entered in the event, greatest first, for a tie-break defined only by its regulations.
pub(super) const ENTERED: TieBreak = TieBreak {
    booklet: Some(Definition { format: ValueFormat::TwoDecimals, ..Definition::of("tie-breaks §1") }),
    fide: Some(Definition { format: ValueFormat::TwoDecimals, ..Definition::of("FIDE C.07 4.1") }),
    needs: Needs::Entry,
    ..TieBreak::new("ENT", |table, _| {
        Method::each(Known(|number| {
            let value = table.entered_value(number);
            value.map_or(TieBreakValue::Blank, |value| {
                TieBreakValue::Number(Ratio::new(value.hundredths().into(), 100))
            })
        }))
    })
};

fn each(table: &ResultTable, value: impl Fn(&Player) -> TieBreakValue) -> Method<'_> {
    let value = move |number| table.registered(number).map_or(TieBreakValue::Blank, &value);
    let values: Vec<TieBreakValue> = table.numbers().map(value).collect();
    known(values)
}

/// Equal names have the same position.
fn by_name(table: &ResultTable) -> Method<'_> {
    let names = table.names();
    let key = |number| table.registered(number).map(|player| names.sort_key(player.name.as_str()));
    let keys: Vec<Option<Vec<u8>>> = table.numbers().map(key).collect();
    let mut sorted: Vec<&Option<Vec<u8>>> = keys.iter().collect();
    sorted.sort_unstable();
    let place = |key| TieBreakValue::count(sorted.partition_point(|&other| other < key) + 1);
    known(keys.iter().map(place).collect())
}

/// Licence numbers of digits are the values; where one has letters, the places in their order are.
fn by_licence(table: &ResultTable) -> Method<'_> {
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
