//! FIDE's lists as text: columns of fixed width, whose positions are defined by a header line.

use super::error::{Broken, ListFault};
use super::row::{LineOutcome, ListColumns, ListRow, Take, note};
use super::source::{ListBytes, ListLine};
use super::{Federation, HIGHEST_COEFFICIENT, Listed};
use crate::exchange::account::{Cause, Found};
use crate::exchange::roster::cells::{Note, old_title};
use encoding_rs::WINDOWS_1252;
use hakem_engine::tournament::{GameKind, Name, PartialDate, Rating, Sex, Title, ValueError};
use std::borrow::Cow;

/// Content of a column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum TextField {
    Id,
    Name,
    Federation,
    Sex,
    Title,
    WomensTitle,
    Rating(GameKind),
    /// The only rating of a single list: its heading is the month of the list.
    OneRating,
    Coefficient(GameKind),
    /// The only coefficient of a single list.
    OneCoefficient,
    BirthYear,
    /// `w` for a woman, `i` for an inactive player.
    Flag,
    /// Games, other titles.
    Unused,
}

/// A column: its content, and the positions of its characters.
#[derive(Clone, Copy, Debug)]
struct Span {
    field: TextField,
    first: usize,
    /// Position after its last character; for the last column the end of the line.
    end: usize,
}

/// The columns of a list, and the month in its header line.
#[derive(Debug)]
pub(super) struct Head {
    columns: Vec<Span>,
    /// Year and month of the list.
    pub date: Option<PartialDate>,
    /// True if it has ratings for all rates of play.
    pub is_combined: bool,
    /// The headings of used and of unused columns.
    headings: [Vec<String>; 2],
}

const MONTHS: [&str; 12] =
    ["JAN", "FEB", "MAR", "APR", "MAY", "JUN", "JUL", "AUG", "SEP", "OCT", "NOV", "DEC"];

/// Parses `NOV26`.
fn month(word: &str) -> Option<PartialDate> {
    let (letters, year) = word.split_at_checked(3)?;
    let month = MONTHS.iter().position(|month| month.eq_ignore_ascii_case(letters))? + 1;
    let year: u16 = year.parse().ok().filter(|_| year.len() == 2)?;
    PartialDate::new(2000 + year, u8::try_from(month).ok()?, 0).ok()
}

/// Parses the header line; `None` if it is not that of a list.
pub(super) fn head(line: &str) -> Option<Head> {
    let mut columns: Vec<Span> = Vec::new();
    let (mut date, mut headings) = (None, [Vec::new(), Vec::new()]);
    let mut words = line.split(' ').scan(0, |place, word| {
        let first = *place;
        *place += word.chars().count() + 1;
        Some((first, word))
    });
    while let Some((first, word)) = words.next() {
        let field = match word {
            "" => continue,
            "ID" => {
                words.next().filter(|(_, word)| word.eq_ignore_ascii_case("Number"))?;
                TextField::Id
            }
            "Name" => TextField::Name,
            // Before 2013 two headings had no blank between them.
            "TitlFed" => {
                begin(&mut columns, TextField::Title, first);
                begin(&mut columns, TextField::Federation, first + 4);
                headings[0].push(word.to_owned());
                continue;
            }
            "GamesBorn" => {
                begin(&mut columns, TextField::Unused, first);
                begin(&mut columns, TextField::BirthYear, first + 5);
                headings[0].push("Born".to_owned());
                headings[1].push("Games".to_owned());
                continue;
            }
            "Fed" => TextField::Federation,
            "Sex" => TextField::Sex,
            "Tit" => TextField::Title,
            "WTit" => TextField::WomensTitle,
            "SRtng" => TextField::Rating(GameKind::Standard),
            "RRtng" => TextField::Rating(GameKind::Rapid),
            "BRtng" => TextField::Rating(GameKind::Blitz),
            "SK" => TextField::Coefficient(GameKind::Standard),
            "Rk" => TextField::Coefficient(GameKind::Rapid),
            "BK" => TextField::Coefficient(GameKind::Blitz),
            "K" => TextField::OneCoefficient,
            "B-day" => TextField::BirthYear,
            "Flag" => TextField::Flag,
            _ => match month(word) {
                Some(month) => {
                    date = Some(month);
                    TextField::OneRating
                }
                None => TextField::Unused,
            },
        };
        begin(&mut columns, field, first);
        // Only the sex is read from the flag, and only if no column has it.
        let [used, unused] = &mut headings;
        let is_used = !matches!(field, TextField::Unused | TextField::Flag);
        if is_used { used } else { unused }.push(word.to_owned());
    }
    let has = |wanted: TextField| columns.iter().any(|column| column.field == wanted);
    let is_combined = GameKind::ALL.into_iter().all(|kind| has(TextField::Rating(kind)));
    let is_list =
        [TextField::Id, TextField::Name, TextField::Federation, TextField::BirthYear].into_iter().all(has)
            && (is_combined || has(TextField::OneRating));
    is_list.then_some(Head { columns, date, is_combined, headings })
}

