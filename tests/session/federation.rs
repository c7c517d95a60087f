//! The recipes of docs/federation.md, run literally.

use crate::cli::answer;
use crate::postgres::{ADMIN, Server};
use std::fs;
use std::path::Path;
use std::process::Command;
use tempfile::TempDir;

/// Returns the blocks of the page in a language, one after another, up to a heading.
fn recipes(language: &str, until: &str) -> String {
    let page = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/federation.md")).unwrap();
    let page = page.split(until).next().unwrap();
    let begins = format!("```{language}\n");
    page.split(&begins).skip(1).filter_map(|block| block.split("```").next()).collect()
}

/// A folder with the reports of six events; one names another system than the one it was paired by.
fn reports() -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    let mut simulate = Command::new(env!("CARGO_BIN_EXE_hakem"));
    simulate.current_dir(folder.path());
    simulate.args([
        "simulate",
        "--out",
        "reports",
        "--players",
        "16",
        "--rounds",
        "5",
        "--count",
        "6",
        "--seed",
        "5",
    ]);
    let (exit, _, told) = answer(simulate);
    assert_eq!(exit, 0, "{told}");
    let mut files: Vec<_> =
        fs::read_dir(folder.path().join("reports")).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    let report = fs::read_to_string(&files[2]).unwrap();
    assert!(report.contains("FIDE_DUTCH_2026"), "{report}");
    fs::write(&files[2], report.replace("FIDE_DUTCH_2026", "FIDE_BURSTEIN")).unwrap();
    folder
}

/// The differing events and the pairs are determined by the shell and by PostgreSQL.
pub fn recipes_do_what_the_page_says(server: &Server) {
    if !Command::new("jq").arg("--version").output().is_ok_and(|answer| answer.status.success()) {
        eprintln!("skipped: no jq");
        return;
    }
    let folder = reports();
    let programs = Path::new(env!("CARGO_BIN_EXE_hakem")).parent().unwrap();
    let path = format!("{}:{}", programs.display(), std::env::var("PATH").unwrap());
    let mut shell = Command::new("sh");
    shell.current_dir(folder.path()).env("PATH", path);
    shell.args(["-ec", &recipes("sh", "## Query with PostgreSQL")]);
    let (exit, out, told) = answer(shell);
    assert_eq!(exit, 0, "{told}");
    assert!(out.contains("some reports differ") && out.contains("-3.trf: round"), "{out}");
    let lines = |file: &str| fs::read_to_string(folder.path().join(file)).unwrap().lines().count();
    assert_eq!((lines("checks.jsonl"), lines("players.jsonl")), (6, 6 * 16));
    let script = folder.path().join("recipes.sql");
    fs::write(&script, recipes("sql", "## Query with DuckDB")).unwrap();
    server.done("create database federation template chess");
    let mut psql = Command::new("psql");
    psql.current_dir(folder.path()).args(["-X", "-q", "-A", "-t", "-v", "ON_ERROR_STOP=1", "-U", ADMIN]);
    psql.arg("-h").arg(server.socket()).args(["-d", "federation", "-f", "recipes.sql"]);
    let (exit, out, told) = answer(psql);
    assert_eq!(exit, 0, "{told}");
    assert!(out.contains("-3.trf|round"), "{out}");
    assert!(out.contains("|Player 0013|") || out.contains("|Player 0013\n"), "{out}");
    let page = recipes("sql", "\u{0}");
    let asked = page.lines().find(|line| line.contains("from hakem.entry")).unwrap();
    let (is_done, told) = server.sql("chess", asked);
    assert!(is_done && told.contains("open|ana|"), "{told}");
}
