//! Complete round robins, played command by command: pairings of the table, annulled results, every value, groups and
//! their final.

use super::{Standings, crosstable, qualified, standings_of};
use crate::command::{Command, Follow, apply};
use crate::format::Trace;
use crate::pairing::propose;
use crate::schedule::snake;
use crate::test_events::{check_report, recorded_result};
use crate::tiebreak::Scope;
use crate::tournament::{
    BoardNo, GameResult, Leg, Lot, Name, OptionValue, Options, Participant, Player, PlayerId, Rating,
    RequestedBye, RoundNo, RoundPlace, Settings, Snapshot, SystemId, TieBreakId, TieBreakRules,
};
use serde_json::{Value as Json, json};
use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;

/// An event played by commands.
struct Played {
    snapshot: Snapshot,
    /// Results still adjourned: the round after which each becomes known, the board and the result.
    adjourned: Vec<(u64, RoundNo, BoardNo, GameResult)>,
}

/// One table of the event, as recorded in the file.
struct RecordedTable<'j> {
    json: &'j Json,
    /// Players by number, number 1 first.
    players: Vec<PlayerId>,
    scope: usize,
}

fn array(json: &Json) -> &[Json] {
    json.as_array().map_or(&[], Vec::as_slice)
}

fn count(json: &Json) -> usize {
    usize::try_from(json.as_u64().unwrap()).unwrap()
}

fn round_no(number: usize) -> RoundNo {
    RoundNo(u8::try_from(number).unwrap())
}

fn options(json: &Json) -> Options {
    let mut options = Options::default();
    let cycles = json["cycles"].as_u64().unwrap();
    options.set("cycles", Some(OptionValue::Number(u16::try_from(cycles).unwrap())));
    options.set("swap", Some(OptionValue::YesNo(json["swap_last_two"].as_bool().unwrap())));
    options.set("bye-point", Some(OptionValue::YesNo(json["rr_bye_points"] == 1)));
    options
}

impl Played {
    fn new(rounds: usize, options: Options) -> Self {
        let settings = Settings {
            system: SystemId::new("round-robin"),
            rounds: round_no(rounds),
            options,
            tie_break_rules: TieBreakRules::Booklet,
            tie_breaks: Vec::new(),
            ..Settings::named(Name::new("Turnuva").unwrap())
        };
        let mut event = Self { snapshot: Snapshot::blank(), adjourned: Vec::new() };
        event.act(&Command::Announce(Box::new(settings)));
        event
    }

    fn act(&mut self, command: &Command) {
        self.snapshot = apply(&self.snapshot, command).unwrap_or_else(|error| panic!("{command:?}: {error}"));
    }

    fn register(&mut self, json: &Json) -> PlayerId {
        let id = self.snapshot.next_player();
        let mut player = Player::named(Name::new(json["name"].as_str().unwrap()).unwrap());
        player.rating = Rating::new(json["rating"].as_i64().unwrap_or(0)).ok();
        self.act(&Command::Register { player, arrival: RoundNo(1), missed: RequestedBye::ZeroPoint });
        id
    }

