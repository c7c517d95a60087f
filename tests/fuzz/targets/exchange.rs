//! Arbitrary bytes as rows of players, from a file or pasted: reading ends with players or faults, and
//! without faults with an event.

#![no_main]

use hakem::exchange::roster::table::{MOST_COLUMNS, MOST_ROWS};
use hakem::exchange::roster::{players, plain, separated};
use hakem::exchange::{Content, Source, read_source, to_event};
use hakem::i18n::{Language, Texts};
use libfuzzer_sys::fuzz_target;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

static TEXTS: LazyLock<[Texts; 3]> = LazyLock::new(|| Language::ALL.map(Texts::new));

fuzz_target!(|bytes: &[u8]| {
    let Some((&how, bytes)) = bytes.split_first() else { return };
    let texts = &TEXTS[usize::from(how) % TEXTS.len()];
    // As a file, whose name determines the format, and as pasted rows.
    let source = Source { path: PathBuf::from("fuzzed.csv"), bytes: bytes.to_vec() };
    let read = read_source(&source, texts);
    if let Ok(content @ Content::Players(_)) = read
        && let Ok(imported) = to_event(Path::new("fuzzed.csv"), content, texts)
    {
        hakem_fuzz::event(&imported.commands);
    }
    let Ok(mut table) = separated::rows(&String::from_utf8_lossy(bytes)) else { return };
    assert!(table.body().len() <= MOST_ROWS && table.width() <= MOST_COLUMNS);
    let _faulty_or_read = plain(&table, texts);
    table.move_head(how & 4 > 0);
    let roster = players(&table, &table.assigned(), texts);
    assert!(roster.players.len() + roster.faulty().len() + roster.idle.len() <= table.body().len() + roster.faults.len());
});
