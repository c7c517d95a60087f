//! A backup folder that disappears while the console runs.

use super::console::Console;
use super::kill::published_round;
use std::fs;
#[cfg(unix)]
use {
    hakem::store::{MirrorWarning, Store},
    hakem_engine::history::{Entry, StepId},
    jiff::Timestamp,
};

#[test]
fn a_vanished_backup_folder_is_reported_remembered_and_filled_again_when_it_returns() {
    let folder = tempfile::tempdir().unwrap();
    let (event, stick, pulled) =
        (folder.path().join("open.hakem"), folder.path().join("stick"), folder.path().join("pulled"));
    published_round(&event);
    fs::create_dir(&stick).unwrap();
    let start = || Console::start(folder.path(), &["open.hakem", "--language", "en"], 80, 24);
    let mut console = start();
    console
        .sees("Kill test")
        .press("<F4>")
        .sees("Event]")
        .press("/backup folder<Enter>")
        .sees("> Backup folder");
    console.press("<Enter>").sees("An empty field ends the backup.").press("stick<Enter>");
    console.sees("The event file is now also saved in the backup folder.");
    assert_eq!(fs::read(stick.join("open.hakem")).unwrap(), fs::read(&event).unwrap());
    console.press("<F7>").sees("0 of 60 entered");
    // Another window has the focus: a loss is then reported outside the screen, once, without a key.
    console.replies("\u{1b}[O");
    fs::rename(&stick, &pulled).unwrap();
    console.sees("BACKUP LOST").press("11").sees("2 of 60 entered");
    let written = String::from_utf8_lossy(&console.written()).into_owned();
    assert_eq!(written.matches("\u{1b}]9;hakem: Kill test").count(), 1);
    assert!(written.contains("BACKUP LOST\u{1b}\\\u{7}"));
    console.replies("\u{1b}[I");
    console.press("q").sees("could not be written").press("<Esc>q");
    assert!(console.ends().0);
    // Only the empty mount point exists.
    fs::create_dir(&stick).unwrap();
    let mut console = start();
    console.sees("BACKUP LOST").sees("Backup folder not found");
    fs::remove_dir(&stick).unwrap();
    fs::rename(&pulled, &stick).unwrap();
    console.sees("The backup folder is available again").no_longer_sees("BACKUP LOST");
    console.press("q").sees("open.hakem").press("q");
    assert!(console.ends().0);
    assert_eq!(fs::read(stick.join("open.hakem")).unwrap(), fs::read(&event).unwrap());
}

/// A pipe without a writer: opening it blocks for ever, as a dead network folder does.
#[cfg(unix)]
#[test]
fn a_second_folder_that_never_answers_is_not_waited_for() {
    let folder = tempfile::tempdir().unwrap();
    let stick = folder.path().join("stick");
    fs::create_dir(&stick).unwrap();
    let mut store = {
        // A process started by another test at this moment would have the new file open too.
        let _one_at_a_time = crate::without_forks();
        let made = std::process::Command::new("mkfifo").arg(stick.join(".hakem-second-folder")).status();
        assert!(made.unwrap().success());
        Store::create(&folder.path().join("open.hakem"), Timestamp::UNIX_EPOCH).unwrap()
    };
    assert!(store.set_mirror(Some(&stick), None).is_none());
    assert!(matches!(store.settle_mirror(), Some(MirrorWarning::Slow { .. })));
    assert!(store.mirror_is_behind());
    store.append::<Entry>(&[Entry::Moved(StepId(0))], Timestamp::UNIX_EPOCH).unwrap();
    assert!(matches!(store.settle_mirror(), Some(MirrorWarning::Slow { .. })));
}
