//! Sheets as PDF: the laid-out pages with subsets of the fonts.

mod about;
mod bookmarks;
mod letters;
mod packed;
mod tags;

use super::paper::{Faces, Laid, Page, PageMark, PageSetup, Shade, Structure, Weight, laid, placed};
use super::picture::{Colours, Picture, Pixels};
use super::{Imprint, Imprinted};
use crate::i18n::Texts;
use crate::sheet::data::Sheet;
use crate::text::clean;
use bookmarks::Bookmark;
use flate2::Compression;
use flate2::write::ZlibEncoder;
use letters::{FaceFile, Letters};
use pdf_writer::types::TabOrder;
use pdf_writer::writers::Resources;
use pdf_writer::{Content, Filter, Finish, Name, Pdf, Rect, Ref, Str, TextStr};
use std::io::Write;
use tags::{Tags, Told, role};
use thiserror::Error;

/// Error when writing the PDF of a sheet: a bug in the program.
#[derive(Debug, Error)]
#[error("the pages cannot be written as PDF: {0}")]
pub struct PdfError(String);

/// Returns the resource name of the logo of a sheet.
fn logo_of(sheet: usize) -> String {
    if sheet == 0 { "Logo".to_owned() } else { format!("Logo{sheet}") }
}

pub fn sheet(
    sheet: &Sheet,
    imprint: &Imprint,
    texts: &Texts,
    setup: impl Into<PageSetup>,
) -> Result<Vec<u8>, PdfError> {
    let title = format!("{} · {}", imprint.event, sheet.title);
    sheets(&title, &[Imprinted { sheet, imprint, texts }], setup)
}

/// Returns several sheets as one PDF, each starting on a new page; in the language of the first.
pub fn sheets(title: &str, sheets: &[Imprinted], setup: impl Into<PageSetup>) -> Result<Vec<u8>, PdfError> {
    let setup = setup.into();
    let others = sheets.iter().flat_map(|told| told.imprint.faces.iter().cloned());
    let faces = Faces::new().with(others.collect());
    let mut file = File::new(&faces);
    for told in sheets {
        let laid = laid(told.sheet, told.imprint, told.texts, setup, &faces);
        let logo = told.imprint.logo.as_ref().and_then(|logo| logo.picture());
        file.add(&laid, logo, told.texts.language().code())?;
    }
    let language = sheets.first().map_or("", |told| told.texts.language().code());
    file.finish(&clean(title), language)
}

struct File<'a> {
    pdf: Pdf,
    next: Ref,
    tree: Ref,
    resources: Ref,
    pen: Pen<'a>,
    tags: Tags,
    pages: Vec<Ref>,
    bookmarks: Vec<Bookmark>,
    /// Logos of the sheets, with their resource names.
    logos: Vec<(String, Picture)>,
}

impl<'a> File<'a> {
    fn new(faces: &'a Faces) -> Self {
        let mut next = Ref::new(1);
        let [tree, resources] = std::array::from_fn(|_| next.bump());
        let tags = Tags::new(&mut next);
        Self {
            pdf: Pdf::new(),
            next,
            tree,
            resources,
            pen: Pen::new(faces),
            tags,
            pages: Vec::new(),
            bookmarks: Vec::new(),
            logos: Vec::new(),
        }
    }

    /// Adds the pages of a sheet, and its structure for screen readers.
    fn add(&mut self, laid: &Laid, logo: Option<Picture>, language: &str) -> Result<(), PdfError> {
        let sheet = self.next.bump();
        let first = self.next;
        laid.structure.elements.iter().for_each(|_| _ = self.next.bump());
        let name = logo.is_some().then(|| logo_of(self.logos.len()));
        let mut told = Vec::with_capacity(laid.pages.len());
        for page in &laid.pages {
            let [id, marks] = std::array::from_fn(|_| self.next.bump());
            let (drawn, marked) = self.pen.draw(page, &laid.structure, name.as_deref())?;
            let mut written = self.pdf.page(id);
            written.parent(self.tree).media_box(Rect::new(0.0, 0.0, page.width, page.height));
            written.contents(marks).pair(Name(b"Resources"), self.resources);
            written.struct_parents(self.tags.next_page()?).tab_order(TabOrder::StructureOrder);
            written.finish();
            self.pdf.stream(marks, &deflated(&drawn)?).filter(Filter::FlateDecode);
            self.tags.add_page(&marked, first, &mut self.next)?;
            self.pages.push(id);
            told.push(Told { page, id, marked });
        }
        let ids: Vec<Ref> = told.iter().map(|told| told.id).collect();
        bookmarks::collect(laid, &ids, &mut self.bookmarks);
        self.logos.extend(name.zip(logo));
        self.tags.add_sheet(laid, &told, language, (sheet, first))
    }

