//! Reader for Excel workbooks from 1997 to 2003: a compound file with a stream of records. Every number in the file is
//! checked before use.

mod sectors;
mod strings;

use super::values::{day, is_day_format, number, shows_day};
use super::{Limits, RowsError, Sheets, TakeRow};
use std::borrow::Cow;
use std::collections::BTreeMap;
use strings::{Pieces, text};

/// Record types that are read.
mod kind {
    pub const FORMULA: u16 = 0x0006;
    pub const EOF: u16 = 0x000A;
    pub const DATE_MODE: u16 = 0x0022;
    pub const PASSWORD: u16 = 0x002F;
    pub const CONTINUE: u16 = 0x003C;
    pub const SHEET: u16 = 0x0085;
    pub const MANY_RK: u16 = 0x00BD;
    pub const RICH_TEXT: u16 = 0x00D6;
    pub const LOOK: u16 = 0x00E0;
    pub const STRINGS: u16 = 0x00FC;
    pub const STRING_CELL: u16 = 0x00FD;
    pub const NUMBER: u16 = 0x0203;
    pub const TEXT: u16 = 0x0204;
    pub const FORMULA_TEXT: u16 = 0x0207;
    pub const RK: u16 = 0x027E;
    pub const FORMAT: u16 = 0x041E;
    pub const BEGIN: u16 = 0x0809;
}

/// Version in the first record of files from 1997 or later.
const BIFF8: u16 = 0x0600;

/// Returns true if the first bytes of a file are those of a compound file.
pub fn is_xls(bytes: &[u8]) -> bool {
    bytes.starts_with(&sectors::SIGNATURE)
}

/// Opens a workbook from memory.
///
/// # Errors
/// Returns an error if it is damaged or locked.
pub fn open(bytes: &[u8], limits: Limits) -> Result<Workbook, RowsError> {
    let stream = sectors::stream(bytes, "Workbook").ok_or(RowsError::DAMAGED)?;
    let mut book = Book::read(&stream).ok_or(RowsError::DAMAGED)?;
    book.sheets.reverse();
    Ok(Workbook { stream, book, limits })
}

/// A workbook whose sheets are read in sequence.
pub struct Workbook {
    stream: Vec<u8>,
    book: Book,
    limits: Limits,
}

impl Sheets for Workbook {
    fn next<E: From<RowsError>>(&mut self, take: &mut TakeRow<E>) -> Result<bool, E> {
        let Some(at) = self.book.sheets.pop() else { return Ok(false) };
        let cells = self.book.sheet(self.stream.get(at..).unwrap_or_default(), &self.limits)?;
        cells.rows.iter().try_for_each(|(row, cells)| take(u64::from(*row) + 1, cells))?;
        Ok(true)
    }
}

#[derive(Clone, Copy)]
struct Record<'a> {
    kind: u16,
    bytes: &'a [u8],
}

impl Record<'_> {
    fn u16(&self, at: usize) -> Option<u16> {
        self.bytes.get(at..at + 2)?.try_into().ok().map(u16::from_le_bytes)
    }

    fn u32(&self, at: usize) -> Option<u32> {
        self.bytes.get(at..at + 4)?.try_into().ok().map(u32::from_le_bytes)
    }

    fn f64(&self, at: usize) -> Option<f64> {
        self.bytes.get(at..at + 8)?.try_into().ok().map(f64::from_le_bytes)
    }
}

/// Returns the records of a stream, up to a truncated one.
fn records(stream: &[u8]) -> impl Iterator<Item = Record<'_>> {
    let mut rest = stream;
    std::iter::from_fn(move || {
        let header = Record { kind: 0, bytes: rest };
        let (kind, length) = (header.u16(0)?, usize::from(header.u16(2)?));
        let bytes = rest.get(4..4 + length)?;
        rest = rest.get(4 + length..)?;
        Some(Record { kind, bytes })
    })
}

/// Data shared by all sheets.
struct Book {
    strings: Vec<String>,
    /// True for each cell format (XF) that shows a date.
    days: Vec<bool>,
    counts_from_1904: bool,
    /// Offsets of the remaining sheets in the stream, the next one last.
    sheets: Vec<usize>,
}

