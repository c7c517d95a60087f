//! A folder of events as a festival: its sections in a strip, each with a separate file, log and undo.

use super::console::Console;
use hakem::app::Speech;
use hakem::desk::{FileRequest, Message, Sample, SheetRequest};
use hakem::i18n::Language;
use hakem::publish::SheetFormat;
use hakem::publish::order::PrintOrder;
use hakem::publish::paper::PageSetup;
use hakem_engine::command::Command;
use hakem_engine::tournament::{Category, Money, Name, PrizeGroup, PrizeList, RoundNo, Settings};
use std::fs;
use std::path::PathBuf;
use std::thread;
use std::time::Duration;

fn folder(console: &Console) -> PathBuf {
    console.folder().join("winter")
}

/// A console with a folder of three events of eight boards; `plan` is the plan of the festival, if any.
fn with_plan(plan: Option<&str>) -> Console {
    let mut console = Console::new(Language::English);
    console.app.update(Message::ask(FileRequest::Sample(Sample::Aktar17)));
    console.app.update(Message::ask(FileRequest::Close));
    let sample = console.folder().join("aktar-17.hakem");
    fs::rename(console.folder().join("data/samples/aktar-17.hakem"), &sample).unwrap();
    let folder = folder(&console);
    fs::create_dir(&folder).unwrap();
    for name in ["open.hakem", "seniors.hakem", "youth.hakem"] {
        fs::copy(&sample, folder.join(name)).unwrap();
    }
    if let Some(plan) = plan {
        fs::write(folder.join("festival.ron"), plan).unwrap();
    }
    console.app.update(Message::ask(FileRequest::Open(folder)));
    console
}

/// The first section is on screen, and the state of the others is known.
pub fn three_sections() -> Console {
    let mut console = with_plan(None);
    console.app.idle();
    console
}

/// Has the console read the files of all sections.
fn wait(console: &mut Console) {
    (0..6).for_each(|_| {
        console.app.idle();
    });
}

/// Returns the line with the sections, without their flags.
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
    assert_eq!(strip(&console), "winter: [A open 1▸2/8] B seniors ·  C youth ·");
    // Without Shift too.
    console.press("gb");
    console.app.idle();
    assert_eq!(strip(&console), "winter:  A open 1▸2/8 [B seniors ·] C youth ·");
    // Undo and log belong to the section.
    console.press("<F6>rpP<F7>1111111");
    console.press("u");
    console.press("g3g1");
    console.app.idle();
    assert_eq!(strip(&console), "winter: [A open 1▸2/8] B seniors 1▸6/8  C youth ·");
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
    // Another laptop continues a section.
    let other = folder(&console).join("open.hakem");
    let mut elsewhere = Console::new(Language::English);
    elsewhere.app.update(Message::ask(FileRequest::Open(other)));
    elsewhere.press("<F6>rpP<F7>1");
    wait(&mut console);
    assert_eq!(strip(&console), "Brno 2026: [A youth ·] B open 1▸1/8  C seniors ·");
    // A copy in the folder is a section too.
    console.press("<F12><Enter>");
    console.app.idle();
    assert_eq!(strip(&console), "Brno 2026:  A youth ·  B open 1▸1/8  C seniors · [D youth-2 ·]");
    // Changes to the folder by others are noticed too.
    fs::rename(folder(&console).join("seniors.hakem"), folder(&console).join("zeniors.hakem")).unwrap();
    fs::write(folder(&console).join("bad.hakem"), "no event").unwrap();
    wait(&mut console);
    assert_eq!(strip(&console), "Brno 2026:  A youth ·  B open 1▸1/8  C bad ✗ [D youth-2 ·] E zeniors ·");
    // An event in another folder is not a section of it.
    console.press("q");
    let path = console.folder().join("aktar-17.hakem");
    console.app.update(Message::ask(FileRequest::Open(path)));
    assert!(!console.has("Brno 2026"), "{}", console.screen());
}

