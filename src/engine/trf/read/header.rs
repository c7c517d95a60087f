//! Unique records: the header of the file, 362 and 320.

use super::fields::{Fields, Notes, digits, parse_points};
use super::matches::ByeOfColumn;
use super::{MOST_ROUNDS, Reader};
use crate::tournament::{Colour, PartialDate, Points, RoundNo};
use crate::trf::layout;
use crate::trf::text::TrfLine;
use crate::trf::{Assumed, Expected, Loose, MatchPoints, PointTable, Record, TeamByes};

impl Reader {
    /// Parses a unique record. A second one must be equal if it affects the event, and is stored as a loose line.
    /// Returns true if the line was used.
    pub(super) fn single(&mut self, record: Record, line: &TrfLine<'_>) -> bool {
        // An empty record states nothing, whether it is the first or not.
        if line.rest(5).is_empty() {
            return false;
        }
        let decides = matches!(
            record,
            Record::Rounds
                | Record::InitialColour
                | Record::Points
                | Record::EncodedType
                | Record::MatchPoints
        );
        if let Some(&first) = self.places.single.get(&record) {
            if record == Record::Dates && self.further_dates(line) {
                return true;
            }
            if decides {
                self.notes.error(line.number, 1, line.text, Expected::SameAs { line: first });
            } else {
                self.notes.adjust(line.number, 1, line.text, Assumed::FirstLine { line: first });
                // After the line that is used, so that the order is the same when written.
                self.file.loose.push(Loose { after: Some((record, 0)), text: line.text.to_owned() });
            }
            return false;
        }
        self.places.single.insert(record, line.number);
        let mut fields = Fields { line, notes: &mut self.notes };
        match record {
            Record::Dates => {
                let (dates, are_ordered) = dates(&mut fields);
                (self.file.dates, self.has_ordered_dates) = (dates, are_ordered);
            }
            Record::Rounds => self.file.rounds = rounds(&mut fields),
            Record::InitialColour => match fields.text([5, usize::MAX]) {
                "W" | "w" => self.file.initial_colour = Some(Colour::White),
                "B" | "b" => self.file.initial_colour = Some(Colour::Black),
                _ => fields.error([5, usize::MAX], Expected::InitialColour),
            },
            Record::Points => {
                self.file.points = Some(point_table(&mut fields, &mut self.bye_of_column));
            }
            Record::MatchPoints => self.file.match_points = Some(match_points(&mut fields)),
            Record::TeamByes => self.file.team_byes = Some(team_byes(&mut fields)),
            text => {
                self.file.texts.insert(text, line.rest(5).trim_matches(' ').to_owned());
            }
        }
        // Without a date nothing of the line is stored: no comment can follow it, and a later line can be used.
        let is_kept = record != Record::Dates || !self.file.dates.is_empty();
        if !is_kept {
            self.places.single.remove(&record);
        }
        is_kept
    }

    /// Appends the dates of another record 132 if no line of it has columns: some programs write a line for each
    /// round. Returns false, and changes nothing, if one has columns or if the dates would be too many.
    fn further_dates(&mut self, line: &TrfLine<'_>) -> bool {
        let mut notes = Notes::default();
        let (dates, are_ordered) = dates(&mut Fields { line, notes: &mut notes });
        let fits = self.file.dates.len() + dates.len() <= MOST_ROUNDS as usize;
        let is_used = self.has_ordered_dates && are_ordered && fits && !dates.is_empty();
        if is_used {
            self.notes.adjustments.append(&mut notes.adjustments);
            self.file.dates.extend(dates);
        }
        is_used
    }
}

/// Parses record 142.
fn rounds(fields: &mut Fields<'_, '_>) -> Option<RoundNo> {
    match digits(fields.text([5, usize::MAX])) {
        Some(rounds @ 1..=MOST_ROUNDS) => u8::try_from(rounds).ok().map(RoundNo),
        found => {
            let limit = MOST_ROUNDS;
            let number = Expected::Number { lowest: 1, highest: limit };
            let too_many = found.is_some_and(|rounds| rounds > MOST_ROUNDS);
            fields.error([5, usize::MAX], if too_many { Expected::AtMost { limit } } else { number });
            None
        }
    }
}

/// Parses record 132: `YY/MM/DD` every ten columns, from 92 on; 00 to 69 are years of this century (F-14). Some
/// programs use other columns: dates are then read in order, and true is returned with them.
fn dates(fields: &mut Fields<'_, '_>) -> (Vec<Option<PartialDate>>, bool) {
    let width = fields.line.width();
    let columns = || (92..=width).step_by(10);
    let in_columns = fields.text([5, 91]).is_empty()
        && columns().all(|column| fields.text([column + 8, column + 9]).is_empty());
    if in_columns && columns().count() > MOST_ROUNDS as usize {
        fields.error([92, 99], Expected::AtMost { limit: MOST_ROUNDS });
        return (Vec::new(), false);
    }
    let places: Vec<(usize, &str)> = if in_columns {
        columns().map(|column| (column, fields.text([column, column + 7]))).collect()
    } else {
        fields.adjust([5, usize::MAX], Assumed::OffColumns);
        fields.line.words(5).take(MOST_ROUNDS as usize).collect()
    };
    let mut dates: Vec<Option<PartialDate>> = Vec::new();
    for (column, text) in places {
        let date = short_date(text).or_else(|| long_date(text).filter(|_| !in_columns));
        if date.is_none() && !text.is_empty() {
            fields.adjust([column, column + text.chars().count() - 1], Assumed::NoDate);
        }
        dates.push(date);
    }
    let known = dates.iter().rposition(Option::is_some).map_or(0, |at| at + 1);
    dates.truncate(known);
    (dates, !in_columns)
}

