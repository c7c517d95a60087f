//! The program without its screen: arguments in, output and exit status out.

use std::path::Path;
use std::process::{Command, Stdio};

/// Runs the binary in the project's folder; returns exit status, output and complaints.
fn hakem(arguments: &[&str]) -> (i32, String, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_hakem"));
    command.current_dir(Path::new(env!("CARGO_MANIFEST_DIR"))).args(arguments);
    command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let child = {
        let _one_at_a_time = crate::without_forks();
        command.spawn().unwrap()
    };
    let output = child.wait_with_output().unwrap();
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    (output.status.code().unwrap(), text(output.stdout), text(output.stderr))
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
fn pair_explains_each_board_by_its_rules_in_the_language_asked_for() {
    let (exit, out, _) = hakem(&["pair", "assets/samples/aktar-17.trf", "--explain", "--language", "cs"]);
    assert_eq!(exit, 0);
    assert!(out.contains("(E.5)") && out.contains("(A.7.d)") && !out.contains("[reason"), "{out}");
}

#[test]
fn standings_come_as_text_json_and_csv() {
    let file = "tests/golden/trf/individual.trf";
    let (exit, out, _) = hakem(&["standings", file, "--tie-breaks", "BH,SB"]);
    assert_eq!(exit, 0);
    assert!(
        out.lines().nth(1).unwrap().starts_with("    1       1  Alder, Ana        2½   6     5"),
        "{out}"
    );
    let (_, out, _) = hakem(&["standings", file, "--tie-breaks", "BH", "--format", "json"]);
    let answer: serde_json::Value = serde_json::from_str(&out).unwrap();
    assert_eq!(answer["players"][0]["tie_breaks"]["BH"], "6");
    let (_, out, _) = hakem(&["standings", file, "--tie-breaks", "BH", "--format", "csv"]);
    assert!(out.starts_with("place,number,name,points,BH\n1,1,\"Alder, Ana\",2.5,6\n"), "{out}");
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
