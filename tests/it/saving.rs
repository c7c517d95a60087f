//! Entries that the disk refuses, a backup folder that disappears and returns, a damaged event, and an event
//! that another console writes.

use super::console::Console;
use crate::disk::hasty_disk;
use hakem::desk::{FileRequest, Message};
use hakem::i18n::Language;
use hakem::store::{Mode, Store};
use hakem_engine::history::Entry;
use std::fs;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::Duration;

/// An event with one unsaved entry, since its file was moved; returns the present path and the original one.
fn unsaved() -> (Console, PathBuf, PathBuf) {
    let mut console = Console::with_event(Language::English);
    let (file, away) = (console.folder().join("open.hakem"), console.folder().join("away"));
    fs::rename(&file, &away).unwrap();
    console.register(&["Ada"]);
    console.shows("1 entry not saved");
    (console, away, file)
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap()
}

/// Idles until the screen shows this text: the backup folder has a separate thread.
#[track_caller]
fn idle_until(console: &mut Console, words: &str) {
    for _ in 0..1_000 {
        console.app.idle();
        if console.has(words) {
            return;
        }
        thread::sleep(Duration::from_millis(5));
    }
    console.shows(words);
}

#[test]
fn entries_that_the_disk_refused_are_tried_again_while_no_key_comes() {
    let (mut console, away, file) = unsaved();
    assert!((0..20).all(|_| !console.app.idle()));
    console.shows("1 entry not saved");
    fs::rename(away, &file).unwrap();
    let drawn = (0..20).filter(|_| console.app.idle()).count();
    assert_eq!(drawn, 1);
    console.hides("not saved");
    console.shows("All entries are saved again.");
    assert!(read(&file).contains("Ada"));
}

#[test]
fn entries_that_the_disk_refused_are_tried_once_more_when_the_program_is_ended() {
    let (mut console, away, file) = unsaved();
    fs::rename(away, &file).unwrap();
    console.app.last_try();
    assert!(read(&file).contains("Ada"));
    assert_eq!(console.app.take_farewell(), [""; 0]);
}

#[test]
fn leaving_tries_again_and_asks_while_something_is_not_saved() {
    let (mut console, away, file) = unsaved();
    console.press("q");
    console.shows("1 entry is not saved.");
    console.press("<Enter>q<Esc>");
    console.shows("1 entry not saved");
    fs::rename(away, &file).unwrap();
    console.press("q");
    assert!(console.app.context().path.is_none(), "{}", console.screen());
    assert!(read(&file).contains("Ada"));
}

#[test]
fn unsaved_entries_are_set_aside_and_offered_when_the_event_is_opened_again() {
    for discard in [false, true] {
        let (mut console, away, file) = unsaved();
        console.press("q");
        console.shows("[Q] Leave");
        console.press("Q");
        console.shows("1 entry could not be saved in the event file");
        fs::rename(away, &file).unwrap();
        assert!(!read(&file).contains("Ada"));
        let mut console = console.again(hasty_disk());
        console.app.update(Message::ask(FileRequest::Open(file.clone())));
        console.shows("Unsaved entries");
        console.press(if discard { "<Down><Down><Enter>" } else { "<Enter>" });
        assert_eq!(read(&file).contains("Ada"), !discard);
        let mut console = console.again(hasty_disk());
        console.app.update(Message::ask(FileRequest::Open(file.clone())));
        console.hides("Unsaved entries");
        assert_eq!(console.folder().join("open.hakem.unsaved.left").exists(), discard);
    }
}

#[test]
fn a_folder_that_takes_nothing_leaves_the_unsaved_entries_to_the_users_data_folder() {
    let console = Console::with_event(Language::English);
    let folder = console.folder().join("stick");
    fs::create_dir(&folder).unwrap();
    let file = folder.join("open.hakem");
    fs::rename(console.folder().join("open.hakem"), &file).unwrap();
    let mut console = console.again(hasty_disk());
    console.app.update(Message::ask(FileRequest::Open(file.clone())));
    let pulled = console.folder().join("pulled");
    fs::rename(&folder, &pulled).unwrap();
    console.register(&["Ada"]);
    console.app.last_try();
    let told = console.app.take_farewell().concat().replace('\\', "/");
    assert!(told.contains("data/unsaved/open.hakem-"), "{told}");
    fs::rename(&pulled, &folder).unwrap();
    let mut console = console.again(hasty_disk());
    console.app.update(Message::ask(FileRequest::Open(file.clone())));
    console.shows("Unsaved entries");
    console.press("<Enter>");
    assert!(read(&file).contains("Ada"));
}

