//! Sheets that are posted, to be read from a distance: the largest font in which everything is whole on no more pages
//! than the usual font takes, and rows spread over the page.

use super::Laid;
use super::fit::{self, Fit, Grid};
use super::structure::TagKind;
use super::{Orientation, PageSetup};
use crate::sheet::data::ColumnKind;

/// Maximum font size, in points.
const LARGEST: f32 = 28.0;

/// Minimum gain in font size for which a page is rotated without being requested.
const TURN: f32 = 1.2;

/// Font size that is read from two metres, in points.
const AFAR: f32 = 16.0;

/// Maximum height of a row, relative to the font size; a line of text is then as far from the next one as it is high.
const SPREAD: f32 = 2.4;

/// Pages of the usual layout beyond which a larger font gains nothing: such a sheet is read from near.
const MANY: usize = 24;

/// Lays out the sheet; `draw` lays out tables with a fit. `usual` are the tables that fit best; `other` are those of
/// the alternative, a rotated page, if it has more or fewer columns. The alternative must be larger by [`TURN`], or by
/// anything if the usual font is not legible at a distance.
pub(super) fn lay(
    usual: &[Grid],
    other: Option<&[Grid]>,
    setup: PageSetup,
    draw: impl Fn(&[Grid], Fit) -> Laid,
) -> Laid {
    let fit = Fit::of(usual, setup);
    let laid = draw(usual, fit);
    let kept = Kept::of(&laid);
    if kept.pages > MANY {
        return laid;
    }
    let columns = |grids: &[Grid]| grids.iter().map(|grid| grid.kinds.len()).sum::<usize>();
    let narrow = other.filter(|other| columns(other) < columns(usual)).unwrap_or(usual);
    let afar = fit::without_ratings(narrow);
    let choices: Vec<(&[Grid], bool)> = match setup.orientation {
        Orientation::Automatic => {
            let boards = usual.iter().any(|grid| grid.kinds.contains(&ColumnKind::Result));
            let afar = [(narrow, true), (&afar, true)].into_iter().filter(|_| boards);
            [(usual, fit.landscape), (other.unwrap_or(usual), true)].into_iter().chain(afar).collect()
        }
        Orientation::Portrait => vec![(usual, false)],
        Orientation::Landscape => vec![(usual, true)],
    };
    let mut best = (usual, fit, laid);
    for (at, (grids, landscape)) in choices.into_iter().enumerate() {
        let needed = match at {
            0 => best.1.size,
            _ if best.1.size < Fit::EASY => best.1.size,
            1 => best.1.size * TURN,
            // Boards with fewer columns, if only those are read from afar.
            _ if best.1.size < AFAR => AFAR,
            _ => break,
        };
        let found = largest(grids, (setup, landscape), kept, |fit| draw(grids, fit));
        if let Some((fit, laid)) = found.filter(|(fit, _)| fit.size >= needed) {
            best = (grids, fit, laid);
        }
    }
    let (grids, fit, laid) = best;
    spread((fit, laid), kept, |fit| draw(grids, fit))
}

/// Properties that a larger font must not change: the number of pages, and the figures, such as the QR code of the
/// rescue code, which is omitted if that saves a page.
#[derive(Clone, Copy)]
struct Kept {
    pages: usize,
    figures: usize,
}

impl Kept {
    fn of(laid: &Laid) -> Self {
        let elements = laid.structure.elements.iter();
        let figures = elements.filter(|element| matches!(element.kind, TagKind::Figure(_))).count();
        Self { pages: laid.pages.len(), figures }
    }

    /// Returns true if a layout needs no more pages and has the same figures.
    fn is_in(self, laid: &Laid) -> bool {
        let other = Self::of(laid);
        other.pages <= self.pages && other.figures >= self.figures
    }
}

/// Returns the largest font of an orientation that keeps what the usual one has.
fn largest(
    grids: &[Grid],
    (setup, landscape): (PageSetup, bool),
    kept: Kept,
    draw: impl Fn(Fit) -> Laid,
) -> Option<(Fit, Laid)> {
    let widest = Fit::widest(grids, setup, landscape).min(LARGEST);
    let halves = |size: f32| (2.0 * size).floor() as u16;
    let (mut low, mut high) = (halves(Fit::EASY.min(widest)), halves(widest));
    let mut found = None;
    while low <= high {
        let middle = u16::midpoint(low, high);
        let fit = Fit::new(landscape, f32::from(middle) / 2.0);
        let laid = draw(fit);
        if kept.is_in(&laid) {
            found = Some((fit, laid));
            low = middle + 1;
        } else {
            high = middle - 1;
        }
    }
    found
}

/// Spreads the rows as far as the pages allow.
fn spread((fit, laid): (Fit, Laid), kept: Kept, draw: impl Fn(Fit) -> Laid) -> Laid {
    let (mut least, mut highest, mut best) = (fit.row, SPREAD, laid);
    while highest - least > 0.05 {
        let row = f32::midpoint(least, highest);
        let laid = draw(Fit { row, ..fit });
        if kept.is_in(&laid) {
            (least, best) = (row, laid);
        } else {
            highest = row;
        }
    }
    best
}
