//! The criteria C5 to C8 (C.04.4.2 2.3 and 2.4) and their counts, in rule order. C1 to C4 hold for every candidate.

use super::Burstein2026;
use super::bracket::Bracket;
use crate::swiss::criteria::{ByCriteria, Cost, Criterion, Descending, Step};
use crate::tournament::Points;
use std::cmp::Reverse;
use std::convert::Infallible;

impl ByCriteria for Burstein2026 {
    type Bracket<'a> = Bracket<'a>;
    type Step = Step;
    type OwnCriterion = Infallible;
    type Level = Reverse<Points>;

    fn criteria(_: &Bracket<'_>) -> &'static [Criterion<Self>] {
        &CRITERIA
    }

    fn level(bracket: &Bracket<'_>, _: &Criterion<Self>, level: usize) -> Reverse<Points> {
        Reverse(bracket.scores.get(level).copied().unwrap_or_default())
    }
}

type Row = Criterion<Burstein2026>;

/// The criteria, most significant first.
const CRITERIA: [Row; 5] = [
    Row::left_over("C5", members),
    Row::left_over_scores("C6"),
    Row::next_left_over("C7", |bracket| vec![bracket.members.len() + bracket.next.len()]),
    Row::next_left_over_scores("C7", |bracket| {
        [Burstein2026::members_by_score(bracket), vec![bracket.next.len()]].concat()
    }),
    Row::new("C8", "why-not-preferences", c8, members),
];

/// Players who do not get their preferred colour.
fn c8(bracket: &Bracket<'_>, step: Step) -> Cost {
    let Step::Pair(one, other) = step else { return None };
    bracket.roster.clash(one, other).then_some((0, 1))
}

fn members(bracket: &Bracket<'_>) -> Vec<usize> {
    vec![bracket.members.len()]
}
