//! The organiser's logo: an image on the first page of paper and in the header of web pages.

use super::picture::{self, Picture};
use crate::i18n::say_refusals;
use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use hakem_engine::refusals;
use std::fmt;

/// Maximum size of the file in bytes.
pub const MOST: u64 = 1 << 20;

/// Maximum side length in pixels: a small file can decompress to an image that fills the memory.
const SIDE: u32 = 4096;

/// Maximum size in bytes of a logo on every page of a site: each of hundreds of pages embeds it.
pub const ON_EVERY_PAGE: usize = 64 * 1024;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum PictureKind {
    Png,
    Jpeg,
    Svg,
}

/// A logo that can be drawn.
#[derive(Clone, PartialEq, Eq)]
pub struct Logo {
    kind: PictureKind,
    bytes: Vec<u8>,
    /// Width and height in pixels; `None` for SVG, which has no intrinsic size.
    size: Option<(u32, u32)>,
}

impl fmt::Debug for Logo {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(to, "{:?} of {} bytes", self.kind, self.bytes.len())
    }
}

refusals! {
/// Reason why a file cannot be used as a logo.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LogoError: "logo" {
    /// The file is larger than [`MOST`].
    TooLarge,
    /// The file is neither PNG nor JPEG nor SVG.
    NoPicture,
    /// A side exceeds the maximum.
    TooWide => { "pixels": SIDE },
    /// The file starts like an image but is damaged.
    Damaged,
}
}

say_refusals!(LogoError);

impl Logo {
    /// Reads the bytes of a file as a logo; the format is detected from the content, not from the file name.
    ///
    /// # Errors
    /// Returns an error if the file is too large, not an image, too many pixels wide or high, or damaged.
    pub fn of(bytes: Vec<u8>) -> Result<Self, LogoError> {
        if u64::try_from(bytes.len()).is_ok_and(|length| length > MOST) {
            return Err(LogoError::TooLarge);
        }
        let kind = match bytes.as_slice() {
            [0x89, b'P', b'N', b'G', ..] => PictureKind::Png,
            [0xFF, 0xD8, 0xFF, ..] => PictureKind::Jpeg,
            other if is_svg(other) => PictureKind::Svg,
            _ => return Err(LogoError::NoPicture),
        };
        let mut logo = Self { kind, bytes, size: None };
        if kind != PictureKind::Svg {
            let (width, height) = logo.pixels().ok_or(LogoError::Damaged)?;
            if width == 0 || height == 0 {
                return Err(LogoError::Damaged);
            }
            if width > SIDE || height > SIDE {
                return Err(LogoError::TooWide);
            }
            // Decoded completely, so that it cannot fail when a sheet is created.
            logo.picture().ok_or(LogoError::Damaged)?;
            logo.size = Some((width, height));
        }
        Ok(logo)
    }

    /// Returns true if it can be printed: SVG appears only on web pages.
    pub fn is_for_paper(&self) -> bool {
        self.size.is_some()
    }

    /// Returns true if it is small enough for every page of a site.
    pub fn is_small(&self) -> bool {
        self.bytes.len() <= ON_EVERY_PAGE
    }

    /// Returns width and height when scaled into an area on paper; `None` if it cannot be printed.
    pub fn within(&self, (width, height): (f32, f32)) -> Option<(f32, f32)> {
        let (own_width, own_height) = self.size?;
        let (own_width, own_height) = (own_width as f32, own_height as f32);
        let scale = (width / own_width).min(height / own_height);
        Some((own_width * scale, own_height * scale))
    }

    /// Returns the decoded image, for paper.
    pub(super) fn picture(&self) -> Option<Picture> {
        match self.kind {
            PictureKind::Png => picture::png(&self.bytes),
            PictureKind::Jpeg => picture::jpeg(&self.bytes),
            PictureKind::Svg => None,
        }
    }

    /// Returns width and height in pixels, as stated in the file's header.
    fn pixels(&self) -> Option<(u32, u32)> {
        match self.kind {
            PictureKind::Png => picture::size_of_png(&self.bytes),
            PictureKind::Jpeg => picture::jpeg(&self.bytes).map(|picture| (picture.width, picture.height)),
            PictureKind::Svg => None,
        }
    }

    /// Returns the image as a separate file with its name, for link previews in messengers, which do not show SVG.
    pub(super) fn file(&self) -> Option<(String, Vec<u8>)> {
        Some((self.file_name()?.to_owned(), self.bytes.clone()))
    }

    /// Returns the name of the separate file; `None` for SVG.
    pub(super) fn file_name(&self) -> Option<&'static str> {
        match self.kind {
            PictureKind::Png => Some("logo.png"),
            PictureKind::Jpeg => Some("logo.jpg"),
            PictureKind::Svg => None,
        }
    }

    /// Returns the image as a `data:` URL.
    pub(super) fn address(&self) -> String {
        let kind = match self.kind {
            PictureKind::Png => "png",
            PictureKind::Jpeg => "jpeg",
            PictureKind::Svg => "svg+xml",
        };
        format!("data:image/{kind};base64,{}", BASE64_STANDARD.encode(&self.bytes))
    }
}

/// Returns true if the bytes are an SVG document: an `svg` element, possibly after a prologue.
fn is_svg(bytes: &[u8]) -> bool {
    let Ok(text) = std::str::from_utf8(bytes) else { return false };
    let text = text.trim_start_matches('\u{FEFF}').trim_start();
    let begins = ["<svg", "<?xml", "<!--", "<!DOCTYPE svg"].iter().any(|start| text.starts_with(start));
    begins && text.contains("<svg") && text.trim_end().ends_with('>')
}

#[cfg(test)]
mod tests {
    use super::*;

    const PIXEL: &str =
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==";

    #[test]
    fn pictures_are_known_by_their_bytes_and_what_cannot_be_drawn_is_refused() {
        let pixel = BASE64_STANDARD.decode(PIXEL).unwrap();
        let logo = Logo::of(pixel.clone()).unwrap();
        assert_eq!(logo.within((100.0, 50.0)), Some((50.0, 50.0)));
        assert!(logo.address().starts_with("data:image/png;base64,iVBOR"));
        let drawing =
            Logo::of(b"<?xml version=\"1.0\"?><svg xmlns=\"http://www.w3.org/2000/svg\"/>".to_vec());
        assert!(!drawing.unwrap().is_for_paper());
        let refused = |bytes: Vec<u8>| Logo::of(bytes).unwrap_err();
        assert_eq!(refused(pixel[..40].to_vec()), LogoError::Damaged);
        assert_eq!(refused(vec![0xFF, 0xD8, 0xFF, 0xE0]), LogoError::Damaged);
        assert_eq!(refused(b"%PDF-1.7".to_vec()), LogoError::NoPicture);
        assert_eq!(refused(vec![0x89; (1 << 20) + 1]), LogoError::TooLarge);
        let mut wide = pixel;
        wide[16..20].copy_from_slice(&100_000_u32.to_be_bytes());
        assert!(matches!(refused(wide), LogoError::TooWide | LogoError::Damaged));
    }
}
