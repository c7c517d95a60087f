//! Names as text: capitals, alphabetical order and search in Turkish, English and Czech.
//!
//! All displayed and printed lists of names use this module: [`upper_case`] returns a name as displayed, [`Collation`]
//! is the order of a list. Display width and layout are left to others.
//!
//! # Without the feature `collation`
//!
//! The feature provides Unicode's character data. Without it names of the Turkish alphabet are displayed and ordered
//! the same in Turkish events. Other names keep the normalization form in which they were typed; in English and Czech
//! events they compare by the code points of their capitals, which is the alphabetical order of plain letters, digits
//! and spaces (except Czech CH), and places letters with marks after Z. Search is not available. Alphabetical order is
//! always the last criterion, so a pairing differs only if such names are the only remaining difference:
//!
//! * numbers of players of equal rating and title, in systems that then number by name, and so the pairings by these
//!   numbers;
//! * [`Varma`](crate::pairing::Varma) tables: federations of the same size, and players within one;
//! * `basic-swiss` and `dubov-classic`, among players who are equal in all other respects;
//! * the tie-break by name.

#[cfg(any(test, not(feature = "collation")))]
mod plain;
#[cfg(test)]
mod tests;
#[cfg(feature = "collation")]
mod unicode;

use crate::keyword::keywords;
#[cfg(not(feature = "collation"))]
use plain as letters;
use serde::{Deserialize, Serialize};
use std::cmp::Ordering;
#[cfg(feature = "collation")]
use unicode as letters;

keywords! {
/// A language of the interface, of an event, or of a player's name.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Language: code -> &'static str {
    Turkish = "tr",
    #[default]
    English = "en",
    Czech = "cs",
}
}

impl Language {
    /// Returns the name of the language in that language, for a choice that everyone can read.
    pub fn own_name(self) -> &'static str {
        match self {
            Self::Turkish => "Türkçe",
            Self::English => "English",
            Self::Czech => "Čeština",
        }
    }

    /// Finds the language of a locale name such as `tr`, `tr_TR.UTF-8` or `cs-CZ`.
    pub fn from_code(code: &str) -> Option<Self> {
        let code = code.split(['_', '-', '.']).next().unwrap_or_default();
        Self::ALL.into_iter().find(|language| language.code().eq_ignore_ascii_case(code))
    }

    /// Returns the language whose rules capitalise the names of a federation; `None` for no federation.
    ///
    /// Azerbaijan has the dotted and the dotless i of Turkish; Slovak capitals are those of Czech. All others are
    /// capitalised as in English, which is Unicode's rule for languages without rules of their own.
    pub fn of_federation(code: &str) -> Option<Self> {
        match code {
            "" => None,
            "TUR" | "AZE" | "KKTC" => Some(Self::Turkish),
            "CZE" | "SVK" => Some(Self::Czech),
            _ => Some(Self::English),
        }
    }
}

/// Returns `name` as displayed: in capitals, NFC, without surrounding blanks and with single spaces between words.
///
/// In Turkish `i` becomes `İ` and `ı` becomes `I`; the combining dot above that some programs leave after `i`
/// is dropped (general rules §7).
pub fn upper_case(name: &str, language: Language) -> String {
    if name.is_ascii() {
        return ascii_upper_case(name, language);
    }
    let composed = letters::compose(name);
    let mut text = String::with_capacity(name.len());
    for word in composed.split_whitespace() {
        if !text.is_empty() {
            text.push(' ');
        }
        for letter in word.chars() {
            let stray_dot = language == Language::Turkish && letter == '\u{307}' && text.ends_with('i');
            if !stray_dot {
                text.push(letter);
            }
        }
    }
    let capitals: String = letters::capitals(&text, language).chars().map(as_names_are_written).collect();
    letters::compose(&capitals).into_owned()
}

/// Returns the letter form used in names. Georgian has no capitals in names: those of Unicode (Mtavruli) are for
/// complete headlines, and few fonts have them.
fn as_names_are_written(capital: char) -> char {
    const FIRST_MTAVRULI: u32 = 0x1C90;
    const LAST_MTAVRULI: u32 = 0x1CBF;
    const FIRST_MKHEDRULI: u32 = 0x10D0;
    match u32::from(capital) {
        code @ FIRST_MTAVRULI..=LAST_MTAVRULI => {
            char::from_u32(code - FIRST_MTAVRULI + FIRST_MKHEDRULI).unwrap_or(capital)
        }
        _ => capital,
    }
}

/// Does the same as [`upper_case`] for a name in which every letter but `i` has the same capital in all languages.
fn ascii_upper_case(name: &str, language: Language) -> String {
    let mut text = String::with_capacity(name.len());
    for word in name.split_whitespace() {
        if !text.is_empty() {
            text.push(' ');
        }
        text.push_str(word);
    }
    if language == Language::Turkish {
        text = text.replace('i', "İ");
    }
    text.make_ascii_uppercase();
    text
}

