//! The playground against the command line: natively, and, if `HAKEM_PLAYGROUND` names a folder with the page that
//! `.ci/verifier playground` writes, as WebAssembly under Node and in Chromium.

use crate::browser::{alone, chromium};
use crate::cli::hakem;
use crate::dice::Dice;
use crate::effort::cases;
use hakem::i18n::Language;
use hakem::playground::{certify, labels, pair};
use serde_json::Value;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Returns the reports below a folder.
fn reports(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
        match entry.is_dir() {
            true => found.extend(reports(&entry)),
            false => found.extend(entry.extension().is_some_and(|end| end == "trf").then_some(entry)),
        }
    }
    found.sort();
    found
}

/// Returns the samples, or all recorded events if `HAKEM_CORPORA` names their folder.
fn recorded() -> Vec<PathBuf> {
    let corpora = std::env::var_os("HAKEM_CORPORA").map(|folder| Path::new(&folder).join("fide-2026"));
    let samples = reports(Path::new("tests/golden"));
    samples.into_iter().chain(corpora.iter().flat_map(|folder| reports(folder))).collect()
}

/// Returns the page; skips with a message if it has not been made or Node is missing.
fn page() -> Option<PathBuf> {
    let made = std::env::var_os("HAKEM_PLAYGROUND").map(|folder| Path::new(&folder).join("index.html"));
    let has_node = Command::new("node").arg("--version").output().is_ok_and(|run| run.status.success());
    if made.is_none() || !has_node {
        eprintln!("skipped: no HAKEM_PLAYGROUND, or no Node");
    }
    made.filter(|_| has_node)
}

/// Returns the answers of the program in the page.
fn by_page(page: &Path, question: &str, round: u8, language: usize, files: &[PathBuf]) -> Vec<String> {
    let mut command = Command::new("node");
    command.arg("tests/playground/programs.js").arg(page).arg(question);
    let run = command.args([round.to_string(), language.to_string()]).args(files).output().unwrap();
    let told = String::from_utf8_lossy(&run.stderr);
    assert!(run.status.success(), "{told}");
    eprintln!("{question} of {} reports: {told}", files.len());
    String::from_utf8(run.stdout).unwrap().lines().map(str::to_owned).collect()
}

fn object(answer: &str) -> Value {
    serde_json::from_str(answer).unwrap_or_else(|error| panic!("{error}: {answer}"))
}

#[test]
fn the_playground_answers_as_the_command_line_does() {
    let (mut paired, mut certified) = (0, 0);
    for path in recorded() {
        let (report, file) = (fs::read(&path).unwrap(), path.to_str().unwrap());
        let found = object(&pair(&report, 0, Language::English));
        let Some(round) = found["round"].as_u64().map(|round| round.to_string()) else {
            assert_ne!(hakem(&["pair", file]).0, 0, "{file}: {found}");
            continue;
        };
        let (status, answer, told) = hakem(&["pair", file, "--round", &round, "--explain"]);
        match found["answer"].as_str() {
            Some(text) => assert_eq!((status, text), (0, answer.as_str()), "{file}"),
            None => {
                let first = found["refused"].as_str().unwrap().lines().next().unwrap();
                assert!(status != 0 && told.contains(first), "{file}: {found}\n{told}");
            }
        }
        for note in found["notes"].as_array().unwrap() {
            assert!(told.contains(note.as_str().unwrap().lines().next().unwrap()), "{file}: {note}\n{told}");
        }
        paired += usize::from(status == 0);
        let proof = object(&certify(&report, 0, Language::English));
        let (status, answer, told) = hakem(&["certify", file, "--round", &round]);
        match proof["certificate"].as_str() {
            Some(text) => assert_eq!((status, text), (0, answer.as_str()), "{file}"),
            None => {
                assert!(status != 0 && told.contains(proof["refused"].as_str().unwrap()), "{file}: {told}")
            }
        }
        certified += usize::from(status == 0);
    }
    assert!(paired > 50 && certified > 20, "{paired} paired, {certified} certified");
    eprintln!("the same as on the command line: {paired} rounds, {certified} certificates");
}

