//! A table: columns as wide as what stands in them, the line of the cursor across the whole width.

use super::scroll_from;
use crate::text::{self, Align};
use crate::theme::{Theme, spoken};
use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::layout::{Constraint, Layout, Rect, Size};
use ratatui::style::Style;
use std::ops::Range;

/// Stands before the line of the cursor.
const CURSOR: &str = ">";

/// A column of a table.
#[derive(Clone, Debug)]
pub struct Column {
    /// Its head.
    pub head: String,
    /// Its head where room is short.
    pub short: Option<String>,
    /// Its width in terminal columns.
    pub width: Width,
    /// How its cells stand.
    pub align: Align,
}

impl Column {
    /// Makes a column.
    #[must_use]
    pub fn new(head: impl Into<String>, width: Width, align: Align) -> Self {
        Self { head: head.into(), short: None, width, align }
    }

    /// Gives it a shorter head for tables that would have to leave something out.
    #[must_use]
    pub fn or_short(self, head: impl Into<String>) -> Self {
        Self { short: Some(head.into()), ..self }
    }

    /// Returns it with its short head.
    fn shortened(&self) -> Self {
        Self { head: self.short.clone().unwrap_or_else(|| self.head.clone()), ..self.clone() }
    }

    /// Returns how many terminal columns it takes when nothing in it is cut.
    #[must_use]
    pub fn most(&self) -> u16 {
        self.range().1
    }

    /// Returns how narrow the column can be, and how wide it is when nothing in it is cut.
    fn range(&self) -> (u16, u16) {
        let head = columns(text::width(&self.head));
        match self.width {
            Width::Exactly(width) => (width.max(head), width.max(head)),
            Width::Natural { least, most } => (least.max(head), most.max(least).max(head)),
            Width::Fill(least) => (least.max(head), least.max(head)),
        }
    }
}

/// The width of a column; never less than its head.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Width {
    /// So many terminal columns.
    Exactly(u16),
    /// As many as what stands in it needs, where there is room.
    Natural {
        /// The fewest, where there is none.
        least: u16,
        /// What its widest cell needs.
        most: u16,
    },
    /// What the others leave, at least this: for sentences.
    Fill(u16),
}

/// Blanks between two columns where there is room, and where there is not.
const GAPS: [u16; 2] = [2, 1];

/// Terminal columns of a cut name below which nothing can be told of it.
const FEWEST: u16 = 8;

/// The sign of the cursor and the blank after it, and the blank at the right edge.
const EDGES: u16 = 3;

/// How many lines stand on one tone, where nothing else groups them.
const BAND: usize = 5;

fn columns(count: usize) -> u16 {
    u16::try_from(count).unwrap_or(u16::MAX)
}

/// How much of the width a table can use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Needs {
    /// Terminal columns below which something that it shows would be cut.
    pub least: u16,
    /// Terminal columns that it uses where there is room.
    pub most: u16,
}

impl Needs {
    /// Says that just so many terminal columns are used.
    #[must_use]
    pub fn exactly(columns: u16) -> Self {
        Self { least: columns, most: columns }
    }

    /// Says that it needs no fewer than other lines of the pane do, of so many that there are.
    #[must_use]
    pub fn with(self, other: usize, room: u16) -> Self {
        let other = columns(other);
        Self { least: self.least.max(other).min(room), most: self.most.max(other).min(room) }
    }
}

/// Returns how many of so many terminal columns a table can use to show everything.
#[must_use]
pub fn needs(table: &[Column], room: u16) -> Needs {
    let most = total(table, gap(table, room), |(_, most)| most).min(room);
    Needs { least: whole_width(table).min(room), most }
}

/// Returns how many terminal columns a table takes so that nothing in it is cut.
#[must_use]
pub fn whole_width(table: &[Column]) -> u16 {
    total(table, GAPS[1], |(_, most)| most)
}

/// Returns the blanks between the columns of a table.
fn gap(table: &[Column], room: u16) -> u16 {
    let [wide, narrow] = GAPS;
    // Sentences can use every blank.
    if table.iter().any(|column| matches!(column.width, Width::Fill(_))) {
        return narrow;
    }
    if total(table, wide, |(_, most)| most) <= room { wide } else { narrow }
}

fn total(table: &[Column], gap: u16, width: fn((u16, u16)) -> u16) -> u16 {
    let gaps = gap * columns(table.len().saturating_sub(1));
    table.iter().map(|column| width(column.range())).fold(gaps + EDGES, u16::saturating_add)
}

