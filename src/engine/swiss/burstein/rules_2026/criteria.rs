//! The criteria C5 to C8 (C.04.4.2 2.3 and 2.4) and their counts, in rule order. C1 to C4 hold for every candidate.

use super::Burstein2026;
use super::bracket::BursteinBracket;
use crate::swiss::criteria::{ByCriteria, Cost, Criterion, Descending, Step};
use crate::tournament::Points;
use std::cmp::Reverse;
use std::convert::Infallible;

impl ByCriteria for Burstein2026 {
    type Bracket<'a> = BursteinBracket<'a>;
    type Step = Step;
    type OwnCriterion = Infallible;
    type Level = Reverse<Points>;

    fn criteria(_: &BursteinBracket<'_>) -> &'static [Criterion<Self>] {
        &CRITERIA
    }

    fn level(bracket: &BursteinBracket<'_>, _: &Criterion<Self>, level: usize) -> Reverse<Points> {
        Reverse(bracket.scores.get(level).copied().unwrap_or_default())
    }
}

type BursteinCriterion = Criterion<Burstein2026>;

/// The criteria, most significant first.
const CRITERIA: [BursteinCriterion; 5] = [
    BursteinCriterion::left_over("C5", members),
    BursteinCriterion::left_over_scores("C6"),
    BursteinCriterion::next_left_over("C7", |bracket| vec![bracket.members.len() + bracket.next.len()]),
    BursteinCriterion::next_left_over_scores("C7", |bracket| {
        [Burstein2026::members_by_score(bracket), vec![bracket.next.len()]].concat()
    }),
    BursteinCriterion::new("C8", "why-not-preferences", c8, members),
];

/// Players who do not get their preferred colour.
fn c8(bracket: &BursteinBracket<'_>, step: Step) -> Cost {
    let Step::Pair(one, other) = step else { return None };
    bracket.roster.clash(one, other).then_some((0, 1))
}

fn members(bracket: &BursteinBracket<'_>) -> Vec<usize> {
    vec![bracket.members.len()]
}
