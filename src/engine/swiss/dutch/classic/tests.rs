//! Recorded events re-paired, and random ones compared with the rules followed literally.

use super::proof::article;
use super::reference::{self, Answer, Year};
use super::{ClassicEdition, DUTCH_1992, DUTCH_2009};
use crate::format::{Field, Format, Pair, Pairing, Seat, Trace};
use crate::swiss::test_rounds::{
    Dice, RecordedField, anybody, events, fresh, game, paired, play, rounds, samples, set_away, written,
};
use crate::test_effort;
use crate::tournament::{Colour, Points, RequestedBye};
use proptest::prelude::*;
use std::path::Path;

/// Re-pairs every round of a file, without leaving anything to the arbiter; returns the number of rounds.
fn check_file(edition: &ClassicEdition, path: &Path) -> usize {
    let rounds: Vec<RecordedField> = events(path).iter().flat_map(rounds).collect();
    for RecordedField { name, field, paired: expected, .. } in &rounds {
        let pairing = edition.pair(field, &mut Trace::silent());
        let (boards, bye) = expected.as_ref().unwrap();
        assert_eq!(paired(&pairing), written(boards, *bye), "{name}");
        assert_eq!(pairing.unwrap().special, [], "{name}");
    }
    rounds.len()
}

#[test]
fn the_worked_example_of_2009_comes_out_as_printed() {
    assert_eq!(check_file(&DUTCH_2009, &samples("dutch", "aktar-17.jsonl")[0]), 4);
}

#[test]
fn recorded_events_come_out_again() {
    for edition in [&DUTCH_2009, &DUTCH_1992] {
        for file in samples("dutch", &format!("{}.jsonl", edition.id())) {
            assert!(check_file(edition, &file) > 100, "{}", file.display());
        }
    }
}

#[test]
fn rounds_without_a_form_of_proof_name_the_article_of_the_edition() {
    let steps = ["D.1", "D.2 number", "C.11 rest", "C.7 all", "B.6 up rest", "B.6 down rest", "C.14", "N-8"];
    let named = |edition| steps.map(|step| article(edition, step));
    assert_eq!(named(&DUTCH_2009), ["D.1", "D.2", "C.11", "C.7", "C.9", "C.10", "C.14", "N-8"]);
    assert_eq!(named(&DUTCH_1992), ["D.1", "D.2", "C.11", "C.7", "C.10", "C.9", "C.14", "N-8"]);
}

/// Above this number of players the literal rules take minutes for one field in a thousand: factorials of half a
/// bracket.
const MOST_READ_LITERALLY: usize = 12;

/// An event to simulate: its size, its seed, and its source of pairings.
#[derive(Clone, Debug)]
struct Story {
    players: usize,
    rounds: u8,
    seed: u64,
    /// True if opponents are random, whatever was paired: no system would get players into such trouble.
    wild: bool,
}

/// Plays an event of random results, forfeits and absences; `check` receives the field of every round and returns the
/// pairing to be played, or `None` to end the event. Returns the number of rounds checked.
fn live(story: &Story, mut check: impl FnMut(&Field) -> Option<Pairing>) -> usize {
    let mut dice = Dice(story.seed);
    let initial = [Colour::White, Colour::Black][dice.roll(2)];
    let mut field = fresh(story.players, story.rounds, initial);
    let (draws, forfeits, absences) =
        (dice.roll(80), dice.roll(3) * dice.roll(20), dice.roll(3) * dice.roll(15));
    let forbidden = dice.roll(3) * dice.roll(8);
    for round in 0..usize::from(story.rounds) {
        for player in &mut field.players {
            set_away(player, dice.comes_up(absences).then_some(RequestedBye::ZeroPoint));
        }
        let later = |one: Seat| field.seats().skip(one.index() + 1).map(move |other| [one, other]);
        field.forbidden = field.seats().flat_map(later).filter(|_| dice.comes_up(forbidden)).collect();
        let Some(pairing) = check(&field) else { return round + 1 };
        let Pairing { boards, bye, .. } = if story.wild { anybody(&field, &mut dice) } else { pairing };
        let boards: Vec<_> = boards.into_iter().map(|pair| game(pair, &mut dice, forfeits, draws)).collect();
        play(&mut field, &boards, bye);
    }
    usize::from(story.rounds)
}

