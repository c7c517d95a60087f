//! Faces of the system for letters that the type of the pages lacks, such as Chinese ones. They are handed in as files: nothing here reads a
//! disk.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use subsetter::GlyphRemapper;
use ttf_parser::{Face, Permissions};
use unicode_properties::{GeneralCategoryGroup, UnicodeGeneralCategory};

/// A face of the system, and which of the letters that were looked for it has.
#[derive(Clone)]
pub struct OtherFace {
    file: Arc<[u8]>,
    index: u32,
    is_postscript: bool,
    /// The letters with their glyphs, and how far each takes the pen, in parts of the size of the type.
    letters: BTreeMap<char, (u16, f32)>,
}

impl std::fmt::Debug for OtherFace {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("OtherFace").field("index", &self.index).field("letters", &self.letters).finish()
    }
}

impl OtherFace {
    /// Reads the face with this index in a file; `None` where it has none of the letters, is none that pages can hold, or its maker forbids
    /// that they do.
    #[must_use]
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
            // A picture in place of an outline would leave a gap.
            face.glyph_bounding_box(glyph)?;
            let advance = face.glyph_hor_advance(glyph).map_or(em, f32::from) / em;
            Some((*wanted, (glyph.0, advance)))
        };
        let letters: BTreeMap<char, (u16, f32)> =
            wanted.iter().filter(|letter| stands_alone(**letter)).filter_map(letter).collect();
        let glyphs: Vec<u16> = letters.values().map(|(glyph, _)| *glyph).collect();
        // A damaged file is found out here, where another face can be looked for.
        let is_sound = subsetter::subset(&file, index, &GlyphRemapper::new_from_glyphs(&glyphs)).is_ok();
        (!letters.is_empty() && is_sound).then_some(Self { file, index, is_postscript, letters })
    }

    /// Returns the file and which of its faces this is.
    #[must_use]
    pub fn file(&self) -> (&[u8], u32) {
        (&self.file, self.index)
    }

    /// Whether its outlines have the form of PostScript.
    #[must_use]
    pub fn is_postscript(&self) -> bool {
        self.is_postscript
    }

    /// Returns which of the letters that were looked for it has.
    pub fn letters(&self) -> impl Iterator<Item = char> + '_ {
        self.letters.keys().copied()
    }

    /// Returns the glyph and the advance of a letter that was looked for; `None` where the face lacks it.
    pub(super) fn letter(&self, letter: char) -> Option<(u16, f32)> {
        self.letters.get(&letter).copied()
    }
}

/// Whether a letter is drawn by itself as it is. Those of most scripts from Arabic to Khmer take other forms and places beside each other, by
/// rules of the face that nobody follows here: a box is told of, a word of wrong forms would not be.
#[must_use]
pub fn stands_alone(letter: char) -> bool {
    let takes_forms = matches!(
        letter,
        '\u{590}'..='\u{109F}' | '\u{1100}'..='\u{11FF}' | '\u{1700}'..='\u{1C4F}' | '\u{A800}'..='\u{ABFF}'
            | '\u{D7B0}'..='\u{D7FF}' | '\u{FB1D}'..='\u{FDFF}' | '\u{FE70}'..='\u{FEFF}' | '\u{10800}'..='\u{11FFF}'
    );
    !takes_forms && letter.general_category_group() != GeneralCategoryGroup::Mark
}
