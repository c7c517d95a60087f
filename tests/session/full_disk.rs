//! A disk that fills up in the middle of an entry.

use super::console::Console;
use super::kill::{published_round, results_in};
use hakem::store::{Mode, Store, StoreError};
use hakem_engine::command::Command;
use hakem_engine::history::{Entry, StepId};
use hakem_engine::tournament::{Name, Player, PlayerId};
use jiff::Timestamp;
use std::fs;
use std::path::Path;

const CHILD: &str = "HAKEM_FULL_DISK_FILE";

fn open(path: &Path) -> (Store, Vec<Entry>) {
    let opened = Store::open::<Entry>(path, Mode::Write).unwrap();
    assert_eq!(opened.notices, []);
    (opened.store, opened.entries.into_iter().map(|recorded| recorded.entry).collect())
}

/// A command of about a thousand bytes.
fn big() -> Entry {
    let player = Player::named(Name::new("Ada").unwrap());
    Entry::Did(Command::EditPlayer { id: PlayerId(1), player, reason: "x".repeat(900) })
}

/// Fills the disk with commands of two entries, then adds a small one that records their number.
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

/// A console with three results that a full disk refused.
fn three_not_saved(folder: &Path) -> Console {
    let path = folder.join("full.hakem");
    published_round(&path);
    let room = fs::metadata(&path).unwrap().len() as usize + 20;
    let mut console = Console::with_little_room(folder, "full.hakem --language en", room);
    console.sees("Kill test").press("<F7>").sees("0 of 60 entered");
    console.press("105").sees("3 entries not saved");
    assert_eq!(results_in_closed(&path), 0);
    console
}

/// Counts the results in a file that the console has open.
fn results_in_closed(path: &Path) -> usize {
    let copy = path.with_extension("copy");
    fs::copy(path, &copy).unwrap();
    results_in(&copy)
}

#[test]
fn entries_refused_by_a_full_disk_are_saved_in_idle_time_or_on_leaving_once_there_is_space() {
    for leave in [false, true] {
        let folder = tempfile::tempdir().unwrap();
        let mut console = three_not_saved(folder.path());
        console.press("q").answers_no("3 entries are not saved");
        console.gets_room();
        if !leave {
            console.sees("All entries are saved again.");
        }
        console.press("q").sees("full.hakem").press("q");
        assert!(console.ends().0);
        assert_eq!(results_in(&folder.path().join("full.hakem")), 3);
    }
}

#[test]
fn entries_refused_by_a_full_disk_to_the_end_are_offered_at_the_next_opening() {
    for end in ["q", "TERM", "HUP"] {
        let folder = tempfile::tempdir().unwrap();
        let mut console = three_not_saved(folder.path());
        if end == "q" {
            console.press("q").answers("[Q] Leave", "Q");
            console.sees("3 entries could not be saved").press("<Esc>q");
        } else {
            console.signal(end);
        }
        let (_, left) = console.ends();
        assert!(end == "q" || left.contains("could not be saved"), "{end}: {left}");
        let path = folder.path().join("full.hakem");
        assert_eq!(results_in(&path), 0);
        let mut console = Console::start(folder.path(), &["full.hakem", "--language", "en"], 80, 24);
        console.answers("Unsaved entries", "<Enter>");
        console.press("<F7>").sees("3 of 60 entered").press("qq");
        assert!(console.ends().0);
        assert_eq!(results_in(&path), 3);
    }
}
