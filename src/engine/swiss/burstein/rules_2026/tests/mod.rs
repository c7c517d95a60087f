//! The edition of 2026 against its articles, recorded events and single rounds.

mod literal;

use super::bracket::BursteinBracket;
use super::lower_demand::Below;
use super::{Burstein2026, exact, is_seeding, roster};
use crate::format::{Entrant, Field, Format, NoPairing, RoundRecord, Seat, Trace};
use crate::matching::{Graph, LargestMatching};
use crate::swiss::byes::settled;
use crate::swiss::dutch::rules_2026::Dutch2026;
use crate::swiss::roster::Roster;
use crate::swiss::test_cases::{paired_in_order, recorded, report, reports};
use crate::swiss::test_proofs;
use crate::swiss::test_rounds::{Dice, cases, forbid_some, paired, random, reasons_given, written};
use crate::test_events::{field_before, reported};
use crate::tournament::{Bye, Colour, RequestedBye, RoundNo};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

fn golden() -> PathBuf {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/golden/burstein")).to_owned()
}

/// Counts the run of zero-point byes also for players who are back, contrary to B-4; returns true if there is one. The
/// recorded events were paired that way: `docs/rules/burstein-2026.md`.
fn with_broken_runs(field: &mut Field) -> bool {
    let absent = RoundRecord::Bye { bye: Bye::ABSENT, points: field.points.absence };
    let is_back = |player: &&mut Entrant| {
        player.requested_bye != Some(RequestedBye::ZeroPoint) && player.record.last() == Some(&absent)
    };
    let back = field.players.iter_mut().filter(is_back);
    back.map(|player| player.requested_bye = Some(RequestedBye::ZeroPoint)).count() > 0
}

#[test]
fn recorded_events_come_out_again() {
    let corpus =
        std::env::var_os("HAKEM_CORPORA").map(|corpora| Path::new(&corpora).join("fide-2026/burstein"));
    if corpus.is_none() {
        eprintln!("HAKEM_CORPORA is not set, the samples only");
    }
    for folder in [golden().join("2026")].into_iter().chain(corpus) {
        let (mut rounds, mut otherwise) = (0, Vec::new());
        for path in reports(&folder) {
            let file = report(&path);
            let name = path.file_stem().unwrap().to_string_lossy().into_owned();
            let event = reported(&file);
            for round in (1..).map(RoundNo) {
                let expected = recorded(&file, round);
                if expected.is_empty() {
                    break;
                }
                let mut field = field_before(&event, round);
                rounds += 1;
                if paired_in_order(&Burstein2026, &field).unwrap() != expected {
                    assert!(with_broken_runs(&mut field), "{name} round {round}");
                    let paired = paired_in_order(&Burstein2026, &field).unwrap();
                    assert_eq!(paired, expected, "{name} round {round}");
                    otherwise.push(format!("{name} {round}"));
                }
            }
        }
        assert!(rounds > 20 && !otherwise.is_empty());
        eprintln!("{}: {rounds} rounds, by another reading of 1.7.2: {otherwise:?}", folder.display());
    }
}

#[test]
fn rounds_on_which_programs_part_are_paired_as_the_articles_say() {
    let answers = std::fs::read_to_string(golden().join("disputed/answers.txt")).unwrap();
    for line in answers.lines() {
        let (name, boards) = line.split_once(": ").unwrap();
        let file = report(&golden().join("disputed").join(name).with_extension("trf"));
        let field = field_before(&reported(&file), file.next_round());
        let paired = paired_in_order(&Burstein2026, &field).unwrap();
        let set = |boards: &str| boards.split(' ').map(str::to_owned).collect::<BTreeSet<String>>();
        assert_eq!(set(&paired), set(boards), "{name}");
    }
}

#[test]
fn every_round_has_a_proof_and_no_other_pairing_has() {
    let fields = (0..cases(1200)).map(|seed| {
        let mut field = random(&Burstein2026, seed, 4, if seed % 20 == 0 { 90 } else { 30 });
        if seed % 3 == 0 {
            forbid_some(&mut field, &mut Dice(seed), [5, 15, 40][(seed % 9 / 3) as usize]);
        }
        field
    });
    test_proofs::check(&Burstein2026, fields, 150);
}

