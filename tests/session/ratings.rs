//! Rating lists on the command line and in the console; the lists are made up.

use crate::lists;
use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

/// Runs `hakem ratings` with the data folder below `folder`; returns exit status, output and complaints.
fn ratings(folder: &Path, arguments: &[&str]) -> (i32, String, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_hakem"));
    command.current_dir(folder).env("XDG_DATA_HOME", folder.join("data")).env("HOME", folder);
    command.arg("ratings").args(arguments).stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let child = {
        let _one_at_a_time = crate::without_forks();
        command.spawn().unwrap()
    };
    let output = child.wait_with_output().unwrap();
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    (output.status.code().unwrap(), text(output.stdout), text(output.stderr))
}

#[test]
fn lists_are_imported_searched_listed_and_removed() {
    let folder = tempfile::tempdir().unwrap();
    let ratings = |arguments: &[&str]| ratings(folder.path(), arguments);
    let (exit, _, told) = ratings(&["find", "kaya"]);
    assert_eq!(exit, 3);
    assert!(told.contains("no rating list yet"), "{told}");
    fs::write(folder.path().join("list.txt"), lists::combined(lists::made(500, 1))).unwrap();
    let (exit, out, told) = ratings(&["import", "list.txt"]);
    assert_eq!(
        (exit, out.as_str(), told.as_str()),
        (0, "fide: 500 players, 500 new, 0 changed, 0 not in it any more.\n", "")
    );
    fs::write(folder.path().join("list.xml"), lists::xml(lists::made(500, 1))).unwrap();
    let single: String = lists::made(500, 1).map(|player| lists::single_line(&player, 1) + "\n").collect();
    fs::write(folder.path().join("rapid.txt"), format!("{}\n{single}", lists::SINGLE)).unwrap();
    let (exit, out, _) = ratings(&["import", "list.xml", "rapid.txt"]);
    let told = "fide: 500 players, 0 new, 0 changed, 0 not in it any more.\n\
                fide-rapid: 500 players, 500 new, 0 changed, 0 not in it any more.\n";
    assert_eq!((exit, out.as_str()), (0, told));
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
    assert_eq!((exit, out.as_str(), told.as_str()), (1, "", "hakem: Žádná listina nemá „qqqq“.\n"));
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
    assert!(ratings(&["status"]).1.contains("no rating list yet"));
}
