//! Certificates of rounds (docs/certificate.md): every round of recorded and random events has one that both
//! verifiers accept, and a broken one is rejected at the broken step.

use crate::certificate_changes::{before, boards, certified_round, columns_before, with_changes};
use crate::effort::{cases, is_full};
use crate::make::{Dice, Event};
use crate::match_reports::{self, Recorded};
use crate::verifier::{IN_PYTHON, answers_are_the_same};
use hakem::certificate::{Refused, certify, certify_report};
use hakem::i18n::{Language, Say, Texts};
use hakem::simulate::{Often, Rates, Wishes, simulate};
use hakem_engine::command::{Command as ChessCommand, Follow, apply};
use hakem_engine::format::{Format, Paired, Unproved};
use hakem_engine::pairing::{SYSTEMS, system};
use hakem_engine::tournament::{
    Acceleration, BoardNo, GameResult, Outcome, Round, RoundNo, SYSTEM_IN_FORCE, SystemId,
};
use hakem_engine::trf::{self, Record, Style};
use hakem_verify::{Proved, ReportProof, comments, verify, verify_report};
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};
use tempfile::TempDir;

/// Systems of games with certificates, and the folders of their recorded events: the samples, and within the
/// corpora.
const OF_GAMES: [(&str, &str, &str); 3] = [
    ("dutch-2026", "tests/golden/dutch/2026", "fide-2026/dutch"),
    ("burstein-2026", "tests/golden/burstein/2026", "fide-2026/burstein"),
    ("dubov-2026", "tests/golden/dubov/2026", "fide-2026/dubov"),
];

/// Systems of matches with certificates, and the files of their recorded events.
const OF_MATCHES: [(&str, &str, &str); 2] = [
    ("double-swiss-2026", "tests/golden/double-swiss/double-swiss.jsonl", "double-swiss.jsonl"),
    ("team-swiss-2026", "tests/golden/team-swiss/team-swiss.jsonl", "team-swiss.jsonl"),
];

/// The edition of 2017, of which no events are recorded here.
const DUTCH_2017: &str = "dutch-2017";

const BASIC: &str = "basic-swiss";

/// The earlier Burstein System.
const BURSTEIN: &str = "burstein-classic";

/// The classic Lim System.
const LIM: &str = "lim";

/// The Lim System of 2026, by which no events are recorded here.
const LIM_2026: &str = "lim-2026";

/// The earlier Dubov System.
const DUBOV: &str = "dubov-classic";

/// The Dutch System of 2009.
const DUTCH_2009: &str = "dutch-2009";

/// The Dutch System of 1992.
const DUTCH_1992: &str = "dutch-1992";

/// The pairing of the Olympiad, of which no events are recorded here.
const OLYMPIAD: &str = "olympiad-2022";

/// Systems whose recorded events are JSON, and the files of these.
const OF_JSON: [(&str, &str, &str); 6] = [
    (BASIC, "tests/golden/basic-swiss/basic-swiss.jsonl", "basic-swiss.jsonl"),
    (BURSTEIN, "tests/golden/burstein/burstein-classic.jsonl", "burstein-classic.jsonl"),
    (LIM, "tests/golden/lim/lim.jsonl", "lim.jsonl"),
    (DUBOV, "tests/golden/dubov/dubov-classic.jsonl", "dubov-classic.jsonl"),
    (DUTCH_2009, "tests/golden/dutch/dutch-2009.jsonl", "dutch-2009.jsonl"),
    (DUTCH_1992, "tests/golden/dutch/dutch-1992.jsonl", "dutch-1992.jsonl"),
];

fn systems() -> impl Iterator<Item = &'static str> + Clone {
    let others = [DUTCH_2017, LIM_2026, OLYMPIAD];
    OF_GAMES.iter().chain(&OF_MATCHES).chain(&OF_JSON).map(|(id, ..)| *id).chain(others)
}

/// A round with its certificate.
struct Certified {
    report: String,
    round: RoundNo,
    text: String,
}

/// Certifies all rounds of a report with pairs; also returns the reasons why others differ from the rules.
fn certified_of(report: &str) -> (Vec<Certified>, Vec<Unproved>) {
    let file = trf::read(report).unwrap().file;
    let event = trf::to_commands(&file, &SystemId::new(SYSTEM_IN_FORCE)).unwrap().event;
    let is_paired = |round: &Round| !round.boards().is_empty();
    let rounds = (1..).map(RoundNo).zip(event.rounds()).filter(|(_, round)| is_paired(round));
    let (mut all, mut otherwise) = (Vec::new(), Vec::new());
    for (round, _) in rounds {
        match certified_round(report, round) {
            Ok(text) => all.push(Certified { report: report.to_owned(), round, text }),
            Err(Refused::Unproved(unproved)) => otherwise.push(unproved),
            // Rounds of a maxi-tournament have none.
            Err(Refused::System(LIM | LIM_2026)) if report.contains(" maxi=true") => {}
            Err(Refused::Unverified(fault)) if fault.why.ends_with("by name is not covered") => {}
            Err(error) => panic!("round {round}: {error}\n{report}"),
        }
    }
    (all, otherwise)
}

#[test]
fn a_report_without_its_system_is_certified_once_the_line_named_in_the_answer_is_added() {
    let report = fs::read_to_string("tests/golden/trf/real-38.trf").unwrap();
    let bare: String =
        report.lines().filter(|line| !line.starts_with("192")).map(|line| format!("{line}\n")).collect();
    let refused = certified_round(&bare, RoundNo(2)).unwrap_err();
    let Refused::Unnamed { line, .. } = &refused else { panic!("{refused}") };
    assert_eq!(line, "192 FIDE_DUTCH_2026");
    for language in [Language::English, Language::Turkish, Language::Czech] {
        let told = refused.say(&Texts::new(language));
        assert!(told.contains(line), "{told}");
    }
    let named = bare.replacen("001 ", &format!("{line}\n001 "), 1);
    assert!(!certified_round(&named, RoundNo(2)).unwrap().is_empty());
}

#[test]
fn a_certificate_known_from_an_earlier_report_is_verified_with_the_new_one() {
    let mut reports = (0..).map(|seed| random(LIM, seed, 14));
    let report = reports.find(|report| certified_round(report, RoundNo(1)).is_ok()).unwrap();
    let comment = format!("### hakem: system={LIM}");
    let with_floats = report.replacen(&comment, &format!("### hakem: floats=3:2:4:0\n{comment}"), 1);
    assert_ne!(with_floats, report);
    let refused = certified_round(&with_floats, RoundNo(1)).unwrap_err();
    assert!(matches!(&refused, Refused::Unverified(fault) if fault.why.ends_with("floats is not covered")));
}

/// Virtual points of teams without an acceleration: the event has none, so its rounds have other scores.
#[test]
fn a_report_with_points_that_its_event_cannot_have_is_refused_by_the_record_of_these() {
    let wishes = Wishes { acceleration: Some(Acceleration::Baku), ..Wishes::default() };
    let mut refused: Vec<Refused> = Vec::new();
    for seed in 0..12 {
        let made = simulate(&wishes, system("team-swiss-2026").unwrap(), seed, 3).unwrap().event;
        let report = trf::write(&trf::from_snapshot(&made), Style::default());
        let (_, none) = certified_of(&report);
        assert!(none.iter().all(|why| matches!(why, Unproved::ByParity { .. })), "{none:?}");
        if !none.is_empty() {
            continue;
        }
        let without_code = report.replace("FIDE_TEAM_BAKU", "FIDE_TEAM");
        refused.extend(certify_report(&without_code).into_iter().filter_map(|(_, found)| found.err()));
    }
    assert!(!refused.is_empty());
    for refused in refused {
        assert!(matches!(refused, Refused::OtherScores(Record::VirtualPoints)), "{refused}");
        assert!(refused.say(&Texts::new(Language::English)).contains("Record 250"), "{refused}");
    }
}

