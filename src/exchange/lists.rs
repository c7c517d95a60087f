//! The forms in which lists of players come: workbooks and separated text.

use super::roster::{self, Table, TableError, separated};
use super::{Content, Form, ImportError, Source, crosstable};
use crate::i18n::Texts;
use crate::rows;

/// Workbooks of Excel since 2007.
pub struct Workbook;

/// Sheets of OpenDocument.
pub struct OpenDocument;

/// Workbooks of Excel until 2003.
pub struct OldWorkbook;

/// Text whose cells are separated.
pub struct Separated;

/// Makes content of rows: an event where they tell who met whom, else players.
fn content(source: &Source, table: Result<Table, TableError>, texts: &Texts) -> Result<Content, ImportError> {
    let table = table.map_err(|fault| ImportError::Table { path: source.path.clone(), fault })?;
    match crosstable::event(&source.path, &table, texts) {
        Some(event) => event.map(Content::Event),
        None => Ok(Content::Players(table)),
    }
}

impl Form for Workbook {
    fn id(&self) -> &'static str {
        "xlsx"
    }

    fn endings(&self) -> &'static [&'static str] {
        &["xlsx", "xlsm"]
    }

    fn recognises(&self, source: &Source) -> bool {
        let is_other = source.ends_in(OpenDocument.endings());
        source.ends_in(self.endings()) || (rows::is_zip(&source.bytes) && !is_other)
    }

    fn read(&self, source: &Source, texts: &Texts) -> Result<Content, ImportError> {
        content(source, roster::xlsx(&source.bytes), texts)
    }
}

impl Form for OpenDocument {
    fn id(&self) -> &'static str {
        "ods"
    }

    fn endings(&self) -> &'static [&'static str] {
        &["ods"]
    }

    fn recognises(&self, source: &Source) -> bool {
        source.ends_in(self.endings())
    }

    fn read(&self, source: &Source, texts: &Texts) -> Result<Content, ImportError> {
        content(source, roster::ods(&source.bytes), texts)
    }
}

impl Form for OldWorkbook {
    fn id(&self) -> &'static str {
        "xls"
    }

    fn endings(&self) -> &'static [&'static str] {
        &["xls"]
    }

    fn recognises(&self, source: &Source) -> bool {
        rows::xls::is_xls(&source.bytes)
    }

    fn read(&self, source: &Source, texts: &Texts) -> Result<Content, ImportError> {
        content(source, roster::xls(&source.bytes), texts)
    }
}

impl Form for Separated {
    fn id(&self) -> &'static str {
        "csv"
    }

    fn endings(&self) -> &'static [&'static str] {
        &["csv", "tsv"]
    }

    /// By the name; else where a line of separated cells names players and no line is a record of a report.
    fn recognises(&self, source: &Source) -> bool {
        // Programs write web pages and text under the name of a workbook too.
        if source.ends_in(self.endings()) || source.ends_in(OldWorkbook.endings()) {
            return true;
        }
        let begin = source.begin();
        let is_record = |line: &str| {
            let (code, rest) = line.split_at_checked(3).unwrap_or((line, ""));
            code.bytes().all(|byte| byte.is_ascii_digit()) && (rest.is_empty() || rest.starts_with(' '))
        };
        let has_marks = begin.contains('\t') || begin.contains(';');
        source.ends_in(&["txt"])
            && has_marks
            && !begin.lines().any(is_record)
            && separated::rows(&begin).is_ok_and(|table| table.has_head())
    }

    fn read(&self, source: &Source, texts: &Texts) -> Result<Content, ImportError> {
        content(source, separated::read(&source.bytes, texts), texts)
    }
}
