//! Whole events paired again, and the rules case by case.

use super::reference::{self, Answer, Year};
use super::{DUTCH_1992, DUTCH_2009, Edition};
use crate::collate::Language;
use crate::pairing::{Attendance, Draw, Entrant, Field, Float, Pair, PairingSystem, Seat, Trace, Turn};
use crate::tournament::{Bye, Colour, PairingNumber, PointSystem, Points, RoundNo};
use proptest::prelude::*;
use serde_json::Value;
use std::path::Path;

/// Returns a player without a record.
pub(super) fn newcomer(number: usize) -> Entrant {
    Entrant {
        number: PairingNumber(u16::try_from(number).unwrap()),
        name: String::new(),
        licence: None,
        arrival: RoundNo(1),
        rating: None,
        national_rating: None,
        title: None,
        attendance: Attendance::Present,
        requested_bye: None,
        virtual_points: Points::ZERO,
        record: Vec::new(),
    }
}

/// Returns a field before round 1.
pub(super) fn fresh(players: usize, rounds: u8, initial_colour: Colour) -> Field {
    Field {
        round: RoundNo(1),
        rounds: RoundNo(rounds),
        initial_colour,
        alphabet: Language::default(),
        points: PointSystem::default(),
        maxi: false,
        forbidden: Vec::new(),
        players: (1..=players).map(newcomer).collect(),
    }
}

/// What happened on a board: points of White and Black in tenths, and whether a game was played.
#[derive(Clone, Copy, Debug)]
pub(super) struct Score {
    pub(super) tenths: [i32; 2],
    pub(super) played: bool,
}

/// Plays a round: writes it into all records, floats by the scores before it (N-16).
pub(super) fn play(field: &mut Field, boards: &[(Pair, Score)], bye: Option<Seat>) {
    let scores: Vec<Points> = field.seats().map(|seat| field.pairing_score(seat)).collect();
    for player in &mut field.players {
        player.record.push(Turn::Bye { bye: Bye::ABSENT, points: Points::ZERO });
    }
    let set =
        |field: &mut Field, seat: Seat, turn| *field.players[seat.index()].record.last_mut().unwrap() = turn;
    if let Some(seat) = bye {
        set(field, seat, Turn::Bye { bye: Bye::PairingAllocated, points: Points::ONE });
    }
    for &(pair, score) in boards {
        let sides = [(pair.white, pair.black, Colour::White), (pair.black, pair.white, Colour::Black)];
        for ((seat, opponent, colour), tenths) in sides.into_iter().zip(score.tenths) {
            let points = Points::from_tenths(tenths);
            let float = match scores[seat.index()].cmp(&scores[opponent.index()]) {
                std::cmp::Ordering::Greater => Some(Float::Down),
                std::cmp::Ordering::Less => Some(Float::Up),
                std::cmp::Ordering::Equal => None,
            };
            let turn = match score.played {
                true => Turn::Played { opponent, colour, points, float },
                false => Turn::Forfeited { opponent, colour, points, float },
            };
            set(field, seat, turn);
        }
    }
    field.round = field.round.next();
}

fn seat(number: &Value) -> Seat {
    Seat(u16::try_from(number.as_u64().unwrap() - 1).unwrap())
}

fn score(result: &str) -> Score {
    let (tenths, played) = match result {
        "1-0" => ([10, 0], true),
        "0-1" => ([0, 10], true),
        "1/2-1/2" => ([5, 5], true),
        "+-" => ([10, 0], false),
        "-+" => ([0, 10], false),
        "--" => ([0, 0], false),
        other => panic!("unknown result {other}"),
    };
    Score { tenths, played }
}

fn written(pairs: impl IntoIterator<Item = Pair>, bye: Option<Seat>) -> String {
    let boards = pairs.into_iter().map(|pair| format!("{}-{}", pair.white.0 + 1, pair.black.0 + 1));
    let bye = bye.map(|seat| format!("{} bye", seat.0 + 1));
    boards.chain(bye).collect::<Vec<_>>().join(" ")
}