#[test]
fn the_page_answers_as_the_program_does() {
    let Some(page) = page() else { return };
    let files = recorded();
    let english = Language::ALL.iter().position(|of| *of == Language::English).unwrap();
    let compared = |question: &str, round: u8, at: usize, native: fn(&[u8], u8, Language) -> String| {
        for (answer, path) in by_page(&page, question, round, at, &files).iter().zip(&files) {
            assert_eq!(*answer, native(&fs::read(path).unwrap(), round, Language::ALL[at]), "{path:?}");
        }
    };
    compared("pair", 0, english, pair);
    compared("certify", 0, english, certify);
    for at in 0..Language::ALL.len() {
        compared("pair", 2, at, pair);
        let own = by_page(&page, "labels", u8::try_from(at).unwrap(), 0, &files[..1]);
        assert_eq!(own, [labels(Language::ALL[at])]);
    }
}

#[test]
fn the_page_answers_about_every_damaged_report() {
    let Some(page) = page() else { return };
    let folder = tempfile::tempdir().unwrap();
    let (samples, mut dice) = (reports(Path::new("tests/golden")), Dice(7));
    let damaged = (0..cases(40, 1000)).map(|number| {
        let mut report = fs::read(&samples[dice.roll(samples.len())]).unwrap();
        let at = dice.roll(report.len());
        match dice.roll(4) {
            0 => report.truncate(at),
            1 => drop(report.drain(at..(at + dice.roll(200)).min(report.len()))),
            2 => report[at] = u8::try_from(dice.roll(256)).unwrap(),
            _ => {
                let digits: Vec<usize> =
                    (0..report.len()).filter(|&at| report[at].is_ascii_digit()).collect();
                (0..8).for_each(|_| {
                    report[digits[dice.roll(digits.len())]] = b'0' + u8::try_from(dice.roll(10)).unwrap()
                });
            }
        }
        let path = folder.path().join(format!("{number}.trf"));
        fs::write(&path, report).unwrap();
        path
    });
    let damaged: Vec<PathBuf> = damaged.collect();
    for files in damaged.chunks(200) {
        for question in ["pair", "certify"] {
            for (answer, path) in by_page(&page, question, 0, 1, files).iter().zip(files) {
                let report = || String::from_utf8_lossy(&fs::read(path).unwrap()).into_owned();
                assert!(!answer.starts_with('!'), "{answer}: {}", report());
            }
        }
    }
}

#[test]
fn the_page_pairs_and_proves_a_dropped_report_in_a_browser_in_every_language() {
    let (Some(page), Some(chromium)) = (page(), chromium()) else { return };
    let report = Path::new("tests/golden/dutch/2026/d0078.trf");
    let bytes = fs::read(report).unwrap();
    for (language, scheme) in Language::ALL.into_iter().zip(["light", "dark", "light"]) {
        let _alone = alone();
        let run = Command::new("node")
            .args(["tests/playground/browser.js", chromium, "360", scheme, language.code()])
            .args([&page, report])
            .output()
            .unwrap();
        let told = String::from_utf8_lossy(&run.stderr);
        assert!(run.status.success(), "{told}");
        let shown = object(&String::from_utf8(run.stdout).unwrap());
        assert_eq!(shown["complaints"], serde_json::json!([]));
        assert!(shown["width"].as_u64() <= Some(360), "{shown}");
        let texts = object(&labels(language));
        let text = |id: &str| texts[id].as_str().unwrap();
        for (part, round) in [("next", 0), ("first", 1)] {
            let (shown, found) = (&shown[part], object(&pair(&bytes, round, language)));
            assert_eq!((&shown["title"], &shown["lang"]), (&texts["title"], &language.code().into()));
            assert_eq!(shown["round"], found["round"].to_string());
            assert_eq!(shown["state"], format!("✓ {}", text("same")));
            let proved = text("proved").split('{').next().unwrap();
            assert!(shown["proof"].as_str().unwrap().starts_with(&format!("✓ {proved}")), "{shown}");
            let boards = found["boards"].as_array().unwrap();
            let lines = shown["boards"].as_array().unwrap();
            assert_eq!(boards.len(), lines.len());
            for (board, line) in boards.iter().zip(lines) {
                let named = |of: &Value, line: &str| line.contains(of.as_str().unwrap());
                let line = line.as_str().unwrap();
                assert!(board["players"].as_array().unwrap().iter().all(|of| named(&of["name"], line)));
                assert!(board["reasons"].as_array().unwrap().iter().all(|of| named(of, line)));
            }
            assert_eq!(shown["files"].as_array().unwrap().len(), 2);
        }
    }
}
