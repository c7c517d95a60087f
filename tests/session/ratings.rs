//! Rating lists on the command line and in the console; the lists are generated.

use crate::cli::answer;
use crate::console::Console;
use crate::lists::{self, Made};
#[cfg(unix)]
use hakem::ratings::Lookup;
use hakem::ratings::{Federation, Lists, folder as folder_of_lists};
use hakem_engine::collate::fold_for_search;
use std::fs;
use std::path::Path;
use std::process::Command;

/// Runs `hakem ratings` with the data folder below `folder`; returns exit status, output and complaints.
fn ratings(folder: &Path, arguments: &[&str]) -> (i32, String, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_hakem"));
    command.current_dir(folder).env("XDG_DATA_HOME", folder.join("data")).env("HOME", folder);
    command.arg("ratings").args(arguments);
    answer(command)
}

#[cfg(unix)]
#[test]
fn a_list_that_does_not_open_is_named_and_the_others_are_searched() {
    let folder = tempfile::tempdir().unwrap();
    let ratings = |arguments: &[&str]| ratings(folder.path(), arguments);
    fs::write(folder.path().join("list.txt"), lists::combined(lists::made(50, 1))).unwrap();
    assert_eq!(ratings(&["import", "list.txt"]).0, 0);
    let of_lists = folder_of_lists(&folder.path().join("data/hakem"));
    let made = {
        let _one_at_a_time = crate::without_forks();
        Command::new("mkfifo").arg(of_lists.join("club.sqlite")).status()
    };
    assert!(made.unwrap().success());
    fs::write(of_lists.join("old.sqlite"), "no database").unwrap();
    let (_, out, _) = ratings(&["status"]);
    assert_eq!(out.matches("cannot be used").count(), 2, "{out}");
    let wanted = lists::made(50, 1).nth(7).unwrap();
    let (exit, out, told) = ratings(&["find", &wanted.id.to_string()]);
    assert!(exit == 0 && out.contains(&wanted.name), "{out}{told}");
    assert!(
        told.contains("club.sqlite cannot be used") && told.contains("old.sqlite cannot be used"),
        "{told}"
    );
    // In the console each unusable list is named once, with the answer.
    let mut lookup = Lookup::open(&of_lists).unwrap();
    let mut named = Vec::new();
    for typed in ["a", "ab", "abc", "abcd"] {
        lookup.ask(typed, None);
        while !lookup.take() {
            std::thread::sleep(std::time::Duration::from_millis(5));
        }
        named.extend(lookup.take_refused().map(|error| error.to_string()));
    }
    assert_eq!(named.len(), 2, "{named:?}");
}

#[test]
fn a_list_goes_through_a_pipe() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("list.txt"), lists::combined(lists::made(50, 1))).unwrap();
    let import = |line: &str| {
        let mut shell = Command::new("sh");
        shell.args(["-c", line, env!("CARGO_BIN_EXE_hakem")]).current_dir(folder.path());
        shell.env("XDG_DATA_HOME", folder.path().join("data")).env("HOME", folder.path());
        answer(shell)
    };
    let (exit, out, told) = import("cat list.txt | \"$0\" ratings import - --name fide");
    assert!(exit == 0 && out.contains("50 players"), "{out}{told}");
    let (exit, _, told) = import("printf nonsense | \"$0\" ratings import -");
    assert_eq!(exit, 3, "{told}");
}

#[test]
fn lists_are_imported_searched_listed_and_removed() {
    let folder = tempfile::tempdir().unwrap();
    let ratings = |arguments: &[&str]| ratings(folder.path(), arguments);
    let (exit, _, told) = ratings(&["find", "kaya"]);
    assert_eq!(exit, 3);
    assert!(told.contains("No rating list has been imported"), "{told}");
    fs::write(folder.path().join("list.txt"), lists::combined(lists::made(500, 1))).unwrap();
    let (exit, out, told) = ratings(&["import", "list.txt"]);
    // The list of imported files follows.
    let heads = |out: &str| {
        out.lines()
            .filter(|line| line.starts_with("fide"))
            .map(|line| format!("{line}\n"))
            .collect::<String>()
    };
    assert_eq!(
        (exit, heads(&out).as_str(), told.as_str()),
        (0, "fide: 500 players, 500 new, 0 changed, 0 no longer listed.\n", "")
    );
    assert!(out.contains("Rows: 500. Imported: 500, merged: 0, skipped: 0, refused: 0."), "{out}");
    fs::write(folder.path().join("list.xml"), lists::xml(lists::made(500, 1))).unwrap();
    let single: String = lists::made(500, 1).map(|player| lists::single_line(&player, 1) + "\n").collect();
    fs::write(folder.path().join("rapid.txt"), format!("{}\n{single}", lists::SINGLE)).unwrap();
    let (exit, out, _) = ratings(&["import", "list.xml", "rapid.txt"]);
    let told = "fide: 500 players, 0 new, 0 changed, 0 no longer listed.\n\
                fide-rapid: 500 players, 500 new, 0 changed, 0 no longer listed.\n";
    assert_eq!((exit, heads(&out).as_str()), (0, told));
    let wanted = lists::made(500, 1).nth(42).unwrap();
    let (exit, out, _) = ratings(&["find", &wanted.id.to_string(), "--format", "json"]);
    let answer: serde_json::Value = serde_json::from_str(&out).unwrap();
    assert_eq!((exit, answer["players"].as_array().unwrap().len()), (0, 1));
    assert_eq!(answer["players"][0]["name"], wanted.name);
    assert_eq!(answer["players"][0]["born"], format!("{}/00/00", wanted.born));
    let (exit, out, _) = ratings(&["find", &wanted.name]);
    assert_eq!(exit, 0);
    assert!(out.contains(&wanted.id.to_string()), "{out}");
    let (exit, out, told) = ratings(&["find", "qqqq", "--language", "cs"]);
    assert_eq!((exit, out.as_str(), told.as_str()), (1, "", "hakem: „qqqq“ není v žádné listině.\n"));
    fs::write(folder.path().join("cut.txt"), &lists::combined(lists::made(500, 1))[..9999]).unwrap();
    let (exit, _, told) = ratings(&["import", "cut.txt", "--name", "fide"]);
    assert_eq!(exit, 3);
    assert!(told.starts_with("hakem: cut.txt, line 61, column "), "{told}");
    let (_, out, _) = ratings(&["status", "--format", "json"]);
    let answer: serde_json::Value = serde_json::from_str(&out).unwrap();
    assert_eq!(
        (&answer["lists"][0]["players"], &answer["lists"][0]["file"]),
        (&500.into(), &"list.xml".into())
    );
    assert_eq!((ratings(&["remove", "fide"]).0, ratings(&["remove", "fide-rapid"]).0), (0, 0));
    assert_eq!(ratings(&["remove", "fide"]).0, 3);
    assert!(ratings(&["status"]).1.contains("No rating list has been imported"));
}

