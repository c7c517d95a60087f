//! System fonts for characters missing from the embedded fonts, such as Chinese ones. They are passed in as bytes: this
//! module does no file access.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use subsetter::GlyphRemapper;
use ttf_parser::{Face, Permissions};
use unicode_properties::{GeneralCategoryGroup, UnicodeGeneralCategory};

/// A face of a system font, with the wanted characters that it has.
#[derive(Clone)]
pub struct OtherFace {
    file: Arc<[u8]>,
    index: u32,
    is_postscript: bool,
    /// Characters with their glyphs and advances, relative to the font size.
    letters: BTreeMap<char, (u16, f32)>,
}

impl std::fmt::Debug for OtherFace {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("OtherFace").field("index", &self.index).field("letters", &self.letters).finish()
    }
}

impl OtherFace {
    /// Parses the face with this index in a file. Returns `None` if it has none of the characters, cannot be embedded
    /// in PDF, or its licence forbids embedding.
    pub fn of(file: Arc<[u8]>, index: u32, wanted: &BTreeSet<char>) -> Option<Self> {
        let face = Face::parse(&file, index).ok()?;
        let is_postscript = face.tables().glyf.is_none();
        if (is_postscript && face.tables().cff.is_none())
            || face.permissions() == Some(Permissions::Restricted)
        {
            return None;
        }
        let em = f32::from(face.units_per_em());
        let letter = |wanted: &char| {
            let glyph = face.glyph_index(*wanted).filter(|glyph| glyph.0 != 0)?;
            // A bitmap glyph instead of an outline would leave a gap.
            face.glyph_bounding_box(glyph)?;
            let advance = face.glyph_hor_advance(glyph).map_or(em, f32::from) / em;
            Some((*wanted, (glyph.0, advance)))
        };
        let letters: BTreeMap<char, (u16, f32)> =
            wanted.iter().filter(|letter| stands_alone(**letter)).filter_map(letter).collect();
        let glyphs: Vec<u16> = letters.values().map(|(glyph, _)| *glyph).collect();
        // A damaged file is detected here, while another face can still be searched.
        let is_sound = subsetter::subset(&file, index, &GlyphRemapper::new_from_glyphs(&glyphs)).is_ok();
        (!letters.is_empty() && is_sound).then_some(Self { file, index, is_postscript, letters })
    }

    pub fn file(&self) -> (&[u8], u32) {
        (&self.file, self.index)
    }

    /// Returns true if its outlines are PostScript (CFF).
    pub fn is_postscript(&self) -> bool {
        self.is_postscript
    }

    pub fn letters(&self) -> impl Iterator<Item = char> + '_ {
        self.letters.keys().copied()
    }

    /// Returns glyph and advance of a wanted character; `None` if the face lacks it.
    pub(super) fn letter(&self, letter: char) -> Option<(u16, f32)> {
        self.letters.get(&letter).copied()
    }
}

/// Returns true if a character is drawn without shaping. Most scripts from Arabic to Khmer need contextual forms and
/// positions, by rules of the font that are not implemented here: a missing glyph is reported, a wrongly shaped word
/// would not be.
pub fn stands_alone(letter: char) -> bool {
    let takes_forms = matches!(
        letter,
        '\u{590}'..='\u{109F}' | '\u{1100}'..='\u{11FF}' | '\u{1700}'..='\u{1C4F}' | '\u{A800}'..='\u{ABFF}'
            | '\u{D7B0}'..='\u{D7FF}' | '\u{FB1D}'..='\u{FDFF}' | '\u{FE70}'..='\u{FEFF}' | '\u{10800}'..='\u{11FFF}'
    );
    !takes_forms && letter.general_category_group() != GeneralCategoryGroup::Mark
}
