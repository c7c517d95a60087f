//! The letters of a face that a file shows: each sign with what it tells has a code of its own, so that whoever searches or
//! copies a page gets the text as it is read, whatever sign stands for it.

use super::{PdfError, deflated};
use crate::publish::paper::{BOLD, Letter, REGULAR, Weight};
use pdf_writer::types::{CidFontType, FontFlags, SystemInfo, UnicodeCmap};
use pdf_writer::{Filter, Finish, Name, Pdf, Rect, Ref, Str};
use std::collections::BTreeMap;
use subsetter::GlyphRemapper;
use ttf_parser::Face;

/// In PDF, type is this high.
const HEIGHT: f32 = 1000.0;

/// Codes are the numbers of letters, and nothing else.
const SYSTEM: SystemInfo = SystemInfo { registry: Str(b"Adobe"), ordering: Str(b"Identity"), supplement: 0 };

/// A letter that a file shows.
struct Shown {
    /// Its glyph among those that are kept.
    glyph: u16,
    /// How far it takes the pen, in parts of the size of the type.
    advance: f32,
    /// What it tells.
    told: String,
}

/// The letters of one face that a file shows. The place of a letter is its code.
pub struct Letters {
    weight: Weight,
    kept: GlyphRemapper,
    shown: Vec<Shown>,
    /// By glyph of the whole face: what each of its codes tells.
    codes: BTreeMap<u16, Vec<u16>>,
}

impl Letters {
    /// Begins with the box that stands for letters that the face lacks.
    pub fn new(weight: Weight, lacking: Letter) -> Self {
        let shown = vec![Shown { glyph: 0, advance: lacking.advance, told: String::new() }];
        Self { weight, kept: GlyphRemapper::new(), shown, codes: BTreeMap::new() }
    }

    /// Whether every letter that was asked for has a sign of its own.
    pub fn has_every_sign(&self) -> bool {
        self.shown.iter().skip(1).all(|shown| shown.glyph != 0)
    }

    /// Returns the code of a letter that tells this; `None` where there are more letters than codes.
    pub fn code(&mut self, letter: Letter, told: &str) -> Option<u16> {
        let codes = self.codes.entry(letter.glyph).or_default();
        let tells = |code: &&u16| self.shown.get(usize::from(**code)).is_some_and(|shown| shown.told == told);
        if let Some(code) = codes.iter().find(tells) {
            return Some(*code);
        }
        let code = u16::try_from(self.shown.len()).ok()?;
        let glyph = self.kept.remap(letter.glyph);
        self.shown.push(Shown { glyph, advance: letter.advance, told: told.to_owned() });
        codes.push(code);
        Some(code)
    }

    /// Writes the face with these letters and returns where it stands.
    pub fn write(&self, pdf: &mut Pdf, next: &mut Ref) -> Result<Ref, PdfError> {
        let whole = match self.weight {
            Weight::Regular => REGULAR,
            Weight::Bold => BOLD,
        };
        let type_fault = |why: String| PdfError(format!("the embedded type: {why}"));
        let face = Face::parse(whole, 0).map_err(|error| type_fault(error.to_string()))?;
        let kept = subsetter::subset(whole, 0, &self.kept).map_err(|error| type_fault(error.to_string()))?;
        let [font, letters, about, told, glyphs, file] = std::array::from_fn(|_| next.bump());
        let name = self.name(&kept);
        let name = Name(name.as_bytes());
        pdf.type0_font(font)
            .base_font(name)
            .encoding_predefined(Name(b"Identity-H"))
            .descendant_font(letters)
            .to_unicode(told);
        let mut written = pdf.cid_font(letters);
        written.subtype(CidFontType::Type2).base_font(name).system_info(SYSTEM).font_descriptor(about);
        written.default_width(0.0).cid_to_gid_map_stream(glyphs);
        written.widths().consecutive(0, self.shown.iter().map(|shown| shown.advance * HEIGHT));
        written.finish();
        describe(pdf, (about, file), name, &face);
        let signs: Vec<u8> = self.shown.iter().flat_map(|shown| shown.glyph.to_be_bytes()).collect();
        pdf.stream(glyphs, &deflated(&signs)?).filter(Filter::FlateDecode);
        pdf.cmap(told, &deflated(&self.texts())?).filter(Filter::FlateDecode);
        let length = i32::try_from(kept.len()).map_err(|error| type_fault(error.to_string()))?;
        let packed = deflated(&kept)?;
        pdf.stream(file, &packed).filter(Filter::FlateDecode).pair(Name(b"Length1"), length);
        Ok(font)
    }

    /// Returns what each code tells, as PDF writes it.
    fn texts(&self) -> Vec<u8> {
        let mut map = UnicodeCmap::new(Name(b"Told"), SYSTEM);
        for (code, shown) in (0..=u16::MAX).zip(&self.shown) {
            if !shown.told.is_empty() {
                map.pair_with_multiple(code, shown.told.chars());
            }
        }
        map.finish().into_vec()
    }

    /// Returns the name of the face with six letters before it that tell what is kept of it.
    fn name(&self, kept: &[u8]) -> String {
        let mark = blake3::hash(kept);
        let mark = mark.as_bytes().iter().take(6).map(|byte| char::from(b'A' + byte % 26));
        let name = match self.weight {
            Weight::Regular => "+DejaVuSansCondensed",
            Weight::Bold => "+DejaVuSansCondensed-Bold",
        };
        mark.chain(name.chars()).collect()
    }
}

/// Writes what a program needs to know of a face that it does not draw from the file.
fn describe(pdf: &mut Pdf, (about, file): (Ref, Ref), name: Name, face: &Face) {
    let scale = HEIGHT / f32::from(face.units_per_em());
    let scaled = |length: i16| f32::from(length) * scale;
    let edges = face.global_bounding_box();
    // As wide as the upright strokes of type of such a weight usually are.
    let stem = 10.0 + 0.244 * (f32::from(face.weight().to_number()) - 50.0);
    pdf.font_descriptor(about)
        .name(name)
        .flags(FontFlags::SYMBOLIC)
        .bbox(Rect::new(scaled(edges.x_min), scaled(edges.y_min), scaled(edges.x_max), scaled(edges.y_max)))
        .italic_angle(0.0)
        .ascent(scaled(face.ascender()))
        .descent(scaled(face.descender()))
        .cap_height(scaled(face.capital_height().unwrap_or(face.ascender())))
        .stem_v(stem)
        .font_file2(file);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sign_has_a_code_for_each_text_that_it_tells() {
        let letter = |glyph| Letter { glyph, advance: 0.5 };
        let mut letters = Letters::new(Weight::Regular, letter(0));
        // A bracket, the same turned around, letters that the face lacks.
        let told = [(11, "("), (11, ")"), (11, "("), (0, "王"), (0, "小"), (0, "王")];
        let codes = told.map(|(glyph, told)| letters.code(letter(glyph), told).unwrap());
        assert_eq!(codes, [1, 2, 1, 3, 4, 3]);
    }
}
