//! Miniatures of pages as they will be printed, in true proportions: text areas, rules and the fill of the last page.

use crate::desk::Context;
use crate::publish::paper::{Faces, Page, PageMark, Shade};
use crate::text::{Align, fit, width};
use crate::widget::dots::{ACROSS, DOWN, Dots};
use crate::widget::{Room, broken};
use ratatui::text::{Line, Span};
use std::ops::Range;

/// Maximum number of pages drawn.
pub(super) const MOST: usize = 4;

/// Blank cells between two pages.
const BETWEEN: usize = 2;

/// Lighter shades than this are backgrounds of text.
const TONE: Shade = 200;

/// Height of text above its baseline relative to the font size: the height of a small letter.
const HEIGHT: f32 = 0.5;

/// Cells of pages next to the text, including a blank before them.
const PAGES: usize = 48;

/// Minimum rows in which pages are drawn below the text.
const ROWS: usize = 12;

/// Returns the text of a sheet with its pages next to it if that cuts nothing, or below it if they fit.
pub(super) fn with_pages(
    text: &[String],
    (pages, faces): (&[Page], &Faces),
    room: Room,
    cx: &Context,
) -> Vec<Line<'static>> {
    let widest = text.iter().take(room.height).map(|line| width(line)).max().unwrap_or(0);
    if widest + PAGES > room.width {
        let mut shown = text_alone(text, room, cx);
        let below = Room { height: room.height.saturating_sub(shown.len() + 1), ..room };
        if below.height >= ROWS && !pages.is_empty() {
            shown.push(Line::default());
            shown.extend(
                lines(pages, faces, below).into_iter().map(|line| Line::styled(line, cx.theme.faint)),
            );
        }
        return shown;
    }
    let drawn = lines(pages, faces, Room { width: PAGES - BETWEEN, ..room });
    let width = room.width - PAGES;
    let words = text_alone(text, Room { width, ..room }, cx);
    let rows = words.len().max(drawn.len()).min(room.height);
    let row = |row: usize| {
        let words = words.get(row).map(ToString::to_string).unwrap_or_default();
        let words = Span::raw(fit(&words, width, Align::Left));
        let page = drawn.get(row).map(|page| Span::styled(format!("{:BETWEEN$}{page}", ""), cx.theme.faint));
        Line::from_iter(std::iter::once(words).chain(page))
    };
    (0..rows).map(row).collect()
}

/// Returns the text of a sheet that was rendered for this width, with its notes wrapped. If not all of it fits, the last
/// row names the key that shows the rest.
pub(super) fn text_alone(text: &[String], room: Room, cx: &Context) -> Vec<Line<'static>> {
    let shown = text.iter().flat_map(|line| broken(line, room.width));
    let mut shown: Vec<Line> = shown.take(room.height + 1).map(Line::raw).collect();
    if shown.len() > room.height {
        shown.truncate(room.height.saturating_sub(1));
        let more = fit(&cx.texts.get("wall-preview-more"), room.width, Align::Left);
        shown.push(Line::styled(more, cx.theme.faint));
    }
    shown
}

/// Draws the first pages as large as possible: a single one, or up to two rows of two.
pub(super) fn lines(pages: &[Page], faces: &Faces, room: Room) -> Vec<String> {
    let across = if pages.len() > 1 { 2 } else { 1 };
    let down = pages.len().min(MOST).div_ceil(across);
    let width = (room.width + BETWEEN) / across;
    let height = (room.height + 1) / down.max(1);
    let each = Room { width: width.saturating_sub(BETWEEN), height: height.saturating_sub(1) };
    let mut lines = Vec::new();
    for pages in pages.iter().take(MOST).collect::<Vec<_>>().chunks(across) {
        let drawn: Vec<Vec<String>> = pages.iter().map(|page| draw(page, faces, each).lines()).collect();
        let rows = drawn.iter().map(Vec::len).max().unwrap_or(0);
        if !lines.is_empty() {
            lines.push(String::new());
        }
        lines.extend((0..rows).map(|row| {
            let parts = drawn.iter().map(|page| page.get(row).map_or("", String::as_str));
            let part = |part: &str| format!("{part:<width$}", width = each.width + BETWEEN);
            parts.map(part).collect::<String>().trim_end().to_owned()
        }));
    }
    lines
}

/// Draws a page as large as possible.
fn draw(page: &Page, faces: &Faces, room: Room) -> Dots {
    let [across, down] = [room.width * ACROSS, room.height * DOWN].map(as_f32);
    let scale = (across / page.width).min(down / page.height);
    let at = |length: f32| dot(length * scale);
    let (right, bottom) = (at(page.width).saturating_sub(1), at(page.height).saturating_sub(1));
    let mut dots = Dots::new(right / ACROSS + 1, bottom / DOWN + 1);
    let fill = |dots: &mut Dots, x: Range<f32>, y: Range<f32>| {
        let (from, to) = (at(x.start), at(x.end).max(at(x.start) + 1).min(right));
        (at(y.start)..at(y.end).max(at(y.start) + 1).min(bottom)).for_each(|y| dots.row(from, to, y));
    };
    for mark in &page.marks {
        match mark {
            PageMark::Text { line, x, baseline, size, weight, .. } => {
                let width = faces.width(*weight, line) * size;
                fill(&mut dots, *x..x + width, baseline - HEIGHT * size..*baseline);
            }
            PageMark::Box { x, y, width, height, shade } if *shade < TONE => {
                fill(&mut dots, *x..x + width, *y..y + height);
            }
            PageMark::Logo { x, y, width, height } => fill(&mut dots, *x..x + width, *y..y + height),
            PageMark::Box { .. } | PageMark::Element(_) => {}
        }
    }
    // The edge of the paper.
    dots.row(0, right + 1, 0);
    dots.row(0, right + 1, bottom);
    (0..=bottom).for_each(|y| [0, right].into_iter().for_each(|x| dots.set(x, y)));
    dots
}

fn as_f32(count: usize) -> f32 {
    u16::try_from(count).map_or(f32::from(u16::MAX), f32::from)
}

/// Returns the dot at the end of a length.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "no page has so many dots, and none below 0"
)]
fn dot(length: f32) -> usize {
    length.round().clamp(0.0, f32::from(u16::MAX)) as usize
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_has_its_proportions_whatever_the_room() {
        let page = Page { width: 595.0, height: 842.0, marks: Vec::new() };
        let drawn = |width, height| {
            let lines = lines(std::slice::from_ref(&page), &Faces::new(), Room { width, height });
            let across = lines.first().map_or(0, |line| line.chars().count());
            (across, lines.len())
        };
        // A cell is twice as high as it is wide.
        assert_eq!(drawn(44, 40), (44, 32));
        assert_eq!(drawn(44, 20), (29, 20));
        assert_eq!(drawn(0, 0), (1, 1));
    }
}
