//! Answers and refusals of `pair`.

use super::{hakem, simulated};
use hakem::store::Store;
use hakem_engine::command::{Command, apply};
use hakem_engine::format::Trace;
use hakem_engine::history::{Entry, History, Moment};
use hakem_engine::pairing::{TeamOpening, opening, propose};
use hakem_engine::tiebreak::take_system;
use hakem_engine::tournament::{
    BoardNo, Colour, GameResult, Name, Outcome, Player, PlayerId, Rating, RequestedBye, RoundNo, Settings,
    Snapshot, SystemId, Team, TeamId,
};
use hakem_engine::trf;
use jiff::Timestamp;

#[test]
fn pair_prints_what_pairing_programs_print() {
    let (exit, out, _) = hakem(&["pair", "tests/golden/trf/individual.trf"]);
    assert_eq!((exit, out.as_str()), (0, "3\n1 5\n4 7\n3 0\n"), "the worked example of the format");
    let (exit, out, _) = hakem(&["pair", "tests/golden/trf/individual.trf", "--format", "json"]);
    assert_eq!(exit, 0);
    let answer: serde_json::Value = serde_json::from_str(&out).unwrap();
    assert_eq!((&answer["round"], &answer["bye"]), (&4.into(), &3.into()));
}

#[test]
fn pair_explains_each_board_by_its_rules_in_the_language_asked_for() {
    let (exit, out, _) = hakem(&["pair", "assets/samples/aktar-17.trf", "--explain", "--language", "cs"]);
    assert_eq!(exit, 0);
    assert!(out.contains("(E.5)") && out.contains("(A.7.d)") && !out.contains("[reason"), "{out}");
}

#[test]
fn pair_explains_why_two_players_do_not_meet_and_shows_the_alternative_round() {
    let file = "tests/golden/dutch/disputed/dutch-two-brackets.trf";
    let (exit, out, _) = hakem(&["pair", file, "--why-not", "1,3"]);
    let (reasons, round) = out.split_once("\n\n").unwrap();
    assert_eq!(exit, 0);
    let expected = "1 3\n  Bracket of score 2, unpaired players in the next bracket: 2 instead of 0. (C8)";
    assert_eq!(reasons, expected);
    assert!(round.starts_with("11\n") && round.contains("\n1 3\n"), "{round}");
    let (_, out, _) = hakem(&["pair", file, "--why-not", "3,2", "--format", "json", "--language", "cs"]);
    let answer: serde_json::Value = serde_json::from_str(&out).unwrap();
    assert_eq!((&answer["verdict"], &answer["players"][0]), (&"drawn".into(), &3.into()));
    let (_, out, _) = hakem(&["pair", file, "--why-not", "1,12", "--format", "json", "--system", "lim"]);
    let answer: serde_json::Value = serde_json::from_str(&out).unwrap();
    assert_eq!((&answer["verdict"], &answer["instead"]), (&"forbidden".into(), &serde_json::Value::Null));
    assert_eq!(answer["reasons"][0]["values"]["players"], serde_json::json!([1, 12]));
    for (players, told) in [("1,1", "two pairing numbers"), ("1,99", "There is no player 99")] {
        let (exit, out, complaint) = hakem(&["pair", file, "--why-not", players]);
        assert_eq!((exit, out.as_str()), (3, ""));
        assert!(complaint.contains(told), "{complaint}");
    }
}

