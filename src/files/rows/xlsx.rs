//! Reader for Excel workbooks since 2007 (ECMA-376, SpreadsheetML): a zip file of XML. Sheets are read cell by cell
//! while they are decompressed; only shared strings and date formats are kept in memory.

use super::values::{day, is_day_format, number, shows_day};
use super::xml::{Metered, attribute, broken, character};
use super::{Cells, Limits, MOST_SHEETS, RowsError, Sheets, TakeRow, archive};
use quick_xml::Reader;
use quick_xml::events::{BytesStart, Event};
use std::collections::HashMap;
use std::io::{BufReader, Cursor, Read, Seek};
use zip::ZipArchive;
use zip::read::ZipFile;

/// Maximum number of tags of styles, relations and the workbook together.
const MOST_OTHER_TAGS: u64 = 200_000;

type XmlPart<'a, R> = Reader<BufReader<Metered<ZipFile<'a, R>>>>;

/// A workbook whose sheets are read in sequence.
pub struct Workbook<R> {
    parts: Parts<R>,
    words: Vec<String>,
    /// True for each cell style that shows a date.
    days: Vec<bool>,
    counts_from_1904: bool,
    /// Parts of the remaining sheets, the next one last.
    sheets: Vec<String>,
    limits: Limits,
    sheet_tags: u64,
}

/// Opens a workbook from memory.
///
/// # Errors
/// Returns an error if it is damaged, locked or too large.
pub fn open(bytes: &[u8], limits: Limits) -> Result<Workbook<Cursor<&[u8]>>, RowsError> {
    Workbook::new(archive::open(bytes)?, limits)
}

impl<R: Read + Seek> Workbook<R> {
    /// Reads the data shared by the sheets.
    ///
    /// # Errors
    /// Returns an error if it is damaged or exceeds `limits`.
    pub fn new(archive: ZipArchive<R>, limits: Limits) -> Result<Self, RowsError> {
        let mut parts = Parts::new(archive, &limits);
        let mut tags = MOST_OTHER_TAGS;
        let path = parts.book(&mut tags)?;
        let (folder, name) =
            path.rsplit_once('/').map_or(("", path.as_str()), |(folder, name)| (folder, name));
        let words = parts.words(&format!("{folder}/sharedStrings.xml"), &limits)?;
        let days = parts.days(&format!("{folder}/styles.xml"), &mut tags)?;
        let relations = parts.relations(&format!("{folder}/_rels/{name}.rels"), &mut tags)?;
        let (mut sheets, mut counts_from_1904) = (Vec::new(), false);
        parts.each(&path, &mut tags, |_, start| {
            match start.local_name().as_ref() {
                "sheet" if sheets.len() < MOST_SHEETS => {
                    let id = attribute(start, "id")?.ok_or(RowsError::DAMAGED)?;
                    let to = relations.iter().find(|to| to.id == id).ok_or(RowsError::DAMAGED)?;
                    let is_whole = to.target.starts_with('/');
                    sheets.push(if is_whole { to.target.clone() } else { format!("{folder}/{}", to.target) });
                }
                "workbookPr" => {
                    if let Some(value) = attribute(start, "date1904")? {
                        counts_from_1904 = matches!(value.as_ref(), "1" | "true");
                    }
                }
                _ => {}
            }
            Ok(())
        })?;
        sheets.reverse();
        Ok(Self { parts, words, days, counts_from_1904, sheets, limits, sheet_tags: limits.sheet_tags })
    }
}

impl<R: Read + Seek> Sheets for Workbook<R> {
    fn next<E: From<RowsError>>(&mut self, take: &mut TakeRow<E>) -> Result<bool, E> {
        let Some(name) = self.sheets.pop() else { return Ok(false) };
        let Self { parts, words, days, counts_from_1904, limits, .. } = self;
        let values = Values { words, days, counts_from_1904: *counts_from_1904, limits };
        let Some(mut part) = parts.open(&name, limits.sheet_bytes, self.sheet_tags)? else {
            return Ok(true);
        };
        let read = sheet(&mut part, &values, take);
        self.sheet_tags = part.get_ref().get_ref().left().1;
        read.map(|()| true)
    }
}

/// Parts of a workbook, and the number of bytes that may still be read of parts other than sheets.
struct Parts<R> {
    archive: ZipArchive<R>,
    /// Indices by name; programs write either slash and either case.
    places: HashMap<String, usize>,
    bytes_left: u64,
}

struct Relation {
    id: String,
    kind: String,
    target: String,
}

