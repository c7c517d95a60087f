//! Column widths, font size and page orientation.

use super::face::{Faces, Weight};
use super::script::composed;
use super::{Orientation, PageSetup};
use crate::i18n::Texts;
use crate::sheet::data::{Cell, Column, ColumnKind, Key, Table};
use crate::sheet::player_columns::of_column;
use crate::sheet::standings::TIE_BREAKS;
use crate::text::{Align, clean};

/// Blank space around the text of a cell, relative to the font size.
pub(super) const PADDING: f32 = 0.45;

/// Maximum width of text before it is broken into lines, relative to the font size.
const WORDS: f32 = 24.0;

/// The same on a page that is too narrow for it, in order of preference.
const NARROW_WORDS: [f32; 2] = [16.0, 11.0];

/// Minimum width for a result entered in handwriting, relative to the font size.
const RESULT: f32 = 4.5;

/// Minimum width for a signature, relative to the font size.
const SIGNATURE: f32 = 14.0;

pub(super) const MARGIN: f32 = 42.0;

/// Distance between two columns of a list, in points.
pub(super) const GUTTER: f32 = 18.0;

#[derive(Clone)]
pub(super) struct GridRow {
    pub(super) cells: Vec<String>,
    /// True for cells that hold text.
    pub(super) words: Vec<bool>,
    pub(super) stands_out: bool,
    pub(super) begins_group: bool,
}

/// A table as printed, with the natural widths of its columns relative to the font size.
#[derive(Clone)]
pub(super) struct Grid {
    pub(super) heads: Vec<String>,
    pub(super) kinds: Vec<ColumnKind>,
    /// True for columns omitted if the rest then fits.
    gives_way: Vec<bool>,
    /// True for columns of a crosstable that the standings also have, and that are omitted if they make it illegible.
    is_spare: Vec<bool>,
    pub(super) rows: Vec<GridRow>,
    natural: Vec<f32>,
    /// Width of the widest fraction of each column of figures; whole parts end to the left of it.
    pub(super) fractions: Vec<f32>,
    /// Maximum width of text, relative to the font size.
    words: f32,
    /// True if its columns continue those of the grid before it, with the first ones repeated.
    pub(super) continues: bool,
}

/// Splits a figure before its fraction.
pub(super) fn split(figure: &str) -> (&str, &str) {
    let at = figure.find(['½', '¼', '¾', '.', ',', ']', '*']).unwrap_or(figure.trim_end().len());
    figure.split_at(at)
}

impl Grid {
    pub(super) fn new(table: &Table, texts: &Texts, faces: &Faces) -> Self {
        let heads: Vec<String> = table.columns.iter().map(|column| composed(&clean(&column.head))).collect();
        let kinds: Vec<ColumnKind> = table.columns.iter().map(|column| column.kind).collect();
        let rows = table.rows().map(|row| GridRow {
            cells: row.cells.iter().map(|cell| composed(&cell.shown(texts))).collect(),
            words: row.cells.iter().map(|cell| matches!(cell, Cell::Words(_))).collect(),
            stands_out: row.stands_out,
            begins_group: row.begins_group,
        });
        let rows: Vec<GridRow> = rows.collect();
        let mut natural: Vec<f32> = heads.iter().map(|head| faces.width(Weight::Bold, head)).collect();
        let mut fractions = vec![0.0_f32; heads.len()];
        for (at, kind) in kinds.iter().enumerate() {
            let mut whole = 0.0_f32;
            for row in &rows {
                let Some(cell) = row.cells.get(at) else { continue };
                // Text in the place of a name, such as the kind of a bye, can be wrapped.
                if *kind == ColumnKind::Name && row.words.get(at) == Some(&true) {
                    continue;
                }
                let weight = if row.stands_out { Weight::Bold } else { Weight::Regular };
                let (before, fraction) = if is_figure(*kind) { split(cell) } else { (cell.as_str(), "") };
                whole = whole.max(faces.width(weight, before));
                if let Some(widest) = fractions.get_mut(at) {
                    *widest = widest.max(faces.width(weight, fraction));
                }
            }
            let least = match kind {
                ColumnKind::Result => RESULT,
                ColumnKind::Signature => SIGNATURE,
                _ => 0.0,
            };
            if let (Some(width), Some(fraction)) = (natural.get_mut(at), fractions.get(at)) {
                *width = width.max(whole + fraction).max(least);
            }
        }
        let gives_way = table.columns.iter().map(|column| column.gives_way).collect();
        let is_spare = spare(table);
        Self { heads, kinds, gives_way, is_spare, rows, natural, fractions, words: WORDS, continues: false }
    }

    pub(super) fn is_signed(&self) -> bool {
        self.kinds.contains(&ColumnKind::Signature)
    }