#[test]
fn pair_names_the_decisions_that_lead_to_a_pairing_and_takes_one() {
    let player = |number: u16, name: &str| {
        format!(
            "001 {number:>4}      {name:<33} {:>4}     {:>11} {:>10} {:>4} {number:>4}\n",
            2100 - number * 100,
            "",
            "",
            "0.0"
        )
    };
    let players = (1..).zip(["Ada", "Bora", "Cem", "Deniz"]).map(|(number, name)| player(number, name));
    let apart = [2, 3, 4].map(|other| format!("260   1   3    1    {other}\n"));
    let report = format!(
        "012 Four\n142 3\n152 W\n### hakem: system=dutch-2009\n{}{}",
        players.collect::<String>(),
        apart.concat()
    );
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("four.trf");
    std::fs::write(&file, report).unwrap();
    let pair = |options: &[&str]| {
        let named = ["pair", "--language", "en", file.to_str().unwrap()];
        hakem(&[&named, options].concat())
    };
    let (exit, _, told) = pair(&[]);
    assert_eq!(exit, 1, "{told}");
    assert!(told.contains("Possible decisions:") && told.contains("  --unpaired 1,4\n"), "{told}");
    let (exit, paired, _) = pair(&["--unpaired", "1,4"]);
    assert_eq!((exit, paired.as_str()), (0, "1\n3 2\n"));
    assert_eq!(pair(&["--bye", "9"]).0, 3, "there is no player 9");
}

#[test]
fn pair_lists_who_goes_through_a_knockout_but_not_who_is_out_of_it() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().to_str().unwrap();
    let players: String = (1..=3).map(|number| format!("001 {number:>4}      Player {number}\n")).collect();
    let head = "012 Three\n142 2\n192 CUSTOM_KNOCKOUT\n### hakem: system=knockout golden-point=true\n";
    let file = format!("{out}/three.trf");
    std::fs::write(&file, format!("{head}{players}")).unwrap();
    assert_eq!(hakem(&["pair", &file]).1, "2\n2 3\n1 0\n");
    let played = players
        .lines()
        .zip(["0000 - Z", "   3 w 0", "   2 b 1"])
        .map(|(line, cell)| format!("{line:91}{cell}\n"));
    std::fs::write(&file, format!("{head}{}", played.collect::<String>())).unwrap();
    let (exit, told, complaint) = hakem(&["pair", &file, "--round", "2"]);
    assert_eq!((exit, told.as_str()), (0, "1\n1 3\n"), "{complaint}");
    let (exit, _, complaint) = hakem(&["pair", &file, "--round", "4"]);
    assert_eq!(exit, 3, "round 2 is the next one: {complaint}");
}

#[test]
fn a_list_is_paired_when_the_colour_drawn_by_lot_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("players.csv");
    std::fs::write(&path, "Name,Rating\nAda,2000\nBen,1900\nCan,1800\nEce,1700\n").unwrap();
    let list = path.to_str().unwrap();
    let (exit, out, told) = hakem(&["pair", list]);
    assert_eq!((exit, out.as_str()), (3, ""));
    assert!(told.contains("Add --initial-colour w or b"), "{told}");
    let (exit, out, told) = hakem(&["pair", list, "--initial-colour", "b"]);
    assert_eq!((exit, out.as_str()), (0, "2\n3 1\n2 4\n"), "{told}");
    let drawn = ["pair", "tests/golden/trf/individual.trf", "--initial-colour", "w"];
    assert_eq!(hakem(&drawn).0, 0);
    let (exit, _, told) = hakem(&["pair", "tests/golden/trf/individual.trf", "--initial-colour", "b"]);
    assert_eq!(exit, 3);
    assert!(told.contains("Omit --initial-colour"), "{told}");
}

#[test]
fn an_acceleration_that_is_asked_for_is_had_by_every_event() {
    let folder = tempfile::tempdir().unwrap();
    let asked = ["simulate", "--acceleration", "baku", "--seed", "2026", "--count", "60", "--players", "9"];
    let (exit, out, told) =
        hakem(&[&asked[..], &["--format", "json", "--out", folder.path().to_str().unwrap()]].concat());
    assert_eq!(exit, 0, "{told}");
    let answer: serde_json::Value = serde_json::from_str(&out).unwrap();
    let events = answer["events"].as_array().unwrap();
    assert_eq!(events.len(), 60);
    assert!(events.iter().all(|event| event["accelerated"] == true));
}