    /// Plays a round of every group as recorded, after pairing it: `first` is the first round of the leg.
    fn play(&mut self, first: usize, place: usize, groups: &[RecordedTable]) {
        let number = round_no(first + place);
        let draft = propose(&self.snapshot, number, Trace::silent()).unwrap().draft;
        let recorded: Vec<(&RecordedTable, &Json)> =
            groups.iter().filter_map(|group| Some((group, group.json["rounds"].get(place)?))).collect();
        let mut expected = Vec::new();
        for (group, round) in &recorded {
            let player = |json: &Json| group.players[count(json) - 1];
            let boards = array(&round["pairings"]).iter();
            expected.extend(boards.map(|board| (player(&board["white"]), player(&board["black"]))));
        }
        let made: Vec<_> = draft.boards.iter().map(|board| (board.white, board.black)).collect();
        assert_eq!(made, expected, "round {number}");
        self.act(&Command::DraftRound(draft));
        self.act(&Command::publish(number));
        let mut boards = (1..).map(BoardNo);
        for (group, round) in recorded {
            let idle = (!round["bye"].is_null()).then(|| group.players[count(&round["bye"]) - 1]);
            let table = self.snapshot.round(number).unwrap();
            let without: Vec<PlayerId> = table
                .players_at(|place| !matches!(place, RoundPlace::AtBoard(..)))
                .map(|(id, _)| id)
                .collect();
            let own = group.players.iter().copied().filter(|id| without.contains(id));
            assert!(own.eq(idle), "round {number}: who has no game");
            for (game, board) in array(&round["pairings"]).iter().zip(boards.by_ref()) {
                self.enter(number, board, game);
            }
        }
        let known = self
            .adjourned
            .extract_if(.., |(after, ..)| count(&json!(after)) == first + place)
            .collect::<Vec<_>>();
        for (_, round, board, result) in known {
            self.act(&Command::CorrectResult {
                round,
                board,
                result: Some(result),
                follow: Follow::Record,
                reason: String::new(),
            });
        }
        for group in groups {
            for left in array(&group.json["withdrawn"]) {
                if count(&left["after_round"]) == place + 1 {
                    let id = group.players[count(&left["no"]) - 1];
                    self.act(&Command::Withdraw { id, from: number.next() });
                }
            }
        }
    }

    fn enter(&mut self, round: RoundNo, board: BoardNo, game: &Json) {
        let played = recorded_result(game["result"].as_str().unwrap());
        let stands = self.snapshot.round(round).unwrap().result(board);
        let entered = match game["known_after"].as_u64() {
            Some(after) => {
                self.adjourned.push((after, round, board, played));
                GameResult::Adjourned
            }
            None => played,
        };
        match stands {
            Some(forfeit) => assert_eq!(forfeit, entered, "round {round}, board {board}: who has left"),
            None => self.act(&Command::EnterResult { round, board, result: entered }),
        }
    }

    /// Compares the interim tables recorded after this round of the leg.
    fn check_interim(&self, first: usize, place: usize, groups: &[RecordedTable]) {
        for group in groups {
            let tables = array(&group.json["expected"]["interim"]).iter();
            for table in tables.filter(|table| count(&table["after"]) == place + 1) {
                let made = self.standings(group, round_no(first + place), &[]);
                assert_eq!(removed(&made), table["removed"], "after {}", table["after"]);
                let rows = made.rows.iter().filter_map(|row| {
                    let place = row.place?.to_string();
                    Some(json!({"place": place, "no": row.number.0, "points": points(row.score)}))
                });
                assert_eq!(
                    rows.collect::<Vec<_>>(),
                    with_floats(&table["table"]),
                    "after {}",
                    table["after"]
                );
                let open = array(&table["adjourned"]).iter().flat_map(|game| {
                    let round = self.snapshot.round(round_no(first - 1 + count(&game[0]))).unwrap();
                    let meeting = round.boards()[count(&game[1]) - 1].meeting;
                    [meeting.white, meeting.black]
                });
                let open: BTreeSet<PlayerId> = open.collect();
                assert_eq!(made.adjourned.iter().copied().collect::<BTreeSet<_>>(), open, "adjourned games");
            }
        }
    }

    fn standings(&self, group: &RecordedTable, after: RoundNo, list: &[TieBreakId]) -> Standings {
        standings_of(&self.snapshot, &self.scope(group, after), list)
    }

    fn scope(&self, group: &RecordedTable, after: RoundNo) -> Scope {
        Scope::all(&self.snapshot, after).swap_remove(group.scope)
    }

    /// Compares the end of a table: annulled players, every value, the crosstable, the standings.
    fn check(&self, group: &RecordedTable, expected: &Json) {
        let last = self.snapshot.last_published().unwrap();
        for order in array(&expected["standings"]) {
            let list: Vec<TieBreakId> =
                array(&order["list"]).iter().map(|code| TieBreakId::new(code.as_str().unwrap())).collect();
            let made = self.standings(group, last, &list);
            assert_eq!(removed(&made), expected["removed"]);
            let placed = made
                .rows
                .iter()
                .filter_map(|row| Some(json!({"place": row.place?.to_string(), "no": row.number.0})));
            assert_eq!(placed.collect::<Vec<_>>(), array(&order["table"]), "{list:?}");
            self.check_values(&made, &expected["players"]);
            self.check_crosstable(group, &made, &expected["crosstable"]);
        }
    }

