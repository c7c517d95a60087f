//! Answers for programs, checked against the page that documents their fields (docs/json.md).

use crate::cli::{answer, hakem, write_unrated};
use crate::effort;
use crate::lists;
use hakem::store::{Mode, Store};
use hakem_engine::command::Command as Entered;
use hakem_engine::history::Entry;
use hakem_engine::tournament::{
    Category, Incident, IncidentKind, Money, Name, Player, PlayerId, PrizeGroup, PrizeList, Reward, RoundNo,
    SpecialPrize,
};
use serde_json::{Map, Value};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;
use std::process::Command;
use std::thread;
use tempfile::TempDir;

/// The fields of one kind of answer: path and types.
#[derive(Default)]
struct Fields {
    types: BTreeMap<String, Vec<String>>,
    /// Paths of optional fields.
    optional: BTreeSet<String>,
    seen: BTreeSet<String>,
    /// Answers that differ from the page.
    faults: BTreeSet<String>,
}

/// Returns true if the field is at this path or below it.
fn leads_to(path: &str, field: &str) -> bool {
    field.strip_prefix(path).is_some_and(|rest| rest.is_empty() || rest.starts_with(['.', '[']))
}

impl Fields {
    fn add(&mut self, field: &str, types: &str) {
        let path = field.replace('?', "");
        for (at, _) in field.match_indices('?') {
            self.optional.insert(field[..at].replace('?', ""));
        }
        let types = types.split(" or ").map(ToOwned::to_owned).collect();
        assert!(self.types.insert(path, types).is_none(), "{field} stands there twice");
    }

    fn is_known(&self, path: &str) -> bool {
        self.types.keys().any(|field| leads_to(path, field))
    }

    /// Returns the required names in an object.
    fn required(&self, object: &str) -> BTreeSet<&str> {
        let inside = if object.is_empty() { String::new() } else { format!("{object}.") };
        let names = self.types.keys().filter_map(|field| field.strip_prefix(&inside));
        let names = names.filter_map(|rest| rest.split(['.', '[']).next());
        names.filter(|name| *name != "*" && !self.optional.contains(&format!("{inside}{name}"))).collect()
    }

    /// Lists the differences between the answers and the page, including documented fields that no answer
    /// has.
    fn otherwise(&self, of: &str) -> Vec<String> {
        let unseen = self.types.keys().filter(|field| !self.seen.contains(*field));
        let unseen = unseen.map(|field| format!("{of}: no answer has {field}"));
        self.faults.iter().map(|fault| format!("{of}: {fault}")).chain(unseen).collect()
    }

    fn hold(&mut self, path: &str, value: &Value) {
        let types: &[&str] = match value {
            Value::Array(values) => {
                let each = format!("{path}[]");
                return match self.is_known(&each) {
                    true => values.iter().for_each(|value| self.hold(&each, value)),
                    false => drop(self.faults.insert(format!("{path} is no list on the page"))),
                };
            }
            Value::Object(object) => return self.hold_object(path, object),
            Value::Null => &["null"],
            Value::Bool(_) => &["boolean"],
            Value::Number(number) if number.is_f64() => &["number"],
            Value::Number(_) => &["integer", "number"],
            Value::String(_) => &["text"],
        };
        let known = self.types.get(path).map(Vec::as_slice).unwrap_or_default();
        if !known.iter().any(|known| types.contains(&known.as_str())) {
            self.faults.insert(format!("{path}: {types:?} is none of {known:?}, as in {value}"));
        }
        self.seen.insert(path.to_owned());
    }

    fn hold_object(&mut self, path: &str, object: &Map<String, Value>) {
        let lacking = self.required(path).into_iter().filter(|name| !object.contains_key(*name));
        let lacking: Vec<String> = lacking.map(|name| format!("{path} lacks {name}")).collect();
        self.faults.extend(lacking);
        for (name, value) in object {
            let inside =
                |name: &str| if path.is_empty() { name.to_owned() } else { format!("{path}.{name}") };
            match [inside(name), inside("*")].into_iter().find(|path| self.is_known(path)) {
                Some(path) => self.hold(&path, value),
                None => drop(self.faults.insert(format!("{path}: the page does not know {name}: {value}"))),
            }
        }
    }
}

