//! The program without its screen: arguments in, output and exit status out.

use std::io::Write;
use std::path::Path;
use std::process::{Command, Output, Stdio};

/// Runs the binary in the project's folder; returns exit status, output and complaints.
pub(super) fn hakem(arguments: &[&str]) -> (i32, String, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_hakem"));
    command.current_dir(Path::new(env!("CARGO_MANIFEST_DIR"))).args(arguments);
    answer(command)
}

/// Runs a command without input; returns exit status, output and complaints.
pub(super) fn answer(mut command: Command) -> (i32, String, String) {
    command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let child = {
        let _one_at_a_time = crate::without_forks();
        command.spawn().unwrap()
    };
    let output = child.wait_with_output().unwrap();
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    (output.status.code().unwrap(), text(output.stdout), text(output.stderr))
}

/// Runs the binary in the project's folder with something on its standard input.
fn piped(input: &[u8], arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_hakem"));
    command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = {
        let _one_at_a_time = crate::without_forks();
        command.spawn().unwrap()
    };
    child.stdin.take().unwrap().write_all(input).unwrap();
    child.wait_with_output().unwrap()
}

#[test]
fn pair_prints_what_pairing_programs_print() {
    let (exit, out, _) = hakem(&["pair", "tests/golden/trf/individual.trf"]);
    assert_eq!((exit, out.as_str()), (0, "3\n1 5\n4 7\n3 0\n"), "the worked example of the format");
    let (exit, out, _) = hakem(&["pair", "tests/golden/trf/individual.trf", "--format", "json"]);
    assert_eq!(exit, 0);
    let answer: serde_json::Value = serde_json::from_str(&out).unwrap();
    assert_eq!((&answer["round"], &answer["bye"]), (&4.into(), &3.into()));
}

#[test]
fn a_round_is_certified_verified_and_refused_by_name() {
    let folder = tempfile::TempDir::new().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let report = "tests/golden/dutch/2026/d0078.trf";
    let (exit, out, told) = hakem(&["certify", report, "--round", "4"]);
    assert_eq!((exit, told.as_str()), (0, ""));
    std::fs::write(path("4.txt"), &out).unwrap();
    assert_eq!(hakem(&["certify", report, "--round", "4", "--out", &path("new.txt")]).0, 0);
    assert_eq!(std::fs::read_to_string(path("new.txt")).unwrap(), out, "the same in a file");
    let (exit, verified, _) = hakem(&["verify", &path("4.txt"), report]);
    assert!(exit == 0 && verified.starts_with("Verified: round 4, boards "), "{verified}");
    // The next round, which the report does not have.
    let next = "tests/golden/trf/individual.trf";
    let (exit, of_next, _) = hakem(&["certify", next, "--round", "4"]);
    assert!(exit == 0 && of_next.contains("\nboard 1 5\nboard 4 7\nbye 3\n"), "{of_next}");
    let (exit, out, told) = hakem(&["verify", &path("4.txt"), next]);
    assert!(exit == 1 && out.is_empty() && told.contains("Not verified: report: "), "{told}");
    // Another system, a round that there is not, and a file that is no report.
    let of_lim = ["simulate", "--system", "lim-2026", "--players", "8", "--rounds", "5", "--seed", "7"];
    assert_eq!(hakem(&[&of_lim[..], &["--count", "1", "--out", &path("events")]].concat()).0, 0);
    std::fs::write(path("players.csv"), "Name;Rating\nAda;2000\nBen;1900\n").unwrap();
    for (file, round, words) in [
        (path("events/lim-2026-7-1.trf"), "4", "Rounds of lim-2026 have no certificate"),
        (report.to_owned(), "9", "There is no round 9"),
        (next.to_owned(), "5", "Round 5 cannot be paired from this file. Round 4 is the next one."),
        (path("players.csv"), "1", "A certificate is made of a report"),
        (path("open.hakem"), "1", "A certificate is made of a report"),
    ] {
        let (exit, out, told) = hakem(&["certify", &file, "--round", round]);
        assert!(exit == 3 && out.is_empty() && told.contains(words), "{told}");
    }
}

#[test]
fn rounds_of_matches_are_certified_by_the_numbers_of_the_report() {
    let folder = tempfile::TempDir::new().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let of_teams = ["--teams", "7", "--players", "4"];
    let absent = ["--half-point-byes", "--zero-point-byes", "--withdrawals", "--late-entries"];
    let everybody_there = absent.map(|often| [often, "0"]).concat();
    for (system, size) in [("team-swiss-2026", &of_teams[..]), ("double-swiss-2026", &["--players", "7"])] {
        let made = ["simulate", "--system", system, "--rounds", "3", "--seed", "2", "--out", &path("events")];
        assert_eq!(hakem(&[&made[..], &everybody_there, size].concat()).0, 0);
        let report = path(&format!("events/{system}-2-1.trf"));
        let (exit, out, told) = hakem(&["certify", &report, "--round", "3"]);
        assert_eq!(
            (exit, out.lines().filter(|line| line.starts_with("board ")).count()),
            (0, 3),
            "{out}{told}"
        );
        std::fs::write(path("3.txt"), &out).unwrap();
        let (exit, verified, told) = hakem(&["verify", &path("3.txt"), &report]);
        assert!(exit == 0 && verified.starts_with("Verified: round 3, boards 3"), "{verified}{told}");
    }
    let (exit, _, told) = hakem(&["simulate", "--teams", "7", "--seed", "1", "--out", &path("none")]);
    assert!(exit == 3 && told.contains("do not decide which teams meet"), "{told}");
}

#[test]
fn schedule_prints_tables_without_an_event() {
    let (exit, out, _) = hakem(&["schedule", "--system", "round-robin", "--players", "3"]);
    assert_eq!((exit, out.as_str()), (0, "1: 2-3 1-0\n2: 1-2 3-0\n3: 3-1 2-0\n"));
    let teams = ["schedule", "--system", "scheveningen", "--players", "2", "--option", "double=true"];
    let (_, out, _) = hakem(&teams);
    assert_eq!(out, "1: A1-B1 A2-B2\n2: B2-A1 B1-A2\n3: A1-B2 A2-B1\n4: B1-A1 B2-A2\n");
    let (_, out, _) = hakem(&["schedule", "--system", "skalitzka", "--players", "2", "--format", "csv"]);
    assert_eq!(out.lines().nth(2), Some("1,2,B2,C1"));
    let knockout = ["schedule", "--system", "knockout", "--players", "9", "--format", "json"];
    let (_, out, _) = hakem(&[&knockout[..], &["--option", "qualifiers=3"]].concat());
    let answer: serde_json::Value = serde_json::from_str(&out).unwrap();
    assert_eq!(answer["rounds"][0], serde_json::json!([["4", "9"], ["5", "8"], ["6", "7"]]));
    assert_eq!(answer["through"], serde_json::json!([["1", "2", "3"], []]));
    for (arguments, told) in [
        (&["--system", "skalitzka", "--players", "3"][..], "even number of boards"),
        (&["--system", "dutch-2026", "--players", "8"], "Formats with one: round-robin"),
        (&["--system", "knockout", "--players", "4", "--option", "qualifiers=5"], "5 of 4 players"),
        (&["--system", "round-robin", "--players", "4", "--option", "cycles=0"], "Expected: 1 to 8"),
        (&["--system", "round-robin", "--players", "4", "--option", "double=true"], "has no option “double”"),
    ] {
        let (exit, out, complaint) = hakem(&[&["schedule"], arguments].concat());
        assert_eq!((exit, out.as_str()), (3, ""), "{complaint}");
        assert!(complaint.contains(told), "{complaint}");
    }
}

