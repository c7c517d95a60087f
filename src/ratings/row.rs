//! Outcome of a line of a list, and the limit of invalid lines in a valid list.

use super::Listed;
use super::error::Broken;

/// Location in a list; line and column are counted from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// The line.
    pub line: u64,
    /// The character of the line, or the cell of a table.
    pub column: u64,
}

/// An invalid cell without effect, such as the year of birth 0: it is left blank.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Odd {
    /// The location.
    pub place: Place,
    /// The content, truncated.
    pub found: String,
}

impl Odd {
    pub(super) fn new(line: u64, column: u64, found: &str) -> Self {
        Self { place: Place { line, column }, found: found.chars().take(40).collect() }
    }
}

/// Outcome of a line of a list.
pub(super) enum LineOutcome {
    /// A player, with the cells left blank.
    Player(Listed, Vec<Odd>),
    /// There is no name.
    Nameless,
    /// A number, a rating or a text does not fit its column: [`Broken::At`].
    Misfit(Broken),
}

/// Callback for the outcomes of lines.
pub(super) type Take<'t> = dyn FnMut(LineOutcome) -> Result<(), Broken> + 't;

/// Number of players per line that may be invalid. With more invalid lines the columns are wrong, not the lines.
const FITTING: u64 = 10;

/// Lines and cells omitted while reading a list.
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

    /// Returns the location of the first invalid line, if there are few enough of them.
    ///
    /// # Errors
    /// Returns the fault of the first invalid line if there are too many.
    pub fn judged(&mut self, players: usize) -> Result<Option<Place>, Broken> {
        match self.first_misfit.take() {
            Some(first) if self.misfits * FITTING > players as u64 => Err(first),
            Some(Broken::At { line, column, .. }) => Ok(Some(Place { line, column })),
            _ => Ok(None),
        }
    }
}
