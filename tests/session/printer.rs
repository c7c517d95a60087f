//! Printers: the user's print command, one that refuses, one that never answers, and disks too full for
//! sheets.

use super::cli::hakem;
use super::console::Console;
use super::kill::published_round;
use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::Duration;

/// Writes a shell script and configures it, with an argument, as the print command.
pub fn printer(folder: &Path, script: &str, argument: &Path) {
    let path = folder.join("printer.sh");
    fs::write(&path, format!("#!/bin/sh\n{script}\n")).unwrap();
    fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).unwrap();
    command_is(folder, &format!("{} {}", path.display(), argument.display()));
}

fn command_is(folder: &Path, words: &str) {
    fs::create_dir_all(folder.join("hakem")).unwrap();
    fs::write(folder.join("hakem/print-command"), format!("{words}\n")).unwrap();
}

/// A console on an event with a published round, on the print screen, with two sheets marked.
fn at_the_wall(folder: &Path) -> Console {
    published_round(&folder.join("full.hakem"));
    let mut console = Console::start(folder, &["full.hakem", "--language", "en"], 100, 30);
    console.sees("Kill test").press("<F9>").sees("pairings by board").press("5").sees("2 marked");
    console
}

#[test]
fn the_print_command_of_the_user_gets_every_marked_sheet_and_the_log_says_so() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("tray");
    printer(folder.path(), "cat >> \"$1\"", &out);
    let mut console = at_the_wall(folder.path());
    console.press("P").sees("2 sheets printed");
    let pages = fs::read(&out).unwrap();
    assert_eq!(pages.windows(5).filter(|five| five == b"%PDF-").count(), 2);
    console.press("L").sees("Printed: pairings by board (round 1, version 1), result slips (round 1)");
    // A report cannot be printed.
    console.press("<F9>").sees("0 marked").press("/tournament report<Enter> ").sees("1 marked");
    console.press("P").sees("Write it with W");
    console.press("W").sees("Write marked").press("<Enter>").sees("1 sheet written");
    let sheets = folder.path().join("full-sheets");
    let names: Vec<PathBuf> = fs::read_dir(sheets).unwrap().map(|entry| entry.unwrap().path()).collect();
    assert!(
        names.len() == 1 && fs::read_to_string(&names[0]).unwrap().starts_with("012 Kill test"),
        "{names:?}"
    );
}

/// Start and end of a hyperlink.
const LINK: [&str; 2] = ["\u{1b}]8;;file:///", "\u{1b}]8;;\u{1b}\\"];

#[test]
fn written_files_are_links_in_the_line_that_reports_them() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = at_the_wall(folder.path());
    let after_the_last_link = |console: &Console| {
        let told = String::from_utf8_lossy(&console.written()).into_owned();
        told.rsplit_once(LINK[0]).map(|(_, after)| after.to_owned())
    };
    let ends = |after: &str| after.matches(LINK[1]).count();
    console.press("W").sees("Write marked").press("<Enter>").sees("2 sheets written to");
    while after_the_last_link(&console).is_none_or(|after| ends(&after) != 1) {
        thread::sleep(Duration::from_millis(5));
    }
    let linked = after_the_last_link(&console).unwrap();
    let (path, _) = linked.split_once("\u{1b}\\").unwrap();
    assert!(path.ends_with("/full-sheets") && linked.contains("2 sheets written to"), "{linked:?}");
    // The text that replaces it is not a link: its cells are written again without one.
    console.press("<F8>").sees("[F8 Standings]").no_longer_sees("written to");
    while after_the_last_link(&console).is_none_or(|after| ends(&after) < 3) {
        thread::sleep(Duration::from_millis(5));
    }
}

#[test]
fn a_print_command_that_takes_files_gets_the_name_of_one_beside_which_it_is_started() {
    let folder = tempfile::tempdir().unwrap();
    let tray = folder.path().join("tray");
    printer(folder.path(), "[ -e \"./$2\" ] && cat \"$2\" >> \"$1\" && rm \"$2\"", &tray);
    let words = fs::read_to_string(folder.path().join("hakem/print-command")).unwrap();
    command_is(folder.path(), &format!("{} {{file}}", words.trim()));
    let mut console = at_the_wall(folder.path());
    console.press("P").sees("2 sheets printed");
    let pages = fs::read(&tray).unwrap();
    assert_eq!(pages.windows(5).filter(|five| five == b"%PDF-").count(), 2);
}

