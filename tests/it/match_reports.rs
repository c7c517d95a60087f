//! Reports of recorded events whose rounds are matches. The corpora have these as JSON, one event per line
//! (tests/golden/README.md); the reports made of them here are those that a program pairing such events would
//! write.

use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};

/// An event, and the pairings of its rounds by the rules.
pub struct Recorded {
    pub report: String,
    /// For each round the boards and the bye, as lines of a certificate; `None` if facts are given, or no
    /// pairing exists.
    pub expected: Vec<Option<BTreeSet<String>>>,
}

/// Reads a file of events, without those whose bye is worth points that no event here can have.
pub fn recorded(text: &str) -> Vec<Recorded> {
    let events = text.lines().map(|line| serde_json::from_str::<Value>(line).unwrap());
    events.filter(has_usual_bye).map(|event| Event { event: &event }.recorded()).collect()
}

/// Returns true if the game points of the bye of a team are those of a match won, drawn or not played.
fn has_usual_bye(event: &Value) -> bool {
    let worth = &event["options"]["bye_points"];
    let is_of_teams = event["system"] == "team-swiss-2026";
    !is_of_teams
        || ["F", "H", "Z"]
            .iter()
            .any(|letter| worth["pab"][1] == worth[letter][1] && worth["pab"][0] == worth[letter][0])
}

struct Event<'a> {
    event: &'a Value,
}

fn number(value: &Value) -> u64 {
    value.as_u64().unwrap()
}

fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

/// Returns the codes of both sides of a result.
fn codes(result: &Value) -> [char; 2] {
    match result.as_str().unwrap() {
        "1-0" => ['1', '0'],
        "0-1" => ['0', '1'],
        "1/2-1/2" => ['=', '='],
        "1/2-0" => ['=', '0'],
        "0-1/2" => ['0', '='],
        "0-0" => ['0', '0'],
        "+-" => ['+', '-'],
        "-+" => ['-', '+'],
        "--" => ['-', '-'],
        other => panic!("unknown result {other}"),
    }
}

/// Writes a list of numbers as in records, four columns each.
fn numbers(all: &[u64]) -> String {
    all.iter().map(|number| format!(" {number:>4}")).collect()
}

