//! Both editions against recorded events, their rules read literally, and the worked example.

mod events;
mod literal_2026;
mod literal_classic;

use super::aro::aro;
use super::{Dubov2026, DubovClassic};
use crate::collate::Collation;
use crate::format::{
    Attendance, Entrant, Field, Float, Format, NoPairing, Pair, Pairing, Reason, RoundRecord, Seat, Swiss,
    Trace, Value,
};
use crate::pairing::{AroRow, aro_list};
use crate::swiss::test_cases::{in_order, paired_in_order, report, reports};
use crate::swiss::test_proofs;
use crate::swiss::test_rounds::{
    self, Dice, announced, cases, fresh, paired, play_recorded, samples, written,
};
use crate::test_events::{field_before, reported};
use crate::tournament::{Bye, Colour, PairingNumber, Points, Rating, RequestedBye, RoundNo};
use events::newcomer;
use serde_json::Value as Json;
use std::path::{Path, PathBuf};

/// Creates a field of players with the given colours (`w`, `b`) and ratings. Every game was a draw against a stranger
/// rated 2000 who is away.
pub(super) fn field_of(players: &[(&str, i64)]) -> Field {
    let rounds = players.iter().map(|(colours, _)| colours.len()).max().unwrap_or(0);
    let stranger = Seat(u16::try_from(players.len()).unwrap());
    let round = |letter| {
        let colour = if letter == 'w' { Colour::White } else { Colour::Black };
        RoundRecord::Played { opponent: stranger, colour, points: Points::HALF, float: None }
    };
    let mut all: Vec<Entrant> = players
        .iter()
        .zip(1..)
        .map(|(&(colours, rating), number)| {
            let unplayed = RoundRecord::Bye { bye: Bye::ABSENT, points: Points::ZERO };
            let missed = std::iter::repeat_n(unplayed, rounds - colours.len());
            Entrant { record: missed.chain(colours.chars().map(round)).collect(), ..newcomer(number, rating) }
        })
        .collect();
    all.push(Entrant { attendance: Attendance::Away, ..newcomer(usize::from(stranger.0) + 1, 2000) });
    let round = RoundNo(u8::try_from(rounds + 1).unwrap());
    Field { round, players: all, ..fresh(0, 9, Colour::White) }
}

fn golden(name: &str) -> PathBuf {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/golden/dubov")).join(name)
}

/// Returns the same folder within the larger collections, if they exist.
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

#[test]
fn recorded_classic_events_come_out_again() {
    for path in samples("dubov", "dubov-classic.jsonl") {
        let rounds = test_rounds::check_file(&DubovClassic, &path);
        assert!(rounds > 50);
        println!("{}: {rounds} rounds come out again", path.display());
    }
}

#[test]
fn the_worked_example_comes_out_as_the_rules_say_literally() {
    let example: Json = serde_json::from_str(&read(&golden("aktar-21.json"))).unwrap();
    let expected = |answer: &Json| {
        let boards = answer["pairings"].as_array().unwrap();
        let pair = |pair: &Json| Pair { white: seat(&pair[0]), black: seat(&pair[1]) };
        written(&boards.iter().map(pair).collect::<Vec<_>>(), Some(seat(&answer["bye"])))
    };
    let mut field = announced(&example);
    let mut as_printed = 0;
    for (index, check) in example["checks"].as_array().unwrap().iter().enumerate() {
        for (number, aro_of) in check["aro"].as_object().into_iter().flatten() {
            let player = &field.players[number.parse::<usize>().unwrap() - 1];
            let found = u64::from(aro(&field, player).unwrap().tenths());
            assert_eq!(found, aro_of.as_u64().unwrap() * 10, "ARO of {number}, round {}", field.round);
        }
        let pairing = DubovClassic.pair(&field, &mut Trace::silent());
        assert_eq!(paired(&pairing), expected(&check["literal"]), "round {}", field.round);
        if check["literal_equals_printed"] == true {
            assert_eq!(paired(&pairing), expected(&check["printed"]));
            as_printed += 1;
        }
        if let Some(answer) = check.get("literal_with_17_rated_2100") {
            let mut other = field.clone();
            other.players[16].rating = Rating::new(2100).ok();
            let pairing = DubovClassic.pair(&other, &mut Trace::silent());
            assert_eq!(paired(&pairing), expected(answer), "round {}, 17 rated 2100", field.round);
        }
        if let Some(round) = example["rounds"].get(index) {
            play_recorded(&mut field, round);
        }
    }
    assert_eq!(as_printed, 1);
}

fn set_of(field: &Field, pairs: Vec<Pair>, bye: Option<Seat>) -> String {
    in_order(field, pairs.iter().map(|pair| [pair.white, pair.black]), bye)
}

