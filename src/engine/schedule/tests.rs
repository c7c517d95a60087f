//! Every printed table, recorded events, and properties of tables of any size.

use super::{
    KnockoutBracket, RoundRobin, RoundRobinFormat, Scheveningen, Skalitzka, Stage, TableError, TableRound,
    TeamColours,
};
use crate::format::Format;
use crate::tournament::{OptionValue, Options};
use serde_json::Value as Json;
use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;

fn golden(name: &str) -> Json {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../tests/golden/tables").join(name);
    serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap()
}

/// Returns the recorded events of a file: the sample, or the full corpus if the environment sets its folder.
pub(super) fn recorded(name: &str) -> Vec<Json> {
    let sample = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../tests/golden/tables").join(name);
    let path = std::env::var_os("HAKEM_CORPORA").map_or(sample, |folder| PathBuf::from(folder).join(name));
    let text = std::fs::read_to_string(path).unwrap();
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

fn number(json: &Json) -> u16 {
    u16::try_from(json.as_u64().unwrap()).unwrap()
}

fn flag(json: &Json) -> bool {
    json.as_bool().unwrap_or(false)
}

fn array(json: &Json) -> &[Json] {
    json.as_array().map_or(&[], Vec::as_slice)
}

/// Returns White and Black of the boards of a recorded round, in board order, and the player without a game.
fn round_robin_round(json: &Json) -> TableRound<u16> {
    let board = |board: &Json| [number(&board["white"]), number(&board["black"])];
    let idle = json["bye"].as_u64().map(|_| number(&json["bye"]));
    TableRound { boards: array(&json["pairings"]).iter().map(board).collect(), idle }
}

#[test]
fn every_printed_berger_table_comes_out() {
    let json = golden("berger-tables.json");
    for table in array(&json["tables"]) {
        let rounds = array(&table["printed"]);
        let players = u16::try_from(rounds.len() + 1).unwrap();
        let made = RoundRobin::new(players, 1, false).unwrap();
        for (round, printed) in (1..).zip(rounds) {
            // A full stop is printed instead of a colon: `4.12` in the table for 12.
            let printed: Vec<String> =
                array(printed).iter().map(|pair| pair.as_str().unwrap().replace('.', ":")).collect();
            let found = made.round(round).unwrap().boards;
            let found: Vec<String> = found.iter().map(|[white, black]| format!("{white}:{black}")).collect();
            assert_eq!(found, printed, "table for {players}, round {round}");
        }
    }
    for schedule in array(&json["schedules"]) {
        let made = RoundRobin::new(number(&schedule["players"]), 1, false).unwrap();
        assert_eq!(made.rounds() as usize, array(&schedule["rounds"]).len());
        for round in array(&schedule["rounds"]) {
            let found = made.round(u32::from(number(&round["round"])));
            assert_eq!(found, Some(round_robin_round(round)), "{} players", schedule["players"]);
        }
    }
}

#[test]
fn the_printed_double_round_robin_comes_out() {
    let json = golden("double-round-robin-6.json");
    let made = RoundRobin::new(6, 2, false).unwrap();
    assert_eq!(made.rounds(), 10);
    for round in array(&json["expected"]["rounds"]) {
        assert_eq!(made.round(u32::from(number(&round["round"]))), Some(round_robin_round(round)));
    }
}

/// Row 6 is missing in the source.
#[test]
fn the_printed_ten_column_table_comes_out() {
    let json = golden("double-round-robin-6.json");
    let rounds: Vec<_> =
        (1..=10).map(|round| RoundRobin::new(6, 2, false).unwrap().round(round).unwrap()).collect();
    let printed = json["printed_opponents"].as_object().unwrap();
    assert_eq!(printed.len(), 5);
    for (player, opponents) in printed {
        let player: u16 = player.parse().unwrap();
        let met = rounds.iter().flat_map(|round| &round.boards).filter_map(|&[white, black]| match player {
            _ if white == player => Some(black),
            _ if black == player => Some(white),
            _ => None,
        });
        assert!(met.eq(array(opponents).iter().map(number)), "player {player}");
    }
}

/// A match of six in alternating colours, after two rounds and a result of the third.
#[test]
fn the_printed_chart_of_a_scheveningen_match_has_these_opponents_and_totals() {
    let chart = &golden("scheveningen-4.json")["printed_chart"];
    let table = Scheveningen::new(6, TeamColours::Alternating, false).unwrap();
    let mut totals = BTreeMap::new();
    for (seat, row) in (1..).zip(array(&chart["rows"])) {
        for (round, cell) in (1..).zip(array(row)) {
            let (opponent, points) = cell.as_str().unwrap().split_once(':').unwrap();
            let boards = table.round(round).unwrap().boards;
            let own = super::TeamSeat { team: 0, seat };
            let met = boards.iter().find(|board| board.contains(&own)).unwrap();
            let other = met.iter().find(|at| **at != own).unwrap();
            assert_eq!(other.to_string(), format!("B{opponent}"), "seat {seat} in round {round}");
            *totals.entry(round.to_string()).or_insert(0) += match points {
                "1" => 2,
                "½" => 1,
                _ => 0,
            };
        }
    }
    for (round, total) in chart["totals_printed"].as_object().unwrap() {
        assert_eq!(Some(totals[round]), total.as_i64().map(|total| 2 * total), "round {round}");
    }
}

fn colours<P: Ord + Copy>(rounds: &[TableRound<P>]) -> BTreeMap<P, Vec<bool>> {
    let mut colours: BTreeMap<P, Vec<bool>> = BTreeMap::new();
    for [white, black] in rounds.iter().flat_map(|round| &round.boards) {
        colours.entry(*white).or_default().push(true);
        colours.entry(*black).or_default().push(false);
    }
    colours
}

fn has_three_alike(colours: &[bool]) -> bool {
    colours.windows(3).any(|three| three[0] == three[1] && three[1] == three[2])
}

fn difference(colours: &[bool]) -> usize {
    let whites = colours.iter().filter(|&&white| white).count();
    whites.abs_diff(colours.len() - whites)
}

#[test]
fn a_round_robin_of_any_size_pairs_all_players_once_with_even_colours() {
    for players in 2..=200_u16 {
        let made = RoundRobin::new(players, 1, false).unwrap();
        let rounds: Vec<_> = (1..=made.rounds()).map(|round| made.round(round).unwrap()).collect();
        let mut met = BTreeSet::new();
        for round in &rounds {
            let mut seen: Vec<u16> = round.boards.iter().flatten().copied().chain(round.idle).collect();
            seen.sort_unstable();
            assert!(seen.into_iter().eq(1..=players), "{players}: everybody has a place once a round");
            for &[white, black] in &round.boards {
                assert!(
                    met.insert((white.min(black), white.max(black))),
                    "{players}: {white} and {black} meet once"
                );
            }
        }
        assert_eq!(met.len(), usize::from(players) * usize::from(players - 1) / 2, "{players}");
        for (player, colours) in colours(&rounds) {
            let most = if players % 2 == 0 { 1 } else { 0 };
            assert!(difference(&colours) <= most, "{players}: colours of {player} differ by {most} at most");
            assert!(!has_three_alike(&colours), "{players}: {player} has no colour three times running");
        }
        assert_eq!(made.round(0), None);
        assert_eq!(made.round(made.rounds() + 1), None);
    }
}

#[test]
fn q102_a_second_cycle_swaps_the_last_rounds_of_the_first() {
    let options = RoundRobinFormat.facts().options;
    let [cycles, swap] =
        ["cycles", "swap"].map(|key| options.iter().find(|option| option.key == key).unwrap());
    let mut chosen = Options::default();
    cycles.choose(options, &mut chosen, OptionValue::Number(2));
    assert!(swap.is_on(&chosen));
    // The arbiter may decide otherwise, and a third cycle leaves that as it is.
    swap.choose(options, &mut chosen, OptionValue::YesNo(false));
    cycles.choose(options, &mut chosen, OptionValue::Number(3));
    assert!(!swap.is_on(&chosen));
}

#[test]
fn the_swap_of_two_rounds_keeps_two_cycles_free_of_three_equal_colours() {
    for players in 3..=60_u16 {
        let all = |swap| {
            let made = RoundRobin::new(players, 2, swap).unwrap();
            colours(&(1..=made.rounds()).map(|round| made.round(round).unwrap()).collect::<Vec<_>>())
        };
        let alike = |swap| all(swap).into_values().filter(|colours| has_three_alike(colours)).count();
        assert_eq!(alike(true), 0, "{players} players, swapped");
        assert!(
            all(true).values().all(|colours| difference(colours) == 0),
            "{players}: equal after two cycles"
        );
        // In an even field two players continue with the same colour for a third time; in an odd one none.
        assert_eq!(alike(false), if players % 2 == 0 { 2 } else { 0 }, "{players} players, plain");
    }
}

/// `A1-B1 B2-A2`: the boards of a round of two teams.
fn written<P: std::fmt::Display>(round: &TableRound<P>) -> String {
    let boards: Vec<String> = round.boards.iter().map(|[white, black]| format!("{white}-{black}")).collect();
    boards.join(" ")
}

#[test]
fn every_scheveningen_table_of_the_examples_comes_out() {
    let json = golden("scheveningen-4.json");
    let check = |players: u16, colours, double, expected: &Json| {
        let made = Scheveningen::new(players, colours, double).unwrap();
        assert_eq!(made.rounds() as usize, array(expected).len(), "{players} players");
        for (round, expected) in (1..).zip(array(expected)) {
            let found = written(&made.round(round).unwrap());
            assert_eq!(
                found,
                expected.as_str().unwrap(),
                "{players} players, {colours:?}, double {double}, round {round}"
            );
        }
    };
    check(4, TeamColours::Alternating, false, &json["printed_table_4"]);
    let each = |key: &str| json[key].as_object().unwrap().clone().into_iter();
    let tables = [
        ("alternating_other_sizes", TeamColours::Alternating, false),
        ("alternating_double", TeamColours::Alternating, true),
        ("balanced", TeamColours::Balanced, false),
    ];
    for (key, colours, double) in tables {
        for (players, expected) in each(key) {
            check(players.parse().unwrap(), colours, double, &expected);
        }
    }
    for players in array(&json["balanced_not_offered"]) {
        let players = number(players);
        let refused = Scheveningen::new(players, TeamColours::Balanced, false);
        assert_eq!(refused, Err(TableError::NoBalancedTable { players }));
    }
}

#[test]
fn scheveningen_tables_of_every_allowed_size_keep_their_properties() {
    for players in 1..=40_u16 {
        for kind in [TeamColours::Alternating, TeamColours::Balanced] {
            let Ok(made) = Scheveningen::new(players, kind, false) else { continue };
            let rounds: Vec<_> = (1..=made.rounds()).map(|round| made.round(round).unwrap()).collect();
            let mut met = BTreeSet::new();
            for (number, round) in (1..).zip(&rounds) {
                let whites = round.boards.iter().filter(|board| board[0].team == 0).count();
                let all = usize::from(players);
                let expected = match kind {
                    TeamColours::Alternating => {
                        if number % 2 == 1 {
                            all
                        } else {
                            0
                        }
                    }
                    TeamColours::Balanced => {
                        if number % 2 == 1 {
                            all.div_ceil(2)
                        } else {
                            all / 2
                        }
                    }
                };
                assert_eq!(whites, expected, "{players} players, {kind:?}, round {number}: Whites of team A");
                for &[white, black] in &round.boards {
                    assert_ne!(white.team, black.team);
                    let pair =
                        if white.team == 0 { (white.seat, black.seat) } else { (black.seat, white.seat) };
                    assert!(met.insert(pair), "{players} players, {kind:?}: {white} and {black} meet once");
                }
                let seen: BTreeSet<_> = round.boards.iter().flatten().collect();
                assert_eq!(seen.len(), 2 * all, "everybody plays in every round");
            }
            if kind == TeamColours::Balanced {
                for (player, colours) in colours(&rounds) {
                    assert!(difference(&colours) <= 1, "{players} players: colours of {player}");
                    assert!(
                        !has_three_alike(&colours),
                        "{players} players: {player} has no colour three times running"
                    );
                }
            }
            let double = Scheveningen::new(players, kind, true).unwrap();
            let rounds: Vec<_> = (1..=double.rounds()).map(|round| double.round(round).unwrap()).collect();
            let games: BTreeSet<_> = rounds.iter().flat_map(|round| &round.boards).collect();
            assert_eq!(
                games.len(),
                2 * usize::from(players) * usize::from(players),
                "each pair with both colours"
            );
        }
    }
}

#[test]
fn a_balanced_double_match_backwards_has_the_same_games_and_no_colour_three_times_in_a_row() {
    for players in 1..=40 {
        let Ok(double) = Scheveningen::new(players, TeamColours::Balanced, true) else { continue };
        let rounds = |table: Scheveningen| -> Vec<_> {
            (1..=table.rounds()).map(|round| table.round(round).unwrap()).collect()
        };
        let (forwards, backwards) = (rounds(double), rounds(double.with_second_half_backwards()));
        let [one, other]: [BTreeSet<_>; 2] =
            [&forwards, &backwards].map(|rounds| rounds.iter().flat_map(|round| &round.boards).collect());
        assert_eq!(one, other, "{players} players: the same games in another order");
        let mut all = colours(&backwards).into_iter();
        assert!(all.all(|(_, colours)| !has_three_alike(&colours)), "{players} players");
    }
}

#[test]
fn a_balanced_double_match_in_the_same_order_has_a_colour_three_times_in_a_row_only_at_the_seam() {
    let is_faulty = |&players: &u16| {
        let double = Scheveningen::new(players, TeamColours::Balanced, true).unwrap();
        let rounds: Vec<_> = (1..=double.rounds()).map(|round| double.round(round).unwrap()).collect();
        colours(&rounds).values().any(|colours| has_three_alike(colours))
    };
    let faulty: Vec<u16> = [3, 4, 5, 6, 7, 8, 9, 10, 11, 12].into_iter().filter(is_faulty).collect();
    assert_eq!(faulty, [3, 5, 6, 7, 9, 10, 11]);
}

#[test]
fn skalitzka_comes_out_as_printed_and_all_players_have_both_colours() {
    let json = golden("skalitzka.json");
    let sizes = std::iter::once(&json["expected"]).chain(array(&json["other_sizes"]));
    for size in sizes {
        let made = Skalitzka::new(number(&size["boards_per_team"])).unwrap();
        for (round, expected) in (1..).zip(array(&size["rounds"])) {
            let seat = |board: &Json, colour: &str| {
                let team = board[format!("{colour}_team")].as_str().unwrap().parse::<u8>().unwrap() - 1;
                format!("{}{}", char::from(b'A' + team), board[format!("{colour}_board")])
            };
            let board = |board: &Json| format!("{}-{}", seat(board, "white"), seat(board, "black"));
            let expected: Vec<String> = array(&expected["pairings"]).iter().map(board).collect();
            assert_eq!(written(&made.round(round).unwrap()), expected.join(" "), "round {round}");
        }
    }
    for boards in (2..=40_u16).step_by(2) {
        let made = Skalitzka::new(boards).unwrap();
        let rounds: Vec<_> = (1..=2).map(|round| made.round(round).unwrap()).collect();
        let colours = colours(&rounds);
        assert_eq!(colours.len(), 3 * usize::from(boards));
        assert!(
            colours.values().all(|colours| colours.len() == 2 && colours[0] != colours[1]),
            "{boards} boards"
        );
        let between = |one, other| {
            let games = rounds.iter().flat_map(|round| &round.boards);
            games.filter(|board| board[0].team == one && board[1].team == other).count()
        };
        for (one, other) in [(0, 1), (1, 2), (2, 0)] {
            assert_eq!(
                between(one, other),
                usize::from(boards),
                "{one} has White against {other} in all games"
            );
        }
        assert_eq!(made.round(3), None);
    }
    assert_eq!(Skalitzka::new(7), Err(TableError::OddBoards { boards: 7 }));
}

/// The games of a recorded round of teams: `1.2` is player 2 of team 1.
fn team_games(json: &Json) -> Vec<String> {
    let seat = |game: &Json, colour: &str| {
        let (team, board) = game[colour].as_str().unwrap().split_once('.').unwrap();
        (team.parse::<u64>().unwrap(), board.to_owned())
    };
    array(json).iter().map(|game| format!("{:?}-{:?}", seat(game, "white"), seat(game, "black"))).collect()
}

/// Formats the games of a table as [`team_games`] does for a record whose teams have the numbers `teams`.
fn games_of(table: TableRound<super::TeamSeat>, teams: &[Json]) -> Vec<String> {
    let seat =
        |seat: super::TeamSeat| (teams[usize::from(seat.team)].as_u64().unwrap(), seat.seat.to_string());
    let board = |[white, black]: [super::TeamSeat; 2]| format!("{:?}-{:?}", seat(white), seat(black));
    table.boards.into_iter().map(board).collect()
}

#[test]
fn recorded_scheveningen_and_skalitzka_rounds_come_out() {
    let mut rounds = 0;
    for event in recorded("teams.jsonl") {
        let boards = number(&event["boards"]);
        let colours = match event["option"].as_str() {
            Some("balanced") => TeamColours::Balanced,
            _ => TeamColours::Alternating,
        };
        for round in array(&event["rounds"]) {
            match event["system"].as_str().unwrap() {
                "scheveningen" => {
                    let made = Scheveningen::new(boards, colours, flag(&event["double"])).unwrap();
                    let table = made.round(u32::from(number(&round["game_round"]))).unwrap();
                    for game in array(&round["matches"]) {
                        let found = games_of(table.clone(), array(&game["teams"]));
                        assert_eq!(found, team_games(&game["games"]), "{} {}", event["id"], round["round"]);
                        rounds += 1;
                    }
                }
                "skalitzka" => {
                    let table =
                        Skalitzka::new(boards).unwrap().round(u32::from(number(&round["round"]))).unwrap();
                    let teams: Vec<Json> = (1..=3).map(Json::from).collect();
                    assert_eq!(
                        games_of(table, &teams),
                        team_games(&round["games"]),
                        "{} {}",
                        event["id"],
                        round["round"]
                    );
                    rounds += 1;
                }
                "team-round-robin" => {
                    let teams = u16::try_from(array(&event["teams"]).len()).unwrap();
                    let cycles = u8::try_from(event["cycles"].as_u64().unwrap()).unwrap();
                    let made = RoundRobin::new(teams, cycles, false).unwrap();
                    let found = made.round(u32::from(number(&round["round"]))).unwrap();
                    let matches = array(&round["matches"]).iter().map(|game| {
                        let teams = array(&game["teams"]);
                        [number(&teams[0]), number(&teams[1])]
                    });
                    assert_eq!(
                        found.boards,
                        matches.collect::<Vec<_>>(),
                        "{} {}",
                        event["id"],
                        round["round"]
                    );
                    rounds += 1;
                }
                _ => {}
            }
        }
    }
    assert!(rounds > 20, "{rounds} rounds compared");
}

fn stages(json: &Json, matches: &str, seeds: &str) -> Vec<Stage> {
    let stage = |round: &Json| Stage {
        matches: array(&round[matches])
            .iter()
            .map(|pair| {
                let pair = if pair.is_array() { array(pair) } else { array(&pair[seeds]) };
                [number(&pair[0]), number(&pair[1])]
            })
            .collect(),
        through: array(&round["byes"]).iter().map(number).collect(),
    };
    array(json).iter().map(stage).collect()
}

#[test]
fn every_bracket_of_the_examples_comes_out() {
    let json = golden("knockout.json");
    let printed = array(&json["printed_examples"]).iter().map(|example| &example["expected"]);
    for example in printed.chain(array(&json["more"])) {
        let made = KnockoutBracket::padded(number(&example["k"]), number(&example["t"])).unwrap();
        assert_eq!(made.slots(), number(&example["padded_to"]), "{example}");
        assert_eq!(made.rounds(), stages(&example["rounds"], "matches", "seeds"), "{example}");
    }
    for example in array(&json["stepwise"]) {
        let made = KnockoutBracket::stepwise(number(&example["players"])).unwrap();
        assert_eq!(made.rounds(), stages(&example["rounds"], "matches", "seeds"), "{example}");
    }
}

#[test]
fn recorded_knockouts_have_these_brackets() {
    let mut matches = 0;
    for event in recorded("knockout.jsonl") {
        let players = u16::try_from(array(&event["players"]).len()).unwrap();
        let made = match event["mode"].as_str().unwrap() {
            "stepwise" => KnockoutBracket::stepwise(players).unwrap(),
            _ => {
                let made = KnockoutBracket::padded(players, number(&event["t"])).unwrap();
                assert_eq!(made.slots(), number(&event["padded_to"]), "{}", event["id"]);
                made
            }
        };
        for (round, stage) in array(&event["rounds"]).iter().zip(made.rounds()) {
            for game in array(&round["matches"]) {
                let slots = array(&game["slots"]);
                let slots = [number(&slots[0]), number(&slots[1])];
                // If both players of a match were absent the slot is empty, and its next opponent advances.
                assert!(
                    stage.matches.contains(&slots),
                    "{} round {}: {slots:?}",
                    event["id"],
                    round["round"]
                );
                matches += 1;
            }
        }
    }
    assert!(matches > 50, "{matches} matches compared");
}

#[test]
fn a_bracket_of_any_size_puts_out_all_but_the_qualifiers_and_keeps_the_best_apart() {
    for qualifiers in 1..=32_u16 {
        for players in qualifiers..=300 {
            let made = KnockoutBracket::padded(players, qualifiers).unwrap();
            let rounds = made.rounds();
            let matches: usize = rounds.iter().map(|stage| stage.matches.len()).sum();
            assert_eq!(
                matches,
                usize::from(players - qualifiers),
                "{players} players, {qualifiers} qualifiers"
            );
            for (place, stage) in rounds.iter().enumerate() {
                assert!(place == 0 || stage.through.is_empty(), "only round 1 has players who go through");
                let last = place + 1 == rounds.len();
                assert!(
                    last || !stage.matches.contains(&[1, 2]),
                    "1 and 2 meet in the last round at the earliest"
                );
            }
            if let Some(last) = rounds.last() {
                assert_eq!(last.matches.len() + last.through.len(), usize::from(qualifiers));
            }
            if let Some(first) = rounds.first() {
                let byes = usize::from(made.slots() - players);
                assert_eq!(first.through.len(), byes);
                assert!(
                    first.through.iter().copied().eq(1..=u16::try_from(byes).unwrap()),
                    "the best go through"
                );
            }
        }
    }
    for players in 1..=300_u16 {
        let rounds = KnockoutBracket::stepwise(players).unwrap().rounds();
        let matches: usize = rounds.iter().map(|stage| stage.matches.len()).sum();
        assert_eq!(matches, usize::from(players - 1), "{players} players step by step");
    }
    assert_eq!(KnockoutBracket::padded(4, 5), Err(TableError::Qualifiers { players: 4, qualifiers: 5 }));
    assert_eq!(KnockoutBracket::padded(4, 0), Err(TableError::Qualifiers { players: 4, qualifiers: 0 }));
}