/// Starts a column at the end of the previous one.
fn begin(columns: &mut Vec<Span>, field: TextField, first: usize) {
    if let Some(before) = columns.last_mut() {
        before.end = first;
    }
    columns.push(Span { field, first, end: usize::MAX });
}

/// Reads the players of a list after its header line.
pub(super) fn read(
    head: &Head,
    kind: Option<GameKind>,
    source: &mut ListBytes,
    take: &mut Take,
) -> Result<(), Broken> {
    let kind = match (head.is_combined, kind) {
        (true, _) => GameKind::Standard,
        (false, Some(kind)) => kind,
        (false, None) => return Err(Broken::NoKind),
    };
    let [used, unused] = head.headings.clone();
    take(LineOutcome::Headings(ListColumns { used, unused, ..ListColumns::default() }))?;
    let mut buffer = Vec::new();
    while let Some(line) = source.line(&mut buffer)? {
        if !line.bytes.iter().all(u8::is_ascii_whitespace) {
            take(player(head, kind, &line)?)?;
        }
    }
    Ok(())
}

fn player(head: &Head, kind: GameKind, line: &ListLine) -> Result<LineOutcome, Broken> {
    let text = match std::str::from_utf8(line.bytes) {
        Ok(text) => Cow::Borrowed(text),
        Err(_) => WINDOWS_1252.decode_without_bom_handling(line.bytes).0,
    };
    let by_characters = row(head, kind, line, |column| characters(&text, column));
    let fits = |read: &Result<LineOutcome, Broken>| matches!(read, Ok(LineOutcome::Player(_, notes)) if notes.is_empty());
    if text.is_ascii() || fits(&by_characters) {
        return taken(by_characters);
    }
    // Some programs pad their columns by bytes.
    let by_bytes = row(head, kind, line, |column| {
        let end = column.end.min(line.bytes.len());
        std::str::from_utf8(line.bytes.get(column.first..end).unwrap_or_default()).unwrap_or_default()
    });
    let are_bytes = fits(&by_bytes) || (by_characters.is_err() && by_bytes.is_ok());
    taken(if are_bytes { by_bytes } else { by_characters })
}

/// Converts a fault into an invalid line, unless the file is truncated in it.
fn taken(read: Result<LineOutcome, Broken>) -> Result<LineOutcome, Broken> {
    match read {
        Err(Broken::At { fault: ListFault::Cut, line, column }) => {
            Err(Broken::At { fault: ListFault::Cut, line, column })
        }
        Err(misfit @ Broken::At { .. }) => Ok(LineOutcome::Misfit(misfit)),
        read => read,
    }
}

/// Returns the characters of a column; fewer at the end of the line.
fn characters(text: &str, column: Span) -> &str {
    if text.is_ascii() {
        return text.get(column.first..column.end.min(text.len())).unwrap_or_default();
    }
    let place = |count: usize| text.char_indices().nth(count).map_or(text.len(), |(at, _)| at);
    text.get(place(column.first)..place(column.end)).unwrap_or_default()
}