/// Reads the tables of the page.
fn page() -> BTreeMap<String, Fields> {
    let mut answers: BTreeMap<String, Fields> = BTreeMap::new();
    let mut of = String::new();
    for line in include_str!("../../docs/json.md").lines() {
        if let Some(head) = line.strip_prefix("## ") {
            of = head.to_owned();
        }
        let mut cells = line.strip_prefix("| `").into_iter().flat_map(|row| row.split(" | "));
        if let (Some(field), Some(types)) = (cells.next(), cells.next()) {
            answers.entry(of.clone()).or_default().add(field.trim_end_matches('`'), types);
        }
    }
    answers
}

/// Events whose answers have the fields of others: by their system, or as a report.
const ALIKE: [&str; 3] = ["basic-swiss", "plain", "individual"];

/// Events of every kind: simulated ones, reports of other programs, and one with prizes.
fn events(folder: &Path) -> Vec<String> {
    let out = folder.join("events");
    let mut files = Vec::new();
    let systems = [
        ("dutch-2026", "12"),
        ("dutch-2009", "12"),
        ("dubov-2026", "12"),
        ("lim", "12"),
        ("basic-swiss", "10"),
        ("round-robin", "6"),
        ("scheveningen", "6"),
        ("skalitzka", "6"),
        ("molter", "4"),
        ("team-round-robin", "4"),
        ("knockout", "6"),
    ];
    let is_asked = |name: &str| effort::is_full() || !ALIKE.contains(&name);
    for (system, players) in systems.into_iter().filter(|(system, _)| is_asked(system)) {
        let asked = ["simulate", "--system", system, "--players", players, "--seed", "3", "--out"];
        let (exit, _, told) = hakem(&[&asked[..], &[out.to_str().unwrap()]].concat());
        assert_eq!(exit, 0, "{told}");
        files.push(out.join(format!("{system}-3-1.trf")).to_str().unwrap().to_owned());
    }
    let left = folder.join("team-that-left.trf");
    fs::write(&left, with_team_that_left(&out.join("team-round-robin-3-1.trf"))).unwrap();
    files.push(left.to_str().unwrap().to_owned());
    for report in ["individual", "plain", "real-38", "national", "without-players"]
        .into_iter()
        .filter(|name| is_asked(name))
    {
        files.push(format!("tests/golden/trf/{report}.trf"));
    }
    let file = folder.join("prizes.hakem");
    assert_eq!(
        hakem(&["convert", "tests/golden/trf/individual.trf", file.to_str().unwrap(), "--confirm"]).0,
        0
    );
    append(&file);
    files.push(file.to_str().unwrap().to_owned());
    files
}

/// Withdraws the players of the first team of a report before the last round. The rank before their numbers withdraws
/// another team's player too.
fn with_team_that_left(report: &Path) -> String {
    let text = fs::read_to_string(report).unwrap();
    let team = text.lines().find(|line| line.starts_with("310")).unwrap();
    let numbers = team.split_whitespace().rev().map_while(|word| word.parse::<u16>().ok());
    let withdrawn: Vec<String> = numbers.map(|number| format!("{number}:10")).collect();
    text.replacen("withdrawn=", &format!("withdrawn={},", withdrawn.join(",")), 1)
}

/// Appends prizes, clubs and an incident to an event file.
fn append(file: &Path) {
    let amounts = [Money(10_000), Money(5_001)].to_vec();
    let group = PrizeGroup { name: Name::new("General").unwrap(), category: Category::default(), amounts };
    let special = |name: &str, winner: Option<PlayerId>| SpecialPrize {
        name: Name::new(name).unwrap(),
        reward: match winner {
            Some(_) => Reward::Money(Money(2_000)),
            None => Reward::Thing(Name::new("a book").unwrap()),
        },
        winner,
    };
    let special = vec![special("Best game", Some(PlayerId(2))), special("Youngest", None)];
    let list = PrizeList { groups: vec![group], special, ..PrizeList::default() };
    let club = |id, club: &str| {
        let player = Player { club: Name::new(club).ok(), ..Player::named(Name::new("Ada").unwrap()) };
        Entered::EditPlayer { id: PlayerId(id), player, reason: "club".to_owned() }
    };
    let text = Name::new("move 41").ok();
    let (round, player, kind) = (RoundNo(1), PlayerId(1), IncidentKind::Warning);
    let entries = [
        Entered::AnnouncePrizes(Box::new(list)),
        club(1, "Red"),
        club(2, "Blue"),
        Entered::NoteIncident(Incident { round, player, kind, text }),
    ];
    let _no_forks = crate::without_forks();
    let mut store = Store::open::<Entry>(file, Mode::Write).unwrap().store;
    store.append(&entries.map(Entry::Did), jiff::Timestamp::UNIX_EPOCH).unwrap();
}

