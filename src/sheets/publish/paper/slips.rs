//! Result slips, several per page. After cutting, the stacks of the first position, the second and so on are in board
//! order.

use super::Paper;
use super::face::Weight;
use super::fit::{Grid, GridRow, PADDING};
use super::flow::{BLACK, Flow, GREY, RULE};
use super::script::composed;
use super::structure::TagKind;
use crate::publish::qr;
use crate::sheet::data::{CodeLink, ColumnKind, Section, Sheet};
use crate::text::clean;

/// Slips per page, side by side and below each other.
const ACROSS: usize = 2;
const DOWN: usize = 4;

/// Distance from the cut to the content of a slip, in points.
const EDGE: f32 = 16.0;

/// Height of a row for handwriting, if the slip has space for it: 19 mm.
const ROW: f32 = 54.0;

/// Side of the QR code of a player: 15 mm, almost half a millimetre per module for an address in a hall.
const CODE: f32 = 44.0;

/// Distance between two codes: twice the four light modules that each needs, and more, so that a camera sees one.
const BETWEEN: f32 = 20.0;

/// Font size of the label below a code, in points.
const LABEL: f32 = 6.5;

/// Minimum width for a signature: 23 mm.
const SIGNATURE: f32 = 66.0;

/// Comfortable width for a signature: 38 mm.
const LONG_SIGNATURE: f32 = 108.0;

/// Height of a line below the head that describes the context of the board.
const ABOUT: f32 = 14.0;

/// Maximum number of such lines: teams and board, then captains, each with long names.
const ABOUT_LINES: usize = 4;

/// Font size of the heads, in points.
const HEAD: f32 = 7.0;

/// Minimum font size of a name with a long word.
const SMALLEST_NAME: f32 = 6.5;

/// Line spacing of a name, relative to the font size.
const LINE: f32 = 1.15;

/// Returns the magnification of slips on small paper, which fill it with the content of those on A4.
pub(super) fn scale(paper: Paper) -> f32 {
    match paper {
        Paper::A5 => 1.37,
        Paper::A6 => 1.3,
        Paper::A4 | Paper::Letter | Paper::A3 | Paper::A2 => 1.0,
    }
}

/// Lays out the slips. All of them have the same columns, wide enough for the longest names.
pub(super) fn lay(flow: &mut Flow, sheet: &Sheet, grids: &[Grid]) {
    let pieces = flow.paper.pieces((ACROSS, DOWN));
    let room = flow.size.0 / pieces.0 as f32 - 2.0 * EDGE;
    let widths: Vec<Vec<f32>> = grids
        .chunk_by(|one, next| one.kinds == next.kinds)
        .flat_map(|alike| std::iter::repeat_n(widths(flow, alike, room), alike.len()))
        .collect();
    lay_cut(flow, grids.len(), pieces, |flow, slip, at, size| {
        if let (Some(section), Some(grid), Some(widths)) =
            (sheet.sections.get(slip), grids.get(slip), widths.get(slip))
        {
            lay_slip(flow, section, (grid, widths), at, size);
        }
    });
}

/// Lays out `count` pieces on pages to be cut; `draw` receives the index of a piece, its top left corner and its size.
pub(super) fn lay_cut(
    flow: &mut Flow,
    count: usize,
    (across, down): (usize, usize),
    mut draw: impl FnMut(&mut Flow, usize, (f32, f32), (f32, f32)),
) {
    let pages = count.div_ceil(across * down);
    let (width, height) = flow.size;
    // The footer is below the lowest pieces.
    let (width, height) = (width / across as f32, (height - 44.0) / down as f32);
    for page in 0..pages.max(1) {
        flow.blank_page();
        for place in 0..across * down {
            let piece = place * pages + page;
            if piece < count {
                let at = ((place % across) as f32 * width, (place / across) as f32 * height);
                draw(flow, piece, at, (width, height));
            }
        }
        // Cutting lines.
        for column in 1..across {
            flow.fill((column as f32 * width, 0.0), (0.4, down as f32 * height), RULE);
        }
        for row in 1..=down {
            flow.fill((0.0, row as f32 * height), (across as f32 * width, 0.4), RULE);
        }
    }
}

