//! Sheets as PDF: the pages as they are laid out, with the letters that they need of the type.

use super::Imprint;
use super::paper::{BOLD, Faces, Mark, Page, Paper, Placed, REGULAR, Shade, Weight, pages, placed};
use crate::i18n::Texts;
use crate::sheet::data::Sheet;
use crate::text::clean;
use krilla::color::luma;
use krilla::geom::{PathBuilder, Point, Rect, Size, Transform};
use krilla::image::Image;
use krilla::metadata::Metadata;
use krilla::page::PageSettings;
use krilla::paint::Fill;
use krilla::surface::Surface;
use krilla::text::{Font, GlyphId, KrillaGlyph};
use krilla::{Data, Document};
use thiserror::Error;

/// Why there is no PDF of a sheet: a fault of the program.
#[derive(Debug, Error)]
#[error("the pages cannot be written as PDF: {0}")]
pub struct PdfError(String);

/// Returns a sheet as PDF.
///
/// # Errors
/// Says what the writer of PDF refuses.
pub fn sheet(sheet: &Sheet, imprint: &Imprint, texts: &Texts, paper: Paper) -> Result<Vec<u8>, PdfError> {
    let faces = Faces::new();
    let pages = pages(sheet, imprint, texts, paper, &faces);
    let font = |data: &'static [u8]| {
        Font::new(Data::from(data), 0).ok_or_else(|| PdfError("the embedded type cannot be read".to_owned()))
    };
    let logo = imprint.logo.as_ref().and_then(|logo| logo.image());
    let pen = Pen { faces: &faces, regular: font(REGULAR)?, bold: font(BOLD)?, logo };
    let mut document = Document::new();
    let metadata = Metadata::new()
        .title(clean(&format!("{} · {}", imprint.event, sheet.title)).into_owned())
        .language(texts.language().code().to_owned())
        .creator("hakem".to_owned());
    document.set_metadata(metadata);
    for page in &pages {
        draw(&mut document, page, &pen)?;
    }
    document.finish().map_err(|error| PdfError(format!("{error:?}")))
}

/// What letters and the logo are drawn with.
struct Pen<'a> {
    faces: &'a Faces,
    regular: Font,
    bold: Font,
    logo: Option<Image>,
}

fn draw(document: &mut Document, page: &Page, pen: &Pen) -> Result<(), PdfError> {
    let settings = PageSettings::from_wh(page.width, page.height)
        .ok_or_else(|| PdfError(format!("a page of {} × {} points", page.width, page.height)))?;
    let mut drawn = document.start_page_with(settings);
    let mut surface = drawn.surface();
    for mark in &page.marks {
        match mark {
            Mark::Text { line, x, baseline, size, weight, shade } => {
                fill(&mut surface, *shade);
                let font = if *weight == Weight::Bold { &pen.bold } else { &pen.regular };
                let (letters, told) = placed(line);
                let glyphs = glyphs(pen.faces, *weight, &letters);
                let start = Point::from_xy(*x, *baseline);
                surface.draw_glyphs(start, &glyphs, font.clone(), &told, *size, false);
            }
            Mark::Logo { x, y, width, height } => {
                if let Some((image, size)) = pen.logo.clone().zip(Size::from_wh(*width, *height)) {
                    surface.push_transform(&Transform::from_translate(*x, *y));
                    surface.draw_image(image, size);
                    surface.pop();
                }
            }
            Mark::Box { x, y, width, height, shade } => {
                fill(&mut surface, *shade);
                let mut path = PathBuilder::new();
                if let Some(edges) = Rect::from_xywh(*x, *y, *width, *height) {
                    path.push_rect(edges);
                }
                if let Some(path) = path.finish() {
                    surface.draw_path(&path);
                }
            }
        }
    }
    surface.finish();
    drawn.finish();
    Ok(())
}

fn fill(surface: &mut Surface, shade: Shade) {
    surface.set_fill(Some(Fill { paint: luma::Color::new(shade).into(), ..Fill::default() }));
}

fn glyphs(faces: &Faces, weight: Weight, letters: &[Placed]) -> Vec<KrillaGlyph> {
    let glyph = |placed: &Placed| {
        let found = faces.letter(weight, placed.letter);
        let range = placed.start..placed.end;
        KrillaGlyph::new(GlyphId::new(found.glyph), found.advance, 0.0, 0.0, 0.0, range, None)
    };
    letters.iter().map(glyph).collect()
}