/// Requests and their answers.
struct Asked<'a> {
    page: BTreeMap<String, Fields>,
    folder: &'a Path,
}

impl<'a> Asked<'a> {
    fn new(folder: &'a Path) -> Self {
        Self { page: page(), folder }
    }

    /// Returns a path in the folder.
    fn path(&self, name: &str) -> String {
        self.folder.join(name).to_str().unwrap().to_owned()
    }

    /// Adds the checked fields of other answers.
    fn add(&mut self, others: BTreeMap<String, Fields>) {
        for (of, Fields { seen, faults, .. }) in others {
            let fields = self.page.get_mut(&of).unwrap();
            fields.seen.extend(seen);
            fields.faults.extend(faults);
        }
    }

    /// Requests an answer and checks it against the page; a refusal has no answer.
    fn ask(&mut self, of: &str, arguments: &[&str]) -> Option<Value> {
        let mut command = Command::new(env!("CARGO_BIN_EXE_hakem"));
        command.current_dir(env!("CARGO_MANIFEST_DIR")).args(arguments).args(["--format", "json"]);
        command.env("HOME", self.folder).env("XDG_DATA_HOME", self.folder.join("data"));
        let (_, out, _) = answer(command);
        if out.is_empty() {
            return None;
        }
        let mut value: Value =
            serde_json::from_str(&out).unwrap_or_else(|error| panic!("{arguments:?}: {error}"));
        if let Value::Object(object) = &mut value {
            assert_eq!(object.remove("schema"), Some(2.into()), "{arguments:?}");
        }
        self.page.get_mut(of).unwrap_or_else(|| panic!("the page lacks {of}")).hold("", &value);
        Some(value)
    }

    fn ask_of_event(&mut self, file: &str) {
        for (report, of) in [
            ("standings", "standings"),
            ("start", "standings --report start"),
            ("crosstable", "standings --report crosstable"),
            ("cards", "standings --report cards"),
            ("adjusted", "standings --report adjusted"),
            ("aro", "standings --report aro"),
            ("prizes", "standings --report prizes"),
        ] {
            // If teams are ranked, the reports about players are those of an event of players.
            self.ask(of, &["standings", file, "--report", report]);
        }
        self.ask("standings", &["standings", file, "--explain"]);
        self.ask("pair", &["pair", file, "--round", "2"]);
        let sheets = self.ask("print --list", &["print", file, "--list"]).unwrap();
        for sheet in sheets.as_array().unwrap().iter().filter(|sheet| sheet["title"].is_string()) {
            let sheet = sheet["sheet"].as_str().unwrap();
            self.ask("print", &["print", file, "--sheet", sheet]);
        }
        self.ask(
            "print",
            &["print", file, "--sheet", "starting-list", "--show", "fide_id,licence,born,sex,club"],
        );
    }
}

/// Forecasts the last round of an event in which norms are possible, of one with prizes, and of one of teams.
fn rehearse(asked: &mut Asked) {
    let out = asked.path("titled");
    let field = "--players 31 --rounds 9 --ratings 2300-2560 --points 1,0.5,0,1 --acceleration none --seed 5";
    // Only games are simulated, no irregular results.
    let none = ["forfeits", "odd-results", "half-point-byes", "zero-point-byes", "withdrawals"];
    let none = none.iter().chain(&["late-entries", "forbidden-pairs", "unrated"]);
    let none: Vec<String> = none.flat_map(|rate| [format!("--{rate}"), "0".to_owned()]).collect();
    let arguments = ["simulate", "--out", &out].into_iter().chain(field.split(' '));
    let arguments: Vec<&str> = arguments.chain(none.iter().map(String::as_str)).collect();
    let (exit, _, told) = hakem(&arguments);
    assert_eq!(exit, 0, "{told}");
    let report = fs::read_to_string(format!("{out}/dutch-2026-5-1.trf")).unwrap();
    let titled = asked.path("titled.trf");
    fs::write(&titled, without_last_round(&report, 9)).unwrap();
    let answer = asked
        .ask("simulate --from", &["simulate", "--from", &titled, "--seed", "1", "--count", "60"])
        .unwrap();
    let is_sought = |of: &&Value| of["norms"].as_object().is_some_and(|norms| !norms.is_empty());
    assert!(answer["participants"].as_array().unwrap().iter().any(|of| is_sought(&of)), "{answer}");
    let teams = asked.path("events/team-round-robin-3-1.trf");
    // No game is left to play there.
    assert!(asked.ask("simulate --from", &["simulate", "--from", &teams, "--seed", "1"]).is_none());
}

