//! Values of players and events as other programs have them.

use hakem_engine::tournament::{Name, PartialDate, Player, Rating};
use hakem_engine::trf::{Record, TrfFile};

/// Makes a name of a text, cut to the length that names have; `None` for one that has nothing to read.
pub(super) fn name(text: &str) -> Option<Name> {
    let text: String = text.chars().filter(|sign| !sign.is_control()).collect();
    Name::new(&text.trim().chars().take(Name::LONGEST).collect::<String>()).ok()
}

/// Makes a player of family and given name; the number where both are missing.
pub(super) fn player(family: &str, given: &str, number: usize) -> Player {
    let both = match (family.trim(), given.trim()) {
        (family, "") => family.to_owned(),
        ("", given) => given.to_owned(),
        (family, given) => format!("{family}, {given}"),
    };
    let called = name(&both).or_else(|| name(&number.to_string()));
    called.map_or_else(
        || Player::named(hakem_engine::tournament::Snapshot::blank().settings().name.clone()),
        Player::named,
    )
}

/// Returns a rating; 0 is none.
pub(super) fn rating(points: i64) -> Option<Rating> {
    Rating::new(points).ok()
}

/// Reads a day of eight digits, `yyyymmdd`; month and day may be 0.
pub(super) fn day(number: u32) -> Option<PartialDate> {
    let part = |number: u32| u8::try_from(number % 100).ok();
    let year = u16::try_from(number / 10_000).ok().filter(|&year| year > 1000)?;
    PartialDate::new(year, part(number / 100)?, part(number)?).ok()
}

/// Puts a text into a record of one line, unless it is blank.
pub(super) fn text(file: &mut TrfFile, record: Record, text: &str) {
    let text: String = text.chars().map(|sign| if sign.is_control() { ' ' } else { sign }).collect();
    if !text.trim().is_empty() {
        file.texts.insert(record, text.trim().to_owned());
    }
}
