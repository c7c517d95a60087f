//! Conversion of the rows of a list into players.

use super::headings::PlayerColumn;
use super::table::{Row, Table};
use super::{MOST_LETTERS, sex};
use crate::i18n::{Say, Texts};
use crate::typed;
use hakem_engine::tournament::{Name, Player, Title};
use std::collections::HashMap;

/// Maximum number of faults reported.
pub const MOST_FAULTS: usize = 20;

/// A player of a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed {
    /// Their line, counted from 1.
    pub line: u64,
    /// Their data.
    pub player: Player,
}

/// A line with a fault.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The line, counted from 1.
    pub line: u64,
    /// The fault as a message, with line and column, in the arbiter's language.
    pub told: String,
}

/// Content of the rows of a list.
#[derive(Debug, Default)]
pub struct Roster {
    /// The players, in order of lines, without those whose lines have faults.
    pub players: Vec<Listed>,
    /// The faults.
    pub faults: Vec<Fault>,
    /// Lines after the headings without a player.
    pub idle: Vec<u64>,
    /// Texts in the title column other than FIDE's titles.
    pub titles: Vec<String>,
}

impl Roster {
    /// Returns the lines with faults.
    #[must_use]
    pub fn faulty(&self) -> Vec<u64> {
        let mut lines: Vec<u64> = self.faults.iter().map(|fault| fault.line).collect();
        lines.dedup();
        lines
    }
}

/// Parses the players of a list with these columns.
#[must_use]
pub fn players(table: &Table, columns: &[Option<PlayerColumn>], texts: &Texts) -> Roster {
    let places = columns.iter().enumerate().filter_map(|(place, column)| Some(((*column)?, place))).collect();
    let mut reading = Reading { table, places, texts, numbers: HashMap::new(), roster: Roster::default() };
    for row in table.body() {
        reading.row(row);
    }
    reading.roster
}

/// State of reading rows.
struct Reading<'a> {
    table: &'a Table,
    places: HashMap<PlayerColumn, usize>,
    texts: &'a Texts,
    /// Lines by licence number and FIDE ID.
    numbers: HashMap<(PlayerColumn, u64), u64>,
    roster: Roster,
}

