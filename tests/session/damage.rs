//! Damaged event files: every changed bit of the last line is detected, and the entries before it are not
//! lost.

use super::cli::answer;
use super::kill::published_round;
use std::fs;
use std::path::Path;
use std::process::Command;

fn replay(path: &Path, arguments: &[&str]) -> (i32, String, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_hakem"));
    command.args(["--language", "en", "replay"]).arg(path).args(arguments);
    answer(command)
}

#[test]
fn a_flipped_bit_in_any_byte_of_the_last_line_is_named_by_the_program_and_earlier_entries_are_printed() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("flipped.hakem");
    published_round(&path);
    let bytes = fs::read(&path).unwrap();
    let last = bytes[..bytes.len() - 1].iter().rposition(|&byte| byte == b'\n').unwrap() + 1;
    let line = 1 + bytes[..last].iter().filter(|&&byte| byte == b'\n').count();
    // Every single bit is flipped in the tests of the store, which start no process.
    let apart = if crate::effort::is_full() { 1 } else { 5 };
    for byte in (last..bytes.len()).step_by(apart) {
        let mut flipped = bytes.clone();
        flipped[byte] ^= 1 << (byte % 8);
        fs::write(&path, &flipped).unwrap();
        let (exit, _, told) = replay(&path, &[]);
        assert_eq!(exit, 3, "byte {byte}: {told}");
        assert!(told.contains(&format!("line {line}")), "byte {byte}: {told}");
    }
    let (exit, before, told) = replay(&path, &["--until", "3"]);
    assert_eq!(exit, 0, "{told}");
    assert!(before.contains("PLAYER 001"));
    assert!(told.contains("damaged at line"));
}