/// Returns the samples, or the corpus if `HAKEM_CORPORA` names the folder of all.
fn place(samples: &str, corpus: &str) -> PathBuf {
    let corpora = std::env::var_os("HAKEM_CORPORA").map(|folder| Path::new(&folder).join(corpus));
    corpora.unwrap_or_else(|| PathBuf::from(samples))
}

/// The reports of recorded events of games.
fn recorded(samples: &str, corpus: &str) -> Vec<String> {
    let folder = place(samples, corpus);
    let files = fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().path());
    let mut files: Vec<PathBuf> =
        files.filter(|path| path.extension().is_some_and(|end| end == "trf")).collect();
    files.sort();
    files.iter().map(|path| fs::read_to_string(path).unwrap()).collect()
}

/// Recorded events of matches.
fn recorded_matches(samples: &str, corpus: &str) -> Vec<Recorded> {
    match_reports::recorded(&fs::read_to_string(place(samples, corpus)).unwrap())
}

/// The report of a random event, with byes, forfeits, late entries and forbidden pairs, or with few of them.
fn random(id: &str, seed: u64, most: u64) -> String {
    let mut dice = Dice(seed);
    let rate = Some(Often::Share([0, 3, 10][dice.roll(3)]));
    let nobody = Some(Often::Share(0));
    let above = dice.number(most - 3);
    let players = 4 + dice.number(1 + above);
    let is_of_teams = system(id).unwrap().facts().paired == Paired::Teams;
    let size = if is_of_teams { 1 + dice.number(6) } else { players };
    let wishes = Wishes {
        players: Some(u16::try_from(size).unwrap()),
        teams: u16::try_from(players).ok().filter(|_| is_of_teams),
        rounds: Some(RoundNo(u8::try_from((3 + dice.number(7)).min(players - 1)).unwrap())),
        // Dubov 1.1, DD-3: all players have a rating.
        rates: Rates { unrated: rate.filter(|_| !id.starts_with("dubov")).or(nobody), ..Rates::all(rate) },
        ..Wishes::default()
    };
    let made = simulate(&wishes, system(id).unwrap(), seed, 1).unwrap();
    trf::write(&made.report(seed, 1), Style::default())
}

fn median<T: Ord + Copy>(mut all: Vec<T>) -> T {
    all.sort_unstable();
    all[all.len() / 2]
}

/// Certifies rounds of reports, up to this number; also returns the reasons why rounds have no certificate.
fn certified_in(reports: impl Iterator<Item = String>, most: usize) -> (Vec<Certified>, Vec<Unproved>) {
    let (mut all, mut none): (Vec<Certified>, Vec<Unproved>) = (Vec::new(), Vec::new());
    for report in reports {
        let (found, otherwise) = certified_of(&report);
        all.extend(found);
        none.extend(otherwise);
        if all.len() >= most {
            all.truncate(most);
            break;
        }
    }
    (all, none)
}

/// If cases are few, the other verifiers check this many certificates of each kind: they take most of the time.
const SAMPLED: usize = 4;

/// Returns the maximum number of recorded rounds of a system to certify.
fn recorded_most() -> usize {
    if is_full() { usize::MAX } else { 60 }
}

/// Has the verifier of the program accept certificates, and prints their size and the time; returns those for the other
/// verifiers.
fn hold(what: &str, all: Vec<Certified>) -> impl Iterator<Item = Certified> {
    let mut took: Vec<Duration> = Vec::new();
    for Certified { report, round, text } in &all {
        let begun = Instant::now();
        let proved = verify(text, report.as_bytes());
        took.push(begun.elapsed());
        assert!(matches!(proved, Ok(Proved { round: of, .. }) if of == usize::from(round.0)), "{proved:?}");
    }
    let sizes: Vec<usize> = all.iter().map(|it| it.text.len()).collect();
    eprintln!(
        "{what}: {} rounds; bytes: median {}, most {}; verified: median {:?}, most {:?}",
        all.len(),
        median(sizes.clone()),
        sizes.iter().max().unwrap(),
        median(took.clone()),
        took.iter().max().unwrap()
    );
    let every = if is_full() { 1 } else { all.len().div_ceil(SAMPLED) };
    all.into_iter().step_by(every)
}

/// Has the second verifier and that for web pages accept certificates, in one run of each.
fn others_accept(all: impl Iterator<Item = Certified>) {
    let all: Vec<Certified> = all.collect();
    let pairs: Vec<(&str, &str)> = all.iter().map(|it| (it.text.as_str(), it.report.as_str())).collect();
    let begun = Instant::now();
    let answers = IN_PYTHON.answers(&pairs).unwrap_or_default();
    eprintln!("{} verified by the second verifier in {:?}", answers.len(), begun.elapsed());
    for (answer, (text, report)) in answers.iter().zip(&pairs) {
        assert_eq!(answer, "verified", "{report}\n{text}");
    }
    answers_are_the_same(&pairs);
}

#[test]
fn both_verifiers_take_the_certificates_of_recorded_rounds() {
    let mut others = Vec::new();
    for (id, samples, corpus) in OF_GAMES {
        let (all, none) = certified_in(recorded(samples, corpus).into_iter(), recorded_most());
        others.extend(hold(&format!("recorded {id}"), all));
        // The recorded events of Burstein have rounds by another reading of 1.7.2
        // (docs/rules/burstein-2026.md), which orders players differently.
        assert_eq!(none.is_empty(), id != "burstein-2026", "{id}: {none:?}");
        let is_of_order = |why: &Unproved| {
            matches!(why, Unproved::NotBest { rule: "4", .. } | Unproved::OtherBye { rule: "3.1.5" })
        };
        assert!(none.iter().all(is_of_order), "{id}: {none:?}");
        eprintln!("{id}: {} rounds by another reading", none.len());
    }
    others_accept(others.into_iter());
}

#[test]
fn both_verifiers_take_the_certificates_of_recorded_rounds_of_matches() {
    let mut others = Vec::new();
    for (id, samples, corpus) in OF_MATCHES {
        let mut all = Vec::new();
        for Recorded { report, expected } in recorded_matches(samples, corpus) {
            for (round, expected) in (1..).map(RoundNo).zip(expected) {
                let Some(expected) = expected else { continue };
                let text = certified_round(&report, round)
                    .unwrap_or_else(|why| panic!("round {round}: {why}\n{report}"));
                assert_eq!(
                    boards(&text).into_iter().map(ToOwned::to_owned).collect::<BTreeSet<_>>(),
                    expected,
                    "{report}"
                );
                all.push(Certified { report: report.clone(), round, text });
            }
        }
        others.extend(hold(&format!("recorded {id}"), all));
    }
    others_accept(others.into_iter());
}

/// Returns the report of a recorded event that is JSON, up to the first round without a pairing.
fn json_report(id: &str, event: &Value) -> String {
    let number = |value: &Value| value.as_u64().unwrap_or(0);
    let list = |value: &Value| value.as_array().cloned().unwrap_or_default();
    // Samples of the Dutch System state only the number of players.
    let unnamed = |count| (1..=count).map(|no| json!({ "no": no, "name": format!("Player {no}") })).collect();
    let players: Vec<Value> = event["players"].as_u64().map_or_else(|| list(&event["players"]), unnamed);
    let mut cells: BTreeMap<u64, String> =
        players.iter().map(|player| (number(&player["no"]), String::new())).collect();
    let rounds = list(&event["rounds"]);
    for round in rounds.iter().take_while(|round| round["no_pairing"].is_null()) {
        let mut of_round = BTreeMap::from([(number(&round["bye"]), "  0000 - U".to_owned())]);
        for board in list(&round["pairings"]) {
            let [white, black] = [number(&board["white"]), number(&board["black"])];
            let [one, other] = match board["result"].as_str().unwrap() {
                "1-0" => ['1', '0'],
                "0-1" => ['0', '1'],
                "1/2-1/2" => ['=', '='],
                "0-0" => ['0', '0'],
                "+-" => ['+', '-'],
                "-+" => ['-', '+'],
                _ => ['-', '-'],
            };
            of_round.insert(white, format!("  {black:>4} w {one}"));
            of_round.insert(black, format!("  {white:>4} b {other}"));
        }
        for (player, line) in &mut cells {
            *line += of_round.get(player).map_or("  0000 - Z", String::as_str);
        }
    }
    let colour = if event["initial_colour"] == "black" { 'B' } else { 'W' };
    let maxi = if event["maxi"] == true { " maxi=true" } else { "" };
    let mut report = format!("142 {}\n152 {colour}\n### hakem: system={id}{maxi}\n", event["rounds_total"]);
    for player in players {
        let (of, name) = (number(&player["no"]), player["name"].as_str().unwrap());
        for (code, rating) in [("001", "rating"), ("TUR", "national_rating")] {
            let line = format!("{code} {of:>4}      {name:<33} {:>4}", number(&player[rating]));
            let cells = if code == "001" { cells[&of].as_str() } else { "" };
            report += format!("{line:<89}{cells}").trim_end();
            report.push('\n');
        }
    }
    report
}