#[test]
fn a_plan_that_cannot_be_read_and_a_folder_without_events_are_reported() {
    let unreadable = "cannot be read as a festival plan";
    for (wrong, told) in [
        ("(name: 1)", unreadable),
        ("(name: \"x\", sections: [\"../open.hakem\"])", "names the section “../open.hakem”"),
        ("(name: \"x\", sections: [], \u{1b}", unreadable),
    ] {
        let console = with_plan(Some(wrong));
        console.shows(told);
        assert!(console.app.context().path.is_none());
    }
    let mut console = Console::new(Language::English);
    let empty = console.folder().join("empty");
    fs::create_dir(&empty).unwrap();
    console.app.update(Message::ask(FileRequest::Open(empty)));
    console.shows("contains no event files");
}

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
    console.press("<F7>,s");
    console.shows("A–C section");
    // The desk names the section for which it enters results.
    console.shows("· A open");
    console.shows("A ▸ _");
    console.press("2");
    console.shows("A ▸ 2_");
    console.press("+B3-C1+A8-");
    console.shows("· A open");
    console.press("B1=");
    console.app.idle();
    console.shows("· B seniors");
    console.shows("B ▸ _");
    assert_eq!(strip(&console), "winter:  A open 1▸2/8 [B seniors 1▸2/8] C youth 1▸1/8");
    // The letter of the section on screen changes nothing, and a result before a number is refused there too.
    console.press("B");
    console.press("+");
    assert!(notice(&console).contains("number"), "{}", console.screen());
}

#[test]
fn another_section_opens_on_the_current_pane() {
    let mut console = three_sections();
    for (keys, pane) in [("<F8>gB", "[F8 Standings]"), ("<F5>gC", "[F5 Players]"), ("LgA", "[L Log]")] {
        console.press(keys);
        console.shows(pane);
    }
    assert!(strip(&console).contains("[A open"), "{}", console.screen());
}

#[test]
fn a_slip_of_a_section_that_does_not_open_is_recorded_nowhere() {
    let mut console = three_sections();
    console.press("<F6>rpP<F7>,s");
    fs::write(folder(&console).join("seniors.hakem"), "no event").unwrap();
    console.press("B11");
    console.shows("The event was not opened");
    console.press("<Esc>1+");
    assert_eq!(strip(&console), "winter: [A open 1▸0/8] B seniors ·  C youth ·");
}

