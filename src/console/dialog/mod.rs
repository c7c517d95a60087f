//! Dialogs that open over a pane.

mod columns;
mod confirm;
mod form;
mod help;
mod manual;
mod menu;
mod palette;
mod pick;
mod preview;
mod probe;
mod prompt;
mod rating_columns;
mod reading;
mod review;
mod suggests;
mod waiting;

pub use confirm::{Confirm, answers};
pub use form::{Candidate, FieldError, FieldKind, Form, FormField, FormValues, NO_OR_YES};
pub use help::{Help, HelpLine};
pub use manual::Manual;
pub use menu::{Menu, MenuItem};
pub use palette::{Offer, Palette};
pub use pick::{Pick, PickItem};
pub use preview::Preview;
pub use probe::Probe;
pub use prompt::Prompt;
pub use rating_columns::RatingColumns;
pub use reading::ReadingDialog;
pub use review::{Difference, DifferenceKind, Review};
pub use suggests::{SuggestedValue, Suggests};
pub use waiting::Waiting;

use crate::desk::Context;
use crate::text;
use crate::widget::{rest_cursor, wrapped};
use ratatui::Frame;
use ratatui::layout::{Constraint, Flex, Layout, Rect};
use ratatui::style::Style;
use ratatui::text::Line;
use ratatui::widgets::{Block, Clear, Padding};

/// Returns the number of rows of these lines, wrapped at `width`, at most `most`.
pub(crate) fn rows(lines: &[String], width: u16, most: u16) -> u16 {
    u16::try_from(paragraph(lines, width).len()).unwrap_or(u16::MAX).min(most)
}

/// Returns these lines, sanitised and wrapped at `width`.
pub(crate) fn paragraph(lines: &[String], width: u16) -> Vec<Line<'static>> {
    let lines = lines.iter().flat_map(|line| line.split('\n'));
    lines.flat_map(|line| wrapped(&text::clean(line), width.into(), Style::new())).collect()
}

/// Returns the inner width of a box in which none of these lines, given by their widths, is cut if the screen
/// has space; at least `least`.
pub(crate) fn width_for(lines: impl Iterator<Item = usize>, least: u16, area: Rect) -> u16 {
    let longest = lines.max().map_or(0, |longest| u16::try_from(longest).unwrap_or(u16::MAX));
    longest.max(least).min(area.width.saturating_sub(4))
}

/// Clears a box in the middle of the screen, draws its frame and returns its inner area.
pub(crate) fn open_box(frame: &mut Frame, area: Rect, cx: &Context, title: &str, size: (u16, u16)) -> Rect {
    let [row] = Layout::vertical([Constraint::Length(size.1 + 2)]).flex(Flex::Center).areas(area);
    let [place] = Layout::horizontal([Constraint::Length(size.0 + 4)]).flex(Flex::Center).areas(row);
    let block = Block::bordered()
        .title(format!(" {title} "))
        .title_style(cx.theme.strong)
        .border_style(cx.theme.surface.line)
        .padding(Padding::horizontal(1));
    let inside = block.inner(place);
    frame.render_widget(Clear, place);
    frame.buffer_mut().set_style(place, cx.theme.surface.raised);
    frame.render_widget(block, place);
    rest_cursor(frame, inside);
    inside
}
