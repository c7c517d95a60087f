//! The edition of 2017 against its rules.

mod literal;

use super::{Dutch2017, cards};
use crate::format::{Format, NoPairing, Pair, Seat, Swiss, Trace, Verdict};
use crate::pairing::{reasons, why_not};
use crate::swiss::dutch::rules_2026::Dutch2026;
use crate::swiss::dutch::rules_2026::tests::oracle::Oracle;
use crate::swiss::dutch::rules_2026::tests::{check_second_way, random, seed};
use crate::swiss::test_cases::{in_order, paired_in_order as paired, position};
use crate::swiss::test_proofs;
use crate::swiss::test_rounds::{cases, variable};
use crate::tournament::PointSystem;

/// The published examples in which the editions differ: the position, and the round of 2017 and of 2026.
const EXAMPLES: [(&str, &str, &str, [&str; 2]); 4] = [
    ("the bye (C5)", "2/9", "3w=; 4b0; 1b=; 2w1; -U", ["2-1 3-0 5-4", "3-4 2-0 5-1"]),
    (
        "the next bracket, and completion",
        "4/9",
        "4w= 2b1 3b=; 5b0 1w0 4w1; 6w1 5b1 1w=; 1b= 6w0 2b0; 2w1 3w0 6b=; 3b0 4b1 5w=",
        ["1-5 4-3 6-2", "1-6 3-2 4-5"],
    ),
    (
        "a zero-point bye is a downfloat",
        "3/9",
        "4w= -Z; 5b0 3w0; 6w0 2b1; 1b= 5w0; 2w1 4b1; 3b1 -Z",
        ["2-4 3-1 6-5", "2-4 5-3 6-1"],
    ),
    (
        "a full-point bye is no bar to the bye",
        "3/9",
        "-F 4b0; 4w0 5w1; 5b0 -U; 2b1 1w1; 3w1 2b0",
        ["1-0 3-2 5-4", "1-2 3-4 5-0"],
    ),
];

#[test]
fn the_published_examples_are_paired_as_each_edition_says() {
    for (shows, round, players, [of_2017, of_2026]) in EXAMPLES {
        let field = position(round, players, PointSystem::default());
        let words = |text: &str| {
            let mut words: Vec<String> = text.split(' ').map(str::to_owned).collect();
            words.sort();
            words
        };
        assert_eq!(words(&paired(&Dutch2017, &field).unwrap()), words(of_2017), "{shows}");
        assert_eq!(words(&paired(&Dutch2026, &field).unwrap()), words(of_2026), "{shows}, 2026");
    }
}

#[test]
fn random_rounds_are_paired_as_the_articles_say_word_by_word() {
    let (mut collapsed, mut differ, mut all) = (0, 0, 0);
    for seed in seed()..seed() + cases(4000) {
        let usual = if seed % 16 == 0 { 10 } else { 8 };
        let field = random::field(seed, variable("HAKEM_PLAYERS").map_or(usual, |most| most as usize));
        if field.present().count() < 2 {
            continue;
        }
        let expected = literal::pair(&field).map(|(pairs, bye)| {
            in_order(&field, pairs.into_iter().map(|pair| Oracle::colours(&field, pair)), bye)
        });
        let found = paired(&Dutch2017, &field).ok();
        assert_eq!(found, expected, "seed {seed}: {field:#?}");
        let is_collapsed = |round: Vec<literal::Paired>| round.iter().any(|paired| paired.is_collapsed);
        collapsed += u32::from(literal::brackets(&field).is_some_and(is_collapsed));
        differ += u32::from(found != paired(&Dutch2026, &field).ok());
        all += 1;
    }
    eprintln!("{all} rounds: {collapsed} with a collapsed bracket, {differ} otherwise in 2026");
    assert!(collapsed > 10 && differ > 20, "{collapsed} {differ}");
}

#[test]
fn the_second_way_pairs_whole_rounds_alike() {
    check_second_way(&Dutch2017, |seed| {
        let most = if seed % 20 == 0 { 120 } else { 30 };
        if seed % 3 == 0 { random::with_clubs(seed, most) } else { random::field(seed, most) }
    });
}

