//! The program without its screen: arguments in, output and exit status out.

mod cases;
mod certify;
mod check;
mod convert;
mod files;
mod pair;
mod sheets;
mod tables;

pub use check::write_unrated;

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
    let output = crate::output(command.stdin(Stdio::null())).unwrap();
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    (output.status.code().unwrap(), text(output.stdout), text(output.stderr))
}

/// Returns the report of a random event simulated with these arguments.
fn simulated(event: &[&str]) -> String {
    let made = tempfile::tempdir().unwrap();
    let (status, _, told) =
        hakem(&[&["simulate", "--count", "1", "--out", made.path().to_str().unwrap()], event].concat());
    assert_eq!(status, 0, "{told}");
    let written = std::fs::read_dir(made.path()).unwrap().next().unwrap().unwrap().path();
    std::fs::read_to_string(written).unwrap()
}

/// Runs the binary in the project's folder with this standard input.
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
fn faults_are_reported_with_their_place_and_an_exit_status() {
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
fn control_characters_are_escaped_in_answers_for_programs() {
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
