//! Cross-checks by another program: one that agrees, one with a fault, one that never answers, and one that
//! is missing.

use super::cli::hakem;
use super::console::Console;
use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;

/// The end of the question before publishing.
const QUESTION: &str = "[P] Publish";

/// Writes a program that pairs a report as hakem does, with the boards changed by `script`; configures it.
fn checker(folder: &Path, script: &str) {
    let path = folder.join("checker.sh");
    let pairs = format!("\"{}\" pair \"$1\" | {script}", env!("CARGO_BIN_EXE_hakem"));
    fs::write(&path, format!("#!/bin/sh\n{pairs}\n")).unwrap();
    fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).unwrap();
    named(folder, &format!("{} {{file}}", path.display()));
}

fn named(folder: &Path, words: &str) {
    fs::create_dir_all(folder.join("hakem")).unwrap();
    fs::write(folder.join("hakem/checker"), format!("{words}\n")).unwrap();
}

/// A console with the draft of the next round of the example report.
fn drafted(folder: &Path) -> Console {
    let event = folder.join("example.hakem");
    if !event.exists() {
        let (exit, _, told) = hakem(&["convert", "src/engine/example.trf", event.to_str().unwrap()]);
        assert_eq!(exit, 0, "{told}");
    }
    let mut console = Console::start(folder, &["example.hakem", "--language", "en"], 100, 30);
    console.sees("Example Open").press("<F6>r").sees("DRAFT");
    console
}

#[test]
fn a_fault_in_one_method_is_reported_with_the_differing_boards() {
    let folder = tempfile::tempdir().unwrap();
    checker(folder.path(), "cat");
    let mut console = drafted(folder.path());
    console.sees("3/3 CHECKS MATCH").press("u").no_longer_sees("MATCH");
    // From here on the first two boards have their Black players exchanged.
    checker(folder.path(), "awk 'NR==2{a=$1; x=$2; next} NR==3{print a, $2; print $1, x; next} {print}'");
    console.press("r").sees("DIFFERS: ").sees("The cross-check differs from this draft.");
    console
        .press(",k")
        .sees("Draft:")
        .sees("external program: differs at")
        .press("<Esc>")
        .no_longer_sees("Draft:");
    console.press("p").sees("! Cross-check, external program: differs at");
    console.sees("Cross-check, second method of the system: matches.").answers_no(QUESTION);
    console.press("qq");
    assert!(console.ends().0);
}

#[test]
fn a_program_that_never_answers_or_is_missing_delays_no_work() {
    let folder = tempfile::tempdir().unwrap();
    checker(folder.path(), "sleep 60");
    let mut console = drafted(folder.path());
    console.sees("CROSS-CHECKING").press("<F7>").sees("[F7").press("<F6>").sees("[F6");
    console.press("p").sees("Cross-check, external program: no answer yet.").answers_no(QUESTION);
    console.sees("2/3 CHECKS MATCH");
    console
        .press("p")
        .sees("Cross-check, external program: no answer within ten seconds.")
        .answers_no(QUESTION);
    named(folder.path(), "/nowhere/bbpPairings");
    console.press("u").no_longer_sees("MATCH").press("qq");
    assert!(console.ends().0);
    let mut console = drafted(folder.path());
    console.sees("2/3 CHECKS MATCH").press("p").sees("not available. /nowhere/bbpPairings");
    console.answers_no(QUESTION).press("qq");
    assert!(console.ends().0);
}
