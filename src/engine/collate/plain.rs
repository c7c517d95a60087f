//! Letter handling without character data: enough for the Turkish alphabet, and for plain letters.

use super::Language;
use std::borrow::Cow;

/// Returns a text unchanged: composition of letters and marks is not available here.
pub fn compose(text: &str) -> Cow<'_, str> {
    Cow::Borrowed(text)
}

pub fn capitals(text: &str, language: Language) -> String {
    match language {
        Language::Turkish => text.replace('i', "İ").to_uppercase(),
        _ => text.to_uppercase(),
    }
}

/// Returns true if a character is a mark on the previous letter: one of those in European languages.
pub fn is_mark(letter: char) -> bool {
    ('\u{300}'..='\u{36F}').contains(&letter)
}

/// Returns the letter without its mark, for the letters of Turkish names outside the alphabet.
pub fn without_mark(letter: char) -> Option<char> {
    match letter {
        'Â' => Some('A'),
        'Û' => Some('U'),
        _ => None,
    }
}

/// The order of the letters of a language.
#[derive(Debug)]
pub struct Order;

impl Order {
    /// Returns the order of a language; `None` for Turkish, whose order is defined separately.
    pub fn of(language: Language) -> Option<Self> {
        (language != Language::Turkish).then_some(Self)
    }

    /// Appends bytes that compare as texts in capitals do: here by code points.
    #[expect(clippy::unused_self, reason = "the order that the feature brings holds data")]
    pub fn push_weights(&self, shown: &str, key: &mut Vec<u8>) {
        key.extend_from_slice(shown.as_bytes());
    }
}
