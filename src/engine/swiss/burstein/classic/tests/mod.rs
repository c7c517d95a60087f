//! Recorded events re-paired, the printed lists, and random rounds compared with the rules taken literally.

mod literal;

use super::BursteinClassic;
use crate::format::Field;
use crate::format::{Format, NoPairing, Seat, Trace};
use crate::swiss::burstein::fold;
use crate::swiss::roster::{Card, Roster};
use crate::swiss::test_proofs;
use crate::swiss::test_rounds::{
    Dice, cases, check_file, forbid_some, fresh, paired, random, reasons_given, samples, written,
};
use crate::tournament::{Colour, Points};
use serde_json::Value;
use std::collections::BTreeSet;

#[test]
fn recorded_events_come_out_again() {
    for path in samples("burstein", "burstein-classic.jsonl") {
        let rounds = check_file(&BursteinClassic, &path);
        assert!(rounds > 50);
        eprintln!("{rounds} rounds come out again");
    }
}

/// Returns the players sent back according to the trace, for each group with any.
fn sent_back(trace: &Trace) -> Vec<Vec<Seat>> {
    let said = trace.all().filter(|(_, reason)| reason.what == "burstein-sent-back");
    let players = said.flat_map(|(_, reason)| reason.values.iter().map(|(_, players)| players));
    let sorted = players.map(|players| {
        let crate::format::Value::Players(seats) = players else { panic!("{players:?}") };
        let mut seats = seats.clone();
        seats.sort_unstable();
        seats
    });
    sorted.collect()
}

#[test]
fn random_rounds_are_paired_as_the_rules_say_word_by_word() {
    let mut with_sent_back = 0;
    for seed in 0..cases(9000) {
        let field = random(&BursteinClassic, seed, 4, 12);
        let mut trace = Trace::recording();
        let pairing = BursteinClassic.pair(&field, &mut trace);
        if let Err(NoPairing::TooFewPlayers { .. }) = pairing {
            continue;
        }
        let expected = literal::pair(&field);
        let written = |(boards, bye, _): &literal::Answer| written(boards, *bye);
        let boards = expected.as_ref().map_or_else(|| "no legal pairing".to_owned(), written);
        assert_eq!(paired(&pairing), boards, "seed {seed}, {} players", field.players.len());
        let mut back = expected.map(|(.., back)| back).unwrap_or_default();
        back.retain(|players| !players.is_empty());
        assert_eq!(sent_back(&trace), back, "seed {seed}, {} players", field.players.len());
        with_sent_back += usize::from(!back.is_empty());
    }
    assert!(with_sent_back > 50, "{with_sent_back}");
}

/// Creates a group of players with these due colours who can all meet.
fn group<'a>(field: &'a Field, due: &[Option<Colour>]) -> Roster<'a> {
    let card = |(seat, &due)| Card {
        seat,
        score: Points::ZERO,
        may_have: [true; 2],
        due,
        may_get_bye: true,
        own: (),
    };
    Roster::new(field, (0..).map(Seat).zip(due).map(card).collect())
}

fn field_of(players: usize) -> Field {
    fresh(players, 5, Colour::White)
}

/// Returns the attempts of a group in the order in which they come first when all before them are forbidden, as
/// the source prints them: pairs and floater, counted from 1.
fn attempts(players: usize) -> Vec<(Vec<[usize; 2]>, Option<usize>)> {
    let mut found: Vec<(i64, Vec<[usize; 2]>, Option<usize>)> = Vec::new();
    let field = field_of(players);
    let roster = group(&field, &vec![None; players]);
    let members: Vec<usize> = (0..players).collect();
    for (pairs, floater) in literal::all_attempts(&members) {
        let mut opponents = vec![None; players];
        pairs.iter().for_each(|&[one, other]| {
            opponents[one] = Some(other);
            opponents[other] = Some(one);
        });
        // Only this attempt is possible: it is found, and has the expected number.
        let mut graph = crate::matching::Graph::new(players + players % 2);
        pairs.iter().for_each(|&[one, other]| graph.join(one, other));
        floater.into_iter().for_each(|floater| graph.join(floater, players));
        assert_eq!(fold::first(&roster, &members, graph), Some(opponents.clone()));
        let pairs = pairs.iter().map(|pair| pair.map(|player| player + 1)).collect();
        found.push((fold::attempt_number(&opponents).unwrap(), pairs, floater.map(|floater| floater + 1)));
    }
    found.sort_unstable();
    assert!(found.iter().zip(1..).all(|((number, ..), expected)| *number == expected));
    found.into_iter().map(|(_, pairs, floater)| (pairs, floater)).collect()
}

fn orders() -> Value {
    serde_json::from_str(include_str!("../../../../../../tests/golden/burstein/aktar-orders.json")).unwrap()
}

