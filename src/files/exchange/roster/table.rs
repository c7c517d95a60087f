//! Rows of cells from any source: a text file, a workbook, the clipboard.

use super::column::PlayerColumn;
use super::headings::assigned;
use crate::exchange::account::{Cause, Found, MOST_PLACES};
use crate::rows::{Limits, RowsError, Sheets};
use crate::typed;
use hakem_engine::refusals;
use hakem_engine::tournament::Title;
use std::borrow::Cow;

/// Maximum number of rows: twice the maximum number of players.
pub const MOST_ROWS: usize = 20_000;

/// Maximum number of columns used.
pub const MOST_COLUMNS: usize = 200;

/// Maximum number of characters stored of a cell, which can be as large as the file.
const MOST_LETTERS: usize = 400;

/// Maximum size of all cells together, in bytes.
const MOST_BYTES: usize = 64 * 1024 * 1024;

/// Limits of a workbook for a list. The size of a row is limited by that of all rows.
pub(super) const LIMITS: Limits = Limits {
    sheet_bytes: MOST_BYTES as u64,
    other_bytes: MOST_BYTES as u64,
    sheet_tags: 4_000_000,
    word_tags: 3_000_000,
    columns: MOST_COLUMNS,
    row_bytes: usize::MAX,
    keeps_errors: true,
};

/// Number of rows searched for the headings: titles may precede them.
const TITLES: usize = 40;

/// Number of rows used to guess the content of a column without a heading.
const SAMPLE: usize = 50;

refusals! {
/// Error for rows that are not a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TableError: "table" {
    /// There are more rows than in any list.
    TooLarge,
    /// The file is cut, damaged or locked.
    Damaged,
    /// The unpacked file is larger than any list.
    Unpacks,
}
}

impl From<RowsError> for TableError {
    fn from(error: RowsError) -> Self {
        match error {
            RowsError::TooLarge | RowsError::LongRow { .. } => Self::Unpacks,
            RowsError::Damaged { .. } | RowsError::Read(_) => Self::Damaged,
        }
    }
}

/// A row: its line in the file, counted from 1, and its trimmed cells.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RosterRow {
    pub line: u64,
    pub cells: Vec<String>,
}

impl RosterRow {
    /// Returns a cell; empty beyond the end.
    pub fn cell(&self, at: usize) -> &str {
        self.cells.get(at).map_or("", String::as_str)
    }
}

/// Builder of a table; empty rows are omitted.
#[derive(Debug, Default)]
pub struct TableBuilder {
    rows: Vec<RosterRow>,
    bytes: usize,
    cut: Vec<(Cause, Found)>,
}

impl TableBuilder {
    /// Adds a row.
    ///
    /// # Errors
    /// Returns an error if there are too many.
    pub fn add(&mut self, line: u64, cells: &[Cow<str>]) -> Result<(), TableError> {
        let kept = |cell: &Cow<str>| cell.trim().chars().take(MOST_LETTERS).collect::<String>();
        for (cell, number) in cells.iter().zip(1_u64..) {
            if self.cut.len() >= MOST_PLACES {
                break;
            }
            let cause = match number as usize > MOST_COLUMNS {
                true if !cell.trim().is_empty() => Cause::TooFarRight,
                false if cell.trim().chars().nth(MOST_LETTERS).is_some() => Cause::Shortened,
                _ => continue,
            };
            self.cut.push((cause, Found::new(line, number, cell.trim())));
        }
        let mut cells: Vec<String> = cells.iter().take(MOST_COLUMNS).map(kept).collect();
        let used = cells.iter().rposition(|cell| !cell.is_empty()).map_or(0, |last| last + 1);
        if used == 0 {
            return Ok(());
        }
        cells.truncate(used);
        self.bytes += cells.iter().map(|cell| cell.len() + size_of::<String>()).sum::<usize>();
        if self.rows.len() >= MOST_ROWS || self.bytes > MOST_BYTES {
            return Err(TableError::TooLarge);
        }
        self.rows.push(RosterRow { line, cells });
        Ok(())
    }

    /// Returns the rows as a list, with its headings detected.
    pub fn finish(self) -> RosterTable {
        let mut table = RosterTable { rows: self.rows, head: None, is_given_first: false, cut: self.cut };
        table.head = table.found_head();
        table
    }
}

/// The rows of a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RosterTable {
    rows: Vec<RosterRow>,
    head: Option<usize>,
    /// True if the arbiter states that the given name is first.
    is_given_first: bool,
    cut: Vec<(Cause, Found)>,
}

