//! A newcomer who knows only the screen: reads the next step, and presses the key that it names.

use super::console::Console;
use super::printer::printer;
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::thread;
use std::time::Duration;

/// Precedes the next step.
const NEXT: &str = "▸ ";

/// Maximum number of keys: two rounds of eight boards, including the start.
const MOST: usize = 80;

fn next_line(shown: &str) -> Option<&str> {
    shown.lines().rev().find_map(|line| Some(line.split_once(NEXT)?.1))
}

/// Reads the key that the next step names.
fn next_key(shown: &str) -> Option<String> {
    next_line(shown)?.split_whitespace().next().map(str::to_owned)
}

/// Reads the capital letter that a question requires: `[P] Publish`.
fn capital(shown: &str) -> Option<String> {
    let letters = shown.split('[').skip(1).filter_map(|rest| Some(rest.split_once("] ")?.0));
    let mut capitals =
        letters.filter(|letter| letter.chars().count() == 1 && letter.chars().all(char::is_uppercase));
    capitals.next().map(str::to_owned)
}

/// Returns the screen once it has settled and shows a next step.
fn whole(console: &mut Console) -> String {
    console.waits("say what comes next", |shown| capital(shown).is_some() || next_key(shown).is_some());
    let mut shown = console.shown();
    loop {
        thread::sleep(Duration::from_millis(120));
        let now = console.shown();
        if now == shown {
            return now;
        }
        shown = now;
    }
}

/// Presses the key that the screen names, and waits until the screen changes. Returns the line that named it.
fn follows(console: &mut Console) -> String {
    let before = whole(console);
    if let Some(letter) = capital(&before) {
        console.answers(&format!("[{letter}] "), &letter);
        return letter;
    }
    let key = next_key(&before).unwrap_or_else(|| panic!("nothing comes next:\n{before}"));
    let pressed = match key.as_str() {
        "→" => "<Right>".to_owned(),
        "←" => "<Left>".to_owned(),
        one if one.chars().count() == 1 || one.starts_with(',') => one.to_owned(),
        named => format!("<{named}>"),
    };
    console.press(&pressed).waits(&format!("answer to {key}"), |shown| *shown != before);
    next_line(&before).unwrap_or_default().trim().to_owned()
}

/// Follows the next steps in a language, after these keys, until a condition is met. Prints the number of
/// keys and of different sentences.
fn goes(folder: &Path, language: &str, first: &str, until: impl Fn(&str) -> bool) -> Console {
    let mut console = Console::start(folder, &["--language", language], 80, 24);
    console.sees(NEXT);
    if !first.is_empty() {
        console.press(first).sees("[F5");
    }
    let mut read = BTreeSet::new();
    for keys in 0..MOST {
        if until(&console.shown()) {
            println!("{language}, {first:?} first: {keys} keys, {} sentences", read.len());
            return console;
        }
        read.insert(follows(&mut console));
    }
    panic!("not there after {MOST} keys:\n{}", console.shown());
}

/// Returns true if the second round is published and has no results.
fn is_round_2(shown: &str) -> bool {
    shown.contains("[2▸0/8]")
}

/// Does the same in every language, in parallel: most of the time is spent waiting for the screen.
fn in_every_language(walk: impl Fn(&str) + Sync) {
    let walk = &walk;
    thread::scope(|scope| {
        for language in ["en", "tr", "cs"] {
            scope.spawn(move || walk(language));
        }
    });
}

#[test]
fn from_the_start_screen_to_a_published_second_round_by_what_the_screen_says() {
    in_every_language(|language| {
        let folder = tempfile::tempdir().unwrap();
        let mut console = goes(folder.path(), language, "", is_round_2);
        let shown = whole(&mut console);
        assert_eq!(next_key(&shown).as_deref(), Some("F7"), "{shown}");
    });
}

#[test]
fn a_newcomer_without_the_guide_reaches_a_printed_second_round() {
    in_every_language(|language| {
        let folder = tempfile::tempdir().unwrap();
        let tray = folder.path().join("tray");
        printer(folder.path(), "cat >> \"$1\"; echo >> \"$1.done\"", &tray);
        let done = folder.path().join("tray.done");
        let printed = || fs::read_to_string(&done).map_or(0, |done| done.lines().count());
        let before = std::cell::Cell::new(None);
        goes(folder.path(), language, ",m", |shown| {
            if is_round_2(shown) && before.get().is_none() {
                before.set(Some(printed()));
            }
            before.get().is_some_and(|before| printed() > before)
        });
        assert!(before.get().is_some_and(|before| before > 0), "round 1 was printed too");
    });
}