#[test]
fn a_refusing_printer_is_reported_and_not_logged() {
    let folder = tempfile::tempdir().unwrap();
    printer(folder.path(), "echo 'lp: no default destination' >&2; exit 1", Path::new("-"));
    let mut console = at_the_wall(folder.path());
    console.press("P").sees("Not printed: lp: no default destination");
    command_is(folder.path(), "/nowhere/printer");
    console.press("qq");
    assert!(console.ends().0);
    let mut console = Console::start(folder.path(), &["full.hakem", "--language", "en"], 100, 30);
    console.sees("Kill test").press("<F9>").sees("pairings by board").sees("1 marked");
    console.press("P").sees("/nowhere/printer cannot be started");
    console.press("L").sees("Round 1 published").no_longer_sees("Not printed").no_longer_sees("Pages");
    assert!(!console.shown().contains("printed:"), "{}", console.shown());
}

#[test]
fn a_printer_that_never_answers_prevents_neither_work_nor_leaving() {
    let folder = tempfile::tempdir().unwrap();
    let paper = folder.path().join("jam");
    fs::write(&paper, "").unwrap();
    printer(folder.path(), "while [ -e \"$1\" ]; do sleep 0.1; done; cat > /dev/null", &paper);
    let mut console = at_the_wall(folder.path());
    console.press("P").sees("Sent to the printer").sees("The printer has not answered yet");
    console.press("<F7>").sees("0 of 60").press("105").sees("3 of 60");
    fs::remove_file(&paper).unwrap();
    console.sees("2 sheets printed");
    console.press("qq");
    assert!(console.ends().0);
}

/// Runs a shell script and returns its exit status and complaints; `$0` is the binary.
#[cfg(target_os = "linux")]
fn shell(folder: &Path, script: &str) -> (i32, String) {
    let mut command = std::process::Command::new("sh");
    command.current_dir(folder).args(["-c", script, env!("CARGO_BIN_EXE_hakem")]);
    let (exit, _, told) = crate::cli::answer(command);
    (exit, told)
}

#[cfg(target_os = "linux")]
#[test]
fn a_disk_without_room_gets_a_message_with_the_path_and_keeps_no_half_sheet() {
    let folder = tempfile::tempdir().unwrap();
    published_round(&folder.path().join("full.hakem"));
    for (arguments, path) in [
        ("print full.hakem --sheet pairings --format pdf --out p.pdf", "p.pdf"),
        ("publish full.hakem --to pages", "pages/"),
    ] {
        let script = format!("trap '' XFSZ; exec prlimit --fsize=4000: \"$0\" {arguments}");
        let (exit, told) = shell(folder.path(), &script);
        assert!(exit == 5 && told.contains(path), "{exit}: {told}");
    }
    let mut console = Console::with_little_room(folder.path(), "--sample=aktar-17 --language en", 5400);
    console.sees("Aktar").press("<F9>").sees("starting list").press("9").sees("1 marked");
    console.press("W").sees("Write marked").press("<Enter>").sees("✗ ");
    // A long path may wrap anywhere.
    let says = |words: &'static str| {
        move |screen: &str| screen.split_whitespace().collect::<String>().contains(words)
    };
    console.waits("name the sheet", says("/starting-list-tr-"));
    console.press(",w").sees("Web pages (updated").press("<Enter>").sees("! ");
    console.waits("say what became of the pages", says("cannotbewritten"));
    console.press("<F5>").sees("SELÇUK");
    for part in ["", "pages", "data/hakem/samples/aktar-17-sheets", "data/hakem/samples/aktar-17-site"] {
        let found = fs::read_dir(folder.path().join(part)).unwrap();
        let names = found.map(|entry| entry.unwrap().file_name().into_string().unwrap());
        let half: Vec<String> = names.filter(|name| name.contains("part") || name.contains(".pdf")).collect();
        assert_eq!(half, Vec::<String>::new(), "{part}");
    }
}

#[test]
fn a_path_that_cannot_be_written_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("taken");
    fs::write(&file, "a file, no folder").unwrap();
    let below = file.join("sheet.txt");
    let report = "tests/golden/trf/individual.trf";
    let (exit, _, told) = hakem(&["print", report, "--sheet", "pairings", "--out", below.to_str().unwrap()]);
    assert!(exit == 5 && told.contains(below.to_str().unwrap()), "{told}");
    let (exit, _, told) = hakem(&["publish", report, "--to", file.to_str().unwrap()]);
    assert!(exit == 5 && told.contains(file.to_str().unwrap()), "{told}");
    assert_eq!(fs::read_to_string(&file).unwrap(), "a file, no folder");
}