/// A line whose cells are read.
struct RatingRow<'a, 'l> {
    head: &'a Head,
    line: u64,
    cell: &'a dyn Fn(Span) -> &'l str,
    notes: Vec<Note>,
}

impl<'l> RatingRow<'_, 'l> {
    fn text(&self, wanted: TextField) -> Option<(Span, &'l str)> {
        let column = self.head.columns.iter().copied().find(|column| column.field == wanted)?;
        Some((column, (self.cell)(column).trim()))
    }

    fn at(&self, column: Span, fault: ListFault) -> Broken {
        Broken::At { line: self.line, column: column_of(column), fault }
    }

    fn number(&self, wanted: TextField) -> Result<Option<u64>, Broken> {
        match self.text(wanted) {
            None | Some((_, "")) => Ok(None),
            Some((column, digits)) => {
                digits.parse().map(Some).map_err(|_| self.at(column, not_a_number(digits)))
            }
        }
    }

    fn rating(&self, wanted: TextField) -> Result<Option<Rating>, Broken> {
        let column = self.text(wanted).map(|(column, _)| column);
        let column = column.unwrap_or(Span { field: wanted, first: 0, end: 0 });
        points(self.number(wanted)?).map_err(|fault| self.at(column, fault))
    }

    /// Reads letters. Letters that do not fit their column show that the columns differ from the header line.
    fn letters(&self, wanted: TextField, most: usize) -> Result<&'l str, Broken> {
        match self.text(wanted) {
            Some((column, found)) if found.contains(' ') || found.chars().count() > most => {
                Err(self.at(column, ListFault::Misplaced { found: found.chars().take(40).collect() }))
            }
            found => Ok(found.map_or("", |(_, letters)| letters)),
        }
    }

    /// Notes a cell that is not blank but cannot be read.
    fn unread(&mut self, wanted: TextField, cause: Cause, is_read: bool) {
        if let Some((column, found)) = self.text(wanted).filter(|(_, found)| !is_read && !found.is_empty()) {
            self.notes.push(note(cause, self.line, column_of(column), found));
        }
    }

    /// Reads federation, title and sex.
    fn person(&mut self, listed: &mut Listed) -> Result<(), Broken> {
        listed.federation = Federation::new(self.letters(TextField::Federation, 4)?);
        self.unread(TextField::Federation, Cause::NotAFederation, listed.federation.is_some());
        let title = |letters: &str| Title::from_letters(letters).or_else(|| old_title(letters));
        let of_all = title(self.letters(TextField::Title, 4)?);
        let of_women = title(self.letters(TextField::WomensTitle, 4)?);
        self.unread(TextField::Title, Cause::NotATitle, of_all.is_some());
        self.unread(TextField::WomensTitle, Cause::NotATitle, of_women.is_some());
        listed.title = of_all.or(of_women);
        let known = sex(self.letters(TextField::Sex, 1)?);
        self.unread(TextField::Sex, Cause::NotASex, known.is_some());
        let is_woman = self.text(TextField::Flag).is_some_and(|(_, flag)| flag.contains(['w', 'W']));
        listed.sex = known.or(is_woman.then_some(Sex::Female));
        Ok(())
    }

    /// Reads ratings and coefficients.
    fn figures(&mut self, listed: &mut Listed, kind: GameKind) -> Result<(), Broken> {
        for each in GameKind::ALL {
            *listed.ratings.fide.of_mut(each) = self.rating(TextField::Rating(each))?;
        }
        if !self.head.is_combined {
            *listed.ratings.fide.of_mut(kind) = self.rating(TextField::OneRating)?;
        }
        let factors = GameKind::ALL.map(|each| (TextField::Coefficient(each), each));
        for (field, each) in factors.into_iter().chain([(TextField::OneCoefficient, kind)]) {
            let Some((_, found)) = self.text(field) else { continue };
            let known = coefficient(found);
            self.unread(field, Cause::NotACoefficient, known.is_ok());
            *listed.coefficients.of_mut(each) = known.unwrap_or_default();
        }
        Ok(())
    }
}