#[test]
fn pair_explains_each_board_by_its_rules_in_the_language_asked_for() {
    let (exit, out, _) = hakem(&["pair", "assets/samples/aktar-17.trf", "--explain", "--language", "cs"]);
    assert_eq!(exit, 0);
    assert!(out.contains("(E.5)") && out.contains("(A.7.d)") && !out.contains("[reason"), "{out}");
}

#[test]
fn pair_tells_why_two_players_do_not_meet_and_what_the_round_would_be() {
    let file = "tests/golden/dutch/disputed/dutch-two-brackets.trf";
    let (exit, out, _) = hakem(&["pair", file, "--why-not", "1,3"]);
    let (reasons, round) = out.split_once("\n\n").unwrap();
    assert_eq!(exit, 0);
    let expected = "1 3\n  Bracket of score 2: in the next bracket 2 would be left over instead of 0. (C8)";
    assert_eq!(reasons, expected);
    assert!(round.starts_with("11\n") && round.contains("\n1 3\n"), "{round}");
    let (_, out, _) = hakem(&["pair", file, "--why-not", "3,2", "--format", "json", "--language", "cs"]);
    let answer: serde_json::Value = serde_json::from_str(&out).unwrap();
    assert_eq!((&answer["verdict"], &answer["players"][0]), (&"drawn".into(), &3.into()));
    let (_, out, _) = hakem(&["pair", file, "--why-not", "1,12", "--format", "json", "--system", "lim"]);
    let answer: serde_json::Value = serde_json::from_str(&out).unwrap();
    assert_eq!((&answer["verdict"], &answer["instead"]), (&"forbidden".into(), &serde_json::Value::Null));
    assert_eq!(answer["reasons"][0]["values"]["players"], serde_json::json!([1, 12]));
    for (players, told) in [("1,1", "two pairing numbers"), ("1,99", "There is no player 99")] {
        let (exit, out, complaint) = hakem(&["pair", file, "--why-not", players]);
        assert_eq!((exit, out.as_str()), (3, ""));
        assert!(complaint.contains(told), "{complaint}");
    }
}

#[test]
fn standings_come_as_text_json_and_csv() {
    let file = "tests/golden/trf/individual.trf";
    let (exit, out, _) = hakem(&["standings", file, "--tie-breaks", "BH,SB"]);
    assert_eq!(exit, 0);
    assert!(out.lines().nth(1).unwrap().starts_with("  1   1  ALDER, ANA     2½   6     5"), "{out}");
    let (_, out, _) = hakem(&["standings", file, "--tie-breaks", "BH", "--format", "json"]);
    let answer: serde_json::Value = serde_json::from_str(&out).unwrap();
    assert_eq!(answer["players"][0]["tie_breaks"]["BH"], 6);
    let (_, out, _) = hakem(&["standings", file, "--tie-breaks", "BH", "--format", "csv"]);
    assert!(out.starts_with("Pl,No,Name,Pts,BH\n1,1,\"Alder, Ana\",2.5,6\n"), "{out}");
    let (exit, _, complaint) = hakem(&["standings", file, "--tie-breaks", "XYZ"]);
    assert_eq!(exit, 3);
    assert!(complaint.contains("XYZ is not known"), "{complaint}");
}

#[test]
fn check_finds_a_board_that_the_rules_do_not_give() {
    let folder = tempfile::tempdir().unwrap();
    let sample = include_str!("../golden/trf/real-38.trf");
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
fn check_tells_by_which_article_two_editions_part() {
    let file = "tests/golden/trf/real-38.trf";
    let (exit, out, _) = hakem(&["check", file, "--against", "dutch-2009"]);
    assert_eq!(exit, 1, "{out}");
    let expected = "  round 4: boards 2 of 18 otherwise; recorded as dutch-2026
    dutch-2026: 8-16 5-11
      Bracket of score 2½: players moved down as in the round before: 1 instead of 0. (C14)
    dutch-2009: 8-11 5-16
";
    assert!(out.contains(expected), "{out}");
    assert!(out.contains("\ntotal: rounds 5, alike 2, parting 3\n"), "{out}");
    assert!(out.contains("\n  dutch-2026: 5.2.5 1; C14 1; C16 1\n"), "{out}");
    // The other way round the same rounds part, the sides exchanged.
    let (_, turned, _) = hakem(&["check", file, "--system", "dutch-2009", "--against", "dutch-2026"]);
    let lines = |out: &str| out.lines().map(ToOwned::to_owned).collect::<std::collections::BTreeSet<_>>();
    assert_eq!(lines(&out), lines(&turned));
    let (exit, out, _) = hakem(&["check", file, "--against", "dutch-2026"]);
    assert_eq!(
        (exit, out.as_str()),
        (0, &*format!("{file}: rounds 5, alike 5, parting 0\ntotal: rounds 5, alike 5, parting 0\n"))
    );
    let (exit, _, told) = hakem(&["check", file, "--against", "round-robin"]);
    assert!(exit == 3 && told.contains("cannot be held against each other"), "{told}");
    let (exit, _, told) = hakem(&["check", file, "--against", "dutch-2031"]);
    assert!(exit == 3 && told.contains("dutch-2031 is not known"), "{told}");
}

/// Writes a report of which two players have no rating, one of whom plays every round.
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
fn check_tells_rounds_that_only_one_system_can_pair_apart() {
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
        out.ends_with("total: rounds 5, alike 0, parting 0, unpaired 5\n") && !out.contains(" otherwise"),
        "{out}"
    );
    // Where neither finds one there is nothing to tell.
    let (exit, out, _) = hakem(&["check", &file, "--system", "dubov-classic", "--against", "dubov-2026"]);
    assert!(exit == 0 && out.ends_with("total: rounds 5, alike 5, parting 0\n"), "{out}");
}

#[test]
fn check_finds_what_explains_the_boards_of_another_program() {
    // One who did not come moved the colours of 67 boards.
    let (exit, out, _) = hakem(&["check", "--explain", "tests/golden/trf/real-209.trf"]);
    assert_eq!(exit, 1, "{out}");
    assert!(out.contains("\n* rounds 8, boards 832: dutch-2026, initial colour Black\n"), "{out}");
    assert!(out.contains("\n  35 Player 035 was paired and is not in the round;"), "{out}");
    // Pairs that would have met in two rounds were kept apart in both: they are told first.
    let (_, out, _) = hakem(&["check", "--explain", "tests/golden/trf/real-31.trf"]);
    let apart = out.matches("\n  5 Player 005 and 25 Player 025 were kept apart.").count();
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

    // Alone, the refusal is the answer.
    let (status, told, aside) = hakem(&["check", folder.path().join("a.trf").to_str().unwrap()]);
    assert_eq!((status, told.as_str()), (3, ""));
    assert!(aside.contains("a.trf"), "{aside}");
    let (status, told, _) = hakem(&["check", sound.to_str().unwrap()]);
    assert_eq!(status, 0, "{told}");
}