/// Re-pairs every round of a report by the edition of 2026; returns the number of rounds.
fn check_report(path: &Path) -> usize {
    let file = report(path);
    let (event, rounds) = (reported(&file), RoundNo(file.next_round().0 - 1));
    for round in rounds.up_to() {
        let [field, after] = [round, round.next()].map(|round| field_before(&event, round));
        let mut recorded = Pairing::default();
        for seat in field.seats() {
            match after.player(seat).record[round.index()] {
                RoundRecord::Played { opponent, colour: Colour::White, .. }
                | RoundRecord::Forfeited { opponent, colour: Colour::White, .. } => {
                    recorded.boards.push(Pair { white: seat, black: opponent });
                }
                RoundRecord::Bye { bye: Bye::PairingAllocated, .. } => recorded.bye = Some(seat),
                _ => {}
            }
        }
        assert_eq!(
            paired_in_order(&Dubov2026, &field).unwrap(),
            set_of(&field, recorded.boards, recorded.bye),
            "{} round {round}",
            path.display()
        );
    }
    usize::from(rounds.0)
}

fn check_reports(folder: &Path) -> usize {
    reports(folder).iter().map(|path| check_report(path)).sum()
}

#[test]
fn recorded_events_of_2026_come_out_again() {
    assert!(check_reports(&golden("2026")) > 30);
    if let Some(folder) = corpus("fide-2026/dubov") {
        println!("{} rounds come out again", check_reports(&folder));
    }
}

#[test]
fn rounds_on_which_readings_of_2026_part_are_paired_by_the_text() {
    let cases = [
        ("pab-most-games", "2-16 4-7 6-5 8-13 10-1 12-9 14-0 15-11"),
        ("two-upfloaters", "1-7 3-9 4-10 5-8 6-2"),
        ("parity-of-number", "1-5 4-7 6-3"),
        ("shifters", "1-5 3-25 4-8 6-2 7-9 11-17 12-10 14-0 16-19 20-13 21-18 23-15 24-22"),
        ("round-2", "1-2 3-4 5-6"),
    ];
    for (name, expected) in cases {
        let file = report(&golden("disputed").join(name).with_extension("trf"));
        let field = field_before(&reported(&file), file.next_round());
        assert_eq!(paired_in_order(&Dubov2026, &field).as_deref(), Ok(expected), "{name}");
    }
}

/// Compares random events of 4 to 12 players with the literal rules, until enough rounds are compared.
fn agrees(
    system: &dyn Format,
    rounds: u64,
    literal: impl Fn(&Field) -> Option<(Vec<Pair>, Option<Seat>)>,
    shown: impl Fn(&Field, Vec<Pair>, Option<Seat>) -> String,
) {
    let (mut done, mut refused) = (0, 0);
    for seed in 0.. {
        if done >= rounds {
            break;
        }
        let players = 4 + usize::try_from(seed % 9).unwrap();
        let live = events::live(seed, players, |field| {
            let pairing = system.pair(field, &mut Trace::silent());
            refused += usize::from(pairing.is_err());
            let found =
                pairing.as_ref().ok().map(|pairing| shown(field, pairing.boards.clone(), pairing.bye));
            let expected = literal(field).map(|(pairs, bye)| shown(field, pairs, bye));
            assert_eq!(found, expected, "{} seed {seed} round {}: {field:#?}", system.id(), field.round);
            pairing.ok()
        });
        done += u64::try_from(live).unwrap();
    }
    println!("{}: {done} rounds alike, {refused} of them without a pairing", system.id());
}

#[test]
fn random_classic_rounds_are_paired_as_the_rules_say_word_by_word() {
    agrees(&DubovClassic, cases(2000), literal_classic::pair, |_, pairs, bye| written(&pairs, bye));
}

#[test]
fn random_rounds_of_2026_are_paired_as_the_articles_say_word_by_word() {
    agrees(&Dubov2026, cases(2000), literal_2026::pair, set_of);
}

#[test]
fn every_round_of_2026_has_a_proof_and_no_other_pairing_has() {
    let mut fields = Vec::new();
    for seed in 0..cases(300) {
        events::live(seed, 4 + usize::try_from(seed).unwrap() % 40, |field| {
            fields.push(field.clone());
            Dubov2026.pair(field, &mut Trace::silent()).ok()
        });
    }
    test_proofs::check(&Dubov2026, fields.into_iter(), 300);
}

