//! The worked example of the rules page, properties of lists, and random seasons against a literal reading.

mod literal;

use super::{Keizer, list};
use crate::format::{Field, Format, Pair, Seat, Swiss, Trace, Verdict};
use crate::swiss::test_rounds::{Dice, cases, fresh, play, random, reasons_given, set_away, written};
use crate::tournament::{Colour, OptionValue, Points, Rating, RequestedBye, RoundNo};
use RequestedBye::{FullPoint, HalfPoint, ZeroPoint};

fn players(count: usize) -> Field {
    let mut field = fresh(count, 36, Colour::White);
    for (player, rating) in field.players.iter_mut().zip((0..).map(|step| 2000 - 100 * step)) {
        player.rating = Rating::new(rating).ok();
    }
    field
}

/// Pairs a round, checks it, and plays it with these results of White in half points; `away` players stay away.
fn round(field: &mut Field, away: &[(u16, RequestedBye)], expected: &str, halves: &[i32]) {
    for player in &mut field.players {
        let bye = away.iter().find(|(number, _)| *number == player.number.0);
        set_away(player, bye.map(|&(_, bye)| bye));
    }
    let pairing = Keizer.pair(field, &mut Trace::silent()).unwrap();
    assert_eq!(written(&pairing.boards, pairing.bye), expected, "round {}", field.round);
    let games: Vec<_> =
        pairing.boards.iter().zip(halves).map(|(&pair, &won)| (pair, points(won), true)).collect();
    assert_eq!(games.len(), pairing.boards.len(), "a result for each board");
    play(field, &games, pairing.bye);
}

fn points(halves: i32) -> [Points; 2] {
    [halves, 2 - halves].map(|halves| Points::from_tenths(5 * halves))
}

/// Returns the list with values and totals, in sixths: `D7=108`.
fn shown(field: &Field) -> String {
    let ledger = list::ledger(field);
    let line = |&seat: &Seat| {
        let account = ledger.account(seat).unwrap();
        let sum = account.own + account.entries.iter().map(|entry| entry.amount).sum::<i64>();
        assert_eq!(account.total, sum, "exact totals are the sums of their entries");
        assert_eq!(6 * account.total % ledger.parts, 0);
        format!(
            "{}{}={}",
            char::from(b'A' + u8::try_from(seat.0).unwrap()),
            account.value,
            6 * account.total / ledger.parts
        )
    };
    ledger.order.iter().map(line).collect::<Vec<_>>().join(" ")
}

fn example() -> Field {
    let mut field = players(6);
    assert_eq!(shown(&field), "A7=42 B6=36 C5=30 D4=24 E3=18 F2=12");
    round(&mut field, &[], "2-1 4-3 6-5", &[1, 2, 0]);
    assert_eq!(shown(&field), "A7=60 B6=57 D5=54 C4=30 E3=30 F2=12");
    round(&mut field, &[(2, FullPoint)], "1-4 5-3 6 bye", &[1, 2]);
    assert_eq!(shown(&field), "B7=81 A6=75 D5=75 E4=54 C3=24 F2=20");
    round(&mut field, &[(5, HalfPoint)], "4-2 1-6 3 bye", &[2, 2]);
    field
}

/// The example of `docs/rules/keizer.md`, built manually.
#[test]
fn the_worked_example_is_exact() {
    let field = example();
    assert_eq!(shown(&field), "D7=108 B6=88 A5=84 E4=62 C3=30 F2=20");
    let mut once = field.clone();
    round(&mut once, &[], "5-4 6-2 3-1", &[0, 0, 1]);
    assert_eq!(shown(&once), "D7=135 A6=90 B5=87 E4=62 C3=45 F2=20");
    // Until stable, from the lists of the event: D, A, B instead of D, B, A after round 3.
    assert_eq!(stable(&field, "BADECF"), "D=108 A=84 B=68 E=62 C=30 F=20");
    assert_eq!(stable(&once, "DBAECF"), "D=132 A=93 B=80 E=62 C=48 F=20");
}

/// Returns the stable list that follows from a list, with totals in sixths.
fn stable(field: &Field, before: &str) -> String {
    let before: Vec<Seat> = before.bytes().map(|letter| Seat(u16::from(letter - b'A'))).collect();
    let line =
        |(seat, total): (Seat, i64)| format!("{}={total}", char::from(b'A' + u8::try_from(seat.0).unwrap()));
    list::stable_from(field, &before).into_iter().map(line).collect::<Vec<_>>().join(" ")
}