#[test]
fn a_report_for_anybody_to_read_has_years_of_birth_and_no_comments_of_others() {
    let folder = tempfile::tempdir().unwrap();
    let made = tempfile::tempdir().unwrap();
    let event = ["--system", "dutch-2026", "--players", "8", "--rounds", "3", "--seed", "7", "--count", "1"];
    let (status, _, told) =
        hakem(&[&["simulate", "--out", made.path().to_str().unwrap()], &event[..]].concat());
    assert_eq!(status, 0, "{told}");
    let written = std::fs::read_dir(made.path()).unwrap().next().unwrap().unwrap().path();
    let born = |line: &str| match line.starts_with("001") {
        true => format!("{}1990/05/12{}\n", &line[..69], &line[79..]),
        false => format!("{line}\n"),
    };
    let text: String = std::fs::read_to_string(written).unwrap().lines().map(born).collect();
    let (file, out) = (folder.path().join("in.trf"), folder.path().join("out.trf"));
    std::fs::write(&file, format!("{text}### called at 555 0100\n")).unwrap();
    let (file, out) = (file.to_str().unwrap(), out.to_str().unwrap());
    let (status, _, told) = hakem(&["convert", "--public", file, out]);
    assert_eq!(status, 0, "{told}");
    let public = std::fs::read_to_string(out).unwrap();
    assert_eq!(public.matches("1990/00/00").count(), 8, "{public}");
    assert!(!public.contains("1990/05/12") && !public.contains("555 0100"), "{public}");
}

#[test]
fn an_edition_that_is_only_assumed_is_told_with_what_the_others_give() {
    let folder = tempfile::tempdir().unwrap();
    let made = tempfile::tempdir().unwrap();
    let event = ["--system", "dutch-1992", "--players", "20", "--rounds", "7", "--seed", "7", "--count", "1"];
    let (status, _, told) =
        hakem(&[&["simulate", "--out", made.path().to_str().unwrap()], &event[..]].concat());
    assert_eq!(status, 0, "{told}");
    let written = std::fs::read_dir(made.path()).unwrap().next().unwrap().unwrap().path();
    let text = std::fs::read_to_string(written).unwrap();
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
fn what_is_wrong_is_told_with_its_place_and_an_exit_status() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("bad.trf");
    std::fs::write(&path, "012 Bad\n001 abcd  m    Doe, Jane\n").unwrap();
    let (exit, out, complaint) = hakem(&["pair", path.to_str().unwrap()]);
    assert_eq!((exit, out.as_str()), (3, ""));
    assert!(
        complaint.contains("Line 2, column 5: found “abcd”, expected a number from 1 to 9999"),
        "{complaint}"
    );
    let (exit, ..) = hakem(&["pair", "no-such-file.trf"]);
    assert_eq!(exit, 5);
    let (exit, _, complaint) = hakem(&["pair", "assets/samples/aktar-17.trf", "--system", "chance"]);
    assert_eq!(exit, 3);
    assert!(complaint.contains("dutch-2009"), "the known systems are named: {complaint}");
    let (exit, ..) = hakem(&["pair"]);
    assert_eq!(exit, 3);
}

#[test]
fn pair_names_the_decisions_that_lead_to_a_pairing_and_takes_one() {
    let player = |number: u16, name: &str| {
        format!(
            "001 {number:>4}      {name:<33} {:>4}     {:>11} {:>10} {:>4} {number:>4}\n",
            2100 - number * 100,
            "",
            "",
            "0.0"
        )
    };
    let players = (1..).zip(["Ada", "Bora", "Cem", "Deniz"]).map(|(number, name)| player(number, name));
    let apart = [2, 3, 4].map(|other| format!("260   1   3    1    {other}\n"));
    let report = format!(
        "012 Four\n142 3\n152 W\n### hakem: system=dutch-2009\n{}{}",
        players.collect::<String>(),
        apart.concat()
    );
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("four.trf");
    std::fs::write(&file, report).unwrap();
    let pair = |options: &[&str]| {
        let named = ["pair", "--language", "en", file.to_str().unwrap()];
        hakem(&[&named, options].concat())
    };
    let (exit, _, told) = pair(&[]);
    assert_eq!(exit, 1, "{told}");
    assert!(told.contains("You may decide:") && told.contains("  --unpaired 1,4\n"), "{told}");
    let (exit, paired, _) = pair(&["--unpaired", "1,4"]);
    assert_eq!((exit, paired.as_str()), (0, "1\n3 2\n"));
    assert_eq!(pair(&["--bye", "9"]).0, 3, "there is no player 9");
}

#[cfg(unix)]
#[test]
fn what_may_not_be_read_is_named_and_left_alone() {
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
    assert!(told.contains("closed.trf cannot be read: there is no permission."), "{told}");
}

#[test]
fn standings_tell_how_they_come_about_in_the_language_asked_for() {
    let file = "tests/golden/trf/individual.trf";
    let (_, out, _) = hakem(&["standings", file, "--explain", "--player", "2", "--language", "tr"]);
    assert!(
        out.starts_with("Der.") && out.contains("(FIDE C.07 8.1)") && out.contains("ALDER, ANA"),
        "{out}"
    );
    let (_, out, _) = hakem(&["standings", file, "--explain", "--format", "json"]);
    let answer: serde_json::Value = serde_json::from_str(&out).unwrap();
    assert_eq!(answer["players"][0]["workings"]["BH/C1"]["terms"][0]["cut"], "low");
    let (_, out, _) = hakem(&["standings", file, "--report", "crosstable", "--format", "csv"]);
    assert!(out.lines().nth(1).unwrap().ends_with(",4W1,2B½,3W1,2.5,4,6,5,"), "{out}");
    let (_, out, _) = hakem(&["standings", file, "--report", "cards", "--player", "1", "--language", "cs"]);
    assert!(out.starts_with("ALDER, ANA\n") && out.contains("CEDAR, CY"), "{out}");
    let (_, out, _) = hakem(&["standings", file, "--report", "aro", "--language", "en"]);
    let numbers: Vec<&str> = out.lines().skip(1).filter_map(|line| line.split_whitespace().next()).collect();
    assert_eq!(numbers, ["1", "2", "4", "3", "5", "7", "6"], "points, then average, then number: {out}");
    let (_, out, _) = hakem(&["standings", file, "--report", "start", "--language", "en"]);
    let lines: Vec<Vec<&str>> = out.lines().map(|line| line.split_whitespace().collect()).collect();
    assert_eq!(lines[0], ["No", "Licence", "Name", "Elo", "XXA"], "whose national rating it is");
    assert_eq!(lines[1][..3], ["1", "ALDER,", "ANA"], "{out}");
    assert_eq!(hakem(&["standings", file, "--report", "adjusted"]).0, 3, "FIDE has no such table");
    assert_eq!(hakem(&["standings", file, "--report", "aro", "--player", "1"]).0, 3);
    assert_eq!(hakem(&["standings", file, "--player", "8"]).0, 3);
    assert_eq!(hakem(&["standings", file, "--explain", "--format", "csv"]).0, 3);
}

