//! A read-only event, or one in a past state: any change that would be refused in the end is refused before a
//! dialog opens.

use super::console::Console;
use super::disk::hasty_disk;
use super::effort::is_full;
use super::festival::three_sections;
use super::formats;
use super::key_tables::{STATES, Way};
use crossterm::event::KeyCode;
use hakem::desk::keys::menu_key;
use hakem::desk::{CommandAccess, Draw, FileRequest, Message, PaneId};
use hakem::i18n::Language;
use hakem_engine::command::Command;
use hakem_engine::tournament::{Name, Settings};
use std::collections::BTreeSet;
use std::io::Write;
use std::path::{Path, PathBuf};

/// The refusals of a change.
const REFUSED: [&str; 2] = ["past-refused", "read-only-refused"];

/// Maximum depth of dialogs opened by the answers to one key.
const DEEP: usize = 6;

fn path(console: &Console) -> PathBuf {
    console.app.context().path.unwrap().to_owned()
}

/// Damages the file of an event after its last entry, so that it opens read-only without waiting for its
/// writer; returns the owner of its folder.
fn damaged(console: Console) -> (Console, PathBuf) {
    let path = path(&console);
    let keeper = console.again(hasty_disk());
    let mut file = std::fs::OpenOptions::new().append(true).open(&path).unwrap();
    file.write_all(b"damaged\ndamaged\n").unwrap();
    (keeper, path)
}

/// Opens an event that can only be read.
fn reader(path: &Path) -> Console {
    let mut reader = Console::new(Language::English);
    reader.app.update(Message::ask(FileRequest::Open(path.to_owned())));
    while reader.app.depth() > 0 {
        reader.press("<Esc>");
    }
    assert!(reader.app.context().is_read_only, "{}", reader.screen());
    reader
}

fn state(name: &str) -> Console {
    let (_, way) = STATES.iter().find(|(known, _)| *known == name).unwrap();
    way()
}

fn teams() -> Console {
    let mut console = formats::two_teams(Language::English);
    console.press("<F6>rpP");
    console
}

/// Constructors of events, and the keys that show their panes.
const PLACES: &[(Way, &[&str])] = &[
    (|| state("event"), &["<F4>", "<F5>", "<F6>", "<F7>", "<F8>", "<F8>,p", "<F9>", "L"]),
    (|| state("pairings, draft"), &["<F6>"]),
    (|| state("results"), &["<F5>", "<F6>", "<F7>"]),
    (|| state("standings"), &["<F4>", "<F7>", "<F8>", "<F8>,c", "<F8>,p", "<F9>", "<F9> ", "L", "L,b"]),
    (|| state("results, closed"), &["<F6>", "<F6><Left>", "<F7><Left>"]),
    (|| state("results, conflict"), &["<F7><Home>"]),
    (|| formats::knockout(Language::English), &["<F4>", "<F6>", "<F7>", "<F8>"]),
    (teams, &["<F4>", "<F5>t", "<F6>", "<F7>", "<F8>"]),
    (three_sections, &["<F4>", "<F9>"]),
];

fn is_refused(console: &Console) -> bool {
    let texts = console.app.context().texts;
    let screen: String = console.screen_of(160, 24).split_whitespace().collect();
    REFUSED.iter().any(|id| screen.contains(&texts.get(id).split_whitespace().collect::<String>()))
}

/// Accepts the open dialog, and those that open then; returns the number of dialogs.
fn accept(console: &mut Console) -> usize {
    let mut answered = 0;
    while console.app.depth() > 0 && answered < DEEP {
        answered += 1;
        let keys = console.app.hints().into_iter().flat_map(|hint| hint.keys.iter().copied());
        let capital = keys.into_iter().find(|code| matches!(code, KeyCode::Char('A'..='Z')));
        console.app.key(capital.filter(|_| console.app.asks()).unwrap_or(KeyCode::Enter).into());
        console.read();
    }
    answered
}

/// Keys of the list of teams, which replaces the players.
const OF_TEAMS: &str = "abdw";

