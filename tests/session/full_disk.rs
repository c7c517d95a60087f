//! A disk that fills up in the middle of an entry.

use hakem::store::{Mode, Store, StoreError};
use hakem_engine::command::Command;
use hakem_engine::history::{Entry, StepId};
use hakem_engine::tournament::{Name, Player, PlayerId};
use jiff::Timestamp;
use std::path::Path;

const CHILD: &str = "HAKEM_FULL_DISK_FILE";

fn open(path: &Path) -> (Store, Vec<Entry>) {
    let opened = Store::open::<Entry>(path, Mode::Write).unwrap();
    assert_eq!(opened.notices, []);
    (opened.store, opened.entries.into_iter().map(|recorded| recorded.entry).collect())
}

/// An act of about a thousand bytes.
fn big() -> Entry {
    let player = Player::named(Name::new("Ada").unwrap());
    Entry::Did(Command::EditPlayer { id: PlayerId(1), player, reason: "x".repeat(900) })
}

/// Fills the disk with acts of two entries, then finds room for a small one that tells how many there were.
fn fill(path: &Path) {
    let (mut store, _) = open(path);
    let mut acts = 0;
    let error = loop {
        match store.append(&[big(), big()], Timestamp::UNIX_EPOCH) {
            Ok(_) => acts += 1,
            Err(error) => break error,
        }
    };
    assert!(matches!(error, StoreError::Io { .. }), "{error}");
    assert!(store.append(&[big(), big()], Timestamp::UNIX_EPOCH).is_err());
    store.append(&[Entry::Moved(StepId(acts))], Timestamp::UNIX_EPOCH).unwrap();
}

/// Runs itself again under a limit of the file size, which fails writes half-way as a full disk does.
#[cfg(target_os = "linux")]
#[test]
fn nothing_half_written_stays_and_the_next_entry_is_sound() {
    if let Some(path) = std::env::var_os(CHILD) {
        return fill(Path::new(&path));
    }
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("open.hakem");
    let _no_forks = crate::without_forks();
    drop(Store::create(&path, Timestamp::UNIX_EPOCH).unwrap());
    let name = "full_disk::nothing_half_written_stays_and_the_next_entry_is_sound";
    let output = std::process::Command::new("sh")
        .args(["-c", "trap '' XFSZ; ulimit -f 16; exec \"$0\" --exact \"$1\""])
        .args([std::env::current_exe().unwrap().as_os_str(), name.as_ref()])
        .env(CHILD, &path)
        .output()
        .unwrap();
    assert!(output.status.success(), "{output:?}");
    let (_, entries) = open(&path);
    let Some(Entry::Moved(StepId(acts))) = entries.last() else { panic!("the small entry is the last") };
    assert!(*acts > 1);
    assert_eq!(entries.len() as u32, 2 * acts + 1);
}
