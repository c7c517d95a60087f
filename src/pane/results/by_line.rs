//! A list in which each line is typed and taken with Enter: line-ups, scores of matches.

use crate::desk::context::Context;
use crate::dialog::{open_box, rows};
use crate::text;
use crate::widget::scroll_from;
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::text::Line;
use ratatui::widgets::{Paragraph, Wrap};

/// Terminal columns of the list.
const WIDTH: u16 = 76;

/// Most rows of what stands below it, of each kind.
const BELOW: u16 = 5;

/// What is drawn of such a list.
pub(super) struct ByLine<'a> {
    pub(super) title: String,
    /// How many lines there are, and the one of the cursor.
    pub(super) count: usize,
    pub(super) cursor: usize,
    /// Makes a line.
    pub(super) line: &'a dyn Fn(usize) -> Line<'static>,
    /// What belongs to the line of the cursor; may be empty.
    pub(super) about: String,
    /// How a line is typed.
    pub(super) how: String,
    /// What was wrong with the last one.
    pub(super) error: Option<&'a str>,
}

impl ByLine<'_> {
    pub(super) fn draw(&self, frame: &mut Frame, area: Rect, cx: &Context) {
        let width = WIDTH.min(area.width.saturating_sub(4));
        let (told, look) = match self.error {
            Some(error) => (text::clean(error).into_owned(), cx.theme.error),
            None => (self.how.clone(), cx.theme.faint),
        };
        let tall = |words: &String| rows(std::slice::from_ref(words), width, BELOW);
        let about = if self.about.is_empty() { 0 } else { tall(&self.about) + 1 };
        let below = tall(&self.how).max(tall(&told));
        let most = area.height.saturating_sub(about + below + 5).max(1);
        let height = u16::try_from(self.count).unwrap_or(u16::MAX).min(most);
        let inside = open_box(frame, area, cx, &self.title, (width, height + about + below + 1));
        let [list, _, names, under] = Layout::vertical([
            Constraint::Length(height),
            Constraint::Length(1),
            Constraint::Length(about),
            Constraint::Min(0),
        ])
        .areas(inside);
        let first = scroll_from(self.cursor, self.count, height.into());
        let lines = (first..self.count).take(height.into()).map(self.line);
        frame.render_widget(Paragraph::new(lines.collect::<Vec<_>>()), list);
        frame.render_widget(Paragraph::new(self.about.as_str()).wrap(Wrap { trim: true }), names);
        frame.render_widget(Paragraph::new(told).style(look).wrap(Wrap { trim: true }), under);
    }
}
