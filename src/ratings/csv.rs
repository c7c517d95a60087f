//! Lists as tables: CSV whose headings are known, as national federations and spreadsheets give them.

use super::columns::{self, Columns, Field};
use super::error::Fault;
use super::row::{Odd, Row, Take};
use super::source::{Broken, Source};
use super::txt::{coefficient, fault_of_name};
use super::watch::Watch;
use super::{Federation, Listed};
use crate::exchange::roster::{self, Column};
use crate::i18n::Texts;
use crate::typed;
use hakem_engine::tournament::{GameKind, Name, ValueError};
use std::borrow::Cow;
use std::collections::{HashMap, VecDeque};
use std::io::{self, BufRead, Read};

/// In how many lines the headings are looked for: titles may stand above them.
const TITLES: usize = 10;

/// How a table is read.
pub(super) struct How<'a> {
    /// Which rating a column holds that says no more than rating.
    pub kind: Option<GameKind>,
    /// The headings that the arbiter assigned.
    pub columns: &'a Columns,
    /// The language in which dates are read and faults are told.
    pub texts: &'a Texts,
    /// Whether it goes on.
    pub watch: &'a Watch,
}

/// Takes a row of a table, with its line.
pub(super) type TakeRow<'t> = dyn FnMut(u64, &[Cow<str>]) -> Result<(), Broken> + 't;

/// A table while its lines are read.
pub(super) struct Table<'a> {
    columns: HashMap<Field, usize>,
    /// The columns of development coefficients.
    coefficients: Vec<(GameKind, usize)>,
    how: &'a How<'a>,
    line: u64,
    has_headings: bool,
    /// How many cells the line of the headings has.
    width: usize,
    /// The lines so far in which no headings were found.
    titles: usize,
}

impl<'a> Table<'a> {
    pub fn new(how: &'a How<'a>) -> Self {
        let (columns, coefficients) = (HashMap::new(), Vec::new());
        Self { columns, coefficients, how, line: 1, has_headings: false, width: 0, titles: 0 }
    }

    /// Takes a line: the headings, a player, or nothing.
    ///
    /// # Errors
    /// Says what is wrong in it, or that it is no list.
    pub fn row(&mut self, line: u64, cells: &[Cow<str>], take: &mut Take) -> Result<(), Broken> {
        self.line = line;
        if self.has_headings {
            let is_blank = cells.iter().all(|cell| cell.trim().is_empty());
            return match self.player(cells) {
                _ if is_blank => Ok(()),
                Err(misfit @ Broken::At { .. }) => take(Row::Misfit(misfit)),
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
    /// Says that it had no headings.
    pub fn finish(self) -> Result<(), Broken> {
        if self.has_headings { Ok(()) } else { Err(Broken::Foreign) }
    }

    /// Takes a line for the headings; whether it names players and a number or a rating.
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
            [Column::Rating, Column::NationalRating, Column::FideId, Column::Licence].into_iter().any(has)
                || GameKind::ALL.into_iter().any(|kind| self.columns.contains_key(&Field::Rating(kind)));
        has_number && (has(Column::Name) || has(Column::Family))
    }

    fn cell<'c>(&self, cells: &'c [Cow<str>], field: Field) -> &'c str {
        self.columns.get(&field).and_then(|&place| cells.get(place)).map_or("", |cell| cell.trim())
    }

    /// Returns the cell of a line in which something stands, counted from 1.
    fn column(&self, field: Field) -> u64 {
        self.columns.get(&field).map_or(1, |&place| place as u64 + 1)
    }

    fn fault(&self, field: Field, fault: Fault) -> Broken {
        Broken::At { line: self.line, column: self.column(field), fault }
    }

    /// Reads a cell.
    fn value<T>(
        &self,
        cells: &[Cow<str>],
        field: Field,
        read: impl Fn(&str, &Texts) -> Result<Option<T>, String>,
    ) -> Result<Option<T>, Broken> {
        let told = |told: String| self.fault(field, Fault::Cell(told.chars().take(300).collect()));
        read(self.cell(cells, field), self.how.texts).map_err(told)
    }

