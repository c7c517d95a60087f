//! Recorded events re-paired, and random rounds compared with the procedure taken literally.

mod literal;

use super::{BasicSwiss, ranking};
use crate::collate::Language;
use crate::command::{Command, apply};
use crate::format::{Format, NoPairing, Pair, Seat, Size, Trace};
use crate::pairing::starting_list;
use crate::swiss::test_rounds::{
    RecordedField, cases, entrant, events, fresh, paired, play, random, reasons_given, result, rounds,
    samples, set_away, written,
};
use crate::tournament::{
    Colour, Licence, Name, Options, PairingNumber, Player, Rating, RequestedBye, RoundNo, Settings, Snapshot,
    SystemId,
};
use serde_json::Value;
use std::collections::BTreeSet;

fn number(value: &Value) -> u64 {
    value.as_u64().unwrap()
}

fn check_rounds(event: &Value) -> usize {
    let rounds = rounds(event);
    for RecordedField { name, field, paired: expected, relaxed } in &rounds {
        let pairing = BasicSwiss.pair(field, &mut Trace::silent());
        let expected = expected.as_ref().map(|(boards, bye)| written(boards, *bye));
        assert_eq!(paired(&pairing), expected.unwrap_or_else(|| "no legal pairing".to_owned()), "{name}");
        assert_eq!(pairing.is_ok_and(|pairing| !pairing.special.is_empty()), *relaxed, "{name}");
    }
    rounds.len()
}

/// The ranking after the last round is the final order.
fn check_final_order(event: &Value) {
    let Some(RecordedField { mut field, paired, .. }) = rounds(event).pop() else { return };
    if let Some((boards, bye)) = paired {
        let last = event["rounds"].as_array().unwrap().last().unwrap();
        let results = last["pairings"]
            .as_array()
            .unwrap()
            .iter()
            .map(|board| result(board["result"].as_str().unwrap()));
        let played = boards.into_iter().zip(results).map(|(pair, (points, played))| (pair, points, played));
        play(&mut field, &played.collect::<Vec<_>>(), bye);
    }
    field.players.iter_mut().for_each(|player| set_away(player, None));
    let found: Vec<u64> = ranking::order(&field).into_iter().map(|seat| u64::from(seat.0) + 1).collect();
    let expected: Vec<u64> = event["final_order"].as_array().unwrap().iter().map(number).collect();
    assert_eq!(found, expected, "{}", event["id"]);
}

/// The players registered in the recorded order get the recorded numbers.
fn check_starting_list(event: &Value) {
    let mut snapshot = Snapshot::new(Settings {
        system: SystemId::new("basic-swiss"),
        ..Settings::named(Name::new("Turnuva").unwrap())
    });
    let players = event["players"].as_array().unwrap();
    for licence in event["registration"].as_array().unwrap() {
        let known = entrant(players.iter().find(|player| player["lno"] == *licence).unwrap());
        let player = Player {
            licence: known.licence,
            rating: known.rating,
            national_rating: known.national_rating,
            ..Player::named(Name::new(&known.name).unwrap())
        };
        let (arrival, missed) = (RoundNo(1), RequestedBye::ZeroPoint);
        snapshot = apply(&snapshot, &Command::Register { player, arrival, missed }).unwrap();
    }
    let found: Vec<Option<u64>> =
        starting_list(&snapshot).iter().map(|line| line.licence?.number()).collect();
    assert_eq!(
        found,
        players.iter().map(|player| player["lno"].as_u64()).collect::<Vec<_>>(),
        "{}",
        event["id"]
    );
}

#[test]
fn recorded_events_come_out_again() {
    for path in samples("basic-swiss", "basic-swiss.jsonl") {
        let events = events(&path);
        let rounds: usize = events.iter().map(check_rounds).sum();
        assert!(rounds > 50);
        eprintln!("{rounds} rounds come out again");
        events.iter().for_each(check_final_order);
        events.iter().for_each(check_starting_list);
    }
}

#[test]
fn random_rounds_are_paired_as_the_procedure_says_word_by_word() {
    for seed in 0..cases(3000) {
        let field = random(&BasicSwiss, seed, 4, 12);
        let pairing = BasicSwiss.pair(&field, &mut Trace::silent());
        if let Err(NoPairing::TooFewPlayers { .. }) = pairing {
            continue;
        }
        let expected = literal::pair(&field);
        let text = expected.as_ref().map(|answer| written(&answer.boards, answer.bye));
        let text = text.unwrap_or_else(|| "no legal pairing".to_owned());
        assert_eq!(paired(&pairing), text, "seed {seed}, {} players", field.players.len());
        assert_eq!(
            pairing.is_ok_and(|pairing| !pairing.special.is_empty()),
            expected.is_some_and(|answer| answer.relaxed)
        );
    }
}