fn has_no_form(why: &Unproved) -> bool {
    matches!(why, Unproved::NoForm { .. })
}

#[test]
fn both_verifiers_accept_certificates_of_recorded_rounds_of_earlier_systems() {
    let mut others = Vec::new();
    for (id, samples, corpus) in OF_JSON {
        let text = fs::read_to_string(place(samples, corpus)).unwrap();
        let events = text.lines().map(|line| serde_json::from_str(line).unwrap()).collect::<Vec<Value>>();
        let (all, none) = certified_in(events.iter().map(|event| json_report(id, event)), recorded_most());
        // A few rounds of the Dutch System need a proof that has no form.
        assert!(none.iter().all(has_no_form) && 100 * none.len() <= all.len(), "{none:?}");
        // A round drops the colour rules; a floater is refused; a board is undone; rows are undone; a bracket is paired
        // again for the following one.
        let part = match id {
            BASIC => "\nbelow ",
            BURSTEIN => "\nrefused ",
            DUBOV => "\ncollapsed ",
            DUTCH_2009 | DUTCH_1992 => "\nnext ",
            _ => "\nundone ",
        };
        contains_each(&all, &[part]);
        others.extend(hold(&format!("recorded {id}"), all));
    }
    others_accept(others.into_iter());
}

/// Checks that each part is in one of the certificates, and prints the number of those that have it.
fn contains_each(all: &[Certified], parts: &[&str]) {
    for part in parts {
        let having = all.iter().filter(|it| it.text.contains(part)).count();
        assert!(having > 0, "{part} is in none of {}", all.len());
        eprintln!("{having} of {} with {}", all.len(), part.trim());
    }
}

/// Numbers have the order of names among equal ratings, but not that of a late entry.
#[test]
fn an_order_by_the_name_of_a_late_entry_is_not_covered() {
    let players: Vec<Value> = ["Ada", "Ben", "Cem", "Ece"]
        .iter()
        .zip(1..)
        .map(|(name, no)| json!({ "no": no, "name": name }))
        .collect();
    let board = |white: u8, black: u8| json!({ "white": white, "black": black, "result": "1/2-1/2" });
    let rounds = json!([{ "pairings": [board(1, 2), board(3, 4)] }]);
    let event = json!({ "rounds_total": 3, "players": players, "rounds": rounds });
    let report = json_report(BASIC, &event);
    let text = certified_round(&report, RoundNo(2)).unwrap();
    assert!(verify(&text, report.as_bytes()).is_ok(), "{text}");
    let with_entry = format!("### hakem: late=4:2\n{report}");
    let fault = verify(&text, with_entry.as_bytes()).unwrap_err().to_string();
    assert!(fault.starts_with("report: ") && fault.ends_with("by name is not covered"), "{fault}");
    let answers = IN_PYTHON.answers(&[(&text, &report), (&text, &with_entry)]);
    assert!(
        answers.is_none_or(|answers| answers[0] == "verified" && answers[1].starts_with("refused: report: "))
    );
}

#[test]
fn both_verifiers_take_the_certificates_of_random_rounds() {
    let most = if is_full() { 300 } else { 40 };
    let mut others = Vec::new();
    for id in systems() {
        let reports = (0..).map(|seed| random(id, seed, most));
        let (all, none) = certified_in(reports, cases(12, 100) as usize);
        others.extend(hold(&format!("random {id}"), all));
        let is_uncovered = |why: &Unproved| matches!(why, Unproved::ByParity { .. }) || has_no_form(why);
        assert!(none.iter().all(is_uncovered), "{id}: {none:?}");
    }
    others_accept(others.into_iter());
}

/// Small fields often leave no complete round after the best pairing of a bracket (A.9), which is then proved too.
#[test]
fn both_verifiers_accept_certificates_of_rounds_with_a_bracket_paired_again() {
    let reports = (0..u64::from(cases(100, 6_000))).map(|seed| random(DUTCH_2017, seed, 9));
    let mut all: Vec<Certified> = reports.flat_map(|report| certified_of(&report).0).collect();
    all.retain(|it| it.text.contains("\nretry "));
    contains_each(&all, &["\nbelow ", "\ncollapsed "]);
    others_accept(hold("paired again", all));
}

/// In small fields groups are often joined, the last one also with a group already paired, whose attempt is undone.
#[test]
fn both_verifiers_accept_certificates_of_rounds_with_groups_joined() {
    let reports = (0..u64::from(cases(100, 6_000))).map(|seed| random(BURSTEIN, seed, 12));
    let mut all: Vec<Certified> = reports.flat_map(|report| certified_of(&report).0).collect();
    all.retain(|it| it.text.contains("\njoined "));
    contains_each(&all, &["\nrefused ", "\nattempt ", "\npair ", "\nnext "]);
    // Pairs that show that a group can take its floater, although it is joined with another then.
    let is_witness = |it: &Certified| {
        let lines: Vec<&str> = it.text.lines().collect();
        lines.windows(2).any(|two| two[0].starts_with("pair ") && two[1].starts_with("joined "))
    };
    assert!(all.iter().any(is_witness), "none of {}", all.len());
    others_accept(hold("groups joined", all));
}

/// Positions of the recorded events, of which each round is paired by the Lim System of 2026 too.
#[test]
fn both_verifiers_accept_certificates_of_recorded_positions_under_the_lim_system_of_2026() {
    let text = fs::read_to_string(place("tests/golden/lim/lim.jsonl", "lim.jsonl")).unwrap();
    let mut all = Vec::new();
    for event in text.lines().map(|line| serde_json::from_str::<Value>(line).unwrap()) {
        if event["maxi"] == true {
            continue;
        }
        let played = json_report(LIM_2026, &event);
        for round in 1..=event["rounds"].as_array().unwrap().len() {
            let (report, round) = (before(&played, round), RoundNo(u8::try_from(round).unwrap()));
            match certified_round(&report, round) {
                Ok(text) => all.push(Certified { report, round, text }),
                // The classic text allows a bye and pairs that this one does not.
                Err(Refused::NoPairing(_)) => {}
                Err(error) => panic!("round {round}: {error}\n{report}"),
            }
        }
    }
    others_accept(hold("recorded positions under lim-2026", all));
}

/// In small fields players are chosen by an opponent in the next group whom they do not meet on the boards, and boards
/// next to the median group are undone.
#[test]
fn both_verifiers_accept_certificates_of_small_rounds_of_the_lim_systems() {
    let mut others = Vec::new();
    for (id, parts) in [(LIM_2026, ["\nclaim ", "\npair "]), (LIM, ["\nundone ", "\npair "])] {
        let reports = (0..u64::from(cases(50, 3_000))).map(|seed| random(id, seed, 16));
        let mut all: Vec<Certified> = reports.flat_map(|report| certified_of(&report).0).collect();
        all.retain(|it| it.text.contains("\nfloaters ") || it.text.contains("\nundone "));
        contains_each(&all, &parts);
        others.extend(hold(&format!("small {id}"), all));
    }
    others_accept(others.into_iter());
}

