//! The print screen as a checklist: due sheets are marked, printed ones show the time. And the round clock.

use crate::console::Console;
use crate::formats::event;
use hakem::desk::Message;
use hakem::dialog::Confirm;
use hakem::i18n::Language;
use hakem_engine::command::Command;
use hakem_engine::tournament::{PartialDate, Settings, TimeOfDay};
use std::cell::Cell;
use std::rc::Rc;

/// Returns the marked sheets of the print screen.
fn marked(console: &Console) -> Vec<String> {
    let name = |line: &str| {
        Some(
            line.split_once('✓')?
                .1
                .trim_start_matches([' ', '0', '1', '2', '3', '4', '5', '6', '7', '8', '9'])
                .to_owned(),
        )
    };
    let screen = console.below_tabs();
    let names = screen.lines().take(16).filter_map(name);
    names.map(|line| line.split("  ").next().unwrap_or_default().to_owned()).collect()
}

#[test]
fn sheets_of_the_previous_round_are_due_again_and_standings_once_all_results_are_entered() {
    let mut console = Console::with_event(Language::English);
    console.register(&["Ada", "Bora", "Cem", "Dal"]);
    console.press("<F6>dr2pP");
    assert_eq!(marked(&console), ["pairings by board"]);
    console.shows("▸ P prints the due sheets");
    console.press("2W<Esc>");
    console.shows("▸ P prints the due and the other marked sheets");
    console.press("P");
    while !console.has("Not printed") {
        console.app.idle();
    }
    console.shows("▸ P prints the due and the other marked sheets");
    console.press("W<Enter>");
    console.shows("▸ F7 Results");
    assert_eq!(marked(&console), [""; 0], "what has left is done");
    // A due sheet is also in the list of all sheets.
    assert_eq!(console.below_tabs().matches("written 09:00").count(), 3);
    console.press("<F7>11<F9>");
    assert_eq!(marked(&console), ["standings"]);
    console.press("<F6>rpP");
    assert_eq!(marked(&console), ["pairings by board", "pairings by name"]);
    console.press("1");
    console.shows("This sheet was already marked as due.");
    assert_eq!(
        marked(&console),
        ["pairings by board", "pairings by name"],
        "whoever marks by habit means to mark"
    );
    console.press("1<F7><F9>");
    assert_eq!(marked(&console), ["pairings by name"], "a mark that was taken away does not come back");
}

#[test]
fn sheets_printed_on_another_day_show_the_date() {
    let clock = Rc::new(Cell::new("2026-03-05T23:59:00Z".parse().unwrap()));
    for (language, today, earlier) in [
        (Language::English, "written 23:59", "written 2026-03-05"),
        (Language::Turkish, "dosya 23:59", "dosya 05.03.2026"),
        (Language::Czech, "soubor 23:59", "soubor 5. 3. 2026"),
    ] {
        clock.set("2026-03-05T23:59:00Z".parse().unwrap());
        let mut console = Console::by_clock(language, &clock);
        console.register(&["Ada", "Bora"]);
        console.press("<F6>dr2pPW<Enter>");
        console.shows(today);
        (0..60).for_each(|_| _ = console.app.idle());
        assert!(!console.app.idle());
        clock.set("2026-03-06T00:00:00Z".parse().unwrap());
        assert!(console.app.idle(), "midnight is something new");
        console.shows(earlier);
    }
}

#[test]
fn the_chip_of_the_round_counts_down_to_the_default_time_where_there_is_room() {
    let mut console = Console::with_event(Language::English);
    console.register(&["Ada", "Bora"]);
    let settings = console.app.context().snapshot.settings().clone();
    console.does(Command::Announce(Box::new(Settings {
        round_dates: vec![PartialDate::new(2026, 3, 5).ok()],
        round_times: vec![TimeOfDay::new(8, 30).ok()],
        default_time: Some(60),
        ..settings
    })));
    console.press("<F6>dr2");
    assert!(!console.screen_of(120, 30).contains("DEFAULT"), "a draft is not played");
    console.press("pP");
    assert!(
        console.screen_of(120, 30).contains("PUBLISHED · DEFAULT IN 0:30"),
        "{}",
        console.screen_of(120, 30)
    );
    console.hides("DEFAULT IN");
    console.press("<F7>1");
    assert!(!console.screen_of(120, 30).contains("DEFAULT"), "all is played");
}