/// Returns the first of several tables that so much room takes, its heads short and its names cut at worst, or the last one:
/// the richest comes first.
#[must_use]
pub fn first_that_fits(room: u16, tables: Vec<Vec<Column>>) -> (usize, Vec<Column>) {
    let last = tables.len().saturating_sub(1);
    let fits =
        |(at, table): &(usize, Vec<Column>)| *at == last || total(table, 1, |(least, _)| least) <= room;
    let tables = tables.into_iter().map(|table| with_heads_for(table, room));
    tables.enumerate().find(fits).unwrap_or_default()
}

/// Most tables that stand side by side.
const MOST_BESIDE: u16 = 3;

/// Returns which of several tables is taken for so many lines, the richest first: one that fits; or, where the lines have no room
/// below each other, one of the first `dense` that stands there as often as they need, or else as often as it can.
#[must_use]
pub fn fitting(room: Size, lines: usize, dense: usize, tables: Vec<Vec<Column>>) -> (usize, Vec<Column>) {
    let rows = usize::from(room.height.saturating_sub(1)).max(1);
    let wanted = columns(lines.div_ceil(rows)).clamp(1, MOST_BESIDE);
    let fits = |table: &Vec<Column>, times: u16| whole_width(table).saturating_mul(times) <= room.width;
    let beside = (2..=wanted).rev().find_map(|times| {
        let found = tables.iter().take(dense).position(|table| fits(table, times));
        found.and_then(|at| Some((at, tables.get(at)?.clone())))
    });
    beside.unwrap_or_else(|| first_that_fits(room.width, tables))
}

/// Returns how many tables stand side by side so that so many lines have room: one where sentences fill the width.
fn beside(table: &[Column], room: Size, lines: usize) -> u16 {
    let rows = usize::from(room.height.saturating_sub(1)).max(1);
    if table.iter().any(|column| matches!(column.width, Width::Fill(_))) {
        return 1;
    }
    let most = (room.width / whole_width(table).max(1)).clamp(1, MOST_BESIDE);
    columns(lines.div_ceil(rows)).clamp(1, most)
}

/// Returns how many terminal columns tables of so many lines can use: side by side where one below the other they have no room.
#[must_use]
pub fn needs_of(table: &[Column], room: Size, lines: usize) -> Needs {
    match beside(table, room, lines) {
        1 => needs(table, room.width),
        times => Needs::exactly(whole_width(table).saturating_mul(times)),
    }
}

/// Gives a table its short heads where something would have to be cut beside the long ones.
fn with_heads_for(table: Vec<Column>, room: u16) -> Vec<Column> {
    if whole_width(&table) <= room { table } else { table.iter().map(Column::shortened).collect() }
}

/// Returns the widths of the columns in so much room: everybody the least, then evenly up to what is needed, and what is
/// left to those that fill. Where not even the least has room the widest give way, so that the last column is not lost.
fn widths(table: &[Column], room: u16) -> Vec<usize> {
    let mut widths: Vec<u16> = table.iter().map(|column| column.range().0).collect();
    let mut over = total(table, gap(table, room), |(least, _)| least).saturating_sub(room);
    while over > 0 {
        let gives = |&at: &usize| {
            matches!(table[at].width, Width::Natural { .. })
                && widths[at] > FEWEST.max(columns(text::width(&table[at].head)))
        };
        let Some(widest) = (0..table.len()).filter(gives).max_by_key(|&at| widths[at]) else { break };
        widths[widest] -= 1;
        over -= 1;
    }
    let mut left = room.saturating_sub(total(table, gap(table, room), |(least, _)| least));
    loop {
        let wanting: Vec<usize> = (0..table.len()).filter(|&at| widths[at] < table[at].range().1).collect();
        let share = left / columns(wanting.len()).max(1);
        if wanting.is_empty() || left == 0 {
            break;
        }
        for at in wanting {
            let more = share.max(1).min(table[at].range().1 - widths[at]).min(left);
            widths[at] += more;
            left -= more;
        }
    }
    let filling: Vec<usize> =
        (0..table.len()).filter(|&at| matches!(table[at].width, Width::Fill(_))).collect();
    for (turn, &at) in filling.iter().enumerate() {
        let share = left / columns(filling.len() - turn);
        widths[at] += share;
        left -= share;
    }
    widths.into_iter().map(usize::from).collect()
}

/// A line of a table.
#[derive(Clone, Debug, Default)]
pub struct TableRow {
    /// One text a column.
    pub cells: Vec<String>,
    /// How the line looks where it does not have the cursor.
    pub style: Style,
    /// Columns that look otherwise than the line.
    pub tints: Vec<(usize, Style)>,
    /// Whether the line is set off by a tone; by fives where nobody says so.
    pub band: Option<bool>,
    /// Whether the line is a head over others, which the cursor passes by.
    pub is_head: bool,
}