/// The federation of the event.
const OWN: &str = "TUR";

/// Returns the fewest keys that find a player: the start of the family name and of the given name, and the
/// position among the hits.
fn fewest(lists: &Lists, player: &Made) -> Option<(String, usize)> {
    let folded = fold_for_search(&player.name.replace(',', " ,"));
    let words: Vec<&str> = folded.split(' ').collect();
    let (family, given) = (*words.first()?, *words.get(1)?);
    let ways = (1..=family.len()).flat_map(|long| (0..=given.len()).map(move |short| (long, short)));
    let found = ways.filter_map(|(long, short)| {
        let typed = format!("{} {}", &family[..long], &given[..short]).trim().to_owned();
        let hits = lists.find(&typed, Federation::new(OWN), 9).unwrap().players;
        Some((typed, hits.iter().position(|hit| hit.fide_id == Some(player.id))? + 1))
    });
    found.min_by_key(|(typed, downs)| typed.chars().count() + downs)
}

/// All keys in one burst: those typed ahead of an answer wait for it.
#[test]
fn players_come_from_the_list_with_few_keys_each() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("list.txt"), lists::combined(lists::made(3000, 5))).unwrap();
    assert_eq!(ratings(folder.path(), &["import", "list.txt"]).0, 0);
    let lists = Lists::open(&folder_of_lists(&folder.path().join("data/hakem"))).unwrap();
    let most = crate::effort::cases(30, 100) as usize;
    // Players of the event's federation, from the first to the last of the list, with any rating.
    let wanted: Vec<(Made, String, usize)> = lists::made(3000, 5)
        .filter(|player| player.federation == OWN)
        .step_by(3)
        .take(most)
        .filter_map(|player| fewest(&lists, &player).map(|(typed, downs)| (player, typed, downs)))
        .collect();
    let keys = |(_, typed, downs): &(Made, String, usize)| {
        format!("{typed}{}<Enter><Enter>", "<Down>".repeat(*downs))
    };
    let count: usize = wanted.iter().map(|(_, typed, downs)| typed.chars().count() + downs + 2).sum();
    assert!(wanted.len() == most && count <= 8 * most, "{count} keys for {} players", wanted.len());
    let keys: String = wanted.iter().map(keys).collect();
    let mut console = Console::start(folder.path(), &["--language", "en"], 80, 24);
    console
        .sees("n")
        .press("nOpen<Enter><F4>")
        .sees("Time control")
        .press("/federation<Enter><Enter>TUR<Enter>");
    console.sees("Federation                 TUR").press("<F5>a").press(&keys);
    console.sees(&format!("{most} players"));
    console.kill();
    let files = fs::read_dir(folder.path()).unwrap().map(|entry| entry.unwrap().path());
    let event =
        files.into_iter().find(|path| path.extension().is_some_and(|ending| ending == "hakem")).unwrap();
    let out = folder.path().join("open.trf");
    let converted = crate::cli::hakem(&["convert", event.to_str().unwrap(), out.to_str().unwrap()]);
    assert_eq!(converted.0, 0, "{}", converted.2);
    let report = fs::read_to_string(out).unwrap();
    let lines: Vec<&str> = report.lines().filter(|line| line.starts_with("001")).collect();
    for (player, typed, _) in &wanted {
        let id = format!(" {} ", player.id);
        let line =
            lines.iter().find(|line| line.contains(&id)).unwrap_or_else(|| panic!("{typed}: {player:?}"));
        let rating = Some(player.ratings[0]).filter(|&rating| rating > 0).map(|rating| rating.to_string());
        let parts = [&player.name, player.federation, &player.born.to_string(), &rating.unwrap_or_default()];
        assert!(parts.iter().all(|part| line.contains(part)), "{line}\n{player:?}");
    }
    assert_eq!(lines.len(), most);
}
