//! A table: content-dependent column widths, and a full-width cursor line.

use super::columns::{Column, Fitted, Width, columns, gap, is_cut, widths};
use super::{rest_cursor, scroll_from};
use crate::text;
use crate::theme::{Theme, spoken};
use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::Style;
use std::ops::Range;

const CURSOR: &str = ">";

/// Number of lines per background tone, if nothing else groups them.
const BAND: usize = 5;

/// A line of a table.
#[derive(Clone, Debug, Default)]
pub struct TableRow {
    /// One cell per column, including columns that do not fit.
    pub cells: Vec<String>,
    /// Style of the line without the cursor.
    pub style: Style,
    /// Columns with a style that differs from the line's.
    pub tints: Vec<(usize, Style)>,
    /// Columns with a sign of one terminal column, which is drawn in the blank before them and moves no text.
    pub signs: Vec<(usize, &'static str)>,
    /// True if the line has the alternate background; `None` for bands of five lines.
    pub band: Option<bool>,
    /// True if the line is a heading, which the cursor skips.
    pub is_head: bool,
}

impl TableRow {
    pub fn new(cells: Vec<String>, style: Style) -> Self {
        Self { cells, style, ..Self::default() }
    }

    #[must_use]
    pub fn tinted(mut self, column: usize, style: Style) -> Self {
        self.tints.push((column, style));
        self
    }