impl Reading<'_> {
    /// Parses a row and records its faults.
    fn row(&mut self, row: &Row) {
        let says_nothing = self.places.values().all(|&place| row.cell(place).is_empty());
        // Headings are repeated on every page.
        let is_heading = self.table.head().is_some_and(|head| head.cells == row.cells);
        if says_nothing || is_heading {
            return self.roster.idle.push(row.line);
        }
        let before = self.roster.faults.len();
        if let Some(player) = self.player(row).filter(|_| self.roster.faults.len() == before) {
            self.roster.players.push(Listed { line: row.line, player });
        }
    }

    fn player(&mut self, row: &Row) -> Option<Player> {
        let texts = self.texts;
        let (name, column) = self.name(row);
        let name = Name::new(&name).map_err(|error| error.say(texts));
        let name = self.taken(row, column, name);
        let club = self.value(row, PlayerColumn::Club, |text| typed::name(text, texts));
        let town = self.value(row, PlayerColumn::Town, |text| typed::name(text, texts));
        let player = Player {
            title: self.title(row),
            rating: self.value(row, PlayerColumn::Rating, |text| typed::rating(text, texts)),
            national_rating: self.value(row, PlayerColumn::NationalRating, |text| typed::rating(text, texts)),
            federation: self.value(row, PlayerColumn::Federation, |text| typed::federation(text, texts)),
            fide_id: self.number(row, PlayerColumn::FideId),
            licence: self.number(row, PlayerColumn::Licence),
            sex: self.value(row, PlayerColumn::Sex, |text| sex(text, texts)),
            born: self.value(row, PlayerColumn::Born, |text| typed::date(day_of(text), texts)),
            club: club.or(town),
            ..Player::named(name?)
        };
        Some(player)
    }

    /// Returns the name of a row, and the column to report if it is invalid.
    fn name(&self, row: &Row) -> (String, PlayerColumn) {
        let has = |column| self.places.contains_key(&column);
        let cell = |column| self.cell(row, column);
        let (family, given) = match (has(PlayerColumn::Family), has(PlayerColumn::Given)) {
            (true, true) => (cell(PlayerColumn::Family), cell(PlayerColumn::Given)),
            (true, false) => (cell(PlayerColumn::Family), cell(PlayerColumn::Name)),
            (false, true) => (cell(PlayerColumn::Name), cell(PlayerColumn::Given)),
            (false, false) => ("", cell(PlayerColumn::Name)),
        };
        let name = match (family, given) {
            ("", "") => cell(PlayerColumn::Name).to_owned(),
            ("", name) | (name, "") => name.to_owned(),
            (family, given) => format!("{family}, {given}"),
        };
        (name, if has(PlayerColumn::Family) { PlayerColumn::Family } else { PlayerColumn::Name })
    }

    fn cell<'r>(&self, row: &'r Row, column: PlayerColumn) -> &'r str {
        match self.places.get(&column).map_or("", |&place| row.cell(place)) {
            // Placeholders for unknown values in federation spreadsheets.
            "-" | "–" | "—" => "",
            cell => cell,
        }
    }

    /// Parses a title; one that is not FIDE's is omitted, and reported.
    fn title(&mut self, row: &Row) -> Option<Title> {
        let cell = self.cell(row, PlayerColumn::Title);
        let title = typed::title(cell, self.texts).ok().flatten();
        if title.is_none() && !cell.is_empty() && !self.roster.titles.iter().any(|other| other == cell) {
            self.roster.titles.push(short(cell));
        }
        title
    }

    /// Parses a cell and records its faults.
    fn value<T>(
        &mut self,
        row: &Row,
        column: PlayerColumn,
        read: impl Fn(&str) -> Result<Option<T>, String>,
    ) -> Option<T> {
        let read = read(self.cell(row, column));
        self.taken(row, column, read).flatten()
    }

    /// Returns the parsed value of a cell, or records its fault.
    fn taken<T>(&mut self, row: &Row, column: PlayerColumn, read: Result<T, String>) -> Option<T> {
        let fault = |what: String| {
            let place = self.places.get(&column).copied();
            let heading = place.map_or("", |place| self.table.heading(place));
            let heading = match heading {
                "" => place.map_or_else(String::new, |place| (place + 1).to_string()),
                heading => short(heading),
            };
            let values =
                [("line", row.line.into()), ("column", heading.into()), ("what", short(&what).into())];
            self.roster.faults.push(Fault { line: row.line, told: self.texts.with("roster-fault", &values) });
        };
        read.map_err(fault).ok()
    }

    /// Parses a number that must be unique.
    fn number(&mut self, row: &Row, column: PlayerColumn) -> Option<u64> {
        let texts = self.texts;
        let number = self.value(row, column, |text| typed::whole(text, texts))?;
        if number == 0 {
            return None;
        }
        let first = *self.numbers.entry((column, number)).or_insert(row.line);
        if first != row.line {
            let values = [("number", number.to_string().into()), ("line", first.into())];
            return self.taken(row, column, Err(texts.with("roster-number-twice", &values)));
        }
        Some(number)
    }
}

/// Returns the day of a cell, which may be followed by a time of day.
fn day_of(text: &str) -> &str {
    match text.split_once([' ', 'T']) {
        Some((day, time)) if time.contains(':') => day,
        _ => text,
    }
}

pub(super) fn short(text: &str) -> String {
    match text.char_indices().nth(MOST_LETTERS) {
        Some((end, _)) => format!("{}…", text.get(..end).unwrap_or_default()),
        None => text.to_owned(),
    }
}