/// Writes a key in the notation of key presses.
fn written(code: KeyCode) -> String {
    match code {
        KeyCode::Char(letter) => letter.to_string(),
        code => format!("<{code:?}>"),
    }
}

/// Presses every command key of the current pane; returns the refused ones.
///
/// A key known to be refused there is pressed again only if no case is omitted.
fn press_all(
    place: &'static str,
    make: &dyn Fn() -> Console,
    known: &BTreeSet<(&'static str, String)>,
) -> BTreeSet<(&'static str, String)> {
    let console = make();
    let pane = console.app.showing().0;
    let offers = console.app.commands().into_iter();
    let offers = offers.filter(|offer| offer.pane.is_some_and(|(id, _)| id == pane));
    let codes = offers.filter_map(|offer| offer.hint.keys.first().copied());
    let codes: BTreeSet<String> = codes
        .chain(OF_TEAMS.chars().map(KeyCode::Char))
        // Returning to the present is not refused.
        .filter(|code| *code != KeyCode::Esc)
        .map(written)
        .filter(|key| is_full() || !known.contains(&(place, key.clone())))
        .collect();
    let mut refused = BTreeSet::new();
    for key in codes {
        let mut console = make();
        let (log, step) = (console.app.context().history.log().len(), console.app.context().step);
        console.press(&key);
        if is_refused(&console) {
            assert_eq!(console.app.depth(), 0, "{place}, {key}\n{}", console.screen());
            refused.insert((place, key));
            continue;
        }
        let answered = accept(&mut console);
        assert!(!is_refused(&console), "{place}, {key}: refused after {answered}\n{}", console.screen());
        let cx = console.app.context();
        // The log may show another state.
        let is_same = cx.step == step || console.app.showing().0 == PaneId::LOG;
        assert!(is_same && cx.history.log().len() == log, "{place}, {key}\n{}", console.screen());
    }
    refused
}

#[track_caller]
fn has(refused: &BTreeSet<(&'static str, String)>, expected: &[(&str, &str)]) {
    for (place, keys) in expected {
        let mut keys = crate::keys::keys(keys);
        while let Some(key) = keys.next() {
            let key = match key {
                crate::keys::Key::Typed(',') => match keys.next() {
                    Some(crate::keys::Key::Typed(letter)) => written(menu_key(letter)),
                    other => panic!("{other:?} is no letter of the menu"),
                },
                crate::keys::Key::Typed(letter) => letter.to_string(),
                crate::keys::Key::Named(name) => format!("<{name}>"),
            };
            let is_known = refused.iter().any(|(of, known)| (of, known) == (place, &key));
            assert!(is_known, "{place}, {key}: {refused:?}");
        }
    }
}

#[test]
fn a_console_that_only_reads_opens_nothing_that_would_be_refused() {
    let mut refused = BTreeSet::new();
    for (way, panes) in PLACES {
        let (_keeper, path) = damaged(way());
        for keys in *panes {
            let make = || {
                let mut reader = reader(&path);
                reader.press(keys);
                reader
            };
            let new = press_all(keys, &make, &refused);
            refused.extend(new);
        }
    }
    has(
        &refused,
        &[
            ("<F4>", "<Enter>,f,c"),
            ("<F5>", "ai<Enter>"),
            ("<F5>t", "ab<Enter>"),
            ("<F6>", "rp"),
            ("<F7>", "c,l1i"),
            ("<F8>", "d,t"),
            ("<F8>,p", "a"),
            ("L", "x,t"),
        ],
    );
    assert!(!refused.iter().any(|(place, _)| place.starts_with("<F9>")), "{refused:?}");
}

#[test]
fn while_the_past_is_on_show_nothing_opens_that_would_be_refused() {
    let make = |keys: &'static str| {
        move || {
            let mut console = state("standings");
            console.press("L<Down><Down><Down><Enter>");
            assert!(console.app.context().is_past, "{}", console.screen());
            console.press(keys);
            console
        }
    };
    let mut refused = BTreeSet::new();
    for keys in ["<F4>", "<F5>", "<F6>", "<F7>", "<F8>", "<F8>,p", "<F9><Down> "] {
        let new = press_all(keys, &make(keys), &refused);
        refused.extend(new);
    }
    has(&refused, &[("<F4>", "<Enter>,f"), ("<F5>", "ai"), ("<F7>", "ci"), ("<F9><Down> ", "PW,Cy")]);
    assert!(!refused.contains(&("<F9><Down> ", written(menu_key('w')))), "{refused:?}");
}

#[test]
fn undo_and_a_command_from_elsewhere_are_refused_without_a_question() {
    let writer = state("standings");
    let mut reader = reader(&path(&writer));
    for code in ['u', 'U'] {
        reader.app.key(KeyCode::Char(code).into());
        assert!(reader.app.depth() == 0 && is_refused(&reader), "{}", reader.screen());
    }
    let name = Name::new("Another name").unwrap();
    let settings = Settings { rounds: hakem_engine::tournament::RoundNo(3), ..Settings::named(name) };
    // The writer is asked whether to leave FIDE mode; the reader could not answer it.
    let command = || Message::Do(Command::Announce(Box::new(settings.clone())));
    reader.app.update(command());
    assert!(reader.app.depth() == 0 && is_refused(&reader), "{}", reader.screen());
    reader.app.update(Message::Draw(Draw::Lots));
    assert!(reader.app.depth() == 0 && is_refused(&reader), "{}", reader.screen());
}

#[test]
fn only_who_can_answer_is_asked_about_the_rounds_of_a_report() {
    let mut writer = Console::new(Language::English);
    // Under the edition in force, so that a round deviates.
    let plain = include_str!("../golden/trf/plain.trf").replace("2019.03", "2026.03");
    std::fs::write(writer.folder().join("plain.trf"), plain).unwrap();
    writer.press("iplain.trf<Enter><Esc>");
    let path = path(&writer);
    let mut writer = writer.again(hasty_disk());
    writer.app.update(Message::ask(FileRequest::Open(path.clone())));
    assert!(writer.app.is_busy());
    let mut reader = reader(&path);
    assert!(!reader.app.context().snapshot.unchecked().is_empty() && !reader.app.is_busy());
    reader.app.idle();
    assert_eq!(reader.app.depth(), 0, "{}", reader.screen());
}

#[test]
fn questions_about_a_report_wait_until_the_present_is_shown() {
    let mut console = Console::new(Language::English);
    // Under the edition in force, so that a round deviates.
    let plain = include_str!("../golden/trf/plain.trf").replace("2019.03", "2026.03");
    std::fs::write(console.folder().join("plain.trf"), plain).unwrap();
    console.press("iplain.trf<Enter><Esc>");
    console.press("L<Down><Down><Enter>");
    assert!(console.app.context().is_past, "{}", console.screen());
    // The threads end at an unknown time; no question may open before or after that.
    for _ in 0..200 {
        console.app.idle();
        std::thread::sleep(std::time::Duration::from_millis(1));
        assert_eq!(console.app.depth(), 0, "{}", console.screen());
    }
    console.press("<Esc>");
    while console.app.is_busy() {
        console.app.idle();
        std::thread::yield_now();
    }
    console.shows("Round 3 of the report differs");
}

#[test]
fn a_pane_says_of_each_of_its_commands_what_it_does_to_the_event() {
    let console = state("standings");
    let cx = console.app.context();
    let of = |label: &str| {
        let panes = hakem::pane::all();
        let (_, pane) =
            panes.iter().find(|(_, pane)| pane.commands().iter().any(|hint| hint.label == label))?;
        Some(pane.access(label, &cx))
    };
    for (label, access) in [
        ("wall-key-print", CommandAccess::Present),
        ("wall-key-site", CommandAccess::Look),
        ("log-restore", CommandAccess::Restore),
        ("results-paper", CommandAccess::Look),
        ("results-correct", CommandAccess::Change),
    ] {
        assert_eq!(of(label), Some(access), "{label}");
    }
}
