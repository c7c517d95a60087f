//! Widths of the web pages in Chromium, driven by Node; skipped with a message where either is missing.

use super::browser::{alone, chromium};
use super::cli::hakem;
use crate::effort::is_full;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use tempfile::TempDir;

/// Widths of phones, tablets and desks: the narrowest of each, and all.
const WIDTHS: [&str; 2] = ["320,820,1024", "320,360,390,820,1024,1280"];

/// Maximum size of a page in bytes.
const HEAVIEST: usize = 60_000;

/// Simulates an event with names that fill the columns; returns its report.
fn simulated(folder: &Path, wishes: &[&str]) -> PathBuf {
    let made = folder.join(wishes[1]);
    let simulated = hakem(
        &[&["simulate", "--out", made.to_str().unwrap(), "--seed", "3", "--system"], &wishes[1..]].concat(),
    );
    assert_eq!(simulated.0, 0, "{simulated:?}");
    let files = fs::read_dir(&made).unwrap().map(|file| file.unwrap().path());
    let report = files.into_iter().find(|path| path.extension().is_some_and(|of| of == "trf")).unwrap();
    let text = fs::read_to_string(&report).unwrap();
    let long = |line: &str| match line.split_once("Player ") {
        Some((before, after)) if line.starts_with("001") => {
            let (number, rest) = (&after[..4], &after[26..]);
            let name = match number.parse::<u16>().unwrap_or(0) % 3 {
                0 => "Öztürk-Yılmazoğlu, Ayşe Nur",
                1 => "Christodoulopoulou, Anastasia",
                _ => "Chandrasekharan, Muhammadzhon",
            };
            let name: String = name.chars().take(28).collect();
            format!("{before}{:<33}{rest}", format!("{name} {number}"))
        }
        _ => line.to_owned(),
    };
    fs::write(&report, text.lines().map(|line| long(line) + "\n").collect::<String>()).unwrap();
    report
}

/// Publishes the pages of an event in a language, none of them too heavy for a phone.
fn published(report: &Path, language: &str) -> PathBuf {
    let site = report.with_extension(language);
    let address = ["--language", language, "--address", "https://club.example.org/open/"];
    let (report, to) = (report.to_str().unwrap(), site.to_str().unwrap());
    let published = hakem(&[&["publish", report, "--to", to], &address[..]].concat());
    assert_eq!(published.0, 0, "{published:?}");
    for file in fs::read_dir(&site).unwrap().map(|file| file.unwrap()) {
        let name = file.file_name().into_string().unwrap();
        let is_light = file.metadata().unwrap().len() <= HEAVIEST as u64;
        assert!(is_light || !name.ends_with(".html"), "{name} in {language}");
    }
    site
}

/// Measures pages of a site in Chromium.
fn fit(chromium: &str, site: &Path, names: &[&str]) {
    let pages: Vec<PathBuf> = names.iter().map(|name| site.join(format!("{name}.html"))).collect();
    assert!(pages.iter().all(|page| page.exists()), "{pages:?}");
    let _alone = alone();
    let mut node = Command::new("node");
    let run =
        node.args(["tests/session/site_widths.js", chromium, WIDTHS[usize::from(is_full())]]).args(&pages);
    let run = run.output().unwrap();
    let told = [run.stdout, run.stderr].map(|text| String::from_utf8_lossy(&text).into_owned()).concat();
    assert!(run.status.success() && told.is_empty(), "{told}");
}

#[test]
fn no_page_of_a_large_open_scrolls_sideways_or_is_heavy_and_no_button_is_broken() {
    let Some(chromium) = chromium() else { return };
    let folder = TempDir::new().unwrap();
    let report = simulated(folder.path(), &["--system", "dutch-2026", "--players", "300", "--rounds", "5"]);
    // The longest words first.
    for language in &["tr", "en", "cs"][..if is_full() { 3 } else { 1 }] {
        let site = published(&report, language);
        let names =
            ["index", "pairings-5", "names-5", "standings-5", "crosstable", "starting-list", "player-1"];
        fit(chromium, &site, &names);
    }
}

#[test]
fn no_page_of_team_events_and_knockouts_scrolls_sideways() {
    let Some(chromium) = chromium() else { return };
    let folder = TempDir::new().unwrap();
    let teams = ["--system", "team-swiss-2026", "--teams", "20", "--players", "4", "--rounds", "3"];
    let site = published(&simulated(folder.path(), &teams), "tr");
    let names =
        ["index", "pairings-3", "matches-3", "names-3", "standings-3", "crosstable", "teams", "player-1"];
    fit(chromium, &site, &names);
    let cup = ["--system", "team-knockout", "--players", "24", "--rounds", "3"];
    let site = published(&simulated(folder.path(), &cup), "tr");
    let names = ["index", "bracket", "pairings-3", "matches-3", "names-3", "player-1"];
    fit(chromium, &site, &names);
    let knockout = ["--system", "knockout", "--players", "16", "--rounds", "4"];
    let site = published(&simulated(folder.path(), &knockout), "cs");
    let names = ["index", "bracket", "knockout", "pairings-4", "names-1", "standings-4", "player-1"];
    fit(chromium, &site, &names);
    let berger = ["--system", "round-robin", "--players", "12", "--rounds", "11"];
    let site = published(&simulated(folder.path(), &berger), "en");
    let names = ["index", "crosstable", "schedule", "rounds-table", "names-1", "standings-11"];
    fit(chromium, &site, &names);
}
