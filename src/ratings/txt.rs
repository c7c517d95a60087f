//! FIDE's lists as text: a head line over columns of fixed width. The head line says where the columns are.

use super::error::Fault;
use super::source::{Broken, Line, Source};
use super::{Federation, Listed};
use encoding_rs::WINDOWS_1252;
use hakem_engine::tournament::{GameKind, Name, PartialDate, Rating, Sex, Title, ValueError};
use std::borrow::Cow;

/// What a column holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Field {
    Id,
    Name,
    Federation,
    Sex,
    Title,
    WomensTitle,
    Rating(GameKind),
    /// The one rating of a single list: its head is the month of the list.
    OneRating,
    BirthYear,
    /// Games, factors, flags, other titles.
    Unused,
}

/// A column: what it holds, and the places of its characters in the line.
#[derive(Clone, Copy, Debug)]
struct Column {
    field: Field,
    first: usize,
    /// The place behind its last character; of the last column the end of the line.
    end: usize,
}

/// The columns of a list, and the month that its head line names.
#[derive(Debug)]
pub(super) struct Head {
    columns: Vec<Column>,
    /// Year and month of the list.
    pub date: Option<PartialDate>,
    /// Whether it holds ratings of all kinds.
    pub is_combined: bool,
}

const MONTHS: [&str; 12] =
    ["JAN", "FEB", "MAR", "APR", "MAY", "JUN", "JUL", "AUG", "SEP", "OCT", "NOV", "DEC"];

/// Reads `NOV26`.
fn month(word: &str) -> Option<PartialDate> {
    let (letters, year) = word.split_at_checked(3)?;
    let month = MONTHS.iter().position(|month| month.eq_ignore_ascii_case(letters))? + 1;
    let year: u16 = year.parse().ok().filter(|_| year.len() == 2)?;
    PartialDate::new(2000 + year, u8::try_from(month).ok()?, 0).ok()
}

/// Reads the head line; `None` where it is that of no list.
pub(super) fn head(line: &str) -> Option<Head> {
    let mut columns: Vec<Column> = Vec::new();
    let mut date = None;
    let mut words = line.split(' ').scan(0, |place, word| {
        let first = *place;
        *place += word.chars().count() + 1;
        Some((first, word))
    });
    while let Some((first, word)) = words.next() {
        let field = match word {
            "" => continue,
            "ID" => {
                words.next().filter(|&(_, word)| word == "Number")?;
                Field::Id
            }
            "Name" => Field::Name,
            "Fed" => Field::Federation,
            "Sex" => Field::Sex,
            "Tit" => Field::Title,
            "WTit" => Field::WomensTitle,
            "SRtng" => Field::Rating(GameKind::Standard),
            "RRtng" => Field::Rating(GameKind::Rapid),
            "BRtng" => Field::Rating(GameKind::Blitz),
            "B-day" => Field::BirthYear,
            _ => match month(word) {
                Some(month) => {
                    date = Some(month);
                    Field::OneRating
                }
                None => Field::Unused,
            },
        };
        if let Some(before) = columns.last_mut() {
            before.end = first;
        }
        columns.push(Column { field, first, end: usize::MAX });
    }
    let has = |wanted: Field| columns.iter().any(|column| column.field == wanted);
    let is_combined = GameKind::ALL.into_iter().all(|kind| has(Field::Rating(kind)));
    let is_list = [Field::Id, Field::Name, Field::Federation, Field::BirthYear].into_iter().all(has)
        && (is_combined || has(Field::OneRating));
    is_list.then_some(Head { columns, date, is_combined })
}

/// Reads the players of a list of which the head line was taken.
///
/// # Errors
/// Says what is wrong, and where.
pub(super) fn read(
    head: &Head,
    kind: Option<GameKind>,
    source: &mut Source,
    take: &mut dyn FnMut(Option<Listed>) -> Result<(), Broken>,
) -> Result<(), Broken> {
    let kind = match (head.is_combined, kind) {
        (true, _) => GameKind::Standard,
        (false, Some(kind)) => kind,
        (false, None) => return Err(Broken::NoKind),
    };
    let mut buffer = Vec::new();
    while let Some(line) = source.line(&mut buffer)? {
        if !line.bytes.iter().all(u8::is_ascii_whitespace) {
            take(player(head, kind, &line)?)?;
        }
    }
    Ok(())
}

/// Reads a line; `None` where nobody is named.
fn player(head: &Head, kind: GameKind, line: &Line) -> Result<Option<Listed>, Broken> {
    let text = match std::str::from_utf8(line.bytes) {
        Ok(text) => Cow::Borrowed(text),
        Err(_) => WINDOWS_1252.decode_without_bom_handling(line.bytes).0,
    };
    let by_characters = row(head, kind, line, |column| characters(&text, column));
    match by_characters {
        // Some programs fill up their columns by bytes.
        Err(_) if !text.is_ascii() => {
            let by_bytes = row(head, kind, line, |column| {
                let end = column.end.min(line.bytes.len());
                std::str::from_utf8(line.bytes.get(column.first..end).unwrap_or_default()).unwrap_or_default()
            });
            by_bytes.or(by_characters)
        }
        read => read,
    }
}

