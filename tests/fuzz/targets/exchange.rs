//! Any bytes as the files of other programs: reading ends with rows, games or an error, within the limits that are told;
//! what is read of a list becomes players or faults, and an event where it is one.

#![no_main]

use hakem::exchange::roster::table::{MOST_COLUMNS, MOST_ROWS, Table, TableError};
use hakem::exchange::roster::{ods, players, plain, separated, xls, xlsx};
use hakem::exchange::swiss_manager::event;
use hakem::exchange::{Content, FORMS, Source};
use hakem::i18n::{Language, Texts};
use libfuzzer_sys::fuzz_target;
use std::path::PathBuf;
use std::sync::LazyLock;

static TEXTS: LazyLock<Texts> = LazyLock::new(|| Texts::new(Language::English));

fuzz_target!(|bytes: &[u8]| {
    let Some((&kind, bytes)) = bytes.split_first() else { return };
    let source = |bytes: &[u8]| Source { path: PathBuf::from("fuzzed"), bytes: bytes.to_vec() };
    match kind % 6 {
        0 => list(xlsx::read(bytes)),
        1 => list(ods::read(bytes)),
        2 => list(xls::read(bytes)),
        3 => list(separated::read(bytes, &TEXTS)),
        4 => {
            for form in FORMS.iter().filter(|form| matches!(form.id(), "pgn" | "swiss-manager")) {
                if let Ok(Content::Games(games)) = form.read(&source(bytes), &TEXTS) {
                    assert!(!games.is_empty() || form.id() == "swiss-manager", "a file of games has one");
                }
            }
        }
        _ => {
            // The players, a zero byte, the pairings.
            let at = bytes.iter().position(|&byte| byte == 0).unwrap_or(bytes.len());
            let (players, pairings) = bytes.split_at(at);
            let _refused_or_read = event(&source(players), &source(pairings.get(1..).unwrap_or_default()), &TEXTS);
        }
    }
});

/// Whatever rows were read, their players can be asked for.
fn list(read: Result<Table, TableError>) {
    let Ok(mut table) = read else { return };
    assert!(table.body().len() <= MOST_ROWS && table.width() <= MOST_COLUMNS);
    let _faulty_or_read = plain(&table, &TEXTS);
    table.move_head(true);
    let roster = players(&table, &table.assigned(), &TEXTS);
    assert!(roster.players.len() + roster.faulty().len() + roster.idle.len() <= table.body().len() + roster.faults.len());
}
