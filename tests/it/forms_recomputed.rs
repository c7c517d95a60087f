//! FIDE's forms of two real events, recomputed from the text of their reports.
//!
//! The reports have pairings and results, but no ratings, titles or federations: these are written into their columns
//! here, by number, the strongest first; and draws into the last round of the second report, which was not yet played. The
//! calculation reads those columns only and shares no code with the engine.

use crate::sheets::{MORNING, with_sheet};
use hakem::i18n::Language;
use hakem::sheet::data::{Cell, Key, Section};
use hakem_engine::history::{Entry, History, Moment};
use hakem_engine::tournament::{SYSTEM_IN_FORCE, SystemId};
use hakem_engine::trf;
use std::collections::{BTreeMap, BTreeSet};

const REPORTS: [&str; 2] =
    [include_str!("../golden/trf/real-209.trf"), include_str!("../golden/trf/real-108.trf")];

/// Differences of rating by percentage from 50 to 100 (FIDE B.02 8.1.1).
const DIFFERENCES: [i64; 51] = [
    0, 7, 14, 21, 29, 36, 43, 50, 57, 65, 72, 80, 87, 95, 102, 110, 117, 125, 133, 141, 149, 158, 166, 175,
    184, 193, 202, 211, 220, 230, 240, 251, 262, 273, 284, 296, 309, 322, 336, 351, 366, 383, 401, 422, 444,
    470, 501, 538, 589, 677, 800,
];

/// Figures of a title (B.01 1.4.6, 1.4.8): title, performance, average, floor.
const TITLES: [(&str, i64, i64, i64); 4] = [
    ("GM", 2600, 2380, 2200),
    ("IM", 2450, 2230, 2050),
    ("WGM", 2400, 2180, 2000),
    ("WIM", 2250, 2030, 1850),
];

const HOST: &str = "CZE";
const FEDERATIONS: [&str; 7] = ["CZE", "TUR", "GER", "CZE", "POL", "HUN", "CZE"];
const COUNTED: [&str; 6] = ["GM", "IM", "WGM", "WIM", "FM", "WFM"];

/// A player's line of a report, by its columns.
struct Line {
    title: String,
    rating: i64,
    federation: String,
    id: String,
    /// Opponent and result code of each round.
    rounds: Vec<(usize, char)>,
}

/// Writes sex, title, rating, federation and FIDE ID into the columns of a player.
fn completed(report: &str) -> String {
    let line = |line: &str| {
        let Some(number) =
            line.strip_prefix("001 ").and_then(|rest| rest.get(..4)?.trim().parse::<usize>().ok())
        else {
            return line.to_owned();
        };
        let title = match number {
            0..=12 => "g",
            13..=34 => "m",
            35..=40 => "wg",
            41..=64 => "f",
            65..=70 => "wm",
            _ => "",
        };
        let sex = if title.starts_with('w') || number.is_multiple_of(6) { 'w' } else { 'm' };
        let (rating, federation) = (2590 - 4 * number, FEDERATIONS[number % 7]);
        let (name, rest) = (&line[13..48], &line[57..68].replace(' ', ""));
        assert!(rest.is_empty(), "{line}");
        format!(
            "001 {number:>4} {sex}{title:>3}{name}{rating:>4} {federation} {:>11}{}",
            900_000 + number,
            &line[68..]
        )
    };
    let host = format!("032 {HOST}\n");
    host + &report.lines().map(line).collect::<Vec<_>>().join("\n").replace('?', "=") + "\n"
}

fn lines(report: &str) -> BTreeMap<usize, Line> {
    let players = report.lines().filter(|line| line.starts_with("001 "));
    let read = |line: &str| {
        let title = match line[10..13].trim() {
            "g" => "GM",
            "m" => "IM",
            "wg" => "WGM",
            "f" => "FM",
            "wm" => "WIM",
            _ => "",
        };
        let cells = line.as_bytes()[91..].chunks(10).filter(|cell| cell.len() >= 8);
        let cell = |cell: &[u8]| {
            let opponent = std::str::from_utf8(&cell[..4]).unwrap().trim().parse().unwrap_or(0);
            (opponent, char::from(cell[7]))
        };
        Line {
            title: title.to_owned(),
            rating: line[48..52].trim().parse().unwrap(),
            federation: line[53..56].to_owned(),
            id: line[57..68].trim().to_owned(),
            rounds: cells.map(cell).collect(),
        }
    };
    players.map(|line| (line[4..8].trim().parse().unwrap(), read(line))).collect()
}

/// Number in half points of a game played over the board; `None` for all else.
fn halves(code: char) -> Option<i64> {
    match code {
        '1' => Some(2),
        '=' => Some(1),
        '0' => Some(0),
        _ => None,
    }
}

fn performance(average: i64, halves: i64, games: i64) -> i64 {
    let percent = (100 * halves + games) / (2 * games);
    let difference = |percent: i64| DIFFERENCES[usize::try_from(percent - 50).unwrap()];
    average + if percent < 50 { -difference(100 - percent) } else { difference(percent) }
}