/// In small fields players are taken up although the group below needs them, and rows are undone.
#[test]
fn both_verifiers_accept_certificates_of_rounds_with_rows_undone() {
    let reports = (0..u64::from(cases(150, 6_000))).map(|seed| random(DUBOV, seed, 14));
    let mut all: Vec<Certified> = reports.flat_map(|report| certified_of(&report).0).collect();
    let is_long =
        |it: &Certified| ["\nspare ", "\ncollapsed ", "\nnext "].iter().any(|part| it.text.contains(part));
    all.retain(is_long);
    contains_each(
        &all,
        &["\nrefused ", "\ntaken ", "\nspare ", "\npair ", "\nbelow ", "\ncollapsed ", "\n6.4 of "],
    );
    others_accept(hold("rows undone", all));
}

/// In small fields brackets are paired again for the following one, fewer pairs are made, and brackets are joined.
#[test]
fn both_verifiers_accept_certificates_of_small_rounds_of_the_earlier_dutch_system() {
    let mut others = Vec::new();
    for id in [DUTCH_2009, DUTCH_1992] {
        let reports = (0..u64::from(cases(60, 3_000))).map(|seed| random(id, seed, 16));
        let found: Vec<_> = reports.map(|report| certified_of(&report)).collect();
        assert!(found.iter().flat_map(|(_, none)| none).all(has_no_form));
        let mut all: Vec<Certified> = found.into_iter().flat_map(|(all, _)| all).collect();
        let parts = ["\nnext ", "\nbelow ", "\npenultimate ", "\njoined ", "\npair "];
        all.retain(|it| parts.iter().any(|part| it.text.contains(part)));
        contains_each(&all, &parts);
        others.extend(hold(&format!("small {id}"), all));
    }
    others_accept(others.into_iter());
}

/// In small fields groups cannot be paired within the colour limits, or float beyond the next group.
#[test]
fn both_verifiers_accept_certificates_of_matches_without_colour_limits() {
    let reports = (0..u64::from(cases(150, 6_000))).map(|seed| random(OLYMPIAD, seed, 10));
    let mut all: Vec<Certified> = reports.flat_map(|report| certified_of(&report).0).collect();
    assert!(all.iter().any(|it| it.text.contains("\n9.1 of ")), "none of {}", all.len());
    let is_off = |line: &str| line.starts_with("7.4 ") && line != "7.4 0" || line.starts_with("O-3 ");
    all.retain(|it| it.text.lines().any(is_off));
    contains_each(&all, &["\n7.4 1", "\nO-3 ", "\n8.2 of ", "\n8.3 of "]);
    others_accept(hold("without limits", all));
}

/// A report in the state after a round was published, before any of its results.
fn without_results(report: &str, round: RoundNo) -> String {
    let column = 81 + 10 * usize::from(round.0);
    let line = |line: &str| -> String {
        let mut letters: Vec<char> = line.chars().collect();
        if line.starts_with("001") {
            letters.truncate(column + 8);
            let is_game = letters.get(column..column + 4).is_some_and(|number| *number != ['0'; 4]);
            letters.get_mut(column + 7).filter(|_| is_game).into_iter().for_each(|code| *code = ' ');
        }
        letters.into_iter().chain(['\n']).collect()
    };
    report.lines().map(line).collect()
}

/// A player back from a run of zero-point byes is paired in such a round, although no result shows it (Burstein 1.7.2).
#[test]
fn a_round_without_results_has_the_certificate_of_the_played_round() {
    let mut others = Vec::new();
    for (id, ..) in OF_GAMES {
        let reports = (0..).map(|seed| random(id, seed, 40));
        let (all, _) = certified_in(reports, cases(20, 600) as usize);
        let open: Vec<Certified> = all
            .into_iter()
            .map(|it| {
                let report = without_results(&it.report, it.round);
                let text = certified_round(&report, it.round).unwrap_or_else(|why| panic!("{why}\n{report}"));
                assert_eq!(text, it.text, "round {}\n{report}", it.round);
                Certified { report, ..it }
            })
            .collect();
        others.extend(hold(&format!("open {id}"), open));
    }
    others_accept(others.into_iter());
}

/// First words of the lines of a certificate that start a bracket, a part of one, or the steps that assign the bye before any
/// bracket.
const HEADS: [&str; 12] = [
    "bracket ",
    "everybody",
    "next ",
    "attempt ",
    "below ",
    "penultimate ",
    "collapsed ",
    "joined ",
    "floaters ",
    "undone ",
    "median",
    "spare ",
];

fn is_head(line: &str) -> bool {
    HEADS.iter().any(|head| line.starts_with(head))
}

/// Returns the lines of a certificate with their index and the step they belong to.
fn steps(text: &str) -> Vec<(usize, String, bool)> {
    let (mut bracket, mut step, mut found) = (String::new(), String::new(), Vec::new());
    for (at, line) in text.lines().enumerate() {
        let is_dual = [" y ", " k ", " s "].iter().any(|first| line.starts_with(first));
        let is_fact =
            ["pair ", "refused ", "claim ", "floater ", "taken "].iter().any(|first| line.starts_with(first));
        match is_head(line) {
            false if is_fact => continue,
            true => line.clone_into(&mut bracket),
            false if bracket.is_empty() || line == "end" || line.starts_with(" unit") => continue,
            false if !is_dual => step = format!("{bracket}, {}", line.rsplit_once(' ').unwrap().0),
            false => {}
        }
        if !is_head(line) {
            found.push((at, step.clone(), is_dual));
        }
    }
    found
}

/// Adds or subtracts one in a number of a line: the last of a step, the first of duals.
fn changed(line: &str, is_dual: bool, by: i64) -> String {
    let words: Vec<&str> = line.split(' ').collect();
    let place = if is_dual { 2 } else { words.len() - 1 };
    let number: i64 = words[place].parse().unwrap();
    let number = (number + by).to_string();
    let words = words.iter().enumerate().map(|(at, word)| if at == place { &number } else { *word });
    words.collect::<Vec<&str>>().join(" ")
}

/// Changes the result of an earlier game of a paired player; `None` if there is none.
fn stale(it: &Certified, dice: &mut Dice) -> Option<String> {
    let mut lines: Vec<Vec<char>> = it.report.lines().map(|line| line.chars().collect()).collect();
    let now = columns_before(&it.report, it.round.0.into());
    let columns: Vec<usize> = (0..now).map(|column| 98 + 10 * column).collect();
    let mut games = Vec::new();
    let is_paired = |line: &[char]| {
        let cell = line.get(91 + 10 * now..99 + 10 * now).unwrap_or_default();
        cell.ends_with(&['U']) || cell.iter().take(4).any(|digit| ('1'..='9').contains(digit))
    };
    for (at, line) in lines.iter().enumerate() {
        if !line.starts_with(&['0', '0', '1']) || !is_paired(line) {
            continue;
        }
        let has_result = |column: &&usize| line.get(**column).is_some_and(|code| "1=0".contains(*code));
        games.extend(columns.iter().filter(has_result).map(|&column| (at, column)));
    }
    let (at, column) = *games.get(dice.roll(games.len().max(1)))?;
    lines[at][column] = if lines[at][column] == '1' { '=' } else { '1' };
    Some(lines.iter().map(|line| line.iter().collect::<String>() + "\n").collect())
}

fn is_of_earlier_dutch(text: &str) -> bool {
    [DUTCH_2009, DUTCH_1992].iter().any(|id| text.contains(&format!("\nsystem {id}\n")))
}