/// Returns the characters of a column; fewer where the line ends.
fn characters(text: &str, column: Column) -> &str {
    if text.is_ascii() {
        return text.get(column.first..column.end.min(text.len())).unwrap_or_default();
    }
    let place = |count: usize| text.char_indices().nth(count).map_or(text.len(), |(at, _)| at);
    text.get(place(column.first)..place(column.end)).unwrap_or_default()
}

/// Reads the cells of a line.
fn row<'l>(
    head: &Head,
    kind: GameKind,
    line: &Line,
    cell: impl Fn(Column) -> &'l str,
) -> Result<Option<Listed>, Broken> {
    let at = |column: Column, fault| {
        let first = u64::try_from(column.first).unwrap_or_default() + 1;
        Broken::At { line: line.number, column: first, fault }
    };
    let text = |wanted: Field| {
        let column = head.columns.iter().copied().find(|column| column.field == wanted)?;
        Some((column, cell(column).trim()))
    };
    let number = |wanted: Field| -> Result<Option<u64>, Broken> {
        match text(wanted) {
            None | Some((_, "")) => Ok(None),
            Some((column, digits)) => digits.parse().map(Some).map_err(|_| at(column, not_a_number(digits))),
        }
    };
    let rating = |wanted: Field| -> Result<Option<Rating>, Broken> {
        let column = || text(wanted).map_or(Column { field: wanted, first: 0, end: 0 }, |(column, _)| column);
        points(number(wanted)?).map_err(|fault| at(column(), fault))
    };
    let Some((column, name)) = text(Field::Name) else { return Ok(None) };
    let fide_id = number(Field::Id)?;
    let year = text(Field::BirthYear);
    // What follows the year may be missing; a line that does not reach it is cut, and the last of a file a part of it too.
    if let Some((column, year)) = year {
        let is_part = !matches!(year.len(), 0 | 4) || (year.is_empty() && cell(column).len() < 4);
        if is_part && !line.is_ended {
            return Err(at(column, Fault::Cut));
        }
        if !matches!(year.len(), 0 | 4) {
            return Err(at(column, not_a_number(year)));
        }
    }
    let born =
        number(Field::BirthYear)?.and_then(|year| PartialDate::new(u16::try_from(year).ok()?, 0, 0).ok());
    let mut listed = match Name::new(name) {
        Ok(name) => Listed::named(name),
        Err(ValueError::EmptyName) => return Ok(None),
        Err(error) => return Err(at(column, fault_of_name(&error))),
    };
    // Letters that do not fit their column tell columns that are elsewhere than the head line says.
    let letters = |wanted, most: usize| match text(wanted) {
        Some((column, found)) if found.contains(' ') || found.chars().count() > most => {
            Err(at(column, Fault::Misplaced(found.chars().take(40).collect())))
        }
        found => Ok(found.map_or("", |(_, letters)| letters)),
    };
    listed.fide_id = fide_id.filter(|&id| id > 0);
    listed.federation = Federation::new(letters(Field::Federation, 4)?);
    let titles = [letters(Field::Title, 4)?, letters(Field::WomensTitle, 4)?];
    listed.title = titles.into_iter().find_map(Title::from_letters);
    listed.sex = sex(letters(Field::Sex, 1)?);
    listed.born = born;
    for each in GameKind::ALL {
        *listed.ratings.of_mut(each) = rating(Field::Rating(each))?;
    }
    if !head.is_combined {
        *listed.ratings.of_mut(kind) = rating(Field::OneRating)?;
    }
    Ok(Some(listed))
}

/// Says that something is no number, in short.
pub(super) fn not_a_number(found: &str) -> Fault {
    Fault::NotANumber(found.chars().take(40).collect())
}

/// Says why a name is refused.
pub(super) fn fault_of_name(error: &ValueError) -> Fault {
    match error {
        ValueError::LongName { .. } => Fault::LongName,
        _ => Fault::ControlCharacter,
    }
}

/// Reads the sex as FIDE's lists give it.
pub(super) fn sex(letter: &str) -> Option<Sex> {
    match letter {
        "M" | "m" => Some(Sex::Male),
        "F" | "f" | "W" | "w" => Some(Sex::Female),
        _ => None,
    }
}

/// Makes a rating of a number; 0 is none.
pub(super) fn points(number: Option<u64>) -> Result<Option<Rating>, Fault> {
    match number {
        None | Some(0) => Ok(None),
        Some(points) => {
            let rating = Rating::new(i64::try_from(points).unwrap_or(i64::MAX));
            rating.map(Some).map_err(|_| Fault::Rating(points))
        }
    }
}
