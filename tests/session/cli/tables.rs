//! Output about an event, or without one: tables, standings, lists, simulated events, the log.

use super::hakem;

#[test]
fn schedule_prints_tables_without_an_event() {
    let (exit, out, _) = hakem(&["schedule", "--system", "round-robin", "--players", "3"]);
    assert_eq!((exit, out.as_str()), (0, "1: 2-3 1-0\n2: 1-2 3-0\n3: 3-1 2-0\n"));
    let teams = ["schedule", "--system", "scheveningen", "--players", "2", "--option", "double=true"];
    let (_, out, _) = hakem(&teams);
    assert_eq!(out, "1: A1-B1 A2-B2\n2: B2-A1 B1-A2\n3: A1-B2 A2-B1\n4: B1-A1 B2-A2\n");
    let (_, out, _) = hakem(&["schedule", "--system", "skalitzka", "--players", "2", "--format", "csv"]);
    assert_eq!(out.lines().nth(2), Some("1,2,B2,C1"));
    let knockout = ["schedule", "--system", "knockout", "--players", "9", "--format", "json"];
    let (_, out, _) = hakem(&[&knockout[..], &["--option", "qualifiers=3"]].concat());
    let answer: serde_json::Value = serde_json::from_str(&out).unwrap();
    assert_eq!(answer["rounds"][0], serde_json::json!([["4", "9"], ["5", "8"], ["6", "7"]]));
    assert_eq!(answer["through"], serde_json::json!([["1", "2", "3"], []]));
    for (arguments, told) in [
        (&["--system", "skalitzka", "--players", "3"][..], "even number of boards"),
        (&["--system", "dutch-2026", "--players", "8"], "Choose a format with a table: round-robin"),
        (&["--system", "knockout", "--players", "4", "--option", "qualifiers=5"], "5 of 4 players"),
        (&["--system", "round-robin", "--players", "4", "--option", "cycles=0"], "Enter 1 to 8"),
        (&["--system", "round-robin", "--players", "4", "--option", "double=true"], "has no option “double”"),
        (
            &["--system", "molter", "--teams", "4", "--players", "4", "--rounds", "4"],
            "has only 3 rounds, not 4",
        ),
    ] {
        let (exit, out, complaint) = hakem(&[&["schedule"], arguments].concat());
        assert_eq!((exit, out.as_str()), (3, ""), "{complaint}");
        assert!(complaint.contains(told), "{complaint}");
    }
}

#[test]
fn standings_come_as_text_json_and_csv() {
    let file = "tests/golden/trf/individual.trf";
    let (exit, out, _) = hakem(&["standings", file, "--tie-breaks", "BH,SB"]);
    assert_eq!(exit, 0);
    assert!(out.lines().nth(1).unwrap().starts_with("  1   1  ALDER, ANA     2½   6  5.00"), "{out}");
    let (_, out, _) = hakem(&["standings", file, "--tie-breaks", "BH", "--format", "json"]);
    let answer: serde_json::Value = serde_json::from_str(&out).unwrap();
    assert_eq!(answer["players"][0]["tie_breaks"]["BH"], 6);
    let (_, out, _) = hakem(&["standings", file, "--tie-breaks", "BH", "--format", "csv"]);
    assert!(out.starts_with("Rk,No,Name,Pts,BH\n1,1,\"Alder, Ana\",2.5,6\n"), "{out}");
    let (exit, _, complaint) = hakem(&["standings", file, "--tie-breaks", "XYZ"]);
    assert_eq!(exit, 3);
    assert!(complaint.contains("XYZ is unknown"), "{complaint}");
}

