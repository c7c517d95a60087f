//! Ranks and points of reports, checked by `hakem check`.

use super::cli::hakem;
use serde_json::{Value, json};
use std::fs;
use std::path::Path;

/// A simulated event of at least one round, and the numbers of the players at ranks 1 and 2.
fn event(folder: &Path) -> (String, String) {
    let out = folder.join("made");
    let asked =
        ["simulate", "--players", "20", "--rounds", "5", "--seed", "11", "--system", "dutch-2026", "--out"];
    let (exit, _, told) = hakem(&[&asked[..], &[out.to_str().unwrap()]].concat());
    assert_eq!(exit, 0, "{told}");
    let path = out.join("dutch-2026-11-1.trf");
    (fs::read_to_string(&path).unwrap(), path.to_str().unwrap().to_owned())
}

/// Exchanges two ranks.
fn exchanged(text: &str, one: &str, other: &str) -> String {
    let line = |line: &str| match line.get(85..89).filter(|_| line.starts_with("001")).map(str::trim) {
        Some(rank) if rank == one => format!("{}{other:>4}{}\r\n", &line[..85], &line[89..]),
        Some(rank) if rank == other => format!("{}{one:>4}{}\r\n", &line[..85], &line[89..]),
        _ => format!("{line}\r\n"),
    };
    text.lines().map(line).collect()
}

#[test]
fn check_names_each_wrong_rank_with_the_code_that_decides() {
    let folder = tempfile::tempdir().unwrap();
    let (text, made) = event(folder.path());
    let (exit, told, _) = hakem(&["check", &made]);
    assert!(
        exit == 0 && told.contains("\n  standings: ranks 20, wrong 0, not checked 0, points wrong 0\n"),
        "{told}"
    );
    let reports = folder.path().join("reports");
    fs::create_dir(&reports).unwrap();
    fs::write(reports.join("a.trf"), &text).unwrap();
    fs::write(reports.join("b.trf"), exchanged(&text, "3", "19")).unwrap();
    let reports = reports.to_str().unwrap();
    let answers = ["1", "2", "0"].map(|jobs| hakem(&["check", reports, "--jobs", jobs]));
    assert!(answers.iter().all(|answer| *answer == answers[0]), "however many are checked at a time");
    let (exit, told, _) = &answers[0];
    assert_eq!(*exit, 1, "{told}");
    assert!(told.contains("has rank 19 and belongs at 3: PTS is "), "{told}");
    assert!(told.contains("ranks 20, wrong 2, not checked 0, points wrong 0\n"), "{told}");
    assert!(told.ends_with("total: rounds 10, identical 10, differing 0\n"), "{told}");

    let (_, told, _) = hakem(&["check", reports, "--format", "json"]);
    let answer: Value = serde_json::from_str(&told).unwrap();
    assert_eq!(json!([answer["ranks"], answer["wrong_ranks"], answer["wrong_points"]]), json!([40, 2, 0]));
    let standings = &answer["files"][1]["standings"];
    assert_eq!(standings["order"], json!(["BH/C1", "BH", "SB", "DE"]));
    let wrong = &standings["wrong_ranks"][0];
    assert_eq!(json!([wrong["rank"], wrong["first_place"], wrong["decided_by"]]), json!([19, 3, "PTS"]));
    assert!(wrong["value"].as_f64() > wrong["other_value"].as_f64(), "{told}");

    let file = format!("{reports}/b.trf");
    let (exit, told, _) = hakem(&["--language", "tr", "check", &file]);
    assert!(exit == 1 && told.contains("sırası 19, olması gereken 3: PTS değeri"), "{told}");
    // An event made of the report keeps the report's ranks and points.
    let event = format!("{reports}/b.hakem");
    assert_eq!(hakem(&["convert", &file, &event]).0, 0);
    let (exit, told, _) = hakem(&["check", &event]);
    assert!(exit == 1 && told.contains("ranks 20, wrong 2,"), "{told}");
}

#[test]
fn check_never_calls_right_what_it_does_not_know() {
    let folder = tempfile::tempdir().unwrap();
    let (text, _) = event(folder.path());
    let path = folder.path().join("unknown.trf");
    let file = path.to_str().unwrap();
    fs::write(&path, text.replace("212 PTS,BH/C1,BH,SB,DE", "212 PTS,OTHER_FUN,BH")).unwrap();
    let (exit, told, _) = hakem(&["check", file]);
    assert_eq!(exit, 0, "{told}");
    assert!(told.contains("OTHER_FUN was not checked, nor any code after it: unknown to hakem."), "{told}");
    assert!(told.contains("ranks 20, wrong 0, not checked ") && !told.contains("not checked 0"), "{told}");
    let silent = |line: &&str| !line.starts_with("212") && !line.starts_with("202");
    fs::write(&path, text.lines().filter(silent).map(|line| format!("{line}\n")).collect::<String>())
        .unwrap();
    let (exit, told, _) = hakem(&["check", file]);
    assert!(exit == 0 && told.contains("Ranks were not checked: records 202 and 212 are missing"), "{told}");
}

#[test]
fn options_of_random_events_are_in_their_reports() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().to_str().unwrap();
    let asked = "simulate --system dutch-2026 --rounds 5 --seed 4 --count 3 --ratings 2400,2310,2205,2100,2050,1990,1900,0 \
                 --tie-breaks BH/C2,AOB,DE --half-point-byes 2 --full-point-byes 1 --zero-point-byes 1 --forfeits 2 \
                 --double-forfeits 1 --odd-results 2 --withdrawals 0 --late-entries 0 --forbidden-pairs 0% --out";
    let words: Vec<&str> = asked.split_whitespace().chain([out]).collect();
    let (exit, _, told) = hakem(&words);
    assert_eq!(exit, 0, "{told}");
    for number in 1..=3 {
        let text = fs::read_to_string(format!("{out}/dutch-2026-4-{number}.trf")).unwrap();
        let records = [
            "202 BH/C2,AOB,DE\r\n",
            "212 PTS,BH/C2,AOB,DE\r\n",
            "192 FIDE_DUTCH_2026",
            "062 8\r\n",
            "072 7\r\n",
        ];
        assert!(records.iter().all(|record| text.contains(record)), "{text}");
        let codes: String = text
            .lines()
            .filter(|line| line.starts_with("001"))
            .map(|line| line.char_indices().skip(98).step_by(10).map(|(_, code)| code).collect::<String>())
            .collect();
        let count = |code: char| codes.matches(code).count();
        assert_eq!([count('H'), count('F'), count('Z'), count('+'), count('-')], [2, 1, 1, 2, 4], "{text}");
    }
    let (exit, told, _) = hakem(&["check", out]);
    assert!(exit == 0 && told.matches("ranks 8, wrong 0, not checked 0").count() == 3, "{told}");
    for (wrong, said) in [
        (["--ratings", "2400,2300", "--players", "3"], "the list of --ratings has 2"),
        (["--tie-breaks", "BH,XYZ", "--players", "8"], "XYZ is unknown"),
        (["--forfeits", "101%", "--players", "8"], "a share up to 100%"),
    ] {
        let (exit, _, told) = hakem(&[&["simulate", "--out", out][..], &wrong].concat());
        assert!(exit == 3 && told.contains(said), "{told}");
    }
}