#[test]
fn a_round_beyond_those_planned_is_not_paired_without_a_word() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("event.trf");
    let report = std::fs::read_to_string("tests/golden/trf/individual.trf").unwrap();
    let planned = report.lines().find(|line| line.starts_with("142 ")).unwrap();
    std::fs::write(&path, report.replacen(planned, "142 3", 1)).unwrap();
    let (exit, out, told) = hakem(&["pair", path.to_str().unwrap()]);
    assert_eq!((exit, out.lines().next()), (0, Some("3")));
    assert!(told.contains("Round 4 is beyond the 3 planned rounds"), "{told}");
}

#[test]
fn q168_the_command_line_warns_of_adjourned_games_of_earlier_rounds_too() {
    let player = |number: u8, rounds: &str| {
        format!("{:<91}{rounds}\n", format!("001 {number:>4}      Player {number}"))
    };
    let players = [
        player(1, "   3 w ?     2 b 1"),
        player(2, "   4 b 1     1 w 0"),
        player(3, "   1 b ?     4 w 1"),
        player(4, "   2 w 0     3 b 0"),
    ];
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("adjourned.trf");
    let report = format!("012 Open\n142 3\n152 W\n192 FIDE_DUTCH_2026\n{}", players.concat());
    std::fs::write(&path, &report).unwrap();
    let (exit, _, told) = hakem(&["pair", path.to_str().unwrap()]);
    assert_eq!(exit, 0, "{told}");
    assert!(told.contains("One adjourned game of an earlier round has no result"), "{told}");
    std::fs::write(&path, report.replace('?', "=")).unwrap();
    let (_, _, told) = hakem(&["pair", path.to_str().unwrap()]);
    assert!(!told.contains("adjourned"), "{told}");
}

#[test]
fn a_player_who_is_alone_gets_the_bye() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("one.trf");
    std::fs::write(&path, "012 One\n142 5\n152 W\n001    1      Novák, Jan\n").unwrap();
    let (exit, out, told) = hakem(&["pair", path.to_str().unwrap()]);
    assert_eq!((exit, out.as_str()), (1, ""));
    assert!(told.contains("one player is present and receives the bye"), "{told}");
}

#[test]
fn a_hopeless_round_is_refused_in_one_sentence() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("apart.trf");
    let player = |number: usize| {
        format!(
            "001 {number:>4}      {:<33} {:>4}     {:>11} {:>10} {:>4} {number:>4}\n",
            "A", 2000, "", "", "0.0"
        )
    };
    let all: Vec<String> = (1..=300).map(|number| number.to_string()).collect();
    let apart = |players: usize| {
        let players: String = all[..players].iter().map(|number| format!(" {number:>4}")).collect();
        let report: String = (1..=300).map(player).collect();
        std::fs::write(&path, format!("012 Apart\n142 5\n152 W\n{report}260   1   5{players}\n")).unwrap();
        hakem(&["pair", path.to_str().unwrap()])
    };
    for (players, told) in
        [(300, "300 players have no possible opponent"), (200, "200 players have only 100 possible")]
    {
        let (exit, out, complaint) = apart(players);
        assert_eq!((exit, out.as_str()), (1, ""), "{complaint}");
        assert!(complaint.contains(told) && complaint.lines().count() == 1, "{complaint}");
    }
}

