//! The pages of an event and the hall screen: both follow the event file while another process writes it.

use super::cli::hakem;
use super::console::Console;
use super::kill::published_round;
use hakem::store::{Mode, Store};
use hakem_engine::command::Command;
use hakem_engine::history::Entry;
use hakem_engine::tournament::{BoardNo, GameResult, Outcome, RoundNo};
use jiff::Timestamp;
use std::collections::BTreeMap;
use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::thread;
use std::time::{Duration, SystemTime};

/// Enters a result as the console of another terminal does.
fn enters(path: &Path, board: u16) {
    let result = GameResult::Played(Outcome::WhiteWins);
    let command = Command::EnterResult { round: RoundNo(1), board: BoardNo(board), result };
    let _no_forks = crate::without_forks();
    let mut store = Store::open::<Entry>(path, Mode::Write).unwrap().store;
    store.append(&[Entry::Did(command)], Timestamp::UNIX_EPOCH).unwrap();
}

/// Returns the time at which each file of a folder was last written.
fn written(folder: &Path) -> BTreeMap<String, SystemTime> {
    let found = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap());
    found
        .map(|entry| {
            (entry.file_name().into_string().unwrap(), entry.metadata().unwrap().modified().unwrap())
        })
        .collect()
}

#[test]
fn the_address_of_the_pages_is_a_link_where_it_is_shown() {
    let folder = tempfile::tempdir().unwrap();
    published_round(&folder.path().join("full.hakem"));
    let mut console = Console::start(folder.path(), &["full.hakem", "--language", "en"], 120, 40);
    console.sees("Kill test").press("<F9>").sees("pairings by board");
    console.press(",w").sees("Address for phones").press("<Tab>https://example.org/open?a=1<Enter>");
    console.sees("Web pages written to").press(",q").sees("https://example.org/open?a=1");
    let link = ["\u{1b}]8;;https://example.org/open?a=1\u{1b}\\", "\u{1b}]8;;\u{1b}\\"];
    let linked = |console: &Console| {
        let told = String::from_utf8_lossy(&console.written()).into_owned();
        let (_, after) = told.rsplit_once(link[0])?;
        after.split_once(link[1]).map(|(linked, _)| linked.to_owned())
    };
    while linked(&console).is_none() {
        thread::sleep(Duration::from_millis(5));
    }
    assert!(linked(&console).is_some_and(|linked| linked.contains("https://example.org/open?a=1")));
}

#[test]
fn pages_follow_the_event_file_and_only_those_are_touched_that_change() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("open.hakem");
    published_round(&path);
    enters(&path, 1);
    let site = folder.path().join("site");
    let mut console =
        Console::start(folder.path(), &["publish", "open.hakem", "--to", "site", "--watch"], 80, 24);
    console.sees("files written");
    let before = written(&site);
    assert!(before.contains_key("index.html") && before.contains_key("event.trf"), "{before:?}");
    enters(&path, 2);
    console.waits("tell of the entry", |shown| shown.matches("files written").count() == 2);
    let after = written(&site);
    let page = fs::read_to_string(site.join("pairings-1.html")).unwrap();
    assert_eq!(page.matches("1 - 0").count(), 2);
    for lasting in ["starting-list.html", "names-1.html"] {
        assert_eq!(before[lasting], after[lasting], "{lasting} says the same as before");
    }
    assert!(after["pairings-1.html"] > before["pairings-1.html"]);
    console.signal("INT");
    console.ends();
}

#[test]
fn a_folder_of_something_else_is_left_as_it_is() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("thesis.txt"), "years").unwrap();
    let to = folder.path().to_str().unwrap();
    let (exit, _, told) = hakem(&["publish", "tests/golden/trf/individual.trf", "--to", to]);
    assert!(exit == 5 && told.contains("contains other files"), "{told}");
    assert_eq!(written(folder.path()).keys().collect::<Vec<_>>(), ["thesis.txt"]);
}

#[test]
fn the_hall_screen_follows_the_event_file_and_never_writes_it() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("open.hakem");
    published_round(&path);
    let mut console = Console::start(folder.path(), &["show", "open.hakem", "--seconds", "3600"], 100, 24);
    console.sees("PLAYER 000").sees("0/60");
    enters(&path, 1);
    console.sees("1/60").sees("1 - 0");
    let before = fs::read(&path).unwrap();
    console.press("<Right>").press("q");
    assert!(console.ends().0);
    assert_eq!(fs::read(&path).unwrap(), before);
}

#[test]
fn columns_chosen_on_the_wall_hold_for_published_pages_and_the_hall_screen_at_once() {
    let folder = tempfile::tempdir().unwrap();
    let place = folder.path();
    let mut wall = Console::start(place, &["--sample=aktar-17", "--language", "en"], 100, 32);
    wall.sees("Aktar").press("<F6>r").sees("DRAFT").press("p").answers("[P] Publish", "P");
    wall.sees("pairings by board").press("<F9>").sees("All sheets");
    let publish = ["publish", "data/hakem/samples/aktar-17.hakem", "--to", "site", "--watch"];
    let mut pages = Console::start(place, &publish, 80, 24);
    pages.sees("files written");
    let mut hall =
        Console::start(place, &["show", "data/hakem/samples/aktar-17.hakem", "--language", "en"], 100, 30);
    hall.sees("WIM");
    let page = || fs::read_to_string(place.join("site/pairings-1.html")).unwrap();
    assert!(page().contains("WIM"), "{}", page());
    wall.press(",c").sees("Columns: pairings by board").press(" <Enter>").no_longer_sees("Columns:");
    hall.no_longer_sees("WIM").press("q");
    assert!(hall.ends().0);
    pages.waits("write them anew", |shown| shown.matches(" written").count() == 2);
    assert!(!page().contains("WIM"), "{}", page());
    pages.signal("INT");
    pages.ends();
    wall.press("q");
}