fn plain(name: &str) -> String {
    name.trim_start_matches('/').replace('\\', "/").to_ascii_lowercase()
}

impl<R: Read + Seek> Parts<R> {
    fn new(archive: ZipArchive<R>, limits: &Limits) -> Self {
        let names = archive.file_names().enumerate();
        let places = names.filter_map(|(place, name)| Some((plain(&name.ok()?), place))).collect();
        Self { archive, places, bytes_left: limits.other_bytes }
    }

    /// Opens a part, limited to this many bytes and tags; `None` if it does not exist.
    fn open(&mut self, name: &str, bytes: u64, tags: u64) -> Result<Option<XmlPart<'_, R>>, RowsError> {
        let Some(&place) = self.places.get(&plain(name)) else { return Ok(None) };
        let file = self.archive.by_index(place).map_err(|_| RowsError::DAMAGED)?;
        let mut reader = Reader::from_reader(BufReader::new(Metered::new(file, bytes, tags)));
        let config = reader.config_mut();
        config.check_end_names = false;
        config.expand_empty_elements = true;
        Ok(Some(reader))
    }

    /// Passes the start tags of a part to `work`, with the reader positioned after each, and subtracts its tags from
    /// `tags`. A missing part has none.
    fn each(
        &mut self,
        name: &str,
        tags: &mut u64,
        mut work: impl FnMut(&mut XmlPart<'_, R>, &BytesStart) -> Result<(), RowsError>,
    ) -> Result<(), RowsError> {
        let Some(mut part) = self.open(name, self.bytes_left, *tags)? else { return Ok(()) };
        let mut buffer = Vec::new();
        loop {
            buffer.clear();
            match part.read_event_into(&mut buffer).map_err(|error| broken(error, 1))? {
                Event::Start(start) => work(&mut part, &start)?,
                Event::Eof => break,
                _ => {}
            }
        }
        let left = part.get_ref().get_ref().left();
        drop(part);
        (self.bytes_left, *tags) = left;
        Ok(())
    }

    /// Returns the relations of a part; empty if it does not exist.
    fn relations(&mut self, name: &str, tags: &mut u64) -> Result<Vec<Relation>, RowsError> {
        let mut relations = Vec::new();
        self.each(name, tags, |_, start| {
            if start.local_name().as_ref() == "Relationship" {
                let text =
                    |name| Ok::<_, RowsError>(attribute(start, name)?.unwrap_or_default().into_owned());
                relations.push(Relation { id: text("Id")?, kind: text("Type")?, target: text("Target")? });
            }
            Ok(())
        })?;
        Ok(relations)
    }

    /// Returns the name of the part that lists the sheets.
    fn book(&mut self, tags: &mut u64) -> Result<String, RowsError> {
        let relations = self.relations("_rels/.rels", tags)?;
        let book = relations.into_iter().rfind(|to| to.kind.ends_with("/relationships/officeDocument"));
        Ok(book.map_or("xl/workbook.xml".to_owned(), |to| to.target.trim_start_matches('/').to_owned()))
    }

    /// Reads the shared strings.
    fn words(&mut self, name: &str, limits: &Limits) -> Result<Vec<String>, RowsError> {
        let mut words = Vec::new();
        self.each(name, &mut limits.word_tags.clone(), |part, start| {
            match start.local_name().as_ref() {
                "si" => words.push(text(part, start, 1)?),
                "sst" => {
                    let count = attribute(start, "uniqueCount")?;
                    let is_lie =
                        |count: &str| count.parse().is_ok_and(|count: u128| count > limits.word_tags.into());
                    if count.is_some_and(|count| is_lie(&count)) {
                        return Err(RowsError::DAMAGED);
                    }
                }
                _ => {}
            }
            Ok(())
        })?;
        Ok(words)
    }

    /// Reads for each cell style whether it shows a date.
    fn days(&mut self, name: &str, tags: &mut u64) -> Result<Vec<bool>, RowsError> {
        let (mut formats, mut days, mut is_of_cells) = (HashMap::new(), Vec::new(), false);
        self.each(name, tags, |_, start| {
            let id = || attribute(start, "numFmtId").map(|id| id.and_then(|id| id.parse::<u16>().ok()));
            match start.local_name().as_ref() {
                "numFmt" => {
                    if let (Some(id), Some(format)) = (id()?, attribute(start, "formatCode")?) {
                        formats.insert(id, shows_day(&format));
                    }
                }
                "xf" if is_of_cells => {
                    let id = id()?.unwrap_or(0);
                    days.push(formats.get(&id).copied().unwrap_or(is_day_format(id)));
                }
                "alignment" | "protection" => {}
                name => is_of_cells = name == "cellXfs",
            }
            Ok(())
        })?;
        Ok(days)
    }
}

