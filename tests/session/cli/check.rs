//! Findings of `check` in recorded and simulated reports.

use super::{hakem, simulated};

#[test]
fn check_finds_a_board_that_the_rules_do_not_give() {
    let folder = tempfile::tempdir().unwrap();
    let sample = include_str!("../../golden/trf/real-38.trf");
    let path = folder.path().join("event.trf");
    std::fs::write(&path, sample).unwrap();
    let (exit, out, _) = hakem(&["check", folder.path().to_str().unwrap()]);
    assert_eq!(exit, 1, "round 1 of this event was changed by hand");
    assert!(out.contains("round 1: recorded 3-20"), "{out}");
    assert!(out.ends_with("total: rounds 5, identical 4, differing 1\n"), "{out}");
    std::fs::copy(&path, folder.path().join("again.trf")).unwrap();
    let checked =
        ["1", "2", "0"].map(|jobs| hakem(&["check", folder.path().to_str().unwrap(), "--jobs", jobs]));
    assert!(checked[0].1.ends_with("total: rounds 10, identical 8, differing 2\n"), "{}", checked[0].1);
    assert!(checked.iter().all(|answer| *answer == checked[0]), "however many are checked at a time");
    assert_eq!(checked[0].2, "", "how far it has come is told on a terminal only");
    let (_, out, _) = hakem(&["check", path.to_str().unwrap(), "--format", "json"]);
    let answer: serde_json::Value = serde_json::from_str(&out).unwrap();
    assert_eq!((&answer["rounds"], &answer["differing"]), (&5.into(), &1.into()));
}

#[test]
fn check_lists_the_article_by_which_two_editions_differ() {
    let file = "tests/golden/trf/real-38.trf";
    let (exit, out, _) = hakem(&["check", file, "--against", "dutch-2009"]);
    assert_eq!(exit, 1, "{out}");
    let expected = "  round 4: 2 of 18 boards differ; recorded as dutch-2026
    dutch-2026: 8-16 5-11
      Bracket of score 2½, downfloats in consecutive rounds: 1 instead of 0. (C14)
    dutch-2009: 8-11 5-16
";
    assert!(out.contains(expected), "{out}");
    assert!(out.contains("\ntotal: rounds 5, identical 2, differing 3\n"), "{out}");
    assert!(out.contains("\n  dutch-2026: 5.2.5 1; C14 1; C16 1\n"), "{out}");
    // With the two systems exchanged the same rounds differ, with the sides exchanged.
    let (_, turned, _) = hakem(&["check", file, "--system", "dutch-2009", "--against", "dutch-2026"]);
    let lines = |out: &str| out.lines().map(ToOwned::to_owned).collect::<std::collections::BTreeSet<_>>();
    assert_eq!(lines(&out), lines(&turned));
    let (exit, out, _) = hakem(&["check", file, "--against", "dutch-2026"]);
    assert_eq!(
        (exit, out.as_str()),
        (
            0,
            &*format!(
                "{file}: rounds 5, identical 5, differing 0\ntotal: rounds 5, identical 5, differing 0\n"
            )
        )
    );
    let (exit, _, told) = hakem(&["check", file, "--against", "round-robin"]);
    assert!(exit == 3 && told.contains("cannot be compared"), "{told}");
    let (exit, _, told) = hakem(&["check", file, "--against", "dutch-2031"]);
    assert!(exit == 3 && told.contains("dutch-2031 is unknown"), "{told}");
}

/// Writes a report with two unrated players, one of whom plays every round.
pub fn write_unrated(path: &str) {
    let report = std::fs::read_to_string("tests/golden/trf/real-38.trf").unwrap();
    let without = report.replacen(
        "Player 002                        2342",
        "Player 002                            ",
        1,
    );
    assert_ne!(report, without);
    std::fs::write(path, without).unwrap();
}