fn points(halves: i64) -> String {
    match (halves / 2, halves % 2) {
        (0, 1) => "½".to_owned(),
        (whole, 1) => format!("{whole}½"),
        (whole, _) => whole.to_string(),
    }
}

/// Players of other federations than the host's in the round with the fewest: federations, rated players, titled ones;
/// of those who miss at most one round (1.4.3d).
fn fewest_foreigners(lines: &BTreeMap<usize, Line>) -> [usize; 3] {
    let is_there = |code: char| "10=+U".contains(code);
    let counted: Vec<&Line> = lines
        .values()
        .filter(|line| line.federation != HOST)
        .filter(|line| line.rounds.iter().filter(|(_, code)| !is_there(*code)).count() <= 1)
        .collect();
    let rounds = counted[0].rounds.len();
    let in_round = |round: usize| {
        let there: Vec<&&Line> = counted.iter().filter(|line| is_there(line.rounds[round].1)).collect();
        let federations: BTreeSet<&str> = there.iter().map(|line| line.federation.as_str()).collect();
        let titled = there.iter().filter(|line| TITLES.iter().any(|(title, ..)| *title == line.title));
        [federations.len(), there.len(), titled.count()]
    };
    let short = |of: &[usize; 3]| {
        [3, 20, 10]
            .iter()
            .zip(of)
            .map(|(least, of): (&usize, &usize)| least.saturating_sub(*of))
            .sum::<usize>()
    };
    (0..rounds).map(in_round).rev().max_by_key(short).unwrap()
}

/// Recomputes the fields of a certificate from the lines of a report.
fn recomputed(lines: &BTreeMap<usize, Line>, player: &Line, title: &str) -> Vec<(&'static str, String)> {
    let games: Vec<(&Line, i64)> =
        player.rounds.iter().filter_map(|(of, code)| Some((lines.get(of)?, halves(*code)?))).collect();
    let (_, needed, least, floor) = TITLES.into_iter().find(|(of, ..)| *of == title).unwrap();
    let count = i64::try_from(games.len()).unwrap();
    let lowest = games.iter().map(|(of, _)| of.rating).min().unwrap();
    let sum: i64 = games.iter().map(|(of, _)| of.rating).sum::<i64>() + (floor - lowest).max(0);
    let average = (2 * sum + count) / (2 * count);
    let scored: i64 = games.iter().map(|(_, halves)| halves).sum();
    let reaches = |halves: &i64| {
        average >= least && performance(average, *halves, count) >= needed && 200 * halves >= 140 * count
    };
    let required = (0..=2 * count).find(reaches).unwrap();
    let number = |is_such: &dyn Fn(&Line) -> bool| games.iter().filter(|(of, _)| is_such(of)).count();
    let federations: BTreeSet<&str> = games.iter().map(|(of, _)| of.federation.as_str()).collect();
    let own = number(&|of| of.federation == player.federation);
    let foreign = federations.iter().filter(|of| **of != player.federation).count();
    let mut fields = vec![
        ("games", games.len().to_string()),
        ("opponents", games.len().to_string()),
        ("own_federation", own.to_string()),
        ("other_federations", (games.len() - own).to_string()),
        ("host_federation", number(&|of| of.federation == HOST).to_string()),
        ("federations", federations.len().to_string()),
        ("foreign_federations", foreign.to_string()),
        ("rated", games.len().to_string()),
        ("unrated", "0".to_owned()),
        ("titled", number(&|of| COUNTED.contains(&of.title.as_str())).to_string()),
        ("average", average.to_string()),
        ("performance", performance(average, scored, count).to_string()),
        ("score_required", points(required)),
        ("score_achieved", points(scored)),
        ("exceeding", points(scored - required)),
    ];
    fields.extend(COUNTED.map(|title| (title, number(&|of| of.title == title).to_string())));
    let largest =
        federations.iter().map(|federation| number(&|of| of.federation == *federation)).max().unwrap();
    let needs_exemption = foreign < 2 || 5 * own > 3 * games.len() || 3 * largest > 2 * games.len();
    let keys = ["event_federations", "event_foreign_rated", "event_foreign_titled"];
    let figures = fewest_foreigners(lines).map(|figure| figure.to_string());
    fields.extend(keys.into_iter().zip(figures).filter(|_| needs_exemption));
    fields
}

/// Returns the rows that the table of a certificate must have: opponent's ID, federation, title, rating, adjusted rating.
fn rows(lines: &BTreeMap<usize, Line>, player: &Line, floor: i64) -> Vec<[String; 5]> {
    let of = |(opponent, code): &(usize, char)| {
        let counts = halves(*code).is_some();
        lines.get(opponent).map(|of| (of, counts))
    };
    let met: Vec<Option<(&Line, bool)>> = player.rounds.iter().map(of).collect();
    let lowest = met.iter().flatten().filter(|(_, counts)| *counts).map(|(of, _)| of.rating).min().unwrap();
    let row = |of: &Option<(&Line, bool)>| {
        let Some((of, counts)) = of else { return Default::default() };
        let adjusted = if of.rating == lowest { of.rating.max(floor) } else { of.rating };
        let adjusted = if *counts { adjusted.to_string() } else { String::new() };
        [of.id.clone(), of.federation.clone(), of.title.clone(), of.rating.to_string(), adjusted]
    };
    met.iter().map(row).collect()
}