/// Breaks a certificate or its report in one of six ways; returns both and the steps of which one must reject it.
fn broken(it: &Certified, way: usize, dice: &mut Dice) -> Option<(String, String, Vec<String>)> {
    let mut lines: Vec<String> = it.text.lines().map(ToOwned::to_owned).collect();
    let boards: Vec<usize> = (0..lines.len()).filter(|&at| lines[at].starts_with("board ")).collect();
    let own = steps(&it.text);
    let only = |step: String| vec![step];
    let pick = |places: &[usize], dice: &mut Dice| places.get(dice.roll(places.len().max(1))).copied();
    let expected = match way {
        // Two players exchange their partners.
        0 => {
            let (one, other) = (pick(&boards, dice)?, pick(&boards, dice)?);
            let words =
                [one, other].map(|at| lines[at].split(' ').map(ToOwned::to_owned).collect::<Vec<_>>());
            if one == other {
                return None;
            }
            lines[one] = format!("board {} {}", words[0][1], words[1][2]);
            lines[other] = format!("board {} {}", words[1][1], words[0][2]);
            // Other boards can make other rows undone, whose parts are missing then.
            let undone = Some("form: line ").filter(|_| it.text.contains(DUBOV));
            let others = ["form: line ", "boards: "].into_iter().filter(|_| is_of_earlier_dutch(&it.text));
            HEADS.into_iter().chain(undone).chain(others).map(ToOwned::to_owned).collect()
        }
        // Another value, or another dual variable.
        1 | 2 => {
            let fitting: Vec<&(usize, String, bool)> =
                own.iter().filter(|step| step.2 == (way == 2)).collect();
            let &(at, step, is_dual) = fitting.get(dice.roll(fitting.len().max(1)))?;
            lines[*at] = changed(&lines[*at], *is_dual, if dice.comes_up(50) { 1 } else { -1 });
            only(format!("{step}:"))
        }
        // A bracket is missing.
        3 => {
            let heads: Vec<usize> = (0..lines.len()).filter(|&at| is_head(&lines[at])).collect();
            let first = pick(&heads, dice)?;
            let end = heads.iter().find(|&&at| at > first).copied().unwrap_or(lines.len() - 1);
            // Without its proof that it has no pairing, a group needs one.
            let has_pairs = first > 0 && lines[first - 1].starts_with("pair ");
            let name = lines[first].replacen("joined ", if has_pairs { "attempt " } else { "bracket " }, 1);
            lines.drain(first..end);
            if is_of_earlier_dutch(&it.text) {
                // The parts that follow show which ones are necessary.
                ["form: line ", "boards: "].into_iter().chain(HEADS).map(ToOwned::to_owned).collect()
            }
            // Boards that are not undone are missing in the round.
            else if name.starts_with("undone ") {
                ["bracket ", "median, "].map(ToOwned::to_owned).to_vec()
            } else {
                // A part of the same name can follow, which proves something else.
                let next = lines.get(first).filter(|line| **line == name).map(|_| format!("{name}, "));
                [format!("form: line {}: \"{name}\"", first + 1)].into_iter().chain(next).collect()
            }
        }
        // Another colour.
        4 => {
            let at = pick(&boards, dice)?;
            let words: Vec<&str> = lines[at].split(' ').collect();
            lines[at] = format!("board {} {}", words[2], words[1]);
            only("colours:".to_owned())
        }
        // The report is in another state.
        _ => return Some((it.text.clone(), stale(it, dice)?, only("report:".to_owned()))),
    };
    Some((lines.join("\n") + "\n", it.report.clone(), expected))
}

#[test]
fn a_broken_certificate_is_rejected_at_its_step() {
    let mut rounds: Vec<Certified> = Vec::new();
    for (_, samples, corpus) in OF_GAMES {
        // Many breaks need no more certificates.
        let events = recorded(samples, corpus).into_iter().take(cases(2, 20).min(20) as usize);
        rounds.extend(events.flat_map(|report| certified_of(&report).0));
    }
    for id in systems() {
        let seeds = 0..u64::from(cases(2, 8).min(8));
        rounds.extend(seeds.flat_map(|seed| certified_of(&random(id, seed, 60)).0));
    }
    let mut by_system: BTreeMap<String, Vec<Certified>> = BTreeMap::new();
    for it in rounds {
        let system = it.text.lines().nth(1).unwrap().to_owned();
        by_system.entry(system).or_default().push(it);
    }
    assert_eq!(by_system.len(), systems().count(), "{:?}", by_system.keys());
    let mut dice = Dice(37);
    let mut kept: Vec<(String, String)> = Vec::new();
    let wanted = cases(72, 2_000) as usize;
    let others = if is_full() { 24 } else { 6 };
    for (system, rounds) in &by_system {
        let mut counts = [0_usize; 6];
        while counts.iter().sum::<usize>() < wanted {
            let way = dice.roll(6);
            let it = &rounds[dice.roll(rounds.len())];
            let Some((text, report, expected)) = broken(it, way, &mut dice) else { continue };
            let fault = verify(&text, report.as_bytes()).expect_err(&text).to_string();
            let is_expected = expected.iter().any(|step| fault.starts_with(step));
            assert!(is_expected, "{expected:?} {fault}\n{text}\n{}", it.text);
            counts[way] += 1;
            // As many for the other two verifiers, however many cases there are.
            if counts.iter().sum::<usize>().is_multiple_of(wanted / others) {
                kept.push((text, report));
            }
        }
        let has_duals = rounds.iter().any(|it| steps(&it.text).iter().any(|(.., is_dual)| *is_dual));
        let applies = |way: usize| way != 2 || has_duals;
        assert!((0..6).all(|way| !applies(way) || counts[way] > wanted / 25), "{system}: {counts:?}");
        eprintln!("{system}: rejected {counts:?}");
    }
    let pairs: Vec<(&str, &str)> =
        kept.iter().map(|(text, report)| (text.as_str(), report.as_str())).collect();
    for (answer, (text, _)) in IN_PYTHON.answers(&pairs).unwrap_or_default().iter().zip(&kept) {
        assert!(answer.starts_with("refused: "), "{answer}\n{text}");
    }
    answers_are_the_same(&pairs);
}

/// In a round that the report does not have yet, only the proof distinguishes these boards from others.
#[test]
fn no_change_of_a_certificate_proves_other_boards() {
    let mut rounds: Vec<(String, String)> = Vec::new();
    for (seed, id) in (0..6).flat_map(|seed| systems().map(move |id| (seed, id))) {
        for it in certified_of(&random(id, seed, 14)).0 {
            let report = before(&it.report, it.round.0.into());
            rounds.extend(certified_round(&report, it.round).map(|text| (report, text)));
        }
    }
    assert!(rounds.len() > 30, "{} rounds", rounds.len());
    let (mut dice, mut proved) = (Dice(41), 0);
    for _ in 0..cases(1_000, 40_000) {
        let (report, text) = &rounds[dice.roll(rounds.len())];
        let mut any = |count: usize| (0..count).map(|_| dice.roll(256) as u8).collect::<Vec<u8>>();
        let changes = any(5);
        let others = any(10);
        for text_changed in [with_changes(text, &changes), with_changes(text, &others)] {
            if verify(&text_changed, report.as_bytes()).is_ok() {
                assert_eq!(boards(&text_changed), boards(text), "{text}\n{text_changed}\n{report}");
                proved += 1;
            }
        }
        // A report with changed bytes has a fault, or is equivalent for the pairing.
        let mut bytes = report.clone().into_bytes();
        let place = dice.roll(bytes.len());
        bytes[place] = dice.roll(256) as u8;
        let _whatever = verify(text, &bytes);
        let _whatever = verify(&String::from_utf8_lossy(&bytes), text.as_bytes());
    }
    eprintln!("{} rounds; proved though changed, with the same boards: {proved}", rounds.len());
}

/// Certificates of the other edition that claim to be of this one.
#[test]
fn no_certificate_of_the_other_edition_proves_other_boards_by_the_earlier_dutch_system() {
    let (mut others, mut proved) = (0, 0);
    for (id, edition) in [(DUTCH_2009, DUTCH_1992), (DUTCH_1992, DUTCH_2009)] {
        let reports = (0..u64::from(cases(60, 1_000))).map(|seed| random(id, seed, 14));
        for it in reports.flat_map(|report| certified_of(&report).0) {
            let round = usize::from(it.round.0);
            let report = before(&it.report, round);
            let Ok(own) = certified_round(&report, it.round) else { continue };
            let Ok(text) = certified_round(&report.replace(id, edition), it.round) else { continue };
            let print = hakem_verify::fingerprint(report.as_bytes(), round).unwrap();
            let line = |(at, line): (usize, &str)| match at {
                1 => format!("system {id}\n"),
                3 => format!("report {print}\n"),
                _ => format!("{line}\n"),
            };
            let text: String = text.lines().enumerate().map(line).collect();
            let is_same = boards(&text) == boards(&own);
            let is_proved = verify(&text, report.as_bytes()).is_ok();
            assert!(is_same || !is_proved, "{own}\n{text}\n{report}");
            others += usize::from(!is_same);
            proved += usize::from(is_proved);
        }
    }
    assert!(others > 20 && proved > 20, "{others} of other boards, {proved} proved");
    eprintln!("{others} certificates of other boards rejected, {proved} of the same ones accepted");
}

