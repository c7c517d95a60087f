//! An address as a QR code on the screen.

use crate::dialog::ReadingDialog;
use crate::publish::qr;
use crate::text;
use crate::widget::wrapped;
use ratatui::style::Style;
use ratatui::text::Line;

/// Returns a dialog with some lines, an address as text, and its QR code below, which is made smaller to fit; as text
/// alone if block characters are unavailable. `None` if the address is too long for a code.
pub fn reading(title: String, above: Vec<String>, address: &str) -> Option<ReadingDialog> {
    let widest = qr::lines(address, usize::MAX)?.iter().map(|line| text::width(line)).max().unwrap_or(0);
    let address = address.to_owned();
    let reading = ReadingDialog::filling(title, move |cx, (width, height)| {
        let shown = text::clean(&address);
        let words = above.iter().map(String::as_str).chain([&*shown]);
        let mut lines: Vec<Line> =
            words.flat_map(|line| wrapped(line, usize::from(width), Style::default())).collect();
        let room = usize::from(height).saturating_sub(lines.len());
        let code = qr::lines(&address, room).filter(|_| cx.theme.has_blocks()).unwrap_or_default();
        lines.extend(code.into_iter().map(|line| Line::styled(line, cx.theme.code)));
        lines
    });
    Some(reading.needing(u16::try_from(widest).unwrap_or(u16::MAX)))
}
