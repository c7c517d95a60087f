//! Columns of sheets chosen by the arbiter.

use std::collections::BTreeMap;

/// Columns of sheets chosen by the arbiter; the event determines those of other sheets.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Chosen(BTreeMap<String, Vec<String>>);

pub(super) static NOTHING_CHOSEN: Chosen = Chosen(BTreeMap::new());

impl Chosen {
    /// Returns the program names of the columns chosen for a sheet; `None` if none were.
    pub fn of(&self, sheet: &str) -> Option<&[String]> {
        self.0.get(sheet).map(Vec::as_slice)
    }

    /// Sets the columns of a sheet; `None` leaves them to the event again.
    pub fn choose(&mut self, sheet: &str, columns: Option<Vec<String>>) {
        match columns {
            Some(columns) => self.0.insert(sheet.to_owned(), columns),
            None => self.0.remove(sheet),
        };
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Returns the choices as text, one line per sheet.
    pub fn written(&self) -> String {
        self.0.iter().map(|(sheet, columns)| format!("{sheet} {}\n", columns.join(" "))).collect()
    }

    /// Reads the text of [`Chosen::written`]; sheets and columns that no longer exist are never requested.
    pub fn read(text: &str) -> Self {
        let line = |line: &str| {
            let mut words = line.split_whitespace().map(str::to_owned);
            Some((words.next()?, words.collect()))
        };
        Self(text.lines().filter_map(line).collect())
    }
}
