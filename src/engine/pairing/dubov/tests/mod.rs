//! Both editions against recorded events, their rules read literally, and the worked example.

mod events;

use super::DubovClassic;
use super::aro::aro;
use crate::collate::{Collation, Language};
use crate::pairing::{Attendance, Draw, Entrant, Field, Float, Pair, PairingSystem, Seat, Trace, Turn};
use crate::tournament::{Bye, Colour, PairingNumber, PointSystem, Points, Rating, RoundNo};
use events::{Score, newcomer, play};
use serde_json::Value as Json;
use std::path::{Path, PathBuf};

/// Makes a field of players with the given colours (`w`, `b`) and ratings. Every game was a draw against a
/// stranger rated 2000 who is away.
pub(super) fn field_of(players: &[(&str, i64)]) -> Field {
    let rounds = players.iter().map(|(colours, _)| colours.len()).max().unwrap_or(0);
    let stranger = Seat(u16::try_from(players.len()).unwrap());
    let turn = |letter| {
        let colour = if letter == 'w' { Colour::White } else { Colour::Black };
        Turn::Played { opponent: stranger, colour, points: Points::HALF, float: None }
    };
    let mut all: Vec<Entrant> = players
        .iter()
        .zip(1..)
        .map(|(&(colours, rating), number)| {
            let unplayed = Turn::Bye { bye: Bye::ABSENT, points: Points::ZERO };
            let missed = std::iter::repeat_n(unplayed, rounds - colours.len());
            Entrant { record: missed.chain(colours.chars().map(turn)).collect(), ..newcomer(number, rating) }
        })
        .collect();
    all.push(Entrant { attendance: Attendance::Away, ..newcomer(usize::from(stranger.0) + 1, 2000) });
    let round = RoundNo(u8::try_from(rounds + 1).unwrap());
    events::fresh(all, round, RoundNo(9), Colour::White)
}

fn golden(name: &str) -> PathBuf {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/golden/dubov")).join(name)
}

/// The same folder within the larger collections, if they are there.
fn corpus(name: &str) -> Option<PathBuf> {
    let folder = std::env::var_os("HAKEM_CORPORA");
    if folder.is_none() {
        println!("{name}: HAKEM_CORPORA is not set, only the sample is read");
    }
    folder.map(|folder| Path::new(&folder).join(name))
}