pub(super) fn drawn(draw: &Draw) -> String {
    written(draw.boards.iter().copied(), draw.bye)
}

/// Pairs every round of an event again; returns the number of rounds.
fn check_event(edition: &Edition, event: &Value) -> usize {
    let players = event["players"]
        .as_array()
        .map_or_else(|| usize::try_from(event["players"].as_u64().unwrap()).unwrap(), Vec::len);
    let initial = if event["initial_colour"] == "white" { Colour::White } else { Colour::Black };
    let rounds = u8::try_from(event["rounds_total"].as_u64().unwrap()).unwrap();
    let mut field = fresh(players, rounds, initial);
    for round in event["rounds"].as_array().unwrap() {
        for player in &mut field.players {
            player.attendance = Attendance::Present;
        }
        for absent in round["absent"].as_array().unwrap() {
            field.players[seat(absent).index()].attendance = Attendance::Away;
        }
        let boards = round["pairings"].as_array().unwrap();
        let pairs: Vec<Pair> = boards
            .iter()
            .map(|board| Pair { white: seat(&board["white"]), black: seat(&board["black"]) })
            .collect();
        let bye = Some(&round["bye"]).filter(|bye| !bye.is_null()).map(seat);
        let draw = edition.pair(&field, &mut Trace::silent());
        let draw = draw.unwrap_or_else(|error| panic!("{} round {}: {error}", event["id"], field.round));
        assert_eq!(
            drawn(&draw),
            written(pairs.iter().copied(), bye),
            "{} round {}",
            event["id"],
            field.round
        );
        assert_eq!(draw.special, [], "{} round {}", event["id"], field.round);
        let results = boards.iter().map(|board| board["result"].as_str().map_or(score("--"), score));
        play(&mut field, &pairs.into_iter().zip(results).collect::<Vec<_>>(), bye);
    }
    usize::from(field.round.0 - 1)
}

fn check_file(edition: &Edition, path: &Path) -> usize {
    let text = std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    text.lines().map(|line| check_event(edition, &serde_json::from_str(line).unwrap())).sum()
}

fn golden(name: &str) -> std::path::PathBuf {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/golden/dutch")).join(name)
}

#[test]
fn the_worked_example_of_2009_comes_out_as_printed() {
    assert_eq!(check_file(&DUTCH_2009, &golden("aktar-17.jsonl")), 4);
}

#[test]
fn recorded_events_come_out_again() {
    for edition in [&DUTCH_2009, &DUTCH_1992] {
        let file = format!("{}.jsonl", edition.id());
        assert!(check_file(edition, &golden(&file)) > 100);
        match std::env::var_os("HAKEM_CORPORA") {
            Some(folder) => {
                let rounds = check_file(edition, &Path::new(&folder).join(&file));
                println!("{file}: {rounds} rounds come out again");
            }
            None => println!("{file}: HAKEM_CORPORA is not set, only the sample was read"),
        }
    }
}

/// A field and how it is played on: what makes the rounds differ from one another.
#[derive(Clone, Debug)]
struct Story {
    players: usize,
    rounds: u8,
    seed: u64,
    /// Anybody meets anybody, whatever was drawn: no system would get players into such trouble.
    wild: bool,
}

/// Small numbers in a fixed order that looks like none (splitmix64).
struct Dice(u64);

impl Dice {
    fn roll(&mut self, sides: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        (mixed ^ (mixed >> 31)) % sides
    }

    fn any_pairs(&mut self, field: &Field) -> Draw {
        let mut present: Vec<Seat> = field.present().collect();
        for place in (1..present.len()).rev() {
            present.swap(place, usize::try_from(self.roll(place as u64 + 1)).unwrap());
        }
        let boards = present.chunks_exact(2).map(|pair| Pair { white: pair[0], black: pair[1] }).collect();
        let bye = present.chunks_exact(2).remainder().first().copied();
        Draw { boards, bye, special: Vec::new() }
    }

