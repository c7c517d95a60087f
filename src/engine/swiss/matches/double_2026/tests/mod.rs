//! Recorded rounds, single positions, random rounds compared with the literal reading, and their explanations.

mod events;
mod reports;

use super::{C6, DoubleSwiss2026, RANKED_BY};
use crate::format::{Field, Format, Pair, PastGame, PastMatch, RoundRecord, Seat, Side};
use crate::swiss::matches::tests::literal::{Entry, Position};
use crate::swiss::matches::tests::{
    RandomFields, RecordedEvents, announced, bye, recorded_rounds, result, seat, tenths,
    vary_bars_and_reading,
};
use crate::swiss::test_rounds::{Dice, cases, fresh, random, reasons_given, samples};
use crate::tournament::{
    Bye, Colour, Forfeit, GameResult, GameStage, PointSystem, Points, RequestedBye, RoundNo,
};
use serde_json::Value;
use std::collections::BTreeSet;

/// Returns the values of results in a round of two games, 1-½-0 each.
fn of_matches(bye: i32) -> PointSystem {
    PointSystem {
        win: Points::from_tenths(20),
        draw: Points::ONE,
        pairing_allocated_bye: Points::from_tenths(bye),
        ..PointSystem::default()
    }
}

/// Writes a played round into all records.
fn play(field: &mut Field, round: &Value) {
    let scores: Vec<Points> = field.seats().map(|seat| field.pairing_score(seat)).collect();
    let mut records: Vec<RoundRecord> = field
        .players
        .iter()
        .map(|player| Bye::Requested(player.requested_bye.unwrap_or(RequestedBye::ZeroPoint)))
        .map(|bye| RoundRecord::Bye { bye, points: field.points.of_bye(bye) })
        .collect();
    if !round["pab"].is_null() {
        let points = field.points.pairing_allocated_bye;
        records[seat(&round["pab"]).index()] = RoundRecord::Bye { bye: Bye::PairingAllocated, points };
    }
    let mut matches = Vec::new();
    for of in round["matches"].as_array().unwrap() {
        let pair = Pair { white: seat(&of["white"]), black: seat(&of["black"]) };
        let results: Vec<GameResult> =
            of["games"].as_array().unwrap().iter().map(|text| result(text.as_str().unwrap())).collect();
        let gained = [0, 1].map(|side| Points::from_tenths(tenths(&of["points"][side])));
        record_match(&mut records, &scores, pair, &results, gained);
        let past = |(turn, &result): (usize, &GameResult)| match turn {
            0 => PastGame {
                white: pair.white,
                black: pair.black,
                stage: GameStage::Match,
                result: Some(result),
            },
            _ => PastGame {
                white: pair.black,
                black: pair.white,
                stage: GameStage::Match,
                result: Some(result.turned()),
            },
        };
        matches.push(PastMatch {
            sides: [pair.white, pair.black].map(Side::Player),
            games: results.iter().enumerate().map(past).collect(),
            score: None,
            settled: None,
        });
    }
    field.leg.matches.push(matches);
    field.players.iter_mut().zip(records).for_each(|(player, record)| player.record.push(record));
    field.round = field.round.next();
}

/// Writes a match into the records of its two players; `results` are from the view of White in the first game.
fn record_match(
    records: &mut [RoundRecord],
    scores: &[Points],
    pair: Pair,
    results: &[GameResult],
    gained: [Points; 2],
) {
    use crate::format::Float;
    let missing = |colour| {
        results.iter().all(|result| match result {
            GameResult::Forfeit(Forfeit::Both) => true,
            GameResult::Forfeit(Forfeit::ToBlack) => colour == Colour::White,
            GameResult::Forfeit(Forfeit::ToWhite) => colour == Colour::Black,
            _ => false,
        })
    };
    let is_forfeited = missing(Colour::White) || missing(Colour::Black);
    let sides = [(pair.white, pair.black, Colour::White), (pair.black, pair.white, Colour::Black)];
    for ((own, opponent, colour), points) in sides.into_iter().zip(gained) {
        let float = match scores[own.index()].cmp(&scores[opponent.index()]) {
            std::cmp::Ordering::Greater => Some(Float::Down),
            std::cmp::Ordering::Less => Some(Float::Up),
            std::cmp::Ordering::Equal => None,
        };
        records[own.index()] = match is_forfeited {
            true => RoundRecord::Forfeited { opponent, colour, points, float },
            false => RoundRecord::Played { opponent, colour, points, float },
        };
    }
}

const RECORDED: RecordedEvents<DoubleSwiss2026> = RecordedEvents {
    edition: DoubleSwiss2026,
    switches: &[(C6, "c6=parity", "parity"), (RANKED_BY, "first=real", "score")],
    rounds: |event| {
        let points = of_matches(tenths(&event["options"]["bye_points"]["pab"]));
        recorded_rounds(event, Field { points, ..announced(event) }, play)
    },
};

