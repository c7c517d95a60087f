//! Sheets as PDF: the pages as they are laid out, with the letters that they need of the type.

mod letters;

use super::Imprint;
use super::paper::{Faces, Mark, Page, Paper, Shade, Weight, pages, placed};
use super::picture::{Colours, Picture, Pixels};
use crate::i18n::Texts;
use crate::sheet::data::Sheet;
use crate::text::clean;
use flate2::Compression;
use flate2::write::ZlibEncoder;
use letters::Letters;
use pdf_writer::writers::Resources;
use pdf_writer::{Content, Filter, Finish, Name, Pdf, Rect, Ref, Str, TextStr};
use std::io::Write;
use thiserror::Error;

/// Why there is no PDF of a sheet: a fault of the program.
#[derive(Debug, Error)]
#[error("the pages cannot be written as PDF: {0}")]
pub struct PdfError(String);

/// What pages call the logo.
const LOGO: Name = Name(b"Logo");

/// Returns a sheet as PDF.
///
/// # Errors
/// Says what cannot be written.
pub fn sheet(sheet: &Sheet, imprint: &Imprint, texts: &Texts, paper: Paper) -> Result<Vec<u8>, PdfError> {
    let faces = Faces::new();
    let laid = pages(sheet, imprint, texts, paper, &faces);
    let logo = imprint.logo.as_ref().and_then(|logo| logo.picture());
    let mut pdf = Pdf::new();
    let mut next = Ref::new(1);
    let [catalog, about, tree, shared] = std::array::from_fn(|_| next.bump());
    pdf.catalog(catalog).pages(tree).lang(TextStr(texts.language().code()));
    let title = clean(&format!("{} · {}", imprint.event, sheet.title)).into_owned();
    pdf.document_info(about).title(TextStr(&title)).creator(TextStr("hakem"));
    let mut pen = Pen::new(&faces, logo.is_some());
    let mut kids = Vec::with_capacity(laid.len());
    for page in &laid {
        let [kid, marks] = std::array::from_fn(|_| next.bump());
        let edges = Rect::new(0.0, 0.0, page.width, page.height);
        let mut written = pdf.page(kid);
        written.parent(tree).media_box(edges).contents(marks).pair(Name(b"Resources"), shared);
        written.finish();
        pdf.stream(marks, &deflated(&pen.draw(page)?)?).filter(Filter::FlateDecode);
        kids.push(kid);
    }
    let count = i32::try_from(kids.len()).map_err(|error| PdfError(error.to_string()))?;
    pdf.pages(tree).kids(kids).count(count);
    let fonts = [
        (Weight::Regular, pen.regular.write(&mut pdf, &mut next)?),
        (Weight::Bold, pen.bold.write(&mut pdf, &mut next)?),
    ];
    let logo = logo.map(|logo| picture(&mut pdf, &mut next, &logo)).transpose()?;
    let mut resources = pdf.indirect(shared).start::<Resources>();
    resources.fonts().pairs(fonts.map(|(weight, font)| (named(weight), font)));
    if let Some(logo) = logo {
        resources.x_objects().pair(LOGO, logo);
    }
    resources.finish();
    Ok(pdf.finish())
}

/// What pages call a face.
fn named(weight: Weight) -> Name<'static> {
    match weight {
        Weight::Regular => Name(b"Regular"),
        Weight::Bold => Name(b"Bold"),
    }
}

fn deflated(bytes: &[u8]) -> Result<Vec<u8>, PdfError> {
    let mut packed = ZlibEncoder::new(Vec::new(), Compression::default());
    packed.write_all(bytes).and_then(|()| packed.finish()).map_err(|error| PdfError(error.to_string()))
}

/// What pages are drawn with, and which letters they needed.
struct Pen<'a> {
    faces: &'a Faces,
    regular: Letters,
    bold: Letters,
    has_logo: bool,
}

