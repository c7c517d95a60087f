//! Sheets as PDF: the pages as they are laid out, with the letters that they need of the type.

mod letters;

use super::paper::{Faces, Mark, Page, Paper, Shade, Weight, pages, placed};
use super::picture::{Colours, Picture, Pixels};
use super::{Imprint, Imprinted};
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

/// Returns what pages call the logo of a sheet.
fn logo_of(sheet: usize) -> String {
    if sheet == 0 { "Logo".to_owned() } else { format!("Logo{sheet}") }
}

/// Returns a sheet as PDF.
///
/// # Errors
/// Says what cannot be written.
pub fn sheet(sheet: &Sheet, imprint: &Imprint, texts: &Texts, paper: Paper) -> Result<Vec<u8>, PdfError> {
    let title = format!("{} · {}", imprint.event, sheet.title);
    sheets(&title, &[Imprinted { sheet, imprint, texts }], paper)
}

/// Returns sheets as one PDF, one after the other, each beginning on a page of its own; in the language of the first.
///
/// # Errors
/// Says what cannot be written.
pub fn sheets(title: &str, sheets: &[Imprinted], paper: Paper) -> Result<Vec<u8>, PdfError> {
    let faces = Faces::new();
    let lay = |told: &Imprinted| pages(told.sheet, told.imprint, told.texts, paper, &faces);
    let laid: Vec<Vec<Page>> = sheets.iter().map(lay).collect();
    let logos: Vec<Option<Picture>> =
        sheets.iter().map(|told| told.imprint.logo.as_ref()?.picture()).collect();
    let mut pdf = Pdf::new();
    let mut next = Ref::new(1);
    let [catalog, about, tree, shared] = std::array::from_fn(|_| next.bump());
    let language = sheets.first().map_or("", |told| told.texts.language().code());
    pdf.catalog(catalog).pages(tree).lang(TextStr(language));
    pdf.document_info(about).title(TextStr(&clean(title))).creator(TextStr("hakem"));
    let mut pen = Pen::new(&faces);
    let mut kids = Vec::new();
    for (sheet, (pages, logo)) in laid.iter().zip(&logos).enumerate() {
        let logo = logo.as_ref().map(|_| logo_of(sheet));
        for page in pages {
            let [kid, marks] = std::array::from_fn(|_| next.bump());
            let edges = Rect::new(0.0, 0.0, page.width, page.height);
            let mut written = pdf.page(kid);
            written.parent(tree).media_box(edges).contents(marks).pair(Name(b"Resources"), shared);
            written.finish();
            let drawn = pen.draw(page, logo.as_deref())?;
            pdf.stream(marks, &deflated(&drawn)?).filter(Filter::FlateDecode);
            kids.push(kid);
        }
    }
    let count = i32::try_from(kids.len()).map_err(|error| PdfError(error.to_string()))?;
    pdf.pages(tree).kids(kids).count(count);
    let fonts = [
        (Weight::Regular, pen.regular.write(&mut pdf, &mut next)?),
        (Weight::Bold, pen.bold.write(&mut pdf, &mut next)?),
    ];
    let mut pictures = Vec::new();
    for (sheet, logo) in logos.iter().enumerate() {
        if let Some(logo) = logo {
            pictures.push((logo_of(sheet), picture(&mut pdf, &mut next, logo)?));
        }
    }
    let mut resources = pdf.indirect(shared).start::<Resources>();
    resources.fonts().pairs(fonts.map(|(weight, font)| (named(weight), font)));
    if !pictures.is_empty() {
        resources.x_objects().pairs(pictures.iter().map(|(name, logo)| (Name(name.as_bytes()), *logo)));
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
}

impl<'a> Pen<'a> {
    fn new(faces: &'a Faces) -> Self {
        let letters = |weight| Letters::new(weight, faces.lacking(weight));
        Self { faces, regular: letters(Weight::Regular), bold: letters(Weight::Bold) }
    }

    /// Returns what draws a page, and on it the logo of that name. PDF counts from the bottom, pages are laid out from the top.
    fn draw(&mut self, page: &Page, logo: Option<&str>) -> Result<Vec<u8>, PdfError> {
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
                    if let Some(logo) = logo {
                        let place = [*width, 0.0, 0.0, *height, *x, page.height - y - height];
                        content.save_state().transform(place).x_object(Name(logo.as_bytes())).restore_state();
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