/// Starting list of the worked example (§9): LNo, name, ELO, UKD.
const EXAMPLE: [(u64, &str, i64, i64); 7] = [
    (14, "Sena Gün", 0, 1700),
    (16, "Ümit Ada", 0, 0),
    (15, "Şule Gün", 0, 1700),
    (9, "şule gün", 0, 1700),
    (12, "ılgaz ışık", 1900, 0),
    (11, "çınar öz", 1900, 0),
    (13, "inci uçar", 1900, 1500),
];

/// Registers the players of the example in their listed order.
fn registered() -> Snapshot {
    let mut snapshot = Snapshot::new(Settings {
        language: Language::Turkish,
        system: SystemId::new("basic-swiss"),
        ..Settings::named(Name::new("Turnuva").unwrap())
    });
    for (licence, name, rating, national) in EXAMPLE {
        let player = Player {
            licence: Licence::of_number(licence),
            rating: Rating::new(rating).ok(),
            national_rating: Rating::new(national).ok(),
            ..Player::named(Name::new(name).unwrap())
        };
        let (arrival, missed) = (RoundNo(1), RequestedBye::ZeroPoint);
        snapshot = apply(&snapshot, &Command::Register { player, arrival, missed }).unwrap();
    }
    snapshot
}

#[test]
fn the_worked_example_comes_out_as_printed() {
    let snapshot = registered();
    let list = starting_list(&snapshot);
    let lines: Vec<(u64, &str)> =
        list.iter().map(|line| (line.licence.unwrap().number().unwrap(), line.name.as_str())).collect();
    assert_eq!(
        lines,
        [
            (13, "İNCİ UÇAR"),
            (11, "ÇINAR ÖZ"),
            (12, "ILGAZ IŞIK"),
            (14, "SENA GÜN"),
            (9, "ŞULE GÜN"),
            (15, "ŞULE GÜN"),
            (16, "ÜMİT ADA"),
        ]
    );
    let mut field = fresh(0, 4, Colour::White);
    for line in &list {
        let known = &snapshot.player(line.player).unwrap().player;
        let mut player = crate::swiss::test_rounds::newcomer(usize::from(line.number.0));
        player.name = known.name.to_string();
        (player.licence, player.rating, player.national_rating) =
            (known.licence, known.rating, known.national_rating);
        field.players.push(player);
    }
    let rounds = [
        (&["1-2 1-0", "3-4 1/2-1/2", "5-6 0-1"], 7),
        (&["6-1 1/2-1/2", "7-3 1-0", "4-2 +-"], 5),
        (&["1-7 1-0", "4-6 0-1", "3-5 1-0"], 2),
    ];
    for (boards, bye) in rounds {
        let played = boards.map(|board| {
            let (pair, score) = board.split_once(' ').unwrap();
            let seats = pair.split('-').map(|seat| Seat(seat.parse::<u16>().unwrap() - 1));
            let [white, black] = seats.collect::<Vec<_>>().try_into().unwrap();
            let (points, played) = result(score);
            (Pair { white, black }, points, played)
        });
        let pairing = BasicSwiss.pair(&field, &mut Trace::silent());
        let mut found: Vec<Pair> = pairing.as_ref().unwrap().boards.clone();
        let mut expected = played.map(|(pair, ..)| pair).to_vec();
        found.sort();
        expected.sort();
        let bye = Some(Seat(bye - 1));
        assert_eq!((found, pairing.unwrap().bye), (expected, bye), "round {}", field.round);
        play(&mut field, &played, bye);
    }
}

#[test]
fn the_number_of_rounds_is_limited_by_that_of_players() {
    let golden: Value =
        serde_json::from_str(include_str!("../../../../../tests/golden/turkish-names.json")).unwrap();
    for limit in golden["round_limits"].as_array().unwrap() {
        let players = usize::try_from(number(&limit["players"])).unwrap();
        let found = BasicSwiss.rounds(Size::players(players), &Options::default());
        let found = (u64::from(*found.start()), u64::from(*found.end()));
        assert_eq!(found, (number(&limit["fewest"]), number(&limit["most"])), "{players} players");
    }
}

#[test]
fn a_late_entry_is_ranked_by_name_and_not_by_number() {
    let mut field = fresh(3, 4, Colour::White);
    for (player, (name, arrival)) in field.players.iter_mut().zip([("Cem", 1), ("Dal", 1), ("Çağ", 2)]) {
        player.name = name.to_owned();
        player.arrival = RoundNo(arrival);
    }
    let order: Vec<PairingNumber> =
        ranking::order(&field).into_iter().map(|seat| field.player(seat).number).collect();
    assert_eq!(order, [1, 3, 2].map(PairingNumber));
}

#[test]
fn every_reason_is_given_somewhere() {
    let fields = (0..1500).map(|seed| random(&BasicSwiss, seed, 4, 12));
    assert_eq!(
        reasons_given(&BasicSwiss, fields),
        BasicSwiss.facts().reasons.iter().copied().collect::<BTreeSet<_>>()
    );
}
