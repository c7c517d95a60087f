//! Drawing without state.

use crate::text::{self, Align};
use crate::theme::Theme;
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::Style;
use ratatui::text::Line;
use ratatui::widgets::Paragraph;
use tui_input::Input;

/// Returns the first line that a list of `count` lines shows in `height` rows so that the cursor is seen.
#[must_use]
pub fn scroll_from(cursor: usize, count: usize, height: usize) -> usize {
    // The cursor stays in the middle, so that what comes next is always in sight.
    cursor.saturating_sub(height / 2).min(count.saturating_sub(height))
}

/// Draws a line of input and, where it has the cursor, the terminal's cursor.
pub fn input_line(frame: &mut Frame, area: Rect, input: &Input, style: Style, has_cursor: bool) {
    let width = usize::from(area.width.saturating_sub(1)).max(1);
    let scroll = input.visual_scroll(width);
    let shown = text::clean(input.value()).into_owned();
    let offset = u16::try_from(scroll).unwrap_or(u16::MAX);
    frame.render_widget(Paragraph::new(shown).style(style).scroll((0, offset)), area);
    if has_cursor {
        let column = u16::try_from(input.visual_cursor().saturating_sub(scroll)).unwrap_or(0);
        frame.set_cursor_position((area.x + column.min(area.width.saturating_sub(1)), area.y));
    }
}

/// A column of a table.
#[derive(Clone, Debug)]
pub struct Column {
    /// Its head.
    pub head: String,
    /// Its width in terminal columns; the widest one that says `Fill` takes what is left.
    pub width: Width,
    /// How its cells stand.
    pub align: Align,
}

/// The width of a column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Width {
    /// So many terminal columns.
    Exactly(u16),
    /// What the others leave, at least this.
    Fill(u16),
}

/// A line of a table.
#[derive(Clone, Debug)]
pub struct TableRow {
    /// One text a column.
    pub cells: Vec<String>,
    /// How the line looks where it does not have the cursor.
    pub style: Style,
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
    let [head, body] = Layout::vertical([Constraint::Length(1), Constraint::Min(0)]).areas(area);
    let fixed: u16 = columns
        .iter()
        .map(|column| match column.width {
            Width::Exactly(width) => width + 1,
            Width::Fill(_) => 1,
        })
        .sum();
    let fills = columns.iter().filter(|column| matches!(column.width, Width::Fill(_))).count();
    let left = area.width.saturating_sub(fixed + 2) / u16::try_from(fills.max(1)).unwrap_or(1);
    let widths: Vec<usize> = columns
        .iter()
        .map(|column| match column.width {
            Width::Exactly(width) => usize::from(width),
            Width::Fill(least) => usize::from(left.max(least)),
        })
        .collect();
    let line = |cells: &mut dyn Iterator<Item = &str>| {
        let fitted = cells
            .zip(columns)
            .zip(&widths)
            .map(|((cell, column), &width)| text::fit(cell, width, column.align));
        fitted.collect::<Vec<_>>().join(" ")
    };
    let heads = line(&mut columns.iter().map(|column| column.head.as_str()));
    frame.render_widget(Paragraph::new(format!("  {heads}")).style(theme.head), head);
    let height = usize::from(body.height);
    let first = scroll_from(cursor, count, height);
    let lines: Vec<Line> = (first..count.min(first + height))
        .map(|index| {
            let made = row(index);
            let here = index == cursor;
            let mark = if here { '>' } else { ' ' };
            let words = format!("{mark} {}", line(&mut made.cells.iter().map(String::as_str)));
            Line::styled(words, if here { theme.selected } else { made.style })
        })
        .collect();
    frame.render_widget(Paragraph::new(lines), body);
}
