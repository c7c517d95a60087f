//! A whole session line by line, for a screen reader: the keys are those of the screen.

use super::console::Console;
use super::events::read;
use hakem_engine::tournament::{GameResult, Outcome, RoundNo};
use std::path::Path;
use std::thread;
use std::time::Duration;

/// Wide enough that no line wraps, and high enough that none scrolls off.
const SCREEN: (u16, u16) = (220, 120);

fn begin(folder: &Path, arguments: &[&str]) -> Console {
    Console::start(folder, arguments, SCREEN.0, SCREEN.1)
}

/// Returns the written lines without the bells.
fn lines(written: &[u8]) -> Vec<String> {
    let text = String::from_utf8(written.to_vec()).unwrap().replace('\u{7}', "");
    text.split("\r\n").map(ToOwned::to_owned).filter(|line| !line.is_empty()).collect()
}

fn bells(written: &[u8]) -> usize {
    written.iter().filter(|&&byte| byte == 7).count()
}

#[test]
fn a_round_is_paired_played_and_undone_line_by_line() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = begin(folder.path(), &["--linear", "--sample=aktar-17", "--language", "en"]);
    console.sees("Name SALİH");
    console.press("<F6>").sees("pairs round 1").press("r").sees("Black GÜL with 0");
    console.press("p").sees("Press capital P");
    thread::sleep(Duration::from_millis(600));
    console.press("P").sees("1 page").press("<F7>").sees("Board 1: White SALİH, Black GÜL, no result");
    let quiet = bells(&console.written());
    console.press("1").sees("Board 2: White EMEL, Black ERTAN, no result");
    assert_eq!(bells(&console.written()), quiet + 1, "one stroke for what is recorded");
    console.press("<Up>0").sees("To resolve the conflict: n, then Enter");
    console.press("2").sees("2 is not a result");
    console.press("5").sees("Board 3: White MEHMET, Black TÜRKAN, no result");
    assert_eq!(
        bells(&console.written()),
        quiet + 1 + 2 + 2 + 1,
        "two for a conflict, two for what is no result"
    );
    console.press("uu").sees("0 - 1 found").press("q").sees("guided round (2 minutes)").press("q");
    let written = console.written();
    let (is_done, _) = console.ends();
    assert!(is_done);
    assert!(!written.contains(&0x1b), "an escape sequence is in {:?}", String::from_utf8_lossy(&written));
    let said = lines(&written);
    let event = said.iter().take_while(|line| *line != "the arbiter’s console").cloned();
    insta::assert_snapshot!(event.collect::<Vec<_>>().join("\n"));
    let event = read(&folder.path().join("data/hakem/samples/aktar-17.hakem"));
    let results: Vec<_> = event.round(RoundNo(1)).unwrap().games().map(|(.., result)| result).collect();
    assert_eq!(results[..3], [Some(GameResult::Played(Outcome::WhiteWins)), None, None]);
    assert_eq!(event.conflicts().count(), 0);
}

/// A field is a single line, updated in place.
#[test]
fn typing_changes_its_line_in_place() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = begin(folder.path(), &["--linear", "--sample=aktar-17", "--language", "en"]);
    console.sees("Name SALİH").press("a").sees("Name (family name first)");
    console.press("Neb").sees("first) Neb").press("<Backspace>wcomer").sees("first) Newcomer");
    assert!(!console.shown().contains("Neb"), "{}", console.shown());
    console.press("<Enter>").sees("Registered: NEWCOMER");
    console.press("<Esc>q").sees("guided round (2 minutes)").press("q");
    assert!(console.ends().0);
}

/// `TERM=dumb` alone selects line mode.
#[cfg(unix)]
#[test]
fn a_dumb_terminal_gets_lines_without_being_asked() {
    let folder = tempfile::tempdir().unwrap();
    let mut console =
        Console::shell(folder.path(), "TERM=dumb exec \"$0\" --sample=aktar-17 --language cs", 200, 50);
    console.sees("řádek po řádku").sees("SALİH");
    assert!(!console.written().contains(&0x1b));
    console.signal("HUP");
    let (_, left) = console.ends();
    assert!(left.contains("SALİH"));
}

#[test]
fn the_line_and_the_whole_screen_are_read_again() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = begin(folder.path(), &["--linear", "--sample=aktar-17", "--language", "tr"]);
    console.sees("SALİH").press("<Down>").sees("ERTAN").press("\u{c}");
    console.waits("say ERTAN twice", |shown| shown.matches("ERTAN").count() == 2);
    console.press("\u{10}").waits("say the pane again", |shown| shown.matches("F10 ya da").count() == 1);
    console.waits("say where it is", |shown| shown.matches("Oyuncular, 5 turun 1. turu").count() == 2);
    console.press("?").sees("F10 Ctrl-L").press("<Esc>q").sees("satranç hakeminin konsolu").press("q");
    assert!(console.ends().0);
}
