//! Embedded glyphs of a face. Each pair of glyph and text has a separate code, so that searching and copying yields the
//! text in reading order, whatever glyph represents it.

use super::{PdfError, deflated};
use crate::publish::paper::{BOLD, Letter, OtherFace, REGULAR, Weight};
use pdf_writer::types::{CidFontType, FontFlags, SystemInfo, UnicodeCmap};
use pdf_writer::{Filter, Finish, Name, Pdf, Rect, Ref, Str};
use std::collections::BTreeMap;
use subsetter::GlyphRemapper;
use ttf_parser::{Face, RawFace, Tag, name_id};

/// Units per em in PDF.
const HEIGHT: f32 = 1000.0;

/// Character collection in which codes have no further meaning.
const SYSTEM: SystemInfo = SystemInfo { registry: Str(b"Adobe"), ordering: Str(b"Identity"), supplement: 0 };

/// A character of the file.
struct Shown {
    /// Glyph id in the subset font.
    glyph: u16,
    /// Advance, relative to the font size.
    advance: f32,
    /// Text that it represents.
    told: String,
}

/// Font file of a face.
#[derive(Clone, Copy)]
pub struct FaceFile<'a> {
    bytes: &'a [u8],
    index: u32,
    /// True for PostScript (CFF) outlines. Codes are then the glyph ids of the subset, so that each glyph has one code,
    /// and the text it had first.
    is_postscript: bool,
}

impl FaceFile<'static> {
    pub fn of(weight: Weight) -> Self {
        let bytes = match weight {
            Weight::Regular => REGULAR,
            Weight::Bold => BOLD,
        };
        Self { bytes, index: 0, is_postscript: false }
    }
}

impl<'a> From<&'a OtherFace> for FaceFile<'a> {
    fn from(face: &'a OtherFace) -> Self {
        let (bytes, index) = face.file();
        Self { bytes, index, is_postscript: face.is_postscript() }
    }
}

/// The characters of one face used in a file. The index of a character is its code.
pub struct Letters<'a> {
    face: FaceFile<'a>,
    kept: GlyphRemapper,
    shown: Vec<Shown>,
    /// Codes by glyph id of the original face.
    codes: BTreeMap<u16, Vec<u16>>,
}

impl<'a> Letters<'a> {
    /// Starts with the box for missing characters.
    pub fn new(face: FaceFile<'a>, lacking: Letter) -> Self {
        let shown = vec![Shown { glyph: 0, advance: lacking.advance, told: String::new() }];
        Self { face, kept: GlyphRemapper::new(), shown, codes: BTreeMap::new() }
    }

    /// Returns true if no character was requested.
    pub fn is_empty(&self) -> bool {
        self.shown.len() < 2
    }

    /// Returns true if every requested character has a glyph.
    pub fn has_every_sign(&self) -> bool {
        self.shown.iter().skip(1).all(|shown| shown.glyph != 0)
    }

    /// Returns the code of a character with this text; `None` if there are more characters than codes.
    pub fn code(&mut self, letter: Letter, told: &str) -> Option<u16> {
        let codes = self.codes.entry(letter.glyph).or_default();
        let tells = |code: &&u16| {
            self.face.is_postscript
                || self.shown.get(usize::from(**code)).is_some_and(|shown| shown.told == told)
        };
        if let Some(code) = codes.iter().find(tells) {
            return Some(*code);
        }
        let code = u16::try_from(self.shown.len()).ok()?;
        let glyph = self.kept.remap(letter.glyph);
        self.shown.push(Shown { glyph, advance: letter.advance, told: told.to_owned() });
        codes.push(code);
        Some(code)
    }