#[test]
fn a_report_goes_through_pipes_and_a_mistyped_command_is_told() {
    let report = std::fs::read("tests/golden/trf/individual.trf").unwrap();
    let piped = |arguments: &[&str]| piped(&report, arguments);
    let (_, direct, _) = hakem(&["pair", "tests/golden/trf/individual.trf"]);
    assert_eq!(String::from_utf8(piped(&["pair", "-"]).stdout).unwrap(), direct);
    let (_, sheet, _) =
        hakem(&["print", "tests/golden/trf/individual.trf", "--sheet", "cards", "--format", "md"]);
    let printed =
        String::from_utf8(piped(&["print", "-", "--sheet", "cards", "--format", "md"]).stdout).unwrap();
    let body =
        |text: &str| text.lines().filter(|line| line.starts_with('|')).map(str::to_owned).collect::<Vec<_>>();
    assert_eq!(body(&printed), body(&sheet));
    let converted = piped(&["convert", "-", "-"]);
    assert!(
        converted.status.success() && converted.stdout.starts_with(b"012 Examplia Open 2026"),
        "{converted:?}"
    );
    assert!(!Path::new("-").exists());
    let (exit, _, told) = hakem(&["chekc"]);
    assert!(exit == 3 && told.contains("Did you mean check?"), "{told}");
    let (exit, _, told) = hakem(&["--language", "tr", "chekc", "open.trf", "--jobs", "2"]);
    assert!(exit == 3 && told.contains("Bunu mu demek istediniz: check?"), "{told}");
    let (exit, _, told) = hakem(&["check", "--job", "2"]);
    assert!(exit == 3 && told.contains("'--jobs'"), "{told}");
    let (exit, _, told) = hakem(&["tournament"]);
    assert!(exit == 3 && told.contains("pair, check, certify, verify, standings"), "{told}");
}

#[test]
fn an_event_file_goes_through_pipes_and_stays_what_it_is() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    assert_eq!(
        hakem(&["convert", "tests/golden/trf/individual.trf", &path("event.hakem"), "--confirm"]).0,
        0
    );
    let event = std::fs::read(path("event.hakem")).unwrap();
    for words in [
        &["pair", "FILE", "--format", "json"][..],
        &["standings", "FILE"],
        &["replay", "FILE", "--until", "9"],
        &["convert", "FILE", "-"],
    ] {
        let with =
            |file: &'static str| words.iter().map(move |word| if *word == "FILE" { file } else { word });
        let named: Vec<String> =
            with("FILE").map(|word| word.replace("FILE", &path("event.hakem"))).collect();
        let named: Vec<&str> = named.iter().map(String::as_str).collect();
        let answer = piped(&event, &with("-").collect::<Vec<_>>());
        assert!(answer.status.success(), "{words:?} {}", String::from_utf8_lossy(&answer.stderr));
        assert_eq!(String::from_utf8(answer.stdout).unwrap(), hakem(&named).1, "{words:?}");
    }
    assert!(piped(&event, &["convert", "-", &path("copy.hakem")]).status.success());
    assert_eq!(std::fs::read(path("copy.hakem")).unwrap(), event);
    let damaged = String::from_utf8(event).unwrap().replacen("Birch", "Burch", 1);
    let answer = piped(damaged.as_bytes(), &["replay", "-"]);
    let told = String::from_utf8_lossy(&answer.stderr).into_owned();
    assert!(answer.status.code() == Some(3) && told.contains("damaged at line 4"), "{told}");
}

#[test]
fn a_simulated_round_robin_has_the_rounds_that_are_asked_for() {
    let folder = tempfile::tempdir().unwrap();
    for (rounds, players) in [(5, 6), (10, 6), (7, 7)] {
        let out = folder.path().join(format!("{rounds}"));
        let (rounds, players) = (rounds.to_string(), players.to_string());
        let asked = ["simulate", "--system", "round-robin", "--seed", "3", "--format", "json"];
        let sizes = ["--players", &players, "--rounds", &rounds, "--out", out.to_str().unwrap()];
        let (exit, answer, told) = hakem(&[&asked[..], &sizes].concat());
        let answer: serde_json::Value = serde_json::from_str(&answer).unwrap();
        let event = &answer["events"][0];
        assert_eq!(
            (exit, event["paired"].to_string(), event["rounds"].to_string()),
            (0, rounds.clone(), rounds),
            "{told}"
        );
    }
}

#[test]
fn sheets_are_listed_printed_and_written_to_new_files_only() {
    let file = "tests/golden/trf/individual.trf";
    let (exit, out, _) = hakem(&["print", file, "--list"]);
    let line = |name: &str| out.lines().find(|line| line.split_whitespace().next() == Some(name)).unwrap();
    assert_eq!(exit, 0);
    assert!(line("pairings").ends_with("Pairings of round 3"), "{out}");
    assert!(line("moves").contains("– Nobody moves"), "{out}");
    let (_, out, _) = hakem(&["print", file, "--sheet", "pairings", "--round", "1", "--language", "tr"]);
    assert!(out.contains("\n1. tur eşlendirmesi\n") && out.contains("ALDER, ANA"), "{out}");
    let (_, out, _) = hakem(&["print", file, "--sheet", "crosstable", "--format", "json"]);
    let answer: serde_json::Value = serde_json::from_str(&out).unwrap();
    assert_eq!(answer["sections"][0]["rows"][0]["rounds"][1]["mark"], "½");
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("standings.csv");
    let written = ["print", file, "--sheet", "standings", "--format", "csv", "--out", path.to_str().unwrap()];
    assert_eq!(hakem(&written).0, 0);
    assert!(std::fs::read_to_string(&path).unwrap().starts_with("\u{feff}Pl,No,"));
    assert_eq!(hakem(&written).0, 5, "what exists stays");
    // The ending decides; where it cannot, or says another form, nothing is written.
    let folder = path.parent().unwrap();
    for (name, begin) in [("s.pdf", &b"%PDF"[..]), ("s.HTML", b"<!DOCTYPE"), ("s.csv", b""), ("s", b"")] {
        let out = folder.join(name);
        let (exit, _, told) = hakem(&["print", file, "--sheet", "standings", "--out", out.to_str().unwrap()]);
        assert_eq!(exit, 0, "{name}: {told}");
        assert!(std::fs::read(out).unwrap().starts_with(begin), "{name}");
    }
    for (name, more) in [("s.docx", &[][..]), ("t.pdf", &["--format", "text"])] {
        let out = folder.join(name);
        let asked = ["print", file, "--sheet", "standings", "--out", out.to_str().unwrap()];
        let (exit, _, told) = hakem(&[&asked, more].concat());
        assert_eq!(exit, 3, "{name}");
        assert!(told.contains(name) && told.contains("--format"), "{told}");
        assert!(!out.exists(), "{name}");
    }
    let (exit, _, told) = hakem(&["print", file, "--sheet", "posters"]);
    assert!(exit == 3 && told.contains("pairings, pairings-by-name"), "{told}");
    let (exit, _, told) = hakem(&["print", file, "--sheet", "pairings", "--round", "9"]);
    assert!(exit == 3 && told.contains("Round 9 is not paired"), "{told}");
}

#[test]
fn a_sheet_has_the_columns_that_are_asked_for_and_others_are_refused_with_the_known_ones() {
    let file = "tests/golden/trf/individual.trf";
    let show = |columns| ["print", file, "--sheet", "standings", "--format", "csv", "--show", columns];
    let (exit, out, told) = hakem(&show("federation,fide-id,licence"));
    assert!(exit == 0 && out.contains("Name,Fed,FIDE id,Pts") && told.contains("licence"), "{out}{told}");
    let (exit, _, told) = hakem(&show("title,shoe"));
    assert!(exit == 3 && told.contains("shoe") && told.contains("national_rating, club"), "{told}");
    let (exit, _, told) = hakem(&["print", file, "--sheet", "cards", "--show", "club"]);
    assert!(exit == 3 && told.contains("starting-list"), "{told}");
}