#[test]
fn every_board_and_bye_of_both_editions_is_explained() {
    let known = crate::pairing::reasons();
    let systems: [&dyn Swiss; 2] = [&DubovClassic, &Dubov2026];
    for (seed, system) in (0..60).flat_map(|seed| systems.map(|system| (seed, system))) {
        events::live(seed, 9 + usize::try_from(seed % 12).unwrap(), |field| {
            let mut trace = Trace::recording();
            let pairing = system.pair(field, &mut trace).ok()?;
            let boards = pairing.boards.iter().map(|pair| vec![pair.white, pair.black]);
            for seats in boards.chain(pairing.bye.map(|seat| vec![seat])) {
                assert!(trace.about(&seats).count() > 0, "nothing is said about {seats:?}");
            }
            for pair in &pairing.boards {
                for breach in system.breaches(field, *pair) {
                    assert!(!breach.absolute, "{pair:?} breaks {:?}", breach.reason);
                }
            }
            for (_, reason) in trace.all() {
                assert!(known.contains(&reason.what), "{} is not listed", reason.what);
            }
            assert_eq!(
                system.pair(field, &mut Trace::silent()),
                Ok(pairing.clone()),
                "noting changes nothing"
            );
            Some(pairing)
        });
    }
}

#[test]
fn the_players_without_a_rating_are_named() {
    let mut field = field_of(&[("w", 2000), ("b", 1900), ("w", 1800), ("b", 1700)]);
    field.players[2].rating = None;
    field.players[4].rating = None;
    let missing = NoPairing::MissingRatings { players: vec![PairingNumber(3), PairingNumber(5)] };
    for system in [&DubovClassic as &dyn Format, &Dubov2026] {
        assert_eq!(system.pair(&field, &mut Trace::silent()), Err(missing.clone()), "{}", system.id());
    }
    for place in [2, 4] {
        field.players[place].national_rating = Rating::new(1800).ok();
    }
    assert!(DubovClassic.pair(&field, &mut Trace::silent()).is_ok());
}

#[test]
fn players_who_make_a_round_impossible_are_named_and_the_others_paired_alone() {
    let mut field = field_of(&[("", 2000), ("", 1900), ("", 1800), ("", 1700)]);
    field.round = RoundNo(2);
    field.forbidden = [1, 2, 3].map(|other| [Seat(0), Seat(other)]).to_vec();
    for player in &mut field.players {
        player.record = vec![RoundRecord::Bye { bye: Bye::ABSENT, points: Points::ZERO }];
    }
    for system in [&DubovClassic as &dyn Format, &Dubov2026] {
        let refusal = system.pair(&field, &mut Trace::silent());
        let Err(NoPairing::NoLegalPairing { players, because }) = refusal else {
            panic!("{} pairs what cannot be paired", system.id());
        };
        assert!(players.contains(&PairingNumber(1)));
        assert_eq!(because[0].what, "dubov-no-opponent");
    }
    field.players[0].attendance = Attendance::Away;
    for system in [&DubovClassic as &dyn Format, &Dubov2026] {
        let pairing = system.pair(&field, &mut Trace::silent()).unwrap();
        assert_eq!((pairing.boards.len(), pairing.bye), (1, Some(Seat(3))), "{}", system.id());
    }
}

#[test]
fn the_list_of_aros_is_in_order_of_points_and_then_aro() {
    let snapshot = crate::test_events::from_trf(&read(&golden("2026").join("du0001.trf")));
    let list = aro_list(&snapshot, RoundNo(1));
    let order: Vec<u16> = list.iter().map(|row| row.number.0).collect();
    assert_eq!(order, [1, 2, 3, 5, 6, 4, 7, 8, 9, 10, 11]);
    let shown = |list: &[AroRow], number: u16| {
        let row = list.iter().find(|row| row.number == PairingNumber(number)).unwrap();
        (row.points, row.aro.unwrap().tenths(), row.aro.unwrap().rounded())
    };
    assert_eq!(shown(&list, 4), (Points::HALF, 0, 0), "a bye is no game");
    let list = aro_list(&snapshot, RoundNo(3));
    assert_eq!(shown(&list, 1).1, 17_530, "7, 5 and 2: 1595, 1707, 1957");
    let list = aro_list(&snapshot, RoundNo(2));
    assert_eq!((shown(&list, 7).1, shown(&list, 7).2), (16_330, 1633), "1 and 10: 2007, 1259");
}