    /// Keeps the cells of some columns.
    fn only(mut self, kept: &[usize]) -> Self {
        let place = |at: usize| kept.iter().position(|&kept| kept == at);
        let tints = self.tints.iter().filter_map(|&(at, tint)| Some((place(at)?, tint))).collect();
        let signs = self.signs.iter().filter_map(|&(at, sign)| Some((place(at)?, sign))).collect();
        let cells = kept.iter().map(|&at| self.cells.get_mut(at).map(std::mem::take).unwrap_or_default());
        Self { cells: cells.collect(), tints, signs, ..self }
    }
}

/// Draws a table with its head, the columns that fit and the visible lines, which are built by `row`.
pub fn table(
    frame: &mut Frame,
    area: Rect,
    theme: &Theme,
    columns: &[Column],
    (cursor, count): (usize, usize),
    row: impl Fn(usize) -> TableRow,
) {
    let height = usize::from(area.height.saturating_sub(1));
    let first = scroll_from(cursor, count, height);
    let fitted = Fitted::of(columns, area.width);
    let rows = in_page(cursor, first..count.min(first + height), |line| row(line).only(&fitted.kept));
    part(frame, area, theme, &fitted.columns, Some(cursor), &rows);
}

/// Draws a read-only table next to another one: without cursor and jump labels.
pub fn table_beside(
    frame: &mut Frame,
    area: Rect,
    theme: &Theme,
    columns: &[Column],
    count: usize,
    row: impl Fn(usize) -> TableRow,
) {
    let height = usize::from(area.height.saturating_sub(1));
    let fitted = Fitted::of(columns, area.width);
    let rows: Vec<Placed> =
        (0..count.min(height)).map(|line| (line, None, row(line).only(&fitted.kept))).collect();
    part(frame, area, theme, &fitted.columns, None, &rows);
}

/// Draws the table side by side, as often as the lines need and the width allows. It turns like a page, so that a line
/// keeps its position.
pub fn side_by_side(
    frame: &mut Frame,
    area: Rect,
    theme: &Theme,
    columns: &[Column],
    (cursor, count): (usize, usize),
    row: impl Fn(usize) -> TableRow,
) {
    let fitted = Fitted::beside(columns, area.as_size(), count);
    let times = fitted.times;
    if theme.is_spoken() || times == 1 {
        return table(frame, area, theme, columns, (cursor, count), row);
    }
    let height = usize::from(area.height.saturating_sub(1));
    let page = height * usize::from(times);
    let first = cursor - cursor.checked_rem(page).unwrap_or(0);
    let rows = in_page(cursor, first..count.min(first + page), |line| row(line).only(&fitted.kept));
    let width = area.width / times;
    for (x, rows) in (area.x..).step_by(usize::from(width.max(1))).zip(rows.chunks(height.max(1))) {
        part(frame, Rect { x, width, ..area }, theme, &fitted.columns, Some(cursor), rows);
    }
}

/// A visible line: its index, its distance below the cursor if there is one, and its content.
type Placed = (usize, Option<isize>, TableRow);

fn in_page(cursor: usize, lines: Range<usize>, row: impl Fn(usize) -> TableRow) -> Vec<Placed> {
    let first = lines.start;
    let rows: Vec<TableRow> = lines.map(row).collect();
    let steps = steps(&rows, cursor.saturating_sub(first));
    (first..).zip(steps).zip(rows).map(|((line, steps), row)| (line, steps, row)).collect()
}

/// Draws one of the tables side by side, or a single one.
fn part(
    frame: &mut Frame,
    area: Rect,
    theme: &Theme,
    columns: &[Column],
    cursor: Option<usize>,
    rows: &[Placed],
) {
    let [head, body] = Layout::vertical([Constraint::Length(1), Constraint::Min(0)]).areas(area);
    let columns = &in_sight(columns, area.width, rows);
    let widths = widths(columns, area.width);
    let heads: Vec<String> = columns.iter().map(|column| column.head.clone()).collect();
    let shape = Shape { columns, widths, gap: gap(columns, area.width) };
    shape.draw(frame.buffer_mut(), head, (&heads, &[]), theme.head);
    make_room(frame, theme, head);
    mark_columns(frame, theme, head, shape.starts());
    for ((line, steps, made), y) in rows.iter().zip(body.y..) {
        let place = Rect { y, height: 1, ..body };
        let is_here = Some(*line) == cursor;
        let style = if is_here { theme.selected } else { made.style };
        if made.band.unwrap_or((line / BAND) % 2 == 1) {
            frame.buffer_mut().set_style(place, theme.surface.band);
        }
        let tints = if is_here { &[][..] } else { &made.tints };
        shape.draw(frame.buffer_mut(), place, (&made.cells, tints), style);
        for (column, sign) in &made.signs {
            let start = shape.starts().nth(*column).and_then(|start| start.checked_sub(1));
            if let Some(x) = start.map(|start| place.x + start).filter(|&x| x < place.right()) {
                frame.buffer_mut().set_stringn(x, y, sign, 1, style);
            }
        }
        mark_line(frame, theme, place, *steps);
        mark_columns(frame, theme, place, shape.starts());
    }
}

/// Returns the distance of each visible row from the cursor, negative above it; headings have none.
fn steps(rows: &[TableRow], cursor: usize) -> Vec<Option<isize>> {
    let before = rows.iter().take(cursor).filter(|row| !row.is_head).count();
    let mut next = -before.cast_signed();
    let step = |row: &TableRow| {
        let here = next;
        next += isize::from(!row.is_head);
        (!row.is_head).then_some(here)
    };
    rows.iter().map(step).collect()
}

/// Returns the mark before a line at a distance from the cursor: the cursor sign, or the label that jumps there while
/// labels are shown.
pub fn line_mark(theme: &Theme, steps: isize) -> Option<(String, Style)> {
    match (steps, &theme.labels) {
        (0, _) => Some((CURSOR.to_owned(), theme.selected)),
        (_, Some(labels)) => Some((labels.of(steps)?, theme.key.patch(theme.found))),
        _ => None,
    }
}

/// Moves a line one column to the right while labels are shown, so that a label of two letters does not touch the text
/// and all lines stay aligned.
fn make_room(frame: &mut Frame, theme: &Theme, line: Rect) {
    if theme.labels.is_none() || line.width < 4 {
        return;
    }
    let buffer = frame.buffer_mut();
    for x in (line.x + 3..line.right()).rev() {
        buffer[(x, line.y)] = buffer[(x - 1, line.y)].clone();
    }
    buffer[(line.x + 2, line.y)].set_symbol(" ");
}

/// Draws the mark of a line in the two columns reserved for it.
pub fn mark_line(frame: &mut Frame, theme: &Theme, line: Rect, steps: Option<isize>) {
    make_room(frame, theme, line);
    if steps == Some(0) {
        rest_cursor(frame, line);
    }
    if let Some((mark, style)) = steps.and_then(|steps| line_mark(theme, steps)) {
        frame.buffer_mut().set_stringn(line.x, line.y, mark, usize::from(line.width.min(2)), style);
    }
}

/// Marks the column starts of a line for the linear (screen reader) output; does nothing on a screen.
pub fn mark_columns(frame: &mut Frame, theme: &Theme, line: Rect, starts: impl IntoIterator<Item = u16>) {
    if theme.is_spoken() {
        for start in starts {
            let place = Rect { x: line.x.saturating_add(start), width: 1, ..line }.intersection(line);
            frame.buffer_mut().set_style(place, Style::new().add_modifier(spoken::CELL));
        }
    }
}

/// If not everything fits, limits columns to the width of their visible cells, so that short columns give way to long
/// ones.
fn in_sight(columns: &[Column], room: u16, rows: &[Placed]) -> Vec<Column> {
    let is_cut = is_cut(columns, room);
    let needed = |at: usize| {
        let cells = rows.iter().filter_map(|(_, _, row)| row.cells.get(at));
        self::columns(cells.map(|cell| text::width(&text::clean(cell))).max().unwrap_or(0))
    };
    let fitted = columns.iter().enumerate().map(|(at, column)| {
        let width = match column.width {
            Width::Natural { least, most } if is_cut => Width::of_words(least, most, most.min(needed(at))),
            Width::Words { least, enough, most } if is_cut => {
                Width::of_words(least, enough, most.min(needed(at)))
            }
            other => other,
        };
        Column { width, ..column.clone() }
    });
    fitted.collect()
}

struct Shape<'a> {
    columns: &'a [Column],
    widths: Vec<usize>,
    gap: u16,
}