#[test]
fn recorded_events_come_out_again() {
    for path in samples("double-swiss", "double-swiss.jsonl") {
        RECORDED.come_out_again(&path, 20);
    }
}

/// Pairs a position of the page (section 6).
#[track_caller]
fn position(id: &str) -> String {
    RECORDED.position("double-swiss", id)
}

#[test]
fn round_1_is_the_upper_half_against_the_lower() {
    assert_eq!(
        position("DS-1-round-1"),
        "bye 0; 0: [1, 2, 3, 4, 5, 6, 7, 8] up []: 1-5 4.3.1 6-2 4.3.1 3-7 4.3.1 8-4 4.3.1"
    );
}

#[test]
fn white_goes_to_the_player_with_fewer_whites_not_to_the_one_with_the_lower_difference() {
    position("DS-2-after-draws");
    position("DS-3-whites");
}

#[test]
fn the_bye_goes_to_the_lowest_score_and_there_to_who_has_played_most() {
    assert!(position("DS-4-pab").starts_with("bye 3;"));
}

#[test]
fn floats_of_the_previous_round_count_until_the_last_round_but_one() {
    position("DS-6a-last-but-one");
    position("DS-6b-last");
}

/// Returns a random field in which the value of a round is that of a match of two games.
fn random_field(seed: u64, least: usize, most: usize) -> Field {
    let mut field = random(&DoubleSwiss2026, seed, least, most);
    vary(&mut field, &mut Dice(seed ^ 0xD0B1E));
    field
}

/// Varies the value of the bye; sometimes adds forbidden pairs, virtual points, another reading.
fn vary(field: &mut Field, dice: &mut Dice) {
    field.points = of_matches([10, 15, 20][dice.roll(3)]);
    vary_bars_and_reading(field, dice, 20);
}

fn literal(field: &Field) -> (Vec<Seat>, Position) {
    let seats: Vec<Seat> = field.present().collect();
    let place = |seat: Seat| seats.iter().position(|&other| other == seat);
    let mut position = Position { by_parity: C6.is("parity", &field.options), ..Position::default() };
    let is_last = field.round >= field.rounds;
    for &seat in &seats {
        let player = field.player(seat);
        let mut entry = Entry { may_get_bye: true, ..Entry::default() };
        entry.score = player.virtual_points.tenths();
        for (record, at) in player.record.iter().zip(1..) {
            entry.score += record.points().tenths();
            match *record {
                RoundRecord::Played { opponent, float, .. } => {
                    entry.played += 1;
                    entry.floated |= at == player.record.len() && float.is_some() && !is_last;
                    if let (Some(own), Some(other)) = (place(seat), place(opponent)) {
                        position.apart.insert([own.min(other), own.max(other)]);
                    }
                }
                RoundRecord::Forfeited { points, .. } => entry.may_get_bye &= points.tenths() < 20,
                RoundRecord::Bye { bye: Bye::PairingAllocated, .. } => entry.may_get_bye = false,
                RoundRecord::Bye { points, .. } => entry.may_get_bye &= points.tenths() < 20,
            }
        }
        position.entries.push(entry);
    }
    for pair in &field.forbidden {
        if let [Some(one), Some(other)] = pair.map(place) {
            position.apart.insert([one.min(other), one.max(other)]);
        }
    }
    (seats, position)
}

const RANDOM: RandomFields =
    RandomFields { field: |seed, [least, most]| random_field(seed, least, most), vary, literal };

#[test]
fn rounds_of_up_to_60_players_come_out_by_a_second_method() {
    RANDOM.are_paired_by_ranks::<DoubleSwiss2026>();
}

#[test]
fn whole_events_of_up_to_60_players_come_out_by_a_second_method() {
    RANDOM.whole_events_come_out_by_a_second_method(&DoubleSwiss2026);
}

#[test]
fn random_rounds_are_paired_as_the_articles_say_word_by_word() {
    RANDOM.are_paired_word_by_word::<DoubleSwiss2026>();
}

#[test]
fn why_not_names_the_article_by_which_a_round_is_later_word_by_word() {
    RANDOM.why_not_names_the_article_word_by_word(&DoubleSwiss2026, ["", "", "C8"]);
}

#[test]
fn every_reason_of_its_own_comes_up() {
    let mut had_one_each = fresh(3, 5, Colour::White);
    had_one_each.round = RoundNo(2);
    for player in &mut had_one_each.players {
        let bye = Bye::Requested(RequestedBye::FullPoint);
        player.record.push(RoundRecord::Bye { bye, points: Points::ONE });
    }
    let fields = (0..cases(400)).map(|seed| random_field(seed, 4, 12)).chain([had_one_each]);
    let given = reasons_given(&DoubleSwiss2026, fields);
    let expected: BTreeSet<&str> = DoubleSwiss2026.facts().reasons.iter().copied().collect();
    assert_eq!(given, expected);
}