fn row<'l>(
    head: &Head,
    kind: GameKind,
    line: &ListLine,
    cell: impl Fn(Span) -> &'l str,
) -> Result<LineOutcome, Broken> {
    let mut row = RatingRow { head, line: line.number, cell: &cell, notes: Vec::new() };
    let nameless = || LineOutcome::Refused(Cause::NoName, Found::new(line.number, 1, ""));
    let Some((column, name)) = row.text(TextField::Name) else { return Ok(nameless()) };
    let fide_id = row.number(TextField::Id)?;
    let year = row.text(TextField::BirthYear);
    // The columns after the year may be missing. A line that ends before the year is truncated, and so is a
    // last line that ends within it.
    if let Some((column, year)) = year {
        // No year begins with a zero: FIDE writes 0 where it knows none.
        let is_part = !matches!(year.len(), 0 | 4) && !year.starts_with('0');
        if !line.is_ended && (is_part || (year.is_empty() && cell(column).len() < 4)) {
            return Err(row.at(column, ListFault::Cut));
        }
    }
    let born = year.and_then(|(_, year)| birth_year(year));
    row.unread(TextField::BirthYear, Cause::NotABirth, born.is_some());
    let mut listed = match Name::new(name) {
        Ok(name) => Listed::named(name),
        Err(ValueError::EmptyName) => return Ok(nameless()),
        Err(error) => return Err(row.at(column, fault_of_name(&error))),
    };
    listed.fide_id = fide_id.filter(|&id| id > 0);
    listed.born = born;
    row.person(&mut listed)?;
    row.figures(&mut listed, kind)?;
    Ok(LineOutcome::Player(ListRow { line: line.number, membership: 0, listed }, row.notes))
}

/// Returns the column of a line, counted from 1.
fn column_of(column: Span) -> u64 {
    column.first as u64 + 1
}

/// Parses a year of birth; `None` for 0, and for an invalid year.
pub(super) fn birth_year(digits: &str) -> Option<PartialDate> {
    let year: u16 = digits.parse().ok().filter(|_| digits.len() == 4 && !digits.starts_with('0'))?;
    PartialDate::new(year, 0, 0).ok()
}

/// Parses a development coefficient; 0 means none.
pub(super) fn coefficient(digits: &str) -> Result<Option<u8>, ()> {
    match digits.parse() {
        Ok(0) => Ok(None),
        Ok(known) if known <= HIGHEST_COEFFICIENT => Ok(Some(known)),
        Ok(_) | Err(_) if !digits.is_empty() => Err(()),
        Ok(_) | Err(_) => Ok(None),
    }
}

/// Returns the fault of an invalid number, truncated.
pub(super) fn not_a_number(found: &str) -> ListFault {
    ListFault::NotANumber { found: found.chars().take(40).collect() }
}

pub(super) fn fault_of_name(error: &ValueError) -> ListFault {
    match error {
        ValueError::LongName { .. } => ListFault::LongName,
        _ => ListFault::ControlCharacter,
    }
}

/// Parses the sex in FIDE's lists.
pub(super) fn sex(letter: &str) -> Option<Sex> {
    match letter {
        "M" | "m" => Some(Sex::Male),
        "F" | "f" | "W" | "w" => Some(Sex::Female),
        _ => None,
    }
}

/// Creates a rating from a number; 0 means none.
pub(super) fn points(number: Option<u64>) -> Result<Option<Rating>, ListFault> {
    match number {
        None | Some(0) => Ok(None),
        Some(points) => {
            let rating = Rating::new(i64::try_from(points).unwrap_or(i64::MAX));
            rating.map(Some).map_err(|_| ListFault::Rating { found: points })
        }
    }
}
