//! The search of web pages in Chromium, driven by Node; skipped with a message where either is missing.

use super::browser::{alone, chromium};
use super::cli::hakem;
use serde_json::Value;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use tempfile::TempDir;

/// Simulates an event of a Swiss system; returns its report.
fn simulated(folder: &Path, players: &str, seed: &str) -> PathBuf {
    let made = folder.join(seed);
    let wishes = ["--players", players, "--rounds", "2", "--seed", seed, "--system", "dutch-2026"];
    let simulated = hakem(&[&["simulate", "--out", made.to_str().unwrap()][..], &wishes].concat());
    assert_eq!(simulated.0, 0, "{simulated:?}");
    let mut files = fs::read_dir(&made).unwrap().map(|file| file.unwrap().path());
    files.find(|path| path.extension().is_some_and(|of| of == "trf")).unwrap()
}

fn published(from: &Path, to: &Path) {
    let (from, to) = (from.to_str().unwrap(), to.to_str().unwrap());
    let published = hakem(&["publish", from, "--to", to, "--language", "en"]);
    assert_eq!(published.0, 0, "{published:?}");
}

/// Types into the search fields of pages, or follows the player of a page; returns what each page then shows.
fn searched(chromium: &str, searches: &[(PathBuf, &str)]) -> Vec<Value> {
    let _alone = alone();
    let mut node = Command::new("node");
    node.args(["tests/session/site_search.js", chromium]);
    for (page, typed) in searches {
        node.arg(page).arg(typed);
    }
    let run = node.output().unwrap();
    let told = String::from_utf8_lossy(&run.stderr);
    assert!(run.status.success(), "{told}");
    let shown: Value = serde_json::from_slice(&run.stdout).unwrap();
    assert_eq!(shown["complaints"].as_array().unwrap().len(), 0, "{shown}");
    shown["found"].as_array().unwrap().clone()
}

fn count(shown: &Value, what: &str) -> usize {
    shown[what].as_array().unwrap().len()
}

#[test]
fn a_search_covers_all_sections_of_a_festival_from_its_front_page_and_from_each_section() {
    let Some(chromium) = chromium() else { return };
    let folder = TempDir::new().unwrap();
    let festival = folder.path().join("festival");
    fs::create_dir(&festival).unwrap();
    for (name, seed) in [("open", "5"), ("youth", "6")] {
        let report = simulated(folder.path(), "20", seed);
        let text = fs::read_to_string(&report).unwrap().replace("Player 0007", &format!("{name:<11}"));
        fs::write(&report, text).unwrap();
        let event = festival.join(format!("{name}.hakem"));
        assert_eq!(hakem(&["convert", report.to_str().unwrap(), event.to_str().unwrap()]).0, 0);
    }
    let site = folder.path().join("site");
    published(&festival, &site);
    let all = fs::read_to_string(site.join("players.html")).unwrap();
    let youth = all.split("href=\"youth/").find(|link| link.contains(">YOUTH<")).unwrap();
    let youth = youth.split('"').next().unwrap();
    let page = |name: &str| site.join(name);
    let searches = [
        (page("index.html"), "yout"),
        (page("open/index.html"), "yout"),
        (page("open/names-1.html"), "open"),
        (page("open/index.html"), "nobody"),
        (page("youth").join(youth), ""),
        (page("index.html"), ""),
        (page("youth/index.html"), ""),
    ];
    let shown = searched(chromium, &searches);
    assert_eq!(shown[0]["links"], serde_json::json!([format!("youth/{youth}")]), "{shown:?}");
    assert_eq!(shown[1]["links"], serde_json::json!([format!("../youth/{youth}")]), "{shown:?}");
    assert_eq!(count(&shown[1], "list"), 0, "{shown:?}");
    // A player of the page is found in its list only.
    assert_eq!((count(&shown[2], "list"), count(&shown[2], "hits")), (1, 0), "{shown:?}");
    assert_eq!(shown[3]["none"], 1, "{shown:?}");
    // The player to follow is on the front pages of the festival and of the section.
    for front in &shown[5..] {
        assert!(count(front, "mine") == 1 && front["none"] == 0, "{shown:?}");
    }
    // With the opponent, as among the hits.
    assert!(shown[5]["mine"][0].as_str().unwrap().contains("|PLAYER 0004"), "{shown:?}");
}

#[test]
fn the_front_page_of_a_large_event_is_light_and_finds_players_whom_it_does_not_list() {
    let folder = TempDir::new().unwrap();
    let report = simulated(folder.path(), "600", "7");
    let site = folder.path().join("site");
    published(&report, &site);
    for file in fs::read_dir(&site).unwrap().map(|file| file.unwrap()) {
        let (name, weight) = (file.file_name().into_string().unwrap(), file.metadata().unwrap().len());
        assert!(weight <= 60_000 || !name.ends_with(".html"), "{name}: {weight}");
    }
    let front = fs::read_to_string(site.join("index.html")).unwrap();
    let names: Vec<PathBuf> = ["names-2.html", "names-2.2.html"].iter().map(|name| site.join(name)).collect();
    assert!(names.iter().all(|name| name.exists()));
    // Every part is reached without a script.
    let first = fs::read_to_string(&names[0]).unwrap();
    assert!(
        first.contains("href=\"names-2.2.html\"") && first.contains("href=\"names-2.html#r0\""),
        "{first}"
    );
    let mut pages = (1..=600).map(|number| format!("player-{number}.html"));
    let unlisted = pages.rfind(|page| !front.contains(page.as_str())).unwrap();
    let page = fs::read_to_string(site.join(&unlisted)).unwrap();
    let name = page.split("<h2>").nth(1).unwrap().split("</h2>").next().unwrap();
    let Some(chromium) = chromium() else { return };
    let searches = [
        (site.join("index.html"), &name[name.find("PLAYER").unwrap()..]),
        (site.join(&unlisted), ""),
        (site.join("index.html"), ""),
    ];
    let shown = searched(chromium, &searches);
    assert_eq!(
        (&shown[0]["links"], count(&shown[0], "list")),
        (&serde_json::json!([unlisted]), 0),
        "{shown:?}"
    );
    assert_eq!((count(&shown[2], "mine"), count(&shown[2], "list")), (1, 100), "{}", shown[2]["mine"]);
    // The players of a still larger event are in a script of each letter.
    fs::rename(site.join("players.js"), site.join("players.1.js")).unwrap();
    fs::write(site.join("players.js"), "hakem({\"p\":1,\"0\":1,\"q\":2})\n").unwrap();
    assert_eq!(searched(chromium, &searches), shown);
}