    fn leave_out(&mut self, at: usize) {
        fn cut<T>(list: &mut Vec<T>, at: usize) {
            if at < list.len() {
                list.remove(at);
            }
        }
        cut(&mut self.heads, at);
        cut(&mut self.kinds, at);
        cut(&mut self.gives_way, at);
        cut(&mut self.is_spare, at);
        cut(&mut self.natural, at);
        cut(&mut self.fractions, at);
        for row in &mut self.rows {
            cut(&mut row.cells, at);
            cut(&mut row.words, at);
        }
    }

    /// Returns the minimum widths of the columns, relative to the font size; text can be wrapped.
    fn asked(&self) -> Vec<f32> {
        let columns = self.natural.iter().zip(&self.kinds);
        let width = |(width, kind): (&f32, &ColumnKind)| match kind {
            ColumnKind::Words => width.min(self.words) + 2.0 * PADDING,
            _ => width + 2.0 * PADDING,
        };
        columns.map(width).collect()
    }

    fn total(&self) -> f32 {
        self.asked().iter().sum()
    }

    /// Returns the grid in parts of at most this width relative to the font size, as few as possible and about equally
    /// wide: each has the columns up to the name of the row, and some of the others. One part if these are too wide.
    fn parts(&self, room: f32) -> Vec<Self> {
        let asked = self.asked();
        let place = |wanted: ColumnKind| self.kinds.iter().position(|kind| *kind == wanted);
        let lead = place(ColumnKind::Name).or_else(|| place(ColumnKind::Words)).map_or(0, |at| at + 1);
        let (repeated, others) = asked.split_at(lead);
        let repeated: f32 = repeated.iter().sum();
        let widest = others.iter().copied().fold(0.0, f32::max);
        if lead == 0 || repeated + widest > room || repeated + others.iter().sum::<f32>() <= room {
            return vec![self.clone()];
        }
        let ends = |room: f32| {
            let (mut ends, mut taken) = (Vec::new(), repeated);
            for (at, width) in (lead..).zip(others) {
                if taken + width > room {
                    ends.push(at);
                    taken = repeated;
                }
                taken += width;
            }
            ends
        };
        let (mut low, mut high) = (repeated + widest, room);
        while high - low > 0.1 {
            let middle = f32::midpoint(low, high);
            if ends(middle).len() > ends(room).len() { low = middle } else { high = middle }
        }
        let ends = ends(high);
        let from = std::iter::once(lead).chain(ends.iter().copied());
        let to = ends.iter().copied().chain([self.kinds.len()]);
        let part = |(from, to): (usize, usize)| {
            let mut part = Self { continues: from > lead, ..self.clone() };
            (lead..self.kinds.len())
                .rev()
                .filter(|at| !(from..to).contains(at))
                .for_each(|at| part.leave_out(at));
            part
        };
        from.zip(to).map(part).collect()
    }

    /// Returns the widths of the columns in points: the minimum first, then the remaining space for longer text, then a
    /// little for names.
    pub(super) fn widths(&self, size: f32, room: f32) -> Vec<f32> {
        let mut widths: Vec<f32> = self.asked().iter().map(|width| width * size).collect();
        let taken: f32 = widths.iter().sum();
        if taken > room {
            widths.iter_mut().for_each(|width| *width *= room / taken);
            return widths;
        }
        let mut spare = room - taken;
        for (at, kind) in self.kinds.iter().enumerate() {
            let natural = self.natural.get(at).map_or(0.0, |natural| (natural + 2.0 * PADDING) * size);
            if let (ColumnKind::Words, Some(width)) = (kind, widths.get_mut(at)) {
                let more = (natural - *width).clamp(0.0, spare);
                *width += more;
                spare -= more;
            }
        }
        let stretching: Vec<usize> = self.stretching();
        let share = spare / stretching.len().max(1) as f32;
        for at in stretching {
            if let Some(width) = widths.get_mut(at) {
                *width += share.min(7.0 * size);
            }
        }
        widths
    }

    /// Returns the columns that take the remaining space: names, or text if there are none.
    fn stretching(&self) -> Vec<usize> {
        let of = |wanted: ColumnKind| -> Vec<usize> {
            let columns = self.kinds.iter().enumerate();
            columns.filter(|(_, kind)| **kind == wanted).map(|(at, _)| at).collect()
        };
        let names = of(ColumnKind::Name);
        if names.is_empty() { of(ColumnKind::Words) } else { names }
    }
}

