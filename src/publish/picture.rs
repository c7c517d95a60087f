//! Pictures of PNG and JPEG, read as far as PDF needs it: colours without their opacity, and the opacity beside them.

use std::io::Cursor;

/// What the numbers of a pixel say.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Colours {
    /// How light it is.
    Grey,
    /// Red, green and blue.
    Rgb,
    /// Cyan, magenta, yellow and black.
    Cmyk,
    /// The same, with 255 for none: how Adobe's programs write JPEG.
    TurnedCmyk,
}

/// The pixels of a picture, 8 bits a number, row by row from the top.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Pixels {
    /// As they are, and how opaque each is, where some are not wholly so.
    Plain {
        /// The numbers of each.
        colours: Vec<u8>,
        /// 0 is not to be seen, 255 hides what lies below.
        opacity: Option<Vec<u8>>,
    },
    /// A whole JPEG file, which PDF takes as it is.
    Jpeg(Vec<u8>),
}

/// A picture that PDF can hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picture {
    /// Pixels of a row.
    pub width: u32,
    /// Rows.
    pub height: u32,
    /// What the numbers of a pixel say.
    pub colours: Colours,
    /// The pixels.
    pub pixels: Pixels,
}

/// Returns width and height that the head of a PNG file names, before anything of it is unfolded.
#[must_use]
pub fn size_of_png(bytes: &[u8]) -> Option<(u32, u32)> {
    let side = |at: usize| Some(u32::from_be_bytes(bytes.get(at..at + 4)?.try_into().ok()?));
    (bytes.get(12..16)? == b"IHDR").then_some((side(16)?, side(20)?))
}

/// Reads a PNG file; `None` where it is damaged. Whoever calls this has looked at [`size_of_png`].
#[must_use]
pub fn png(bytes: &[u8]) -> Option<Picture> {
    use png::ColorType::{Grayscale, GrayscaleAlpha, Indexed, Rgb, Rgba};
    let limits = png::Limits { bytes: usize::MAX };
    let mut decoder = png::Decoder::new_with_limits(Cursor::new(bytes), limits);
    // Packed words and colour profiles may unfold to anything, and are not drawn.
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
        // Unfolded to red, green and blue.
        Indexed => return None,
    };
    let pixels = Pixels::Plain { colours: colour_bytes, opacity };
    Some(Picture { width: frame.width, height: frame.height, colours, pixels })
}

/// Returns the colours of pixels of so many numbers, of which the last is how opaque each is, and that apart.
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

/// Reads the head of a JPEG file; `None` where it is damaged, or of a kind that PDF does not take.
#[must_use]
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
            // Baseline, extended, and progressive: what PDF takes.
            0xC0..=0xC2 => frame = Some(frame_of(part)?),
            0xC3 | 0xC5..=0xC7 | 0xC9..=0xCB | 0xCD..=0xCF => return None,
            0xEE => adobe |= part.starts_with(b"Adobe"),
            // The pixels begin.
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

/// Returns the marker that comes next in a JPEG file, and what stands after it. It may be filled up before.
fn marker(bytes: &[u8]) -> Option<(u8, &[u8])> {
    let after = bytes.strip_prefix(&[0xFF])?;
    let filled = after.iter().take_while(|&&byte| byte == 0xFF).count();
    let (&marker, rest) = after.get(filled..)?.split_first()?;
    Some((marker, rest))
}

/// Whether a marker has no part of the file after it.
fn is_alone(marker: u8) -> bool {
    matches!(marker, 0x01 | 0xD0..=0xD7)
}

/// Returns the part of a JPEG file that begins with its length, without that, and what stands after it.
fn part(bytes: &[u8]) -> Option<(&[u8], &[u8])> {
    let (length, _) = bytes.split_first_chunk::<2>()?;
    let (part, rest) = bytes.split_at_checked(usize::from(u16::from_be_bytes(*length)))?;
    Some((part.get(2..)?, rest))
}

/// Returns width, height, and how many numbers a pixel has.
fn frame_of(part: &[u8]) -> Option<(u32, u32, u8)> {
    let &[8, high, low, wide, narrow, numbers, ..] = part else { return None };
    let side = |bytes| u32::from(u16::from_be_bytes(bytes));
    Some((side([wide, narrow]), side([high, low]), numbers))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A PNG file of one row, with its numbers.
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

    /// The head of a JPEG file: the kind of its frame, numbers a pixel, what stands before.
    fn head(kind: u8, numbers: u8, before: &[u8]) -> Vec<u8> {
        let mut file = vec![0xFF, 0xD8];
        file.extend_from_slice(before);
        // A frame of 300 rows with 513 pixels each, and the begin of its pixels.
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
            // Without loss; two numbers a pixel; a part that is longer than the file.
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