impl TableRow {
    /// Makes a line.
    #[must_use]
    pub fn new(cells: Vec<String>, style: Style) -> Self {
        Self { cells, style, ..Self::default() }
    }

    /// Gives one column a look of its own.
    #[must_use]
    pub fn tinted(mut self, column: usize, style: Style) -> Self {
        self.tints.push((column, style));
        self
    }
}

/// Draws a table with its head; only the lines in sight are made, by `row`.
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
    let rows = in_page(cursor, first..count.min(first + height), row);
    part(frame, area, theme, columns, cursor, &rows);
}

/// Draws the same side by side, as often as there is room and the lines need it. What stands so is turned like a page: a line keeps
/// its place.
pub fn side_by_side(
    frame: &mut Frame,
    area: Rect,
    theme: &Theme,
    columns: &[Column],
    (cursor, count): (usize, usize),
    row: impl Fn(usize) -> TableRow,
) {
    let times = if theme.is_spoken() { 1 } else { beside(columns, area.as_size(), count) };
    if times == 1 {
        return table(frame, area, theme, columns, (cursor, count), row);
    }
    let height = usize::from(area.height.saturating_sub(1));
    let page = height * usize::from(times);
    let first = cursor - cursor.checked_rem(page).unwrap_or(0);
    let rows = in_page(cursor, first..count.min(first + page), row);
    let width = area.width / times;
    for (x, rows) in (area.x..).step_by(usize::from(width.max(1))).zip(rows.chunks(height.max(1))) {
        part(frame, Rect { x, width, ..area }, theme, columns, cursor, rows);
    }
}

/// A line in sight: which it is, how many lines below the cursor, and what stands in it.
type Placed = (usize, Option<isize>, TableRow);

/// Makes the lines in sight.
fn in_page(cursor: usize, lines: Range<usize>, row: impl Fn(usize) -> TableRow) -> Vec<Placed> {
    let first = lines.start;
    let rows: Vec<TableRow> = lines.map(row).collect();
    let steps = steps(&rows, cursor.saturating_sub(first));
    (first..).zip(steps).zip(rows).map(|((line, steps), row)| (line, steps, row)).collect()
}

/// Draws one of the tables that stand side by side.
fn part(frame: &mut Frame, area: Rect, theme: &Theme, columns: &[Column], cursor: usize, rows: &[Placed]) {
    let [head, body] = Layout::vertical([Constraint::Length(1), Constraint::Min(0)]).areas(area);
    let columns = &in_sight(columns, area.width, rows);
    let widths = widths(columns, area.width);
    let heads: Vec<String> = columns.iter().map(|column| column.head.clone()).collect();
    let shape = Shape { columns, widths, gap: gap(columns, area.width) };
    shape.draw(frame.buffer_mut(), head, (&heads, &[]), theme.head);
    mark_columns(frame, theme, head, shape.starts());
    for ((line, steps, made), y) in rows.iter().zip(body.y..) {
        let place = Rect { y, height: 1, ..body };
        let is_here = *line == cursor;
        let style = if is_here { theme.selected } else { made.style };
        if made.band.unwrap_or((line / BAND) % 2 == 1) {
            frame.buffer_mut().set_style(place, theme.surface.band);
        }
        let tints = if is_here { &[][..] } else { &made.tints };
        shape.draw(frame.buffer_mut(), place, (&made.cells, tints), style);
        mark_line(frame, theme, place, *steps);
        mark_columns(frame, theme, place, shape.starts());
    }
}

/// Returns how many lines below the cursor each row in sight is, above it where below 0; heads have no such number.
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

/// Returns what stands before a line so many lines below the cursor: the sign of the cursor, or the label that leads there
/// while one is asked for.
#[must_use]
pub fn line_mark(theme: &Theme, steps: isize) -> Option<(String, Style)> {
    match (steps, &theme.labels) {
        (0, _) => Some((CURSOR.to_owned(), theme.selected)),
        (_, Some(labels)) => Some((labels.of(steps)?, theme.key.patch(theme.found))),
        _ => None,
    }
}

/// Draws what stands before a line, in the two columns that tables leave for it.
pub fn mark_line(frame: &mut Frame, theme: &Theme, line: Rect, steps: Option<isize>) {
    if let Some((mark, style)) = steps.and_then(|steps| line_mark(theme, steps)) {
        frame.buffer_mut().set_stringn(line.x, line.y, mark, usize::from(line.width.min(2)), style);
    }
}

