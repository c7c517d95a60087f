//! Every refusal to pair a round is correct: no pairing satisfies the absolute rules. Wild events are played
//! until a refusal, which is compared with a maximum matching found by a method that shares nothing with the
//! engine's.

use crate::make::Dice;
use crate::wild::{KEPT, Wild, systems};
use hakem::i18n::{Say, Texts};
use hakem_engine::collate::Language;
use hakem_engine::console::swiss::refusal::Leeway;
use hakem_engine::format::{Field, Format, NoPairing, Pair, Seat, Swiss, Trace};
use hakem_engine::pairing::{Aside, choices, pair_as_ruled};
use std::collections::BTreeMap;

/// A prime small enough for products in 64 bits.
const PRIME: u64 = (1 << 31) - 1;

/// Returns the number of vertices that a maximum matching leaves over: the rank of a skew-symmetric matrix
/// with a random value for each edge is twice the number of its pairs (Tutte, Lovász). By bad luck the rank
/// is smaller, never larger.
fn left_over(vertices: usize, joined: impl Fn(usize, usize) -> bool) -> usize {
    let mut dice = Dice(1);
    let mut rows = vec![vec![0; vertices]; vertices];
    let pairs = (0..vertices).flat_map(|one| (0..one).map(move |other| (one, other)));
    for (one, other) in pairs.filter(|&(one, other)| joined(one, other)) {
        let cell = 1 + dice.number(PRIME - 1);
        (rows[one][other], rows[other][one]) = (cell, PRIME - cell);
    }
    let mut rank = 0;
    for column in 0..vertices {
        let Some(pivot) = (rank..vertices).find(|&row| rows[row][column] != 0) else { continue };
        rows.swap(rank, pivot);
        let inverse = power(rows[rank][column], PRIME - 2);
        let pivot = rows[rank].clone();
        for row in rows.iter_mut().skip(rank + 1).filter(|row| row[column] != 0) {
            let factor = row[column] * inverse % PRIME;
            for (cell, above) in row.iter_mut().zip(&pivot).skip(column) {
                *cell = (*cell + (PRIME - above) * factor) % PRIME;
            }
        }
        rank += 1;
    }
    vertices - rank
}

fn power(base: u64, exponent: u64) -> u64 {
    let (mut base, mut exponent, mut product) = (base, exponent, 1);
    while exponent > 0 {
        if exponent % 2 == 1 {
            product = product * base % PRIME;
        }
        base = base * base % PRIME;
        exponent /= 2;
    }
    product
}

/// Returns true if a pairing of all present players, with the bye if their number is odd, breaks no absolute
/// rule.
fn can_be_paired(swiss: &dyn Swiss, field: &Field) -> bool {
    let seats: Vec<Seat> = field.present().collect();
    let is_absolute = |breaches: Vec<hakem_engine::format::Breach>| breaches.iter().any(|it| it.absolute);
    let may_meet = |one: usize, other: usize| {
        let orders = [[one, other], [other, one]].map(|order| order.map(|place| seats[place]));
        orders.iter().any(|&[white, black]| !is_absolute(swiss.breaches(field, Pair { white, black })))
    };
    let joined = |one: usize, other: usize| {
        // The bye is the last vertex, and the larger number comes first.
        if one == seats.len() {
            !is_absolute(swiss.bye_breaches(field, seats[other]))
        } else {
            may_meet(one, other)
        }
    };
    left_over(seats.len() + seats.len() % 2, joined) == 0
}

/// Compares a refusal with the matching, and returns its kind.
fn confirm(wild: &Wild, field: &Field, refusal: &NoPairing) -> &'static str {
    let seats: Vec<Seat> = field.present().collect();
    match refusal {
        NoPairing::TooFewOpponents { players, groups, opponents } => {
            let may_meet = |one: usize, other: usize| {
                let pair = [seats[one.min(other)], seats[one.max(other)]];
                !field.have_met(pair[0], pair[1]) && !field.forbidden.contains(&pair)
            };
            let left = left_over(seats.len(), may_meet);
            assert!(left > seats.len() % 2, "{wild}: all but {left} can be paired");
            assert!(
                groups - opponents > seats.len() % 2 && groups - opponents <= left,
                "{wild}: {refusal:?}"
            );
            let places: Vec<usize> = (0..seats.len())
                .filter(|&place| players.contains(&field.player(seats[place]).number))
                .collect();
            let around = (0..seats.len())
                .filter(|other| !places.contains(other) && places.iter().any(|&one| may_meet(one, *other)));
            assert_eq!(around.count(), *opponents, "{wild}: those named have other opponents");
            "too few opponents"
        }
        NoPairing::NoLegalPairing { .. } => {
            let swiss = wild.system().swiss().expect("it pairs by results");
            // These two settle the bye before it is known whether the others can be paired (BD-14, DD-22).
            let bye_first = ["burstein-classic", "dubov-classic"].contains(&wild.system);
            if seats.len().is_multiple_of(2) || !bye_first {
                assert!(!can_be_paired(swiss, field), "{wild}, round {}: {refusal:?}", field.round.0);
            }
            "no legal pairing"
        }
        NoPairing::TooFewPlayers { present } => {
            assert!(*present < 2);
            "too few players"
        }
        other => panic!("{wild}: {other:?}"),
    }
}

/// Plays an event to its end or to the refused round.
fn play(wild: &Wild, mut see: impl FnMut(&Field, &NoPairing)) {
    wild.play(|field| {
        let answer = pair_as_ruled(wild.system(), field, &Aside::default(), &mut Trace::silent());
        if let Err(refusal) = &answer {
            see(field, refusal);
        }
        answer
    });
}

