//! Files and folders that cannot be read or written, or are skipped.

use super::hakem;
#[cfg(unix)]
use std::path::Path;
#[cfg(unix)]
use std::process::Command;

#[cfg(unix)]
#[test]
fn files_that_may_not_be_read_are_named_and_left_alone() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("closed.trf");
    std::fs::copy(Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/samples/aktar-17.trf"), &file).unwrap();
    std::fs::set_permissions(&file, std::fs::Permissions::from_mode(0o000)).unwrap();
    if std::fs::read(&file).is_ok() {
        eprintln!("this user may read everything: nothing to see");
        return;
    }
    let (exit, out, told) = hakem(&["pair", file.to_str().unwrap(), "--language", "en"]);
    assert_eq!((exit, out.as_str()), (5, ""));
    assert!(told.contains("closed.trf cannot be read: permission denied."), "{told}");
}

/// True if this user ignores permissions, as root does: then they cannot be tested.
#[cfg(unix)]
fn ignores_permissions(folder: &Path) -> bool {
    let may = std::fs::write(folder.join("probe"), "").is_ok();
    if may {
        eprintln!("this user may write everywhere: nothing to see");
    }
    may
}

#[cfg(unix)]
#[test]
fn a_folder_that_may_not_be_written_is_unchanged_and_the_message_says_what_to_do() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().unwrap();
    let closed = folder.path().join("closed");
    std::fs::create_dir(&closed).unwrap();
    let event = closed.join("event.hakem");
    assert_eq!(
        hakem(&["convert", "tests/golden/trf/individual.trf", event.to_str().unwrap(), "--confirm"]).0,
        0
    );
    std::fs::set_permissions(&closed, std::fs::Permissions::from_mode(0o555)).unwrap();
    if ignores_permissions(&closed) {
        return;
    }
    for name in ["new.trf", "new.hakem", "new.csv"] {
        let new = closed.join(name);
        let (exit, out, told) = hakem(&["convert", event.to_str().unwrap(), new.to_str().unwrap()]);
        assert_eq!((exit, out.as_str(), new.exists()), (5, "", false));
        assert!(told.contains("permission denied. Nothing was changed. Choose another"), "{told}");
    }
    let out = closed.join("events");
    let (exit, _, told) = hakem(&["simulate", "--out", out.to_str().unwrap()]);
    assert_eq!(exit, 5, "{told}");
    std::fs::set_permissions(&event, std::fs::Permissions::from_mode(0o000)).unwrap();
    let (exit, _, told) = hakem(&["replay", event.to_str().unwrap()]);
    assert_eq!(exit, 5);
    assert!(told.contains("could not be opened: permission denied. Check the name and"), "{told}");
    std::fs::set_permissions(&closed, std::fs::Permissions::from_mode(0o755)).unwrap();
}

#[cfg(unix)]
#[test]
fn pipes_and_other_special_files_are_not_waited_for() {
    let folder = tempfile::tempdir().unwrap();
    for name in ["report.trf", "list.csv"] {
        let pipe = folder.path().join(name);
        let made = {
            let _one_at_a_time = crate::without_forks();
            Command::new("mkfifo").arg(&pipe).status().unwrap()
        };
        assert!(made.success());
        let pipe = pipe.to_str().unwrap();
        for arguments in [&["pair", pipe][..], &["convert", pipe, "new.hakem"], &["check", pipe]] {
            let (exit, out, told) = hakem(arguments);
            assert_eq!((exit, out.as_str()), (5, ""), "{arguments:?}: {told}");
            assert!(told.contains("is a folder, a pipe or a device"), "{told}");
        }
    }
    assert_eq!(hakem(&["pair", "/dev/zero"]).0, 5);
}

#[test]
fn hidden_files_of_a_folder_are_passed_over() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::copy("tests/golden/trf/individual.trf", folder.path().join("event.trf")).unwrap();
    std::fs::write(folder.path().join("._event.trf"), [0, 5, 22, 7]).unwrap();
    let (exit, out, told) = hakem(&["check", folder.path().to_str().unwrap()]);
    assert_eq!((exit, told.as_str()), (1, ""));
    assert!(out.ends_with("total: rounds 3, identical 0, differing 3\n"), "{out}");
}

#[test]
fn the_end_of_a_name_that_nothing_is_written_for_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    for name in ["out.html", "out.trff", "out"] {
        let path = folder.path().join(name);
        let (exit, _, told) =
            hakem(&["convert", "tests/golden/trf/individual.trf", path.to_str().unwrap(), "--confirm"]);
        assert_eq!((exit, path.exists()), (3, false));
        assert!(told.contains(".hakem") && told.contains(".csv") && told.contains(".trfx"), "{told}");
    }
}

#[test]
fn a_torn_file_whose_end_cannot_be_kept_can_still_be_read() {
    use hakem::store::{Mode, Notice, Store, StoreError};
    use hakem_engine::history::Entry;
    use std::io::Write;
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("event.hakem");
    assert_eq!(
        hakem(&["convert", "tests/golden/trf/individual.trf", file.to_str().unwrap(), "--confirm"]).0,
        0
    );
    // The first line is the heading; the entries after it are numbered from 1.
    let entries = std::fs::read_to_string(&file).unwrap().lines().count() - 1;
    let torn_line = format!("(n:{}, at:", entries + 1);
    std::fs::OpenOptions::new().append(true).open(&file).unwrap().write_all(torn_line.as_bytes()).unwrap();
    let torn = std::fs::read(&file).unwrap();
    // A folder with the name of the torn end, which therefore cannot be written.
    std::fs::create_dir(folder.path().join("event.hakem.torn")).unwrap();
    let _no_forks = crate::without_forks();
    let mut opened = Store::open::<Entry>(&file, Mode::Write).unwrap();
    assert_eq!(opened.entries.len(), entries);
    assert!(matches!(opened.notices[..], [Notice::TornTailStays { .. }, Notice::TornTailIgnored { .. }]));
    let refused = opened.store.append::<Entry>(&[], jiff::Timestamp::UNIX_EPOCH);
    assert!(matches!(refused, Err(StoreError::ReadOnly { .. })));
    assert_eq!(std::fs::read(&file).unwrap(), torn);
}
