//! Names as text: capitals, alphabetical order and search in Turkish, English and Czech.
//!
//! Whatever list of names is shown or printed takes its order from here. Nothing here knows how wide a name
//! is or where it is shown.

use icu_casemap::CaseMapper;
use icu_collator::CollatorBorrowed;
use icu_collator::options::CollatorOptions;
use icu_locale_core::{LanguageIdentifier, langid, locale};
use icu_normalizer::properties::{
    CanonicalCombiningClassMap, CanonicalCombiningClassMapBorrowed, CanonicalDecomposition,
    CanonicalDecompositionBorrowed, Decomposed,
};
use icu_normalizer::{ComposingNormalizerBorrowed, DecomposingNormalizerBorrowed};
use serde::{Deserialize, Serialize};
use std::cmp::Ordering;

const NFC: ComposingNormalizerBorrowed = ComposingNormalizerBorrowed::new_nfc();
const NFKD: DecomposingNormalizerBorrowed = DecomposingNormalizerBorrowed::new_nfkd();
const COMBINING: CanonicalCombiningClassMapBorrowed = CanonicalCombiningClassMap::new();
const DECOMPOSITION: CanonicalDecompositionBorrowed = CanonicalDecomposition::new();

/// A language of the interface, of an event, or of a player's name.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Language {
    /// Türkçe
    Turkish,
    /// English
    #[default]
    English,
    /// čeština
    Czech,
}

impl Language {
    /// Every language, in the order offered to the arbiter.
    pub const ALL: [Self; 3] = [Self::Turkish, Self::English, Self::Czech];

    /// Returns the ISO 639-1 code: `tr`, `en`, `cs`.
    #[must_use]
    pub fn code(self) -> &'static str {
        match self {
            Self::Turkish => "tr",
            Self::English => "en",
            Self::Czech => "cs",
        }
    }

    /// Returns what the language calls itself, for a choice that everybody can read.
    #[must_use]
    pub fn own_name(self) -> &'static str {
        match self {
            Self::Turkish => "Türkçe",
            Self::English => "English",
            Self::Czech => "Čeština",
        }
    }

    /// Finds the language of a locale name such as `tr`, `tr_TR.UTF-8` or `cs-CZ`.
    #[must_use]
    pub fn from_code(code: &str) -> Option<Self> {
        let code = code.split(['_', '-', '.']).next().unwrap_or_default();
        Self::ALL.into_iter().find(|language| language.code().eq_ignore_ascii_case(code))
    }

    /// Returns the language by whose rules the names of a federation are put in capitals; `None` for no federation.
    ///
    /// Azerbaijan has the dotted and the dotless i of Turkish; Slovak capitals are those of Czech. All others are put in
    /// capitals as English is, which is what Unicode does where no language has a rule of its own.
    #[must_use]
    pub fn of_federation(code: &str) -> Option<Self> {
        match code {
            "" => None,
            "TUR" | "AZE" | "KKTC" => Some(Self::Turkish),
            "CZE" | "SVK" => Some(Self::Czech),
            _ => Some(Self::English),
        }
    }

    fn identifier(self) -> LanguageIdentifier {
        match self {
            Self::Turkish => langid!("tr"),
            Self::English => langid!("en"),
            Self::Czech => langid!("cs"),
        }
    }
}

/// Returns `name` as it is shown: in capitals, NFC, no blanks around it and one space between words.
///
/// In Turkish `i` becomes `İ` and `ı` becomes `I`; the combining dot above that some programs leave after `i`
/// is dropped (general rules §7).
#[must_use]
pub fn upper_case(name: &str, language: Language) -> String {
    if name.is_ascii() {
        return ascii_upper_case(name, language);
    }
    let composed = NFC.normalize(name);
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
    let capitals = CaseMapper::new().uppercase_to_string(&text, &language.identifier());
    NFC.normalize(&capitals.chars().map(as_names_are_written).collect::<String>()).into_owned()
}