#[test]
fn adjusted_scores_are_listed_by_number_where_the_rules_have_them() {
    let folder = tempfile::tempdir().unwrap();
    let event = ["--system", "dutch-2009", "--players", "8", "--rounds", "5", "--seed", "7", "--count", "1"];
    let (exit, _, told) = hakem(
        &[&["simulate", "--out", folder.path().to_str().unwrap(), "--forfeits", "30"], &event[..]].concat(),
    );
    assert_eq!(exit, 0, "{told}");
    let file = std::fs::read_dir(folder.path()).unwrap().next().unwrap().unwrap().path();
    let named = ["standings", file.to_str().unwrap(), "--report"];
    let (exit, out, told) = hakem(&[&named[..], &["adjusted", "--format", "json"]].concat());
    assert_eq!(exit, 0, "{told}");
    let list: serde_json::Value = serde_json::from_str(&out).unwrap();
    let (_, out, _) = hakem(&[&named[..], &["cards", "--format", "json"]].concat());
    let cards: serde_json::Value = serde_json::from_str(&out).unwrap();
    let players = list["players"].as_array().unwrap();
    assert!(players.iter().map(|player| &player["number"]).eq((1..=8).collect::<Vec<_>>().iter()), "{list}");
    assert!(players.iter().any(|player| player["points"] != player["adjusted"]), "{list}");
    for player in players {
        let card = cards.as_array().unwrap().iter().find(|card| card["number"] == player["number"]).unwrap();
        assert_eq!(card["adjusted"], player["adjusted"]);
    }
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
fn pair_lists_who_goes_through_a_knockout_but_not_who_is_out_of_it() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().to_str().unwrap();
    let players: String = (1..=3).map(|number| format!("001 {number:>4}      Player {number}\n")).collect();
    let head = "012 Three\n142 2\n192 CUSTOM_KNOCKOUT\n### hakem: system=knockout golden-point=true\n";
    let file = format!("{out}/three.trf");
    std::fs::write(&file, format!("{head}{players}")).unwrap();
    assert_eq!(hakem(&["pair", &file]).1, "2\n2 3\n1 0\n");
    let played = players
        .lines()
        .zip(["0000 - Z", "   3 w 0", "   2 b 1"])
        .map(|(line, cell)| format!("{line:91}{cell}\n"));
    std::fs::write(&file, format!("{head}{}", played.collect::<String>())).unwrap();
    let (exit, told, complaint) = hakem(&["pair", &file, "--round", "2"]);
    assert_eq!((exit, told.as_str()), (0, "1\n1 3\n"), "{complaint}");
    let (exit, _, complaint) = hakem(&["pair", &file, "--round", "4"]);
    assert_eq!(exit, 3, "round 2 is the next one: {complaint}");
}

#[test]
fn a_size_of_teams_without_a_table_is_refused_with_those_that_have_one() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().to_str().unwrap();
    let (exit, _, told) = hakem(&["simulate", "--system", "skalitzka", "--players", "3", "--out", out]);
    assert_eq!(exit, 3);
    assert!(
        told.contains("no table for teams of 3 players. It has one for 2, 4, 6, 8, 10, 12 and so on."),
        "{told}"
    );
}

#[test]
fn a_seed_gives_the_same_bytes_again_and_nothing_is_overwritten() {
    let folder = tempfile::tempdir().unwrap();
    let make = |name: &str, count: &str| {
        let out = folder.path().join(name);
        let (exit, told, _) =
            hakem(&["simulate", "--seed", "5", "--count", count, "--out", out.to_str().unwrap()]);
        (exit, told, std::fs::read(out.join("dutch-2026-5-2.trf")).unwrap())
    };
    let (exit, _, bytes) = make("one", "2");
    assert_eq!((exit, &bytes), (0, &make("other", "3").2));
    let (exit, told, kept) = make("one", "2");
    assert_eq!((exit, told.as_str(), kept), (5, "", bytes));
    let (exit, ..) = hakem(&["simulate", "--players", "10000", "--out", folder.path().to_str().unwrap()]);
    assert_eq!(exit, 4);
}

#[test]
fn what_is_converted_and_converted_back_is_the_same() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let convert = |from: &str, to: &str, options: &[&str]| {
        let (exit, out, complaint) = hakem(&[&["convert", from, to, "--confirm"], options].concat());
        assert_eq!((exit, out.as_str()), (0, ""), "{complaint}");
        complaint
    };
    let real = "tests/golden/trf/real-38.trf";
    convert(real, &path("same.trf"), &["--line-end", "lf"]);
    assert_eq!(std::fs::read(path("same.trf")).unwrap(), std::fs::read(real).unwrap());
    convert(real, &path("event.hakem"), &[]);
    convert(&path("event.hakem"), &path("event.trf"), &[]);
    convert(&path("event.trf"), &path("again.hakem"), &[]);
    convert(&path("again.hakem"), &path("again.trf"), &[]);
    assert_eq!(std::fs::read(path("again.trf")).unwrap(), std::fs::read(path("event.trf")).unwrap());
    convert(&path("event.hakem"), &path("old.trf"), &["--records", "trf16"]);
    let paired = |file: &str| hakem(&["pair", file, "--round", "5"]).1;
    assert_eq!(paired(&path("old.trf")), paired(real));
    convert(&path("event.hakem"), &path("table.csv"), &[]);
    let table = std::fs::read_to_string(path("table.csv")).unwrap();
    assert!(table.starts_with("Pl,No,Title,Name,Elo,Nat.,Fed,1,2,3,4,5,Pts,BH,SB,WON,DE\n"), "{table}");
    assert_eq!(table.lines().count(), 39);
    assert_eq!(hakem(&["convert", real, &path("old.trf")]).0, 5, "what exists is not overwritten");
}

#[test]
fn convert_tells_what_stands_in_and_which_rounds_the_rules_do_not_give() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let unconfirmed = ["convert", "tests/golden/trf/plain.trf", &path("plain.hakem")];
    let (exit, _, told) = hakem(&unconfirmed);
    assert_eq!(exit, 1, "{told}");
    assert!(told.contains("Nothing was written") && !Path::new(&path("plain.hakem")).exists(), "{told}");
    let (exit, _, told) = hakem(&[&unconfirmed[..], &["--confirm"]].concat());
    assert_eq!(exit, 0, "{told}");
    let (exit, report, _) = hakem(&["convert", &path("plain.hakem"), "-"]);
    assert_eq!(exit, 0);
    assert_eq!(report.matches("### Import @ Round 3: 6-5 4-3 => 5-3 4-6").count(), 1, "{report}");
    for line in [
        "record 142 is missing, so 3 rounds are assumed",
        "By the words of record 092 the system is",
        "By the colours of round 1 the initial colour is White.",
        "Round 3: 2 boards are otherwise than the rules give. Recorded: 4-6 5-3. By the rules: 4-3 6-5.",
        "Not as the rules give: round 3 of 3.",
    ] {
        assert!(told.contains(line), "{line}\n{told}");
    }
    let (_, _, told) = hakem(&["convert", "tests/golden/trf/real-108.trf", &path("real.hakem"), "--confirm"]);
    let alike = "94 players: Player 001, Player 002, Player 003, …. The first: Line 8, column 81: found “6”";
    assert_eq!(told.matches("column 81").count(), 1, "{told}");
    assert!(told.contains(alike), "{told}");
    let every =
        ["convert", "tests/golden/trf/real-108.trf", &path("every.hakem"), "--all-notes", "--confirm"];
    let (_, _, told) = hakem(&every);
    assert_eq!(told.matches("column 81").count(), 94, "each by itself");
    let (_, _, told) = hakem(&["convert", "tests/golden/trf/leading-zeros.trf", &path("alike.hakem")]);
    assert!(told.ends_with("hakem: All 5 rounds are as the rules give them.\n"), "{told}");
    let unchecked =
        &["convert", "tests/golden/trf/leading-zeros.trf", &path("later.hakem"), "--check-within", "0"];
    let (exit, _, told) = hakem(unchecked);
    assert_eq!(exit, 0, "{told}");
    assert!(
        told.contains("hakem: 5 rounds, from round 1 on, were not checked: it takes more than 0 s."),
        "{told}"
    );
    assert!(!told.contains("as the rules"), "{told}");
    assert_eq!(hakem(&["check", &path("later.hakem")]).0, 0, "what it says to do works");
}

