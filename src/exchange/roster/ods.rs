//! Lists in sheets of OpenDocument. Read here: repeated cells, which a few bytes can ask for by the million, are
//! counted before they are made.

use super::table::{MOST_COLUMNS, Rows, Table, TableError};
use super::xlsx::MOST_SHEETS;
use crate::exchange::archive;
use quick_xml::events::attributes::Attribute;
use quick_xml::events::{BytesStart, Event};
use quick_xml::{Reader, XmlVersion};
use std::borrow::Cow;

/// Reads the first sheet that lists players, else the first that has anything.
///
/// # Errors
/// Says that the file is damaged or too large.
pub fn read(bytes: &[u8]) -> Result<Table, TableError> {
    let mut archive = archive::open(bytes)?;
    let content = archive::file(&mut archive, "content.xml")?;
    drop(archive);
    let mut reader = Reader::from_reader(content.as_slice());
    let mut first = None;
    let mut sheets = 0;
    loop {
        match reader.read_event().map_err(|_| TableError::Damaged)? {
            Event::Start(start) if start.name().as_ref() == "table:table" => {
                let table = sheet(&mut reader)?;
                if table.has_head() {
                    return Ok(table);
                }
                if !table.is_empty() {
                    first.get_or_insert(table);
                }
                sheets += 1;
                if sheets == MOST_SHEETS {
                    break;
                }
            }
            Event::Eof => break,
            _ => {}
        }
    }
    Ok(first.unwrap_or_else(|| Rows::default().finish()))
}

/// Reads the rows of a sheet.
fn sheet(reader: &mut Reader<&[u8]>) -> Result<Table, TableError> {
    let mut rows = Rows::default();
    let mut line = 1_u64;
    let mut repeated = 1;
    let mut cells: Vec<String> = Vec::new();
    loop {
        match reader.read_event().map_err(|_| TableError::Damaged)? {
            Event::Start(start) => match start.name().as_ref() {
                "table:table-row" => {
                    repeated = count(&start, "table:number-rows-repeated")?;
                    cells.clear();
                }
                "table:table-cell" | "table:covered-table-cell" => {
                    let (value, columns) = (value(&start)?, count(&start, "table:number-columns-repeated")?);
                    let text = text(reader, start.name().as_ref())?;
                    add(&mut cells, value.unwrap_or(text), columns);
                }
                _ => {}
            },
            Event::Empty(start) => match start.name().as_ref() {
                "table:table-row" => line += count(&start, "table:number-rows-repeated")?,
                "table:table-cell" | "table:covered-table-cell" => {
                    let columns = count(&start, "table:number-columns-repeated")?;
                    add(&mut cells, value(&start)?.unwrap_or_default(), columns);
                }
                _ => {}
            },
            Event::End(end) if end.name().as_ref() == "table:table-row" => {
                if cells.iter().any(|cell| !cell.trim().is_empty()) {
                    for next in 0..repeated {
                        rows.add(line.saturating_add(next), cells.iter().map(String::as_str))?;
                    }
                }
                line = line.saturating_add(repeated);
            }
            Event::End(end) if end.name().as_ref() == "table:table" => return Ok(rows.finish()),
            Event::Eof => return Err(TableError::Damaged),
            _ => {}
        }
    }
}

/// Adds a cell so many times, as far as columns are looked at.
fn add(cells: &mut Vec<String>, cell: String, columns: u64) {
    let room = MOST_COLUMNS.saturating_sub(cells.len());
    let columns = usize::try_from(columns).unwrap_or(usize::MAX).min(room);
    cells.extend(std::iter::repeat_n(cell, columns));
}

/// Returns how often something is repeated, once where nothing is said.
fn count(start: &BytesStart, attribute: &str) -> Result<u64, TableError> {
    match told(start, attribute)? {
        Some(text) => text.parse().map_err(|_| TableError::Damaged),
        None => Ok(1),
    }
}

/// Returns the value of a cell, where it is no text: a day, a number.
fn value(start: &BytesStart) -> Result<Option<String>, TableError> {
    if let Some(day) = told(start, "office:date-value")? {
        return Ok(Some(day.chars().take(10).collect()));
    }
    told(start, "office:value")
}

fn told(start: &BytesStart, attribute: &str) -> Result<Option<String>, TableError> {
    let found = start.try_get_attribute(attribute).map_err(|_| TableError::Damaged)?;
    let text = |found: Attribute| found.normalized_value(XmlVersion::Implicit1_0).map(Cow::into_owned);
    found.map(text).transpose().map_err(|_| TableError::Damaged)
}

/// Reads the text of a cell up to its end, without what is remarked on it.
fn text(reader: &mut Reader<&[u8]>, end: &str) -> Result<String, TableError> {
    let mut text = String::new();
    let mut remarks = 0_u32;
    loop {
        match reader.read_event().map_err(|_| TableError::Damaged)? {
            Event::Start(start) if start.name().as_ref() == "office:annotation" => remarks += 1,
            Event::End(ended) if ended.name().as_ref() == "office:annotation" => {
                remarks = remarks.saturating_sub(1);
            }
            Event::Empty(start)
                if matches!(start.name().as_ref(), "text:s" | "text:tab" | "text:line-break") =>
            {
                text.push(' ');
            }
            Event::Start(start) if start.name().as_ref() == "text:p" && !text.is_empty() => text.push(' '),
            Event::Text(part) if remarks == 0 => text.push_str(&part.xml10_content()),
            Event::GeneralRef(entity) if remarks == 0 => {
                text.push(letter(&entity).ok_or(TableError::Damaged)?)
            }
            Event::End(ended) if ended.name().as_ref() == end => return Ok(text),
            Event::Eof => return Err(TableError::Damaged),
            _ => {}
        }
    }
}

/// Returns the letter that stands for itself in XML, or that a number gives; others are not defined here.
fn letter(entity: &str) -> Option<char> {
    match (entity, entity.strip_prefix("#x"), entity.strip_prefix('#')) {
        ("amp", ..) => Some('&'),
        ("lt", ..) => Some('<'),
        ("gt", ..) => Some('>'),
        ("apos", ..) => Some('\''),
        ("quot", ..) => Some('"'),
        (_, Some(digits), _) => u32::from_str_radix(digits, 16).ok().and_then(char::from_u32),
        (_, None, Some(digits)) => digits.parse().ok().and_then(char::from_u32),
        _ => None,
    }
}
