//! Output of the console in line mode: everything that the screen shows is read, and nothing that is only
//! drawn.

use crate::console::{Console, code};
use crate::effort;
use crate::key_tables::{STATES, Way};
use crate::keys::keys;
use crossterm::event::KeyCode;
use hakem::app::{Said, Speech};
use hakem::desk::{Draw, FileRequest, Message, Sample};
use hakem::i18n::Language;
use std::collections::BTreeMap;

/// Returns the lines read after each key.
fn said(console: &mut Console, text: &str) -> Vec<String> {
    let mut lines = Vec::new();
    for key in keys(text) {
        let Said { lines: told, here, .. } = pressed(console, code(key));
        lines.extend(told.into_iter().chain(here));
    }
    lines
}

fn pressed(console: &mut Console, code: KeyCode) -> Said {
    let before = Speech::of(&console.app);
    console.app.key(code.into());
    Speech::of(&console.app).after(&before).since(&before, true)
}

fn spoken(way: Way) -> Console {
    let mut console = way();
    console.app.read_aloud();
    console
}

/// Returns true if a line is fit to be read aloud.
fn is_plain(line: &str) -> bool {
    !line.contains(|letter: char| letter.is_control() || matches!(letter, '\u{2500}'..='\u{25ff}'))
}

#[test]
fn every_key_that_changes_the_screen_says_something() {
    let mut silent = Vec::new();
    let most = effort::cases(1, 2);
    let mut tried: BTreeMap<&str, u32> = BTreeMap::new();
    for (name, way) in STATES {
        for (code, label) in way().app.keys() {
            // A key with the same effect everywhere is pressed in some states only.
            let count = tried.entry(label).or_default();
            *count += 1;
            if *count > most {
                continue;
            }
            let mut console = spoken(*way);
            let before = console.screen();
            let Said { lines, here, .. } = pressed(&mut console, code);
            let after = console.screen();
            if after != before && lines.is_empty() && here.is_none() {
                silent.push(format!("{name}: {code:?}"));
            }
            assert!(
                lines.iter().chain(&here).all(|line| is_plain(line)),
                "{name}, {code:?}: {lines:?} {here:?}"
            );
        }
    }
    assert!(silent.is_empty(), "{silent:#?}");
}

#[test]
fn a_board_is_said_in_order_and_a_table_with_its_heads() {
    let mut console = Console::new(Language::English);
    console.app.read_aloud();
    console.app.update(Message::ask(FileRequest::Sample(Sample::Aktar17)));
    console.press("<F5>");
    assert_eq!(said(&mut console, "<Down>"), ["No 2, Title GM, Name ERTAN, Elo 2570, Fed TUR"]);
    console.app.update(Message::Draw(Draw::InitialColour));
    console.press("<F6>rpP<F7>");
    let lines = said(&mut console, "1");
    assert_eq!(lines[0], "Round 1, board 1: 1 - 0 (GÜL – SALİH)");
    assert_eq!(lines.last().unwrap(), "Board 2: White ERTAN, Black EMEL, no result");
    // The line of the present state is emphasised in the log, and is not a head.
    console.press("L");
    let line = said(&mut console, "<Home><Down>").pop().unwrap();
    assert!(line.starts_with("No ") && line.contains(", Time ") && line.contains(", Action "), "{line}");
}

#[test]
fn results_marks_and_ways_are_said_in_words() {
    let mut console = Console::new(Language::English);
    console.app.read_aloud();
    console.app.update(Message::ask(FileRequest::Sample(Sample::Aktar17)));
    console.app.update(Message::Draw(Draw::InitialColour));
    console.press("<F6>rpP<F7>f1");
    console.press("5001111");
    let said_of = |console: &mut Console, keys: &str| said(console, keys).join("\n");
    let games = said_of(&mut console, "<F8>,c");
    assert!(games.contains("round 1: Black against 11, won, Pts 1"), "{games}");
    let card = said_of(&mut console, "<Enter>");
    assert!(card.contains("Points by round: 1, Ranks: 1"), "{card}");
    assert!(card.contains("Rd 1, Col Black, Pts won, Total 1, No 11, Opponent TÜRKAN, BH 0"), "{card}");
    console.press("<Esc><F7>");
    let whole = Speech::of(&console.app).whole(&console.app).join("\n");
    assert!(
        whole.contains("8 of 8 entered · White wins: 4 · draw: 1 · Black wins: 2 · White wins by forfeit: 1"),
        "{whole}"
    );
    assert!(whole.contains("Round 1: Black against 8 MURAT, lost, score 0"), "{whole}");
}