#[test]
fn what_the_rating_report_lacks_is_listed_and_is_a_negative_answer() {
    let file = "tests/golden/trf/individual.trf";
    let (exit, out, told) = hakem(&["check", "--for", "rating-report", file]);
    assert_eq!(exit, 1, "{told}");
    let lines: Vec<&str> = out.lines().collect();
    assert_eq!(lines[0], format!("{file}: missing 3, questionable 2"));
    assert_eq!(lines[1], "  ✗ One player without FIDE id: GORSE, GIL. (F5, Enter on the player)");
    assert_eq!(lines[3], "  ✗ Rounds not published yet: 4 5. (F6)");
    assert_eq!(lines[4], "  ! Games that are not rated (1): round 3, boards 2.");
    let (_, out, _) = hakem(&["check", "--for", "rating-report", file, "--format", "json"]);
    let answer: serde_json::Value = serde_json::from_str(&out).unwrap();
    assert_eq!(answer["files"][0]["missing"][2]["about"], "rounds");
    assert_eq!(answer["files"][0]["questionable"][1]["about"], "forfeits");
    // With all of it the answer is positive.
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("whole.trf");
    let whole = std::fs::read_to_string(file).unwrap();
    let whole = whole
        .replace("142 5", "142 3")
        .replace("  26/03/08  26/03/08\n", "\n")
        .replace("240 H   4    2    6\n", "");
    let whole = whole.replace("250       0.5   3   3    1    4\n", "").replace("260   1   5", "260   1   3");
    let whole = whole.replace(" XXC                         0.5", " XXC    99900017 1990/01/01  0.5");
    std::fs::write(&path, whole).unwrap();
    let (exit, out, told) = hakem(&["check", "--for", "rating-report", path.to_str().unwrap()]);
    assert_eq!(exit, 0, "{out}{told}");
}

#[test]
fn files_of_other_programs_are_written_and_come_back() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let read = |name: &str| std::fs::read_to_string(path(name)).unwrap();
    let convert = |from: &str, to: &str, options: &[&str]| {
        hakem(&[&["convert", from, to, "--confirm"], options].concat())
    };
    let real = "tests/golden/trf/national.trf";
    let manager = ["--form", "swiss-manager"];
    let (exit, _, told) = convert(real, &path("open.txt"), &manager);
    assert_eq!(exit, 0, "{told}");
    let (players, pairings) = (read("open.txt"), read("open-pairings.txt"));
    assert!(players.starts_with("Nr;Name;Titel;") && pairings.starts_with("Runde;Brett;"), "{players}");
    // Ranks follow from tie-breaks, which these files do not have.
    let unranked = |players: &str| -> Vec<String> {
        let cells = |line: &str| {
            line.split(';')
                .enumerate()
                .filter(|(at, _)| *at != 22)
                .map(|(_, cell)| cell.to_owned() + ";")
                .collect()
        };
        players.lines().map(cells).collect()
    };
    // The pairings beside the players are taken, and told; written again both are the same.
    let (exit, _, told) = convert(&path("open.txt"), &path("again.hakem"), &[]);
    assert!(exit == 0 && told.contains("open-pairings.txt"), "{told}");
    assert_eq!(convert(&path("again.hakem"), &path("again.txt"), &manager).0, 0);
    assert_eq!(unranked(&read("again.txt")), unranked(&players));
    assert_eq!(read("again-pairings.txt"), pairings);
    let named = ["--pairings", &path("again-pairings.txt")];
    assert_eq!(convert(&path("open.txt"), &path("named.trf"), &named).0, 0);
    std::fs::remove_file(path("again.txt")).unwrap();
    let (exit, _, told) = convert(real, &path("again.txt"), &manager);
    assert!(exit == 5 && told.contains("again-pairings.txt"), "one of the two is there: {told}");
    assert!(!folder.path().join("again.txt").exists());
    // Boards for broadcasts; games are no event.
    assert_eq!(convert(real, &path("boards.pgn"), &["--round", "1"]).0, 0);
    assert!(
        read("boards.pgn").contains("[Round \"1.1\"]") && !read("boards.pgn").contains("[Round \"2.1\"]")
    );
    assert_eq!(convert(&path("boards.pgn"), &path("none.hakem"), &[]).0, 3);
    let (exit, _, told) = convert(real, &path("x.txt"), &["--form", "tunx"]);
    assert!(exit == 3 && told.contains("trf, pgn") || told.contains("swiss-manager, pgn"), "{told}");
}

#[test]
fn reports_count_bytes_and_write_ascii_where_that_is_asked_for() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let list = "Name;Elo\nŞükrü Öğün;1900\nNovak, Jan;1800\n";
    std::fs::write(path("list.csv"), list).unwrap();
    let players = |name: &str, options: &[&str]| -> Vec<Vec<u8>> {
        let (exit, _, told) = hakem(&[&["convert", &path("list.csv"), &path(name)], options].concat());
        assert_eq!(exit, 0, "{told}");
        let bytes = std::fs::read(path(name)).unwrap();
        bytes
            .split(|byte| *byte == b'\n')
            .filter(|line| line.starts_with(b"001"))
            .map(<[u8]>::to_vec)
            .collect()
    };
    // The rating ends in column 52, of bytes or of characters.
    let rating = |line: &[u8]| String::from_utf8_lossy(&line[48..52]).into_owned();
    let by_bytes = players("bytes.trf", &["--columns", "bytes"]);
    assert_eq!(by_bytes.iter().map(|line| rating(line)).collect::<Vec<_>>(), ["1900", "1800"]);
    let usual = players("usual.trf", &[]);
    assert_ne!(rating(&usual[0]), "1900");
    assert_eq!(String::from_utf8_lossy(&usual[0]).chars().skip(48).take(4).collect::<String>(), "1900");
    let (exit, _, told) = hakem(&["convert", &path("bytes.trf"), &path("again.trf")]);
    assert_eq!((exit, told.as_str()), (0, ""));
    assert_eq!(std::fs::read(path("again.trf")).unwrap(), std::fs::read(path("usual.trf")).unwrap());
    let ascii = players("ascii.trf", &["--ascii"]);
    assert!(ascii[0].is_ascii() && String::from_utf8_lossy(&ascii[0]).contains("Sukru Ogun"));
}

#[test]
fn a_system_that_stands_in_for_an_unknown_one_is_told() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("custom.trf");
    let report = std::fs::read_to_string("tests/golden/trf/real-38.trf").unwrap();
    let head: Vec<&str> = report.lines().filter(|line| !line.starts_with("192")).collect();
    std::fs::write(&path, format!("192 CUSTOM_SWISS\n{}\n", head.join("\n"))).unwrap();
    let path = path.to_str().unwrap();
    for command in ["pair", "check"] {
        let (_, _, told) = hakem(&[command, path]);
        assert!(told.contains("CUSTOM_SWISS") && told.contains("dutch-2026 stands in"), "{told}");
        assert!(!hakem(&[command, path, "--system", "dutch-2026"]).2.contains("CUSTOM_SWISS"));
    }
}