#[test]
fn attempts_have_the_numbers_of_the_printed_lists() {
    let printed = orders();
    for (list, players) in [("six", 6), ("five", 5)] {
        let lines = printed[list].as_array().unwrap().iter().map(|line| {
            let pairs = line["pairs"].as_array().unwrap().iter();
            let number = |value: &Value| usize::try_from(value.as_u64().unwrap()).unwrap();
            let pairs = pairs.map(|pair| [number(&pair[0]), number(&pair[1])]).collect::<Vec<_>>();
            (pairs, line["floater"].as_u64().map(|floater| usize::try_from(floater).unwrap()))
        });
        assert_eq!(attempts(players), lines.collect::<Vec<_>>());
    }
}

/// Returns the number of the attempt accepted in a group; `barred` does not float.
fn accepted(due: &[Option<Colour>], barred: Option<usize>) -> i64 {
    let field = field_of(due.len());
    let roster = group(&field, due);
    let members: Vec<usize> = (0..due.len()).collect();
    let odd = due.len() % 2;
    let mut graph = roster.graph_with_room(&members, odd);
    let floaters = members.iter().filter(|&&who| odd == 1 && Some(who) != barred);
    floaters.for_each(|&who| graph.join(who, due.len()));
    fold::attempt_number(&fold::first(&roster, &members, graph).unwrap()).unwrap()
}

#[test]
fn due_colours_go_before_the_list_as_in_the_printed_example() {
    let printed = orders();
    let example = &printed["colour_example"];
    let white: Vec<u64> = example["due_white"].as_array().unwrap().iter().filter_map(Value::as_u64).collect();
    let due = |players: u64| -> Vec<Option<Colour>> {
        (1..=players)
            .map(|player| Some(if white.contains(&player) { Colour::White } else { Colour::Black }))
            .collect()
    };
    assert_eq!(Some(accepted(&due(6), None)), example["six"]["rank"].as_i64());
    assert_eq!(Some(accepted(&due(5), None)), example["five"]["rank"].as_i64());
}

#[test]
fn a_floater_who_came_in_does_not_float_again() {
    let printed = orders();
    let example = &printed["incoming_floater_example"];
    let floater = usize::try_from(example["incoming_floater"].as_u64().unwrap()).unwrap();
    let invalid: Vec<usize> = example["invalid_ranks"]
        .as_array()
        .unwrap()
        .iter()
        .map(|rank| usize::try_from(rank.as_u64().unwrap()).unwrap())
        .collect();
    let floats = |(_, who): &(Vec<[usize; 2]>, Option<usize>)| *who == Some(floater);
    let found: Vec<usize> =
        attempts(5).iter().zip(1..).filter(|(attempt, _)| floats(attempt)).map(|(_, rank)| rank).collect();
    assert_eq!(found, invalid);
    // The first attempt in which they would float is the third; it is never the one accepted.
    assert_eq!(accepted(&[None; 5], Some(floater - 1)), 1);
}

#[test]
fn a_large_group_has_its_first_attempt_at_once() {
    // Many have the same due colour, so the fold itself is not among the best attempts.
    let due: Vec<Option<Colour>> = (0..200)
        .map(|place| [Some(Colour::White), Some(Colour::White), Some(Colour::Black)][place % 3])
        .collect();
    let field = field_of(due.len());
    let roster = group(&field, &due);
    let members: Vec<usize> = (0..200).collect();
    let found = fold::first(&roster, &members, roster.graph(&members)).unwrap();
    let pairs = fold::pairs(&members, &found);
    assert_eq!((pairs.len(), fold::attempt_number(&found)), (100, None));
    assert_eq!(pairs.iter().filter(|pair| roster.clash(pair[0], pair[1])).count(), 134 - 100);
}

#[test]
fn every_round_has_a_proof_and_no_other_pairing_has() {
    let fields = (0..cases(2000)).map(|seed| {
        let mut field = random(&BursteinClassic, seed, 4, if seed % 20 == 0 { 90 } else { 16 });
        if seed % 3 == 0 {
            forbid_some(&mut field, &mut Dice(seed), [5, 15, 40][(seed % 9 / 3) as usize]);
        }
        field
    });
    test_proofs::check(&BursteinClassic, fields, 500);
}

#[test]
fn every_reason_is_given_somewhere() {
    let fields = (0..1500).map(|seed| random(&BursteinClassic, seed, 4, 12));
    let large = fresh(80, 5, Colour::White);
    let given = reasons_given(&BursteinClassic, fields.chain([large]));
    assert_eq!(given, BursteinClassic.facts().reasons.iter().copied().collect::<BTreeSet<_>>());
}
