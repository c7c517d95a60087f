//! Jump labels: one or two letters before every visible line lead to it.

use super::console::Console;
use super::formats;
use super::key_tables::STATES;
use crossterm::event::KeyCode;
use hakem::i18n::Language;
use ratatui::buffer::Buffer;

const SIZE: (u16, u16) = (120, 30);

/// Returns the rows of a screen with a label in the two columns before tables, and the labels.
fn labels(frame: &Buffer) -> Vec<(u16, String)> {
    let mark = |y: u16| (0..2).map(|x| frame[(x, y)].symbol()).collect::<String>().trim().to_owned();
    let is_label = |mark: &str| !mark.is_empty() && mark.bytes().all(|letter| letter.is_ascii_lowercase());
    (2..SIZE.1 - 2).map(|y| (y, mark(y))).filter(|(_, mark)| is_label(mark)).collect()
}

/// Returns the text of a row from a column on; the panels next to it describe the line of the cursor and change
/// with it.
fn line(frame: &Buffer, y: u16, first: u16) -> String {
    let text: String = (first..first + 20).map(|x| frame[(x, y)].symbol()).collect();
    text.trim_end().to_owned()
}

fn cursor_line(frame: &Buffer, first: u16) -> Option<String> {
    (2..SIZE.1 - 1).find(|&y| frame[(0, y)].symbol() == ">").map(|y| line(frame, y, first))
}

/// Returns the words of a row from a column on, up to the panel of the start screen or the mark of further lines.
fn words(frame: &Buffer, (y, first): (u16, u16), width: u16) -> Vec<String> {
    let text: String = (first..width).map(|x| frame[(x, y)].symbol()).collect();
    let text = text.split('│').next().unwrap_or_default().trim_end_matches([' ', '↑', '↓']);
    text.split_whitespace().map(ToOwned::to_owned).collect()
}

#[test]
fn labels_hide_no_letter_of_a_table_that_fills_the_screen() {
    for (name, make) in STATES {
        for (width, height) in [(80, 24), (100, 30)] {
            let mut console = make();
            let before = console.frame(width, height);
            press(&mut console, ";");
            let after = console.frame(width, height);
            let marked = (2..height - 2).filter(|&y| {
                let mark: String = (0..2).map(|x| after[(x, y)].symbol()).collect();
                before[(0, y)].symbol() == " "
                    && mark.trim().bytes().any(|letter| letter.is_ascii_lowercase())
            });
            for y in marked {
                let [plain, labelled] = TEXT;
                let was = words(&before, (y, plain), width);
                assert_eq!(words(&after, (y, labelled), width), was, "{name} at {width}");
            }
        }
    }
}

/// First column of the text of tables, without labels and with them.
const TEXT: [u16; 2] = [2, 3];

fn press(console: &mut Console, keys: &str) {
    keys.chars().for_each(|key| console.app.key(KeyCode::Char(key).into()));
}

/// Tries labels of a screen; returns the number of labels.
fn every_label_leads_to_its_line(name: &str, make: impl Fn() -> Console) -> usize {
    let mut console = make();
    let before = console.frame(SIZE.0, SIZE.1);
    press(&mut console, ";");
    let after = console.frame(SIZE.0, SIZE.1);
    let [plain, labelled] = TEXT;
    let Some(here) = cursor_line(&before, plain) else {
        assert_eq!(labels(&after).len(), labels(&before).len(), "{name}");
        return 0;
    };
    assert_eq!(labels(&before), [], "{name}");
    let labels = labels(&after);
    if labels.is_empty() {
        return 0;
    }
    assert_eq!(cursor_line(&after, labelled), Some(here), "{name}");
    for (y, label) in &labels {
        assert_eq!(after[(2, *y)].symbol(), " ", "{name}: {label} touches its line");
        assert_eq!(line(&after, *y, labelled), line(&before, *y, plain), "{name}: {label}");
    }
    // The first, the last and some between: each needs a new console.
    for (y, label) in labels.iter().step_by(labels.len().div_ceil(3).max(1)).chain(labels.last()) {
        let mut console = make();
        press(&mut console, &format!(";{label}"));
        let frame = console.frame(SIZE.0, SIZE.1);
        assert_eq!(cursor_line(&frame, plain), Some(line(&after, *y, labelled)), "{name}: {label}");
    }
    labels.len()
}

#[test]
fn every_label_on_every_screen_leads_to_its_line_and_touches_no_text() {
    let mut reached = 0;
    for (name, make) in STATES {
        reached += usize::from(every_label_leads_to_its_line(name, make) > 0);
    }
    // Matches and groups have heads, which the cursor skips.
    for (system, teams) in [("team-round-robin", 6), ("team-knockout", 8)] {
        let make = || {
            let mut console = formats::event(Language::English, system, teams);
            console.press("<F6>rP<F7>");
            console
        };
        reached += usize::from(every_label_leads_to_its_line(system, make) > 0);
    }
    assert!(reached > 15, "only {reached} screens have labels");
}

#[test]
fn letters_without_a_target_are_reported_and_other_keys_have_their_usual_effect() {
    let mut console = Console::new(Language::English);
    press(&mut console, ";");
    assert!(console.has("There are no lines to go to here."));
    let mut console = Console::with_event(Language::English);
    console.register(&["Ali", "Can", "Ece"]);
    console.press("<F5><Home>");
    let start = console.screen();
    press(&mut console, ";i");
    assert!(console.has("No line has these letters."));
    press(&mut console, ";");
    assert!(console.has("Type the letters before a line to go to it."));
    console.press("<Esc><Home>");
    assert_eq!(console.screen(), start);
    console.press(";<F8>");
    assert!(console.has("[F8 Standings]"));
}

#[test]
fn a_shortcut_is_suggested_three_times_after_a_long_way_and_never_once_disabled() {
    let mut console = Console::with_event(Language::English);
    let told = |console: &Console| {
        console.screen_of(110, 30).contains("Shortcut: ; labels every line with a letter")
    };
    let walk = "<Down>".repeat(10);
    for time in 1..=4 {
        console.press(&walk);
        assert!(!told(&console), "not while the way is gone");
        console.press("<Home>");
        assert_eq!(told(&console), time <= 3, "time {time}");
        assert!(!console.has("Shortcut:"), "a narrow screen has no room for it");
    }
    console.press("<Tab><Tab><Tab><F7>");
    assert!(console.screen_of(110, 30).contains("Shortcut: F7 opens this screen"));
    console.press("Z<F4>");
    console.press("<Tab><Tab><Tab><F7>");
    assert!(!console.screen_of(110, 30).contains("Shortcut:"));
}
