//! A festival in a terminal: one console, several sections, a file each.

use crate::console::Console;
use crate::effort::is_full;
use crate::kill::{published_round, results_in};
use std::path::PathBuf;
use std::time::Instant;
use tempfile::TempDir;

/// A folder of so many sections with 120 players each: `a.hakem` …
fn sections(count: u8) -> (TempDir, Vec<PathBuf>) {
    let folder = tempfile::tempdir().unwrap();
    let path = |at: u8| folder.path().join(format!("{}.hakem", char::from(b'a' + at)));
    let paths: Vec<PathBuf> = (0..count).map(path).collect();
    paths.iter().for_each(|path| published_round(path));
    (folder, paths)
}

#[test]
fn results_go_to_the_section_on_show_and_each_is_undone_for_itself() {
    let (folder, paths) = sections(3);
    let mut console = Console::start(folder.path(), &[".", "--language", "en"], 100, 30);
    console.sees("[A a 1 published] B b 1 published").press("<F7>").sees("0 of 60 entered").press("105");
    console.sees("[A a 1 ▸57]").press("gB").sees("[B b 1 published]").press("<F7>").sees("0 of 60 entered");
    console.press("11").sees("A a 1 ▸57 [B b 1 ▸58]").press("u").sees("[B b 1 ▸59]");
    console.press("g1").sees("[A a 1 ▸57] B b 1 ▸59");
    // One row of slips, a section's letter before the board where it is another one.
    console.press("<F7>b59+C37+12-B60*A60-").sees("[A a 1 ▸55] B b 1 ▸58  C c 1 ▸58").press("<Esc>qq");
    assert!(console.ends().0);
    assert_eq!([0, 1, 2].map(|at: usize| results_in(&paths[at])), [5, 2, 2]);
}

/// How long a large festival takes to open, and to go to its last section. Only told: a test knows no clock.
#[test]
fn twelve_sections_open_and_the_last_is_one_key_away() {
    if !is_full() {
        return;
    }
    let (folder, _paths) = sections(12);
    let began = Instant::now();
    let mut console = Console::start(folder.path(), &[".", "--language", "en"], 240, 30);
    console.sees("L l 1 published");
    println!("12 sections of 120 players: all known after {:?}", began.elapsed());
    console.press("g").sees("┌");
    let pressed = Instant::now();
    console.press("L").sees("[L l 1 published]");
    println!("another section on the screen after {:?}", pressed.elapsed());
    console.press("qq");
    assert!(console.ends().0);
}