#[test]
fn standings_are_explained_in_the_requested_language() {
    let file = "tests/golden/trf/individual.trf";
    let (_, out, _) = hakem(&["standings", file, "--explain", "--player", "2", "--language", "tr"]);
    assert!(
        out.starts_with("Sıra") && out.contains("(FIDE C.07 8.1)") && out.contains("ALDER, ANA"),
        "{out}"
    );
    let (_, out, _) = hakem(&["standings", file, "--explain", "--format", "json"]);
    let answer: serde_json::Value = serde_json::from_str(&out).unwrap();
    assert_eq!(answer["players"][0]["workings"]["BH/C1"]["terms"][0]["cut"], "low");
    let (_, out, _) = hakem(&["standings", file, "--report", "crosstable", "--format", "csv"]);
    assert!(out.lines().nth(1).unwrap().ends_with(",4W1,2B½,3W1,2.5,4,6,5.00,"), "{out}");
    let (_, out, _) = hakem(&["standings", file, "--report", "cards", "--player", "1", "--language", "cs"]);
    assert!(out.starts_with("ALDER, ANA\n") && out.contains("CEDAR, CY"), "{out}");
    let (_, out, _) = hakem(&["standings", file, "--report", "aro", "--language", "en"]);
    let numbers: Vec<&str> = out.lines().skip(1).filter_map(|line| line.split_whitespace().next()).collect();
    assert_eq!(numbers, ["1", "2", "4", "3", "5", "7", "6"], "points, then average, then number: {out}");
    let (_, out, _) = hakem(&["standings", file, "--report", "start", "--language", "en"]);
    let lines: Vec<Vec<&str>> = out.lines().map(|line| line.split_whitespace().collect()).collect();
    assert_eq!(lines[0], ["No", "Licence", "Name", "Elo", "XXA"], "whose national rating it is");
    assert_eq!(lines[1][..3], ["1", "ALDER,", "ANA"], "{out}");
    assert_eq!(hakem(&["standings", file, "--report", "adjusted"]).0, 3, "FIDE has no such table");
    assert_eq!(hakem(&["standings", file, "--report", "aro", "--player", "1"]).0, 3);
    assert_eq!(hakem(&["standings", file, "--player", "8"]).0, 3);
    assert_eq!(hakem(&["standings", file, "--explain", "--format", "csv"]).0, 3);
}

#[test]
fn a_simulated_round_robin_has_the_rounds_that_are_asked_for() {
    let folder = tempfile::tempdir().unwrap();
    for (rounds, players) in [(5, 6), (10, 6), (7, 7)] {
        let out = folder.path().join(format!("{rounds}"));
        let (rounds, players) = (rounds.to_string(), players.to_string());
        let asked = ["simulate", "--system", "round-robin", "--seed", "3", "--format", "json"];
        let sizes = ["--players", &players, "--rounds", &rounds, "--out", out.to_str().unwrap()];
        let (exit, answer, told) = hakem(&[&asked[..], &sizes].concat());
        let answer: serde_json::Value = serde_json::from_str(&answer).unwrap();
        let event = &answer["events"][0];
        assert_eq!(
            (exit, event["paired"].to_string(), event["rounds"].to_string()),
            (0, rounds.clone(), rounds),
            "{told}"
        );
    }
}

#[test]
fn adjusted_scores_are_listed_by_number_where_the_rules_have_them() {
    let folder = tempfile::tempdir().unwrap();
    let event = ["--system", "dutch-2009", "--players", "8", "--rounds", "5", "--seed", "7", "--count", "1"];
    let (exit, _, told) = hakem(
        &[&["simulate", "--out", folder.path().to_str().unwrap(), "--forfeits", "30"], &event[..]].concat(),
    );
    assert_eq!(exit, 0, "{told}");
    let file = std::fs::read_dir(folder.path()).unwrap().next().unwrap().unwrap().path();
    let named = ["standings", file.to_str().unwrap(), "--report"];
    let (exit, out, told) = hakem(&[&named[..], &["adjusted", "--format", "json"]].concat());
    assert_eq!(exit, 0, "{told}");
    let list: serde_json::Value = serde_json::from_str(&out).unwrap();
    let (_, out, _) = hakem(&[&named[..], &["cards", "--format", "json"]].concat());
    let cards: serde_json::Value = serde_json::from_str(&out).unwrap();
    let players = list["players"].as_array().unwrap();
    assert!(players.iter().map(|player| &player["number"]).eq((1..=8).collect::<Vec<_>>().iter()), "{list}");
    assert!(players.iter().any(|player| player["points"] != player["adjusted"]), "{list}");
    for player in players {
        let card = cards.as_array().unwrap().iter().find(|card| card["number"] == player["number"]).unwrap();
        assert_eq!(card["adjusted"], player["adjusted"]);
    }
}

#[test]
fn a_size_of_teams_without_a_table_is_refused_with_those_that_have_one() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().to_str().unwrap();
    let (exit, _, told) = hakem(&["simulate", "--system", "skalitzka", "--players", "3", "--out", out]);
    assert_eq!(exit, 3);
    assert!(
        told.contains("no table for teams of 3 players. Available sizes: 2, 4, 6, 8, 10, 12 and so on."),
        "{told}"
    );
}

