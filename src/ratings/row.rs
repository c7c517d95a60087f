//! What a line of a list came to, and when lines that do not fit are too many for the list to be one.

use super::Listed;
use super::error::Broken;

/// Where something stands in a list, both counted from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// The line.
    pub line: u64,
    /// The character of the line, or the cell of a table.
    pub column: u64,
}

/// A cell that decides nothing and holds what nothing can be made of, such as the year of birth 0: it is left blank.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Odd {
    /// Where.
    pub place: Place,
    /// What stands there, in short.
    pub found: String,
}

impl Odd {
    pub(super) fn new(line: u64, column: u64, found: &str) -> Self {
        Self { place: Place { line, column }, found: found.chars().take(40).collect() }
    }
}

/// What a line of a list came to.
pub(super) enum LineOutcome {
    /// A player, with the cells that were left blank.
    Player(Listed, Vec<Odd>),
    /// Nobody is named.
    Nameless,
    /// A number, a rating or letters do not fit their column: [`Broken::At`].
    Misfit(Broken),
}

/// Takes what the lines of a list came to.
pub(super) type Take<'t> = dyn FnMut(LineOutcome) -> Result<(), Broken> + 't;

/// One line in so many may not fit. Where more do, it is the columns that do not fit, and not the lines.
const FITTING: u64 = 10;

/// What was left out of a list while it was read.
#[derive(Debug, Default)]
pub(super) struct LeftOut {
    pub nameless: u64,
    pub odd: u64,
    pub first_odd: Option<Odd>,
    pub misfits: u64,
    first_misfit: Option<Broken>,
}

impl LeftOut {
    pub fn note_odd(&mut self, odd: Vec<Odd>) {
        self.odd += odd.len() as u64;
        self.first_odd = self.first_odd.take().or(odd.into_iter().next());
    }

    pub fn note_misfit(&mut self, misfit: Broken) {
        self.misfits += 1;
        self.first_misfit.get_or_insert(misfit);
    }

    /// Returns the place of the first line that did not fit, where few enough of them did not.
    ///
    /// # Errors
    /// Says what is wrong with the first of too many.
    pub fn judged(&mut self, players: usize) -> Result<Option<Place>, Broken> {
        match self.first_misfit.take() {
            Some(first) if self.misfits * FITTING > players as u64 => Err(first),
            Some(Broken::At { line, column, .. }) => Ok(Some(Place { line, column })),
            _ => Ok(None),
        }
    }
}