#[test]
fn a_list_of_players_becomes_an_event() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let list = "Name;Elo;Remark\nNovák, Jan;1900;paid\nÇelik, Ayşe;2100;\nAbbott, Jo;;\nŽižka, Eva;2000;\n";
    std::fs::write(path("club.csv"), list).unwrap();
    let (exit, out, told) = hakem(&["convert", &path("club.csv"), &path("club.hakem")]);
    assert_eq!((exit, out.as_str()), (0, ""), "{told}");
    assert!(told.contains("Remark"), "{told}");
    // Neither says which colour was drawn by lot, and none is made up.
    for file in ["club.csv", "club.hakem"] {
        let (exit, out, told) = hakem(&["pair", &path(file)]);
        assert_eq!((exit, out.as_str()), (3, ""), "{file}");
        assert!(told.contains("drawn by lot"), "{told}");
    }
    assert_eq!(hakem(&["convert", &path("club.hakem"), &path("club.trf")]).0, 0);
    let report = std::fs::read_to_string(path("club.trf")).unwrap();
    std::fs::write(path("drawn.trf"), format!("152 W\n{report}")).unwrap();
    assert_eq!(hakem(&["pair", &path("drawn.trf")]).1, "2\n1 3\n4 2\n");
    std::fs::write(path("bad.csv"), "Name;Elo\nNovák;\u{1b}[2J\n").unwrap();
    let (exit, _, told) = hakem(&["convert", &path("bad.csv"), &path("bad.hakem")]);
    assert_eq!(exit, 3);
    assert!(told.contains("Line 2, column Elo") && !told.contains('\u{1b}'), "{told}");
    assert!(!folder.path().join("bad.hakem").exists());
}

#[test]
fn replay_goes_through_an_event_file_and_finds_what_was_changed() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("event.hakem");
    let event = path.to_str().unwrap();
    assert_eq!(hakem(&["convert", "tests/golden/trf/individual.trf", event, "--confirm"]).0, 0);
    let (exit, out, complaint) = hakem(&["replay", event]);
    assert_eq!((exit, complaint.as_str()), (0, ""));
    assert!(out.contains("23 entries of 23, up to step 23. The chain is whole.\n"), "{out}");
    assert!(out.ends_with("round 3: complete\n"), "{out}");
    let (_, out, _) = hakem(&["replay", event, "--until", "9", "--format", "json"]);
    let answer: serde_json::Value = serde_json::from_str(&out).unwrap();
    assert_eq!((&answer["players"], &answer["published"]), (&7.into(), &0.into()));
    let (_, out, _) = hakem(&["replay", event, "--until", "2000-01-01T00:00"]);
    assert!(out.starts_with("0 entries of 23, up to step 0."), "{out}");
    assert_eq!(hakem(&["replay", event, "--until", "24"]).0, 3);
    let changed = std::fs::read_to_string(&path).unwrap().replacen("Birch", "Burch", 1);
    std::fs::write(&path, changed).unwrap();
    let (exit, out, complaint) = hakem(&["replay", event]);
    assert_eq!(exit, 3, "{out}");
    assert!(out.contains("2 entries of 2, up to step 2. What stands after them is damaged."), "{out}");
    assert!(complaint.contains("damaged at line 4"), "{complaint}");
}

#[test]
fn a_list_is_paired_when_the_colour_drawn_by_lot_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("players.csv");
    std::fs::write(&path, "Name,Rating\nAda,2000\nBen,1900\nCan,1800\nEce,1700\n").unwrap();
    let list = path.to_str().unwrap();
    let (exit, out, told) = hakem(&["pair", list]);
    assert_eq!((exit, out.as_str()), (3, ""));
    assert!(told.contains("Name it with --initial-colour w or b"), "{told}");
    let (exit, out, told) = hakem(&["pair", list, "--initial-colour", "b"]);
    assert_eq!((exit, out.as_str()), (0, "2\n3 1\n2 4\n"), "{told}");
    let drawn = ["pair", "tests/golden/trf/individual.trf", "--initial-colour", "w"];
    assert_eq!(hakem(&drawn).0, 0);
    let (exit, _, told) = hakem(&["pair", "tests/golden/trf/individual.trf", "--initial-colour", "b"]);
    assert_eq!(exit, 3);
    assert!(told.contains("Leave out --initial-colour"), "{told}");
}

/// Whether this user may do everything, as root may: then permissions show nothing.
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
fn where_nothing_may_be_written_nothing_changes_and_the_message_says_what_to_do() {
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
        assert!(told.contains("there is no permission. Nothing was changed. Choose another"), "{told}");
    }
    let out = closed.join("events");
    let (exit, _, told) = hakem(&["simulate", "--out", out.to_str().unwrap()]);
    assert_eq!(exit, 5, "{told}");
    std::fs::set_permissions(&event, std::fs::Permissions::from_mode(0o000)).unwrap();
    let (exit, _, told) = hakem(&["replay", event.to_str().unwrap()]);
    assert_eq!(exit, 5);
    assert!(told.contains("could not be opened: there is no permission. Check the name and"), "{told}");
    std::fs::set_permissions(&closed, std::fs::Permissions::from_mode(0o755)).unwrap();
}

#[test]
fn prizes_are_told_from_an_event_file() {
    use hakem::store::{Mode, Store};
    use hakem_engine::command::Command;
    use hakem_engine::history::Entry;
    use hakem_engine::tournament::{Category, Money, Name, PrizeGroup, PrizeList};
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("four.hakem");
    let (exit, _, told) = hakem(&[
        "convert",
        "tests/golden/trf/individual.trf",
        file.to_str().unwrap(),
        "--confirm",
        "--language",
        "en",
    ]);
    assert_eq!(exit, 0, "{told}");
    let group = PrizeGroup {
        name: Name::new("General").unwrap(),
        category: Category::default(),
        amounts: [Money(10_000), Money(5_001)].to_vec(),
    };
    let list = PrizeList { groups: vec![group], ..PrizeList::default() };
    let entry = Entry::Did(Command::AnnouncePrizes(Box::new(list)));
    let mut store = Store::open::<Entry>(&file, Mode::Write).unwrap().store;
    store.append(&[entry], jiff::Timestamp::UNIX_EPOCH).unwrap();
    drop(store);
    let prizes = |more: &[&str]| {
        let named = ["standings", file.to_str().unwrap(), "--report", "prizes", "--language", "en"];
        hakem(&[&named, more].concat())
    };
    let (exit, out, told) = prizes(&["--explain"]);
    assert_eq!(exit, 0, "{told}");
    assert!(out.contains("100.00") && out.contains("equal points share equally"), "{out}");
    let (_, out, _) = prizes(&["--format", "json"]);
    let answer: serde_json::Value = serde_json::from_str(&out).unwrap();
    assert_eq!(answer["groups"][0]["amounts"][1], 5001);
}

