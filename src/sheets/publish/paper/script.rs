//! Visual order and shaping: right-to-left scripts are reordered, Arabic letters are joined. The faces have a glyph for
//! each form, so font shaping rules are not needed.

use icu_normalizer::ComposingNormalizerBorrowed;
use std::borrow::Cow;
use unicode_bidi::{ParagraphBidiInfo, bidi_class, level::Level};

/// First code point of the right-to-left scripts.
const FIRST: char = '\u{590}';

/// Arabic letters with the first code point and the number of their forms: isolated, final, initial, medial. Letters
/// with two forms lack the latter two, since they join only the preceding letter.
const FORMS: [(char, u32, u32); 42] = [
    ('\u{621}', 0xFE80, 1),
    ('\u{622}', 0xFE81, 2),
    ('\u{623}', 0xFE83, 2),
    ('\u{624}', 0xFE85, 2),
    ('\u{625}', 0xFE87, 2),
    ('\u{626}', 0xFE89, 4),
    ('\u{627}', 0xFE8D, 2),
    ('\u{628}', 0xFE8F, 4),
    ('\u{629}', 0xFE93, 2),
    ('\u{62A}', 0xFE95, 4),
    ('\u{62B}', 0xFE99, 4),
    ('\u{62C}', 0xFE9D, 4),
    ('\u{62D}', 0xFEA1, 4),
    ('\u{62E}', 0xFEA5, 4),
    ('\u{62F}', 0xFEA9, 2),
    ('\u{630}', 0xFEAB, 2),
    ('\u{631}', 0xFEAD, 2),
    ('\u{632}', 0xFEAF, 2),
    ('\u{633}', 0xFEB1, 4),
    ('\u{634}', 0xFEB5, 4),
    ('\u{635}', 0xFEB9, 4),
    ('\u{636}', 0xFEBD, 4),
    ('\u{637}', 0xFEC1, 4),
    ('\u{638}', 0xFEC5, 4),
    ('\u{639}', 0xFEC9, 4),
    ('\u{63A}', 0xFECD, 4),
    ('\u{641}', 0xFED1, 4),
    ('\u{642}', 0xFED5, 4),
    ('\u{643}', 0xFED9, 4),
    ('\u{644}', 0xFEDD, 4),
    ('\u{645}', 0xFEE1, 4),
    ('\u{646}', 0xFEE5, 4),
    ('\u{647}', 0xFEE9, 4),
    ('\u{648}', 0xFEED, 2),
    ('\u{649}', 0xFEEF, 2),
    ('\u{64A}', 0xFEF1, 4),
    ('\u{67E}', 0xFB56, 4),
    ('\u{686}', 0xFB7A, 4),
    ('\u{698}', 0xFB8A, 2),
    ('\u{6A9}', 0xFB8E, 4),
    ('\u{6AF}', 0xFB92, 4),
    ('\u{6CC}', 0xFBFC, 4),
];

/// The letter that forms a ligature with a following alef.
const LAM: char = '\u{644}';

/// Returns the first of the two forms of the ligature of lam with a following letter, if there is one.
fn with_lam(letter: char) -> Option<u32> {
    match letter {
        '\u{622}' => Some(0xFEF5),
        '\u{623}' => Some(0xFEF7),
        '\u{625}' => Some(0xFEF9),
        '\u{627}' => Some(0xFEFB),
        _ => None,
    }
}

fn forms(letter: char) -> Option<(u32, u32)> {
    let found = FORMS.binary_search_by_key(&letter, |(letter, ..)| *letter).ok()?;
    FORMS.get(found).map(|&(_, first, count)| (first, count))
}

/// Returns true if a letter joins the following one; so does the tatweel, which elongates words.
fn joins_after(letter: char) -> bool {
    letter == '\u{640}' || forms(letter).is_some_and(|(_, count)| count == 4)
}

fn joins_before(letter: char) -> bool {
    letter == '\u{640}' || forms(letter).is_some_and(|(_, count)| count >= 2)
}

/// Returns true for a mark above or below a letter, which does not interrupt joining.
fn is_mark(letter: char) -> bool {
    matches!(letter, '\u{64B}'..='\u{65F}' | '\u{670}')
}

/// Composes each letter with its mark into one character, if it exists, and replaces Arabic letters by their contextual
/// forms. Measuring, line breaking and drawing use the result.
pub fn composed(text: &str) -> String {
    let text = ComposingNormalizerBorrowed::new_nfc().normalize(text);
    if text.chars().all(|letter| forms(letter).is_none()) {
        return text.into_owned();
    }
    let letters: Vec<char> = text.chars().collect();
    let mut joined = String::with_capacity(text.len());
    let mut at = 0;
    while let Some(&letter) = letters.get(at) {
        let beside = |letter: &&char| !is_mark(**letter);
        let before = letters.iter().take(at).rev().find(beside).is_some_and(|&before| joins_after(before));
        let after = letters.iter().skip(at + 1).find(beside).is_some_and(|&after| joins_before(after));
        let pair = letters.get(at + 1).filter(|_| letter == LAM).and_then(|&after| with_lam(after));
        let code = match (pair, forms(letter)) {
            (Some(first), _) => Some(first + u32::from(before)),
            (None, Some((first, 4))) => Some(first + u32::from(before) + 2 * u32::from(after)),
            (None, Some((first, 2))) => Some(first + u32::from(before)),
            (None, Some((first, _))) => Some(first),
            (None, None) => None,
        };
        joined.push(code.and_then(char::from_u32).unwrap_or(letter));
        at += if pair.is_some() { 2 } else { 1 };
    }
    joined
}