#[test]
fn check_lists_rounds_that_only_one_system_can_pair_separately() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("unrated.trf").to_str().unwrap().to_owned();
    write_unrated(&file);
    let (exit, out, _) = hakem(&["check", &file, "--against", "dubov-2026"]);
    assert_eq!(exit, 1, "{out}");
    let why = "cannot be paired by dubov-2026: 2 players have no rating";
    assert!(
        out.contains(&format!("  round 1: {why}")) && out.contains(&format!("  round 5: {why}")),
        "{out}"
    );
    assert!(
        out.ends_with("total: rounds 5, identical 0, differing 0, unpaired 5\n")
            && !out.contains(" boards differ"),
        "{out}"
    );
    // If neither system can pair the rounds, there is no difference to report.
    let (exit, out, _) = hakem(&["check", &file, "--system", "dubov-classic", "--against", "dubov-2026"]);
    assert!(exit == 0 && out.ends_with("total: rounds 5, identical 5, differing 0\n"), "{out}");
}

#[test]
fn check_finds_what_explains_the_boards_of_another_program() {
    // One absent player moved the colours of 67 boards.
    let (exit, out, _) = hakem(&["check", "--explain", "tests/golden/trf/real-209.trf"]);
    assert_eq!(exit, 1, "{out}");
    assert!(out.contains("\n* rounds 8, boards 832: dutch-2026, initial colour Black\n"), "{out}");
    assert!(out.contains("\n  35 Player 035 was removed after pairing;"), "{out}");
    // Pairs that would have met in two rounds but did not meet in either are listed first.
    let (_, out, _) = hakem(&["check", "--explain", "tests/golden/trf/real-31.trf"]);
    let apart = out.matches("\n  5 Player 005 and 25 Player 025 were a forbidden pair.").count();
    assert_eq!(apart, 2, "{out}");
    let (exit, out, _) = hakem(&["check", "--explain", "tests/golden/dutch/2026/d0078.trf"]);
    assert_eq!(exit, 0, "{out}");
    assert!(
        out.contains("\n* rounds 7, boards 28: dutch-2026, initial colour White\n")
            && !out.contains("\nround "),
        "{out}"
    );
}

#[test]
fn a_file_that_is_refused_is_a_line_of_the_answer_about_its_folder() {
    let folder = tempfile::tempdir().unwrap();
    let made = tempfile::tempdir().unwrap();
    let event = ["--system", "dutch-2026", "--players", "8", "--rounds", "3", "--seed", "7", "--count", "1"];
    let (status, _, told) =
        hakem(&[&["simulate", "--out", made.path().to_str().unwrap()], &event[..]].concat());
    assert_eq!(status, 0, "{told}");
    let sound = folder.path().join("b.trf");
    std::fs::rename(std::fs::read_dir(made.path()).unwrap().next().unwrap().unwrap().path(), &sound).unwrap();
    std::fs::write(folder.path().join("a.trf"), "001    1 what is no report\n").unwrap();
    std::fs::write(folder.path().join("c.trf"), [0xff_u8, 0, 1, 2]).unwrap();
    let (status, told, _) = hakem(&["check", folder.path().to_str().unwrap()]);
    assert_eq!(status, 3, "{told}");
    let heads: Vec<&str> = told.lines().filter(|line| !line.starts_with("  ")).collect();
    let [first, second, third, total] = heads[..] else { panic!("{told}") };
    assert!(first.ends_with("a.trf: refused") && third.ends_with("c.trf: refused"), "{told}");
    assert!(second.contains("b.trf: rounds 3, identical 3, differing 0"), "{told}");
    assert_eq!(total, "total: rounds 3, identical 3, differing 0, refused 2");

    let (status, told, _) = hakem(&["check", "--format", "json", folder.path().to_str().unwrap()]);
    let answer: serde_json::Value = serde_json::from_str(&told).unwrap();
    assert_eq!((status, &answer["refused"]), (3, &2.into()), "{told}");
    assert!(answer["files"][0]["refused"].is_string() && answer["files"][1]["rounds"] == 3, "{told}");

    let (status, told, _) = hakem(&["check", "--for", "rating-report", folder.path().to_str().unwrap()]);
    assert_eq!(status, 3);
    assert!(told.contains("a.trf: refused") && told.contains("b.trf: missing"), "{told}");

    // With a single file, the refusal is the answer.
    let (status, told, aside) = hakem(&["check", folder.path().join("a.trf").to_str().unwrap()]);
    assert_eq!((status, told.as_str()), (3, ""));
    assert!(aside.contains("a.trf"), "{aside}");
    let (status, told, _) = hakem(&["check", sound.to_str().unwrap()]);
    assert_eq!(status, 0, "{told}");
}

