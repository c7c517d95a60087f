//! A sheet as an Excel workbook (2007 or later; ECMA-376, SpreadsheetML), for federations that accept tables in this
//! format: its sections below each other, as on paper. It prints as wide as a page, each certificate on a new one.
//!
//! Figures are numbers, everything else is text, so that nothing is interpreted as a formula; dates too, in the form that
//! FIDE asks for.

use super::Imprint;
use crate::i18n::Texts;
use crate::sheet::data::{Cell, Field, Sheet, SheetLayout};
use crate::text::clean;
use std::io::{Cursor, Write};
use thiserror::Error;
use zip::ZipWriter;
use zip::result::ZipError;
use zip::write::SimpleFileOptions;

/// Error when creating a workbook: a bug in the program or in a library.
#[derive(Debug, Error)]
pub enum XlsxError {
    #[error(transparent)]
    Zip(#[from] ZipError),
    /// A part cannot be written.
    #[error(transparent)]
    Io(#[from] std::io::Error),
}

/// Static parts of a workbook with one sheet; `NAME` is that of the sheet.
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
            "<sheets><sheet name=\"NAME\" sheetId=\"1\" r:id=\"rId1\"/></sheets></workbook>",
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
            "<borders count=\"2\"><border/><border><left/><right/><top/><bottom style=\"thin\"/><diagonal/></border></borders>",
            "<cellStyleXfs count=\"1\"><xf/></cellStyleXfs><cellXfs count=\"5\"><xf xfId=\"0\"/><xf xfId=\"0\" fontId=\"1\" applyFont=\"1\"/>",
            "<xf xfId=\"0\" applyAlignment=\"1\"><alignment vertical=\"top\" wrapText=\"1\"/></xf>",
            "<xf xfId=\"0\" fontId=\"1\" applyFont=\"1\" applyAlignment=\"1\"><alignment vertical=\"top\" wrapText=\"1\"/></xf>",
            "<xf xfId=\"0\" borderId=\"1\" applyBorder=\"1\"/></cellXfs>",
            "<cellStyles count=\"1\"><cellStyle name=\"Normal\" xfId=\"0\" builtinId=\"0\"/></cellStyles></styleSheet>",
        ),
    ),
];

const HEAD: &str = "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>\n";

/// Maximum number of fields side by side, each in two cells.
const FIELDS: usize = 4;

/// Maximum length of the name of a sheet.
const NAME: usize = 31;

/// Minimum and maximum width of a column in characters; longer text is wrapped.
const WIDTHS: (usize, usize) = (4, 20);

enum Written {
    Text(String),
    Bold(String),
    Number(String),
    Empty,
    /// A line to write on.
    Blank,
}

/// Rows of a worksheet, and those that begin a page, counted from 0.
#[derive(Default)]
struct Worksheet {
    rows: Vec<Vec<Written>>,
    pages: Vec<usize>,
}

/// Returns a sheet as a workbook. The same sheet yields the same bytes.
pub fn sheet(sheet: &Sheet, imprint: &Imprint, texts: &Texts) -> Result<Vec<u8>, XlsxError> {
    let worksheet = Worksheet::of(sheet, imprint, texts);
    let mut archive = ZipWriter::new(Cursor::new(Vec::new()));
    // Without a timestamp.
    let options = SimpleFileOptions::default();
    let title = clean(&sheet.title).replace(['[', ']', ':', '*', '?', '/', '\\', '\'', '"'], " ");
    let name = escaped(&title.chars().take(NAME).collect::<String>());
    for (part, text) in PARTS {
        archive.start_file(part, options)?;
        archive.write_all(format!("{HEAD}{}", text.replace("NAME", &name)).as_bytes())?;
    }
    archive.start_file("xl/worksheets/sheet1.xml", options)?;
    archive.write_all(worksheet.part().as_bytes())?;
    Ok(archive.finish()?.into_inner())
}

impl Worksheet {
    /// Returns the rows of the sheet: event, title, then each section with its heads and notes. Event and title are
    /// repeated for each certificate.
    fn of(sheet: &Sheet, imprint: &Imprint, texts: &Texts) -> Self {
        let bold = |text: &str| vec![Written::Bold(clean(text).into_owned())];
        let plain = |text: &str| vec![Written::Text(clean(text).into_owned())];
        let mut made = Self::default();
        for (at, section) in sheet.sections.iter().enumerate() {
            let begins = at == 0 || sheet.form == SheetLayout::Certificates;
            if begins {
                made.pages.push(made.rows.len());
                made.rows.push(bold(&imprint.event));
                made.rows.extend((!imprint.about.is_empty()).then(|| plain(&imprint.about)));
                made.rows.push(bold(&sheet.title));
            }
            made.rows.push(Vec::new());
            made.rows.extend((!section.title.is_empty()).then(|| bold(&section.title)));
            made.rows.extend((!section.about.is_empty()).then(|| plain(&section.about)));
            made.rows.extend(fields(&section.fields));
            let heads =
                section.table.columns.iter().map(|column| Written::Bold(clean(&column.head).into_owned()));
            made.rows.extend((!section.table.columns.is_empty()).then(|| heads.collect()));
            let rows = section.table.rows();
            made.rows.extend(rows.map(|row| row.cells.iter().map(|cell| written(cell, texts)).collect()));
            made.rows.extend(fields(&section.closing));
            made.rows.extend((!section.notes.is_empty()).then(Vec::new));
            made.rows.extend(section.notes.iter().map(|note| plain(note)));
        }
        // An empty row separates the notes from the table, for people and for readers of lists.
        made.rows.push(Vec::new());
        made.rows.extend(sheet.notes.iter().map(|note| plain(note)));
        made.rows.push(plain(&imprint.foot));
        made
    }

