//! A sheet as comma-separated values: its sections as one table, with the section titles in the first column. A form
//! begins with its fields, each a row of section title, label and value.

use crate::i18n::{DecimalMark, Texts};
use crate::sheet::data::{Cell, Sheet};
use crate::text::csv_cell;

/// Target program of the values.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reader {
    /// A program: commas, decimal points.
    Program,
    /// A spreadsheet in the language of the texts: its separator and decimal mark, and a byte order mark, by which it
    /// detects UTF-8.
    Spreadsheet,
}

/// Byte order mark, by which spreadsheets detect UTF-8.
const BYTE_ORDER_MARK: &str = "\u{feff}";

/// Returns a sheet as comma-separated values; cells are escaped so that none is interpreted as a formula.
pub fn sheet(sheet: &Sheet, texts: &Texts, reader: Reader) -> Result<String, csv::Error> {
    let has_comma = reader == Reader::Spreadsheet && texts.mark() == DecimalMark::Comma;
    let separator = if has_comma { b';' } else { b',' };
    let mut writer = csv::WriterBuilder::new().delimiter(separator).flexible(true).from_writer(Vec::new());
    for section in &sheet.sections {
        for field in section.fields.iter().chain(&section.closing) {
            writer.write_record(
                [&section.title, &field.label, &field.value].map(|text| csv_cell(text).into_owned()),
            )?;
        }
    }
    let table = sheet.flat();
    writer.write_record(table.columns.iter().map(|column| csv_cell(&column.head).into_owned()))?;
    for row in table.rows() {
        let cells = row.cells.iter().map(|cell| {
            let plain = cell.plain(texts);
            let plain = if has_comma && is_figure(cell) { plain.replace('.', ",") } else { plain };
            csv_cell(&plain).into_owned()
        });
        writer.write_record(cells)?;
    }
    let bytes = writer.into_inner().map_err(csv::IntoInnerError::into_error)?;
    let mark = if reader == Reader::Spreadsheet { BYTE_ORDER_MARK } else { "" };
    Ok(format!("{mark}{}", String::from_utf8_lossy(&bytes)))
}

/// Returns true if a cell holds a figure with a decimal mark.
fn is_figure(cell: &Cell) -> bool {
    matches!(cell, Cell::Points(_) | Cell::Value { .. } | Cell::Decimal { .. })
}