/// Teams of two whose numbers were drawn out of the order of registration, with round 1 paired and played.
fn teams_of_a_table(system: &str, teams: u16) -> Vec<Command> {
    let name = |text: String| Name::new(&text).unwrap();
    let mut event = Snapshot::blank();
    let mut commands = Vec::new();
    let mut act = |event: &mut Snapshot, command: Command| {
        *event = apply(event, &command).unwrap();
        commands.push(command);
    };
    let mut settings =
        Settings { initial_colour: Some(Colour::White), ..Settings::named(name("Table".into())) };
    take_system(&mut settings, SystemId::new(system));
    act(&mut event, Command::Announce(Box::new(settings)));
    for number in 1..=2 * u32::from(teams) {
        let rating = Rating::new(i64::from(2000 + 100 * (number * 5 % 8))).ok();
        let player = Player { rating, ..Player::named(name(format!("Player {number}"))) };
        act(&mut event, Command::Register { player, arrival: RoundNo(1), missed: RequestedBye::ZeroPoint });
    }
    // The Skalitzka system is for three teams.
    let order: Vec<TeamId> = [3, 1, 4, 2].map(TeamId).into_iter().filter(|team| team.0 <= teams).collect();
    for number in 1..=u32::from(teams) {
        let players = [2 * number - 1, 2 * number].map(PlayerId).to_vec();
        let team = Team::of(name(format!("Team {number}")), players, Vec::new());
        act(&mut event, Command::RegisterTeam(team));
    }
    let TeamOpening { settings, leg } = opening(&event, &order).unwrap().unwrap();
    if let Some(announced) = settings {
        act(&mut event, Command::Announce(announced));
    }
    act(&mut event, Command::BeginLeg(leg));
    let draft = propose(&event, RoundNo(1), Trace::silent()).unwrap().draft;
    let boards = draft.boards.len();
    act(&mut event, Command::DraftRound(draft));
    act(&mut event, Command::publish(RoundNo(1)));
    for board in (1..).map(BoardNo).take(boards) {
        let result = GameResult::Played(Outcome::Draw);
        act(&mut event, Command::EnterResult { round: RoundNo(1), board, result });
    }
    commands
}

#[test]
fn pair_names_players_of_teams_by_the_pairing_numbers_of_event_and_report() {
    let folder = tempfile::tempdir().unwrap();
    for (system, teams) in [("team-round-robin", 4), ("scheveningen", 4), ("skalitzka", 3)] {
        let path = folder.path().join(format!("{system}.hakem"));
        let entries: Vec<Entry> = teams_of_a_table(system, teams).into_iter().map(Entry::Did).collect();
        {
            let _no_forks = crate::without_forks();
            let mut store = Store::create(&path, Timestamp::UNIX_EPOCH).unwrap();
            store.append(&entries, Timestamp::UNIX_EPOCH).unwrap();
        }
        let (mut history, report) = (History::default(), folder.path().join(format!("{system}.trf")));
        for entry in entries {
            history.replay(entry, Moment(0)).unwrap();
        }
        std::fs::write(&report, trf::write(&trf::from_snapshot(history.snapshot()), trf::Style::default()))
            .unwrap();
        let numbering = history.snapshot().numbering();
        let number = |id| numbering.iter().position(|&other| other == id).unwrap() + 1;
        for round in [RoundNo(1), RoundNo(2)] {
            let draft = propose(history.snapshot(), round, Trace::silent()).unwrap().draft;
            let boards = draft.boards.iter().map(|of| format!("{} {}\n", number(of.white), number(of.black)));
            let expected = format!("{}\n{}", draft.boards.len(), boards.collect::<String>());
            for file in [&path, &report] {
                let (exit, out, told) =
                    hakem(&["pair", file.to_str().unwrap(), "--round", &round.0.to_string()]);
                assert_eq!((exit, out.as_str()), (0, expected.as_str()), "{system} {round} {file:?}: {told}");
            }
        }
    }
}

/// Returns the participants of a report: its teams, or its players.
fn participants(report: &str) -> Vec<u16> {
    let of = |code: &str| -> Vec<u16> {
        let lines = report.lines().filter(|line| line.starts_with(code));
        lines.filter_map(|line| line.get(4..8)?.trim().parse().ok()).collect()
    };
    let teams = of("310 ");
    if teams.is_empty() { of("001 ") } else { teams }
}