/// Data for converting cell values to text.
struct Values<'a> {
    words: &'a [String],
    days: &'a [bool],
    counts_from_1904: bool,
    limits: &'a Limits,
}

impl Values<'_> {
    /// Returns the text of a cell; `kind` and `style` are its attributes `t` and `s`.
    fn shown(&self, value: String, kind: Option<&str>, style: Option<&str>) -> Option<String> {
        Some(match kind {
            Some("s") if !value.is_empty() => self.words.get(value.parse::<usize>().unwrap_or(0))?.clone(),
            Some("b") if matches!(value.as_str(), "0" | "1") => (value == "1").to_string(),
            Some("e") if !self.limits.keeps_errors => String::new(),
            Some("d") => value.chars().take(10).collect(),
            Some("str") => unescaped(&value),
            Some("n") | None => match value.parse::<f64>() {
                Ok(found) => {
                    let style = style.and_then(|style| style.parse::<usize>().ok());
                    let is_day = style.and_then(|style| self.days.get(style)).is_some_and(|&is_day| is_day);
                    if is_day { day(found, self.counts_from_1904) } else { number(found) }
                }
                Err(_) if kind.is_none() || value.is_empty() => value,
                Err(_) => return None,
            },
            Some("s" | "b" | "e" | "is" | "inlineStr") => value,
            Some(_) => return None,
        })
    }
}

/// Reads the rows of a sheet; a cell far away from the others allocates no rows in between.
fn sheet<R: Read + Seek, E: From<RowsError>>(
    part: &mut XmlPart<'_, R>,
    values: &Values,
    take: &mut TakeRow<E>,
) -> Result<(), E> {
    let (mut row, mut column) = (0_u64, 0);
    let (mut cells, mut taken) = (Cells::default(), None);
    let mut has_begun = false;
    let mut buffer = Vec::new();
    loop {
        buffer.clear();
        let damaged = || RowsError::Damaged { row: row.max(1) };
        match part.read_event_into(&mut buffer).map_err(|error| broken(error, row.max(1)))? {
            Event::Start(start) => match start.local_name().as_ref() {
                "sheetData" => has_begun = true,
                "row" if has_begun => {
                    let told = attribute(&start, "r")?;
                    row = match told {
                        Some(told) => told.parse().map_err(|_| damaged())?,
                        None => row.saturating_add(1),
                    };
                    column = 0;
                }
                "c" if has_begun => {
                    if let Some(place) = attribute(&start, "r")? {
                        (row, column) = place_of(&place).ok_or_else(damaged)?;
                    }
                    if let Some(before) = taken.filter(|&before| before != row) {
                        take(before, &cells.cells)?;
                        cells.clear();
                    }
                    taken = Some(row);
                    let value = cell(part, &start, values, row)?;
                    cells.put(row, column, value, values.limits)?;
                    column += 1;
                }
                _ => {}
            },
            Event::End(end) if end.local_name().as_ref() == "sheetData" => break,
            Event::Eof if has_begun => return Err(damaged().into()),
            // A chart sheet has no cells.
            Event::Eof => break,
            _ => {}
        }
    }
    taken.map_or(Ok(()), |row| take(row, &cells.cells))
}

/// Returns the row, counted from 1, and the column, counted from 0, of a cell reference such as `B12`.
fn place_of(place: &str) -> Option<(u64, usize)> {
    let digits = place.find(|letter: char| letter.is_ascii_digit())?;
    let (letters, row) = place.split_at(digits);
    let column = letters.bytes().try_fold(0_usize, |sum, letter| match letter.to_ascii_uppercase() {
        letter @ b'A'..=b'Z' => sum.checked_mul(26)?.checked_add(usize::from(letter - b'A') + 1),
        _ => None,
    });
    Some((row.parse().ok().filter(|&row| row > 0)?, column?.checked_sub(1)?))
}

