//! What becomes of entries that the disk refuses.

use super::console::Console;
use hakem::i18n::Language;
use std::fs;
use std::path::PathBuf;

/// An event with one entry that is not saved, since its file is away; returns where the file is and belongs.
fn unsaved() -> (Console, PathBuf, PathBuf) {
    let mut console = Console::with_event(Language::English);
    let (file, away) = (console.folder().join("open.hakem"), console.folder().join("away"));
    fs::rename(&file, &away).unwrap();
    console.register(&["Ada"]);
    console.shows("1 entry not saved");
    (console, away, file)
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
    assert!(fs::read_to_string(file).unwrap().contains("Ada"));
}

#[test]
fn entries_that_the_disk_refused_are_tried_once_more_when_the_program_is_ended() {
    let (mut console, away, file) = unsaved();
    fs::rename(away, &file).unwrap();
    console.app.last_try();
    assert!(fs::read_to_string(file).unwrap().contains("Ada"));
}
