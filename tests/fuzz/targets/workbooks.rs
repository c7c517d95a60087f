//! Arbitrary bytes as a workbook, or as a file in one: reading ends with rows or an error, within the limits,
//! also for a rating list.

#![no_main]

use hakem::exchange::roster::table::{MOST_COLUMNS, MOST_ROWS, RosterTable, TableError};
use hakem::exchange::roster::{ods, players, plain, xls, xlsx};
use hakem::i18n::{Language, Say, Texts};
use hakem::ratings::{self, Wanted};
use hakem_fuzz::{FOLDER, packed, workbook_with};
use libfuzzer_sys::fuzz_target;
use std::fs;
use std::sync::LazyLock;

static TEXTS: LazyLock<Texts> = LazyLock::new(|| Texts::new(Language::English));

fuzz_target!(|bytes: &[u8]| {
    let Some((&kind, bytes)) = bytes.split_first() else { return };
    match kind % 12 {
        which @ 0..=3 => list(xlsx(&workbook_with(which, bytes))),
        4 | 5 => list(ods(&packed(&[("content.xml", bytes)]))),
        6 => list(xls(bytes)),
        7 => {
            list(xlsx(bytes));
            list(ods(bytes));
        }
        which @ 8..=10 => rating_list(&workbook_with(which - 8, bytes)),
        _ => rating_list(bytes),
    }
});

/// Reads the players of any rows.
fn list(read: Result<RosterTable, TableError>) {
    let Ok(mut table) = read else { return };
    assert!(table.body().len() <= MOST_ROWS && table.width() <= MOST_COLUMNS);
    let _faulty_or_read = plain(&table, &TEXTS);
    table.move_head(true);
    let roster = players(&table, &table.assigned(), &TEXTS);
    assert!(roster.players.len() + roster.faulty().len() + roster.idle.len() <= table.body().len() + roster.faults.len());
}

/// Imports a rating list, or returns an error as a message.
fn rating_list(bytes: &[u8]) {
    let (path, lists) = (FOLDER.join("list"), FOLDER.join("ratings"));
    fs::write(&path, bytes).expect("there is room for a file");
    let wanted = Wanted { name: Some("fuzz".to_owned()), ..Wanted::default() };
    let _from_the_run_before = ratings::remove(&lists, "fuzz");
    let today = "2026-11-22".parse().expect("it is a day");
    if let Err(error) = ratings::import(&path, &wanted, &lists, today, &TEXTS) {
        assert!(!error.say(&TEXTS).is_empty(), "a refusal has its words");
    }
}