#[test]
fn a_seed_gives_the_same_bytes_again_and_nothing_is_overwritten() {
    let folder = tempfile::tempdir().unwrap();
    let make = |name: &str, count: &str| {
        let out = folder.path().join(name);
        let (exit, told, _) =
            hakem(&["simulate", "--seed", "5", "--count", count, "--out", out.to_str().unwrap()]);
        (exit, told, std::fs::read(out.join("dutch-2026-5-2.trf")).unwrap())
    };
    let (exit, _, bytes) = make("one", "2");
    assert_eq!((exit, &bytes), (0, &make("other", "3").2));
    let (exit, told, kept) = make("one", "2");
    assert_eq!((exit, told.as_str(), kept), (5, "", bytes));
    let (exit, ..) = hakem(&["simulate", "--players", "10000", "--out", folder.path().to_str().unwrap()]);
    assert_eq!(exit, 4);
}

#[test]
fn replay_goes_through_an_event_file_and_finds_what_was_changed() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("event.hakem");
    let event = path.to_str().unwrap();
    assert_eq!(hakem(&["convert", "tests/golden/trf/individual.trf", event, "--confirm"]).0, 0);
    let (exit, out, complaint) = hakem(&["replay", event]);
    assert_eq!((exit, complaint.as_str()), (0, ""));
    assert!(out.contains("24 entries of 24, up to entry 24. The chain is intact.\n"), "{out}");
    // With this entry, one undo discards the whole import and not only its last results.
    assert!(out.contains("still to be checked against the rules: 1, 2, 3\n"), "{out}");
    assert!(out.ends_with("round 3: complete\n"), "{out}");
    let (_, out, _) = hakem(&["replay", event, "--until", "9", "--format", "json"]);
    let answer: serde_json::Value = serde_json::from_str(&out).unwrap();
    assert_eq!((&answer["players"], &answer["published"]), (&7.into(), &0.into()));
    let (_, out, _) = hakem(&["replay", event, "--until", "2000-01-01T00:00"]);
    assert!(out.starts_with("0 entries of 24, up to entry 0."), "{out}");
    assert_eq!(hakem(&["replay", event, "--until", "25"]).0, 3);
    let changed = std::fs::read_to_string(&path).unwrap().replacen("Birch", "Burch", 1);
    std::fs::write(&path, changed).unwrap();
    let (exit, out, complaint) = hakem(&["replay", event]);
    assert_eq!(exit, 3, "{out}");
    assert!(out.contains("2 entries of 2, up to entry 2. The rest is damaged."), "{out}");
    assert!(complaint.contains("damaged at line 4"), "{complaint}");
}

#[test]
fn prizes_are_listed_from_an_event_file() {
    use hakem::store::{Mode, Store};
    use hakem_engine::command::Command;
    use hakem_engine::history::Entry;
    use hakem_engine::tournament::{Category, Money, Name, PrizeGroup, PrizeList};
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("four.hakem");
    let (exit, _, told) = hakem(&[
        "convert",
        "tests/golden/trf/individual.trf",
        file.to_str().unwrap(),
        "--confirm",
        "--language",
        "en",
    ]);
    assert_eq!(exit, 0, "{told}");
    let group = PrizeGroup {
        name: Name::new("General").unwrap(),
        category: Category::default(),
        amounts: [Money(10_000), Money(5_001)].to_vec(),
    };
    let list = PrizeList { groups: vec![group], ..PrizeList::default() };
    let entry = Entry::Did(Command::AnnouncePrizes(Box::new(list)));
    {
        let _no_forks = crate::without_forks();
        let mut store = Store::open::<Entry>(&file, Mode::Write).unwrap().store;
        store.append(&[entry], jiff::Timestamp::UNIX_EPOCH).unwrap();
    }
    let prizes = |more: &[&str]| {
        let named = ["standings", file.to_str().unwrap(), "--report", "prizes", "--language", "en"];
        hakem(&[&named, more].concat())
    };
    let (exit, out, told) = prizes(&["--explain"]);
    assert_eq!(exit, 0, "{told}");
    assert!(out.contains("100.00") && out.contains("equal points share equally"), "{out}");
    let (_, out, _) = prizes(&["--format", "json"]);
    let answer: serde_json::Value = serde_json::from_str(&out).unwrap();
    assert_eq!(answer["groups"][0]["amounts"][1], 5001);
}