#[test]
fn random_rounds_are_paired_as_the_articles_say_word_by_word() {
    let mut compared = 0;
    for seed in 0..2 * cases(2000) {
        let field = random(&Burstein2026, seed, 4, 12);
        let pairing = Burstein2026.pair(&field, &mut Trace::silent());
        if let Err(NoPairing::TooFewPlayers { .. }) = pairing {
            continue;
        }
        if is_seeding(&field) {
            assert_eq!(pairing, Dutch2026.pair(&field, &mut Trace::silent()), "seed {seed}");
            continue;
        }
        let expected = literal::pair(&field).map(|(boards, bye)| written(&boards, bye));
        let expected = expected.unwrap_or_else(|| "no legal pairing".to_owned());
        assert_eq!(paired(&pairing), expected, "seed {seed}, {} players: {field:#?}", field.players.len());
        compared += 1;
    }
    assert!(compared > cases(2000) / 2);
    eprintln!("{compared} rounds compared");
}

#[test]
fn the_first_rounds_are_seeding_rounds() {
    let border = |announced: u8| {
        let mut field = crate::swiss::test_rounds::fresh(8, announced, Colour::White);
        (1..=announced)
            .filter(|&round| {
                field.round = RoundNo(round);
                is_seeding(&field)
            })
            .count()
    };
    assert_eq!([1, 3, 5, 9, 12].map(border), [0, 1, 2, 4, 4]);
}

/// Returns a random field with a club whose players do not meet each other.
fn with_club(seed: u64, least: usize, most: usize) -> Field {
    let mut field = random(&Burstein2026, seed, least, most);
    let (mut dice, everybody) = (Dice(seed), field.players.len());
    let (size, step) = (everybody * [0, 40, 45, 50][dice.roll(4)] / 100, 1 + dice.roll(2));
    let members: Vec<Seat> = field.seats().step_by(step).take(size).collect();
    for (place, &one) in members.iter().enumerate() {
        field.forbidden.extend(members[place + 1..].iter().map(|&other| [one, other]));
    }
    field
}

#[test]
fn a_bracket_comes_out_alike_however_far_is_looked() {
    let (mut demanding, mut with_odd_sets) = (0, 0);
    for seed in 0..cases(2400) / 8 {
        let field = with_club(seed, 16, 60);
        let roster = roster(&field);
        let Some(bye) = settled(&roster).ok().filter(|_| roster.len() > 0) else { continue };
        let groups = roster.groups((0..roster.len()).filter(|&who| Some(who) != bye));
        let mut floaters = Vec::new();
        for at in 0..groups.len() {
            let bracket = BursteinBracket::new(&roster, &floaters, &groups[at..]);
            let outcome = bracket.pair().unwrap();
            assert_eq!(exact::solve(&bracket), Some(outcome.clone()), "seed {seed}, bracket {at}");
            assert_eq!(exact::among_all(&bracket), Some(outcome.clone()), "seed {seed}, bracket {at}");
            let (both_ways, has_odd_sets) = exact::tests::both_ways(&bracket);
            for found in both_ways {
                assert_eq!(found, Some(outcome.clone()), "seed {seed}, bracket {at}");
            }
            with_odd_sets += usize::from(has_odd_sets);
            floaters = outcome.floaters;
            let demands = Below::new(&roster, &bracket.below).demands().count();
            demanding += usize::from(demands > 1);
        }
    }
    assert!(demanding > 5, "{demanding} brackets of whom those below demand more than one");
    assert!(with_odd_sets > 0, "brackets have odd sets");
}

