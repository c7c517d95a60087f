//! The organiser's logo: a picture on the first page of paper and at the head of pages for browsers.

use super::picture::{self, Picture};
use crate::i18n::{Say, Texts};
use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use std::fmt;
use thiserror::Error;

/// The most bytes that the file may have.
pub const MOST: u64 = 1 << 20;

/// The most pixels that a side may have: a small file can unfold to a picture that fills the memory.
const SIDE: u32 = 4096;

/// The most bytes of a logo that stands on every page of a site: larger ones would make each of hundreds of pages as large.
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
    /// Width and height in pixels; none of drawings, which have no size of their own.
    size: Option<(u32, u32)>,
}

impl fmt::Debug for Logo {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(to, "{:?} of {} bytes", self.kind, self.bytes.len())
    }
}

/// Why a file is no logo.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum LogoError {
    /// The file is larger than [`MOST`].
    #[error("the picture is larger than 1 MiB")]
    TooLarge,
    /// It is neither PNG nor JPEG nor SVG.
    #[error("the file is no PNG, JPEG or SVG picture")]
    NoPicture,
    /// A side has more pixels than are drawn.
    #[error("a side of the picture has more than {SIDE} pixels")]
    TooWide,
    /// It begins as a picture and is damaged.
    #[error("the picture is damaged")]
    Damaged,
}

impl Say for LogoError {
    fn say(&self, texts: &Texts) -> String {
        match self {
            Self::TooLarge => texts.get("logo-too-large").into_owned(),
            Self::NoPicture => texts.get("logo-no-picture").into_owned(),
            Self::TooWide => texts.with("logo-too-wide", &[("pixels", u64::from(SIDE).into())]),
            Self::Damaged => texts.get("logo-damaged").into_owned(),
        }
    }
}

impl Logo {
    /// Takes the bytes of a file as a logo; what they are is told by them and not by the name of the file.
    ///
    /// # Errors
    /// Says why they are none.
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
            // All of it is read when a file is made, which must not fail because of it.
            logo.picture().ok_or(LogoError::Damaged)?;
            logo.size = Some((width, height));
        }
        Ok(logo)
    }

    /// Whether it can stand on paper: drawings can only on pages for browsers.
    #[must_use]
    pub fn is_for_paper(&self) -> bool {
        self.size.is_some()
    }

    /// Whether it is small enough for every page of a site.
    #[must_use]
    pub fn is_small(&self) -> bool {
        self.bytes.len() <= ON_EVERY_PAGE
    }

    /// Returns how wide and high it is within a room on paper; `None` where it cannot stand there.
    #[must_use]
    pub fn within(&self, (width, height): (f32, f32)) -> Option<(f32, f32)> {
        let (own_width, own_height) = self.size?;
        let (own_width, own_height) = (own_width as f32, own_height as f32);
        let scale = (width / own_width).min(height / own_height);
        Some((own_width * scale, own_height * scale))
    }

    /// Returns the picture for paper.
    pub(super) fn picture(&self) -> Option<Picture> {
        match self.kind {
            PictureKind::Png => picture::png(&self.bytes),
            PictureKind::Jpeg => picture::jpeg(&self.bytes),
            PictureKind::Svg => None,
        }
    }

    /// Returns how wide and high the head of the file says that it is, in pixels.
    fn pixels(&self) -> Option<(u32, u32)> {
        match self.kind {
            PictureKind::Png => picture::size_of_png(&self.bytes),
            PictureKind::Jpeg => picture::jpeg(&self.bytes).map(|picture| (picture.width, picture.height)),
            PictureKind::Svg => None,
        }
    }

    /// Returns the picture as a file of its own, with its name: messengers show it beside the name of a page. Drawings they do not.
    pub(super) fn file(&self) -> Option<(String, Vec<u8>)> {
        let ending = match self.kind {
            PictureKind::Png => "png",
            PictureKind::Jpeg => "jpg",
            PictureKind::Svg => return None,
        };
        Some((format!("logo.{ending}"), self.bytes.clone()))
    }

    /// Returns the picture as an address that holds all of it.
    pub(super) fn address(&self) -> String {
        let kind = match self.kind {
            PictureKind::Png => "png",
            PictureKind::Jpeg => "jpeg",
            PictureKind::Svg => "svg+xml",
        };
        format!("data:image/{kind};base64,{}", BASE64_STANDARD.encode(&self.bytes))
    }
}

/// Whether bytes begin as a drawing does: with its element, after what may stand before it.
fn is_svg(bytes: &[u8]) -> bool {
    let Ok(text) = std::str::from_utf8(bytes) else { return false };
    let text = text.trim_start_matches('\u{FEFF}').trim_start();
    let begins = ["<svg", "<?xml", "<!--", "<!DOCTYPE svg"].iter().any(|start| text.starts_with(start));
    begins && text.contains("<svg") && text.trim_end().ends_with('>')
}

#[cfg(test)]
mod tests {
    use super::*;

    /// One grey pixel.
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