/// No question precedes the first screen. The question about the keyboard follows the first result key
/// without a meaning, once.
#[test]
fn a_keyboard_whose_top_row_means_nothing_is_asked_for_at_the_first_result() {
    let folder = tempfile::tempdir().unwrap();
    let first = "rm hakem/keys; exec \"$0\" --sample --language en";
    let mut console = Console::shell(folder.path(), first, 80, 24);
    console
        .sees("Pairings: pair round 1")
        .press("<F6>dr")
        .sees("DRAFT")
        .press("p")
        .answers("[P] Publish", "P");
    console.sees("prints the due sheets").press("<F7>").sees("1 White won");
    console.press("1+").sees("1-0: 2 ");
    assert!(!console.shown().contains("Ten seconds"), "{}", console.shown());
    console.press("ť").sees("Ten seconds for your keyboard").sees("1 of 6").press("1").sees("2 of 6");
    console.press("<Esc>").no_longer_sees("Ten seconds");
    assert_eq!(fs::read_to_string(folder.path().join("hakem/keys")).unwrap(), "digits 150\nasked\n");
    console.press("ť").sees("ť is not a result key. D learns the keys of your keyboard.");
    assert!(!console.shown().contains("Ten seconds"), "{}", console.shown());
    console.press("q").sees("new event").press("q");
    assert!(console.ends().0);
}

/// Starts without any configuration, in a language, and opens the results of round 1 of the sample event.
fn first_start(folder: &Path, language: &str, texts: [&str; 4]) -> Console {
    let [asked, draft, publish, results] = texts;
    let script = format!("rm -r hakem; exec \"$0\" --language {language}");
    let mut console = Console::shell(folder, &script, 80, 24);
    console.sees(NEXT);
    assert!(!console.shown().contains(asked), "{}", console.shown());
    console.press(",m").sees("[F5").press("<F6>dr").sees(draft).press("p").answers(publish, "P");
    console.press("<F7>").sees(results);
    console
}

/// Presses these keys, each of which is a result, and checks that no question appears.
fn enters(console: &mut Console, keys: &str, asked: &str) {
    let entered =
        |shown: &str| ["1 - 0", "½ - ½", "0 - 1"].map(|one| shown.matches(one).count()).iter().sum();
    for key in keys.chars() {
        let before: usize = entered(&console.shown());
        console.press(&key.to_string()).waits(&format!("enter {key}"), |shown| entered(shown) > before);
        assert!(!console.shown().contains(asked), "{key}: {}", console.shown());
    }
}

const ENGLISH: [&str; 4] = ["Ten seconds", "DRAFT", "[P] Publish", "[F7 Results]"];

#[test]
fn digits_and_the_numeric_pad_ask_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = first_start(folder.path(), "en", ENGLISH);
    enters(&mut console, "105+-=*", ENGLISH[0]);
    assert!(!folder.path().join("hakem/keys").exists());
}

#[test]
fn a_french_top_row_gives_results_and_its_other_keys_ask_once() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = first_start(folder.path(), "en", ENGLISH);
    enters(&mut console, "&à(", ENGLISH[0]);
    // On a French keyboard 2 is not a win of Black.
    console.press("é").sees("Ten seconds for your keyboard").press("<Esc>").no_longer_sees("Ten seconds");
    for key in ["é", "\"", "'", "è", "_", "ç"] {
        console.press(key).sees(&format!("{key} is not a result key. D learns the keys of your keyboard."));
    }
    assert!(console.shown().contains("[1▸3/8]"), "{}", console.shown());
    console.press("D").sees("learn the keys of this keyboard");
}

#[test]
fn a_czech_top_row_gives_results_and_its_other_keys_ask_once() {
    let folder = tempfile::tempdir().unwrap();
    let czech = ["Deset sekund", "NÁVRH", "[P] Zveřejnit", "[F7 Výsledky]"];
    let mut console = first_start(folder.path(), "cs", czech);
    enters(&mut console, "+éř", czech[0]);
    console.press("š").sees("Deset sekund pro vaši klávesnici").press("<Esc>").no_longer_sees("Deset sekund");
    for key in ["ě", "š", "č", "ž", "ý", "á", "í"] {
        console.press(key).sees(&format!("{key} není klávesa výsledku."));
    }
    assert!(console.shown().contains("[1▸3/8]"), "{}", console.shown());
}
