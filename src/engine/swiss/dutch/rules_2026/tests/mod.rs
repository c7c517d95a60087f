//! The edition of 2026 against its rules.

mod below;
mod cases;
pub(in crate::swiss::dutch) mod oracle;
pub(in crate::swiss::dutch) mod random;
mod recorded;
mod why_not;

use super::Dutch2026;
use super::cards;
use super::exact;
use super::lower_demand::Below;
use super::space::Scope;
use crate::format::{
    Attendance, Entrant, Field, Format, NoPairing, Pair, RoundRecord, Seat, Swiss, Trace, Value,
};
use crate::pairing::reasons;
use crate::swiss::test_cases::{in_order, paired_in_order, position};
use crate::swiss::test_proofs;
use crate::swiss::test_rounds::{cases, variable};
use crate::tournament::{Bye, PairingNumber, PointSystem, Points, RoundNo};
use cases::{CASES, Case};

/// Returns the first of the random cases.
pub(in crate::swiss::dutch) fn seed() -> u64 {
    variable("HAKEM_SEED").unwrap_or(0)
}

/// Pairs random fields by both implementations of an edition.
pub(in crate::swiss::dutch) fn check_second_way(system: &dyn Swiss, field: impl Fn(u64) -> Field) {
    let (mut paired, mut refused) = (0, 0);
    for seed in seed()..seed() + cases(400) {
        let field = field(seed);
        if field.present().count() < 2 {
            continue;
        }
        let first = system.pair(&field, &mut Trace::silent());
        let second = system.pair_otherwise(&field, &mut Trace::silent()).unwrap();
        assert_eq!(first.as_ref().ok(), second.as_ref().ok(), "seed {seed}");
        paired += usize::from(first.is_ok());
        refused += usize::from(first.is_err());
    }
    assert!(paired > 100 && refused > 0, "{paired} {refused}");
}

fn paired(field: &Field) -> Result<String, NoPairing> {
    paired_in_order(&Dutch2026, field)
}

/// Parses a case; in round 1 the initial colour of number 1 is White.
fn read(case: &Case) -> Field {
    let points =
        PointSystem { pairing_allocated_bye: Points::from_tenths(case.bye), ..PointSystem::default() };
    let mut field = position(&format!("{}/{}", case.round, case.rounds), &case.players.join(";"), points);
    field.forbidden = case.forbidden.iter().map(|pair| pair.map(|number| Seat(number - 1))).collect();
    field
}

/// A field of `players` before round 1.
fn fresh(players: usize) -> Field {
    let case = Case {
        shows: "",
        rounds: 5,
        round: 1,
        bye: 10,
        players: &[""; 40][..players],
        forbidden: &[],
        pairing: "",
    };
    read(&case)
}

#[test]
fn rounds_on_which_readings_part_are_paired_by_the_text() {
    for case in CASES {
        assert_eq!(paired(&read(case)).unwrap(), case.pairing, "{}", case.shows);
    }
}

#[test]
fn the_first_round_pairs_upper_against_lower_half() {
    assert_eq!(paired(&fresh(9)).unwrap(), "1-5 3-7 6-2 8-4 9-0");
}

#[test]
fn a_moved_down_player_meets_the_first_resident() {
    let mut field = fresh(4);
    field.players[0].virtual_points = Points::ONE;
    assert_eq!(paired(&field).unwrap(), "1-2 3-4");
}

#[test]
fn a_topscorer_has_more_than_half_of_the_points() {
    let mut field = fresh(2);
    (field.round, field.rounds) = (RoundNo(9), RoundNo(9));
    assert!(!cards::is_topscorer(&field, Points::from_tenths(40)));
    assert!(cards::is_topscorer(&field, Points::from_tenths(45)));
    field.rounds = RoundNo(10);
    assert!(!cards::is_topscorer(&field, Points::from_tenths(80)));
}

#[test]
fn no_pairing_is_invented_and_the_forbidden_pair_is_named() {
    let mut field = fresh(2);
    field.forbidden.push([Seat(0), Seat(1)]);
    let Err(NoPairing::NoLegalPairing { players, because }) = Dutch2026.pair(&field, &mut Trace::silent())
    else {
        panic!("a forbidden pair was made");
    };
    assert_eq!(players, [PairingNumber(1), PairingNumber(2)]);
    assert!(because.iter().any(|reason| reason.what == "barred-pair"));
}

#[test]
fn rules_broken_by_a_manual_pair_are_listed_absolute_ones_first() {
    let case = CASES.iter().find(|case| case.shows.contains("second bye")).unwrap();
    let field = read(case);
    let again = Dutch2026.breaches(&field, Pair { white: Seat(4), black: Seat(0) });
    let found: Vec<_> = again.iter().map(|breach| (breach.reason.rule, breach.absolute)).collect();
    assert_eq!(found[0], ("C1", true));
    assert!(found.contains(&("C7", false)));
    let bye = Dutch2026.bye_breaches(&field, Seat(4));
    assert_eq!(bye.iter().map(|breach| breach.reason.rule).collect::<Vec<_>>(), ["C2"]);
    assert!(Dutch2026.bye_breaches(&field, Seat(7)).is_empty());
}