    /// Reads a line.
    fn player(&self, cells: &[Cow<str>]) -> Result<Row, Broken> {
        use Column as C;
        let known = |column| self.cell(cells, Field::Known(column));
        let given = if known(C::Given).is_empty() { known(C::Name) } else { known(C::Given) };
        let name = match (known(C::Family), given) {
            ("", name) | (name, "") => name.to_owned(),
            (family, given) => format!("{family}, {given}"),
        };
        let name = match Name::new(&name) {
            Ok(name) => name,
            Err(ValueError::EmptyName) => return Ok(Row::Nameless),
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
            // Titles of other kinds stand in lists too.
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
        Ok(Row::Player(listed, odd))
    }
}

/// Reads the players of a table.
///
/// # Errors
/// Says what is wrong, and where.
pub(super) fn read(how: &How, source: &mut Source, take: &mut Take) -> Result<(), Broken> {
    let mut table = Table::new(how);
    let mut last = None;
    let ends = rows(source, how.texts, &mut |line, cells| {
        // A cell that is quoted may hold lines; one whose quote never ends holds all that follow it.
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

/// Where the last line of a file ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Ends {
    /// As lines do.
    AsALine,
    /// The file ends before it.
    InALine,
}

/// Reads the rows of a table, whatever they hold; empty lines are none. Returns how the last one ends.
///
/// # Errors
/// Says what is wrong, and where, or what `take` says.
pub(super) fn rows(source: &mut Source, texts: &Texts, take: &mut TakeRow) -> Result<Ends, Broken> {
    let windows = roster::windows(texts.language());
    let begin = String::from_utf8_lossy(source.peek()?).into_owned();
    let mut reader = ::csv::ReaderBuilder::new()
        .delimiter(delimiter(&begin))
        .flexible(true)
        .has_headers(false)
        .from_reader(Lines::new(source));
    let mut record = ::csv::ByteRecord::new();
    loop {
        match reader.read_byte_record(&mut record) {
            Ok(true) => {}
            Ok(false) => {
                return Ok(if reader.get_ref().is_at_start { Ends::AsALine } else { Ends::InALine });
            }
            Err(error) => return Err(broken(error, reader.get_ref().source)),
        }
        let start = record.position().map_or(0, ::csv::Position::byte);
        let line = reader.get_mut().end_row(start);
        let text = |(place, cell)| match std::str::from_utf8(cell) {
            Ok(text) if place == 0 && line == 1 => Cow::Borrowed(text.trim_start_matches('\u{feff}')),
            Ok(text) => Cow::Borrowed(text),
            Err(_) => windows.decode_without_bom_handling(cell).0,
        };
        let cells: Vec<Cow<str>> = record.iter().enumerate().map(text).collect();
        take(line, &cells)?;
    }
}

/// The bytes of a list with every line ended by LF alone, and where lines begin: the reader of records counts a line that
/// ends with two characters with the one before it, and no empty one.
struct Lines<'s, 'a> {
    source: &'s mut Source<'a>,
    /// How many bytes were handed on.
    passed: u64,
    /// The line that is being handed on, counted from 1.
    line: u64,
    /// Where lines begin that are not empty, with their numbers; those of records that were read are gone.
    begun: VecDeque<(u64, u64)>,
    is_at_start: bool,
    /// The last byte was a CR: an LF behind it ends the same line.
    has_ended: bool,
}

impl<'s, 'a> Lines<'s, 'a> {
    fn new(source: &'s mut Source<'a>) -> Self {
        Self { source, passed: 0, line: 1, begun: VecDeque::new(), is_at_start: true, has_ended: false }
    }

    /// A record that begins at a byte was read; returns its line.
    fn end_row(&mut self, start: u64) -> u64 {
        self.source.end_row();
        while self.begun.front().is_some_and(|&(at, _)| at < start) {
            self.begun.pop_front();
        }
        self.begun.front().map_or(self.line, |&(_, line)| line)
    }
}

impl Read for Lines<'_, '_> {
    fn read(&mut self, bytes: &mut [u8]) -> io::Result<usize> {
        let mut written = 0;
        // Nothing read would be the end.
        while written == 0 && !bytes.is_empty() {
            let ready = self.source.fill_buf()?;
            if ready.is_empty() {
                break;
            }
            let mut taken = 0;
            for &byte in ready {
                let Some(next) = bytes.get_mut(written) else { break };
                taken += 1;
                if byte == b'\n' && std::mem::take(&mut self.has_ended) {
                    continue;
                }
                self.has_ended = byte == b'\r';
                let is_end = matches!(byte, b'\r' | b'\n');
                if self.is_at_start && !is_end {
                    self.begun.push_back((self.passed, self.line));
                }
                self.is_at_start = is_end;
                self.line += u64::from(is_end);
                self.passed += 1;
                *next = if is_end { b'\n' } else { byte };
                written += 1;
            }
            self.source.consume(taken);
        }
        Ok(written)
    }
}

/// Finds what separates the columns, in the first lines: titles above the headings may have no mark.
fn delimiter(begin: &str) -> u8 {
    begin.lines().take(TITLES).map(roster::delimiter).find(|&mark| mark != b',').unwrap_or(b',')
}

fn broken(error: ::csv::Error, source: &Source) -> Broken {
    match error.into_kind() {
        ::csv::ErrorKind::Io(error) => source.broken(error),
        other => source.broken(io::Error::other(format!("{other:?}"))),
    }
}
