//! Complete events with all values known.

use super::{SharedPlace, standings};
use crate::test_events::{from_json, from_trf};
use crate::tiebreak::{TieBreakValue, ValueFormat, take_system};
use crate::tournament::{Name, RoundNo, Settings, Snapshot, SystemId, TieBreakId, TieBreakRules};
use serde_json::{Value as Json, json};
use std::path::PathBuf;

/// Returns the folder of the large corpora if the environment sets one.
fn corpora(test: &str) -> Option<PathBuf> {
    let folder = std::env::var_os("HAKEM_CORPORA").map(PathBuf::from);
    if folder.is_none() {
        eprintln!("{test}: HAKEM_CORPORA is not set, the sample only");
    }
    folder
}

fn ids<'c>(codes: impl IntoIterator<Item = &'c str>) -> Vec<TieBreakId> {
    codes.into_iter().map(TieBreakId::new).collect()
}

pub(super) fn agrees(expected: &Json, found: &TieBreakValue, format: ValueFormat) -> bool {
    let decimal = |number: &Json| number.as_f64().unwrap();
    match (expected, found) {
        (Json::Null, TieBreakValue::Blank) => true,
        // Not defined: shown as 0, last.
        (Json::Null, found) => format.plain(found).parse() == Ok(0.0),
        (Json::Array(expected), TieBreakValue::List(found)) => {
            let found = found
                .iter()
                .map(|&number| format.plain(&TieBreakValue::Number(number)).parse::<f64>().unwrap());
            expected.iter().map(decimal).eq(found)
        }
        (expected, TieBreakValue::Blank) => decimal(expected) == 0.0,
        (expected, found) => format.plain(found).parse() == Ok(decimal(expected)),
    }
}

/// Compares every value of one event; returns the differences, one per line.
fn booklet_differences(event: &Json) -> Vec<String> {
    let snapshot = from_json(event, TieBreakRules::Booklet);
    let last = RoundNo(u8::try_from(event["rounds"].as_array().unwrap().len()).unwrap());
    let id = event["id"].as_str().unwrap();
    let mut differences = Vec::new();
    let expected = event["tie_breaks"]["players"].as_object().unwrap();
    let codes: Vec<&str> =
        expected.values().next().unwrap().as_object().unwrap().keys().map(String::as_str).collect();
    let list = ids(codes.iter().copied().filter(|&code| code != "score"));
    let found = standings(&snapshot, last, &list);
    let ranked = found.rows.iter().filter(|row| row.place.is_some());
    assert_eq!(ranked.clone().count(), expected.len(), "{id}: who is ranked");
    for row in ranked {
        let expected = &expected[&row.number.to_string()];
        if expected["score"].as_f64().unwrap() * 10.0 != f64::from(row.score.tenths()) {
            differences.push(format!("{id} {}: score {}, {}", row.number, expected["score"], row.score));
        }
        for (column, value) in found.columns.iter().zip(&row.values) {
            let expected = &expected[column.id.as_str()];
            if column.refused.is_some() || !agrees(expected, value, column.format) {
                let value = column.format.plain(value);
                differences.push(format!("{id} {}: {} {expected}, found {value}", row.number, column.id));
            }
        }
    }
    for order in event["tie_breaks"]["standings"].as_array().unwrap() {
        let list = ids(order["list"].as_array().unwrap().iter().map(|code| code.as_str().unwrap()));
        differences.extend(order_differences(id, &snapshot, last, &list, order["table"].as_array().unwrap()));
    }
    differences
}

fn order_differences(
    id: &str,
    snapshot: &Snapshot,
    last: RoundNo,
    list: &[TieBreakId],
    table: &[Json],
) -> Vec<String> {
    let found = standings(snapshot, last, list);
    let text = |place: &str, number: &str| format!("{place}: {number}");
    let expected = table.iter().map(|row| text(row["place"].as_str().unwrap(), &row["no"].to_string()));
    let found =
        found.rows.iter().filter_map(|row| Some(text(&row.place?.to_string(), &row.number.to_string())));
    let (expected, found): (Vec<String>, Vec<String>) = (expected.collect(), found.collect());
    let differ = expected != found;
    differ.then(|| format!("{id} {list:?}: {expected:?}, found {found:?}")).into_iter().collect()
}

#[test]
fn every_value_of_the_booklet_events() {
    let sample = include_str!("../../../tests/golden/tie-breaks/aktar.jsonl");
    let all = corpora("booklet").map(|folder| folder.join("tie-breaks-aktar.jsonl"));
    let all = all.map(|path| std::fs::read_to_string(path).unwrap()).unwrap_or_default();
    let events = sample.lines().chain(all.lines()).map(|line| serde_json::from_str::<Json>(line).unwrap());
    let differences: Vec<String> = events.flat_map(|event| booklet_differences(&event)).collect();
    assert!(differences.is_empty(), "{} differences\n{}", differences.len(), differences.join("\n"));
}