#[test]
fn an_assumed_edition_is_reported_with_the_results_of_the_others() {
    let folder = tempfile::tempdir().unwrap();
    let text = simulated(&["--system", "dutch-1992", "--players", "20", "--rounds", "7", "--seed", "7"]);
    let silent = |line: &&str| !line.starts_with("192") && !line.starts_with("### hakem");
    let file = folder.path().join("silent.trf");
    std::fs::write(&file, text.lines().filter(silent).map(|line| format!("{line}\n")).collect::<String>())
        .unwrap();
    let file = file.to_str().unwrap();
    let (status, told, _) = hakem(&["check", file]);
    let line = told.lines().next().unwrap();
    assert_eq!(status, 1, "{told}");
    assert!(
        line.contains("(dutch-2026 is assumed; ") && line.contains("by dutch-1992 identical 7"),
        "{line}"
    );
    let (_, told, _) = hakem(&["check", "--format", "json", file]);
    let answer: serde_json::Value = serde_json::from_str(&told).unwrap();
    assert_eq!(answer["files"][0]["assumed"]["identical_by"]["dutch-1992"], 7, "{told}");
    let (status, told, _) = hakem(&["check", "--system", "dutch-1992", file]);
    assert!(status == 0 && !told.contains("assumed"), "{told}");
}

#[test]
fn simulated_events_of_every_swiss_system_check_without_a_difference() {
    let folder = tempfile::tempdir().unwrap();
    let count = crate::effort::cases(4, 12).to_string();
    for system in hakem_engine::pairing::swiss_systems().iter().map(|system| system.id()) {
        let out = folder.path().join(system);
        let out = out.to_str().unwrap();
        let (exit, told, complaint) =
            hakem(&["simulate", "--system", system, "--seed", "2026", "--count", &count, "--out", out]);
        assert_eq!((exit, told.lines().next()), (0, Some("seed 2026")), "{complaint}");
        let (exit, told, complaint) = hakem(&["check", out]);
        assert_eq!(exit, 0, "{told}{complaint}");
    }
}

#[test]
fn check_finds_no_difference_in_simulated_events_of_any_format_there_and_back() {
    let folder = tempfile::tempdir().unwrap();
    for system in ["round-robin", "scheveningen", "skalitzka", "team-round-robin", "knockout"] {
        let out = folder.path().join(system);
        let out = out.to_str().unwrap();
        let of =
            ["simulate", "--system", system, "--players", "6", "--seed", "3", "--count", "1", "--out", out];
        let (exit, _, complaint) = hakem(&of);
        assert_eq!((exit, complaint.as_str()), (0, ""), "{system}: nothing is left out of the report");
        let path = |end: &str| format!("{out}/{system}-3-1.{end}");
        assert_eq!(hakem(&["convert", &path("trf"), &path("hakem")]).0, 0);
        assert_eq!(hakem(&["convert", &path("hakem"), &path("trfx")]).0, 0);
        let (exit, told, complaint) = hakem(&["check", out]);
        assert_eq!(exit, 0, "{told}{complaint}");
        let standings = |end: &str| hakem(&["standings", &path(end), "--format", "json"]).1;
        assert_eq!(standings("trf"), standings("hakem"), "{system}");
        assert_eq!(standings("trfx"), standings("hakem"), "{system}");
    }
}

#[test]
fn rounds_of_a_team_event_of_an_earlier_edition_are_no_deviations() {
    let folder = tempfile::tempdir().unwrap();
    let report = simulated(&["--system", "team-swiss-2026", "--rounds", "3", "--seed", "4"]);
    let told = |line: &str| match line.get(..3) {
        Some("192") => "192 FIDE_TEAM_BAKU\n042 2024/12/01\n".to_owned(),
        Some("###") => String::new(),
        _ => format!("{line}\n"),
    };
    let earlier: String = report.lines().map(told).collect();
    let path = folder.path().join("earlier.trf");
    std::fs::write(&path, earlier).unwrap();
    let (exit, out, aside) = hakem(&["check", path.to_str().unwrap()]);
    assert!(out.contains("differing 2 (team-swiss-2026 is assumed"), "{out}");
    assert_eq!(exit, 0, "{out}{aside}");
    assert!(aside.contains("FIDE_TEAM_BAKU") && aside.contains("team-swiss-2026 is used instead"), "{aside}");
}
