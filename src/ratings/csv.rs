//! Lists as tables: CSV with known headings, as published by national federations and exported from spreadsheets.

use super::columns::{self, Columns, Field};
use super::error::{Broken, Fault};
use super::row::{LineOutcome, Odd, Take};
use super::source::ListBytes;
use super::txt::{coefficient, fault_of_name};
use super::watch::Watch;
use super::{Federation, Listed};
use crate::exchange::roster::{self, PlayerColumn};
use crate::i18n::Texts;
use crate::rows::TakeRow;
use crate::rows::separated::{self, Ends};
use crate::typed;
use hakem_engine::tournament::{GameKind, Name, ValueError};
use std::borrow::Cow;
use std::collections::HashMap;

/// Number of lines searched for the headings: titles may precede them.
const TITLES: usize = 10;

/// Options for reading a table.
pub(super) struct TableOptions<'a> {
    /// Rate of play of a column whose heading only says rating.
    pub kind: Option<GameKind>,
    /// The headings that the arbiter assigned.
    pub columns: &'a Columns,
    /// Language for parsing dates and reporting faults.
    pub texts: &'a Texts,
    /// Progress and cancellation.
    pub watch: &'a Watch,
}

/// State of reading a table.
pub(super) struct TableReader<'a> {
    columns: HashMap<Field, usize>,
    /// The columns of development coefficients.
    coefficients: Vec<(GameKind, usize)>,
    how: &'a TableOptions<'a>,
    line: u64,
    has_headings: bool,
    /// Number of cells in the line of headings.
    width: usize,
    /// Number of lines so far without headings.
    titles: usize,
}

impl<'a> TableReader<'a> {
    pub fn new(how: &'a TableOptions<'a>) -> Self {
        let (columns, coefficients) = (HashMap::new(), Vec::new());
        Self { columns, coefficients, how, line: 1, has_headings: false, width: 0, titles: 0 }
    }

    /// Reads a line: the headings, a player, or neither.
    ///
    /// # Errors
    /// Returns an error if the line is invalid, or the file is not a list.
    pub fn row(&mut self, line: u64, cells: &[Cow<str>], take: &mut Take) -> Result<(), Broken> {
        self.line = line;
        if self.has_headings {
            let is_blank = cells.iter().all(|cell| cell.trim().is_empty());
            return match self.player(cells) {
                _ if is_blank => Ok(()),
                Err(misfit @ Broken::At { .. }) => take(LineOutcome::Misfit(misfit)),
                read => take(read?),
            };
        }
        self.has_headings = self.takes(cells);
        self.width = cells.len();
        self.titles += usize::from(!self.has_headings);
        if self.titles > TITLES { Err(Broken::Foreign) } else { Ok(()) }
    }

    /// Ends the table.
    ///
    /// # Errors
    /// Returns an error if there were no headings.
    pub fn finish(self) -> Result<(), Broken> {
        if self.has_headings { Ok(()) } else { Err(Broken::Foreign) }
    }

    /// Reads a line as headings; returns true if they include names and a number or a rating.
    pub fn takes(&mut self, headings: &[Cow<str>]) -> bool {
        self.columns.clear();
        self.coefficients.clear();
        for (place, heading) in headings.iter().enumerate() {
            self.coefficients.extend(columns::coefficient(heading).map(|kind| (kind, place)));
            if let Some(field) = self.how.columns.field(heading) {
                self.columns.entry(field).or_insert(place);
            }
        }
        let has = |column| self.columns.contains_key(&Field::Known(column));
        let has_number =
            [PlayerColumn::Rating, PlayerColumn::NationalRating, PlayerColumn::FideId, PlayerColumn::Licence]
                .into_iter()
                .any(has)
                || GameKind::ALL.into_iter().any(|kind| self.columns.contains_key(&Field::Rating(kind)));
        has_number && (has(PlayerColumn::Name) || has(PlayerColumn::Family))
    }

