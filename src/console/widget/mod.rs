//! Stateless drawing.

mod chart;
mod columns;
pub mod dots;
mod layout;
mod share;
mod table;

pub use chart::{bar, heights};
pub use columns::{Column, Fitted, Rank, Width};
pub use layout::{Panel, Room, broken, panel_box, room, set_in_lines, strip_box, wrapped, wrapped_line};
pub use share::{Beside, Needs, Parts, needs, needs_of};
pub use table::{TableRow, line_mark, mark_columns, mark_line, side_by_side, table, table_beside};

use crate::text;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Text};
use ratatui::widgets::Paragraph;
use tui_input::Input;

/// Returns the first visible line of a list of `count` lines in `height` rows, such that the cursor is visible.
pub fn scroll_from(cursor: usize, count: usize, height: usize) -> usize {
    // The cursor stays in the middle, so that the next lines are always visible.
    cursor.saturating_sub(height / 2).min(count.saturating_sub(height))
}

/// Draws lines below each other, as many as fit; longer ones end with `…` at the edge.
pub fn lines<'a>(frame: &mut Frame, area: Rect, lines: impl IntoIterator<Item = &'a Line<'a>>) {
    for (line, y) in lines.into_iter().zip(area.top()..area.bottom()) {
        frame.buffer_mut().set_line(area.x, y, line, area.width);
        let is_longer = |columns: usize| columns > usize::from(area.width);
        let is_cut = is_longer(line.width()) && is_longer(text::width(line.to_string().trim_end()));
        if is_cut && area.width > 0 {
            let last = area.right() - 1;
            let style = frame.buffer_mut()[(last, y)].style();
            frame.buffer_mut().set_stringn(last, y, text::CUT, 1, style);
        }
    }
}

/// Draws the first lines of a text; `…` ends the last row if more lines follow.
pub fn first_lines(frame: &mut Frame, area: Rect, all: &[Line]) {
    lines(frame, area, all);
    let rows = usize::from(area.height);
    if let Some(last) =
        rows.checked_sub(1).and_then(|last| all.get(last)).filter(|_| all.len() > rows && area.width > 0)
    {
        let x = u16::try_from(last.width()).unwrap_or(u16::MAX).min(area.width - 1);
        frame.buffer_mut().set_stringn(area.x + x, area.bottom() - 1, text::CUT, 1, last.style);
    }
}

/// Draws text without wrapping it: lines that are too long end with `…` at the edge, and the style of the text fills
/// the area.
pub fn unwrapped<'a>(frame: &mut Frame, area: Rect, text: impl Into<Text<'a>>) {
    let (text, area) = (text.into(), area.intersection(frame.area()));
    frame.buffer_mut().set_style(area, text.style);
    lines(frame, area, &text.lines);
}

/// Puts the terminal's cursor at the start of an area: braille displays, magnifiers and screen readers follow
/// it, although it is visible in text fields only.
pub fn rest_cursor(frame: &mut Frame, area: Rect) {
    if !area.is_empty() {
        frame.set_cursor_position((area.x, area.y));
    }
}

/// Puts the terminal's cursor at the start of a row of an area, counted from 0.
pub fn rest_on_row(frame: &mut Frame, area: Rect, row: usize) {
    let row = u16::try_from(row).unwrap_or(u16::MAX);
    rest_cursor(frame, Rect { y: area.y.saturating_add(row), height: 1, ..area }.intersection(area));
}

/// Draws an input line and, if it has focus, the terminal's cursor. `…` at an edge replaces hidden text.
pub fn input_line(frame: &mut Frame, area: Rect, input: &Input, style: Style, has_cursor: bool) {
    let columns = usize::from(area.width);
    let shown = text::clean(input.value()).into_owned();
    let is_cut = |scroll: usize| text::width(&shown) > scroll + columns;
    let scroll_in = |room: usize| input.visual_scroll(room.max(1));
    // The cursor is never in the last column while text is hidden there.
    let whole = scroll_in(columns.saturating_sub(1));
    let scroll = if is_cut(whole) { scroll_in(columns.saturating_sub(2)) } else { whole };
    let hides = [(scroll > 0, area.left()), (is_cut(scroll), area.right().saturating_sub(1))];
    let offset = u16::try_from(scroll).unwrap_or(u16::MAX);
    frame.render_widget(Paragraph::new(shown).style(style).scroll((0, offset)), area);
    for (_, x) in hides.into_iter().filter(|(is_hidden, _)| *is_hidden && !area.is_empty()) {
        frame.buffer_mut().set_stringn(x, area.y, text::CUT, 1, style);
    }
    if has_cursor {
        let column = u16::try_from(input.visual_cursor().saturating_sub(scroll)).unwrap_or(0);
        frame.set_cursor_position((area.x + column.min(area.width.saturating_sub(1)), area.y));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ratatui::Terminal;
    use ratatui::backend::TestBackend;
    use ratatui::style::Color;

    #[test]
    fn text_that_is_not_wrapped_is_marked_where_it_is_cut() {
        let mut terminal = Terminal::new(TestBackend::new(6, 3)).unwrap();
        let text = Text::from("Weiß   \nSchwarz").style(Color::Red);
        terminal.draw(|frame| unwrapped(frame, Rect::new(0, 0, 9, 3), text)).unwrap();
        terminal.backend().buffer().content().iter().for_each(|cell| assert_eq!(cell.fg, Color::Red));
        let shown: String = terminal.backend().buffer().content().iter().map(|cell| cell.symbol()).collect();
        assert_eq!(shown, "Weiß  Schwa…      ");
    }

    /// Returns the drawn field of 10 columns, and the column of the cursor.
    fn field(input: &Input) -> (String, u16) {
        let mut terminal = Terminal::new(TestBackend::new(10, 1)).unwrap();
        terminal.draw(|frame| input_line(frame, frame.area(), input, Style::new(), true)).unwrap();
        let shown = terminal.backend().buffer().content.iter().map(|cell| cell.symbol()).collect();
        (shown, terminal.get_cursor_position().unwrap().x)
    }

    #[test]
    fn a_field_marks_the_text_hidden_on_either_side() {
        let typed = Input::new("/home/open".to_owned());
        assert_eq!(field(&typed), ("…ome/open ".to_owned(), 9));
        assert_eq!(field(&typed.clone().with_cursor(0)), ("/home/open".to_owned(), 0));
        let long = Input::new("/home/a/open.hakem".to_owned());
        assert_eq!(field(&long), ("…en.hakem ".to_owned(), 9));
        assert_eq!(field(&long.clone().with_cursor(0)), ("/home/a/o…".to_owned(), 0));
        assert_eq!(field(&long.with_cursor(9)), ("…ome/a/op…".to_owned(), 8));
        assert_eq!(field(&Input::new("open".to_owned())), ("open      ".to_owned(), 4));
    }
}