/// A character in visual order, with its range in the logical text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Placed {
    pub letter: char,
    pub start: usize,
    pub end: usize,
}

/// Returns true if a text contains right-to-left characters.
pub fn is_right_to_left(text: &str) -> bool {
    use unicode_bidi::BidiClass::{AL, AN, R};
    text.chars().any(|letter| letter >= FIRST && matches!(bidi_class(letter), R | AL | AN))
}

/// Returns the characters of a composed line in visual order, and the logical text for searching and copying:
/// characters without contextual forms, in reading order.
pub fn placed(line: &str) -> (Vec<Placed>, Cow<'_, str>) {
    let as_read = |(start, letter): (usize, char)| Placed { letter, start, end: start + letter.len_utf8() };
    if !is_right_to_left(line) {
        return (line.char_indices().map(as_read).collect(), Cow::Borrowed(line));
    }
    // The blank before the word that begins the next line comes last, and does not affect the order.
    let (line, blanks) = line.split_at(line.trim_end_matches(' ').len());
    let levels = ParagraphBidiInfo::new(line, None).reordered_levels_per_char(0..line.len());
    let mut told = String::with_capacity(line.len() + blanks.len());
    let plain = ComposingNormalizerBorrowed::new_nfkc();
    let letters: Vec<Placed> = line
        .chars()
        .zip(&levels)
        .map(|(letter, level)| {
            let start = told.len();
            match letter {
                '\u{FB50}'..='\u{FDFF}' | '\u{FE70}'..='\u{FEFF}' => {
                    told.push_str(&plain.normalize(letter.encode_utf8(&mut [0; 4])));
                }
                letter => told.push(letter),
            }
            let letter = if level.is_rtl() { mirrored(letter) } else { letter };
            Placed { letter, start, end: told.len() }
        })
        .collect();
    let order = ParagraphBidiInfo::reorder_visual(&levels as &[Level]);
    let mut placed: Vec<Placed> = order.into_iter().filter_map(|at| letters.get(at).copied()).collect();
    for letter in blanks.chars() {
        placed.push(Placed { letter, start: told.len(), end: told.len() + letter.len_utf8() });
        told.push(letter);
    }
    (placed, Cow::Owned(told))
}

/// Returns a bracket mirrored for right-to-left lines.
fn mirrored(letter: char) -> char {
    match letter {
        '(' => ')',
        ')' => '(',
        '[' => ']',
        ']' => '[',
        '{' => '}',
        '}' => '{',
        '<' => '>',
        '>' => '<',
        '«' => '»',
        '»' => '«',
        letter => letter,
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Faces, Weight};
    use super::*;

    fn drawn(text: &str) -> String {
        placed(&composed(text)).0.iter().map(|placed| placed.letter).collect()
    }

    #[test]
    fn hebrew_runs_from_right_to_left_and_figures_and_latin_in_it_do_not() {
        assert_eq!(drawn("Ng, A (2)"), "Ng, A (2)");
        assert_eq!(drawn("כהן"), "ןהכ");
        assert_eq!(drawn("כהן 12 (א)"), "(א) 12 ןהכ");
        assert_eq!(drawn("Open · כהן"), "Open · ןהכ");
        assert_eq!(drawn("כהן "), "ןהכ ");
    }

    #[test]
    fn arabic_letters_are_joined_and_extracted_as_they_are_read() {
        // Final dal, medial meem, medial hah, initial meem; lam with alef is one ligature.
        assert_eq!(drawn("محمد"), "\u{FEAA}\u{FEE4}\u{FEA4}\u{FEE3}");
        assert_eq!(drawn("سلام"), "\u{FEE1}\u{FEFC}\u{FEB3}");
        assert_eq!(drawn("پژ"), "\u{FB8B}\u{FB58}");
        let line = composed("سلام محمد");
        let (letters, told) = placed(&line);
        assert_eq!(told, "سلام محمد");
        let first = letters.last().unwrap();
        assert_eq!(&told[first.start..first.end], "س");
    }

    #[test]
    fn the_faces_have_every_form_of_arabic_and_hebrew_letters() {
        let faces = Faces::new();
        let forms = FORMS.iter().flat_map(|&(_, first, count)| first..first + count);
        let codes = forms.chain(0xFEF5..=0xFEFC).chain(0x5D0..=0x5EA);
        for letter in codes.filter_map(char::from_u32) {
            for weight in [Weight::Regular, Weight::Bold] {
                assert_ne!(faces.letter(weight, letter).glyph, 0, "{weight:?} {letter} {letter:?}");
            }
        }
    }
}
