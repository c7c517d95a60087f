//! Widths of the web pages in Chromium, driven by Node; skipped with a message where either is missing.

use super::check_page::chromium;
use super::cli::hakem;
use std::fs;
use std::process::Command;
use tempfile::TempDir;

/// The widths of phones, tablets and a desk, in three languages: no page is wider than its window.
#[test]
fn no_page_of_a_large_open_scrolls_sideways_and_no_button_is_broken() {
    let Some(chromium) = chromium() else { return };
    let folder = TempDir::new().unwrap();
    let made = folder.path().join("made");
    let wishes = ["--system", "dutch-2026", "--players", "120", "--rounds", "5", "--seed", "3"];
    let simulated = hakem(&[&["simulate", "--out", made.to_str().unwrap()], &wishes[..]].concat());
    assert_eq!(simulated.0, 0, "{simulated:?}");
    let report = fs::read_dir(&made)
        .unwrap()
        .map(|file| file.unwrap().path())
        .find(|path| path.extension().is_some_and(|of| of == "trf"));
    let report = report.unwrap();
    for language in ["en", "tr", "cs"] {
        let site = folder.path().join(language);
        let to = site.to_str().unwrap();
        let published = hakem(&[
            "publish",
            report.to_str().unwrap(),
            "--to",
            to,
            "--language",
            language,
            "--address",
            "https://club.example.org/open/",
        ]);
        assert_eq!(published.0, 0, "{published:?}");
        let names =
            ["index", "pairings-5", "names-5", "standings-5", "crosstable", "starting-list", "player-1"];
        let pages = names.map(|name| site.join(format!("{name}.html")));
        assert!(pages.iter().all(|page| page.exists()), "{pages:?}");
        let mut node = Command::new("node");
        let run = node.args(["tests/session/site_widths.js", chromium, "360,390,820,1280"]).args(&pages);
        let run = run.output().unwrap();
        let told = [run.stdout, run.stderr].map(|text| String::from_utf8_lossy(&text).into_owned()).concat();
        assert!(run.status.success() && told.is_empty(), "{told}");
    }
}