    /// Returns the widths of the columns in characters; a text alone in its row extends over those next to it.
    fn widths(&self) -> Vec<usize> {
        let mut widths: Vec<usize> = Vec::new();
        for row in self.rows.iter().filter(|row| row.len() > 1) {
            widths.resize(widths.len().max(row.len()), WIDTHS.0);
            for (cell, width) in row.iter().zip(&mut widths) {
                *width = (*width).max(cell.length()).min(WIDTHS.1);
            }
        }
        widths
    }

    fn part(&self) -> String {
        let mut text = format!(
            "{HEAD}<worksheet xmlns=\"http://schemas.openxmlformats.org/spreadsheetml/2006/main\">\
             <sheetPr><pageSetUpPr fitToPage=\"1\"/></sheetPr>"
        );
        let widths = self.widths();
        let column = |(width, number): (&usize, usize)| {
            format!("<col min=\"{number}\" max=\"{number}\" width=\"{}\" customWidth=\"1\"/>", width + 2)
        };
        let columns: String = widths.iter().zip(1..).map(column).collect();
        text.push_str(&if columns.is_empty() { columns } else { format!("<cols>{columns}</cols>") });
        text.push_str("<sheetData>");
        for (row, number) in self.rows.iter().zip(1_usize..) {
            let cells = row.iter().zip(0_usize..);
            let cells =
                cells.map(|(cell, at)| cell.part(&format!("{}{number}", column_letters(at)), row.len() > 1));
            text.push_str(&format!("<row r=\"{number}\">{}</row>", cells.collect::<String>()));
        }
        text.push_str("</sheetData><pageSetup paperSize=\"9\" fitToHeight=\"0\"/>");
        let breaks: Vec<usize> = self.pages.iter().copied().filter(|&row| row > 0).collect();
        if !breaks.is_empty() {
            let count = breaks.len();
            let one = |row: &usize| format!("<brk id=\"{row}\" max=\"16383\" man=\"1\"/>");
            let list: String = breaks.iter().map(one).collect();
            text.push_str(&format!(
                "<rowBreaks count=\"{count}\" manualBreakCount=\"{count}\">{list}</rowBreaks>"
            ));
        }
        text.push_str("</worksheet>");
        text
    }
}

impl Written {
    fn length(&self) -> usize {
        match self {
            Self::Text(words) | Self::Bold(words) | Self::Number(words) => words.chars().count(),
            Self::Empty | Self::Blank => 0,
        }
    }

    /// Returns the cell at `place`, such as `B7`; its text is wrapped if there are others in its row.
    fn part(&self, place: &str, is_wrapped: bool) -> String {
        let style = match (self, is_wrapped) {
            (Self::Blank, _) => 4,
            (Self::Bold(_), true) => 3,
            (Self::Bold(_), false) => 1,
            (_, true) => 2,
            (_, false) => 0,
        };
        match self {
            Self::Empty => String::new(),
            Self::Blank => format!("<c r=\"{place}\" s=\"{style}\"/>"),
            Self::Number(number) => format!("<c r=\"{place}\" s=\"{style}\"><v>{number}</v></c>"),
            Self::Text(words) | Self::Bold(words) => format!(
                "<c r=\"{place}\" s=\"{style}\" t=\"inlineStr\"><is><t xml:space=\"preserve\">{}</t></is></c>",
                escaped(words)
            ),
        }
    }
}

/// Converts fields to rows: label and value side by side. A value to be filled in is a line to write on.
fn fields(fields: &[Field]) -> Vec<Vec<Written>> {
    let pair = |field: &Field| {
        let value = match clean(&field.value).into_owned() {
            value if value.is_empty() => Written::Blank,
            value if value.parse::<u32>().is_ok_and(|number| number.to_string() == value) => {
                Written::Number(value)
            }
            value => Written::Text(value),
        };
        [Written::Bold(clean(&field.label).into_owned()), value]
    };
    let rows = Field::rows(fields).into_iter().flat_map(|row| row.chunks(FIELDS));
    rows.map(|row| row.iter().flat_map(pair).collect()).collect()
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