impl Shape<'_> {
    /// Returns the offsets of the columns in a line.
    fn starts(&self) -> impl Iterator<Item = u16> {
        let gap = self.gap;
        self.widths.iter().scan(2_u16, move |next, &width| {
            let start = *next;
            *next = start.saturating_add(columns(width)).saturating_add(gap);
            Some(start)
        })
    }

    /// Draws the cells of a line. Blanks, half of a table, are not redrawn: a style without background or modifiers is
    /// invisible on them.
    fn draw(
        &self,
        buffer: &mut Buffer,
        place: Rect,
        (cells, tints): (&[String], &[(usize, Style)]),
        style: Style,
    ) {
        if style.bg.is_some() || !style.add_modifier.is_empty() {
            buffer.set_style(place, style);
        }
        let mut put = |at: u16, text: &str, style: Style| {
            let x = place.x.saturating_add(at);
            let room = usize::from(place.right().saturating_sub(x));
            if room > 0 && !text.is_empty() {
                buffer.set_stringn(x, place.y, text, room, style);
            }
        };
        let places = self.starts().zip(&self.widths);
        for (at, ((cell, column), (start, &width))) in cells.iter().zip(self.columns).zip(places).enumerate()
        {
            let room = usize::from(place.width.saturating_sub(start)).min(width);
            if room == 0 && width > 0 {
                // A cell that does not fit at all leaves a mark.
                put(place.width.saturating_sub(1), text::CUT, style);
                break;
            }
            let (text, taken) = text::cut(cell, room);
            let before = columns(column.align.before(room - taken));
            let tint = tints.iter().find(|(tinted, _)| *tinted == at);
            put(start.saturating_add(before), &text, tint.map_or(style, |&(_, tint)| style.patch(tint)));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::Align;
    use crate::widget::columns::tests::{name, number};

    #[test]
    fn at_no_width_is_anything_cut_without_a_mark() {
        let table = [number(), name(20), number(), Column::new("Pts", Width::Exactly(4), Align::Right)];
        let cells = ["1234", "PAPANDOPOULOS-ALEXANDROS", "5678", "12½"];
        for room in 1..=80 {
            let area = Rect::new(0, 0, room, 2);
            let mut buffer = Buffer::empty(area);
            let widths = widths(&table, room);
            let shape = Shape { columns: &table, widths, gap: gap(&table, room) };
            shape.draw(&mut buffer, area, (&cells.map(str::to_owned), &[]), Style::new());
            let line: String = (0..room).map(|x| buffer[(x, 0)].symbol()).collect();
            let is_marked = line.trim_end().ends_with('…');
            let parts: Vec<&str> = line.split_whitespace().collect();
            assert!(parts.iter().all(|part| cells.contains(part) || part.ends_with('…')), "{room}: {line}");
            assert!(is_marked || room < 3 || parts.len() == cells.len(), "{room}: {line}");
        }
    }
}