/// Duals may prove more than necessary, so only they, and the choices that they prove, can be redundant.
#[test]
fn no_board_bracket_or_value_can_be_left_out() {
    let reports =
        systems().flat_map(|id| (0..if is_full() { 6 } else { 2 }).map(move |seed| random(id, seed, 14)));
    for it in reports.flat_map(|report| certified_of(&report).0) {
        let told = |line: &str| !line.starts_with(' ') && !line.contains(" of ");
        for (left_out, _) in it.text.lines().enumerate().filter(|(_, line)| told(line)) {
            let lines = it.text.lines().enumerate().filter(|&(at, _)| at != left_out).map(|(_, line)| line);
            let text = lines.collect::<Vec<_>>().join("\n");
            assert!(verify(&text, it.report.as_bytes()).is_err(), "line {left_out}\n{}", it.text);
        }
    }
}

/// Each system has certificates, or its own reason for having none, in every language.
#[test]
fn every_system_without_certificates_is_refused_with_its_reason() {
    let report = fs::read_to_string("tests/golden/dutch/2026/d0078.trf").unwrap();
    let event = trf::to_commands(&trf::read(&report).unwrap().file, &SystemId::new(SYSTEM_IN_FORCE));
    let event = event.unwrap().event;
    let of_players = |format: &&&dyn Format| format.facts().paired == Paired::Players;
    for format in SYSTEMS.iter().filter(of_players).filter(|format| format.swiss().is_some()) {
        let by_system = event.under(SystemId::new(format.id()));
        let found = certify(&by_system, report.as_bytes(), RoundNo(2), |_| 0);
        let is_refused = matches!(found, Err(Refused::System(id)) if id == format.id());
        assert_eq!(is_refused, systems().all(|id| id != format.id()), "{}: {found:?}", format.id());
    }
    for language in Language::ALL {
        let texts = Texts::new(language);
        let certified: BTreeSet<&str> = systems().collect();
        let others = SYSTEMS.iter().map(|format| format.id()).filter(|id| !certified.contains(id));
        let reasons: BTreeSet<String> = others
            .map(|id| {
                let reason = Refused::System(id).say(&texts);
                assert!(reason.contains(id), "{language:?}: {reason}");
                let way = match system(id).unwrap().swiss() {
                    Some(_) => "hakem check",
                    // The verifier has no Molter tables.
                    None if id == "molter" => "hakem schedule",
                    None => "hakem verify",
                };
                assert!(reason.contains(way), "{language:?}: {reason}");
                reason
            })
            .collect();
        assert_eq!(reasons.len() + certified.len(), SYSTEMS.len(), "{language:?}");
    }
}

#[test]
fn a_round_of_other_boards_is_refused_by_name() {
    let report = fs::read_to_string("tests/golden/dutch/2026/d0078.trf").unwrap();
    let refused = |report: &str, round: u8| certified_round(report, RoundNo(round)).unwrap_err();
    // Results of round 1 are reversed, so that round 2 was paired differently.
    let turned: String = report
        .lines()
        .map(|line| {
            let mut line: Vec<char> = line.chars().collect();
            if line.starts_with(&['0', '0', '1']) {
                let code = line[98];
                line[98] = if code == '1' {
                    '0'
                } else if code == '0' {
                    '1'
                } else {
                    code
                };
            }
            line.into_iter().collect::<String>() + "\n"
        })
        .collect();
    assert!(matches!(
        refused(&turned, 2),
        Refused::Unproved(Unproved::NotBest { .. } | Unproved::Illegal { .. })
    ));
}

/// Clubs of an open may be in records 013, as other programs write them; they state nothing about its rounds.
#[test]
fn rosters_in_a_report_of_players_are_no_part_of_the_proof() {
    let report = fs::read_to_string("tests/golden/dutch/2026/d0078.trf").unwrap();
    let text = certified_round(&report, RoundNo(3)).unwrap();
    let with_rosters = format!("{report}013 Rooks                               no list of numbers\n");
    assert!(verify(&text, with_rosters.as_bytes()).is_ok());
    let answers = IN_PYTHON.answers(&[(&text, &with_rosters)]);
    assert!(answers.is_none_or(|answers| answers == ["verified"]));
}

/// The columns of a report show such a game as played; only a comment has the result that counts.
#[test]
fn games_corrected_for_the_rating_report_only_count_in_certificates_as_the_comment_says() {
    let mut event = Event::played("dutch-2026", 12, 4, 6).snapshot;
    let (follow, reason) = (Follow::RatingReportOnly, "score sheet".to_owned());
    for (round, board) in
        [(1, 1), (1, 3), (2, 2), (3, 1)].map(|(round, board)| (RoundNo(round), BoardNo(board)))
    {
        let now = event.round(round).unwrap().result(board);
        let result = [Outcome::WhiteWins, Outcome::BlackWins].map(|of| Some(GameResult::Played(of)));
        let result = result.into_iter().find(|result| *result != now).unwrap();
        let reason = reason.clone();
        event = apply(&event, &ChessCommand::CorrectResult { round, board, result, follow, reason }).unwrap();
    }
    let colours = ChessCommand::CorrectColours { round: RoundNo(4), board: BoardNo(1), follow, reason };
    event = apply(&event, &colours).unwrap();
    let report = trf::write(&trf::from_snapshot(&event), Style::default());
    let certificates: Vec<String> = (1..=5)
        .map(|round| certified_round(&report, RoundNo(round)).unwrap_or_else(|why| panic!("{round}: {why}")))
        .collect();
    let all: Vec<(&str, &str)> = certificates.iter().map(|text| (text.as_str(), report.as_str())).collect();
    let answers = IN_PYTHON.answers(&all).unwrap_or_default();
    assert!(answers.iter().all(|answer| answer == "verified"), "{answers:?}");
    // Both reject a comment that names another game.
    let other = report.replacen("counted=1:", "counted=2:", 1);
    assert_ne!(other, report);
    assert!(verify(&certificates[4], other.as_bytes()).is_err());
    let answers = IN_PYTHON.answers(&[(&certificates[4], &other)]).unwrap_or_default();
    assert!(answers.iter().all(|answer| answer.starts_with("refused")), "{answers:?}");
}

/// Returns the verdicts of the second verifier on reports with certificates; none if python3 is missing.
fn reports_by_python(reports: &[String]) -> Vec<String> {
    let folder = TempDir::new().unwrap();
    let mut verdicts = Vec::new();
    for few in reports.chunks(200) {
        let paths: Vec<PathBuf> = (0..few.len()).map(|at| folder.path().join(format!("{at}.trf"))).collect();
        paths.iter().zip(few).for_each(|(path, report)| fs::write(path, report).unwrap());
        let mut command = Command::new("python3");
        let Ok(output) = command.args(["tests/certificates/verify.py", "--reports"]).args(&paths).output()
        else {
            return Vec::new();
        };
        let told = String::from_utf8(output.stdout).unwrap();
        let before = verdicts.len();
        verdicts.extend(told.trim_end().split("\n\n").map(ToOwned::to_owned));
        assert_eq!(verdicts.len() - before, few.len(), "{}", String::from_utf8_lossy(&output.stderr));
    }
    verdicts
}

/// Changes a digit in the points of a player.
fn with_other_points(report: &str, dice: &mut Dice) -> String {
    let mut lines: Vec<String> = report.lines().map(|line| line.to_owned() + "\n").collect();
    let players: Vec<usize> = (0..lines.len()).filter(|&at| lines[at].starts_with("001")).collect();
    let at = players[dice.roll(players.len())];
    let mut line: Vec<char> = lines[at].chars().collect();
    line[81] = if line[81] == '9' { '8' } else { '9' };
    lines[at] = line.into_iter().collect();
    lines.concat()
}