/// Removes a round from a report, and makes grandmasters of every second player, of four federations.
fn without_last_round(report: &str, round: usize) -> String {
    let line = |line: &str| {
        let Some(number) = line.strip_prefix("001").and_then(|rest| rest[..5].trim().parse::<usize>().ok())
        else {
            return format!("{line}\n");
        };
        let kept = line.len().min(91 + 10 * (round - 1) - 2);
        let title = if number % 2 == 0 { " GM" } else { "   " };
        let federation = ["TUR", "CZE", "GER", "FRA"][number % 4];
        format!("{}{title}{}{federation}{}\n", &line[..10], &line[13..53], &line[56..kept])
    };
    report.lines().map(line).collect()
}

/// Compares rounds with those of other systems, and searches for explanations of boards.
fn hold_against(asked: &mut Asked, report: &str, bad: &str) {
    // By tables no boards or byes differ; by Lim and by the edition of 2009 some do.
    let table = asked.path("events/round-robin-3-1.trf");
    let unrated = asked.path("unrated.trf");
    let of_dutch = asked.path("events/dutch-2026-3-1.trf");
    for other in ["dutch-2009", "lim", "burstein-2026"] {
        let files = [
            report,
            "tests/golden/dutch/2026/d0003.trf",
            "tests/golden/dutch/2026/d0078.trf",
            &of_dutch,
            &table,
        ];
        asked.ask("check --against", &[&["check", "--against", other], &files[..]].concat());
    }
    write_unrated(&unrated);
    asked.ask("check --against", &["check", "--against", "dubov-2026", &unrated]);
    let real = [
        "tests/golden/trf/real-38.trf",
        "tests/golden/trf/real-108.trf",
        "tests/golden/trf/real-209.trf",
        bad,
    ];
    asked.ask("check --explain", &[&["check", "--explain"], &real[..]].concat());
}

/// Certifies a round and one that differs from the rules, and verifies the certificate against its report and
/// another one.
fn verify(asked: &mut Asked, report: &str) {
    let certified = "tests/golden/dutch/2026/d0078.trf";
    let certificate = asked.path("round-2.txt");
    assert_eq!(hakem(&["certify", certified, "--round", "2", "--out", &certificate]).0, 0);
    asked.ask("certify", &["certify", certified, "--round", "2"]);
    asked.ask("certify", &["certify", "tests/golden/trf/real-38.trf", "--round", "4"]);
    asked.ask("verify", &["verify", &certificate, certified]);
    asked.ask("verify", &["verify", &certificate, report]);
    let carries = asked.path("carries.trf");
    assert_eq!(hakem(&["convert", "--certified", certified, &carries]).0, 0);
    asked.ask("verify REPORT", &["verify", &carries]);
    let altered = asked.path("altered.trf");
    let text = fs::read_to_string(&carries).unwrap().replacen(" certificate 2 C", " certificate 2 D", 1);
    fs::write(&altered, text.replacen("  1.0 ", "  9.0 ", 1).replacen("  3.5 ", "  9.5 ", 1)).unwrap();
    asked.ask("verify REPORT", &["verify", &altered]);
}

/// Asks for the ranking of seasons of players and of clubs, and for the ratings of one.
fn seasons(asked: &mut Asked) {
    for (folder, rules) in [
        ("players", "ratings: (k: 20, first: 1200), best: 1, same: [\"Player 0001\", \"Player 0002\"],"),
        ("clubs", "ranked: Clubs,"),
    ] {
        let folder = asked.path(folder);
        fs::create_dir(&folder).unwrap();
        let plan = format!(
            "(name: \"Cup\", {rules} events: [\"../prizes.hakem\", \"../events/dutch-2026-3-1.trf\", \"../events/lim-3-1.trf\"])"
        );
        fs::write(format!("{folder}/season.ron"), plan).unwrap();
        asked.ask("season", &["season", &folder]).unwrap();
    }
    asked.ask("season --ratings", &["season", &asked.path("players"), "--ratings"]).unwrap();
}