    fn finish(mut self, title: &str, language: &str) -> Result<Vec<u8>, PdfError> {
        let [catalog, info, about] = std::array::from_fn(|_| self.next.bump());
        let root = self.tags.root();
        let mut packed = self.tags.finish(language)?;
        let bookmarks = bookmarks::write(&self.bookmarks, &mut packed, &mut self.next)?;
        let mut written = self.pdf.catalog(catalog);
        written.pages(self.tree).lang(TextStr(language)).metadata(about);
        written.pair(Name(b"StructTreeRoot"), root);
        bookmarks.into_iter().for_each(|bookmarks| _ = written.outlines(bookmarks));
        written.mark_info().marked(true);
        written.viewer_preferences().display_doc_title(true);
        written.finish();
        self.pdf.document_info(info).title(TextStr(title)).creator(TextStr("hakem"));
        let said = about::metadata(title, self.pen.has_every_sign());
        self.pdf.metadata(about, said.as_bytes());
        let count = i32::try_from(self.pages.len()).map_err(|error| PdfError(error.to_string()))?;
        self.pdf.pages(self.tree).kids(self.pages).count(count);
        let mut fonts = Vec::with_capacity(self.pen.faces_used().count());
        for (name, letters) in self.pen.faces_used() {
            fonts.push((name, letters.write(&mut self.pdf, &mut self.next)?));
        }
        let mut pictures = Vec::with_capacity(self.logos.len());
        for (name, logo) in &self.logos {
            pictures.push((name, picture(&mut self.pdf, &mut self.next, logo)?));
        }
        let mut resources = self.pdf.indirect(self.resources).start::<Resources>();
        resources.fonts().pairs(fonts.iter().map(|(name, font)| (Name(name.as_bytes()), *font)));
        if !pictures.is_empty() {
            resources.x_objects().pairs(pictures.iter().map(|(name, logo)| (Name(name.as_bytes()), *logo)));
        }
        resources.finish();
        packed.finish(self.pdf, &mut self.next)
    }
}

/// Returns the resource name of a face: of a weight, or of a system font.
fn named(weight: Weight, other: Option<usize>) -> String {
    match (other, weight) {
        (Some(other), _) => format!("Other{other}"),
        (None, Weight::Regular) => "Regular".to_owned(),
        (None, Weight::Bold) => "Bold".to_owned(),
    }
}

fn deflated(bytes: &[u8]) -> Result<Vec<u8>, PdfError> {
    let mut packed = ZlibEncoder::new(Vec::new(), Compression::default());
    packed.write_all(bytes).and_then(|()| packed.finish()).map_err(|error| PdfError(error.to_string()))
}

/// Codes of consecutive characters of one face: of a weight, or of a system font.
struct Run {
    other: Option<usize>,
    codes: Vec<u8>,
}

/// Faces for drawing pages, with the characters used.
struct Pen<'a> {
    faces: &'a Faces,
    regular: Letters<'a>,
    bold: Letters<'a>,
    /// Characters of the system faces, in their order.
    others: Vec<Letters<'a>>,
}

impl<'a> Pen<'a> {
    fn new(faces: &'a Faces) -> Self {
        let letters = |weight| Letters::new(FaceFile::of(weight), faces.lacking(weight));
        let lacking = faces.lacking(Weight::Regular);
        let others = faces.others().iter().map(|face| Letters::new(face.into(), lacking)).collect();
        Self { faces, regular: letters(Weight::Regular), bold: letters(Weight::Bold), others }
    }

    /// Returns the faces that pages use, with their resource names.
    fn faces_used(&self) -> impl Iterator<Item = (String, &Letters<'a>)> {
        let own = [(Weight::Regular, &self.regular), (Weight::Bold, &self.bold)];
        let own = own.into_iter().map(|(weight, letters)| (named(weight, None), letters));
        let others = self.others.iter().enumerate().filter(|(_, letters)| !letters.is_empty());
        own.chain(others.map(|(at, letters)| (named(Weight::Regular, Some(at)), letters)))
    }