#[test]
fn floaters_accepted_by_the_lower_brackets_meet_all_demands_and_complete_the_round() {
    let (mut let_in, mut refused, mut demanding) = (0, 0, 0);
    for seed in 0..cases(2400) {
        let field = with_club(seed, 6, 14);
        let roster = roster(&field);
        let mut dice = Dice(seed);
        let (mut players, mut coming) = (Vec::new(), Vec::new());
        for who in 0..roster.len() {
            let side = if dice.comes_up(70) { &mut players } else { &mut coming };
            side.push(who);
        }
        let below = Below::new(&roster, &players);
        let finds_place = find_places(&roster, &players, &coming);
        assert_eq!(below.lets_in(&coming), finds_place, "seed {seed}: {coming:?} to {players:?}");
        *(if finds_place { &mut let_in } else { &mut refused }) += 1;
        if finds_place {
            let demands: Vec<usize> = below.demands().collect();
            demanding += usize::from(demands.len() > 1);
            let met_by = below.met_by(&coming);
            let mut graph = Graph::new(coming.len() + demands.len());
            for (vertex, &demand) in demands.iter().enumerate() {
                met_by[demand].iter().for_each(|&place| graph.join(place, coming.len() + vertex));
            }
            let met = LargestMatching::of(graph).exposed().all(|vertex| vertex < coming.len());
            assert!(met, "seed {seed}: {coming:?} do not meet all demands of {players:?}");
        }
    }
    assert!(
        [let_in, refused, demanding].into_iter().all(|count| count > 20),
        "{let_in} {refused} {demanding}"
    );
}

/// Returns true if all of `coming` find an opponent among the players, and the others of these among themselves, by
/// trial.
fn find_places(roster: &Roster<'_>, players: &[usize], coming: &[usize]) -> bool {
    let others = |gone: usize| -> Vec<usize> { players.iter().copied().filter(|&who| who != gone).collect() };
    match coming {
        [one, coming @ ..] => players
            .iter()
            .any(|&other| roster.may_meet(*one, other) && find_places(roster, &others(other), coming)),
        [] => match players {
            [one, rest @ ..] => rest.iter().any(|&other| {
                let left: Vec<usize> = rest.iter().copied().filter(|&who| who != other).collect();
                roster.may_meet(*one, other) && find_places(roster, &left, &[])
            }),
            [] => true,
        },
    }
}

#[test]
fn a_single_floater_is_welcome_where_the_next_bracket_is_then_at_its_best() {
    let (mut welcome, mut unwelcome) = ([0, 0], [0, 0]);
    for seed in 0..cases(7200) / 4 {
        let field = random(&Burstein2026, seed, 8, 24);
        let roster = roster(&field);
        let Some(bye) = settled(&roster).ok().filter(|_| roster.len() > 0) else { continue };
        let groups = roster.groups((0..roster.len()).filter(|&who| Some(who) != bye));
        for at in 1..groups.len() {
            let bracket = BursteinBracket::new(&roster, &[], &groups[at - 1..]);
            let (next, below) = (bracket.next, &bracket.below);
            if (next.len() + below.len()).is_multiple_of(2) {
                continue;
            }
            let in_need = bracket.in_need_of_one().unwrap_or_default();
            for &who in &bracket.members {
                let following = [&[who], next].concat();
                let is_best = if following.len().is_multiple_of(2) {
                    roster.is_completable(&following) && roster.is_completable(below)
                } else {
                    next.iter().any(|&left_over| {
                        let met: Vec<usize> =
                            following.iter().copied().filter(|&who| who != left_over).collect();
                        roster.is_completable(&met)
                            && roster.is_completable(&[&[left_over], below.as_slice()].concat())
                    })
                };
                let is_welcome = in_need.iter().any(|&other| roster.may_meet(who, other));
                assert_eq!(is_welcome, is_best, "seed {seed}, {who} above {next:?} above {below:?}");
                let count = if is_best { &mut welcome } else { &mut unwelcome };
                count[below.len() % 2] += 1;
            }
        }
    }
    eprintln!("welcome {welcome:?}, unwelcome {unwelcome:?}, by whether an odd number stands below");
    assert!([welcome, unwelcome].concat().into_iter().all(|count| count > 20));
}

#[test]
fn every_reason_is_given_somewhere() {
    let fields = (0..1500).map(|seed| random(&Burstein2026, seed, 4, 12));
    let given = reasons_given(&Burstein2026, fields);
    let own = given.into_iter().filter(|what| what.starts_with("burstein-2026")).collect::<BTreeSet<_>>();
    assert_eq!(own, Burstein2026.facts().reasons.iter().copied().collect());
}