#[test]
fn a_classic_system_requires_adjusted_scores_after_each_round_and_dubov_the_averages() {
    for (system, required) in [
        ("dubov-classic", &["standings", "adjusted scores", "average ratings of opponents"][..]),
        ("dutch-2009", &["standings", "adjusted scores"]),
        ("dubov-2026", &["standings"]),
    ] {
        let mut console = event(Language::English, system, 4);
        console.press("<F6>dr2pP");
        console.press("2W<Esc>W<Enter><F7>11<F9>");
        assert_eq!(all_marked(&console), required, "{system}, round 1");
        console.press("W<Enter>");
        assert_eq!(marked(&console), [""; 0], "{system}: written");
    }
}

#[test]
fn after_the_last_round_the_print_screen_names_the_key_that_closes_the_event() {
    let mut console = Console::with_event(Language::English);
    console.register(&["Ada", "Bora"]);
    console.press("<F4>/rounds<Enter><Enter><Backspace>1<Enter><F6>drpP<F9>");
    console.hides("closes the event");
    console.press("<F7>1<F9>");
    console.shows("▸ P prints the due sheets; W writes them to files; ,C closes the event");
    console.press("W<Enter>");
    console.shows("▸ ,C closes the event");
}

/// Returns the names of all marked sheets, however long the list.
fn all_marked(console: &Console) -> Vec<String> {
    let screen = console.screen_of(160, 60);
    // The header marks complete rounds with the same character.
    let names = screen.lines().skip(2).filter_map(|line| Some(line.split_once('✓')?.1.to_owned()));
    let name = |line: String| {
        let line = line.trim_start_matches(|letter: char| letter == ' ' || letter.is_ascii_digit());
        line.split("  ").next().unwrap_or_default().to_owned()
    };
    names.map(name).collect()
}

#[test]
fn forms_that_lack_data_list_it_and_are_printed_or_written_once_confirmed() {
    let mut console = Console::with_event(Language::English);
    console.register(&["Ada", "Bora", "Cem", "Dal"]);
    console.press("<F6>dr2pP<F9><Home>");
    let line =
        |console: &Console| console.screen().lines().find(|line| line.starts_with("> ")).map(str::to_owned);
    for _ in 0..80 {
        let at = line(&console).unwrap_or_default();
        if at.contains("(IT3)") {
            break;
        }
        console.press(if at.contains('▸') { "<Enter><Down>" } else { "<Down>" });
    }
    console.press(" P");
    console.shows("Data are missing on these forms");
    console.shows("print anyway");
    console.press("<Esc>");
    assert!(!console.has("print anyway"));
    console.press("W");
    console.shows("Data are missing on these forms");
    console.press("W");
    console.shows("Folder for the files");
    console.press("<Esc>");
    console.press("PP");
    for _ in 0..100 {
        console.app.idle();
    }
    assert!(!console.has("print anyway"));
    console.shows("Not printed");
}

#[test]
fn a_question_longer_than_the_screen_shows_that_it_is_cut_and_its_answer() {
    let ask = |count: usize| {
        let mut console = Console::with_event(Language::English);
        let lines = (0..count).map(|line| format!("line {line}"));
        let question = Confirm::capital("Long", 'P', "confirm-print", Message::Nothing).with_lines(lines);
        console.app.update(Message::Open(Box::new(question)));
        console.screen()
    };
    let whole = ask(18);
    assert!(whole.contains("line 17") && !whole.contains('…') && whole.contains("Print anyway"), "{whole}");
    let cut = ask(40);
    assert!(cut.contains("│ …") && cut.contains("line 0 ") && cut.contains("Print anyway"), "{cut}");
}
