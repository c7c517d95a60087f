//! The demand of the players below a bracket.

use super::super::cards::{self, DutchRoster};
use super::super::completion::{ByeScore, bye_score, can_take_bye, is_completable};
use super::super::lower_demand::Below;
use super::super::narrowing;
use super::super::space::{Scope, Space};
use super::{Dutch2026, exact, random, seed};
use crate::format::{Field, Format, Trace};
use crate::matching::{Graph, LargestMatching};
use crate::swiss::test_rounds::{self, Dice, cases};
use crate::tournament::{Colour, Points};

/// Returns true if all of `above`, none of whom meets another, find a vertex, and every vertex is matched.
fn are_taken(roster: &DutchRoster<'_>, below: &Below, above: &[usize]) -> bool {
    let mut graph = Graph::new(above.len() + below.vertices());
    below.join(roster, &mut graph, above.len(), above.iter().copied().enumerate());
    LargestMatching::of(graph).is_perfect()
}

#[test]
fn pieces_and_hubs_accept_floaters_that_all_below_can_accept() {
    let (mut taken, mut refused) = (0, 0);
    for seed in seed()..seed() + cases(1500) {
        let field = random::field(seed, 24);
        let roster = cards::roster(&field);
        let Ok(bye) = bye_score(&roster) else { continue };
        let bye = bye.map(ByeScore::Of);
        if roster.len() == 0 {
            continue;
        }
        let mut dice = Dice(seed);
        let above = 1 + dice.roll(roster.len());
        let rest = above.min(roster.len())..roster.len();
        let bye = bye.filter(|&score| rest.clone().any(|who| can_take_bye(&roster, who, score)));
        let below = Below::of(&roster, rest.clone(), bye);
        if below.is_open() || below.left_over() > above {
            continue;
        }
        for _ in 0..8 {
            let mut players: Vec<usize> = (0..above).collect();
            let come_down = (0..below.left_over()).map(|_| players.swap_remove(dice.roll(players.len())));
            let come_down: Vec<usize> = come_down.collect();
            let is_possible = is_completable(&roster, &come_down, rest.clone(), bye);
            assert_eq!(are_taken(&roster, &below, &come_down), is_possible, "seed {seed}: {come_down:?}");
            *(if is_possible { &mut taken } else { &mut refused }) += 1;
        }
        // One less cannot be enough: the players below require this number.
        let fewer: Vec<usize> = (0..below.left_over().saturating_sub(2)).collect();
        assert!(below.left_over() < 2 || !is_completable(&roster, &fewer, rest, bye), "seed {seed}");
    }
    assert!(taken > 0 && refused > 0, "{taken} and {refused}");
}

/// An event in which White wins every game, before the round that follows this number of rounds.
fn white_wins(players: usize, rounds: u8) -> Field {
    let mut field = test_rounds::fresh(players, 11, Colour::White);
    for _ in 0..rounds {
        let pairing = Dutch2026.pair(&field, &mut Trace::silent()).unwrap();
        let won = |&pair| (pair, [Points::ONE, Points::ZERO], true);
        test_rounds::play(&mut field, &pairing.boards.iter().map(won).collect::<Vec<_>>(), pairing.bye);
    }
    field
}

#[test]
fn an_odd_field_in_which_white_wins_is_paired_without_weights_as_with_them() {
    let mut asking = 0;
    for rounds in 2..7 {
        let field = white_wins(99, rounds);
        random::with_each_bracket(&field, |mut all, bracket, outcome| {
            if bracket.gives_bye {
                return;
            }
            let below = bracket.least_below(bracket.least_left_over());
            asking += usize::from(!below.is_open());
            let found = narrowing::solve(&Space::new(bracket, Scope::Bracket(&below)));
            assert_eq!(found, Some((outcome.clone(), Vec::new())), "after round {rounds}");
            all.looks_ahead = true;
            assert_eq!(exact::solve(&all, Scope::All), Ok(Some(outcome)), "after round {rounds}");
        });
    }
    assert!(asking > 0, "some bracket has to send down more than it leaves over by itself");
}

#[test]
fn floaters_who_can_keep_all_below_are_those_found_by_weights_over_all_players() {
    let (mut same, mut others, mut several) = (0, 0, 0);
    for seed in seed()..seed() + cases(1200) {
        random::with_each_bracket(&random::with_clubs(seed, 50), |mut all, _, _| {
            let below = all.least_below(all.least_left_over());
            if all.bye.is_some_and(|bye| bye.is_from(all.score())) || below.left_over() > all.next.len() {
                return;
            }
            let found = all.within_and_next(&below);
            let anybody = narrowing::solve(&Space::new(&all, Scope::Bracket(&below)));
            all.looks_ahead = true;
            if let Some(found) = found {
                let is_first = Some(&found) == anybody.map(|(found, _)| found).as_ref();
                *(if is_first { &mut same } else { &mut others }) += 1;
                several += usize::from(found.floaters.len() > 1);
                assert_eq!(exact::solve(&all, Scope::All), Ok(Some(found)), "seed {seed}");
            }
        });
    }
    assert!(same > 0 && others > 0 && several > 0, "{same}, {others}, {several}");
}
