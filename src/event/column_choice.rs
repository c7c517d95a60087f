//! The columns that the arbiter chose of sheets.

use std::collections::BTreeMap;

/// The columns that the arbiter chose of sheets; of other sheets the event itself says which it has.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Chosen(BTreeMap<String, Vec<String>>);

/// The choice if none was made.
pub(super) static NOTHING_CHOSEN: Chosen = Chosen(BTreeMap::new());

impl Chosen {
    /// Returns what programs call the columns that were chosen of a sheet; `None` where none were.
    pub fn of(&self, sheet: &str) -> Option<&[String]> {
        self.0.get(sheet).map(Vec::as_slice)
    }

    /// Says which columns a sheet has; `None` leaves it to the event again.
    pub fn choose(&mut self, sheet: &str, columns: Option<Vec<String>>) {
        match columns {
            Some(columns) => self.0.insert(sheet.to_owned(), columns),
            None => self.0.remove(sheet),
        };
    }

    /// Returns true if no sheet has a choice.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Returns what is chosen as text, a line a sheet.
    pub fn written(&self) -> String {
        self.0.iter().map(|(sheet, columns)| format!("{sheet} {}\n", columns.join(" "))).collect()
    }

    /// Reads what [`Chosen::written`] wrote; a sheet or column that is not known any more is never asked for.
    pub fn read(text: &str) -> Self {
        let line = |line: &str| {
            let mut words = line.split_whitespace().map(str::to_owned);
            Some((words.next()?, words.collect()))
        };
        Self(text.lines().filter_map(line).collect())
    }
}
