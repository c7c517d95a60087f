//! Events that once had two different readings: the event and the report written from it agree.

use super::hakem;
use std::fs;
use std::path::Path;

const CASES: &str = "tests/golden/cases";

/// Returns the output of a command for a file, and its exit status.
fn said(command: &str, file: &str) -> (i32, String) {
    let (status, out, _) = hakem(&[command, file]);
    (status, out)
}

/// Returns the findings of `check`, without the name of the file and the total.
fn checked(file: &str) -> Vec<String> {
    let (_, out, _) = hakem(&["check", file]);
    let name = format!("{file}: ");
    out.lines().filter(|line| !line.starts_with("total")).map(|line| line.replace(&name, "")).collect()
}

#[test]
fn an_event_and_the_report_written_of_it_are_checked_ranked_and_paired_alike() {
    let folder = tempfile::tempdir().unwrap();
    let mut seen = 0;
    for entry in fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join(CASES)).unwrap() {
        let name = entry.unwrap().file_name().into_string().unwrap();
        let Some(stem) = name.strip_suffix(".hakem") else { continue };
        let event = format!("{CASES}/{name}");
        let report = folder.path().join(format!("{stem}.trf")).to_str().unwrap().to_owned();
        let (status, _, told) = hakem(&["convert", &event, &report]);
        assert!(status < 3, "{name}: {told}");
        for command in ["standings", "pair"] {
            assert_eq!(said(command, &event), said(command, &report), "{name}, {command}");
        }
        assert_eq!(checked(&event), checked(&report), "{name}");
        seen += 1;
    }
    assert_eq!(seen, 9);
}

/// The pairing of the next round, board by board.
const PAIRED: &[(&str, &str)] = &[
    ("floats-after-correction.hakem", "5 7/9 1/3 6/2 8/10 4"),
    ("team-round-robin.hakem", "4 1/2 7/3 6/8 5"),
    ("late-to-come.hakem", "3 2/4 5/7 6/8 11"),
    ("late-to-come.trf", "3 2/4 5/7 6/8 11"),
];

#[test]
fn the_next_round_is_paired_as_it_was_worked_out() {
    for (name, expected) in PAIRED {
        let (status, out) = said("pair", &format!("{CASES}/{name}"));
        assert_eq!(status, 0, "{name}");
        let boards: Vec<&str> = out.lines().skip(1).collect();
        assert_eq!(boards.join("/"), *expected, "{name}");
    }
}

#[test]
fn two_clubs_of_six_and_three_that_do_not_meet_among_themselves_leave_decisions() {
    let (status, _, told) = hakem(&["pair", &format!("{CASES}/two-clubs-6-3.trf")]);
    assert_ne!(status, 0);
    assert!(told.contains("6 players have only 3 possible opponents"), "{told}");
    assert!(told.contains("--bye 9 --unpaired 5,7"), "{told}");
}

#[test]
fn a_bye_of_a_team_that_is_neither_won_drawn_nor_unplayed_has_its_points() {
    let (_, out) = said("standings", &format!("{CASES}/record-320.trf"));
    let line = out.lines().find(|line| line.contains("Team 11")).unwrap_or_default();
    let columns: Vec<&str> = line.split_whitespace().collect();
    // Match points and game points of record 320; the star marks the figure that decides the place.
    assert_eq!(columns.get(4..6), Some(&["2", "3½*"][..]), "{out}");
}

#[test]
fn points_that_no_results_add_up_to_are_reported_and_leave_fide_mode() {
    let folder = tempfile::tempdir().unwrap();
    let event = folder.path().join("bye.hakem").to_str().unwrap().to_owned();
    let (status, _, told) = hakem(&["convert", &format!("{CASES}/bye-worth-08.trf"), &event]);
    assert_eq!(status, 0, "{told}");
    assert!(told.contains("Record 162") && told.contains("The event is not in FIDE mode"), "{told}");
}