    fn check_values(&self, made: &Standings, expected: &Json) {
        let ranked = made.rows.iter().filter(|row| row.place.is_some());
        assert_eq!(ranked.clone().count(), expected.as_object().unwrap().len());
        for row in ranked {
            let expected = &expected[row.number.to_string()];
            assert_eq!(expected["score"].as_f64(), Some(points(row.score)), "score of {}", row.number);
            for (column, value) in made.columns.iter().zip(&row.values) {
                let expected = &expected[column.id.as_str()];
                assert!(column.refused.is_none());
                let found = column.format.plain(value);
                let is_equal = super::conformance::agrees(expected, value, column.format);
                assert!(is_equal, "{} of {}: {expected}, found {found}", column.id, row.number);
            }
        }
    }

    fn check_crosstable(&self, group: &RecordedTable, made: &Standings, expected: &Json) {
        let scope = self.scope(group, self.snapshot.last_published().unwrap());
        let table = crosstable(&self.snapshot, &scope, made);
        let rows = table.rows.iter().map(|row| {
            let cell = |other: &super::CrossRow| match other.number == row.number {
                true => "x".to_owned(),
                false => {
                    row.against(other.number).map(|cell| cell.mark.to_string()).collect::<Vec<_>>().join(" ")
                }
            };
            let cells: Vec<String> = table.rows.iter().map(cell).collect();
            let place = row.place.map(|place| place.to_string());
            let points = place.as_ref().map(|_| points(row.score));
            json!({"no": row.number.0, "cells": cells, "points": points, "place": place})
        });
        assert_eq!(rows.collect::<Vec<_>>(), with_floats(expected));
    }
}

fn points(points: crate::tournament::Points) -> f64 {
    f64::from(points.tenths()) / 10.0
}

/// Returns rows with their points as decimals, in the form of this test.
fn with_floats(rows: &Json) -> Vec<Json> {
    let mut rows = array(rows).to_vec();
    for row in &mut rows {
        row["points"] = json!(row["points"].as_f64());
    }
    rows
}

fn removed(standings: &Standings) -> Json {
    let struck = standings.rows.iter().filter(|row| row.place.is_none());
    struck.map(|row| row.number.0).collect()
}

/// Plays one table to its end.
fn check_single(json: &Json) {
    let rounds = array(&json["rounds"]).len();
    let mut event = Played::new(rounds, options(json));
    let players: Vec<PlayerId> =
        array(&json["players"]).iter().map(|player| event.register(player)).collect();
    let lots = players.iter().zip(1..).map(|(&id, number)| (id, Lot::new(number).unwrap())).collect();
    event.act(&Command::RecordLots { lots, seed: None });
    let groups = [RecordedTable { json, players, scope: 0 }];
    for place in 0..rounds {
        event.play(1, place, &groups);
        event.check_interim(1, place, &groups);
    }
    event.check(&groups[0], &json["expected"]);
    check_report(&event.snapshot, &json["id"].to_string());
}