#[test]
fn a_report_that_carries_its_certificates_is_verified_alone_by_all_verifiers() {
    let few = cases(2, 60) as usize;
    let of_games =
        OF_GAMES.iter().flat_map(|&(_, samples, corpus)| recorded(samples, corpus).into_iter().take(few));
    let drawn = systems().flat_map(|id| (0..few as u64).map(move |seed| random(id, seed, 30)));
    let (mut all, mut expected_of, mut dice, mut rounds) = (Vec::new(), Vec::new(), Dice(59), 0);
    for report in of_games.chain(drawn) {
        let found = certify_report(&report);
        let certified: Vec<_> = found
            .iter()
            .filter_map(|(round, found)| Some((usize::from(round.0), found.as_ref().ok()?)))
            .collect();
        let carried: String = certified.iter().map(|(round, text)| comments(*round, text)).collect();
        let text = format!("{report}{carried}");
        let ReportProof { rounds: proved, points } = verify_report(text.as_bytes());
        let expected: Vec<usize> = certified.iter().map(|(round, _)| *round).collect();
        let of = |is_proved: bool| {
            let of = proved.iter().filter(|(_, found)| found.is_ok() == is_proved);
            of.map(|(round, _)| *round).collect::<Vec<usize>>()
        };
        assert_eq!(of(true), expected, "{proved:?}\n{text}");
        // Rounds without a certificate are named if the report has any.
        let other: Vec<usize> =
            found.iter().filter(|(_, found)| found.is_err()).map(|(round, _)| usize::from(round.0)).collect();
        assert_eq!(of(false), if expected.is_empty() { Vec::new() } else { other }, "{text}");
        let players = text.lines().filter(|line| line.starts_with("001")).count();
        assert_eq!(points, Ok(players), "{text}");
        let altered = with_other_points(&text, &mut dice);
        let fault = verify_report(altered.as_bytes()).points.unwrap_err();
        assert_eq!(fault.step, "points", "{fault}\n{altered}");
        rounds += expected.len();
        let missing = "form: the report carries no certificate";
        let of_round = |(round, found): &(RoundNo, Result<String, _>)| match found {
            Ok(_) => format!("round {round}: verified\n"),
            Err(_) => format!("round {round}: refused: {missing} of this round\n"),
        };
        let told: String = match expected.is_empty() {
            true => format!("refused: {missing}\n"),
            false => found.iter().map(of_round).collect(),
        };
        expected_of.push(format!("{told}points: verified, players {players}"));
        all.extend([text, altered]);
    }
    // Whole pairs of a report and its altered one.
    let every = if is_full() { 1 } else { 4 };
    let (asked, expected_of): (Vec<_>, Vec<_>) = all.chunks(2).zip(expected_of).step_by(every).unzip();
    for (at, told) in reports_by_python(&asked.concat()).iter().enumerate() {
        if at % 2 == 0 {
            assert_eq!(*told, expected_of[at / 2], "{}", asked[at / 2][0]);
        } else {
            assert!(told.contains("points: refused: points: "), "{told}");
        }
    }
    answers_are_the_same(&all.iter().map(|text| ("", text.as_str())).collect::<Vec<_>>());
    eprintln!("{} reports, {rounds} rounds", all.len() / 2);
}

/// Returns a report of games with the certificates of all its rounds, and the number of these; `None` if one has none,
/// or if the first or the last round has a single game.
fn fully_certified(id: &str, seed: u64) -> Option<(String, usize)> {
    let report = random(id, seed, 16);
    let found = certify_report(&report);
    let certified: Option<String> =
        found.iter().map(|(round, found)| Some(comments(round.0.into(), found.as_ref().ok()?))).collect();
    let text = report + &certified?;
    let lines: Vec<String> = text.lines().map(ToOwned::to_owned).collect();
    let has_games = [1, found.len()].iter().all(|&round| games_in(&lines, round).len() > 1);
    Some((text, found.len())).filter(|(_, rounds)| *rounds > 1 && has_games)
}

/// Returns the cells of a round that name an opponent: the lines of both players, if the one has White.
fn games_in(lines: &[String], round: usize) -> Vec<[usize; 2]> {
    let column = 91 + 10 * (round - 1);
    let number = |line: &str, at: usize| line.get(at..at + 4)?.trim().parse::<usize>().ok();
    let players: BTreeMap<usize, usize> = (0..lines.len())
        .filter(|&at| lines[at].starts_with("001"))
        .filter_map(|at| Some((number(&lines[at], 4)?, at)))
        .collect();
    let of_white = |&at: &usize| {
        let other = *players.get(&number(&lines[at], column)?)?;
        Some([at, other]).filter(|_| lines[at].get(column + 5..column + 6) == Some("w"))
    };
    players.values().filter_map(of_white).collect()
}

/// Replaces columns of a line, counted from 0.
fn write_at(line: &mut String, column: usize, text: &str) {
    *line = format!("{line:column$}");
    let end = (column + text.len()).min(line.len());
    line.replace_range(column..end, text);
}

/// Requires that all verifiers refuse each report with the same steps, and returns these by report.
fn refused_alike(reports: &[String]) -> Vec<Vec<(usize, String)>> {
    let by_python = reports_by_python(reports);
    answers_are_the_same(&reports.iter().map(|text| ("", text.as_str())).collect::<Vec<_>>());
    let mut steps = Vec::new();
    for (at, report) in reports.iter().enumerate() {
        let ReportProof { rounds, points } = verify_report(report.as_bytes());
        let of_round = |(round, found): &(usize, Result<Proved, _>)| match found {
            Ok(_) => format!("round {round}: verified"),
            Err(hakem_verify::Fault { step, .. }) => format!("round {round}: refused: {step}: "),
        };
        let of_points = match &points {
            Ok(players) => format!("points: verified, players {players}"),
            Err(fault) => format!("points: refused: {}: ", fault.step),
        };
        let expected: Vec<String> = rounds.iter().map(of_round).chain([of_points]).collect();
        if let Some(told) = by_python.get(at) {
            let told: Vec<&str> = told.lines().collect();
            assert_eq!(told.len(), expected.len(), "{told:?}\n{report}");
            assert!(
                told.iter().zip(&expected).all(|(told, start)| told.starts_with(start)),
                "{told:?}\n{report}"
            );
        }
        let refused = rounds.into_iter().filter_map(|(round, found)| Some((round, found.err()?.step)));
        steps.push(refused.chain(points.err().map(|fault| (0, fault.step))).collect());
    }
    steps
}

/// Other boards in the last round: all of its cells have Black, or the colours fit and only the certificate differs.
#[test]
fn a_last_round_of_other_boards_is_refused_whatever_its_colours() {
    let (mut reports, mut expected) = (Vec::new(), Vec::new());
    for id in systems().filter(|id| OF_MATCHES.iter().all(|(of, ..)| of != id) && *id != OLYMPIAD) {
        let Some((report, last)) = (0..40).find_map(|seed| fully_certified(id, seed)) else {
            panic!("{id} has no certified report");
        };
        for is_consistent in [false, true] {
            let mut lines: Vec<String> = report.lines().map(ToOwned::to_owned).collect();
            let games = games_in(&lines, last);
            assert!(games.len() > 1, "{report}");
            let blacks = games.iter().skip(1).chain(games.first()).map(|[_, black]| *black);
            let number = |at: usize| report.lines().nth(at).unwrap()[4..8].to_owned();
            let column = 91 + 10 * (last - 1);
            for ([white, _], black) in games.iter().zip(blacks) {
                let colour = if is_consistent { "w" } else { "b" };
                write_at(&mut lines[*white], column, &format!("{} {colour} =", number(black)));
                write_at(&mut lines[black], column, &format!("{} b =", number(*white)));
            }
            reports.push(lines.join("\n") + "\n");
            expected.push((last, if is_consistent { "boards" } else { "report" }.to_owned()));
        }
    }
    for ((steps, expected), report) in refused_alike(&reports).iter().zip(&expected).zip(&reports) {
        assert!(steps.contains(expected), "{expected:?} {steps:?}\n{report}");
    }
}

