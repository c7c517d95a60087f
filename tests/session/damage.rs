//! Event files that something changed: every single bit of the last line is found, and what stands before is not lost.

use super::kill::published_round;
use std::fs;
use std::path::Path;
use std::process::{Command, Output};

fn replay(path: &Path, arguments: &[&str]) -> Output {
    let _one_at_a_time = crate::without_forks();
    Command::new(env!("CARGO_BIN_EXE_hakem"))
        .args(["--language", "en", "replay"])
        .arg(path)
        .args(arguments)
        .output()
        .unwrap()
}

#[test]
fn a_flipped_bit_in_any_byte_of_the_last_line_is_named_by_the_program_and_what_stands_before_is_printed() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("flipped.hakem");
    published_round(&path);
    let bytes = fs::read(&path).unwrap();
    let last = bytes[..bytes.len() - 1].iter().rposition(|&byte| byte == b'\n').unwrap() + 1;
    let line = 1 + bytes[..last].iter().filter(|&&byte| byte == b'\n').count();
    // Every bit is flipped where the store is tested, without a process for each.
    for byte in last..bytes.len() {
        let mut flipped = bytes.clone();
        flipped[byte] ^= 1 << (byte % 8);
        fs::write(&path, &flipped).unwrap();
        let whole = replay(&path, &[]);
        assert_eq!(whole.status.code(), Some(3), "byte {byte}: {whole:?}");
        let told = String::from_utf8(whole.stderr).unwrap();
        assert!(told.contains(&format!("line {line}")), "byte {byte}: {told}");
    }
    let before = replay(&path, &["--until", "3"]);
    assert_eq!(before.status.code(), Some(0), "{before:?}");
    assert!(String::from_utf8(before.stdout).unwrap().contains("PLAYER 001"));
    assert!(String::from_utf8(before.stderr).unwrap().contains("damaged at line"));
}