/// Returns the letter in which names are written. Georgian has no capitals in names: those that Unicode has (Mtavruli) are for
/// whole headlines, and few fonts have them.
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

/// Does what [`upper_case`] does to a name of which every letter has the same capital in all languages, but for the `i`.
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

/// Returns `text` as search sees it: small letters without marks, so that `sukru` is found in ŞÜKRÜ.
///
/// ı and İ become `i`, ß becomes `ss`, ł, đ and ø lose their stroke. Hyphens are spaces, spaces are single;
/// apostrophes, full stops and commas are left out. To be used on both sides of a comparison.
#[must_use]
pub fn fold_for_search(text: &str) -> String {
    let decomposed = NFKD.normalize(text);
    let folded = CaseMapper::new().fold_string(&decomposed);
    let mut plain = String::with_capacity(folded.len());
    for letter in folded.chars() {
        match letter {
            'ı' => plain.push('i'),
            '\'' | '’' | 'ʼ' | '.' | ',' => {}
            '-' | '\u{2010}' | '\u{2011}' => plain.push(' '),
            _ if is_mark(letter) => {}
            _ => match latin_base(letter) {
                Some(base) => plain.extend(base.chars().map(|letter| letter.to_ascii_lowercase())),
                None => plain.push(letter),
            },
        }
    }
    plain.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn is_mark(letter: char) -> bool {
    COMBINING.get_u8(letter) != 0
}

/// The plain letters of a Latin letter whose mark Unicode does not take off, such as a stroke.
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
/// A name sorts the same as typed and in capitals: what is compared is always the name in capitals.
#[derive(Debug)]
pub struct Collation {
    language: Language,
    /// `None` in Turkish, whose order general rules §7 fixes down to the last character.
    icu: Option<CollatorBorrowed<'static>>,
}

impl Collation {
    /// Makes the order of `language`.
    #[must_use]
    pub fn new(language: Language) -> Self {
        let locale = match language {
            Language::Turkish => return Self { language, icu: None },
            Language::English => locale!("en"),
            Language::Czech => locale!("cs"),
        };
        let collator = CollatorBorrowed::try_new(locale.into(), CollatorOptions::default())
            .expect("the order of English and Czech is compiled in");
        Self { language, icu: Some(collator) }
    }

    /// Compares two names. Only names whose capitals are the same are equal.
    #[must_use]
    pub fn compare(&self, left: &str, right: &str) -> Ordering {
        self.sort_key(left).cmp(&self.sort_key(right))
    }

    /// Returns the place of each name in alphabetical order, counted from 0; names that are the same keep their
    /// order.
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

    /// Returns bytes that compare as the names do: to sort a list, make each key once.
    ///
    /// ```
    /// use hakem_engine::collate::{Collation, Language};
    ///
    /// let order = Collation::new(Language::Turkish);
    /// let mut names = ["İnci", "Irmak", "Jale"];
    /// names.sort_by_cached_key(|name| order.sort_key(name));
    /// assert_eq!(names, ["Irmak", "İnci", "Jale"]);
    /// ```
    #[must_use]
    pub fn sort_key(&self, name: &str) -> Vec<u8> {
        let shown = upper_case(name, self.language);
        let mut key = Vec::with_capacity(3 * shown.len() + 8);
        match &self.icu {
            None => shown.chars().for_each(|letter| push_turkish_weight(letter, &mut key)),
            Some(collator) => {
                let Ok(()) = collator.write_sort_key_to(&shown, &mut key);
            }
        }
        // No weight is 0, so a name that begins another comes first. Bytes of UTF-8 are in code point order.
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
/// ICU's Turkish order is not used here: it gives apostrophes a weight, Î that of I, and other scripts an
/// order of their own.
fn push_turkish_weight(letter: char, key: &mut Vec<u8>) {
    if let Some(place) = TURKISH_ALPHABET.chars().position(|other| other == letter) {
        key.push(FIRST_LETTER.saturating_add(u8::try_from(place).unwrap_or(OTHER_SCRIPT)));
        return;
    }
    match letter {
        ' ' | '-' | '\u{2010}' | '\u{2011}' => key.push(SEPARATOR),
        '0'..='9' => key.push(FIRST_DIGIT + (letter as u8 - b'0')),
        'Î' => push_turkish_weight('İ', key),
        _ => match (latin_base(letter), DECOMPOSITION.decompose(letter)) {
            (Some(base), _) => base.chars().for_each(|letter| push_turkish_weight(letter, key)),
            (None, Decomposed::Singleton(base)) => push_turkish_weight(base, key),
            (None, Decomposed::Expansion(base, mark)) if is_mark(mark) => push_turkish_weight(base, key),
            (None, Decomposed::Default | Decomposed::Expansion(..)) => {
                if letter.is_alphabetic() && !is_mark(letter) {
                    key.push(OTHER_SCRIPT);
                    key.extend_from_slice(&u32::from(letter).to_be_bytes()[1..]);
                }
            }
        },
    }
}

#[cfg(test)]
mod tests {
    use super::Language::{Czech, English, Turkish};
    use super::*;
    use icu_collator::options::Strength;
    use proptest::prelude::*;

    #[derive(Deserialize)]
    struct Golden {
        upper_case: Vec<Shown>,
        in_order: Vec<String>,
    }

    #[derive(Deserialize)]
    struct Shown {
        typed: String,
        shown: String,
    }

    fn golden() -> Golden {
        serde_json::from_str(include_str!("../../tests/golden/turkish-names.json")).unwrap()
    }

    #[track_caller]
    fn check_order(language: Language, names: &[&str]) {
        let order = Collation::new(language);
        for pair in names.windows(2) {
            assert_eq!(order.compare(pair[0], pair[1]), Ordering::Less, "{} < {}", pair[0], pair[1]);
            assert_eq!(order.compare(pair[1], pair[0]), Ordering::Greater, "{} > {}", pair[1], pair[0]);
        }
    }

    #[test]
    fn turkish_names_are_shown_in_turkish_capitals() {
        for Shown { typed, shown } in golden().upper_case {
            assert_eq!(upper_case(&typed, Turkish), shown);
        }
    }

    #[test]
    fn capitals_follow_the_language_of_the_player() {
        assert_eq!(upper_case("jiří dvořák", Czech), "JIŘÍ DVOŘÁK");
        assert_eq!(upper_case(" philip\tstraß ", English), "PHILIP STRASS");
        assert_eq!(upper_case("philip", Turkish), "PHİLİP");
        assert_eq!(upper_case("S\u{327}u\u{308}kru\u{308}", Turkish), "ŞÜKRÜ");
    }

    #[test]
    fn scripts_without_capitals_in_names_stay_as_they_are() {
        for name in ["ნონა გაფრინდაშვილი", "محمد", "中村 光"] {
            for language in Language::ALL {
                assert_eq!(upper_case(name, language), name);
            }
        }
        assert_eq!(upper_case("ნონა Gaprindashvili", English), "ნონა GAPRINDASHVILI");
    }

    #[test]
    fn turkish_names_stand_in_the_order_of_general_rules_7() {
        let names = golden().in_order;
        check_order(Turkish, &names.iter().map(String::as_str).collect::<Vec<_>>());
        check_order(Turkish, &["Cem", "Çağ", "Dal"]);
        check_order(Turkish, &["Ilgaz", "Irmak", "İnci", "Jale"]);
        check_order(Turkish, &["Ali", "Ali Can", "Ali-Veli", "Alican"]);
    }

    #[test]
    fn turkish_order_weighs_marks_digits_and_other_scripts_as_written() {
        check_order(Turkish, &["A B", "A0", "A9", "AA"]);
        check_order(Turkish, &["Akif", "Âkif", "Akil"]);
        check_order(Turkish, &["Ipek", "Îpek", "ipek", "İpel"]);
        check_order(Turkish, &["O'Neil", "Oneil", "Oneill"]);
        check_order(Turkish, &["Lodz", "Łodz", "Lodzi"]);
        check_order(Turkish, &["Zeki", "Ωmega", "Борис", "Вера"]);
    }

    #[test]
    fn czech_order_has_ch_after_h_and_letters_with_a_hook_after_the_plain_ones() {
        check_order(Czech, &["Cibulka", "Čapek", "Daněk", "Hus", "Chytil", "Ivan"]);
        check_order(Czech, &["Rybář", "Řehoř", "Sova", "Šimek", "Zeman", "Žák"]);
        check_order(Czech, &["Novak", "Novák", "Novaková"]);
    }

    #[test]
    fn english_order_takes_marked_letters_with_the_plain_ones() {
        check_order(English, &["Adams", "Ångström", "Çelik", "Cole", "Cozens", "Smith"]);
    }

    #[test]
    fn search_finds_names_without_their_marks() {
        for (typed, found) in [
            ("ŞÜKRÜ ÖĞÜN", "sukru ogun"),
            ("Iğdır İnci", "igdir inci"),
            ("Straße", "strasse"),
            ("Łukasz Đorđević", "lukasz dordevic"),
            ("Søren Ærø", "soren aero"),
            ("Ayşe-Nur  O’Neil", "ayse nur oneil"),
            ("Dvořák, Jiří", "dvorak jiri"),
        ] {
            assert_eq!(fold_for_search(typed), found);
        }
    }

    #[test]
    fn a_federation_has_its_language_or_none() {
        assert_eq!(Language::of_federation("TUR"), Some(Turkish));
        assert_eq!(Language::of_federation("SVK"), Some(Czech));
        assert_eq!(Language::of_federation("GER"), Some(English));
        assert_eq!(Language::of_federation(""), None);
        assert_eq!(Language::from_code("cs_CZ.UTF-8"), Some(Czech));
        assert_eq!(Language::from_code("C"), None);
    }

    proptest! {
        #[test]
        fn capitals_are_the_same_when_made_twice(name in "\\PC{0,12}|[iıİIîÎ\u{307} ]{0,8}") {
            for language in Language::ALL {
                let once = upper_case(&name, language);
                prop_assert_eq!(upper_case(&once, language), once);
            }
        }

        #[test]
        fn folding_twice_changes_nothing(text in "\\PC{0,12}") {
            let once = fold_for_search(&text);
            prop_assert_eq!(fold_for_search(&once), once);
        }

        /// ICU's own Turkish order is the oracle for the letters and digits on which the two agree.
        #[test]
        fn turkish_order_agrees_with_icu_on_the_alphabet(names in [TURKISH_NAME, TURKISH_NAME]) {
            let mut options = CollatorOptions::default();
            options.strength = Some(Strength::Primary);
            let icu = CollatorBorrowed::try_new(locale!("tr").into(), options).unwrap();
            let [left, right] = names.each_ref().map(|name| upper_case(name, Turkish));
            let expected = icu.compare(&left, &right).then_with(|| left.cmp(&right));
            prop_assert_eq!(Collation::new(Turkish).compare(&names[0], &names[1]), expected);
        }

        #[test]
        fn czech_sort_keys_agree_with_comparison_by_icu(names in ["\\PC{0,6}", "\\PC{0,6}"]) {
            let icu = CollatorBorrowed::try_new(locale!("cs").into(), CollatorOptions::default()).unwrap();
            let [left, right] = names.each_ref().map(|name| upper_case(name, Czech));
            let expected = icu.compare(&left, &right).then_with(|| left.cmp(&right));
            prop_assert_eq!(Collation::new(Czech).compare(&names[0], &names[1]), expected);
        }
    }

    const TURKISH_NAME: &str = "[abcçdefgğhıijklmnoöpqrsştuüvwxyzâûé ]{0,6}";
}