#[test]
fn six_absences_with_notice_score_five_and_a_club_match_between_does_not_count() {
    let mut field = players(4);
    for number in 0..7 {
        let away = if number == 2 { FullPoint } else { HalfPoint };
        set_away(&mut field.players[0], Some(away));
        play(&mut field, &[], None);
    }
    let ledger = list::ledger(&field);
    let own = list::ledger(&field).account(Seat(0)).unwrap().own;
    let shares: Vec<i64> =
        ledger.account(Seat(0)).unwrap().entries.iter().map(|entry| 60 * entry.amount / own).collect();
    assert_eq!(shares, [20, 20, 40, 20, 20, 20, 0]);
}

#[test]
fn each_absence_scores_half_of_the_one_before_until_a_new_part_of_the_season_begins() {
    let mut field = players(4);
    field.options.set("keizer-halving", Some(OptionValue::YesNo(true)));
    field.options.set("keizer-part", Some(OptionValue::Number(8)));
    for number in 0..10 {
        set_away(&mut field.players[0], Some(if number == 1 { FullPoint } else { HalfPoint }));
        play(&mut field, &[], None);
    }
    field.options.set("keizer-limit", Some(OptionValue::Number(99)));
    let parts = |field: &Field| -> Vec<i64> {
        let ledger = list::ledger(field);
        let account = ledger.account(Seat(0)).unwrap();
        account.entries.iter().map(|entry| 60 * 64 * entry.amount / account.own).collect()
    };
    assert_eq!(parts(&field), [1280, 2560, 640, 320, 160, 80, 40, 20, 1280, 640]);
    field.options.set("keizer-after-game", Some(OptionValue::YesNo(true)));
    assert_eq!(parts(&field), [0; 10], "no game yet");
}

#[test]
fn the_own_value_fades_in_five_rounds() {
    let mut field = players(2);
    field.options.set("keizer-own", Some(OptionValue::Choice("fading".to_owned())));
    let mut own = Vec::new();
    for _ in 0..7 {
        let ledger = list::ledger(&field);
        own.push(5 * ledger.account(Seat(0)).unwrap().own / ledger.parts);
        play(&mut field, &[], None);
    }
    assert_eq!(own, [10, 8, 6, 4, 2, 0, 0]);
}

#[test]
fn a_newcomer_enters_where_the_rating_places_them_and_a_withdrawn_opponent_counts_three_quarters() {
    let mut field = players(4);
    round(&mut field, &[], "2-1 4-3", &[2, 2]);
    let mut late = crate::swiss::test_rounds::newcomer(5);
    (late.rating, late.arrival) = (Rating::new(1850).ok(), RoundNo(2));
    late.record = field.players[0].record.clone();
    late.record[0] =
        crate::format::RoundRecord::Bye { bye: crate::tournament::Bye::ABSENT, points: Points::ZERO };
    field.players.push(late);
    let places: Vec<u16> = list::ledger(&field).order.iter().map(|seat| seat.0 + 1).collect();
    assert_eq!(places, [2, 1, 5, 4, 3], "third by rating");
    // Number 2 leaves: number 1 lost to them, and a draw would be three eighths of the own value.
    field.players[1].withdrawn = Some(RoundNo(2));
    let order = list::ledger(&field).order;
    assert!(!order.contains(&Seat(1)), "{order:?}");
    play(&mut field, &[(Pair { white: Seat(3), black: Seat(0) }, points(0), true)], None);
    let ledger = list::ledger(&field);
    let first = ledger.account(Seat(0)).unwrap();
    assert_eq!(first.entries[0].amount, 0, "lost");
    field.players[1].withdrawn = None;
    field.players[3].withdrawn = Some(RoundNo(3));
    play(&mut field, &[], None);
    let ledger = list::ledger(&field);
    let first = ledger.account(Seat(0)).unwrap();
    assert_eq!((first.entries[1].is_own, 4 * first.entries[1].amount), (true, 3 * first.own));
}

#[test]
fn a_list_that_goes_round_is_recognised_and_its_mean_used() {
    let mut cycles = 0;
    for seed in 0..cases(1_200) {
        let mut field = season(&mut Dice(seed), 12, 10);
        field.options.set("keizer-lists", Some(OptionValue::Choice("stable".to_owned())));
        let ledger = list::ledger(&field);
        cycles += u32::from(ledger.cycle.is_some());
        for account in ledger.accounts.iter().flatten() {
            let sum = account.own + account.entries.iter().map(|entry| entry.amount).sum::<i64>();
            assert_eq!(sum, account.total, "seed {seed}");
        }
        let totals: Vec<i64> = ledger.order.iter().map(|&seat| ledger.account(seat).unwrap().total).collect();
        assert!(totals.is_sorted_by(|one, other| one >= other), "seed {seed}");
    }
    assert!(cycles > 0, "some seasons have no stable list");
}

