//! Preview of a table of ratings before its import: first rows, and content of columns.

use super::columns::{AssignedColumns, ListField};
use super::error::{Broken, RatingsError};
use super::import::{ListForm, form, name_of, stems};
use super::row::Clubs;
use super::source::{self, Opened};
use super::table::{TableOptions, TableReader};
use super::watch::Watch;
use super::xlsx::ReadSheet;
use super::{csv, xlsx};
use crate::exchange::roster::table::TableBuilder;
use crate::exchange::roster::{self, layouts};
use crate::i18n::Texts;
use std::borrow::Cow;
use std::path::Path;

/// Number of rows in a preview.
const ROWS: usize = 60;

/// Number of them searched for the headings.
const TITLES: usize = 11;

/// Kind of a file of ratings.
#[derive(Debug)]
pub enum ListKind {
    /// A list whose format determines its columns.
    Plain,
    /// A table, whose headings determine its columns.
    Table(Box<Sample>),
}

/// The first rows of a table.
#[derive(Debug)]
pub struct Sample {
    /// The rows, with the headings that an import would use, else those with most known columns.
    pub table: roster::RosterTable,
    /// Saved assignments of the list.
    pub columns: AssignedColumns,
}

impl Sample {
    /// Returns true if the headings are those of a federation's list, and nothing was assigned to them.
    pub fn is_known_list(&self, table: &roster::RosterTable) -> bool {
        let headings: Vec<&str> = (0..table.width()).map(|at| table.heading(at)).collect();
        self.columns.is_empty() && layouts::recognised(&headings).is_some()
    }

    /// Returns the content of each column: as saved for the list, else by its heading.
    pub fn fields(&self, table: &roster::RosterTable) -> Vec<Option<ListField>> {
        let mut fields: Vec<Option<ListField>> = Vec::new();
        let headings: Vec<&str> = (0..table.width()).map(|at| table.heading(at)).collect();
        let list = layouts::recognised(&headings);
        for (at, heading) in headings.iter().enumerate() {
            let of_list = list.as_ref().and_then(|list| list.slots.iter().find(|(_, place)| *place == at));
            let field = match (self.columns.assigned(heading), &list) {
                (_, _) if heading.is_empty() => None,
                (Some(assigned), _) => assigned,
                (None, Some(_)) => of_list.and_then(|(slot, _)| ListField::of_slot(*slot)),
                (None, None) => self.columns.field(heading),
            };
            let field = field.filter(|field| field.is_offered() && !fields.contains(&Some(*field)));
            fields.push(field);
        }
        fields
    }
}

/// Reads the first rows of a file; `folder` has saved assignments.
///
/// # Errors
/// Returns an error if the file is not a list.
pub fn look(path: &Path, folder: &Path, watch: &Watch, texts: &Texts) -> Result<ListKind, RatingsError> {
    let mut columns = AssignedColumns::default();
    let looked = source::open(path, watch, |file, content| {
        let name = name_of(&stems(file, path));
        columns = AssignedColumns::load(folder, &name)?;
        let clubs = Clubs::new();
        let how = TableOptions { kind: None, columns: &columns, clubs: &clubs, texts, watch };
        let mut best = None;
        let mut keep = |sheet: &mut ReadSheet| {
            let mut rows = First::default();
            full(sheet(&mut |line, cells| rows.add(line, cells)))?;
            let table = rows.table(&how);
            let is_list = table.has_head();
            if best.is_none() || is_list {
                best = Some(table);
            }
            if is_list { Ok(()) } else { Err(Broken::Foreign) }
        };
        match content {
            Opened::Bytes(mut source, _) => match form(&mut source)? {
                ListForm::Table => {
                    let mut rows = First::default();
                    full(csv::rows(&mut source, texts, &mut |line, cells| rows.add(line, cells)).map(drop))?;
                    Ok(Some(rows.table(&how)))
                }
                ListForm::Xml | ListForm::Txt(_) | ListForm::Dbf => Ok(None),
            },
            // The sheet that is a list, else the first one.
            Opened::Workbook(book) => match (xlsx::each(book, watch, &mut keep), best) {
                (Ok(()) | Err(Broken::Foreign), Some(table)) => Ok(Some(table)),
                (looked, _) => looked.map(|()| None),
            },
        }
    });
    match looked {
        Err(_) if watch.is_ended() => Err(RatingsError::Ended),
        Err(error) => Err(error),
        Ok(None) => Ok(ListKind::Plain),
        Ok(Some(table)) if table.is_empty() => Err(RatingsError::Foreign { path: path.to_owned() }),
        Ok(Some(table)) => Ok(ListKind::Table(Box::new(Sample { table, columns }))),
    }
}

/// The first rows of a table under construction.
#[derive(Default)]
struct First {
    rows: TableBuilder,
    count: usize,
}

impl First {
    /// Adds a row; returns an error once there are enough.
    fn add(&mut self, line: u64, cells: &[Cow<str>]) -> Result<(), Broken> {
        if self.count == ROWS {
            return Err(Broken::Enough);
        }
        self.count += 1;
        self.rows.add(line, cells).map_err(|_| Broken::TooLarge)
    }

    /// Returns the rows with the headings that an import would use, if there are any.
    fn table(self, how: &TableOptions) -> roster::RosterTable {
        let mut table = self.rows.finish();
        let found = table.rows().iter().take(TITLES).position(|row| {
            let cells: Vec<Cow<str>> = row.cells.iter().map(|cell| Cow::Borrowed(cell.as_str())).collect();
            TableReader::new(how).takes(&cells)
        });
        if found.is_some() {
            table.set_head(found);
        }
        table
    }
}

/// Treats enough rows as success.
fn full(read: Result<(), Broken>) -> Result<(), Broken> {
    match read {
        Err(Broken::Enough) => Ok(()),
        other => other,
    }
}