impl Event<'_> {
    fn is_of_teams(&self) -> bool {
        self.event["system"] == "team-swiss-2026"
    }

    /// Returns the number of boards of a team, or of games in a match of two players.
    fn games(&self) -> u64 {
        let key = if self.is_of_teams() { "boards" } else { "games" };
        number(&self.event["options"][key])
    }

    /// Returns the columns of a round, counted from 1, as records name them.
    fn columns(&self, round: u64) -> [u64; 2] {
        if self.is_of_teams() { [round; 2] } else { [2 * round - 1, 2 * round] }
    }

    fn players_of(&self, side: u64) -> Vec<u64> {
        let games = self.games();
        if self.is_of_teams() { ((side - 1) * games + 1..=side * games).collect() } else { vec![side] }
    }

    fn recorded(&self) -> Recorded {
        let mut lines = self.head();
        let mut cells: BTreeMap<u64, String> = BTreeMap::new();
        let (mut with_bye, mut rest) = (Vec::new(), Vec::new());
        for (round, told) in (1..).zip(list(&self.event["rounds"])) {
            self.records_of(round, told, &mut rest);
            if told["matches"].is_array() {
                with_bye.push(told["pab"].as_u64().unwrap_or(0));
                self.add_cells(told, &mut cells);
            }
        }
        let sides: Vec<u64> = list(&self.event["teams"]).iter().map(|side| number(&side["tpn"])).collect();
        for (player, line) in
            sides.iter().flat_map(|&side| self.players_of(side)).map(|player| (player, cells.get(&player)))
        {
            let player = format!("001 {player:>4}      Player {player}");
            lines.push(format!("{player:<91}{}", line.map_or("", String::as_str).trim_end()));
        }
        if self.is_of_teams() {
            lines.extend(sides.iter().map(|&side| {
                let name = format!("310 {side:>3} Team {side}");
                format!("{name:<72}{}", numbers(&self.players_of(side)))
            }));
            let worth = &self.event["options"]["bye_points"]["pab"];
            let [of_match, of_games] = [0, 1].map(|at| worth[at].as_f64().unwrap());
            let taken: String = with_bye.iter().map(|side| format!(" {side:>3}")).collect();
            rest.push(format!("320 {of_match:>4.1} {of_games:>4.1}{taken}"));
        }
        lines.extend(rest);
        Recorded {
            report: lines.join("\n") + "\n",
            expected: list(&self.event["rounds"]).iter().map(expected).collect(),
        }
    }

    fn head(&self) -> Vec<String> {
        let options = &self.event["options"];
        let [_, last] = self.columns(number(&options["rounds"]));
        let is_accelerated = options["acceleration"] == "baku";
        let word = |key: &str| options[key].as_str().unwrap().to_owned();
        let mut code = "FIDE_DOUBLESWISS".to_owned();
        let mut lines =
            vec!["042 2026/03/01".to_owned(), format!("142 {last}"), format!("152 {}", word("initial"))];
        if self.is_of_teams() {
            let kind = word("preferences");
            let (primary, other) = if options["primary"] == "MP" { ("MP", "_GP") } else { ("GP", "_MP") };
            let kind = if kind == "none" { String::new() } else { format!("_TYPE{kind}") };
            let other = if options["secondary"] == true { other } else { "" };
            code = format!("FIDE_TEAM{kind}_{primary}{other}");
            let colours: String =
                (0..self.games()).map(|board| if board % 2 == 0 { 'W' } else { 'B' }).collect();
            let [win, draw, loss] = [0, 1, 2].map(|at| options["match_points"][at].as_f64().unwrap());
            // It may be omitted: boards alternate.
            if number(&options["rounds"]).is_multiple_of(2) {
                lines.push(format!("352 {colours}"));
            }
            lines.push(format!("362 TW{win:>4.1}   TD{draw:>4.1}   TL{loss:>4.1}"));
        } else {
            // In addition to a draw (DS-7).
            let bye = options["bye_points"]["pab"].as_f64().unwrap() - 0.5;
            lines.push(format!("162  W 1.0    D 0.5    L 0.0    A 0.0    P {bye:.1}"));
        }
        lines.push(format!("192 {code}{}", if is_accelerated { "_BAKU" } else { "" }));
        lines
    }

    /// Adds byes, forbidden pairs and virtual points of a round.
    fn records_of(&self, round: u64, told: &Value, lines: &mut Vec<String>) {
        let [first, last] = self.columns(round);
        let mut away: Vec<(String, u64)> = list(&told["byes"])
            .iter()
            .map(|bye| (bye[1].as_str().unwrap().to_owned(), number(&bye[0])))
            .collect();
        // In played rounds, plain absences are only in the columns.
        if !told["matches"].is_array() {
            let known: BTreeSet<u64> = away.iter().map(|(_, side)| *side).collect();
            let absent = list(&told["absent"]).iter().map(number).filter(|side| !known.contains(side));
            away.extend(absent.map(|side| ("Z".to_owned(), side)).collect::<Vec<_>>());
        }
        for (letter, side) in away.iter().filter(|_| self.is_of_teams() || !told["matches"].is_array()) {
            lines.extend(
                (first..=last).map(|column| format!("240 {letter} {column:>3}{}", numbers(&[*side]))),
            );
        }
        for pair in list(&told["prohibited"]) {
            let pair = numbers(&[number(&pair[0]), number(&pair[1])]);
            lines.push(format!("260 {first:>3} {last:>3}{pair}"));
        }
        for (side, points) in told["virtual"].as_object().into_iter().flatten() {
            let points = format!("{:>4.1}", points.as_f64().unwrap());
            let [of_match, of_game] =
                if self.is_of_teams() { [points.as_str(), ""] } else { ["", points.as_str()] };
            lines.push(format!("250 {of_match:>4} {of_game:>4} {first:>3} {last:>3} {side:>4} {side:>4}"));
        }
    }

    /// Adds the columns of a played round.
    fn add_cells(&self, told: &Value, cells: &mut BTreeMap<u64, String>) {
        let mut put = |player: u64, cell: String| cells.entry(player).or_default().push_str(&cell);
        let mut told_of: BTreeSet<u64> = BTreeSet::new();
        for of in list(&told["matches"]) {
            let sides = ["white", "black"].map(|side| number(&of[side]));
            told_of.extend(sides);
            let [mine, theirs] = sides.map(|side| self.players_of(side));
            let results = list(if self.is_of_teams() { &of["boards"] } else { &of["games"] });
            for (at, result) in results.iter().enumerate() {
                let board = if self.is_of_teams() { at } else { 0 };
                let colours = if at % 2 == 0 { ['w', 'b'] } else { ['b', 'w'] };
                let [own, other] = codes(result);
                put(mine[board], format!("{:>4} {} {own}  ", theirs[board], colours[0]));
                put(theirs[board], format!("{:>4} {} {other}  ", mine[board], colours[1]));
            }
        }
        let byes: BTreeMap<u64, &str> =
            list(&told["byes"]).iter().map(|bye| (number(&bye[0]), bye[1].as_str().unwrap())).collect();
        let columns = if self.is_of_teams() { 1 } else { 2 };
        for side in list(&self.event["teams"])
            .iter()
            .map(|side| number(&side["tpn"]))
            .filter(|side| !told_of.contains(side))
        {
            for player in self.players_of(side) {
                for column in 0..columns {
                    let code = match (told["pab"].as_u64() == Some(side), self.is_of_teams()) {
                        // For teams record 320 has it, and record 240 the others.
                        (_, true) => "Z",
                        (true, false) => ["U", "H"][column],
                        (false, false) => byes.get(&side).copied().unwrap_or("Z"),
                    };
                    put(player, format!("0000 - {code}  "));
                }
            }
        }
    }
}

/// Returns the pairing of a round by the rules, as lines of a certificate.
fn expected(round: &Value) -> Option<BTreeSet<String>> {
    let expected = Some(&round["expected"]).filter(|expected| expected.is_object())?;
    let pairs = list(&expected["brackets"]).iter().flat_map(|bracket| list(&bracket["pairs"]));
    let boards = pairs.map(|pair| format!("board {} {}", number(&pair[0]), number(&pair[1])));
    let bye = expected["pab"].as_u64().map(|taker| format!("bye {taker}"));
    Some(boards.chain(bye).collect())
}