/// Returns `text` in the form used for search: lower case without marks, so that `sukru` is found in ŞÜKRÜ.
///
/// ı and İ become `i`, ß becomes `ss`, ł, đ and ø lose their stroke. Hyphens become spaces, spaces are single;
/// apostrophes, full stops and commas are omitted. Apply it to both sides of a comparison.
#[cfg(feature = "collation")]
pub fn fold_for_search(text: &str) -> String {
    let folded = letters::fold(text);
    let mut plain = String::with_capacity(folded.len());
    for letter in folded.chars() {
        match letter {
            'ı' => plain.push('i'),
            '\'' | '’' | 'ʼ' | '.' | ',' => {}
            '-' | '\u{2010}' | '\u{2011}' => plain.push(' '),
            _ if letters::is_mark(letter) => {}
            _ => match latin_base(letter) {
                Some(base) => plain.extend(base.chars().map(|letter| letter.to_ascii_lowercase())),
                None => plain.push(letter),
            },
        }
    }
    plain.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Returns the plain letters of a Latin letter whose mark Unicode does not decompose, such as a stroke.
fn latin_base(letter: char) -> Option<&'static str> {
    Some(match letter {
        'Ł' | 'ł' => "L",
        'Đ' | 'đ' | 'Ð' | 'ð' => "D",
        'Ø' | 'ø' => "O",
        'Ħ' | 'ħ' => "H",
        'Ŧ' | 'ŧ' => "T",
        'Ə' | 'ə' => "E",
        'Æ' | 'æ' => "AE",
        'Œ' | 'œ' => "OE",
        'Þ' | 'þ' => "TH",
        _ => return None,
    })
}

/// The alphabetical order of one language, for lists of names.
///
/// A name sorts the same as typed and in capitals: the comparison always uses capitals.
#[derive(Debug)]
pub struct Collation {
    language: Language,
    /// `None` in Turkish, whose order is fixed by general rules §7 down to the last character.
    order: Option<letters::Order>,
}

impl Collation {
    /// Creates the order of `language`.
    pub fn new(language: Language) -> Self {
        Self { language, order: letters::Order::of(language) }
    }

    /// Compares two names. Names are equal only if their capitals are identical.
    pub fn compare(&self, left: &str, right: &str) -> Ordering {
        self.sort_key(left).cmp(&self.sort_key(right))
    }

    /// Returns the position of each name in alphabetical order, counted from 0; identical names keep their order.
    pub fn places<'n>(&self, names: impl IntoIterator<Item = &'n str>) -> Vec<u16> {
        let mut keys: Vec<(Vec<u8>, usize)> =
            names.into_iter().map(|name| self.sort_key(name)).zip(0..).collect();
        keys.sort_unstable();
        let mut places = vec![0; keys.len()];
        for (place, (_, index)) in (0..=u16::MAX).zip(keys) {
            places[index] = place;
        }
        places
    }

    /// Returns bytes that compare as the names do: to sort a list, compute each key once.
    ///
    /// ```
    /// use hakem_engine::collate::{Collation, Language};
    ///
    /// let order = Collation::new(Language::Turkish);
    /// let mut names = ["İnci", "Irmak", "Jale"];
    /// names.sort_by_cached_key(|name| order.sort_key(name));
    /// assert_eq!(names, ["Irmak", "İnci", "Jale"]);
    /// ```
    pub fn sort_key(&self, name: &str) -> Vec<u8> {
        let shown = upper_case(name, self.language);
        let mut key = Vec::with_capacity(3 * shown.len() + 8);
        match &self.order {
            None => shown.chars().for_each(|letter| push_turkish_weight(letter, &mut key)),
            Some(order) => order.push_weights(&shown, &mut key),
        }
        // No weight is 0, so a prefix of a name comes first. Bytes of UTF-8 are in code point order.
        key.push(0);
        key.extend_from_slice(shown.as_bytes());
        key
    }
}

const TURKISH_ALPHABET: &str = "ABCÇDEFGĞHIİJKLMNOÖPQRSŞTUÜVWXYZ";
const SEPARATOR: u8 = 1;
const FIRST_DIGIT: u8 = 2;
const FIRST_LETTER: u8 = FIRST_DIGIT + 10;
const OTHER_SCRIPT: u8 = u8::MAX;

/// Appends the weight of one capital (general rules §7): a byte, or four for a letter of another script.
///
/// ICU's Turkish order is not used: it gives apostrophes a weight, Î that of I, and orders other scripts among
/// themselves.
fn push_turkish_weight(letter: char, key: &mut Vec<u8>) {
    if let Some(place) = TURKISH_ALPHABET.chars().position(|other| other == letter) {
        key.push(FIRST_LETTER.saturating_add(u8::try_from(place).unwrap_or(OTHER_SCRIPT)));
        return;
    }
    match letter {
        ' ' | '-' | '\u{2010}' | '\u{2011}' => key.push(SEPARATOR),
        '0'..='9' => key.push(FIRST_DIGIT + (letter as u8 - b'0')),
        'Î' => push_turkish_weight('İ', key),
        _ => match (latin_base(letter), letters::without_mark(letter)) {
            (Some(base), _) => base.chars().for_each(|letter| push_turkish_weight(letter, key)),
            (None, Some(base)) => push_turkish_weight(base, key),
            (None, None) => {
                if letter.is_alphabetic() && !letters::is_mark(letter) {
                    key.push(OTHER_SCRIPT);
                    key.extend_from_slice(&u32::from(letter).to_be_bytes()[1..]);
                }
            }
        },
    }
}
