//! Arbitrary bytes as a rating list: reading ends with players or with a fault that has a place; an imported
//! list can be searched, and importing it again changes nothing.

#![no_main]

use hakem::i18n::{Language, Say, Texts};
use hakem::ratings::{self, Assigned, AssignedColumns, Lists, Wanted};
use hakem_engine::tournament::GameKind;
use hakem_fuzz::FOLDER;
use libfuzzer_sys::fuzz_target;
use std::fs;
use std::sync::LazyLock;

static TEXTS: LazyLock<Texts> = LazyLock::new(|| Texts::new(Language::English));

fuzz_target!(|bytes: &[u8]| {
    let Some((&how, bytes)) = bytes.split_first() else { return };
    // The name has no extension: the content determines the format.
    let path = FOLDER.join("list");
    fs::write(&path, bytes).expect("there is room for a file");
    let lists = FOLDER.join("ratings");
    let kind = GameKind::ALL.get(usize::from(how % 4)).copied();
    // A table with unknown headings, too.
    let assigned = ["name=a", "national=b", "fide-id=c"].map(|text| Assigned::read(text).expect("a column"));
    let columns = if how & 4 > 0 { AssignedColumns::of(&assigned) } else { AssignedColumns::default() };
    // The same in a zip file.
    if how & 8 > 0 {
        fs::write(&path, hakem_fuzz::packed(&[("list.txt", bytes)])).expect("there is room for a file");
    }
    let wanted = Wanted { name: Some("fuzz".to_owned()), kind, columns, ..Wanted::default() };
    let today = "2026-11-22".parse().expect("it is a day");
    let _from_the_run_before = ratings::remove(&lists, "fuzz");
    match ratings::import(&path, &wanted, &lists, today, &TEXTS) {
        Err(error) => assert!(!error.say(&TEXTS).is_empty(), "a refusal has its words"),
        Ok(taken) => {
            assert_eq!((taken.new, taken.changed, taken.gone), (taken.players, 0, 0), "all are new");
            let again = ratings::import(&path, &wanted, &lists, today, &TEXTS).expect("it was taken once");
            assert_eq!((again.players, again.changed), (taken.players, 0), "the same list changes nobody");
            let open = Lists::open(&lists).expect("it was taken");
            let typed: String = String::from_utf8_lossy(bytes).chars().take(12).collect();
            let found = open.find(&typed, None, 9).expect("it can be searched");
            assert!(found.players.len() <= 9);
        }
    }
});