#[test]
fn random_rounds_are_paired_as_the_articles_say_word_by_word() {
    for seed in seed()..seed() + cases(4000) {
        let usual = if seed % 16 == 0 { 10 } else { 8 };
        let field = random::field(seed, variable("HAKEM_PLAYERS").map_or(usual, |most| most as usize));
        if field.present().count() < 2 {
            continue;
        }
        let expected = oracle::pair(&field).map(|(pairs, bye)| {
            in_order(&field, pairs.into_iter().map(|pair| oracle::Oracle::colours(&field, pair)), bye)
        });
        assert_eq!(paired(&field).ok(), expected, "seed {seed}: {field:#?}");
    }
}

#[test]
fn bounds_and_narrow_views_find_the_same_as_weights_over_all_players() {
    let fields = (seed()..seed() + cases(200))
        .flat_map(|seed| [(seed, random::field(seed, 40)), (seed, random::with_clubs(seed, 60))]);
    for (seed, field) in fields {
        random::with_each_bracket(&field, |mut all, bracket, outcome| {
            let found = if bracket.gives_bye {
                exact::solve(bracket, Scope::Bracket(&Below::open(1)))
            } else {
                all.looks_ahead = true;
                exact::solve(&all, Scope::All)
            };
            assert_eq!(found, Ok(Some(outcome)), "seed {seed}");
        });
    }
}

/// Full rounds of larger fields, including brackets that give the bye and rounds that cannot be paired.
#[test]
fn the_second_way_pairs_whole_rounds_alike() {
    check_second_way(&Dutch2026, |seed| random::field(seed, if seed % 20 == 0 { 120 } else { 30 }));
}

#[test]
fn numbers_with_holes_and_players_who_never_came_change_nothing() {
    for seed in seed()..seed() + cases(300) {
        let field = random::field(seed, 30);
        let mut spread = field.clone();
        // A stranger in the first seat: all others move up by one.
        let move_up = |seat: Seat| Seat(seat.0 + 1);
        for (place, player) in spread.players.iter_mut().enumerate() {
            player.number = PairingNumber(u16::try_from(place * 3 + 5).unwrap());
            for round in &mut player.record {
                if let RoundRecord::Played { opponent, .. } | RoundRecord::Forfeited { opponent, .. } = round
                {
                    *opponent = move_up(*opponent);
                }
            }
        }
        let absent = RoundRecord::Bye { bye: Bye::ABSENT, points: Points::ZERO };
        let stranger = Entrant {
            number: PairingNumber(1),
            attendance: Attendance::Away,
            record: vec![absent; usize::from(field.round.0) - 1],
            ..field.players[0].clone()
        };
        spread.players.insert(0, stranger);
        spread.forbidden.iter_mut().for_each(|pair| *pair = pair.map(move_up));
        let plain = Dutch2026.pair(&field, &mut Trace::silent()).ok();
        let moved = Dutch2026.pair(&spread, &mut Trace::silent()).ok();
        let up = plain.map(|pairing| {
            let pair = |pair: &Pair| Pair { white: move_up(pair.white), black: move_up(pair.black) };
            (pairing.boards.iter().map(pair).collect::<Vec<_>>(), pairing.bye.map(move_up))
        });
        assert_eq!(up, moved.map(|pairing| (pairing.boards, pairing.bye)), "seed {seed}");
    }
}

#[test]
fn every_board_is_explained_and_every_reason_is_known() {
    for seed in seed()..seed() + cases(300) {
        let field = random::field(seed, 20);
        let mut trace = Trace::recording();
        match Dutch2026.pair(&field, &mut trace) {
            Ok(pairing) => {
                let silent = Dutch2026.pair(&field, &mut Trace::silent());
                assert_eq!(silent.as_ref(), Ok(&pairing), "being asked for reasons decides nothing");
                for pair in &pairing.boards {
                    assert!(
                        trace.about(&[pair.white, pair.black]).any(|reason| reason.rule.starts_with("5.2"))
                    );
                }
                let bye = |seat| trace.about(&[seat]).any(|reason| reason.what == "dutch-2026-bye");
                assert!(pairing.bye.is_none_or(bye));
            }
            Err(NoPairing::NoLegalPairing { because, .. }) => {
                assert!(because.iter().all(|reason| reasons().contains(reason.what)));
            }
            Err(_) => {}
        }
        for (about, reason) in trace.all() {
            assert!(reasons().contains(reason.what), "{}", reason.what);
            if ["C15", "C17", "C19", "C21"].contains(&reason.rule) {
                let upfloater = about.last().map(|&seat| Value::Players(vec![seat]));
                assert_eq!(upfloater.as_ref(), reason.values.first().map(|(_, players)| players));
            }
        }
    }
}

#[test]
fn every_round_has_a_proof_and_no_other_pairing_has() {
    let fields = (seed()..seed() + cases(400)).flat_map(|seed| {
        [random::field(seed, if seed % 20 == 0 { 120 } else { 30 }), random::with_clubs(seed, 40)]
    });
    test_proofs::check(&Dutch2026, fields, 100);
}