/// A season of neighbours with results by lot.
pub(super) fn season(dice: &mut Dice, most: usize, rounds: usize) -> Field {
    let mut field = players(2 + dice.roll(most - 1));
    for _ in 0..dice.roll(rounds + 1) {
        for player in &mut field.players {
            let away = dice.comes_up(15).then(|| [ZeroPoint, HalfPoint, FullPoint][dice.roll(3)]);
            set_away(player, away);
        }
        let Ok(pairing) = Keizer.pair(&field, &mut Trace::silent()) else {
            play(&mut field, &[], None);
            continue;
        };
        let games: Vec<_> = pairing
            .boards
            .into_iter()
            .map(|pair| (pair, points(i32::try_from(dice.roll(3)).unwrap()), !dice.comes_up(5)))
            .map(|(pair, points, played)| match played || points[0] != points[1] {
                true => (pair, points, played),
                false => (pair, [Points::ZERO; 2], false),
            })
            .collect();
        play(&mut field, &games, pairing.bye);
    }
    field.players.iter_mut().for_each(|player| set_away(player, None));
    field
}

#[test]
fn a_season_of_forty_rounds_repeats_no_pair_within_three_rounds_unless_named() {
    let mut field = players(30);
    let mut dice = Dice(7);
    for _ in 0..40 {
        for player in &mut field.players {
            set_away(player, dice.comes_up(25).then_some(HalfPoint));
        }
        let pairing = Keizer.pair(&field, &mut Trace::silent()).unwrap();
        let is_too_soon =
            |pair| Keizer.breaches(&field, pair).iter().any(|breach| breach.reason.what == "keizer-too-soon");
        let too_soon = pairing.boards.iter().filter(|&&pair| is_too_soon(pair));
        assert_eq!(too_soon.count() > 0, !pairing.special.is_empty(), "round {}", field.round);
        let present = field.present().count();
        assert_eq!((pairing.boards.len(), pairing.bye.is_some()), (present / 2, present % 2 == 1));
        let fewest = field.present().map(|seat| super::round::byes(&field, seat)).min();
        assert_eq!(
            pairing.bye.map(|seat| super::round::byes(&field, seat)),
            fewest.filter(|_| present % 2 == 1)
        );
        let games: Vec<_> = pairing
            .boards
            .into_iter()
            .map(|pair| (pair, points(i32::try_from(dice.roll(3)).unwrap()), true))
            .collect();
        play(&mut field, &games, pairing.bye);
        let ledger = list::ledger(&field);
        let sum: i64 = ledger.accounts.iter().flatten().map(|account| account.value).sum();
        assert_eq!(sum, 30 * 43 - 30 * 29 / 2, "values fall by one from 43");
    }
}

#[test]
fn why_not_names_the_bye_more_repeats_or_the_nearer_player() {
    let mut field = example();
    field.players.iter_mut().for_each(|player| set_away(player, None));
    let ask = |field: &Field, one: u16, other: u16| {
        let (verdict, reasons) = Keizer.first_difference(field, [Seat(one), Seat(other)]).unwrap();
        (verdict, reasons[0].what)
    };
    assert_eq!(ask(&field, 3, 1), (Verdict::Worse, "keizer-more-exceptions"));
    assert_eq!(ask(&field, 3, 5), (Verdict::Later, "keizer-nearer"));
    set_away(&mut field.players[4], Some(ZeroPoint));
    let bye = Keizer.pair(&field, &mut Trace::silent()).unwrap().bye;
    assert_eq!(bye, Some(Seat(0)), "of those without a bye, A is placed lowest");
    assert_eq!(ask(&field, 0, 3), (Verdict::Worse, "keizer-has-bye"));
}

#[test]
fn every_reason_is_given() {
    let mut fields: Vec<Field> = (0..cases(600)).map(|seed| random(&Keizer, seed, 2, 9)).collect();
    fields.push(example());
    fields.extend((0..cases(200)).map(|seed| {
        let mut field = season(&mut Dice(seed), 8, 8);
        field.options.set("keizer-colours", Some(OptionValue::Choice("both".to_owned())));
        field
    }));
    let mut alone = players(4);
    alone.forbidden = (1..4).map(|other| [Seat(0), Seat(other)]).collect();
    fields.push(alone);
    let given = reasons_given(&Keizer, fields.into_iter());
    let expected: std::collections::BTreeSet<&str> = super::explain::REASONS.iter().copied().collect();
    let of_why_not = ["keizer-has-bye", "keizer-more-exceptions", "keizer-nearer"];
    assert_eq!(&given | &of_why_not.into_iter().collect(), expected);
}