impl RosterTable {
    /// Creates a table from the first sheet that lists players, else from the first with content.
    ///
    /// # Errors
    /// Returns an error if there is none.
    pub(super) fn of(mut sheets: impl Sheets) -> Result<Self, TableError> {
        // The sheets with content, each with its number.
        let mut read: Vec<(usize, Self)> = Vec::new();
        let mut number = 0;
        let ended = sheets.find(|sheet| {
            number += 1;
            let mut rows = TableBuilder::default();
            sheet(&mut |line, cells| rows.add(line, cells))?;
            let table = rows.finish();
            if !table.is_empty() {
                read.push((number, table));
            }
            Ok::<Option<()>, TableError>(None)
        });
        let list = read.iter().position(|(_, table)| table.has_head());
        // A sheet after the list that cannot be read does not cost the list.
        match ended {
            Err(error) if list.is_none() => return Err(error),
            Err(_) => read.push((number, TableBuilder::default().finish())),
            Ok(_) => {}
        }
        if read.is_empty() {
            return Ok(TableBuilder::default().finish());
        }
        let (_, mut table) = read.remove(list.unwrap_or(0));
        let others =
            read.iter().map(|(number, other)| Found::new(0, 0, &format!("{number}: {}", other.rows.len())));
        table.cut.extend(others.map(|found| (Cause::OtherSheet, found)));
        Ok(table)
    }

    /// States that the given name is first in the column of names.
    pub fn put_given_first(&mut self) {
        self.is_given_first = true;
    }

    /// Returns the cells and sheets that are not in the rows, or not as they are in the file.
    pub fn cut(&self) -> &[(Cause, Found)] {
        &self.cut
    }

    pub fn is_empty(&self) -> bool {
        self.rows.is_empty()
    }

    /// Returns true if a row has the headings, including names of players.
    pub fn has_head(&self) -> bool {
        self.head.is_some()
    }

    /// Finds the row of headings: one with names of players, and the most known columns.
    fn found_head(&self) -> Option<usize> {
        let known = |row: &RosterRow| {
            let assigned = assigned(&row.cells);
            let has_name = assigned.iter().flatten().any(|column| column.is_name());
            let count = assigned.iter().flatten().count();
            // One word alone is a heading only where the row has nothing else: rows of data begin with
            // `Player` too. The rounds or opponents of a crosstable are numbered.
            let is_alone = row.cells.iter().filter(|cell| !cell.is_empty()).count() == count;
            let is_crosstable = row.cells.windows(2).any(|pair| match pair {
                [first, second] => {
                    numbered(first, '1').is_some_and(|rest| numbered(second, '2') == Some(rest))
                }
                _ => false,
            });
            if has_name && (count > 1 || is_alone || is_crosstable) { count } else { 0 }
        };
        let rows = self.rows.iter().take(TITLES).enumerate();
        let found = rows.map(|(at, row)| (known(row), at)).filter(|(count, _)| *count > 0);
        found.max_by_key(|&(count, at)| (count, std::cmp::Reverse(at))).map(|(_, at)| at)
    }

    /// Moves the headings to the next or previous row; before the first row there are none.
    pub fn move_head(&mut self, down: bool) {
        self.head = match (self.head, down) {
            (None, true) => Some(0),
            (None, false) | (Some(0), false) => None,
            (Some(at), true) => Some((at + 1).min(self.rows.len().saturating_sub(1))),
            (Some(at), false) => Some(at - 1),
        };
    }

    /// Sets the row of headings, counted from 0; `None` for none.
    pub fn set_head(&mut self, head: Option<usize>) {
        self.head = head.filter(|&at| at < self.rows.len());
    }

    pub fn rows(&self) -> &[RosterRow] {
        &self.rows
    }

    pub fn head(&self) -> Option<&RosterRow> {
        self.rows.get(self.head?)
    }

    pub fn above(&self) -> &[RosterRow] {
        self.rows.get(..self.head.unwrap_or(0)).unwrap_or_default()
    }

    /// Returns the rows below the headings.
    pub fn body(&self) -> &[RosterRow] {
        self.rows.get(self.head.map_or(0, |head| head + 1)..).unwrap_or_default()
    }

    /// Returns the number of columns.
    pub fn width(&self) -> usize {
        let body = self.body().iter().map(|row| row.cells.len()).max().unwrap_or(0);
        body.max(self.head().map_or(0, |head| head.cells.len()))
    }

    /// Returns the heading of a column; empty if it has none.
    pub fn heading(&self, at: usize) -> &str {
        self.head().map_or("", |head| head.cell(at))
    }

