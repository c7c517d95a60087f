//! Embedded fonts of paper sheets: glyphs and widths of characters.

use super::system_fonts::OtherFace;
use std::borrow::Cow;
use std::collections::BTreeSet;

/// DejaVu Sans Condensed (`assets/fonts/LICENSE`).
pub const REGULAR: &[u8] = include_bytes!("../../../../assets/fonts/DejaVuSansCondensed.ttf");

pub const BOLD: &[u8] = include_bytes!("../../../../assets/fonts/DejaVuSansCondensed-Bold.ttf");

/// Font weight.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Weight {
    /// Names and figures.
    #[default]
    Regular,
    /// Titles, heads, and what readers search for.
    Bold,
}

/// A character in a face.
#[derive(Clone, Copy, Debug)]
pub struct Letter {
    /// Glyph id; 0 is the box for missing characters.
    pub glyph: u16,
    /// Advance, relative to the font size.
    pub advance: f32,
    /// Index of the system face; `None` if an embedded face has the character, or none has it.
    pub other: Option<usize>,
}

/// Characters below this are looked up once: Latin with all marks of Turkish, Czech and Polish.
const KNOWN: u32 = 0x250;

/// Drawn as a hyphen; omitted by programs that copy or search the text of a page.
const SOFT_HYPHEN: char = '\u{AD}';

/// Tolerance for widths, which are sums of the same advances in another order, so that text measured to fit does fit.
const TOLERANCE: f32 = 0.01;

/// Returns true for words in scripts with letter case, such as Latin, Greek and Cyrillic names; addresses and hashes
/// break without a hyphen.
fn is_hyphenated(word: &str) -> bool {
    let is_lettered = |letter: char| letter.is_lowercase() || letter.is_uppercase();
    word.chars().all(|letter| is_lettered(letter) || matches!(letter, ' ' | ',' | '.' | '-' | '\'' | '’'))
}

/// Splits a word after the hyphens inside it.
fn parts(word: &str) -> impl Iterator<Item = &str> {
    let mut before = ' ';
    word.split_inclusive(move |letter: char| {
        let breaks = letter == '-' && before.is_alphabetic();
        before = letter;
        breaks
    })
}

struct Face {
    font: ttf_parser::Face<'static>,
    known: Vec<Letter>,
}

impl Face {
    fn new(data: &'static [u8]) -> Self {
        let font = ttf_parser::Face::parse(data, 0).expect("the embedded file is a font: tests draw with it");
        let mut face = Self { font, known: Vec::new() };
        let known = (0..KNOWN).map(|code| face.look_up(char::from_u32(code).unwrap_or(' ')));
        face.known = known.collect();
        face
    }

    fn look_up(&self, letter: char) -> Letter {
        let em = f32::from(self.font.units_per_em());
        let glyph = self.font.glyph_index(letter).unwrap_or_default();
        let advance = self.font.glyph_hor_advance(glyph).map_or(em, f32::from);
        Letter { glyph: glyph.0, advance: advance / em, other: None }
    }

    fn letter(&self, letter: char) -> Letter {
        let known = usize::try_from(u32::from(letter)).ok().and_then(|code| self.known.get(code));
        known.copied().unwrap_or_else(|| self.look_up(letter))
    }
}

/// Both embedded faces, and system faces for missing characters.
pub struct Faces {
    regular: Face,
    bold: Face,
    others: Vec<OtherFace>,
}

impl Faces {
    pub fn new() -> Self {
        Self { regular: Face::new(REGULAR), bold: Face::new(BOLD), others: Vec::new() }
    }

    /// Adds system faces for characters that both embedded faces lack.
    #[must_use]
    pub fn with(self, others: Vec<OtherFace>) -> Self {
        Self { others, ..self }
    }

    pub fn others(&self) -> &[OtherFace] {
        &self.others
    }

    pub fn letter(&self, weight: Weight, letter: char) -> Letter {
        let own = match weight {
            Weight::Regular => self.regular.letter(letter),
            Weight::Bold => self.bold.letter(letter),
        };
        if own.glyph != 0 || self.others.is_empty() {
            return own;
        }
        let mut others = self.others.iter().enumerate();
        let other = others.find_map(|(at, face)| {
            let (glyph, advance) = face.letter(letter)?;
            Some(Letter { glyph, advance, other: Some(at) })
        });
        other.unwrap_or(own)
    }

    /// Returns the box for missing characters in a weight.
    pub fn lacking(&self, weight: Weight) -> Letter {
        // No face has a glyph for this code point.
        self.letter(weight, char::MAX)
    }

    /// Returns the characters of a composed text that are missing in one of the weights.
    pub fn lack_of(&self, text: &str) -> BTreeSet<char> {
        let lacks = |letter: &char| {
            [Weight::Regular, Weight::Bold].iter().any(|weight| self.letter(*weight, *letter).glyph == 0)
        };
        text.chars().filter(lacks).collect()
    }

    /// Returns the width of a line, relative to the font size.
    pub fn width(&self, weight: Weight, line: &str) -> f32 {
        line.chars().map(|letter| self.letter(weight, letter).advance).sum()
    }