fn read(path: &Path) -> String {
    std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn seat(number: &Json) -> Seat {
    Seat(u16::try_from(number.as_u64().unwrap() - 1).unwrap())
}

/// Writes boards in their order as `1-2`, White first, and then the bye.
fn written(pairs: impl IntoIterator<Item = Pair>, bye: Option<Seat>) -> String {
    let boards = pairs.into_iter().map(|pair| format!("{}-{}", pair.white.0 + 1, pair.black.0 + 1));
    let bye = bye.map(|seat| format!("{} bye", seat.0 + 1));
    boards.chain(bye).collect::<Vec<_>>().join(" ")
}

fn drawn(draw: &Draw) -> String {
    written(draw.boards.iter().copied(), draw.bye)
}

/// An event of a recorded file before its first round.
fn event(recorded: &Json) -> Field {
    let players = recorded["players"].as_array().unwrap();
    let names = players.iter().map(|player| player["name"].as_str().unwrap());
    let places = Collation::new(Language::Turkish).places(names);
    let entrants = players.iter().zip(places).zip(1..).map(|((player, alphabetical), number)| Entrant {
        alphabetical,
        ..newcomer(number, player["rating"].as_i64().unwrap())
    });
    let initial = if recorded["initial_colour"] == "white" { Colour::White } else { Colour::Black };
    let rounds = RoundNo(u8::try_from(recorded["rounds_total"].as_u64().unwrap()).unwrap());
    events::fresh(entrants.collect(), RoundNo(1), rounds, initial)
}

/// Plays a recorded round.
fn play_recorded(field: &mut Field, round: &Json) {
    let boards = round["pairings"].as_array().unwrap().iter().map(|board| {
        let pair = Pair { white: seat(&board["white"]), black: seat(&board["black"]) };
        let (tenths, played) = match board["result"].as_str().unwrap() {
            "1-0" => ([10, 0], true),
            "0-1" => ([0, 10], true),
            "1/2-1/2" => ([5, 5], true),
            "0-0" => ([0, 0], true),
            "+-" => ([10, 0], false),
            "-+" => ([0, 10], false),
            "--" => ([0, 0], false),
            other => panic!("unknown result {other}"),
        };
        (pair, Score { tenths, played })
    });
    let bye = Some(&round["bye"]).filter(|bye| !bye.is_null()).map(seat);
    play(field, &boards.collect::<Vec<_>>(), bye);
}

/// Pairs every round of an event again; returns the number of rounds.
fn check_event(recorded: &Json) -> usize {
    let mut field = event(recorded);
    let rounds = recorded["rounds"].as_array().unwrap();
    for round in rounds {
        let absent: Vec<Seat> = round["absent"].as_array().unwrap().iter().map(seat).collect();
        for (player, seat) in field.players.iter_mut().zip((0..).map(Seat)) {
            let away = absent.contains(&seat);
            player.attendance = if away { Attendance::Away } else { Attendance::Present };
        }
        let draw = DubovClassic.pair(&field, &mut Trace::silent());
        let draw = draw.unwrap_or_else(|error| panic!("{} round {}: {error}", recorded["id"], field.round));
        let boards = round["pairings"].as_array().unwrap();
        let pairs =
            boards.iter().map(|board| Pair { white: seat(&board["white"]), black: seat(&board["black"]) });
        let bye = Some(&round["bye"]).filter(|bye| !bye.is_null()).map(seat);
        assert_eq!(drawn(&draw), written(pairs, bye), "{} round {}", recorded["id"], field.round);
        play_recorded(&mut field, round);
    }
    rounds.len()
}

fn check_file(path: &Path) -> usize {
    read(path).lines().map(|line| check_event(&serde_json::from_str(line).unwrap())).sum()
}

#[test]
fn recorded_classic_events_come_out_again() {
    assert!(check_file(&golden("dubov-classic.jsonl")) > 50);
    if let Some(file) = corpus("dubov-classic.jsonl") {
        println!("{} rounds come out again", check_file(&file));
    }
}

#[test]
fn the_worked_example_comes_out_as_the_rules_say_literally() {
    let example: Json = serde_json::from_str(&read(&golden("aktar-21.json"))).unwrap();
    let pairing = |answer: &Json| {
        let boards = answer["pairings"].as_array().unwrap();
        let pairs = boards.iter().map(|pair| Pair { white: seat(&pair[0]), black: seat(&pair[1]) });
        written(pairs, Some(seat(&answer["bye"])))
    };
    let mut field = event(&example);
    let mut as_printed = 0;
    for (index, check) in example["checks"].as_array().unwrap().iter().enumerate() {
        for (number, expected) in check["aro"].as_object().into_iter().flatten() {
            let player = &field.players[number.parse::<usize>().unwrap() - 1];
            let found = u64::from(aro(&field, player).unwrap().tenths());
            assert_eq!(found, expected.as_u64().unwrap() * 10, "ARO of {number}, round {}", field.round);
        }
        let draw = DubovClassic.pair(&field, &mut Trace::silent()).unwrap();
        assert_eq!(drawn(&draw), pairing(&check["literal"]), "round {}", field.round);
        if check["literal_equals_printed"] == true {
            assert_eq!(drawn(&draw), pairing(&check["printed"]));
            as_printed += 1;
        }
        if let Some(answer) = check.get("literal_with_17_rated_2100") {
            let mut other = field.clone();
            other.players[16].rating = Rating::new(2100).ok();
            let draw = DubovClassic.pair(&other, &mut Trace::silent()).unwrap();
            assert_eq!(drawn(&draw), pairing(answer), "round {}, 17 rated 2100", field.round);
        }
        if let Some(round) = example["rounds"].get(index) {
            play_recorded(&mut field, round);
        }
    }
    assert_eq!(as_printed, 1);
}