/// Plays groups of one event, and the final as its second leg.
fn check_groups(json: &Json) {
    let rated: BTreeMap<u64, &Json> = array(&json["rating_list"])
        .iter()
        .map(|player| (player["entry"].as_u64().unwrap(), player))
        .collect();
    let tables = array(&json["events"]);
    let rounds = tables.iter().map(|table| array(&table["rounds"]).len()).max().unwrap();
    let mut event = Played::new(rounds, options(&tables[0]));
    // In a different order than the ratings.
    let ids: BTreeMap<u64, PlayerId> =
        rated.iter().rev().map(|(&entry, player)| (entry, event.register(player))).collect();
    let entry = |id: PlayerId| *ids.iter().find(|(_, known)| **known == id).unwrap().0;
    let seeds: Vec<PlayerId> = ids.values().copied().collect();
    let snaked: Vec<Vec<u64>> = snake(&seeds, count(&json["groups"]))
        .iter()
        .map(|group| group.iter().map(|&id| entry(id)).collect())
        .collect();
    assert_eq!(json!(snaked), json["expected"]["groups"], "groups of equal strength");
    let drawn = |table: &Json| {
        array(&table["players"])
            .iter()
            .map(|player| ids[&player["entry"].as_u64().unwrap()])
            .collect::<Vec<_>>()
    };
    let leg = |first: usize, last: usize, tables: &[Json]| Leg {
        first: round_no(first),
        last: round_no(last),
        system: SystemId::new("round-robin"),
        options: options(&tables[0]),
        groups: tables
            .iter()
            .map(|table| drawn(table).into_iter().map(Participant::Player).collect())
            .collect(),
        boards: None,
        is_closed: false,
        decided: String::new(),
    };
    event.act(&Command::BeginLeg(leg(1, rounds, tables)));
    let group = |(scope, json)| RecordedTable { json, players: drawn(json), scope };
    let groups: Vec<RecordedTable> = tables.iter().enumerate().map(group).collect();
    for place in 0..rounds {
        event.play(1, place, &groups);
        event.check_interim(1, place, &groups);
    }
    let list = ["DE", "SB", "WON", "KS"].map(TieBreakId::new);
    for ((group, expected), finalists) in
        groups.iter().zip(array(&json["expected"]["events"])).zip(array(&json["expected"]["finalists"]))
    {
        event.check(group, expected);
        let made = event.standings(group, round_no(rounds), &list);
        let best = qualified(&made, count(&json["qualify"])).filter(|best| best.open == 0);
        let best = best.map(|best| best.certain.into_iter().map(entry).collect::<Vec<_>>());
        assert_eq!(json!(best), *finalists, "who goes on");
    }
    let last = &json["final"];
    if !last.is_null() {
        let players = drawn(last);
        let further = array(&last["rounds"]).len();
        event.act(&Command::BeginLeg(leg(rounds + 1, rounds + further, std::slice::from_ref(last))));
        check_final(&mut event, rounds, &[RecordedTable { json: last, players, scope: tables.len() }], json);
    }
    check_report(&event.snapshot, &json["id"].to_string());
}

/// Plays the final of groups whose leg has `rounds` rounds.
fn check_final(event: &mut Played, rounds: usize, groups: &[RecordedTable], json: &Json) {
    let further = array(&groups[0].json["rounds"]).len();
    for place in 0..further {
        event.play(rounds + 1, place, groups);
    }
    event.check(&groups[0], &json["expected"]["final"]);
    let list = ["DE", "SB", "WON", "KS"].map(TieBreakId::new);
    let overall = super::standings(&event.snapshot, round_no(rounds + further), &list);
    let finalists = overall.rows.iter().take(groups[0].players.len());
    assert!(finalists.clone().all(|row| groups[0].players.contains(&row.player)), "the final ranks first");
    assert_eq!(overall.rows.len(), event.snapshot.players().count());
}

#[test]
fn recorded_round_robins_come_out_board_by_board_and_figure_by_figure() {
    let sample = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../tests/golden/tables");
    let folder = std::env::var_os("HAKEM_CORPORA").map_or(sample, PathBuf::from);
    let text = std::fs::read_to_string(folder.join("round-robin.jsonl")).unwrap();
    let mut seen = [0; 2];
    for line in text.lines() {
        let event: Json = serde_json::from_str(line).unwrap();
        eprintln!("{}", event["id"]);
        let is_grouped = event["system"] == "round-robin-groups";
        if is_grouped {
            check_groups(&event)
        } else {
            check_single(&event)
        }
        seen[usize::from(is_grouped)] += 1;
    }
    assert!(seen.iter().all(|&events| events > 0), "{seen:?} events");
}
