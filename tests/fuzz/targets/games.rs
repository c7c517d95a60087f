//! Arbitrary bytes as games in PGN or as the two files of Swiss-Manager: reading ends with games, an event or
//! an error; games can be compared with a round, and an event survives being written and read again.

#![no_main]

use hakem::exchange::games::{ResultFinding, compared};
use hakem::exchange::swiss_manager::event;
use hakem::exchange::{Content, FileForm, WriteOptions, Outgoing, Source, form};
use hakem::i18n::{Language, Texts};
use hakem_engine::tournament::{RoundNo, Snapshot};
use libfuzzer_sys::fuzz_target;
use std::path::PathBuf;
use std::sync::LazyLock;

static TEXTS: LazyLock<Texts> = LazyLock::new(|| Texts::new(Language::English));

/// A round of two boards and a bye to compare games with.
static EVENT: LazyLock<Snapshot> = LazyLock::new(|| {
    let players = "Nr;Name;FideIdent;Nachname;Vorname\n1;Novak Tomasz;1100000;Novak;Tomasz\n2;Tester Ada;0;Tester;Ada\n\
                   3;Ak Can;7;Ak;Can\n4;Urban Eva;0;Urban;Eva\n5;Kral Jan;0;Kral;Jan\n";
    let pairings = "Runde;Brett;NrW;NrS;ErgW;ErgS;Kontumaz\n1;1;1;2;1;0;\n1;2;3;4;0;0;\n1;3;5;-1;1;1;\n";
    let read = event(&source(players.as_bytes()), &source(pairings.as_bytes()), &TEXTS);
    hakem_fuzz::event(&read.expect("it is well").commands)
});

fn source(bytes: &[u8]) -> Source {
    Source { path: PathBuf::from("fuzzed.txt"), bytes: bytes.to_vec() }
}

fuzz_target!(|bytes: &[u8]| {
    let Some((&kind, bytes)) = bytes.split_first() else { return };
    match kind % 3 {
        0 => games("pgn", bytes),
        1 => games("swiss-manager", bytes),
        _ => {
            // The players, a zero byte, the pairings.
            let at = bytes.iter().position(|&byte| byte == 0).unwrap_or(bytes.len());
            let (players, pairings) = bytes.split_at(at);
            comes_back(&source(players), &source(pairings.get(1..).unwrap_or_default()));
        }
    }
});

fn games(id: &str, bytes: &[u8]) {
    let form = form(id).expect("there is such a form");
    let Ok(Content::Games(games, _)) = form.read(&source(bytes), &TEXTS) else { return };
    assert!(!games.is_empty() || id == "swiss-manager", "a file of games has one");
    let found = compared(&games, &EVENT, RoundNo(1));
    assert_eq!(found.len(), games.len(), "each game is told of");
    let of_boards = found.iter().filter(|found| matches!(found, ResultFinding::New(..) | ResultFinding::Same(_) | ResultFinding::Differs { .. }));
    assert!(of_boards.count() <= 2, "no board twice");
}

fn comes_back(players: &Source, pairings: &Source) {
    let Ok(read) = event(players, pairings, &TEXTS) else { return };
    let first = written(&hakem_fuzz::event(&read.commands));
    let again = event(&source(first[0].as_bytes()), &source(first[1].as_bytes()), &TEXTS);
    let again = again.expect("what was written can be read");
    assert_eq!(written(&hakem_fuzz::event(&again.commands))[1], first[1], "pairings and results are the same");
}

fn written(event: &Snapshot) -> [String; 2] {
    let form: &dyn FileForm = form("swiss-manager").expect("there is such a form");
    let files = form.write(&Outgoing::Event(event), &WriteOptions::default()).expect("an event is one");
    let mut files = files.expect("it is written").into_iter().map(|file| file.text);
    [files.next().expect("the players"), files.next().expect("the pairings")]
}
