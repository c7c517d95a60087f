//! A festival in a terminal: one console, several sections, one file each.

use crate::cli::hakem;
use crate::console::Console;
use crate::effort::is_full;
use crate::kill::{published_round, results_in};
use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;
use std::time::Instant;
use tempfile::TempDir;

/// A folder of this number of sections with 120 players each: `a.hakem` …
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
    console.sees("[A a 1▸0/60] B b 1▸0/60").press("<F7>").sees("0 of 60 entered").press("105");
    console.sees("[A a 1▸3/60]").press("gB").sees("[B b 1▸0/60]").press("<F7>").sees("0 of 60 entered");
    console.press("11").sees("A a 1▸3/60 [B b 1▸2/60]").press("u").sees("[B b 1▸1/60]");
    console.press("g1").sees("[A a 1▸3/60] B b 1▸1/60");
    // One row of slips, with a section's letter before the board where the section changes.
    console.press("<F7>,s59+C37+12-B60*A60-").sees("[A a 1▸5/60] B b 1▸2/60  C c 1▸2/60").press("<Esc>qq");
    assert!(console.ends().0);
    assert_eq!([0, 1, 2].map(|at: usize| results_in(&paths[at])), [5, 2, 2]);
}

/// The time to open a large festival and to reach its last section, only printed: a test never measures time.
#[test]
fn twelve_sections_open_and_the_last_is_one_key_away() {
    if !is_full() {
        return;
    }
    let (folder, _paths) = sections(12);
    let began = Instant::now();
    let mut console = Console::start(folder.path(), &[".", "--language", "en"], 240, 30);
    console.sees("L l 1▸0/60");
    println!("12 sections of 120 players: all known after {:?}", began.elapsed());
    console.press("g").sees("┌");
    let pressed = Instant::now();
    console.press("L").sees("[L l 1▸0/60]");
    println!("another section on the screen after {:?}", pressed.elapsed());
    console.press("qq");
    assert!(console.ends().0);
}

/// A folder of a finished Swiss and a finished round robin, without a plan.
fn finished() -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("made");
    for (system, players, file) in [("dutch-2026", "10", "Açık 1"), ("round-robin", "4", "blitz")] {
        let asked = ["simulate", "--system", system, "--players", players, "--seed", "3", "--out"];
        assert_eq!(hakem(&[&asked[..], &[out.to_str().unwrap()]].concat()).0, 0);
        let (report, event) =
            (out.join(format!("{system}-3-1.trf")), folder.path().join(format!("{file}.hakem")));
        assert_eq!(hakem(&["convert", report.to_str().unwrap(), event.to_str().unwrap(), "--confirm"]).0, 0);
    }
    folder
}

#[test]
fn the_sheets_of_all_sections_are_printed_together_where_people_read_them() {
    let folder = finished();
    let festival = folder.path().to_str().unwrap();
    let (exit, told, complaint) = hakem(&["print", festival, "--sheet", "standings", "--language", "en"]);
    assert_eq!(exit, 0, "{complaint}");
    assert_eq!(told.matches("Standings after round").count(), 2, "{told}");
    let pages = folder.path().join("all.pdf");
    assert_eq!(hakem(&["print", festival, "--sheet", "pairings", "--out", pages.to_str().unwrap()]).0, 0);
    let pages = fs::read(pages).unwrap();
    assert!(String::from_utf8_lossy(&pages).contains("/Count 2"));
    // A sheet that only one section has is printed for that one, and the other is reported.
    let (exit, told, complaint) = hakem(&["print", festival, "--sheet", "rounds-table"]);
    assert!(exit == 0 && complaint.contains("Açık 1.hakem"), "{told}{complaint}");
    for refused in [&["--sheet", "pairings", "--format", "csv"][..], &["--list"], &["--sheet", "bracket"]] {
        let (exit, told, complaint) = hakem(&[&["print", festival][..], refused].concat());
        assert!(exit == 3 && told.is_empty() && !complaint.is_empty(), "{refused:?}: {complaint}");
    }
}