#[cfg(unix)]
#[test]
fn what_is_no_file_is_not_waited_for() {
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
            assert!(told.contains("not a file"), "{told}");
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
    // The line of the heading stands before the entries, whose numbers begin with 1.
    let entries = std::fs::read_to_string(&file).unwrap().lines().count() - 1;
    let torn_line = format!("(n:{}, at:", entries + 1);
    std::fs::OpenOptions::new().append(true).open(&file).unwrap().write_all(torn_line.as_bytes()).unwrap();
    let torn = std::fs::read(&file).unwrap();
    // A folder in the way of the torn end, as a folder that may not be written would be.
    std::fs::create_dir(folder.path().join("event.hakem.torn")).unwrap();
    let _no_forks = crate::without_forks();
    let mut opened = Store::open::<Entry>(&file, Mode::Write).unwrap();
    assert_eq!(opened.entries.len(), entries);
    assert!(matches!(opened.notices[..], [Notice::TornTailStays { .. }, Notice::TornTailIgnored { .. }]));
    let refused = opened.store.append::<Entry>(&[], jiff::Timestamp::UNIX_EPOCH);
    assert!(matches!(refused, Err(StoreError::ReadOnly { .. })));
    assert_eq!(std::fs::read(&file).unwrap(), torn);
}

#[test]
fn an_acceleration_that_is_asked_for_is_had_by_every_event() {
    let folder = tempfile::tempdir().unwrap();
    let asked = ["simulate", "--acceleration", "baku", "--seed", "2026", "--count", "60", "--players", "9"];
    let (exit, out, told) =
        hakem(&[&asked[..], &["--format", "json", "--out", folder.path().to_str().unwrap()]].concat());
    assert_eq!(exit, 0, "{told}");
    let answer: serde_json::Value = serde_json::from_str(&out).unwrap();
    let events = answer["events"].as_array().unwrap();
    assert_eq!(events.len(), 60);
    assert!(events.iter().all(|event| event["accelerated"] == true));
}

#[test]
fn what_a_terminal_would_obey_is_escaped_in_answers_for_programs() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let report = std::fs::read_to_string("tests/golden/trf/individual.trf").unwrap();
    let title = report.lines().find_map(|line| line.strip_prefix("012 ")).unwrap();
    let strange = "Open\u{202e}nepO \u{2028}\u{200b}2";
    std::fs::write(path("event.trf"), report.replacen(title, strange, 1)).unwrap();
    assert_eq!(hakem(&["convert", &path("event.trf"), &path("event.hakem"), "--confirm"]).0, 0);
    let (exit, out, _) = hakem(&["replay", &path("event.hakem"), "--format", "json"]);
    assert_eq!(exit, 0);
    assert!(!out.contains(['\u{202e}', '\u{2028}', '\u{200b}']), "{out}");
    let answer: serde_json::Value = serde_json::from_str(&out).unwrap();
    assert_eq!(answer["event"], strange, "the value is what it was");
}

#[test]
fn a_round_beyond_those_planned_is_not_paired_without_a_word() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("event.trf");
    let report = std::fs::read_to_string("tests/golden/trf/individual.trf").unwrap();
    let planned = report.lines().find(|line| line.starts_with("142 ")).unwrap();
    std::fs::write(&path, report.replacen(planned, "142 3", 1)).unwrap();
    let (exit, out, told) = hakem(&["pair", path.to_str().unwrap()]);
    assert_eq!((exit, out.lines().next()), (0, Some("3")));
    assert!(told.contains("Round 4 is beyond the 3 rounds that are planned"), "{told}");
}

#[test]
fn a_player_who_is_alone_gets_the_bye() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("one.trf");
    std::fs::write(&path, "012 One\n142 5\n152 W\n001    1      Novák, Jan\n").unwrap();
    let (exit, out, told) = hakem(&["pair", path.to_str().unwrap()]);
    assert_eq!((exit, out.as_str()), (1, ""));
    assert!(told.contains("one player is present, who gets the bye"), "{told}");
}

#[test]
fn a_hopeless_round_is_refused_in_one_sentence() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("apart.trf");
    let player = |number: usize| {
        format!(
            "001 {number:>4}      {:<33} {:>4}     {:>11} {:>10} {:>4} {number:>4}\n",
            "A", 2000, "", "", "0.0"
        )
    };
    let all: Vec<String> = (1..=300).map(|number| number.to_string()).collect();
    let apart = |players: usize| {
        let players: String = all[..players].iter().map(|number| format!(" {number:>4}")).collect();
        let report: String = (1..=300).map(player).collect();
        std::fs::write(&path, format!("012 Apart\n142 5\n152 W\n{report}260   1   5{players}\n")).unwrap();
        hakem(&["pair", path.to_str().unwrap()])
    };
    for (players, told) in
        [(300, "300 players have no possible opponent"), (200, "200 players have only 100 possible")]
    {
        let (exit, out, complaint) = apart(players);
        assert_eq!((exit, out.as_str()), (1, ""), "{complaint}");
        assert!(complaint.contains(told) && complaint.lines().count() == 1, "{complaint}");
    }
}

#[test]
fn print_names_whose_letters_the_pages_lack() {
    let folder = tempfile::tempdir().unwrap();
    let list = folder.path().join("players.csv");
    std::fs::write(&list, "Name,Rating\n王小明,2100\nכהן,2000\nAda,1900\n").unwrap();
    let out = folder.path().join("list.pdf");
    let [list, out] = [list, out].map(|path| path.to_str().unwrap().to_owned());
    let print = ["--language", "en", "print", &list, "--sheet", "starting-list"];
    // No face of this computer has them.
    let mut bare = Command::new(env!("CARGO_BIN_EXE_hakem"));
    let nowhere = folder.path().join("nowhere");
    for variable in ["HOME", "XDG_DATA_HOME", "XDG_DATA_DIRS"] {
        bare.env(variable, &nowhere);
    }
    bare.args([&print[..], &["--out", &out]].concat());
    let (exit, _, told) = answer(bare);
    assert_eq!(exit, 0, "{told}");
    assert!(
        told.contains("1 name has letters") && told.contains("王小明") && !told.contains("כהן"),
        "{told}"
    );
    let (_, shown, told) = hakem(&print);
    assert!(shown.contains("王小明") && told.is_empty(), "{told}");
}

#[test]
fn print_and_publish_take_a_logo_and_go_on_without_one_that_is_none() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    std::fs::write(path("logo.svg"), "<svg xmlns=\"http://www.w3.org/2000/svg\"/>").unwrap();
    std::fs::write(path("logo.txt"), "words").unwrap();
    let event = "tests/golden/trf/individual.trf";
    let print = ["--language", "en", "print", event, "--sheet", "standings", "--format"];
    let with = |format: &str, logo: &str| {
        let out = path(&format!("{logo}.{format}"));
        let (exit, _, told) = hakem(&[&print[..], &[format, "--logo", &path(logo), "--out", &out]].concat());
        assert_eq!(exit, 0, "{told}");
        (String::from_utf8_lossy(&std::fs::read(out).unwrap()).into_owned(), told)
    };
    let (page, told) = with("html", "logo.svg");
    assert!(page.contains("data:image/svg+xml;base64,") && told.is_empty(), "{told}");
    assert!(with("pdf", "logo.svg").1.contains("on web pages alone"));
    let (page, told) = with("html", "logo.txt");
    assert!(!page.contains("<img") && told.contains("is no PNG, JPEG or SVG picture"), "{told}");
    let (site, logo) = (path("site"), path("logo.svg"));
    let (exit, ..) = hakem(&["publish", event, "--to", &site, "--logo", &logo]);
    let index = std::fs::read_to_string(folder.path().join("site/index.html")).unwrap();
    assert!(exit == 0 && index.contains("data:image/svg+xml;base64,"), "{index}");
}
