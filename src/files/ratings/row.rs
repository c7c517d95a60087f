//! A line of a list after reading, and the limit of invalid lines in a valid list.

use super::Listed;
use super::error::Broken;
use crate::exchange::account::{Cause, Found};
use crate::exchange::roster::cells::Note;
use crate::exchange::roster::layouts::Layout;
use std::collections::HashMap;

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct ListRow {
    /// The line, counted from 1.
    pub line: u64,
    /// Precedence among several rows of one person; the first one is used.
    pub membership: u8,
    pub listed: Listed,
}

#[derive(Default)]
pub(super) struct ListColumns {
    pub used: Vec<String>,
    pub unused: Vec<String>,
    pub licence: String,
    pub fide_id: String,
    /// The recognised list of a federation.
    pub layout: Option<&'static Layout>,
}

/// Names of clubs by their codes, from the zip file of the list.
pub(super) type Clubs = HashMap<String, String>;

pub(super) enum LineOutcome {
    Headings(ListColumns),
    /// A player, with notes about cells that differ from the list.
    Player(ListRow, Vec<Note>),
    /// A row that is not a player by the layout of the list.
    Skipped(Cause, Found),
    /// A line without a player's name.
    Refused(Cause, Found),
    /// A number, a rating or letters do not fit their column: [`Broken::At`].
    Misfit(Broken),
}

/// Makes a note about a cell of a list without headings.
pub(super) fn note(cause: Cause, line: u64, column: u64, found: &str) -> Note {
    (cause, String::new(), Found::new(line, column, found))
}

/// Callback for the outcomes of the lines of a list.
pub(super) type Take<'t> = dyn FnMut(LineOutcome) -> Result<(), Broken> + 't;

/// Number of players per line that may be invalid. With more invalid lines the columns are wrong, not the
/// lines.
const FITTING: u64 = 10;

/// The invalid lines of a list so far.
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
