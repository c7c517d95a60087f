//! Forms of player lists: workbooks and separated text.

use super::roster::{self, RosterTable, TableError, separated};
use super::{Content, FileForm, ImportError, Source, crosstable};
use crate::i18n::Texts;
use crate::rows;

/// A form of player lists.
pub struct PlayerListForm {
    id: &'static str,
    endings: &'static [&'static str],
    recognises: fn(&Source) -> bool,
    read: fn(&[u8], &Texts) -> Result<RosterTable, TableError>,
}

/// Excel workbooks since 2007.
pub const XLSX: PlayerListForm = PlayerListForm {
    id: "xlsx",
    endings: &["xlsx", "xlsm"],
    recognises: |source| {
        let is_other = source.ends_in(ODS.endings);
        source.ends_in(XLSX.endings) || (rows::is_zip(&source.bytes) && !is_other)
    },
    read: |bytes, _| roster::xlsx(bytes),
};

/// OpenDocument spreadsheets.
pub const ODS: PlayerListForm = PlayerListForm {
    id: "ods",
    endings: &["ods"],
    recognises: |source| source.ends_in(ODS.endings),
    read: |bytes, _| roster::ods(bytes),
};

/// Excel workbooks from 1997 to 2003.
pub const XLS: PlayerListForm = PlayerListForm {
    id: "xls",
    endings: &["xls"],
    recognises: |source| rows::xls::is_xls(&source.bytes),
    read: |bytes, _| roster::xls(bytes),
};

pub const SEPARATED: PlayerListForm =
    PlayerListForm { id: "csv", endings: &["csv", "tsv"], recognises: is_separated, read: separated::read };

/// Returns true if a file is separated text: by its extension; else if a line of separated cells names players and no
/// line is a record of a report.
fn is_separated(source: &Source) -> bool {
    // Programs also write web pages and text with the extension of a workbook.
    if source.ends_in(SEPARATED.endings) || source.ends_in(XLS.endings) {
        return true;
    }
    let begin = source.begin();
    let is_record = |line: &str| {
        let (code, rest) = line.split_at_checked(3).unwrap_or((line, ""));
        code.bytes().all(|byte| byte.is_ascii_digit()) && (rest.is_empty() || rest.starts_with(' '))
    };
    let has_marks = begin.contains(['\t', ';', ',']);
    source.ends_in(&["txt"])
        && has_marks
        && !begin.lines().any(is_record)
        && separated::rows(&begin).is_ok_and(|table| table.has_head())
}

impl FileForm for PlayerListForm {
    fn id(&self) -> &'static str {
        self.id
    }

    fn endings(&self) -> &'static [&'static str] {
        self.endings
    }

    fn recognises(&self, source: &Source) -> bool {
        (self.recognises)(source)
    }

    /// Returns an event if the rows state pairings, else players.
    fn read(&self, source: &Source, texts: &Texts) -> Result<Content, ImportError> {
        let faulty = |fault| ImportError::Table { path: source.path.clone(), fault };
        let table = (self.read)(&source.bytes, texts).map_err(faulty)?;
        let event = crosstable::event(&source.path, &table, texts)
            .or_else(|| crosstable::round_robin::event(&source.path, &table, texts));
        match event {
            Some(event) => event.map(Content::Event),
            None => Ok(Content::Players(table)),
        }
    }
}