/// Aligns tables with the same columns by giving them equal widths; leaves them unchanged if that would rotate the page
/// or need a font that is not legible at a distance.
pub(super) fn in_line(grids: Vec<Grid>, setup: PageSetup) -> Vec<Grid> {
    // For each kind of table: the maximum width before the fraction, and of the fraction, column by column.
    let mut widest: Vec<(&[ColumnKind], Vec<[f32; 2]>)> = Vec::new();
    for grid in &grids {
        let parts =
            grid.natural.iter().zip(&grid.fractions).map(|(all, fraction)| [all - fraction, *fraction]);
        match widest.iter_mut().find(|(kinds, _)| *kinds == grid.kinds) {
            Some((_, known)) => {
                for (known, parts) in known.iter_mut().zip(parts) {
                    *known = [known[0].max(parts[0]), known[1].max(parts[1])];
                }
            }
            None => widest.push((&grid.kinds, parts.collect())),
        }
    }
    let lined = grids.iter().map(|grid| {
        let found = widest.iter().find(|(kinds, _)| *kinds == grid.kinds);
        let parts = found.map(|(_, parts)| parts.as_slice()).unwrap_or_default();
        let natural = parts.iter().map(|[whole, fraction]| whole + fraction).collect();
        let fractions = parts.iter().map(|[_, fraction]| *fraction).collect();
        Grid { natural, fractions, ..grid.clone() }
    });
    let lined: Vec<Grid> = lined.collect();
    let (before, after) = (Fit::of(&grids, setup), Fit::of(&lined, setup));
    let is_read_alike = after.landscape == before.landscape && after.size >= EASY.min(before.size);
    if is_read_alike { lined } else { grids }
}

/// Returns true if the cells of a column are aligned at their decimal marks.
pub(super) fn is_figure(kind: ColumnKind) -> bool {
    matches!(kind, ColumnKind::Points | ColumnKind::Figure)
}

pub(super) fn align(kind: ColumnKind) -> Align {
    kind.align()
}

/// Returns true for the columns of a crosstable that the standings also have: tie-breaks but the first, and data of the
/// players.
fn spare(table: &Table) -> Vec<bool> {
    let columns = || table.columns.iter();
    let is_tie_break = |column: &Column| column.key.name() == TIE_BREAKS;
    let first = columns().position(is_tie_break);
    let is_crosstable = columns().any(|column| matches!(column.key, Key::InTurn(_)));
    let is_spare = |(at, column): (usize, &Column)| {
        is_tie_break(column) && Some(at) != first || of_column(column).is_some()
    };
    columns().enumerate().map(|column| is_crosstable && is_spare(column)).collect()
}

/// Omits spare columns of crosstables that would be too small to be legible at a distance, the last one first.
pub(super) fn legible(grids: Vec<Grid>, setup: PageSetup) -> Vec<Grid> {
    let is_small = |grids: &[Grid]| Fit::of(grids, setup).size < EASY;
    let mut narrower = grids.clone();
    while is_small(&narrower) {
        let last = |grid: &Grid| grid.is_spare.iter().rposition(|is_spare| *is_spare);
        if narrower.iter().all(|grid| last(grid).is_none()) {
            return grids;
        }
        for grid in &mut narrower {
            if let Some(at) = last(grid) {
                grid.leave_out(at);
            }
        }
    }
    narrower
}

/// Omits the ratings from lists of boards: what is read from afar is the board, the names and the result.
pub(super) fn without_ratings(grids: &[Grid]) -> Vec<Grid> {
    let mut narrower = grids.to_vec();
    for grid in narrower.iter_mut().filter(|grid| grid.kinds.contains(&ColumnKind::Result)) {
        while let Some(at) = grid.kinds.iter().position(|kind| *kind == ColumnKind::Rating) {
            grid.leave_out(at);
        }
    }
    narrower
}

/// Omits optional columns from grids whose page would otherwise be rotated or set in a small font: last one first, the
/// same column for every player of a row. Returns the grids of an upright page, and those of a rotated one with other
/// columns: if omitting them suffices, with all columns, else without any optional one.
pub(super) fn with_room(grids: Vec<Grid>, setup: PageSetup) -> (Vec<Grid>, Option<Vec<Grid>>) {
    let is_wide = |grids: &[Grid]| !Fit::of(grids, setup).is_easy(setup.orientation);
    let gives_way = |grid: &Grid| grid.gives_way.contains(&true);
    if !is_wide(&grids) || !grids.iter().any(gives_way) {
        return (grids, None);
    }
    let mut narrower = grids.clone();
    while is_wide(&narrower) && narrower.iter().any(gives_way) {
        for grid in &mut narrower {
            let last = grid.gives_way.iter().rposition(|gives_way| *gives_way);
            let head = last.and_then(|at| grid.heads.get(at)).cloned();
            // Both players of a board lose the same column.
            for at in (0..grid.heads.len()).rev() {
                if grid.gives_way.get(at) == Some(&true) && grid.heads.get(at) == head.as_ref() {
                    grid.leave_out(at);
                }
            }
        }
    }
    if is_wide(&narrower) { (grids, Some(narrower)) } else { (narrower, Some(grids)) }
}