    /// Returns the values of a column that are not empty, from the first rows.
    pub fn values(&self, at: usize) -> impl Iterator<Item = &str> {
        self.body().iter().map(move |row| row.cell(at)).filter(|cell| !cell.is_empty())
    }

    /// Returns the content of each column: by its heading, else guessed from its values.
    pub fn assigned(&self) -> Vec<Option<PlayerColumn>> {
        let headings: Vec<String> = (0..self.width()).map(|at| self.heading(at).to_owned()).collect();
        let mut columns = assigned(&headings);
        let mut texts = Vec::new();
        for at in 0..columns.len() {
            if columns.get(at).is_some_and(Option::is_some) || !self.heading(at).is_empty() {
                continue;
            }
            match self.looks_like(at) {
                Some(Guess::Column(column)) if !columns.contains(&Some(column)) => columns[at] = Some(column),
                Some(Guess::Words) if !self.has_head() => texts.push(at),
                _ => {}
            }
        }
        // Without headings, the first column of words is the name. Two columns of single words are its parts.
        let is_single = |at: usize| self.values(at).take(SAMPLE).all(|cell| !cell.contains([' ', ',']));
        match *texts.as_slice() {
            [family, given, ..] if is_single(family) && self.values(given).take(SAMPLE).count() > 0 => {
                columns[family] = Some(PlayerColumn::Family);
                columns[given] = Some(PlayerColumn::Given);
                texts.drain(..2);
            }
            [name, ..] => {
                columns[name] = Some(PlayerColumn::Name);
                texts.remove(0);
            }
            [] => {}
        }
        if let Some(club) = texts.first().and_then(|&at| columns.get_mut(at)) {
            *club = Some(PlayerColumn::Club);
        }
        let names = columns.iter_mut().filter(|column| **column == Some(PlayerColumn::Name));
        names.filter(|_| self.is_given_first).for_each(|column| *column = Some(PlayerColumn::GivenFirst));
        columns
    }

    /// Guesses the content of a column.
    fn looks_like(&self, at: usize) -> Option<Guess> {
        let cells: Vec<&str> = self.values(at).take(SAMPLE).collect();
        let all = |is: &dyn Fn(&str) -> bool| !cells.is_empty() && cells.iter().all(|cell| is(cell));
        let digits = |cell: &str| cell.bytes().all(|byte| byte.is_ascii_digit());
        let number = |cell: &str| if digits(cell) { cell.parse::<u64>().ok() } else { None };
        // National titles occur together with those of FIDE.
        let is_short = |cell: &str| cell.len() <= 4 && cell.chars().all(char::is_alphanumeric);
        let has_title = cells.iter().any(|cell| Title::from_letters(cell).is_some());
        let is_day = |cell: &str| cell.contains(['.', '-', '/']) && typed::day(cell).is_some();
        let is_rating =
            |cell: &str| number(cell).is_some_and(|number| number == 0 || (1000..3000).contains(&number));
        let is_year = |cell: &str| number(cell).is_some_and(|number| (1910..2025).contains(&number));
        let is_fide_id =
            |cell: &str| (5..=9).contains(&cell.len()) && number(cell).is_some_and(|number| number > 0);
        let is_federation =
            |cell: &str| cell.len() == 3 && cell.bytes().all(|byte| byte.is_ascii_uppercase());
        let is_sex = |cell: &str| matches!(cell, "m" | "w" | "f" | "M" | "W" | "F" | "E" | "K");
        // Lists with only ratings in the range of years are rare.
        Some(Guess::Column(match () {
            () if has_title && all(&is_short) => PlayerColumn::Title,
            () if all(&is_year) => PlayerColumn::Born,
            () if all(&is_rating) => PlayerColumn::Rating,
            () if all(&is_fide_id) => PlayerColumn::FideId,
            () if all(&is_federation) => PlayerColumn::Federation,
            () if all(&is_sex) => PlayerColumn::Sex,
            () if all(&is_day) => PlayerColumn::Born,
            () if all(&|cell| cell.chars().any(char::is_alphabetic)) => return Some(Guess::Words),
            () => return None,
        }))
    }
}

/// Guessed content of a column.
enum Guess {
    Column(PlayerColumn),
    /// Words: names, clubs, towns.
    Words,
}

/// Returns the part of a heading after its number of one digit: `.Rd` of `1.Rd`.
fn numbered(heading: &str, digit: char) -> Option<&str> {
    heading.strip_prefix(digit).filter(|rest| !rest.starts_with(|next: char| next.is_ascii_digit()))
}