fn lay_slip(
    flow: &mut Flow,
    section: &Section,
    (grid, widths): (&Grid, &[f32]),
    (x, y): (f32, f32),
    (width, height): (f32, f32),
) {
    let left = x + EDGE;
    let table = width - 2.0 * EDGE;
    // The codes take the space above the table, right of the heading.
    let room = table - section.links.len() as f32 * (CODE + BETWEEN);
    for (at, link) in section.links.iter().enumerate() {
        let from_right = (section.links.len() - at) as f32 * (CODE + BETWEEN) - BETWEEN / 2.0;
        lay_link(flow, link, (left + table - from_right, y + EDGE / 2.0 - 2.0));
    }
    let event = composed(&flow.imprint.event);
    let event = flow.faces.cut(Weight::Regular, &event, room / 8.5).into_owned();
    flow.line(TagKind::Paragraph, event, (left, y + EDGE + 8.0), (8.5, Weight::Regular, GREY));
    let title = composed(&clean(&section.title));
    let title = flow.faces.cut(Weight::Bold, &title, room / 13.0).into_owned();
    flow.line(flow.title_of_section(), title, (left, y + EDGE + 26.0), (13.0, Weight::Bold, BLACK));
    let about = composed(&clean(&section.about));
    let mut above = if section.links.is_empty() { 38.0 } else { 38.0 + LABEL + 4.0 };
    let mut line_at = 38.0;
    if !about.is_empty() {
        let lines = first_lines(flow.faces.wrap(Weight::Regular, &about, room / 9.5), ABOUT_LINES);
        flow.element(TagKind::Paragraph, |flow| {
            for line in lines {
                let line = flow.faces.cut(Weight::Regular, &line, room / 9.5).into_owned();
                flow.text(line, (left, y + EDGE + line_at + 2.0), 9.5, Weight::Regular, BLACK);
                line_at += ABOUT;
            }
        });
        above = above.max(line_at);
    }
    let rows = grid.rows.len() as f32;
    let row = ROW.min((height - 2.0 * EDGE - above - 16.0) / rows.max(1.0));
    let frame = Frame { left, top: y + EDGE + above, row, widths };
    flow.element(TagKind::Table, |flow| frame.lay(flow, grid));
}

/// Lays out a QR code with its label below it, centred.
fn lay_link(flow: &mut Flow, link: &CodeLink, (x, y): (f32, f32)) {
    let Some(squares) = qr::squares(&link.address) else { return };
    flow.squares(&squares, composed(&clean(&link.address)), (x, y), CODE);
    let label = composed(&clean(&link.label));
    let label = flow.faces.cut(Weight::Regular, &label, (CODE + BETWEEN - 4.0) / LABEL).into_owned();
    let width = flow.faces.width(Weight::Regular, &label) * LABEL;
    let at = (x + (CODE - width) / 2.0, y + CODE + LABEL + 2.0);
    flow.line(TagKind::Paragraph, label, at, (LABEL, Weight::Regular, BLACK));
}

/// Position of the table of a slip.
struct Frame<'a> {
    left: f32,
    top: f32,
    row: f32,
    widths: &'a [f32],
}

impl Frame<'_> {
    /// Draws the heads in small type above the rows, and rules around every cell, with space to write between them.
    fn lay(&self, flow: &mut Flow, grid: &Grid) {
        flow.element(TagKind::Row, |flow| {
            self.each_cell(|at, x, wide| {
                let head = grid.heads.get(at).map(String::as_str).unwrap_or_default();
                let room = wide - PADDING * flow.fit.size;
                let head = flow.faces.cut(Weight::Regular, head, room / HEAD).into_owned();
                flow.element(TagKind::Head, |flow| {
                    flow.text(head, (x + 2.0, self.top + HEAD), HEAD, Weight::Regular, GREY);
                });
            });
        });
        let top = self.top + 10.0;
        for (number, row) in grid.rows.iter().enumerate() {
            let middle = top + (number as f32 + 0.5) * self.row;
            flow.element(TagKind::Row, |flow| {
                self.each_cell(|at, x, wide| {
                    flow.element(TagKind::Cell, |flow| self.cell(flow, (grid, row, at), (x, middle), wide));
                });
            });
        }
        let high = grid.rows.len() as f32 * self.row;
        self.each_cell(|_, x, _| flow.fill((x, top), (0.5, high), RULE));
        let room = self.widths.iter().sum::<f32>();
        flow.fill((self.left + room, top), (0.5, high), RULE);
        for line in 0..=grid.rows.len() {
            flow.fill((self.left, top + line as f32 * self.row), (room, 0.5), RULE);
        }
    }

    /// Calls `lay` with the index of every column, its left edge and its width.
    fn each_cell(&self, mut lay: impl FnMut(usize, f32, f32)) {
        let mut x = self.left;
        for (at, wide) in self.widths.iter().enumerate() {
            lay(at, x, *wide);
            x += wide;
        }
    }

    /// Draws the content of a cell, centred vertically in its row.
    fn cell(
        &self,
        flow: &mut Flow,
        (grid, row, at): (&Grid, &GridRow, usize),
        (x, middle): (f32, f32),
        wide: f32,
    ) {
        let words = row.cells.get(at).map(String::as_str).unwrap_or_default();
        let is_name = grid.kinds.get(at) == Some(&ColumnKind::Name);
        let size = if is_name { size_of(flow, words, wide) } else { flow.fit.size };
        let inner = wide / size - PADDING;
        let weight = if is_name { Weight::Bold } else { Weight::Regular };
        let lines =
            if is_name { in_lines(flow, words, (inner, size), self.row) } else { vec![words.to_owned()] };
        let first = middle + size * 0.35 - (lines.len().saturating_sub(1)) as f32 * LINE * size / 2.0;
        for (at, line) in lines.into_iter().enumerate() {
            let line = flow.faces.cut(weight, &line, inner).into_owned();
            let baseline = first + at as f32 * LINE * size;
            flow.text(line, (x + 2.0, baseline), size, weight, BLACK);
        }
    }
}