#[test]
fn the_aro_counts_opponents_really_played_with_one_decimal_halves_up() {
    let mut field = field_of(&[("", 1500), ("", 1500), ("", 1501), ("", 1502)]);
    let game = |other| RoundRecord::Played {
        opponent: Seat(other),
        colour: Colour::White,
        points: Points::ONE,
        float: None,
    };
    let shown = |field: &Field| {
        let average = aro(field, &field.players[0]);
        average.map(|average| (average.tenths(), average.rounded()))
    };
    assert_eq!(shown(&field), Some((0, 0)), "nobody yet");
    let forfeit =
        RoundRecord::Forfeited { opponent: Seat(3), colour: Colour::White, points: Points::ONE, float: None };
    field.players[0].record =
        vec![RoundRecord::Bye { bye: Bye::PairingAllocated, points: Points::ONE }, forfeit];
    assert_eq!(shown(&field), Some((0, 0)), "a bye and a forfeit are no games");
    field.players[0].record.extend([game(1), game(2)]);
    assert_eq!(shown(&field), Some((15_005, 1501)), "1500.5");
    field.players[0].record.extend([game(1), game(1)]);
    assert_eq!(shown(&field), Some((15_003, 1500)), "1500.25");
    field.players[2].rating = None;
    assert_eq!(shown(&field), None, "an opponent has no rating");
    field.players[2].national_rating = Rating::new(1501).ok();
    assert_eq!(shown(&field), Some((15_003, 1500)), "the national one stands in");
}

/// Returns the reasons given for a board, or for the bye, as `rule what: players`.
fn told(field: &Field, system: &dyn Format, seats: &[u16]) -> Vec<String> {
    let mut trace = Trace::recording();
    system.pair(field, &mut trace).unwrap();
    let numbers = |value: &Value| match value {
        Value::Players(seats) => seats.iter().map(|seat| (seat.0 + 1).to_string()).collect(),
        Value::Figures { players, .. } => {
            players.iter().map(|(seat, figure)| format!("{}={figure}", seat.0 + 1)).collect()
        }
        _ => Vec::new(),
    };
    let seats: Vec<Seat> = seats.iter().map(|number| Seat(number - 1)).collect();
    let said = |reason: &Reason| {
        let players: Vec<String> = reason.values.iter().flat_map(|(_, value)| numbers(value)).collect();
        format!("{} {}: {}", reason.rule, reason.what, players.join(" "))
    };
    trace.about(&seats).map(said).collect()
}

#[test]
fn the_worked_example_is_explained_by_columns_and_transfers() {
    let example: Json = serde_json::from_str(&read(&golden("aktar-21.json"))).unwrap();
    let mut field = announced(&example);
    for round in example["rounds"].as_array().unwrap() {
        play_recorded(&mut field, round);
    }
    // 5 is rated higher than 12, but without them 12 and 13, who have met, would be left.
    let expected = [
        "7.2 dubov-joined-due: 12",
        "7.2.b dubov-needed-below: 5",
        "7.4 dubov-changed-to-white: 21=26000 11=23250",
        "2.6 dubov-keeps-column: 16",
        "6.2 dubov-columns: 14=22750 11=23250 21=26000 12=23500 16=2100 15=2100 17=2050 20=2050",
        "6.2 dubov-row: 12 20",
        "6.2 dubov-column-colours: 12 20",
    ];
    assert_eq!(told(&field, &DubovClassic, &[12, 20]), expected);
    let of_fixed = told(&field, &DubovClassic, &[10, 18]);
    assert!(of_fixed.contains(&"2.6 dubov-keeps-column: 10".to_owned()), "{of_fixed:?}");
    let of_bye = told(&field, &DubovClassic, &[19]);
    assert_eq!(of_bye, ["4 dubov-bye: 19", "4 dubov-bye-equal: 18"]);
}

#[test]
fn players_who_do_not_float_up_are_explained_by_the_criterion_that_bars_it() {
    // 1 is due White. 2 and 4 are due Black, but 2 upfloated in the previous round, which the last round ignores.
    let mut field = field_of(&[("wb", 2000), ("bw", 1900), ("wb", 1800), ("bw", 1700)]);
    let score = |player: &mut Entrant, tenths: i32| match &mut player.record[1] {
        RoundRecord::Played { points, .. } => *points = Points::from_tenths(tenths),
        _ => unreachable!(),
    };
    score(&mut field.players[0], 10);
    if let RoundRecord::Played { float, .. } = &mut field.players[1].record[1] {
        *float = Some(Float::Up);
    }
    let reasons = told(&field, &Dubov2026, &[1, 4]);
    assert!(reasons.contains(&"C10 dubov-2026-again: 2".to_owned()), "{reasons:?}");
    assert!(reasons.contains(&"C7 dubov-2026-fewer-preferences: 3".to_owned()), "{reasons:?}");
    let last = Field { rounds: RoundNo(3), ..field };
    let reasons = told(&last, &Dubov2026, &[1, 2]);
    assert!(!reasons.iter().any(|reason| reason.starts_with("C10")), "{reasons:?}");
}