#[test]
fn the_final_order_of_the_brief_comes_out_of_the_list_that_its_system_brings() {
    let sample = include_str!("../../../tests/golden/basic-swiss/basic-swiss.jsonl");
    let all = corpora("final order").map(|folder| folder.join("basic-swiss.jsonl"));
    let all = all.map(|path| std::fs::read_to_string(path).unwrap()).unwrap_or_default();
    let mut chosen = Settings::named(Name::new("Turnuva").unwrap());
    take_system(&mut chosen, SystemId::new("basic-swiss"));
    let (mut events, mut ties) = (0, [0; 4]);
    for line in sample.lines().chain(all.lines()) {
        let event: Json = serde_json::from_str(line).unwrap();
        let snapshot = from_json(&event, chosen.tie_break_rules);
        let last = snapshot.last_published().unwrap();
        let found = standings(&snapshot, last, &chosen.tie_breaks);
        let numbers: Vec<u64> = found.rows.iter().map(|row| row.number.0.into()).collect();
        let expected: Vec<u64> =
            event["final_order"].as_array().unwrap().iter().map(|number| number.as_u64().unwrap()).collect();
        assert_eq!(numbers, expected, "{}", event["id"]);
        for (row, place) in found.rows.iter().zip(1..) {
            assert_eq!(row.place, Some(SharedPlace { first: place, last: place }), "{}", event["id"]);
            if let Some(column) = row.decided_by {
                ties[column] += 1;
            }
        }
        events += 1;
    }
    assert!(events >= 5 && ties[..3].iter().all(|&count| count > 0), "{events} events, ties {ties:?}");
    eprintln!("{events} events, ties decided by each method: {ties:?}");
}

#[test]
fn the_licence_number_decides_between_namesakes_who_have_one() {
    let player = |no: u32, licence: Json| json!({"no": no, "name": "Şule Gün", "lno": licence});
    let event = |licences: [Json; 3]| {
        let players: Vec<Json> = (1..).zip(licences).map(|(no, licence)| player(no, licence)).collect();
        let event = json!({"system": "basic-swiss", "rounds_total": 2, "players": players, "rounds": []});
        let found = standings(&from_json(&event, TieBreakRules::Booklet), RoundNo(1), &ids(["NAME", "LNO"]));
        found.rows.iter().map(|row| format!("{}: {}", row.place.unwrap(), row.number)).collect::<Vec<_>>()
    };
    assert_eq!(event([json!(15), json!(9), json!(u64::MAX)]), ["1: 2", "2: 1", "3: 3"]);
    assert_eq!(event([json!("NU9"), json!("100011B"), json!(9)]), ["1: 3", "2: 2", "3: 1"], "letters follow");
    assert_eq!(event([json!(15), json!(9), Json::Null]), ["1-3: 1", "1-3: 2", "1-3: 3"]);
}

fn fide_differences(text: &str, values: &str) -> Vec<String> {
    let values: Json = serde_json::from_str(values).unwrap();
    let codes = values["codes"].as_array().unwrap().iter().map(|code| code.as_str().unwrap());
    let list = ids(codes.skip(1));
    let snapshot = from_trf(text);
    let mut differences = Vec::new();
    for (after, rows) in values["after"].as_object().unwrap() {
        let found = standings(&snapshot, RoundNo(after.parse().unwrap()), &list);
        for expected in rows.as_array().unwrap() {
            let name = format!("{} after {after}, player {}", values["file"], expected[0]);
            let row = found.rows.iter().find(|row| expected[0] == row.number.0).unwrap();
            if expected[1].as_f64().unwrap() * 10.0 != f64::from(row.score.tenths()) {
                differences.push(format!("{name}: score {}, found {}", expected[1], row.score));
            }
            for ((column, value), place) in found.columns.iter().zip(&row.values).zip(2..) {
                if column.refused.is_some() || !agrees(&expected[place], value, column.format) {
                    let value = column.format.plain(value);
                    differences.push(format!("{name}: {} {}, found {value}", column.id, expected[place]));
                }
            }
        }
    }
    differences
}

#[test]
fn every_value_of_the_fide_2026_events() {
    let golden =
        PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/golden/tie-breaks/fide-2026"));
    let all = corpora("FIDE 2026").map(|folder| folder.join("fide-2026/tie-breaks"));
    let files = std::iter::once(golden).chain(all).flat_map(|folder| std::fs::read_dir(folder).unwrap());
    let mut differences = Vec::new();
    let mut events = 0;
    for file in
        files.map(|entry| entry.unwrap().path()).filter(|path| path.extension() == Some("trf".as_ref()))
    {
        let values = std::fs::read_to_string(file.with_extension("json")).unwrap();
        differences.extend(fide_differences(&std::fs::read_to_string(&file).unwrap(), &values));
        events += 1;
    }
    assert!(events > 0, "no event was read");
    assert!(differences.is_empty(), "{} differences\n{}", differences.len(), differences.join("\n"));
}