/// Returns the largest font size, at most that of the slip, in which a name of this width has no broken word.
fn size_of(flow: &Flow, name: &str, wide: f32) -> f32 {
    let mut size = flow.fit.size;
    while size > SMALLEST_NAME && !fits_two_lines(flow, name, wide / size - PADDING) {
        size -= 0.5;
    }
    size
}

/// Breaks a name into as many lines as fit in a row; a longer one ends in an ellipsis.
fn in_lines(flow: &Flow, name: &str, (room, size): (f32, f32), row: f32) -> Vec<String> {
    let most = ((row / (LINE * size)) as usize).max(1);
    first_lines(flow.faces.wrap(Weight::Bold, name, room), most)
}

/// Returns at most `most` lines; the rest is appended to the last one, which is cut later.
pub(super) fn first_lines(mut lines: Vec<String>, most: usize) -> Vec<String> {
    let rest = lines.split_off(most.min(lines.len()));
    if let (Some(last), false) = (lines.last_mut(), rest.is_empty()) {
        last.push_str(&rest.concat());
    }
    lines
}

/// Returns the widths of the columns of slips with the same columns, in points: figures as needed, the result a fixed
/// share; the signature what remains after names fit on two lines without a broken word, up to [`LONG_SIGNATURE`]; the
/// name the rest.
fn widths(flow: &Flow, grids: &[Grid], room: f32) -> Vec<f32> {
    let Some(grid) = grids.first() else { return Vec::new() };
    let size = flow.fit.size;
    let cell = |at: usize| {
        let rows = grids.iter().flat_map(|grid| &grid.rows);
        rows.filter_map(move |row| row.cells.get(at))
    };
    let mut widths: Vec<f32> = Vec::with_capacity(grid.kinds.len());
    for (at, kind) in grid.kinds.iter().enumerate() {
        let words = cell(at).map(|words| flow.faces.width(Weight::Regular, words) * size).fold(0.0, f32::max);
        let head = grid.heads.get(at).map_or(0.0, |head| flow.faces.width(Weight::Regular, head) * HEAD);
        widths.push(match kind {
            ColumnKind::Name => 0.0,
            ColumnKind::Result => 40.0_f32.max(head + 5.0),
            ColumnKind::Words | ColumnKind::Signature => SIGNATURE.max(head + 5.0),
            _ => words.max(head) + 5.0,
        });
    }
    let columns = |wanted: ColumnKind| {
        let of = grid.kinds.iter().enumerate().filter(move |(_, kind)| **kind == wanted);
        of.map(|(at, _)| at).collect::<Vec<usize>>()
    };
    let (names, signatures) = (columns(ColumnKind::Name), columns(ColumnKind::Signature));
    let left = (room - widths.iter().sum::<f32>()).max(0.0);
    let given = (LONG_SIGNATURE - SIGNATURE) * signatures.len() as f32;
    let mut taken = (left - given).max(0.0);
    let is_whole = |wide: f32| {
        let inner = wide / names.len().max(1) as f32 / size - PADDING;
        names.iter().flat_map(|&at| cell(at)).all(|name| fits_two_lines(flow, name, inner))
    };
    while taken < left && !is_whole(taken) {
        taken = (taken + 4.0).min(left);
    }
    for (columns, more) in [(&names, taken), (&signatures, left - taken)] {
        for &at in columns {
            if let Some(width) = widths.get_mut(at) {
                *width += more / columns.len() as f32;
            }
        }
    }
    widths
}

/// Returns true if a name fits on two lines of this width, in parts of the font size, without a broken word.
fn fits_two_lines(flow: &Flow, name: &str, room: f32) -> bool {
    let lines = flow.faces.wrap(Weight::Bold, name, room);
    lines.len() <= 2 && lines.concat() == name
}
