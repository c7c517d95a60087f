//! The image that messengers and social networks show next to a link to a page: the organiser's logo, or a chessboard in
//! the accent colour.

use super::File;
use crate::publish::html::Accent;
use crate::publish::logo::Logo;

const FILE: &str = "preview.png";

/// Side of a square in pixels. The image is twice as wide as high, as previews are cut.
const SQUARE: u32 = 100;

const SQUARES: [u32; 2] = [12, 6];

/// Returns the image with its file name; `None` if it cannot be encoded.
pub(super) fn preview(logo: Option<&Logo>, accent: Accent) -> Option<File> {
    logo.and_then(Logo::file).or_else(|| Some((FILE.to_owned(), board(accent)?)))
}

/// Returns the name of the file of the image.
pub(super) fn name(logo: Option<&Logo>) -> &'static str {
    logo.and_then(Logo::file_name).unwrap_or(FILE)
}

/// Draws a chessboard as a PNG file with one bit per pixel.
fn board(accent: Accent) -> Option<Vec<u8>> {
    let shades = accent.shades();
    let [width, height] = SQUARES.map(|count| count * SQUARE);
    let mut bytes = Vec::new();
    let mut encoder = png::Encoder::new(&mut bytes, width, height);
    encoder.set_color(png::ColorType::Indexed);
    encoder.set_depth(png::BitDepth::One);
    encoder.set_palette([shades.pale.components(), shades.accent.components()].concat());
    let mut writer = encoder.write_header().ok()?;
    let is_dark = |x: u32, y: u32| (x / SQUARE + y / SQUARE) % 2 == 1;
    let octet = |x: u32, y: u32| (x..x + 8).fold(0, |bits, x| bits << 1 | u8::from(is_dark(x, y)));
    let rows = (0..height).flat_map(|y| (0..width).step_by(8).map(move |x| octet(x, y)));
    writer.write_image_data(&rows.collect::<Vec<u8>>()).ok()?;
    writer.finish().ok()?;
    Some(bytes)
}
