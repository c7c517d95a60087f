//! Hyperlinks on the screen: from the notice on a written file to that file or folder, and from the address of the
//! pages to them.

use super::App;
use super::draw::MARK;
use super::window::Target;
use crate::text;
use ratatui::buffer::{Buffer, Cell};
use ratatui::layout::{Position, Rect};

/// An area of the screen, and its target.
pub(super) struct Link<'a> {
    pub(super) place: Rect,
    pub(super) target: Target<'a>,
}

impl App {
    pub(super) fn links(&self, frame: &Buffer) -> Vec<Link<'_>> {
        let written = self.written_link(frame.area);
        let address = self.services.sheets.site().and_then(|site| site.address.as_deref());
        let of_pages = address.into_iter().flat_map(|address| {
            let places = places(frame, &text::clean(address));
            places.into_iter().map(move |place| Link { place, target: Target::Page(address) })
        });
        written.into_iter().chain(of_pages).collect()
    }

    /// Returns the link to the file or folder just written, with the area of its notice.
    fn written_link(&self, area: Rect) -> Option<Link<'_>> {
        let notice = self.state.notice.as_ref()?;
        let path = notice.leads_to.as_deref()?;
        if self.services.finder.is_some() || self.asked_for_label(area.width).is_some() {
            return None;
        }
        let [.., foot, _] = self.parts(area, self.foot(area.width).len());
        // Its first line, which the next step may follow.
        let told = text::width(&text::clean(&notice.text)) + MARK;
        let width = u16::try_from(told).unwrap_or(u16::MAX).min(foot.width);
        let place = Rect { width, height: foot.height.min(1), ..foot };
        Some(Link { place, target: Target::File(path) })
    }
}

/// Returns the areas in which text appears in a frame on one line; truncated or wrapped text is not found.
fn places(frame: &Buffer, words: &str) -> Vec<Rect> {
    if words.is_empty() {
        return Vec::new();
    }
    let in_row = |row: Rect| {
        let cells = cells(frame, row);
        let mut line = String::new();
        let mut starts: Vec<(usize, u16)> = Vec::new();
        for (at, cell) in cells {
            starts.push((line.len(), at.x));
            line.push_str(cell.symbol());
        }
        let width = u16::try_from(text::width(words)).unwrap_or(u16::MAX);
        let column = |byte: usize| starts.iter().find(|(start, _)| *start == byte).map(|&(_, x)| x);
        let found: Vec<u16> = line.match_indices(words).filter_map(|(byte, _)| column(byte)).collect();
        found.into_iter().map(move |x| Rect { x, width, height: 1, ..row })
    };
    frame.area.rows().flat_map(in_row).collect()
}

/// Returns the written cells of an area. The second half of a wide character is not a separate cell and must not be
/// written over it.
pub(super) fn cells(frame: &Buffer, part: Rect) -> Vec<(Position, &Cell)> {
    let part = part.intersection(frame.area);
    let mut cells: Vec<(Position, &Cell)> = Vec::new();
    for at in part.positions() {
        let is_half = |(before, cell): &(Position, &Cell)| {
            let width = u16::try_from(text::width(cell.symbol())).unwrap_or(1);
            before.y == at.y && at.x < before.x.saturating_add(width)
        };
        if !cells.last().is_some_and(is_half) {
            cells.extend(frame.cell(at).map(|cell| (at, cell)));
        }
    }
    cells
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_found_at_any_place_with_wide_letters_before_it_or_not() {
        let lines = ["中村 https://a.org/x", "https://a.org/x, https://a.org/x", "https://a.or"];
        let frame = Buffer::with_lines(lines);
        let found: Vec<(u16, u16, u16)> =
            places(&frame, "https://a.org/x").iter().map(|place| (place.x, place.y, place.width)).collect();
        assert_eq!(found, [(5, 0, 15), (0, 1, 15), (17, 1, 15)]);
        assert!(places(&frame, "").is_empty());
    }
}
