//! PNG and JPEG images, decoded as far as PDF needs: colours, and separately their opacity.

use std::io::Cursor;

/// Colour space of the pixels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Colours {
    Grey,
    Rgb,
    Cmyk,
    /// Inverted CMYK, with 255 for none: the JPEG convention of Adobe's programs.
    TurnedCmyk,
}

/// Pixels of an image, 8 bits per component, row by row from the top.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Pixels {
    /// Decoded pixels.
    Plain {
        /// Components of each pixel.
        colours: Vec<u8>,
        /// Opacity of each pixel, if some are translucent: 0 is invisible, 255 is opaque.
        opacity: Option<Vec<u8>>,
    },
    /// A complete JPEG file, which PDF embeds unchanged.
    Jpeg(Vec<u8>),
}

/// An image that PDF can embed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picture {
    /// Width in pixels.
    pub width: u32,
    /// Height in pixels.
    pub height: u32,
    pub colours: Colours,
    pub pixels: Pixels,
}

/// Returns width and height from the header of a PNG file, without decompressing it.
pub fn size_of_png(bytes: &[u8]) -> Option<(u32, u32)> {
    let side = |at: usize| Some(u32::from_be_bytes(bytes.get(at..at + 4)?.try_into().ok()?));
    (bytes.get(12..16)? == b"IHDR").then_some((side(16)?, side(20)?))
}

/// Decodes a PNG file; `None` if it is damaged. Callers must check [`size_of_png`] first.
pub fn png(bytes: &[u8]) -> Option<Picture> {
    use png::ColorType::{Grayscale, GrayscaleAlpha, Indexed, Rgb, Rgba};
    let limits = png::Limits { bytes: usize::MAX };
    let mut decoder = png::Decoder::new_with_limits(Cursor::new(bytes), limits);
    // Compressed texts and colour profiles may expand without limit, and are not drawn.
    decoder.set_ignore_text_chunk(true);
    decoder.set_ignore_iccp_chunk(true);
    decoder.set_transformations(png::Transformations::normalize_to_color8());
    let mut reader = decoder.read_info().ok()?;
    let mut read = vec![0; reader.output_buffer_size()?];
    let frame = reader.next_frame(&mut read).ok()?;
    read.truncate(frame.buffer_size());
    let (colours, (colour_bytes, opacity)) = match frame.color_type {
        Grayscale => (Colours::Grey, (read, None)),
        Rgb => (Colours::Rgb, (read, None)),
        GrayscaleAlpha => (Colours::Grey, apart(&read, 2)),
        Rgba => (Colours::Rgb, apart(&read, 4)),
        // Not reached: the transformation expands indexed colours to red, green and blue.
        Indexed => return None,
    };
    let pixels = Pixels::Plain { colours: colour_bytes, opacity };
    Some(Picture { width: frame.width, height: frame.height, colours, pixels })
}

/// Separates the components of pixels from the opacity, which is the last of `numbers` values per pixel.
fn apart(pixels: &[u8], numbers: usize) -> (Vec<u8>, Option<Vec<u8>>) {
    let mut colours = Vec::with_capacity(pixels.len());
    let mut opacity = Vec::with_capacity(pixels.len() / numbers);
    for (last, before) in pixels.chunks_exact(numbers).filter_map(<[u8]>::split_last) {
        colours.extend_from_slice(before);
        opacity.push(*last);
    }
    let shines_through = opacity.iter().any(|&opaque| opaque < u8::MAX);
    (colours, shines_through.then_some(opacity))
}

/// Reads the header of a JPEG file; `None` if it is damaged or of a kind that PDF does not support.
pub fn jpeg(bytes: &[u8]) -> Option<Picture> {
    let mut rest = bytes.strip_prefix(&[0xFF, 0xD8])?;
    let mut frame = None;
    let mut adobe = false;
    loop {
        let (marker, after) = marker(rest)?;
        if is_alone(marker) {
            rest = after;
            continue;
        }
        let (part, after) = part(after)?;
        match marker {
            // Baseline, extended and progressive: the kinds that PDF supports.
            0xC0..=0xC2 => frame = Some(frame_of(part)?),
            0xC3 | 0xC5..=0xC7 | 0xC9..=0xCB | 0xCD..=0xCF => return None,
            0xEE => adobe |= part.starts_with(b"Adobe"),
            // Start of the pixel data.
            0xDA => break,
            _ => {}
        }
        rest = after;
    }
    let (width, height, numbers) = frame?;
    let colours = match numbers {
        1 => Colours::Grey,
        3 => Colours::Rgb,
        4 if adobe => Colours::TurnedCmyk,
        4 => Colours::Cmyk,
        _ => return None,
    };
    Some(Picture { width, height, colours, pixels: Pixels::Jpeg(bytes.to_vec()) })
}

