//! Reader for OpenDocument spreadsheets. Repeated cells, of which a few bytes can request millions, are counted before
//! they are created.

use super::xml::{attribute, character};
use super::{Limits, RowsError, Sheets, TakeRow, archive};
use quick_xml::Reader;
use quick_xml::events::{BytesStart, Event};
use std::borrow::Cow;
use std::io::{Cursor, Read};

/// Part of a document that contains its sheets.
const CONTENT: &str = "content.xml";

/// A document whose sheets are read in sequence.
pub struct Document {
    reader: Reader<Cursor<Vec<u8>>>,
    columns: usize,
}

/// Opens a document from memory.
///
/// # Errors
/// Returns an error if it is damaged, locked or too large.
pub fn open(bytes: &[u8], limits: Limits) -> Result<Document, RowsError> {
    let mut archive = archive::open(bytes)?;
    let part = archive.by_name(CONTENT).map_err(|_| RowsError::DAMAGED)?;
    let mut content = Vec::new();
    part.take(limits.sheet_bytes).read_to_end(&mut content).map_err(|_| RowsError::DAMAGED)?;
    let mut reader = Reader::from_reader(Cursor::new(content));
    reader.config_mut().expand_empty_elements = true;
    Ok(Document { reader, columns: limits.columns })
}

impl Sheets for Document {
    fn next<E: From<RowsError>>(&mut self, take: &mut TakeRow<E>) -> Result<bool, E> {
        loop {
            match self.event()? {
                Event::Start(start) if start.name().as_ref() == "table:table" => break,
                Event::Eof => return Ok(false),
                _ => {}
            }
        }
        let mut line = 1_u64;
        let mut repeated = 1;
        let mut cells: Vec<Cow<str>> = Vec::new();
        loop {
            match self.event()? {
                Event::Start(start) => match start.name().as_ref() {
                    "table:table-row" => {
                        repeated = count(&start, "number-rows-repeated")?;
                        cells.clear();
                    }
                    "table:table-cell" | "table:covered-table-cell" => {
                        let columns = count(&start, "number-columns-repeated")?;
                        let text = self.text(start.name().as_ref())?;
                        let cell = Cow::Owned(value(&start)?.unwrap_or(text));
                        let room = self.columns.saturating_sub(cells.len());
                        let columns = usize::try_from(columns).unwrap_or(usize::MAX).min(room);
                        cells.extend(std::iter::repeat_n(cell, columns));
                    }
                    _ => {}
                },
                Event::End(end) if end.name().as_ref() == "table:table-row" => {
                    if cells.iter().any(|cell| !cell.trim().is_empty()) {
                        (0..repeated).try_for_each(|next| take(line.saturating_add(next), &cells))?;
                    }
                    line = line.saturating_add(repeated);
                }
                Event::End(end) if end.name().as_ref() == "table:table" => return Ok(true),
                Event::Eof => return Err(RowsError::Damaged { row: line }.into()),
                _ => {}
            }
        }
    }
}

impl Document {
    fn event(&mut self) -> Result<Event<'static>, RowsError> {
        let event = self.reader.read_event_into(&mut Vec::new()).map(Event::into_owned);
        event.map_err(|_| RowsError::DAMAGED)
    }

    /// Reads the text of a cell up to its end, without annotations.
    fn text(&mut self, end: &str) -> Result<String, RowsError> {
        let mut text = String::new();
        let mut remarks = 0_u32;
        loop {
            match self.event()? {
                Event::Start(start) => match start.name().as_ref() {
                    "office:annotation" => remarks += 1,
                    "text:s" | "text:tab" | "text:line-break" => text.push(' '),
                    "text:p" if !text.is_empty() && !text.ends_with(' ') => text.push(' '),
                    _ => {}
                },
                Event::End(ended) if ended.name().as_ref() == "office:annotation" => {
                    remarks = remarks.saturating_sub(1);
                }
                Event::Text(part) if remarks == 0 => text.push_str(&part.xml10_content()),
                Event::GeneralRef(entity) if remarks == 0 => {
                    text.push(character(&entity).ok_or(RowsError::DAMAGED)?);
                }
                Event::End(ended) if ended.name().as_ref() == end => return Ok(text),
                Event::Eof => return Err(RowsError::DAMAGED),
                _ => {}
            }
        }
    }
}

/// Returns a repetition count; 1 if the attribute is missing.
fn count(start: &BytesStart, name: &str) -> Result<u64, RowsError> {
    attribute(start, name)?.map_or(Ok(1), |text| text.parse().map_err(|_| RowsError::DAMAGED))
}

/// Returns the value of a cell that is not text: a date or a number.
fn value(start: &BytesStart) -> Result<Option<String>, RowsError> {
    if let Some(day) = attribute(start, "date-value")? {
        return Ok(Some(day.chars().take(10).collect()));
    }
    Ok(attribute(start, "value")?.map(Cow::into_owned))
}
