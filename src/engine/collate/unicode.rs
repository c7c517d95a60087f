//! Letter handling by Unicode and its common locale data.

use super::Language;
use icu_casemap::CaseMapper;
use icu_collator::CollatorBorrowed;
use icu_collator::options::CollatorOptions;
use icu_locale_core::{LanguageIdentifier, Locale};
use icu_normalizer::properties::{
    CanonicalCombiningClassMap, CanonicalCombiningClassMapBorrowed, CanonicalDecomposition,
    CanonicalDecompositionBorrowed, Decomposed,
};
use icu_normalizer::{ComposingNormalizerBorrowed, DecomposingNormalizerBorrowed};
use std::borrow::Cow;

const NFC: ComposingNormalizerBorrowed = ComposingNormalizerBorrowed::new_nfc();
const NFKD: DecomposingNormalizerBorrowed = DecomposingNormalizerBorrowed::new_nfkd();
const COMBINING: CanonicalCombiningClassMapBorrowed = CanonicalCombiningClassMap::new();
const DECOMPOSITION: CanonicalDecompositionBorrowed = CanonicalDecomposition::new();

/// Returns a text in NFC: letters and their marks as one character where one exists.
pub fn compose(text: &str) -> Cow<'_, str> {
    NFC.normalize(text)
}

/// Returns a text in the capitals of a language. Greek words use Greek capitals in every language: without the tonos.
pub fn capitals(text: &str, language: Language) -> String {
    let upper = |word: &str| {
        let code = if word.contains(is_greek) { "el" } else { language.code() };
        let identifier = LanguageIdentifier::try_from_str(code).unwrap_or(LanguageIdentifier::UNKNOWN);
        CaseMapper::new().uppercase_to_string(word, &identifier).into_owned()
    };
    text.split_inclusive(' ').map(upper).collect()
}

fn is_greek(letter: char) -> bool {
    matches!(letter, '\u{370}'..='\u{3FF}' | '\u{1F00}'..='\u{1FFF}')
}

/// Returns a text in lower case, with each mark as a separate character (NFKD).
pub fn fold(text: &str) -> String {
    CaseMapper::new().fold_string(&NFKD.normalize(text)).into_owned()
}

/// Returns true if a character is a mark on the previous letter.
pub fn is_mark(letter: char) -> bool {
    COMBINING.get_u8(letter) != 0
}

/// Returns the letter without its mark; `None` if it has none.
pub fn without_mark(letter: char) -> Option<char> {
    match DECOMPOSITION.decompose(letter) {
        Decomposed::Singleton(base) => Some(base),
        Decomposed::Expansion(base, mark) => is_mark(mark).then_some(base),
        Decomposed::Default => None,
    }
}

/// The order of the letters of a language.
#[derive(Debug)]
pub struct Order(CollatorBorrowed<'static>);

impl Order {
    /// Returns the order of a language; `None` for Turkish, whose order is defined separately.
    pub fn of(language: Language) -> Option<Self> {
        if language == Language::Turkish {
            return None;
        }
        let locale = Locale::try_from_str(language.code()).unwrap_or(Locale::UNKNOWN);
        let collator = CollatorBorrowed::try_new(locale.into(), CollatorOptions::default())
            .expect("the order of every language is compiled in");
        Some(Self(collator))
    }

    /// Appends bytes that compare as texts in capitals do.
    pub fn push_weights(&self, shown: &str, key: &mut Vec<u8>) {
        let Ok(()) = self.0.write_sort_key_to(shown, key);
    }
}
