//! An address as a QR code on the screen.

use crate::dialog::Reading;
use crate::publish::qr;
use crate::text;
use crate::widget::layout::wrapped;
use ratatui::style::Style;
use ratatui::text::Line;

/// Returns a dialog with an address as a QR code and as text below some lines; as text alone if block characters are
/// unavailable. `None` if the address is too long for a code.
pub fn reading(title: String, above: Vec<String>, address: &str) -> Option<Reading> {
    let (code, shown) = (qr::lines(address)?, text::clean(address).into_owned());
    let widest = code.iter().map(|line| text::width(line)).max().unwrap_or(0);
    let reading = Reading::fitted(title, move |cx, width| {
        let above = above.iter().flat_map(|line| wrapped(line, usize::from(width), Style::default()));
        let code = code.iter().filter(|_| cx.theme.has_blocks());
        let code = code.map(|line| Line::styled(line.clone(), cx.theme.code));
        above.chain(code).chain([Line::raw(shown.clone())]).collect()
    });
    Some(reading.needing(u16::try_from(widest).unwrap_or(u16::MAX)))
}