    /// Returns true if every drawn character has a glyph.
    fn has_every_sign(&self) -> bool {
        self.faces_used().all(|(_, letters)| letters.has_every_sign())
    }

    /// Returns the content stream of a page, and the elements to which its marked parts belong. `logo` is the resource
    /// name of the logo. PDF coordinates start at the bottom, laid-out pages at the top.
    fn draw(
        &mut self,
        page: &Page,
        structure: &Structure,
        logo: Option<&str>,
    ) -> Result<(Vec<u8>, Vec<usize>), PdfError> {
        let mut content = Content::new();
        let mut parts = Parts::default();
        let mut dipped = None;
        let mut dip = |content: &mut Content, shade: Shade| {
            if dipped.replace(shade) != Some(shade) {
                content.set_fill_gray(f32::from(shade) / f32::from(Shade::MAX));
            }
        };
        for mark in &page.marks {
            parts.reach(&mut content, mark, structure)?;
            match mark {
                PageMark::Element(_) => {}
                PageMark::Text { line, x, baseline, size, weight, shade } => {
                    dip(&mut content, *shade);
                    content.begin_text().next_line(*x, page.height - baseline);
                    for Run { other, codes } in self.codes(*weight, line)? {
                        let face = named(*weight, other);
                        content.set_font(Name(face.as_bytes()), *size).show(Str(&codes));
                    }
                    content.end_text();
                }
                PageMark::Logo { x, y, width, height } => {
                    if let Some(logo) = logo {
                        let place = [*width, 0.0, 0.0, *height, *x, page.height - y - height];
                        content.save_state().transform(place).x_object(Name(logo.as_bytes())).restore_state();
                    }
                }
                PageMark::Box { x, y, width, height, shade } => {
                    dip(&mut content, *shade);
                    content.rect(*x, page.height - y - height, *width, *height).fill_nonzero();
                }
            }
        }
        parts.end(&mut content);
        Ok((content.finish().into_vec(), parts.marked))
    }

    /// Returns the codes of a line's characters in visual order, grouped by face.
    fn codes(&mut self, weight: Weight, line: &str) -> Result<Vec<Run>, PdfError> {
        let (signs, told) = placed(line);
        let mut runs: Vec<Run> = Vec::with_capacity(1);
        for sign in signs {
            let letter = self.faces.letter(weight, sign.letter);
            let letters = match (letter.other.and_then(|other| self.others.get_mut(other)), weight) {
                (Some(other), _) => other,
                (None, Weight::Regular) => &mut self.regular,
                (None, Weight::Bold) => &mut self.bold,
            };
            let code = letters.code(letter, told.get(sign.start..sign.end).unwrap_or_default());
            let code = code.ok_or_else(|| PdfError("it has too many different letters".to_owned()))?;
            match runs.last_mut().filter(|run| run.other == letter.other) {
                Some(run) => run.codes.extend_from_slice(&code.to_be_bytes()),
                None => runs.push(Run { other: letter.other, codes: code.to_be_bytes().to_vec() }),
            }
        }
        Ok(runs)
    }
}

/// Marked-content parts of a page under construction.
#[derive(Default)]
struct Parts {
    /// Elements of the parts that belong to one.
    marked: Vec<usize>,
    is_open: bool,
}

impl Parts {
    /// Starts a part if the mark, or the first mark of a page, begins one.
    fn reach(
        &mut self,
        content: &mut Content,
        mark: &PageMark,
        structure: &Structure,
    ) -> Result<(), PdfError> {
        let element = match mark {
            PageMark::Element(element) => {
                self.end(content);
                *element
            }
            _ if self.is_open => return Ok(()),
            _ => None,
        };
        self.is_open = true;
        match element.and_then(|at| Some((at, structure.elements.get(at)?))) {
            Some((at, element)) => {
                let part = i32::try_from(self.marked.len()).map_err(|error| PdfError(error.to_string()))?;
                let mut begun = content.begin_marked_content_with_properties(role(&element.kind).to_name());
                begun.properties().identify(part);
                self.marked.push(at);
            }
            None => _ = content.begin_marked_content(Name(b"Artifact")),
        }
        Ok(())
    }

    fn end(&mut self, content: &mut Content) {
        if std::mem::take(&mut self.is_open) {
            content.end_marked_content();
        }
    }
}

/// Writes an image and returns its object id.
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