/// Returns the next marker of a JPEG file, and the bytes after it. Fill bytes may precede it.
fn marker(bytes: &[u8]) -> Option<(u8, &[u8])> {
    let after = bytes.strip_prefix(&[0xFF])?;
    let filled = after.iter().take_while(|&&byte| byte == 0xFF).count();
    let (&marker, rest) = after.get(filled..)?.split_first()?;
    Some((marker, rest))
}

/// Returns true for a marker without a segment.
fn is_alone(marker: u8) -> bool {
    matches!(marker, 0x01 | 0xD0..=0xD7)
}

/// Splits off a segment of a JPEG file, without its length field; returns also the bytes after it.
fn part(bytes: &[u8]) -> Option<(&[u8], &[u8])> {
    let (length, _) = bytes.split_first_chunk::<2>()?;
    let (part, rest) = bytes.split_at_checked(usize::from(u16::from_be_bytes(*length)))?;
    Some((part.get(2..)?, rest))
}

/// Returns width, height and number of components per pixel.
fn frame_of(part: &[u8]) -> Option<(u32, u32, u8)> {
    let &[8, high, low, wide, narrow, numbers, ..] = part else { return None };
    let side = |bytes| u32::from(u16::from_be_bytes(bytes));
    Some((side([wide, narrow]), side([high, low]), numbers))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns a PNG file with one row of these components.
    fn drawn(kind: png::ColorType, width: u32, numbers: &[u8]) -> Vec<u8> {
        let mut file = Vec::new();
        let mut encoder = png::Encoder::new(&mut file, width, 1);
        encoder.set_color(kind);
        encoder.write_header().unwrap().write_image_data(numbers).unwrap();
        file
    }

    #[test]
    fn the_opacity_of_a_picture_is_kept_apart_and_only_where_something_shines_through() {
        let read = |kind, width, numbers: &[u8]| {
            let file = drawn(kind, width, numbers);
            assert_eq!(size_of_png(&file), Some((width, 1)));
            let picture = png(&file).unwrap();
            assert_eq!((picture.width, picture.height), (width, 1));
            (picture.colours, picture.pixels)
        };
        let plain = |colours: &[u8], opacity: Option<&[u8]>| Pixels::Plain {
            colours: colours.to_vec(),
            opacity: opacity.map(<[u8]>::to_vec),
        };
        let seen = read(png::ColorType::Rgba, 2, &[1, 2, 3, 255, 4, 5, 6, 0]);
        assert_eq!(seen, (Colours::Rgb, plain(&[1, 2, 3, 4, 5, 6], Some(&[255, 0]))));
        let seen = read(png::ColorType::GrayscaleAlpha, 2, &[1, 255, 2, 255]);
        assert_eq!(seen, (Colours::Grey, plain(&[1, 2], None)));
        let seen = read(png::ColorType::Rgb, 1, &[7, 8, 9]);
        assert_eq!(seen, (Colours::Rgb, plain(&[7, 8, 9], None)));
    }

    /// Returns the header of a JPEG file: kind of frame, components per pixel, preceding bytes.
    fn head(kind: u8, numbers: u8, before: &[u8]) -> Vec<u8> {
        let mut file = vec![0xFF, 0xD8];
        file.extend_from_slice(before);
        // A frame of 300 rows with 513 pixels each, and the start of its pixels.
        file.extend_from_slice(&[0xFF, kind, 0, 8, 8, 1, 44, 2, 1, numbers, 0xFF, 0xDA, 0, 2, 0x12]);
        file
    }

    #[test]
    fn a_jpeg_is_taken_as_it_is_when_paper_can_show_its_kind() {
        let adobe = b"\xFF\xEE\x00\x07Adobe";
        for (kind, numbers, before, colours) in [
            (0xC0, 1, &[][..], Some(Colours::Grey)),
            (0xC2, 3, &[0xFF, 0xFF, 0xE0, 0, 3, 9], Some(Colours::Rgb)),
            (0xC0, 4, &[], Some(Colours::Cmyk)),
            (0xC0, 4, adobe, Some(Colours::TurnedCmyk)),
            // Lossless; two components per pixel; a segment that exceeds the file.
            (0xC3, 3, &[], None),
            (0xC0, 2, &[], None),
            (0xC0, 3, &[0xFF, 0xE0, 0xFF, 0xFF], None),
        ] {
            let file = head(kind, numbers, before);
            let read = jpeg(&file);
            let told = read.as_ref().map(|picture| (picture.width, picture.height, picture.colours));
            assert_eq!(told, colours.map(|colours| (513, 300, colours)), "{file:?}");
            if let Some(picture) = read {
                assert_eq!(picture.pixels, Pixels::Jpeg(file.clone()));
            }
            assert_eq!(jpeg(&file[..file.len() - 5]), None, "no pixels");
        }
    }
}
