//! How wide columns are, and how a page has to lie so that they have room.

use super::face::{Faces, Weight};
use super::script::composed;
use super::{Orientation, PageSetup};
use crate::i18n::Texts;
use crate::sheet::data::{Cell, ColumnKind, Table};
use crate::text::{Align, clean};

/// Blanks around the text of a cell, in parts of the size of the type.
pub(super) const PADDING: f32 = 0.45;

/// Widest that words need before they are broken into lines.
const WORDS: f32 = 24.0;

/// Least room for a result that is to be written by hand.
const RESULT: f32 = 4.5;

/// Least room to sign.
const SIGNATURE: f32 = 14.0;

/// Room at the edges of a page, in points.
pub(super) const MARGIN: f32 = 42.0;

/// Room between two columns of a list, in points.
pub(super) const GUTTER: f32 = 18.0;

/// A row as it is printed.
#[derive(Clone)]
pub(super) struct GridRow {
    pub(super) cells: Vec<String>,
    /// Which cells hold words.
    pub(super) words: Vec<bool>,
    pub(super) stands_out: bool,
    pub(super) begins_group: bool,
}

/// A table as it is printed, with the widths that its columns ask for, in parts of the size of the type.
#[derive(Clone)]
pub(super) struct Grid {
    pub(super) heads: Vec<String>,
    pub(super) kinds: Vec<ColumnKind>,
    /// Which columns are left out where the rest alone has room enough.
    gives_way: Vec<bool>,
    pub(super) rows: Vec<GridRow>,
    natural: Vec<f32>,
    /// Of columns of figures, how wide the widest fraction is: whole numbers stand left of it.
    pub(super) fractions: Vec<f32>,
}

/// Splits a figure where its fraction begins.
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
                // Words in the place of a name, such as the kind of a bye, can be broken.
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
        Self { heads, kinds, gives_way, rows, natural, fractions }
    }

    /// Whether somebody signs in its rows.
    pub(super) fn is_signed(&self) -> bool {
        self.kinds.contains(&ColumnKind::Signature)
    }

    /// Leaves a column out.
    fn leave_out(&mut self, at: usize) {
        fn cut<T>(list: &mut Vec<T>, at: usize) {
            if at < list.len() {
                list.remove(at);
            }
        }
        cut(&mut self.heads, at);
        cut(&mut self.kinds, at);
        cut(&mut self.gives_way, at);
        cut(&mut self.natural, at);
        cut(&mut self.fractions, at);
        for row in &mut self.rows {
            cut(&mut row.cells, at);
            cut(&mut row.words, at);
        }
    }

    /// Returns what the columns ask for at least, in parts of the size of the type: words can be broken.
    fn asked(&self) -> Vec<f32> {
        let columns = self.natural.iter().zip(&self.kinds);
        let width = |(width, kind): (&f32, &ColumnKind)| match kind {
            ColumnKind::Words => width.min(WORDS) + 2.0 * PADDING,
            _ => width + 2.0 * PADDING,
        };
        columns.map(width).collect()
    }

    fn total(&self) -> f32 {
        self.asked().iter().sum()
    }

    /// Returns the widths of the columns in points: what they ask for, then what is left over to words that have more to
    /// say, then a little to names.
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

    /// Returns the columns that take what is left over: names; where there are none, words.
    fn stretching(&self) -> Vec<usize> {
        let of = |wanted: ColumnKind| -> Vec<usize> {
            let columns = self.kinds.iter().enumerate();
            columns.filter(|(_, kind)| **kind == wanted).map(|(at, _)| at).collect()
        };
        let names = of(ColumnKind::Name);
        if names.is_empty() { of(ColumnKind::Words) } else { names }
    }
}

/// Makes the columns of tables as wide as each other that have the same ones, so that they stand below each other on a page; as they were
/// where that would turn the page, or need type that is not read at a distance.
pub(super) fn in_line(grids: Vec<Grid>, setup: PageSetup) -> Vec<Grid> {
    // Of each kind of table the widest of what stands before a fraction, and of fractions, column by column.
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

/// Whether the cells of a column stand with their decimal marks below each other.
pub(super) fn is_figure(kind: ColumnKind) -> bool {
    matches!(kind, ColumnKind::Points | ColumnKind::Figure)
}

/// Returns where the text of a cell stands.
pub(super) fn align(kind: ColumnKind) -> Align {
    kind.align()
}

/// Leaves columns that give way out of grids whose page would be turned, or set in small type, because of them: the
/// last ones first, of every player in a row alike. Where the page is turned all the same, they stay.
pub(super) fn with_room(grids: Vec<Grid>, setup: PageSetup) -> Vec<Grid> {
    let is_wide = |grids: &[Grid]| !Fit::of(grids, setup).is_easy(setup.orientation);
    let gives_way = |grid: &Grid| grid.gives_way.contains(&true);
    if !is_wide(&grids) || !grids.iter().any(gives_way) {
        return grids;
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
    if is_wide(&narrower) { grids } else { narrower }
}

/// How the pages of a sheet lie.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Fit {
    pub(super) landscape: bool,
    pub(super) size: f32,
}

/// The smallest type that is read at a distance.
const EASY: f32 = 9.0;

/// The type in which tables are set that have room enough.
pub(super) const USUAL: f32 = 10.0;

/// The largest type of pages that lie as they were asked to.
const LARGEST: f32 = 16.0;

/// The smallest type before a page is turned, and after.
const CHOICES: [(bool, f32); 7] =
    [(false, USUAL), (false, EASY), (true, USUAL), (true, EASY), (false, 8.0), (true, 8.0), (true, 7.0)];

impl Fit {
    /// Whether its type is not small, and no page is turned that was not asked to be.
    fn is_easy(self, orientation: Orientation) -> bool {
        self.size >= EASY && (!self.landscape || orientation == Orientation::Landscape)
    }

    /// Chooses the largest type for which all tables have room, up to the usual one, or, where pages have to lie in one way, the largest
    /// that they have room for.
    pub(super) fn of(grids: &[Grid], setup: PageSetup) -> Self {
        let total = grids.iter().map(Grid::total).fold(0.0, f32::max);
        let room = |landscape: bool| {
            let (width, height) = setup.paper.size();
            (if landscape { height } else { width }) - 2.0 * MARGIN
        };
        let largest = |landscape| {
            let size = (room(landscape) / total.max(f32::MIN_POSITIVE)).min(LARGEST);
            // Half points: a letter more in one name does not change the type of every sheet.
            Self { landscape, size: if size > 1.0 { (2.0 * size).floor() / 2.0 } else { size } }
        };
        match setup.orientation {
            Orientation::Portrait => return largest(false),
            Orientation::Landscape => return largest(true),
            Orientation::Automatic => {}
        }
        let fits = |(landscape, size): &(bool, f32)| total * size <= room(*landscape);
        match CHOICES.into_iter().find(fits) {
            Some((landscape, size)) => Self { landscape, size },
            None => Self { landscape: true, size: room(true) / total },
        }
    }
}

/// Returns how many lists stand beside each other on a page, so that a long one takes fewer pages.
pub(super) fn across(grid: &Grid, size: f32, (width, height): (f32, f32)) -> usize {
    let fits = |count: &usize| {
        let gutters = GUTTER * (*count as f32 - 1.0);
        grid.total() * size <= (width - gutters) / *count as f32
    };
    let is_long = !grid.is_signed() && grid.rows.len() as f32 * size * super::flow::ROW > height;
    if is_long { [3, 2].into_iter().find(fits).unwrap_or(1) } else { 1 }
}
