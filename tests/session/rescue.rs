//! An event whose file is lost, rebuilt only from the blocks at the foot of its printed sheets.

use crate::cli::hakem;
use std::fs;
use std::path::Path;
use tempfile::TempDir;

/// A folder with the event of a seed as `open.hakem` and `open.trf`.
fn simulated(options: &[&str]) -> TempDir {
    let folder = TempDir::new().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let made = path("made");
    let simulate = ["simulate", "--out", &made, "--seed", "37"];
    let (exit, _, told) = hakem(&[&simulate[..], options].concat());
    assert_eq!(exit, 0, "{told}");
    let report = fs::read_dir(&made).unwrap().next().unwrap().unwrap().path();
    fs::copy(report, path("open.trf")).unwrap();
    let (exit, _, told) = hakem(&["convert", &path("open.trf"), &path("open.hakem"), "--confirm"]);
    assert_eq!(exit, 0, "{told}");
    folder
}

fn printed(event: &Path, sheet: &str, round: u8) -> String {
    let (exit, out, told) =
        hakem(&["print", event.to_str().unwrap(), "--sheet", sheet, "--round", &round.to_string()]);
    assert_eq!(exit, 0, "{told}");
    out
}

/// Returns the lines that an arbiter types from a sheet: those below the head of its code.
fn typed(sheet: &str) -> String {
    let (_, code) = sheet.split_once("\nRescue code, ").expect("the sheet carries a code");
    let lines = code.lines().skip(1).take_while(|line| !line.is_empty());
    lines.map(|line| line.trim().to_lowercase() + "\n").collect()
}

#[test]
fn an_event_of_60_players_after_round_5_comes_back_from_the_blocks_of_its_sheets() {
    let folder = simulated(&["--players", "60", "--rounds", "9"]);
    let path = |name: &str| folder.path().join(name);
    let (open, again) = (path("open.hakem"), path("again.hakem"));
    // The event after round 5.
    let blocks: String = (1..=5).map(|round| typed(&printed(&open, "pairings", round))).collect();
    let text = blocks + &typed(&printed(&open, "standings", 5));
    fs::write(path("typed.txt"), &text).unwrap();
    let call = |players: &str, out: &Path| {
        let typed = path("typed.txt");
        let list = path(players);
        let (typed, list, out) = (typed.to_str().unwrap(), list.to_str().unwrap(), out.to_str().unwrap());
        hakem(&["rescue", typed, "--players", list, "--out", out])
    };
    let (exit, out, told) = call("open.trf", &again);
    assert_eq!(exit, 0, "{out}{told}");
    assert!(out.ends_with("again.hakem: 60 players, 5 rounds, 138 results\n"), "{out}");
    // Opening it compares the rounds with the rules: no code states which were changed manually.
    assert!(fs::read_to_string(&again).unwrap().contains("NoteUnchecked"));
    for round in 1..=5 {
        for sheet in ["pairings", "pairings-by-name", "standings", "crosstable"] {
            let body = |event: &Path| {
                let sheet = printed(event, sheet, round);
                // Foot and name of the event come from another history.
                let is_foot = |line: &str| line.starts_with("Rescue code") || line.contains("printed 20");
                let lines = sheet.lines().skip(2).take_while(|line| !is_foot(line));
                lines.map(|line| line.to_owned() + "\n").collect::<String>()
            };
            assert_eq!(body(&again), body(&open), "{sheet} {round}");
        }
    }
    // A wrong letter, an omitted block, a missing sheet.
    let first = text.split_whitespace().nth(4).unwrap();
    let wrong = if first.starts_with('a') { "b" } else { "a" }.to_owned() + &first[1..];
    for (mistyped, exit, expected) in [
        (text.replacen(first, &wrong, 1), 3, "Pairings of round 1, block 5 of ".to_owned()),
        (text.replacen(first, "", 1), 3, "Pairings of round 1: block 5 of ".to_owned()),
        (text.lines().skip(3).collect::<Vec<_>>().join("\n"), 3, "The pairings of round 1".to_owned()),
    ] {
        fs::write(path("typed.txt"), mistyped).unwrap();
        let found = call("open.trf", &path("other.hakem"));
        assert_eq!((found.0, path("other.hakem").exists()), (exit, false), "{found:?}");
        assert!(found.2.contains(&expected), "{expected}: {}", found.2);
    }
}

/// FIDE's checklist for programs, questions 45 and 195.
#[test]
fn forbidden_pairs_keep_fide_mode_and_a_departure_of_the_copy_stays() {
    let folder = simulated(&["--players", "10", "--rounds", "2", "--forbidden-pairs", "2"]);
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let open = path("open.hakem");
    let blocks = |sheet, round| typed(&printed(Path::new(&open), sheet, round));
    let text = blocks("pairings", 1) + &blocks("pairings", 2) + &blocks("standings", 2);
    fs::write(path("typed.txt"), text).unwrap();
    // In each line the words in order: the two of a pair are written in either order.
    let lines = |report: &str, start: &str| -> Vec<Vec<String>> {
        let text = fs::read_to_string(report).unwrap();
        let words = |line: &str| {
            let mut words: Vec<String> = line.split_whitespace().map(str::to_owned).collect();
            words.sort_unstable();
            words
        };
        text.lines().filter(|line| line.starts_with(start)).map(words).collect()
    };
    let report = fs::read_to_string(path("open.trf")).unwrap();
    let exited = "### FIDE mode exited @ Round 1";
    fs::write(path("left.trf"), report + exited + "\n").unwrap();
    for (copy, stated) in [("open.trf", 0), ("left.trf", 1)] {
        let (again, written) = (path(&format!("{copy}.hakem")), path(&format!("{copy}.again.trf")));
        let (exit, _, told) =
            hakem(&["rescue", &path("typed.txt"), "--players", &path(copy), "--out", &again]);
        assert_eq!(exit, 0, "{told}");
        assert_eq!(hakem(&["convert", &again, &written]).0, 0);
        assert_eq!(lines(&written, "260"), lines(&path("open.trf"), "260"));
        assert_eq!(lines(&written, exited).len(), stated, "{copy}");
        assert!(lines(&written, "### Configuration").is_empty());
        let heads = printed(Path::new(&again), "standings", 2);
        assert_eq!(heads.contains("left FIDE mode in round 1"), stated == 1, "{heads}");
    }
}