/// Reads a cell up to its end.
fn cell<R: Read + Seek>(
    part: &mut XmlPart<'_, R>,
    start: &BytesStart,
    values: &Values,
    row: u64,
) -> Result<String, RowsError> {
    let (kind, style) = (attribute(start, "t")?, attribute(start, "s")?);
    let is_inline = matches!(kind.as_deref(), Some("inlineStr" | "is"));
    let mut value = String::new();
    let mut buffer = Vec::new();
    loop {
        buffer.clear();
        match part.read_event_into(&mut buffer).map_err(|error| broken(error, row))? {
            Event::Start(inner) => match inner.local_name().as_ref() {
                "v" if !is_inline => value = raw(part, &inner, row)?,
                "is" => value = text(part, &inner, row)?,
                // Skips a formula: its result is stored next to it.
                _ => {
                    raw(part, &inner, row)?;
                }
            },
            Event::End(end) if end.name() == start.name() => break,
            Event::Eof => return Err(RowsError::Damaged { row }),
            _ => {}
        }
    }
    values.shown(value, kind.as_deref(), style.as_deref()).ok_or(RowsError::Damaged { row })
}

/// Reads all text of an element up to its end.
fn raw<R: Read + Seek>(part: &mut XmlPart<'_, R>, start: &BytesStart, row: u64) -> Result<String, RowsError> {
    let mut found = String::new();
    let mut buffer = Vec::new();
    loop {
        buffer.clear();
        match part.read_event_into(&mut buffer).map_err(|error| broken(error, row))? {
            Event::Text(text) => found.push_str(&text.xml10_content()),
            Event::CData(text) => found.push_str(&text.xml10_content()),
            Event::GeneralRef(entity) => found.push(character(&entity).ok_or(RowsError::Damaged { row })?),
            Event::End(end) if end.name() == start.name() => return Ok(found),
            Event::Eof => return Err(RowsError::Damaged { row }),
            _ => {}
        }
    }
}

/// Reads a string, plain or in formatted runs, up to its end, without phonetic hints.
fn text<R: Read + Seek>(
    part: &mut XmlPart<'_, R>,
    start: &BytesStart,
    row: u64,
) -> Result<String, RowsError> {
    let mut found = String::new();
    let mut is_phonetic = false;
    let mut buffer = Vec::new();
    loop {
        buffer.clear();
        match part.read_event_into(&mut buffer).map_err(|error| broken(error, row))? {
            Event::Start(inner) if inner.local_name().as_ref() == "rPh" => is_phonetic = true,
            Event::End(end) if end.local_name().as_ref() == "rPh" => is_phonetic = false,
            Event::Start(inner) if inner.local_name().as_ref() == "t" && !is_phonetic => {
                let is_kept = attribute(&inner, "space")?.is_some_and(|space| space == "preserve");
                let run = raw(part, &inner, row)?;
                let run = if is_kept { &run } else { run.trim_matches([' ', '\t', '\r', '\n']) };
                found.push_str(&unescaped(run));
            }
            Event::End(end) if end.name() == start.name() => return Ok(found),
            Event::Eof => return Err(RowsError::Damaged { row }),
            _ => {}
        }
    }
}

/// Decodes characters that Excel writes as `_x000D_`, in UTF-16 code units.
fn unescaped(text: &str) -> String {
    let unit = |text: &str| {
        let digits = text.strip_prefix("_x")?.get(..5)?.strip_suffix('_')?;
        u16::from_str_radix(digits, 16).ok().filter(|_| digits.bytes().all(|digit| digit.is_ascii_hexdigit()))
    };
    let (mut found, mut rest, mut units) = (String::new(), text, Vec::new());
    while let Some(letter) = rest.chars().next() {
        let code = unit(rest);
        units.extend(code);
        rest = rest.get(code.map_or(letter.len_utf8(), |_| 7)..).unwrap_or_default();
        if code.is_none() || rest.is_empty() {
            found.push_str(&String::from_utf16_lossy(&std::mem::take(&mut units)));
            found.extend(code.is_none().then_some(letter));
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn escaped_characters_of_excel_are_read() {
        for (text, shown) in [
            ("Öğün", "Öğün"),
            ("a_x000D_b", "a\rb"),
            ("_xD83D__xDCF7_", "\u{1F4F7}"),
            ("_x005F_x000D_", "_x000D_"),
            ("_xD83D_a_x", "\u{FFFD}a_x"),
            ("_xÖ_", "_xÖ_"),
        ] {
            assert_eq!(unescaped(text), shown, "{text}");
        }
    }

    #[test]
    fn places_of_cells_are_read() {
        assert_eq!(place_of("A1"), Some((1, 0)));
        assert_eq!(place_of("XFD1048576"), Some((1_048_576, 16_383)));
        for wrong in ["", "A", "7", "A0", "Ä1", "A1B", "AAAAAAAAAAAAAAAAAAAAAAAA1"] {
            assert_eq!(place_of(wrong), None, "{wrong}");
        }
    }
}