/// Marks where the columns of a line begin, for those who read the line aloud; on a screen nothing is marked.
pub fn mark_columns(frame: &mut Frame, theme: &Theme, line: Rect, starts: impl IntoIterator<Item = u16>) {
    if theme.is_spoken() {
        for start in starts {
            let place = Rect { x: line.x.saturating_add(start), width: 1, ..line }.intersection(line);
            frame.buffer_mut().set_style(place, Style::new().add_modifier(spoken::CELL));
        }
    }
}

/// Where not everything has room, a column needs no more than its cells in sight: what is short gives way to what is long.
fn in_sight(columns: &[Column], room: u16, rows: &[Placed]) -> Vec<Column> {
    let is_cut = total(columns, 1, |(_, most)| most) > room;
    let needed = |at: usize| {
        let cells = rows.iter().filter_map(|(_, _, row)| row.cells.get(at));
        self::columns(cells.map(|cell| text::width(&text::clean(cell))).max().unwrap_or(0))
    };
    let fitted = columns.iter().enumerate().map(|(at, column)| match column.width {
        Width::Natural { least, most } if is_cut => {
            let most = most.min(needed(at));
            Column { width: Width::Natural { least: least.min(most), most }, ..column.clone() }
        }
        _ => column.clone(),
    });
    fitted.collect()
}

/// A table fitted into its area.
struct Shape<'a> {
    columns: &'a [Column],
    widths: Vec<usize>,
    gap: u16,
}

impl Shape<'_> {
    /// Returns where in a line the columns begin.
    fn starts(&self) -> impl Iterator<Item = u16> {
        let gap = self.gap;
        self.widths.iter().scan(2_u16, move |next, &width| {
            let start = *next;
            *next = start.saturating_add(columns(width)).saturating_add(gap);
            Some(start)
        })
    }

    /// Draws the cells of a line side by side. Blanks, half of a table, are left as they are: nothing is seen on them of a
    /// look without a ground or a line.
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
                // What has no place at all leaves a mark.
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

    fn name(most: u16) -> Column {
        Column::new("Name", Width::Natural { least: 12, most }, Align::Left)
    }

    fn number() -> Column {
        Column::new("No", Width::Exactly(4), Align::Right)
    }

    #[test]
    fn columns_take_what_they_need_and_leave_the_rest() {
        let table = [number(), name(20), name(28)];
        let least = 4 + 20 + 28 + 2 + EDGES;
        assert_eq!(needs(&table, 200), Needs { least, most: least + 2 });
        assert_eq!(needs(&table, 58), Needs::exactly(least), "less blank before anything is cut");
        assert_eq!(widths(&table, 200), [4, 20, 28]);
    }

    #[test]
    fn too_little_room_is_shared_by_those_that_can_give() {
        let table = [number(), name(20), name(28)];
        assert_eq!(widths(&table, 49), [4, 20, 20]);
        assert_eq!(widths(&table, 43), [4, 17, 17]);
        assert_eq!(widths(&table, 30), [4, 11, 10], "below the least before the last column is lost");
        assert_eq!(widths(&table, 10), [4, 8, 8]);
    }

    #[test]
    fn sentences_take_what_is_left() {
        let table = [number(), Column::new("What", Width::Fill(10), Align::Left)];
        assert_eq!(widths(&table, 60), [4, 52]);
    }

    #[test]
    fn the_richest_table_that_fits_is_taken() {
        let tables = || vec![vec![number(), name(28), number()], vec![number(), name(28)], vec![name(28)]];
        assert_eq!(first_that_fits(25, tables()).0, 0);
        assert_eq!(first_that_fits(24, tables()).0, 1);
        assert_eq!(first_that_fits(10, tables()).0, 2);
    }
    #[test]
    fn heads_are_short_before_names_are_cut_and_before_a_column_goes() {
        let figure = || Column::new("Points", Width::Exactly(2), Align::Right).or_short("P");
        let tables = || vec![vec![name(20), figure(), figure()], vec![name(20)]];
        let heads = |room| first_that_fits(room, tables()).1.into_iter().map(|column| column.head);
        assert_eq!(heads(37).collect::<Vec<_>>(), ["Name", "Points", "Points"]);
        assert_eq!(heads(36).collect::<Vec<_>>(), ["Name", "P", "P"]);
        assert_eq!(heads(21).collect::<Vec<_>>(), ["Name", "P", "P"]);
        assert_eq!(heads(20).collect::<Vec<_>>(), ["Name"]);
    }

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