#[test]
fn a_printed_sheet_has_the_columns_and_the_logo_of_the_wall_unless_others_are_named() {
    let folder = tempfile::tempdir().unwrap();
    let place = folder.path();
    fs::write(place.join("logo.svg"), "<svg xmlns=\"http://www.w3.org/2000/svg\"/>").unwrap();
    let mut wall = Console::start(place, &["--sample=aktar-17", "--language", "en"], 100, 32);
    wall.sees("Aktar").press("<F6>r").sees("DRAFT").press("p").answers("[P] Publish", "P");
    wall.sees("pairings by board").press("<F9>").sees("All sheets");
    let printed = |more: &[&str]| {
        let mut command = std::process::Command::new(env!("CARGO_BIN_EXE_hakem"));
        command.current_dir(place).env("HOME", place).env("XDG_DATA_HOME", place.join("data"));
        let (exit, told, aside) = crate::cli::answer({
            command
                .args([
                    "print",
                    "data/hakem/samples/aktar-17.hakem",
                    "--sheet",
                    "pairings",
                    "--format",
                    "html",
                ])
                .args(more);
            command
        });
        assert_eq!((exit, aside.as_str()), (0, ""));
        told
    };
    let is_with_logo = |page: &str| page.contains("image/svg");
    let before = printed(&[]);
    assert!(before.contains("WIM") && !is_with_logo(&before), "{before}");
    wall.press(",c").sees("Columns: pairings by board").press(" <Enter>").no_longer_sees("Columns:");
    wall.press(",i").sees("Logo of the organiser").press("logo.svg<Enter>").sees("Use a PNG or JPEG");
    let page = printed(&[]);
    assert!(!page.contains("WIM") && is_with_logo(&page), "{page}");
    assert!(printed(&["--show", "title"]).contains("WIM"));
    wall.press("q");
}

/// Writes an upload command: a script that gets the folder, and is the `upload-command` of the configuration.
fn uploads_by(folder: &Path, script: &str) -> String {
    let path = folder.join("upload.sh");
    fs::write(&path, format!("#!/bin/sh\n{script}\n")).unwrap();
    fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).unwrap();
    let command = format!("{} {{folder}} hall;x", path.display());
    fs::create_dir_all(folder.join("hakem")).unwrap();
    fs::write(folder.join("hakem/upload-command"), format!("{command}\n")).unwrap();
    command
}

#[test]
fn the_console_uploads_changed_pages_and_shows_the_outcome() {
    let folder = tempfile::tempdir().unwrap();
    let place = folder.path().canonicalize().unwrap();
    published_round(&place.join("full.hakem"));
    let uploaded = place.join("uploaded");
    let full = place.join("host-is-full");
    let script = format!(
        "[ -e {full} ] && echo 'quota\x1b[31m exceeded.' >&2 && exit 3\n\
         echo \"$1 $2 $(grep -o '1 - 0' \"$1/pairings-1.html\" | wc -l)\" >> {uploaded}",
        full = full.display(),
        uploaded = uploaded.display()
    );
    uploads_by(&place, &script);
    let mut console = Console::start(&place, &["full.hakem", "--language", "en"], 130, 40);
    console.sees("Kill test").press("<F9>").sees("pairings by board");
    console.press(",w").sees("Address for phones").press("<Enter>").sees("Web pages uploaded");
    console.press("/web pages<Enter>").sees("uploaded ");
    let log = || fs::read_to_string(&uploaded).unwrap_or_default();
    let site = place.join("full-site");
    // No shell reads the command: `;` reaches the program.
    assert_eq!(log(), format!("{} hall;x 0\n", site.display()));
    console.press("<F7>").sees("60 results missing").press("1");
    while log().lines().count() < 2 {
        thread::sleep(Duration::from_millis(10));
    }
    assert_eq!(log().lines().last(), Some(format!("{} hall;x 1", site.display()).as_str()));
    fs::write(&full, "").unwrap();
    console.press("1").sees("not uploaded").sees("exceeded. Check");
    console.press("<F9>").press("/web pages<Enter>").sees("upload failed").sees("The upload failed");
    fs::remove_file(&full).unwrap();
    console.press("<Enter>").sees("Address for phones").press("<Enter>").sees("Web pages uploaded");
    assert_eq!(log().lines().last(), Some(format!("{} hall;x 2", site.display()).as_str()));
    console.press("q");
}

#[test]
fn publish_runs_the_upload_command_and_fails_with_it() {
    let folder = tempfile::tempdir().unwrap();
    let site = folder.path().join("site");
    let to = site.to_str().unwrap();
    let publish = |command: &str| {
        hakem(&["publish", "tests/golden/trf/individual.trf", "--to", to, "--upload", command])
    };
    let (exit, _, told) = publish("ls {folder}/index.html");
    assert_eq!((exit, told.as_str()), (0, "hakem: Web pages uploaded (ls).\n"));
    let (exit, _, told) = publish("ls {folder}/no-such-page.html");
    assert!(
        exit == 5 && told.contains("not uploaded: ls: ") && told.contains("no-such-page"),
        "{exit}: {told}"
    );
    let (exit, _, told) = publish("no-such-uploader {folder}");
    assert!(exit == 5 && told.contains("no-such-uploader cannot be started"), "{exit}: {told}");
    let (exit, _, told) = publish(" ");
    assert!(exit == 3 && told.contains("a program is missing"), "{exit}: {told}");
}