/// Plays small wild events of a system until they are refused; `see` receives each refusal.
fn wild_refusals(system: &'static str, cases: usize, mut see: impl FnMut(&Wild, &Field, &NoPairing)) {
    let mut dice = Dice(16);
    for _ in 0..cases {
        let players = 4 + u16::try_from(dice.roll(28)).unwrap();
        let wild = Wild { players, ..Wild::random(system, &mut dice) };
        let wild = Wild { rounds: 60, ..wild }.fitting();
        let whole = Wild { round: wild.rounds, ..wild.clone() };
        play(&whole, |field, refusal| see(&wild, field, refusal));
    }
}

fn cases() -> usize {
    crate::effort::cases(8, 40) as usize
}

#[test]
fn every_refusal_is_confirmed_by_a_matching_of_another_kind() {
    let mut kinds: BTreeMap<&str, usize> = BTreeMap::new();
    for system in systems().map(Format::id) {
        wild_refusals(system, cases(), |wild, field, refusal| {
            *kinds.entry(confirm(wild, field, refusal)).or_default() += 1;
        });
    }
    assert!(["too few opponents", "no legal pairing"].iter().all(|kind| kinds[kind] > cases()), "{kinds:?}");
}

/// Returns true if a system pairs a field without some players.
fn pairs(system: &dyn Format, field: &Field, unpaired: Vec<Seat>) -> bool {
    let aside = Aside { unpaired, ..Aside::default() };
    pair_as_ruled(system, field, &aside, &mut Trace::silent()).is_ok()
}

/// Returns a refused field unchanged, in the last round, where some rules are lifted, and with a player who
/// has lost their rating.
fn variants(field: &Field, dice: &mut Dice) -> [Field; 3] {
    let last = Field { rounds: field.round, ..field.clone() };
    let mut unrated = field.clone();
    let player = dice.roll(unrated.players.len());
    unrated.players[player].rating = None;
    [field.clone(), last, unrated]
}

#[test]
fn choices_of_players_to_leave_unpaired_are_correct_in_every_system() {
    for (system, repeats) in systems().map(|system| (system.id(), system.facts().by_values)) {
        let mut dice = Dice(17);
        let (mut yes, mut no, mut offered) = (0, 0, 0);
        wild_refusals(system, cases(), |wild, field, refusal| {
            for field in variants(field, &mut dice) {
                let system = wild.system();
                for choice in choices(system, &field, refusal) {
                    let aside = Aside { bye: choice.bye, unpaired: choice.unpaired, fixed: Vec::new() };
                    let paired = pair_as_ruled(system, &field, &aside, &mut Trace::silent());
                    assert!(paired.is_ok(), "{wild}, round {}, {aside:?}: {paired:?}", field.round.0);
                    offered += 1;
                }
                let leeway = Leeway::of(system.swiss().expect("it pairs by results"), &field);
                for _ in 0..4 {
                    let mut present: Vec<Seat> = field.present().collect();
                    let size = (present.len() % 2 + 2 * dice.roll(3)).min(present.len());
                    let mut one = || present.swap_remove(dice.roll(present.len()));
                    let aside: Vec<Seat> = (0..size).map(|_| one()).collect();
                    let told = leeway.pairs_without(&aside);
                    let found = pairs(system, &field, aside.clone());
                    assert_eq!(told, found, "{wild}, round {}, {aside:?}", field.round.0);
                    *(if found { &mut yes } else { &mut no }) += 1;
                }
            }
        });
        // A system whose players may meet again refuses only pairs that the arbiter forbids.
        assert!(
            repeats || [yes, no, offered].iter().all(|count| *count > cases() / 8),
            "{system}: {yes} {no} {offered}"
        );
    }
}

#[test]
fn kept_events_of_the_hunter_are_refused_only_where_they_have_to_be() {
    let kept: Vec<Wild> = KEPT.lines().map(|line| line.parse().unwrap()).collect();
    assert_eq!(kept.iter().map(Wild::to_string).collect::<Vec<_>>(), KEPT.lines().collect::<Vec<_>>());
    for wild in kept.iter().filter(|wild| wild.players <= 64) {
        play(wild, |field, refusal| assert_ne!(confirm(wild, field, refusal), ""));
    }
}

#[test]
fn a_refusal_is_a_sentence_of_bounded_length_in_every_system() {
    for system in systems().map(Format::id) {
        let line = format!("{system} 300 1/3 white 200 blocks 0 0 0");
        let mut told = Vec::new();
        play(&line.parse().unwrap(), |_, refusal| {
            for language in [Language::Turkish, Language::English, Language::Czech] {
                told.push(refusal.say(&Texts::new(language)));
            }
        });
        assert_eq!(told.len(), 3, "{system}");
        assert!(told[1].contains("200 players have only 100 possible opponents"), "{}", told[1]);
        assert!(told.iter().all(|text| text.lines().count() == 1 && text.chars().count() < 400), "{told:?}");
    }
}

#[test]
fn the_matching_of_another_kind_counts_rightly() {
    let path = |one: usize, other: usize| one == other + 1;
    assert_eq!((left_over(6, path), left_over(7, path)), (0, 1));
    assert_eq!(left_over(7, |one, other| one < 3 && other < 3 || one >= 3 && other < 1), 3);
    assert_eq!(left_over(5, |_, _| false), 5);
}