    /// Returns as much of a line as fits, with an ellipsis if it was cut. The blank that [`Faces::wrap`] leaves at the
    /// end of a line needs no space.
    pub fn cut<'a>(&self, weight: Weight, line: &'a str, room: f32) -> Cow<'a, str> {
        if self.width(weight, line.trim_end()) <= room + TOLERANCE {
            return Cow::Borrowed(line);
        }
        let ellipsis = self.letter(weight, '…').advance;
        let mut taken = String::new();
        let mut width = ellipsis;
        for letter in line.chars() {
            width += self.letter(weight, letter).advance;
            if width > room {
                break;
            }
            taken.push(letter);
        }
        Cow::Owned(taken.trim_end().to_owned() + "…")
    }

    /// Breaks text into lines that fit: between words and after hyphens; inside a word only if it is longer than a
    /// line, with a soft hyphen. The blank at the end of a line other than the last separates two words: it takes no
    /// space, and text copied from the lines keeps it.
    pub fn wrap(&self, weight: Weight, text: &str, room: f32) -> Vec<String> {
        let mut lines = vec![String::new()];
        let mut width = 0.0;
        for word in text.split_inclusive(' ') {
            let hyphen = if is_hyphenated(word) { self.letter(weight, SOFT_HYPHEN).advance } else { 0.0 };
            for part in parts(word) {
                let bare = part.trim_end();
                if width > 0.0 && width + self.width(weight, bare) > room + TOLERANCE {
                    lines.push(String::new());
                    width = 0.0;
                }
                let is_broken = self.width(weight, bare) > room + TOLERANCE;
                let mut letters = part.chars().peekable();
                while let Some(letter) = letters.next() {
                    let advance = self.letter(weight, letter).advance;
                    // A character followed by another one leaves space for the hyphen after it.
                    let is_last = letters.peek().is_none_or(|next| *next == ' ');
                    let needed = if is_broken && !is_last { advance + hyphen } else { advance };
                    if width > 0.0 && width + needed > room + TOLERANCE && letter != ' ' {
                        if hyphen > 0.0
                            && let Some(line) = lines.last_mut()
                        {
                            line.push(SOFT_HYPHEN);
                        }
                        lines.push(String::new());
                        width = 0.0;
                    }
                    if let Some(line) = lines.last_mut() {
                        line.push(letter);
                    }
                    width += advance;
                }
            }
        }
        let last = lines.len() - 1;
        let lines = lines.into_iter().enumerate();
        let ended = |(at, line): (usize, String)| match line.trim_end() {
            bare if at < last && bare.len() < line.len() => format!("{bare} "),
            bare => bare.to_owned(),
        };
        lines.map(ended).collect()
    }
}

impl Default for Faces {
    fn default() -> Self {
        Self::new()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_faces_have_every_letter_of_the_languages_and_the_signs_of_sheets() {
        let faces = Faces::new();
        let letters = "ABCÇDEFGĞHIİJKLMNOÖPRSŞTUÜVYZabcçdefgğhıijklmnoöprsştuüvyz\
            ÁČĎÉĚÍŇÓŘŠŤÚŮÝŽáčďéěíňóřšťúůýžĄĆĘŁŃŚŹŻąćęłńśźżÄÖÜßÉÈ½¼¾–—…·→↓↑≥≤×✗┌│└♔♕♖♗♘♙♚♛♜♝♞♟";
        for weight in [Weight::Regular, Weight::Bold] {
            for letter in letters.chars() {
                assert_ne!(faces.letter(weight, letter).glyph, 0, "{weight:?} {letter}");
            }
        }
    }

    #[test]
    fn lines_break_between_words_and_never_exceed_their_room() {
        let faces = Faces::new();
        let text = "Round 1 drafted by Dutch system, Donaudampfschifffahrtsgesellschaftskapitän";
        for room in [4.0, 9.0, 30.0] {
            let lines = faces.wrap(Weight::Regular, text, room);
            assert_eq!(lines.concat().replace(SOFT_HYPHEN, ""), text);
            assert!(
                lines.iter().all(|line| faces.width(Weight::Regular, line.trim_end()) <= room),
                "{lines:?}"
            );
        }
        assert_eq!(faces.wrap(Weight::Regular, "one two", 2.5), ["one ", "two"]);
        assert_eq!(faces.wrap(Weight::Regular, "Rimsky-Korsakov", 6.0), ["Rimsky-", "Korsakov"]);
        assert_eq!(faces.wrap(Weight::Regular, "Rimskykorsakov", 6.0)[0].chars().last(), Some(SOFT_HYPHEN));
        assert!(
            !faces
                .wrap(Weight::Regular, "https://example.org/a/long/path", 6.0)
                .concat()
                .contains(SOFT_HYPHEN)
        );
        // The blank at the end of a line is no reason to cut the word before it.
        let room = faces.width(Weight::Bold, "PAPADOPOULOS,");
        assert_eq!(faces.cut(Weight::Bold, "PAPADOPOULOS, ", room), "PAPADOPOULOS, ");
        assert!(faces.width(Weight::Bold, &faces.cut(Weight::Bold, text, 8.0)) <= 8.0);
    }
}