#[test]
fn a_copy_under_another_name_has_all_entries_and_becomes_the_open_event() {
    let (mut console, away, _) = unsaved();
    fs::remove_file(away).unwrap();
    console.press("q");
    console.press("S");
    console.shows("Save a copy under another name");
    console.press("<Enter>");
    console.hides("not saved");
    let copy = console.folder().join("open-2.hakem");
    assert!(read(&copy).contains("Ada"));
    console.register(&["Grace"]);
    assert!(read(&copy).contains("Grace"));
    console.press("<F12>");
    console.press("<Backspace><Backspace><Backspace><Backspace><Backspace><Backspace><Backspace><Backspace>open-2<Enter>");
    console.shows("already exists");
}

#[test]
fn the_loss_of_the_backup_folder_is_reported_retried_and_remembered() {
    let mut console = Console::with_event(Language::English);
    let (stick, pulled) = (console.folder().join("stick"), console.folder().join("pulled"));
    fs::create_dir(&stick).unwrap();
    console.app.update(Message::ask(FileRequest::Mirror(Some(stick.clone()))));
    console.shows("The event file is now also saved in the backup folder.");
    fs::rename(&stick, &pulled).unwrap();
    console.register(&["Ada"]);
    idle_until(&mut console, "BACKUP LOST");
    // Both closing and opening while the folder is missing report it.
    console.press("q");
    console.shows("could not be written");
    let mut console = console.again(hasty_disk());
    let file = console.folder().join("open.hakem");
    console.app.update(Message::ask(FileRequest::Open(file.clone())));
    idle_until(&mut console, "BACKUP LOST");
    // The empty mount point exists before the stick is mounted.
    fs::create_dir(&stick).unwrap();
    console.register(&["Grace"]);
    idle_until(&mut console, "BACKUP LOST");
    assert_eq!(fs::read_dir(&stick).unwrap().count(), 0);
    fs::remove_dir(&stick).unwrap();
    // Wine removes a folder only once the console, which searches it in the background, has closed it.
    assert!((0..1_000).any(|_| {
        thread::sleep(Duration::from_millis(5));
        fs::rename(&pulled, &stick).is_ok()
    }));
    idle_until(&mut console, "The backup folder is available again");
    console.hides("BACKUP LOST");
    assert_eq!(read(&stick.join("open.hakem")), read(&file));
}

#[test]
fn a_damaged_event_opens_up_to_the_damage_and_continues_as_a_new_one_with_consent() {
    let mut console = Console::with_event(Language::English);
    console.register(&["Ada", "Grace", "Judit"]);
    let file = console.folder().join("open.hakem");
    let damaged = read(&file).replace("Grace", "Grave");
    fs::write(&file, &damaged).unwrap();
    let mut console = console.again(hasty_disk());
    console.app.update(Message::ask(FileRequest::Open(file.clone())));
    console.shows("is damaged at line 4");
    console.shows("After the damage, the file has 2 lines");
    console.press("<Esc>");
    console.shows("DAMAGED, read-only");
    assert_eq!(console.app.context().snapshot.players().count(), 1);
    console.press("<F12>");
    console.shows("A new event is created from the 2 entries before the damage; 2 lines");
    console.press("<Enter>");
    console.shows("Entries after the damage");
    // No entry after the damage is selected.
    console.press("a<Enter>");
    console.shows("[C] Agree");
    console.press("C");
    console.hides("DAMAGED");
    console.register(&["Hou"]);
    assert_eq!(read(&file), damaged);
    let opened = Store::open::<Entry>(&console.folder().join("open-2.hakem"), Mode::Read).unwrap();
    let salvaged = opened.heading.salvaged.unwrap();
    let found = (salvaged.file.as_str(), salvaged.entries, salvaged.left, salvaged.taken);
    assert_eq!(found, ("open.hakem", 2, 2, 0));
    assert_eq!(opened.entries.len(), 3);
}

