use super::Language::{Czech, English, Turkish};
use super::*;

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
    serde_json::from_str(include_str!("../../../tests/golden/turkish-names.json")).unwrap()
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
fn scripts_without_capitals_in_names_stay_as_they_are() {
    for name in ["ნონა გაფრინდაშვილი", "محمد", "中村 光"] {
        for language in Language::ALL {
            assert_eq!(upper_case(name, language), name);
        }
    }
    assert_eq!(upper_case("ნონა Gaprindashvili", English), "ნონა GAPRINDASHVILI");
}

#[test]
fn turkish_names_are_in_the_order_of_general_rules_7() {
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
fn a_federation_has_its_language_or_none() {
    assert_eq!(Language::of_federation("TUR"), Some(Turkish));
    assert_eq!(Language::of_federation("SVK"), Some(Czech));
    assert_eq!(Language::of_federation("GER"), Some(English));
    assert_eq!(Language::of_federation(""), None);
    assert_eq!(Language::from_code("cs_CZ.UTF-8"), Some(Czech));
    assert_eq!(Language::from_code("C"), None);
}

#[cfg(feature = "collation")]
mod of_unicode {
    use super::super::{plain, unicode};
    use super::*;
    use icu_collator::CollatorBorrowed;
    use icu_collator::options::{CollatorOptions, Strength};
    use icu_locale_core::locale;
    use proptest::prelude::*;

    #[test]
    fn capitals_follow_the_language_of_the_player() {
        assert_eq!(upper_case("jiří dvořák", Czech), "JIŘÍ DVOŘÁK");
        assert_eq!(upper_case(" philip\tstraß ", English), "PHILIP STRASS");
        assert_eq!(upper_case("philip", Turkish), "PHİLİP");
        assert_eq!(upper_case("S\u{327}u\u{308}kru\u{308}", Turkish), "ŞÜKRÜ");
    }

    #[test]
    fn greek_capitals_have_no_tonos_in_any_language() {
        for language in Language::ALL {
            for (typed, shown) in [
                ("Παπαδόπουλος, Γιώργος", "ΠΑΠΑΔΟΠΟΥΛΟΣ, ΓΙΩΡΓΟΣ"),
                ("ΠΑΠΑΔΌΠΟΥΛΟΣ", "ΠΑΠΑΔΟΠΟΥΛΟΣ"),
                ("Έλλη Άννα Ήρα Ίρις Όλγα Ύλλος Ώρα", "ΕΛΛΗ ΑΝΝΑ ΗΡΑ ΙΡΙΣ ΟΛΓΑ ΥΛΛΟΣ ΩΡΑ"),
                // The dialytika remains, and is added where the tonos separated two vowels.
                ("Αϊβαλιώτης Ζαΐμης Μάικ", "ΑΪΒΑΛΙΩΤΗΣ ΖΑΪΜΗΣ ΜΑΪΚ"),
                ("Παπαδο\u{301}πουλος", "ΠΑΠΑΔΟΠΟΥΛΟΣ"),
            ] {
                assert_eq!(upper_case(typed, language), shown, "{language:?}");
            }
        }
        assert_eq!(upper_case("Dilşi Νίκος", Turkish), "DİLŞİ ΝΙΚΟΣ");
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

        /// ICU's own Turkish order is the oracle for the letters and digits on which both agree.
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

        #[test]
        fn turkish_capitals_need_no_data(name in TURKISH_NAME) {
            prop_assert_eq!(plain::capitals(&name, Turkish), unicode::capitals(&name, Turkish));
        }

        #[test]
        fn plain_names_are_in_the_same_order_without_data(names in [PLAIN_NAME, PLAIN_NAME]) {
            let [left, right] = names.each_ref().map(|name| upper_case(name, English));
            for language in [English, Czech] {
                // Ch is a separate letter in Czech.
                prop_assume!(language == English || !(left.clone() + &right).contains("CH"));
                prop_assert_eq!(Collation::new(language).compare(&left, &right), plain_key(&left).cmp(&plain_key(&right)));
            }
        }
    }

    fn plain_key(shown: &str) -> Vec<u8> {
        let mut key = Vec::new();
        plain::Order::of(English).unwrap().push_weights(shown, &mut key);
        key
    }

    #[test]
    fn letters_of_turkish_names_outside_the_alphabet_are_known_without_data() {
        assert!(plain::Order::of(Turkish).is_none());
        for letter in ['Â', 'Û', 'Q', '\'', '\u{302}'] {
            assert_eq!(plain::without_mark(letter), unicode::without_mark(letter), "{letter}");
            assert_eq!(plain::is_mark(letter), unicode::is_mark(letter), "{letter}");
        }
        assert_eq!(plain::compose("Âkif"), unicode::compose("Âkif"));
    }

    const PLAIN_NAME: &str = "[A-Za-z0-9]{1,3}( [A-Za-z0-9]{1,3})?";
    const TURKISH_NAME: &str = "[abcçdefgğhıijklmnoöpqrsştuüvwxyzâûé ]{0,6}";
}
