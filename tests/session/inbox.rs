//! The inbox of a shared event: damaged, mirrored, and shared by two laptops with one login.

use crate::kill::published_round_of;
use hakem::session::{Session, Sharer, inbox_of, shared_at, with_inbox};
use hakem::store::{Mode, Store, system_disk};
use hakem_engine::command::Command as EventCommand;
use hakem_engine::history::Entry;
use hakem_engine::tournament::{BoardNo, GameResult, Outcome, RoundNo, Snapshot};
use jiff::Timestamp;
use std::fs;
use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};
use tempfile::TempDir;

const ADDRESS: &str = "postgresql://ana@db:5432/chess/open";

fn open(path: &Path) -> Session {
    let sharer = Sharer { by: "ana".into(), address: ADDRESS.to_owned(), lot: 7 };
    let now = Timestamp::from_second(1_000).unwrap();
    Session::open_shared(&system_disk(), path, &sharer, now).unwrap_or_else(|error| panic!("{error}"))
}

fn entered(event: &Snapshot) -> usize {
    let round = event.round(RoundNo(1)).unwrap();
    round.boards().len() - round.missing()
}

/// An event of eight boards, five of whose results are in the inbox.
fn with_results() -> (TempDir, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("open.hakem");
    published_round_of(&path, 16);
    let _no_forks = crate::without_forks();
    let mut session = open(&path);
    for board in 1..=5 {
        let result = GameResult::Played(Outcome::Draw);
        let enter = EventCommand::EnterResult { round: RoundNo(1), board: BoardNo(board), result };
        let proposal = session.history().try_command(enter).unwrap();
        let at = Timestamp::from_second(i64::from(board)).unwrap();
        assert!(session.record(proposal, at).is_kept());
    }
    drop(session);
    (folder, path)
}

#[test]
fn a_bit_that_flips_anywhere_in_an_inbox_costs_one_line_at_most_and_bars_nothing() {
    let (_folder, path) = with_results();
    let inbox = inbox_of(&path);
    let whole = fs::read(&inbox).unwrap();
    let operations = |session: &Session| -> Vec<u128> {
        session.inbox().unwrap().open_acts().iter().map(|act| act.operation).collect()
    };
    let _no_forks = crate::without_forks();
    let expected = operations(&open(&path));
    let mut with_losses = 0;
    for at in (0..whole.len()).step_by(if crate::effort::is_full() { 1 } else { 5 }) {
        let mut bytes = whole.clone();
        bytes[at] ^= 1 << (at % 8);
        fs::write(&inbox, &bytes).unwrap();
        let trunk = Session::open_to_read(&system_disk(), &path).unwrap();
        let (merged, lost) = with_inbox(&system_disk(), &path, trunk.history()).unwrap();
        assert!(entered(merged.snapshot()) >= 3 && lost <= 2, "byte {at}");
        with_losses += usize::from(lost > 0);
        assert!(shared_at(&path).is_some(), "byte {at}");
        let session = open(&path);
        let found = operations(&session);
        // A flipped line end joins two lines.
        assert!(found.len() >= 3 && entered(session.history().snapshot()) >= 3, "byte {at}: {found:?}");
        let lot = fs::read_to_string(&inbox).unwrap().contains(&format!("lot:\"h{:032x}\"", 7));
        assert!(!lot || found.iter().all(|operation| expected.contains(operation)), "byte {at}: {found:?}");
        let (kept, lost) = session.inbox().unwrap().salvaged().unwrap_or_else(|| panic!("byte {at}"));
        assert!(fs::read(kept).unwrap() == bytes && *lost <= 2, "byte {at}: {lost}");
        assert_eq!(shared_at(&path).as_deref(), Some(ADDRESS), "byte {at}");
        fs::remove_file(kept).unwrap();
        drop(session);
        assert!(open(&path).inbox().unwrap().salvaged().is_none(), "it is written again");
    }
    assert!(with_losses > 0, "a merge states lost lines");
}

#[test]
fn an_empty_inbox_is_no_reason_to_refuse_the_event() {
    let (_folder, path) = with_results();
    for bytes in [&b""[..], b"garbage", b"\0\0\0\0\n\0"] {
        fs::write(inbox_of(&path), bytes).unwrap();
        let _no_forks = crate::without_forks();
        let session = open(&path);
        assert_eq!(session.unshared(), 0);
        fs::remove_file(&session.inbox().unwrap().salvaged().unwrap().0).unwrap();
    }
}

#[test]
fn entries_made_offline_are_in_the_backup_folder() {
    let (folder, path) = with_results();
    let stick = folder.path().join("stick");
    fs::create_dir(&stick).unwrap();
    let _no_forks = crate::without_forks();
    let mut session = open(&path);
    session.set_cut_off(true);
    let warning = session.set_mirror(Some(&stick), None).or_else(|| session.settle_mirror());
    assert!(warning.is_none(), "{warning:?}");
    let result = GameResult::Played(Outcome::WhiteWins);
    let enter = EventCommand::EnterResult { round: RoundNo(1), board: BoardNo(6), result };
    let proposal = session.history().try_command(enter).unwrap();
    assert!(session.record(proposal, Timestamp::from_second(6).unwrap()).is_kept());
    assert!(session.settle_mirror().is_none());
    drop(session);
    for name in ["open.hakem", "open.inbox"] {
        let made =
            [path.with_file_name(name), stick.join(name)].map(|file| fs::metadata(file).unwrap().mode());
        assert!(made.iter().all(|mode| mode & 0o777 == 0o600), "{name}: {made:?}");
        assert_eq!(
            fs::read(stick.join(name)).unwrap(),
            fs::read(path.with_file_name(name)).unwrap(),
            "{name}"
        );
    }
    assert_eq!(open(&stick.join("open.hakem")).unshared(), 6);
}

#[test]
fn an_act_of_another_laptop_with_the_same_login_is_not_undone_unasked() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("open.hakem");
    published_round_of(&path, 16);
    let _no_forks = crate::without_forks();
    {
        let at = Timestamp::from_second(3).unwrap();
        let stamp = hakem::store::Stamp { at, by: Some("ana".into()) };
        let result = GameResult::Played(Outcome::Draw);
        let enter = EventCommand::EnterResult { round: RoundNo(1), board: BoardNo(1), result };
        let mut store = Store::open::<Entry>(&path, Mode::Write).unwrap().store;
        store.append(&[Entry::Did(enter)], stamp).unwrap();
    }
    let session = open(&path);
    assert_eq!(session.of_others(0).count(), 1, "the other laptop has made it");
    assert_eq!(session.own_end(), 0);
}