/// Returns grids that are legible at a distance where their columns are too many for any page: text is broken into
/// shorter lines, or else the columns continue on further pages, in the orientation that needs fewer of them.
pub(super) fn continued(grids: &[Grid], setup: PageSetup) -> Vec<Grid> {
    let narrower = |words: f32| grids.iter().map(|grid| Grid { words, ..grid.clone() }).collect::<Vec<_>>();
    let is_legible = |grids: &Vec<Grid>| Fit::of(grids, setup).is_legible();
    if let Some(found) = NARROW_WORDS.into_iter().map(narrower).find(is_legible) {
        return found;
    }
    let [upright, across] = [false, true].map(|landscape| {
        let (width, height) = setup.paper.size();
        let (width, height) = if landscape { (height, width) } else { (width, height) };
        let room = (width - 2.0 * MARGIN) / EASY;
        let parts: Vec<Grid> = grids.iter().flat_map(|grid| grid.parts(room)).collect();
        let rows: usize = parts.iter().map(|part| part.rows.len()).sum();
        // A part that could not be split must not decide on the orientation.
        let is_whole = parts.iter().all(|part| part.total() <= room);
        (parts, rows as f32 / height, is_whole)
    });
    let is_upright = match setup.orientation {
        Orientation::Portrait => true,
        Orientation::Landscape => false,
        Orientation::Automatic => upright.2 && upright.1 <= across.1,
    };
    if is_upright { upright.0 } else { across.0 }
}

/// Orientation and font size of a sheet.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Fit {
    pub(super) landscape: bool,
    pub(super) size: f32,
    /// Height of a single-line row, relative to the font size.
    pub(super) row: f32,
}

/// Minimum font size legible at a distance, in points.
const EASY: f32 = 9.0;

/// Minimum font size of a form that has to fit on a page, in points.
pub(super) const SMALLEST: f32 = 7.0;

/// Font size of tables that fit easily, in points.
pub(super) const USUAL: f32 = 10.0;

/// Maximum font size of pages with a fixed orientation, in points.
const LARGEST: f32 = 16.0;

/// Preference order of orientation (true for landscape) and font size.
const CHOICES: [(bool, f32); 7] =
    [(false, USUAL), (false, EASY), (true, USUAL), (true, EASY), (false, 8.0), (true, 8.0), (true, 7.0)];

impl Fit {
    pub(super) const EASY: f32 = EASY;

    /// Creates a fit with rows of the usual height.
    pub(super) fn new(landscape: bool, size: f32) -> Self {
        Self { landscape, size, row: super::flow::ROW }
    }

    /// Returns the largest font size in which the columns of all tables fit, in points.
    pub(super) fn widest(grids: &[Grid], setup: PageSetup, landscape: bool) -> f32 {
        let total = grids.iter().map(Grid::total).fold(0.0, f32::max);
        let (width, height) = setup.paper.size();
        ((if landscape { height } else { width }) - 2.0 * MARGIN) / total.max(f32::MIN_POSITIVE)
    }

    /// Returns true if the font is legible at a distance.
    pub(super) fn is_legible(self) -> bool {
        self.size >= EASY
    }

    /// Returns true if the font is not small, and no page is rotated without being requested.
    fn is_easy(self, orientation: Orientation) -> bool {
        self.size >= EASY && (!self.landscape || orientation == Orientation::Landscape)
    }

    /// Chooses the first option of [`CHOICES`] in which all tables fit; for a fixed orientation, the largest font that
    /// fits.
    pub(super) fn of(grids: &[Grid], setup: PageSetup) -> Self {
        let widest = |landscape| Self::widest(grids, setup, landscape);
        let largest = |landscape| {
            let size = widest(landscape).min(LARGEST);
            // Half points: one more character in a name does not change the font size of every sheet.
            Self::new(landscape, if size > 1.0 { (2.0 * size).floor() / 2.0 } else { size })
        };
        match setup.orientation {
            Orientation::Portrait => return largest(false),
            Orientation::Landscape => return largest(true),
            Orientation::Automatic => {}
        }
        let fits = |(landscape, size): &(bool, f32)| *size <= widest(*landscape);
        match CHOICES.into_iter().find(fits) {
            Some((landscape, size)) => Self::new(landscape, size),
            None => Self::new(true, widest(true)),
        }
    }
}

/// Returns the number of lists next to each other on a page, so that a long one takes fewer pages.
pub(super) fn across(grid: &Grid, size: f32, (width, height): (f32, f32)) -> usize {
    let fits = |count: &usize| {
        let gutters = GUTTER * (*count as f32 - 1.0);
        grid.total() * size <= (width - gutters) / *count as f32
    };
    let is_long = !grid.is_signed() && grid.rows.len() as f32 * size * super::flow::ROW > height;
    if is_long { [3, 2].into_iter().find(fits).unwrap_or(1) } else { 1 }
}