    fn cell<'c>(&self, cells: &'c [Cow<str>], field: Field) -> &'c str {
        self.columns.get(&field).and_then(|&place| cells.get(place)).map_or("", |cell| cell.trim())
    }

    /// Returns the cell of a line with this content, counted from 1.
    fn column(&self, field: Field) -> u64 {
        self.columns.get(&field).map_or(1, |&place| place as u64 + 1)
    }

    fn fault(&self, field: Field, fault: Fault) -> Broken {
        Broken::At { line: self.line, column: self.column(field), fault }
    }

    /// Parses a cell.
    fn value<T>(
        &self,
        cells: &[Cow<str>],
        field: Field,
        read: impl Fn(&str, &Texts) -> Result<Option<T>, String>,
    ) -> Result<Option<T>, Broken> {
        let told = |told: String| self.fault(field, Fault::Cell(told.chars().take(300).collect()));
        read(self.cell(cells, field), self.how.texts).map_err(told)
    }

    /// Parses a line.
    fn player(&self, cells: &[Cow<str>]) -> Result<LineOutcome, Broken> {
        use PlayerColumn as C;
        let known = |column| self.cell(cells, Field::Known(column));
        let given = if known(C::Given).is_empty() { known(C::Name) } else { known(C::Given) };
        let name = match (known(C::Family), given) {
            ("", name) | (name, "") => name.to_owned(),
            (family, given) => format!("{family}, {given}"),
        };
        let name = match Name::new(&name) {
            Ok(name) => name,
            Err(ValueError::EmptyName) => return Ok(LineOutcome::Nameless),
            Err(error) => return Err(self.fault(Field::Known(C::Name), fault_of_name(&error))),
        };
        let whole = |column| {
            let number = self.value(cells, Field::Known(column), typed::whole)?;
            Ok::<_, Broken>(number.filter(|&number| number > 0))
        };
        let mut odd = Vec::new();
        let born = typed::date(known(C::Born), self.how.texts).unwrap_or_else(|_| {
            odd.push(Odd::new(self.line, self.column(Field::Known(C::Born)), known(C::Born)));
            None
        });
        let mut listed = Listed {
            fide_id: whole(C::FideId)?,
            licence: whole(C::Licence)?,
            federation: Federation::new(known(C::Federation)),
            // Lists have other kinds of titles too.
            title: typed::title(known(C::Title), self.how.texts).ok().flatten(),
            sex: roster::sex(known(C::Sex), self.how.texts).ok().flatten(),
            born,
            club: Name::new(known(C::Club)).or_else(|_| Name::new(known(C::Town))).ok(),
            ..Listed::named(name)
        };
        listed.ratings.national = self.value(cells, Field::Known(C::NationalRating), typed::rating)?;
        *listed.ratings.of_mut(self.how.kind.unwrap_or(GameKind::Standard)) =
            self.value(cells, Field::Known(C::Rating), typed::rating)?;
        for kind in GameKind::ALL {
            if let found @ Some(_) = self.value(cells, Field::Rating(kind), typed::rating)? {
                *listed.ratings.of_mut(kind) = found;
            }
        }
        for &(kind, place) in &self.coefficients {
            let found = cells.get(place).map_or("", |cell| cell.trim());
            match coefficient(found) {
                Ok(known) => *listed.coefficients.of_mut(kind) = known,
                Err(()) => odd.push(Odd::new(self.line, place as u64 + 1, found)),
            }
        }
        Ok(LineOutcome::Player(listed, odd))
    }
}

/// Reads the players of a table.
///
/// # Errors
/// Returns an error with the fault and its location.
pub(super) fn read(how: &TableOptions, source: &mut ListBytes, take: &mut Take) -> Result<(), Broken> {
    let mut table = TableReader::new(how);
    let mut last = None;
    let ends = rows(source, how.texts, &mut |line, cells| {
        // A quoted cell may contain line breaks; one without a closing quote contains all lines after it.
        last = Some((line, cells.len(), cells.iter().any(|cell| cell.contains('\n'))));
        table.row(line, cells, take)
    })?;
    match last {
        Some((line, count, swallows)) if count < table.width && (swallows || ends == Ends::InALine) => {
            Err(Broken::At { line, column: count as u64, fault: Fault::Cut })
        }
        _ => table.finish(),
    }
}

/// Reads the rows of a table, with any content. Returns the ending of the last one.
///
/// # Errors
/// Returns an error with the fault and its location, or the error of `take`.
pub(super) fn rows(
    source: &mut ListBytes,
    texts: &Texts,
    take: &mut TakeRow<Broken>,
) -> Result<Ends, Broken> {
    let separator = delimiter(&String::from_utf8_lossy(source.peek()?));
    separated::each(source, separator, roster::windows(texts.language()), take)
}

/// Returns the separator of columns, from the first lines: titles above the headings may have none.
fn delimiter(begin: &str) -> u8 {
    begin.lines().take(TITLES).map(roster::delimiter).find(|&mark| mark != b',').unwrap_or(b',')
}
