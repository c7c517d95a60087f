//! A sheet as an Excel workbook (2007 or later; ECMA-376, SpreadsheetML), for federations that accept tables in this
//! format: its sections below each other, as on paper.
//!
//! Figures are numbers, everything else is text, so that nothing is interpreted as a formula.

use super::Imprint;
use crate::i18n::Texts;
use crate::sheet::data::{Cell, Field, Sheet};
use crate::text::clean;
use std::fmt::Write as _;
use std::io::{Cursor, Write as _};
use thiserror::Error;
use zip::ZipWriter;
use zip::result::ZipError;
use zip::write::SimpleFileOptions;

/// Error when creating a workbook: a bug in the program or in a library.
#[derive(Debug, Error)]
pub enum XlsxError {
    /// Error of the archive writer.
    #[error(transparent)]
    Zip(#[from] ZipError),
    /// A part cannot be written.
    #[error(transparent)]
    Io(#[from] std::io::Error),
}

/// Static parts of a workbook with one sheet.
const PARTS: [(&str, &str); 5] = [
    (
        "[Content_Types].xml",
        concat!(
            "<Types xmlns=\"http://schemas.openxmlformats.org/package/2006/content-types\">",
            "<Default Extension=\"rels\" ContentType=\"application/vnd.openxmlformats-package.relationships+xml\"/>",
            "<Default Extension=\"xml\" ContentType=\"application/xml\"/>",
            "<Override PartName=\"/xl/workbook.xml\" ContentType=\"application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml\"/>",
            "<Override PartName=\"/xl/worksheets/sheet1.xml\" ContentType=\"application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml\"/>",
            "<Override PartName=\"/xl/styles.xml\" ContentType=\"application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml\"/>",
            "</Types>",
        ),
    ),
    (
        "_rels/.rels",
        concat!(
            "<Relationships xmlns=\"http://schemas.openxmlformats.org/package/2006/relationships\">",
            "<Relationship Id=\"rId1\" Type=\"http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument\" Target=\"xl/workbook.xml\"/>",
            "</Relationships>",
        ),
    ),
    (
        "xl/workbook.xml",
        concat!(
            "<workbook xmlns=\"http://schemas.openxmlformats.org/spreadsheetml/2006/main\" xmlns:r=\"http://schemas.openxmlformats.org/officeDocument/2006/relationships\">",
            "<sheets><sheet name=\"hakem\" sheetId=\"1\" r:id=\"rId1\"/></sheets></workbook>",
        ),
    ),
    (
        "xl/_rels/workbook.xml.rels",
        concat!(
            "<Relationships xmlns=\"http://schemas.openxmlformats.org/package/2006/relationships\">",
            "<Relationship Id=\"rId1\" Type=\"http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet\" Target=\"worksheets/sheet1.xml\"/>",
            "<Relationship Id=\"rId2\" Type=\"http://schemas.openxmlformats.org/officeDocument/2006/relationships/styles\" Target=\"styles.xml\"/>",
            "</Relationships>",
        ),
    ),
    (
        "xl/styles.xml",
        concat!(
            "<styleSheet xmlns=\"http://schemas.openxmlformats.org/spreadsheetml/2006/main\">",
            "<fonts count=\"2\"><font><sz val=\"11\"/><name val=\"Calibri\"/></font><font><b/><sz val=\"11\"/><name val=\"Calibri\"/></font></fonts>",
            "<fills count=\"2\"><fill><patternFill patternType=\"none\"/></fill><fill><patternFill patternType=\"gray125\"/></fill></fills>",
            "<borders count=\"1\"><border/></borders><cellStyleXfs count=\"1\"><xf/></cellStyleXfs>",
            "<cellXfs count=\"2\"><xf xfId=\"0\"/><xf xfId=\"0\" fontId=\"1\" applyFont=\"1\"/></cellXfs></styleSheet>",
        ),
    ),
];

/// XML declaration of every part.
const HEAD: &str = "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>\n";

enum Written {
    Text(String),
    Bold(String),
    Number(String),
    Empty,
}

/// Returns a sheet as a workbook. The same sheet yields the same bytes.
pub fn sheet(sheet: &Sheet, imprint: &Imprint, texts: &Texts) -> Result<Vec<u8>, XlsxError> {
    let rows = rows(sheet, imprint, texts);
    let mut archive = ZipWriter::new(Cursor::new(Vec::new()));
    // Without a timestamp.
    let options = SimpleFileOptions::default();
    for (name, text) in PARTS {
        archive.start_file(name, options)?;
        archive.write_all(format!("{HEAD}{text}").as_bytes())?;
    }
    archive.start_file("xl/worksheets/sheet1.xml", options)?;
    archive.write_all(part(&rows).as_bytes())?;
    Ok(archive.finish()?.into_inner())
}

/// Returns the rows of the sheet: event, title, then each section with its heads and notes.
fn rows(sheet: &Sheet, imprint: &Imprint, texts: &Texts) -> Vec<Vec<Written>> {
    let bold = |text: &str| vec![Written::Bold(clean(text).into_owned())];
    let plain = |text: &str| vec![Written::Text(clean(text).into_owned())];
    let mut rows = vec![bold(&imprint.event)];
    rows.extend((!imprint.about.is_empty()).then(|| plain(&imprint.about)));
    rows.push(bold(&sheet.title));
    for section in &sheet.sections {
        rows.push(Vec::new());
        rows.extend((!section.title.is_empty()).then(|| bold(&section.title)));
        rows.extend((!section.about.is_empty()).then(|| plain(&section.about)));
        rows.extend(Field::rows(&section.fields).into_iter().map(fields));
        let heads =
            section.table.columns.iter().map(|column| Written::Bold(clean(&column.head).into_owned()));
        rows.extend((!section.table.columns.is_empty()).then(|| heads.collect()));
        rows.extend(
            section.table.rows().map(|row| row.cells.iter().map(|cell| written(cell, texts)).collect()),
        );
        rows.extend(Field::rows(&section.closing).into_iter().map(fields));
        rows.extend((!section.notes.is_empty()).then(Vec::new));
        rows.extend(section.notes.iter().map(|note| plain(note)));
    }
    // An empty row separates the notes from the table, for people and for readers of lists.
    rows.push(Vec::new());
    rows.extend(sheet.notes.iter().map(|note| plain(note)));
    rows.push(plain(&imprint.foot));
    rows
}

/// Converts a row of fields: label and value side by side. A value to be filled in is an empty cell.
fn fields(row: &[Field]) -> Vec<Written> {
    let pair = |field: &Field| {
        let value = match clean(&field.value).into_owned() {
            value if value.is_empty() => Written::Empty,
            value => Written::Text(value),
        };
        [Written::Bold(clean(&field.label).into_owned()), value]
    };
    row.iter().flat_map(pair).collect()
}

/// Converts a cell: figures to numbers, everything else to the text shown to people.
fn written(cell: &Cell, texts: &Texts) -> Written {
    let is_figure = matches!(
        cell,
        Cell::Number(_) | Cell::Points(_) | Cell::Value { .. } | Cell::Decimal { unit: None, .. }
    );
    let plain = cell.plain(texts);
    match plain.parse::<f64>() {
        Ok(number) if is_figure && number.is_finite() => Written::Number(plain),
        Ok(_) | Err(_) if plain.is_empty() => Written::Empty,
        Ok(_) | Err(_) => Written::Text(clean(&cell.shown(texts)).into_owned()),
    }
}

fn part(rows: &[Vec<Written>]) -> String {
    let mut text = format!(
        "{HEAD}<worksheet xmlns=\"http://schemas.openxmlformats.org/spreadsheetml/2006/main\"><sheetData>"
    );
    // Writing to a string cannot fail.
    for (row, number) in rows.iter().zip(1_usize..) {
        let _infallible = write!(text, "<row r=\"{number}\">");
        for (cell, column) in row.iter().zip(0_usize..) {
            let place = format!("{}{number}", column_letters(column));
            let style = if matches!(cell, Written::Bold(_)) { " s=\"1\"" } else { "" };
            let _infallible = match cell {
                Written::Empty => Ok(()),
                Written::Number(number) => write!(text, "<c r=\"{place}\"><v>{number}</v></c>"),
                Written::Text(words) | Written::Bold(words) => write!(
                    text,
                    "<c r=\"{place}\"{style} t=\"inlineStr\"><is><t xml:space=\"preserve\">{}</t></is></c>",
                    escaped(words)
                ),
            };
        }
        text.push_str("</row>");
    }
    text.push_str("</sheetData></worksheet>");
    text
}

/// Escapes text for XML.
fn escaped(words: &str) -> String {
    words.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

/// Returns the letters of a column, counted from 0: `A`, `Z`, `AA`.
fn column_letters(column: usize) -> String {
    let mut letters = Vec::new();
    let mut left = column + 1;
    while left > 0 {
        left -= 1;
        letters.push(char::from(b'A' + u8::try_from(left % 26).unwrap_or(0)));
        left /= 26;
    }
    letters.iter().rev().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_are_counted_in_letters() {
        let letters: Vec<String> = [0, 25, 26, 51, 52, 701, 702].map(column_letters).into();
        assert_eq!(letters, ["A", "Z", "AA", "AZ", "BA", "ZZ", "AAA"]);
    }
}