fn stories(players: std::ops::Range<usize>, rounds: std::ops::Range<u8>) -> impl Strategy<Value = Story> {
    let parts = (players, rounds, any::<u64>(), any::<bool>());
    parts.prop_map(|(players, rounds, seed, wild)| Story { players, rounds, seed, wild })
}

fn cases(full: u32) -> ProptestConfig {
    let cases = test_effort::cases(full.div_ceil(3), full);
    ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(cases) }
}

fn agrees(edition: &ClassicEdition, year: Year, story: &Story) -> usize {
    live(story, |field| {
        let pairing = edition.pair(field, &mut Trace::silent());
        let enough = field.present().count() > 1;
        let expected = if enough { reference::pair(field, year) } else { None };
        let found = pairing.as_ref().ok().map(|pairing| {
            let higher_first = |pair: &Pair| {
                let higher = field.higher(pair.white, pair.black);
                [higher, if higher == pair.white { pair.black } else { pair.white }]
            };
            let mut pairs: Vec<[Seat; 2]> = pairing.boards.iter().map(higher_first).collect();
            pairs.sort();
            Answer { pairs, bye: pairing.bye }
        });
        assert_eq!(found, expected, "round {} of {story:?}", field.round);
        pairing.ok()
    })
}

proptest! {
    #![proptest_config(cases(450))]

    #[test]
    fn the_fast_search_of_2009_finds_what_the_rules_find_literally(story in stories(4..MOST_READ_LITERALLY + 1, 3..10)) {
        agrees(&DUTCH_2009, Year::Y2009, &story);
    }

    #[test]
    fn the_fast_search_of_1992_finds_what_the_rules_find_literally(story in stories(4..MOST_READ_LITERALLY + 1, 3..10)) {
        agrees(&DUTCH_1992, Year::Y1992, &story);
    }
}

/// Checks that all players have one place and no two meet twice; returns the number of rounds that could be paired.
fn holds_in_every_round(edition: &ClassicEdition, story: &Story) -> usize {
    live(story, |field| {
        let pairing = edition.pair(field, &mut Trace::silent()).ok()?;
        let seats = pairing.boards.iter().flat_map(|pair| [pair.white, pair.black]).chain(pairing.bye);
        let mut seats: Vec<Seat> = seats.collect();
        seats.sort();
        assert!(seats.into_iter().eq(field.present()), "round {} of {story:?}", field.round);
        assert!(pairing.boards.iter().all(|pair| !field.have_met(pair.white, pair.black)));
        Some(pairing)
    })
}

/// The bracket below refuses sets of floaters by the thousand here (C.13): trying them one after the other takes
/// minutes.
#[test]
fn a_large_field_is_paired_however_few_floaters_will_do() {
    let events = [(165, 21, 45, 12), (263, 19, 37, 19)];
    for edition in [&DUTCH_2009, &DUTCH_1992] {
        for (players, rounds, seed, paired) in events {
            let story = Story { players, rounds, seed, wild: true };
            assert!(holds_in_every_round(edition, &story) >= paired);
        }
        let mut field = fresh(120, 9, Colour::White);
        for _ in 0..6 {
            let pairing = edition.pair(&field, &mut Trace::silent()).unwrap();
            let white_wins = |pair| (pair, [10, 0].map(Points::from_tenths), true);
            play(&mut field, &pairing.boards.into_iter().map(white_wins).collect::<Vec<_>>(), pairing.bye);
        }
    }
}
