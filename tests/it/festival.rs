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

/// Lets the console look at the files of all sections.
fn wait(console: &mut Console) {
    (0..6).for_each(|_| {
        console.app.idle();
    });
}

/// Returns the line with the sections, without what is to be looked at in them.
fn strip(console: &Console) -> String {
    let screen = console.screen();
    let line = screen.lines().nth(2).unwrap();
    line.split('!').next().unwrap_or_default().trim_end().to_owned()
}

#[test]
fn a_folder_is_a_festival_whose_strip_says_what_is_missing_where() {
    let mut console = three_sections();
    assert_eq!(strip(&console), "winter: [A open ·] B seniors ·  C youth ·");
    console.press("<F6>r");
    assert_eq!(strip(&console), "winter: [A open 1 draft] B seniors ·  C youth ·");
    console.press("pP<F7>15");
    assert_eq!(strip(&console), "winter: [A open 1 ▸6] B seniors ·  C youth ·");
    console.press("gB");
    console.app.idle();
    assert_eq!(strip(&console), "winter:  A open 1 ▸6 [B seniors ·] C youth ·");
    // Undo and log are those of the section.
    console.press("<F6>rpP<F7>1111111");
    console.press("u");
    console.press("g3g1");
    console.app.idle();
    assert_eq!(strip(&console), "winter: [A open 1 ▸6] B seniors 1 ▸2  C youth ·");
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
    assert_eq!(strip(&console), "Brno 2026: [A youth ·] B open ·  C seniors ·");
    // Another laptop goes on with a section.
    let other = folder(&console).join("open.hakem");
    let mut elsewhere = Console::new(Language::English);
    elsewhere.app.update(Message::ask(FileRequest::Open(other)));
    elsewhere.press("<F6>rpP<F7>1");
    wait(&mut console);
    assert_eq!(strip(&console), "Brno 2026: [A youth ·] B open 1 ▸7  C seniors ·");
    // A copy in the folder is a section too.
    console.press("<F12><Enter>");
    console.app.idle();
    assert_eq!(strip(&console), "Brno 2026:  A youth ·  B open 1 ▸7  C seniors · [D youth-2 ·]");
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

/// What stands in the line of notices and of searches.
fn notice(console: &Console) -> String {
    console.screen().lines().rev().nth(1).unwrap().trim().to_owned()
}

#[test]
fn slips_of_all_sections_are_entered_in_one_row_by_the_letters_of_the_sections() {
    let mut console = three_sections();
    for section in ["gC", "gB", "gA"] {
        console.press(section);
        console.press("<F6>rpP");
        console.app.idle();
    }
    console.press("<F7>b");
    console.shows("A-C section");
    console.press("2+B3-C1+A8-");
    console.press("B1=");
    console.app.idle();
    assert_eq!(strip(&console), "winter:  A open 1 ▸6 [B seniors 1 ▸6] C youth 1 ▸7");
    // The letter of the section on show changes nothing, and a result before a number is refused there too.
    console.press("B");
    console.press("+");
    assert!(notice(&console).contains("number"), "{}", console.screen());
}

#[test]
fn a_slip_of_a_section_that_does_not_open_is_recorded_nowhere() {
    let mut console = three_sections();
    console.press("<F6>rpP<F7>b");
    fs::write(folder(&console).join("seniors.hakem"), "no event").unwrap();
    console.press("B11");
    console.shows("The event was not opened");
    console.press("<Esc>1+");
    assert_eq!(strip(&console), "winter: [A open 1 published] B seniors ·  C youth ·");
}

#[test]
fn who_is_in_another_section_is_found_there_and_who_is_in_two_is_told() {
    let mut console = three_sections();
    let name = console.app.context().snapshot.players().next().unwrap().1.player.name.to_string();
    console.press("<F8>/");
    console.press(&name);
    assert!(notice(&console).contains(&format!("in section B: {name} · 1 of 2")), "{}", console.screen());
    console.press("<Down>");
    assert!(notice(&console).contains(&format!("in section C: {name} · 2 of 2")), "{}", console.screen());
    console.press("<Enter>");
    assert!(strip(&console).contains("[C youth ·]"), "{}", console.screen());
    console.press("g");
    console.shows("is in sections A, B, C");
    console.press("<Esc>gB<F6>rpPgA<F6>rpP");
    wait(&mut console);
    console.press("g");
    console.shows("plays in sections A, B at the same time");
}

#[test]
fn an_event_begun_like_a_section_is_a_section_beside_it() {
    let mut console = three_sections();
    console.press("q");
    wait(&mut console);
    console.press("N Girls<Enter>");
    console.app.idle();
    assert!(strip(&console).ends_with("[D aktar-17-oyun… ·]"), "{}", console.screen());
    assert_eq!(console.app.context().snapshot.players().count(), 0);
}

#[test]
fn whom_the_players_of_a_section_do_not_have_enter_finds_in_another() {
    let mut console = three_sections();
    console.press("gB");
    console.press("<F5>a");
    console.press("Ümit Yaşar<Enter><Esc>");
    wait(&mut console);
    console.press("gA<F5>/umit");
    console.shows("in section B: Ümit Yaşar");
    console.press("<Enter>");
    console.shows("[B seniors");
    assert!(console.screen().lines().any(|line| line.starts_with('>') && line.contains("ÜMİT YAŞAR")));
}