/// Alters the lines of a report.
type Change<'a> = &'a dyn Fn(&mut Vec<String>);

/// The verifiers read a game from both cells: one that its players state differently is in no round.
#[test]
fn a_game_that_its_players_state_differently_is_refused_in_any_round() {
    let (report, last) = (0..40).find_map(|seed| fully_certified("dutch-2026", seed)).unwrap();
    let mut reports = Vec::new();
    for round in [1, last] {
        let column = 91 + 10 * (round - 1);
        let original: Vec<String> = report.lines().map(ToOwned::to_owned).collect();
        let [[white, black], [other, _], ..] = games_in(&original, round)[..] else { panic!("{report}") };
        let number = |at: usize| original[at][4..8].to_owned();
        let changes: [Change; 7] = [
            &|lines| write_at(&mut lines[black], column, &number(other)),
            &|lines| write_at(&mut lines[black], column, "9999"),
            &|lines| write_at(&mut lines[black], column, &number(black)),
            &|lines| write_at(&mut lines[black], column, "0000 - Z"),
            &|lines| write_at(&mut lines[black], column + 5, "w"),
            &|lines| [white, black].iter().for_each(|&at| write_at(&mut lines[at], column + 7, "1")),
            &|lines| drop(lines.remove(black)),
        ];
        for change in changes {
            let mut lines = original.clone();
            change(&mut lines);
            reports.push(lines.join("\n") + "\n");
        }
    }
    for (steps, report) in refused_alike(&reports).iter().zip(&reports) {
        assert_eq!(steps.len(), last + 1, "{steps:?}\n{report}");
        assert!(steps.iter().all(|(_, step)| step == "report"), "{steps:?}\n{report}");
    }
}

/// hakem raises a number of rounds that is too small; the further rounds need certificates like all others.
#[test]
fn games_after_the_last_round_need_a_certificate_too() {
    let (report, last) = (0..40).find_map(|seed| fully_certified("dutch-2026", seed)).unwrap();
    let planned = report.lines().find(|line| line.starts_with("142")).unwrap().to_owned();
    let mut lines: Vec<String> =
        report.replacen(&planned, &format!("142 {last}"), 1).lines().map(ToOwned::to_owned).collect();
    for [white, black] in games_in(&lines, last) {
        for at in [white, black] {
            let again = lines[at][91 + 10 * (last - 1)..97 + 10 * (last - 1)].to_owned();
            write_at(&mut lines[at], 91 + 10 * last, &format!("{again} 0"));
        }
    }
    let steps = refused_alike(&[lines.join("\n") + "\n"]).concat();
    assert!(steps.contains(&(last + 1, "form".to_owned())), "{steps:?}");
}

/// Maximum number of reports that the verifier for web pages verifies too.
const IN_NODE: usize = 3_000;

/// A table needs no certificate: its rounds follow from the players and the number of cycles.
#[test]
fn rounds_of_a_round_robin_are_verified_by_the_table() {
    let (mut all, mut rounds, mut broken, mut dice) = (Vec::new(), 0, 0, Dice(593));
    for seed in 0..u64::from(cases(12, 300)) {
        let players = u16::try_from(3 + seed % 12).unwrap();
        let wishes = Wishes { players: Some(players), ..Wishes::default() };
        let made = simulate(&wishes, system("round-robin").unwrap(), seed, 1).unwrap();
        let report = trf::write(&made.report(seed, 1), Style::default());
        let proof = verify_report(report.as_bytes());
        let expected = made.event.rounds().len();
        assert!(proof.rounds.iter().all(|(_, found)| found.is_ok()), "{:?}\n{report}", proof.rounds);
        assert_eq!(
            (proof.rounds.len(), proof.points.is_ok()),
            (expected, true),
            "{:?}\n{report}",
            proof.points
        );
        rounds += expected;
        // Two players exchange their opponents in a round, or a board has the opposite colours.
        let mut lines: Vec<Vec<char>> = report.lines().map(|line| line.chars().collect()).collect();
        let of_players: Vec<usize> =
            (0..lines.len()).filter(|&at| lines[at].starts_with(&['0', '0', '1'])).collect();
        let round = dice.roll(expected);
        let cell = 91 + 10 * round..97 + 10 * round;
        let [one, other] = [0, 1].map(|_| of_players[dice.roll(of_players.len())]);
        let [first, second] = [one, other].map(|at| lines[at][cell.clone()].to_vec());
        lines[one][cell.clone()].copy_from_slice(&second);
        lines[other][cell].copy_from_slice(&first);
        let altered: String =
            lines.into_iter().map(|line| line.into_iter().collect::<String>() + "\n").collect();
        let found = verify_report(altered.as_bytes()).rounds;
        let refused: Vec<usize> =
            found.iter().filter(|(_, found)| found.is_err()).map(|(round, _)| *round).collect();
        assert_eq!(refused, if first == second { Vec::new() } else { vec![round + 1] }, "{altered}");
        broken += usize::from(first != second);
        if all.len() < IN_NODE {
            all.extend([report, altered]);
        }
    }
    answers_are_the_same(&all.iter().map(|text| ("", text.as_str())).collect::<Vec<_>>());
    eprintln!("round-robin: {rounds} rounds verified, {broken} broken reports rejected");
}

/// Rounds of these follow from the seats of the teams, or from the results of a bracket.
#[test]
fn rounds_of_team_tables_and_knockouts_are_verified_without_certificates() {
    let (mut all, mut dice) = (Vec::new(), Dice(617));
    for id in ["scheveningen", "skalitzka", "team-round-robin", "knockout", "team-knockout"] {
        let (mut rounds, mut broken) = (0, 0);
        // In the knockout of seed 122 a winner has left, and the slot that they would meet is empty.
        for seed in (0..u64::from(cases(6, 200))).chain([122]) {
            let made = simulate(&Wishes::default(), system(id).unwrap(), seed, 1).unwrap();
            let report = trf::write(&made.report(seed, 1), Style::default());
            let proof = verify_report(report.as_bytes());
            assert!(proof.rounds.iter().all(|(_, found)| found.is_ok()), "{:?}\n{report}", proof.rounds);
            // A final that one player has reached alone has no board.
            let with_boards = made.event.rounds().iter().filter(|round| round.games().next().is_some());
            assert_eq!(proof.rounds.len(), with_boards.count(), "{report}");
            rounds += proof.rounds.len();
            // Two players exchange their cells of a round.
            let mut lines: Vec<Vec<char>> = report.lines().map(|line| line.chars().collect()).collect();
            let of_players: Vec<usize> =
                (0..lines.len()).filter(|&at| lines[at].starts_with(&['0', '0', '1'])).collect();
            let [one, other] = [0, 1].map(|_| of_players[dice.roll(of_players.len())]);
            let columns = (lines[one].len() - 91).div_ceil(10);
            let column = 91 + 10 * dice.roll(columns.max(1));
            let cell = column..column + 6;
            let cells = [one, other].map(|at| lines[at].get(cell.clone()).map(<[char]>::to_vec));
            let [Some(first), Some(second)] = cells else { continue };
            lines[one][cell.clone()].copy_from_slice(&second);
            lines[other][cell].copy_from_slice(&first);
            let altered: String =
                lines.into_iter().map(|line| line.into_iter().collect::<String>() + "\n").collect();
            let found = verify_report(altered.as_bytes()).rounds;
            let is_refused = found.iter().any(|(_, found)| found.is_err());
            assert_eq!(is_refused, first != second, "{found:?}\n{altered}");
            broken += usize::from(is_refused);
            if all.len() < IN_NODE {
                all.extend([report, altered]);
            }
        }
        eprintln!("{id}: {rounds} rounds verified, {broken} broken reports rejected");
    }
    answers_are_the_same(&all.iter().map(|text| ("", text.as_str())).collect::<Vec<_>>());
}