#[test]
fn every_round_has_a_proof_and_no_other_pairing_has() {
    let fields = (seed()..seed() + cases(800)).flat_map(|seed| {
        let most = [8, 30, 40, 12, 120][seed as usize % 5];
        [random::field(seed, most), random::with_clubs(seed, most.max(10))]
    });
    test_proofs::check(&Dutch2017, fields, 100);
}

#[test]
fn every_board_is_explained_and_every_reason_is_known() {
    let mut named = std::collections::BTreeSet::new();
    for seed in seed()..seed() + cases(600) {
        let field = random::field(seed, 20);
        let mut trace = Trace::recording();
        match Dutch2017.pair(&field, &mut trace) {
            Ok(pairing) => {
                let silent = Dutch2017.pair(&field, &mut Trace::silent());
                assert_eq!(silent.as_ref(), Ok(&pairing), "being asked for reasons decides nothing");
                for pair in &pairing.boards {
                    let players = [pair.white, pair.black];
                    let is_of_colours = |reason: &crate::format::Reason| reason.rule.starts_with("E.");
                    assert!(trace.about(&players).any(is_of_colours), "seed {seed}");
                }
                let bye = |seat| trace.about(&[seat]).any(|reason| reason.what == "dutch-2017-bye");
                assert!(pairing.bye.is_none_or(bye), "seed {seed}");
            }
            Err(NoPairing::NoLegalPairing { because, .. }) => {
                assert!(because.iter().all(|reason| reasons().contains(reason.what)));
            }
            Err(_) => {}
        }
        for (_, reason) in trace.all() {
            assert!(reasons().contains(reason.what), "{}", reason.what);
            assert!(Dutch2017.facts().reasons.contains(&reason.what), "{}", reason.what);
            named.insert(reason.what);
        }
    }
    for what in ["dutch-2017-penultimate", "dutch-2017-collapsed", "dutch-2017-next"] {
        assert!(named.contains(what), "{what} decided no round");
    }
}

#[test]
fn rules_broken_by_a_manual_pair_are_listed_absolute_ones_first() {
    let (_, round, players, _) = EXAMPLES[3];
    let field = position(round, players, PointSystem::default());
    let again = Dutch2017.breaches(&field, Pair { white: Seat(3), black: Seat(1) });
    assert_eq!((again[0].reason.rule, again[0].absolute), ("C.1", true));
    let rules = |seat| Dutch2017.bye_breaches(&field, seat).iter().map(|breach| breach.reason.rule).collect();
    let (none, barred): (Vec<&str>, Vec<&str>) = (rules(Seat(0)), rules(Seat(2)));
    assert_eq!((none, barred), (vec![], vec!["C.2"]), "a full-point bye is no bar, an earlier bye is");
    assert!(cards::card(&field, Seat(0)).may_get_bye);
}

/// The names of the criteria in a literal quality, in its order.
const CRITERIA: [&str; 15] = [
    "C.5", "C.6", "C.7", "C.8", "C.9", "C.10", "C.11", "C.12", "C.13", "C.14", "C.15", "C.16", "C.17",
    "C.18", "C.19",
];

/// A board with a pairing of the others by the rules is never better than the pairing, and the criterion named is the
/// first that gets worse.
#[test]
fn the_criterion_named_is_the_first_that_gets_worse() {
    let mut seen = std::collections::BTreeMap::<&str, u32>::new();
    for seed in seed()..seed() + cases(3000) {
        let field = random::field(seed, 8);
        let present: Vec<Seat> = field.present().collect();
        let Some(best) = literal::brackets(&field).filter(|_| present.len() > 1) else { continue };
        let turn = usize::try_from(seed).unwrap();
        let players = [present[turn % present.len()], present[(turn / 7) % present.len()]];
        if players[0] == players[1] {
            continue;
        }
        let answer = why_not(&Dutch2017, &field, players).unwrap();
        if !matches!(answer.verdict, Verdict::Worse | Verdict::Later) {
            continue;
        }
        let named = (answer.verdict == Verdict::Worse).then(|| answer.reasons[0].rule);
        let Some(round) = literal::with_board(&field, players) else {
            panic!("seed {seed}: {players:?} can meet");
        };
        assert_eq!(named, literal::first_worse(&field, &best, &round, &CRITERIA), "seed {seed}: {players:?}");
        *seen.entry(named.unwrap_or("order")).or_default() += 1;
    }
    assert!(seen.len() > 6, "only {seen:?} came up");
}