#[test]
fn entries_behind_the_damage_are_shown_in_words_and_those_marked_are_taken() {
    let mut console = Console::with_event(Language::English);
    console.register(&["Ada", "Grace", "Judit", "Hou"]);
    console.press("u");
    console.register(&["Sonja", "Nona"]);
    let file = console.folder().join("open.hakem");
    let lines = |path: &Path| read(path).lines().map(ToOwned::to_owned).collect::<Vec<_>>();
    let whole = lines(&file);
    fs::write(&file, read(&file).replace("Grace", "Grave")).unwrap();
    let mut console = console.again(hasty_disk());
    console.app.update(Message::ask(FileRequest::Open(file.clone())));
    console.press("<Esc><F12><Enter>");
    for told in ["JUDIT", "HOU", "SONJA", "NONA", "undo, redo"] {
        console.shows(told);
    }
    // Judit and Hou are preselected, entries after the undo are not. Hou was undone, so Sonja is selected
    // instead.
    console.shows("accepted: 2 of 4");
    console.press("<Down> <Down> <Enter>");
    console.shows("2 entries after the damage");
    console.press("C");
    console.shows("after the damage restored.");
    console.hides("DAMAGED");
    let path = console.folder().join("open-2.hakem");
    let salvaged = Store::open::<Entry>(&path, Mode::Read).unwrap().heading.salvaged.unwrap();
    assert_eq!((salvaged.entries, salvaged.left, salvaged.taken), (2, 4, 2));
    let names: Vec<String> =
        console.app.context().snapshot.players().map(|(_, player)| player.player.name.to_string()).collect();
    assert_eq!(names, ["Ada", "Judit", "Sonja"]);
    // With their original times.
    let at = |line: &str| line.split("at:\"").nth(1).unwrap().split('"').next().unwrap().to_owned();
    let saved = lines(&path);
    let (judit, sonja) = (&saved[saved.len() - 2], &saved[saved.len() - 1]);
    assert!(judit.contains("Judit") && sonja.contains("Sonja"), "{saved:?}");
    let was = |name: &str| at(whole.iter().find(|line| line.contains(name)).unwrap());
    assert_eq!((at(judit), at(sonja)), (was("Judit"), was("Sonja")));
}

#[test]
fn a_second_console_follows_the_event_and_says_when_it_no_longer_can() {
    let mut console = Console::with_event(Language::English);
    let file = console.folder().join("open.hakem");
    let mut second = Console::new(Language::English);
    second.app.update(Message::ask(FileRequest::Open(file.clone())));
    second.press("<Esc>");
    second.shows("read-only, following");
    second.shows("▸ q leaves the event, which is open read-only");
    console.register(&["Ada"]);
    assert!((0..5).any(|_| second.app.idle()));
    second.press("<F5>");
    second.shows("ADA");
    // A refused change is refused before anything is typed.
    for keys in ["a", "<Enter>", "w", "<F4><Enter>", "<F6>r", "<F8>d"] {
        second.press(keys);
        assert_eq!(second.app.depth(), 0, "{keys}\n{}", second.screen());
    }
    second.press("<F5>a");
    second.shows("This event is open read-only");
    fs::rename(&file, console.folder().join("away")).unwrap();
    assert!((0..5).any(|_| second.app.idle()));
    second.shows("STALE, read-only");
}

#[test]
fn a_copy_of_an_event_takes_its_second_folder_over_only_when_asked() {
    let mut console = Console::with_event(Language::English);
    let (stick, file) = (console.folder().join("stick"), console.folder().join("open.hakem"));
    fs::create_dir(&stick).unwrap();
    console.app.update(Message::ask(FileRequest::Mirror(Some(stick.clone()))));
    console.register(&["Ada"]);
    console.press("q");
    let mut console = console.again(hasty_disk());
    let other = console.folder().join("home");
    fs::create_dir(&other).unwrap();
    let copy = other.join("open.hakem");
    fs::copy(&file, &copy).unwrap();
    let mirrored = |console: &Console| console.app.context().mirror.map(Path::to_owned);
    // Declined: the backup receives no entry of the copy, and the event itself continues as before.
    console.app.update(Message::ask(FileRequest::Open(copy.clone())));
    console.shows("belongs to another copy");
    console.press("1");
    assert_eq!(mirrored(&console), None);
    console.register(&["Judit"]);
    assert!(!read(&stick.join("open.hakem")).contains("Judit"));
    console.app.update(Message::ask(FileRequest::Open(file.clone())));
    console.hides("another copy");
    assert_eq!(mirrored(&console).unwrap(), stick);
    console.press("q");
    // Moved: the backup is adopted, and belongs to the new path from then on.
    let mut console = console.again(hasty_disk());
    fs::rename(&file, &copy).unwrap();
    console.app.update(Message::ask(FileRequest::Open(copy.clone())));
    console.press("2");
    assert_eq!(mirrored(&console).unwrap(), stick);
    console.press("q");
    let mut console = console.again(hasty_disk());
    console.app.update(Message::ask(FileRequest::Open(copy)));
    console.hides("another copy");
    assert_eq!(mirrored(&console).unwrap(), stick);
}
