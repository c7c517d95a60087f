//! Names on paper: complete on every sheet, in every alphabet that the font has.

use crate::effort::is_full;
use crate::pages::{event_with, events, imprint};
use crate::sheets::{MORNING, with_sheet};
use hakem::i18n::Language;
use hakem::publish::paper::{Faces, PageMark, Paper, pages};
use hakem::sheet::SHEETS;
use hakem_engine::command::Command;
use hakem_engine::history::{Entry, History, Moment};
use hakem_engine::tournament::{Name, Player, PlayerId};

/// Long, but real, names in fifteen alphabets or spellings; two of each.
const NAMES: [[&str; 2]; 15] = [
    ["Papadopoulos, Lukas", "Wickramasinghe Arachchilage, Anton Sebastian"],
    ["Kocabaşoğlu Çetinkaya, Hüseyin Şükrü", "Büyükmıhçı, Ayşegül Nurefşan"],
    ["Nejezchlebová-Přikrylová, Vendulka", "Krasnohorská, Žofie Ludmila"],
    ["Brzęczyszczykiewicz, Grzegorz", "Świętopełk-Czetwertyńska, Agnieszka"],
    ["Nguyễn Thị Phương Thảo, Quỳnh Hương", "Đặng Nguyễn, Minh Khuê"],
    ["Freifrau von Schweißenstein-Großmann, Käthe", "Oberbergmeister, Maximilian"],
    ["Þorgrímsdóttir, Ragnheiður Ásta", "Guðmundsson, Sæmundur Ægir"],
    ["Széchenyi-Hollósvölgyi, Zsófia Erzsébet", "Kővágószőlősi, Győző"],
    ["Ștefănescu-Brâncoveanu, Țuțu Ioana", "Constantinescu, Alexandru Răzvan"],
    ["Παπαδημητρακοπούλου, Χρυσοβαλάντω", "Χατζηκωνσταντίνου, Αριστοτέλης"],
    ["Рождественская-Преображенская, Александра", "Новосильцев, Владислав Константинович"],
    ["მამისთვალაშვილი, ალექსანდრე", "ჩიქოვანი-ღვინიანიძე, ნინო"],
    ["Տեր-Հովհաննիսյան, Աստղիկ Արուսյակ", "Մկրտչյան, Հայկազ"],
    ["בן־שמעון־אברהמוב, יהושע", "רוזנצווייג, שולמית"],
    ["عبد الرحمن السعيد الشريف, محمد", "القحطاني, عبد العزيز"],
];

/// Renames the players of an event, cycling through the names.
fn renamed(history: &History, names: [&str; 2]) -> History {
    let mut renamed = history.clone();
    let ids: Vec<PlayerId> = history.snapshot().players().map(|(id, _)| id).collect();
    for (id, name) in ids.into_iter().zip(names.into_iter().cycle()) {
        let player = &renamed.snapshot().player(id).unwrap().player;
        let player = Player { name: Name::new(name).unwrap(), ..player.clone() };
        let edit = Command::EditPlayer { id, player, reason: "as in the passport".to_owned() };
        renamed.replay(Entry::Did(edit), Moment(MORNING.0 + 86_400_000)).unwrap();
    }
    renamed
}

#[test]
fn no_sheet_cuts_a_name_in_any_alphabet() {
    let events = events();
    let faces = Faces::new();
    // Each sheet in every sixth alphabet; together all sheets cover all of them.
    let part = if is_full() { 1 } else { 6 };
    for (at, names) in NAMES.into_iter().enumerate() {
        for sheet in SHEETS.iter().skip(at % part).step_by(part) {
            let history = renamed(event_with(&events, sheet), names);
            with_sheet(&history, (sheet.name, None), Language::Czech, |made, texts, event| {
                let made = made.unwrap();
                for page in pages(&made, &imprint(event, &made), texts, Paper::A4, &faces) {
                    for mark in page.marks {
                        let PageMark::Text { line, .. } = mark else { continue };
                        assert!(!line.ends_with('…'), "{}: {line}", sheet.name);
                    }
                }
            });
        }
    }
}

#[test]
fn slips_break_no_long_name_in_any_language() {
    let names = ["Christodoulopoulou, Anastasia", "Chandrasekharan, Muhammadzhon"];
    let events = events();
    let sheet = SHEETS.iter().find(|sheet| sheet.name == "slips").unwrap();
    let history = renamed(event_with(&events, sheet), names);
    for language in Language::ALL {
        with_sheet(&history, ("slips", None), language, |made, texts, event| {
            let made = made.unwrap();
            for page in pages(&made, &imprint(event, &made), texts, Paper::A4, &Faces::new()) {
                for mark in &page.marks {
                    let PageMark::Text { line, .. } = mark else { continue };
                    assert!(!line.ends_with(['\u{AD}', '…']), "{language:?}: {line}");
                }
            }
        });
    }
}

#[test]
fn slips_of_one_sheet_have_equal_columns_and_break_names_between_words() {
    let events = events();
    for names in NAMES {
        let sheet = SHEETS.iter().find(|sheet| sheet.name == "slips").unwrap();
        let history = renamed(event_with(&events, sheet), names);
        with_sheet(&history, ("slips", None), Language::English, |made, texts, event| {
            let made = made.unwrap();
            let laid = pages(&made, &imprint(event, &made), texts, Paper::A4, &Faces::new());
            let mut heads = std::collections::BTreeMap::<&str, Vec<i32>>::new();
            for page in &laid {
                for mark in &page.marks {
                    let PageMark::Text { line, x, .. } = mark else { continue };
                    // Only a word wider than its column is broken, with a hyphen.
                    assert!(!line.ends_with('…'), "{line}");
                    assert!(!line.ends_with('\u{AD}') || line.chars().count() > 12, "{line}");
                    if ["Name", "Result", "Signature"].contains(&line.as_str()) {
                        let x = if *x > page.width / 2.0 { x - page.width / 2.0 } else { *x };
                        heads.entry(line).or_default().push((x * 10.0).round() as i32);
                    }
                }
            }
            assert_eq!(heads.len(), 3);
            for places in heads.values_mut() {
                places.dedup();
            }
            assert!(heads.values().all(|places| places.len() == 1), "{heads:?}");
        });
    }
}