#[test]
fn a_search_finds_players_of_other_sections_and_players_in_two_sections_are_reported() {
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
    console.shows("is registered in sections A, B, C");
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
fn enter_finds_a_player_missing_in_this_section_in_another() {
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

#[test]
fn common_data_of_sections_are_entered_once_and_new_sections_start_with_them() {
    let mut console = three_sections();
    console.press("<F4>,f");
    console.shows("Order of the sections");
    // Place, days and the chief arbiter; then another order, and this section is set to it too.
    console.press("<Tab>Brno<Tab>2026-12-01<Tab>2026-12-08<Tab>CZE<Tab><Tab>IA Doe, Jane (99900001)");
    console.press("<Tab>Roe, Bo; Čapek, Jan<Tab><Tab><End> C<Enter>");
    console.shows("Enter the letter of every section once");
    console.press(
        "<Backspace><Backspace><Backspace><Backspace><Backspace><Backspace><Backspace>CAB<Tab><Right><Enter>",
    );
    assert_eq!(strip(&console), "winter:  A youth · [B open ·] C seniors ·");
    let plan = fs::read_to_string(folder(&console).join("festival.ron")).unwrap();
    for told in ["place: \"Brno\"", "begins: (2026, 12, 1)", "\"IA Doe, Jane (99900001)\"", "\"Čapek, Jan\""]
    {
        assert!(plan.contains(told), "{told}: {plan}");
    }
    let told = console.app.context().snapshot.settings().clone();
    assert_eq!((told.place.unwrap().as_str(), told.deputies.len()), ("Brno", 2));
    console.press("u");
    assert_eq!(console.app.context().snapshot.settings().place, None);
    // A new section starts with these data, empty or modelled on another.
    console.press("q");
    wait(&mut console);
    console.press("N Girls<Enter>");
    let told = console.app.context().snapshot.settings().clone();
    assert_eq!((told.place.unwrap().as_str(), told.arbiter.unwrap().fide_id), ("Brno", Some(99_900_001)));
    console.press("<F4>,f");
    console.shows("IA Doe, Jane (99900001)");
}

#[test]
fn a_folder_becomes_a_festival_by_the_form() {
    let mut console = Console::new(Language::English);
    console.app.update(Message::ask(FileRequest::Sample(Sample::Aktar17)));
    console.press("<F4>,f<Enter>");
    console.shows("The festival plan has been written.");
    let plan = fs::read_to_string(console.folder().join("data/samples/festival.ron")).unwrap();
    assert!(plan.contains("aktar-17.hakem"), "{plan}");
    assert!(strip(&console).contains("[A aktar-17 ·]"), "{}", console.screen());
}

#[test]
fn settings_and_prizes_come_from_another_section_in_one_step() {
    let mut console = three_sections();
    console.press("gB<F4>");
    let other = console.app.context().snapshot.settings().clone();
    let told = Settings { place: Name::new("Brno").ok(), rounds: RoundNo(7), ..other };
    console.does(Command::Announce(Box::new(told)));
    let group = PrizeGroup {
        name: Name::new("Girls").unwrap(),
        category: Category::default(),
        amounts: vec![Money(500)],
    };
    let prizes = PrizeList { groups: vec![group], ..PrizeList::default() };
    console.does(Command::AnnouncePrizes(Box::new(prizes.clone())));
    console.press("gA<F4>");
    let before = console.app.context().snapshot.clone();
    console.press(",cB");
    console.shows("Prizes and categories");
    console.press("<Enter>");
    let now = console.app.context().snapshot.clone();
    assert_eq!((now.settings().rounds, now.prizes()), (RoundNo(7), &prizes));
    assert_eq!(now.settings().name, before.settings().name);
    console.press("u");
    assert_eq!(*console.app.context().snapshot, before);
    // Once a round is paired, the settings that determine pairings remain, and a notice says so.
    let paired_by = Settings { tie_breaks: Vec::new(), ..before.settings().clone() };
    console.press("gB");
    console.does(Command::Announce(Box::new(paired_by)));
    console.press("gA<F6>r<F4>,cB<Enter>");
    console.shows("Not copied");
    console.press("<Esc>");
    let now = console.app.context().snapshot.clone();
    assert_eq!(
        (now.settings().tie_breaks.clone(), now.prizes()),
        (before.settings().tie_breaks.clone(), &prizes)
    );
}

#[test]
fn players_with_the_same_name_are_not_reported_once_confirmed_as_different() {
    let mut console = three_sections();
    // No player of the sample event has a FIDE ID.
    let told = |console: &mut Console| {
        wait(console);
        console.press("g");
        let screen = console.screen_of(120, 60);
        console.press("<Esc>");
        screen.matches("is registered in sections A, B, C").count()
    };
    let before = told(&mut console);
    assert!(before > 0);
    console.press("g<End><Enter>");
    console.shows("Recorded as different people.");
    let plan = fs::read_to_string(folder(&console).join("festival.ron")).unwrap();
    assert_eq!(plan.matches("name:").count(), 2, "{plan}");
    let _ = told(&mut console);
    console.press("g<End><Enter>");
    console.shows("Recorded as one person.");
    let plan = fs::read_to_string(folder(&console).join("festival.ron")).unwrap();
    assert_eq!(plan.matches("name:").count(), 1, "{plan}");
    assert_eq!(told(&mut console), before);
}

#[test]
fn the_marked_sheets_of_all_sections_are_one_document_by_a_key() {
    let mut console = three_sections();
    for section in ["gC", "gA"] {
        console.press(section);
        console.press("<F6>rpP");
        console.app.idle();
    }
    console.press("<F9>,a");
    console.shows("· all sections");
    console.press("112o<Right><Right><Enter>");
    console.press("W");
    console.press("<Enter>");
    console.shows("Not available in every section");
    console.press("<Esc>");
    let folder = folder(&console).join("open-sheets");
    let made: Vec<_> = fs::read_dir(&folder).unwrap().flatten().map(|entry| entry.path()).collect();
    let [only] = &made[..] else { panic!("{made:?}") };
    let text = fs::read_to_string(only).unwrap();
    assert_eq!(text.matches("1. tur eşlendirmesi").count(), 2, "{text}");
}

#[test]
fn the_prizes_of_all_sections_are_one_sheet_with_a_heading_for_each() {
    let mut console = three_sections();
    for (section, amount) in [("gB", 50_000), ("gA", 70_000)] {
        console.press(section);
        let group = PrizeGroup {
            name: Name::new("Main").unwrap(),
            category: Category::default(),
            amounts: vec![Money(amount)],
        };
        let prizes = PrizeList { groups: vec![group], names_tied: true, ..PrizeList::default() };
        console.does(Command::AnnouncePrizes(Box::new(prizes)));
        console.press("<F6>rpP<F7>11111111");
        console.app.idle();
    }
    let folder = folder(&console);
    let sections = ["open", "seniors", "youth"].map(|name| folder.join(format!("{name}.hakem"))).to_vec();
    let order = |sheet| PrintOrder {
        sheets: vec![sheet],
        report: None,
        part: None,
        round: RoundNo(1),
        format: SheetFormat::Text,
        language: Language::English,
        setup: PageSetup::default(),
        sections: sections.clone(),
    };
    for sheet in ["prizes", "prize-receipts"] {
        let to = folder.join(sheet);
        console.app.update(Message::ask(SheetRequest::Write(order(sheet), to.clone())));
        // The third section has no prizes, and that is reported.
        console.shows("youth");
        console.press("<Esc>");
        let made: Vec<_> = fs::read_dir(&to).unwrap().flatten().map(|entry| entry.path()).collect();
        let [only] = &made[..] else { panic!("{made:?}") };
        let text = fs::read_to_string(only).unwrap();
        assert_eq!(text.matches("winter").count(), 1, "one header: {text}");
        let headings: Vec<usize> = ["open", "seniors"]
            .iter()
            .filter_map(|name| text.lines().position(|line| line.starts_with(name)))
            .collect();
        assert!(headings.len() == 2 && headings[0] < headings[1], "{text}");
        assert!(text.contains("77.78") && text.contains("55.56"), "{text}");
    }
}

/// Lets the console run until a condition is met.
#[track_caller]
fn awaits(console: &mut Console, wanted: impl Fn() -> bool) {
    let is_so = (0..6_000).any(|_| {
        console.app.idle();
        thread::sleep(Duration::from_millis(10));
        wanted()
    });
    assert!(is_so, "{}", console.screen());
}

#[test]
fn the_pages_of_all_sections_follow_from_the_wall_whichever_section_is_open() {
    let mut console = three_sections();
    console.press("<F6>rpP<F9>,w<Tab><Tab><Tab><Tab><Right><Enter>");
    let site = folder(&console).join("open-site");
    awaits(&mut console, || site.join("youth/index.html").exists());
    let front = || fs::read_to_string(site.join("index.html")).unwrap_or_default();
    assert!(front().contains("open/pairings-1.html") && !front().contains("seniors/pairings-1.html"));
    console.shows("on");
    console.press("gB<F6>rpP");
    awaits(&mut console, || front().contains("seniors/pairings-1.html"));
    // The site drops a section whose file is gone. Moved, as to a recycle bin: Wine lists and opens a deleted file as
    // long as a process has it open, which Windows does not.
    fs::rename(folder(&console).join("youth.hakem"), console.folder().join("youth.hakem")).unwrap();
    awaits(&mut console, || !site.join("youth").exists());
    assert!(site.join("open/index.html").exists());
    // An empty folder ends the writing of pages.
    console.press("<F9>,w");
    console.press(&"<Backspace>".repeat(200));
    console.press("<Enter>");
    console.press("gA<F7>1");
    let before = fs::read_to_string(site.join("open/index.html")).unwrap();
    wait(&mut console);
    assert_eq!(fs::read_to_string(site.join("open/index.html")).unwrap(), before);
}

#[test]
fn a_section_is_started_from_the_open_one_with_what_the_festival_shares() {
    let mut console = Console::with_event(Language::English);
    console.press(",n");
    console.shows("This event belongs to no festival.");
    console.press(",f<Enter>");
    assert!(console.app.context().festival.is_some(), "{}", console.screen());
    console.press("<F4>,n");
    console.shows("New event like Open ─");
    console.press("Youth<Enter>");
    let cx = console.app.context();
    assert_eq!(cx.snapshot.settings().name.as_str(), "Youth");
    assert_eq!((cx.sections.len(), cx.festival.is_some()), (2, true));
}