#[test]
fn missing_data_of_a_form_are_listed_by_section_and_on_standard_error_when_it_is_written() {
    let folder = finished();
    let form = ["print", folder.path().to_str().unwrap(), "--sheet", "it3", "--language", "en"];
    let (exit, told, complaint) = hakem(&[&form[..], &["--missing"]].concat());
    let lists: Vec<&str> = told.lines().collect();
    assert!(exit == 0 && complaint.is_empty() && lists.len() == 5, "{told}{complaint}");
    assert!(lists[0] == "Açık 1" && lists[3] == "blitz", "{told}");
    assert!([1, 4].iter().all(|&at| lists[at].starts_with("Event: FIDE event code")), "{told}");
    let out = folder.path().join("it3.pdf");
    let (exit, _, complaint) = hakem(&[&form[..], &["--out", out.to_str().unwrap()]].concat());
    assert!(exit == 0 && complaint.matches("Event: FIDE event code").count() == 2, "{complaint}");
}

#[test]
fn the_pages_of_a_festival_have_a_front_page_that_leads_to_each_section() {
    let folder = finished();
    let (festival, site) = (folder.path().to_str().unwrap(), folder.path().join("site"));
    let publish = || {
        hakem(&["publish", festival, "--to", site.to_str().unwrap(), "--address", "https://chess.example/"])
    };
    let (exit, _, complaint) = publish();
    assert_eq!(exit, 0, "{complaint}");
    let front = fs::read_to_string(site.join("index.html")).unwrap();
    let links: Vec<&str> = front.split("href=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
    let sections: BTreeSet<_> = links.iter().filter(|link| link.ends_with("/index.html")).collect();
    assert_eq!(sections.len(), 2, "{links:?}");
    assert!(links.len() > 6 && links.iter().all(|link| site.join(link).is_file()), "{links:?}");
    // The first three of each section are on the page, all players on a separate one and in a script for the search.
    let all = fs::read_to_string(site.join("players.html")).unwrap();
    let script = fs::read_to_string(site.join("players.js")).unwrap();
    for name in ["PLAYER 0001", "PLAYER 0010"] {
        assert!(all.contains(name) && script.contains(name), "{name}");
    }
    assert_eq!(front.matches("PLAYER 00").count(), 6, "{front}");
    let section = fs::read_to_string(site.join("acik-1/index.html")).unwrap();
    assert!(
        section.contains("https://chess.example/acik-1/") && section.contains("<a href=\"../index.html\">")
    );
    let (exit, told, _) = publish();
    // Only overviews show their time of writing, to the minute.
    let is_as_before = |line: &str| line.contains(" 0 files") || line.contains(" 1 file ");
    assert!(exit == 0 && told.lines().all(is_as_before), "{told}");
}

#[test]
fn the_hall_screen_goes_round_all_sections_and_back() {
    let folder = finished();
    let mut hall =
        Console::start(folder.path(), &["show", ".", "--seconds", "3600", "--language", "en"], 100, 30);
    hall.sees("Event 3-1").sees("page 1 of").sees("q quit");
    let pages: usize =
        hall.shown().split("page 1 of ").nth(1).unwrap().split(' ').next().unwrap().parse().unwrap();
    // The two events have the same name; the Swiss has 10 players, the round robin four.
    let swiss = |page: usize| {
        move |screen: &str| {
            screen.contains("PLAYER 0010") && screen.contains(&format!("page {page} of {pages}"))
        }
    };
    hall.waits("show the Swiss", swiss(1));
    for page in 2..=pages {
        hall.press("<Right>").waits("show its next page", swiss(page));
    }
    hall.press("<Right>").waits("show the round robin", |screen| {
        !screen.contains("PLAYER 0010") && screen.contains("PLAYER 0004") && screen.contains("page 1 of")
    });
    hall.press("<Left>").waits("go back to the last page of the Swiss", swiss(pages));
    hall.press("q");
    assert!(hall.ends().0);
}