#[test]
fn every_decision_that_a_refusal_offers_works_when_typed_in_every_system() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("apart.trf");
    let file = path.to_str().unwrap();
    let systems = hakem_engine::pairing::SYSTEMS.iter().filter(|system| system.swiss().is_some());
    for (system, is_of_teams) in systems.map(|system| (system.id(), system.facts().pairs_teams())) {
        let (mut refused, mut typed, mut with_both) = (0, 0, 0);
        for seed in 1..=crate::effort::cases(4, 40) {
            let players = (7 + seed % 4).to_string();
            let seed_text = seed.to_string();
            let ratings = ["2400"; 10][..7 + usize::try_from(seed % 4).unwrap()].join(",");
            let size: &[&str] = match is_of_teams {
                true => &["--teams", &players, "--players", "2"],
                // The Dubov System pairs rated players.
                false => &["--players", &players, "--ratings", &ratings],
            };
            let event = ["--system", system, "--rounds", "3", "--seed", &seed_text];
            let report = simulated(&[&event, size].concat());
            // All but a few are forbidden to meet each other.
            let numbers = participants(&report);
            let apart: String = numbers.iter().skip(2).map(|number| format!(" {number:>4}")).collect();
            let last = if system == "double-swiss-2026" { 6 } else { 3 };
            std::fs::write(&path, format!("{report}260   1 {last:>3}{apart}\n")).unwrap();
            let pair = |decision: &[&str]| {
                hakem(&[&["pair", "--language", "en", "--round", "2", file], decision].concat())
            };
            let (exit, out, told) = pair(&[]);
            // Some systems need what the simulation omits, such as a licence number, before round 1.
            if exit == 0 || told.contains("Round 1 is the next one") {
                continue;
            }
            assert_eq!((exit, out.as_str()), (1, ""), "{system} {seed}: {told}");
            refused += 1;
            for line in told.lines().filter_map(|line| line.find("  --").map(|at| line[at..].trim())) {
                let decision: Vec<&str> = line.split(' ').collect();
                let (exit, _, complaint) = pair(&decision);
                assert_eq!(exit, 0, "{system} {seed}: {line}: {complaint}\n{told}");
                typed += 1;
                with_both += usize::from(decision.len() == 4);
            }
            if with_both > 0 && !crate::effort::is_full() {
                break;
            }
        }
        assert!(refused > 0 && typed > 0 && with_both > 0, "{system}: {refused}, {typed}, {with_both}");
    }
}

#[test]
fn a_bye_for_an_even_number_of_players_is_refused_instead_of_leaving_one_out() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("four.trf");
    let players: String = (1..=4).map(|number| format!("001 {number:>4}      Player {number}\n")).collect();
    std::fs::write(&path, format!("012 Four\n142 5\n152 W\n{players}")).unwrap();
    let (exit, out, told) = hakem(&["pair", path.to_str().unwrap(), "--bye", "3"]);
    assert_eq!((exit, out.as_str()), (3, ""));
    assert!(told.contains("is even (4)"), "{told}");
    let (exit, out, _) = hakem(&["pair", path.to_str().unwrap(), "--bye", "3", "--unpaired", "4"]);
    assert_eq!((exit, out.as_str()), (0, "2\n1 2\n3 0\n"));
}

#[test]
fn a_second_bye_is_refused_with_the_rule_as_is_one_after_a_forfeit_win() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("five.trf");
    let rounds = ["2 w +", "1 b -", "4 w 1", "3 b 0", "0000 - U"];
    let player = |(number, round): (u16, &str)| {
        let points = if matches!(round.chars().last(), Some('+' | '1' | 'U')) { "1.0" } else { "0.0" };
        let round = if round.starts_with('0') { round.to_owned() } else { format!("   {round}") };
        format!(
            "001 {number:>4}      {:<33} {:>4}{:>29}{points}{number:>5}  {round}\n",
            format!("P{number}"),
            2000,
            ""
        )
    };
    let players: String = (1..).zip(rounds).map(player).collect();
    std::fs::write(&path, format!("012 Five\n142 4\n152 W\n192 FIDE_DUTCH_2026\n{players}")).unwrap();
    let pair = |bye: &str| hakem(&["pair", "--language", "en", path.to_str().unwrap(), "--bye", bye]);
    for barred in ["1", "5"] {
        let (exit, out, told) = pair(barred);
        assert_eq!((exit, out.as_str()), (1, ""), "{told}");
        let expected = format!("Player {barred} may not receive the pairing-allocated bye.");
        assert!(told.contains(&expected) && told.contains("C2"), "{told}");
    }
    let (exit, out, told) = pair("2");
    assert_eq!(exit, 0, "{told}");
    assert!(out.starts_with("3\n") && out.ends_with("2 0\n"), "{out}");
}