fn event(report: &str) -> History {
    let file = trf::read(report).unwrap().file;
    let import = trf::to_commands(&file, &SystemId::new(SYSTEM_IN_FORCE)).unwrap();
    let mut history = History::default();
    for (minute, command) in (0..).zip(import.commands) {
        history.replay(Entry::Did(command), Moment(MORNING.0 + minute)).unwrap();
    }
    history
}

fn value<'a>(section: &'a Section, key: &str) -> Option<&'a str> {
    let fields = section.fields.iter().chain(&section.closing);
    fields.clone().find(|field| field.key == key).map(|field| field.value.as_str())
}

fn text(cell: &Cell) -> String {
    match cell {
        Cell::Number(number) => number.to_string(),
        Cell::Words(words) => words.clone(),
        _ => String::new(),
    }
}

#[test]
fn every_certificate_of_two_real_events_equals_a_calculation_from_the_columns_of_their_reports() {
    let (mut certificates, mut exempt) = (0, 0);
    for report in REPORTS {
        let report = completed(report);
        let lines = lines(&report);
        with_sheet(&event(&report), ("it1", None), Language::English, |made, _, _| {
            for section in &made.unwrap().sections {
                let (title, id) = (value(section, "title").unwrap(), value(section, "fide_id").unwrap());
                let player = lines.values().find(|line| line.id == id).unwrap();
                let played = player.rounds.iter().filter(|(_, code)| halves(*code).is_some()).count();
                // Eight games and a forfeit count as nine (1.4.1c).
                let fields: Vec<_> = recomputed(&lines, player, title)
                    .into_iter()
                    .filter(|(key, _)| *key != "games" || played == player.rounds.len())
                    .collect();
                for (key, expected) in fields {
                    exempt += usize::from(key == "event_federations");
                    assert_eq!(value(section, key), Some(expected.as_str()), "{title} {id} {key}");
                }
                let floor = TITLES.iter().find(|(of, ..)| *of == title).unwrap().3;
                let keys = ["fide_id", "federation", "title", "rating", "adjusted"];
                let columns = keys
                    .map(|key| section.table.columns.iter().position(|of| of.key == Key::One(key)).unwrap());
                let shown = section.table.rows().map(|row| columns.map(|at| text(&row.cells[at])));
                assert_eq!(shown.collect::<Vec<_>>(), rows(&lines, player, floor), "{title} {id}");
                certificates += 1;
            }
        });
    }
    assert!(certificates > 20 && exempt > 0, "{certificates} certificates, {exempt} by 1.4.3d");
}

/// Participants by form IT3: those with an opponent at the board, in total, by federation, of the host.
#[test]
fn the_participants_of_form_it3_equal_a_count_of_the_columns() {
    for report in REPORTS {
        let report = completed(report);
        let lines = lines(&report);
        let played: Vec<&Line> =
            lines.values().filter(|line| line.rounds.iter().any(|(of, _)| *of > 0)).collect();
        let count = |is_such: &dyn Fn(&Line) -> bool| {
            let such: Vec<&&Line> = played.iter().filter(|line| is_such(line)).collect();
            let federations: BTreeSet<&str> = such.iter().map(|line| line.federation.as_str()).collect();
            let host = such.iter().filter(|line| line.federation == HOST).count();
            [such.len(), federations.len(), host, such.len() - host].map(|count| count.to_string())
        };
        let mut expected = vec![count(&|_| true), count(&|_| true), count(&|_| false)];
        let titles = ["GM", "IM", "FM", "WGM", "WIM", "WFM"];
        let of_titles: BTreeMap<&str, [String; 4]> =
            titles.map(|title| (title, count(&|line| line.title == title))).into();
        with_sheet(&event(&report), ("it3", None), Language::English, |made, _, _| {
            let made = made.unwrap();
            let tables = made.sections.iter().map(|section| &section.table);
            let table = tables
                .clone()
                .find(|table| table.columns.iter().any(|of| of.key == Key::One("federations")))
                .unwrap();
            let rows: Vec<Vec<String>> =
                table.rows().map(|row| row.cells.iter().map(text).collect()).collect();
            let shown = |row: &[String]| [row[1].clone(), row[2].clone(), row[3].clone(), row[4].clone()];
            expected.extend(rows[3..].iter().map(|row| of_titles[row[0].as_str()].clone()));
            assert_eq!(rows.iter().map(|row| shown(row)).collect::<Vec<_>>(), expected);
            assert_eq!(rows.len(), 9);
        });
    }
}
