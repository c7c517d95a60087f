//! Complete team events, played by commands: pairings, match scores, and the standings of every list.

use super::{TeamStandings, team_standings};
use crate::command::{Command, apply};
use crate::format::Trace;
use crate::pairing::{opening, propose};
use crate::test_events::{check_report, recorded_result};
use crate::tiebreak::teams::{TeamCriterion, TeamMatch};
use crate::tiebreak::{TieBreakValue, ValueFormat};
use crate::tournament::{
    BoardNo, Bye, Draft, Forfeit, GameResult, Match, Meeting, Name, OptionValue, Options, Out, Outcome,
    Participant, Player, PlayerId, Points, Rating, RequestedBye, RoundNo, Settings, Snapshot, SystemId, Team,
    TeamId, TieBreakId,
};
use serde_json::Value as Json;
use std::collections::BTreeMap;
use std::path::PathBuf;

fn recorded() -> Vec<Json> {
    let sample = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../tests/golden/tables/teams.jsonl");
    let path = std::env::var_os("HAKEM_CORPORA").map(|folder| PathBuf::from(folder).join("teams.jsonl"));
    let text = std::fs::read_to_string(path.unwrap_or(sample)).unwrap();
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

fn array(json: &Json) -> &[Json] {
    json.as_array().map_or(&[], Vec::as_slice)
}

fn count(json: &Json) -> u64 {
    json.as_u64().unwrap_or(0)
}

fn short(json: &Json) -> u16 {
    u16::try_from(count(json)).unwrap()
}

struct Played {
    event: Json,
    snapshot: Snapshot,
    boards: u16,
}

impl Played {
    fn act(&mut self, command: &Command) {
        let id = self.event["id"].clone();
        self.snapshot =
            apply(&self.snapshot, command).unwrap_or_else(|error| panic!("{id}: {command:?}: {error}"));
    }

    /// Registers players and teams, and begins the leg with the teams in the order of their numbers.
    fn begin(event: Json) -> Self {
        let boards = short(&event["boards"]);
        let mut played = Self { snapshot: Snapshot::blank(), boards, event };
        let mut settings = Settings::named(Name::new("Takımlar").unwrap());
        settings.system = SystemId::new(played.event["system"].as_str().unwrap());
        settings.rounds = RoundNo(u8::try_from(array(&played.event["rounds"]).len()).unwrap());
        settings.options = played.options();
        played.act(&Command::Announce(Box::new(settings)));
        for team in array(&played.event["teams"].clone()) {
            let mut players = Vec::new();
            for player in array(&team["players"]) {
                let named = Player::named(Name::new(player["name"].as_str().unwrap()).unwrap());
                let rating = Rating::new(player["rating"].as_i64().unwrap_or(0)).ok();
                players.push(played.snapshot.next_player());
                let player = Player { rating, ..named };
                played.act(&Command::Register {
                    player,
                    arrival: RoundNo(1),
                    missed: RequestedBye::ZeroPoint,
                });
            }
            let name = Name::new(team["name"].as_str().unwrap()).unwrap();
            played.act(&Command::RegisterTeam(Team::of(name, players, Vec::new())));
        }
        let order: Vec<TeamId> = played.snapshot.teams().map(|(id, _)| id).collect();
        let made = opening(&played.snapshot, &order).unwrap().expect("no leg has begun");
        assert_eq!(made.settings, None, "{}: as many rounds as the table has", played.event["id"]);
        played.act(&Command::BeginLeg(made.leg));
        assert_eq!(opening(&played.snapshot, &order), Ok(None), "the leg fits the teams");
        played
    }

    fn options(&self) -> Options {
        let mut options = Options::default();
        let event = &self.event;
        let mut set = |key: &str, value| options.set(key, Some(value));
        if let Some(cycles @ 2..) = event["cycles"].as_u64() {
            set("cycles", OptionValue::Number(u16::try_from(cycles).unwrap()));
        }
        if event["option"] == "balanced" {
            set("colours", OptionValue::Choice("balanced".to_owned()));
        }
        if event["double"] == true {
            set("double", OptionValue::YesNo(true));
        }
        match event["bye_match_points"].as_u64() {
            Some(2) => set("team-bye", OptionValue::Choice("win".to_owned())),
            Some(1) => set("team-bye", OptionValue::Choice("draw".to_owned())),
            _ => {}
        }
        options
    }

    /// The player of `3.2`: player 2 of team 3.
    fn player(&self, text: &Json) -> PlayerId {
        let (team, board) = text.as_str().unwrap().split_once('.').unwrap();
        let before = (team.parse::<u32>().unwrap() - 1) * u32::from(self.boards);
        PlayerId(before + board.parse::<u32>().unwrap())
    }

    fn games(round: &Json) -> Vec<&Json> {
        let matches = array(&round["matches"]).iter().flat_map(|of| array(&of["games"]));
        matches.chain(array(&round["games"])).collect()
    }

    fn meetings(&self, round: &Json) -> Vec<Meeting> {
        let meeting =
            |game: &&Json| Meeting { white: self.player(&game["white"]), black: self.player(&game["black"]) };
        Self::games(round).iter().map(meeting).collect()
    }

    fn given(&self, number: RoundNo, round: &Json) -> Draft {
        let team = |json: &Json| Participant::Team(TeamId(short(json)));
        let mut boards = (1..).map(BoardNo);
        let of = |of: &Json| Match {
            sides: [team(&of["teams"][0]), team(&of["teams"][1])],
            stops: false,
            boards: boards.by_ref().take(array(&of["games"]).len()).collect(),
        };
        let matches = array(&round["matches"]).iter().map(of).collect();
        let bye = Some(&round["bye"]).filter(|bye| !bye.is_null());
        let bye = bye.map(|bye| (team(bye), Out::Bye(Bye::PairingAllocated)));
        let absent = array(&round["absent"]).iter().map(|absent| (team(absent), Out::Bye(Bye::ABSENT)));
        let everybody = || self.snapshot.players().map(|(id, _)| id).collect();
        Draft {
            numbering: self.snapshot.numbering().is_empty().then(everybody),
            boards: self.meetings(round),
            matches,
            outs: bye.into_iter().chain(absent).collect(),
            ..Draft::of(number, self.snapshot.settings().system.clone())
        }
    }

    /// Plays all rounds; pairings come from the format, except where they are given.
    fn play(&mut self) {
        let event = self.event.clone();
        let is_given = event["system"] == "team-swiss";
        for (number, round) in (1..).map(RoundNo).zip(array(&event["rounds"])) {
            for left in array(&event["withdrawn"]) {
                if count(&left["after_round"]) + 1 == u64::from(number.0) {
                    self.act(&Command::WithdrawTeam { id: TeamId(short(&left["team"])), from: number });
                }
            }
            let draft = if is_given {
                self.given(number, round)
            } else {
                let made = propose(&self.snapshot, number, Trace::silent());
                let draft = made.unwrap_or_else(|error| panic!("{} {number}: {error}", event["id"])).draft;
                self.compare(number, round, &draft);
                draft
            };
            self.act(&Command::DraftRound(draft));
            self.act(&Command::publish(number));
            for (game, board) in Self::games(round).iter().zip((1..).map(BoardNo)) {
                let found = recorded_result(game["result"].as_str().unwrap());
                match self.snapshot.round(number).unwrap().result(board) {
                    Some(stands) => assert_eq!(stands, found, "{} {number} {board}: by forfeit", event["id"]),
                    None => self.act(&Command::EnterResult { round: number, board, result: found }),
                }
            }
        }
    }

    fn compare(&self, number: RoundNo, round: &Json, draft: &Draft) {
        let id = &self.event["id"];
        assert_eq!(draft.boards, self.meetings(round), "{id} {number}");
        let named = |of: &Match| of.sides.map(|side| side_number(&side));
        let sides: Vec<[u16; 2]> = draft.matches.iter().map(named).collect();
        if !round["matches"].is_null() {
            let expected = array(&round["matches"]);
            let expected: Vec<[u16; 2]> =
                expected.iter().map(|of| [short(&of["teams"][0]), short(&of["teams"][1])]).collect();
            assert_eq!(sides, expected, "{id} {number}: who is named first");
        }
        let out = draft.outs.first().map(|(side, _)| u64::from(side_number(side)));
        assert_eq!(out, round["bye"].as_u64(), "{id} {number}: who has no match");
    }

    fn standings(&self, list: &Json) -> TeamStandings {
        let list: Vec<TieBreakId> =
            array(list).iter().map(|code| TieBreakId::new(code.as_str().unwrap())).collect();
        let found = team_standings(&self.snapshot, self.snapshot.last_published().unwrap(), &list).unwrap();
        assert!(found.columns.iter().all(|column| column.criterion.is_ok()));
        found
    }

    /// Returns the differences from the expected values, one per line.
    fn differences(&self) -> Vec<String> {
        let (id, expected) = (self.event["id"].as_str().unwrap(), &self.event["expected"]);
        let mut differences = Vec::new();
        let mut compare = |what: String, expected: &str, found: &str| {
            if expected != found {
                differences.push(format!("{id} {what}: {expected}, found {found}"));
            }
        };
        let codes = serde_json::json!(["TP", "MP", "H2H", "SB", "BH", "ADJ"]);
        let all = self.standings(&codes);
        for of in array(&expected["matches"]) {
            let [one, other] = [0, 1].map(|side| TeamId(short(&of["teams"][side])));
            let number = |team| all.table.number(team).unwrap();
            let is_it = |found: &&TeamMatch| {
                let round = of["round"].as_u64();
                found.opponent == Some(number(other))
                    && round.is_none_or(|round| u64::from(found.round.0) == round)
            };
            let found = all.table.all_matches(number(one)).iter().find(is_it);
            let back = all.table.all_matches(number(other)).iter().find(|back| {
                back.opponent == Some(number(one)) && found.is_some_and(|found| found.round == back.round)
            });
            let found = found.zip(back).map(|(one, other)| {
                let points = [one.points, other.points].map(|points| f64::from(points.tenths()) / 10.0);
                (points, [one.match_points, other.match_points].map(Points::tenths))
            });
            let score = [0, 1].map(|side| of["score"][side].as_f64().unwrap());
            let points = [0, 1].map(|side| 10 * i32::try_from(count(&of["match_points"][side])).unwrap());
            let what = format!("match of {one:?} and {other:?}");
            compare(what, &format!("{:?}", Some((score, points))), &format!("{found:?}"));
        }
        let struck: Vec<u64> =
            all.table.numbers().filter(|&n| all.table.is_struck(n)).map(|n| n.0.into()).collect();
        compare(
            "removed".to_owned(),
            &expected["removed"].to_string(),
            &serde_json::json!(struck).to_string(),
        );
        for row in all.rows.iter().filter(|row| row.place.is_some()) {
            let values = &expected["teams"][row.number.to_string()];
            for (column, value) in all.columns.iter().zip(&row.values) {
                let Some(expected) = values.get(column.id.as_str()) else { continue };
                let found = ValueFormat::Points.plain(value);
                let same = match (expected.as_f64(), value) {
                    (None, found) => *found == TieBreakValue::Blank,
                    (Some(expected), _) => found.parse() == Ok(expected),
                };
                let found = if same { expected.to_string() } else { found };
                compare(format!("team {} {}", row.number, column.id), &expected.to_string(), &found);
            }
        }
        differences.extend(self.order_differences());
        differences
    }

    fn order_differences(&self) -> Vec<String> {
        let mut differences = Vec::new();
        for order in array(&self.event["expected"]["standings"]) {
            let expected = array(&order["table"]).iter();
            let expected: Vec<String> =
                expected.map(|row| format!("{}: {}", row["place"].as_str().unwrap(), row["team"])).collect();
            let found = self.standings(&order["list"]);
            let found = found.rows.iter().filter_map(|row| Some(format!("{}: {}", row.place?, row.number)));
            let (expected, found) = (expected.join(" "), found.collect::<Vec<_>>().join(" "));
            if expected != found {
                let id = &self.event["id"];
                differences.push(format!("{id} {}: {expected}, found {found}", order["list"]));
            }
        }
        differences
    }
}

fn side_number(side: &Participant) -> u16 {
    match side {
        Participant::Team(id) => id.0,
        Participant::Player(_) => panic!("teams meet here"),
    }
}

#[test]
fn recorded_events_of_teams_come_out() {
    let (mut differences, mut opinions) = (Vec::new(), Vec::new());
    let mut events: BTreeMap<String, usize> = BTreeMap::new();
    for event in recorded() {
        let is_open = event["open"] == true;
        let system = event["system"].as_str().unwrap().to_owned();
        let mut played = Played::begin(event);
        played.play();
        if played.event["system"] != "team-swiss" {
            check_report(&played.snapshot, &played.event["id"].to_string());
        }
        if is_open { &mut opinions } else { &mut differences }.extend(played.differences());
        *events.entry(system).or_default() += 1;
    }
    eprintln!("{events:?}; open questions answered otherwise: {}\n{}", opinions.len(), opinions.join("\n"));
    assert_eq!(events.len(), 4, "every format occurs: {events:?}");
    assert!(differences.is_empty(), "{} differences\n{}", differences.len(), differences.join("\n"));
}

/// The example of the format page: team 1 in capital letters, team 2 in small ones, team 3 in figures.
#[test]
fn the_scoring_example_of_skalitzka_comes_out() {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../tests/golden/tables/skalitzka.json");
    let json: Json = serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap();
    let example = &json["scoring_example"];
    let letters = |first: char| (first..).take(4).map(String::from).collect::<Vec<_>>();
    let teams: Vec<Json> = [letters('A'), letters('a'), letters('1')]
        .iter()
        .zip(1..)
        .map(|(names, number)| {
            let players: Vec<Json> = names.iter().map(|name| serde_json::json!({ "name": name })).collect();
            serde_json::json!({ "name": number.to_string(), "players": players })
        })
        .collect();
    let mut played = Played::begin(serde_json::json!({
        "id": "scoring example", "system": "skalitzka", "boards": 4, "teams": teams, "rounds": [[], []],
    }));
    let games = array(&example["results"]);
    for round in [1_u8, 2].map(RoundNo) {
        let draft = propose(&played.snapshot, round, Trace::silent()).unwrap().draft;
        let name = |id| played.snapshot.player(id).unwrap().player.name.to_string();
        let of_round: Vec<&Json> =
            games.iter().filter(|game| count(&game["round"]) == u64::from(round.0)).collect();
        for (meeting, game) in draft.boards.iter().zip(&of_round) {
            let (white, black) = (name(meeting.white), name(meeting.black));
            assert_eq!((game["white"].as_str(), game["black"].as_str()), (Some(&*white), Some(&*black)));
        }
        assert_eq!(draft.boards.len(), of_round.len());
        played.act(&Command::DraftRound(draft));
        played.act(&Command::publish(round));
        let results = of_round
            .iter()
            .map(|game| (BoardNo(short(&game["board"])), recorded_result(game["result"].as_str().unwrap())));
        played.act(&Command::TakeOverResults { round, results: results.collect() });
    }
    let table = played.standings(&serde_json::json!(["MP", "TP"])).table;
    for number in table.numbers() {
        let matches = table.all_matches(number);
        let points: i32 = matches.iter().map(|of| of.points.tenths()).sum();
        let match_points: i32 = matches.iter().map(|of| of.match_points.tenths()).sum();
        assert_eq!(example["team_points"][number.to_string()].as_f64(), Some(f64::from(points) / 10.0));
        assert_eq!(
            10 * count(&example["match_points"][number.to_string()]),
            u64::try_from(match_points).unwrap(),
            "team {number}"
        );
    }
    for of in array(&example["matches"]) {
        let (one, other) = of["teams"].as_str().unwrap().split_once('-').unwrap();
        let number = |text: &str| table.numbers().find(|number| number.to_string() == text).unwrap();
        let found =
            table.all_matches(number(one)).iter().find(|of| of.opponent == Some(number(other))).unwrap();
        let score = [found.points, found.against].map(|points| Some(f64::from(points.tenths()) / 10.0));
        assert_eq!([0, 1].map(|side| of["score"][side].as_f64()), score, "{one}-{other}");
    }
}

/// The example of the rules page: the results of 3 teams of 4 from White's side, scores and Berlin counts.
#[test]
fn the_scoring_example_of_molter_comes_out() {
    let teams: Vec<Json> = ["A", "B", "C"]
        .iter()
        .map(|team| {
            let players = (1..=4).map(|board| serde_json::json!({ "name": format!("{team}{board}") }));
            serde_json::json!({ "name": team, "players": players.collect::<Vec<_>>() })
        })
        .collect();
    let mut played = Played::begin(serde_json::json!({
        "id": "scoring example", "system": "molter", "boards": 4, "teams": teams, "rounds": [[], []],
    }));
    for (round, results) in [(RoundNo(1), "11==00"), (RoundNo(2), "=0110=")] {
        let draft = propose(&played.snapshot, round, Trace::silent()).unwrap().draft;
        played.act(&Command::DraftRound(draft));
        played.act(&Command::publish(round));
        let outcome = |letter| match letter {
            '1' => Outcome::WhiteWins,
            '0' => Outcome::BlackWins,
            _ => Outcome::Draw,
        };
        let results = (1..).map(BoardNo).zip(results.chars().map(|of| GameResult::Played(outcome(of))));
        played.act(&Command::TakeOverResults { round, results: results.collect() });
    }
    let table = played.standings(&serde_json::json!(["TP", "BERLIN"])).table;
    let all: Vec<_> = table.numbers().collect();
    let value = |criterion: TeamCriterion| -> Vec<String> {
        criterion.values(&table, &all).iter().map(|of| format!("{of:?}")).collect()
    };
    let expected = |tenths: [i32; 3]| {
        tenths.map(|of| format!("{:?}", TieBreakValue::Number(Points::from_tenths(of).into())))
    };
    assert_eq!(value(TeamCriterion::TeamPoints), expected([30, 60, 30]));
    assert_eq!(value(TeamCriterion::Berlin), expected([85, 155, 70]));
    assert_eq!(value(TeamCriterion::GameDifference), expected([-20, 40, -20]));
    // All players are unrated.
    let average = TieBreakValue::Number(Points::from_tenths(14000).into());
    assert_eq!(TeamCriterion::AverageRating.values(&table, &all), vec![average; 3]);
    let (played_rounds, list) = (RoundNo(2), ["TP", "BERLIN"].map(TieBreakId::new));
    let ranked = team_standings(&played.snapshot, played_rounds, &list);
    let report = crate::trf::from_snapshot(&played.snapshot);
    let text = crate::trf::write(&report, crate::trf::Style::default());
    assert!(text.contains("192 CUSTOM_SCHILLER"), "{text}");
    let read = crate::trf::read(&text).unwrap().file;
    let back = crate::trf::to_commands(&read, &SystemId::new("dutch-2026")).unwrap();
    assert_eq!(
        crate::trf::write(&crate::trf::from_snapshot(&back.event), crate::trf::Style::default()),
        text
    );
    let again = team_standings(&back.event, played_rounds, &list);
    assert_eq!(format!("{ranked:?}"), format!("{again:?}"));
    // The table belongs to the rounds it was made for.
    let mut settings = played.snapshot.settings().clone();
    settings.rounds = RoundNo(1);
    let refused = apply(&played.snapshot, &Command::Announce(Box::new(settings)));
    assert!(refused.is_err());
}

/// Creates an event of a table with all rounds published together.
fn published_whole(system: &str, teams: usize, boards: usize, rounds: u8) -> Played {
    let team = |number: usize| {
        let player = |board: usize| serde_json::json!({ "name": format!("{number}.{board}") });
        let players: Vec<Json> = (1..=boards).map(player).collect();
        serde_json::json!({ "name": format!("T{number}"), "players": players })
    };
    let teams: Vec<Json> = (1..=teams).map(team).collect();
    let empty = vec![Json::Array(Vec::new()); rounds.into()];
    let mut played = Played::begin(serde_json::json!({
        "id": "published whole", "system": system, "boards": boards, "teams": teams, "rounds": empty,
    }));
    let everybody = Some(played.snapshot.players().map(|(id, _)| id).collect());
    let drafts = (1..=rounds).map(RoundNo).map(|round| {
        let draft = propose(&played.snapshot, round, Trace::silent()).unwrap().draft;
        let numbering =
            if round == RoundNo(1) { draft.numbering.clone().or(everybody.clone()) } else { None };
        Draft { numbering, ..draft }
    });
    let drafts = drafts.collect();
    played.act(&Command::PublishTable { announced: None, drafts });
    played
}

/// Enters White wins for all open games of a round.
fn play_out(played: &mut Played, round: RoundNo) {
    let games = played.snapshot.round(round).unwrap().games();
    let open: Vec<BoardNo> = games.filter(|(.., result)| result.is_none()).map(|(board, ..)| board).collect();
    for board in open {
        let result = GameResult::Played(Outcome::WhiteWins);
        played.act(&Command::EnterResult { round, board, result });
    }
}

#[test]
fn a_team_that_leaves_a_table_published_whole_forfeits_what_is_left_and_is_struck_out_under_half_of_it() {
    for (system, teams, boards, rounds) in
        [("team-round-robin", 4, 2, 3), ("skalitzka", 3, 2, 2), ("scheveningen", 2, 3, 3)]
    {
        for from in 2..=rounds {
            let mut played = published_whole(system, teams, boards, rounds);
            let shown = format!("{system}, from round {from}");
            (1..from).map(RoundNo).for_each(|round| play_out(&mut played, round));
            played.act(&Command::WithdrawTeam { id: TeamId(2), from: RoundNo(from) });
            for round in (from..=rounds).map(RoundNo) {
                let left = played.snapshot.team(TeamId(2)).unwrap().clone();
                let paired = played.snapshot.round(round).unwrap().clone();
                for (_, board, result) in paired.games() {
                    let expected = match (left.has(board.meeting.white), left.has(board.meeting.black)) {
                        (true, _) => Some(GameResult::Forfeit(Forfeit::ToBlack)),
                        (_, true) => Some(GameResult::Forfeit(Forfeit::ToWhite)),
                        _ => None,
                    };
                    assert_eq!(result, expected, "{shown}, {board:?}");
                }
                play_out(&mut played, round);
            }
            let made = played.standings(&serde_json::json!(["MP", "TP"]));
            let number = made.table.number(TeamId(2)).unwrap();
            // One match of three is under half, two are not; the other systems annul nothing.
            let is_struck = system == "team-round-robin" && from == 2;
            assert_eq!(made.table.is_struck(number), is_struck, "{shown}");
            let row = made.rows.iter().find(|row| row.number == number).unwrap();
            assert_eq!(row.place.is_none(), is_struck, "{shown}");
            check_report(&played.snapshot, &shown);
        }
    }
}
