//! A line of a list after reading, and the limit of invalid lines in a valid list.

use super::Listed;
use super::error::Broken;
use crate::exchange::account::{Cause, Found};
use crate::exchange::roster::cells::Note;
use crate::exchange::roster::layouts::Layout;
use std::collections::HashMap;

/// A player of a list with the line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct ListRow {
    /// The line, counted from 1.
    pub line: u64,
    /// The order among several rows of one person, the first one kept.
    pub membership: u8,
    /// The player.
    pub listed: Listed,
}

#[derive(Default)]
pub(super) struct ListColumns {
    /// The headings that are used.
    pub used: Vec<String>,
    /// Those that are not.
    pub unused: Vec<String>,
    /// The heading of the licence number.
    pub licence: String,
    /// The heading of the FIDE ID.
    pub fide_id: String,
    /// The list of a federation that it is.
    pub layout: Option<&'static Layout>,
}

/// The names of clubs by their codes, as a zip file has them next to the list.
pub(super) type Clubs = HashMap<String, String>;

/// The outcome of a line of a list.
pub(super) enum LineOutcome {
    /// The headings of a table.
    Headings(ListColumns),
    /// A player, with notes about the cells that are not as in the list.
    Player(ListRow, Vec<Note>),
    /// No player by the layout of the list.
    Skipped(Cause, Found),
    /// A line that names no player.
    Refused(Cause, Found),
    /// A number, a rating or letters do not fit their column: [`Broken::At`].
    Misfit(Broken),
}

/// Makes a note about a cell of a list without headings.
pub(super) fn note(cause: Cause, line: u64, column: u64, found: &str) -> Note {
    (cause, String::new(), Found::new(line, column, found))
}

/// Callback the outcomes of the outcomes of a list.
pub(super) type Take<'t> = dyn FnMut(LineOutcome) -> Result<(), Broken> + 't;

/// Number of players per line that may be invalid. With more invalid lines the columns are wrong, not the lines.
const FITTING: u64 = 10;

/// The lines that did not fit while a list a list.
#[derive(Debug, Default)]
pub(super) struct Misfits {
    count: u64,
    first: Option<Broken>,
}

impl Misfits {
    pub fn note(&mut self, misfit: Broken) {
        self.count += 1;
        self.first.get_or_insert(misfit);
    }

    /// Checks that few enough lines did not fit.
    ///
    /// # Errors
    /// Returns the fault of the first invalid line if there are too many.
    pub fn judge(&mut self, players: usize) -> Result<(), Broken> {
        match self.first.take() {
            Some(first) if self.count * FITTING > players as u64 => Err(first),
            _ => Ok(()),
        }
    }
}