const SEVEN: &str = "Name;Rating\nA;2000\nB;1990\nC;1980\nD;1970\nE;1960\nF;1950\nG;1940\n";

#[test]
fn a_list_is_paired_and_converted_with_the_rounds_and_the_system_asked_for() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    std::fs::write(path("club.csv"), SEVEN).unwrap();
    let colour = ["--initial-colour", "w", "--system", "basic-swiss", "--rounds", "4"];
    let (status, paired, told) = hakem(&[&["pair", &path("club.csv")][..], &colour].concat());
    assert_eq!((status, paired.lines().next()), (0, Some("4")), "{told}");
    let (status, _, told) = hakem(&[
        "convert",
        &path("club.csv"),
        &path("club.hakem"),
        "--system",
        "basic-swiss",
        "--rounds",
        "4",
    ]);
    assert_eq!(status, 0, "{told}");
    let (_, report, _) = hakem(&["convert", &path("club.hakem"), "-"]);
    assert!(report.contains("142 4") && report.contains("system=basic-swiss"), "{report}");
    let (status, _, told) =
        hakem(&["convert", "tests/golden/trf/individual.trf", &path("other.hakem"), "--rounds", "4"]);
    assert!(status == 3 && told.contains("for lists of players"), "{status} {told}");
}

#[test]
fn an_unknown_system_and_a_round_that_does_not_exist_are_refused_and_nothing_is_written() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    std::fs::write(path("club.csv"), SEVEN).unwrap();
    let (status, _, told) = hakem(&["convert", &path("club.csv"), &path("club.hakem"), "--system", "foo"]);
    assert!(status == 3 && told.contains("The pairing system foo is unknown"), "{status} {told}");
    let report = "tests/golden/trf/individual.trf";
    let (status, _, told) = hakem(&["convert", report, &path("boards.pgn"), "--round", "99"]);
    assert!(status == 3 && told.contains("Round 99 does not exist"), "{status} {told}");
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 1);
}

#[test]
fn players_whom_a_report_shows_as_absent_are_listed_before_they_are_paired_again() {
    let report = "tests/golden/reports/left-players.trf";
    let (status, paired, told) = hakem(&["pair", report]);
    assert_eq!((status, paired.lines().count()), (0, 7), "{told}");
    assert!(told.contains("--unpaired 4,7,11"), "{told}");
    let (status, paired, _) = hakem(&["pair", report, "--unpaired", "4,7,11"]);
    assert_eq!((status, paired.lines().count()), (0, 6), "{paired}");
}

#[test]
fn a_range_of_ratings_is_that_of_every_player() {
    for seed in ["10", "11", "15", "18", "19", "20"] {
        let asked = ["--players", "20", "--rounds", "3", "--seed", seed, "--ratings", "2100-2500"];
        let report = simulated(&[&["--system", "dutch-2026"][..], &asked].concat());
        let ratings = report.lines().filter(|line| line.starts_with("001")).map(|line| &line[48..52]);
        let ratings: Vec<u16> = ratings.map(|rating| rating.trim().parse().unwrap_or(0)).collect();
        assert!(ratings.iter().all(|rating| (2100..=2500).contains(rating)), "seed {seed}: {ratings:?}");
        let some = simulated(&[&["--system", "dutch-2026", "--unrated", "3"][..], &asked].concat());
        let unrated = some.lines().filter(|line| line.starts_with("001") && line[48..52].trim().len() < 3);
        assert_eq!(unrated.count(), 3, "seed {seed}: those asked for without a rating");
    }
}