impl<'a> Pen<'a> {
    fn new(faces: &'a Faces, has_logo: bool) -> Self {
        let letters = |weight| Letters::new(weight, faces.lacking(weight));
        Self { faces, regular: letters(Weight::Regular), bold: letters(Weight::Bold), has_logo }
    }

    /// Returns what draws a page. PDF counts from the bottom, pages are laid out from the top.
    fn draw(&mut self, page: &Page) -> Result<Vec<u8>, PdfError> {
        let mut content = Content::new();
        let mut dipped = None;
        let mut dip = |content: &mut Content, shade: Shade| {
            if dipped.replace(shade) != Some(shade) {
                content.set_fill_gray(f32::from(shade) / f32::from(Shade::MAX));
            }
        };
        for mark in &page.marks {
            match mark {
                Mark::Text { line, x, baseline, size, weight, shade } => {
                    dip(&mut content, *shade);
                    let codes = self.codes(*weight, line)?;
                    content.begin_text().set_font(named(*weight), *size);
                    content.next_line(*x, page.height - baseline).show(Str(&codes)).end_text();
                }
                Mark::Logo { x, y, width, height } => {
                    if self.has_logo {
                        let place = [*width, 0.0, 0.0, *height, *x, page.height - y - height];
                        content.save_state().transform(place).x_object(LOGO).restore_state();
                    }
                }
                Mark::Box { x, y, width, height, shade } => {
                    dip(&mut content, *shade);
                    content.rect(*x, page.height - y - height, *width, *height).fill_nonzero();
                }
            }
        }
        Ok(content.finish().into_vec())
    }

    /// Returns the codes of a line's letters from left to right.
    fn codes(&mut self, weight: Weight, line: &str) -> Result<Vec<u8>, PdfError> {
        let letters = match weight {
            Weight::Regular => &mut self.regular,
            Weight::Bold => &mut self.bold,
        };
        let (signs, told) = placed(line);
        let mut codes = Vec::with_capacity(2 * signs.len());
        for sign in signs {
            let letter = self.faces.letter(weight, sign.letter);
            let code = letters.code(letter, told.get(sign.start..sign.end).unwrap_or_default());
            let code = code.ok_or_else(|| PdfError("it has too many different letters".to_owned()))?;
            codes.extend_from_slice(&code.to_be_bytes());
        }
        Ok(codes)
    }
}

/// Writes a picture and returns where it stands.
fn picture(pdf: &mut Pdf, next: &mut Ref, picture: &Picture) -> Result<Ref, PdfError> {
    let Picture { width, height, colours, pixels } = picture;
    let side = |pixels: u32| i32::try_from(pixels).map_err(|error| PdfError(error.to_string()));
    let (width, height) = (side(*width)?, side(*height)?);
    let mut put = |colours: Colours, bytes: &[u8], filter: Filter, mask: Option<Ref>| {
        let at = next.bump();
        let mut image = pdf.image_xobject(at, bytes);
        image.filter(filter);
        image.width(width).height(height).bits_per_component(8).interpolate(true);
        match colours {
            Colours::Grey => image.color_space().device_gray(),
            Colours::Rgb => image.color_space().device_rgb(),
            Colours::Cmyk | Colours::TurnedCmyk => image.color_space().device_cmyk(),
        }
        if colours == Colours::TurnedCmyk {
            image.decode([1.0, 0.0].repeat(4));
        }
        if let Some(mask) = mask {
            image.s_mask(mask);
        }
        at
    };
    Ok(match pixels {
        Pixels::Jpeg(file) => put(*colours, file, Filter::DctDecode, None),
        Pixels::Plain { colours: bytes, opacity } => {
            let mask = opacity.as_ref().map(|opacity| deflated(opacity)).transpose()?;
            let mask = mask.map(|mask| put(Colours::Grey, &mask, Filter::FlateDecode, None));
            put(*colours, &deflated(bytes)?, Filter::FlateDecode, mask)
        }
    })
}