/// Asks for the answers that are not about one of the events.
fn others(asked: &mut Asked) {
    let list = asked.path("players.csv");
    fs::write(&list, "Name;Rating;Club\nAda;2000;Kadıköy\nBen;1900;\n").unwrap();
    asked.ask("print", &["print", &list, "--sheet", "starting-list"]);
    let report = "tests/golden/trf/individual.trf";
    let bad = asked.path("bad.trf");
    fs::write(&bad, "no report\n").unwrap();
    // A report without a system name is read as an assumed edition.
    let silent = asked.path("silent.trf");
    let words = |line: &&str| !line.starts_with("192") && !line.starts_with("###");
    let text = fs::read_to_string(asked.folder.join("events/lim-3-1.trf")).unwrap();
    fs::write(&silent, text.lines().filter(words).map(|line| format!("{line}\n")).collect::<String>())
        .unwrap();
    // Ranks and points that do not follow from the rounds, and an order with an unknown code.
    let wrong = asked.path("wrong.trf");
    let text = fs::read_to_string(asked.folder.join("events/dutch-2026-3-1.trf")).unwrap();
    let rank = |line: &str| match line.get(80..89).filter(|_| line.starts_with("001    1")) {
        Some(_) => format!("{} 9.5   12{}\n", &line[..80], &line[89..]),
        None => format!("{}\n", line.replace(",DE", ",OTHER_1")),
    };
    fs::write(&wrong, text.lines().map(rank).collect::<String>()).unwrap();
    asked.ask("check", &["check", report, "tests/golden/trf/real-38.trf", &silent, &wrong, &bad]);
    hold_against(asked, report, &bad);
    asked.ask("check --for rating-report", &["check", "--for", "rating-report", report, &bad]);
    verify(asked, report);
    let disputed = "tests/golden/dutch/disputed/dutch-two-brackets.trf";
    for (players, system) in
        [("1,3", "dutch-2009"), ("3,2", "dutch-2026"), ("1,12", "lim"), ("1,5", "dutch-2026")]
    {
        asked.ask("pair --why-not", &["pair", disputed, "--why-not", players, "--system", system]);
    }
    asked.ask("simulate", &["simulate", "--out", &asked.path("one"), "--seed", "1", "--count", "5"]);
    rehearse(asked);
    asked.ask("schedule", &["schedule", "--system", "round-robin", "--players", "5"]);
    asked.ask("schedule", &["schedule", "--system", "knockout", "--players", "9"]);
    seasons(asked);
    asked.ask("replay", &["replay", &asked.path("prizes.hakem")]);
    fs::write(asked.path("list.txt"), lists::combined(lists::made(300, 1))).unwrap();
    asked.ask("ratings status", &["ratings", "status"]);
    let mut import = Command::new(env!("CARGO_BIN_EXE_hakem"));
    import.args(["ratings", "import", &asked.path("list.txt")]);
    import.env("HOME", asked.folder).env("XDG_DATA_HOME", asked.folder.join("data"));
    assert_eq!(answer(import).0, 0);
    asked.ask("ratings status", &["ratings", "status"]);
    asked.ask("ratings find", &["ratings", "find", "k"]);
}

/// Number of processes that are asked about events at once.
const AT_ONCE: usize = 4;

#[test]
fn every_answer_for_programs_has_the_fields_on_the_page() {
    let folder = TempDir::new().unwrap();
    let files = events(folder.path());
    let mut asked = Asked::new(folder.path());
    thread::scope(|scope| {
        let parts = files.chunks(files.len().div_ceil(AT_ONCE)).map(|files| {
            scope.spawn(|| {
                let mut asked = Asked::new(folder.path());
                files.iter().for_each(|file| asked.ask_of_event(file));
                asked.page
            })
        });
        let parts: Vec<_> = parts.collect();
        others(&mut asked);
        parts.into_iter().for_each(|part| asked.add(part.join().unwrap()));
    });
    let told: Vec<String> = asked.page.iter().flat_map(|(of, fields)| fields.otherwise(of)).collect();
    assert!(told.is_empty(), "the page and the answers differ:\n{}", told.join("\n"));
}