    /// Writes the subset font, and returns its object id.
    pub fn write(&self, pdf: &mut Pdf, next: &mut Ref) -> Result<Ref, PdfError> {
        let type_fault = |why: String| PdfError(format!("the type: {why}"));
        let FaceFile { bytes, index, is_postscript } = self.face;
        let face = Face::parse(bytes, index).map_err(|error| type_fault(error.to_string()))?;
        let kept =
            subsetter::subset(bytes, index, &self.kept).map_err(|error| type_fault(error.to_string()))?;
        // For PostScript outlines, PDF embeds only the CFF table.
        let table = RawFace::parse(&kept, 0).ok().and_then(|raw| raw.table(Tag::from_bytes(b"CFF ")));
        let kept = table.filter(|_| is_postscript).unwrap_or(&kept);
        let [font, letters, about, told, glyphs, file] = std::array::from_fn(|_| next.bump());
        let name = self.name(&face, kept);
        let name = Name(name.as_bytes());
        pdf.type0_font(font)
            .base_font(name)
            .encoding_predefined(Name(b"Identity-H"))
            .descendant_font(letters)
            .to_unicode(told);
        let mut written = pdf.cid_font(letters);
        written.base_font(name).system_info(SYSTEM).font_descriptor(about).default_width(0.0);
        if is_postscript {
            written.subtype(CidFontType::Type0);
        } else {
            written.subtype(CidFontType::Type2).cid_to_gid_map_stream(glyphs);
        }
        written.widths().consecutive(0, self.shown.iter().map(|shown| shown.advance * HEIGHT));
        written.finish();
        describe(pdf, (about, file), name, &face, is_postscript);
        if !is_postscript {
            let signs: Vec<u8> = self.shown.iter().flat_map(|shown| shown.glyph.to_be_bytes()).collect();
            pdf.stream(glyphs, &deflated(&signs)?).filter(Filter::FlateDecode);
        }
        pdf.cmap(told, &deflated(&self.texts())?).filter(Filter::FlateDecode);
        let length = i32::try_from(kept.len()).map_err(|error| type_fault(error.to_string()))?;
        let packed = deflated(kept)?;
        let mut written = pdf.stream(file, &packed);
        written.filter(Filter::FlateDecode);
        if is_postscript {
            written.pair(Name(b"Subtype"), Name(b"CIDFontType0C"));
        } else {
            written.pair(Name(b"Length1"), length);
        }
        written.finish();
        Ok(font)
    }

    /// Returns the ToUnicode map of the codes.
    fn texts(&self) -> Vec<u8> {
        let mut map = UnicodeCmap::new(Name(b"Told"), SYSTEM);
        for (code, shown) in (0..=u16::MAX).zip(&self.shown) {
            if !shown.told.is_empty() {
                map.pair_with_multiple(code, shown.told.chars());
            }
        }
        map.finish().into_vec()
    }

    /// Returns the name of the face with a six-letter subset tag.
    fn name(&self, face: &Face, kept: &[u8]) -> String {
        let mark = blake3::hash(kept);
        let mark = mark.as_bytes().iter().take(6).map(|byte| char::from(b'A' + byte % 26));
        let is_named = |name: &ttf_parser::name::Name| name.name_id == name_id::POST_SCRIPT_NAME;
        let name = face.names().into_iter().filter(is_named).find_map(|name| name.to_string());
        let name = name.unwrap_or_default();
        let plain = name.chars().filter(|letter| letter.is_ascii_alphanumeric() || *letter == '-').take(63);
        mark.chain(['+']).chain(plain).collect()
    }
}

/// Writes the font descriptor, for programs that do not read the metrics from the font file.
fn describe(pdf: &mut Pdf, (about, file): (Ref, Ref), name: Name, face: &Face, is_postscript: bool) {
    let scale = HEIGHT / f32::from(face.units_per_em());
    let scaled = |length: i16| f32::from(length) * scale;
    let edges = face.global_bounding_box();
    // Estimated stem width: typical for a font of this weight.
    let stem = 10.0 + 0.244 * (f32::from(face.weight().to_number()) - 50.0);
    let mut written = pdf.font_descriptor(about);
    written
        .name(name)
        .flags(FontFlags::SYMBOLIC)
        .bbox(Rect::new(scaled(edges.x_min), scaled(edges.y_min), scaled(edges.x_max), scaled(edges.y_max)))
        .italic_angle(0.0)
        .ascent(scaled(face.ascender()))
        .descent(scaled(face.descender()))
        .cap_height(scaled(face.capital_height().unwrap_or(face.ascender())))
        .stem_v(stem);
    if is_postscript {
        written.font_file3(file);
    } else {
        written.font_file2(file);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_glyph_has_a_code_for_each_text_that_it_represents() {
        let letter = |glyph| Letter { glyph, advance: 0.5, other: None };
        let mut letters = Letters::new(FaceFile::of(Weight::Regular), letter(0));
        // A bracket, the mirrored one, characters that the face lacks.
        let told = [(11, "("), (11, ")"), (11, "("), (0, "王"), (0, "小"), (0, "王")];
        let codes = told.map(|(glyph, told)| letters.code(letter(glyph), told).unwrap());
        assert_eq!(codes, [1, 2, 1, 3, 4, 3]);
    }
}