/// Parses `YYYY/MM/DD` with a year that two digits can represent, the limit of the record.
fn long_date(text: &str) -> Option<PartialDate> {
    let (century, rest) = text.split_at_checked(2)?;
    let short = short_date(rest)?;
    (digits(century)? == u32::from(short.year() / 100)).then_some(short)
}

fn short_date(text: &str) -> Option<PartialDate> {
    let mut parts = text.split(['/', '.', '-']).map(|part| if part.len() == 2 { digits(part) } else { None });
    let (year, month, day) = (parts.next()??, parts.next()??, parts.next()??);
    if parts.next().is_some() {
        return None;
    }
    let century = if year < 70 { 2000 } else { 1900 };
    let part = |number: u32| u8::try_from(number).ok();
    PartialDate::new(u16::try_from(century + year).ok()?, part(month)?, part(day)?).ok()
}

/// Parses record 162: six groups of a symbol and points, nine columns each, in any order.
fn point_table(fields: &mut Fields<'_, '_>, bye_of_column: &mut Option<ByeOfColumn>) -> PointTable {
    let mut table = PointTable::default();
    let mut column = 6;
    // One more: text in the blank column before a group is a fault, even without a group after it.
    while column <= fields.line.width() + 1 {
        fields.blank([column - 1, column - 1]);
        let symbol = fields.text([column, column]);
        // Up to the blank before the next group: some programs leave a further blank after the symbol.
        let (from, to) = (column + 1, column + 7);
        if symbol.eq_ignore_ascii_case("P")
            && bye_of_column.is_none()
            && let Some(doubled) = parse_twentieths(fields.text([from, to]))
        {
            *bye_of_column = Some(ByeOfColumn { line: fields.line.number, column: from, doubled });
            column += 9;
            continue;
        }
        let value = match symbol.to_ascii_uppercase().as_str() {
            "W" => Some(&mut table.win),
            "D" => Some(&mut table.draw),
            "L" => Some(&mut table.loss),
            "A" | "Z" => Some(&mut table.absence),
            "P" => Some(&mut table.pairing_allocated_bye),
            "X" => Some(&mut table.unknown),
            _ => None,
        };
        let group = fields.text([column, column + 7]);
        group_points(fields, [column, column, from, to], value, group.is_empty());
        column += 9;
    }
    table
}

/// Parses points in odd twentieths, such as `0.75`, and returns them doubled.
fn parse_twentieths(text: &str) -> Option<Points> {
    let tenths = parse_points(text.strip_suffix('5')?)?;
    let is_finer = text.split_once(['.', ',']).is_some_and(|(_, part)| part.len() == 2);
    is_finer.then(|| tenths + tenths + Points::from_tenths(1))
}

/// Parses record 362: up to three groups of `TW`, `TD`, `TL` and points.
fn match_points(fields: &mut Fields<'_, '_>) -> MatchPoints {
    let mut points = MatchPoints::default();
    let mut column = 5;
    while column <= fields.line.width() {
        let symbol = fields.text([column, column + 1]);
        let value = match symbol {
            "TW" => Some(&mut points.win),
            "TD" => Some(&mut points.draw),
            "TL" => Some(&mut points.loss),
            _ => None,
        };
        let group = fields.text([column, column + 8]);
        group_points(fields, [column, column + 1, column + 2, column + 8], value, group.is_empty());
        column += 9;
    }
    points
}

/// Parses the points of one symbol, given the columns of the symbol and of the points.
fn group_points(
    fields: &mut Fields<'_, '_>,
    columns: [usize; 4],
    value: Option<&mut Option<Points>>,
    empty: bool,
) {
    let [first, last, from, to] = columns;
    match value {
        Some(value @ None) => {
            *value = parse_points(fields.text([from, to]));
            if value.is_none() {
                fields.error([from, to], Expected::Points);
            }
        }
        None if empty => {}
        Some(Some(_)) | None => fields.error([first, last], Expected::PointSymbol),
    }
}

/// Parses record 320.
fn team_byes(fields: &mut Fields<'_, '_>) -> TeamByes {
    let [match_points, game_points] = layout::TEAM_BYES;
    let match_points = fields.points(match_points);
    fields.gaps(&layout::TEAM_BYES);
    let game_points = fields.points(game_points);
    let columns = fields.list(15, 3);
    let mut teams = Vec::new();
    for column in columns {
        // A blank field is a round without a bye.
        teams.resize((column - 15) / 4, None);
        let team = fields.number([column, column + 2], 0, 999).and_then(|team| u16::try_from(team).ok());
        teams.push(team.filter(|&team| team > 0));
    }
    TeamByes { match_points, game_points, teams }
}