impl Book {
    /// Reads the records before the sheets; `None` if the workbook is locked or has another version.
    fn read(stream: &[u8]) -> Option<Self> {
        let mut book =
            Self { strings: Vec::new(), days: Vec::new(), counts_from_1904: false, sheets: Vec::new() };
        let mut formats: BTreeMap<u16, bool> = BTreeMap::new();
        let mut looks = Vec::new();
        let mut records = records(stream).peekable();
        let begin = records.next()?;
        if begin.kind != kind::BEGIN || begin.u16(0)? != BIFF8 {
            return None;
        }
        while let Some(record) = records.next() {
            match record.kind {
                kind::PASSWORD => return None,
                kind::DATE_MODE => book.counts_from_1904 = record.u16(0)? == 1,
                kind::FORMAT => {
                    let shown = text(&mut Pieces::of(record.bytes.get(2..)?))?;
                    formats.insert(record.u16(0)?, shows_day(&shown));
                }
                kind::LOOK => looks.push(record.u16(2)?),
                kind::SHEET => book.sheets.push(usize::try_from(record.u32(0)?).ok()?),
                kind::STRINGS => {
                    let mut pieces = vec![record.bytes];
                    while let Some(next) = records.next_if(|next| next.kind == kind::CONTINUE) {
                        pieces.push(next.bytes);
                    }
                    book.strings = strings::table(pieces)?;
                }
                kind::EOF => break,
                _ => {}
            }
        }
        let is_day = |format: &u16| formats.get(format).copied().unwrap_or(is_day_format(*format));
        book.days = looks.iter().map(is_day).collect();
        Some(book)
    }

    fn sheet(&self, stream: &[u8], limits: &Limits) -> Result<Cells, RowsError> {
        let mut cells = Cells { columns: limits.columns, ..Cells::default() };
        let mut depth = 0_u32;
        // Cell of the formula whose text follows.
        let mut formula = None;
        for record in records(stream) {
            match record.kind {
                kind::BEGIN => depth += 1,
                kind::EOF if depth <= 1 => break,
                kind::EOF => depth -= 1,
                // Embedded objects, such as charts, have separate cells.
                _ if depth != 1 => {}
                _ => self.cell(record, &mut cells, &mut formula),
            }
            if cells.bytes as u64 > limits.sheet_bytes {
                return Err(RowsError::TooLarge);
            }
        }
        Ok(cells)
    }

    /// Reads the cells of a record; a record that is too short has none.
    fn cell(&self, record: Record, cells: &mut Cells, formula: &mut Option<(u16, u16)>) {
        let (Some(row), Some(column)) = (record.u16(0), record.u16(2)) else { return };
        let look = record.u16(4).unwrap_or(0);
        let value = match record.kind {
            kind::STRING_CELL => {
                record.u32(6).and_then(|at| self.strings.get(usize::try_from(at).ok()?).cloned())
            }
            kind::TEXT | kind::RICH_TEXT => {
                record.bytes.get(6..).and_then(|bytes| text(&mut Pieces::of(bytes)))
            }
            kind::NUMBER => record.f64(6).map(|number| self.shown(number, look)),
            kind::RK => record.u32(6).map(|packed| self.shown(unpacked(packed), look)),
            kind::MANY_RK => {
                let many = record.bytes.get(4..record.bytes.len().saturating_sub(2)).unwrap_or_default();
                for (column, packed) in (column..).zip(many.chunks_exact(6)) {
                    let packed = Record { kind: kind::RK, bytes: packed };
                    if let (Some(look), Some(value)) = (packed.u16(0), packed.u32(2)) {
                        cells.add(row, column, self.shown(unpacked(value), look));
                    }
                }
                None
            }
            kind::FORMULA => {
                // A text follows in the next record; two bytes distinguish it from a number.
                let is_number = record.u16(12) != Some(0xFFFF);
                *formula = Some((row, column));
                record.f64(6).filter(|_| is_number).map(|number| self.shown(number, look))
            }
            kind::FORMULA_TEXT => {
                if let (Some((row, column)), Some(text)) =
                    (formula.take(), text(&mut Pieces::of(record.bytes)))
                {
                    cells.add(row, column, text);
                }
                None
            }
            _ => None,
        };
        if let Some(value) = value {
            cells.add(row, column, value);
        }
    }

    fn shown(&self, value: f64, look: u16) -> String {
        let is_day = self.days.get(usize::from(look)).is_some_and(|&is_day| is_day);
        if is_day { day(value, self.counts_from_1904) } else { number(value) }
    }
}

/// Cells of a sheet under construction: rows may come in any order.
#[derive(Default)]
struct Cells {
    rows: BTreeMap<u16, Vec<Cow<'static, str>>>,
    bytes: usize,
    columns: usize,
}

impl Cells {
    fn add(&mut self, row: u16, column: u16, value: String) {
        let column = usize::from(column);
        if column >= self.columns || value.is_empty() {
            return;
        }
        let cells = self.rows.entry(row).or_default();
        if cells.len() <= column {
            self.bytes += (column + 1 - cells.len()) * size_of::<Cow<str>>();
            cells.resize(column + 1, Cow::Borrowed(""));
        }
        self.bytes += value.len();
        if let Some(place) = cells.get_mut(column) {
            *place = Cow::Owned(value);
        }
    }
}

/// Decodes a four-byte number: an integer or the upper half of a float, possibly in hundredths.
fn unpacked(packed: u32) -> f64 {
    let value = if packed & 2 != 0 {
        f64::from(packed.cast_signed() >> 2)
    } else {
        f64::from_bits(u64::from(packed & !3) << 32)
    };
    if packed & 1 != 0 { value / 100.0 } else { value }
}