    /// A result: what kind of event it is decides how often draws and forfeits come.
    fn score(&mut self, draws: u64, forfeits: u64) -> Score {
        let played = self.roll(100) >= forfeits;
        let tenths = match (self.roll(100) < draws, self.roll(2)) {
            (true, _) if played => [5, 5],
            (true, _) => [0, 0],
            (false, 0) => [10, 0],
            (false, _) => [0, 10],
        };
        Score { tenths, played }
    }
}

/// Plays an event of random results, forfeits and absences; `check` sees the field of every round and gives the
/// pairing to be played, or nothing to end the event. Returns the number of rounds checked.
fn live(story: &Story, mut check: impl FnMut(&Field) -> Option<Draw>) -> usize {
    let mut dice = Dice(story.seed);
    let initial = [Colour::White, Colour::Black][usize::try_from(dice.roll(2)).unwrap()];
    let mut field = fresh(story.players, story.rounds, initial);
    let (draws, forfeits, absences) =
        (dice.roll(80), dice.roll(3) * dice.roll(20), dice.roll(3) * dice.roll(15));
    let forbidden = dice.roll(3) * dice.roll(8);
    for round in 0..usize::from(story.rounds) {
        for player in &mut field.players {
            let away = dice.roll(100) < absences;
            player.attendance = if away { Attendance::Away } else { Attendance::Present };
        }
        let later = |one: Seat| field.seats().skip(one.index() + 1).map(move |other| [one, other]);
        field.forbidden = field.seats().flat_map(later).filter(|_| dice.roll(100) < forbidden).collect();
        let Some(draw) = check(&field) else { return round + 1 };
        let draw = if story.wild { dice.any_pairs(&field) } else { draw };
        let mut boards = Vec::new();
        for pair in draw.boards {
            // Now and then the colours are played the wrong way round: colour trouble for later.
            let turned = Pair { white: pair.black, black: pair.white };
            let pair = if dice.roll(100) < forfeits { turned } else { pair };
            boards.push((pair, dice.score(draws, forfeits)));
        }
        play(&mut field, &boards, draw.bye);
    }
    usize::from(story.rounds)
}

fn stories(players: std::ops::Range<usize>, rounds: std::ops::Range<u8>) -> impl Strategy<Value = Story> {
    let parts = (players, rounds, any::<u64>(), any::<bool>());
    parts.prop_map(|(players, rounds, seed, wild)| Story { players, rounds, seed, wild })
}

fn cases(default: u32) -> ProptestConfig {
    let cases = std::env::var("HAKEM_CASES").ok().and_then(|cases| cases.parse().ok()).unwrap_or(default);
    ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(cases) }
}

fn agrees(edition: &Edition, year: Year, story: &Story) -> usize {
    live(story, |field| {
        let draw = edition.pair(field, &mut Trace::silent());
        let enough = field.present().count() > 1;
        let expected = if enough { reference::pair(field, year) } else { None };
        let found = draw.as_ref().ok().map(|draw| {
            let higher_first = |pair: &Pair| {
                let higher = field.higher(pair.white, pair.black);
                [higher, if higher == pair.white { pair.black } else { pair.white }]
            };
            let mut pairs: Vec<[Seat; 2]> = draw.boards.iter().map(higher_first).collect();
            pairs.sort();
            Answer { pairs, bye: draw.bye }
        });
        assert_eq!(found, expected, "round {} of {story:?}", field.round);
        draw.ok()
    })
}

proptest! {
    #![proptest_config(cases(150))]

    #[test]
    fn the_fast_search_of_2009_finds_what_the_rules_find_literally(story in stories(4..15, 3..10)) {
        agrees(&DUTCH_2009, Year::Y2009, &story);
    }

    #[test]
    fn the_fast_search_of_1992_finds_what_the_rules_find_literally(story in stories(4..15, 3..10)) {
        agrees(&DUTCH_1992, Year::Y1992, &story);
    }
}
