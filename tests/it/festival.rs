//! A folder of events as a festival: its sections in a strip, each with its own file, log and undo.

use super::console::Console;
use hakem::app::Speech;
use hakem::desk::message::Message;
use hakem::desk::request::FileRequest;
use hakem::i18n::Language;
use std::fs;
use std::path::PathBuf;

/// The folder of the festival in that of the console.
fn folder(console: &Console) -> PathBuf {
    console.folder().join("winter")
}

/// A console with a folder of three events of eight boards; `plan` is the plan of the festival, where there is one.
fn with_plan(plan: Option<&str>) -> Console {
    let mut console = Console::new(Language::English);
    console.app.update(Message::ask(FileRequest::Sample));
    console.app.update(Message::ask(FileRequest::Close));
    let folder = folder(&console);
    fs::create_dir(&folder).unwrap();
    for name in ["open.hakem", "seniors.hakem", "youth.hakem"] {
        fs::copy(console.folder().join("aktar-17.hakem"), folder.join(name)).unwrap();
    }
    if let Some(plan) = plan {
        fs::write(folder.join("festival.ron"), plan).unwrap();
    }
    console.app.update(Message::ask(FileRequest::Open(folder)));
    console
}

/// The first section is on show, and what the others are at is known.
pub fn three_sections() -> Console {
    let mut console = with_plan(None);
    console.app.idle();
    console
}

/// Returns the line with the sections.
fn strip(console: &Console) -> String {
    console.screen().lines().nth(2).unwrap().to_owned()
}

#[test]
fn a_folder_is_a_festival_whose_strip_says_what_is_missing_where() {
    let mut console = three_sections();
    assert_eq!(strip(&console), "winter: [1 open ·] 2 seniors ·  3 youth ·");
    console.press("<F6>r");
    assert_eq!(strip(&console), "winter: [1 open 1 draft] 2 seniors ·  3 youth ·");
    console.press("pP<F7>15");
    assert_eq!(strip(&console), "winter: [1 open 1 ▸6] 2 seniors ·  3 youth ·");
    console.press("g2");
    console.app.idle();
    assert_eq!(strip(&console), "winter:  1 open 1 ▸6 [2 seniors ·] 3 youth ·");
    // Undo and log are those of the section.
    console.press("<F6>rpP<F7>1111111");
    console.press("u");
    console.press("g3g1");
    console.app.idle();
    assert_eq!(strip(&console), "winter: [1 open 1 ▸6] 2 seniors 1 ▸2  3 youth ·");
    let plan = fs::read_to_string(folder(&console).join("festival.ron")).unwrap();
    assert!(plan.contains("name: \"winter\"") && plan.contains("\"youth.hakem\""), "{plan}");
}

#[test]
fn line_by_line_the_section_on_show_is_said_where_it_is_another() {
    let mut console = three_sections();
    let before = Speech::of(&console.app);
    assert!(before.whole(&console.app).join("\n").contains("winter: open"));
    console.press("g2");
    let after = Speech::of(&console.app);
    assert!(after.since(&before, true).lines.join("\n").contains("winter: seniors"));
}

#[test]
fn the_plan_orders_the_sections_and_what_it_does_not_name_comes_after_them() {
    let plan = "(name: \"Brno 2026\", sections: [\"youth.hakem\", \"gone.hakem\", \"open.hakem\"])";
    let mut console = with_plan(Some(plan));
    console.app.idle();
    assert_eq!(strip(&console), "Brno 2026: [1 youth ·] 2 open ·  3 seniors ·");
    // Another laptop goes on with a section.
    let other = folder(&console).join("open.hakem");
    let mut elsewhere = Console::new(Language::English);
    elsewhere.app.update(Message::ask(FileRequest::Open(other)));
    elsewhere.press("<F6>rpP<F7>1");
    (0..6).for_each(|_| {
        console.app.idle();
    });
    assert_eq!(strip(&console), "Brno 2026: [1 youth ·] 2 open 1 ▸7  3 seniors ·");
    // A copy in the folder is a section too.
    console.press("<F12><Enter>");
    console.app.idle();
    assert_eq!(strip(&console), "Brno 2026:  1 youth ·  2 open 1 ▸7  3 seniors · [4 youth-2 ·]");
    // An event that lies elsewhere is no section of it.
    console.press("q");
    let path = console.folder().join("aktar-17.hakem");
    console.app.update(Message::ask(FileRequest::Open(path)));
    assert!(!console.screen().contains("Brno 2026"), "{}", console.screen());
}

#[test]
fn a_plan_that_cannot_be_read_and_a_folder_without_events_are_told() {
    for wrong in
        ["(name: 1)", "(name: \"x\", sections: [\"../open.hakem\"])", "(name: \"x\", sections: [], \u{1b}"]
    {
        let console = with_plan(Some(wrong));
        console.shows("cannot be read as the plan of a festival");
        assert!(console.app.context().path.is_none());
    }
    let mut console = Console::new(Language::English);
    let empty = console.folder().join("empty");
    fs::create_dir(&empty).unwrap();
    console.app.update(Message::ask(FileRequest::Open(empty)));
    console.shows("has no event files");
}
